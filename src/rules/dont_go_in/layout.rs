//! A position that is laid out by hand: for scenarios and pictures.

use super::chance::check_boards;
use super::{
    BOARDS, Board, Card, CardType, Cards, Chance, DontGoIn, LAST_SPACE, Room, SLOTS, Setup, SetupError, Slot, Table,
    Tableau, Types,
};

/// A board of a layout.
#[derive(Clone, Debug)]
pub struct LaidBoard {
    /// The side that lies up.
    pub room: Room,
    /// The cards as they lie; that of slot 3 lies face down in the Secret Passage.
    pub cards: [Card; SLOTS],
    /// Space and owner of each meeple, at most two.
    pub meeples: Vec<(u8, usize)>,
}

/// What a player of a layout has.
#[derive(Clone, Debug, Default)]
pub struct LaidPlayer {
    /// The ghosts.
    pub ghosts: u16,
    /// The cards that lie face up.
    pub face_up: Vec<Card>,
    /// The dispelled cards.
    pub dispelled: Vec<Card>,
}

/// What lies on the table when a meeple has to be placed, and what comes later.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// How many play (HSETUP-1).
    pub players: usize,
    /// The types in play; those of the cards laid out are always among them.
    pub types: Types,
    /// From left to right; `None` for a board that has left the game.
    pub boards: [Option<LaidBoard>; BOARDS],
    /// What the players have, in the order of play; those who are not listed have nothing.
    pub each: Vec<LaidPlayer>,
    /// The cards to come, in the order in which they are drawn.
    pub deck: Vec<Card>,
    /// The dice to come: true for a ghost. Those after them show nothing.
    pub dice: Vec<bool>,
    /// Whose turn it is, from 0.
    pub active: usize,
    /// Who spent the Clocks.
    pub clock: Option<usize>,
}

/// Why a layout can't be laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// The number of players, or the boards.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A seat that nobody has.
    #[error("player {0}: expected one of the players, counted from 0 (HSETUP-1)")]
    NoSuchPlayer(usize),
    /// More players than play.
    #[error("{0} players have something: expected at most as many as play")]
    TooMany(usize),
    /// More ghosts than any game brings.
    #[error("player {0} has {1} ghosts: expected at most {most}", most = Layout::MOST_GHOSTS)]
    Ghosts(usize, u16),
    /// More types than the players play with.
    #[error("{found} types of cards: expected at most {most} (HSETUP-3)")]
    Types {
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// More copies than there are.
    #[error("{0} lies there more than twice: there are two of each card (HSETUP-2)")]
    CardTooOften(Card),
    /// Cards that fill no room.
    #[error("{0} cards in the deck: expected three for each filling, and at most 60 (HSETUP-4)")]
    Deck(usize),
    /// No board at all.
    #[error("no room is in play: expected at least one (HEND-1)")]
    NoRoom,
    /// A stair has no such space.
    #[error("space {0}: expected one from 1 (top) to 4 (HROOM-1)")]
    NoSuchSpace(u8),
    /// Two meeples on one space.
    #[error("two meeples on space {1} of the {0}: expected one (HPLACE-3)")]
    SpaceTwice(Room, u8),
    /// A room with three meeples would have been resolved.
    #[error("{1} meeples in the {0}: expected two at most, for with the third it is resolved (HPLACE-4)")]
    Full(Room, usize),
    /// A player without a meeple for the next turn.
    #[error("all meeples of player {0} stand in the house: expected five at most, for a turn needs one (HSETUP-7)")]
    NoneLeft(usize),
}

impl Layout {
    /// More ghosts than a player can have before play.
    const MOST_GHOSTS: u16 = 9999;

    /// The position in which the active player has to place a meeple.
    pub(super) fn lay_out(&self) -> Result<DontGoIn, LayoutError> {
        self.check()?;
        let mut table = Table::empty(self.players, self.types_in_play()?, self.deck.len(), self.active);
        for (seat, player) in self.each.iter().enumerate() {
            let cards = |cards: &[Card]| cards.iter().copied().collect::<Cards>();
            let tableau = Tableau { face_up: cards(&player.face_up), dispelled: cards(&player.dispelled) };
            table.set_player(seat, player.ghosts, tableau);
        }
        table.set_clock(self.clock);
        let mut hidden = None;
        for (at, board) in self.boards.iter().enumerate() {
            if let Some(board) = board {
                hidden = lay_board(&mut table, at, board).or(hidden);
            }
        }
        let mut game = DontGoIn::new(table, self.chance());
        hidden.into_iter().for_each(|card| game.hide(card));
        Ok(game)
    }

