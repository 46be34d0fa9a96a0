//! When the result of a game has settled, so that its buttons can be pressed.

use crate::app::shell::screen::Screen;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Since>();
    app.add_systems(OnEnter(Screen::Result), |mut since: ResMut<Since>, time: Res<Time<Real>>| {
        since.0 = time.elapsed();
    });
}

/// For how long the buttons do not react: a click or key meant for the table must not press a button of the result.
const SETTLES: Duration = Duration::from_millis(800);

/// When the result appeared on the screen.
#[derive(Resource, Default)]
struct Since(Duration);

/// How long the result has been on the screen.
#[derive(SystemParam)]
pub(super) struct Settling<'w> {
    since: Res<'w, Since>,
    time: Res<'w, Time<Real>>,
}

impl Settling<'_> {
    /// Whether it has been there long enough to be answered.
    pub fn is_over(&self) -> bool {
        self.time.elapsed() >= self.since.0 + SETTLES
    }
}
