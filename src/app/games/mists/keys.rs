//! The keyboard on the board: keys can do everything that the mouse can do there. `input` knows which keys these are.
//! The panels handle choices and the menu.

use super::hand::{Hand, Rotate, settle_turn};
use super::legal_squares::LegalSquares;
use super::spots::{Offer, Spot};
use crate::app::board::{FitBoard, Pointer};
use crate::app::games::mists::table::{AtTable, Decide, Playback};
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::games::playing::MistsAt;
use crate::app::input::{Want, Wanted};
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::Screen;
use crate::app::table::TableSystems;
use crate::rules::Game;
use crate::rules::mists::{Action, Phase};
use crate::rules::tiles::Square;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            anywhere,
            (turn, with_tile).chain().run_if(in_state(TurnPhase::PlaceTile)),
            with_spots.run_if(not(in_state(TurnPhase::PlaceTile))),
        )
            .chain()
            .in_set(TableSystems::Input)
            .run_if(in_state(MistsAt(Screen::Table))),
    );
}

fn anywhere(
    wanted: Res<Wanted>,
    covered: Covered,
    mut fits: MessageWriter<FitBoard>,
    mut decisions: MessageWriter<Decide>,
) {
    if covered.is_covered() {
        return;
    }
    if wanted.now(Want::FitBoard) {
        fits.write(FitBoard::Wanted);
    }
    if wanted.now(Want::Redo) {
        decisions.write(Decide::Redo);
    } else if wanted.now(Want::TakeBack) {
        decisions.write(Decide::TakeBack);
    }
}

fn turn(wanted: Res<Wanted>, covered: Covered, pointer: Res<Pointer>, mut rotations: MessageWriter<Rotate>) {
    if covered.is_covered() || pointer.keys_taken {
        return;
    }
    if wanted.now(Want::Turn) {
        rotations.write(Rotate(1));
    }
    if wanted.now(Want::TurnBack) {
        rotations.write(Rotate(-1));
    }
}

/// Moves the tile from one legal square to another, and lays it. A key that only confirms always lays the tile. A key
/// that also skips lays it only if keys moved it there: the player may have pressed that key to skip a step that did
/// not come.
fn with_tile(
    wanted: Res<Wanted>,
    covered: Covered,
    squares: Res<LegalSquares>,
    pointer: Res<Pointer>,
    mut playback: ResMut<Playback>,
    mut hand: ResMut<Hand>,
    mut decisions: MessageWriter<Decide>,
) {
    if covered.is_covered() || pointer.keys_taken {
        return;
    }
    let next = match () {
        () if wanted.now(Want::Next) => walk(squares.in_order(), hand.aim, false),
        () if wanted.now(Want::Previous) => walk(squares.in_order(), hand.aim, true),
        () => way(&wanted).and_then(|way| towards(squares.in_order(), hand.aim, way)),
    };
    if next.is_some() {
        (hand.aim, hand.aimed_by_key) = (next, true);
        settle_turn(&mut hand, &squares);
    }
    if let Some(at) = hand.aim
        && (wanted.now(Want::Confirm) || (hand.aimed_by_key && wanted.now(Want::ConfirmOrSkip)))
    {
        playback.hurry();
        decisions.write(Decide::Act(Action::LayTile { at, turn: hand.turn }));
    }
}

/// The wanted direction of a movement, on the board's axes.
fn way(wanted: &Wanted) -> Option<(i32, i32)> {
    let ways = [(Want::Up, (0, 1)), (Want::Right, (1, 0)), (Want::Down, (0, -1)), (Want::Left, (-1, 0))];
    ways.into_iter().find(|&(want, _)| wanted.now(want)).map(|(_, way)| way)
}

