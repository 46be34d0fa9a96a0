//! Step 3: completed regions with a meeple are scored (RSCORE-1 to RSCORE-7, RCEM-3).

use crate::rules::Colour;
use crate::rules::carcassonne::step::Said;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Phase, Refusal, When};
use crate::rules::tiles::{Kind, PartId, PartName, RegionId};

/// Finds what the laid tile completed (RSCORE-1).
pub(super) fn find_completed(game: &mut Carcassonne) -> Said {
    let mut found = std::mem::take(&mut game.to_do_mut().regions);
    game.parts_laid().for_each(|(part, _)| note_completed(game, part, &mut found));
    // What stands in the middle of a tile beside the laid one may have lacked just this one.
    game.board().centres_around(game.laid().at).for_each(|centre| note_completed(game, centre, &mut found));
    game.to_do_mut().regions = found;
    game.to_do_mut().chosen = false;
    if game.to_do().regions.is_empty() { Said::Nothing } else { Said::Did }
}

fn note_completed(game: &Carcassonne, part: PartId, found: &mut Vec<RegionId>) {
    let id = game.board().region_of(part);
    let region = game.board().region(id);
    let is_scored = match region.kind {
        Kind::Road | Kind::City | Kind::Monastery | Kind::Castle | Kind::Cemetery => true,
        Kind::Field | Kind::Mist => false,
    };
    if is_scored && region.meeples > 0 && region.finished() && !found.contains(&id) {
        found.push(id);
    }
}

/// The next scoring. Of several regions the player chooses which (RSCORE-7).
pub(super) fn score_region(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    let due = game.to_do().regions.len();
    match game.to_do().regions.first().copied() {
        None => Said::Nothing,
        Some(_) if due > 1 && !game.to_do().chosen => Said::Asks(Phase::PickScoring),
        Some(region) => {
            score(game, region, due as u8, happenings);
            game.to_do_mut().regions.remove(0);
            game.to_do_mut().chosen = false;
            Said::Did
        }
    }
}

/// Scores a region wholly: points, the guard of a cemetery, and everybody goes home (RSCORE-4 to RSCORE-6, RCEM-3).
fn score(game: &mut Carcassonne, region: RegionId, due: u8, happenings: &mut Vec<Happening>) {
    let mut scoring = game.scoring(region, game.name_of_due(region), When::Completed, due);
    for colour in Colour::ALL {
        if let Some(points) = scoring.points[colour] {
            scoring.totals[colour] = game.give_points(colour, points);
        }
    }
    happenings.push(Happening::Scored(scoring));
    if game.board().region(region).kind == Kind::Cemetery {
        bring_guards(game, region, happenings);
    }
    let next = |game: &Carcassonne| game.meeples_in(region).next().copied();
    while let Some(meeple) = next(game) {
        game.send_home(meeple);
        let from = game.name_of(meeple.part);
        let (colour, piece, ghosts) = (meeple.colour, meeple.piece, meeple.ghosts);
        happenings.push(Happening::MeepleReturned { colour, piece, from, ghosts });
    }
}

/// The keeper's owner gets a guard from the reserve (RCEM-3).
fn bring_guards(game: &mut Carcassonne, cemetery: RegionId, happenings: &mut Vec<Happening>) {
    let Some(colour) = game.meeples_in(cemetery).next().map(|keeper| keeper.colour) else { return };
    if let Some(reserve) = game.bring_guard(colour) {
        happenings.push(Happening::GuardCame { colour, reserve });
    }
}

pub(in crate::rules::carcassonne) fn list(game: &Carcassonne, actions: &mut Vec<Action>) {
    let regions = game.to_do().regions.iter();
    actions.extend(regions.map(|&region| Action::ScoreNext { region: game.name_of_due(region) }));
}

pub(in crate::rules::carcassonne) fn apply(game: &mut Carcassonne, region: PartName) -> Result<(), Refusal> {
    let part = game.part_named(region).ok_or(Refusal::NotDue)?;
    let region = game.board().region_of(part);
    let to_do = game.to_do_mut();
    let at = to_do.regions.iter().position(|&due| due == region).ok_or(Refusal::NotDue)?;
    // The region under way stands first.
    to_do.regions[..=at].rotate_right(1);
    to_do.chosen = true;
    Ok(())
}
