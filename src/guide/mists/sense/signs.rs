//! How likely a game with several score markers is won (L6-3): many signs are counted in a position, and each is worth
//! what games have shown.

use super::chances::turns_left;
use super::expected::Marker;
use super::regions::Land;
use super::{Judge, LevelWeights};
use crate::guide::weights::weights;
use crate::rules::mists::Mists;
use serde::{Deserialize, Serialize};

/// With fewer ghosts in the supply each further one is missed.
const GHOSTS_ENOUGH: f32 = 5.0;
/// So many turns more make it easier to say what each of the last ones has to bring.
const STEADY_TURNS: f32 = 2.0;
/// The same for tiles.
const STEADY_TILES: f32 = 4.0;
/// More tens of turns make a pile no earlier.
const EARLIEST: f32 = 2.5;

weights! {
    /// Signs that the table as a whole shows at the end of a turn; or what each of them adds to the logarithm of the
    /// odds of winning.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct TableSigns {
        /// Always 1.
        pub base: f32,
        /// What the position is worth, in points.
        pub points: f32,
        /// Turns that the active pile lasts, about.
        pub turns: f32,
        /// The logarithm of one turn more than that.
        pub log_turns: f32,
        /// How early in the pile it is: the square of the tens of turns that it lasts.
        pub early: f32,
        /// Tiles left in the active pile.
        pub tiles: f32,
        /// Ghosts in the supply.
        pub supply: f32,
        /// The square of that.
        pub supply_squared: f32,
        /// Ghosts in the supply, times how early it is.
        pub early_supply: f32,
        /// Ghosts that the supply lacks to five.
        pub missing: f32,
        /// Meeples in all supplies.
        pub free: f32,
        /// Colours without a meeple in their supply.
        pub spent: f32,
        /// Colours with one or none.
        pub nearly_spent: f32,
        /// Meeples on the board.
        pub standing: f32,
        /// Roads, cities and castles with meeples of several colours.
        pub shared: f32,
        /// Those with meeples of three or more.
        pub shared_by_three: f32,
        /// Open cemeteries.
        pub graves: f32,
        /// Empty squares that keep them open.
        pub grave_gaps: f32,
        /// Open edges of mist that can still be finished.
        pub edges: f32,
    }
}

weights! {
    /// Signs that one marker shows; or what each of them adds to the logarithm of the odds of winning.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct MarkerSigns {
        /// Points to the target of the active pile, from what it can expect; below 0 if that is beyond.
        pub lacking: f32,
        /// A hundredth of the square of that.
        pub lacking_squared: f32,
        /// Points to the target, times how early it is.
        pub lacking_early: f32,
        /// Points to the target, 0 if it is beyond.
        pub short: f32,
        /// These shared among the turns that the pile lasts.
        pub short_a_turn: f32,
        /// By how many points what it can expect may be off.
        pub unsure: f32,
        /// Points to the target from where it stands; below 0 beyond.
        pub way: f32,
        /// The same, 0 if it is beyond.
        pub way_short: f32,
        /// Points to the goal from what it can expect, 0 beyond, shared among the tiles of all piles.
        pub goal_a_tile: f32,
        /// 1 if its colour has no meeple in the supply.
        pub stranded: f32,
        /// Meeples of its colour in the supply.
        pub meeples: f32,
        /// Roads, cities and castles with meeples of its colour.
        pub lands: f32,
        /// The most points that one of these promises, as likely as it is.
        pub best: f32,
        /// Meeples of its colour where nothing can be completed any more.
        pub stuck: f32,
    }
}

/// All signs of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signs {
    /// Those of the table.
    pub table: TableSigns,
    /// Those of the markers, the one first that can expect fewest points.
    pub markers: [MarkerSigns; 3],
}

impl Signs {
    /// How many numbers these are.
    pub const COUNT: usize = TableSigns::NAMES.len() + 3 * MarkerSigns::NAMES.len();

    /// The signs of a position that is not over.
    pub fn of(game: &Mists, weights: &LevelWeights) -> Signs {
        let mut judge = Judge::of(game, weights);
        let points = judge.now(game);
        let mut signs = Signs { table: table_signs(game, points, &judge), ..Signs::default() };
        let markers = judge.expected(game).hindmost_first(game);
        for (signs, marker) in signs.markers.iter_mut().zip(&markers) {
            *signs = marker_signs(game, marker, &judge);
        }
        signs
    }

