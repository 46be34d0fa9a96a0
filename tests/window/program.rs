//! The real game in its window: the tests start it, click and type in it, and watch the status that it writes.

use super::display::Display;
use super::{poll, results};
pub use mists::app::status::Status;
use mists::app::status::VARIABLE;
use mists::rules::tiles::{Rotation, Square};
use mists::table::folders;
use serde::Serialize;
use serde_json::Value;
use std::fmt::Debug;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

const TITLE: &str = "Mists over Carcassonne";

/// The environment variable that names another program to test, such as one from a package, with its whole path.
const PROGRAM: &str = "MISTS_PROGRAM";

/// The name of the tile in the panel of the hand.
pub const TILE_IN_HAND: &str = "The tile in hand: drag it onto the board";

/// Number of moves in a drag.
const STEPS: u8 = 2;

/// The least distance from the panels for something to count as visible: left, top, right and bottom, in logical
/// pixels. There may be choices at the bottom.
const EDGES: [f32; 4] = [40.0, 40.0, 40.0, 100.0];

/// A running game. It is killed when this is dropped. In a panic, it also saves a picture and its log.
pub struct Program<'a> {
    display: &'a Display,
    name: String,
    child: Child,
    log: PathBuf,
    lines: BufReader<File>,
    unfinished: String,
    status: Status,
}

/// How a tile is turned.
#[derive(Clone, Copy, Debug)]
pub enum TurnBy {
    /// With the R key.
    Key,
    /// With the wheel.
    Wheel,
    /// With the right button.
    RightClick,
}

