//! A lit field: a wash over its land, a stitched rim, and a golden rim around each city that it feeds.

use super::laying::Faces;
use super::paintings::Subject;
use super::rims::Light;
use super::tiles::JustLaid;
use super::{layer, middle};
use crate::app::pictures::{Sharpness, to_image};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::{Cleared, OnTable, PutAway, TableSystems};
use crate::painter::tiles::geometry::Layout;
use crate::painter::tiles::{fed_city, lit_field};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LitFields>().init_resource::<Lights>();
    app.add_systems(Update, forget_others.in_set(FrameSystems::Arrive));
    app.add_systems(Update, show.in_set(Light).in_set(TableSystems::Glow).run_if(in_state(Screen::Table)));
    app.add_observer(forget).add_observer(forget_faces);
}

/// What is lit.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LitFields {
    /// Parts of field: the tile, the part, and the half-edges beyond which the field goes on.
    pub fields: Vec<(Subject, u8, [bool; 8])>,
    /// Parts of cities that the fields are fed by: the tile and the city.
    pub cities: Vec<(Subject, u8)>,
}

/// The light over one tile.
#[derive(Component)]
#[require(OnTable)]
struct FieldLight;

/// What can be painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum LitThing {
    Field(Subject, u8, [bool; 8]),
    City(Subject, u8),
}

impl LitThing {
    fn subject(self) -> Subject {
        match self {
            LitThing::Field(subject, ..) | LitThing::City(subject, _) => subject,
        }
    }
}

/// Lights painted so far.
#[derive(Resource, Default)]
struct Lights(HashMap<LitThing, Option<Handle<Image>>>);

/// Pixels per square, at the usual [`Sharpness`].
const SHARPNESS: u32 = 128;

/// The fields of an earlier position are no longer valid.
fn forget(_: On<Cleared>, mut lit: ResMut<LitFields>) {
    *lit = LitFields::default();
}

/// Drops the lights of all other squares where the tile could have been laid. They are useless once it is laid.
fn forget_others(laid: JustLaid, mut lights: ResMut<Lights>) {
    if let Some(on_board) = laid.on_board() {
        lights.0.retain(|light, _| on_board.contains(&light.subject()));
    }
}

/// Another deck numbers its faces anew.
fn forget_faces(_: On<PutAway>, mut lights: ResMut<Lights>) {
    *lights = Lights::default();
}

fn show(
    lit: Res<LitFields>,
    (faces, sharpness): (Res<Faces>, Res<Sharpness>),
    shown: Query<Entity, With<FieldLight>>,
    mut lights: ResMut<Lights>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    if !lit.is_changed() {
        return;
    }
    shown.iter().for_each(|old| commands.entity(old).despawn());
    let fields = lit.fields.iter().map(|&(subject, part, joined)| LitThing::Field(subject, part, joined));
    let cities = lit.cities.iter().map(|&(subject, city)| LitThing::City(subject, city));
    for light in fields.chain(cities) {
        let height = match light {
            LitThing::Field(..) => layer::GLOW + 0.4,
            LitThing::City(..) => layer::GLOW + 0.5,
        };
        let image = lights.0.entry(light).or_insert_with(|| {
            let picture = match light {
                LitThing::Field(Subject { face, turn, at }, part, joined) => {
                    lit_field::paint(faces.face(face), turn, at, part, joined, sharpness.scaled(SHARPNESS))
                }
                LitThing::City(Subject { face, turn, at }, city) => {
                    fed_city::paint(&Layout::of(faces.face(face), turn, at), city, sharpness.scaled(SHARPNESS))
                }
            };
            picture.map(|picture| images.add(to_image(&picture)))
        });
        if let Some(image) = image {
            commands.spawn((
                Name::new("Field light"),
                FieldLight,
                DespawnOnExit(Screen::Table),
                Sprite { image: image.clone(), custom_size: Some(Vec2::ONE), ..default() },
                Transform::from_translation(middle(light.subject().at).extend(height)),
            ));
        }
    }
}
