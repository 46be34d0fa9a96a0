//! What scoring one of several completed regions next would bring to whom (RSCORE-7).

use crate::rules::carcassonne::{Action, Carcassonne, Happening, Piece, Refusal, Scoring};
use crate::rules::tiles::PartName;
use crate::rules::{ByColour, Colour, Game};

/// The scoring of a region that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoringAhead {
    /// Value, meeples, points and the scores after it.
    pub scoring: Scoring,
    /// By how much each score really changes: it never falls below 0 (RSCORE-5).
    pub changes: ByColour<i16>,
    /// Who gets a guard from the reserve (RCEM-3).
    pub guard: Option<Colour>,
    /// The meeples that go home with their ghosts (RSCORE-6).
    pub going_home: Vec<GoingHome>,
}

/// A meeple that goes home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoingHome {
    /// Where it stands.
    pub meeple: PartName,
    /// Whose it is.
    pub colour: Colour,
    /// Which kind of piece it is.
    pub piece: Piece,
    /// Ghosts that go back to the supply with it.
    pub ghosts: u8,
}

/// What scoring this region next would do.
///
/// # Errors
/// That the region is not due, or that there is nothing to choose.
pub fn if_scored_next(position: &Carcassonne, action: Action) -> Result<ScoringAhead, Refusal> {
    let Action::ScoreNext { .. } = action else { return Err(Refusal::NotNow(position.phase())) };
    let mut happenings = Vec::new();
    position.veiled().apply(action, &mut happenings)?;
    let mut happenings = happenings.into_iter();
    let Some(Happening::Scored(scoring)) = happenings.next() else { return Err(Refusal::NotDue) };
    let mut changes = ByColour::default();
    for colour in Colour::ALL {
        changes[colour] = scoring.totals[colour] as i16 - position.score(colour) as i16;
    }
    let mut ahead = ScoringAhead { scoring, changes, guard: None, going_home: Vec::new() };
    for happening in happenings {
        match happening {
            Happening::GuardCame { colour, .. } => ahead.guard = Some(colour),
            Happening::MeepleReturned { colour, piece, from, ghosts } => {
                ahead.going_home.push(GoingHome { meeple: from, colour, piece, ghosts });
            }
            // The next scoring, or the end of the turn.
            _ => break,
        }
    }
    Ok(ahead)
}
