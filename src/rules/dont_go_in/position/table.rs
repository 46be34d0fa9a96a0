//! The table: everything that all players can see, and everything that can change on it.
//!
//! Ghosts are counted here too: each gain and loss was public, so they are out of sight but no secret (HHIDE-1).
//!
//! What changes the table is in small methods that only the rules call: a meeple, card or ghost that leaves one place
//! always comes to another. What is allowed, and when, is known to the steps of a turn.

use crate::rules::dont_go_in::effect;
use crate::rules::dont_go_in::step::Step;
use crate::rules::dont_go_in::{
    Board, Card, CardType, Happening, Outcome, Phase, Roll, Room, SLOTS, Scores, Seats, Set, Setup, Slot, Tableau,
    Types, Why,
};

/// How many boards there are (HSETUP-5).
pub const BOARDS: usize = 3;

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Player {
    pub ghosts: u16,
    pub supply: u8,
    pub tableau: Tableau,
}

/// A room that is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules::dont_go_in) struct Resolving {
    /// Which board it is, from the left.
    pub at: usize,
    /// What the dice show.
    pub roll: Roll,
}

/// Everything that all players can see (HHIDE-1, HHIDE-2). Seats count from 0 in the order of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) types: Types,
    pub(super) boards: [Option<Board>; BOARDS],
    pub(super) deck: u8,
    pub(super) players: u8,
    /// Those beyond the players have nothing.
    pub(super) each: [Player; Setup::MOST_PLAYERS],
    pub(super) turn: u16,
    pub(super) active: u8,
    pub(super) phase: Phase,
    /// Which step of the turn is under way.
    pub(super) step: Step,
    pub(super) resolving: Option<Resolving>,
    /// Who has to choose a type for a Tome.
    pub(super) choosing: Option<u8>,
    /// Who may look at the face-down card.
    pub(super) looked: Seats,
    /// Who spent the Clocks.
    pub(super) clock: Option<u8>,
    pub(super) outcome: Option<Outcome>,
}

/// What anybody may ask.
impl Table {
    /// Meeples of each player (HSETUP-7).
    pub const MEEPLES: u8 = 6;

    /// The types in play (HSETUP-3).
    pub fn types(&self) -> Types {
        self.types
    }

    /// How many play.
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// The boards from left to right; `None` for one that has left the game.
    pub fn boards(&self) -> &[Option<Board>; BOARDS] {
        &self.boards
    }

    /// The board whose side with this room lies up.
    pub fn board(&self, room: Room) -> Option<&Board> {
        self.boards.iter().flatten().find(|board| board.room() == room)
    }

    /// How many cards are left in the deck.
    pub fn cards_in_deck(&self) -> usize {
        usize::from(self.deck)
    }

    /// How many turns are still to begin or, while a meeple is to be placed, to be played. Each turn's meeple takes one
    /// card in the end (HPLACE-2, HTAKE-1).
    pub fn turns_left(&self) -> usize {
        let boards = self.boards.iter().flatten();
        let untaken = boards.map(|board| board.slots_with_card().count() - board.meeples().count()).sum::<usize>();
        self.cards_in_deck() + untaken
    }

    /// A player's ghosts. Only that player sees them (HHIDE-1).
    pub fn ghosts(&self, seat: usize) -> u16 {
        self.each[seat].ghosts
    }

    /// How many of a player's meeples stand nowhere.
    pub fn supply(&self, seat: usize) -> u8 {
        self.each[seat].supply
    }

    /// What a player has taken.
    pub fn tableau(&self, seat: usize) -> &Tableau {
        &self.each[seat].tableau
    }

    /// The Curses that a player's cards would count if the game ended now, without those for the most ghosts (HEND-2).
    /// A Cat looks at the player's ghosts, so others must not see it (HHIDE-1).
    pub fn curses_at_end(&self, seat: usize) -> u16 {
        let mut ended = self.clone();
        effect::at_end(&mut ended, &mut Vec::new());
        ended.tableau(seat).curses()
    }

    /// The number of the turn, from 1.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Whose turn it is: who placed a meeple, and resolves the room.
    pub fn active(&self) -> usize {
        usize::from(self.active)
    }

    /// Which kind of decision is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who has to decide: whoever's turn it is, or whose meeple is the next to take a card.
    pub fn acting(&self) -> usize {
        let taker = self.next_to_take().filter(|_| self.phase == Phase::Take).map(|(_, seat)| seat);
        self.choosing.map(usize::from).or(taker).unwrap_or_else(|| self.active())
    }

    /// The room that is being resolved, with what is left of its cards and meeples.
    pub fn board_resolved(&self) -> Option<&Board> {
        self.boards[self.resolving?.at].as_ref()
    }

    /// What the dice show, once they are rolled, while the room is being resolved.
    pub fn roll(&self) -> Option<Roll> {
        self.resolving.map(|resolving| resolving.roll).filter(|roll| !roll.is_empty())
    }