    /// All numbers, those of the table first.
    pub fn numbers(&self) -> [f32; Signs::COUNT] {
        let mut numbers = [0.0; Signs::COUNT];
        let all = self.table.numbers().into_iter().chain(self.markers.iter().flat_map(MarkerSigns::numbers));
        numbers.iter_mut().zip(all).for_each(|(number, it)| *number = it);
        numbers
    }

    /// Signs with these numbers, in the same order.
    pub fn with_numbers(numbers: [f32; Signs::COUNT]) -> Signs {
        let (table, markers) = numbers.split_at(TableSigns::NAMES.len());
        let mut signs = Signs { table: TableSigns::with_numbers(array(table)), ..Signs::default() };
        let each = markers.chunks(MarkerSigns::NAMES.len());
        signs.markers.iter_mut().zip(each).for_each(|(marker, it)| *marker = MarkerSigns::with_numbers(array(it)));
        signs
    }

    /// The chance of winning, from 0 to 1, if each sign is worth as much as `self` says.
    pub fn chance(&self, seen: &Signs) -> f32 {
        let odds: f32 = self.numbers().iter().zip(seen.numbers()).map(|(worth, sign)| worth * sign).sum();
        1.0 / (1.0 + (-odds).exp())
    }
}

/// The numbers as an array; what is missing is 0.
fn array<const N: usize>(numbers: &[f32]) -> [f32; N] {
    std::array::from_fn(|at| numbers.get(at).copied().unwrap_or_default())
}

/// How early in the active pile it is.
fn early(turns: f32) -> f32 {
    (turns / 10.0).min(EARLIEST).powi(2)
}

fn table_signs(game: &Mists, points: f32, judge: &Judge) -> TableSigns {
    let (turns, supply) = (turns_left(game), f32::from(game.ghosts_in_supply()));
    let colours = game.seats().iter().flatten();
    let supplies: Vec<u8> = colours.map(|&colour| game.meeples_in_supply(colour)).collect();
    let with_at_most = |most: u8| supplies.iter().filter(|&&meeples| meeples <= most).count() as f32;
    let shared_by = |least: u8| judge.lands().iter().filter(|land| land.colours.len() >= least).count() as f32;
    let open = || game.cemeteries().iter().filter(|cemetery| !cemetery.closed);
    TableSigns {
        base: 1.0,
        points,
        turns,
        log_turns: (turns + 1.0).ln(),
        early: early(turns),
        tiles: f32::from(game.tiles_left()),
        supply,
        supply_squared: supply * supply,
        early_supply: supply * early(turns),
        missing: (GHOSTS_ENOUGH - supply).max(0.0),
        free: supplies.iter().map(|&meeples| f32::from(meeples)).sum(),
        spent: with_at_most(0),
        nearly_spent: with_at_most(1),
        standing: game.standing().len() as f32,
        shared: shared_by(2),
        shared_by_three: shared_by(3),
        graves: open().count() as f32,
        grave_gaps: open().map(|cemetery| f32::from(cemetery.empty_surroundings)).sum(),
        edges: f32::from(judge.mist_edges_seen()),
    }
}

fn marker_signs(game: &Mists, marker: &Marker, judge: &Judge) -> MarkerSigns {
    let [goal, target] = [game.level().goal, game.level().target(game.active_pile())].map(f32::from);
    let all_tiles: f32 = game.piles().map(f32::from).sum();
    let (turns, lacking, way) = (turns_left(game), target - marker.points, target - marker.total);
    let of_colour = |land: &&Land| land.meeples > 0 && land.colours.contains(marker.colour);
    let (dead, alive): (Vec<&Land>, Vec<&Land>) = judge.lands().iter().filter(of_colour).partition(|it| it.region.dead);
    let stuck = |land: &Land| {
        let own = game.standing().iter().filter(|meeple| meeple.colour == marker.colour);
        own.filter(|meeple| game.board().region_of(meeple.part) == land.id).count() as f32
    };
    let meeples = game.meeples_in_supply(marker.colour);
    MarkerSigns {
        lacking,
        lacking_squared: lacking * lacking / 100.0,
        lacking_early: lacking * early(turns),
        short: lacking.max(0.0),
        short_a_turn: lacking.max(0.0) / (turns + STEADY_TURNS),
        unsure: marker.variance.sqrt(),
        way,
        way_short: way.max(0.0),
        goal_a_tile: (goal - marker.points).max(0.0) / (all_tiles + STEADY_TILES),
        stranded: f32::from(u8::from(meeples == 0)),
        meeples: meeples.into(),
        lands: alive.len() as f32,
        best: alive.iter().map(|land| judge.promised(land)).fold(0.0, f32::max),
        stuck: dead.into_iter().map(stuck).sum(),
    }
}
