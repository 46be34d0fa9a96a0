//! A turning point on the table: the tile hovers where the guide would have laid it, since words could not tell where.

use super::{Looking, Reviewed};
use crate::app::board::{CloseUp, middle};
use crate::app::hand::Hand;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Playback};
use crate::rules::tiles::{Rotation, Square};
use bevy::prelude::*;

/// Holds the tile there as long as the decision is shown, and nowhere at any other decision of a watched game.
pub(super) fn hold<G: Reviewed>(
    table: Res<AtTable<G>>,
    looking: Res<Looking<G::Action>>,
    playback: Res<Playback<G>>,
    mut hand: ResMut<Hand>,
    mut close_up: ResMut<CloseUp>,
) {
    match better(&table, &looking).filter(|_| playback.caught_up()) {
        Some((at, turn)) if !hand.hovers() => {
            hand.put_over(at, turn);
            close_up.set_if_neq(CloseUp { place: Some(middle(at)), is_crowd: false });
        }
        None if hand.aim.is_some() => {
            hand.aim = None;
            close_up.place = None;
        }
        _ => {}
    }
}

/// Where the guide would have laid the tile in the position that is shown.
fn better<G: Reviewed>(table: &AtTable<G>, looking: &Looking<G::Action>) -> Option<(Square, Rotation)> {
    let Looking::Seen { review, .. } = looking else { return None };
    let now = table.sitting.played().len();
    let point = review.turning_points.iter().find(|point| point.number == now)?;
    // From other games nothing leads back to the review.
    table.replay().filter(|replay| replay.leads_to == Screen::Review)?;
    G::held_at(point.better)
}
