//! What putting a piece on the tile would do, or taking the abbot back (step 2b).

use super::region_now::{RegionNow, region_with};
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Meeple, Piece, Refusal};
use crate::rules::tiles::{Kind, PartName};
use crate::rules::{Colour, Game};

/// A piece of the active player's stands somewhere on the tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose it is.
    pub colour: Colour,
    /// Which kind of piece it is.
    pub piece: Piece,
    /// The part it stands on.
    pub on: PartName,
    /// Its region with it.
    pub region: RegionNow,
    /// What it scores in this turn, after which it comes home: the region is complete (RMEEPLE-4).
    pub scored_now: Option<u16>,
    /// Whether it brings a guard from the reserve in this turn: a cemetery that is complete (RCEM-3).
    pub brings_guard: bool,
    /// Pieces of this kind that stay in the supply, until the turn's scorings.
    pub left: u8,
}

/// What putting this piece there would do.
///
/// # Errors
/// Why it can't stand there.
pub fn if_meeple_stands(position: &Carcassonne, action: Action) -> Result<Standing, Refusal> {
    let Action::PlaceMeeple { piece, kind, index } = action else { return Err(Refusal::NotNow(position.phase())) };
    position.veiled().apply(action, &mut Vec::new())?;
    let colour = position.active_colour();
    let on = PartName::new(position.board().tile(position.last_laid()).at, kind, index);
    let part = position.part_named(on).ok_or(Refusal::NoSuchPart)?;
    let mut meeples = position.meeples().to_vec();
    meeples.push(Meeple { colour, piece, part, ghosts: 0 });
    let region = region_with(position, position.board().region_of(part), &meeples);
    let supply = position.supply(colour);
    Ok(Standing {
        colour,
        piece,
        on,
        scored_now: region.complete.then_some(region.value),
        brings_guard: region.complete && kind == Kind::Cemetery && supply.reserve > 0,
        left: supply[piece] - 1,
        region,
    })
}

/// The active player's abbot comes back (RABBOT-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recall {
    /// Where it stands.
    pub from: PartName,
    /// What the monastery is worth.
    pub value: u16,
    /// The value without what its ghosts cost; below 0 too.
    pub points: i16,
    /// The player's score right after that.
    pub score: u16,
}

/// What taking the abbot back would do.
///
/// # Errors
/// Why no abbot can be taken back.
pub fn if_abbot_recalled(position: &Carcassonne) -> Result<Recall, Refusal> {
    let mut happenings = Vec::new();
    position.veiled().apply(Action::RecallAbbot, &mut happenings)?;
    let recall = happenings.iter().find_map(|happening| match *happening {
        Happening::AbbotRecalled { from, value, points, total, .. } => {
            Some(Recall { from, value, points, score: total })
        }
        _ => None,
    });
    recall.ok_or(Refusal::NoAbbot)
}
