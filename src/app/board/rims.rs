//! Regions under the pointer and regions about to be completed, lit along their rims.

use super::laying::Faces;
use super::paintings::Subject;
use super::{layer, middle};
use crate::app::pictures::to_image;
use crate::app::shell::screen::Screen;
use crate::app::table::{OnTable, Rebuilt, TableSystems};
use crate::painter::tiles::geometry::{Layout, Point, distance_to_line};
use crate::painter::tiles::glow;
use crate::rules::tiles::{Face, Kind, PartName, RegionId};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lit>().init_resource::<Glows>();
    app.add_systems(Update, show.in_set(Light).in_set(TableSystems::Glow).run_if(in_state(Screen::Table)));
    app.add_observer(forget);
}

/// When rims are lit; before that it is worked out which.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Light;

/// A part of a tile: the tile, and the part's kind and place in the face's list.
pub type Lightable = (Subject, Kind, u8);

/// The regions that are lit.
#[derive(Resource, Default, Clone, PartialEq, Debug)]
pub struct Lit {
    /// The region under the pointer, or the one that the spot with the focus stands for.
    pub under_pointer: Option<RegionId>,
    /// Whether the light is a cold one: what it shows can never be finished, or could not any more.
    pub cold: bool,
    /// Parts of tiles whose rims glow.
    pub parts: Vec<Lightable>,
    /// Parts of tiles that may be chosen: they glow a little.
    pub claimed: Vec<Lightable>,
}

/// A glowing rim over one tile.
#[derive(Component)]
#[require(OnTable)]
struct Rim;

/// Rims painted so far.
#[derive(Resource, Default)]
struct Glows(HashMap<Lightable, Option<Handle<Image>>>);

/// Pixels a square of a rim.
const SHARPNESS: u32 = 128;
/// Turns the warm light of a rim into a cold one.
const COLD: Color = Color::linear_rgb(0.34, 0.62, 2.6);
/// How strongly that glows which may be chosen and is not pointed at.
const CLAIMED: Color = Color::linear_rgba(1.0, 1.0, 1.0, 0.55);
/// How near to a road's middle the pointer has to be.
const ROAD_REACH: f32 = 0.12;

/// Regions of an earlier position are not those of this one.
fn forget(_: On<Rebuilt>, mut lit: ResMut<Lit>) {
    *lit = Lit::default();
}

/// The castle, road or city at a place of the board, or the mist there, on this tile.
pub fn part_on(face: &Face, tile: Subject, world: Vec2) -> Option<PartName> {
    let at = tile.at;
    let layout = Layout::of(face, tile.turn, at);
    let p = Point::new(world.x - f32::from(at.x), f32::from(at.y) + 1.0 - world.y);
    let road = layout.roads.iter().position(|road| distance_to_line(&road.line, p) < ROAD_REACH);
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
    faces: Res<Faces>,
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
            let layout = Layout::of(faces.face(subject.face), subject.turn, subject.at);
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