    /// The space and the owner of the meeple that takes the next card, while a room is being resolved (HTAKE-1).
    pub fn next_to_take(&self) -> Option<(u8, usize)> {
        self.board_resolved()?.meeples().next()
    }

    /// Who may look at the face-down card (HROOM-61).
    pub fn may_look(&self) -> Seats {
        self.looked
    }

    /// Who spent the Clocks (HCARD-31).
    pub fn clock_spent_by(&self) -> Option<usize> {
        self.clock.map(usize::from)
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The right neighbour: the previous seat (HSETUP-1).
    pub fn right_of(&self, seat: usize) -> usize {
        (seat + self.players() - 1) % self.players()
    }

    /// The Curses that all have as things stand, with those from ghosts (HEND-3, HEND-4). Effects that work at the end
    /// are not counted before it has come.
    pub fn scores(&self) -> Scores {
        Scores::count(self.players(), self.each.map(|each| each.tableau.curses()), self.each.map(|each| each.ghosts))
    }
}

/// Before play.
impl Table {
    /// The table before any room is filled: nobody has anything (HSETUP-7).
    pub(in crate::rules::dont_go_in) fn empty(players: usize, types: Types, deck: usize, first: usize) -> Table {
        let mut each = [Player::default(); Setup::MOST_PLAYERS];
        each[..players].iter_mut().for_each(|player| player.supply = Table::MEEPLES);
        Table {
            types,
            boards: [None; BOARDS],
            deck: deck as u8,
            players: players as u8,
            each,
            turn: 1,
            active: first as u8,
            phase: Phase::Place,
            step: Step::Place,
            resolving: None,
            choosing: None,
            looked: Seats::NONE,
            clock: None,
            outcome: None,
        }
    }

    /// Lays a board there with its cards, without taking them from the deck.
    pub(in crate::rules::dont_go_in) fn set_board(&mut self, at: usize, board: Board) {
        self.boards[at] = Some(board);
    }

    /// Sets what a player has taken.
    pub(in crate::rules::dont_go_in) fn set_player(&mut self, seat: usize, ghosts: u16, tableau: Tableau) {
        self.each[seat].ghosts = ghosts;
        self.each[seat].tableau = tableau;
    }

    /// Sets who spent the Clocks.
    pub(in crate::rules::dont_go_in) fn set_clock(&mut self, seat: Option<usize>) {
        self.clock = seat.map(|seat| seat as u8);
    }
}

/// Boards, meeples and cards.
impl Table {
    /// Three cards come from the deck to a room; nobody has looked at any yet (HTAKE-4, HHIDE-4).
    pub(super) fn fill(&mut self, at: usize, room: Room, cards: [Slot; SLOTS]) {
        self.deck -= SLOTS as u8;
        self.boards[at] = Some(Board::filled(room, cards));
        if room == Room::SecretPassage {
            self.looked = Seats::NONE;
        }
    }

    /// A board leaves the game (HTAKE-5).
    pub(in crate::rules::dont_go_in) fn remove_board(&mut self, at: usize) {
        self.boards[at] = None;
    }

    /// The hidden card lies face up; the right to look has ended (HROOM-62).
    pub(super) fn turn_up(&mut self, at: usize, card: Card) {
        if let Some(board) = &mut self.boards[at] {
            board.turn_up(card);
        }
        self.looked = Seats::NONE;
    }

    /// A meeple comes from its supply to a free space.
    pub(in crate::rules::dont_go_in) fn put_meeple(&mut self, at: usize, space: u8, seat: usize) {
        if let Some(board) = &mut self.boards[at] {
            board.put_meeple(space, seat);
            self.each[seat].supply -= 1;
        }
    }

    /// A meeple goes home from the room that is being resolved (HTAKE-2).
    pub(in crate::rules::dont_go_in) fn send_home(&mut self, space: u8, seat: usize) {
        if let Some(board) = self.board_resolved_mut() {
            board.take_meeple(space);
            self.each[seat].supply += 1;
        }
    }

    /// A card leaves the room that is being resolved.
    pub(in crate::rules::dont_go_in) fn take_card(&mut self, slot: u8) -> Option<Card> {
        self.board_resolved_mut()?.take_card(slot)
    }

    /// A card that has left another place comes to a tableau, face up (HTAKE-2).
    pub(in crate::rules::dont_go_in) fn add_card(&mut self, seat: usize, card: Card) {
        self.each[seat].tableau.face_up.insert(card);
    }

    fn board_resolved_mut(&mut self) -> Option<&mut Board> {
        self.boards[self.resolving?.at].as_mut()
    }

