//! The table under the board and the dark rim of the window. Both follow the window, whatever the view.

use super::{BoardCamera, layer};
use crate::app::pictures::Pictures;
use crate::app::shell::panel_sleep::NoticeChanges;
use crate::app::shell::screen::Screen;
use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;
use bevy::sprite_render::SpriteSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), spread);
    // After the size of the window is known, and in the same frame in which the view moves.
    let stay = stay_with_window.after(CameraUpdateSystems).before(TransformSystems::Propagate);
    app.add_systems(
        PostUpdate,
        stay.before(SpriteSystems::ComputeSlices).before(NoticeChanges).run_if(in_state(Screen::Table)),
    );
}

/// A sprite that covers the whole window.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct Backdrop;

fn spread(pictures: Res<Pictures>, mut commands: Commands) {
    for (name, image, height) in
        [("Table", &pictures.table, layer::TABLE), ("Vignette", &pictures.vignette, layer::VIGNETTE)]
    {
        commands.spawn((
            Name::new(name),
            Backdrop,
            DespawnOnExit(Screen::Table),
            Sprite { image: image.clone(), custom_size: Some(Vec2::ONE), ..default() },
            Transform::from_xyz(0.0, 0.0, height),
        ));
    }
}

fn stay_with_window(
    camera: Single<(&Camera, &Transform, &Projection), (With<BoardCamera>, Without<Backdrop>)>,
    mut backdrops: Query<(&mut Sprite, &mut Transform), With<Backdrop>>,
) {
    let (camera, place, Projection::Orthographic(lens)) = *camera else { return };
    let Some(window) = camera.logical_viewport_size() else { return };
    let size = Some(window * lens.scale);
    for (mut sprite, mut at) in &mut backdrops {
        if sprite.custom_size != size || at.translation.xy() != place.translation.xy() {
            sprite.custom_size = size;
            at.translation = place.translation.xy().extend(at.translation.z);
        }
    }
}
