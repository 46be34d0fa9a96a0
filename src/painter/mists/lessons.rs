//! The small pictures of the book: rules about land, meeples and mist, each shown on a board of a few tiles.

use super::panorama;
use super::story::Story;
use crate::painter::picture::Picture;
use crate::painter::tiles::frames;
use crate::rules::Colour::{Blue, Green, Red, Yellow};
use crate::rules::mists::Haunt::Mist;
use crate::rules::mists::{LayoutError, Level};
use crate::rules::tiles::Kind::{City, Road};
use crate::rules::tiles::{Deck, Square};
use std::sync::Arc;

/// The subject of a picture in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lesson {
    /// A gap whose edges a tile has to match (PLACE-2).
    Edges,
    /// A completed road (SCORE-2).
    Road,
    /// A completed city (SCORE-3).
    City,
    /// A long road with a single meeple (MEEPLE-2).
    Alone,
    /// A city with meeples of two colours (SCORE-6).
    Together,
    /// A bank with one open edge left, at the gap (MIST-2).
    Bank,
    /// A bank that can never be completed beside one that can (MIST-3).
    Never,
    /// A meeple on a road under mist (MEEPLE-3).
    Covered,
}

impl Lesson {
    /// All of them, in the order of the book.
    pub const ALL: [Lesson; 8] = [
        Lesson::Edges,
        Lesson::Road,
        Lesson::City,
        Lesson::Alone,
        Lesson::Together,
        Lesson::Bank,
        Lesson::Never,
        Lesson::Covered,
    ];

    /// The name of the picture file.
    pub const fn name(self) -> &'static str {
        match self {
            Lesson::Edges => "book-edges",
            Lesson::Road => "book-road",
            Lesson::City => "book-city",
            Lesson::Alone => "book-alone",
            Lesson::Together => "book-together",
            Lesson::Bank => "book-bank",
            Lesson::Never => "book-never",
            Lesson::Covered => "book-covered",
        }
    }

    fn story(self) -> &'static Story {
        match self {
            Lesson::Edges => &EDGES,
            Lesson::Road => &ROAD,
            Lesson::City => &CITY,
            Lesson::Alone => &ALONE,
            Lesson::Together => &TOGETHER,
            Lesson::Bank => &BANK,
            Lesson::Never => &NEVER,
            Lesson::Covered => &COVERED,
        }
    }

    /// The empty square that glows.
    fn gap(self) -> Option<Square> {
        match self {
            Lesson::Edges | Lesson::Bank => Some(Square::new(1, 0)),
            Lesson::Road | Lesson::City | Lesson::Alone | Lesson::Together | Lesson::Never | Lesson::Covered => None,
        }
    }
}

/// Paints a picture of the book, best at about 8 : 5.
///
/// # Errors
/// Returns an error if the deck does not have the tiles for it.
pub fn lesson(lesson: Lesson, level: Level, deck: Arc<Deck>, width: u32, height: u32) -> Result<Picture, LayoutError> {
    let story = lesson.story();
    let view = story.view(width, height);
    let mut picture = panorama::paint(&story.position(level, deck)?, &view);
    if let Some(gap) = lesson.gap() {
        let (x, y) = view.corner(gap);
        let edge = (frames::MARGIN * view.px as f32).round() as i64;
        picture.lay(&frames::legal(view.px, true), (x - edge, y - edge), 1.0);
    }
    Ok(picture)
}

const EDGES: Story = Story {
    tiles: &[
        ("city-corner-clear", 0, 1, 1),
        ("city-edge-clear", 1, 1, 3),
        ("road-bend-clear", 2, 1, 3),
        ("city-road-clear", 0, 0, 0),
        ("village-three-clear", 2, 0, 1),
    ],
    middle: (1.5, 0.0),
    across: 3.3,
    ..Story::NOTHING
};

const ROAD: Story = Story {
    tiles: &[("village-three-clear", 0, 0, 0), ("road-straight-clear", 1, 0, 1), ("village-three-clear", 2, 0, 0)],
    guards: &[(Red, (1, 0, Road, 0))],
    middle: (1.5, 0.4),
    across: 3.0,
    ..Story::NOTHING
};

const CITY: Story = Story {
    tiles: &[("city-corner-clear", 0, 0, 0), ("city-edge-clear", 0, 1, 2), ("city-edge-clear", 1, 0, 3)],
    guards: &[(Green, (0, 0, City, 0))],
    middle: (0.95, -0.02),
    across: 3.0,
    ..Story::NOTHING
};

const ALONE: Story = Story {
    tiles: &[
        ("road-straight-clear", 0, 0, 1),
        ("road-bend-clear", 1, 0, 1),
        ("road-bend-clear", 1, 1, 3),
        ("road-straight-clear", 2, 1, 1),
    ],
    guards: &[(Blue, (0, 0, Road, 0))],
    middle: (1.5, 0.0),
    across: 3.3,
    ..Story::NOTHING
};

const TOGETHER: Story = Story {
    tiles: &[
        ("city-edge-clear", 0, 0, 1),
        ("city-four-shield", 1, 0, 0),
        ("city-edge-clear", 2, 0, 3),
        ("city-edge-clear", 1, 1, 2),
        ("city-edge-clear", 1, -1, 0),
    ],
    guards: &[(Red, (0, 0, City, 0)), (Yellow, (2, 0, City, 0))],
    middle: (1.5, 0.45),
    across: 3.1,
    ..Story::NOTHING
};

const BANK: Story = Story {
    tiles: &[
        ("road-straight-1", 0, 0, 0),
        ("village-end-2", 0, 1, 0),
        ("city-edge-clear", 1, 1, 0),
        ("road-bend-clear", 2, 1, 3),
        ("village-three-clear", 2, 0, 3),
    ],
    ghosts: &[(0, 0, Mist(0), 1), (0, 1, Mist(0), 1)],
    middle: (1.5, 0.0),
    across: 3.3,
    ..Story::NOTHING
};

const NEVER: Story = Story {
    tiles: &[("road-straight-1", 0, 0, 0), ("road-straight-clear", 1, 0, 0), ("road-straight-1", 2, 0, 0)],
    ghosts: &[(0, 0, Mist(0), 1), (2, 0, Mist(0), 1)],
    middle: (1.5, 0.4),
    across: 3.1,
    ..Story::NOTHING
};

const COVERED: Story = Story {
    tiles: &[("road-straight-2", 0, 0, 1), ("road-straight-2", 1, 0, 1), ("village-four", 2, 0, 0)],
    ghosts: &[(0, 0, Mist(0), 1), (2, 0, Mist(0), 1)],
    guards: &[(Red, (1, 0, Road, 0))],
    middle: (1.5, 0.4),
    across: 3.0,
    ..Story::NOTHING
};
