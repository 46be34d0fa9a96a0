//! Points move the score markers. With three of them every colour moves its own, and a colour without one the marker
//! that the table chooses (L6-2, L6-4); a single marker moves for all.

use crate::rules::mists::step::Said;
use crate::rules::mists::to_do::Marking;
use crate::rules::mists::{Action, Mists, Outcome, Refusal};
use crate::rules::{ByColour, Colour, Colours};

/// Gives so many points to each of these colours, and tells which markers moved. None as long as the table has to
/// choose a marker: whoever has the points asks for it, and gives the same points again when it is chosen.
pub(super) fn give(game: &mut Mists, colours: Colours, points: u16) -> Option<Marking> {
    let marking =
        game.to_do().marking.unwrap_or_else(|| Marking { points, colours, moves: known(game, colours, points) });
    if marking.open().is_some() {
        game.to_do_mut().marking = Some(marking);
        return None;
    }
    game.to_do_mut().marking = None;
    for marker in marking.colours.iter().filter_map(|colour| marking.moves[colour]) {
        game.give_points(marker, marking.points);
    }
    Some(marking)
}

/// The markers about which there is nothing to choose.
fn known(game: &Mists, colours: Colours, points: u16) -> ByColour<Option<Colour>> {
    let markers = game.markers();
    let mut moves = ByColour::default();
    for colour in colours.iter() {
        moves[colour] = match markers[..] {
            [only] => Some(only),
            _ if markers.contains(&colour) => Some(colour),
            // No marker moves.
            _ if points == 0 => markers.first().copied(),
            _ => None,
        };
    }
    moves
}

/// Points were given: the game is won, or goes on (END-1, HOUND-8).
pub(super) fn see_goal(game: &Mists) -> Said {
    if game.is_won() { Said::Over(Some(Outcome::Victory)) } else { Said::Did }
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    actions.extend(game.markers().iter().map(|&marker| Action::MoveMarker { marker }));
}

pub(in crate::rules::mists) fn apply(game: &mut Mists, marker: Colour) -> Result<(), Refusal> {
    if !game.markers().contains(&marker) {
        return Err(Refusal::NoMarker(marker));
    }
    if let Some(marking) = &mut game.to_do_mut().marking
        && let Some(colour) = marking.open()
    {
        marking.moves[colour] = Some(marker);
    }
    Ok(())
}
