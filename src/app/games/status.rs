//! Writes what the window shows to a file, for observers outside such as the tests of the real window.
//!
//! With `MISTS_STATUS=FILE`, every change is appended to that file as one line of JSON, a [`Status`]. Lengths are in
//! logical pixels from the window's top left.

use super::told::Told;
use crate::app::board::{BoardCamera, FreeArea, Pointer, layer};
use crate::app::hand::Hand;
use crate::app::shell::screen::Screen;
use crate::app::spots::{Offer, Offers, Spot};
use crate::app::table::{AtTable, Playback, Shown};
use crate::app::theme::shown_controls;
use crate::rules::Game;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::rules::tiles::{Rotation, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContexts;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

/// The environment variable that names the file.
pub const VARIABLE: &str = "MISTS_STATUS";

/// For this many frames nothing must move before the window counts as still. The effect of a change may start a few
/// frames late.
const STILL: u8 = 5;

/// Writes the status to this file.
pub(in crate::app) fn plugin(file: PathBuf) -> impl Fn(&mut App) {
    move |app| match File::options().create(true).append(true).open(&file) {
        Ok(open) => {
            app.insert_resource(Watcher { file: open, last: None, rested: 0 }).add_systems(Last, write);
        }
        Err(error) => warn!("{}: {error}", file.display()),
    }
}

/// Everything that is shown at one moment.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Status {
    /// The screen.
    pub screen: String,
    /// At the table: the phase that is shown.
    pub phase: Option<String>,
    /// At the table: the fingerprint of the position that the rules have reached.
    pub fingerprint: Option<u64>,
    /// How many decisions the game has so far.
    pub decisions: usize,
    /// How the game ended, if the result is shown, as the rules' type is printed.
    pub outcome: Option<String>,
    /// Whether everything that happened has been shown, and position, tile in hand, window and view have not changed
    /// for a moment.
    pub still: bool,
    /// Whether this window has the keyboard.
    pub focused: bool,
    /// Width and height of the window.
    pub window: [f32; 2],
    /// The area that the panels leave free for the board: left, top, right and bottom.
    pub free: [f32; 4],
    /// Where the pointer is, if it is in the window.
    pub pointer: Option<[f32; 2]>,
    /// Whether a mouse button is down.
    pub pressed: bool,
    /// The point of the board in the middle of the window, in squares.
    pub centre: [f32; 2],
    /// Squares per logical pixel.
    pub scale: f32,
    /// How the tile in hand is turned.
    pub turn: Rotation,
    /// The square over which it is held.
    pub aim: Option<Square>,
    /// Whether it is being dragged.
    pub dragging: bool,
    /// The message beside the pointer, for example after a refusal.
    pub told: Option<String>,
    /// Spots on the board that can be clicked, without squares.
    pub spots: Vec<SpotStatus>,
    /// Controls on panels and screens that can be clicked or written in, topmost last.
    pub controls: Vec<ControlStatus>,
}

/// A spot on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SpotStatus {
    /// The decision that a click takes, as it is written in a save of this game.
    pub action: Value,
    /// Its position.
    pub at: [f32; 2],
    /// Whether a click would take it now.
    pub focus: bool,
}

/// A control on a panel or screen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ControlStatus {
    /// Its name.
    pub name: String,
    /// Its middle.
    pub at: [f32; 2],
    /// The text in it, if it is a text field.
    pub text: Option<String>,
}

impl Status {
    /// The middle of a square, in the window.
    pub fn place_of(&self, square: Square) -> [f32; 2] {
        let [width, height] = self.window;
        let across = f32::from(square.x) + 0.5 - self.centre[0];
        let up = f32::from(square.y) + 0.5 - self.centre[1];
        [width / 2.0 + across / self.scale, height / 2.0 - up / self.scale]
    }

    /// Whether the position or the view differs.
    fn differs(&self, other: &Status) -> bool {
        let shown = |status: &Status| (status.fingerprint, status.turn, status.window, status.centre, status.scale);
        self.phase != other.phase || shown(self) != shown(other)
    }

    /// The spot for a decision.
    pub fn spot(&self, action: &impl Serialize) -> Option<&SpotStatus> {
        let action = serde_json::to_value(action).ok()?;
        self.spots.iter().find(|spot| spot.action == action)
    }

    /// The topmost control with this name.
    pub fn control(&self, name: &str) -> Option<&ControlStatus> {
        self.controls.iter().rfind(|control| control.name == name)
    }
}

#[derive(Resource)]
struct Watcher {
    file: File,
    last: Option<Status>,
    /// For how many frames nothing has moved, at most [`STILL`].
    rested: u8,
}

