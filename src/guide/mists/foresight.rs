//! What laying the drawn tile would do for certain, before it is let go, and how far the table's choices of this turn reach.
//! The next draw stays hidden, face down or not.

mod arrivals;
mod chance;
mod circles;
mod completed;
mod ghosts;
mod graves;
mod lost;
mod night;
mod pile_end;
mod totals;

pub use chance::Chance;
pub use circles::{DrawingIn, Leaving};
pub use completed::Completed;
pub use ghosts::Coming;
pub use graves::{Burial, Closing};
pub use lost::LostBank;
pub(in crate::guide) use lost::lost_banks;
pub use night::Night;
pub use pile_end::PileEnd;

use super::around::facing;
use crate::rules::Game;
use crate::rules::mists::{Action, Happening, Hound, Mists, Outcome, Phase, Refusal};
use crate::rules::tiles::{PartName, Rotation, Square};
use std::ops::RangeInclusive;

/// What would follow if the drawn tile were laid like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// Ghosts that come from the supply in all, whatever the table chooses. At a defeat: that would have to come.
    pub ghosts: u8,
    /// Where they come, and how many to each place.
    pub coming: Vec<Coming>,
    /// What fills its circles (SPELL-2).
    pub circles: DrawingIn,
    /// Whether Eloise comes (CAT-2).
    pub cat_comes: bool,
    /// Points of Eloise, if her meeple's region is completed (CAT-4).
    pub cat_points: Option<u16>,
    /// Whether its mist is joined to mist that lies there (GHOST-3).
    pub joins_mist: bool,
    /// Banks that it finishes (MIST-4).
    pub finished: Vec<FinishedBank>,
    /// Banks that can never be finished any more, because of it (MIST-3, L5-8).
    pub lost: Vec<LostBank>,
    /// Roads, cities and castles that can never be completed any more, because of it, each by one of its parts (L5-6).
    pub blighted: Vec<PartName>,
    /// Cemeteries that it closes, in the order of their burials (CEM-2, CEM-9).
    pub closings: Vec<Closing>,
    /// Whether it is a cemetery that stays open and haunts the ends of turns from now on (L5-4).
    pub haunting: bool,
    /// The end of this turn, where a cemetery haunts it (L5-4).
    pub night: Option<Night>,
    /// Roads, cities and castles that it completes.
    pub completed: Vec<Completed>,
    /// The total that counts, at the end of the turn (L6-3).
    pub total: RangeInclusive<u16>,
    /// Each marker's points at the end of the turn, in the order of [`Mists::markers`].
    pub totals: Vec<RangeInclusive<u16>>,
    /// Whether Rufus and Ronja come (HOUND-1).
    pub hounds: [Chance; 2],
    /// Whether the goal is reached (END-1).
    pub victory: Chance,
    /// Whether the supply has too few ghosts, so that the game is lost (GHOST-5).
    pub defeat: bool,
    /// That the active pile is used up with this turn, unless its target is reached (END-2, PILE-2).
    pub pile_end: Option<PileEnd>,
}

impl Foresight {
    /// Whether this hound comes (HOUND-1).
    pub fn hound(&self, hound: Hound) -> Chance {
        self.hounds[hound as usize]
    }
}

/// A bank that the tile finishes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedBank {
    /// All its mist parts.
    pub parts: Vec<PartName>,
    /// Ghosts that go back to the supply.
    pub freed: u8,
}

/// The tile lies; what follows is played as far as nobody has to choose, and then to the meeple, as if nobody cared.
struct Ahead<'a> {
    game: &'a Mists,
    at: Square,
    joins_mist: bool,
    /// The first choice is due.
    laid: Mists,
    /// What happened up to there.
    certain: Vec<Happening>,
    /// All ghosts came and all meeples are buried: how many does not depend on the choices.
    settled: Mists,
    /// What happened between the first choice and there.
    chosen: Vec<Happening>,
}

impl<'a> Ahead<'a> {
    fn look(game: &'a Mists, action: Action, at: Square, turn: Rotation) -> Result<Ahead<'a>, Refusal> {
        let mut laid = game.veiled();
        let mut certain = Vec::new();
        laid.apply(action, &mut certain)?;
        let (mut settled, mut chosen) = (laid.clone(), Vec::new());
        while is_before_meeple(settled.phase()) {
            let Some(&any) = settled.legal_actions().first() else { break };
            settled.apply(any, &mut chosen)?;
        }
        Ok(Ahead { game, at, joins_mist: joins_mist(game, &laid, at, turn), laid, certain, settled, chosen })
    }
}

fn is_before_meeple(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Bury | Phase::DrawIn | Phase::PlaceCat | Phase::SpareGhost | Phase::HauntCemetery | Phase::HauntMist
    )
}

fn joins_mist(game: &Mists, laid: &Mists, at: Square, turn: Rotation) -> bool {
    let face = laid.face(laid.board().tile(laid.last_laid()).face);
    facing(game, at).any(|there| there.mist.is_some() && face.edge(there.side, turn).mist.is_some())
}

/// Looks at what laying the tile would do.
///
/// # Errors
/// Why the tile can't be laid like this, or that no tile is to be laid.
pub fn foresee(game: &Mists, action: Action) -> Result<Foresight, Refusal> {
    let (Phase::LayTile, Action::LayTile { at, turn }) = (game.phase(), action) else {
        return Err(Refusal::NotNow(game.phase()));
    };
    let ahead = Ahead::look(game, action, at, turn)?;
    let circles = circles::drawing_in(&ahead);
    let coming = ghosts::coming(&ahead, circles.from_supply);
    let completed = completed::completed(&ahead);
    let defeat = ahead.settled.outcome() == Some(Outcome::OutOfGhosts);
    let reach = totals::Reach::of(&ahead, &completed, defeat);
    let (victory, hounds) = (reach.victory(game), reach.hounds(game));
    Ok(Foresight {
        ghosts: ghosts::in_all(&ahead, circles.from_supply),
        coming,
        circles,
        cat_comes: circles::cat_comes(&ahead) && !defeat,
        cat_points: circles::cat_points(&ahead).filter(|_| !defeat),
        joins_mist: ahead.joins_mist,
        finished: ahead.certain.iter().filter_map(finished_bank).collect(),
        lost: lost_banks(game, &ahead.laid, at),
        blighted: lost::blighted(game, &ahead.laid, at),
        closings: graves::closings(&ahead),
        haunting: night::begins(&ahead.laid, at),
        night: night::falls(&ahead.laid, victory, hounds).filter(|_| !defeat),
        completed,
        pile_end: pile_end::pile_end(&ahead.laid, *reach.total.end(), victory, hounds).filter(|_| !defeat),
        total: reach.total,
        totals: reach.totals,
        hounds,
        victory,
        defeat,
    })
}

fn finished_bank(happening: &Happening) -> Option<FinishedBank> {
    let Happening::BankFinished { parts } = happening else { return None };
    let freed = parts.iter().map(|&(_, ghosts)| ghosts).sum();
    Some(FinishedBank { parts: parts.iter().map(|&(part, _)| part).collect(), freed })
}

#[cfg(test)]
mod tests;
