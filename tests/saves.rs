//! A game is never lost: saves that were changed are refused and left alone, and a game that is killed at any moment goes on.

use mists::rules::Game;
use mists::rules::mists::{Action, Mists, Setup};
use mists::rules::tiles::{Deck, DeckPrint};
use mists::table::mists::Sitting;
use mists::table::mists::shipped;
use mists::table::{Autosave, NotSaved, Saved, kept, save};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

/// A small linear generator: the same numbers in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

fn new_game(seed: u64) -> Sitting {
    let level = shipped::level(1).expect("level 1");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 2);
    Sitting::begin(setup, seed, vec!["Anna".to_owned(), "Bert \"the \\ brave\"\n".to_owned()]).expect("a game")
}

fn play_at_random(sitting: &mut Sitting, actions: usize, random: &mut Random) {
    for _ in 0..actions {
        let legal = sitting.position().legal_actions();
        if legal.is_empty() {
            return;
        }
        sitting.play(legal[random.below(legal.len())]).expect("a listed action is legal");
    }
}

fn actions_of(sitting: &Sitting) -> Vec<Action> {
    sitting.played().iter().map(|played| played.action).collect()
}

#[test]
fn a_save_brings_the_same_game_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new").join("game.mists");
    for seed in 0..20 {
        let (mut sitting, mut random) = (new_game(seed), Random(seed));
        play_at_random(&mut sitting, seed as usize, &mut random);
        save::write(&sitting, &path).expect("written");
        let again = save::read::<Mists>(&path).expect("read");
        assert_eq!(actions_of(&again), actions_of(&sitting));
        assert_eq!(again.position().fingerprint(), sitting.position().fingerprint());
        assert_eq!(again.names(), sitting.names());
        assert_eq!(again.turn_log(), sitting.turn_log());
        assert!(!again.with_take_back());
    }
    // Nothing but the save is left in the folder.
    assert_eq!(std::fs::read_dir(path.parent().expect("a parent")).expect("the folder").count(), 1);
}

/// The shipped deck as it was before the Spell Circles.
fn deck_without_circles() -> Arc<Deck> {
    let mut print = DeckPrint::from(Deck::clone(&shipped::deck().expect("the deck")));
    print.tiles.retain(|tile| tile.face.mist.iter().all(|area| area.circles == 0));
    Arc::new(Deck::try_from(print).expect("a deck"))
}

// SPELL-1
#[test]
fn a_save_with_spell_circles_brings_the_same_game_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    for seed in 0..20 {
        let level = shipped::level(1 + seed as u8 % 6).expect("a level");
        let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
        let setup = Setup { spell_circles: true, ..setup };
        let (mut sitting, mut random) = (Sitting::begin(setup, seed, Vec::new()).expect("a game"), Random(seed));
        play_at_random(&mut sitting, 4 * seed as usize, &mut random);
        save::write(&sitting, &path).expect("written");
        let again = save::read::<Mists>(&path).expect("read");
        assert!(again.setup().spell_circles);
        assert_eq!(actions_of(&again), actions_of(&sitting));
        assert_eq!(again.position().fingerprint(), sitting.position().fingerprint());
        assert_eq!(again.position().cat(), sitting.position().cat());
    }
}

#[test]
fn a_save_from_before_the_spell_circles_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    for seed in 0..6 {
        let level = shipped::level(1 + seed as u8).expect("a level");
        let setup = Setup::with_players(level, deck_without_circles(), 3);
        let (mut sitting, mut random) = (Sitting::begin(setup, seed, Vec::new()).expect("a game"), Random(seed));
        play_at_random(&mut sitting, 30, &mut random);
        save::write(&sitting, &path).expect("written");
        let text = std::fs::read_to_string(&path).expect("read");
        let (_, content) = text.split_once('\n').expect("two lines");
        let earlier = content.replacen("    spell_circles: false,\n", "", 1);
        assert_ne!(earlier, content);
        assert!(!earlier.contains("circles"));
        let sum = crc32fast::hash(earlier.as_bytes());
        std::fs::write(&path, format!("mists-save 2 crc32 {sum:08x}\n{earlier}")).expect("written");
        let again = save::read::<Mists>(&path).expect("read");
        assert!(!again.setup().spell_circles);
        assert_eq!(actions_of(&again), actions_of(&sitting));
        assert_eq!(again.position().fingerprint(), sitting.position().fingerprint());
    }
}

