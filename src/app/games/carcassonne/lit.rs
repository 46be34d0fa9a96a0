//! Which regions are lit: the one under the pointer, those that the tile in hand would complete, and those that may be
//! chosen. A field is lit with the cities that feed it.

use super::screens::count::CountedRegion;
use super::spots::{Offer, Spot, focused_region, part_of};
use super::table::{AtTable, Playback};
use super::tell_board::{part_at, subject};
use super::turn_phase::TurnPhase;
use crate::app::board::{Light, Lightable, Lit, LitFields, Pointer, Subject};
use crate::app::games::playing::CarcassonneAt;
use crate::app::hand::{InHand, LookAhead};
use crate::app::shell::screen::Screen;
use crate::app::table::{OfGame, TableSystems};
use crate::guide::carcassonne::foresight::Foresight;
use crate::painter::tiles::lit_field;
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne};
use crate::rules::tiles::{Kind, PartName, RegionId, Square};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        choose
            .before(Light)
            .in_set(TableSystems::Glow)
            .after(LookAhead)
            .in_set(OfGame::of::<Carcassonne>())
            .run_if(in_state(CarcassonneAt(Screen::Table))),
    );
}

fn choose(
    table: Res<AtTable>,
    playback: Res<Playback>,
    pointer: Res<Pointer>,
    in_hand: InHand<Carcassonne>,
    chosen: ChosenNow,
    mut lights: Lights,
) {
    let InHand { hand, foreseen, phase } = in_hand;
    let ChosenNow { offer, spots, counted } = chosen;
    let position = table.position();
    let (mut next, mut fields) = (Lit::default(), LitFields::default());
    if let Some(at) = hand.aim.filter(|_| **phase == TurnPhase::PlaceTile)
        && let (Some(face), Some(ahead)) = (position.hand(), &foreseen.0)
    {
        let now = &lights.regions;
        let is_known = !(hand.is_changed() || foreseen.is_changed() || table.is_changed() || now.is_changed());
        if is_known {
            return;
        }
        next.parts = completed(position, Subject { face, turn: hand.turn, at }, ahead);
    } else if !playback.caught_up() {
        return;
    } else {
        next.claimed = spots.iter().flat_map(|spot| claimed(position, spot)).collect();
        next.claimed.sort_unstable_by_key(|&(subject, kind, index)| (subject.at, kind, index));
        next.claimed.dedup();
        let under_pointer = || pointer.world.filter(|_| !pointer.over_panel).and_then(|at| region_at(position, at));
        let counted = counted.0.and_then(|part| position.part_named(part)).map(|part| position.board().region_of(part));
        if let Some(region) = counted.or_else(|| focused_region(&offer, &spots, position)).or_else(under_pointer) {
            next.under_pointer = Some(region);
            match position.board().region(region).kind {
                Kind::Field => fields = lit_field(position, region),
                _ => next.add(parts_of(position, region), position.board().region(region).dead),
            }
        }
    }
    lights.regions.set_if_neq(next);
    lights.fields.set_if_neq(fields);
}

/// What is chosen among on the board, and the region that is counted at the end.
#[derive(bevy::ecs::system::SystemParam)]
struct ChosenNow<'w, 's> {
    offer: Res<'w, Offer>,
    spots: Query<'w, 's, &'static Spot>,
    counted: Res<'w, CountedRegion>,
}

/// What is lit on the board.
#[derive(bevy::ecs::system::SystemParam)]
struct Lights<'w> {
    regions: ResMut<'w, Lit>,
    fields: ResMut<'w, LitFields>,
}

/// What a spot stands for: a part of the new tile for a piece, or a whole region that may be scored.
fn claimed(position: &Carcassonne, spot: &Spot) -> Vec<Lightable> {
    let Some(part) = part_of(spot.action, position) else { return Vec::new() };
    match spot.action {
        Action::PlaceMeeple { .. } => vec![(subject(position, part.at), part.kind, part.index)],
        Action::ScoreNext { .. } => {
            let region = position.part_named(part).map(|part| position.board().region_of(part));
            region.into_iter().flat_map(|region| parts_of(position, region)).collect()
        }
        Action::GiveGhost { .. } | Action::DrawIn { .. } | Action::TakeFromCircle { .. } => Vec::new(),
        Action::RecallAbbot | Action::LayTile { .. } | Action::SkipMeeple => Vec::new(),
    }
}

/// The parts of a region, each with its tile.
fn parts_of(position: &Carcassonne, region: RegionId) -> impl Iterator<Item = Lightable> + '_ {
    let parts = position.parts_of(region).map(|part| position.name_of(part));
    parts.map(|part| (subject(position, part.at), part.kind, part.index))
}

/// A field, and the completed cities that it touches (RFIELD-9).
pub(super) fn lit_field(position: &Carcassonne, field: RegionId) -> LitFields {
    let board = position.board();
    let tile = |at: Square| board.tile_at(at).map(|tile| board.tile(tile));
    let parts = position.parts_of(field).map(|part| position.name_of(part));
    let fields = parts.map(|part| {
        let subject = subject(position, part.at);
        let beside = |side| tile(part.at.beyond(side)).map(|tile| (position.face(tile.face), tile.turn));
        let joined = lit_field::joined((position.face(subject.face), subject.turn), part.index, beside);
        (subject, part.index, joined)
    });
    let cities = position.completed_cities_at(field);
    let parts = cities.iter().flat_map(|&city| position.parts_of(city)).map(|part| position.name_of(part));
    LitFields { fields: fields.collect(), cities: parts.map(|part| (subject(position, part.at), part.index)).collect() }
}

/// The regions that the tile in the air would complete: their parts on the board, and those on the tile.
fn completed(position: &Carcassonne, tile: Subject, ahead: &Foresight) -> Vec<Lightable> {
    let mut after = position.veiled();
    if after.apply(Action::LayTile { at: tile.at, turn: tile.turn }, &mut Vec::new()).is_err() {
        return Vec::new();
    }
    let regions = ahead.completed.iter().filter_map(|completed| after.part_named(completed.region.part));
    let parts = regions.flat_map(|part| after.parts_of(after.board().region_of(part))).map(|part| after.name_of(part));
    let lightable = |part: PartName| {
        let subject = if part.at == tile.at { tile } else { subject(position, part.at) };
        (subject, part.kind, part.index)
    };
    parts.map(lightable).collect()
}

/// The region at a point of the board.
fn region_at(position: &Carcassonne, world: Vec2) -> Option<RegionId> {
    let part = position.part_named(part_at(position, world)?)?;
    Some(position.board().region_of(part))
}
