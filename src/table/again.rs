//! What must hold of every game that was played: the same decisions lead to the same positions once more.

use super::Sitting;
use super::kept::KeptError;
use super::save::{self, Save};
use std::path::Path;

/// What a game did otherwise when it was played again.
#[derive(Debug, thiserror::Error)]
pub enum Otherwise {
    /// It could not even begin.
    #[error("played again, the game does not begin: {0}")]
    NoBeginning(String),
    /// The action with this number, from 1, was refused.
    #[error("played again, action {0} is refused: {1}")]
    Refused(usize, String),
    /// It came to other positions.
    #[error("played again, the game comes to other positions")]
    Positions,
    /// It was taken back to so many actions, and came to another position.
    #[error("taken back to {0} actions, the game comes to another position")]
    TakenBack(usize),
    /// It was saved after so many actions, and came back with another position.
    #[error("saved and loaded after {0} actions, the game comes to another position")]
    Saved(usize),
    /// It could not be saved or loaded.
    #[error(transparent)]
    File(#[from] KeptError),
}

/// A game that was played: what it follows from, and the fingerprints of its positions from the first one on.
#[derive(Clone, Copy, Debug)]
pub struct Game<'a, G: Save> {
    /// What was agreed on before play.
    pub setup: &'a G::Setup,
    /// What decides everything hidden.
    pub seed: u64,
    /// What was decided.
    pub actions: &'a [G::Action],
    /// One more than there are actions.
    pub fingerprints: &'a [u64],
}

impl<G: Save> Game<'_, G> {
    /// Plays the game again, takes it back to so many actions, and where there is a file, saves it there and loads it.
    ///
    /// # Errors
    /// What is otherwise than it was.
    pub fn check(&self, left: usize, file: Option<&Path>) -> Result<(), Otherwise> {
        let begun = Sitting::<G>::begin(self.setup.clone(), self.seed, Vec::new());
        let mut sitting = begun.map_err(|error| Otherwise::NoBeginning(error.to_string()))?;
        let mut same = sitting.position().fingerprint() == self.fingerprints[0];
        for (number, (&action, &fingerprint)) in (1..).zip(self.actions.iter().zip(&self.fingerprints[1..])) {
            sitting.play(action).map_err(|refusal| Otherwise::Refused(number, refusal.to_string()))?;
            same &= sitting.position().fingerprint() == fingerprint;
        }
        if !same {
            return Err(Otherwise::Positions);
        }
        let expected = self.fingerprints[left];
        sitting.take_back(self.actions.len() - left);
        if sitting.position().fingerprint() != expected {
            return Err(Otherwise::TakenBack(left));
        }
        let Some(file) = file else { return Ok(()) };
        save::write(&sitting, file)?;
        match save::read::<G>(file)?.position().fingerprint() == expected {
            true => Ok(()),
            false => Err(Otherwise::Saved(left)),
        }
    }
}
