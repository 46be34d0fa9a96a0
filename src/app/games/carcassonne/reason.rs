//! What speaks for a choice of the guide, in words: what it brings to the active player, or what other choices would
//! cost.

use super::foresight_card::{choice_card, tile_card};
use super::panels::{ForesightLine, ForesightMark};
use crate::app::words::say;
use crate::guide::carcassonne::foresight::{Foresight, foresee};
use crate::rules::carcassonne::{Action, Carcassonne, Piece};
use crate::rules::{Colour, Game};
use std::collections::HashSet;

/// The reasons, the strongest first. There may be none.
pub(super) fn reasons(position: &Carcassonne, action: Action, names: &[String]) -> Vec<String> {
    match action {
        Action::LayTile { .. } => of_tile(position, action, names),
        Action::SkipMeeple => vec![say!("reason-keeps-meeple").to_owned()],
        _ => {
            let guard = matches!(action, Action::PlaceMeeple { piece: Piece::Guard, .. });
            let guard = guard.then(|| say!("reason-guard").to_owned());
            let lines = choice_card(position, action, names).map_or_else(Vec::new, |card| card.lines);
            guard.into_iter().chain(lines.into_iter().map(|line| line.text)).collect()
        }
    }
}

fn of_tile(position: &Carcassonne, action: Action, names: &[String]) -> Vec<String> {
    let Ok(ahead) = foresee(position, action) else { return Vec::new() };
    let me = position.active_colour();
    let card = tile_card(&ahead, position, names);
    let gains = card.lines.into_iter().filter(|line| is_gain(line, me)).map(|line| line.text);
    gains.chain(spares_ghosts(position, action, &ahead)).chain(room_for_meeple(&ahead)).collect()
}

/// What a tile costs the active player: ghosts, or a meeple that goes home because of them.
pub(super) fn price(position: &Carcassonne, action: Action, names: &[String]) -> Option<String> {
    let Action::LayTile { .. } = action else { return None };
    let card = tile_card(&foresee(position, action).ok()?, position, names);
    card.lines.into_iter().find(|line| matches!(line.mark, ForesightMark::Danger)).map(|line| line.text)
}

/// The regions of the tile that a piece could be put into, the most valuable first.
fn room_for_meeple(ahead: &Foresight) -> Option<String> {
    let mut told = HashSet::new();
    let kinds = ahead.free.iter().map(|region| region.kind).filter(|kind| told.insert(*kind));
    let kinds: Vec<String> = kinds.map(|kind| say!("rival-kind", kind = kind.name())).collect();
    (!kinds.is_empty()).then(|| say!("reason-room-for-meeple", kinds = kinds.join(", ")))
}

/// Points, guards and majorities of the active player, points that a new meeple could get, and ghosts for rivals.
fn is_gain(line: &ForesightLine, me: Colour) -> bool {
    match line.mark {
        ForesightMark::Points { colour, .. } => colour.is_none_or(|colour| colour == me),
        ForesightMark::Guard(colour) | ForesightMark::Player(colour) => colour == me,
        ForesightMark::Ghost => true,
        _ => false,
    }
}

/// Most other places break mist, which brings ghosts to the active player (RMIST-2).
fn spares_ghosts(position: &Carcassonne, action: Action, ahead: &Foresight) -> Option<String> {
    let haunts = |ahead: &Foresight| *ahead.ghosts.to_own.end() > 0;
    let others: Vec<Foresight> = position
        .legal_actions()
        .into_iter()
        .filter(|&other| other != action)
        .filter_map(|other| foresee(position, other).ok())
        .collect();
    let spared = !haunts(ahead) && 2 * others.iter().filter(|other| haunts(other)).count() > others.len();
    spared.then(|| say!("reason-no-ghost-for-you").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::carcassonne::Setup;
    use crate::table::carcassonne::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    // RPLACE-1, RMEEPLE-1
    #[test]
    fn most_tiles_and_all_meeples_of_a_careful_player_have_a_reason() {
        let names = ["Alix", "Guilhem"].map(str::to_owned);
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 2);
        let (mut tiles, mut with) = (0, 0);
        let (mut dear, mut free) = (0, 0);
        for seed in 7..12 {
            let mut position = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            while let Some(action) = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random) {
                let reasons = reasons(&position, action, &names);
                if let Ok(ahead) = foresee(&position, action) {
                    // RMIST-2
                    let haunts = *ahead.ghosts.to_own.end() > 0;
                    let told = price(&position, action, &names);
                    assert!(!haunts || told.is_some(), "{told:?}: {ahead:?}");
                    dear += usize::from(told.is_some());
                    free += usize::from(told.is_none());
                }
                match action {
                    Action::LayTile { .. } => (tiles, with) = (tiles + 1, with + usize::from(!reasons.is_empty())),
                    _ => assert!(!reasons.is_empty(), "{action:?}"),
                }
                position.apply(action, &mut Vec::new()).expect("a legal action");
            }
        }
        assert!(dear > 0 && free > 0, "a tile costs ghosts here and there: {dear} and {free}");
        assert!(5 * with >= 4 * tiles, "{with} of {tiles}");
    }
}
