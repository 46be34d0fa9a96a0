//! Regions that can never be finished any more, under a cold veil; the mist shows by itself where it is dead.

use super::paintings::Subject;
use super::rims::subject;
use super::{layer, middle};
use crate::app::pictures::to_image;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Happened, OnTable, Playback, Rebuilt};
use crate::painter::mists::regions::dead_parts;
use crate::painter::tiles::geometry::Layout;
use crate::painter::tiles::withered;
use crate::rules::mists::Happening;
use crate::rules::tiles::{Kind, PartName};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stale>().init_resource::<Veils>();
    app.add_observer(note_changes).add_observer(note_everything);
    app.add_systems(
        Update,
        (wither.in_set(FrameSystems::Follow), thicken.in_set(FrameSystems::Move)).run_if(in_state(Screen::Table)),
    );
}

/// The veil over one part of a tile.
#[derive(Component, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
struct Veil(PartName);

/// Whether a region may have died since the veils were laid.
#[derive(Resource, Default, Reflect)]
#[reflect(Resource)]
struct Stale(bool);

/// Veils painted so far.
#[derive(Resource, Default)]
struct Veils(HashMap<(Subject, Kind, u8), Option<Handle<Image>>>);

/// Pixels a square of a veil; it is soft.
const SHARPNESS: u32 = 96;

fn note_changes(happened: On<Happened>, mut stale: ResMut<Stale>) {
    stale.0 |= matches!(happened.0, Happening::TileLaid { .. } | Happening::FaceDownLaid { .. });
}

fn note_everything(_: On<Rebuilt>, mut stale: ResMut<Stale>, mut veils: ResMut<Veils>) {
    // Faces are numbered anew with each deck.
    (stale.0, *veils) = (true, Veils::default());
}

/// Lays the veils that are missing, once what killed the regions has been shown.
fn wither(
    table: Res<AtTable>,
    playback: Res<Playback>,
    veiled: Query<&Veil>,
    mut stale: ResMut<Stale>,
    mut veils: ResMut<Veils>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    if !stale.0 || !playback.caught_up() {
        return;
    }
    stale.0 = false;
    let position = table.position();
    let mut missing: HashSet<PartName> = dead_parts(position).filter(|part| part.kind != Kind::Mist).collect();
    veiled.iter().for_each(|veil| {
        missing.remove(&veil.0);
    });
    for part in missing {
        let subject = subject(position, part.at);
        let image = veils.0.entry((subject, part.kind, part.index)).or_insert_with(|| {
            let layout = Layout::of(position.face(subject.face), subject.turn, subject.at);
            let veil = withered::paint(&layout, part.kind, part.index, SHARPNESS)?;
            Some(images.add(to_image(&veil)))
        });
        if let Some(image) = image {
            commands.spawn((
                Name::new(format!("Withered {} on {}", part.kind.name(), part.at)),
                Veil(part),
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

/// Veils thicken slowly, so that one sees what withers.
fn thicken(time: Res<Time>, mut veils: Query<&mut Sprite, With<Veil>>) {
    for mut sprite in &mut veils {
        let alpha = sprite.color.alpha();
        if alpha < 1.0 {
            sprite.color.set_alpha((alpha + 1.6 * time.delta_secs()).min(1.0));
        }
    }
}
