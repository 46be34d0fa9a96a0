//! The game in a real window, played with a real mouse and keyboard on a display of its own.
//!
//! Nothing here waits for a time to pass: each step waits until the game's status says that it has arrived. What was
//! played is compared with a sitting in this process, decision by decision, and with the save in the end.

mod display;
mod plan;
mod program;

use display::Display;
use mists::rules::{Action, Colour, Game, Phase, Setup, Square, Turn};
use mists::table::{Sitting, save, shipped};
use program::{Program, TurnBy};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Slow machines draw a frame in a while.
const PATIENCE: Duration = Duration::from_secs(60);

/// Two windows at a time would only slow each other down.
fn one_at_a_time() -> MutexGuard<'static, ()> {
    static WINDOW: Mutex<()> = Mutex::new(());
    WINDOW.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Looks again and again until there is something; panics when there is nothing for too long.
fn poll<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "{what}: not there after {} s", PATIENCE.as_secs());
        std::thread::sleep(Duration::from_millis(8));
    }
}

/// Where pictures and logs of failures are left.
fn results() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("window-test");
    fs::create_dir_all(&folder).expect("a folder in target/");
    folder
}

fn setup(players: usize) -> Setup {
    let level = shipped::level(1).expect("level 1");
    Setup::with_players(level, shipped::deck().expect("the deck"), players)
}

/// How a tile is laid.
#[derive(Clone, Copy, Debug)]
enum Hand {
    /// Dragged from the panel, turned by key.
    Drag,
    /// Clicked on the board, turned by wheel.
    ClickAndWheel,
    /// Clicked on the board, turned by right clicks.
    ClickAndRightClick,
    /// All by keys.
    Keys,
}

const HANDS: [Hand; 4] = [Hand::Drag, Hand::ClickAndWheel, Hand::Keys, Hand::ClickAndRightClick];

/// A game in the window, and the same in this process.
struct Table<'a> {
    program: Program<'a>,
    sitting: Sitting,
}

impl Table<'_> {
    /// Waits until the window shows the position that it should.
    fn settle(&mut self) {
        let position = self.sitting.position();
        let shown = match position.phase() {
            Phase::LayTile => "PlaceTile",
            Phase::Bury => "BuryMeeple",
            Phase::SpareGhost | Phase::HauntCemetery | Phase::HauntMist => "PlaceGhosts",
            Phase::PlaceMeeple => "PlaceMeeple",
            Phase::PickScoring | Phase::TakeScore | Phase::Banish | Phase::MoveMarker => "Score",
            Phase::PlaceHound | Phase::CalmGhosts => "PlaceHound",
            Phase::LayFaceDown => "HauntedTile",
            Phase::Over => "Over",
        };
        let (fingerprint, decisions) = (position.fingerprint(), self.sitting.played().len());
        self.program.until(&format!("{shown} after {decisions} decisions"), |now| {
            now.still
                && now.fingerprint == Some(fingerprint)
                && now.phase.as_deref() == Some(shown)
                && now.decisions == decisions
        });
    }

    /// Does in the window what the action says, each time in another way, and sees that it happened.
    fn play(&mut self, action: Action) {
        self.settle();
        let alike = |other: &Action| std::mem::discriminant(other) == std::mem::discriminant(&action);
        let before = self.sitting.played().iter().filter(|played| alike(&played.action)).count();
        match action {
            Action::LayTile { at, turn } => self.lay(at, turn, HANDS[before % HANDS.len()]),
            Action::PlaceMeeple { colour, .. } if before.is_multiple_of(2) => {
                let position = self.sitting.position();
                let name = &self.sitting.names()[position.active()];
                let supply = format!("{name}: {} {colour} in hand", position.meeples_in_supply(colour));
                self.program.drag_meeple(&supply, action);
            }
            Action::PlaceMeeple { .. }
            | Action::SpareGhost { .. }
            | Action::ScoreNext { .. }
            | Action::Bury { .. }
            | Action::HauntCemetery { .. }
            | Action::HauntMist { .. }
            | Action::PlaceHound { .. }
            | Action::LayFaceDown { .. } => self.program.click_spot(action),
            Action::BuryFromSupply { colour } => self.program.click(&capital(colour)),
            Action::MoveMarker { marker } => {
                let position = self.sitting.position();
                let at = position.markers().iter().position(|&known| known == marker).expect("a marker in play");
                self.program.click(&format!("{}, at {}", capital(marker), position.totals()[at]));
            }
            Action::SkipMeeple if before.is_multiple_of(2) => self.program.key(&["space"]),
            Action::SkipMeeple => self.program.click("no meeple"),
            // Without a ghost on the board there is nothing to choose.
            Action::TakePoints if self.sitting.position().ghosts_on_board() == 0 => {}
            Action::TakePoints => self.program.key(&["1"]),
            Action::Banish { .. } => self.program.click_spot(action),
            Action::StopBanishing => self.program.click("That is enough"),
        }
        self.sitting.play(action).expect("the plan is legal");
        self.program.until(&format!("{action:?} carried out"), |now| now.decisions >= self.sitting.played().len());
    }

    fn lay(&mut self, at: Square, turn: Turn, hand: Hand) {
        let place = self.program.until("the board at rest", |now| now.still).place_of(at);
        match hand {
            Hand::Drag => self.program.drag_tile(place),
            Hand::ClickAndWheel | Hand::ClickAndRightClick => self.program.point(place),
            Hand::Keys => self.program.walk_to(at),
        }
        self.program.until_aimed_at(at);
        let by = match hand {
            Hand::Drag | Hand::Keys => TurnBy::Key,
            Hand::ClickAndWheel => TurnBy::Wheel,
            Hand::ClickAndRightClick => TurnBy::RightClick,
        };
        // Once round, where there is a choice, so that turning is seen to work whichever way the tile came to lie.
        let legal = self.sitting.position().legal_actions();
        let fits = |action: &&Action| matches!(action, Action::LayTile { at: there, .. } if *there == at);
        if legal.iter().filter(fits).count() > 1 {
            self.program.turn_on(by);
        }
        while self.program.turned() != turn {
            self.program.turn_on(by);
        }
        match hand {
            Hand::Drag => self.program.release(),
            Hand::ClickAndWheel | Hand::ClickAndRightClick => self.program.click_at(place),
            Hand::Keys => self.program.key(&["Return"]),
        }
    }

    /// Lets go of the tile over a square that is taken: nothing changes, and the player is told why.
    fn drop_wrongly(&mut self) {
        self.settle();
        let taken = self.sitting.position().board().tile(self.sitting.position().last_laid()).at;
        let place = self.program.until("nothing told", |now| now.still && now.told.is_none()).place_of(taken);
        self.program.drag_tile(place);
        self.program.release();
        let after = self.program.until("a reason why not", |now| now.told.is_some() && !now.dragging);
        assert_eq!(after.fingerprint, Some(self.sitting.position().fingerprint()));
        assert_eq!(after.aim, None);
        self.settle();
    }

    /// Takes the last decision back.
    fn take_back(&mut self) {
        self.settle();
        self.program.key(&["u"]);
        assert_eq!(self.sitting.take_back(1), 1);
        self.settle();
    }

    fn has_same_save(&self, file: &Path) {
        let saved = save::read(file).expect("a save in order");
        let actions = |sitting: &Sitting| sitting.played().iter().map(|played| played.action).collect::<Vec<_>>();
        assert_eq!(actions(&saved), actions(&self.sitting));
        assert_eq!(saved.names(), self.sitting.names());
        assert_eq!(saved.seed(), self.sitting.seed());
        assert_eq!(saved.position().fingerprint(), self.sitting.position().fingerprint());
    }
}

