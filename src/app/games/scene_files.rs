//! The pictures behind the screens. They are loaded while the title is already shown, so that nobody waits for them.

use crate::app::games::result_picture;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::theme::{Art, Scene, SceneSizes};
use crate::painter::mists::lessons::Lesson;
use crate::painter::picture::Picture;
use crate::rules::mists::Level;
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoadFailedEvent, AssetLoader, LoadContext};
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use std::{io, iter};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SceneFiles>().init_asset::<SceneImage>().register_asset_loader(SceneImageLoader);
    app.add_systems(OnExit(Screen::Loading), open)
        .add_systems(Update, hang.in_set(HangPictures).in_set(FrameSystems::Arrive).after(result_picture::hang));
}

/// Systems that hang pictures that were loaded.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct HangPictures;

/// The pictures that are not loaded yet.
#[derive(Resource, Default)]
pub struct SceneFiles(Vec<(Scene, Handle<SceneImage>)>);

impl SceneFiles {
    /// Whether pictures are still being loaded.
    pub fn is_unpacking(&self) -> bool {
        !self.0.is_empty()
    }
}

/// A picture that only egui needs, so it does not become a Bevy texture.
#[derive(Asset, TypePath)]
struct SceneImage(SceneSizes);

/// Loads a picture in all its halved sizes, in the background.
#[derive(TypePath)]
struct SceneImageLoader;

impl AssetLoader for SceneImageLoader {
    type Asset = SceneImage;
    type Settings = ();
    type Error = io::Error;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> io::Result<SceneImage> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        let unlike = |error: io::Error| io::Error::other(format!("{error}; expected a picture in PNG"));
        let picture = Picture::read_png(&bytes).map_err(unlike)?;
        Ok(SceneImage(SceneSizes::of(&picture)))
    }
}

fn open(server: Res<AssetServer>, mut files: ResMut<SceneFiles>) {
    let cards = (1..=Level::LAST).map(|level| (Scene::Level(level), format!("level-{level}")));
    let lessons = Lesson::ALL.map(|lesson| (Scene::Lesson(lesson), lesson.name().to_owned()));
    let first = iter::once((Scene::Title, "title".to_owned()));
    let all = first
        .chain(cards)
        .chain([(Scene::Defeat, "defeat".to_owned()), (Scene::House, "house".to_owned())])
        .chain(lessons);
    files.0 = all.map(|(scene, name)| (scene, server.load(format!("pictures/{name}.png")))).collect();
}

/// Hands loaded pictures to the screens and keeps no copy. The place of a picture that cannot be loaded stays empty.
fn hang(
    mut files: ResMut<SceneFiles>,
    mut unrolled: ResMut<Assets<SceneImage>>,
    mut missing: MessageReader<AssetLoadFailedEvent<SceneImage>>,
    mut art: ResMut<Art>,
    mut contexts: EguiContexts,
) -> Result {
    if !files.is_unpacking() {
        return Ok(());
    }
    for failed in missing.read() {
        files.0.retain(|(_, picture)| picture.id() != failed.id);
    }
    let ctx = contexts.ctx_mut()?;
    files.0.retain(|(scene, handle)| match unrolled.remove(handle) {
        Some(SceneImage(sizes)) => {
            art.set_scene(ctx, *scene, sizes);
            false
        }
        None => true,
    });
    Ok(())
}
