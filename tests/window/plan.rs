//! Games to play with many kinds of decisions. They are searched for instead of written down, so that another deck does
//! not break the tests.

use super::program::TurnBy;
use super::table::Hold;
use mists::app::table::Shown;
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::mists::{Action, Mists, Outcome, Phase, Setup};
use mists::table::mists::Sitting;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::ops::Range;

/// The input devices that the test uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Mouse and keyboard.
    MouseAndKeys,
    /// Only the mouse.
    Mouse,
}

/// The number of ways to lay a tile.
const WAYS: usize = 4;

impl Hands {
    /// How the tile with this number is laid and turned.
    pub fn at(self, tile: usize) -> (Hold, TurnBy) {
        let ways = match self {
            Hands::MouseAndKeys => [
                (Hold::Drag, TurnBy::Key),
                (Hold::Point, TurnBy::Wheel),
                (Hold::Walk, TurnBy::Key),
                (Hold::Point, TurnBy::RightClick),
            ],
            Hands::Mouse => [
                (Hold::Drag, TurnBy::Wheel),
                (Hold::Point, TurnBy::Wheel),
                (Hold::Drag, TurnBy::RightClick),
                (Hold::Point, TurnBy::RightClick),
            ],
        };
        ways[tile % WAYS]
    }
}

/// The turns in which the choice between points and ghosts may come.
const TURNS: std::ops::RangeInclusive<u16> = 6..=9;
const TRIES: u64 = 40_000;

/// The shortest game found with the following: the first tiles can be turned on their squares, some meeples are placed
/// and some are skipped, and a region is completed while ghosts are on the board. It ends after a ghost was removed
/// instead of taking points and the next turn has begun.
pub fn removing_a_ghost(setup: &Setup, seed: u64) -> Vec<Action> {
    let plans = (0..TRIES).filter_map(|number| attempt(setup, seed, &mut ChaCha8Rng::seed_from_u64(number)));
    plans
        .min_by_key(Vec::len)
        .unwrap_or_else(|| panic!("no game of seed {seed} has a choice between points and ghosts"))
}

/// The number of rotations in which the tile fits on the square of this action.
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
        if game.phase() == Phase::LayTile && usize::from(game.turn()) <= WAYS {
            let all = actions.clone();
            actions.retain(|action| turns_at(&all, action) > 1);
        }
        let chosen = *actions.get(random.next_u32() as usize % actions.len().max(1))?;
        let action = game.decides_itself().unwrap_or(chosen);
        play(&mut game, action);
    }
    None
}

/// A beginner takes a random decision once in this many, because otherwise all tries would be the same.
const WHIM: u32 = 12;
const WHOLE_GAMES: u64 = 600;

/// A whole game with this seed, policy and outcome: the shortest one with this many kinds of decisions, or the one with
/// the most kinds.
pub fn whole_game(setup: &Setup, seed: u64, policy: Policy, outcome: Outcome, wanted: usize) -> Vec<Action> {
    let games = (0..WHOLE_GAMES).map(|number| to_the_end(setup, seed, policy, number));
    let ended_so = games.filter(|(end, _)| *end == outcome).map(|(_, played)| played);
    ended_so
        .max_by_key(|played| (kinds(played).min(wanted), Reverse(played.len())))
        .unwrap_or_else(|| panic!("no game of seed {seed} ends with {outcome:?}"))
}

/// The number of kinds of decisions.
fn kinds(played: &[Action]) -> usize {
    let kinds: HashSet<_> = played.iter().map(std::mem::discriminant).collect();
    kinds.len()
}

/// What the table decides itself, or what this policy decides now, or sometimes a random decision.
fn newcomer(policy: Policy, game: &Mists, random: &mut ChaCha8Rng) -> Action {
    if let Some(action) = game.decides_itself() {
        return action;
    }
    let policy = if random.random_ratio(1, WHIM) { Policy::Random } else { policy };
    policy.choose(game, &game.legal_actions(), random).expect("there is always something to do")
}

fn to_the_end(setup: &Setup, seed: u64, policy: Policy, number: u64) -> (Outcome, Vec<Action>) {
    let mut random = ChaCha8Rng::seed_from_u64(number);
    let mut game = Mists::begin(setup, seed, &mut Vec::new()).expect("a table that can be laid");
    let mut played = Vec::new();
    loop {
        if let Some(outcome) = game.outcome() {
            return (outcome, played);
        }
        let action = newcomer(policy, &game, &mut random);
        game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        played.push(action);
    }
}

