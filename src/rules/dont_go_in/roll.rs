//! What rolled dice show: a ghost or nothing each (HROLL-2).

use std::fmt;

/// Dice as they lie, in the order rolled. Written as in traces: `gbb`, one letter a die, `g` for a ghost, `b` for a
/// blank.
///
/// ```
/// use mists::rules::dont_go_in::Roll;
///
/// let roll: Roll = [true, false, false].into_iter().collect();
/// assert_eq!((roll.len(), roll.ghosts(), roll.to_string().as_str()), (3, 1, "gbb"));
/// assert_eq!(roll.turned_over(2).to_string(), "ggb");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Roll {
    dice: u8,
    /// The lowest bit is the first die; 1 for a ghost.
    faces: u8,
}

impl Roll {
    /// The most dice that three cards show together (HROLL-1).
    pub const MOST_DICE: usize = 6;

    /// How many dice there are.
    pub const fn len(self) -> usize {
        self.dice as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.dice == 0
    }

    /// How many of them show a ghost.
    pub const fn ghosts(self) -> u16 {
        self.faces.count_ones() as u16
    }

    /// What the dice show, in the order rolled: true for a ghost.
    pub fn faces(self) -> impl Iterator<Item = bool> {
        (0..self.dice).map(move |die| self.faces >> die & 1 == 1)
    }

    /// The roll with a die turned over (HROOM-40). Dice count from 1; the same roll if there is no such die.
    #[must_use]
    pub fn turned_over(self, die: u8) -> Self {
        let turned = (1..=self.dice).contains(&die).then(|| 1 << (die - 1));
        Self { faces: self.faces ^ turned.unwrap_or(0), ..self }
    }

    /// All in one number.
    pub(super) const fn in_one(self) -> u64 {
        (self.dice as u64) << 8 | self.faces as u64
    }
}

/// Takes the first eight at most; no roll has more than [`Roll::MOST_DICE`].
impl FromIterator<bool> for Roll {
    fn from_iter<I: IntoIterator<Item = bool>>(faces: I) -> Roll {
        let mut roll = Roll::default();
        for is_ghost in faces.into_iter().take(8) {
            roll.faces |= u8::from(is_ghost) << roll.dice;
            roll.dice += 1;
        }
        roll
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faces().try_for_each(|is_ghost| f.write_str(if is_ghost { "g" } else { "b" }))
    }
}
