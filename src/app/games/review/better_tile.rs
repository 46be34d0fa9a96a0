//! A turning point on the table: the tile hovers where the guide would have laid it, since words could not tell where.

use super::{Looking, Reviewed};
use crate::app::board::{CloseUp, middle};
use crate::app::hand::Hand;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Playback};
use crate::rules::tiles::{Rotation, Square};
use bevy::prelude::*;

/// Holds the tile there and looks at it as long as the decision is shown.
pub(super) fn hold<G: Reviewed>(
    table: Res<AtTable<G>>,
    looking: Res<Looking<G::Action>>,
    playback: Res<Playback<G>>,
    mut held: Local<bool>,
    mut hand: ResMut<Hand>,
    mut close_up: ResMut<CloseUp>,
) {
    let better = better(&table, &looking).filter(|_| playback.caught_up());
    match better {
        Some((at, turn)) if !hand.hovers() => {
            hand.put_over(at, turn);
            close_up.set_if_neq(CloseUp { place: Some(middle(at)), is_crowd: false });
        }
        None if *held => {
            hand.aim = None;
            close_up.place = None;
        }
        _ => {}
    }
    *held = better.is_some();
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
