//! The line numbers of a scenario's entries, for errors that are found only when the scenario is laid out.

use crate::rules::dont_go_in::{Card, LaidPlayer, Layout, LayoutError, Room, SetupError};

/// The lines of fields and list entries. A missing field has line 0; it can never cause an error.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    pub players: usize,
    pub types: usize,
    pub rooms: Vec<usize>,
    pub each: Vec<usize>,
    pub deck: usize,
    pub active: usize,
    pub clock: usize,
}

impl Lines {
    /// The line that causes a setup error.
    pub fn of_setup(&self, error: &SetupError) -> usize {
        match error {
            SetupError::Players(_) | SetupError::ColourTwice(_) => self.players.max(1),
            SetupError::Types { .. } => self.types,
            SetupError::Deck { .. } | SetupError::Cards { .. } => self.deck,
            SetupError::BothSides(_) | SetupError::RoomTwice(_) => last(&self.rooms),
            SetupError::First(_) => self.active,
        }
    }

    /// The line that causes a layout error.
    pub fn of_layout(&self, error: &LayoutError, layout: &Layout) -> usize {
        match error {
            LayoutError::Setup(SetupError::BothSides(room) | SetupError::RoomTwice(room)) => {
                self.of_room(*room, layout)
            }
            LayoutError::Setup(error) => self.of_setup(error),
            LayoutError::NoSuchPlayer(seat) => self.of_seat(*seat, layout),
            LayoutError::TooMany(_) => last(&self.each),
            LayoutError::Ghosts(seat, _) => self.each.get(*seat).copied().unwrap_or(1),
            LayoutError::Types { .. } => self.types.max(last(&self.each)).max(last(&self.rooms)),
            LayoutError::CardTooOften(card) => self.of_card(*card, layout),
            LayoutError::Deck(_) => self.deck,
            LayoutError::NoneLeft(_) => last(&self.rooms),
            LayoutError::NoRoom => 1,
            LayoutError::NoSuchSpace(space) => self.of_space(*space, layout),
            LayoutError::SpaceTwice(room, _) | LayoutError::Full(room, _) => self.of_room(*room, layout),
        }
    }

    /// If a room stands there twice, the last one is wrong.
    fn of_room(&self, room: Room, layout: &Layout) -> usize {
        self.room_at(layout.boards.iter().rposition(|board| board.as_ref().is_some_and(|it| it.room == room)))
    }

    fn of_space(&self, space: u8, layout: &Layout) -> usize {
        let stands = |meeples: &[(u8, usize)]| meeples.iter().any(|&(on, _)| on == space);
        self.room_at(layout.boards.iter().position(|board| board.as_ref().is_some_and(|it| stands(&it.meeples))))
    }

    fn of_seat(&self, seat: usize, layout: &Layout) -> usize {
        let stands = |meeples: &[(u8, usize)]| meeples.iter().any(|&(_, owner)| owner == seat);
        let room = layout.boards.iter().position(|board| board.as_ref().is_some_and(|it| stands(&it.meeples)));
        match (room, layout.active == seat) {
            (Some(_), _) => self.room_at(room),
            (None, true) => self.active,
            (None, false) => self.clock,
        }
    }

    /// The last line with the card.
    fn of_card(&self, card: Card, layout: &Layout) -> usize {
        let in_deck = layout.deck.contains(&card).then_some(self.deck);
        let holds = |it: &LaidPlayer| it.face_up.contains(&card) || it.dispelled.contains(&card);
        let of_player = layout.each.iter().rposition(holds).and_then(|at| self.each.get(at).copied());
        let room = layout.boards.iter().rposition(|board| board.as_ref().is_some_and(|it| it.cards.contains(&card)));
        [in_deck, of_player, room.map(|at| self.room_at(Some(at)))].into_iter().flatten().max().unwrap_or(1)
    }

    fn room_at(&self, at: Option<usize>) -> usize {
        at.and_then(|at| self.rooms.get(at).copied()).unwrap_or(1)
    }
}

fn last(lines: &[usize]) -> usize {
    lines.last().copied().unwrap_or_default()
}
