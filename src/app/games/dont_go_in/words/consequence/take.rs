//! What taking a card would do at once, and what it would hope for.

use super::super::cards::{card, card_type, cards};
use super::super::name;
use super::Consequence;
use crate::app::words::{say, shortened, signed};
use crate::rules::dont_go_in::{Card, CardType, Room, SLOTS, Set, Table};

/// Taking the card of a slot: the Curses then, the ghost of the Library, and the card's effect.
pub(super) fn taken(table: &Table, slot: u8, names: &[String]) -> Option<Consequence> {
    let (board, (_, player)) = (table.board_resolved()?, table.next_to_take()?);
    let taken = board.slot(slot).card()?;
    let after = table.if_taken(board.room(), slot, player, taken);
    let curses = |table: &Table| i32::from(table.tableau(player).curses());
    let library = match (board.room(), slot) {
        (Room::Library, 1) => Some(say!("house-follows-left").to_owned()),
        (Room::Library, slot) if usize::from(slot) == SLOTS => Some(say!("house-follows-right").to_owned()),
        _ => None,
    };
    Some(Consequence {
        what: say!(
            "house-follows-taken",
            card = card(taken),
            change = signed(curses(&after) - curses(table)),
            curses = curses(&after)
        ),
        more: library.into_iter().chain(at_once(table, &after, player, taken, names)).collect(),
    })
}

/// The ghost of a Mirror, and what the card does now, or what is still missing for it.
pub(super) fn at_once(
    before: &Table,
    after: &Table,
    player: usize,
    taken: Card,
    names: &[String],
) -> impl Iterator<Item = String> + use<> {
    let mirror = (taken.of == CardType::Mirror).then(|| say!("house-follows-mirror").to_owned());
    mirror.into_iter().chain([effect(before, after, player, taken, names)])
}

/// What the card does now, or what is still missing for it.
fn effect(before: &Table, after: &Table, player: usize, taken: Card, names: &[String]) -> String {
    let of = taken.of;
    let dispelled = |table: &Table| table.tableau(player).dispelled[of];
    let gone = dispelled(after).without(dispelled(before));
    if !gone.is_empty() {
        return say!("house-follows-dispels", cards = cards(of, gone));
    }
    let set = after.tableau(player).face_up[of];
    let is_even = set.len().is_multiple_of(2);
    match of {
        CardType::Clock if before.clock_spent_by().is_some() => say!("house-follows-clock-spent").to_owned(),
        CardType::Clock => say!("house-follows-clock", sum = set.sum()),
        CardType::Doll => say!("house-follows-doll").to_owned(),
        CardType::HolyWater if is_even => say!("house-follows-holy-water").to_owned(),
        CardType::HolyWater => say!("house-follows-holy-water-next").to_owned(),
        CardType::Mask => {
            let to = shortened(name(names, after.right_of(player)));
            say!("house-follows-mask", name = to, ghosts = set.len())
        }
        CardType::Mirror => say!("house-follows-mirrors", mirrors = set.len()),
        CardType::Ring => say!("house-follows-rings", rings = set.len()),
        CardType::Tome if after.choosing().is_some() => say!("house-follows-tome").to_owned(),
        CardType::Tome if is_even => say!("house-follows-tome-lost").to_owned(),
        CardType::Tome => say!("house-follows-tome-next").to_owned(),
        CardType::Twin => say!("house-follows-twin", value = taken.value),
        // Whether they go depends on ghosts, which are nobody else's business.
        CardType::Cat => say!("house-follows-cat").to_owned(),
        CardType::Amulet | CardType::MusicBox | CardType::Portrait => at_end(of, gone_at_end(after, player, of)),
    }
}

/// Which cards of a type would go if the game ended like this.
fn gone_at_end(table: &Table, player: usize, of: CardType) -> Set {
    let face_up = |table: &Table| table.tableau(player).face_up[of];
    face_up(table).without(face_up(&table.if_it_ended()))
}

fn at_end(of: CardType, gone: Set) -> String {
    match gone.len() {
        0 => say!("house-follows-none-at-end", kind = card_type(of)),
        many => say!("house-follows-at-end", cards = cards(of, gone), many = many),
    }
}
