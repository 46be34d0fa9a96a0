//! All sounds of the game, made from oscillators and noise. Pure functions: the result is always the same.
//!
//! [`make`] turns a [`Sound`] into [`Samples`]. [`ambience`] makes the background loops. Each file makes one family of
//! sounds. [`take`](self) mixes the parts of a sound and sets its loudness.

pub mod ambience;
mod animals;
mod cursed;
mod dice;
mod endings;
mod envelope;
mod ghosts;
mod graves;
mod house;
mod paper;
mod samples;
mod score;
mod take;
mod town;
mod wood;

pub use dice::TUMBLE;
pub use samples::{RATE, Samples};

use crate::rules::mists::Hound;
use std::ops::RangeInclusive;

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
    /// A meeple is set on a stair, on one of the [`Sound::STAIRS`] steps, counted from 1 at the top.
    StairCreaks(u8),
    /// So many dice tumble, one of [`Sound::DICE`]. They lie still after [`TUMBLE`] seconds.
    DiceTumble(u8),
    /// A die is turned over.
    DieTurned,
    /// Three cards are hung up above a room.
    CardsDealt,
    /// A card is taken from the wall.
    CardTaken,
    /// A card that lay face down is turned up.
    CardTurnedUp,
    /// Cards are dispelled.
    Dispelled,
    /// The door of a room shuts for good.
    DoorShuts,
    /// The Clock strikes.
    ClockStrikes,
    /// The Music Box plays.
    MusicBox,
    /// The glass of the Mirror rings.
    Glass,
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
    /// The number of steps of a stair.
    pub const STAIRS: u8 = 4;
    /// How many dice may be rolled at once.
    pub const DICE: RangeInclusive<u8> = 3..=6;

    /// The sound of the tile with this number in the game.
    pub const fn tile(number: u8) -> Sound {
        Sound::TileLaid(number % Sound::TILES)
    }

    /// The note of the ghost with this number, starting at 0 for each tile.
    pub const fn ghost(number: u8) -> Sound {
        Sound::GhostComes(number % Sound::GHOSTS)
    }

    /// The sound of so many dice. Fewer or more than possible sound like the fewest or the most.
    pub fn dice(number: usize) -> Sound {
        let (fewest, most) = Sound::DICE.into_inner();
        Sound::DiceTumble(u8::try_from(number).unwrap_or(most).clamp(fewest, most))
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
            .chain((1..=Sound::STAIRS).map(Sound::StairCreaks))
            .chain(Sound::DICE.map(Sound::DiceTumble))
            .chain([Sound::DieTurned, Sound::CardsDealt, Sound::CardTaken, Sound::CardTurnedUp, Sound::Dispelled])
            .chain([Sound::DoorShuts, Sound::ClockStrikes, Sound::MusicBox, Sound::Glass])
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
        Sound::StairCreaks(step) => house::stair(step),
        Sound::DiceTumble(number) => dice::tumble(number),
        Sound::DieTurned => dice::turned(),
        Sound::CardsDealt => cursed::dealt(),
        Sound::CardTaken => cursed::taken(),
        Sound::CardTurnedUp => cursed::turned_up(),
        Sound::Dispelled => cursed::dispelled(),
        Sound::DoorShuts => house::door(),
        Sound::ClockStrikes => house::clock(),
        Sound::MusicBox => cursed::music_box(),
        Sound::Glass => cursed::glass(),
        Sound::Refused => wood::refused(),
        Sound::Button => paper::button(),
        Sound::Victory => endings::victory(),
        Sound::Defeat => endings::defeat(),
    }
}
