//! Still mist, made of sprites. A whole new patch fades in over the old one, so that no edges appear between squares.

use super::{Patch, patch};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::rules::tiles::Square;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fade.in_set(FrameSystems::Move).run_if(in_state(Screen::Table)));
}

/// The fading of a still patch.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component)]
struct Fading {
    /// Whether a newer patch lies over it.
    leaving: bool,
    /// Its opacity.
    opacity: f32,
}

/// Creates still patches.
#[derive(SystemParam)]
pub(super) struct StillCover<'w, 's> {
    patches: Query<'w, 's, (&'static Patch, &'static mut Fading)>,
    commands: Commands<'w, 's>,
}

impl StillCover<'_, '_> {
    pub fn show(&mut self, at: Square, picture: Option<Handle<Image>>) {
        let mut opacity = 1.0;
        for (_, mut old) in self.patches.iter_mut().filter(|(patch, _)| patch.at == at) {
            old.leaving = true;
            opacity = 0.0;
        }
        let Some(image) = picture else { return };
        let color = Color::WHITE.with_alpha(opacity);
        let sprite = Sprite { image, custom_size: Some(Vec2::ONE), color, ..default() };
        self.commands.spawn((patch(at), Fading { leaving: false, opacity }, sprite));
    }
}

/// The new patch appears faster than the old one disappears, so that the mist does not become thin in between.
fn fade(time: Res<Time>, mut patches: Query<(Entity, &mut Fading, &mut Sprite)>, mut commands: Commands) {
    let step = time.delta_secs() * 3.0;
    for (entity, mut patch, mut sprite) in &mut patches {
        let opacity = match patch.leaving {
            true => (patch.opacity - step * 0.6).max(0.0),
            false => (patch.opacity + step).min(1.0),
        };
        if opacity == patch.opacity {
            continue;
        }
        patch.opacity = opacity;
        sprite.color.set_alpha(opacity);
        if opacity == 0.0 {
            commands.entity(entity).despawn();
        }
    }
}
