//! Cold rings that run outward over the board, as where a tile has landed on its face.

use super::layer;
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, run_outward.in_set(FrameSystems::Move).run_if(in_state(Screen::Table)));
}

/// A ring on its way.
#[derive(Component, Default, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
struct Ripple {
    /// How long it has been running.
    seconds: f32,
}

/// How long a ring runs.
const LIFE: f32 = 0.9;

/// Begins a ring round a place of the board.
pub fn begin(place: Vec2, pictures: &Pictures, commands: &mut Commands) {
    commands.spawn((
        Name::new("Ripple"),
        Ripple::default(),
        DespawnOnExit(Screen::Table),
        pictures.ripple.sprite(),
        Transform::from_translation(place.extend(layer::GLOW + 0.8)).with_scale(Vec3::splat(0.4)),
    ));
}

fn run_outward(
    time: Res<Time>,
    mut ripples: Query<(Entity, &mut Ripple, &mut Sprite, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, mut ripple, mut sprite, mut place) in &mut ripples {
        ripple.seconds += time.delta_secs();
        let share = ripple.seconds / LIFE;
        if share >= 1.0 {
            commands.entity(entity).despawn();
        }
        place.scale = Vec3::splat(0.4 + 2.4 * share);
        sprite.color.set_alpha((1.0 - share).max(0.0));
    }
}
