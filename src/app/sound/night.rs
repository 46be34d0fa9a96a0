//! How close the end of the game is, from 0 to 1, and whether it is played in a house. The background sounds of the
//! night follow this.

use super::Heard;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, at_table};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Night>().init_resource::<Around>();
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

/// What the game at the table makes of the night.
#[derive(Resource, Default)]
struct Around {
    /// How close the end is, from 0 to 1.
    danger: f32,
    indoors: bool,
}

fn watch<G: Heard>(table: Res<AtTable<G>>, mut around: ResMut<Around>) {
    *around = Around { danger: table.position().danger(), indoors: G::INDOORS };
}

/// The current state of the night sounds.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct Night {
    /// How close the end of the game is, from 0 to 1.
    pub danger: f32,
    /// From 0, outdoors, to 1, in a house.
    pub indoors: f32,
    /// The volume of the night, from 0 to 1. It is 0 at the result, so that the end of a game is heard alone.
    pub presence: f32,
}

/// The time for a change from the calmest to the darkest night, in seconds.
const TURNS_IN: f32 = 2.0;

fn darken(screen: Res<State<Screen>>, around: Res<Around>, time: Res<Time>, mut night: ResMut<Night>) {
    let is_at_table = **screen == Screen::Table;
    let goal = Night {
        danger: if is_at_table { around.danger } else { 0.0 },
        indoors: if is_at_table && around.indoors { 1.0 } else { 0.0 },
        presence: if matches!(**screen, Screen::Loading | Screen::Result | Screen::Review) { 0.0 } else { 1.0 },
    };
    let later = night.towards(goal, time.delta_secs());
    night.set_if_neq(later);
}

impl Night {
    /// The state after this many seconds, on the way to `goal`.
    fn towards(self, goal: Night, seconds: f32) -> Night {
        let most = seconds / TURNS_IN;
        let closer = |from: f32, to: f32| from + (to - from).clamp(-most, most);
        Night {
            danger: closer(self.danger, goal.danger),
            indoors: closer(self.indoors, goal.indoors),
            presence: closer(self.presence, goal.presence),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_night_turns_in_two_seconds() {
        let goal = Night { danger: 1.0, indoors: 1.0, presence: 1.0 };
        let second = Night::default().towards(goal, 1.0);
        assert_eq!(second, Night { danger: 0.5, indoors: 0.5, presence: 0.5 });
        assert_eq!(second.towards(goal, 1.0), goal);
        assert_eq!(goal.towards(goal, 1.0), goal);
        assert_eq!(goal.towards(Night::default(), 5.0), Night::default());
    }
}
