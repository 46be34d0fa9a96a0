//! The keyboard and the tile in hand: keys turn it, move it from square to square and lay it.

use super::legal_squares::LegalSquares;
use super::turn::settle_turn;
use super::{Hand, LaysTiles, Rotate, is_held};
use crate::app::board::{Pointer, Reveal, square};
use crate::app::input::{Want, Wanted, walk};
use crate::app::shell::menu::Covered;
use crate::app::table::{AtTable, Decide, KeySystems, OfGame, Playback, Refused, at_table};
use crate::app::words::say;
use crate::rules::tiles::Square;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, turn.in_set(KeySystems::Hand).run_if(is_held));
}

pub(super) fn game<G: LaysTiles>(app: &mut App) {
    app.add_systems(
        Update,
        (with_tile::<G>, ask_for_square::<G>)
            .chain()
            .in_set(KeySystems::Hand)
            .in_set(OfGame::of::<G>())
            .run_if(in_state(G::LAYING).and_then(at_table::<G>)),
    );
}

/// What keys ask of the tile in this frame.
#[derive(SystemParam)]
struct Keyed<'w> {
    wanted: Res<'w, Wanted>,
    covered: Covered<'w>,
    pointer: Res<'w, Pointer>,
}

impl Keyed<'_> {
    /// Whether something else has the keys.
    fn are_taken(&self) -> bool {
        self.covered.is_covered() || self.pointer.keys_taken
    }
}

fn turn(keyed: Keyed, mut rotations: MessageWriter<Rotate>) {
    if keyed.are_taken() {
        return;
    }
    if keyed.wanted.now(Want::Turn) {
        rotations.write(Rotate(1));
    }
    if keyed.wanted.now(Want::TurnBack) {
        rotations.write(Rotate(-1));
    }
}

/// Moves the tile from one legal square to another, and lays it. A key that only confirms always lays the tile. A key
/// that also skips lays it only if keys moved it there: the player may have pressed that key to skip a step that did
/// not come.
fn with_tile<G: LaysTiles>(
    keyed: Keyed,
    squares: Res<LegalSquares>,
    table: Res<AtTable<G>>,
    mut playback: ResMut<Playback<G>>,
    mut hand: ResMut<Hand>,
    mut decisions: MessageWriter<Decide<G::Action>>,
    mut commands: Commands,
) {
    if keyed.are_taken() {
        return;
    }
    let wanted = &keyed.wanted;
    let next = match () {
        () if wanted.now(Want::Next) => walk(squares.in_order(), hand.aim, false),
        () if wanted.now(Want::Previous) => walk(squares.in_order(), hand.aim, true),
        () => wanted.way().and_then(|way| towards(squares.in_order(), hand.aim, way)),
    };
    if let Some(at) = next {
        (hand.aim, hand.aimed_by_key) = (Some(at), true);
        settle_turn(&mut hand, &squares);
        commands.trigger(Reveal(square(at)));
    }
    if !playback.caught_up() {
        // It is landing already: the key only hurries.
        if wanted.confirmed() {
            playback.hurry();
        }
    // While a page of a lesson is read, the key turns the page and nothing else.
    } else if let Some(at) = hand.aim.filter(|_| !table.reads() && hand.is_theirs(&squares))
        && (wanted.now(Want::Confirm) || (hand.aimed_by_key && wanted.now(Want::ConfirmOrSkip)))
    {
        decisions.write(Decide::Act(G::lay(at, hand.turn)));
    }
}

/// Whoever confirms a tile that is over no square is told what is missing. It moves nowhere by itself: the same key
/// pressed twice must not lay it.
fn ask_for_square<G: LaysTiles>(
    keyed: Keyed,
    squares: Res<LegalSquares>,
    table: Res<AtTable<G>>,
    playback: Res<Playback<G>>,
    hand: Res<Hand>,
    mut refusals: MessageWriter<Refused>,
) {
    let asks = table.persons_turn() && !table.reads() && playback.caught_up() && !squares.in_order().is_empty();
    if asks && hand.aim.is_none() && keyed.wanted.now(Want::Confirm) && !keyed.are_taken() {
        refusals.write(Refused { why: say!("hand-no-square").to_owned(), rule: None, at: None });
    }
}

/// The nearest square in a direction. Distance to the side counts three times.
fn towards(squares: &[Square], from: Option<Square>, (dx, dy): (i32, i32)) -> Option<Square> {
    let Some(from) = from else { return squares.first().copied() };
    let cost = |at: &Square| {
        let (x, y) = (i32::from(at.x) - i32::from(from.x), i32::from(at.y) - i32::from(from.y));
        let ahead = x * dx + y * dy;
        let aside = (x * dy).abs() + (y * dx).abs();
        (ahead > 0).then_some(ahead + 3 * aside)
    };
    squares.iter().filter_map(|at| Some((cost(at)?, *at))).min().map(|(_, at)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARES: [Square; 4] = [Square::new(0, 2), Square::new(-1, 1), Square::new(2, 1), Square::new(0, -1)];

    #[test]
    fn arrows_find_the_nearest_square_ahead() {
        assert_eq!(towards(&SQUARES, Some(SQUARES[1]), (1, 0)), Some(SQUARES[2]));
        assert_eq!(towards(&SQUARES, Some(SQUARES[0]), (0, -1)), Some(SQUARES[3]));
        assert_eq!(towards(&SQUARES, Some(SQUARES[0]), (0, 1)), None);
    }
}
