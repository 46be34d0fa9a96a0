//! A careful newcomer: weighs the ghosts of a space and the card it would likely get, and takes what costs least.

use super::odds::{ghosts_rolled, of_board};
use super::worth::{cost, costs, ghosts_cost, likes};
use crate::rules::dont_go_in::{Action, Board, LAST_SPACE, Phase, Room, SLOTS, Table, View, haunting};
use rand::{Rng, RngExt};

/// How much what the others lose is worth.
const RIVALS: f32 = 0.3;

/// The action that costs a careful newcomer least. `view` is that of the player who has to decide. `None` only if there
/// are no actions.
pub fn choose(view: &View, actions: &[Action], random: &mut impl Rng) -> Option<Action> {
    let weigher = Weigher::new(view);
    let mut best = None::<(f32, Action)>;
    for &action in actions {
        let weight = weigher.weigh(action) + random.random_range(0.0..0.01);
        if best.is_none_or(|(least, _)| weight < least) {
            best = Some((weight, action));
        }
    }
    best.map(|(_, action)| action)
}

/// How little each action costs a careful newcomer.
pub(super) fn weigh_all(view: &View, actions: &[Action], weights: &mut Vec<f32>) {
    let weigher = Weigher::new(view);
    weights.clear();
    weights.extend(actions.iter().map(|&action| -weigher.weigh(action)));
}

/// What is looked at once for all actions.
struct Weigher<'a> {
    view: &'a View,
    /// For each board, how much worse off each player is with the card of each slot. Only needed for spaces.
    likes: Vec<(&'a Board, Vec<[f32; SLOTS]>)>,
}

impl<'a> Weigher<'a> {
    fn new(view: &'a View) -> Weigher<'a> {
        let places = view.table().phase() == Phase::Place;
        let boards = view.table().boards().iter().flatten().filter(|_| places);
        let now = if places { costs(view.table()) } else { Vec::new() };
        Weigher { view, likes: boards.map(|board| (board, likes(view, board, &now))).collect() }
    }

    /// What an action costs whoever decides.
    fn weigh(&self, action: Action) -> f32 {
        let (table, seat) = (self.view.table(), self.view.seat());
        let roll = table.roll().unwrap_or_default();
        match action {
            Action::Place { room, space } => self.weigh_space(room, space),
            Action::KeepRoll | Action::TurnNone => self.weigh_roll(roll.ghosts()),
            Action::RollAgain => {
                let chances = ghosts_rolled(roll.len());
                (0..).zip(chances).map(|(ghosts, chance)| chance * self.weigh_roll(ghosts)).sum()
            }
            Action::TurnDie { die } => self.weigh_roll(roll.turned_over(die).ghosts()),
            Action::Take { slot } => self.weigh_card(slot),
            Action::Dispel { of } => cost(&table.if_dispelled(seat, of), seat),
        }
    }

    /// A space: the ghosts of the dice and of the room, and the card that it would get.
    fn weigh_space(&self, room: Room, space: u8) -> f32 {
        let (table, seat) = (self.view.table(), self.view.seat());
        let Some((board, likes)) = self.likes.iter().find(|(board, _)| board.room() == room) else { return 0.0 };
        let odds = of_board(self.view, board, space, likes);
        let at_once = match room {
            Room::Attic if space == 1 => 1.0,
            Room::Nursery if space == LAST_SPACE && table.ghosts(seat) > 0 => -1.0,
            Room::Attic | Room::Nursery | Room::Basement | Room::Hallway | Room::Library | Room::SecretPassage => 0.0,
        };
        let ghosts = |rolled: u16| f32::from(haunting(rolled, space)) + at_once;
        let rolled = (0..).zip(&odds.rolled);
        let haunted: f32 = rolled.map(|(rolled, chance)| chance * ghosts_cost(table, seat, ghosts(rolled))).sum();
        let card: f32 = odds.slot.iter().zip(likes[seat]).map(|(chance, like)| chance * like).sum();
        haunted + card
    }

    /// So many ghosts on the dice of the room that is being resolved.
    fn weigh_roll(&self, rolled: u16) -> f32 {
        let table = self.view.table();
        let Some(board) = table.board_resolved() else { return 0.0 };
        self.against_rivals(|seat| {
            let own = board.meeples().filter(|&(_, owner)| owner == seat);
            let ghosts: u16 = own.map(|(space, _)| haunting(rolled, space)).sum();
            ghosts_cost(table, seat, f32::from(ghosts))
        })
    }

    /// The card of a slot of the room that is being resolved.
    fn weigh_card(&self, slot: u8) -> f32 {
        let table = self.view.table();
        let board = table.board_resolved();
        let after = board.and_then(|board| {
            let card = self.view.card_in(board.slot(slot))?;
            Some(table.if_taken(board.room(), slot, self.view.seat(), card))
        });
        after.map_or(0.0, |after: Table| self.against_rivals(|seat| cost(&after, seat)))
    }

    /// What something costs the viewer, less a part of what it costs the others on average.
    fn against_rivals(&self, cost: impl Fn(usize) -> f32) -> f32 {
        let (players, own) = (self.view.table().players(), self.view.seat());
        let others: f32 = (0..players).filter(|&seat| seat != own).map(&cost).sum();
        cost(own) - RIVALS * others / (players - 1) as f32
    }
}
