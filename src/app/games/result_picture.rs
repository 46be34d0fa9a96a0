//! The picture of the final board. It is painted while the player reads the result, kept until another game has ended,
//! and saved on request.

use super::playing::Playable;
use crate::app::shell::background::background;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::AtTable;
use crate::app::theme::{Art, Scene, SceneSizes};
use crate::app::words::say;
use crate::painter::picture::Picture;
use crate::table::kept::write_new;
use crate::table::{Sitting, folders};
use bevy::prelude::*;
use bevy::tasks::{Task, futures::check_ready};
use bevy_egui::EguiContexts;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ResultPicture>();
    app.add_systems(OnExit(Screen::Result), take_down);
    app.add_systems(Update, hang.in_set(FrameSystems::Arrive).run_if(in_state(Screen::Result)));
}

/// A game whose final board is painted for the result.
pub(super) trait Painted: Playable {
    /// The name of the file for the picture, without the extension.
    fn picture_name(sitting: &Sitting<Self>) -> String;
}

/// Paints the final board of this game when its result is shown, which is while the app is in this state.
pub(super) fn game<G: Painted>(app: &mut App, result: impl States) {
    app.add_systems(OnEnter(result), begin::<G>);
}

/// Width and height in pixels.
const SIZE: (u32, u32) = (1600, 1000);

/// The picture of the final board.
#[derive(Resource, Default)]
pub struct ResultPicture {
    /// The fingerprint of the position.
    of: Option<u64>,
    under_way: Option<Task<(Picture, SceneSizes)>>,
    picture: Option<Picture>,
    /// The name of its file, without the extension.
    name: String,
    /// The saved file, or why it could not be saved.
    saved: Option<Result<PathBuf, String>>,
}

impl ResultPicture {
    /// Whether it is being painted.
    pub fn is_painting(&self) -> bool {
        self.under_way.is_some()
    }

    /// Whether it can be saved.
    pub fn can_be_saved(&self) -> bool {
        self.picture.is_some() && !matches!(self.saved, Some(Ok(_)))
    }

    /// What to tell the player about it.
    pub fn told(&self) -> String {
        match (&self.saved, self.picture.is_some()) {
            (Some(Ok(path)), _) => say!("result-picture-saved", file = path.display().to_string()),
            (Some(Err(why)), _) => why.clone(),
            (None, true) => say!("result-picture-hung").to_owned(),
            (None, false) => say!("result-picture-painted").to_owned(),
        }
    }

    /// Saves the picture under a new name: in the player's folder for pictures, or beside the saves if they are not at
    /// their usual place.
    pub fn save(&mut self) {
        let Some(picture) = self.picture.as_ref().filter(|_| self.can_be_saved()) else { return };
        let written = || {
            let folder = folders::pictures().ok_or(say!("result-picture-no-folder"))?;
            let mut png = Vec::new();
            picture.write_png(&mut png).map_err(|error| error.to_string())?;
            write_new(&folder, &self.name, "png", &png).map_err(|error| {
                let folder = folder.display().to_string();
                say!("result-picture-not-written", folder = folder, why = error.to_string())
            })
        };
        self.saved = Some(written());
    }
}

fn begin<G: Painted>(table: Option<Res<AtTable<G>>>, mut kept: ResMut<ResultPicture>) {
    let Some(table) = table else { return };
    let of = Some(table.position().fingerprint());
    if kept.of != of {
        *kept = ResultPicture { of, ..ResultPicture::default() };
    }
    kept.name = G::picture_name(&table.sitting);
    if kept.is_painting() {
        return;
    }
    // Whoever comes back finds the same picture, and what was saved stays saved.
    let (painted, sitting) = (kept.picture.take(), table.sitting.clone());
    kept.under_way = Some(background().spawn(async move {
        let picture = painted.unwrap_or_else(|| G::panorama(&sitting, SIZE.0, SIZE.1));
        let sizes = SceneSizes::of(&picture);
        (picture, sizes)
    }));
}

/// Puts the picture on the result screen when it is painted.
pub(super) fn hang(mut kept: ResMut<ResultPicture>, mut art: ResMut<Art>, mut contexts: EguiContexts) -> Result {
    let Some((picture, sizes)) = kept.under_way.as_mut().and_then(check_ready) else { return Ok(()) };
    art.set_scene(contexts.ctx_mut()?, Scene::Board, sizes);
    kept.under_way = None;
    kept.picture = Some(picture);
    Ok(())
}

fn take_down(mut art: ResMut<Art>) {
    art.take_scene(Scene::Board);
}
