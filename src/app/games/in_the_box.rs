//! The content of the box: the tiles of both games and the levels, read from their files.

use super::loading::{LevelFile, LoadFailure, Shelf, TilesFile};
use crate::app::shell::screen::Screen;
use crate::rules::carcassonne::whole_deck;
use crate::rules::mists::Level;
use crate::rules::tiles::Deck;
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InTheBox>().add_systems(OnExit(Screen::Loading), unpack);
}

/// The decks and the levels.
#[derive(Resource, Default)]
pub struct InTheBox {
    /// The deck of the cooperative game. `None` until it is loaded.
    pub deck: Option<Arc<Deck>>,
    /// The deck of the competitive game (RSETUP-2). `None` until it is loaded, and if its two parts do not go together.
    pub whole_deck: Option<Arc<Deck>>,
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
    tiles: Res<Assets<TilesFile>>,
    levels: Res<Assets<LevelFile>>,
    mut in_the_box: ResMut<InTheBox>,
    mut failure: ResMut<LoadFailure>,
) {
    in_the_box.levels = shelf.levels.iter().filter_map(|level| levels.get(level)).map(|file| file.0).collect();
    let (Some(TilesFile::Land(land)), Some(TilesFile::Base(base))) = (tiles.get(&shelf.deck), tiles.get(&shelf.base))
    else {
        return;
    };
    in_the_box.deck = Some(land.clone());
    match whole_deck(base, land) {
        Ok(deck) => in_the_box.whole_deck = Some(Arc::new(deck)),
        // It is told at the title.
        Err(why) => failure.0 = Some(why.to_string()),
    }
}
