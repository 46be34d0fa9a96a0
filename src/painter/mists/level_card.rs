//! The six pictures on the level cards: small boards laid by the rules, each with its own place, time and figures.

use super::panorama::{self, View};
use super::story::Story;
use crate::painter::picture::Picture;
use crate::rules::Colour::{Black, Blue, Green, Red, Yellow};
use crate::rules::mists::Haunt::{Cemetery, Circle, Mist};
use crate::rules::mists::Hound::{Ronja, Rufus};
use crate::rules::mists::{LayoutError, Level};
use crate::rules::tiles::Deck;
use crate::rules::tiles::Kind::{Castle, City, Road};
use std::sync::Arc;

/// The picture on a level's card, best at about 5 : 2.
///
/// # Errors
/// Returns an error if the deck does not have the tiles for it.
pub fn level_card(level: Level, deck: Arc<Deck>, width: u32, height: u32) -> Result<Picture, LayoutError> {
    let story = &STORIES[usize::from(level.number.clamp(1, Level::LAST)) - 1];
    let position = story.position(level, deck)?;
    let least = (height as f32 / (story.across * SHAPE)).ceil() as u32;
    let view = story.view(width, height);
    Ok(panorama::paint(&position, &View { px: view.px.max(least), ..view }))
}

/// Height of a card relative to its width.
const SHAPE: f32 = 0.4;

const STORIES: [Story; 6] =
    [ROAD_INTO_THE_MIST, CASTLE_AND_CHURCHYARD, TWO_HOUNDS, DROWNED_TOWN, RESTLESS_GRAVES, DEEPEST_NIGHT];

const ROAD_INTO_THE_MIST: Story = Story {
    tiles: &[
        ("city-four-shield", 0, 1, 2),
        ("city-band-shield", 1, 1, 3),
        ("city-corner-road-1", 2, 1, 3),
        ("city-road-2", 3, 1, 0),
        ("village-four", 4, 1, 3),
        ("city-corner-road-shield-2", 0, 0, 3),
        ("road-straight-3", 1, 0, 3),
        ("village-three-2", 2, 0, 2),
        ("road-straight-2", 3, 0, 1),
        ("city-village-2", 4, 0, 1),
    ],
    ghosts: &[(2, 0, Mist(0), 1), (3, 0, Mist(0), 1), (3, 1, Mist(0), 1), (4, 0, Mist(0), 1), (4, 1, Mist(0), 1)],
    guards: &[(Red, (1, 0, Road, 0))],
    middle: (2.4, 0.08),
    ..Story::NOTHING
};

const CASTLE_AND_CHURCHYARD: Story = Story {
    tiles: &[
        ("city-edge-2", 0, 1, 0),
        ("village-end-1", 1, 1, 3),
        ("city-road-clear", 2, 1, 2),
        ("road-bend-clear", 3, 1, 1),
        ("village-end-2", 4, 1, 0),
        ("road-straight-2", 0, 0, 1),
        ("castle-4", 1, 0, 0),
        ("city-road-1", 2, 0, 0),
        ("cemetery-2", 3, 0, 0),
        ("city-corner-road-shield-2", 4, 0, 1),
    ],
    ghosts: &[(0, 0, Mist(0), 2), (0, 1, Mist(0), 1), (1, 1, Mist(0), 1), (3, 0, Cemetery, 1)],
    guards: &[(Yellow, (1, 0, Castle, 0)), (Blue, (2, 0, Road, 0)), (Green, (4, 0, City, 0))],
    night: 0.08,
    ..Story::NOTHING
};

const TWO_HOUNDS: Story = Story {
    tiles: &[
        ("city-pair-opposite", 0, 1, 2),
        ("city-corner-shield-1", 1, 1, 0),
        ("city-band-shield", 2, 1, 1),
        ("city-three-shield", 3, 1, 2),
        ("city-four-shield", 4, 1, 0),
        ("city-road-1", 0, 0, 0),
        ("road-straight-3", 1, 0, 3),
        ("road-bend-2", 2, 0, 0),
        ("city-bend-east-2", 3, 0, 0),
        ("city-corner-road-shield-1", 4, 0, 0),
    ],
    ghosts: &[(0, 0, Mist(0), 1), (1, 1, Mist(0), 1)],
    guards: &[(Red, (1, 0, Road, 0)), (Green, (3, 0, Road, 0))],
    hounds: &[(Rufus, (1, 0, Road, 0)), (Ronja, (3, 0, Road, 0))],
    middle: (2.5, 0.2),
    across: 3.7,
    night: 0.14,
    ..Story::NOTHING
};

