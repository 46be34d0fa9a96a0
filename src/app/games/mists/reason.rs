//! What speaks for a choice of the guide, in words: what it brings, or what other choices would cost.

use super::words;
use crate::app::words::say;
use crate::guide::mists::foresight::{Chance, Foresight, foresee};
use crate::rules::mists::{Action, Haunt, Hound, Mists, Phase};
use crate::rules::tiles::{Kind, PartName, Square};
use crate::rules::{Colour, Game};

/// With so few ghosts in the supply it is time to send some home (GHOST-5).
const FEW_GHOSTS: u8 = 6;

/// The reasons, the strongest first. There may be none.
pub(super) fn reasons(position: &Mists, action: Action, names: &[String]) -> Vec<String> {
    match action {
        Action::LayTile { .. } => of_tile(position, action),
        Action::PlaceMeeple { kind, index, .. } => of_meeple(position, kind, index, names).into_iter().collect(),
        Action::SkipMeeple => vec![say!("reason-keeps-meeple").to_owned()],
        Action::TakePoints => enough_ghosts(position).into_iter().chain(points_missing(position)).collect(),
        Action::Banish { at, haunt } if position.phase() != Phase::CalmGhosts => {
            few_ghosts(position).into_iter().chain(of_haunt(position, at, haunt, names)).collect()
        }
        Action::MoveMarker { marker } => of_marker(position, marker).into_iter().collect(),
        _ => words::consequence(position, action, names).into_iter().collect(),
    }
}

/// What a tile costs: mist that can never burn off any more, or else what can never be completed, or else two ghosts or
/// more.
pub(super) fn price(position: &Mists, action: Action) -> Option<String> {
    let Action::LayTile { .. } = action else { return None };
    let ahead = foresee(position, action).ok()?;
    let lost = ahead.lost.iter().max_by_key(|bank| bank.ghosts);
    let spoilt = || ahead.never_completed.first().map(|part| words::never_completed(part.kind));
    let haunted = || (ahead.ghosts > 1).then(|| words::ghosts_come(&ahead));
    lost.map(|bank| words::never_burns_off(bank.ghosts)).or_else(spoilt).or_else(haunted)
}

/// First what is gained, then what other places cost, then what grows.
fn of_tile(position: &Mists, action: Action) -> Vec<String> {
    let Ok(ahead) = foresee(position, action) else { return Vec::new() };
    let laid = position.legal_actions().into_iter().filter(|&other| other != action);
    let others: Vec<Foresight> = laid.filter_map(|other| foresee(position, other).ok()).collect();
    let split = position.splits_points();
    let (shared, own): (Vec<_>, Vec<_>) = ahead.grown.iter().partition(|region| region.shared);
    let mut reasons = Vec::new();
    if !ahead.defeat && !others.is_empty() && others.iter().all(|other| other.defeat) {
        reasons.push(say!("reason-only-way").to_owned());
    }
    reasons.extend(gains(&ahead, split));
    reasons.extend(shared.into_iter().map(|region| words::grows(region, split)));
    reasons.extend(fewer_ghosts(&ahead, &others));
    reasons.extend(spoils_nothing(&ahead, &others));
    reasons.extend(own.into_iter().map(|region| words::grows(region, split)));
    if reasons.is_empty() && ahead.ghosts == 0 && ahead.lost.is_empty() && ahead.never_completed.is_empty() {
        reasons.push(say!("reason-no-ghost").to_owned());
    }
    reasons
}

fn gains(ahead: &Foresight, split: bool) -> Vec<String> {
    let goal = (ahead.victory == Chance::Certain).then(|| say!("ahead-goal-reached").to_owned());
    let hounds = Hound::ALL.into_iter().filter(|&hound| ahead.hound(hound) == Chance::Certain);
    let burnt_off = ahead.finished.iter().filter(|bank| bank.freed > 0);
    let closed = ahead.closings.iter().filter(|closing| closing.freed > 0);
    let completed = ahead.completed.iter().filter(|region| region.occupied() || region.points > 0);
    goal.into_iter()
        .chain(hounds.map(|hound| words::hound_comes(hound, Chance::Certain)))
        .chain(burnt_off.map(|bank| words::burns_off(bank.freed)))
        .chain(completed.map(|region| words::completes(region, split)))
        .chain(ahead.cat_points.map(words::cat_scores))
        .chain(closed.map(words::closes))
        .collect()
}

/// Most other places bring more ghosts.
fn fewer_ghosts(ahead: &Foresight, others: &[Foresight]) -> Option<String> {
    let most = others.iter().map(|other| other.ghosts).max()?;
    most_of(others, |other| other.ghosts > ahead.ghosts)
        .then(|| say!("reason-fewest-ghosts", ghosts = ahead.ghosts, most = most))
}

fn spoils_nothing(ahead: &Foresight, others: &[Foresight]) -> Option<String> {
    let spoils = |ahead: &Foresight| !ahead.lost.is_empty() || !ahead.never_completed.is_empty();
    (!spoils(ahead) && most_of(others, spoils)).then(|| say!("reason-spoils-nothing").to_owned())
}

