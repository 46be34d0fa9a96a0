//! Step 3: points move the score markers. With three of them every colour moves its own, and a colour without one the
//! marker that the table chooses (L6-2, L6-4); a single marker moves for all.

use super::{cat, hounds, score};
use crate::rules::fingerprint::Fingerprint;
use crate::rules::mists::{Action, Happening, Hound, Mists, Phase, Refusal};
use crate::rules::{ByColour, Colour, Colours};

/// Points on their way to the markers.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Marking {
    /// Points for each colour.
    points: u16,
    /// Whose points they are.
    colours: Colours,
    /// The marker that each colour moves, as far as it is known.
    moves: ByColour<Option<Colour>>,
    whence: Whence,
}

/// What brought the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whence {
    Region,
    Hound(Hound),
    Cat,
}

impl Marking {
    pub fn add_to(&self, print: &mut Fingerprint) {
        print.add(0x700 | u64::from(self.points) << 16);
        for colour in self.colours.iter() {
            print.add(self.moves[colour].map_or(0, |marker| 1 + marker as u64) | (colour as u64) << 8);
        }
        match self.whence {
            Whence::Region => {}
            Whence::Hound(hound) => print.add(0x800 | hound as u64),
            Whence::Cat => print.add(0x802),
        }
    }

    /// The first colour whose marker is not known.
    fn open(&self) -> Option<Colour> {
        self.colours.iter().find(|&colour| self.moves[colour].is_none())
    }
}

/// Gives so many points to each of these colours.
pub(super) fn begin(game: &mut Mists, colours: Colours, points: u16, whence: Whence, happenings: &mut Vec<Happening>) {
    let markers = &game.table.markers;
    let mut moves = ByColour::default();
    for colour in colours.iter() {
        moves[colour] = match markers[..] {
            [only] => Some(only),
            _ if markers.contains(&colour) => Some(colour),
            // No marker moves: nothing to choose.
            _ if points == 0 => markers.first().copied(),
            _ => None,
        };
    }
    go_on(game, Marking { points, colours, moves, whence }, happenings);
}

/// The colour whose points wait for a marker, and how many.
pub(in crate::rules) fn under_way(game: &Mists) -> Option<(Colour, u16)> {
    let marking = game.due.marking.as_ref()?;
    marking.open().map(|colour| (colour, marking.points))
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    actions.extend(game.table.markers.iter().map(|&marker| Action::MoveMarker { marker }));
}

pub(in crate::rules) fn apply(
    game: &mut Mists,
    marker: Colour,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    if !game.table.markers.contains(&marker) {
        return Err(Refusal::NoMarker(marker));
    }
    if let Some(mut marking) = game.due.marking.take() {
        if let Some(colour) = marking.open() {
            marking.moves[colour] = Some(marker);
        }
        go_on(game, marking, happenings);
    }
    Ok(())
}

fn go_on(game: &mut Mists, marking: Marking, happenings: &mut Vec<Happening>) {
    if marking.open().is_some() {
        game.due.marking = Some(marking);
        game.phase = Phase::MoveMarker;
        return;
    }
    for colour in marking.colours.iter() {
        if let Some(marker) = marking.moves[colour] {
            game.track.advance(&game.table.markers, marker, marking.points);
        }
    }
    let marker = marking.colours.iter().find_map(|colour| marking.moves[colour]);
    match marking.whence {
        Whence::Region => score::points_given(game, marking.points, marking.moves, happenings),
        Whence::Hound(hound) => hounds::points_given(game, hound, marking.points, marker, happenings),
        Whence::Cat => cat::points_given(game, marking.points, marker, happenings),
    }
}
