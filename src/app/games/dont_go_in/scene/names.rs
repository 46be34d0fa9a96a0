//! Names on rooms and cards. The painter has no letters, so they are text of the engine.

use crate::app::pictures::Pictures;
use bevy::prelude::*;

/// Text is laid out in letters of so many pixels and scaled down, because a world unit is as wide as a tile.
const LETTERS: f32 = 30.0;

/// A name with letters of this height at a point of what it is written on, both in world units.
pub fn name(text: &str, high: f32, at: Vec3, ink: Color, pictures: &Pictures) -> impl Bundle + use<> {
    let scale = high / LETTERS;
    (
        Text2d::new(text),
        TextFont { font: pictures.figures_font.clone().into(), font_size: FontSize::Px(LETTERS), ..default() },
        TextColor(ink),
        Transform::from_translation(at).with_scale(Vec3::splat(scale)),
    )
}