const DROWNED_TOWN: Story = Story {
    tiles: &[
        ("city-edge-2", 0, 1, 1),
        ("city-bend-west-1", 1, 1, 3),
        ("city-corner-road-1", 2, 1, 1),
        ("city-corner-shield-2", 3, 1, 2),
        ("city-pair-corner", 4, 1, 0),
        ("road-straight-2", 0, 0, 1),
        ("village-four", 1, 0, 0),
        ("city-corner-road-1", 2, 0, 0),
        ("city-corner-1", 3, 0, 3),
        ("village-end-1", 4, 0, 3),
    ],
    ghosts: &[
        (0, 0, Mist(0), 2),
        (1, 0, Mist(0), 1),
        (1, 1, Mist(0), 1),
        (2, 0, Mist(0), 1),
        (3, 1, Mist(0), 1),
        (4, 0, Mist(0), 1),
        (4, 1, Mist(0), 1),
    ],
    guards: &[(Yellow, (2, 0, City, 0)), (Green, (3, 1, City, 0)), (Blue, (1, 0, Road, 1))],
    night: 0.40,
    ..Story::NOTHING
};

const RESTLESS_GRAVES: Story = Story {
    tiles: &[
        ("city-corner-road-1", 0, 1, 2),
        ("city-bend-west-1", 1, 1, 0),
        ("village-end-3", 2, 1, 2),
        ("city-band-shield", 0, 0, 2),
        ("road-bend-3", 1, 0, 2),
        ("cemetery-2", 2, 0, 0),
        ("village-three-2", 3, 0, 2),
        ("city-gate", 4, 0, 1),
    ],
    face_down: &[(3, 1), (4, 1)],
    ghosts: &[(1, 0, Mist(0), 1), (1, 1, Mist(0), 2), (2, 1, Mist(0), 2), (3, 0, Mist(0), 1), (0, 1, Mist(0), 1)],
    guards: &[(Green, (1, 0, Road, 0)), (Red, (0, 0, City, 0))],
    buried: Some((Black, 2, 0)),
    night: 0.60,
    ..Story::NOTHING
};

const DEEPEST_NIGHT: Story = Story {
    tiles: &[
        ("city-pair-corner", 0, 1, 3),
        ("circle-field-3", 1, 1, 3),
        ("road-straight-2", 2, 1, 2),
        ("city-band-shield", 3, 1, 0),
        ("city-corner-shield-1", 4, 1, 0),
        ("road-bend-2", 0, 0, 3),
        ("circle-straight-2", 1, 0, 3),
        ("village-three-2", 2, 0, 1),
        ("city-three-shield", 3, 0, 1),
        ("city-bend-west-1", 4, 0, 3),
    ],
    ghosts: &[(1, 1, Circle(0), 2), (1, 0, Circle(0), 1), (2, 1, Mist(0), 1), (4, 1, Mist(0), 1)],
    guards: &[(Yellow, (2, 0, Road, 0)), (Blue, (1, 0, Road, 0)), (Red, (3, 0, City, 0))],
    eloise: Some((3, 0, City, 0)),
    middle: (2.5, 0.14),
    across: 3.9,
    night: 1.0,
    ..Story::NOTHING
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tiles::Square;
    use crate::table::mists::shipped;

    fn card(level: u8) -> Picture {
        level_card(shipped::level(level).unwrap(), shipped::deck().unwrap(), 150, 60).unwrap()
    }

    #[test]
    fn every_level_has_its_own_picture_and_the_later_ones_are_darker() {
        let pictures: Vec<_> = (1..=6).map(card).collect();
        for (i, picture) in pictures.iter().enumerate() {
            assert_eq!((picture.width, picture.height), (150, 60));
            assert!(pictures[i + 1..].iter().all(|other| other != picture));
        }
        let light = |picture: &Picture| picture.rgba.iter().map(|&part| u64::from(part)).sum::<u64>();
        let early = pictures[..3].iter().map(light).min();
        assert!(pictures[4..].iter().all(|picture| Some(light(picture)) < early));
    }

    #[test]
    fn ghosts_are_only_where_the_rules_leave_them() {
        for level in 1..=6 {
            let story = &STORIES[usize::from(level) - 1];
            let position = story.position(shipped::level(level).unwrap(), shipped::deck().unwrap()).unwrap();
            for &(x, y, haunt, _) in story.ghosts {
                let (Mist(area) | Circle(area)) = haunt else { continue };
                let at = Square::new(x, y);
                let finished = crate::painter::mists::regions::finished_areas(&position, at)[usize::from(area)];
                assert!(!finished || haunt == Circle(area), "level {level}: a ghost in a finished bank on {at}");
            }
        }
    }

    #[test]
    fn land_fills_a_card_to_its_corners() {
        for (level, story) in (1..).zip(&STORIES) {
            let laid = |x: i16, y: i16| {
                story.tiles.iter().any(|tile| (tile.1, tile.2) == (x, y)) || story.face_down.contains(&(x, y))
            };
            let (x, y) = story.middle;
            for (dx, dy) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
                let (x, y) = (x + dx * story.across / 2.0, y + dy * story.across * SHAPE / 2.0);
                assert!(laid(x.floor() as i16, (-y.floor()) as i16), "level {level}: nothing at {x}, {y}");
            }
        }
    }

    #[test]
    fn a_deck_without_its_tiles_says_so() {
        let bare = Story { tiles: &[("no such face", 0, 0, 0)], ..Story::NOTHING };
        let error = bare.position(shipped::level(1).unwrap(), shipped::deck().unwrap()).unwrap_err();
        assert_eq!(error, LayoutError::UnknownFace("no such face".into()));
    }
}
