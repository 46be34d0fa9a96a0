//! The pictures that take too long to paint while somebody waits. They are shipped as files.

use super::dont_go_in::panorama::{EVENING, panorama};
use super::mists::lessons::{Lesson, lesson};
use super::mists::{defeat, level_card, title};
use super::picture::Picture;
use crate::rules::mists::{LayoutError, Level};
use crate::rules::tiles::Deck;
use std::sync::Arc;

/// A picture that is shipped as `pictures/NAME.png`.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// The name of its file.
    pub name: &'static str,
    /// Width and height in pixels.
    pub size: (u32, u32),
    subject: Subject,
}

/// The subject of a picture.
#[derive(Clone, Copy, Debug)]
enum Subject {
    Title,
    Defeat,
    /// The haunted house on an evening.
    House,
    /// A board of this level.
    Level(u8),
    /// A board of a few tiles.
    Lesson(Lesson),
}

impl Shipped {
    /// All shipped pictures.
    pub const ALL: [Shipped; 17] = [
        Shipped { name: "title", size: SCREEN, subject: Subject::Title },
        Shipped { name: "defeat", size: SCREEN, subject: Subject::Defeat },
        Shipped { name: "house", size: HOUSE, subject: Subject::House },
        Shipped { name: "level-1", size: CARD, subject: Subject::Level(1) },
        Shipped { name: "level-2", size: CARD, subject: Subject::Level(2) },
        Shipped { name: "level-3", size: CARD, subject: Subject::Level(3) },
        Shipped { name: "level-4", size: CARD, subject: Subject::Level(4) },
        Shipped { name: "level-5", size: CARD, subject: Subject::Level(5) },
        Shipped { name: "level-6", size: CARD, subject: Subject::Level(6) },
        Shipped::lesson(Lesson::Edges),
        Shipped::lesson(Lesson::Road),
        Shipped::lesson(Lesson::City),
        Shipped::lesson(Lesson::Alone),
        Shipped::lesson(Lesson::Together),
        Shipped::lesson(Lesson::Bank),
        Shipped::lesson(Lesson::Never),
        Shipped::lesson(Lesson::Covered),
    ];

    const fn lesson(lesson: Lesson) -> Shipped {
        Shipped { name: lesson.name(), size: LESSON, subject: Subject::Lesson(lesson) }
    }

    /// Paints the picture again. `level` gives the levels for the boards, and `deck` the tiles.
    ///
    /// # Errors
    /// Returns an error if the deck does not have the tiles for it.
    pub fn paint(&self, deck: &Arc<Deck>, level: impl Fn(u8) -> Level) -> Result<Picture, LayoutError> {
        let (width, height) = self.size;
        match self.subject {
            Subject::Title => title::title(level(LEVEL_WITH_HOUNDS), deck.clone(), width, height),
            Subject::Defeat => defeat::defeat(level(LEVEL_WITH_HOUNDS), deck.clone(), width, height),
            Subject::House => Ok(panorama(&EVENING, width)),
            Subject::Level(number) => level_card(level(number), deck.clone(), width, height),
            Subject::Lesson(taught) => lesson(taught, level(PLAIN), deck.clone(), width, height),
        }
    }
}

/// The level of the land behind title and defeat. It has hounds.
const LEVEL_WITH_HOUNDS: u8 = 3;

/// The level of the land in the book. It has neither hounds nor cemeteries.
const PLAIN: u8 = 1;

/// Large enough for a whole screen.
const SCREEN: (u32, u32) = (1600, 900);

/// Large enough for the card of a game on a large screen.
const HOUSE: (u32, u32) = (1200, 831);

/// Large enough for a level's card on a large screen.
const CARD: (u32, u32) = (960, 384);

/// Large enough for a picture of the book on a large screen.
const LESSON: (u32, u32) = (480, 300);
