//! The content of the box: the deck and the levels, read from their files.

use super::loading::{DeckFile, LevelFile, Shelf};
use crate::app::shell::screen::Screen;
use crate::app::theme::{self, Face};
use crate::rules::mists::Level;
use crate::rules::tiles::Deck;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InTheBox>().add_systems(OnExit(Screen::Loading), (unpack, set_type));
}

/// The deck and the levels.
#[derive(Resource, Default)]
pub struct InTheBox {
    /// The deck. `None` until it is loaded.
    pub deck: Option<Arc<Deck>>,
    /// The levels.
    pub levels: Vec<Level>,
}

impl InTheBox {
    /// The level with this number.
    pub fn level(&self, number: u8) -> Option<&Level> {
        self.levels.iter().find(|level| level.number == number)
    }
}

fn unpack(
    shelf: Res<Shelf>,
    decks: Res<Assets<DeckFile>>,
    levels: Res<Assets<LevelFile>>,
    mut in_the_box: ResMut<InTheBox>,
) {
    in_the_box.deck = decks.get(&shelf.deck).map(|file| file.0.clone());
    in_the_box.levels = shelf.levels.iter().filter_map(|level| levels.get(level)).map(|file| file.0).collect();
}

/// Sets the loaded fonts for panels and screens.
fn set_type(shelf: Res<Shelf>, fonts: Res<Assets<Font>>, mut contexts: EguiContexts) -> Result {
    let bytes = |face: Face| {
        let at = Face::ALL.iter().position(|known| *known == face)?;
        fonts.get(shelf.fonts.get(at)?).map(|font| font.data.as_ref().to_vec())
    };
    theme::apply(contexts.ctx_mut()?, theme::definitions(bytes));
    Ok(())
}
