//! Games of *Don't Go In There* in words.

use crate::rules::Game;
use crate::rules::dont_go_in::{DontGoIn, Happening, Scores, Set, Slot};
use crate::table::dont_go_in::Sitting;

/// What happened, in a few words.
pub(super) fn deed(happening: &Happening, game: &DontGoIn) -> Option<String> {
    Some(match *happening {
        Happening::Dealt { room, cards } => format!("the {room} is filled with {}", cards.map(slot).join(", ")),
        Happening::Placed { room, space, .. } => format!("a meeple on space {space} of the {room}"),
        Happening::Ghosts { player, change, .. } if change > 0 => {
            format!("player {} gains {change} ghosts", player + 1)
        }
        Happening::Ghosts { player, change, .. } => format!("player {} discards {} ghosts", player + 1, -change),
        Happening::MayLook { player } => format!("player {} may look at the face-down card", player + 1),
        Happening::TurnedUp { card } => format!("{card} is turned up"),
        Happening::Rolled { roll, .. } => format!("the dice show {roll}"),
        Happening::RolledAgain { again: true, roll, .. } => format!("rolled again, they show {roll}"),
        Happening::DieTurned { die: Some(die), roll, .. } => format!("die {die} is turned over: {roll}"),
        Happening::Took { player, card, .. } => format!("player {} takes {card}", player + 1),
        Happening::Passed { from, to, ghosts, .. } => {
            format!("player {} passes {ghosts} ghosts to player {}", from + 1, to + 1)
        }
        Happening::TypeChosen { player, of, .. } => format!("player {} chooses {of}", player + 1),
        Happening::Dispelled { player, of, cards, .. } => {
            format!("player {} dispels {of} {}", player + 1, values(cards))
        }
        Happening::Removed { room } => format!("the {room} leaves the game"),
        Happening::Scored(scores) => scored(&scores, game.players()),
        Happening::RolledAgain { again: false, .. }
        | Happening::DieTurned { die: None, .. }
        | Happening::TurnEnded { .. }
        | Happening::Over(_) => return None,
    })
}

fn slot(slot: Slot) -> String {
    match slot {
        Slot::Empty => "nothing".to_owned(),
        Slot::FaceUp(card) => card.to_string(),
        Slot::FaceDown => "a face-down card".to_owned(),
    }
}

fn values(cards: Set) -> String {
    let values: Vec<String> = cards.values().map(|value| value.to_string()).collect();
    values.join(", ")
}

fn scored(scores: &Scores, players: usize) -> String {
    let each = (0..players).map(|seat| {
        let (cards, ghosts) = (scores.cards[seat], scores.penalty[seat]);
        format!("player {}: {cards} from cards and {ghosts} from ghosts", seat + 1)
    });
    each.collect::<Vec<_>>().join(", ")
}

/// How the game stands.
pub(super) fn ending(sitting: &Sitting) -> String {
    let game = sitting.position();
    let scores = game.table().scores();
    let name = |seat: usize| sitting.names()[seat].as_str();
    let curses = |seat: usize| match game.outcome() {
        None => game.table().tableau(seat).curses(),
        Some(_) => scores.curses[seat],
    };
    let each: Vec<String> = (0..game.players()).map(|seat| format!("{} {}", name(seat), curses(seat))).collect();
    let how = match game.outcome() {
        None => "still on".to_owned(),
        Some(outcome) => format!("won by {}", outcome.winners.iter().map(name).collect::<Vec<_>>().join(" and ")),
    };
    let mark = if sitting.with_take_back() { ", with take-back" } else { "" };
    format!("Don't Go In There: {how} at {}{mark}", each.join(", "))
}
