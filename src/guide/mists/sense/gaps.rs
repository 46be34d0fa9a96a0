//! What the gaps of the board mean for the regions that reach them.

use super::chances::Chances;
use super::fitting::{Fitting, Opening};
use super::regions::{Bank, Land};
use crate::rules::mists::Mists;
use crate::rules::tiles::{Kind, PAIRS, PartId, RegionId, Square};

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
    /// Where two of them meet that one tile could join.
    pub meetings: Vec<Meeting>,
}

/// Two regions that one tile could join.
pub(super) struct Meeting {
    /// Which of the lands they are.
    pub lands: [usize; 2],
    /// How many unseen tiles would join them.
    pub tiles: u8,
}

impl Gaps {
    pub fn of(game: &Mists) -> Gaps {
        let fitting = Fitting::of(game);
        let openings = game.board().gaps().map(|at| fitting.opening(game, at)).collect();
        Gaps { fitting, openings }
    }

    /// Notes how hard the gaps make it to complete regions, and replaces what was in `seen`. `laid` is the square of
    /// the tile that was laid since the gaps were counted: only those beside it are others.
    pub fn look(
        &self,
        game: &Mists,
        laid: Option<Square>,
        chances: &Chances,
        lands: &mut [Land],
        banks: &mut [Bank],
        seen: &mut Seen,
    ) {
        seen.clear();
        let near = |at: Square| laid.is_some_and(|laid| at == laid || laid.neighbours().contains(&at));
        for opening in self.openings.iter().filter(|opening| !near(opening.at)) {
            seen.look_at(game, opening, chances, lands, banks);
        }
        let beside = laid.into_iter().flat_map(Square::neighbours).filter(|&at| game.board().is_empty(at));
        for at in beside {
            seen.look_at(game, &self.fitting.opening(game, at), chances, lands, banks);
        }
    }
}

impl Seen {
    fn clear(&mut self) {
        (self.edges, self.dead_edges) = (0, 0);
        self.meetings.clear();
    }

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
        for castle in lands.iter_mut().filter(|land| land.region.kind == Kind::Castle && land.at.surrounds(gap.at)) {
            castle.hard += chances.castle_gap(gap.fit);
        }
        let reaching = regions(gap.lands);
        let mut known = [None; 4];
        for (side, land) in reaching.iter().enumerate().filter(|&(side, _)| is_first(&reaching, side)) {
            known[side] = lands.iter().position(|known| Some(known.id) == *land);
            let Some(at) = known[side] else { continue };
            lands[at].hard += chances.gap(lands[at].region.kind, gap.fit);
            lands[at].gaps += 1.0;
        }
        for ((one, other), tiles) in PAIRS.into_iter().zip(gap.fit.joins) {
            let (Some(one), Some(other)) = (known[one], known[other]) else { continue };
            if tiles > 0 && !lands[one].region.dead && !lands[other].region.dead {
                self.meetings.push(Meeting { lands: [one, other], tiles });
            }
        }
    }
}