/// The saves in `tests/saves`: turn, actions and points. Their README tells how they came about.
const KEPT: [(&str, u16, usize, u16); 12] = [
    ("level-1.mists", 26, 57, 40),
    ("level-1-circles.mists", 26, 58, 43),
    ("level-2.mists", 26, 58, 36),
    ("level-2-circles.mists", 26, 61, 32),
    ("level-3.mists", 26, 65, 26),
    ("level-3-circles.mists", 30, 82, 63),
    ("level-4.mists", 31, 92, 65),
    ("level-4-circles.mists", 26, 62, 42),
    ("level-5.mists", 28, 73, 51),
    ("level-5-circles.mists", 26, 70, 23),
    ("level-6.mists", 26, 77, 11),
    ("level-6-circles.mists", 26, 69, 12),
];

// A later version of the game must read every one of them: they are never written anew.
#[test]
fn saves_of_format_2_stay_readable() {
    for (name, turn, actions, total) in KEPT {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves").join(name);
        let text = std::fs::read_to_string(&path).expect("the file is there");
        assert!(text.starts_with("mists-save 2 "), "{name}");
        let written = text.lines().find_map(|line| line.trim().strip_prefix("fingerprint: "));
        let written: u64 = written.and_then(|line| line.trim_end_matches(',').parse().ok()).expect("a fingerprint");
        let sitting = save::read::<Mists>(&path).unwrap_or_else(|error| panic!("{error}"));
        let position = sitting.position();
        assert_eq!(position.fingerprint(), written, "{name}");
        let found = (name, position.turn(), sitting.played().len(), position.total());
        assert_eq!(found, (name, turn, actions, total));
        assert_eq!(position.cat().is_some(), name.contains("circles"), "{name}");
        assert!(name.starts_with(&format!("level-{}", position.level().number)), "{name}");
    }
}

/// A number for all positions that some games of a level pass through, played by chance and without circles in the deck.
fn all_fingerprints(level: u8) -> u64 {
    let deck = deck_without_circles();
    let mut all = 0_u64;
    for seed in 0..40 {
        let setup = Setup::with_players(shipped::level(level).expect("a level"), deck.clone(), 1 + seed as usize % 5);
        let (mut game, mut random) = (Mists::begin(&setup, seed, &mut Vec::new()).expect("a game"), Random(seed));
        while game.outcome().is_none() {
            let legal = game.legal_actions();
            game.apply(legal[random.below(legal.len())], &mut Vec::new()).expect("a listed action is legal");
            all = all.rotate_left(5) ^ game.fingerprint();
        }
    }
    all
}

/// Saves hold the fingerprint of their position: these are the numbers from before there were circles.
#[test]
fn positions_are_known_by_the_same_fingerprints_as_ever() {
    let expected = [
        0x3457_720e_4b1b_68b4,
        0x1e53_0b7c_c30b_efa2,
        0x639a_f652_b783_9940,
        0x0a6a_e40a_472d_350d,
        0x8ed4_f21e_2892_cab3,
        0x0d87_e071_98a9_9ce8,
    ];
    assert_eq!([1, 2, 3, 4, 5, 6].map(all_fingerprints), expected);
}

#[test]
fn a_save_can_be_replayed_from_the_command_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    let (mut sitting, mut random) = (new_game(6), Random(6));
    play_at_random(&mut sitting, 12, &mut random);
    save::write(&sitting, &path).expect("written");
    let replay = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mists"));
        command.arg("replay").arg(&path).args(arguments).output().expect("an answer")
    };
    let told = replay(&[]);
    assert!(told.status.success());
    let told = String::from_utf8(told.stdout).expect("text");
    assert_eq!(told.lines().count(), usize::from(sitting.position().turn()) + 1, "{told}");
    assert!(told.starts_with("  1  Anna: draws "), "{told}");
    let fingerprint = format!("fingerprint {:016x}: as saved", sitting.position().fingerprint());
    assert!(String::from_utf8(replay(&["--verify"]).stdout).expect("text").contains(&fingerprint));
    std::fs::write(&path, "mists-save 2 crc32 00000000\n()").expect("written");
    let refused = replay(&["--verify"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8(refused.stderr).expect("text").contains("the checksum does not match"));
}

#[test]
fn taking_back_is_free_until_a_tile_was_seen() {
    let mut sitting = new_game(5);
    let start = sitting.position().fingerprint();
    let lay = sitting.position().legal_actions()[0];
    sitting.play(lay).expect("legal");
    // Laying leads to the next draw only if there is nothing to decide in between.
    let free = sitting.free_take_backs();
    assert_eq!(sitting.take_back(free), free);
    assert!(!sitting.with_take_back());
    let mut random = Random(5);
    play_at_random(&mut sitting, 9, &mut random);
    let played = sitting.played().len();
    assert!(sitting.free_take_backs() < played);
    assert_eq!(sitting.take_back(1_000), played);
    assert_eq!(sitting.position().fingerprint(), start);
    assert!(sitting.with_take_back());
    // The mark stays for good, in saves too.
    play_at_random(&mut sitting, 9, &mut random);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    save::write(&sitting, &path).expect("written");
    assert!(save::read::<Mists>(&path).expect("read").with_take_back());
}

