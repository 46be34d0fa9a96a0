//! Eloise: she comes when her part of the supply is empty, joins a meeple, scores with it and goes on to the next (CAT-1 to
//! CAT-6).

use super::markers::{self, Whence};
use super::{bury, face_down, ghosts, hounds};
use crate::rules::Colour;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::mists::{Action, Cat, Happening, Mists, Outcome, Phase, Refusal};
use crate::rules::tiles::{PartId, PartName};

/// What comes after she has her place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::rules) enum Then {
    /// The ghosts that are still to come (CAT-2).
    #[default]
    Ghosts,
    /// Further burials (CAT-6).
    Burials,
    /// The end of the turn (CAT-5).
    TurnEnd,
}

/// What of her is still to be done this turn.
#[derive(Clone, Debug, Default)]
pub(in crate::rules) struct Errand {
    /// Her meeple was scored, with its colour: she scores next (CAT-4).
    pub scores: Option<Colour>,
    /// Her meeple was scored: she moves on after the scorings (CAT-5).
    pub moves_on: bool,
    then: Then,
}

impl Errand {
    pub fn add_to(&self, print: &mut Fingerprint) {
        if let Some(colour) = self.scores {
            print.add(0xc00 | colour as u64);
        }
        if self.moves_on || self.then != Then::Ghosts {
            print.add(0xd00 | u64::from(self.moves_on) << 4 | self.then as u64);
        }
    }
}

/// Whether her part of the supply is empty, and she has to come (CAT-2).
pub(super) fn is_called(game: &Mists) -> bool {
    game.cat == Some(Cat::Supply) && game.ghosts_before_cat() == 0
}

/// She goes to another meeple: the only one, or the one that the table chooses; with none she waits (CAT-3).
pub(super) fn move_on(game: &mut Mists, then: Then, happenings: &mut Vec<Happening>) {
    game.cat = Some(Cat::Waits);
    game.due.errand.moves_on = false;
    game.due.errand.then = then;
    match game.standing[..] {
        [] => {
            happenings.push(Happening::CatMoved { to: None, legal: 0 });
            follow(game, happenings);
        }
        [only] => {
            join(game, only.part, 1, happenings);
            follow(game, happenings);
        }
        _ => game.phase = Phase::PlaceCat,
    }
}

/// She joins a meeple that was just placed, if she waits for one (CAT-3).
pub(super) fn join_placed(game: &mut Mists, part: PartId, happenings: &mut Vec<Happening>) {
    if game.cat == Some(Cat::Waits) {
        join(game, part, 1, happenings);
    }
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let standing = game.standing.iter().map(|meeple| Action::PlaceCat { meeple: game.name_of(meeple.part) });
    actions.extend(standing);
}

pub(in crate::rules) fn apply(
    game: &mut Mists,
    meeple: PartName,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let meeple = game.meeple_on(meeple).ok_or(Refusal::NobodyForCat)?;
    join(game, meeple.part, game.standing.len() as u8, happenings);
    follow(game, happenings);
    Ok(())
}

fn join(game: &mut Mists, part: PartId, legal: u8, happenings: &mut Vec<Happening>) {
    let place = game.name_of(part);
    let to = game.meeple_on(place).map(|meeple| (meeple.colour, place));
    game.cat = Some(Cat::With(part));
    happenings.push(Happening::CatMoved { to, legal });
}

fn follow(game: &mut Mists, happenings: &mut Vec<Happening>) {
    match std::mem::take(&mut game.due.errand.then) {
        Then::Ghosts => ghosts::go_on(game, happenings),
        Then::Burials => bury::next(game, happenings),
        Then::TurnEnd => face_down::begin(game, happenings),
    }
}

/// Her meeple goes home: she will score, and move on when all is scored (CAT-4, CAT-5).
pub(super) fn leave_scored(game: &mut Mists, part: PartId, colour: Colour) {
    if game.cat_is_with(part) {
        game.cat = Some(Cat::Waits);
        game.due.errand.scores = Some(colour);
        game.due.errand.moves_on = true;
    }
}

/// Counts her points, if it is her turn to (CAT-4).
pub(super) fn scores(game: &mut Mists, happenings: &mut Vec<Happening>) -> bool {
    let Some(colour) = game.due.errand.scores.take() else { return false };
    let points = u16::from(game.ghosts_in_circles());
    markers::begin(game, [colour].into_iter().collect(), points, Whence::Cat, happenings);
    true
}

/// Her points were counted: the scoring is complete, unless they won the game (END-1).
pub(super) fn points_given(game: &mut Mists, points: u16, marker: Option<Colour>, happenings: &mut Vec<Happening>) {
    if let Some(marker) = marker {
        happenings.push(Happening::CatScored { points, marker });
    }
    if game.reached(game.table.level.goal) {
        game.end(Outcome::Victory, happenings);
    } else {
        hounds::arrive(game, happenings);
    }
}
