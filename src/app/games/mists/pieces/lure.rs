//! How spell circles affect the ghosts around them: a sea-green light on each ghost that they draw in, and its path.

use super::Ghost;
use crate::app::games::playing::MistsAt;
use crate::app::motion::IdleClock;
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use bevy::prelude::*;
use bevy::sprite::Anchor;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, glow.in_set(FrameSystems::Move).run_if(in_state(MistsAt(Screen::Table))));
}

/// The colour of light from circles, for pale pictures.
pub const SEA_GREEN: LinearRgba = LinearRgba::rgb(0.14, 1.05, 0.62);

/// A ghost that circles would draw in.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Lured {
    /// Whether it is certain. Otherwise it depends on a choice of the table.
    pub surely: bool,
}

/// Makes lured ghosts glow. Those that may still stay glow less.
fn glow(idle: Res<IdleClock>, mut ghosts: Query<(&mut Sprite, Option<&Lured>), With<Ghost>>) {
    let breath = 0.5 + 0.5 * (idle.seconds * 3.0).sin();
    for (mut sprite, lured) in &mut ghosts {
        let share = match lured {
            Some(Lured { surely: true }) => 0.85 + 0.15 * breath,
            Some(Lured { surely: false }) => 0.3 + 0.35 * breath,
            None => 0.0,
        };
        let colour = Color::from(LinearRgba::WHITE.mix(&SEA_GREEN, share));
        if sprite.color != colour {
            sprite.color = colour;
        }
    }
}

/// Distance between two sparks of a path, in squares.
const STEP: f32 = 0.11;
/// Sizes of the first and the last spark, relative to a circle.
const SIZES: (f32, f32) = (0.16, 0.34);
/// Sparks are brighter than circles.
const BRIGHT: LinearRgba = LinearRgba::rgb(1.5, 2.2, 1.8);

/// The sparks on the path of a ghost into a circle. They follow a curve and become larger towards the circle.
pub fn way(from: Vec2, to: Vec2, pictures: &Pictures) -> Vec<(Sprite, Anchor, Vec2)> {
    let count = (from.distance(to) / STEP).ceil() as u16;
    let bow = from.midpoint(to) + Vec2::Y * 0.3 * from.distance(to);
    let spark = |number: u16| {
        let share = f32::from(number) / f32::from(count);
        let place = from.lerp(bow, share).lerp(bow.lerp(to, share), share);
        let (mut sprite, anchor) = pictures.circle_held.sprite();
        sprite.color = BRIGHT.into();
        sprite.custom_size = sprite.custom_size.map(|size| size * SIZES.0.lerp(SIZES.1, share));
        (sprite, anchor, place)
    };
    // No spark on the ghost itself, and none in the circle.
    (2..count).map(spark).collect()
}
