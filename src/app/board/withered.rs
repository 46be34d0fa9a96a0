//! Regions that can never be finished any more, under a cold veil; the mist shows by itself where it is dead.

use super::laying::{Faces, Tell, Wither};
use super::paintings::Subject;
use super::tiles::LaidTile;
use super::{layer, middle};
use crate::app::motion;
use crate::app::pictures::{Sharpness, to_image};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::{OnTable, PutAway};
use crate::painter::tiles::geometry::Layout;
use crate::painter::tiles::withered;
use crate::rules::tiles::{Kind, PartName};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Veils>().add_observer(forget);
    app.add_systems(Update, wither.after(Tell).in_set(FrameSystems::Follow).run_if(in_state(Screen::Table)));
}

/// The veil over one part of a tile.
#[derive(Component, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
struct Veil(PartName);

/// Veils painted so far.
#[derive(Resource, Default)]
struct Veils(HashMap<(Subject, Kind, u8), Option<Handle<Image>>>);

/// Pixels a square of a veil, at the usual [`Sharpness`]; it is soft.
const SHARPNESS: u32 = 96;

fn forget(_: On<PutAway>, mut veils: ResMut<Veils>) {
    // Faces are numbered anew with each deck.
    *veils = Veils::default();
}

/// Lays the veils that are missing, once what killed the regions has been shown.
fn wither(
    mut told: MessageReader<Wither>,
    (faces, sharpness): (Res<Faces>, Res<Sharpness>),
    tiles: Query<&LaidTile>,
    veiled: Query<&Veil>,
    mut veils: ResMut<Veils>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let Some(Wither(parts)) = told.read().last() else { return };
    let mut missing: HashSet<PartName> = parts.iter().copied().collect();
    veiled.iter().for_each(|veil| {
        missing.remove(&veil.0);
    });
    for part in missing {
        let Some(subject) = tiles.iter().find(|tile| tile.at == part.at).map(LaidTile::subject) else { continue };
        let image = veils.0.entry((subject, part.kind, part.index)).or_insert_with(|| {
            let layout = Layout::of(faces.face(subject.face), subject.turn, subject.at);
            let veil = withered::paint(&layout, part.kind, part.index, sharpness.scaled(SHARPNESS))?;
            Some(images.add(to_image(&veil)))
        });
        if let Some(image) = image {
            commands.spawn((
                Name::new(format!("Withered {} on {}", part.kind.name(), part.at)),
                Veil(part),
                motion::fade_in(),
                DespawnOnExit(Screen::Table),
                Sprite {
                    image: image.clone(),
                    custom_size: Some(Vec2::ONE),
                    color: Color::srgba(1.0, 1.0, 1.0, 0.0),
                    ..default()
                },
                Transform::from_translation(middle(part.at).extend(layer::MIST - 0.5)),
            ));
        }
    }
}
