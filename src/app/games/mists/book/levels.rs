//! What is new at each level and with the Spell Circles. It is shown on a card before the first such game, and in the
//! book.

use super::sign::Sign;
use crate::app::book::{Page, Rule, rule};
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::mists::{Cemeteries, Hound, Level};
use std::sync::Arc;

/// The name of a level.
pub fn name_of(level: u8) -> &'static str {
    match level {
        0 | 1 => say!("level-name-1"),
        2 => say!("level-name-2"),
        3 => say!("level-name-3"),
        4 => say!("level-name-4"),
        5 => say!("level-name-5"),
        _ => say!("level-name-6"),
    }
}

/// The subject of a level's page: the whole game at level 1, and only what is new at the others.
fn what_of(level: u8) -> &'static str {
    if level <= 1 { say!("rules-how-to-play") } else { say!("rules-what-is-new") }
}

/// The heading of the Spell Circles, and their subject.
pub(in crate::app::games::mists) fn of_spell_circles() -> (&'static str, &'static str) {
    (say!("spell-circles-name"), say!("spell-circles-what"))
}

/// The page of a level: what it has that the one before does not have.
pub fn page(level: &Level) -> Page {
    let picture = Arc::new(Sign::Level(level.number));
    let (heading, what) = (name_of(level.number), what_of(level.number));
    Page { picture: Some(picture), ..Page::of_rules(heading, what, of(level)) }
}

/// The page of what the Spell Circles add to a level.
pub fn page_of_spell_circles(level: &Level) -> Page {
    let picture = Arc::new(Sign::CirclesAt(level.number));
    let (heading, what) = of_spell_circles();
    Page { picture: Some(picture), ..Page::of_rules(heading, what, spell_circles(Some(level))) }
}

/// What is new at a level.
pub(in crate::app::games::mists) fn of(level: &Level) -> Vec<Rule> {
    match level.number {
        0 | 1 => first_mist(level),
        2 => castles_and_cemeteries(level),
        3 => piles_and_hounds(level),
        4 => fewer_ghosts(level),
        5 => haunted_cemeteries(level),
        _ => three_markers(level),
    }
}

fn first_mist(level: &Level) -> Vec<Rule> {
    vec![
        rule(
            Sign::Ghost,
            &["GHOST-1", "GHOST-3", "GHOST-5", "END-3"],
            say!("rules-mist-brings-ghosts-heading"),
            say!("rules-mist-brings-ghosts-text"),
        ),
        rule(
            Sign::Ghost,
            &["MIST-1", "MIST-2", "MIST-4"],
            say!("rules-banks-burn-off-heading"),
            say!("rules-banks-burn-off-text"),
        ),
        rule(
            Sign::Guard(Colour::Red),
            &["MEEPLE-1", "MEEPLE-4", "SCORE-2", "SCORE-3", "SCORE-6"],
            say!("rules-meeples-earn-points-heading"),
            say!("rules-meeples-earn-points-text"),
        ),
        rule(Sign::Coin, &["SCORE-7"], say!("rules-points-or-peace-heading"), say!("rules-points-or-peace-text")),
        rule(
            Sign::Flag,
            &["L1-1", "END-1", "END-2", "END-3"],
            say!("rules-first-goal-heading"),
            say!("rules-first-goal-text", goal = level.goal),
        ),
    ]
}

fn castles_and_cemeteries(level: &Level) -> Vec<Rule> {
    debug_assert_eq!(level.cemeteries, Cemeteries::Open);
    vec![
        rule(
            Sign::Guard(Colour::Yellow),
            &["MEEPLE-1", "SCORE-4"],
            say!("rules-castles-heading"),
            say!("rules-castles-text"),
        ),
        rule(
            Sign::Ghost,
            &["CEM-6", "CEM-7"],
            say!("rules-cemeteries-draw-ghosts-heading"),
            say!("rules-cemeteries-draw-ghosts-text"),
        ),
        rule(
            Sign::Guard(Colour::Black),
            &["CEM-2", "CEM-3", "CEM-5"],
            say!("rules-cemeteries-ask-heading"),
            say!("rules-cemeteries-ask-text"),
        ),
        rule(
            Sign::Flag,
            &["L2-1", "END-2"],
            say!("rules-second-goal-heading"),
            say!("rules-second-goal-text", goal = level.goal),
        ),
    ]
}

fn piles_and_hounds(level: &Level) -> Vec<Rule> {
    let [first, second] = [0, 1].map(|pile| level.target(pile));
    vec![
        rule(
            Sign::FaceDown,
            &["L3-1", "PILE-1", "PILE-2"],
            say!("rules-three-piles-heading"),
            say!("rules-three-piles-text", rufus = first, ronja = second, goal = level.goal),
        ),
        rule(
            Sign::Hound(Hound::Rufus),
            &["HOUND-1", "HOUND-2", "HOUND-3", "HOUND-4"],
            say!("rules-hound-comes-heading"),
            say!("rules-hound-comes-text"),
        ),
        rule(
            Sign::Hound(Hound::Ronja),
            &["HOUND-6", "CEM-8"],
            say!("rules-hound-goes-heading"),
            say!("rules-hound-goes-text"),
        ),
    ]
}

