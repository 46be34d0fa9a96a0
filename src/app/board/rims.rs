//! Regions under the pointer and regions about to be completed, lit along their rims.

use super::paintings::Subject;
use super::{Pointer, layer, middle};
use crate::app::games::mists::hand::{Foreseen, Hand};
use crate::app::games::mists::spots::{Offer, Spot};
use crate::app::pictures::to_image;
use crate::app::shell::screen::Screen;
use crate::app::table::TurnPhase;
use crate::app::table::{AtTable, OnTable, Playback, Rebuilt};
use crate::guide::mists::blight;
use crate::painter::tiles::geometry::{Layout, Point};
use crate::painter::tiles::glow;
use crate::rules::Game;
use crate::rules::mists::{Action, Mists};
use crate::rules::tiles::{Kind, PartName, RegionId, Rotation, Square};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lit>().init_resource::<Glows>();
    app.add_systems(Update, (choose, show).chain().run_if(in_state(Screen::Table)));
    app.add_observer(forget);
}

/// The regions that are lit.
#[derive(Resource, Default, Clone, PartialEq, Debug)]
pub struct Lit {
    /// The region under the pointer, or the one that the spot with the focus stands for.
    pub under_pointer: Option<RegionId>,
    /// Whether the light is a cold one: what it shows can never be finished, or could not any more.
    cold: bool,
    /// Parts of tiles whose rims glow.
    parts: Vec<(Subject, Kind, u8)>,
    /// Parts of tiles that may be chosen: they glow a little.
    claimed: Vec<(Subject, Kind, u8)>,
}

/// A glowing rim over one tile.
#[derive(Component)]
#[require(OnTable)]
struct Rim;

/// Rims painted so far.
#[derive(Resource, Default)]
struct Glows(HashMap<(Subject, Kind, u8), Option<Handle<Image>>>);

/// Pixels a square of a rim.
const SHARPNESS: u32 = 128;
/// Turns the warm light of a rim into a cold one.
const COLD: Color = Color::linear_rgb(0.34, 0.62, 2.6);
/// How strongly that glows which may be chosen and is not pointed at.
const CLAIMED: Color = Color::linear_rgba(1.0, 1.0, 1.0, 0.55);
/// How near to a road's middle the pointer has to be.
const ROAD_REACH: f32 = 0.12;

fn choose(
    table: Res<AtTable>,
    playback: Res<Playback>,
    pointer: Res<Pointer>,
    hand: Res<Hand>,
    foreseen: Res<Foreseen>,
    phase: Res<State<TurnPhase>>,
    offer: Res<Offer>,
    spots: Query<&Spot>,
    mut lit: ResMut<Lit>,
) {
    let position = table.position();
    let mut next = Lit::default();
    if let Some(at) = hand.aim.filter(|_| **phase == TurnPhase::PlaceTile)
        && let (Some(face), Some(ahead)) = (position.hand(), &foreseen.0)
    {
        // The regions it would complete: their parts on the board, and the part on the tile in the air.
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
        next.parts = blight(position, at).regions.into_iter().flat_map(|region| parts_of(position, region)).collect();
    } else {
        next.claimed = spots.iter().flat_map(|spot| claimed(position, spot)).collect();
        next.claimed.sort_unstable_by_key(|&(subject, kind, index)| (subject.at, kind, index));
        next.claimed.dedup();
        let under_pointer = || pointer.world.filter(|_| !pointer.over_panel).and_then(|at| region_at(position, at));
        if let Some(region) = offer.focused(&spots, position).or_else(under_pointer) {
            next.under_pointer = Some(region);
            next.cold = position.board().region(region).dead;
            next.parts = parts_of(position, region).collect();
        }
    }
    lit.set_if_neq(next);
}

/// What a spot would claim: the part of the tile on which a meeple may stand or a ghost stay away, or a whole region that
/// may be scored.
fn claimed(position: &Mists, spot: &Spot) -> Vec<(Subject, Kind, u8)> {
    let Some(part) = spot.part(position) else { return Vec::new() };
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

/// The parts of a region, each with the tile that it is on.
fn parts_of(position: &Mists, region: RegionId) -> impl Iterator<Item = (Subject, Kind, u8)> + '_ {
    let parts = position.parts_of(region).map(|part| position.name_of(part));
    parts.map(|part| (subject(position, part.at), part.kind, part.index))
}

/// Regions of an earlier position are not those of this one.
fn forget(_: On<Rebuilt>, mut lit: ResMut<Lit>) {
    *lit = Lit::default();
}

/// The parts of a region once the tile lies there.
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

/// The tile on a square, as the painter knows it.
pub(super) fn subject(position: &Mists, at: Square) -> Subject {
    let tile = position.board().tile_at(at).map_or(&position.board().tiles()[0], |tile| position.board().tile(tile));
    Subject { face: tile.face, turn: tile.turn, at: tile.at }
}

/// The region at a place of the board.
fn region_at(position: &Mists, world: Vec2) -> Option<RegionId> {
    let part = position.part_named(part_at(position, world)?)?;
    Some(position.board().region_of(part))
}

/// The castle, road or city at a place of the board, or the mist there.
pub fn part_at(position: &Mists, world: Vec2) -> Option<PartName> {
    let at = super::pointer::square_at(world);
    let tile = position.board().tile(position.board().tile_at(at)?);
    let layout = Layout::of(position.face(tile.face), tile.turn, at);
    let p = Point::new(world.x - f32::from(at.x), f32::from(at.y) + 1.0 - world.y);
    let road = layout
        .roads
        .iter()
        .position(|road| crate::painter::tiles::geometry::distance_to_line(&road.line, p) < ROAD_REACH);
    let city = || (0..layout.cities.len()).find(|&city| layout.in_city(city, p));
    let (kind, index) = match road {
        _ if layout.covers(Kind::Castle, 0, p) => (Kind::Castle, 0),
        Some(road) => (Kind::Road, road),
        None => city().map(|city| (Kind::City, city)).or_else(|| layout.mist_at(p).map(|area| (Kind::Mist, area)))?,
    };
    Some(PartName::new(at, kind, index as u8))
}

fn show(
    lit: Res<Lit>,
    table: Res<AtTable>,
    rims: Query<Entity, With<Rim>>,
    mut glows: ResMut<Glows>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    if !lit.is_changed() {
        return;
    }
    for rim in &rims {
        commands.entity(rim).despawn();
    }
    let claimed = lit.claimed.iter().filter(|part| !lit.parts.contains(part)).map(|part| (part, CLAIMED));
    let strong = if lit.cold { COLD } else { Color::WHITE };
    for (&(subject, kind, index), colour) in lit.parts.iter().map(|part| (part, strong)).chain(claimed) {
        let image = glows.0.entry((subject, kind, index)).or_insert_with(|| {
            let layout = Layout::of(table.position().face(subject.face), subject.turn, subject.at);
            glow::paint(&layout, kind, index, SHARPNESS).map(|picture| images.add(to_image(&picture)))
        });
        if let Some(image) = image {
            commands.spawn((
                Name::new("Rim"),
                Rim,
                DespawnOnExit(Screen::Table),
                Sprite { image: image.clone(), custom_size: Some(Vec2::ONE), color: colour, ..default() },
                Transform::from_translation(middle(subject.at).extend(layer::GLOW + 0.5)),
            ));
        }
    }
}
