//! How loud the game is: one volume over all, one for each kind of sound.

use crate::foley::Sound;
use bevy::prelude::*;

/// The volumes, each from 0 to 1. Whoever changes them is heard at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Loudness {
    /// Nothing is heard.
    pub muted: bool,
    /// Over all.
    pub all: f32,
    /// Tiles, meeples, the score track, buttons, the end of a game.
    pub table: f32,
    /// Ghosts, mist and graves.
    pub ghosts: f32,
    /// Hounds and Eloise.
    pub animals: f32,
    /// The night under everything.
    pub ambience: f32,
}

impl Default for Loudness {
    fn default() -> Self {
        Loudness { muted: false, all: 0.8, table: 0.8, ghosts: 0.8, animals: 0.8, ambience: 0.5 }
    }
}

/// What has a volume of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// What people do at the table.
    Table,
    /// Ghosts, mist and graves.
    Ghosts,
    /// Hounds and Eloise.
    Animals,
    /// The night.
    Ambience,
}

impl Kind {
    /// The kind to which a sound belongs.
    pub fn of(sound: Sound) -> Kind {
        match sound {
            Sound::TileLaid(_) | Sound::TileTurned | Sound::MeepleSet | Sound::MeepleHome => Kind::Table,
            Sound::ScoreStep(_) | Sound::Refused | Sound::Button | Sound::Victory | Sound::Defeat => Kind::Table,
            Sound::GhostComes(_) | Sound::GhostsFreed | Sound::DrawnIn | Sound::BankBurnsOff => Kind::Ghosts,
            Sound::Buried | Sound::FaceDown => Kind::Ghosts,
            Sound::HoundBark(_) | Sound::Purr => Kind::Animals,
        }
    }
}

impl Loudness {
    /// By how much a kind is multiplied.
    pub fn amplitude(&self, kind: Kind) -> f32 {
        let own = match kind {
            Kind::Table => self.table,
            Kind::Ghosts => self.ghosts,
            Kind::Animals => self.animals,
            Kind::Ambience => self.ambience,
        };
        // The ear takes a quarter of the amplitude for about half as loud.
        let heard = |share: f32| share.clamp(0.0, 1.0).powi(2);
        if self.muted { 0.0 } else { heard(self.all) * heard(own) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_volume_is_its_own_and_all_is_over_them() {
        let full = Loudness { all: 1.0, table: 1.0, ghosts: 1.0, animals: 1.0, ambience: 1.0, ..default() };
        let kinds = [Kind::Table, Kind::Ghosts, Kind::Animals, Kind::Ambience];
        assert_eq!(kinds.map(|kind| full.amplitude(kind)), [1.0; 4]);
        let no_animals = Loudness { animals: 0.0, ..full };
        assert_eq!(kinds.map(|kind| no_animals.amplitude(kind)), [1.0, 1.0, 0.0, 1.0]);
        let half = Loudness { all: 0.5, ..no_animals };
        assert_eq!(kinds.map(|kind| half.amplitude(kind)), [0.25, 0.25, 0.0, 0.25]);
        let muted = Loudness { muted: true, ..full };
        assert_eq!(kinds.map(|kind| muted.amplitude(kind)), [0.0; 4]);
    }
}
