//! What the choices of the banner want: an action, or to go to the ghosts on the board.

use super::{Answer, Intent};
use crate::app::panels::choices::Chosen;

/// What is wanted when something is done with a choice.
pub(super) fn wanted(done: Chosen<Answer>) -> Option<Intent> {
    match done {
        Chosen::Taken(Answer::Act(action)) => Some(Intent::Choose(action)),
        Chosen::Taken(Answer::PickGhosts) => Some(Intent::PickGhosts),
        Chosen::Pointed(Answer::Act(action)) => Some(Intent::PointAt(action)),
        Chosen::Pointed(Answer::PickGhosts) => None,
    }
}
