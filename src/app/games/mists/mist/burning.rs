//! A finished bank burns off: a front runs over it from the tile that finished it.

use super::{Covering, Mist};
use crate::app::board::middle;
use crate::app::games::mists::table::{AtTable, Happened};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::Rebuilt;
use crate::rules::mists::Happening;
use crate::rules::tiles::Square;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Burning>().add_observer(begin).add_observer(forget);
    app.add_systems(Update, spread.in_set(FrameSystems::Follow).after(Covering).run_if(in_state(Screen::Table)));
}

/// Squares a second that the front runs.
const SPEED: f32 = 2.6;
/// How far behind the front the last of the old mist is gone, in squares.
const DEPTH: f32 = 1.3;

/// What burns off.
#[derive(Resource, Default)]
pub(super) struct Burning {
    front: Option<Front>,
    /// The squares that change, those beside the bank among them.
    squares: HashSet<Square>,
    /// How far away the farthest of them is.
    farthest: f32,
}

/// The front of what burns off.
#[derive(Clone, Copy, Debug)]
pub(super) struct Front {
    origin: Vec2,
    run: f32,
}

impl Front {
    /// Where it began, `y` to the south, and how far it has run.
    pub fn on_board(&self) -> Vec3 {
        Vec3::new(self.origin.x, -self.origin.y, self.run)
    }
}

impl Burning {
    /// The front that runs over a square.
    pub fn front(&self, at: Square) -> Option<Front> {
        self.front.filter(|_| self.squares.contains(&at))
    }
}

fn begin(happened: On<Happened>, table: Res<AtTable>, mut burning: ResMut<Burning>) {
    let Happening::BankFinished { parts } = &happened.0 else { return };
    let position = table.position();
    let origin = middle(position.board().tile(position.last_laid()).at);
    if burning.front.is_none() {
        *burning = Burning::default();
    }
    burning.front = Some(Front { origin, run: 0.0 });
    for (part, _) in parts {
        burning.squares.insert(part.at);
        burning.squares.extend(part.at.surroundings());
        burning.farthest = burning.farthest.max(origin.distance(middle(part.at)) + 1.0);
    }
}

/// The front waits until all that burns off is painted anew.
fn spread(time: Res<Time>, mist: Res<Mist>, mut burning: ResMut<Burning>) {
    let farthest = burning.farthest;
    if burning.front.is_none() || !mist.is_idle() {
        return;
    }
    if let Some(front) = &mut burning.front {
        front.run += SPEED * time.delta_secs();
        if front.run > farthest + DEPTH {
            *burning = Burning::default();
        }
    }
}

fn forget(_: On<Rebuilt>, mut burning: ResMut<Burning>) {
    *burning = Burning::default();
}
