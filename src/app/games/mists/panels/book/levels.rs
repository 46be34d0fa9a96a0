//! What each level and the Spell Circles bring: told on a card before the first game, and on a page of the book.

use super::news::{News, Sign, news};
use crate::rules::Colour;
use crate::rules::mists::{Cemeteries, Hound, Level};

/// The name of a level.
pub fn name_of(level: u8) -> &'static str {
    const NAMES: [&str; 6] =
        ["First Mist", "Keep and Churchyard", "The Two Hounds", "Thin Lanterns", "Restless Graves", "Three Lights"];
    NAMES[usize::from(level.clamp(1, 6) - 1)]
}

/// What is told of a level: everything at the first, at the others what the one before does not have.
pub(in crate::app::games::mists::panels) fn what_of(level: u8) -> &'static str {
    if level <= 1 { "how to play" } else { "what is new" }
}

/// The heading of the Spell Circles, and what is told of them.
pub(in crate::app::games::mists::panels) const SPELL_CIRCLES: (&str, &str) =
    ("Spell Circles", "nine more tiles, and Eloise");

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
        news(
            Sign::Ghost,
            "Mist brings ghosts",
            "A tile with mist brings as many ghosts as it shows. Lay it so that its mist joins mist on the board, and one \
             ghost fewer comes. If more must come than the supply has left, the game is lost.",
        ),
        news(
            Sign::Ghost,
            "Banks burn off",
            "Mist that hangs together is a bank. Close it all round, with no open edge left, and it burns off: every ghost \
             in it goes home to the supply.",
        ),
        news(
            Sign::Guard(Colour::Red),
            "Meeples earn points",
            "After laying a tile you may put a meeple on its road or city. A finished road brings 1 point a tile, a city \
             2 a tile and 2 a shield, times the number of colours in it. You all count together.",
        ),
        news(
            Sign::Coin,
            "Points or peace",
            "Instead of the points of a finished region you may send up to three ghosts of one tile home.",
        ),
        news(
            Sign::Flag,
            "The goal",
            format!(
                "You win by reaching {} points together. The game is lost if the last tile is laid before that, or if too \
                 few ghosts are left to come.",
                level.goal
            ),
        ),
    ]
}

fn castles_and_cemeteries(level: &Level) -> Vec<News> {
    debug_assert_eq!(level.cemeteries, Cemeteries::Open);
    vec![
        news(
            Sign::Guard(Colour::Yellow),
            "Castles",
            "A meeple may also be put in a castle. It is finished when all eight squares round it are filled, and brings \
             2 points for each of the nine tiles that shows mist.",
        ),
        news(
            Sign::Ghost,
            "Cemeteries draw ghosts",
            "Whenever ghosts come to a tile, one more comes to a cemetery that still lies open; you choose which.",
        ),
        news(
            Sign::Guard(Colour::Black),
            "Cemeteries ask for company",
            "A cemetery closes when its four neighbours are filled. Its ghosts go home, but a meeple from the board, of any \
             colour, is buried there for good.",
        ),
        news(Sign::Flag, "The goal", format!("Reach {} points before the last tile is laid.", level.goal)),
    ]
}

fn piles_and_hounds(level: &Level) -> Vec<News> {
    let [first, second] = [0, 1].map(|pile| level.target(pile));
    vec![
        news(
            Sign::FaceDown,
            "Three piles, three targets",
            format!(
                "You draw from one pile at a time. The first has to bring you to Rufus at {first}, the second to Ronja at \
                 {second}, the third to the goal at {}. A pile that runs out too early loses the game.",
                level.goal
            ),
        ),
        news(
            Sign::Hound(Hound::Rufus),
            "A hound comes running",
            "When you reach a hound it joins a meeple on the board. Up to three ghosts each may leave two of the nine \
             squares round it. What is left of the pile goes on top of the next.",
        ),
        news(
            Sign::Hound(Hound::Ronja),
            "A hound goes home",
            "When its meeple is scored the hound brings 1 point for every ghost on the whole board, then leaves. If its meeple \
             is buried it leaves with nothing.",
        ),
    ]
}

