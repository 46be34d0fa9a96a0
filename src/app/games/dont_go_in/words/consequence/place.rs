//! What a meeple on a space would do and wait for.

use super::{Consequence, take};
use crate::app::games::dont_go_in::words::average::average;
use crate::app::games::dont_go_in::words::cards::card;
use crate::app::words::say;
use crate::guide::dont_go_in::{Odds, odds};
use crate::rules::dont_go_in::{Card, LAST_SPACE, Room, View, flashlights};

/// A card is named only if it is left wherever the others go. Among careful newcomers that is right four times of five;
/// with a chance of two thirds it was right less than half of the time.
const CLEARLY: f32 = 0.9;

/// Placing a meeple there: the dice, the ghosts to expect, what the room does, and which card awaits it.
pub(super) fn placed(view: &View, room: Room, space: u8, names: &[String]) -> Option<Consequence> {
    let (board, odds) = (view.table().board(room)?, odds(view, room, space)?);
    let nth = board.meeples().count() + 1;
    let dice = match odds.dice {
        (least, most) if least == most => least.to_string(),
        (least, most) => say!("house-follows-or", least = least, most = most),
    };
    let lights = flashlights(space);
    let ghosts = say!("house-follows-ghosts", lights = lights, ghosts = average(odds.ghosts));
    let more = [Some(ghosts), of_room(room, space, nth), Some(when(&odds).to_owned())];
    Some(Consequence {
        what: say!("house-follows-placed", nth = nth, dice = dice),
        more: more.into_iter().flatten().chain(likely(view, room, &odds, names)).collect(),
    })
}

/// What the room does at once, or lets this meeple do (HROOM-10 to HROOM-62).
fn of_room(room: Room, space: u8, nth: usize) -> Option<String> {
    let is_last = nth == 3;
    let told = match room {
        Room::Attic if space == 1 => say!("house-follows-attic"),
        Room::Nursery if space == LAST_SPACE => say!("house-follows-nursery"),
        Room::Basement if is_last => say!("house-follows-basement"),
        Room::Hallway if is_last => say!("house-follows-hallway"),
        Room::Library => say!("house-follows-library"),
        Room::SecretPassage if is_last => say!("house-follows-turned-up"),
        Room::SecretPassage => say!("house-follows-look"),
        Room::Attic | Room::Nursery | Room::Basement | Room::Hallway => return None,
    };
    Some(told.to_owned())
}

/// When the meeple takes a card (HTAKE-1). Of two times the second is always the next one.
fn when(odds: &Odds) -> &'static str {
    let may = odds.place.map(|chance| chance > 0.0);
    match may {
        [true, true, _] => say!("house-follows-first-or-second"),
        [true, false, _] => say!("house-follows-first"),
        [false, true, true] => say!("house-follows-second-or-third"),
        [false, true, false] => say!("house-follows-second"),
        [false, false, _] => say!("house-follows-third"),
    }
}

/// The card that is probably left for it, and what it would do. Who takes first chooses freely.
fn likely(view: &View, room: Room, odds: &Odds, names: &[String]) -> Vec<String> {
    let Some((slot, left)) = left_for(view, room, odds).filter(|_| !chooses_freely(odds)) else { return Vec::new() };
    let table = view.table();
    let after = table.if_taken(room, slot as u8 + 1, table.acting(), left);
    let told = say!("house-follows-likely", card = card(left));
    [told].into_iter().chain(take::at_once(table, &after, table.acting(), left, names)).collect()
}

/// Whether a meeple with these odds is the first to take a card, whoever comes yet.
pub(in crate::app::games::dont_go_in::words) fn chooses_freely(odds: &Odds) -> bool {
    odds.place[1..].iter().all(|&chance| chance == 0.0)
}

/// The card that clearly awaits a meeple with these odds, and its slot, counted from 0.
pub(in crate::app::games::dont_go_in::words) fn left_for(
    view: &View,
    room: Room,
    odds: &Odds,
) -> Option<(usize, Card)> {
    let slot = odds.slot.iter().position(|&chance| chance >= CLEARLY)?;
    Some((slot, view.card_in(view.table().board(room)?.cards()[slot])?))
}
