//! Plays one game to its end with computer players.

use crate::rules::Game;
use std::error::Error;

/// Why a game could not be played to its end. This is always an error in the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayoutError<R: Error> {
    /// There is no legal action.
    #[error("no action is legal, but the game is not over")]
    Stuck,
    /// An action that was listed as legal is refused.
    #[error(transparent)]
    Refused(#[from] R),
}

/// Plays to the end and returns the last position. `choose` picks one of the legal actions. `see` gets each position
/// and what led to it.
///
/// # Errors
/// Returns what went wrong with the rules, or an error that `see` found.
pub fn play_out<G: Game, E: From<PlayoutError<G::Refusal>>>(
    mut game: G,
    mut choose: impl FnMut(&G, &[G::Action]) -> Option<G::Action>,
    mut see: impl FnMut(&G, G::Action, &[G::Happening]) -> Result<(), E>,
) -> Result<G, E> {
    let (mut legal, mut happenings) = (Vec::new(), Vec::new());
    while game.outcome().is_none() {
        game.list_legal_actions(&mut legal);
        let action = choose(&game, &legal).ok_or(PlayoutError::Stuck)?;
        happenings.clear();
        game.apply(action, &mut happenings).map_err(PlayoutError::Refused)?;
        see(&game, action, &happenings)?;
    }
    Ok(game)
}
