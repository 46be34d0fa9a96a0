//! Upper floor: everything that uses Bevy or egui.
//!
//! Each module adds itself through one `plugin` function. This file only lists the modules and opens the window.

pub mod assets;
mod board;
pub mod book;
pub mod games;
pub mod hand;
pub mod input;
#[cfg(feature = "dev")]
mod inspection;
mod mist;
mod motion;
pub mod panels;
mod pictures;
mod reflection;
pub mod screens;
mod shell;
mod sound;
pub mod spots;
pub mod table;
pub mod theme;
pub mod words;

use crate::table::settings::MistChoice;
use bevy::prelude::*;
use bevy::window::{WindowResizeConstraints, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiPlugin;
use std::path::PathBuf;
use std::time::Duration;
use words::say;

pub use board::{BoardCamera, CloseUp, FaceDown, LaidFrame, LaidTile, OpenEdge, Paintings};
pub use games::carcassonne::straight::StraightToCarcassonne;
pub use games::dont_go_in::straight::StraightToDontGoIn;
pub use games::mists::pieces::{Buried, Circle, Eloise, Ghost, Hound, Meeple, Mood};
pub use games::mists::spots::{Offer, Spot};
pub use games::mists::straight::StraightToMists;
pub use games::mists::table::{AtTable, Decide, Playback};
pub use games::mists::turn_phase::TurnPhase;
pub use games::opening::{StraightToSave, open_table};
pub use games::saves::Saves;
pub use games::{shots, status};
pub use hand::{Hand, LegalSquares};
pub use pictures::Sharpness;
pub use shell::graphics;
pub use shell::menu::Menu;
pub use shell::messages::Messages;
pub use shell::screen::Screen;
pub use shell::settings::Chosen;
pub use sound::Play;
pub use table::Refused;

/// The whole game without the engine: screens, board, figures, panels.
pub fn game(app: &mut App) {
    app.insert_resource(ClearColor(Color::srgb_u8(0x12, 0x1a, 0x20)));
    app.add_plugins((EguiPlugin::default(), theme::shader::plugin));
    app.init_resource::<theme::Art>();
    app.add_plugins((
        input::plugin,
        shell::plugin,
        screens::plugin,
        pictures::plugin,
        motion::plugin,
        table::plugin,
        sound::plugin,
        board::plugin,
        mist::plugin,
        hand::plugin,
        spots::plugin,
    ));
    app.add_plugins(games::plugin);
}

/// How the game starts.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// The table to open at once. Without one, the game starts at the title.
    pub table: Option<StraightToMists>,
    /// The table of the competitive game to open at once.
    pub rivals: Option<StraightToCarcassonne>,
    /// The table of *Don't Go In There* to open at once.
    pub haunted_house: Option<StraightToDontGoIn>,
    /// A saved game to open at once.
    pub saved: Option<StraightToSave>,
    /// How to show the mist. This overrides the settings.
    pub mist: Option<MistChoice>,
    /// The file in which to save the game under way.
    pub save_to: Option<PathBuf>,
    /// The file in which to write everything that is shown.
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
    app.add_plugins(assets::plugin);
    app.add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }));
    // In the background nothing has to move. One update a second keeps the picture correct.
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::Continuous,
        unfocused_mode: UpdateMode::reactive_low_power(Duration::from_secs(1)),
    });
    app.insert_resource(Chosen::with_mist(opening.mist));
    app.insert_resource(shell::language::SystemLanguage(sys_locale::get_locale()));
    if let Some(table) = opening.table {
        app.insert_resource(table);
    }
    if let Some(rivals) = opening.rivals {
        app.insert_resource(rivals);
    }
    if let Some(haunted_house) = opening.haunted_house {
        app.insert_resource(haunted_house);
    }
    if let Some(save) = opening.saved {
        app.insert_resource(save);
    }
    app.add_plugins((game, sound::speakers));
    if let Some(file) = opening.status_to {
        app.add_plugins(status::plugin(file));
    }
    app.insert_resource(Saves::at_home(opening.save_to));
    #[cfg(feature = "dev")]
    app.add_plugins(inspection::plugin);
    app.run()
}
