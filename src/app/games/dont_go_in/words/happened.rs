//! The lines of the log, and what changed a player's ghosts last. Every gain and loss is told with its number, nobody's
//! total before it is counted at the end (HHIDE-1).

use super::cards::{card, card_type, cards};
use super::{name, winners};
use crate::app::words::{say, signed};
use crate::rules::dont_go_in::{CardType, Happening, Room, Scores, Why};

/// A line of the log, and whom it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogTold {
    /// The seat of the player whose badge stands before it.
    pub player: Option<usize>,
    /// What happened.
    pub text: String,
}

/// The lines of the log for a happening. What the dice bring to several meeples of one player is told in one line: see
/// [`Log`](crate::app::games::dont_go_in::log::Log).
pub fn log_lines(happening: &Happening, names: &[String]) -> Vec<LogTold> {
    let of = |player: usize, text: String| LogTold { player: Some(player), text };
    let called = |player: usize| name(names, player);
    let line = match *happening {
        Happening::Placed { player, room, space, .. } => {
            of(player, say!("house-log-placed", name = called(player), room = room.name(), space = space))
        }
        Happening::Ghosts { player, change, why, .. } => of(player, ghosts(called(player), change, why)),
        Happening::TurnedUp { card: hidden } => {
            LogTold { player: None, text: say!("house-log-turned-up", card = card(hidden)) }
        }
        Happening::Rolled { player, roll, .. } => {
            of(player, say!("house-log-rolled", name = called(player), dice = roll.len(), ghosts = roll.ghosts()))
        }
        Happening::RolledAgain { player, again: true, roll, .. } => {
            of(player, say!("house-log-rolled-again", name = called(player), ghosts = roll.ghosts()))
        }
        Happening::RolledAgain { player, again: false, .. } => {
            of(player, say!("house-log-kept", name = called(player)))
        }
        Happening::DieTurned { player, die: Some(_), roll, .. } => {
            of(player, say!("house-log-die-turned", name = called(player), ghosts = roll.ghosts()))
        }
        Happening::DieTurned { player, die: None, .. } => {
            of(player, say!("house-log-dice-left", name = called(player)))
        }
        Happening::Took { player, card: taken, legal: 1, .. } => {
            of(player, say!("house-log-took-last", name = called(player), card = card(taken)))
        }
        Happening::Took { player, card: taken, .. } => {
            of(player, say!("house-log-took", name = called(player), card = card(taken)))
        }
        Happening::Passed { from, to, ghosts, .. } => {
            of(from, say!("house-log-passed", name = called(from), to = called(to), ghosts = ghosts))
        }
        Happening::Dispelled { player, of: kind, cards: gone, why } => {
            let (name, gone) = (called(player), cards(kind, gone));
            let text = match why {
                CardType::Tome => say!("house-log-tome", name = name, cards = gone),
                why if why.works_at_end() => say!("house-log-dispelled-at-end", name = name, cards = gone),
                _ => say!("house-log-dispelled", name = name, cards = gone),
            };
            of(player, text)
        }
        Happening::Removed { room } => LogTold { player: None, text: say!("house-log-removed", room = room.name()) },
        Happening::Scored(scores) => return scored(scores, names),
        Happening::Over(outcome) => LogTold { player: None, text: winners(outcome, names) },
        // The cards lie there for all to see, the right to look comes with the meeple, and the type that was chosen is
        // told when its cards go.
        Happening::Dealt { .. }
        | Happening::MayLook { .. }
        | Happening::TypeChosen { .. }
        | Happening::TurnEnded { .. } => return Vec::new(),
    };
    vec![line]
}

/// Ghosts gained or discarded, and by what.
fn ghosts(name: &str, change: i16, why: Why) -> String {
    let ghosts = change.unsigned_abs();
    match why {
        Why::Attic => say!("house-log-attic", name = name, ghosts = ghosts),
        Why::Nursery => say!("house-log-nursery", name = name, ghosts = ghosts),
        Why::Roll => say!("house-log-haunted", name = name, ghosts = ghosts),
        Why::Left => say!("house-log-left", name = name, ghosts = ghosts),
        Why::Right => say!("house-log-right", name = name, ghosts = ghosts),
        Why::Mirror => say!("house-log-mirror", name = name, ghosts = ghosts),
        Why::HolyWater => say!("house-log-holy-water", name = name, ghosts = ghosts),
    }
}

/// The Curses of each player, with those from ghosts (HEND-3, HEND-4).
fn scored(scores: Scores, names: &[String]) -> Vec<LogTold> {
    let line = |(player, name): (usize, &String)| {
        let (curses, ghosts, penalty) = (scores.curses[player], scores.ghosts[player], scores.penalty[player]);
        let text = match penalty {
            0 => say!("house-log-scored", name = name.as_str(), curses = curses, ghosts = ghosts),
            _ => {
                say!("house-log-scored-most", name = name.as_str(), curses = curses, ghosts = ghosts, penalty = penalty)
            }
        };
        LogTold { player: Some(player), text }
    };
    names.iter().enumerate().map(line).collect()
}

/// What just changed players' ghosts, for beside their names: "+3 in the Basement". `room` is the one whose dice
/// were rolled last. Empty if nobody's ghosts changed; two players if ghosts were passed.
pub fn lately(happening: &Happening, room: Option<Room>) -> Vec<(usize, String)> {
    let by_card = |by: i32, of: CardType| say!("house-lately-card", change = signed(by), kind = card_type(of));
    match *happening {
        Happening::Ghosts { player, change: by, why, .. } => {
            let by = i32::from(by);
            let inside = |room: Room| say!("house-lately-room", change = signed(by), room = room.name());
            let text = match why {
                Why::Attic => Some(inside(Room::Attic)),
                Why::Nursery => Some(inside(Room::Nursery)),
                Why::Roll => room.map(inside),
                Why::Left | Why::Right => Some(inside(Room::Library)),
                Why::Mirror => Some(by_card(by, CardType::Mirror)),
                Why::HolyWater => Some(by_card(by, CardType::HolyWater)),
            };
            text.map(|text| (player, text)).into_iter().collect()
        }
        Happening::Passed { from, to, ghosts, .. } => {
            let ghosts = i32::from(ghosts);
            vec![(from, by_card(-ghosts, CardType::Mask)), (to, by_card(ghosts, CardType::Mask))]
        }
        Happening::Dealt { .. }
        | Happening::Placed { .. }
        | Happening::MayLook { .. }
        | Happening::TurnedUp { .. }
        | Happening::Rolled { .. }
        | Happening::RolledAgain { .. }
        | Happening::DieTurned { .. }
        | Happening::Took { .. }
        | Happening::TypeChosen { .. }
        | Happening::Dispelled { .. }
        | Happening::Removed { .. }
        | Happening::TurnEnded { .. }
        | Happening::Scored(_)
        | Happening::Over(_) => Vec::new(),
    }
}
