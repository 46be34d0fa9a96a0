//! Glowing rims of regions: those under the pointer, those that are about to be completed, and cold ones around those that
//! can never be.

use super::laying::Faces;
use super::paintings::Subject;
use super::tiles::JustLaid;
use super::{layer, middle};
use crate::app::pictures::{Sharpness, to_image};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::{Cleared, OnTable, PutAway, TableSystems};
use crate::painter::tiles::geometry::{Layout, Point, distance_to_line};
use crate::painter::tiles::glow;
use crate::rules::tiles::{Face, Kind, PartName, RegionId};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lit>().init_resource::<Glows>();
    app.add_systems(Update, forget_others.in_set(FrameSystems::Arrive));
    app.add_systems(Update, show.in_set(Light).in_set(TableSystems::Glow).run_if(in_state(Screen::Table)));
    app.add_observer(forget).add_observer(forget_faces);
}

/// Systems that light the rims. Other systems choose the rims before them.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Light;

/// A part of a tile: the tile, the kind of the part, and its index in the face's list.
pub type Lightable = (Subject, Kind, u8);

/// The regions that are lit.
#[derive(Resource, Default, Clone, PartialEq, Debug)]
pub struct Lit {
    /// The region under the pointer, or the region of the focused spot.
    pub under_pointer: Option<RegionId>,
    /// Parts of tiles whose rims glow.
    pub parts: Vec<Lightable>,
    /// Parts whose rims glow in a cold light: they can never be completed, or no longer after what is pointed at.
    pub cold: Vec<Lightable>,
    /// Parts of tiles that may be chosen. They glow a little.
    pub claimed: Vec<Lightable>,
}

impl Lit {
    /// Lights a whole region: in the cold light if it can never be completed.
    pub fn add(&mut self, parts: impl Iterator<Item = Lightable>, is_dead: bool) {
        let lit = if is_dead { &mut self.cold } else { &mut self.parts };
        lit.extend(parts);
    }
}

/// A glowing rim over one tile.
#[derive(Component)]
#[require(OnTable)]
struct Rim;

/// Rims painted so far.
#[derive(Resource, Default)]
struct Glows(HashMap<Lightable, Option<Handle<Image>>>);

/// Pixels per square of a rim, at the usual [`Sharpness`].
const SHARPNESS: u32 = 128;
/// Turns the warm light of a rim into a cold one.
const COLD: Color = Color::linear_rgb(0.34, 0.62, 2.6);
/// The strength of a rim that may be chosen but is not under the pointer.
const CLAIMED: Color = Color::linear_rgba(1.0, 1.0, 1.0, 0.55);
/// How near the pointer has to be to the middle line of a road.
const ROAD_REACH: f32 = 0.12;

/// The regions of an earlier position are no longer valid.
fn forget(_: On<Cleared>, mut lit: ResMut<Lit>) {
    *lit = Lit::default();
}

/// Drops the rims of all other squares where the tile could have been laid. They are useless once it is laid.
fn forget_others(laid: JustLaid, mut glows: ResMut<Glows>) {
    if let Some(on_board) = laid.on_board() {
        glows.0.retain(|(subject, ..), _| on_board.contains(subject));
    }
}

/// Another deck numbers its faces anew.
fn forget_faces(_: On<PutAway>, mut glows: ResMut<Glows>) {
    *glows = Glows::default();
}

/// The castle, road, city or mist of this tile at a point of the board.
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
    (faces, sharpness): (Res<Faces>, Res<Sharpness>),
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
    let is_lit = |part| lit.parts.contains(part) || lit.cold.contains(part);
    let claimed = lit.claimed.iter().filter(|part| !is_lit(part)).map(|part| (part, CLAIMED));
    let strong = lit.parts.iter().map(|part| (part, Color::WHITE));
    let cold = lit.cold.iter().map(|part| (part, COLD));
    for (&(subject, kind, index), colour) in strong.chain(cold).chain(claimed) {
        let image = glows.0.entry((subject, kind, index)).or_insert_with(|| {
            let layout = Layout::of(faces.face(subject.face), subject.turn, subject.at);
            glow::paint(&layout, kind, index, sharpness.scaled(SHARPNESS)).map(|picture| images.add(to_image(&picture)))
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

#[cfg(test)]
mod tests {
    use super::super::tiles::LaidTile;
    use super::*;
    use crate::rules::tiles::{Deck, Rotation, Square};
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn rims_of_squares_where_the_tile_was_not_laid_are_dropped() {
        let deck = Deck::parse(include_str!("../../../assets/mists/deck.ron"), "mists.ron").unwrap();
        let laid = LaidTile {
            at: Square::new(0, 1),
            face: deck.find("road-straight-clear").unwrap(),
            turn: Rotation::default(),
        };
        let elsewhere = Subject { at: Square::new(1, 0), ..laid.subject() };
        let mut world = World::new();
        world.insert_resource(Glows([laid.subject(), elsewhere].map(|at| ((at, Kind::Road, 0), None)).into()));
        world.run_system_once(forget_others).unwrap();
        assert_eq!(world.resource::<Glows>().0.len(), 2, "it may still be laid there");
        world.spawn(laid);
        world.run_system_once(forget_others).unwrap();
        let left: Vec<Subject> = world.resource::<Glows>().0.keys().map(|(subject, ..)| *subject).collect();
        assert_eq!(left, [laid.subject()]);
    }
}
