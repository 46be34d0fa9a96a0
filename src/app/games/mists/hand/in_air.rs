//! The tile in the air over the board: its picture, where it is held, and its way back to the hand.

use super::{Hand, HandPictures};
use crate::app::board::{BoardCamera, Pointer, layer, middle, standing_anchor, standing_size};
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::pictures::Pictures;
use bevy::prelude::*;

/// The tile in the air over the board.
#[derive(Component, Reflect)]
#[reflect(Component)]
pub(super) struct HeldTile;

/// A dropped tile on its way back to the hand.
#[derive(Component, Reflect)]
#[reflect(Component)]
pub(super) struct FlyingBack {
    from: Vec2,
    seconds_left: f32,
}

const FLIGHT: f32 = 0.28;

impl FlyingBack {
    /// Let go of here.
    pub(super) fn dropped(here: Vec2) -> FlyingBack {
        FlyingBack { from: here, seconds_left: FLIGHT }
    }
}

/// Takes a tile up; nobody sees it before it is held over the board.
pub(super) fn lift(commands: &mut Commands) {
    commands.spawn((
        Name::new("Held tile"),
        HeldTile,
        DespawnOnExit(TurnPhase::PlaceTile),
        Sprite { custom_size: Some(standing_size()), ..default() },
        standing_anchor(),
        Transform::from_xyz(0.0, 0.0, layer::HELD),
        Visibility::Hidden,
    ));
}

/// Gives the held tile its picture as it is turned, and once its shadow and its light.
pub(super) fn paint(
    hand: Res<Hand>,
    pictures: Res<HandPictures>,
    stamps: Res<Pictures>,
    held: Single<(Entity, &mut Sprite, Has<Children>), With<HeldTile>>,
    mut commands: Commands,
) {
    let (entity, mut sprite, is_lit) = held.into_inner();
    if let Some(image) = pictures.image(hand.turn)
        && sprite.image != *image
    {
        sprite.image = image.clone();
    }
    if !is_lit {
        commands.entity(entity).with_children(|tile| {
            tile.spawn((stamps.lifted_shadow.sprite(), Transform::from_xyz(0.05, -0.12, -0.2)));
            tile.spawn((stamps.lifted.sprite(), Transform::from_xyz(0.0, 0.0, 0.2)));
        });
    }
}

/// Puts the held tile where it is held: lifted over the square it aims at, under the pointer, or on its way back.
pub(super) fn hold_up(
    hand: Res<Hand>,
    time: Res<Time>,
    pointer: Res<Pointer>,
    camera: Single<(&Camera, &GlobalTransform), With<BoardCamera>>,
    held: Single<(Entity, &mut Transform, &mut Visibility, Option<&mut FlyingBack>), With<HeldTile>>,
    mut commands: Commands,
) {
    let (entity, mut place, mut visibility, flying) = held.into_inner();
    let goal = match (hand.aim, pointer.world) {
        (Some(at), _) => Some(middle(at) + Vec2::Y * 0.07),
        (None, Some(world)) if hand.dragging => Some(world),
        _ => None,
    };
    let shown = if let Some(mut flying) = flying {
        flying.seconds_left -= time.delta_secs();
        if flying.seconds_left <= 0.0 || goal.is_some() {
            commands.entity(entity).remove::<FlyingBack>();
        }
        let (camera, at) = *camera;
        let corner = camera.logical_viewport_size().unwrap_or_default() - Vec2::splat(120.0);
        let home = camera.viewport_to_world_2d(at, corner).unwrap_or_default();
        let share = 1.0 - (flying.seconds_left / FLIGHT).clamp(0.0, 1.0);
        Some(flying.from.lerp(home, share * share))
    } else {
        goal
    };
    visibility.set_if_neq(if shown.is_some() { Visibility::Inherited } else { Visibility::Hidden });
    if let Some(shown) = shown {
        let next = shown.extend(layer::HELD);
        let glide = hand.aim.is_some() && place.translation.xy().distance(shown) < 3.0;
        let share = if glide { 1.0 - (-30.0 * time.delta_secs()).exp() } else { 1.0 };
        place.translation = place.translation.lerp(next, share);
    }
}
