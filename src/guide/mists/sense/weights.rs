//! The weights of the sense, level by level and pile by pile: data that people can read and `mists tune` writes.

use crate::guide::weights::{check, weights};
use crate::rules::mists::Level;
use crate::rules::{DataError, data};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The shipped weights, `assets/mists/guide.ron`.
static SHIPPED: LazyLock<Weights> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/mists/guide.ron");
    // A test reads the file: it can't be broken here.
    Weights::parse(text, "mists/guide.ron").unwrap_or_default()
});

/// The weights of all six levels.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// What a position is worth: those of level 1 first. A level has weights for each of its piles, or fewer: then the
    /// last ones are for all further piles.
    pub levels: [Vec<LevelWeights>; Level::LAST as usize],
    /// How likely the target of each pile is reached, level by level; only the first counts at levels with one pile.
    pub piles: [[Reach; 3]; Level::LAST as usize],
}

weights! {
    /// What a position is worth while a pile is played. The unit of all values is a point on the track; "chance" is how likely it
    /// seems that a region is completed, from 0 to 1.
    ///
    /// The chance of a region is `exp(-sum)` over the gaps that it still reaches: each adds `…_gap`, and `…_fit`
    /// divided by half a tile more than the unseen tiles that would close it there.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct LevelWeights {
        /// Points for each ghost in the supply.
        pub ghost: f32,
        /// Share of a ghost in the supply that a ghost is worth whose bank or cemetery is certain to be completed.
        pub leaving: f32,
        /// Points lost with an empty supply; with more ghosts less, as the square of what is missing.
        pub scarce: f32,
        /// With so many ghosts in the supply nothing is missing.
        pub scarce_below: f32,
        /// How much a gap lowers the chance of a bank.
        pub bank_gap: f32,
        /// How much more if few tiles would close it there.
        pub bank_fit: f32,
        /// The same for cities.
        pub city_gap: f32,
        /// The same for cities.
        pub city_fit: f32,
        /// The same for roads.
        pub road_gap: f32,
        /// The same for roads.
        pub road_fit: f32,
        /// How much an empty square around a castle lowers its chance.
        pub castle_gap: f32,
        /// How much more if few tiles fit there.
        pub castle_fit: f32,
        /// How much more each gap lowers a chance with 5 tiles left in all; with more tiles less.
        pub late: f32,
        /// The same with 5 tiles left in the active pile.
        pub pile_late: f32,
        /// Share of its points that an occupied region is worth before it is completed, times its chance.
        pub promise: f32,
        /// Tiles by which an occupied road or city is expected to grow at each gap.
        pub growth: f32,
        /// Share of the points that would be added if two occupied regions that meet at a gap were joined there, if
        /// very many unseen tiles would join them.
        pub joining: f32,
        /// With so many unseen tiles it is half of that.
        pub joining_fit: f32,
        /// Points for each open edge of mist that can still be finished, up to 8: tiles can be joined there.
        pub mist_edge: f32,
        /// The same for mist that can never be finished.
        pub dead_mist_edge: f32,
        /// Points for each colour with a meeple in the supply.
        pub meeple_first: f32,
        /// Points for each colour with a second one.
        pub meeple_second: f32,
        /// Points for each meeple in a supply.
        pub meeple: f32,
        /// Share of a meeple in a supply that one on the board is worth whose region is certain to be completed.
        pub meeple_back: f32,
        /// Points for each open cemetery.
        pub grave: f32,
        /// Points for each empty square that keeps a cemetery open.
        pub grave_gap: f32,
        /// Share of a hound's and of Eloise's points, times the chance of their meeple's region.
        pub companion: f32,
        /// Points lost for each point that the active pile will not bring at the usual pace.
        pub urgent: f32,
        /// The usual pace: points of each marker a tile.
        pub pace: f32,
        /// Share of a point that a point beyond the target of the active pile is worth.
        pub beyond: f32,
        /// With three markers, points for each that is 2.7 times as likely to come to the target of the active pile.
        pub marker: f32,
        /// Points that luck brings each of three markers a turn, besides what it can expect.
        pub marker_pace: f32,
        /// By how many points a turn such luck may be off.
        pub marker_luck: f32,
        /// Points for each target that was reached: only then the next one begins to press.
        pub target: f32,
    }
}

weights! {
    /// How likely the target of a pile is reached, and what comes of it. `mists tune` finds it out from whole games.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Reach {
        /// Points that each tile left in the pile is expected to bring.
        pub tile: f32,
        /// Points, those to come included, at which the target is as likely reached as not.
        pub even: f32,
        /// How many points more make it 2.7 times as likely.
        pub spread: f32,
        /// How likely the game is won once it is reached, from 0 to 1.
        pub after: f32,
    }
}

impl LevelWeights {
    /// Those of the weights of a level that go for this pile, from 0. There is at least one: [`Weights::parse`] has seen
    /// it.
    pub fn of_pile(level: &[LevelWeights], pile: u8) -> LevelWeights {
        level.get(usize::from(pile)).or(level.last()).copied().unwrap_or_default()
    }
}

impl Weights {
    /// The weights that the guide plays with.
    pub fn shipped() -> &'static Weights {
        &SHIPPED
    }

    /// The weights of a level, 1 to 6, while this pile is played, from 0.
    pub fn of_pile(&self, level: u8, pile: u8) -> LevelWeights {
        LevelWeights::of_pile(&self.levels[usize::from(level.clamp(1, Level::LAST)) - 1], pile)
    }

    /// How likely the targets of a level, 1 to 6, are reached.
    pub fn piles_of(&self, number: u8) -> &[Reach; 3] {
        &self.piles[usize::from(number.clamp(1, Level::LAST)) - 1]
    }

    /// Reads the text of a weights file; `file` is how errors name it.
    ///
    /// # Errors
    /// Returns what is wrong with the text, and where.
    pub fn parse(text: &str, file: &str) -> Result<Weights, DataError> {
        let weights: Weights = data::read(text, file, "the weights of six levels")?;
        if let Some(level) = weights.levels.iter().position(|piles| !(1..=3).contains(&piles.len())) {
            let line = data::lines_of(text, "levels", 1).first().copied().unwrap_or(1);
            let found = weights.levels[level].len();
            let what = format!("level {} has weights for {found} piles: expected 1 to 3", level + 1);
            return Err(DataError::new(file, line, what));
        }
        for (at, weights) in weights.levels.iter().flatten().enumerate() {
            check(LevelWeights::NAMES, &weights.numbers(), (text, file), 4, at)?;
        }
        for (at, reach) in weights.piles.iter().flatten().enumerate() {
            check(Reach::NAMES, &reach.numbers(), (text, file), 4, at)?;
        }
        Ok(weights)
    }
}
