//! Looking back on a game: how likely each player was to win, turn by turn, and the decisions that cost most.

use super::Guided;
use super::search::{Effort, Judged, judge, outlook};
use std::sync::atomic::{AtomicBool, Ordering};

/// How many decisions are shown as turning points at most.
const MOST: usize = 3;
/// How many of the decisions that seem to cost most are thought about once more.
const AGAIN: usize = 8;
/// Imagined games at the beginning of each turn for the guide's choice, and again for what comes of it; for each player
/// if they know different things. Nineteen of twenty points of the curve are right within a tenth of a win: a game that
/// is imagined to its end is won or lost, which tells less than how it stands after some turns.
const fn of_turn<G: Guided>() -> u32 {
    if G::TURNS_AHEAD.is_some() { 64 } else { 160 }
}
/// Imagined games for each decision, and for those that are thought about once more.
const OF_DECISION: u32 = 96;
const OF_DEAREST: u32 = 1600;
/// What cost less than this of a win was no mistake, as far as so many imagined games can tell: half of them compare the
/// two choices, with the same luck for both.
const NO_MISTAKE: f32 = 0.04;

/// A game as the guide sees it afterwards.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review<A> {
    /// How likely each player wins, in the order of play: at the beginning of each turn, and in the end.
    pub chances: Vec<Vec<f32>>,
    /// The decisions that cost most, the dearest first.
    pub turning_points: Vec<TurningPoint<A>>,
}

/// A decision that cost something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint<A> {
    /// How many actions were played before it.
    pub number: usize,
    /// The turn, starting at 1.
    pub turn: usize,
    /// The player who decided, starting at 0.
    pub by: usize,
    /// What the guide would have done.
    pub better: A,
    /// How likely that player won after what was done.
    pub chance: f32,
    /// How likely with what the guide would have done.
    pub best: f32,
}

impl<A> TurningPoint<A> {
    /// How much of a win it cost, from 0 to 1.
    pub fn cost(&self) -> f32 {
        self.best - self.chance
    }
}

/// A decision of a player whose decisions are judged.
struct Decision<G: Guided> {
    number: usize,
    turn: usize,
    position: G,
    taken: G::Action,
}

impl<G: Guided> Decision<G> {
    /// What it cost, by so many imagined games. `None` if the guide would have decided the same.
    fn judged(&self, simulations: u32, threads: usize, stop: &AtomicBool) -> Option<TurningPoint<G::Action>> {
        let (effort, seed) = (Effort::simulations(simulations).on_threads(threads), u64::from(simulations));
        match judge(&self.position, self.taken, effort, seed ^ self.number as u64, stop)? {
            Judged::Same(_) => None,
            Judged::Other { taken, best } => Some(TurningPoint {
                number: self.number,
                turn: self.turn,
                by: self.position.acting(),
                better: best.action,
                chance: taken.chance,
                best: best.chance,
            }),
        }
    }
}

/// Looks back on a game that began in this position and went on with these actions. Only decisions of players who are
/// `judged` can be turning points. `seen` is told how much is done, from 0 to 1. The same game gives the same review.
/// `None` if `stop` is set before it is finished.
pub fn review<G: Guided>(
    start: &G,
    actions: &[G::Action],
    judged: impl Fn(usize) -> bool,
    threads: usize,
    seen: impl Fn(f32),
    stop: &AtomicBool,
) -> Option<Review<G::Action>> {
    let (turns, decisions) = followed(start, actions, judged);
    // All work is counted in imagined games.
    let a_turn = 2 * of_turn::<G>() * if G::KEEPS_SECRETS { start.players() as u32 } else { 1 };
    let all = a_turn * turns.len() as u32
        + OF_DECISION * decisions.len() as u32
        + OF_DEAREST * AGAIN.min(decisions.len()) as u32;
    let mut imagined = 0;
    let mut imagines = |games: u32| {
        imagined += games;
        seen(imagined as f32 / all as f32);
    };
    let mut review = Review { chances: Vec::with_capacity(turns.len()), turning_points: Vec::new() };
    for (number, turn) in turns.iter().enumerate() {
        review.chances.push(outlook(turn, of_turn::<G>(), number as u64, stop)?);
        imagines(a_turn);
    }
    let mut dear: Vec<(f32, &Decision<G>)> = Vec::new();
    let stopped = || stop.load(Ordering::Relaxed);
    for decision in &decisions {
        if stopped() {
            return None;
        }
        let point = decision.judged(OF_DECISION, threads, stop);
        dear.extend(point.map(|point| (point.cost(), decision)));
        imagines(OF_DECISION);
    }
    dear.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    dear.truncate(AGAIN);
    for (_, decision) in dear {
        if stopped() {
            return None;
        }
        review.turning_points.extend(decision.judged(OF_DEAREST, threads, stop));
        imagines(OF_DEAREST);
    }
    review.turning_points.retain(|point| point.cost() >= NO_MISTAKE);
    review.turning_points.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
    review.turning_points.truncate(MOST);
    (!stopped()).then_some(review)
}

