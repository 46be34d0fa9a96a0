//! What every game of this house promises to its users: window, guide, replay, scenarios and soak.

use std::fmt;

/// A position of a game. The same setup, seed and actions lead to the same position on every platform.
pub trait Game: Clone {
    /// What is agreed on before play.
    type Setup;
    /// One decision: one click.
    type Action: Copy + PartialEq + fmt::Debug;
    /// What an action made happen, in order.
    type Happening;
    /// Which kind of decision is due.
    type Phase: Copy + PartialEq + fmt::Debug;
    /// Why an action is not allowed.
    type Refusal: std::error::Error;
    /// How the game ended.
    type Outcome: Copy + PartialEq + fmt::Debug;
    /// Why a setup is not one.
    type SetupError: std::error::Error;

    /// The position in which the first decision is due. Happenings up to it are appended to `happenings`.
    ///
    /// # Errors
    /// What is wrong with the setup.
    fn begin(setup: &Self::Setup, seed: u64, happenings: &mut Vec<Self::Happening>) -> Result<Self, Self::SetupError>;

    /// Which kind of decision is due.
    fn phase(&self) -> Self::Phase;

    /// Writes every legal action into `actions`, replacing what was there. Empty only when the game is over.
    fn list_legal_actions(&self, actions: &mut Vec<Self::Action>);

    /// Carries out an action and everything that follows without a decision. Happenings are appended.
    ///
    /// # Errors
    /// Which rule forbids it; the position is then as before and nothing was appended.
    fn apply(&mut self, action: Self::Action, happenings: &mut Vec<Self::Happening>) -> Result<(), Self::Refusal>;

    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// A number that is the same for the same position, and hardly ever for two different ones.
    fn fingerprint(&self) -> u64;

    /// Every legal action, in a list of its own.
    fn legal_actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.list_legal_actions(&mut actions);
        actions
    }
}
