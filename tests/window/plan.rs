//! What is to be played: short games with much in them, looked for rather than written down, so that another deck does
//! not break the tests.

use super::HANDS;
use mists::rules::{Action, Game, Mists, Phase, Setup};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Turns before the choice between points and ghosts may come.
const TURNS: std::ops::RangeInclusive<u16> = 6..=9;
const TRIES: u64 = 40_000;

/// The shortest game found in which the first tiles can be turned where they are laid, meeples are placed and left out,
/// and a region is completed while ghosts are on the board: it ends with one of them removed instead of taking points,
/// and the next turn begun.
pub fn removing_a_ghost(setup: &Setup, seed: u64) -> Vec<Action> {
    let plans = (0..TRIES).filter_map(|number| attempt(setup, seed, &mut ChaCha8Rng::seed_from_u64(number)));
    plans
        .min_by_key(Vec::len)
        .unwrap_or_else(|| panic!("no game of seed {seed} has a choice between points and ghosts"))
}

/// In how many rotations the tile fits where this action lays it.
fn turns_at(actions: &[Action], laid: &Action) -> usize {
    let square = |action: &Action| if let Action::LayTile { at, .. } = action { Some(*at) } else { None };
    actions.iter().filter(|action| square(action) == square(laid)).count()
}

fn attempt(setup: &Setup, seed: u64, random: &mut ChaCha8Rng) -> Option<Vec<Action>> {
    let mut game = Mists::begin(setup, seed, &mut Vec::new()).expect("a table that can be laid");
    let mut played = Vec::new();
    let mut play = |game: &mut Mists, action| {
        game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        played.push(action);
    };
    while game.outcome().is_none() && game.turn() <= *TURNS.end() {
        if game.phase() == Phase::TakeScore && game.ghosts_on_board() > 0 {
            let enough = TURNS.contains(&game.turn());
            let ghost = game.legal_actions().into_iter().find(|action| matches!(action, Action::Banish { .. }))?;
            play(&mut game, ghost);
            if game.phase() == Phase::Banish {
                play(&mut game, Action::StopBanishing);
            }
            let has = |kind: fn(&Action) -> bool| played.iter().any(kind);
            let varied = played.iter().filter(|action| matches!(action, Action::PlaceMeeple { .. })).count() >= 2
                && has(|action| *action == Action::SkipMeeple);
            return (enough && varied && game.phase() == Phase::LayTile).then_some(played);
        }
        let mut actions = game.legal_actions();
        if game.phase() == Phase::LayTile && usize::from(game.turn()) <= HANDS.len() {
            let all = actions.clone();
            actions.retain(|action| turns_at(&all, action) > 1);
        }
        let action = *actions.get(random.next_u32() as usize % actions.len().max(1))?;
        play(&mut game, action);
    }
    None
}
