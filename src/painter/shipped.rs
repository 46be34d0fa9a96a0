//! The pictures that take too long to paint while somebody waits: they are shipped as files.

use super::picture::Picture;
use super::{defeat, level_card, title};

/// A picture that is shipped as `pictures/NAME.png`.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// The name of its file.
    pub name: &'static str,
    /// Pixels across and down.
    pub size: (u32, u32),
    paint: fn(u32, u32) -> Picture,
}

impl Shipped {
    /// Every picture that is shipped.
    pub const ALL: [Shipped; 8] = [
        Shipped { name: "title", size: SCREEN, paint: title::title },
        Shipped { name: "defeat", size: SCREEN, paint: defeat::defeat },
        Shipped { name: "level-1", size: CARD, paint: |width, height| level_card(1, width, height) },
        Shipped { name: "level-2", size: CARD, paint: |width, height| level_card(2, width, height) },
        Shipped { name: "level-3", size: CARD, paint: |width, height| level_card(3, width, height) },
        Shipped { name: "level-4", size: CARD, paint: |width, height| level_card(4, width, height) },
        Shipped { name: "level-5", size: CARD, paint: |width, height| level_card(5, width, height) },
        Shipped { name: "level-6", size: CARD, paint: |width, height| level_card(6, width, height) },
    ];

    /// Paints it anew.
    pub fn paint(&self) -> Picture {
        let (width, height) = self.size;
        (self.paint)(width, height)
    }
}

/// Large enough for a whole screen.
const SCREEN: (u32, u32) = (1600, 900);

/// Large enough for a level's card on a large screen.
const CARD: (u32, u32) = (960, 384);
