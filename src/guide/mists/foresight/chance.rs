//! How sure something is, before the table has chosen anything.

/// Whether something happens this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chance {
    /// Whatever the table chooses, it does not.
    #[default]
    Never,
    /// The table's choices may bring it about.
    Possible,
    /// Whatever the table chooses, it does.
    Certain,
}

impl Chance {
    /// Of something that happens in all of these cases, in some of them or in none.
    pub(super) fn in_cases(mut cases: impl Iterator<Item = bool> + Clone) -> Chance {
        match (cases.clone().all(|case| case), cases.any(|case| case)) {
            (_, false) => Chance::Never,
            (true, true) => Chance::Certain,
            (false, true) => Chance::Possible,
        }
    }

    /// The same, where something else may come first and keep it from happening.
    pub(super) fn unless(self, other: Chance) -> Chance {
        match other {
            Chance::Never => self,
            Chance::Possible => self.min(Chance::Possible),
            Chance::Certain => Chance::Never,
        }
    }
}
