//! What a choice about ghosts would do: which meeple gets the next one, is drawn from, or which circle lets one go.

use super::region_now::{RegionNow, region_now, region_with};
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Meeple, Phase, Piece, Refusal, Source, Why};
use crate::rules::tiles::{Kind, PartName, Square};
use crate::rules::{Colour, Game};

/// A ghost comes to a meeple.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GhostGiven {
    /// Where the meeple stands.
    pub meeple: PartName,
    /// Whose it is.
    pub colour: Colour,
    /// Which kind of piece it is.
    pub piece: Piece,
    /// The rule that sends the ghost.
    pub why: Why,
    /// Where the ghost comes from.
    pub from: Source,
    /// Ghosts that stand with it then, 1 to 3.
    pub ghosts: u8,
    /// Whether that is the third one: the meeple goes home, and all three ghosts return to the supply (RGHOST-3).
    pub goes_home: bool,
    /// Ghosts in the supply right after that, before any next one comes.
    pub supply: u8,
    /// Its region as it is.
    pub before: RegionNow,
    /// Its region after that.
    pub after: RegionNow,
    /// What a piece of the active player's would score there at once, or at the end if the region is open: when nobody
    /// is left in it, it has a part on the tile just laid, and there is a piece to put (RMEEPLE-2, RMEEPLE-4).
    pub if_taken: Option<u16>,
}

impl GhostGiven {
    /// Whether somebody else has the majority then.
    pub fn majority_changes(&self) -> bool {
        self.before.majority != self.after.majority
    }

    /// What it changes for a player with the majority: points at once or at the end.
    pub fn gain(&self, colour: Colour) -> i16 {
        self.after.points[colour].unwrap_or_default() - self.before.points[colour].unwrap_or_default()
    }
}

/// What giving the next ghost to a meeple would do.
///
/// # Errors
/// Why the ghost can't go there, or that none is to be given.
pub fn if_ghost_goes(position: &Carcassonne, action: Action) -> Result<GhostGiven, Refusal> {
    let Action::GiveGhost { meeple: place } = action else { return Err(Refusal::NotNow(position.phase())) };
    let happenings = try_out(position, action)?;
    let (Some(&Happening::GhostGiven { why, from, .. }), Some(meeple)) =
        (happenings.first(), position.meeple_on(place))
    else {
        return Err(Refusal::NobodyThere);
    };
    let ghosts = meeple.ghosts + 1;
    let goes_home = ghosts == Meeple::CHASED;
    let changed = (!goes_home).then_some(Meeple { ghosts, ..meeple });
    let (before, after) = before_and_after(position, meeple, changed);
    let left = position.ghosts_in_supply() - u8::from(from == Source::Supply);
    let if_taken = if_taken(position, &after, changed.is_none().then_some(meeple));
    let supply = if goes_home { left + Meeple::CHASED } else { left };
    let Meeple { colour, piece, .. } = meeple;
    Ok(GhostGiven { meeple: place, colour, piece, why, from, ghosts, goes_home, supply, before, after, if_taken })
}

/// A ghost leaves a meeple for a circle (RCIRC-3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GhostDrawn {
    /// Where the meeple stands.
    pub meeple: PartName,
    /// Whose it is.
    pub colour: Colour,
    /// Which kind of piece it is.
    pub piece: Piece,
    /// Ghosts that stay with it, 0 or 1.
    pub ghosts: u8,
    /// Its region as it is.
    pub before: RegionNow,
    /// Its region after that.
    pub after: RegionNow,
}

/// What drawing a ghost in from a meeple would do.
///
/// # Errors
/// Why no ghost can be drawn in from there.
pub fn if_drawn_in(position: &Carcassonne, action: Action) -> Result<GhostDrawn, Refusal> {
    let Action::DrawIn { meeple: place } = action else { return Err(Refusal::NotNow(position.phase())) };
    try_out(position, action)?;
    let meeple = position.meeple_on(place).ok_or(Refusal::NotToDrawIn)?;
    let ghosts = meeple.ghosts - 1;
    let (before, after) = before_and_after(position, meeple, Some(Meeple { ghosts, ..meeple }));
    Ok(GhostDrawn { meeple: place, colour: meeple.colour, piece: meeple.piece, ghosts, before, after })
}

/// A ghost leaves a circle for an opponent's meeple (RCIRC-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeavesCircle {
    /// The square of the circle.
    pub at: Square,
    /// The mist area.
    pub area: u8,
    /// Ghosts that stay in all circles of its bank.
    pub in_bank: u8,
    /// Whether this tile also breaks that bank: what stays there comes to the active player's own meeples (RCIRC-8).
    pub broken: bool,
}

/// What taking a ghost from a circle would do.
///
/// # Errors
/// Why no ghost can be taken from there.
pub fn if_taken_from(position: &Carcassonne, action: Action) -> Result<LeavesCircle, Refusal> {
    let Action::TakeFromCircle { at, area } = action else { return Err(Refusal::NotNow(position.phase())) };
    try_out(position, action)?;
    let part = position.part_named(PartName::new(at, Kind::Mist, area)).ok_or(Refusal::NotToTake(at, area))?;
    let bank = position.board().region_of(part);
    let broken = position.banks_broken().contains(&bank);
    Ok(LeavesCircle { at, area, in_bank: position.ghosts_in_bank(bank) - 1, broken })
}

/// What happens, behind the veil.
fn try_out(position: &Carcassonne, action: Action) -> Result<Vec<Happening>, Refusal> {
    let mut happenings = Vec::new();
    position.veiled().apply(action, &mut happenings)?;
    Ok(happenings)
}

/// The region of a meeple with it as it is and as it becomes; none if it goes home.
fn before_and_after(position: &Carcassonne, meeple: Meeple, becomes: Option<Meeple>) -> (RegionNow, RegionNow) {
    let region = position.board().region_of(meeple.part);
    let others = position.meeples().iter().copied().filter(|other| other.part != meeple.part);
    let meeples: Vec<Meeple> = others.chain(becomes).collect();
    (region_now(position, region), region_with(position, region, &meeples))
}

/// What the active player could take in a region that is free then; an own meeple that came home can be put again.
fn if_taken(position: &Carcassonne, region: &RegionNow, came_home: Option<Meeple>) -> Option<u16> {
    let me = position.active_colour();
    let goes_there = |piece: Piece| piece != Piece::Abbot || region.kind == Kind::Monastery;
    let own = came_home.filter(|meeple| meeple.colour == me).map(|meeple| meeple.piece);
    let piece = position.supply(me).pieces().chain(own).any(goes_there);
    let on_tile = region.part.at == position.board().tile(position.last_laid()).at;
    (region.is_free() && piece && on_tile).then_some(region.value)
}

/// Whether the choice that is due is about ghosts.
pub(super) fn is_about_ghosts(phase: Phase) -> bool {
    match phase {
        Phase::DrawIn | Phase::TakeFromCircle | Phase::HauntOpponent | Phase::HauntOwn => true,
        Phase::LayTile | Phase::PlaceMeeple | Phase::PickScoring | Phase::Over => false,
    }
}
