//! A completed mist bank burns off. A front runs over it, starting at the tile that completed it.

use super::{BurnOff, Covering, Mist};
use crate::app::board::middle;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::table::Cleared;
use crate::rules::tiles::Square;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Burning>().add_observer(begin).add_observer(forget);
    app.add_systems(Update, spread.in_set(FrameSystems::Follow).after(Covering).run_if(in_state(Screen::Table)));
}

/// Speed of the front, in squares per second.
const SPEED: f32 = 2.6;
/// Depth of the front, in squares: this far behind it, the old mist is gone.
const DEPTH: f32 = 1.3;

/// The banks that burn off.
#[derive(Resource, Default)]
pub(super) struct Burning {
    front: Option<Front>,
    /// The squares that change, including those beside the bank.
    squares: HashSet<Square>,
    /// The distance from the origin to the farthest of these squares.
    farthest: f32,
}

/// The front of the fire.
#[derive(Clone, Copy, Debug)]
pub(super) struct Front {
    origin: Vec2,
    run: f32,
}

impl Front {
    /// Its origin with `y` to the south, and how far it has run.
    pub fn on_board(&self) -> Vec3 {
        Vec3::new(self.origin.x, -self.origin.y, self.run)
    }
}

impl Burning {
    /// The front that runs over a square, if any.
    pub fn front(&self, at: Square) -> Option<Front> {
        self.front.filter(|_| self.squares.contains(&at))
    }
}

fn begin(told: On<BurnOff>, mut burning: ResMut<Burning>) {
    let origin = middle(told.from);
    if burning.front.is_none() {
        *burning = Burning::default();
    }
    burning.front = Some(Front { origin, run: 0.0 });
    for part in &told.parts {
        burning.squares.insert(part.at);
        burning.squares.extend(part.at.surroundings());
        burning.farthest = burning.farthest.max(origin.distance(middle(part.at)) + 1.0);
    }
}

/// The front waits until all changed patches are painted.
fn spread(time: Res<Time>, chosen: Res<Chosen>, mist: Res<Mist>, mut burning: ResMut<Burning>) {
    let farthest = burning.farthest;
    if burning.front.is_none() || !mist.is_idle() {
        return;
    }
    if let Some(front) = &mut burning.front {
        front.run += if chosen.settings.reduced_motion { farthest + 2.0 * DEPTH } else { SPEED * time.delta_secs() };
        if front.run > farthest + DEPTH {
            *burning = Burning::default();
        }
    }
}

fn forget(_: On<Cleared>, mut burning: ResMut<Burning>) {
    *burning = Burning::default();
}
