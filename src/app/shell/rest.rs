//! A window in the background rests: it is drawn once a second, and once in ten seconds when nothing has happened at
//! the table for ten seconds. What the system tells, such as a pointer over the window, wakes it at once.

use super::frame::FrameSystems;
use super::panel_sleep::PanelsChanged;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Awake>().add_systems(Update, rest.in_set(FrameSystems::Move));
}

/// Whether something may come from outside at any time, so that the window must not rest for long.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Awake(pub bool);

/// How long a window waits for its next frame while something may come from outside.
const AWAKE: Duration = Duration::from_millis(100);

/// How long nothing must have happened: longer than any computer thinks, so that its game goes on.
const QUIET: Duration = Duration::from_secs(10);

/// How long a window waits for its next frame in the background, after it has been quiet for so long.
fn pause(quiet: Duration) -> Duration {
    Duration::from_secs(if quiet < QUIET { 1 } else { 10 })
}

/// Without a window that is drawn there is nothing that could rest.
fn rest(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut changes: MessageReader<PanelsChanged>,
    time: Res<Time<Real>>,
    awake: Res<Awake>,
    drawn: Option<ResMut<WinitSettings>>,
    mut stirred: Local<Duration>,
) {
    let Some(mut drawn) = drawn else { return };
    if changes.read().count() > 0 || windows.iter().any(|window| window.focused) {
        *stirred = time.elapsed();
    }
    let pause = if awake.0 { AWAKE } else { pause(time.elapsed().saturating_sub(*stirred)) };
    let wanted = UpdateMode::reactive_low_power(pause);
    if drawn.unfocused_mode != wanted {
        drawn.unfocused_mode = wanted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pauses of a window in the background, second by second; something happens in these seconds.
    fn pauses(seconds: u64, happens: &[u64]) -> Vec<u64> {
        let mut app = App::new();
        app.add_message::<PanelsChanged>().init_resource::<Time<Real>>().init_resource::<WinitSettings>();
        app.init_resource::<Awake>();
        app.world_mut().spawn((Window { focused: false, ..default() }, PrimaryWindow));
        app.add_systems(Update, rest);
        let second = |second: u64| {
            app.world_mut().resource_mut::<Time<Real>>().advance_by(Duration::from_secs(1));
            if happens.contains(&second) {
                app.world_mut().write_message(PanelsChanged);
            }
            app.update();
            match app.world().resource::<WinitSettings>().unfocused_mode {
                UpdateMode::Reactive { wait, .. } => wait.as_secs(),
                UpdateMode::Continuous => 0,
            }
        };
        (1..=seconds).map(second).collect()
    }

    #[test]
    fn ten_quiet_seconds_make_the_pauses_longer() {
        let pauses = pauses(200, &[20, 120]);
        let long: Vec<u64> =
            (1..=200).zip(&pauses).filter(|(_, pause)| **pause == 10).map(|(second, _)| second).collect();
        assert_eq!(long, (10..20).chain(30..120).chain(130..=200).collect::<Vec<_>>());
        assert!(pauses.iter().all(|pause| [1, 10].contains(pause)));
    }
}
