//! What speaks for a choice of the guide, in words, from what the screen may show to all who sit before it (HHIDE-1).

use super::average::average;
use super::cards::{card, cards};
use super::consequence::{chooses_freely, left_for};
use crate::app::words::say;
use crate::guide::dont_go_in::{Odds, ghosts_rolled, odds};
use crate::rules::dont_go_in::{Action, Card, CardType, Roll, Room, SLOTS, Table, View, haunting};

/// The reasons, the strongest first. There may be none.
pub fn reasons(view: &View, action: Action) -> Vec<String> {
    let found = match action {
        Action::Place { room, space } => {
            let Some(odds) = odds(view, room, space) else { return Vec::new() };
            vec![
                card_that_dispels(view, room, &odds),
                fewer_ghosts(view, action),
                fewer_curses(view, action),
                card_that_joins(view, room, &odds),
                first_to_choose(&odds),
            ]
        }
        Action::Take { slot } => vec![
            dispels(view, slot),
            fewest_curses(view, action),
            ghosts_go(view.table(), slot),
            joins_on_taking(view, slot),
        ],
        Action::RollAgain | Action::KeepRoll => vec![better_roll(view, action == Action::RollAgain)],
        Action::TurnDie { die } => vec![fewer_for_you(view, die), more_for_others(view, die)],
        Action::TurnNone => vec![none_for_you(view)],
        Action::Dispel { of } => vec![most_dispelled(view, of)],
    };
    found.into_iter().flatten().collect()
}

/// The dice bring fewer ghosts there than on most other spaces (HROLL-4).
fn fewer_ghosts(view: &View, action: Action) -> Option<String> {
    let ghosts = |action: Action| match action {
        Action::Place { room, space } => odds(view, room, space).map(|odds| odds.ghosts),
        _ => None,
    };
    let own = less_than_most(view, action, ghosts)?;
    Some(say!("reason-fewer-ghosts-here", ghosts = average(own)))
}

/// The card that is probably left there brings fewer Curses than most others (HTAKE-1).
fn fewer_curses(view: &View, action: Action) -> Option<String> {
    let curses = |action: Action| match action {
        Action::Place { room, space } => curses_to_expect(view, room, space),
        _ => None,
    };
    let own = less_than_most(view, action, curses).filter(|&own| own >= 0.0)?;
    Some(say!("reason-fewer-curses-here", curses = average(own)))
}

/// What an action is worth, if that is less than what most of all actions are.
fn less_than_most(view: &View, action: Action, worth: impl Fn(Action) -> Option<f32>) -> Option<f32> {
    let own = worth(action)?;
    let all: Vec<f32> = view.legal_actions().into_iter().filter_map(worth).collect();
    let more = all.iter().filter(|&&other| other > own).count();
    (2 * more > all.len()).then_some(own)
}

/// How many Curses more the card that is left for a space brings on average. `None` if that can be a card that is
/// hidden.
fn curses_to_expect(view: &View, room: Room, space: u8) -> Option<f32> {
    let chances = odds(view, room, space)?.slot;
    let possible = (0..SLOTS).filter(|&slot| chances[slot] > 0.0);
    possible.map(|slot| Some(chances[slot] * curses_with(view, room, slot)? as f32)).sum()
}

/// How many Curses more the player has with the card in this slot, counted from 0.
fn curses_with(view: &View, room: Room, slot: usize) -> Option<i32> {
    let (table, player) = (view.table(), view.seat());
    let taken = view.card_in(table.board(room)?.cards()[slot])?;
    let after = table.if_taken(room, slot as u8 + 1, player, taken);
    Some(i32::from(least_curses(&after, player)) - i32::from(table.tableau(player).curses()))
}

/// The Curses that a player's cards count, after the best choice for a Tome if that is still to be made (HCARD-110).
fn least_curses(table: &Table, player: usize) -> u16 {
    let tableau = table.tableau(player);
    if table.choosing() != Some(player) {
        return tableau.curses();
    }
    let chosen = table.types().iter().filter(|&of| of != CardType::Tome && !tableau.face_up[of].is_empty());
    let after = chosen.map(|of| table.if_dispelled(player, of).tableau(player).curses());
    after.min().unwrap_or_else(|| tableau.curses())
}

/// The card that is probably left for a space takes Curses away.
fn card_that_dispels(view: &View, room: Room, odds: &Odds) -> Option<String> {
    let (slot, left) = left_for(view, room, odds)?;
    let gone = u16::try_from(-curses_with(view, room, slot)?).ok().filter(|&gone| gone > 0)?;
    Some(say!("reason-card-dispels", card = card(left), curses = gone))
}

