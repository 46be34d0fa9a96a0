//! Descriptions of happenings in scenarios. A field that is left out matches anything.

use super::names::{CardName, Dice, RoomName, SlotName, Three, TypeName, WhyName};
use crate::rules::dont_go_in::{Card, CardType, Happening, Roll, Set};
use crate::table::scenario::is;
use serde::Deserialize;

/// A description that can match happenings.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    Dealt(RoomName, Three<SlotName>),
    Placed {
        player: usize,
        #[serde(default)]
        room: Option<RoomName>,
        #[serde(default)]
        space: Option<u8>,
        #[serde(default)]
        legal: Option<usize>,
    },
    Ghosts {
        player: usize,
        #[serde(default)]
        change: Option<i16>,
        #[serde(default)]
        now: Option<u16>,
        #[serde(default)]
        why: Option<WhyName>,
    },
    MayLook(usize),
    TurnedUp(CardName),
    Rolled {
        #[serde(default)]
        player: Option<usize>,
        #[serde(default)]
        count: Option<usize>,
        #[serde(default)]
        dice: Option<Dice>,
    },
    RolledAgain {
        again: bool,
        #[serde(default)]
        dice: Option<Dice>,
    },
    DieTurned {
        #[serde(default)]
        die: Option<u8>,
        #[serde(default)]
        dice: Option<Dice>,
    },
    Took {
        player: usize,
        #[serde(default)]
        space: Option<u8>,
        #[serde(default)]
        slot: Option<u8>,
        #[serde(default)]
        card: Option<CardName>,
        #[serde(default)]
        legal: Option<usize>,
    },
    Passed {
        player: usize,
        #[serde(default)]
        to: Option<usize>,
        #[serde(default)]
        ghosts: Option<u16>,
        #[serde(default)]
        now: Option<Vec<u16>>,
    },
    TypeChosen {
        player: usize,
        of: TypeName,
        #[serde(default)]
        legal: Option<usize>,
    },
    Dispelled {
        player: usize,
        #[serde(default)]
        cards: Option<Vec<CardName>>,
        #[serde(default)]
        why: Option<TypeName>,
    },
    Removed(RoomName),
    TurnEnded(u16),
    Scored {
        #[serde(default)]
        cards: Option<Vec<u16>>,
        #[serde(default)]
        ghosts: Option<Vec<u16>>,
        #[serde(default)]
        penalty: Option<Vec<u16>>,
        #[serde(default)]
        curses: Option<Vec<u16>>,
    },
    Over,
}

impl Event {
    /// Whether the happening matches this description.
    pub fn is_met_by(&self, happening: &Happening) -> bool {
        match (self, happening) {
            (Event::Dealt(room, cards), Happening::Dealt { room: r, cards: c }) => {
                room.0 == *r && cards.0.map(|slot| slot.0) == *c
            }
            (
                Event::Placed { player, room, space, legal },
                Happening::Placed { player: p, room: r, space: s, legal: l },
            ) => player == p && is(room, &RoomName(*r)) && is(space, s) && is(legal, l),
            (
                Event::Ghosts { player, change, now, why },
                Happening::Ghosts { player: p, change: c, now: n, why: w },
            ) => player == p && is(change, c) && is(now, n) && is(why, &WhyName(*w)),
            (Event::MayLook(player), Happening::MayLook { player: p }) => player == p,
            (Event::TurnedUp(card), Happening::TurnedUp { card: c }) => card.0 == *c,
            (Event::Rolled { player, count, dice }, Happening::Rolled { player: p, roll, .. }) => {
                is(player, p) && is(count, &roll.len()) && is(dice, &dice_of(*roll))
            }
            (Event::RolledAgain { again, dice }, Happening::RolledAgain { again: a, roll, .. }) => {
                again == a && is(dice, &dice_of(*roll))
            }
            (Event::DieTurned { die, dice }, Happening::DieTurned { die: d, roll, .. }) => {
                die == d && is(dice, &dice_of(*roll))
            }
            (
                Event::Took { player, space, slot, card, legal },
                Happening::Took { player: p, space: at, slot: s, card: c, legal: l, .. },
            ) => player == p && is(space, at) && is(slot, s) && is(card, &CardName(*c)) && is(legal, l),
            (Event::Passed { player, to, ghosts, now }, Happening::Passed { from, to: t, ghosts: g, now: n }) => {
                player == from && is(to, t) && is(ghosts, g) && is(now, &n.to_vec())
            }
            (Event::TypeChosen { player, of, legal }, Happening::TypeChosen { player: p, of: o, legal: l }) => {
                player == p && of.0 == *o && is(legal, l)
            }
            (Event::Dispelled { player, cards, why }, Happening::Dispelled { player: p, of, cards: c, why: w }) => {
                player == p && is(cards, &cards_of(*of, *c)) && is(why, &TypeName(*w))
            }
            (Event::Removed(room), Happening::Removed { room: r }) => room.0 == *r,
            (Event::TurnEnded(number), Happening::TurnEnded { turn, .. }) => number == turn,
            (Event::Scored { cards, ghosts, penalty, curses }, Happening::Scored(scores)) => {
                let are = |wanted: &Option<Vec<u16>>, found: &[u16]| {
                    wanted.as_ref().is_none_or(|wanted| found.starts_with(wanted))
                };
                are(cards, &scores.cards)
                    && are(ghosts, &scores.ghosts)
                    && are(penalty, &scores.penalty)
                    && are(curses, &scores.curses)
            }
            (Event::Over, Happening::Over(_)) => true,
            _ => false,
        }
    }
}

