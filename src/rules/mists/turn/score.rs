//! Step 3: completed regions with a meeple are scored, for points or for ghosts (SCORE-1 to SCORE-10).

use super::{companions, markers};
use crate::rules::mists::step::Said;
use crate::rules::mists::to_do::Choice;
use crate::rules::mists::{Action, Happening, Haunt, Mists, Phase, Refusal, Scoring, Taken, value_of};
use crate::rules::tiles::{Kind, PartId, PartName, RegionId, Square};
use crate::rules::{ByColour, Colour};

/// Finds what the laid tile completed.
pub(super) fn find_completed(game: &mut Mists) -> Said {
    let mut found = std::mem::take(&mut game.to_do_mut().regions);
    game.parts_laid().for_each(|(part, _)| note_completed(game, part, &mut found));
    // A finished castle beside the tile lacked just this one (SCORE-4).
    game.board().centres_around(game.laid().at).for_each(|castle| note_completed(game, castle, &mut found));
    game.to_do_mut().regions = found;
    if game.to_do().regions.is_empty() { Said::Nothing } else { Said::Did }
}

fn note_completed(game: &Mists, part: PartId, found: &mut Vec<RegionId>) {
    let id = game.board().region_of(part);
    let region = game.board().region(id);
    if region.kind != Kind::Mist && region.finished() && region.meeples > 0 && !found.contains(&id) {
        found.push(id);
    }
}

/// The next scoring: asks which region it is, what is taken for it, and which markers move (SCORE-7, SCORE-8).
pub(super) fn score_region(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    let Some(&region) = game.to_do().regions.first() else { return Said::Nothing };
    let several = game.to_do().regions.len() > 1;
    match game.to_do().choice {
        Choice::Nothing if several => Said::Asks(Phase::PickScoring),
        Choice::Nothing | Choice::Region => Said::Asks(Phase::TakeScore),
        Choice::Points => {
            let (colours, value) = (game.colours_in(region), value_of(game.board().region(region)));
            match markers::give(game, colours, value) {
                None => Said::Asks(Phase::MoveMarker),
                Some(marking) => {
                    finish(game, region, Taken::Points(value * u16::from(colours.len())), marking.moves, happenings)
                }
            }
        }
        Choice::Ghosts(banished) if !banished.is_full() && any_left(game, banished.from) => Said::Asks(Phase::Banish),
        Choice::Ghosts(banished) | Choice::Enough(banished) => {
            finish(game, region, Taken::Ghosts(banished), ByColour::default(), happenings)
        }
    }
}

fn any_left(game: &Mists, at: Option<Square>) -> bool {
    at.is_some_and(|at| game.loose_ghosts_on(at).next().is_some())
}

pub(in crate::rules::mists) fn list_regions(game: &Mists, actions: &mut Vec<Action>) {
    let regions = game.to_do().regions.iter();
    actions.extend(regions.map(|&region| Action::ScoreNext { region: game.name_of_due(region) }));
}

pub(in crate::rules::mists) fn apply_order(game: &mut Mists, region: PartName) -> Result<(), Refusal> {
    let part = game.part_named(region).ok_or(Refusal::NotDue)?;
    let region = game.board().region_of(part);
    let to_do = game.to_do_mut();
    let at = to_do.regions.iter().position(|&due| due == region).ok_or(Refusal::NotDue)?;
    // The region under way stands first.
    to_do.regions[..=at].rotate_right(1);
    to_do.choice = Choice::Region;
    Ok(())
}

/// The choice for the region under way: points, or one ghost after another from one square (SCORE-7, SCORE-10).
pub(in crate::rules::mists) fn list_choices(game: &Mists, actions: &mut Vec<Action>) {
    let from = game.banishing_from();
    if from.is_none() {
        actions.push(Action::TakePoints);
    }
    let haunted = game.board().tiles().iter().filter(|tile| !tile.holds.loose.is_empty());
    for tile in haunted.filter(|tile| from.is_none_or(|from| from == tile.at)) {
        let areas = tile.holds.loose.filled();
        actions.extend(areas.map(|(area, _)| Action::Banish { at: tile.at, haunt: Haunt::Mist(area) }));
    }
    let haunted = game.cemeteries().iter().filter(|cemetery| cemetery.ghosts > 0).map(|cemetery| cemetery.at);
    let open = haunted.filter(|&at| from.is_none_or(|from| from == at));
    actions.extend(open.map(|at| Action::Banish { at, haunt: Haunt::Cemetery }));
    actions.push(Action::StopBanishing);
}

pub(in crate::rules::mists) fn take_points(game: &mut Mists) -> Result<(), Refusal> {
    game.to_do_mut().choice = Choice::Points;
    Ok(())
}

pub(in crate::rules::mists) fn banish(
    game: &mut Mists,
    at: Square,
    haunt: Haunt,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    haunt.lets_go(at)?;
    let mut banished = game.to_do().choice.banished();
    if let Some(from) = banished.from
        && from != at
    {
        return Err(Refusal::AnotherSquare(from));
    }
    if !game.take_ghost(at, haunt, happenings) {
        return Err(Refusal::NoGhostThere(at));
    }
    banished.add(at, haunt);
    game.to_do_mut().choice = Choice::Ghosts(banished);
    Ok(())
}

pub(in crate::rules::mists) fn stop_banishing(game: &mut Mists) -> Result<(), Refusal> {
    game.to_do_mut().choice = Choice::Enough(game.to_do().choice.banished());
    Ok(())
}

/// Ends a scoring: the meeples go home, unless the goal was reached (END-1, SCORE-9).
fn finish(
    game: &mut Mists,
    region: RegionId,
    taken: Taken,
    moves: ByColour<Option<Colour>>,
    happenings: &mut Vec<Happening>,
) -> Said {
    game.to_do_mut().choice = Choice::Nothing;
    happenings.push(Happening::Scored(Scoring {
        region: game.name_of_due(region),
        value: value_of(game.board().region(region)),
        colours: game.colours_in(region),
        taken,
        moves,
        due: game.to_do().regions.len() as u8,
    }));
    let said = markers::see_goal(game);
    if said == Said::Did {
        send_meeples_home(game, region, happenings);
        game.to_do_mut().regions.remove(0);
    }
    said
}

fn send_meeples_home(game: &mut Mists, region: RegionId, happenings: &mut Vec<Happening>) {
    let next = |game: &Mists| {
        let mut standing = game.standing().iter();
        standing.find(|meeple| game.board().region_of(meeple.part) == region).copied()
    };
    while let Some(meeple) = next(game) {
        game.send_home(meeple);
        companions::leave_scored(game, meeple);
        happenings.push(Happening::MeepleReturned { colour: meeple.colour, from: game.name_of(meeple.part) });
    }
}