#[test]
fn a_game_from_the_title_to_a_removed_ghost_survives_a_crash() {
    let _window = one_at_a_time();
    let plan = plan::removing_a_ghost(&setup(3), 7);
    let home = tempfile::tempdir().expect("a folder for the save");
    let save = home.path().join("autosave.mists");
    let display = Display::open(home.path());

    let mut program = Program::start(&display, home.path(), "game", &[]);
    program.until("the title", |now| now.screen == "Title");
    program.click("New game");
    program.until("the levels", |now| now.screen == "LevelSelect");
    program.click("Level I: First Mist");
    program.until("the setup", |now| now.screen == "Setup");
    program.click("4 players");
    program.click("3 players");
    program.write("Name of player 1", "Ysolde");
    program.write("Seed of the draw", "7");
    program.click("Begin");
    program.click("To the table");
    let names = ["Ysolde", "Guilhem", "Maura"].map(str::to_owned).to_vec();
    let sitting = Sitting::begin(setup(3), 7, names).expect("the same table");
    let mut table = Table { program, sitting };

    table.drop_wrongly();
    let crash = plan.iter().position(|action| *action == Action::SkipMeeple).map_or(1, |skip| skip + 1);
    let (before, after) = plan.split_at(crash);
    play_all(&mut table, before);
    table.settle();
    table.has_same_save(&save);
    table.program.assert_quiet();
    let Table { program, sitting } = table;
    program.kill();

    let mut program = Program::start(&display, home.path(), "game-continued", &[]);
    program.until("the offer to go on", |now| now.control("Not now").is_some());
    program.click("Continue");
    let mut table = Table { program, sitting };
    table.settle();
    table.program.resize(1500.0, 900.0);
    play_all(&mut table, after);
    table.settle();
    table.program.assert_quiet();
    table.has_same_save(&save);
}

/// A colour as a choice names it.
fn capital(colour: Colour) -> String {
    let (first, rest) = colour.name().split_at(1);
    first.to_uppercase() + rest
}

fn play_all(table: &mut Table, actions: &[Action]) {
    for &action in actions {
        table.play(action);
    }
}

#[test]
fn closing_the_window_in_the_middle_of_a_turn_loses_nothing() {
    let _window = one_at_a_time();
    let home = tempfile::tempdir().expect("a folder for the save");
    let save = home.path().join("autosave.mists");
    let display = Display::open(home.path());
    let straight = ["play", "--level", "1", "--players", "2", "--seed", "7"];

    let program = Program::start(&display, home.path(), "close", &straight);
    let names = ["Alix", "Guilhem"].map(str::to_owned).to_vec();
    let sitting = Sitting::begin(setup(2), 7, names).expect("the same table");
    let mut table = Table { program, sitting };
    let first = table.sitting.position().legal_actions()[0];
    table.play(first);
    table.take_back();
    table.play(first);
    table.settle();
    assert_ne!(table.sitting.position().phase(), Phase::LayTile, "the turn is under way");
    table.program.assert_quiet();
    let Table { program, sitting } = table;
    assert!(program.close().success(), "the window closes without complaint");

    let program = Program::start(&display, home.path(), "close-continued", &[]);
    let mut table = Table { program, sitting };
    table.has_same_save(&save);
    table.program.click("Not now");
    table.program.until("the question gone", |now| now.control("Not now").is_none());
    table.program.click("Continue");
    table.settle();
}