impl<'a> Program<'a> {
    /// Starts the game and waits until its window has the focus. `name` is used for pictures and logs.
    pub fn start(display: &'a Display, home: &Path, name: &str, arguments: &[&str]) -> Program<'a> {
        Program::start_in(Path::new("."), display, home, name, arguments)
    }

    /// The same, with another folder to work in.
    pub fn start_in(folder: &Path, display: &'a Display, home: &Path, name: &str, arguments: &[&str]) -> Program<'a> {
        let (log, status) = (results().join(format!("{name}.log")), results().join(format!("{name}.status")));
        // The file must exist for reading, and must not contain anything from an earlier run.
        let file = File::create(&status).and_then(|_| File::open(&status)).expect("the status file is there");
        let out = File::create(&log).expect("the log is there");
        let program = std::env::var_os(PROGRAM).unwrap_or_else(|| env!("CARGO_BIN_EXE_mists").into());
        let child = display
            .command(program)
            .args(arguments)
            .current_dir(folder)
            .env(folders::HOME, home)
            // The tests know the English names of the controls.
            .env("LC_ALL", "C")
            .env(VARIABLE, &status)
            .stdout(out.try_clone().expect("a second handle of the log"))
            .stderr(out)
            .stdin(Stdio::null())
            .spawn()
            .expect("the game starts");
        let mut program = Program {
            display,
            name: name.to_owned(),
            child,
            log,
            lines: BufReader::new(file),
            unfinished: String::new(),
            status: Status::default(),
        };
        program.until("a window with the focus", |now| {
            display.run("wmctrl", &["-a", TITLE]);
            now.focused
        });
        program
    }

    /// Waits until the status is as expected.
    pub fn until(&mut self, what: &str, is: impl Fn(&Status) -> bool) -> Status {
        let done = poll(&format!("{}: {what}", self.name), || {
            self.read();
            if let Ok(Some(ended)) = self.child.try_wait() {
                panic!("{}: the game ended ({ended}) before {what}", self.name);
            }
            is(&self.status).then(|| self.status.clone())
        });
        // More may have been written meanwhile.
        self.read();
        done
    }

    /// Reads what the game has written since the last call.
    fn read(&mut self) {
        while self.lines.read_line(&mut self.unfinished).is_ok_and(|bytes| bytes > 0) {
            if !self.unfinished.ends_with('\n') {
                return;
            }
            self.status = serde_json::from_str(&self.unfinished)
                .unwrap_or_else(|error| panic!("{}: {error} in {}", self.name, self.unfinished));
            self.unfinished.clear();
        }
    }

    /// Moves the pointer to this place.
    pub fn point(&mut self, at: [f32; 2]) {
        let at = at.map(f32::round);
        self.display.input(&["mousemove", &at[0].to_string(), &at[1].to_string()]);
        // The window manager may keep a thin border.
        let near = |there: [f32; 2]| (there[0] - at[0]).abs().max((there[1] - at[1]).abs()) <= 2.0;
        self.until(&format!("the pointer at {at:?}"), |now| now.pointer.is_some_and(near));
    }

    /// Presses the left button and holds it.
    fn press(&mut self) {
        self.press_button("1");
    }

    /// Releases the left button.
    pub fn release(&mut self) {
        self.release_button("1");
    }

    fn press_button(&mut self, button: &str) {
        self.display.input(&["mousedown", button]);
        self.until("the button down", |now| now.pressed);
    }

    fn release_button(&mut self, button: &str) {
        self.display.input(&["mouseup", button]);
        self.until("the button up", |now| !now.pressed);
    }

    /// Clicks a place.
    pub fn click_at(&mut self, at: [f32; 2]) {
        self.point(at);
        self.press();
        self.release();
    }

    /// Clicks the control with this name.
    pub fn click(&mut self, name: &str) {
        let at = self.place_of_control(name);
        self.click_at(at);
    }

    /// Clicks the control with this name until it has an effect, because a screen may ignore clicks at first.
    pub fn click_until(&mut self, name: &str, heard: impl Fn(&Status) -> bool) {
        let at = self.place_of_control(name);
        while !heard(&self.status) {
            self.click_at(at);
            self.read();
        }
    }

    fn place_of_control(&mut self, name: &str) -> [f32; 2] {
        let shown = self.until(&format!("\"{name}\" on the screen"), |now| now.control(name).is_some());
        shown.control(name).map(|control| control.at).unwrap_or_default()
    }

    /// Presses keys, one after the other.
    pub fn key(&self, keys: &[&str]) {
        self.display.input(&[&["key", "--delay", "40"], keys].concat());
    }

    /// Types into a field, replacing its text.
    pub fn write(&mut self, field: &str, text: &str) {
        self.click(field);
        self.key(&["End"]);
        let there =
            self.status.control(field).and_then(|control| control.text.as_ref()).map_or(0, |text| text.chars().count());
        self.key(&vec!["BackSpace"; there]);
        self.until_written(field, "");
        self.display.input(&["type", "--delay", "40", text]);
        self.until_written(field, text);
    }

    fn until_written(&mut self, field: &str, text: &str) {
        self.until(&format!("\"{text}\" in \"{field}\""), |now| {
            now.control(field).and_then(|control| control.text.as_deref()) == Some(text)
        });
    }

    /// Drags from one place to another in small steps, without releasing.
    pub fn drag(&mut self, from: [f32; 2], to: [f32; 2]) {
        self.point(from);
        self.press();
        for step in 1..=STEPS {
            let share = f32::from(step) / f32::from(STEPS);
            self.point([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
        }
    }

    /// Drags the tile in hand over a point of the board, without releasing.
    pub fn drag_tile(&mut self, to: [f32; 2]) {
        let from = self.place_of_control(TILE_IN_HAND);
        self.drag(from, to);
        self.until("the tile in the air", |now| now.dragging);
    }

    /// Drags a meeple from the active player's supply onto its spot and releases it.
    pub fn drag_meeple(&mut self, supply: &str, to: [f32; 2], action: impl Serialize) {
        let from = self.place_of_control(supply);
        self.drag(from, to);
        self.until("the meeple over its place", |now| focused(now, &action));
        self.release();
    }

    /// The rotation of the tile in hand.
    pub fn turned(&self) -> Rotation {
        self.status.turn
    }

    /// Turns the tile, which is held over a square, to the next rotation that fits.
    pub fn turn_on(&mut self, by: TurnBy) {
        // The wheel is ignored for a moment after each turn.
        self.until("the tile at rest", |now| now.still);
        let before = self.status.turn;
        match by {
            TurnBy::Key => self.key(&["r"]),
            // On such a display, winit reports a notch both on press and on release, so there must be no time between
            // them.
            TurnBy::Wheel => self.display.input(&["mousedown", "5", "mouseup", "5"]),
            TurnBy::RightClick => self.display.input(&["click", "3"]),
        }
        self.until(&format!("the tile turned by {by:?}"), |now| now.turn != before);
    }

    /// Presses Tab until the tile is held over this square.
    pub fn walk_to(&mut self, square: Square) {
        while self.status.aim != Some(square) {
            let before = self.status.aim;
            self.key(&["Tab"]);
            self.until("the next legal square", |now| now.aim != before);
        }
    }

    /// Waits until the tile is held over this square.
    pub fn until_aimed_at(&mut self, square: Square) {
        self.until(&format!("the tile over {square}"), |now| now.aim == Some(square));
    }

    /// Clicks the spot with this action at this place.
    pub fn click_spot(&mut self, at: [f32; 2], action: impl Serialize + Debug) {
        // A pointer that rests lights no new spot, and the tile may just have been laid with a click at this very
        // pixel.
        self.point([at[0] + 6.0, at[1]]);
        self.point(at);
        self.until(&format!("the spot of {action:?} lit"), |now| focused(now, &action));
        self.press();
        self.release();
    }

    /// The place of the spot for this action, if there is one.
    pub fn place_of_spot(&self, action: impl Serialize) -> Option<[f32; 2]> {
        spot(&self.status, &action)
    }

    /// The actions of all spots on the board.
    pub fn offered(&self) -> Vec<Value> {
        actions(&self.status)
    }

    /// Brings the spot for this action into view. Returns its place.
    pub fn bring_spot_into_view(&mut self, action: impl Serialize + Debug) -> [f32; 2] {
        self.until(&format!("a spot for {action:?}"), |now| now.still && spot(now, &action).is_some());
        self.bring_into_view(|now| spot(now, &action))
    }

    /// Drags the board with the middle button until something is in view. Returns its place.
    pub fn bring_into_view(&mut self, find: impl Fn(&Status) -> Option<[f32; 2]>) -> [f32; 2] {
        loop {
            let now = self.until("the board at rest", |now| now.still && find(now).is_some());
            let place = find(&now).unwrap_or_default();
            let ([left, top, right, bottom], [west, north, east, south]) = (now.free, EDGES);
            let (x, y) = ((left + west, right - east), (top + north, bottom - south));
            let middle = [(x.0 + x.1) / 2.0, (y.0 + y.1) / 2.0];
            // Not farther than one drag can move the board.
            let to = [(2.0 * middle[0] - place[0]).clamp(x.0, x.1), (2.0 * middle[1] - place[1]).clamp(y.0, y.1)];
            if (x.0..=x.1).contains(&place[0]) && (y.0..=y.1).contains(&place[1]) {
                return place;
            }
            self.point(middle);
            self.press_button("2");
            self.point(to);
            self.until("the board dragged along", |then| then.centre != now.centre);
            self.release_button("2");
        }
    }

    /// Turns the wheel this many notches over a point of the board, and waits until the view is nearer.
    pub fn zoom_in(&mut self, at: [f32; 2], notches: usize) {
        self.point(at);
        let before = self.status.scale;
        self.display.input(&["click", "--repeat", &notches.to_string(), "4"]);
        self.until("the board nearer", |now| now.still && now.scale < before);
    }

    /// Clicks one of the choices in the banner. Numbers start at 0.
    pub fn click_choice(&mut self, number: usize) {
        let choice = |now: &Status| {
            let menu = now.controls.iter().rposition(|control| control.name == "menu")?;
            let beside = ["hint", "take back", "rule"];
            let mut after = now.controls[menu + 1..].iter().filter(|control| !beside.contains(&&*control.name));
            after.nth(number).map(|control| control.at)
        };
        let shown = self.until(&format!("choice {number}"), |now| choice(now).is_some());
        self.click_at(choice(&shown).unwrap_or_default());
    }

    /// The text in a field.
    pub fn written(&mut self, field: &str) -> String {
        let shown = self.until(field, |now| now.control(field).is_some());
        shown.control(field).and_then(|control| control.text.clone()).unwrap_or_default()
    }

    /// Takes a picture of the display.
    pub fn picture(&self, what: &str) {
        let file = results().join(format!("{}-{what}.png", self.name));
        assert!(self.display.run("import", &["-window", "root", &file.display().to_string()]), "no picture of {what}");
    }

    /// Makes the window this large.
    pub fn resize(&mut self, size: [f32; 2]) {
        let sizes = size.map(|length| length.to_string());
        let line = ["search", "--onlyvisible", "--name", TITLE, "windowsize", &sizes[0], &sizes[1]];
        self.display.input(&line);
        self.until("the new size", |now| now.window == size && now.still);
    }

    /// Ends the game at once, like a crash or a power cut.
    pub fn kill(mut self) {
        self.child.kill().expect("the game can be killed");
    }

    /// Stops the game for so long, as a machine does that sleeps.
    pub fn sleep(&self, time: Duration) {
        for signal in ["-STOP", "-CONT"] {
            let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
            assert!(sent.is_ok_and(|done| done.success()), "{signal} is sent");
            if signal == "-STOP" {
                std::thread::sleep(time);
            }
        }
    }

    /// How the game has ended, if it has.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// Closes the window by its X and waits for the end.
    pub fn close(mut self) -> ExitStatus {
        assert!(self.display.run("wmctrl", &["-c", TITLE]), "the window manager asks the window to close");
        poll("the end of the game", || self.ended())
    }

    /// Checks that the log reports no errors.
    pub fn assert_quiet(&self) {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let loud: Vec<_> = log.lines().filter(|line| line.contains("ERROR") || line.contains("panicked")).collect();
        assert!(loud.is_empty(), "{}: {loud:#?}", self.log.display());
    }
}

fn focused(now: &Status, action: &impl Serialize) -> bool {
    now.spot(action).is_some_and(|spot| spot.focus)
}

/// The actions of all spots on the board.
pub fn actions(now: &Status) -> Vec<Value> {
    now.spots.iter().map(|spot| spot.action.clone()).collect()
}

fn spot(now: &Status, action: &impl Serialize) -> Option<[f32; 2]> {
    now.spot(action).map(|spot| spot.at)
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let picture = results().join(format!("{}.png", self.name)).display().to_string();
            self.display.run("import", &["-window", "root", &picture]);
            let log = fs::read_to_string(&self.log).unwrap_or_default();
            let last: Vec<_> = log.lines().rev().take(40).collect();
            eprintln!("what was to be seen: {picture}\nlast status: {:#?}\nlast lines of the log:", self.status);
            last.iter().rev().for_each(|line| eprintln!("  {line}"));
        }
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
