//! The land as one picture: table, fields, houses and mist that stands still are drawn again only when something in them
//! changes. All that moves every frame lies on that picture, so that a frame costs little without a graphics card too.

use super::{BoardCamera, layer};
use crate::app::Screen;
use crate::app::mist::Mist;
use bevy::asset::AssetEventSystems;
use bevy::camera::RenderTarget;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::sprite_render::AlphaMode2d;
use std::ops::Range;

pub(super) fn plugin(app: &mut App) {
    // Once and for good: nothing is drawn elsewhere, and without a renderer no camera can be taken away.
    app.add_systems(OnExit(Screen::Loading), spread);
    app.add_systems(OnEnter(Screen::Table), appear).add_systems(OnExit(Screen::Table), disappear);
    let follow = (fit_picture, stay_with_view).chain().before(TransformSystems::Propagate);
    let notice = notice.after(TransformSystems::Propagate).after(AssetEventSystems);
    app.add_systems(PostUpdate, (follow, notice).run_if(in_state(Screen::Table)));
}

/// Draws the land into its picture.
#[derive(Component)]
struct LandCamera {
    /// For so many frames it is drawn yet: what was uploaded or compiled meanwhile shows up a few frames late.
    frames: u8,
}

/// The picture of the land, behind everything that moves.
#[derive(Component)]
struct Land;

/// How long the land is drawn after its last change.
const AFTERWARDS: u8 = 12;

/// Farther down and up than anything lies.
const DEEP: f32 = 1000.0;

fn spread(
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    let picture = images.add(empty(UVec2::ONE));
    let shown = ColorMaterial { texture: Some(picture.clone()), alpha_mode: AlphaMode2d::Opaque, ..default() };
    commands.spawn((
        Name::new("Land"),
        Land,
        Visibility::Hidden,
        Mesh2d(meshes.add(Rectangle::new(1.0, 1.0))),
        MeshMaterial2d(materials.add(shown)),
        Transform::default(),
        // It always fills the view.
        NoFrustumCulling,
    ));
    commands.spawn((
        Name::new("Land camera"),
        LandCamera { frames: 0 },
        Camera2d,
        Camera { order: -1, is_active: false, ..default() },
        RenderTarget::Image(picture.into()),
        Msaa::Off,
    ));
}

fn appear(mut camera: Single<&mut LandCamera>, mut picture: Single<&mut Visibility, With<Land>>) {
    camera.frames = AFTERWARDS;
    **picture = Visibility::Inherited;
}

fn disappear(mut camera: Single<&mut Camera, With<LandCamera>>, mut picture: Single<&mut Visibility, With<Land>>) {
    camera.is_active = false;
    **picture = Visibility::Hidden;
}

/// A picture to draw into, shown pixel for pixel.
fn empty(size: UVec2) -> Image {
    let mut image = Image::new_target_texture(size.x.max(1), size.y.max(1), TextureFormat::Rgba8UnormSrgb, None);
    image.sampler = ImageSampler::nearest();
    image
}

/// The picture has as many pixels as the window.
fn fit_picture(
    board: Single<&Camera, (With<BoardCamera>, Without<LandCamera>)>,
    land: Single<(&mut LandCamera, &RenderTarget)>,
    material: Single<&MeshMaterial2d<ColorMaterial>, With<Land>>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let (mut camera, target) = land.into_inner();
    let (Some(size), RenderTarget::Image(target)) = (board.physical_viewport_size(), target) else { return };
    if images.get(&target.handle).is_some_and(|picture| picture.size() == size.max(UVec2::ONE)) {
        return;
    }
    if let Err(error) = images.insert(&target.handle, empty(size)) {
        warn!("the land has no picture: {error}");
    }
    // What shows the picture takes up the new one only if it is written to itself.
    if let Some(mut shown) = materials.get_mut(*material) {
        shown.texture = Some(target.handle.clone());
    }
    camera.frames = AFTERWARDS;
}

/// Camera and picture stay with what the window shows; between them they see everything once.
fn stay_with_view(
    mist: Res<Mist>,
    board: Single<(&Camera, &Transform, &mut Projection), (With<BoardCamera>, Without<LandCamera>, Without<Land>)>,
    land: Single<(&mut Transform, &mut Projection), (With<LandCamera>, Without<Land>)>,
    picture: Single<&mut Transform, (With<Land>, Without<LandCamera>)>,
) {
    let cut = if mist.is_living() { layer::UNDER_MIST } else { layer::OVER_MIST };
    let (camera, place, mut projection) = board.into_inner();
    let (mut land_place, mut land_projection) = land.into_inner();
    let mut picture = picture.into_inner();
    let (Some(window), Some(scale)) = (camera.logical_viewport_size(), lens(&projection).map(|lens| lens.scale)) else {
        return;
    };
    // A camera looks down: what lies higher is nearer.
    reach(&mut projection, -DEEP..-cut, scale);
    reach(&mut land_projection, -cut..DEEP, scale);
    land_place.set_if_neq(*place);
    let shown =
        Transform::from_translation(place.translation.xy().extend(cut + 0.01)).with_scale((window * scale).extend(1.0));
    picture.set_if_neq(shown);
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
