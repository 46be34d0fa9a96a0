//! What an action made happen, told one by one: what the window animates, the log tells and a trace writes down.
//!
//! Happenings are for all at the table: none of them has in it what somebody may not know. Which card lies face down is
//! said only when it is turned up (HHIDE-4).

use super::{Card, CardType, Roll, Room, SLOTS, Scores, Seats, Set, Slot};

/// One thing that happened. Players count from 0 in the order of play; spaces, slots, dice and turns from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A room was filled (HSETUP-6, HTAKE-4).
    Dealt {
        /// The room: the side of the board that lies up now.
        room: Room,
        /// What lies above it from left to right.
        cards: [Slot; SLOTS],
    },
    /// A meeple was placed (HPLACE-2).
    Placed {
        /// Whose it is.
        player: usize,
        /// The room.
        room: Room,
        /// The space.
        space: u8,
        /// How many free spaces there were.
        legal: usize,
    },
    /// A player gained or discarded ghosts.
    Ghosts {
        /// Who.
        player: usize,
        /// How many: gained above 0, discarded below 0; never 0.
        change: i16,
        /// How many the player has after it.
        now: u16,
        /// What did it.
        why: Why,
    },
    /// A player may look at the face-down card from now on (HROOM-61).
    MayLook {
        /// Who.
        player: usize,
    },
    /// The face-down card was turned up for all (HROOM-62).
    TurnedUp {
        /// The card.
        card: Card,
    },
    /// Dice were rolled (HROLL-1).
    Rolled {
        /// The resolver.
        player: usize,
        /// The room.
        room: Room,
        /// What they show.
        roll: Roll,
    },
    /// The resolver of the Basement rolled again, or did not (HROOM-30).
    RolledAgain {
        /// The resolver.
        player: usize,
        /// Whether.
        again: bool,
        /// What the dice show after that.
        roll: Roll,
        /// How many possibilities there were.
        legal: usize,
    },
    /// The resolver of the Hallway turned over a die, or none (HROOM-40).
    DieTurned {
        /// The resolver.
        player: usize,
        /// Which die.
        die: Option<u8>,
        /// What the dice show after that.
        roll: Roll,
        /// How many possibilities there were.
        legal: usize,
    },
    /// The owner of a meeple took a card, and the meeple went home (HTAKE-1, HTAKE-2).
    Took {
        /// The owner.
        player: usize,
        /// The room.
        room: Room,
        /// Where the meeple stood.
        space: u8,
        /// Where the card lay.
        slot: u8,
        /// The card.
        card: Card,
        /// How many cards there were to take.
        legal: usize,
    },
    /// A player passed ghosts to the right neighbour (HCARD-60).
    Passed {
        /// Who passed them.
        from: usize,
        /// Who got them.
        to: usize,
        /// How many: at least 1.
        ghosts: u16,
        /// How many the two have after it.
        now: [u16; 2],
    },
    /// A player chose the type that the Tomes dispel (HCARD-110).
    TypeChosen {
        /// Who.
        player: usize,
        /// The type.
        of: CardType,
        /// How many types there were to choose from.
        legal: usize,
    },
    /// Cards of one type were dispelled (HCARD-1).
    Dispelled {
        /// Whose they are.
        player: usize,
        /// Their type.
        of: CardType,
        /// Their values; at least one card.
        cards: Set,
        /// The type that did it: their own, or the Tome.
        why: CardType,
    },
    /// A board left the game (HTAKE-5).
    Removed {
        /// The side that lay up.
        room: Room,
    },
    /// The turn is over.
    TurnEnded {
        /// The turn's number.
        turn: u16,
        /// Whose turn it was.
        player: usize,
    },
    /// Ghosts were shown and Curses counted (HEND-3, HEND-4).
    Scored(Scores),
    /// The game is over (HEND-5).
    Over(Outcome),
}

/// What gave a player ghosts or took them away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// Space 1 of the Attic (HROOM-10).
    Attic,
    /// Space 4 of the Nursery (HROOM-20).
    Nursery,
    /// The dice (HROLL-4).
    Roll,
    /// The left card of the Library (HROOM-51).
    Left,
    /// The right card of the Library (HROOM-52).
    Right,
    /// A Mirror (HCARD-70).
    Mirror,
    /// Holy Water (HCARD-50).
    HolyWater,
}

impl Why {
    /// All of them.
    pub const ALL: [Why; 7] = [Why::Attic, Why::Nursery, Why::Roll, Why::Left, Why::Right, Why::Mirror, Why::HolyWater];

    /// Its name, as it is written in traces.
    pub const fn name(self) -> &'static str {
        ["attic", "nursery", "roll", "left", "right", "mirror", "holy-water"][self as usize]
    }
}

/// How a game ended (HEND-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Everybody who shares the victory.
    pub winners: Seats,
}
