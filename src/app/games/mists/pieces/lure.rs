//! What circles do to the ghosts around them: a sea-green light on each that they draw in, and the way it would take.

use super::Ghost;
use crate::app::motion::Idle;
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use bevy::prelude::*;
use bevy::sprite::Anchor;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, glow.in_set(FrameSystems::Move).run_if(in_state(Screen::Table)));
}

/// The light of circles; it is laid over what is pale by itself.
pub const SEA_GREEN: LinearRgba = LinearRgba::rgb(0.14, 1.05, 0.62);

/// A ghost that circles would draw in.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Lured {
    /// Whether nothing that the table chooses can change that.
    pub surely: bool,
}

/// Lured ghosts glow, those that may yet stay only now and then.
fn glow(idle: Res<Idle>, mut ghosts: Query<(&mut Sprite, Option<&Lured>), With<Ghost>>) {
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

/// Squares between two sparks of a way.
const STEP: f32 = 0.11;
/// How large the first and the last spark are, in circles.
const SIZES: (f32, f32) = (0.16, 0.34);
/// Sparks are brighter than circles.
const BRIGHT: LinearRgba = LinearRgba::rgb(1.5, 2.2, 1.8);

/// Sparks on the way of a ghost into a circle, from their middles: a bow that grows stronger towards the circle.
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
    // None on the ghost itself, none in the circle.
    (2..count).map(spark).collect()
}
