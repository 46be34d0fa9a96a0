//! One game played to its end by players who decide for themselves.

use crate::rules::Game;
use std::error::Error;

/// Why a game could not be played to its end: the rules are at fault then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayoutError<R: Error> {
    /// Nobody can do anything.
    #[error("no action is legal, but the game is not over")]
    Stuck,
    /// What was listed as legal is refused.
    #[error(transparent)]
    Refused(#[from] R),
}

/// Plays to the end. `choose` picks one of the legal actions; `see` is shown each position and what led there. Tells the
/// position at the end.
///
/// # Errors
/// What went wrong with the rules, or what `see` found to be wrong.
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
