//! Checks whether a position is consistent. Everything that must always hold is computed again from the table.

use crate::rules::Game;
use crate::rules::dont_go_in::{
    Action, Board, Card, CardType, Cards, DontGoIn, Phase, Room, SLOTS, Setup, Slot, Table,
};

/// More ghosts than anybody can get in a game.
const MOST_GHOSTS: u16 = 500;

/// What is inconsistent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Disorder {
    /// Cards are missing, or there are too many (HSETUP-4).
    #[error(
        "{card} is there {found} times above rooms, in tableaus, in the deck and out of the game: expected {expected}"
    )]
    Cards {
        /// The card.
        card: Card,
        /// How often it is there.
        found: u8,
        /// How often it should be.
        expected: u8,
    },
    /// Meeples are missing, or there are too many (HSETUP-7).
    #[error("player {0}: {1} meeples in rooms and in the supply: expected {all}", all = Table::MEEPLES)]
    Meeples(usize, u8),
    /// A number of ghosts that nobody can have (HCARD-4).
    #[error("player {0} has {1} ghosts")]
    Ghosts(usize, u16),
    /// A room with three meeples that is not being resolved (HPLACE-4).
    #[error("three meeples stand in the {0}, but it is not being resolved")]
    Full(Room),
    /// Two boards with the same sides (HSETUP-5).
    #[error("the {0} and the {1} lie there at once: expected one side of each board")]
    Boards(Room, Room),
    /// Cards of the Library that lie in another order (HROOM-50).
    #[error("the cards of the Library are not in ascending order")]
    Library,
    /// A card that lies face down where none may, or lies face up where one must not (HROOM-60).
    #[error("the {0} has a card face down, or should have one: only slot 3 of the Secret Passage has")]
    FaceDown(Room),
    /// Somebody who may look without a meeple there, or the other way round (HROOM-61).
    #[error("player {0} may look at the face-down card without a meeple there, or may not look with one")]
    Looks(usize),
    /// A view that knows too much or too little (HHIDE-4).
    #[error("the view of player {0} is not what they may know")]
    View(usize),
    /// There is no legal action, but the game is not over.
    #[error("no action is legal, but the game is not over")]
    Stuck,
    /// A listed action is refused.
    #[error("{0:?} is listed, but refused: {1}")]
    Refused(Action, String),
    /// Another number of actions than the table shows.
    #[error("{found} actions are listed in {phase:?}: expected {expected}")]
    Listed {
        /// Which kind of decision is due.
        phase: Phase,
        /// How many there are.
        found: usize,
        /// How many the table shows.
        expected: usize,
    },
}

/// Checks a position.
///
/// # Errors
/// Returns the first inconsistency.
pub fn audit(game: &DontGoIn) -> Result<(), Disorder> {
    cards(game)?;
    players(game.table())?;
    boards(game.table())?;
    hidden(game)?;
    actions(game)
}

fn cards(game: &DontGoIn) -> Result<(), Disorder> {
    let table = game.table();
    let above_rooms = table.boards().iter().flatten().flat_map(Board::cards).filter_map(Slot::card);
    let hidden = game.face_down();
    let mut all: Cards = above_rooms.chain(hidden).collect();
    for seat in 0..table.players() {
        let tableau = table.tableau(seat);
        tableau.face_up.iter().chain(tableau.dispelled.iter()).for_each(|card| all.insert(card));
    }
    game.deck().iter().chain(&game.chance().removed).for_each(|&card| all.insert(card));
    let mut expected = Cards::default();
    Setup::cards_of(table.types()).for_each(|card| expected.insert(card));
    let wrong = |card: &Card| all[card.of].count(card.value) != expected[card.of].count(card.value);
    match all.iter().chain(expected.iter()).find(wrong) {
        None => Ok(()),
        Some(card) => {
            let (found, expected) = (all[card.of].count(card.value), expected[card.of].count(card.value));
            Err(Disorder::Cards { card, found, expected })
        }
    }
}

