//! The land as one picture: table, fields, houses and mist that stands still are drawn again only when something in them
//! changes. All that moves every frame lies on that picture, so that a frame costs little without a graphics card too.

use super::underlay::Underlay;
use super::{BoardCamera, layer};
use crate::app::shell::idle::Listening;
use crate::app::shell::screen::Screen;
use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::{RenderLayers, VisibilitySystems};
use bevy::camera::{CameraUpdateSystems, RenderTarget};
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy_egui::capture_pointer_input_system;
use std::ops::Range;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LandEnds>();
    // Once and for good: nothing is drawn elsewhere, and without a renderer no camera can be taken away.
    app.add_systems(OnExit(Screen::Loading), spread);
    app.add_systems(OnEnter(Screen::Table), appear).add_systems(OnExit(Screen::Table), disappear);
    // Before what is seen is worked out: land a frame behind would swim under the figures while the view moves.
    let follow = stay_with_view.before(TransformSystems::Propagate).before(CameraUpdateSystems).before(Listening);
    // Once it is known how large the window is.
    let fit = fit_picture.after(CameraUpdateSystems).before(AssetEventSystems).before(Listening);
    let notice = notice.after(TransformSystems::Propagate).after(AssetEventSystems).after(capture_pointer_input_system);
    // In the same frame in which the land's camera opens its eye, it sees.
    let notice = notice.before(VisibilitySystems::CheckVisibility);
    app.add_systems(PostUpdate, (follow, fit, notice).run_if(in_state(Screen::Table)));
    app.add_systems(PostUpdate, part.after(TransformSystems::Propagate).run_if(in_state(Screen::Table)));
}

/// What lies lower is land; what lies higher is drawn every frame.
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
    /// How many more frames it is drawn: what was uploaded or compiled meanwhile shows up a few frames late.
    frames: u8,
}

/// What lies so low that only the land's camera draws it.
const LAND: RenderLayers = RenderLayers::layer(1);

/// How long the land is drawn after its last change.
const AFTERWARDS: u8 = 12;

/// Farther down and up than anything lies.
const DEEP: f32 = 1000.0;

fn spread(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
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

/// At the table the board's camera begins each frame with the land instead of clearing its picture.
fn appear(
    land: Single<(&mut LandCamera, &RenderTarget), Without<BoardCamera>>,
    board: Single<(Entity, &mut Camera), With<BoardCamera>>,
    mut commands: Commands,
) {
    let ((mut land, target), (entity, mut board)) = (land.into_inner(), board.into_inner());
    land.frames = AFTERWARDS;
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

/// A picture to draw into and to copy from.
fn empty(size: UVec2) -> Image {
    let mut image = Image::new_target_texture(size.x.max(1), size.y.max(1), TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    image
}

/// The picture has as many pixels as the window.
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

/// The land's camera stays with what the window shows; between the two they see everything once. A picture has no scale
/// of its own, so the land's camera counts the window's pixels and not its points.
fn stay_with_view(
    ends: Res<LandEnds>,
    board: Single<(&Camera, &Transform, &mut Projection), (With<BoardCamera>, Without<LandCamera>)>,
    land: Single<(&mut Transform, &mut Projection), With<LandCamera>>,
) {
    let cut = ends.0;
    let (camera, place, mut projection) = board.into_inner();
    let (mut land_place, mut land_projection) = land.into_inner();
    let Some(scale) = lens(&projection).map(|lens| lens.scale) else { return };
    // A camera looks down: what lies higher is nearer.
    reach(&mut projection, -DEEP..-cut, scale);
    reach(&mut land_projection, -cut..DEEP, scale / camera.target_scaling_factor().unwrap_or(1.0));
    land_place.set_if_neq(*place);
}

/// Gives every sprite to the camera that sees it, so that the other does not even look at it.
fn part(
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

/// Has a camera see what is so far away from it, at a scale; one that does is not touched, so that it counts as unchanged.
fn reach(projection: &mut Mut<Projection>, far: Range<f32>, scale: f32) {
    if lens(projection).is_none_or(|lens| (lens.near, lens.far, lens.scale) == (far.start, far.end, scale)) {
        return;
    }
    if let Projection::Orthographic(lens) = &mut **projection {
        (lens.near, lens.far, lens.scale) = (far.start, far.end, scale);
    }
}

/// Whether anything in the land has changed: it is drawn for some frames then.
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
