//! Two windows on one folder lose no game.

use super::*;

/// The variable that tells a process of its own, started by the test of two windows, on which folder and seed to play.
const WINDOW: &str = "MISTS_TWO_WINDOWS";

/// What one of two windows does: it goes on with the game in the folder, or begins its own where another window has
/// that. For each line it hears it takes a decision, and then says what came of saving it.
fn play_as_told(folder: &Path, seed: u64) -> ! {
    let mut autosave = Autosave::at(folder.join("autosave.mists"));
    let found = if autosave.is_elsewhere() { None } else { autosave.read().expect("a whole save") };
    let mut sitting = found.unwrap_or_else(|| new_game(seed));
    let mut random = Random(seed);
    for line in std::io::stdin().lines() {
        line.expect("a line");
        if sitting.position().outcome().is_some() {
            // A game that is over is not in the way, and not looked for any more.
            println!("\nover {}", sitting.seed());
            sitting = new_game(sitting.seed() + 1_000_000);
        } else {
            play_at_random(&mut sitting, 1, &mut random);
        }
        let (seed, played) = (sitting.seed(), sitting.played().len());
        match autosave.write(&sitting) {
            Ok(Saved::Written) => println!("\nsaved {seed} {played}"),
            Ok(Saved::AnotherMoved(lies)) => println!("\nsaved {seed} {played} moved {}", lies.display()),
            Err(NotSaved::Elsewhere) => println!("\nelsewhere"),
            Err(NotSaved::Refused(error)) => println!("\nrefused {error}"),
        }
    }
    std::process::exit(0)
}

/// One of two windows.
struct Window {
    process: Child,
    said: BufReader<std::process::ChildStdout>,
}

impl Window {
    fn open(folder: &Path, seed: u64) -> Window {
        let mut process = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "two_windows::two_windows_on_one_folder_lose_no_game", "--nocapture"])
            .env(WINDOW, format!("{seed} {}", folder.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a window");
        let said = BufReader::new(process.stdout.take().expect("its words"));
        Window { process, said }
    }

    /// Has it take a decision.
    fn tell(&mut self) {
        let told = self.process.stdin.as_mut().expect("its ear").write_all(b"play\n");
        told.expect("it listens");
    }

    /// Waits for what came of it.
    fn hear(&mut self) -> String {
        loop {
            let mut line = String::new();
            assert_ne!(self.said.read_line(&mut line).expect("a line"), 0, "it ended by itself");
            if ["saved ", "elsewhere", "refused ", "over "].iter().any(|word| line.starts_with(word)) {
                return line.trim().to_owned();
            }
        }
    }

    fn kill(mut self) -> Vec<String> {
        self.process.kill().expect("killed");
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).expect("words");
        self.process.wait().expect("gone");
        let whole = rest.rsplit_once('\n').map_or("", |(whole, _)| whole);
        whole.lines().map(str::to_owned).collect()
    }
}

/// The games that were saved, each with the most actions that were said to be saved, and whether every move was told.
#[derive(Default)]
struct Ledger {
    saved: BTreeMap<u64, usize>,
    moves_told: usize,
    turned_away: usize,
}

impl Ledger {
    fn note(&mut self, line: &str) {
        let mut words = line.split(' ');
        match words.next() {
            Some("saved") => {
                let mut number = || words.next().and_then(|word| word.parse().ok()).expect("a number");
                let (seed, played) = (number() as u64, number());
                self.saved.insert(seed, played);
                self.moves_told += usize::from(words.next() == Some("moved"));
            }
            Some("over") => {
                let seed = words.next().and_then(|word| word.parse().ok()).expect("a seed");
                self.saved.remove(&seed);
            }
            Some("elsewhere") => self.turned_away += 1,
            _ => assert!(!line.starts_with("refused"), "{line}"),
        }
    }

    /// Every game lies somewhere in the folder, as far as it was played.
    fn holds(&self, folder: &Path) -> usize {
        let games = std::fs::read_dir(folder.join("games")).into_iter().flatten().flatten();
        let earlier: Vec<_> = games.map(|file| file.path()).collect();
        let all = earlier.iter().cloned().chain(Some(folder.join("autosave.mists"))).filter(|path| path.exists());
        let found: Vec<Sitting> = all.map(|path| save::read::<Mists>(&path).expect("a whole save")).collect();
        for (seed, played) in &self.saved {
            let kept = found.iter().any(|sitting| sitting.seed() == *seed && sitting.played().len() >= *played);
            assert!(kept, "game {seed} with {played} actions is lost");
        }
        earlier.len()
    }
}

/// `MISTS_INTERLEAVINGS=200` plays longer.
#[test]
fn two_windows_on_one_folder_lose_no_game() {
    if let Some(told) = std::env::var_os(WINDOW) {
        let told = told.to_string_lossy().into_owned();
        let (seed, folder) = told.split_once(' ').expect("a seed and a folder");
        play_as_told(Path::new(folder), seed.parse().expect("a seed"));
    }
    let rounds: usize = std::env::var("MISTS_INTERLEAVINGS").ok().and_then(|text| text.parse().ok()).unwrap_or(40);
    let mut random = Random(14);
    let (mut seed, mut turned_away, mut moved) = (0, 0, 0);
    for _ in 0..rounds {
        let folder = tempfile::tempdir().expect("a folder");
        let mut ledger = Ledger::default();
        let mut open = || {
            seed += 1;
            Window::open(folder.path(), seed)
        };
        let mut windows = [Some(open()), Some(open())];
        for _ in 0..30 {
            let which = random.below(2);
            match (windows[which].take(), random.below(6)) {
                (None, _) => windows[which] = Some(open()),
                (Some(mut window), 0) => {
                    // Perhaps in the middle of saving.
                    window.tell();
                    std::thread::sleep(Duration::from_micros(random.below(4_000) as u64));
                    window.kill().iter().for_each(|line| ledger.note(line));
                }
                (Some(mut window), _) => {
                    window.tell();
                    let mut said = window.hear();
                    while said.starts_with("over") {
                        ledger.note(&said);
                        said = window.hear();
                    }
                    ledger.note(&said);
                    windows[which] = Some(window);
                }
            }
            let earlier = ledger.holds(folder.path());
            assert!(earlier >= ledger.moves_told, "{earlier} games were moved, {} were told", ledger.moves_told);
        }
        windows.into_iter().flatten().for_each(|window| drop(window.kill()));
        (turned_away, moved) = (turned_away + ledger.turned_away, moved + ledger.moves_told);
    }
    assert!(turned_away > rounds && moved > rounds / 4, "only {turned_away} turned away, {moved} moved");
}
