//! The weights of the sense: data that people can read and `mists tune` writes.

use crate::guide::weights::{check, weights};
use crate::rules::DataError;
use crate::rules::data;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The shipped weights, `assets/carcassonne/guide.ron`.
static SHIPPED: LazyLock<Weights> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/carcassonne/guide.ron");
    // A test reads the file: it can't be broken here.
    Weights::parse(text, "carcassonne/guide.ron").unwrap_or_default()
});

weights! {
    /// What a position is worth to a player. The unit of all values is a point on the track; "chance" is how likely it
    /// seems that a region is completed, from 0 to 1; "time" falls from 1 to 0 while the tiles run out.
    ///
    /// The chance of a road or city is `exp(-sum)` over the gaps that it still reaches: each adds `…_gap`, and `…_fit`
    /// divided by half a tile more than the unseen tiles that would close it there.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Weights {
        /// How much a gap lowers the chance of a city.
        pub city_gap: f32,
        /// How much more if few tiles would close it there.
        pub city_fit: f32,
        /// The same for roads.
        pub road_gap: f32,
        /// The same for roads.
        pub road_fit: f32,
        /// How much an empty square around a monastery, castle or cemetery lowers its chance.
        pub around: f32,
        /// How much more each gap lowers a chance with 5 tiles left; with more tiles less.
        pub late: f32,
        /// With so many turns left for each player, half of the time is over for pieces that are ready.
        pub horizon: f32,
        /// Tiles by which a city is expected to grow at each gap, times the time.
        pub city_growth: f32,
        /// The same for roads.
        pub road_growth: f32,
        /// How many of the tiles that will lie around a castle show mist.
        pub misty: f32,
        /// Points for a guard that comes from the reserve, times the time.
        pub new_guard: f32,
        /// How much each open edge of a city lowers the chance that it ever feeds a field.
        pub field_city: f32,
        /// Points for each open half-edge of a field, up to 12, times the time.
        pub field_growth: f32,
        /// Points for the first piece in a supply, times the time.
        pub piece_first: f32,
        /// The same for the second one.
        pub piece_second: f32,
        /// The same for the third one.
        pub piece_third: f32,
        /// The same for every piece.
        pub piece: f32,
        /// What a guard is worth more than an ordinary meeple.
        pub guard: f32,
        /// Points for a meeple whose region is certain to be completed, so that it comes home, times the time.
        pub home: f32,
        /// Share of a region's points that is lost because ghosts may chase its only meeple, times the time.
        pub danger: f32,
        /// The same if a ghost stands with it.
        pub danger_one: f32,
        /// The same if two ghosts stand with it.
        pub danger_two: f32,
        /// Share of what a player would win or lose if two occupied roads or cities that meet at a gap were joined.
        pub joining: f32,
        /// The same for fields.
        pub field_joining: f32,
        /// How many points ahead make a win 2.7 times as likely at the end of the game.
        pub spread: f32,
        /// How many more for each tile to come.
        pub spread_tile: f32,
    }
}

impl Weights {
    /// The weights that the guide plays with.
    pub fn shipped() -> &'static Weights {
        &SHIPPED
    }

    /// Reads the text of a weights file; `file` is how errors name it.
    ///
    /// # Errors
    /// Returns what is wrong with the text, and where.
    pub fn parse(text: &str, file: &str) -> Result<Weights, DataError> {
        let weights: Weights = data::read(text, file, "the weights of the competitive game")?;
        check(Weights::NAMES, &weights.numbers(), (text, file), 1, 0)?;
        Ok(weights)
    }
}
