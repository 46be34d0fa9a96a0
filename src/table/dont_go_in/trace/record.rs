//! What the lines of a game tell.

use super::line::*;
use super::names::{CardWord, RoomWord, TypeWord};
use crate::rules::dont_go_in::{Board, Card, CardType, Cards, DontGoIn, Happening, Room, Scores, Set, Slot, Tableau};

/// What the first line of a game tells.
pub(super) fn start_of(seed: u64, game: &DontGoIn) -> GameStart {
    let chance = game.chance();
    let words = |cards: &[Card]| cards.iter().copied().map(CardWord).collect();
    GameStart {
        rules: super::RULES.to_owned(),
        players: game.table().players(),
        first: chance.first,
        seed: seed.to_string().into(),
        types: chance.types.iter().map(TypeWord).collect(),
        removed: words(&chance.removed),
        deck: words(&chance.deck),
        boards: chance.boards.map(|room| [room, room.other_side()].map(RoomWord)),
        dice: chance.dice.iter().map(|&is_ghost| if is_ghost { 'g' } else { 'b' }).collect(),
    }
}

/// The lines for these happenings. `game` is the position after all of them.
pub(super) fn lines_of(game: &DontGoIn, happenings: &[Happening]) -> Vec<Line> {
    happenings.iter().enumerate().filter_map(|(at, it)| line_of(game, it, &happenings[at + 1..])).collect()
}

/// The line for a happening; `rest` are those after it.
fn line_of(game: &DontGoIn, happening: &Happening, rest: &[Happening]) -> Option<Line> {
    Some(match *happening {
        Happening::Dealt { room, cards } => {
            Line::Deal(DealLine { deal: Dealt { room: RoomWord(room), cards: words_of(game, cards.into_iter()) } })
        }
        Happening::Placed { player, room, space, legal } => {
            Line::Place(PlaceLine { place: Placed { player, room: RoomWord(room), space, legal } })
        }
        Happening::Ghosts { player, change, now, why } => {
            let why = why.name().to_owned();
            Line::Ghosts(GhostsLine { ghosts: GhostsChanged { player, change, now, why } })
        }
        Happening::MayLook { player } => {
            let card = CardWord(game.face_down()?);
            Line::Peek(PeekLine { peek: Peeked { player, card } })
        }
        Happening::TurnedUp { card } => Line::TurnUp(TurnUpLine { turn_up: TurnedUp { card: CardWord(card) } }),
        Happening::Rolled { player, room, roll } => {
            Line::Roll(RollLine { roll: Rolled { player, room: RoomWord(room), dice: roll.to_string() } })
        }
        Happening::RolledAgain { player, again, roll, legal } => {
            Line::Reroll(RerollLine { reroll: Rerolled { player, again, dice: roll.to_string(), legal } })
        }
        Happening::DieTurned { player, die, roll, legal } => {
            Line::Flip(FlipLine { flip: Flipped { player, die, dice: roll.to_string(), legal } })
        }
        Happening::Took { player, room, space, slot, card, legal } => {
            let (room, card) = (RoomWord(room), CardWord(card));
            Line::Take(TakeLine { take: Taken { player, room, space, slot, card, legal } })
        }
        Happening::Passed { from, to, ghosts, now } => {
            Line::Pass(PassLine { pass: Passed { player: from, to, ghosts, now } })
        }
        Happening::TypeChosen { player, of, legal } => {
            Line::Tome(TomeLine { tome: TypeChosen { player, r#type: TypeWord(of), legal } })
        }
        Happening::Dispelled { player, of, cards, why } => {
            Line::Dispel(DispelLine { dispel: Dispelled { player, cards: set_words(of, cards), why: TypeWord(why) } })
        }
        Happening::Removed { room } => Line::Remove(RemoveLine { remove: Removed { room: RoomWord(room) } }),
        Happening::TurnEnded { turn, player } => {
            Line::State(Box::new(StateLine { state: state(game, turn, player, rest) }))
        }
        Happening::Scored(scores) => Line::Score(ScoreLine { score: scored(game, &scores) }),
        Happening::Over(outcome) => Line::Over(OverLine { over: Ended { winners: outcome.winners.iter().collect() } }),
    })
}

/// The cards in some slots, the face-down one included.
fn words_of(game: &DontGoIn, slots: impl Iterator<Item = Slot>) -> Vec<CardWord> {
    let card = |slot| match slot {
        Slot::Empty => None,
        Slot::FaceUp(card) => Some(card),
        Slot::FaceDown => game.face_down(),
    };
    slots.filter_map(card).map(CardWord).collect()
}

/// Cards of one type, the highest first.
fn set_words(of: CardType, cards: Set) -> Vec<CardWord> {
    cards.values().map(|value| CardWord(Card { of, value })).collect()
}

/// Everything as it was after a turn; `rest` is what happened after it.
fn state(game: &DontGoIn, turn: u16, active: usize, rest: &[Happening]) -> State {
    let table = game.table();
    let seats = || 0..table.players();
    let tableaus: Vec<Tableau> = seats().map(|seat| before_the_end(*table.tableau(seat), seat, rest)).collect();
    let words = |cards: &Cards| cards.iter().map(CardWord).collect();
    State {
        turn,
        active,
        ghosts: seats().map(|seat| table.ghosts(seat)).collect(),
        supply: seats().map(|seat| table.supply(seat)).collect(),
        face_up: tableaus.iter().map(|tableau| words(&tableau.face_up)).collect(),
        dispelled: tableaus.iter().map(|tableau| words(&tableau.dispelled)).collect(),
        curses: tableaus.iter().map(Tableau::curses).collect(),
        rooms: table.boards().iter().map(|board| board.as_ref().map(|board| room_now(game, board))).collect(),
        deck: table.cards_in_deck(),
        clock: table.clock_spent_by(),
        looked: table.board(Room::SecretPassage).map(|_| table.may_look().iter().collect()),
    }
}

/// A tableau without what the end of the game dispelled: that comes after the last turn.
fn before_the_end(mut tableau: Tableau, seat: usize, rest: &[Happening]) -> Tableau {
    for happening in rest {
        if let &Happening::Dispelled { player, of, cards, .. } = happening
            && player == seat
        {
            tableau.dispelled[of] = tableau.dispelled[of].without(cards);
            tableau.face_up[of] = tableau.face_up[of].with(cards);
        }
    }
    tableau
}

fn room_now(game: &DontGoIn, board: &Board) -> RoomNow {
    let cards = words_of(game, board.cards().into_iter());
    RoomNow { room: RoomWord(board.room()), cards, meeples: board.meeples().collect() }
}

fn scored(game: &DontGoIn, scores: &Scores) -> Scored {
    let of_players = |numbers: &[u16]| numbers[..game.table().players()].to_vec();
    Scored {
        cards: of_players(&scores.cards),
        ghosts: of_players(&scores.ghosts),
        penalty: of_players(&scores.penalty),
        curses: of_players(&scores.curses),
    }
}
