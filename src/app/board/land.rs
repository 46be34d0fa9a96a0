//! The land as one picture. Table, fields, houses and still mist are drawn again only when one of them changes.
//! Everything that moves each frame is drawn on top of that picture. So a frame costs little even without a graphics
//! card: the fullest board took 31 ms a frame there with this and 85 ms with the land drawn every frame (an empty
//! window 16 ms; `--bench frames --profile dev`, two cores).

use super::underlay::Underlay;
use super::{BoardCamera, layer};
use crate::app::shell::panel_sleep::NoticeChanges;
use crate::app::shell::screen::Screen;
use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::{RenderLayers, VisibilitySystems};
use bevy::camera::{CameraUpdateSystems, RenderTarget};
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy_egui::EguiPostUpdateSet;
use std::ops::Range;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LandEnds>();
    // Only once: no other screen uses this camera, and without a renderer a camera cannot be removed.
    app.add_systems(OnExit(Screen::Loading), spawn_land_camera);
    // The picture has its size from the first frame on. With that of another window, the land would be a blur.
    app.add_systems(OnEnter(Screen::Table), (appear, fit_picture).chain())
        .add_systems(OnExit(Screen::Table), disappear);
    // Before visibility is computed. Otherwise the land would be one frame late and seem to swim under the figures
    // while the view moves.
    let follow = stay_with_view.before(TransformSystems::Propagate).before(CameraUpdateSystems).before(NoticeChanges);
    // After the size of the window is known.
    let fit = fit_picture.after(CameraUpdateSystems).before(AssetEventSystems).before(NoticeChanges);
    let notice = notice.after(TransformSystems::Propagate).after(AssetEventSystems);
    // Visibility must see the land's camera in the same frame in which it becomes active.
    let notice = notice.before(VisibilitySystems::CheckVisibility).after(EguiPostUpdateSet::PostProcessOutput);
    let layers = assign_layers.after(TransformSystems::Propagate).before(EguiPostUpdateSet::EndPass);
    app.add_systems(PostUpdate, (follow, fit, notice, layers).run_if(in_state(Screen::Table)));
}

/// The height that divides the board: sprites below it are land, sprites above it are drawn every frame.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct LandEnds(pub f32);

impl Default for LandEnds {
    fn default() -> Self {
        LandEnds(layer::OVER_MIST)
    }
}

/// Draws the land into its picture.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct LandCamera {
    /// For how many more frames the land is drawn. Uploaded textures and compiled shaders appear a few frames late.
    frames: u8,
}

/// The render layer of sprites that only the land's camera draws.
const LAND: RenderLayers = RenderLayers::layer(1);

/// For how many frames the land is drawn after its last change.
const AFTERWARDS: u8 = 12;

/// A distance greater than the height of any sprite.
const DEEP: f32 = 1000.0;

fn spawn_land_camera(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let picture = images.add(empty(UVec2::ONE));
    commands.spawn((
        Name::new("Land camera"),
        LandCamera { frames: 0 },
        Camera2d,
        Camera { order: -1, is_active: false, ..default() },
        RenderTarget::Image(picture.into()),
        Msaa::Off,
        LAND,
    ));
}

/// At the table, the board's camera starts each frame with the picture of the land instead of clearing its target.
fn appear(
    land: Single<(&mut LandCamera, &RenderTarget, &mut Projection), Without<BoardCamera>>,
    board: Single<(Entity, &mut Camera), With<BoardCamera>>,
    mut commands: Commands,
) {
    let ((mut land, target, mut projection), (entity, mut board)) = (land.into_inner(), board.into_inner());
    land.frames = AFTERWARDS;
    // The engine looks up the size of a camera's picture again when its projection changes.
    projection.set_changed();
    board.clear_color = ClearColorConfig::None;
    if let RenderTarget::Image(picture) = target {
        commands.entity(entity).insert(Underlay(picture.handle.clone()));
    }
}

fn disappear(
    mut land: Single<&mut Camera, With<LandCamera>>,
    board: Single<(Entity, &mut Camera), (With<BoardCamera>, Without<LandCamera>)>,
    mut commands: Commands,
) {
    let (entity, mut board) = board.into_inner();
    land.is_active = false;
    board.clear_color = ClearColorConfig::Default;
    commands.entity(entity).remove::<Underlay>();
}