fn fewer_ghosts(level: &Level) -> Vec<News> {
    let [first, second] = [0, 1].map(|pile| level.target(pile));
    vec![
        news(
            Sign::Ghost,
            "Fewer ghosts to spare",
            format!(
                "Only {} ghosts are in the game: the supply is soon empty, and an empty supply loses it.",
                level.ghosts
            ),
        ),
        news(
            Sign::Hound(Hound::Rufus),
            "A longer road",
            format!("Rufus waits at {first}, Ronja at {second}, and the goal lies at {}.", level.goal),
        ),
        news(Sign::Flag, "The rest stays", "Castles, cemeteries, piles and hounds are as they were."),
    ]
}

fn haunted_cemeteries(level: &Level) -> Vec<News> {
    debug_assert_eq!(level.cemeteries, Cemeteries::Haunted);
    vec![
        news(
            Sign::Ghost,
            "A cemetery wakes the mist",
            "When a cemetery is laid, every tile with mist among the eight squares round it gets a ghost. The cemetery \
             itself holds none any more.",
        ),
        news(
            Sign::FaceDown,
            "The night swallows tiles",
            "As long as a cemetery is open, every turn ends with a tile from the pile laid face down beside one, unseen. \
             Roads, cities, castles and mist that touch it can never be finished.",
        ),
        news(
            Sign::Guard(Colour::Black),
            "Closing one takes eight",
            "A cemetery closes only when all eight squares round it are filled, face-down tiles included. Then a meeple is \
             buried as before.",
        ),
        news(
            Sign::Flag,
            "The targets",
            format!(
                "Rufus at {}, Ronja at {}, the goal at {}, with {} ghosts.",
                level.target(0),
                level.target(1),
                level.goal,
                level.ghosts
            ),
        ),
    ]
}

fn three_markers(level: &Level) -> Vec<News> {
    vec![
        news(
            Sign::Guard(Colour::Blue),
            "Three markers",
            "Three of your colours have a score marker each. In a scoring every colour in the region moves its own marker \
             by the value of the region; a colour without one moves a marker that you choose.",
        ),
        news(
            Sign::Hound(Hound::Ronja),
            "The hindmost counts",
            format!(
                "Rufus at {}, Ronja at {} and the goal at {} are reached only when all three markers are there.",
                level.target(0),
                level.target(1),
                level.goal
            ),
        ),
        news(
            Sign::Coin,
            "Points of a hound",
            "They go to the colour of the meeple it stood with. Ghosts instead of points are one choice for all colours.",
        ),
        news(Sign::Ghost, "Ghosts", format!("{} are in the game. Cemeteries are haunted as before.", level.ghosts)),
    ]
}

/// What the Spell Circles add: to this level, or to any where none is told.
pub(in crate::app::games::mists::panels) fn spell_circles(level: Option<&Level>) -> Vec<News> {
    const OPEN: &str = "n open cemetery gets its ghost only if one of these comes from the supply.";
    let calls = match level.map(|level| level.cemeteries) {
        Some(Cemeteries::Open) => format!(" A{OPEN}"),
        Some(Cemeteries::None | Cemeteries::Haunted) => String::new(),
        None => format!(" Where cemeteries are not haunted, a{OPEN}"),
    };
    vec![
        news(
            Sign::Circle,
            "Circles draw ghosts in",
            format!(
                "Nine more tiles bear spell circles. Lay one, and into each circle moves a ghost from the eight squares round \
                 the tile; you choose which. Those missing come from the supply, and joined mist spares none of them.{calls}"
            ),
        ),
        news(
            Sign::Ghost,
            "Circles hold them",
            "No scoring, no hound and no other circle gets a ghost out again. Only when its bank burns off does it go home. \
             If the tile burns the bank off at once, the circle stays empty. No meeple stands on a circle.",
        ),
        news(
            Sign::Cat,
            "Eloise leaves the supply",
            "Seven ghosts stand before her. They are taken first, and ghosts that go home come back to them. When the last \
             one is gone she joins any meeple on the board, or waits for the next one.",
        ),
        news(
            Sign::Coin,
            "Eloise brings points",
            "When her meeple is scored she adds 1 point for each ghost in a circle anywhere, whatever you chose. Then, or \
             when her meeple is buried, she goes on to another and stays to the end.",
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