/// The card that is probably left for a space is of a type that the player collects.
fn card_that_joins(view: &View, room: Room, odds: &Odds) -> Option<String> {
    let (_, left) = left_for(view, room, odds)?;
    Some(say!("reason-card-joins", card = card(left), cards = of_its_type(view, left)?))
}

/// The card is of a type that the player collects.
fn joins_on_taking(view: &View, slot: u8) -> Option<String> {
    let taken = view.table().board_resolved()?.slot(slot).card()?;
    Some(say!("reason-joins", cards = of_its_type(view, taken)?))
}

/// The cards of this one's type that lie face up before the player, if there are any and one more helps: Twins dispel
/// each other only if they are equal, Amulets if they are next to each other, and Clocks once (HCARD-10, HCARD-31,
/// HCARD-120). More Cats are good only for whoever has few ghosts in the end; how many they are now is not said aloud
/// (HCARD-20, HHIDE-1).
fn of_its_type(view: &View, like: Card) -> Option<String> {
    let own = view.table().tableau(view.seat()).face_up[like.of];
    let helps = match like.of {
        CardType::Twin => own.count(like.value) > 0,
        CardType::Amulet => own.values().any(|value| value.abs_diff(like.value) == 1),
        CardType::Clock => view.table().clock_spent_by().is_none(),
        _ => true,
    };
    let cards = (helps && !own.is_empty()).then(|| cards(like.of, own))?;
    Some(if like.of == CardType::Cat { say!("reason-if-few-ghosts", cards = cards) } else { cards })
}

/// Whoever else comes, this meeple takes its card before them (HTAKE-1).
fn first_to_choose(odds: &Odds) -> Option<String> {
    chooses_freely(odds).then(|| say!("reason-chooses-first").to_owned())
}

/// Cards go when this one is taken.
fn dispels(view: &View, slot: u8) -> Option<String> {
    let table = view.table();
    let (board, (_, player)) = (table.board_resolved()?, table.next_to_take()?);
    let taken = board.slot(slot).card()?;
    let after = table.if_taken(board.room(), slot, player, taken);
    let dispelled = |table: &Table| table.tableau(player).dispelled[taken.of];
    let gone = dispelled(&after).without(dispelled(table));
    (!gone.is_empty()).then(|| say!("house-follows-dispels", cards = cards(taken.of, gone)))
}

/// No other face-up card leaves its player so few Curses, those counted that it dispels (HTAKE-1).
fn fewest_curses(view: &View, action: Action) -> Option<String> {
    let table = view.table();
    let (board, (_, player)) = (table.board_resolved()?, table.next_to_take()?);
    let curses = |action: Action| match action {
        Action::Take { slot } => {
            let after = table.if_taken(board.room(), slot, player, board.slot(slot).card()?);
            Some(least_curses(&after, player))
        }
        _ => None,
    };
    let own = curses(action)?;
    let others = || view.legal_actions().into_iter().filter(|&other| other != action);
    let is_least = others().count() > 0 && others().all(|other| curses(other).is_some_and(|other| other > own));
    is_least.then(|| say!("reason-fewest-curses", curses = own))
}

/// Ghosts go with this card: half of them, or one (HROOM-52, HCARD-50).
fn ghosts_go(table: &Table, slot: u8) -> Option<String> {
    let (board, (_, player)) = (table.board_resolved()?, table.next_to_take()?);
    let of = board.slot(slot).card()?.of;
    let halves = of == CardType::HolyWater && table.tableau(player).face_up[of].len() % 2 == 1;
    let is_right = board.room() == Room::Library && usize::from(slot) == SLOTS;
    match (halves, is_right) {
        (true, _) => Some(say!("reason-half-of-ghosts").to_owned()),
        (false, true) => Some(say!("reason-one-ghost-goes").to_owned()),
        (false, false) => None,
    }
}

/// How many ghosts a roll brings to a player (HROLL-4).
fn gain(table: &Table, ghosts: u16, is_counted: impl Fn(usize) -> bool) -> u16 {
    let meeples = table.board_resolved().into_iter().flat_map(|board| board.meeples());
    let counted = meeples.filter(|&(_, seat)| is_counted(seat));
    counted.map(|(space, _)| haunting(ghosts, space)).sum()
}

