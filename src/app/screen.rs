//! Where the player is: the screens, and the phases of a turn at the table.

use crate::rules::Phase;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>();
    app.add_sub_state::<TurnPhase>();
}

/// The screens of the game.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Assets are loaded and pictures painted.
    #[default]
    Loading,
    /// The title, with what to do.
    Title,
    /// Six levels to choose from.
    LevelSelect,
    /// Who plays, with which colours and which seed.
    Setup,
    /// The game itself.
    Table,
    /// What ended the game.
    Result,
    /// Who made what.
    Credits,
}

/// The phase of the position that is shown: playback of happenings advances it until it has caught up with the rules.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Table)]
pub enum TurnPhase {
    /// A tile is being drawn.
    #[default]
    Draw,
    /// The drawn tile has to be laid.
    PlaceTile,
    /// Ghosts come; perhaps one area has to be spared one.
    PlaceGhosts,
    /// A meeple may be put on the laid tile.
    PlaceMeeple,
    /// Completed regions are scored.
    Score,
    /// The game is over.
    Over,
}

impl From<Phase> for TurnPhase {
    fn from(phase: Phase) -> TurnPhase {
        match phase {
            Phase::LayTile => TurnPhase::PlaceTile,
            Phase::SpareGhost => TurnPhase::PlaceGhosts,
            Phase::PlaceMeeple => TurnPhase::PlaceMeeple,
            Phase::PickScoring | Phase::TakeScore | Phase::Banish => TurnPhase::Score,
            Phase::Over => TurnPhase::Over,
        }
    }
}