fn fewer_ghosts(level: &Level) -> Vec<Rule> {
    let [first, second] = [0, 1].map(|pile| level.target(pile));
    vec![
        rule(
            Sign::Ghost,
            &["L4-1", "GHOST-5"],
            say!("rules-fewer-ghosts-heading"),
            say!("rules-fewer-ghosts-text", ghosts = level.ghosts),
        ),
        rule(
            Sign::Hound(Hound::Rufus),
            &["L4-1"],
            say!("rules-longer-road-heading"),
            say!("rules-longer-road-text", rufus = first, ronja = second, goal = level.goal),
        ),
        rule(Sign::Flag, &["L4-1"], say!("rules-rest-stays-heading"), say!("rules-rest-stays-text")),
    ]
}

fn haunted_cemeteries(level: &Level) -> Vec<Rule> {
    debug_assert_eq!(level.cemeteries, Cemeteries::Haunted);
    vec![
        rule(Sign::Ghost, &["L5-2", "L5-3"], say!("rules-cemetery-wakes-heading"), say!("rules-cemetery-wakes-text")),
        rule(
            Sign::FaceDown,
            &["L5-4", "L5-6", "L5-8"],
            say!("rules-night-swallows-heading"),
            say!("rules-night-swallows-text"),
        ),
        rule(
            Sign::Guard(Colour::Black),
            &["L5-2"],
            say!("rules-closing-takes-eight-heading"),
            say!("rules-closing-takes-eight-text"),
        ),
        rule(
            Sign::Flag,
            &["L5-1"],
            say!("rules-targets-heading"),
            say!(
                "rules-targets-text",
                rufus = level.target(0),
                ronja = level.target(1),
                goal = level.goal,
                ghosts = level.ghosts
            ),
        ),
    ]
}

fn three_markers(level: &Level) -> Vec<Rule> {
    vec![
        rule(
            Sign::Guard(Colour::Blue),
            &["L6-1", "L6-2"],
            say!("rules-three-markers-heading"),
            say!("rules-three-markers-text"),
        ),
        rule(
            Sign::Hound(Hound::Ronja),
            &["L6-0", "L6-3"],
            say!("rules-hindmost-heading"),
            say!("rules-hindmost-text", rufus = level.target(0), ronja = level.target(1), goal = level.goal),
        ),
        rule(
            Sign::Coin,
            &["L6-4", "SCORE-7"],
            say!("rules-points-of-hound-heading"),
            say!("rules-points-of-hound-text"),
        ),
        rule(
            Sign::Ghost,
            &["L6-0"],
            say!("rules-sixth-ghosts-heading"),
            say!("rules-sixth-ghosts-text", ghosts = level.ghosts),
        ),
    ]
}

/// What the Spell Circles add to this level, or in general if there is no level.
pub(in crate::app::games::mists) fn spell_circles(level: Option<&Level>) -> Vec<Rule> {
    let cemeteries = match level.map(|level| level.cemeteries) {
        Some(Cemeteries::Open) => "open",
        Some(Cemeteries::None | Cemeteries::Haunted) => "none",
        None => "any",
    };
    vec![
        rule(
            Sign::Circle,
            &["SPELL-1", "SPELL-2", "SPELL-3", "SPELL-6"],
            say!("rules-circles-draw-heading"),
            say!("rules-circles-draw-text", cemeteries = cemeteries),
        ),
        rule(
            Sign::Ghost,
            &["SPELL-4", "SPELL-5", "SPELL-7"],
            say!("rules-circles-hold-heading"),
            say!("rules-circles-hold-text"),
        ),
        rule(
            Sign::Cat,
            &["CAT-1", "CAT-2", "CAT-3"],
            say!("rules-eloise-leaves-heading"),
            say!("rules-eloise-leaves-text"),
        ),
        rule(
            Sign::Coin,
            &["CAT-4", "CAT-5", "CAT-6"],
            say!("rules-eloise-brings-heading"),
            say!("rules-eloise-brings-text"),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::mists::shipped;

    // SPELL-6
    #[test]
    fn the_spell_circles_tell_of_open_cemeteries_only_where_there_are_any() {
        for number in 1..=6 {
            let level = shipped::level(number).expect("a level");
            let text: String = spell_circles(Some(&level)).iter().map(|rule| rule.text()).collect();
            assert_eq!(text.contains("open cemetery"), (2..=4).contains(&number), "level {number}");
        }
        let text: String = spell_circles(None).iter().map(|rule| rule.text()).collect();
        assert!(text.contains("Where cemeteries are not haunted, an open cemetery"));
    }

    #[test]
    fn every_level_has_something_new_and_names_its_targets() {
        for number in 1..=6 {
            let level = shipped::level(number).expect("a level");
            let all = of(&level);
            let text: String = all.iter().map(|rule| rule.text()).collect();
            assert!(all.len() >= 3);
            assert!(text.contains(&level.goal.to_string()), "level {number} does not tell its goal");
            if let Some(hounds) = level.hounds {
                assert!(
                    text.contains(&format!("at {}", hounds.rufus)),
                    "level {number} does not tell where Rufus waits"
                );
                assert!(
                    text.contains(&format!("at {}", hounds.ronja)),
                    "level {number} does not tell where Ronja waits"
                );
            }
        }
    }
}
