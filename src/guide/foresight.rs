//! What laying the drawn tile would do for certain, before it is let go. The next draw stays hidden.

use super::around::facing;
use crate::rules::{
    Action, Colours, Game, Happening, Kind, Mists, Outcome, PartId, PartName, Phase, Refusal, RegionId, Square, TileId,
    Turn,
};

/// What would follow if the drawn tile were laid like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// Ghosts that come to the tile in all (GHOST-1, GHOST-3). At a defeat: that would have to come.
    pub ghosts: u8,
    /// The mist areas that ghosts come to.
    pub coming: Vec<Coming>,
    /// Whether its mist is joined to mist that lies there (GHOST-3).
    pub joins_mist: bool,
    /// Banks that it finishes (MIST-4).
    pub finished: Vec<FinishedBank>,
    /// Banks that can never be finished any more, because of it (MIST-3).
    pub lost: Vec<LostBank>,
    /// Roads and cities that it completes and that hold a meeple or could.
    pub completed: Vec<Completed>,
    /// Whether the supply has too few ghosts, so that the game is lost (GHOST-5).
    pub defeat: bool,
    /// Whether the scorings of this turn can reach the goal (END-1).
    pub victory: bool,
}

/// How many ghosts come to a mist area of the tile; a range where the table chooses which area is spared (GHOST-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coming {
    /// The area's place in the face's list.
    pub area: u8,
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
}

/// A bank that the tile finishes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedBank {
    /// All its mist parts.
    pub parts: Vec<PartName>,
    /// Ghosts that go back to the supply.
    pub freed: u8,
}

/// A bank that the tile makes impossible to finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostBank {
    /// One of its parts.
    pub bank: PartName,
    /// Ghosts that stand in it before any come to the tile.
    pub ghosts: u8,
}

/// A road or city that the tile completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Completed {
    /// Its part on the tile.
    pub region: PartName,
    /// Its value before it is multiplied by colours (SCORE-2, SCORE-3).
    pub value: u16,
    /// Points it gives: with the meeples that stand in it, or with one put there now (SCORE-6).
    pub points: u16,
    /// The colours that stand in it; with none, a meeple could be put there now (MEEPLE-2).
    pub colours: Colours,
}

impl Completed {
    /// Whether a meeple stands in it already.
    pub fn occupied(&self) -> bool {
        !self.colours.is_empty()
    }
}

/// Looks at what laying the tile would do.
///
/// # Errors
/// Why the tile can't be laid like this, or that no tile is to be laid.
pub fn foresee(game: &Mists, action: Action) -> Result<Foresight, Refusal> {
    let (Phase::LayTile, Action::LayTile { at, turn }) = (game.phase(), action) else {
        return Err(Refusal::NotNow(game.phase()));
    };
    let mut after = game.veiled();
    let mut happenings = Vec::new();
    after.apply(action, &mut happenings)?;
    let tile = after.last_laid();
    let symbols = after.symbols_laid();
    let joins_mist = joins_mist(game, &after, at, turn);
    let completed = completed(game, &after, tile);
    Ok(Foresight {
        ghosts: symbols.iter().sum::<u8>().saturating_sub(u8::from(joins_mist)),
        coming: coming(symbols, joins_mist),
        joins_mist,
        finished: happenings.iter().filter_map(finished_bank).collect(),
        lost: lost_banks(game, &after, at),
        defeat: after.outcome() == Some(Outcome::OutOfGhosts),
        victory: after.outcome().is_none() && game.total() + most_points(&completed) >= game.level().goal,
        completed,
    })
}

fn joins_mist(game: &Mists, after: &Mists, at: Square, turn: Turn) -> bool {
    let face = after.face(after.board().tile(after.last_laid()).face);
    facing(game, at).any(|there| there.mist.is_some() && face.edge(there.side, turn).mist.is_some())
}

