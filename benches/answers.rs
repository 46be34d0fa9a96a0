//! How late the guide answers: at every decision of many games it is given a little time, and then it is stopped in the
//! middle of a thought. Prints by how much the answers came late. A hint thinks for 800 ms, so it comes within a second
//! if it is never 200 ms late.
//!
//! ```text
//! cargo bench --no-default-features --bench answers -- 200
//! ```

use mists::guide::search::{Effort, search};
use mists::guide::{Guided, Policy};
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::dont_go_in::{self, DontGoIn};
use mists::rules::mists::{self as cooperative, Mists};
use mists::table;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long the guide may think, and after what time it is stopped.
const TIME: Duration = Duration::from_millis(5);
/// Games of each kind, if nothing is said.
const GAMES: u64 = 3;

/// How late the answers came.
#[derive(Default)]
struct Late(Vec<Duration>);

impl Late {
    /// The longest delay, and the one that only one answer in a thousand exceeds.
    fn told(&mut self) -> String {
        self.0.sort_unstable();
        let thousandth = self.0.len() - 1 - self.0.len() / 1000;
        let milliseconds = |delay: Duration| delay.as_secs_f64() * 1000.0;
        let (longest, rare) = (self.0[self.0.len() - 1], self.0[thousandth]);
        format!("{:7.2} ms at most, {:7.2} ms in 999 of 1000", milliseconds(longest), milliseconds(rare))
    }
}

/// How long after its time an answer comes.
fn after_its_time<G: Guided>(game: &G, seed: u64) -> Duration {
    let begun = Instant::now();
    search(game, Effort::time(TIME), seed, &AtomicBool::new(false));
    begun.elapsed().saturating_sub(TIME)
}

/// How long after it was stopped a thought ends.
fn after_a_stop<G: Guided>(game: &G, seed: u64) -> Duration {
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let thinking = scope.spawn(|| search(game, Effort::until_stopped(), seed, &stop));
        thread::sleep(TIME);
        let stopped = Instant::now();
        stop.store(true, Ordering::Relaxed);
        thinking.join().expect("the guide does not panic");
        stopped.elapsed()
    })
}

/// Beginners play; the guide is asked wherever there is something to choose.
fn measure<G: Guided>(name: &str, games: u64, setup: impl Fn(u64) -> G::Setup) {
    let (mut timed, mut stopped) = (Late::default(), Late::default());
    for seed in 0..games {
        let mut game = G::begin(&setup(seed), seed, &mut Vec::new()).unwrap_or_else(|error| panic!("{error}"));
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let legal = game.legal_actions();
            if legal.len() > 1 {
                timed.0.push(after_its_time(&game, seed));
                stopped.0.push(after_a_stop(&game, seed));
            }
            let Some(action) = Policy::Beginner.choose(&game, &legal, &mut random) else { break };
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        }
    }
    println!("{name}, {games} games, {} decisions", timed.0.len());
    println!("  late after its time  {}", timed.told());
    println!("  late after a stop    {}", stopped.told());
}

fn main() {
    // `cargo bench` adds arguments of its own.
    let games = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(GAMES);
    let level = |seed: u64| table::mists::shipped::level(1 + (seed % 6) as u8).expect("a level");
    measure::<Mists>("Mists over Carcassonne", games, |seed| {
        let deck = table::mists::shipped::deck().expect("the deck");
        let setup = cooperative::Setup::with_players(level(seed), deck, 1 + (seed % 5) as usize);
        cooperative::Setup { spell_circles: seed % 2 == 1, ..setup }
    });
    measure::<Carcassonne>("Carcassonne", games, |seed| {
        let deck = table::carcassonne::shipped::deck().expect("the deck");
        let setup = carcassonne::Setup::with_players(deck, 2 + (seed % 5) as usize);
        carcassonne::Setup { spell_circles: seed % 2 == 1, abbot: seed % 3 == 0, ..setup }
    });
    measure::<DontGoIn>("Don't Go In There", games, |seed| dont_go_in::Setup::with_players(2 + (seed % 4) as usize));
}
