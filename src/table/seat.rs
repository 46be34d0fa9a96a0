//! Seats: at each sits a person, or the computer plays for it.

use crate::guide::Policy;
use serde::{Deserialize, Serialize};

/// The longest name of a player, in letters.
pub const LONGEST_NAME: usize = 20;

/// Who decides for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// A person at this table.
    #[default]
    Person,
    /// A person who sits at the same table in another program (`network`).
    Elsewhere,
    /// The computer, which decides by this policy.
    Computer(Policy),
}

impl Seat {
    /// Whether a person sits here, who decides in this program.
    pub const fn is_person(self) -> bool {
        matches!(self, Seat::Person)
    }

    /// Who decides if no table is open to other programs: nobody sits elsewhere then.
    #[must_use]
    pub const fn at_this_machine(self) -> Seat {
        match self {
            Seat::Elsewhere => Seat::Person,
            Seat::Person | Seat::Computer(_) => self,
        }
    }

    /// Whether the computer decides.
    pub const fn is_computer(self) -> bool {
        matches!(self, Seat::Computer(_))
    }
}
