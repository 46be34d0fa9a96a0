//! How close the end of the game is, from 0 to 1. The background sounds of the night follow this.

use super::Heard;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, at_table};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Night>().init_resource::<Danger>();
    // Only one game is at the table.
    app.configure_sets(Update, Watch.in_set(FrameSystems::Follow).before(darken).ambiguous_with(Watch));
    app.add_systems(Update, darken.in_set(FrameSystems::Follow));
}

/// What the night needs of one game.
pub(super) fn game<G: Heard>(app: &mut App) {
    app.add_systems(Update, watch::<G>.in_set(Watch).run_if(at_table::<G>));
}

/// The systems that see how close the end of each game is.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Watch;

/// How close the end of the game at the table is, from 0 to 1.
#[derive(Resource, Default)]
struct Danger(f32);

fn watch<G: Heard>(table: Res<AtTable<G>>, mut danger: ResMut<Danger>) {
    danger.0 = table.position().danger();
}

/// The current state of the night sounds.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct Night {
    /// How close the end of the game is, from 0 to 1.
    pub danger: f32,
    /// The volume of the night, from 0 to 1. It is 0 at the result, so that the end of a game is heard alone.
    pub presence: f32,
}

/// The time for a change from the calmest to the darkest night, in seconds.
const TURNS_IN: f32 = 2.0;

fn darken(screen: Res<State<Screen>>, danger: Res<Danger>, time: Res<Time>, mut night: ResMut<Night>) {
    let goal = Night {
        danger: if **screen == Screen::Table { danger.0 } else { 0.0 },
        presence: if matches!(**screen, Screen::Loading | Screen::Result) { 0.0 } else { 1.0 },
    };
    let later = night.towards(goal, time.delta_secs());
    night.set_if_neq(later);
}

impl Night {
    /// The state after this many seconds, on the way to `goal`.
    fn towards(self, goal: Night, seconds: f32) -> Night {
        let most = seconds / TURNS_IN;
        let closer = |from: f32, to: f32| from + (to - from).clamp(-most, most);
        Night { danger: closer(self.danger, goal.danger), presence: closer(self.presence, goal.presence) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_night_turns_in_two_seconds() {
        let goal = Night { danger: 1.0, presence: 1.0 };
        let second = Night::default().towards(goal, 1.0);
        assert_eq!(second, Night { danger: 0.5, presence: 0.5 });
        assert_eq!(second.towards(goal, 1.0), goal);
        assert_eq!(goal.towards(goal, 1.0), goal);
        assert_eq!(goal.towards(Night::default(), 5.0), Night::default());
    }
}
