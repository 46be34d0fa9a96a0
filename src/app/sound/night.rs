//! How close the end is, from 0 to 1: what the night under everything follows.

use crate::app::Screen;
use crate::app::table::AtTable;
use crate::rules::Mists;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Night>().add_systems(Update, darken);
}

/// The night as it is heard now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Night {
    /// How close the end is, from 0 to 1.
    pub danger: f32,
    /// How much of the night is heard, from 0 to 1; the end of a game is heard alone.
    pub presence: f32,
}

/// How long it takes to go from the calmest to the darkest night, in seconds.
const TURNS_IN: f32 = 2.0;

/// How many tiles of a pile are the last ones.
const LAST_TILES: f32 = 8.0;

fn darken(screen: Res<State<Screen>>, table: Option<Res<AtTable>>, time: Res<Time>, mut night: ResMut<Night>) {
    let goal = Night {
        danger: table.filter(|_| **screen == Screen::Table).map_or(0.0, |table| danger(table.position())),
        presence: if matches!(**screen, Screen::Loading | Screen::Result) { 0.0 } else { 1.0 },
    };
    let most = time.delta_secs() / TURNS_IN;
    let closer = |from: f32, to: f32| from + (to - from).clamp(-most, most);
    night.set_if_neq(Night {
        danger: closer(night.danger, goal.danger),
        presence: closer(night.presence, goal.presence),
    });
}

/// No danger with all ghosts in the supply, the greatest with none; also with the last tiles of a pile whose target is
/// not reached.
fn danger(position: &Mists) -> f32 {
    let level = position.level();
    let haunted = 1.0 - f32::from(position.ghosts_in_supply()) / f32::from(level.ghosts.max(1));
    let short_of_target = position.total() < level.target(position.active_pile());
    let used_up = 1.0 - f32::from(position.tiles_left()) / LAST_TILES;
    haunted.max(if short_of_target { used_up } else { 0.0 }).clamp(0.0, 1.0)
}
