//! What the window shows of each game, one module per game; which of them is played; the box from which all come; and
//! how games are opened, saved and left.

mod answers;
pub mod carcassonne;
pub mod choice;
pub mod dont_go_in;
mod favourites;
mod final_count;
pub mod hint;
mod in_the_box;
mod introduction;
mod last_setup;
mod leave;
pub mod lessons;
mod loading;
mod markers;
pub mod mists;
#[cfg(feature = "network")]
pub mod network;
pub mod opening;
pub mod playing;
mod records;
mod replay;
pub(in crate::app::games) mod result_picture;
pub mod review;
pub mod saved_games;
pub mod saves;
mod scene_files;
pub mod setting_up;
mod settling;
pub mod shelf;
pub mod shots;
pub(in crate::app::games) mod signs;
pub mod status;
mod thinking;
mod tiles_to_come;
pub mod told;
mod way_on;

use self::last_setup::LookUpLastSetups;
use crate::app::shell::screen::Screen;
use crate::app::table::OfGame;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use bevy::prelude::*;

/// All games.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((playing::plugin, loading::plugin, in_the_box::plugin, choice::plugin));
    app.add_plugins((opening::plugin, leave::plugin, saves::plugin, shelf::plugin));
    app.add_plugins((
        markers::plugin,
        tiles_to_come::plugin,
        told::plugin,
        hint::plugin,
        result_picture::plugin,
        review::plugin,
        replay::plugin,
        saved_games::plugin,
        lessons::plugin,
        records::plugin,
        favourites::plugin,
        last_setup::plugin,
        introduction::plugin,
        scene_files::plugin,
        settling::plugin,
    ));
    #[cfg(feature = "network")]
    app.add_plugins(network::plugin);
    app.add_plugins((mists::plugin, carcassonne::plugin, dont_go_in::plugin));
    app.configure_sets(OnExit(Screen::Loading), LookBack.after(LookUpLastSetups));
    one_at_a_time(app);
}

/// Systems that read what is kept of earlier games, after each game has read its own.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
struct LookBack;

/// Only one game is played, so nothing has to be said about the order of systems of two of them.
fn one_at_a_time(app: &mut App) {
    let (mists, rivals, house) = (OfGame::of::<Mists>(), OfGame::of::<Carcassonne>(), OfGame::of::<DontGoIn>());
    for (one, other) in [(mists, rivals), (mists, house), (rivals, house)] {
        app.configure_sets(Update, one.ambiguous_with(other));
        app.configure_sets(PostUpdate, one.ambiguous_with(other));
    }
}
