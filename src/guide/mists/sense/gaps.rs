//! What the gaps of the board mean for the regions that reach them.

use super::chances::Chances;
use super::fitting::{Fitting, Opening};
use super::regions::{Bank, Land};
use crate::rules::Colours;
use crate::rules::mists::{Mists, value_of};
use crate::rules::tiles::{Kind, PartId, RegionId, Square};

/// The gaps of a position, with the tiles that would close them.
pub(super) struct Gaps {
    fitting: Fitting,
    openings: Vec<Opening>,
}

/// What was seen in the gaps.
#[derive(Default)]
pub(super) struct Seen {
    /// Open edges of mist that can still be finished.
    pub edges: u8,
    /// Open edges of mist that can never be finished.
    pub dead_edges: u8,
    /// Points that would be added if all pairs of occupied regions were joined that meet at a gap.
    pub joining: f32,
}

impl Gaps {
    pub fn of(game: &Mists) -> Gaps {
        let fitting = Fitting::of(game);
        let openings = game.board().gaps().map(|at| fitting.opening(game, at)).collect();
        Gaps { fitting, openings }
    }

    /// Notes how hard the gaps make it to complete regions. `laid` is the square of the tile that was laid since the gaps
    /// were counted: only those beside it are others.
    pub fn look(
        &self,
        game: &Mists,
        laid: Option<Square>,
        chances: &Chances,
        lands: &mut [Land],
        banks: &mut [Bank],
    ) -> Seen {
        let mut seen = Seen::default();
        let near = |at: Square| laid.is_some_and(|laid| at == laid || laid.neighbours().contains(&at));
        for opening in self.openings.iter().filter(|opening| !near(opening.at)) {
            seen.look_at(game, opening, chances, lands, banks);
        }
        let beside = laid.into_iter().flat_map(Square::neighbours).filter(|&at| game.board().is_empty(at));
        for at in beside {
            seen.look_at(game, &self.fitting.opening(game, at), chances, lands, banks);
        }
        seen
    }
}

impl Seen {
    fn look_at(&mut self, game: &Mists, gap: &Opening, chances: &Chances, lands: &mut [Land], banks: &mut [Bank]) {
        let board = game.board();
        let regions = |parts: [Option<PartId>; 4]| parts.map(|part| part.map(|part| board.region_of(part)));
        let is_first = |regions: &[Option<RegionId>; 4], side: usize| !regions[..side].contains(&regions[side]);
        let mists = regions(gap.mists);
        for (side, bank) in mists.iter().enumerate() {
            let Some(id) = *bank else { continue };
            if board.region(id).dead {
                self.dead_edges += 1;
            } else {
                self.edges += 1;
            }
            let known = banks.iter_mut().find(|known| known.id == id);
            if let Some(bank) = known.filter(|_| is_first(&mists, side)) {
                bank.hard += chances.gap(Kind::Mist, gap.fit);
            }
        }
        let reaching = regions(gap.lands);
        let mut met: Option<usize> = None;
        for (_, land) in reaching.iter().enumerate().filter(|&(side, _)| is_first(&reaching, side)) {
            let known = lands.iter().position(|known| Some(known.id) == *land);
            let Some(at) = known else { continue };
            lands[at].hard += chances.gap(lands[at].region.kind, gap.fit);
            lands[at].gaps += 1.0;
            if let Some(other) = met.replace(at) {
                self.joining += joined(&lands[at], &lands[other]);
            }
        }
    }
}

/// The points that joining two occupied regions of a kind would add: each has its colours scored by the other's tiles too.
fn joined(one: &Land, other: &Land) -> f32 {
    let fruitless = one.region.kind != other.region.kind || one.region.dead || other.region.dead;
    if fruitless || one.meeples == 0 || other.meeples == 0 {
        return 0.0;
    }
    let both: Colours = one.colours.iter().chain(other.colours.iter()).collect();
    let gained = |land: &Land| f32::from(value_of(&land.region)) * f32::from(both.len() - land.colours.len());
    gained(one) + gained(other)
}
