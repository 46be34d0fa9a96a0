//! What is new at each level and with the Spell Circles. It is shown on a card before the first such game, and in the
//! book.

use super::news::{News, Sign, news};
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::mists::{Cemeteries, Hound, Level};

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
pub(in crate::app::games::mists::panels) fn what_of(level: u8) -> &'static str {
    if level <= 1 { say!("rules-how-to-play") } else { say!("rules-what-is-new") }
}

/// The heading of the Spell Circles, and their subject.
pub(in crate::app::games::mists::panels) fn of_spell_circles() -> (&'static str, &'static str) {
    (say!("spell-circles-name"), say!("spell-circles-what"))
}

/// What is new at a level.
pub(in crate::app::games::mists::panels) fn of(level: &Level) -> Vec<News> {
    match level.number {
        0 | 1 => first_mist(level),
        2 => castles_and_cemeteries(level),
        3 => piles_and_hounds(level),
        4 => fewer_ghosts(level),
        5 => haunted_cemeteries(level),
        _ => three_markers(level),
    }
}

fn first_mist(level: &Level) -> Vec<News> {
    vec![
        news(Sign::Ghost, say!("rules-mist-brings-ghosts-heading"), say!("rules-mist-brings-ghosts-text")),
        news(Sign::Ghost, say!("rules-banks-burn-off-heading"), say!("rules-banks-burn-off-text")),
        news(
            Sign::Guard(Colour::Red),
            say!("rules-meeples-earn-points-heading"),
            say!("rules-meeples-earn-points-text"),
        ),
        news(Sign::Coin, say!("rules-points-or-peace-heading"), say!("rules-points-or-peace-text")),
        news(Sign::Flag, say!("rules-first-goal-heading"), say!("rules-first-goal-text", goal = level.goal)),
    ]
}

fn castles_and_cemeteries(level: &Level) -> Vec<News> {
    debug_assert_eq!(level.cemeteries, Cemeteries::Open);
    vec![
        news(Sign::Guard(Colour::Yellow), say!("rules-castles-heading"), say!("rules-castles-text")),
        news(Sign::Ghost, say!("rules-cemeteries-draw-ghosts-heading"), say!("rules-cemeteries-draw-ghosts-text")),
        news(Sign::Guard(Colour::Black), say!("rules-cemeteries-ask-heading"), say!("rules-cemeteries-ask-text")),
        news(Sign::Flag, say!("rules-second-goal-heading"), say!("rules-second-goal-text", goal = level.goal)),
    ]
}

fn piles_and_hounds(level: &Level) -> Vec<News> {
    let [first, second] = [0, 1].map(|pile| level.target(pile));
    vec![
        news(
            Sign::FaceDown,
            say!("rules-three-piles-heading"),
            say!("rules-three-piles-text", rufus = first, ronja = second, goal = level.goal),
        ),
        news(Sign::Hound(Hound::Rufus), say!("rules-hound-comes-heading"), say!("rules-hound-comes-text")),
        news(Sign::Hound(Hound::Ronja), say!("rules-hound-goes-heading"), say!("rules-hound-goes-text")),
    ]
}

fn fewer_ghosts(level: &Level) -> Vec<News> {
    let [first, second] = [0, 1].map(|pile| level.target(pile));
    vec![
        news(Sign::Ghost, say!("rules-fewer-ghosts-heading"), say!("rules-fewer-ghosts-text", ghosts = level.ghosts)),
        news(
            Sign::Hound(Hound::Rufus),
            say!("rules-longer-road-heading"),
            say!("rules-longer-road-text", rufus = first, ronja = second, goal = level.goal),
        ),
        news(Sign::Flag, say!("rules-rest-stays-heading"), say!("rules-rest-stays-text")),
    ]
}

fn haunted_cemeteries(level: &Level) -> Vec<News> {
    debug_assert_eq!(level.cemeteries, Cemeteries::Haunted);
    vec![
        news(Sign::Ghost, say!("rules-cemetery-wakes-heading"), say!("rules-cemetery-wakes-text")),
        news(Sign::FaceDown, say!("rules-night-swallows-heading"), say!("rules-night-swallows-text")),
        news(
            Sign::Guard(Colour::Black),
            say!("rules-closing-takes-eight-heading"),
            say!("rules-closing-takes-eight-text"),
        ),
        news(
            Sign::Flag,
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

fn three_markers(level: &Level) -> Vec<News> {
    vec![
        news(Sign::Guard(Colour::Blue), say!("rules-three-markers-heading"), say!("rules-three-markers-text")),
        news(
            Sign::Hound(Hound::Ronja),
            say!("rules-hindmost-heading"),
            say!("rules-hindmost-text", rufus = level.target(0), ronja = level.target(1), goal = level.goal),
        ),
        news(Sign::Coin, say!("rules-points-of-hound-heading"), say!("rules-points-of-hound-text")),
        news(Sign::Ghost, say!("rules-sixth-ghosts-heading"), say!("rules-sixth-ghosts-text", ghosts = level.ghosts)),
    ]
}

/// What the Spell Circles add to this level, or in general if there is no level.
pub(in crate::app::games::mists::panels) fn spell_circles(level: Option<&Level>) -> Vec<News> {
    let cemeteries = match level.map(|level| level.cemeteries) {
        Some(Cemeteries::Open) => "open",
        Some(Cemeteries::None | Cemeteries::Haunted) => "none",
        None => "any",
    };
    vec![
        news(
            Sign::Circle,
            say!("rules-circles-draw-heading"),
            say!("rules-circles-draw-text", cemeteries = cemeteries),
        ),
        news(Sign::Ghost, say!("rules-circles-hold-heading"), say!("rules-circles-hold-text")),
        news(Sign::Cat, say!("rules-eloise-leaves-heading"), say!("rules-eloise-leaves-text")),
        news(Sign::Coin, say!("rules-eloise-brings-heading"), say!("rules-eloise-brings-text")),
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
            let text: String = spell_circles(Some(&level)).iter().map(|news| news.text.clone()).collect();
            assert_eq!(text.contains("open cemetery"), (2..=4).contains(&number), "level {number}");
        }
        let text: String = spell_circles(None).iter().map(|news| news.text.clone()).collect();
        assert!(text.contains("Where cemeteries are not haunted, an open cemetery"));
    }

    #[test]
    fn every_level_has_something_new_and_names_its_targets() {
        for number in 1..=6 {
            let level = shipped::level(number).expect("a level");
            let all = of(&level);
            let text: String = all.iter().map(|news| news.text.as_str()).collect();
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
