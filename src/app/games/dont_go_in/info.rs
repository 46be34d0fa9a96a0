//! What is told about the thing under the pointer: a choice with what follows from it, a card, a room.

use super::panels::Info;
use super::pointed::Thing;
use super::words;
use crate::app::words::say;
use crate::guide::dont_go_in::odds;
use crate::rules::dont_go_in::{Action, Card, CardType, Room, Slot, Table, View, flashlights};
use egui::Rect;

/// What would follow from a choice, for the player who has to decide. All that this view knows may be shown.
pub fn of_choice(view: &View, action: Action, about: Option<Rect>, names: &[String]) -> Option<Info> {
    let follows = words::consequence(view, action, names)?;
    let table = view.table();
    Some(match action {
        Action::Place { room, .. } => Info {
            title: follows.what,
            whereabouts: words::called(view, action).unwrap_or_default(),
            text: effect_on_all(room).to_owned(),
            lines: follows.more,
            chances: chances(view, action),
            rule: Some(room.rule()),
            about,
            ..Info::default()
        },
        Action::Take { slot } => {
            let card = table.board_resolved().and_then(|board| view.card_in(board.slot(slot)));
            let told = card.map(|card| of_card(table, card, about)).unwrap_or_default();
            let lines = std::iter::once(follows.what).chain(follows.more).chain(told.lines);
            // Two cards may be equal.
            let whereabouts = say!("house-called-slot", slot = slot);
            Info { whereabouts, lines: lines.collect(), about, ..told }
        }
        // Two dice may show the same.
        Action::TurnDie { die } => {
            let whereabouts = say!("house-roll-turn", number = die);
            Info { title: follows.what, whereabouts, lines: follows.more, about, ..Info::default() }
        }
        Action::RollAgain | Action::KeepRoll | Action::TurnNone | Action::Dispel { .. } => {
            Info { title: follows.what, lines: follows.more, about, ..Info::default() }
        }
    })
}

/// What the room does to all who step in. What only one space does, at once, is told where that space is chosen.
fn effect_on_all(room: Room) -> &'static str {
    match room {
        Room::Attic | Room::Nursery => "",
        Room::Basement | Room::Hallway | Room::Library | Room::SecretPassage => words::room_effect(room),
    }
}

/// How likely a meeple on a space gets no ghost from the dice, one and so on (HROLL-4).
fn chances(view: &View, action: Action) -> Vec<f32> {
    let Action::Place { room, space } = action else { return Vec::new() };
    let Some(odds) = odds(view, room, space) else { return Vec::new() };
    let kept = usize::from(flashlights(space));
    let most = odds.dice.1.saturating_sub(kept);
    let at_most = |ghosts: usize| odds.rolled.iter().take(ghosts + kept + 1).sum::<f32>();
    (0..=most).map(|ghosts| if ghosts == 0 { at_most(0) } else { at_most(ghosts) - at_most(ghosts - 1) }).collect()
}

/// A card or a room in the house. `view` is that of whoever may see private things now.
pub fn of_thing(table: &Table, view: Option<&View>, thing: Thing, about: Option<Rect>) -> Info {
    match thing {
        Thing::Card { board, slot } => {
            let slot = table.boards()[board].as_ref().map_or(Slot::Empty, |board| board.slot(slot));
            let known = slot.card().or_else(|| view.and_then(|view| view.card_in(slot)));
            known.map_or_else(|| face_down(about), |card| of_card(table, card, about))
        }
        Thing::Room { board } => match &table.boards()[board] {
            Some(board) => {
                let room = board.room();
                let (title, text) = (words::room(room).to_owned(), words::room_effect(room).to_owned());
                let lines = vec![say!("house-info-other-side", room = words::room(room.other_side()))];
                Info { title, text, lines, rule: Some(room.rule()), about, ..Info::default() }
            }
            None => Info {
                title: say!("house-info-gone").to_owned(),
                text: say!("house-info-gone-what").to_owned(),
                rule: Some("HTAKE-5"),
                about,
                ..Info::default()
            },
        },
    }
}

fn face_down(about: Option<Rect>) -> Info {
    Info {
        title: say!("house-info-face-down").to_owned(),
        text: say!("house-info-face-down-what").to_owned(),
        rule: Some("HROOM-61"),
        about,
        ..Info::default()
    }
}

/// A card and what it does. Of a Clock also whether the one time in the game is past (HCARD-31).
pub fn of_card(table: &Table, card: Card, about: Option<Rect>) -> Info {
    let is_spent = card.of == CardType::Clock && table.clock_spent_by().is_some();
    Info {
        title: words::card(card),
        card: Some(card),
        text: words::card_effect(card.of).to_owned(),
        lines: is_spent.then(|| say!("house-info-clock-spent").to_owned()).into_iter().collect(),
        rule: Some(card.of.rule()),
        about,
        ..Info::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::dont_go_in::{DontGoIn, Setup};

    // HROLL-2, HROLL-4: the bars of a chart are all that can happen.
    #[test]
    fn the_chances_of_every_space_add_up() {
        for seed in 0..20 {
            let mut game = DontGoIn::begin(&Setup::with_players(4), seed, &mut Vec::new()).expect("a game");
            for turn in 0..30 {
                let view = game.view(game.table().acting());
                for action in game.legal_actions() {
                    let chances = chances(&view, action);
                    if let Action::Place { space, .. } = action {
                        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
                        assert!((1..=7 - usize::from(flashlights(space))).contains(&chances.len()), "{chances:?}");
                        assert!(chances.iter().all(|&chance| chance >= 0.0));
                    } else {
                        assert!(chances.is_empty());
                    }
                }
                let legal = game.legal_actions();
                game.apply(legal[turn % legal.len()], &mut Vec::new()).expect("it is legal");
            }
        }
    }
}