/// The next one in the order, or the one before. After the last comes the first.
fn walk<T: Copy + PartialEq>(in_order: &[T], from: Option<T>, back: bool) -> Option<T> {
    let here = from.and_then(|from| in_order.iter().position(|&other| other == from));
    let count = in_order.len();
    let next = match here {
        Some(here) if back => (here + count - 1) % count,
        Some(here) => (here + 1) % count,
        None => 0,
    };
    in_order.get(next).copied()
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

/// Moves the focus from one spot to another, and takes the focused spot. If none has the focus, confirming skips the
/// meeple or leaves the other ghosts where they are.
fn with_spots(
    wanted: Res<Wanted>,
    covered: Covered,
    table: Res<AtTable>,
    spots: Query<(Entity, &Spot)>,
    mut playback: ResMut<Playback>,
    mut offer: ResMut<Offer>,
    mut decisions: MessageWriter<Decide>,
) {
    if covered.is_covered() {
        return;
    }
    let back = wanted.now(Want::Previous);
    if back || wanted.now(Want::Next) {
        (offer.focus, offer.by_key) = (next_spot(&spots, offer.focus, back), true);
    }
    let way = way(&wanted).map(|(x, y)| IVec2::new(x, y).as_vec2());
    if let Some(next) = way.and_then(|way| spot_towards(&spots, offer.focus, way)) {
        (offer.focus, offer.by_key) = (Some(next), true);
    }
    if !wanted.confirmed() {
        return;
    }
    if !playback.caught_up() {
        playback.hurry();
    } else if let Some((_, spot)) = offer.focus.filter(|_| offer.by_key).and_then(|focus| spots.get(focus).ok()) {
        decisions.write(Decide::Act(spot.action));
    } else {
        match table.position().phase() {
            Phase::PlaceMeeple => drop(decisions.write(Decide::Act(Action::SkipMeeple))),
            Phase::Banish | Phase::CalmGhosts => drop(decisions.write(Decide::Act(Action::StopBanishing))),
            _ => {}
        }
    }
}

/// The nearest spot in a direction. Distance to the side counts three times. Without a focus, it is any spot.
fn spot_towards(spots: &Query<(Entity, &Spot)>, from: Option<Entity>, way: Vec2) -> Option<Entity> {
    let Some((here, from)) = from.and_then(|from| spots.get(from).ok()) else {
        return next_spot(spots, None, false);
    };
    let cost = |spot: &Spot| {
        let step = spot.at - from.at;
        let ahead = step.dot(way);
        (ahead > 1e-3).then_some(ahead + 3.0 * step.dot(way.perp()).abs())
    };
    let others = spots.iter().filter(|(entity, _)| *entity != here);
    let ahead = others.filter_map(|(entity, spot)| Some((cost(spot)?, entity)));
    ahead.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, entity)| entity)
}

fn next_spot(spots: &Query<(Entity, &Spot)>, from: Option<Entity>, back: bool) -> Option<Entity> {
    let mut in_order: Vec<_> = spots.iter().collect();
    in_order.sort_by(|(_, a), (_, b)| b.at.y.total_cmp(&a.at.y).then(a.at.x.total_cmp(&b.at.x)));
    let in_order: Vec<Entity> = in_order.into_iter().map(|(entity, _)| entity).collect();
    walk(&in_order, from, back)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARES: [Square; 4] = [Square::new(0, 2), Square::new(-1, 1), Square::new(2, 1), Square::new(0, -1)];

    #[test]
    fn tab_walks_round_and_back() {
        assert_eq!(walk(&SQUARES, None, false), Some(SQUARES[0]));
        assert_eq!(walk(&SQUARES, Some(SQUARES[3]), false), Some(SQUARES[0]));
        assert_eq!(walk(&SQUARES, Some(SQUARES[0]), true), Some(SQUARES[3]));
        assert_eq!(walk::<Square>(&[], None, false), None);
    }

    #[test]
    fn arrows_find_the_nearest_square_ahead() {
        assert_eq!(towards(&SQUARES, Some(SQUARES[1]), (1, 0)), Some(SQUARES[2]));
        assert_eq!(towards(&SQUARES, Some(SQUARES[0]), (0, -1)), Some(SQUARES[3]));
        assert_eq!(towards(&SQUARES, Some(SQUARES[0]), (0, 1)), None);
    }
}
