//! The whole game without a window and without a renderer. Tests send real input and look at the world.

use bevy::app::{PluginsState, TerminalCtrlCHandlerPlugin};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::tasks::tick_global_task_pools_on_main_thread;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{
    CursorLeft, CursorMoved, ExitCondition, FileDragAndDrop, PrimaryWindow, WindowEvent, WindowResolution,
};
use bevy::winit::WinitPlugin;
use bevy_egui::EguiContext;
use mists::app::games::dont_go_in::pictures::HousePictures;
use mists::app::games::{carcassonne, dont_go_in};
use mists::app::theme::{Art, shown_controls, take_written};
use mists::app::{
    self, AtTable, BoardCamera, Decide, Hand, Paintings, Play, Playback, Refused, Saves, Screen, Sharpness,
    StraightToCarcassonne, StraightToDontGoIn, StraightToMists,
};
use mists::foley::Sound;
use mists::rules::mists::Mists;
use mists::rules::tiles::{Rotation, Square};
use mists::table::mists::Sitting;
use std::path::Path;
use std::time::Duration;

/// Whether everything that happened was shown, whichever game is on the table.
fn caught_up(world: &World) -> bool {
    let rivals = world.get_resource::<carcassonne::table::Playback>().map(|playback| playback.caught_up());
    let house = world.get_resource::<dont_go_in::table::Playback>().map(|playback| playback.caught_up());
    world.get_resource::<Playback>().map(|playback| playback.caught_up()).or(rivals).or(house).unwrap_or(true)
}

/// How many decisions were taken, whichever game is on the table.
fn decisions(world: &World) -> Option<usize> {
    let rivals = world.get_resource::<carcassonne::table::AtTable>().map(|table| table.sitting.played().len());
    let house = world.get_resource::<dont_go_in::table::AtTable>().map(|table| table.sitting.played().len());
    world.get_resource::<AtTable>().map(|table| table.sitting.played().len()).or(rivals).or(house)
}

/// Nobody looks at the pictures here, and they take long to paint.
fn unpainted(world: &mut World) {
    world.insert_resource(Art::unpainted());
    world.insert_resource(Sharpness(16));
    world.insert_resource(Paintings::coarse());
    let house = world.resource::<HousePictures>().house.clone();
    world.resource_mut::<Assets<Image>>().insert(&house, Image::default()).expect("the handle is alive");
}

/// The game time between two frames.
const STEP: Duration = Duration::from_millis(50);

/// A game that runs frame by frame.
pub struct House {
    app: App,
    window: Entity,
    /// All refusals so far.
    pub refused: Vec<Refused>,
    /// All sounds that were requested so far, with the number of the frame.
    pub heard: Vec<(u32, Sound)>,
    frame: u32,
}

impl House {
    /// Opens the game at a table of level 1. It is saved in this file.
    pub fn at_table(players: usize, seed: u64, save: &Path) -> House {
        House::at_level(1, players, seed, save)
    }

    /// Opens the game at a table of this level. It is saved in this file.
    pub fn at_level(level: u8, players: usize, seed: u64, save: &Path) -> House {
        House::at(StraightToMists { level, players, computers: 0, spell_circles: false, seed: Some(seed) }, save)
    }

    /// Opens the game at this table. It is saved in this file.
    pub fn at(table: StraightToMists, save: &Path) -> House {
        let mut house = House::opened(Some(table), save);
        house.sit_down();
        house
    }

    /// Opens the competitive game at this table. It is saved in this file.
    pub fn of_rivals(table: StraightToCarcassonne, save: &Path) -> House {
        let mut house = House::opened_with(save, |app| {
            app.insert_resource(table);
        });
        house.sit_down();
        house
    }

    /// Opens *Don't Go In There* at this table. It is saved in this file.
    pub fn of_haunted_house(table: StraightToDontGoIn, save: &Path) -> House {
        let mut house = House::opened_with(save, |app| {
            app.insert_resource(table);
        });
        house.sit_down();
        house
    }

    /// Waits until the table is shown and everything is at rest.
    pub fn sit_down(&mut self) {
        self.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
        self.settle();
    }

    /// Opens the game at its title, which leads to a table if one is given. It is saved in this file.
    pub fn opened(table: Option<StraightToMists>, save: &Path) -> House {
        House::opened_with(save, |app| {
            if let Some(table) = table {
                app.insert_resource(table);
            }
        })
    }

