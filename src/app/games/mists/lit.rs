//! Which regions are lit: the one under the pointer, those that the tile in hand would complete, and those that may be
//! chosen.

use super::spots::{Offer, Spot, focused_region, part_of};
use super::tell_board::{part_at, subject};
use crate::app::board::{Light, Lightable, Lit, Pointer, Subject};
use crate::app::games::mists::table::{AtTable, Playback};
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::games::playing::MistsAt;
use crate::app::hand::{InHand, LookAhead};
use crate::app::shell::screen::Screen;
use crate::app::table::{OfGame, TableSystems};
use crate::guide::mists::spoilt_by_face_down;
use crate::rules::Game;
use crate::rules::mists::{Action, Mists, Phase};
use crate::rules::tiles::{PartName, RegionId, Rotation, Square};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        choose
            .before(Light)
            .in_set(TableSystems::Glow)
            .after(LookAhead)
            .in_set(OfGame::of::<Mists>())
            .run_if(in_state(MistsAt(Screen::Table))),
    );
}

fn choose(
    table: Res<AtTable>,
    playback: Res<Playback>,
    pointer: Res<Pointer>,
    in_hand: InHand<Mists>,
    offer: Res<Offer>,
    spots: Query<&Spot>,
    mut lit: ResMut<Lit>,
) {
    let InHand { hand, foreseen, phase } = in_hand;
    let position = table.position();
    let mut next = Lit::default();
    if let Some(at) = hand.aim.filter(|_| **phase == TurnPhase::PlaceTile)
        && let (Some(face), Some(ahead)) = (position.hand(), &foreseen.0)
    {
        // The regions that the tile would complete: their parts on the board, and the part on the tile in the air.
        for region in &ahead.completed {
            for part in parts_once_laid(position, at, hand.turn, region.region) {
                let subject =
                    if part.at == at { Subject { face, turn: hand.turn, at } } else { subject(position, part.at) };
                next.parts.push((subject, part.kind, part.index));
            }
        }
    } else if !playback.caught_up() {
        return;
    } else if let Some(Action::LayFaceDown { at }) = offer.focused_action(&spots) {
        next.cold = true;
        next.parts = spoilt_by_face_down(position, at)
            .regions
            .into_iter()
            .flat_map(|region| parts_of(position, region))
            .collect();
    } else {
        next.claimed = spots.iter().flat_map(|spot| claimed(position, spot)).collect();
        next.claimed.sort_unstable_by_key(|&(subject, kind, index)| (subject.at, kind, index));
        next.claimed.dedup();
        // While points are counted, the region that brings them is lit, wherever the pointer rests.
        let counted = || position.due().first().and_then(|&name| position.part_named(name));
        let under_pointer = || match position.phase() {
            Phase::TakeScore => counted().map(|part| position.board().region_of(part)),
            _ => pointer.world.filter(|_| !pointer.over_panel).and_then(|at| region_at(position, at)),
        };
        if let Some(region) = focused_region(&offer, &spots, position).or_else(under_pointer) {
            next.under_pointer = Some(region);
            next.cold = position.board().region(region).dead;
            next.parts = parts_of(position, region).collect();
        }
    }
    lit.set_if_neq(next);
}

/// What a spot stands for: a part of a tile for a meeple or a ghost, or a whole region that may be scored.
fn claimed(position: &Mists, spot: &Spot) -> Vec<Lightable> {
    let Some(part) = part_of(spot.action, position) else { return Vec::new() };
    match spot.action {
        Action::PlaceMeeple { .. } | Action::SpareGhost { .. } | Action::HauntMist { .. } => {
            vec![(subject(position, part.at), part.kind, part.index)]
        }
        Action::ScoreNext { .. } => {
            let region = position.part_named(part).map(|part| position.board().region_of(part));
            region.into_iter().flat_map(|region| parts_of(position, region)).collect()
        }
        _ => Vec::new(),
    }
}

/// The parts of a region, each with its tile.
fn parts_of(position: &Mists, region: RegionId) -> impl Iterator<Item = Lightable> + '_ {
    let parts = position.parts_of(region).map(|part| position.name_of(part));
    parts.map(|part| (subject(position, part.at), part.kind, part.index))
}

/// The parts of a region after the tile is laid there.
fn parts_once_laid(position: &Mists, at: Square, turn: Rotation, region: PartName) -> Vec<PartName> {
    let mut after = position.veiled();
    if after.apply(Action::LayTile { at, turn }, &mut Vec::new()).is_err() {
        return Vec::new();
    }
    let part = after.part_named(region);
    part.map_or_else(Vec::new, |part| {
        after.parts_of(after.board().region_of(part)).map(|part| after.name_of(part)).collect()
    })
}

/// The region at a point of the board.
fn region_at(position: &Mists, world: Vec2) -> Option<RegionId> {
    let part = position.part_named(part_at(position, world)?)?;
    Some(position.board().region_of(part))
}
