//! A game is never lost: saves that were changed are refused and left alone, and a game that is killed at any moment
//! goes on.

mod autosave;
mod damaged;
mod kept_saves;
mod seats;
mod several_games;
mod two_windows;

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

/// The variable that tells a process of its own, started by the kill test, in which folder to play.
const FOLDER: &str = "MISTS_KILL_TEST";

/// What the kill test's other process does: it goes on with the saved game, or begins another, and says which position
/// it is about to save.
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
        // Every position it was about to save; the last one may have come to the disk or not. A last line cut short was
        // never said.
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
