//! The phases of a turn, as shown.

use crate::app::games::playing::MistsAt;
use crate::app::shell::screen::Screen;
use crate::rules::mists::Phase;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_sub_state::<TurnPhase>();
}

/// The phase of the shown position. Playback moves it forward until it has caught up with the rules.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(MistsAt = MistsAt(Screen::Table))]
pub enum TurnPhase {
    /// A tile is being drawn.
    #[default]
    Draw,
    /// The drawn tile has to be laid.
    PlaceTile,
    /// A cemetery is closed: a meeple is buried.
    BuryMeeple,
    /// Ghosts come. The player may have to choose where.
    PlaceGhosts,
    /// Eloise joins a meeple.
    PlaceCat,
    /// A meeple may be put on the laid tile.
    PlaceMeeple,
    /// Completed regions are scored.
    Score,
    /// A hound was reached: it joins a meeple and calms ghosts.
    PlaceHound,
    /// A tile is laid face down beside a cemetery.
    LayFaceDown,
    /// The game is over.
    Over,
}

impl From<Phase> for TurnPhase {
    fn from(phase: Phase) -> TurnPhase {
        match phase {
            Phase::LayTile => TurnPhase::PlaceTile,
            Phase::Bury => TurnPhase::BuryMeeple,
            Phase::DrawIn | Phase::SpareGhost | Phase::HauntCemetery | Phase::HauntMist => TurnPhase::PlaceGhosts,
            Phase::PlaceCat => TurnPhase::PlaceCat,
            Phase::PlaceMeeple => TurnPhase::PlaceMeeple,
            Phase::PickScoring | Phase::TakeScore | Phase::Banish | Phase::MoveMarker => TurnPhase::Score,
            Phase::PlaceHound | Phase::CalmGhosts => TurnPhase::PlaceHound,
            Phase::LayFaceDown => TurnPhase::LayFaceDown,
            Phase::Over => TurnPhase::Over,
        }
    }
}
