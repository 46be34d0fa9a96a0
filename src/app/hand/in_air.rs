//! The tile in the air over the board: its picture, where it is held, and its way back to the hand.

use super::{Hand, HandPictures};
use crate::app::board::{Beside, Pointer, layer, middle, standing_anchor, standing_size};
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::rules::tiles::Square;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

/// The tile in the air over the board.
#[derive(Component, Reflect)]
#[reflect(Component)]
pub(super) struct HeldTile;

/// Where the middle of the tile is while it is held over this square: lifted a little.
pub(in crate::app) fn held_over(at: Square) -> Vec2 {
    middle(at) + Vec2::Y * 0.07
}

/// The tile was let go of where it can't be laid.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct FlyBack(pub Vec2);

/// It flies to the panel that shows it.
pub(super) fn fly_back(
    let_go: On<FlyBack>,
    beside: Beside,
    held: Single<Entity, With<HeldTile>>,
    mut commands: Commands,
) {
    let home = beside.hand().unwrap_or_default();
    let way = motion::fly_back(let_go.0.extend(layer::HELD), home.extend(layer::HELD));
    commands.entity(*held).insert(way);
}

/// Takes a tile up in this phase, with its shadow and its light. Nobody sees it before it is held over the board.
pub(super) fn lift<P: States>(stamps: &Pictures, phase: P, commands: &mut Commands) {
    commands.spawn((
        Name::new("Held tile"),
        HeldTile,
        DespawnOnExit(phase),
        Sprite { custom_size: Some(standing_size()), ..default() },
        standing_anchor(),
        Transform::from_xyz(0.0, 0.0, layer::HELD),
        Visibility::Hidden,
        children![
            (stamps.lifted_shadow.sprite(), Transform::from_xyz(0.05, -0.12, -0.2)),
            (stamps.lifted.sprite(), Transform::from_xyz(0.0, 0.0, 0.2)),
        ],
    ));
}

/// Gives the held tile its picture as it is turned.
pub(super) fn paint(hand: Res<Hand>, pictures: Res<HandPictures>, mut held: Single<&mut Sprite, With<HeldTile>>) {
    if let Some(image) = pictures.image(hand.turn)
        && held.image != *image
    {
        held.image = image.clone();
    }
}

/// Puts the held tile where it is held: lifted over the square it aims at, or under the pointer. On its way back to the
/// hand it moves by itself, until it is held again.
pub(super) fn hold_up(
    hand: Res<Hand>,
    time: Res<Time>,
    pointer: Res<Pointer>,
    held: Single<(Entity, &mut Transform, &mut Visibility, &Sprite, Has<TweenAnim>), With<HeldTile>>,
    mut commands: Commands,
) {
    let (entity, mut place, mut visibility, sprite, flies_back) = held.into_inner();
    let held_at = match (hand.aim, pointer.world) {
        (Some(at), _) => Some(held_over(at)),
        (None, Some(world)) if hand.dragging => Some(world),
        _ => None,
    };
    // Until it is painted as it is turned, there is nothing to see.
    let seen = (held_at.is_some() || flies_back) && sprite.image != Handle::default();
    let was_seen = *visibility != Visibility::Hidden;
    visibility.set_if_neq(if seen { Visibility::Inherited } else { Visibility::Hidden });
    let Some(held_at) = held_at else { return };
    if flies_back {
        commands.entity(entity).remove::<TweenAnim>();
    }
    let glides = was_seen && hand.aim.is_some() && place.translation.xy().distance(held_at) < 3.0;
    let share = if glides { 1.0 - (-30.0 * time.delta_secs()).exp() } else { 1.0 };
    place.translation = place.translation.lerp(held_at.extend(layer::HELD), share);
}
