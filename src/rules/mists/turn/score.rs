//! Step 3: completed regions with a meeple are scored, for points or for ghosts (SCORE-1 to SCORE-10).

use super::markers::{self, Whence};
use super::{cat, face_down, hounds};
use crate::rules::mists::{Action, Happening, Haunt, Mists, Outcome, Phase, Refusal, Scoring, Taken, Whereabouts};
use crate::rules::tiles::{Kind, PartId, PartName, RegionId, Square};
use crate::rules::{ByColour, Colour};

/// Finds what the laid tile completed.
pub(super) fn begin(game: &mut Mists, happenings: &mut Vec<Happening>) {
    game.due.regions.clear();
    let laid = game.board.tile(game.laid);
    let parts = game.face(laid.face).parts().len() as u8;
    for local in 0..parts {
        note_completed(game, game.board.part_of(game.laid, local));
    }
    // A finished castle beside the tile lacked just this one (SCORE-4).
    for castle in 0..game.board.castles().len() {
        let castle = game.board.castles()[castle];
        if game.name_of(castle).at.surrounds(game.board.tile(game.laid).at) {
            note_completed(game, castle);
        }
    }
    next(game, happenings);
}

fn note_completed(game: &mut Mists, part: PartId) {
    let id = game.board.region_of(part);
    let region = game.board.region(id);
    if region.kind != Kind::Mist && region.finished() && region.meeples > 0 && !game.due.regions.contains(&id) {
        game.due.regions.push(id);
    }
}

/// Goes on to the next scoring, to the question which it is, or to the end of the turn.
pub(super) fn next(game: &mut Mists, happenings: &mut Vec<Happening>) {
    match game.due.regions.len() {
        0 if game.due.errand.moves_on => cat::move_on(game, cat::Then::TurnEnd, happenings),
        0 => face_down::begin(game, happenings),
        1 => game.phase = Phase::TakeScore,
        _ => game.phase = Phase::PickScoring,
    }
}

pub(in crate::rules) fn list_regions(game: &Mists, actions: &mut Vec<Action>) {
    let regions = game.due.regions.iter();
    actions.extend(regions.map(|&region| Action::ScoreNext { region: name_of_due(game, region) }));
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
    let from = game.due.banished.from;
    for tile in game.board.tiles().iter().filter(|tile| from.is_none_or(|from| from == tile.at)) {
        let areas = (0..).zip(tile.ghosts).filter(|&(_, ghosts)| ghosts > 0);
        actions.extend(areas.map(|(area, _)| Action::Banish { at: tile.at, haunt: Haunt::Mist(area) }));
    }
    let haunted = game.board.cemeteries().iter().filter(|cemetery| cemetery.ghosts > 0).map(|cemetery| cemetery.at);
    let open = haunted.filter(|&at| from.is_none_or(|from| from == at));
    actions.extend(open.map(|at| Action::Banish { at, haunt: Haunt::Cemetery }));
    actions.push(Action::StopBanishing);
}

pub(in crate::rules) fn take_points(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let region = game.due.regions[0];
    let (colours, value) = (game.colours_in(region), game.board.region(region).value());
    markers::begin(game, colours, value, Whence::Region, happenings);
}

/// The region's points are on the markers.
pub(super) fn points_given(
    game: &mut Mists,
    value: u16,
    moves: ByColour<Option<Colour>>,
    happenings: &mut Vec<Happening>,
) {
    let colours = game.colours_in(game.due.regions[0]).len();
    finish(game, Taken::Points(value * u16::from(colours)), moves, happenings);
}

pub(in crate::rules) fn banish(
    game: &mut Mists,
    at: Square,
    haunt: Haunt,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    haunt.lets_go(at)?;
    if let Some(from) = game.due.banished.from
        && from != at
    {
        return Err(Refusal::AnotherSquare(from));
    }
    if !game.take_ghost(at, haunt, happenings) {
        return Err(Refusal::NoGhostThere(at));
    }
    game.due.banished.add(at, haunt);
    game.phase = Phase::Banish;
    if game.due.banished.is_full() || game.loose_ghosts_on(at).next().is_none() {
        stop_banishing(game, happenings);
    }
    Ok(())
}

pub(in crate::rules) fn stop_banishing(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let banished = std::mem::take(&mut game.due.banished);
    finish(game, Taken::Ghosts(banished), ByColour::default(), happenings);
}

/// Ends the scoring under way: the meeples go home and hounds with them score, unless the goal was reached first (END-1,
/// SCORE-9).
fn finish(game: &mut Mists, taken: Taken, moves: ByColour<Option<Colour>>, happenings: &mut Vec<Happening>) {
    let region = game.due.regions[0];
    happenings.push(Happening::Scored(Scoring {
        region: name_of_due(game, region),
        value: game.board.region(region).value(),
        colours: game.colours_in(region),
        taken,
        moves,
        due: game.due.regions.len() as u8,
    }));
    if game.reached(game.table.level.goal) {
        game.end(Outcome::Victory, happenings);
        return;
    }
    send_meeples_home(game, region, happenings);
    game.due.regions.remove(0);
    hounds::score_next(game, happenings);
}

fn send_meeples_home(game: &mut Mists, region: RegionId, happenings: &mut Vec<Happening>) {
    let mut at = 0;
    while let Some(&meeple) = game.standing.get(at) {
        if game.board.region_of(meeple.part) == region {
            game.standing.remove(at);
            game.meeples[meeple.colour] += 1;
            for (hound, scored) in game.hounds.iter_mut().zip(&mut game.due.scored_hounds) {
                if *hound == Whereabouts::With(meeple.part) {
                    *hound = Whereabouts::Gone;
                    *scored = Some(meeple.colour);
                }
            }
            cat::leave_scored(game, meeple.part, meeple.colour);
            happenings.push(Happening::MeepleReturned { colour: meeple.colour, from: game.name_of(meeple.part) });
        } else {
            at += 1;
        }
    }
    game.board.region_mut(region).meeples = 0;
}

/// The region's first part on the tile that completed it; of a castle beside that tile its own.
pub(in crate::rules) fn name_of_due(game: &Mists, region: RegionId) -> PartName {
    let parts = game.face(game.board.tile(game.laid).face).parts().len() as u8;
    let mut of_tile = (0..parts).map(|local| game.board.part_of(game.laid, local));
    let on_tile = of_tile.find(|&part| game.board.region_of(part) == region);
    // The number of a region is that of one of its parts.
    game.name_of(on_tile.unwrap_or(PartId(region.0)))
}
