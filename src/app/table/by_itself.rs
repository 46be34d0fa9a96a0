//! What the table shows by itself, before anybody decides. Purists switch it off in the settings; lessons need it.

use super::{AtTable, Shown};
use crate::app::shell::settings::Chosen;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What is shown by itself at the table of a game.
#[derive(SystemParam)]
pub struct ShowsByItself<'w, G: Shown> {
    chosen: Res<'w, Chosen>,
    table: Res<'w, AtTable<G>>,
}

impl<G: Shown> ShowsByItself<'_, G> {
    /// Whether the squares glow where the tile in hand may be laid.
    pub fn legal_squares(&self) -> bool {
        self.chosen.settings.legal_squares || self.table.lesson().is_some()
    }

    /// Whether it is told what would follow from a choice.
    pub fn foresight(&self) -> bool {
        self.chosen.settings.foresight || self.table.lesson().is_some()
    }

    /// Whether it is told what bright and dim squares are: in the first turns, where there are any. Lessons tell it
    /// themselves.
    pub fn tells_of_squares(&self, turn: u16) -> bool {
        const FIRST_TURNS: u16 = 3;
        turn <= FIRST_TURNS && self.legal_squares() && self.table.lesson().is_none()
    }

    /// Whether this may be another answer than in the last frame.
    pub fn has_changed(&self) -> bool {
        self.chosen.is_changed()
    }
}
