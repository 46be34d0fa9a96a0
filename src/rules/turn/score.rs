//! Step 3: completed regions with a meeple are scored, for points or for ghosts (SCORE-1 to SCORE-10).

use super::draw::end_turn;
use crate::rules::board::RegionId;
use crate::rules::happening::{Scoring, Taken};
use crate::rules::{Action, Happening, Kind, Mists, Outcome, PartName, Phase, Refusal, Square};

/// Finds what the laid tile completed.
pub(super) fn begin(game: &mut Mists, happenings: &mut Vec<Happening>) {
    game.due.regions.clear();
    let parts = game.table.faces[game.board.tile(game.laid).face.0 as usize].parts().len() as u8;
    for local in 0..parts {
        let id = game.board.region_of(game.board.part_of(game.laid, local));
        let region = game.board.region(id);
        if region.kind != Kind::Mist && region.finished() && region.meeples > 0 && !game.due.regions.contains(&id) {
            game.due.regions.push(id);
        }
    }
    next(game, happenings);
}

/// Goes on to the next scoring, to the question which it is, or to the end of the turn.
fn next(game: &mut Mists, happenings: &mut Vec<Happening>) {
    match game.due.regions.len() {
        0 => end_turn(game, happenings),
        1 => game.phase = Phase::TakeScore,
        _ => game.phase = Phase::PickScoring,
    }
}

pub(in crate::rules) fn list_regions(game: &Mists, actions: &mut Vec<Action>) {
    let regions = game.due.regions.iter();
    actions.extend(regions.map(|&region| Action::ScoreNext { region: name_on_laid_tile(game, region) }));
}

pub(in crate::rules) fn apply_order(
    game: &mut Mists,
    region: PartName,
    _happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let part = game.part_named(region).ok_or(Refusal::NotDue)?;
    let region = game.board.region_of(part);
    let at = game.due.regions.iter().position(|&due| due == region).ok_or(Refusal::NotDue)?;
    // The region under way stands first.
    game.due.regions[..=at].rotate_right(1);
    game.phase = Phase::TakeScore;
    Ok(())
}

/// The choice for the region under way: points, or one ghost after another from one square (SCORE-7, SCORE-10).
pub(in crate::rules) fn list_choices(game: &Mists, actions: &mut Vec<Action>) {
    if game.phase == Phase::TakeScore {
        actions.push(Action::TakePoints);
    }
    for tile in game.board.tiles() {
        if game.due.banished.from.is_none_or(|from| from == tile.at) {
            let areas = (0..).zip(tile.ghosts).filter(|&(_, ghosts)| ghosts > 0);
            actions.extend(areas.map(|(area, _)| Action::Banish { at: tile.at, area }));
        }
    }
    actions.push(Action::StopBanishing);
}

pub(in crate::rules) fn take_points(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let region = game.due.regions[0];
    let points = game.board.region(region).value() * u16::from(game.colours_in(region).len());
    game.total += points;
    finish(game, Taken::Points(points), happenings);
}

pub(in crate::rules) fn banish(
    game: &mut Mists,
    at: Square,
    area: u8,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    if let Some(from) = game.due.banished.from
        && from != at
    {
        return Err(Refusal::AnotherSquare(from));
    }
    let tile = game.board.tile_at(at).ok_or(Refusal::NoGhostThere(at))?;
    if game.board.tile(tile).ghosts.get(area as usize).is_none_or(|&ghosts| ghosts == 0) {
        return Err(Refusal::NoGhostThere(at));
    }
    *game.board.ghosts_mut(tile, area) -= 1;
    game.ghosts += 1;
    game.due.banished.add(at, area);
    game.phase = Phase::Banish;
    happenings.push(Happening::GhostBanished { at, area });
    if game.due.banished.is_full() || game.board.tile(tile).ghosts_in_all() == 0 {
        stop_banishing(game, happenings);
    }
    Ok(())
}

pub(in crate::rules) fn stop_banishing(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let banished = std::mem::take(&mut game.due.banished);
    finish(game, Taken::Ghosts(banished), happenings);
}

/// Ends the scoring under way: the meeples go home, unless the goal was reached first (END-1, SCORE-9).
fn finish(game: &mut Mists, taken: Taken, happenings: &mut Vec<Happening>) {
    let region = game.due.regions[0];
    happenings.push(Happening::Scored(Scoring {
        region: name_on_laid_tile(game, region),
        value: game.board.region(region).value(),
        colours: game.colours_in(region),
        taken,
        due: game.due.regions.len() as u8,
    }));
    if game.total >= game.table.level.goal {
        game.end(Outcome::Victory, happenings);
        return;
    }
    send_meeples_home(game, region, happenings);
    game.due.regions.remove(0);
    next(game, happenings);
}

fn send_meeples_home(game: &mut Mists, region: RegionId, happenings: &mut Vec<Happening>) {
    let mut at = 0;
    while let Some(&meeple) = game.standing.get(at) {
        if game.board.region_of(meeple.part) == region {
            game.standing.remove(at);
            game.meeples[meeple.colour] += 1;
            happenings.push(Happening::MeepleReturned { colour: meeple.colour, from: game.name_of(meeple.part) });
        } else {
            at += 1;
        }
    }
    game.board.region_mut(region).meeples = 0;
}

/// The region's first part on the tile that completed it.
pub(in crate::rules) fn name_on_laid_tile(game: &Mists, region: RegionId) -> PartName {
    let parts = game.table.faces[game.board.tile(game.laid).face.0 as usize].parts().len() as u8;
    let of_region = |&local: &u8| game.board.region_of(game.board.part_of(game.laid, local)) == region;
    let local = (0..parts).find(of_region).unwrap_or_default();
    game.name_of(game.board.part_of(game.laid, local))
}
