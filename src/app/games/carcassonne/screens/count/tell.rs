//! What the final scoring shows, from a finished sitting: the sums in words, and everybody's points so far.

use super::view::{CountView, PlayerPoints, RegionCount};
use crate::app::games::carcassonne::words::People;
use crate::app::screens::ending::{CountPace, ScoreLine, Scores};
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::Kind;
use crate::table::carcassonne::Sitting;
use crate::table::carcassonne::tally::{FinalRegion, Tally};

/// So many names fit into a line; of more people the badges beside it tell.
const MOST_NAMES: usize = 3;

impl CountView {
    /// The final scoring of a sitting with so many regions counted. When it `is_over`, no region is in the light.
    pub fn of(sitting: &Sitting, tally: &Tally, counted: usize, is_over: bool, pace: CountPace) -> CountView {
        let position = sitting.position();
        let people = People::of(position, sitting.names());
        let regions = tally.final_regions();
        let player = |colour: Colour| PlayerPoints {
            name: people.name(colour).to_owned(),
            colour,
            in_play: tally.in_play(colour),
            at_end: tally.at_end(colour, counted),
            score: score(tally, colour, counted, is_over),
        };
        CountView {
            players: people.colours().map(player).collect(),
            regions: regions.iter().map(|region| counted_region(region, position, people)).collect(),
            counted,
            is_over,
            pace,
            scores: scores(sitting, tally, counted),
        }
    }
}

/// The scores of a sitting turn by turn, and those after the first so many regions of the final scoring.
pub(in crate::app::games::carcassonne::screens) fn scores(sitting: &Sitting, tally: &Tally, counted: usize) -> Scores {
    let regions = tally.final_regions();
    let line = |&colour: &Colour| ScoreLine {
        colour,
        in_play: tally.after_turns().iter().map(|scores| scores[colour]).collect(),
        at_end: regions.iter().take(counted).map(|region| region.totals[colour]).collect(),
    };
    Scores { lines: sitting.setup().seats.iter().map(line).collect(), steps: regions.len() }
}

/// A player's score with so many regions counted. In the end no score is below 0 (REND-4).
fn score(tally: &Tally, colour: Colour, counted: usize, is_over: bool) -> i32 {
    let regions = tally.final_regions();
    if is_over {
        return tally.scores_at_end()[colour].into();
    }
    let last = counted.checked_sub(1).and_then(|last| regions.get(last));
    last.map_or_else(|| tally.scores_in_play()[colour].into(), |region| region.totals[colour])
}

fn counted_region(region: &FinalRegion, position: &Carcassonne, people: People) -> RegionCount {
    let kind = region.region.kind;
    let winners: Vec<Colour> = people.colours().filter(|&colour| region.points[colour].is_some()).collect();
    let shares = winners.iter().filter_map(|&colour| Some((colour, i32::from(region.points[colour]?)))).collect();
    let title = if winners.len() > MOST_NAMES {
        say!("rival-count-title-shared", kind = kind.name(), players = winners.len())
    } else {
        say!("rival-count-title", kind = kind.name(), names = people.list(winners.iter().copied()))
    };
    RegionCount {
        kind,
        title,
        sum: [Some(sum(region, position)), ghosts(region, &winners), outnumbered(region, people)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(", "),
        shares,
    }
}

/// Where the value comes from: "5 finished cities × 3 = 15".
fn sum(region: &FinalRegion, position: &Carcassonne) -> String {
    let value = region.value;
    let id = position.part_named(region.region).map(|part| position.board().region_of(part));
    let shields = id.map_or(0, |id| position.board().region(id).shields);
    match region.region.kind {
        Kind::Road => say!("rival-count-road", tiles = value),
        Kind::City if shields > 0 => {
            say!("rival-count-city-shields", tiles = value - shields, shields = shields, value = value)
        }
        Kind::City => say!("rival-count-city", tiles = value),
        Kind::Monastery => say!("rival-count-monastery", around = value.saturating_sub(1), value = value),
        Kind::Castle => say!("rival-count-castle", tiles = value),
        Kind::Field => say!("rival-count-field", cities = value / 3, value = value),
        Kind::Cemetery | Kind::Mist => String::new(),
    }
}

/// What ghosts cost those with the majority (REND-3).
fn ghosts(region: &FinalRegion, winners: &[Colour]) -> Option<String> {
    match *winners {
        [only] if region.ghosts[only] > 0 => Some(say!("rival-count-ghosts", ghosts = region.ghosts[only])),
        [_] => None,
        ref several => {
            let any = several.iter().any(|&colour| region.ghosts[colour] > 0);
            any.then(|| say!("rival-count-ghosts-of-each").to_owned())
        }
    }
}

/// Who has meeples there, but too few (RSCORE-3).
fn outnumbered(region: &FinalRegion, people: People) -> Option<String> {
    let without = |&colour: &Colour| region.counts[colour] > 0 && region.points[colour].is_none();
    let names = people.list(people.colours().filter(without));
    (!names.is_empty()).then(|| say!("rival-share-outnumbered", name = names))
}