    fn chance(&self) -> Chance {
        Chance {
            types: self.types,
            removed: Vec::new(),
            deck: self.deck.clone(),
            boards: [Room::Attic, Room::Basement, Room::Library],
            first: self.active,
            dice: self.dice.clone(),
        }
    }

    /// The types that are named, and those of all cards that lie somewhere.
    fn types_in_play(&self) -> Result<Types, LayoutError> {
        let types: Types = self.types.iter().chain(self.cards().map(|card| card.of)).collect();
        let (found, most) = (types.len(), Setup::types_in_play(self.players));
        if found > most { Err(LayoutError::Types { found, most }) } else { Ok(types) }
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        let boards = self.boards.iter().flatten().flat_map(|board| board.cards);
        let each = self.each.iter().flat_map(|player| player.face_up.iter().chain(&player.dispelled).copied());
        boards.chain(each).chain(self.deck.iter().copied())
    }

    fn check(&self) -> Result<(), LayoutError> {
        Setup::check_players(self.players)?;
        if self.each.len() > self.players {
            return Err(LayoutError::TooMany(self.each.len()));
        }
        let mut ghosts = self.each.iter().map(|player| player.ghosts).enumerate();
        if let Some((seat, ghosts)) = ghosts.find(|&(_, ghosts)| ghosts > Self::MOST_GHOSTS) {
            return Err(LayoutError::Ghosts(seat, ghosts));
        }
        let owners = self.boards.iter().flatten().flat_map(|board| board.meeples.iter().map(|&(_, seat)| seat));
        let mut seats = owners.chain([self.active]).chain(self.clock);
        if let Some(seat) = seats.find(|&seat| seat >= self.players) {
            return Err(LayoutError::NoSuchPlayer(seat));
        }
        let most = Setup::deck_size(Setup::MOST_PLAYERS);
        if !self.deck.len().is_multiple_of(SLOTS) || self.deck.len() > most {
            return Err(LayoutError::Deck(self.deck.len()));
        }
        self.check_boards()?;
        self.check_cards()
    }

    fn check_boards(&self) -> Result<(), LayoutError> {
        let rooms: Vec<Room> = self.boards.iter().flatten().map(|board| board.room).collect();
        check_boards(&rooms)?;
        if rooms.is_empty() {
            return Err(LayoutError::NoRoom);
        }
        self.boards.iter().flatten().try_for_each(LaidBoard::check_meeples)?;
        let standing = |seat: usize| {
            let meeples = self.boards.iter().flatten().flat_map(|board| &board.meeples);
            meeples.filter(|&&(_, owner)| owner == seat).count()
        };
        match (0..self.players).find(|&seat| standing(seat) >= usize::from(Table::MEEPLES)) {
            Some(seat) => Err(LayoutError::NoneLeft(seat)),
            None => Ok(()),
        }
    }

    fn check_cards(&self) -> Result<(), LayoutError> {
        let all: Cards = self.cards().collect();
        for of in CardType::ALL {
            if let Some(value) = all[of].values().find(|&value| all[of].count(value) > Card::COPIES) {
                return Err(LayoutError::CardTooOften(Card { of, value }));
            }
        }
        Ok(())
    }
}

impl LaidBoard {
    fn check_meeples(&self) -> Result<(), LayoutError> {
        let mut taken = Vec::new();
        for &(space, _) in &self.meeples {
            if !(1..=LAST_SPACE).contains(&space) {
                return Err(LayoutError::NoSuchSpace(space));
            }
            if taken.contains(&space) {
                return Err(LayoutError::SpaceTwice(self.room, space));
            }
            taken.push(space);
        }
        match taken.len() {
            0..=2 => Ok(()),
            meeples => Err(LayoutError::Full(self.room, meeples)),
        }
    }
}

/// Lays a board with its cards and meeples. Gives its face-down card, if it has one.
fn lay_board(table: &mut Table, at: usize, board: &LaidBoard) -> Option<Card> {
    let is_passage = board.room == Room::SecretPassage;
    let mut cards = board.cards.map(Slot::FaceUp);
    if is_passage {
        cards[SLOTS - 1] = Slot::FaceDown;
    }
    table.set_board(at, Board::filled(board.room, cards));
    for &(space, seat) in &board.meeples {
        table.put_meeple(at, space, seat);
        if is_passage {
            table.allow_look(seat);
        }
    }
    is_passage.then_some(board.cards[SLOTS - 1])
}
