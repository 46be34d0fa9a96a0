//! How high the panels are in this game.

use super::{TableView, foresight, ghost_supply, players, tiles};
use crate::app::panels::{Heights, choices, lesson, replay};

impl Heights for TableView {
    fn ghosts(&self) -> f32 {
        ghost_supply::HIGH
    }

    fn piles(&self) -> f32 {
        tiles::height(&self.tiles)
    }

    fn players(&self, most: f32) -> f32 {
        players::height(&self.players, most)
    }

    fn foresight(&self) -> Option<f32> {
        self.foresight.as_ref().map(foresight::height)
    }

    fn banner(&self) -> f32 {
        replay::height(&self.replay).max(choices::height(&self.choices))
    }

    fn lasting_banner(&self) -> f32 {
        replay::height(&self.replay) + lesson::height(&self.lesson)
    }
}