    /// A player may look at the face-down card (HROOM-61).
    pub(in crate::rules::dont_go_in) fn allow_look(&mut self, seat: usize) {
        self.looked.insert(seat);
    }
}

/// Ghosts and Curses.
impl Table {
    /// A player gains ghosts; none makes no happening.
    pub(in crate::rules::dont_go_in) fn gain(
        &mut self,
        player: usize,
        ghosts: u16,
        why: Why,
        happenings: &mut Vec<Happening>,
    ) {
        if ghosts > 0 {
            let now = &mut self.each[player].ghosts;
            *now += ghosts;
            happenings.push(Happening::Ghosts { player, change: ghosts as i16, now: *now, why });
        }
    }

    /// A player discards ghosts, or all there are if there are fewer (HCARD-4).
    pub(in crate::rules::dont_go_in) fn discard(
        &mut self,
        player: usize,
        ghosts: u16,
        why: Why,
        happenings: &mut Vec<Happening>,
    ) {
        let now = &mut self.each[player].ghosts;
        let ghosts = ghosts.min(*now);
        if ghosts > 0 {
            *now -= ghosts;
            happenings.push(Happening::Ghosts { player, change: -(ghosts as i16), now: *now, why });
        }
    }

    /// A player passes ghosts to the right neighbour, or all there are if there are fewer (HCARD-4, HCARD-60).
    pub(in crate::rules::dont_go_in) fn pass_ghosts(
        &mut self,
        from: usize,
        ghosts: u16,
        happenings: &mut Vec<Happening>,
    ) {
        let to = self.right_of(from);
        let ghosts = ghosts.min(self.each[from].ghosts);
        if ghosts > 0 {
            self.each[from].ghosts -= ghosts;
            self.each[to].ghosts += ghosts;
            let now = [from, to].map(|seat| self.each[seat].ghosts);
            happenings.push(Happening::Passed { from, to, ghosts, now });
        }
    }

    /// Some of a player's cards of one type are dispelled; none makes no happening (HCARD-1).
    pub(in crate::rules::dont_go_in) fn dispel(
        &mut self,
        player: usize,
        of: CardType,
        cards: Set,
        why: CardType,
        happenings: &mut Vec<Happening>,
    ) {
        if !cards.is_empty() {
            self.each[player].tableau.dispel(of, cards);
            happenings.push(Happening::Dispelled { player, of, cards, why });
        }
    }

    /// From now on Clocks do nothing (HCARD-31).
    pub(in crate::rules::dont_go_in) fn spend_clock(&mut self, seat: usize) {
        self.clock = Some(seat as u8);
    }
}

/// Turns and decisions.
impl Table {
    pub(in crate::rules::dont_go_in) fn step(&self) -> Step {
        self.step
    }

    pub(in crate::rules::dont_go_in) fn set_step(&mut self, step: Step) {
        self.step = step;
    }

    /// This kind of decision is due.
    pub(in crate::rules::dont_go_in) fn ask(&mut self, phase: Phase) {
        self.phase = phase;
    }

    pub(in crate::rules::dont_go_in) fn resolving(&self) -> Option<Resolving> {
        self.resolving
    }

    /// A room is full: it is resolved from now on.
    pub(in crate::rules::dont_go_in) fn begin_resolving(&mut self, at: usize) {
        self.resolving = Some(Resolving { at, roll: Roll::default() });
    }

    pub(in crate::rules::dont_go_in) fn set_roll(&mut self, roll: Roll) {
        if let Some(resolving) = &mut self.resolving {
            resolving.roll = roll;
        }
    }

    pub(in crate::rules::dont_go_in) fn end_resolving(&mut self) {
        self.resolving = None;
    }

    /// Who has to choose a type for a Tome, if anybody (HCARD-110).
    pub fn choosing(&self) -> Option<usize> {
        self.choosing.map(usize::from)
    }

    pub(in crate::rules::dont_go_in) fn set_choosing(&mut self, seat: Option<usize>) {
        self.choosing = seat.map(|seat| seat as u8);
    }

    /// It is the next player's turn (HPLACE-1).
    pub(in crate::rules::dont_go_in) fn pass_on(&mut self) {
        self.turn += 1;
        self.active = (self.active + 1) % self.players;
    }

    pub(in crate::rules::dont_go_in) fn set_outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::dont_go_in::{Set, Tableau};

    // HEND-2, HCARD-20, HCARD-90: half of the Portraits go, and with few ghosts all Cats but one.
    #[test]
    fn at_the_end_as_many_curses_are_left_as_its_cards_leave() {
        let mut table = Table::empty(3, Types::NONE, 36, 0);
        let mut tableau = Tableau::default();
        tableau.face_up[CardType::Portrait] = Set::of([1, 3]);
        tableau.face_up[CardType::Cat] = Set::of([2, 4]);
        for (ghosts, left) in [(9, 1 + 2), (10, 1 + 6)] {
            table.set_player(0, ghosts, tableau);
            assert_eq!((table.curses_at_end(0), table.tableau(0).curses()), (left, 10));
        }
    }
}