/// Whether this holds for more than half of the other places.
fn most_of(others: &[Foresight], holds: impl Fn(&Foresight) -> bool) -> bool {
    2 * others.iter().filter(|other| holds(other)).count() > others.len()
}

/// "City of 2, unfinished, worth 4 · nobody there".
fn of_meeple(position: &Mists, kind: Kind, index: u8, names: &[String]) -> Option<String> {
    let at = position.board().tile(position.last_laid()).at;
    let part = position.part_named(PartName::new(at, kind, index))?;
    Some(words::region_tip(position, position.board().region_of(part), names))
}

/// With one marker: how far the goal is after these points.
fn points_missing(position: &Mists) -> Option<String> {
    let (mut after, [_]) = (position.veiled(), position.markers()) else { return None };
    after.apply(Action::TakePoints, &mut Vec::new()).ok()?;
    Some(say!("reason-points-missing", points = position.level().goal.saturating_sub(after.total())))
}

fn enough_ghosts(position: &Mists) -> Option<String> {
    let left = position.ghosts_in_supply();
    (left > FEW_GHOSTS).then(|| say!("reason-ghosts-enough", ghosts = left))
}

fn few_ghosts(position: &Mists) -> Option<String> {
    let left = position.ghosts_in_supply();
    (left <= FEW_GHOSTS).then(|| say!("reason-ghosts-left", ghosts = left))
}

/// From where a ghost goes home: "Mist of 4 tiles, 3 ghosts, 2 open edges". A cemetery shows enough.
fn of_haunt(position: &Mists, at: Square, haunt: Haunt, names: &[String]) -> Option<String> {
    let (Haunt::Mist(area) | Haunt::Circle(area)) = haunt else { return None };
    let part = position.part_named(PartName::new(at, Kind::Mist, area))?;
    Some(words::region_tip(position, position.board().region_of(part), names))
}

/// The hindmost of three markers counts (L6-3).
fn of_marker(position: &Mists, marker: Colour) -> Option<String> {
    let at = position.markers().iter().position(|&known| known == marker)?;
    (position.totals()[at] == position.total()).then(|| say!("reason-hindmost").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::mists::whole_game::beginners_play;

    /// What is said of the beginner's tiles and meeples in whole games.
    fn said(level: u8) -> Vec<(Action, Vec<String>)> {
        let names = ["Alix", "Guilhem", "Maura"].map(str::to_owned);
        let mut said = Vec::new();
        for seed in 7..11 {
            beginners_play(level, seed, |position, action| said.push((action, reasons(position, action, &names))));
        }
        said
    }

    #[test]
    fn most_tiles_of_a_careful_player_have_a_reason() {
        for level in [1, 4, 6] {
            let said = said(level);
            let tiles: Vec<_> = said.iter().filter(|(action, _)| matches!(action, Action::LayTile { .. })).collect();
            let with = tiles.iter().filter(|(_, reasons)| !reasons.is_empty()).count();
            assert!(5 * with >= 4 * tiles.len(), "level {level}: {with} of {}: {tiles:#?}", tiles.len());
        }
    }

    // GHOST-3, MIST-3
    #[test]
    fn what_a_tile_gains_goes_before_what_it_avoids() {
        let place = |reasons: &[String], part: &str| reasons.iter().position(|reason| reason.contains(part));
        let said: Vec<_> = [1, 2, 3].into_iter().flat_map(said).collect();
        let both = said
            .iter()
            .filter_map(|(_, reasons)| Some((place(reasons, "Completes the")?, place(reasons, "elsewhere up to")?)));
        assert!(both.clone().count() > 0);
        assert!(both.into_iter().all(|(gain, cost)| gain < cost));
    }

    // MIST-4
    #[test]
    fn the_price_of_a_tile_is_the_bank_that_it_spoils() {
        let (mut spoilt, mut free) = (0, 0);
        beginners_play(1, 7, |position, _| {
            for action in position.legal_actions() {
                let Ok(ahead) = foresee(position, action) else { continue };
                let told = price(position, action).unwrap_or_default();
                let dear = [!ahead.lost.is_empty(), !ahead.never_completed.is_empty(), ahead.ghosts > 1];
                assert_eq!(told.is_empty(), dear == [false; 3], "{told}: {ahead:?}");
                assert_eq!(told.contains("could then never burn off"), dear[0], "{told}: {ahead:?}");
                spoilt += usize::from(dear[0]);
                free += usize::from(told.is_empty());
            }
        });
        assert!(spoilt > 0 && free > 0, "{spoilt} and {free}");
    }

    #[test]
    fn every_meeple_has_its_region_and_every_meeple_kept_its_sentence() {
        for (action, reasons) in said(1) {
            match action {
                Action::PlaceMeeple { .. } => assert!(reasons[0].contains("worth"), "{reasons:?}"),
                Action::SkipMeeple => assert!(reasons[0].contains("kept"), "{reasons:?}"),
                _ => {}
            }
        }
    }
}