/// The number of kinds of decisions that a haunted stretch must contain.
const HAUNTS: usize = 5;
const HAUNTED_GAMES: u64 = 2000;

/// A sitting of beginners up to a decision, and the shortest stretch found that continues from there. In the stretch
/// the table chooses a meeple for burial, another one for a hound, which calms only one ghost, a mist area for a
/// cemetery's ghost, and a square for a face-down tile. It ends when a tile is drawn.
pub fn haunted_stretch(setup: &Setup) -> (Sitting, Vec<Action>) {
    let games = (0..HAUNTED_GAMES).filter_map(|seed| haunted_game(setup, seed).map(|game| (seed, game)));
    let (seed, (mut played, stretch)) =
        games.min_by_key(|(_, (_, stretch))| stretch.len()).expect("a game with all of it close together");
    let mut sitting = Sitting::begin(setup.clone(), seed, Vec::new()).expect("a table that can be laid");
    for action in played.drain(..stretch.start) {
        sitting.play(action).expect("what was played is legal");
    }
    played.truncate(stretch.len());
    (sitting, played)
}

/// The game with this seed and its shortest haunted stretch, if it has one.
fn haunted_game(setup: &Setup, seed: u64) -> Option<(Vec<Action>, Range<usize>)> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Mists::begin(setup, seed, &mut Vec::new()).expect("a table that can be laid");
    let mut played = Vec::new();
    let mut last_seen = [None; HAUNTS];
    let mut stretches = Vec::new();
    while game.outcome().is_none() {
        let legal = game.legal_actions();
        let action = match (game.phase(), played.last()) {
            (Phase::CalmGhosts, Some(Action::Banish { .. })) => Action::StopBanishing,
            (Phase::CalmGhosts, _) => *legal.iter().find(|action| matches!(action, Action::Banish { .. }))?,
            _ => newcomer(Policy::Beginner, &game, &mut random),
        };
        if let Some(haunt) = haunt_in(game.phase(), action, legal.len()) {
            last_seen[haunt] = Some(played.len());
        }
        game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        played.push(action);
        if let (Phase::LayTile, Some(begun)) = (game.phase(), last_seen.into_iter().min().flatten()) {
            stretches.push(begun..played.len());
        }
    }
    let shortest = stretches.into_iter().min_by_key(Range::len)?;
    Some((played, shortest))
}

/// The kind of haunted decision, if there was a choice.
fn haunt_in(phase: Phase, action: Action, choices: usize) -> Option<usize> {
    match (phase, action) {
        _ if choices < 2 => None,
        (_, Action::Bury { .. }) => Some(0),
        (_, Action::PlaceHound { .. }) => Some(1),
        (Phase::CalmGhosts, Action::StopBanishing) => Some(2),
        (_, Action::HauntMist { .. }) => Some(3),
        (_, Action::LayFaceDown { .. }) => Some(4),
        _ => None,
    }
}

/// Number of turns within which a ghost is drawn in and Eloise comes, and number of games tried for the shortest.
const ENCHANTED_TURNS: u16 = 14;
const ENCHANTED_GAMES: u64 = 4000;

/// The shortest game found, with its seed, in which the table first chooses the ghost for a circle, and later the
/// meeple for Eloise. It ends when the next tile is drawn.
pub fn enchanted_game(setup: &Setup) -> (u64, Vec<Action>) {
    let games = (0..ENCHANTED_GAMES).filter_map(|seed| Some((seed, enchanted(setup, seed)?)));
    games.min_by_key(|(_, played)| played.len()).expect("a game with circles, Eloise and a choice for both")
}

fn enchanted(setup: &Setup, seed: u64) -> Option<Vec<Action>> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Mists::begin(setup, seed, &mut Vec::new()).expect("a table that can be laid");
    let mut played = Vec::new();
    let (mut drawn_in, mut joined) = (false, false);
    while game.outcome().is_none() && game.turn() <= ENCHANTED_TURNS {
        match game.phase() {
            Phase::LayTile if drawn_in && joined => return Some(played),
            Phase::DrawIn => drawn_in = true,
            Phase::PlaceCat => joined = drawn_in,
            _ => {}
        }
        let chosen = || Policy::Random.choose(&game, &game.legal_actions(), &mut random);
        let action = game.decides_itself().or_else(chosen)?;
        game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        played.push(action);
    }
    None
}
