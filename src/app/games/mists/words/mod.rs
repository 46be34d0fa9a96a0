//! The sentences of the game at the table: which message is used, and with which values.

mod ahead;
mod faces;
mod happened;
mod tips;

pub use crate::app::words::sentence;
pub use ahead::*;
pub use faces::caption;
pub use happened::{ghosts_came, ghosts_drawn_in, log_line};
pub use tips::{consequence, region_tip, rule_of, whose_meeple};

use crate::app::words::{say, shortened};
use crate::rules::mists::{Hound, Mists, Phase, value_of};
use crate::rules::tiles::{Kind, PartName};
use crate::rules::{Colour, Game};
use crate::table::mists::Sitting;

/// What the active player has to do, as a sentence. A long name is shortened, but never the instruction.
pub fn what_to_do(name: &str, position: &Mists) -> String {
    let name = shortened(name);
    match position.phase() {
        Phase::LayTile => say!("todo-lay-tile", name = name),
        Phase::DrawIn => say!("todo-draw-in", name = name),
        Phase::PlaceCat => say!("todo-place-cat", name = name),
        Phase::Bury => say!("todo-bury", name = name),
        Phase::HauntCemetery => say!("todo-haunt-cemetery", name = name),
        Phase::HauntMist => say!("todo-haunt-mist", name = name),
        Phase::MoveMarker => match position.marking() {
            Some((colour, points)) => {
                say!("todo-move-marker", name = name, colour = colour.name(), points = points)
            }
            None => say!("todo-move-any-marker", name = name),
        },
        Phase::PlaceHound => match position.hound_under_way() {
            Some(hound) => say!("todo-place-hound", name = name, hound = hound.name()),
            None => say!("todo-place-any-hound", name = name),
        },
        Phase::CalmGhosts => match position.hound_under_way() {
            Some(hound) => say!("todo-calm-ghosts", name = name, hound = hound.name()),
            None => say!("todo-which-ghosts", name = name),
        },
        Phase::LayFaceDown => {
            let open = position.cemeteries().iter().filter(|cemetery| !cemetery.closed).count();
            say!("todo-lay-face-down", name = name, open = open)
        }
        Phase::SpareGhost => say!("todo-spare-ghost", name = name),
        Phase::PlaceMeeple => say!("todo-place-meeple", name = name),
        Phase::PickScoring => say!("todo-pick-scoring", name = name),
        Phase::TakeScore => say!("todo-take-score", name = name),
        Phase::Banish => match position.banishing_from() {
            Some(_) => say!("todo-more-ghosts", name = name),
            None => say!("todo-which-ghosts", name = name),
        },
        Phase::Over => match position.total() >= position.level().goal {
            true => say!("todo-won").to_owned(),
            false => say!("todo-lost").to_owned(),
        },
    }
}

/// "4", or if more than one colour counts "4 × 2 = 8", or "4 points each" where the points are split (L6-2).
fn multiplied(value: u16, colours: u16, split: bool) -> String {
    match (colours, split) {
        (..=1, _) => value.to_string(),
        (_, true) => say!("points-each", points = value),
        (_, false) => format!("{value} × {colours} = {}", value * colours),
    }
}

/// What the tag of a region says that is to be scored: all its points, or if they are split what each colour gets.
pub fn points_on_tag(position: &Mists, region: PartName) -> u16 {
    let (value, colours) = worth(position, region);
    if position.splits_points() { value } else { value * colours }
}

/// "Road: 4 × 2 = 8 points".
pub fn region_to_score(position: &Mists, region: PartName) -> String {
    let (value, colours) = worth(position, region);
    say!("choice-region", kind = region.kind.name(), worth = multiplied(value, colours, position.splits_points()))
}

/// The points for the region that is being scored. With three markers each colour gets the value for itself (L6-1).
pub fn points_to_take(position: &Mists) -> String {
    let Some(&region) = position.due().first() else { return say!("choice-points").to_owned() };
    let (value, colours) = worth(position, region);
    match (position.splits_points(), colours) {
        (true, 2..) => say!("points-each", points = value),
        (true, _) => say!("points", points = value),
        (false, _) => say!("points", points = value * colours),
    }
}

/// How these points are computed (SCORE-2 to SCORE-6): "2 tiles × 2 × 1 colour = 4".
pub fn sum_of_points(position: &Mists) -> String {
    let due = position.due().first().and_then(|&region| Some((region, position.part_named(region)?)));
    let Some((named, part)) = due else { return String::new() };
    let region = position.board().region(position.board().region_of(part));
    let (value, colours) = worth(position, named);
    let things = match region.kind {
        Kind::Road => say!("tiles", tiles = region.size()),
        Kind::City if region.shields == 0 => say!("sum-city", tiles = region.size()),
        Kind::City => say!("sum-city-with-shields", tiles = region.size(), shields = region.shields),
        Kind::Castle => say!("sum-castle", tiles = region.misty),
        Kind::Mist | Kind::Monastery | Kind::Cemetery | Kind::Field => return String::new(),
    };
    match position.splits_points() {
        true => format!("{things} = {value}"),
        false => say!("sum-of-all-colours", things = things, colours = colours, points = value * colours),
    }
}