#[test]
fn every_take_back_leads_to_where_the_game_was() {
    let (mut sitting, mut random) = (new_game(8), Random(8));
    let mut passed = vec![sitting.position().fingerprint()];
    while sitting.position().outcome().is_none() {
        play_at_random(&mut sitting, 1, &mut random);
        passed.push(sitting.position().fingerprint());
    }
    while passed.len() > 1 {
        let back = 1 + random.below(3.min(passed.len() - 1));
        sitting.take_back(back);
        passed.truncate(passed.len() - back);
        assert_eq!(Some(&sitting.position().fingerprint()), passed.last());
    }
}

#[test]
fn the_log_has_a_turn_for_each_draw() {
    let (mut sitting, mut random) = (new_game(3), Random(3));
    play_at_random(&mut sitting, 400, &mut random);
    let log = sitting.turn_log();
    assert_eq!(log.len(), usize::from(sitting.position().turn()));
    assert!((1..).zip(&log).all(|(number, turn)| turn.turn == number && turn.player == usize::from(number - 1) % 2));
}

#[test]
fn a_damaged_save_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    let (mut sitting, mut random) = (new_game(1), Random(1));
    play_at_random(&mut sitting, 25, &mut random);
    save::write(&sitting, &path).expect("written");
    let good = std::fs::read(&path).expect("read");
    for _ in 0..10_000 {
        let mut bytes = good.clone();
        for _ in 0..=random.below(3) {
            damage(&mut bytes, &mut random);
        }
        std::fs::write(&path, &bytes).expect("written");
        match save::read::<Mists>(&path) {
            Ok(same) => assert_eq!(same.position().fingerprint(), sitting.position().fingerprint()),
            Err(error) => assert!(error.to_string().starts_with(&path.display().to_string()), "{error}"),
        }
        assert_eq!(std::fs::read(&path).expect("still there"), bytes);
    }
}

/// Flips a bit, cuts the end off, or puts something in.
fn damage(bytes: &mut Vec<u8>, random: &mut Random) {
    if bytes.is_empty() {
        return;
    }
    // Half of the damage hits the first line, where the checksum is no help.
    let reach = if random.below(2) == 0 { bytes.len().min(40) } else { bytes.len() };
    let at = random.below(reach);
    match random.below(4) {
        0 => bytes[at] ^= 1 << random.below(8),
        1 => bytes[at] = random.below(256) as u8,
        2 => bytes.truncate(at),
        _ => bytes.splice(at..at, (0..=random.below(5)).map(|n| (n * 51) as u8)).for_each(drop),
    }
}

/// With a checksum that is right, the content has to stand up by itself.
#[test]
fn a_changed_save_with_a_right_checksum_is_refused_by_what_it_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    let (mut sitting, mut random) = (new_game(2), Random(2));
    play_at_random(&mut sitting, 12, &mut random);
    save::write(&sitting, &path).expect("written");
    let good = std::fs::read_to_string(&path).expect("read");
    let (_, content) = good.split_once('\n').expect("two lines");
    let mut refused = 0;
    for _ in 0..3_000 {
        let mut bytes = content.as_bytes().to_vec();
        damage(&mut bytes, &mut random);
        let sum = crc32fast::hash(&bytes);
        std::fs::write(&path, [format!("mists-save 2 crc32 {sum:08x}\n").as_bytes(), &bytes].concat())
            .expect("written");
        if let Err(error) = save::read::<Mists>(&path) {
            refused += 1;
            assert!(error.to_string().starts_with(&path.display().to_string()), "{error}");
        }
    }
    assert!(refused > 1_000, "only {refused}");
    let said = |text: String| {
        let sum = crc32fast::hash(text.as_bytes());
        std::fs::write(&path, format!("mists-save 2 crc32 {sum:08x}\n{text}")).expect("written");
        save::read::<Mists>(&path).expect_err("damaged").to_string()
    };
    assert!(said(content.replace("seed: 2,", "seed: 3,")).contains("expected"));
    let misspelt = said(content.replace("seed: 2,", "sead: 2,"));
    let line = 2 + content.split("seed: 2,").next().unwrap_or_default().matches('\n').count();
    assert!(misspelt.contains(&format!("game.mists, line {line}: unknown field sead: expected level")), "{misspelt}");
    // The fingerprint alone.
    let fingerprint = sitting.position().fingerprint();
    let other = content.replace(&format!("fingerprint: {fingerprint},"), &format!("fingerprint: {},", fingerprint ^ 1));
    assert_ne!(other, content);
    assert!(said(other).contains(&format!("the actions lead to position {fingerprint:016x}: expected ")));
    // One action too many, and one that the rules forbid.
    let extra = content.replacen("actions: [\n", "actions: [\n        StopBanishing,\n", 1);
    assert!(said(extra).contains("action 1: first the drawn tile has to be laid (PLACE-1)"));
    let newer = good.replacen("mists-save 2", "mists-save 3", 1);
    std::fs::write(&path, newer).expect("written");
    assert!(matches!(save::read::<Mists>(&path), Err(kept::KeptError::Newer { format: 3, .. })));
    std::fs::write(&path, good.replacen("mists-save 2", "mists-save 1", 1)).expect("written");
    assert!(matches!(save::read::<Mists>(&path), Err(kept::KeptError::Older { format: 1, .. })));
}

