//! The pictures behind the screens: they come in while the title is read already, so that nobody waits for them.

use super::Screen;
use super::front::Parlour;
use super::pictures::to_picture;
use super::theme::Scene;
use bevy::asset::{AssetLoadFailedEvent, RenderAssetUsages};
use bevy::image::ImageLoaderSettings;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use std::iter;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Gallery>().add_systems(OnExit(Screen::Loading), unpack).add_systems(Update, hang);
}

/// The pictures that have not come in yet.
#[derive(Resource, Default)]
pub struct Gallery(Vec<(Scene, Handle<Image>)>);

impl Gallery {
    /// Whether pictures are still to come.
    pub fn is_unpacking(&self) -> bool {
        !self.0.is_empty()
    }
}

fn unpack(files: Res<AssetServer>, mut gallery: ResMut<Gallery>) {
    // They are handed on to egui: a texture of Bevy's own would lie there for nothing.
    let open = |name: String| {
        let settings = |settings: &mut ImageLoaderSettings| settings.asset_usage = RenderAssetUsages::MAIN_WORLD;
        files.load_builder().with_settings(settings).load(format!("pictures/{name}.png"))
    };
    let cards = (1..=6).map(|level| (Scene::Level(level), format!("level-{level}")));
    let all = iter::once((Scene::Title, "title".to_owned())).chain(cards).chain([(Scene::Defeat, "defeat".to_owned())]);
    gallery.0 = all.map(|(scene, name)| (scene, open(name))).collect();
}

/// Hangs what has come in and keeps no copy of it; what can't come in leaves its place empty.
fn hang(
    mut gallery: ResMut<Gallery>,
    mut images: ResMut<Assets<Image>>,
    mut missing: MessageReader<AssetLoadFailedEvent<Image>>,
    mut parlour: ResMut<Parlour>,
    mut contexts: EguiContexts,
) -> Result {
    if !gallery.is_unpacking() {
        return Ok(());
    }
    for failed in missing.read() {
        gallery.0.retain(|(_, picture)| picture.id() != failed.id);
    }
    let ctx = contexts.ctx_mut()?;
    gallery.0.retain(|(scene, handle)| {
        let Some(image) = images.remove(handle) else { return true };
        if let Some(picture) = to_picture(&image) {
            parlour.art.set_scene(ctx, *scene, &picture);
        }
        false
    });
    Ok(())
}