/// A marker that may move: "Red, at 12", with the points of this scoring that are already known to be its.
pub fn marker_to_move(position: &Mists, marker: Colour) -> String {
    say!("choice-marker", colour = marker.name(), points = position.points_of_marker(marker))
}

/// The target of the active pile: "Rufus at 15", "the goal of 50".
pub fn target(position: &Mists) -> String {
    let level = position.level();
    match Hound::ALL.get(usize::from(position.active_pile())).filter(|_| level.hounds.is_some()) {
        Some(hound) => {
            say!("target-hound", hound = hound.name(), points = level.target(position.active_pile()))
        }
        None => say!("target-goal", points = level.goal),
    }
}

fn worth(position: &Mists, region: PartName) -> (u16, u16) {
    position.part_named(region).map_or((0, 0), |part| {
        let region = position.board().region_of(part);
        (value_of(position.board().region(region)), u16::from(position.colours_in(region).len()))
    })
}

/// Which game it is, and how far: "Level IV with the Spell Circles, turn 11".
pub fn whereabouts(sitting: &Sitting) -> String {
    let position = sitting.position();
    let level = level_played(position.level().number, sitting.setup().spell_circles);
    say!("whereabouts", level = level, turn = position.turn())
}

/// A level's number, and whether it is played with the Spell Circles: "IV with the Spell Circles".
pub fn level_played(level: u8, spell_circles: bool) -> String {
    let number = roman(level);
    if spell_circles { say!("level-with-spell-circles", level = number) } else { number }
}

/// A level's number in Roman numerals, as on seals and headings.
pub fn roman(number: u8) -> String {
    const NUMERALS: [&str; 10] = ["–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    NUMERALS.get(usize::from(number)).map_or_else(|| number.to_string(), |numeral| (*numeral).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::mists::whole_game::beginners_play;
    use crate::rules::mists::Setup;
    use crate::table::mists::shipped;
    use std::collections::BTreeSet;

    #[test]
    fn a_game_with_the_spell_circles_is_called_so() {
        let sitting = |spell_circles| {
            let level = shipped::level(4).expect("level 4");
            let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 1);
            Sitting::begin(Setup { spell_circles, ..setup }, 7, vec!["Alix".to_owned()]).expect("a table")
        };
        assert_eq!(whereabouts(&sitting(true)), "Level IV with the Spell Circles, turn 1");
        assert_eq!(whereabouts(&sitting(false)), "Level IV, turn 1");
    }

    /// The result of a sum such as "(4 tiles + 1 shield) × 2 × 2 colours".
    fn worked_out(sum: &str) -> u16 {
        let number = |text: &str| text.trim_matches(|letter: char| !letter.is_ascii_digit()).parse::<u16>();
        let factor = |text: &str| text.split('+').map(|part| number(part).expect("a number")).sum::<u16>();
        sum.split('×').map(factor).product()
    }

    // SCORE-6, L6-2
    #[test]
    fn shared_points_are_multiplied_or_told_for_each_colour() {
        assert_eq!(multiplied(4, 1, false), "4");
        assert_eq!(multiplied(4, 1, true), "4");
        assert_eq!(multiplied(4, 2, false), "4 × 2 = 8");
        assert_eq!(multiplied(4, 2, true), "4 points each");
    }

    #[test]
    fn the_sum_that_is_shown_is_what_the_rules_count() {
        let mut kinds = BTreeSet::new();
        for (level, seed) in [1, 2, 6].into_iter().flat_map(|level| (0..12).map(move |seed| (level, seed))) {
            beginners_play(level, seed, |position, _| {
                if position.phase() == Phase::TakeScore {
                    let (sum, taken) = (sum_of_points(position), points_to_take(position));
                    let (factors, result) = sum.split_once(" = ").expect("a sum and what it comes to");
                    let due = position.due()[0];
                    let (value, colours) = worth(position, due);
                    let counts = if position.splits_points() { value } else { value * colours };
                    assert_eq!(result, counts.to_string(), "{sum}");
                    assert_eq!(worked_out(factors), counts, "{sum}");
                    assert!(taken.starts_with(&counts.to_string()), "{taken}");
                    // L6-2: the tag and its button tell what each colour gets.
                    assert_eq!(points_on_tag(position, due), counts);
                    let shared = position.splits_points() && colours > 1;
                    let each = format!(": {value} points each");
                    assert_eq!(
                        region_to_score(position, due).ends_with(&each),
                        shared,
                        "{}",
                        region_to_score(position, due)
                    );
                    kinds.insert(due.kind);
                }
            });
        }
        assert!(kinds.contains(&Kind::Road) && kinds.contains(&Kind::City), "only {kinds:?} are scored");
    }
}
