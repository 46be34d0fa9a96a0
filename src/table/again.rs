//! Checks of every played game: the same decisions must lead to the same positions again.

use super::Sitting;
use super::kept::KeptError;
use super::save::{self, Save};
use std::path::Path;

/// What went differently when a game was played again.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// The game could not start.
    #[error("played again, the game does not begin: {0}")]
    NoBeginning(String),
    /// The action with this number was refused. Numbers start at 1.
    #[error("played again, action {0} is refused: {1}")]
    Refused(usize, String),
    /// The positions were different.
    #[error("played again, the game comes to other positions")]
    Positions,
    /// After a take-back to this many actions, the position was different.
    #[error("taken back to {0} actions, the game comes to another position")]
    TakenBack(usize),
    /// After saving and loading at this many actions, the position was different.
    #[error("saved and loaded after {0} actions, the game comes to another position")]
    Saved(usize),
    /// The game could not be saved or loaded.
    #[error(transparent)]
    File(#[from] KeptError),
}

/// A played game: everything that determines it, and the fingerprints of all its positions from the first one on.
#[derive(Clone, Copy, Debug)]
pub struct Game<'a, G: Save> {
    /// The setup.
    pub setup: &'a G::Setup,
    /// The seed of everything hidden.
    pub seed: u64,
    /// The decisions.
    pub actions: &'a [G::Action],
    /// The fingerprints. There is one more than there are actions.
    pub fingerprints: &'a [u64],
}

impl<G: Save> Game<'_, G> {
    /// Plays the game again and takes it back to `left` actions. With a file it also saves and loads it there.
    ///
    /// # Errors
    /// Returns the first difference.
    pub fn check(&self, left: usize, file: Option<&Path>) -> Result<(), ReplayError> {
        let begun = Sitting::<G>::begin(self.setup.clone(), self.seed, Vec::new());
        let mut sitting = begun.map_err(|error| ReplayError::NoBeginning(error.to_string()))?;
        let mut same = sitting.position().fingerprint() == self.fingerprints[0];
        for (number, (&action, &fingerprint)) in (1..).zip(self.actions.iter().zip(&self.fingerprints[1..])) {
            sitting.play(action).map_err(|refusal| ReplayError::Refused(number, refusal.to_string()))?;
            same &= sitting.position().fingerprint() == fingerprint;
        }
        if !same {
            return Err(ReplayError::Positions);
        }
        let expected = self.fingerprints[left];
        sitting.take_back(self.actions.len() - left);
        if sitting.position().fingerprint() != expected {
            return Err(ReplayError::TakenBack(left));
        }
        let Some(file) = file else { return Ok(()) };
        save::write(&sitting, file)?;
        match save::read::<G>(file)?.position().fingerprint() == expected {
            true => Ok(()),
            false => Err(ReplayError::Saved(left)),
        }
    }
}
