//! Cold rings that run outward over the board, as where a tile has landed on its face.

use super::layer;
use crate::app::motion::RunOutward;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use bevy::prelude::*;
use std::time::Duration;

/// Begins a ring round a place of the board.
pub fn begin(place: Vec2, pictures: &Pictures, commands: &mut Commands) {
    let mut ring = commands.spawn((
        Name::new("Ripple"),
        OnTable,
        DespawnOnExit(Screen::Table),
        pictures.ripple.sprite(),
        Transform::from_translation(place.extend(layer::GLOW + 0.8)).with_scale(Vec3::splat(0.4)),
    ));
    RunOutward { sizes: (0.4, 2.8), colour: Color::WHITE, duration: Duration::from_millis(900) }.start(&mut ring);
}