/// Another roll brings fewer ghosts on average than this one, or it does not (HROOM-30).
fn better_roll(view: &View, again: bool) -> Option<String> {
    let (table, roll) = (view.table(), view.table().roll()?);
    let own = |ghosts: u16| gain(table, ghosts, |seat| seat == view.seat());
    let now = own(roll.ghosts());
    let chances = ghosts_rolled(roll.len());
    let another: f32 = (0..).zip(chances).map(|(ghosts, chance)| chance * f32::from(own(ghosts))).sum();
    let speaks_for_again = another < f32::from(now);
    (again == speaks_for_again).then(|| say!("reason-another-roll", average = average(another), now = now))
}

/// The player gets fewer ghosts with this die turned over (HROOM-40).
fn fewer_for_you(view: &View, die: u8) -> Option<String> {
    let now = view.table().roll()?;
    let own = |roll: Roll| gain(view.table(), roll.ghosts(), |seat| seat == view.seat());
    let after = now.turned_over(die);
    let fewer = own(now).saturating_sub(own(after));
    (fewer > 0).then(|| say!("reason-fewer-for-you", fewer = fewer))
}

/// Only others get more ghosts with this die turned over (HROOM-40).
fn more_for_others(view: &View, die: u8) -> Option<String> {
    let now = view.table().roll()?;
    let after = now.turned_over(die);
    let own = |roll: Roll| gain(view.table(), roll.ghosts(), |seat| seat == view.seat());
    let others = |roll: Roll| gain(view.table(), roll.ghosts(), |seat| seat != view.seat());
    let more = others(after).saturating_sub(others(now));
    (more > 0 && own(after) <= own(now)).then(|| say!("reason-more-for-others", more = more))
}

/// The player gets no ghost as the dice lie.
fn none_for_you(view: &View) -> Option<String> {
    let ghosts = view.table().roll()?.ghosts();
    let own = gain(view.table(), ghosts, |seat| seat == view.seat());
    (own == 0).then(|| say!("reason-none-for-you").to_owned())
}

/// No other type takes so many Curses away (HCARD-111).
fn most_dispelled(view: &View, of: CardType) -> Option<String> {
    let player = view.table().choosing()?;
    let curses = |of: CardType| view.table().tableau(player).face_up[of].sum();
    let is_most = |other: Action| match other {
        Action::Dispel { of: other } => other == of || curses(other) < curses(of),
        _ => true,
    };
    view.legal_actions().into_iter().all(is_most).then(|| say!("reason-most-dispelled", curses = curses(of)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::dont_go_in::{DontGoIn, Setup};
    use std::collections::BTreeMap;

    /// Looks at each decision of many games: at the position, at what the player sees, and at the choices.
    fn in_games(mut look: impl FnMut(&DontGoIn, &View, &[Action])) {
        for seed in 0..40 {
            let mut game = DontGoIn::begin(&Setup::with_players(4), seed, &mut Vec::new()).expect("a game");
            for step in 0.. {
                let (legal, view) = (game.legal_actions(), game.view(game.table().acting()));
                let Some(&action) = legal.get(step % legal.len().max(1)) else { break };
                look(&game, &view, &legal);
                game.apply(action, &mut Vec::new()).expect("it is legal");
            }
        }
    }

    /// Of each kind of decision: how many choices there were among several, and of how many a reason is told.
    fn told_in_games() -> BTreeMap<String, (usize, usize)> {
        let mut told: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        in_games(|game, view, legal| {
            if legal.len() > 1 {
                let (all, with_reason) = told.entry(format!("{:?}", game.phase())).or_default();
                *all += legal.len();
                *with_reason += legal.iter().filter(|&&action| !reasons(view, action).is_empty()).count();
            }
        });
        told
    }

    // HCARD-20, HHIDE-1
    #[test]
    fn another_cat_is_praised_only_for_whoever_ends_with_few_ghosts() {
        let mut praised = 0;
        in_games(|_, view, legal| {
            let told = legal.iter().flat_map(|&action| reasons(view, action));
            for told in told.filter(|told| told.contains("with your Cat")) {
                assert!(told.ends_with("if you end with 9 ghosts or fewer"), "{told}");
                praised += 1;
            }
        });
        assert!(praised > 0);
    }

    // HROLL-4, HTAKE-1, HROOM-30, HROOM-40, HCARD-111
    #[test]
    fn every_kind_of_decision_has_reasons_and_not_every_choice() {
        let told = told_in_games();
        for phase in ["Place", "RollAgain", "TurnDie", "Take", "ChooseType"] {
            let &(all, with_reason) = told.get(phase).unwrap_or_else(|| panic!("{phase}: {told:?}"));
            assert!(with_reason * 8 > all && with_reason * 5 < all * 4, "{phase}: {told:?}");
        }
    }
}
