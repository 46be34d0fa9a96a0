//! What every game of this house promises to its users: window, guide, replay, scenarios and soak.

use std::fmt;

/// A position of a game. The same setup, seed and actions lead to the same position on every platform.
///
/// ```
/// use mists::rules::Game;
/// use mists::rules::mists::{Mists, Setup};
/// use mists::table::mists::shipped;
///
/// /// Plays to the end, always doing what comes first.
/// fn play<G: Game>(mut game: G) -> Result<G, G::Refusal> {
///     while let Some(&action) = game.legal_actions().first() {
///         game.apply(action, &mut Vec::new())?;
///     }
///     Ok(game)
/// }
///
/// let setup = Setup::with_players(shipped::level(1)?, shipped::deck()?, 3);
/// let once = play(Mists::begin(&setup, 5, &mut Vec::new())?)?;
/// let again = play(Mists::begin(&setup, 5, &mut Vec::new())?)?;
/// assert!(once.outcome().is_some_and(|outcome| !outcome.won()));
/// assert_eq!(once.fingerprint(), again.fingerprint());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone {
    /// What is agreed on before play.
    type Setup: Clone;
    /// One decision: one click.
    type Action: Copy + PartialEq + fmt::Debug;
    /// What an action made happen, in order.
    type Happening: Clone + PartialEq + fmt::Debug;
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

    /// How many people play.
    fn players(&self) -> usize;

    /// Who decides next, from 0.
    fn acting(&self) -> usize;

    /// A number that is the same for the same position, and hardly ever for two different ones.
    fn fingerprint(&self) -> u64;

    /// Whether a happening brings something hidden to light. Taking it back is no longer free.
    fn reveals(happening: &Self::Happening) -> bool;

    /// Whether a happening is the last one of a turn.
    fn ends_turn(happening: &Self::Happening) -> bool;

    /// Whether a happening is the end of the game; it belongs to the turn that brought it.
    fn ends_game(happening: &Self::Happening) -> bool;

    /// The rule that forbids an action, by its number in the rule book.
    fn rule_of(refusal: &Self::Refusal) -> &'static str;

    /// Every legal action, in a list of its own.
    fn legal_actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.list_legal_actions(&mut actions);
        actions
    }
}
