//! Which regions are lit: the one under the pointer, those that the tile in hand would complete or spoil, and those that
//! may be chosen.

use super::spots::{Offer, Spot, focused_region, part_of};
use super::tell_board::{part_at, subject};
use crate::app::board::{Light, Lightable, Lit, Pointer, Subject};
use crate::app::games::mists::table::{AtTable, Playback};
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::games::playing::MistsAt;
use crate::app::hand::{InHand, LookAhead};
use crate::app::shell::screen::Screen;
use crate::app::table::{OfGame, TableSystems};
use crate::guide::mists::foresight::Foresight;
use crate::guide::mists::spoilt_by_face_down;
use crate::rules::Game;
use crate::rules::mists::{Action, Mists, Phase};
use crate::rules::tiles::{PartName, RegionId};
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
        let is_known = !(hand.is_changed() || foreseen.is_changed() || table.is_changed() || lit.is_changed());
        if is_known {
            return;
        }
        next = changed(position, Subject { face, turn: hand.turn, at }, ahead);
    } else if !playback.caught_up() {
        return;
    } else if let Some(Action::LayFaceDown { at }) = offer.focused_action(&spots) {
        next.cold = spoilt_by_face_down(position, at)
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
            next.add(parts_of(position, region), position.board().region(region).dead);
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

/// The regions that the tile in the air would complete, and in a cold light those that could never be completed any more:
/// their parts on the board, and those on the tile.
fn changed(position: &Mists, tile: Subject, ahead: &Foresight) -> Lit {
    let mut after = position.veiled();
    if after.apply(Action::LayTile { at: tile.at, turn: tile.turn }, &mut Vec::new()).is_err() {
        return Lit::default();
    }
    let lightable = |part: PartName| {
        let subject = if part.at == tile.at { tile } else { subject(position, part.at) };
        (subject, part.kind, part.index)
    };
    let whole = |region: PartName| {
        let part = after.part_named(region).into_iter();
        part.flat_map(|part| after.parts_of(after.board().region_of(part))).map(|part| after.name_of(part))
    };
    let completed = ahead.completed.iter().flat_map(|completed| whole(completed.region));
    let burnt_off = ahead.finished.iter().flat_map(|bank| bank.parts.iter().copied());
    let lost = ahead.lost.iter().map(|lost| lost.bank).chain(ahead.never_completed.iter().copied()).flat_map(whole);
    Lit { parts: completed.chain(burnt_off).map(lightable).collect(), cold: lost.map(lightable).collect(), ..default() }
}

/// The region at a point of the board.
fn region_at(position: &Mists, world: Vec2) -> Option<RegionId> {
    let part = position.part_named(part_at(position, world)?)?;
    Some(position.board().region_of(part))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::guide::mists::foresight::foresee;
    use crate::rules::mists::Setup;
    use crate::rules::tiles::{PartId, Square, TileId};
    use crate::table::mists::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use std::collections::HashSet;

    /// What can never be completed because of the tile, read off the board before and after it (MIST-3).
    fn spoilt(before: &Mists, after: &Mists, at: Square) -> HashSet<PartName> {
        let lives = |game: &Mists, part: PartId| !game.board().region(game.board().region_of(part)).dead;
        let parts = |tile: TileId| {
            let local = 0..after.face(after.board().tile(tile).face).parts().len() as u8;
            local.map(move |local| after.board().part_of(tile, local))
        };
        let tiles = after.board().tiles().iter().filter_map(|tile| after.board().tile_at(tile.at));
        let dead = tiles.flat_map(parts).filter(|&part| !lives(after, part));
        let is_spoilt = |&part: &PartId| {
            let all: Vec<PartName> =
                after.parts_of(after.board().region_of(part)).map(|part| after.name_of(part)).collect();
            let is_new = all.iter().all(|part| part.at == at);
            is_new || all.into_iter().any(|part| before.part_named(part).is_some_and(|part| lives(before, part)))
        };
        dead.filter(is_spoilt).map(|part| after.name_of(part)).collect()
    }

    #[test]
    fn a_tile_in_the_air_lights_what_it_would_complete_and_what_it_would_spoil() {
        let setup = Setup::with_players(shipped::level(1).expect("level 1"), shipped::deck().expect("the deck"), 2);
        let names = |parts: &[Lightable]| -> HashSet<PartName> {
            parts.iter().map(|&(subject, kind, index)| PartName::new(subject.at, kind, index)).collect()
        };
        let (mut lit_banks, mut burnt_off) = (0, 0);
        for seed in 0..4 {
            let mut position = Mists::begin(&setup, seed, &mut Vec::new()).expect("a table");
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            while position.outcome().is_none() && position.turn() < 24 {
                for action in position.legal_actions() {
                    let (Action::LayTile { at, turn }, Some(face)) = (action, position.hand()) else { continue };
                    let ahead = foresee(&position, action).expect("a legal square");
                    let lit = changed(&position, Subject { face, turn, at }, &ahead);
                    let mut after = position.clone();
                    after.apply(action, &mut Vec::new()).expect("a legal square");
                    assert_eq!(names(&lit.cold), spoilt(&position, &after, at), "seed {seed}, {action:?}");
                    let finished: Vec<PartName> = ahead.finished.iter().flat_map(|bank| bank.parts.clone()).collect();
                    assert!(finished.iter().all(|part| names(&lit.parts).contains(part)), "seed {seed}, {action:?}");
                    lit_banks += usize::from(!ahead.lost.is_empty());
                    burnt_off += usize::from(!finished.is_empty());
                }
                let choice = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random);
                position.apply(choice.expect("the game goes on"), &mut Vec::new()).expect("a legal decision");
            }
        }
        assert!(lit_banks > 20 && burnt_off > 0, "{lit_banks} times spoilt, {burnt_off} times burnt off");
    }
}
