//! What laying the drawn tile would do for certain, before it is laid, and what the table's choices in this turn can
//! change. The next draw stays hidden, face down or not.

mod arrivals;
mod chance;
mod circles;
mod completed;
mod ghosts;
mod graves;
mod grown;
mod lost;
mod night;
mod pile_end;
mod totals;

pub use chance::Chance;
pub use circles::{DrawingIn, Leaving};
pub use completed::Completed;
pub use ghosts::Coming;
pub use graves::{Burial, Closing};
pub use grown::Grown;
pub use lost::LostBank;
pub(in crate::guide) use lost::lost_banks;
pub use night::Night;
pub use pile_end::PileEnd;

use super::around::facing;
use crate::rules::Game;
use crate::rules::mists::{Action, Happening, Hound, Mists, Outcome, Phase, Refusal};
use crate::rules::tiles::{Kind, PartName, Rotation, Square};
use std::ops::RangeInclusive;

/// The consequences of laying the drawn tile in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// How many ghosts come from the supply in all, whatever the table chooses. At a defeat, how many would have to
    /// come.
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
    /// Whether all its own mist that shows ghosts belongs to banks that it completes: then none come (GHOST-2).
    pub finishes_own_mist: bool,
    /// Banks that it completes (MIST-4).
    pub finished: Vec<FinishedBank>,
    /// Banks that can never be completed because of it (MIST-3, L5-8).
    pub lost: Vec<LostBank>,
    /// Roads, cities and castles that can never be completed because of it, each named by one of its parts (L5-6).
    pub never_completed: Vec<PartName>,
    /// Cemeteries that it closes, in the order of their burials (CEM-2, CEM-9).
    pub closings: Vec<Closing>,
    /// Whether it is a cemetery that stays open and haunts the end of each turn from now on (L5-4).
    pub haunting: bool,
    /// The end of this turn, if a cemetery haunts it (L5-4).
    pub night: Option<Night>,
    /// Roads, cities and castles that it completes.
    pub completed: Vec<Completed>,
    /// Roads, cities and castles with meeples that grow and stay unfinished: first those that are shared from now on,
    /// then the most valuable (SCORE-6).
    pub grown: Vec<Grown>,
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
    /// Whether this turn uses up the active pile, unless its target is reached (END-2, PILE-2).
    pub pile_end: Option<PileEnd>,
}

impl Foresight {
    /// Whether this hound comes (HOUND-1).
    pub fn hound(&self, hound: Hound) -> Chance {
        self.hounds[hound as usize]
    }
}

/// A bank that the tile completes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedBank {
    /// All its mist parts.
    pub parts: Vec<PartName>,
    /// Ghosts that go back to the supply.
    pub freed: u8,
}

/// The game after the tile was laid. It is played up to the first choice, and then with arbitrary choices up to the
/// meeple.
struct Ahead<'a> {
    game: &'a Mists,
    at: Square,
    joins_mist: bool,
    /// The position at the first choice.
    laid: Mists,
    /// The happenings before the first choice.
    certain: Vec<Happening>,
    /// The position after all ghosts came and all burials are done. Their numbers do not depend on the choices.
    settled: Mists,
    /// The happenings between the first choice and that position.
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

/// Finds out what laying the tile would do.
///
/// # Errors
/// Returns why the tile cannot be laid there, or that no tile has to be laid.
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
    let finished: Vec<FinishedBank> = ahead.certain.iter().filter_map(finished_bank).collect();
    Ok(Foresight {
        ghosts: ghosts::in_all(&ahead, circles.from_supply),
        coming,
        circles,
        cat_comes: circles::cat_comes(&ahead) && !defeat,
        cat_points: circles::cat_points(&ahead).filter(|_| !defeat),
        joins_mist: ahead.joins_mist,
        finishes_own_mist: finishes_own_mist(&ahead, &finished),
        finished,
        lost: lost_banks(game, &ahead.laid, at),
        never_completed: lost::never_completed(game, &ahead.laid, at),
        closings: graves::closings(&ahead),
        haunting: night::begins(&ahead.laid, at),
        night: night::falls(&ahead.laid, victory, hounds).filter(|_| !defeat),
        completed,
        grown: grown::grown(&ahead),
        pile_end: pile_end::pile_end(&ahead.laid, *reach.total.end(), victory, hounds).filter(|_| !defeat),
        total: reach.total,
        totals: reach.totals,
        hounds,
        victory,
        defeat,
    })
}

fn finishes_own_mist(ahead: &Ahead, finished: &[FinishedBank]) -> bool {
    let face = ahead.laid.face(ahead.laid.board().tile(ahead.laid.last_laid()).face);
    let with_ghosts = (0..).zip(face.mist_parts()).filter(|(_, part)| part.symbols > 0);
    let mut own = with_ghosts.map(|(area, _)| PartName::new(ahead.at, Kind::Mist, area));
    own.all(|area| finished.iter().any(|bank| bank.parts.contains(&area)))
}

fn finished_bank(happening: &Happening) -> Option<FinishedBank> {
    let Happening::BankFinished { parts } = happening else { return None };
    let freed = parts.iter().map(|&(_, ghosts)| ghosts).sum();
    Some(FinishedBank { parts: parts.iter().map(|&(part, _)| part).collect(), freed })
}

#[cfg(test)]
mod tests;
