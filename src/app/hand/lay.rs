//! Laying the tile in hand with the pointer: a click on a square, or a dragged tile that is let go.

use super::in_air::FlyBack;
use super::{Hand, LaysTiles, LegalSquares};
use crate::app::board::{Grip, Mouse, square_at};
use crate::app::shell::settings::Chosen;
use crate::app::table::{AtTable, Decide, Picked, Playback, Refused};
use crate::app::words::say;
use crate::rules::Game;
use crate::rules::tiles::{Rotation, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What the rules say to a square on which the tile is to be laid.
#[derive(SystemParam)]
pub(super) struct Rules<'w, G: LaysTiles> {
    table: Res<'w, AtTable<G>>,
    chosen: Res<'w, Chosen>,
    decisions: MessageWriter<'w, Decide<<G as Game>::Action>>,
    picks: MessageWriter<'w, Picked>,
    refusals: MessageWriter<'w, Refused>,
}

impl<G: LaysTiles> Rules<'_, G> {
    /// Has it laid, or held there if only a second click decides, or says why that can't be; whether it can.
    pub fn lay(&mut self, at: Square, hand: &mut Hand) -> bool {
        let (action, turn) = (G::lay(at, hand.turn), hand.turn);
        match self.table.position().clone().apply(action, &mut Vec::new()) {
            Ok(()) if self.chosen.settings.second_click && !(hand.aimed_by_key && hand.aim == Some(at)) => {
                hand.put_over(at, turn);
                self.picks.write(Picked);
                true
            }
            Ok(()) => {
                self.decisions.write(Decide::Act(action));
                true
            }
            Err(refusal) => {
                let rule = Some(G::rule_of(&refusal));
                let hopeless = G::is_mismatch(&refusal) && !self.fits_somehow(at);
                let why = G::told(refusal);
                let why = if hopeless { say!("hand-no-way-here", why = why) } else { why };
                self.refusals.write(Refused { why, rule, at: Some(at) });
                false
            }
        }
    }

    fn fits_somehow(&self, at: Square) -> bool {
        let position = self.table.position();
        Rotation::ALL.into_iter().any(|turn| position.clone().apply(G::lay(at, turn), &mut Vec::new()).is_ok())
    }
}

/// A click on a square, or letting go of a dragged tile, lays it there, or says why not.
pub(super) fn press_and_release<G: LaysTiles>(
    mouse: Mouse,
    mut playback: ResMut<Playback<G>>,
    squares: Res<LegalSquares>,
    mut hand: ResMut<Hand>,
    mut grip: ResMut<Grip>,
    mut rules: Rules<G>,
    mut commands: Commands,
) {
    let pointer = &mouse.pointer;
    // A tap may be pressed and let go within one frame: it hurries the tile that lands, and lays none.
    let caught_up = playback.caught_up();
    if mouse.pressed() && !pointer.over_panel {
        playback.hurry();
        if hand.is_held && !hand.dragging && hand.is_theirs(&squares) {
            hand.pressed = true;
            grip.0 |= hand.aim.is_some() && hand.aim == pointer.square();
        }
    }
    if !mouse.released() {
        return;
    }
    let clicked = std::mem::take(&mut hand.pressed) && pointer.clicked;
    let dropped = std::mem::take(&mut hand.dragging);
    let may_lay = (clicked || dropped) && caught_up && rules.table.persons_turn();
    let Some(world) = pointer.world.filter(|_| may_lay) else { return };
    let at = square_at(world);
    if !pointer.over_panel && rules.lay(at, &mut hand) {
        return;
    }
    if dropped {
        commands.trigger(FlyBack(world));
    }
}