/// An empty texture that can be drawn into and copied from.
fn empty(size: UVec2) -> Image {
    let mut image = Image::new_target_texture(size.x.max(1), size.y.max(1), TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    image
}

/// Makes the picture as large as the window, in pixels.
fn fit_picture(
    board: Single<&Camera, (With<BoardCamera>, Without<LandCamera>)>,
    land: Single<(&mut LandCamera, &RenderTarget)>,
    mut images: ResMut<Assets<Image>>,
) {
    let (mut camera, target) = land.into_inner();
    let (Some(size), RenderTarget::Image(target)) = (board.physical_viewport_size(), target) else { return };
    if images.get(&target.handle).is_some_and(|picture| picture.size() == size.max(UVec2::ONE)) {
        return;
    }
    if let Err(error) = images.insert(&target.handle, empty(size)) {
        warn!("the land has no picture: {error}");
    }
    camera.frames = AFTERWARDS;
}

/// Keeps the land's camera at the view of the board's camera. Together they see every height exactly once. A picture
/// has no scale factor, so the land's camera uses physical pixels, not points.
fn stay_with_view(
    ends: Res<LandEnds>,
    board: Single<(&Camera, &Transform, &mut Projection), (With<BoardCamera>, Without<LandCamera>)>,
    land: Single<(&mut Transform, &mut Projection), With<LandCamera>>,
) {
    let cut = ends.0;
    let (camera, place, mut projection) = board.into_inner();
    let (mut land_place, mut land_projection) = land.into_inner();
    let Some(scale) = lens(&projection).map(|lens| lens.scale) else { return };
    // The cameras look down, so higher sprites are nearer.
    set_range(&mut projection, -DEEP..-cut, scale);
    set_range(&mut land_projection, -cut..DEEP, scale / camera.target_scaling_factor().unwrap_or(1.0));
    land_place.set_if_neq(*place);
}

/// Moves each sprite to the render layer of the camera that sees it. The other camera then does not even check it.
fn assign_layers(
    ends: Res<LandEnds>,
    sprites: Query<(Entity, Ref<GlobalTransform>, Has<RenderLayers>), With<Sprite>>,
    mut cut: Local<f32>,
    mut commands: Commands,
) {
    let highest = ends.0;
    let all_anew = std::mem::replace(&mut *cut, highest) != highest;
    for (entity, place, is_land) in &sprites {
        let low = place.translation().z < highest;
        if low != is_land && (all_anew || place.is_changed()) {
            match low {
                true => commands.entity(entity).try_insert(LAND),
                false => commands.entity(entity).try_remove::<RenderLayers>(),
            };
        }
    }
}

fn lens(projection: &Projection) -> Option<&OrthographicProjection> {
    match projection {
        Projection::Orthographic(lens) => Some(lens),
        _ => None,
    }
}

/// Sets a camera's range and scale. If they are the same already, the projection is not touched, so it does not count
/// as changed.
fn set_range(projection: &mut Mut<Projection>, far: Range<f32>, scale: f32) {
    if lens(projection).is_none_or(|lens| (lens.near, lens.far, lens.scale) == (far.start, far.end, scale)) {
        return;
    }
    if let Projection::Orthographic(lens) = &mut **projection {
        (lens.near, lens.far, lens.scale) = (far.start, far.end, scale);
    }
}

/// Draws the land for some frames after anything in it has changed.
fn notice(
    changed: Query<&GlobalTransform, (With<Sprite>, Or<(Changed<Sprite>, Changed<GlobalTransform>)>)>,
    land: Single<(&mut LandCamera, &mut Camera, Ref<GlobalTransform>, Ref<Projection>)>,
    mut gone: RemovedComponents<Sprite>,
    mut images: MessageReader<AssetEvent<Image>>,
) {
    let (mut land, mut camera, place, projection) = land.into_inner();
    let highest = lens(&projection).map_or(DEEP, |lens| -lens.near);
    let moved = place.is_changed() || projection.is_changed();
    let changed = changed.iter().any(|place| place.translation().z < highest);
    let fewer = gone.read().count() > 0;
    let painted = images.read().any(|event| matches!(event, AssetEvent::Added { .. } | AssetEvent::Modified { .. }));
    if moved || changed || fewer || painted {
        land.frames = AFTERWARDS;
    }
    camera.is_active = land.frames > 0;
    land.frames = land.frames.saturating_sub(1);
}