/// The table of one game.
#[derive(SystemParam)]
struct At<'w, 's, G: Offers> {
    phase: Option<Res<'w, State<<G as Shown>::ShownPhase>>>,
    table: Option<Res<'w, AtTable<G>>>,
    playback: Option<Res<'w, Playback<G>>>,
    offer: Res<'w, Offer<<G as Game>::Action>>,
    spots: Query<'w, 's, (Entity, &'static Spot<<G as Game>::Action>)>,
}

impl<G: Offers<Action: Serialize>> At<'_, '_, G> {
    /// Writes down what is on the table of this game. `seen` finds a point of the board in the window.
    fn fill(&self, status: &mut Status, screen: Screen, seen: impl Fn(Vec2) -> Option<[f32; 2]>) {
        if let Some(phase) = &self.phase {
            status.phase = Some(format!("{:?}", phase.get()));
        }
        let Some(table) = &self.table else { return };
        match screen {
            Screen::Table => {
                status.fingerprint = Some(table.position().fingerprint());
                status.decisions = table.sitting.played().len();
            }
            Screen::Result | Screen::Review => {
                status.outcome = table.position().outcome().map(|outcome| format!("{outcome:?}"))
            }
            Screen::Loading | Screen::Title | Screen::Games | Screen::LevelSelect => {}
            Screen::SavedGames | Screen::Lessons | Screen::Records | Screen::Setup => {}
            Screen::Join | Screen::Credits => {}
        }
        let spot = |(entity, spot): (Entity, &Spot<G::Action>)| {
            let action = serde_json::to_value(spot.action).ok()?;
            Some(SpotStatus { action, at: seen(spot.at)?, focus: self.offer.focus == Some(entity) })
        };
        status.spots.extend(self.spots.iter().filter_map(spot));
    }

    fn caught_up(&self) -> bool {
        self.playback.as_ref().is_none_or(|playback| playback.caught_up())
    }
}

/// Everything that is shown.
#[derive(SystemParam)]
struct InWindow<'w, 's> {
    screen: Res<'w, State<Screen>>,
    mists: At<'w, 's, Mists>,
    rivals: At<'w, 's, Carcassonne>,
    haunted_house: At<'w, 's, DontGoIn>,
    hand: Res<'w, Hand>,
    told: Res<'w, Told>,
    free: Res<'w, FreeArea>,
    pointer: Res<'w, Pointer>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    window: Single<'w, 's, &'static Window, With<PrimaryWindow>>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform, &'static Projection), With<BoardCamera>>,
}

fn write(shown: InWindow, mut contexts: EguiContexts, mut watcher: ResMut<Watcher>) -> Result {
    let mut now = shown.status();
    now.controls = shown_controls(contexts.ctx_mut()?).into_iter().map(ControlStatus::from).collect();
    let caught_up = shown.mists.caught_up() && shown.rivals.caught_up() && shown.haunted_house.caught_up();
    let moved = !caught_up || watcher.last.as_ref().is_none_or(|last| now.differs(last));
    watcher.rested = if moved { 0 } else { STILL.min(watcher.rested + 1) };
    now.still = watcher.rested == STILL;
    if watcher.last.as_ref() != Some(&now) {
        let line = serde_json::to_string(&now)? + "\n";
        watcher.file.write_all(line.as_bytes())?;
        watcher.last = Some(now);
    }
    Ok(())
}

impl InWindow<'_, '_> {
    fn status(&self) -> Status {
        let (camera, place, projection) = *self.camera;
        let scale = if let Projection::Orthographic(lens) = projection { lens.scale } else { 1.0 };
        let Rect { min, max } = self.free.0;
        let mut status = Status {
            screen: format!("{:?}", self.screen.get()),
            focused: self.window.focused,
            window: self.window.size().into(),
            free: [min.x, min.y, max.x, max.y],
            pointer: self.pointer.window.map(Into::into),
            pressed: self.buttons.get_pressed().next().is_some(),
            centre: place.translation().xy().into(),
            scale,
            turn: self.hand.turn,
            aim: self.hand.aim,
            dragging: self.hand.dragging,
            told: self.told.sentence().map(str::to_owned),
            ..Status::default()
        };
        let seen = |at: Vec2| camera.world_to_viewport(place, at.extend(layer::FIGURES)).ok().map(Into::into);
        self.mists.fill(&mut status, **self.screen, seen);
        self.rivals.fill(&mut status, **self.screen, seen);
        self.haunted_house.fill(&mut status, **self.screen, seen);
        status
    }
}

impl From<crate::app::theme::Control> for ControlStatus {
    fn from(control: crate::app::theme::Control) -> ControlStatus {
        ControlStatus { at: control.place.center().into(), name: control.name, text: control.text }
    }
}