/// The positions at the beginning of the turns and at the end, and the decisions of those who are judged.
fn followed<G: Guided>(start: &G, actions: &[G::Action], judged: impl Fn(usize) -> bool) -> (Vec<G>, Vec<Decision<G>>) {
    let (mut turns, mut decisions) = (vec![start.clone()], Vec::new());
    let (mut position, mut legal, mut happenings) = (start.clone(), Vec::new(), Vec::new());
    for (number, &taken) in actions.iter().enumerate() {
        position.list_legal_actions(&mut legal);
        if legal.len() > 1 && judged(position.acting()) {
            decisions.push(Decision { number, turn: turns.len(), position: position.clone(), taken });
        }
        happenings.clear();
        if position.apply(taken, &mut happenings).is_err() {
            break;
        }
        if happenings.iter().any(G::ends_turn) || position.outcome().is_some() {
            turns.push(position.clone());
        }
    }
    (turns, decisions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::{PlayoutError, Policy, play_out};
    use crate::rules::Game;
    use crate::rules::dont_go_in::{Action, DontGoIn, Refusal, Setup};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use std::cell::Cell;

    /// The last turns of a game of a careful beginner against two who play at random: looking back takes long.
    fn played() -> (DontGoIn, Vec<Action>, DontGoIn) {
        let mut start = DontGoIn::begin(&Setup::with_players(3), 5, &mut Vec::new()).expect("a game");
        let (mut random, mut actions) = (ChaCha8Rng::seed_from_u64(3), Vec::new());
        let choose = |game: &DontGoIn, legal: &[Action]| {
            let policy = if game.acting() == 0 { Policy::Beginner } else { Policy::Random };
            policy.choose(game, legal, &mut random)
        };
        let end = play_out(start.clone(), choose, |_, action, _| {
            actions.push(action);
            Ok::<(), PlayoutError<Refusal>>(())
        });
        let last = actions.split_off(2 * actions.len() / 3);
        for action in actions {
            start.apply(action, &mut Vec::new()).expect("it was legal");
        }
        (start, last, end.expect("a whole game"))
    }

    #[test]
    fn the_chances_end_with_who_won_and_only_judged_players_make_turning_points() {
        let (start, actions, end) = played();
        let told = Cell::new(0.0);
        let seen = |share: f32| {
            assert!((told.get()..=1.0).contains(&share), "{share} after {}", told.get());
            told.set(share);
        };
        let go_on = AtomicBool::new(false);
        let found = review(&start, &actions, |seat| seat == 1, 1, seen, &go_on).expect("nobody stops it");
        assert_eq!(found.chances.len(), usize::from(end.table().turn() - start.table().turn()) + 2);
        let won: Vec<f32> = (0..3).map(|seat| f32::from(u8::from(end.has_won(seat) == Some(true)))).collect();
        assert_eq!(found.chances.last(), Some(&won));
        assert!(found.chances.iter().flatten().all(|chance| (0.0..=1.0).contains(chance)));
        assert!(!found.turning_points.is_empty(), "who plays at random makes mistakes");
        let costs: Vec<f32> = found.turning_points.iter().map(TurningPoint::cost).collect();
        assert!(costs.is_sorted_by(|one, other| one >= other), "{costs:?}");
        for point in &found.turning_points {
            assert_eq!(point.by, 1);
            assert_ne!(point.better, actions[point.number]);
            assert!((1..found.chances.len()).contains(&point.turn));
        }
        assert_eq!(review(&start, &actions, |seat| seat == 1, 2, |_| {}, &go_on), Some(found));
    }

    #[test]
    fn a_stopped_review_finds_nothing() {
        let (start, actions, _) = played();
        assert_eq!(review(&start, &actions, |_| true, 1, |_| {}, &AtomicBool::new(true)), None);
    }
}
