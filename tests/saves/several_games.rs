//! Several games are played, left for one another, continued, watched, named and deleted, and the process is killed in
//! the middle of it: the game under way is at its last or last but one decision, and no other game is touched.

use super::*;
use mists::table::saved_games;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// The variable that tells a process of its own on which folder and seed to work until it is killed.
const WORKS: &str = "MISTS_SEVERAL_GAMES";
/// How often a process is killed, unless this variable tells another number.
const KILLS: usize = 40;
const KILLS_TOLD: &str = "MISTS_KILLS";

/// Says what is going to be done, so that the test knows it however early the process is killed.
fn say(line: &str) {
    println!("\n{line}");
    std::io::stdout().flush().expect("somebody listens");
}

/// Works with the games in a folder until it is killed.
fn work(folder: &Path, seed: u64) -> ! {
    let path = folder.join("autosave.mists");
    let mut autosave = Autosave::at(path.clone());
    let mut random = Random(seed);
    let mut sitting: Option<Sitting> = autosave.read().expect("a whole save");
    let mut next = seed * 1000;
    loop {
        let earlier: Vec<PathBuf> =
            saved_games::list(&path).into_iter().map(|file| file.path).filter(|file| *file != path).collect();
        let other = (!earlier.is_empty()).then(|| earlier[random.below(earlier.len())].clone());
        match (random.below(12), &mut sitting, other) {
            (0, _, _) | (_, None, _) => {
                next += 1;
                let new = new_game(next);
                say(&format!("begins {next} 0"));
                autosave.leave();
                autosave.write(&new).expect("written");
                sitting = Some(new);
            }
            (1, now, Some(file)) => {
                let chosen = save::read::<Mists>(&file).expect("a whole save");
                say(&format!("continues {} {}", chosen.seed(), chosen.played().len()));
                *now = Some(autosave.fetch::<Mists>(&file, true).expect("continued"));
            }
            (2, _, Some(file)) => {
                let chosen = save::read::<Mists>(&file).expect("a whole save");
                say(&format!("names {} {}", chosen.seed(), chosen.played().len()));
                saved_games::rename::<Mists>(&file, &format!("Night {}", random.below(100))).expect("named");
            }
            (3, _, Some(file)) if earlier.len() > 6 => {
                let chosen = save::read::<Mists>(&file).expect("a whole save");
                say(&format!("deletes {} {}", chosen.seed(), chosen.played().len()));
                saved_games::delete(&file).expect("deleted");
                say(&format!("deleted {} 0", chosen.seed()));
            }
            (4, _, Some(file)) => {
                let mut watched = save::read::<Mists>(&file).expect("a whole save");
                say(&format!("watches {} {}", watched.seed(), watched.played().len()));
                watched.go_to(random.below(watched.played().len() + 1));
            }
            (_, Some(now), _) if now.position().outcome().is_none() => {
                play_at_random(now, 1, &mut random);
                say(&format!("plays {} {}", now.seed(), now.played().len()));
                autosave.write(now).expect("written");
                say(&format!("saved {} {}", now.seed(), now.played().len()));
            }
            (_, now, _) => *now = None,
        }
    }
}

/// What is known of the games: how many decisions each has at least, and which one may be gone.
#[derive(Default)]
struct Known {
    least: BTreeMap<u64, usize>,
    most: BTreeMap<u64, usize>,
    /// A game that was being deleted, or had not been written yet, when the process was killed.
    uncertain: Option<u64>,
}

impl Known {
    fn hear(&mut self, line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        let [what, game, decisions] = words[..] else { return };
        let (Ok(game), Ok(decisions)) = (game.parse(), decisions.parse()) else { return };
        self.uncertain = None;
        match what {
            "begins" => {
                self.uncertain = Some(game);
                self.least.insert(game, 0);
                self.most.insert(game, 0);
            }
            "plays" => drop(self.most.insert(game, decisions)),
            "saved" => drop(self.least.insert(game, decisions)),
            "deletes" => self.uncertain = Some(game),
            "deleted" => {
                self.least.remove(&game);
                self.most.remove(&game);
            }
            _ => {}
        }
    }

    /// Checks every file, and takes what lies there for known.
    fn check(&mut self, folder: &Path) {
        let mut found: BTreeMap<u64, usize> = BTreeMap::new();
        for file in saved_games::list(&folder.join("autosave.mists")) {
            let sitting = save::read::<Mists>(&file.path).unwrap_or_else(|error| panic!("{error}"));
            let decisions = sitting.played().len();
            // Killed while a game was being moved, it may be there under two names.
            let twice = found.insert(sitting.seed(), decisions);
            assert!(twice.is_none_or(|before| before == decisions), "game {} is there twice", sitting.seed());
        }
        for (game, least) in &self.least {
            let most = self.most.get(game).copied().unwrap_or(0);
            match found.get(game) {
                Some(decisions) => {
                    assert!((*least..=most).contains(decisions), "game {game}: {decisions}, not {least} to {most}");
                }
                None => assert_eq!(self.uncertain, Some(*game), "game {game} is lost"),
            }
        }
        self.most = found.clone();
        self.least = found;
        self.uncertain = None;
    }
}

#[test]
fn a_process_that_is_killed_loses_no_game() {
    if let Ok(told) = std::env::var(WORKS) {
        let (seed, folder) = told.split_once(' ').expect("a seed and a folder");
        work(Path::new(folder), seed.parse().expect("a seed"));
    }
    let kills = std::env::var(KILLS_TOLD).ok().and_then(|told| told.parse().ok()).unwrap_or(KILLS);
    let folder = tempfile::tempdir().expect("a folder");
    let (mut known, mut random) = (Known::default(), Random(7));
    for kill in 1..=kills {
        let mut process = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "several_games::a_process_that_is_killed_loses_no_game", "--nocapture"])
            .env(WORKS, format!("{kill} {}", folder.path().display()))
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let mut said = BufReader::new(process.stdout.take().expect("its words"));
        // It is killed some moment after so many lines, however fast the machine is.
        let lines = 20 + random.below(40);
        let mut heard = 0;
        let mut line = String::new();
        while heard < lines && said.read_line(&mut line).expect("words") > 0 {
            known.hear(line.trim());
            heard += usize::from(!line.trim().is_empty());
            line.clear();
        }
        std::thread::sleep(Duration::from_micros(random.below(4000) as u64));
        process.kill().expect("killed");
        process.wait().expect("gone");
        // What it said before it was killed counts too.
        let mut rest = String::new();
        said.read_to_string(&mut rest).expect("words");
        rest.lines().for_each(|line| known.hear(line.trim()));
        known.check(folder.path());
    }
    assert!(known.least.len() > 3, "several games are kept: {:?}", known.least);
    let names = fs::read_dir(saved_games_folder(folder.path())).into_iter().flatten().count();
    assert!(names > 2, "only {names} earlier games");
}

fn saved_games_folder(folder: &Path) -> PathBuf {
    mists::table::earlier_games(&folder.join("autosave.mists"))
}
