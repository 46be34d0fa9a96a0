//! The candles and flashlights of the rooms: a picture with low flames fades in over the one with high flames, and out
//! again. They move where the mist drifts, and stand still where it does.

use crate::app::games::dont_go_in::places::layer;
use crate::app::games::playing::DontGoInAt;
use crate::app::mist::Mist;
use crate::app::motion::IdleClock;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use bevy::prelude::*;
use std::f32::consts::TAU;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, flicker.in_set(FrameSystems::Move).run_if(in_state(DontGoInAt(Screen::Table))));
}

/// The picture of a room with its flames low, over the one with its flames high.
#[derive(Component)]
pub struct LowFlames {
    /// The place of the room's board: no two rooms flicker alike.
    board: usize,
}

/// Low flames, not seen yet.
pub fn low(board: usize, sprite: Sprite) -> impl Bundle {
    let unseen = Sprite { color: Color::WHITE.with_alpha(0.0), ..sprite };
    (LowFlames { board }, unseen, Transform::from_xyz(0.0, 0.0, layer::LOW_FLAMES))
}

fn flicker(idle: Res<IdleClock>, mist: Res<Mist>, mut flames: Query<(&LowFlames, &mut Sprite)>) {
    for (low, mut sprite) in &mut flames {
        let alpha = if mist.is_living() { lowness(idle.seconds, low.board) } else { 0.0 };
        if sprite.color.alpha() != alpha {
            sprite.color.set_alpha(alpha);
        }
    }
}

/// How low the flames are, from 0 to 1: a slow breath with a quicker tremble.
fn lowness(seconds: f32, board: usize) -> f32 {
    let wave = |period: f32| (TAU * (seconds / period + 0.37 * board as f32)).sin();
    (0.5 + 0.28 * wave(3.7) + 0.14 * wave(0.83) + 0.08 * wave(0.31)).clamp(0.0, 1.0)
}
