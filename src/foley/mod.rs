//! All sounds of the game, made from oscillators and noise. Pure functions: the result is always the same.
//!
//! [`make`] turns a [`Sound`] into [`Samples`]. [`ambience`] makes the background loops. Each file makes one family of
//! sounds. [`take`](self) mixes the parts of a sound and sets its loudness.

pub mod ambience;
mod animals;
mod endings;
mod envelope;
mod ghosts;
mod graves;
mod paper;
mod samples;
mod score;
mod take;
mod town;
mod wood;

pub use samples::{RATE, Samples};

use crate::rules::mists::Hound;

/// Something that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sound {
    /// A card lands on wood, in one of [`Sound::TILES`] variations.
    TileLaid(u8),
    /// A card is turned.
    TileTurned,
    /// A meeple is put on a tile.
    MeepleSet,
    /// A meeple goes back to its supply.
    MeepleHome,
    /// A ghost comes. The [`Sound::GHOSTS`] notes one after another make a chord.
    GhostComes(u8),
    /// Ghosts go back to the supply.
    GhostsFreed,
    /// A ghost is drawn into a circle.
    DrawnIn,
    /// A mist bank is completed and burns off.
    BankBurnsOff,
    /// One step on the score track, on one of the [`Sound::STEPS`] notes of a scale.
    ScoreStep(u8),
    /// Rufus or Ronja barks.
    HoundBark(Hound),
    /// Eloise purrs.
    Purr,
    /// A meeple is buried.
    Buried,
    /// A tile is laid face down.
    FaceDown,
    /// The bell of a completed monastery.
    MonasteryBell,
    /// A guard comes out of the reserve.
    GuardComes,
    /// A marker has gone round the whole track.
    Lap,
    /// Something is not allowed.
    Refused,
    /// A button is pressed.
    Button,
    /// The table has won.
    Victory,
    /// The mist has won.
    Defeat,
}

impl Sound {
    /// The number of variations of laying a tile.
    pub const TILES: u8 = 4;
    /// The number of notes for ghosts.
    pub const GHOSTS: u8 = 4;
    /// The number of notes for the score track.
    pub const STEPS: u8 = 10;

    /// The sound of the tile with this number in the game.
    pub const fn tile(number: u8) -> Sound {
        Sound::TileLaid(number % Sound::TILES)
    }

    /// The note of the ghost with this number, starting at 0 for each tile.
    pub const fn ghost(number: u8) -> Sound {
        Sound::GhostComes(number % Sound::GHOSTS)
    }

    /// Every sound in every variation. Those that are needed first come first.
    pub fn every() -> impl Iterator<Item = Sound> {
        [Sound::Button, Sound::Refused, Sound::TileTurned]
            .into_iter()
            .chain((0..Sound::TILES).map(Sound::TileLaid))
            .chain([Sound::MeepleSet, Sound::MeepleHome])
            .chain((0..Sound::GHOSTS).map(Sound::GhostComes))
            .chain((0..Sound::STEPS).map(Sound::ScoreStep))
            .chain([Sound::GhostsFreed, Sound::BankBurnsOff, Sound::DrawnIn, Sound::Purr])
            .chain(Hound::ALL.map(Sound::HoundBark))
            .chain([Sound::MonasteryBell, Sound::GuardComes, Sound::Lap])
            .chain([Sound::Buried, Sound::FaceDown, Sound::Victory, Sound::Defeat])
    }
}

/// Makes a sound.
pub fn make(sound: Sound) -> Samples {
    match sound {
        Sound::TileLaid(variation) => wood::tile_laid(variation),
        Sound::TileTurned => paper::tile_turned(),
        Sound::MeepleSet => wood::meeple_set(),
        Sound::MeepleHome => wood::meeple_home(),
        Sound::GhostComes(note) => ghosts::ghost_comes(note),
        Sound::GhostsFreed => ghosts::ghosts_freed(),
        Sound::DrawnIn => ghosts::drawn_in(),
        Sound::BankBurnsOff => ghosts::bank_burns_off(),
        Sound::ScoreStep(step) => score::step(step),
        Sound::HoundBark(hound) => animals::bark(hound),
        Sound::Purr => animals::purr(),
        Sound::Buried => graves::buried(),
        Sound::FaceDown => graves::face_down(),
        Sound::MonasteryBell => town::monastery_bell(),
        Sound::GuardComes => town::guard_comes(),
        Sound::Lap => town::lap(),
        Sound::Refused => wood::refused(),
        Sound::Button => paper::button(),
        Sound::Victory => endings::victory(),
        Sound::Defeat => endings::defeat(),
    }
}
