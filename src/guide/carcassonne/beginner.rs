//! A sensible newcomer: looks at what each action does at once, to themselves and to the others, and takes the best
//! one.

use super::prospects::{promise, prospects};
use crate::guide::best::best;
use crate::rules::carcassonne::{Action, Board, Carcassonne, Phase, Piece};
use crate::rules::tiles::Kind;
use crate::rules::{Colour, Game};
use rand::Rng;

/// How much what the strongest opponent gains hurts.
const RIVAL: f32 = 0.5;
/// So much luck decides between values that are equal.
const LUCK: f32 = 0.01;
/// What a meeple costs that is put on the new tile: it may stay there for long.
const STANDING: f32 = 1.6;

/// The action that leads to the best position. Among equal ones, it is random.
pub(super) fn choose(game: &Carcassonne, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
    let (veiled, me) = (game.veiled(), game.active_colour());
    let (mut after, mut happenings) = (veiled.clone(), Vec::new());
    best(actions, LUCK, random, |action| {
        happenings.clear();
        after.clone_from(&veiled);
        // Legal actions are never refused.
        after.apply(action, &mut happenings).map_or(f32::MIN, |()| weigh(&after, me))
    })
}

/// What a position is worth to a player.
fn weigh(game: &Carcassonne, me: Colour) -> f32 {
    let prospects = prospects(game);
    let others = game.seats().iter().filter(|&&colour| colour != me).map(|&colour| prospects[colour]);
    prospects[me] - RIVAL * others.fold(0.0, f32::max) + best_standing(game, me)
}

/// What the best free part of the new tile promises, while a piece can still be put there.
fn best_standing(game: &Carcassonne, me: Colour) -> f32 {
    let supply = game.supply(me);
    let any = supply[Piece::Ordinary] + supply[Piece::Guard] > 0;
    if !any || matches!(game.phase(), Phase::Over | Phase::LayTile | Phase::PickScoring) {
        return 0.0;
    }
    let laid = game.last_laid();
    let parts = (0..).zip(Board::parts_of_face(game.face(game.board().tile(laid).face)));
    let open = parts.filter(|(_, part)| part.kind != Kind::Mist && (part.kind != Kind::Field || game.farmers()));
    let regions = open.map(|(local, _): (u8, _)| game.board().region_of(game.board().part_of(laid, local)));
    let free = regions.filter(|&id| game.board().region(id).meeples == 0);
    free.map(|id| promise(game, id) - STANDING).fold(0.0, f32::max)
}