pub(super) fn dice_of(roll: Roll) -> Dice {
    Dice(roll.faces().collect())
}

/// Cards of one type, the highest first.
fn cards_of(of: CardType, cards: Set) -> Vec<CardName> {
    cards.values().map(|value| CardName(Card { of, value })).collect()
}

/// A happening in the words of scenarios, for messages.
pub(super) fn told(happening: &Happening) -> String {
    match *happening {
        Happening::Dealt { room, cards } => format!("Dealt({:?}, {:?})", RoomName(room), cards.map(SlotName)),
        Happening::Placed { player, room, space, legal } => {
            format!("Placed(player: {player}, room: {:?}, space: {space}, legal: {legal})", RoomName(room))
        }
        Happening::Ghosts { player, change, now, why } => {
            format!("Ghosts(player: {player}, change: {change}, now: {now}, why: {:?})", WhyName(why))
        }
        Happening::MayLook { player } => format!("MayLook({player})"),
        Happening::TurnedUp { card } => format!("TurnedUp({:?})", CardName(card)),
        Happening::Rolled { player, roll, .. } => format!("Rolled(player: {player}, dice: {:?})", dice_of(roll)),
        Happening::RolledAgain { again, roll, .. } => {
            format!("RolledAgain(again: {again}, dice: {:?})", dice_of(roll))
        }
        Happening::DieTurned { die, roll, .. } => format!("DieTurned(die: {die:?}, dice: {:?})", dice_of(roll)),
        Happening::Took { player, space, slot, card, legal, .. } => {
            let card = CardName(card);
            format!("Took(player: {player}, space: {space}, slot: {slot}, card: {card:?}, legal: {legal})")
        }
        Happening::Passed { from, to, ghosts, now } => {
            format!("Passed(player: {from}, to: {to}, ghosts: {ghosts}, now: {now:?})")
        }
        Happening::TypeChosen { player, of, legal } => {
            format!("TypeChosen(player: {player}, of: {:?}, legal: {legal})", TypeName(of))
        }
        Happening::Dispelled { player, of, cards, why } => {
            let (cards, why) = (cards_of(of, cards), TypeName(why));
            format!("Dispelled(player: {player}, cards: {cards:?}, why: {why:?})")
        }
        Happening::Removed { room } => format!("Removed({:?})", RoomName(room)),
        Happening::TurnEnded { turn, .. } => format!("TurnEnded({turn})"),
        Happening::Scored(scores) => format!(
            "Scored(cards: {:?}, ghosts: {:?}, penalty: {:?}, curses: {:?})",
            scores.cards, scores.ghosts, scores.penalty, scores.curses
        ),
        Happening::Over(_) => "Over".to_owned(),
    }
}