    /// Opens the game as `prepared`.
    pub fn opened_with(save: &Path, prepare: impl FnOnce(&mut App)) -> House {
        let mut app = App::new();
        let window = Window { resolution: WindowResolution::new(1280, 720), ..default() };
        let nothing = WgpuSettings { backends: None, ..default() };
        app.add_plugins(app::assets::plugin);
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(window),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .set(RenderPlugin { render_creation: nothing.into(), ..default() })
                .disable::<WinitPlugin>()
                .disable::<TerminalCtrlCHandlerPlugin>()
                .disable::<LogPlugin>(),
        );
        app.add_plugins(app::game);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
        app.insert_resource(Saves::at(Some(save.to_owned())));
        unpainted(app.world_mut());
        prepare(&mut app);
        while app.plugins_state() == PluginsState::Adding {
            tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world());
        let mut house =
            House { window: window.expect("there is a window"), app, refused: Vec::new(), heard: Vec::new(), frame: 0 };
        house.wait(|world| **world.resource::<State<Screen>>() != Screen::Loading);
        house
    }

    /// Runs this many frames.
    pub fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.app.update();
            let refused = self.app.world().resource::<Messages<Refused>>();
            self.refused.extend(refused.iter_current_update_messages().cloned());
            self.frame += 1;
            let heard = self.app.world().resource::<Messages<Play>>().iter_current_update_messages();
            self.heard.extend(heard.map(|play| (self.frame, play.0)));
        }
    }

    /// Runs frames until the condition is true.
    pub fn wait(&mut self, until: impl Fn(&World) -> bool) {
        for _ in 0..20_000 {
            if until(self.app.world()) {
                return;
            }
            self.frames(1);
        }
        panic!("it never came to that");
    }

    /// Runs frames until everything that happened was shown and every motion is over.
    pub fn settle(&mut self) {
        self.frames(2);
        loop {
            self.wait(caught_up);
            let before = decisions(self.app.world());
            self.frames(12);
            // Where there was no choice the table has decided itself meanwhile.
            if caught_up(self.app.world()) && decisions(self.app.world()) == before {
                return;
            }
        }
    }

    /// The current screen.
    pub fn screen(&self) -> Screen {
        **self.app.world().resource::<State<Screen>>()
    }

    /// The game's world.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// The sitting under way.
    pub fn sitting(&self) -> &Sitting {
        &self.app.world().resource::<AtTable>().sitting
    }

    /// The current position.
    pub fn position(&self) -> Mists {
        self.sitting().position().clone()
    }

    /// All components of a kind.
    pub fn all<C: Component + Copy>(&mut self) -> Vec<C> {
        let world = self.app.world_mut();
        world.query::<&C>().iter(world).copied().collect()
    }

    /// Sends a decision as board and panels do.
    pub fn decide(&mut self, decision: Decide) {
        self.app.world_mut().write_message(decision);
        self.settle();
    }

    /// Moves the pointer, in logical pixels from the window's top left.
    pub fn point(&mut self, at: Vec2) {
        self.point_for_a_frame(at);
        self.frames(2);
    }

    /// Moves the pointer and runs only one frame.
    pub fn point_for_a_frame(&mut self, at: Vec2) {
        self.move_pointer(at);
        self.frames(1);
    }

    /// Moves the pointer without running a frame.
    pub fn move_pointer(&mut self, at: Vec2) {
        let window = self.window;
        let moved = CursorMoved { window, position: at, delta: None };
        let world = self.app.world_mut();
        world.get_mut::<Window>(window).expect("there is a window").set_cursor_position(Some(at));
        world.write_message(moved.clone());
        world.write_message(WindowEvent::from(moved));
    }

    /// The pointer leaves the window.
    pub fn leave_window(&mut self) {
        let window = self.window;
        let world = self.app.world_mut();
        world.get_mut::<Window>(window).expect("there is a window").set_cursor_position(None);
        world.write_message(CursorLeft { window });
        world.write_message(WindowEvent::from(CursorLeft { window }));
        self.frames(2);
    }

    /// Presses or releases a mouse button.
    pub fn button(&mut self, button: MouseButton, state: ButtonState) {
        self.move_button(button, state);
        self.frames(2);
    }

    /// Presses or releases a mouse button without running a frame.
    pub fn move_button(&mut self, button: MouseButton, state: ButtonState) {
        let input = MouseButtonInput { button, state, window: self.window };
        self.app.world_mut().write_message(input);
        self.app.world_mut().write_message(WindowEvent::from(input));
    }

    /// Clicks with the left button.
    pub fn click(&mut self) {
        self.button(MouseButton::Left, ButtonState::Pressed);
        self.button(MouseButton::Left, ButtonState::Released);
        self.settle();
    }

    /// Turns the wheel this many notches away from the player.
    pub fn wheel(&mut self, notches: f32) {
        self.scroll(MouseScrollUnit::Line, Vec2::new(0.0, notches));
    }

    /// Moves the wheel, or two fingers on a touch pad.
    pub fn scroll(&mut self, unit: MouseScrollUnit, by: Vec2) {
        let turned = MouseWheel { unit, x: by.x, y: by.y, window: self.window, phase: TouchPhase::Moved };
        self.app.world_mut().write_message(turned);
        self.app.world_mut().write_message(WindowEvent::from(turned));
        self.frames(2);
    }

    /// Drags with a button.
    pub fn drag(&mut self, button: MouseButton, from: Vec2, to: Vec2) {
        self.point(from);
        self.button(button, ButtonState::Pressed);
        self.point(from.lerp(to, 0.5));
        self.point(to);
        self.button(button, ButtonState::Released);
        self.frames(2);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let (logical_key, window) =
                (Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified), self.window);
            let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            self.app.world_mut().write_message(input.clone());
            self.app.world_mut().write_message(WindowEvent::from(input));
            self.frames(2);
        }
    }

    /// Turns the tile in hand over a square with the key.
    pub fn turn_to(&mut self, turn: Rotation) {
        let before = self.refused.len();
        for _ in 0..3 {
            if self.world().resource::<Hand>().turn != turn {
                self.key(KeyCode::KeyR);
            }
        }
        // Turned, a tile may look the same; the player is told then, and nothing was refused.
        let told = self.refused.split_off(before);
        self.refused.extend(told.into_iter().filter(|refused| !refused.why.ends_with("only this way round")));
    }

    /// Types a text, letter by letter.
    pub fn type_text(&mut self, text: &str) {
        self.frames(2);
        for letter in text.chars() {
            let key = Key::Character(letter.to_string().into());
            for state in [ButtonState::Pressed, ButtonState::Released] {
                let text = (state == ButtonState::Pressed).then(|| letter.to_string().into());
                let (logical_key, window) = (key.clone(), self.window);
                let input = KeyboardInput { key_code: KeyCode::F24, logical_key, state, text, repeat: false, window };
                self.app.world_mut().write_message(input.clone());
                self.app.world_mut().write_message(WindowEvent::from(input));
                self.frames(2);
            }
        }
    }

    /// Drops a file onto the window.
    pub fn drop_file(&mut self, file: &Path) {
        let dropped = FileDragAndDrop::DroppedFile { window: self.window, path_buf: file.to_owned() };
        self.app.world_mut().write_message(dropped);
        self.frames(2);
    }

    /// The position of the topmost control with this name, in logical pixels.
    pub fn last_control(&mut self, name: &str) -> Vec2 {
        shown_controls(&self.egui());
        self.frames(2);
        let found = shown_controls(&self.egui()).into_iter().rfind(|control| control.name == name);
        let found = found.unwrap_or_else(|| panic!("{name} is not there"));
        Vec2::new(found.place.center().x, found.place.center().y)
    }

    /// The egui context of the panels.
    pub fn egui(&mut self) -> egui::Context {
        let world = self.app.world_mut();
        let mut contexts = world.query::<&mut EguiContext>();
        contexts.single_mut(world).expect("there is one context").get_mut().clone()
    }

    /// What the panels tell while nothing is pointed at: the names of their controls, and what is written on them.
    pub fn told(&mut self) -> Vec<String> {
        self.point(Vec2::new(640.0, 5.0));
        let ctx = self.egui();
        shown_controls(&ctx);
        let written = self.written();
        shown_controls(&ctx).into_iter().map(|control| control.name).chain(written).collect()
    }

    /// What is written in the panels, wherever the pointer is.
    pub fn written(&mut self) -> Vec<String> {
        let ctx = self.egui();
        take_written(&ctx);
        ctx.request_repaint();
        self.frames(2);
        take_written(&ctx).into_iter().map(|written| written.text).collect()
    }

    /// The panels tell all of this: each of these is the beginning of something they tell.
    pub fn tells(&mut self, expected: &[String]) {
        let told = self.told();
        for expected in expected {
            let tells = |told: &String| told.to_lowercase().starts_with(&expected.to_lowercase());
            assert!(told.iter().any(tells), "\"{expected}\" is not among {told:#?}");
        }
    }

    /// The position of a control in logical pixels, if it is shown.
    pub fn find_control(&mut self, name: &str) -> Option<Vec2> {
        self.find_control_called(|other| other == name)
    }

    /// The position of the first control whose name matches.
    pub fn find_control_called(&mut self, called: impl Fn(&str) -> bool) -> Option<Vec2> {
        shown_controls(&self.egui());
        self.frames(2);
        let found = shown_controls(&self.egui()).into_iter().find(|control| called(&control.name))?;
        Some(Vec2::new(found.place.center().x, found.place.center().y))
    }

    /// The position of a control in logical pixels.
    pub fn place_of_control(&mut self, name: &str) -> Vec2 {
        self.find_control(name).unwrap_or_else(|| panic!("{name} is not there"))
    }

    /// The middle of a square in the window.
    pub fn middle_of(&mut self, at: Square) -> Vec2 {
        self.place_of(Vec2::new(f32::from(at.x) + 0.5, f32::from(at.y) + 0.5))
    }

    /// A point of the board in the window.
    pub fn place_of(&mut self, place: Vec2) -> Vec2 {
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<BoardCamera>>();
        let (camera, at) = cameras.single(world).expect("there is a camera");
        // At the height of the figures, because the board's camera sees nothing lower.
        camera.world_to_viewport(at, place.extend(10.0)).expect("the place is in view")
    }
}
