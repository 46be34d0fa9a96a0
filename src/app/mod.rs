//! Upper floor: everything with Bevy or egui in it.
//!
//! Each file adds itself through one `plugin` function; this one only lists them and opens the window.

mod board;
pub mod games;
pub mod input;
mod motion;
mod pictures;
mod reflection;
pub mod screens;
mod shell;
pub mod table;
pub mod theme;
pub mod words;

use crate::table::places;
use crate::table::settings::MistChoice;
use bevy::asset::AssetPlugin;
use bevy::prelude::*;
use bevy::window::{WindowResizeConstraints, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiPlugin;
use std::path::PathBuf;
use std::time::Duration;
use words::say;

pub use board::{BoardCamera, FaceDown, LaidTile};
pub use games::mists::hand::Hand;
pub use games::mists::legal_squares::LegalSquares;
pub use games::mists::opening::{StraightToSave, StraightToTable, open_table};
pub use games::mists::pieces::{Buried, Circle, Eloise, Ghost, Hound, Meeple, Mood};
pub use games::mists::saves::Saves;
pub use games::mists::sound::Play;
pub use games::mists::spots::{Offer, Spot};
pub use games::mists::table::{AtTable, Decide, Playback};
pub use games::mists::turn_phase::TurnPhase;
pub use games::mists::{shots, status};
pub use shell::screen::Screen;
pub use shell::settings::Chosen;
pub use table::Refused;

/// Everything of the game but the engine: screens, board, figures, panels.
pub fn game(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb_u8(0x12, 0x1a, 0x20)));
    app.add_plugins(EguiPlugin::default());
    app.init_resource::<theme::Art>();
    app.add_plugins((
        input::plugin,
        shell::plugin,
        screens::plugin,
        pictures::plugin,
        motion::plugin,
        table::plugin,
        board::plugin,
    ));
    app.add_plugins(games::mists::plugin);
}

/// How the game is opened.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// A table to go to at once; the title otherwise.
    pub table: Option<StraightToTable>,
    /// A saved game to open at once.
    pub go_on_with: Option<StraightToSave>,
    /// How the mist is shown, whatever the settings say.
    pub mist: Option<MistChoice>,
    /// Where the game under way is saved.
    pub save_to: Option<PathBuf>,
    /// Where everything that is shown is written down.
    pub status_to: Option<PathBuf>,
}

/// Opens the window and plays until it is closed.
pub fn open(opening: Opening) -> AppExit {
    let window = Window {
        title: say!("game-name").to_owned(),
        name: Some("mists".to_owned()),
        resolution: WindowResolution::new(1280, 720),
        resize_constraints: WindowResizeConstraints { min_width: 640.0, min_height: 480.0, ..default() },
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(AssetPlugin { file_path: places::assets().display().to_string(), ..default() }),
    );
    // In the background nothing has to move; one look a second keeps the picture right.
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::Continuous,
        unfocused_mode: UpdateMode::reactive_low_power(Duration::from_secs(1)),
    });
    app.insert_resource(ClearColor(Color::srgb_u8(0x12, 0x1a, 0x20)));
    app.insert_resource(Chosen::with_mist(opening.mist));
    if let Some(table) = opening.table {
        app.insert_resource(table);
    }
    if let Some(save) = opening.go_on_with {
        app.insert_resource(save);
    }
    app.add_plugins((game, games::mists::sound::speakers));
    if let Some(file) = opening.status_to {
        app.add_plugins(status::plugin(file));
    }
    app.insert_resource(Saves::at_home(opening.save_to));
    app.run()
}

/// Loads what the game needs from the folder `assets`.
pub fn assets() -> AssetPlugin {
    AssetPlugin { file_path: places::assets().display().to_string(), ..default() }
}