fn players(table: &Table) -> Result<(), Disorder> {
    for seat in 0..table.players() {
        let standing = table.boards().iter().flatten().flat_map(Board::meeples).filter(|&(_, owner)| owner == seat);
        let meeples = standing.count() as u8 + table.supply(seat);
        if meeples != Table::MEEPLES {
            return Err(Disorder::Meeples(seat, meeples));
        }
        if table.ghosts(seat) > MOST_GHOSTS {
            return Err(Disorder::Ghosts(seat, table.ghosts(seat)));
        }
    }
    Ok(())
}

fn boards(table: &Table) -> Result<(), Disorder> {
    let boards: Vec<&Board> = table.boards().iter().flatten().collect();
    for (at, board) in boards.iter().enumerate() {
        let room = board.room();
        if let Some(other) = boards[..at].iter().find(|other| [room, room.other_side()].contains(&other.room())) {
            return Err(Disorder::Boards(other.room(), room));
        }
        if board.is_full() && table.board_resolved() != Some(board) {
            return Err(Disorder::Full(room));
        }
        let values: Vec<u8> = board.cards().into_iter().filter_map(Slot::card).map(|card| card.value).collect();
        if room == Room::Library && !values.is_sorted() {
            return Err(Disorder::Library);
        }
    }
    Ok(())
}

/// The face-down card, who may look at it, and what the views show.
fn hidden(game: &DontGoIn) -> Result<(), Disorder> {
    let table = game.table();
    for board in table.boards().iter().flatten() {
        let face_down: Vec<usize> = (0..SLOTS).filter(|&slot| board.cards()[slot] == Slot::FaceDown).collect();
        // When its room is resolved, the card was turned up.
        let is_hidden = board.room() == Room::SecretPassage && table.board_resolved() != Some(board);
        if face_down != if is_hidden { vec![SLOTS - 1] } else { Vec::new() } {
            return Err(Disorder::FaceDown(board.room()));
        }
    }
    let passage = table.board(Room::SecretPassage).filter(|board| board.cards().contains(&Slot::FaceDown));
    for seat in 0..table.players() {
        let stands_there = passage.is_some_and(|board| board.meeples().any(|(_, owner)| owner == seat));
        if table.may_look().contains(seat) != stands_there {
            return Err(Disorder::Looks(seat));
        }
        let view = game.view(seat);
        if view.table() != table || view.face_down() != game.face_down().filter(|_| stands_there) {
            return Err(Disorder::View(seat));
        }
    }
    Ok(())
}

/// Before the end there must be an action, and every listed one must be accepted. How many there are, the table shows.
fn actions(game: &DontGoIn) -> Result<(), Disorder> {
    let (table, phase, actions) = (game.table(), game.phase(), game.legal_actions());
    let (found, resolved) = (actions.len(), table.board_resolved());
    let expected = match phase {
        Phase::Place => table.boards().iter().flatten().map(|board| 4 - board.meeples().count()).sum(),
        Phase::RollAgain => 2,
        Phase::TurnDie => table.roll().map_or(0, |roll| roll.len() + 1),
        Phase::Take => resolved.map_or(0, |board| board.meeples().count()),
        Phase::ChooseType => {
            let face_up = &table.tableau(table.acting()).face_up;
            let types = table.types().iter();
            types.filter(|&of| of != CardType::Tome && !face_up[of].is_empty()).count()
        }
        Phase::Over => 0,
    };
    if found != expected {
        return Err(Disorder::Listed { phase, found, expected });
    }
    if found == 0 && game.outcome().is_none() {
        return Err(Disorder::Stuck);
    }
    let mut happenings = Vec::new();
    for action in actions {
        if let Err(refusal) = game.clone().apply(action, &mut happenings) {
            return Err(Disorder::Refused(action, refusal.to_string()));
        }
    }
    Ok(())
}
