//! How certain something is before the table has chosen anything.

/// Whether something happens this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chance {
    /// It does not happen, whatever the table chooses.
    #[default]
    Never,
    /// It may happen, depending on the table's choices.
    Possible,
    /// It happens, whatever the table chooses.
    Certain,
}

impl Chance {
    /// The chance of something that happens in all, some or none of these cases.
    pub(super) fn in_cases(mut cases: impl Iterator<Item = bool> + Clone) -> Chance {
        match (cases.clone().all(|case| case), cases.any(|case| case)) {
            (_, false) => Chance::Never,
            (true, true) => Chance::Certain,
            (false, true) => Chance::Possible,
        }
    }

    /// The same chance, if `other` may happen first and prevent it.
    pub(super) fn unless(self, other: Chance) -> Chance {
        match other {
            Chance::Never => self,
            Chance::Possible => self.min(Chance::Possible),
            Chance::Certain => Chance::Never,
        }
    }
}
