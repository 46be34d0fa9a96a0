//! How high the panels are in this game.

use super::{TableView, foresight, ghost_supply, piles, players};
use crate::app::panels::{Heights, choices, lesson, replay};

impl Heights for TableView {
    fn ghosts(&self) -> f32 {
        ghost_supply::height(&self.ghosts)
    }

    fn piles(&self) -> f32 {
        piles::height(&self.piles)
    }

    fn players(&self, _most: f32) -> f32 {
        players::height(&self.players)
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