#[test]
fn damaged_saves_are_set_aside_over_no_other_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    for number in 1..=3 {
        std::fs::write(&path, format!("damage {number}")).expect("written");
        let aside = kept::set_aside(&path).expect("set aside");
        assert_eq!(aside, folder.path().join(format!("game.mists.damaged-{number}")));
        assert!(!path.exists());
    }
    let first = std::fs::read_to_string(folder.path().join("game.mists.damaged-1")).expect("still there");
    assert_eq!(first, "damage 1");
    assert!(kept::set_aside(&path).is_err());
}

/// The variable that tells a process of its own, started by the kill test, in which folder to play.
const FOLDER: &str = "MISTS_KILL_TEST";

/// What the kill test's other process does: it goes on with the saved game, or begins another, and says which position it
/// is about to save.
fn play_and_save_until_killed(folder: &Path) -> ! {
    let path = folder.join("game.mists");
    let mut sitting = if path.exists() { save::read::<Mists>(&path).expect("a whole save") } else { new_game(1) };
    let mut random = Random(sitting.played().len() as u64);
    loop {
        if sitting.position().outcome().is_some() {
            sitting = new_game(sitting.seed() + 1);
        } else {
            play_at_random(&mut sitting, 1, &mut random);
        }
        println!("\nplayed {} {}", sitting.seed(), sitting.played().len());
        save::write(&sitting, &path).expect("written");
    }
}

/// `MISTS_KILLS=1000` tries more often.
#[test]
fn a_killed_game_goes_on() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        play_and_save_until_killed(Path::new(&folder));
    }
    let kills: usize = std::env::var("MISTS_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(200);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mists");
    let (mut random, mut saved, mut in_play) = (Random(9), None, 0);
    for _ in 0..kills {
        let mut player = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "a_killed_game_goes_on", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a player");
        std::thread::sleep(Duration::from_micros(random.below(60_000) as u64));
        player.kill().expect("killed");
        let mut said = String::new();
        player.stdout.take().expect("its words").read_to_string(&mut said).expect("words");
        player.wait().expect("gone");
        // Every position it was about to save; the last one may have come to the disk or not. A last line cut short was never said.
        let whole = said.rsplit_once('\n').map_or("", |(whole, _)| whole);
        let positions: Vec<(u64, usize)> = whole.lines().filter_map(position).collect();
        in_play += usize::from(!positions.is_empty());
        let expected: Vec<_> = saved.into_iter().chain(positions).rev().take(2).collect();
        if path.exists() {
            let sitting = save::read::<Mists>(&path).expect("a whole save");
            let found = (sitting.seed(), sitting.played().len());
            assert!(expected.contains(&found), "{found:?} is none of {expected:?}");
            saved = Some(found);
        } else {
            assert!(expected.len() <= 1, "{expected:?} and no save");
        }
    }
    assert!(in_play > kills / 4, "only {in_play} of {kills} kills came while it played");
}

/// "played 3 17": seed and actions.
fn position(line: &str) -> Option<(u64, usize)> {
    let (seed, actions) = line.strip_prefix("played ")?.split_once(' ')?;
    Some((seed.parse().ok()?, actions.parse().ok()?))
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut sitting = new_game(4);
    let before: Mists = sitting.position().clone();
    assert!(sitting.play(Action::SkipMeeple).is_err());
    assert!(sitting.played().is_empty());
    assert_eq!(sitting.position().fingerprint(), before.fingerprint());
}

/// The variable that tells a process of its own, started by the test of two windows, on which folder and seed to play.
const WINDOW: &str = "MISTS_TWO_WINDOWS";

/// What one of two windows does: it goes on with the game in the folder, or begins its own where another window has that.
/// For each line it hears it takes a decision, and then says what came of saving it.
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
            .args(["--exact", "two_windows_on_one_folder_lose_no_game", "--nocapture"])
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
