//! The volume of each kind of sound, from the settings.

use crate::foley::Sound;
use crate::table::settings::{LOUDEST, Settings};

/// The kinds of sound that have their own volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Actions at the table, and the end of a game.
    Table,
    /// Ghosts, mist and graves.
    Ghosts,
    /// Hounds and Eloise.
    Animals,
    /// The background sounds of the night.
    Night,
}

impl Kind {
    /// The kind of a sound.
    pub fn of(sound: Sound) -> Kind {
        match sound {
            Sound::TileLaid(_) | Sound::TileTurned | Sound::MeepleSet | Sound::MeepleHome => Kind::Table,
            Sound::ScoreStep(_) | Sound::Refused | Sound::Button | Sound::Victory | Sound::Defeat => Kind::Table,
            Sound::MonasteryBell | Sound::GuardComes | Sound::Lap => Kind::Table,
            Sound::StairCreaks(_) | Sound::DiceTumble(_) | Sound::DieTurned | Sound::CardsDealt => Kind::Table,
            Sound::CardTaken | Sound::CardTurnedUp | Sound::DoorShuts => Kind::Table,
            Sound::ClockStrikes | Sound::MusicBox | Sound::Glass => Kind::Table,
            Sound::GhostComes(_) | Sound::GhostsFreed | Sound::DrawnIn | Sound::BankBurnsOff => Kind::Ghosts,
            Sound::Buried | Sound::FaceDown | Sound::Dispelled => Kind::Ghosts,
            Sound::HoundBark(_) | Sound::Purr => Kind::Animals,
        }
    }

    /// The factor by which sounds of this kind are multiplied.
    pub fn amplitude(self, settings: &Settings) -> f32 {
        let loudness = settings.loudness;
        let own = match self {
            Kind::Table => loudness.table,
            Kind::Ghosts => loudness.ghosts,
            Kind::Animals => loudness.animals,
            Kind::Night => loudness.night,
        };
        // To sound half as loud, a sound needs about a quarter of the amplitude.
        let heard = |per_cent: u8| (f32::from(per_cent) / f32::from(LOUDEST)).powi(2);
        if settings.muted { 0.0 } else { heard(loudness.all) * heard(own) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::settings::Loudness;

    #[test]
    fn every_volume_is_its_own_and_all_is_over_them() {
        let amplitudes = |muted, loudness| {
            let settings = Settings { muted, loudness, ..Settings::default() };
            [Kind::Table, Kind::Ghosts, Kind::Animals, Kind::Night].map(|kind| kind.amplitude(&settings))
        };
        let full = Loudness { all: 100, table: 100, ghosts: 100, animals: 100, night: 100 };
        assert_eq!(amplitudes(false, full), [1.0; 4]);
        assert_eq!(amplitudes(true, full), [0.0; 4]);
        let no_animals = Loudness { animals: 0, ..full };
        assert_eq!(amplitudes(false, no_animals), [1.0, 1.0, 0.0, 1.0]);
        assert_eq!(amplitudes(false, Loudness { all: 50, ..no_animals }), [0.25, 0.25, 0.0, 0.25]);
        assert_eq!(amplitudes(false, Loudness { table: 50, night: 0, ..full }), [0.25, 1.0, 1.0, 0.0]);
    }
}