fn coming(symbols: [u8; 4], joins_mist: bool) -> Vec<Coming> {
    let spare = u8::from(joins_mist);
    let several = symbols.iter().filter(|&&ghosts| ghosts > 0).count() > 1;
    let areas = (0..).zip(symbols).filter(|&(_, ghosts)| ghosts > 0);
    let coming = areas.map(|(area, ghosts)| {
        let least = ghosts - spare;
        Coming { area, least, most: if several { ghosts } else { least } }
    });
    coming.filter(|coming| coming.most > 0).collect()
}

fn finished_bank(happening: &Happening) -> Option<FinishedBank> {
    let Happening::BankFinished { parts } = happening else { return None };
    let freed = parts.iter().map(|&(_, ghosts)| ghosts).sum();
    Some(FinishedBank { parts: parts.iter().map(|&(part, _)| part).collect(), freed })
}

/// Banks that the tile touches or begins, that are dead with it and of which some piece was not dead before.
pub(super) fn lost_banks(game: &Mists, after: &Mists, at: Square) -> Vec<LostBank> {
    let mut dead: Vec<(RegionId, PartId, bool)> = Vec::new();
    let mut meet = |part: PartId, was_alive: bool| {
        let bank = after.board().region_of(part);
        if !after.board().region(bank).dead {
            return;
        }
        match dead.iter_mut().find(|(known, ..)| *known == bank) {
            Some((.., lost)) => *lost |= was_alive,
            None => dead.push((bank, part, was_alive)),
        }
    };
    for part in facing(game, at).filter_map(|there| there.mist) {
        meet(part, !game.board().region(game.board().region_of(part)).dead);
    }
    for part in mist_parts(after, after.last_laid()) {
        let bank = after.board().region_of(part);
        // Mist that touches no other is a bank of its own: lost as soon as it lies there.
        meet(part, after.board().region(bank).size() == 1);
    }
    let lost = dead.into_iter().filter(|&(.., lost)| lost);
    lost.map(|(bank, part, _)| LostBank { bank: after.name_of(part), ghosts: ghosts_elsewhere(after, bank, at) })
        .collect()
}

fn mist_parts(game: &Mists, tile: TileId) -> impl Iterator<Item = PartId> + '_ {
    let parts = game.face(game.board().tile(tile).face).parts();
    let mist = (0..).zip(parts).filter(|(_, part)| part.kind == Kind::Mist);
    mist.map(move |(local, _)| game.board().part_of(tile, local))
}

fn ghosts_elsewhere(game: &Mists, bank: RegionId, at: Square) -> u8 {
    let names = game.parts_of(bank).map(|part| game.name_of(part)).filter(|name| name.at != at);
    let tile = |name: PartName| game.board().tile_at(name.at).map(|tile| game.board().tile(tile));
    names.filter_map(|name| Some(tile(name)?.ghosts[name.index as usize])).sum()
}

fn completed(game: &Mists, after: &Mists, tile: TileId) -> Vec<Completed> {
    let board = after.board();
    let could_put = game.seats()[game.active()].iter().any(|&colour| game.meeples_in_supply(colour) > 0);
    let parts = after.face(board.tile(tile).face).parts().len() as u8;
    let mut seen: Vec<RegionId> = Vec::new();
    let mut completed = Vec::new();
    for part in (0..parts).map(|local| board.part_of(tile, local)) {
        let id = board.region_of(part);
        let region = board.region(id);
        if region.kind == Kind::Mist || !region.finished() || seen.contains(&id) {
            continue;
        }
        seen.push(id);
        let colours = after.colours_in(id);
        if !colours.is_empty() || could_put {
            let points = region.value() * u16::from(colours.len().max(1));
            completed.push(Completed { region: after.name_of(part), value: region.value(), points, colours });
        }
    }
    completed
}

/// What this turn's scorings bring at most: everything occupied, and one more region with the meeple put now.
fn most_points(completed: &[Completed]) -> u16 {
    let occupied: u16 = completed.iter().filter(|region| region.occupied()).map(|region| region.points).sum();
    let put_now = completed.iter().filter(|region| !region.occupied()).map(|region| region.points).max();
    occupied + put_now.unwrap_or(0)
}

#[cfg(test)]
mod tests;
