//! The six levels as data: ghosts, castles, cemeteries, piles, hounds, goal and score markers.

use super::Hound;
use crate::rules::data::{self, DataError};
use crate::rules::tiles::{Centre, Deck, Face, FaceId};
use serde::{Deserialize, Serialize};

/// Which rules the cemeteries follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cemeteries {
    /// They are left out (L1-1).
    None,
    /// They take ghosts and close with four neighbours (CEM-*).
    Open,
    /// They call ghosts and face-down tiles and close with eight surroundings (L5-*).
    Haunted,
}

/// The spaces of the track on which the hounds wait (HOUND-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hounds {
    /// Where Rufus waits: the target of the first pile.
    pub rufus: u16,
    /// Where Ronja waits: the target of the second pile.
    pub ronja: u16,
}

/// The numbers of one level.
///
/// ```
/// use mists::rules::mists::{Hound, Level, LevelError};
/// use mists::table::mists::shipped;
///
/// let third = shipped::level(3)?;
/// assert_eq!((third.space_of(Hound::Rufus), third.target(2)), (Some(15), 100));
/// assert_eq!(third.tiles_in(&*shipped::deck()?, false).len(), 60);
/// assert_eq!(Level { ghosts: 0, ..third }.check(), Err(LevelError::Ghosts(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// 1 to [`Level::LAST`].
    pub number: u8,
    /// All ghosts of the game, those on the start tile included (SETUP-2).
    pub ghosts: u8,
    /// Whether the castle tiles are played with.
    pub castles: bool,
    /// Whether and how the cemetery tiles are played with.
    pub cemeteries: Cemeteries,
    /// Draw piles, 1 or 3.
    pub piles: u8,
    /// The hounds' spaces; there are hounds exactly where there are three piles (PILE-2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hounds: Option<Hounds>,
    /// The points that win the game (END-1).
    pub goal: u16,
    /// Score markers, 1 or 3 (L6-1).
    pub markers: u8,
}

/// Why a level's numbers do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LevelError {
    /// No such level.
    #[error("number {0}: expected 1 to 6")]
    Number(u8),
    /// No ghosts, or too many.
    #[error("ghosts {0}: expected 1 to 30")]
    Ghosts(u8),
    /// Neither one pile nor three.
    #[error("piles {0}: expected 1 or 3")]
    Piles(u8),
    /// Neither one marker nor three.
    #[error("markers {0}: expected 1 or 3")]
    Markers(u8),
    /// Hounds with a single pile, which has no target for them.
    #[error("hounds with one pile: expected 3 piles, of which the hounds are the first two targets (PILE-2)")]
    HoundsWithoutPiles,
    /// Three piles without targets.
    #[error("3 piles without hounds: expected hounds, the targets of the first two piles (PILE-2)")]
    PilesWithoutHounds,
    /// Hounds in the wrong order or on the first space.
    #[error("hounds at {0} and {1}: expected Rufus above 0 and Ronja above Rufus")]
    HoundOrder(u16, u16),
    /// A goal that is reached at once or before the hounds.
    #[error("goal {0}: expected more than {1}")]
    Goal(u16, u16),
}

impl LevelError {
    /// The field that is at fault.
    fn field(self) -> &'static str {
        match self {
            LevelError::Number(_) => "number",
            LevelError::Ghosts(_) => "ghosts",
            LevelError::Piles(_) | LevelError::PilesWithoutHounds => "piles",
            LevelError::Markers(_) => "markers",
            LevelError::HoundsWithoutPiles | LevelError::HoundOrder(..) => "hounds",
            LevelError::Goal(..) => "goal",
        }
    }
}

impl Level {
    /// The number of the last and hardest level.
    pub const LAST: u8 = 6;

    /// The space on which a hound waits.
    pub fn space_of(&self, hound: Hound) -> Option<u16> {
        self.hounds.map(|hounds| match hound {
            Hound::Rufus => hounds.rufus,
            Hound::Ronja => hounds.ronja,
        })
    }

    /// The points to reach with the tiles of a pile, which is counted from 0 (PILE-2).
    pub fn target(&self, pile: u8) -> u16 {
        Hound::ALL.get(pile as usize).and_then(|&hound| self.space_of(hound)).unwrap_or(self.goal)
    }

    /// The tiles of a deck that the level plays with, one entry for each tile, in file order (L1-1, L2-1); those with
    /// spell circles only with the expansion (SPELL-1).
    pub fn tiles_in(&self, deck: &Deck, spell_circles: bool) -> Vec<FaceId> {
        let of_level = |face: &Face| match face.centre() {
            Some(Centre::Castle) => self.castles,
            Some(Centre::Cemetery) => self.cemeteries != Cemeteries::None,
            Some(Centre::Monastery) => false,
            Some(Centre::Village | Centre::Ruin) | None => true,
        };
        let plays = |face: &Face| of_level(face) && (spell_circles || face.circles() == 0);
        let used = deck.faces().iter().enumerate().filter(|(_, named)| plays(&named.face));
        used.flat_map(|(at, named)| std::iter::repeat_n(FaceId(at as u8), named.count as usize)).collect()
    }

    /// Reads the text of a level file; `file` is how errors name it.
    pub fn parse(text: &str, file: &str) -> Result<Level, DataError> {
        let level: Level = data::read(text, file, "a level")?;
        level.check().map(|()| level).map_err(|error| {
            let line = data::lines_of(text, error.field(), 1).first().copied().unwrap_or(1);
            DataError::new(file, line, error)
        })
    }

    /// Whether the numbers go together.
    pub fn check(&self) -> Result<(), LevelError> {
        if !(1..=Level::LAST).contains(&self.number) {
            return Err(LevelError::Number(self.number));
        }
        if !(1..=30).contains(&self.ghosts) {
            return Err(LevelError::Ghosts(self.ghosts));
        }
        if !matches!(self.piles, 1 | 3) {
            return Err(LevelError::Piles(self.piles));
        }
        if !matches!(self.markers, 1 | 3) {
            return Err(LevelError::Markers(self.markers));
        }
        let before_goal = match (self.hounds, self.piles) {
            (None, 1) => 0,
            (None, _) => return Err(LevelError::PilesWithoutHounds),
            (Some(_), 1) => return Err(LevelError::HoundsWithoutPiles),
            (Some(Hounds { rufus, ronja }), _) if rufus == 0 || ronja <= rufus => {
                return Err(LevelError::HoundOrder(rufus, ronja));
            }
            (Some(Hounds { ronja, .. }), _) => ronja,
        };
        if self.goal > before_goal { Ok(()) } else { Err(LevelError::Goal(self.goal, before_goal)) }
    }
}
