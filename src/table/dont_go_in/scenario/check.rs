//! Checks whether an expectation is met. If not, tells what was found instead.

use super::event::{Event, dice_of, told};
use super::names::{CardName, RoomName, SlotName};
use super::step::Expectation;
use crate::rules::Game;
use crate::rules::dont_go_in::{Board, Cards, DontGoIn, Happening};
use crate::table::scenario::{Found, illegal, in_order, legal, same};

/// Checks whether the expectation is met.
pub(super) fn check(expectation: &Expectation, game: &DontGoIn, happenings: &[Happening]) -> Found {
    use Expectation as E;
    let table = game.table();
    let of_seat = |seat: usize, test: &dyn Fn() -> Found| match seat < table.players() {
        true => test(),
        false => Err(format!("expected a player {seat}, found {} players", table.players())),
    };
    let is_listed = |action| game.legal_actions().contains(&action);
    match expectation {
        E::Phase(phase) => same(phase, &game.phase()),
        E::Players(players) => same(players, &table.players()),
        E::Active(seat) => same(seat, &table.active()),
        E::Acting(seat) => same(seat, &table.acting()),
        E::Turn(turn) => same(turn, &table.turn()),
        E::TypesInPlay(count) => same(count, &table.types().len()),
        E::Deck(count) => same(count, &table.cards_in_deck()),
        E::Removed(count) => same(count, &game.chance().removed.len()),
        E::InPlay(rooms) => {
            let found: Vec<RoomName> = table.boards().iter().flatten().map(|board| RoomName(board.room())).collect();
            same(rooms, &found)
        }
        E::Cards(room, cards) => board(*room, game).and_then(|board| same(&cards.0, &board.cards().map(SlotName))),
        E::Meeples(room, meeples) => {
            board(*room, game).and_then(|board| same(meeples, &board.meeples().collect::<Vec<_>>()))
        }
        E::Dice(dice) => same(dice, &dice_of(table.roll().unwrap_or_default())),
        E::Ghosts(seat, count) => of_seat(*seat, &|| same(count, &table.ghosts(*seat))),
        E::Supply(seat, count) => of_seat(*seat, &|| same(count, &table.supply(*seat))),
        E::FaceUp(seat, cards) => of_seat(*seat, &|| same_cards(cards, &table.tableau(*seat).face_up)),
        E::Dispelled(seat, cards) => of_seat(*seat, &|| same_cards(cards, &table.tableau(*seat).dispelled)),
        E::Curses(seat, count) => of_seat(*seat, &|| same(count, &table.tableau(*seat).curses())),
        E::MayLook(seats) => same(seats, &table.may_look().iter().collect::<Vec<_>>()),
        E::Knows(seat, card) => of_seat(*seat, &|| same(&Some(*card), &known(*seat, game))),
        E::KnowsNothing(seat) => of_seat(*seat, &|| same(&None, &known(*seat, game))),
        E::ClockSpentBy(seat) => same(&Some(*seat), &table.clock_spent_by()),
        E::ClockNotSpent => same(&None, &table.clock_spent_by()),
        E::Legal(deed) => legal(*deed, game, is_listed),
        E::Illegal(deed, rule) => illegal(*deed, rule, game, is_listed),
        E::LegalCount(count) => same(count, &game.legal_actions().len()),
        E::Happened(event) => happened(std::slice::from_ref(event), happenings),
        E::InOrder(events) => happened(events, happenings),
        E::NotHappened(event) => none(happenings, |it| event.is_met_by(it)),
        E::NoGhosts => none(happenings, |it| matches!(it, Happening::Ghosts { .. } | Happening::Passed { .. })),
        E::NoDispel => none(happenings, |it| matches!(it, Happening::Dispelled { .. })),
        E::NotOver => match game.outcome() {
            None => Ok(()),
            Some(_) => Err("expected the game to go on, found it over".to_owned()),
        },
        E::Winners(seats) => match game.outcome() {
            None => Err("expected the game to be over, found it still on".to_owned()),
            Some(outcome) => same(seats, &outcome.winners.iter().collect::<Vec<_>>()),
        },
    }
}

fn board(room: RoomName, game: &DontGoIn) -> Result<&Board, String> {
    game.table().board(room.0).ok_or_else(|| format!("expected {room:?} in play, found it is not"))
}

/// The same cards in any order.
fn same_cards(expected: &[CardName], found: &Cards) -> Found {
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    same(&expected, &found.iter().map(CardName).collect::<Vec<_>>())
}

/// The face-down card, if a player may look at it.
fn known(seat: usize, game: &DontGoIn) -> Option<CardName> {
    game.view(seat).face_down().map(CardName)
}

fn happened(events: &[Event], happenings: &[Happening]) -> Found {
    in_order(events, happenings, Event::is_met_by, told)
}

fn none(happenings: &[Happening], is_meant: impl Fn(&Happening) -> bool) -> Found {
    match happenings.iter().find(|it| is_meant(it)) {
        None => Ok(()),
        Some(it) => Err(format!("expected that it did not happen, found {}", told(it))),
    }
}
