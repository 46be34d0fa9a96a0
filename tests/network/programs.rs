//! Whole games between four programs on this machine, over a line that holds messages up and breaks, while programs are
//! killed. All come to the same end, and no game is lost.
//!
//! `MISTS_NETWORK_GAMES` says how many games of each kind; one unless told. `MISTS_NETWORK_SEED` is a number; with
//! another one other games are played.

use mists::network::line::Invitation;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng as Random;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How many games are played unless told.
const FEW: u64 = 1;
/// How long one game may take at most, on a machine with much else to do.
const PATIENCE: Duration = Duration::from_secs(400);
/// How long a guest needs at most to hear that the host has gone home.
const HOME: Duration = Duration::from_secs(30);
/// How long all may play before a program is killed: between these.
const CALM: (f64, f64) = (1.5, 6.0);

/// What a program printed: who, and the line.
type Said = (usize, String);

/// A running program: the host is number 0, then come the guests.
struct Program {
    number: usize,
    home: PathBuf,
    arguments: Vec<String>,
    said: Sender<Said>,
    child: Child,
}

impl Program {
    fn start(number: usize, folder: &Path, arguments: &[&str], said: &Sender<Said>) -> Program {
        let home = folder.join(number.to_string());
        let arguments: Vec<String> = arguments.iter().map(|&word| word.to_owned()).collect();
        let child = run(number, &home, &arguments, said);
        Program { number, home, arguments, said: said.clone(), child }
    }

    /// How it ended, if it does so within this time.
    fn ends_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            let ended = self.child.try_wait().expect("it can be asked");
            if ended.is_some() || begun.elapsed() > time {
                return ended;
            }
            thread::sleep(Duration::from_millis(50));
        }
    }

    fn kill_and_start_again(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
        self.child = run(self.number, &self.home, &self.arguments, &self.said);
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A number that somebody asks for.
fn asked(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|number| number.parse().expect("a number"))
}

fn run(number: usize, home: &Path, arguments: &[String], said: &Sender<Said>) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mists"));
    let seed = asked("MISTS_NETWORK_SEED").unwrap_or_default() * 4 + number as u64;
    command.arg("network").args(arguments).args(["--seed", &seed.to_string(), "--rough", "--home"]).arg(home);
    let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
    let lines = BufReader::new(child.stdout.take().expect("its output"));
    let said = said.clone();
    thread::spawn(move || lines.lines().map_while(Result::ok).try_for_each(|line| said.send((number, line))));
    child
}

/// The next line of one program. Others before it are kept.
fn wait(heard: &Receiver<Said>, all: &mut Vec<Said>, from: usize) -> String {
    loop {
        let said = heard.recv_timeout(PATIENCE).expect("a program says something");
        all.push(said.clone());
        if said.0 == from {
            return said.1;
        }
    }
}

/// Plays games of one kind with a host and three guests. Returns how many programs were killed.
fn play(game: &str, seed: u64) -> usize {
    let games = asked("MISTS_NETWORK_GAMES").unwrap_or(FEW);
    let folder = tempfile::tempdir().expect("a folder");
    let (said, heard) = channel();
    let mut all = Vec::new();
    let number = games.to_string();
    let hosting = ["host", "--game", game, "--players", "4", "--guests", "3", "--games", &number];
    let mut host = Program::start(0, folder.path(), &[&hosting[..], &["--address", "127.0.0.1:0"]].concat(), &said);
    let invitation = wait(&heard, &mut all, 0);
    let invitation = invitation.strip_prefix("invitation ").expect("the invitation comes first").to_owned();
    // From now on the host has to be found where it was.
    let address: SocketAddr =
        Invitation::read(&invitation).expect("an invitation").addresses().next().expect("an address");
    *host.arguments.last_mut().expect("the address") = address.to_string();
    let joining = ["join", &invitation, "--address", "127.0.0.1:0"];
    let mut programs = vec![host];
    programs.extend((1..=3).map(|guest| Program::start(guest, folder.path(), &joining, &said)));
    let mut random = Random::seed_from_u64(seed + asked("MISTS_NETWORK_SEED").unwrap_or_default());
    let (mut killed, begun) = (0, Instant::now());
    while programs[0].child.try_wait().expect("it can be asked").is_none() {
        assert!(begun.elapsed() < PATIENCE * games as u32, "it takes too long: {all:#?}");
        let calm = Duration::from_secs_f64(random.random_range(CALM.0..CALM.1));
        let until = Instant::now() + calm;
        while let Ok(said) = heard.recv_timeout(until.saturating_duration_since(Instant::now())) {
            all.push(said);
        }
        let last = format!("game {}: ", games - 1);
        if all.iter().any(|(number, line)| *number == 0 && line.starts_with(&last)) {
            continue;
        }
        let victim = &mut programs[random.random_range(0..4)];
        if victim.child.try_wait().expect("it can be asked").is_none() {
            victim.kill_and_start_again();
            killed += 1;
        }
    }
    for program in &mut programs {
        // A guest that was killed near the end may come back when the host has gone: it would look for it for ever.
        if let Some(ended) = program.ends_within(HOME) {
            assert!(ended.success(), "program {} failed: {all:#?}", program.number);
        }
    }
    drop((programs, said));
    all.extend(heard.iter());
    compare(&all, games);
    killed
}

/// Whether the host finished all games, and every program came to the same ends.
fn compare(all: &[Said], games: u64) {
    let mut ends = BTreeMap::<&str, &str>::new();
    for (number, line) in all {
        if let Some((game, end)) = line.strip_prefix("game ").and_then(|line| line.split_once(": ")) {
            assert_eq!(
                *ends.entry(game).or_insert(end),
                end,
                "program {number} saw another end of game {game}: {all:#?}"
            );
        }
        assert!(!line.contains("differs"), "{all:#?}");
    }
    for game in 0..games {
        assert!(ends.contains_key(&*game.to_string()), "game {game} is lost: {all:#?}");
        let seen =
            all.iter().filter(|(number, line)| *number > 0 && line.starts_with(&format!("game {game}: "))).count();
        assert!(seen > 0, "no guest saw the end of game {game}: {all:#?}");
    }
}

#[test]
fn the_cooperative_game_ends_alike_at_all_tables() {
    play("mists", 1);
}

#[test]
fn the_competitive_game_ends_alike_at_all_tables() {
    assert!(play("carcassonne", 2) > 0, "nobody was killed");
}

#[test]
fn the_haunted_house_ends_alike_at_all_tables() {
    play("dont-go-in", 3);
}
