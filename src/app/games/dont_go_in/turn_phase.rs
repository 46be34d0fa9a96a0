//! The phases of a turn, as shown.

use crate::app::games::playing::DontGoInAt;
use crate::app::shell::screen::Screen;
use crate::rules::dont_go_in::Phase;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<TurnPhase>();
}

/// The phase of the shown position. Playback moves it forward until it has caught up with the rules.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(DontGoInAt = DontGoInAt(Screen::Table))]
pub enum TurnPhase {
    /// The turn goes to the next player.
    #[default]
    Begin,
    /// A meeple has to be placed.
    Place,
    /// Dice are rolled. The resolver of the Basement may roll again, the one of the Hallway may turn a die over.
    Roll,
    /// Ghosts are handed out, and cards are taken.
    Take,
    /// A type has to be chosen that the Tomes dispel.
    ChooseType,
    /// The game is over.
    Over,
}

impl From<Phase> for TurnPhase {
    fn from(phase: Phase) -> TurnPhase {
        match phase {
            Phase::Place => TurnPhase::Place,
            Phase::RollAgain | Phase::TurnDie => TurnPhase::Roll,
            Phase::Take => TurnPhase::Take,
            Phase::ChooseType => TurnPhase::ChooseType,
            Phase::Over => TurnPhase::Over,
        }
    }
}
