//! The phases of a turn, as shown.

use crate::app::games::playing::CarcassonneAt;
use crate::app::shell::screen::Screen;
use crate::rules::carcassonne::Phase;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<TurnPhase>();
}

/// The phase of the shown position. Playback moves it forward until it has caught up with the rules.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(CarcassonneAt = CarcassonneAt(Screen::Table))]
pub enum TurnPhase {
    /// A tile is being drawn.
    #[default]
    Draw,
    /// The drawn tile has to be laid.
    PlaceTile,
    /// Ghosts come to meeples or enter circles. The player may have to choose.
    GiveGhosts,
    /// A piece may be put on the laid tile, or the abbot taken back.
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
            Phase::DrawIn | Phase::TakeFromCircle | Phase::HauntOpponent | Phase::HauntOwn => TurnPhase::GiveGhosts,
            Phase::PlaceMeeple => TurnPhase::PlaceMeeple,
            Phase::PickScoring => TurnPhase::Score,
            Phase::Over => TurnPhase::Over,
        }
    }
}
