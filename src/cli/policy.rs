//! The policies, as the command line calls them.

use crate::guide::{Policy, Strength};
use clap::ValueEnum;
use std::fmt;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum PolicyName {
    /// Any legal action
    Random,
    /// What looks best at once; also called cautious
    #[value(alias = "cautious")]
    Beginner,
    /// The guide, thinking ahead a little
    Fair,
    /// The guide, thinking ahead well
    Good,
    /// The guide, thinking ahead as well as it can; takes a second a decision
    Strong,
}

impl PolicyName {
    pub fn policy(self) -> Policy {
        match self {
            PolicyName::Random => Policy::Random,
            PolicyName::Beginner => Policy::Beginner,
            PolicyName::Fair => Policy::Guide(Strength::Fair),
            PolicyName::Good => Policy::Guide(Strength::Good),
            PolicyName::Strong => Policy::Guide(Strength::Strong),
        }
    }
}

impl fmt::Display for PolicyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_possible_value().map_or(Ok(()), |value| f.write_str(value.get_name()))
    }
}
