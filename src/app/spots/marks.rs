//! How spots look: hollow while they may be chosen, filled while the pointer is on them, and never too small to see.

use super::{Coin, Offer, Offers, Spot};
use crate::app::board::BoardCamera;
use crate::app::motion::IdleClock;
use crate::app::pictures::{Pictures, Sign};
use bevy::prelude::*;
use bevy::sprite::Anchor;

/// A mark of a spot. It is on the spot itself or on one of its children.
#[derive(Component)]
pub struct Mark {
    sign: Sign,
    /// The least size of the mark, in pixels per square. 0 means that it always has the scale of the board.
    least: f32,
}

impl Mark {
    /// A mark with the scale of the board.
    pub fn on_board(sign: &Sign) -> impl Bundle + use<> {
        Mark::at_least(sign, 0.0)
    }

    /// A mark that stays visible in a distant view.
    pub fn at_least(sign: &Sign, least: f32) -> impl Bundle + use<> {
        (Mark { sign: sign.clone(), least }, sign.hollow.sprite())
    }
}

/// A figure that is visible only while the pointer is on its spot.
#[derive(Component)]
pub struct WhenPointedAt;

/// A number on a tag.
#[derive(Component)]
pub struct Number;

/// A part of the line from a moved socket to its real place.
#[derive(Component)]
pub(super) enum Pin {
    /// The line.
    Line,
    /// The dot at the real place.
    Head,
}

/// The line and the dot of a socket.
pub fn pins(pictures: &Pictures) -> impl Bundle + use<> {
    children![
        (Pin::Line, Visibility::Hidden, pictures.marks.pin.sprite()),
        (Pin::Head, Visibility::Hidden, pictures.marks.pin_head.sprite()),
    ]
}

/// A socket farther than this from its real place shows a line to it, in squares.
const ASIDE: f32 = 0.10;
/// Width of the line, in squares.
const PIN_WIDTH: f32 = 0.055;
/// The largest factor by which a mark grows in a distant view.
const LARGEST: f32 = 2.2;

/// Draws the line from each socket to its real place.
pub(super) fn pin<G: Offers>(
    sockets: Query<(&Coin, &Transform, &Children), With<Spot<G::Action>>>,
    mut pins: Query<(&Pin, &mut Transform, &mut Sprite, &mut Visibility), Without<Spot<G::Action>>>,
) {
    for (coin, place, children) in &sockets {
        let way = (coin.home() - place.translation.xy()) / coin.size();
        for child in children {
            let Ok((pin, mut at, mut sprite, mut seen)) = pins.get_mut(*child) else { continue };
            let shown = way.length() * coin.size() > ASIDE;
            seen.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
            let there = match pin {
                Pin::Line => Transform::from_translation((way / 2.0).extend(-0.02))
                    .with_rotation(Quat::from_rotation_z(way.to_angle())),
                Pin::Head => Transform::from_translation(way.extend(-0.01)),
            };
            if at.set_if_neq(there) && matches!(pin, Pin::Line) {
                sprite.custom_size = Some(Vec2::new(way.length(), PIN_WIDTH));
            }
        }
    }
}

/// Fills the marks of the focused spot, and keeps all marks large enough to see.
pub(super) fn fill<G: Offers>(
    offer: Res<Offer<G::Action>>,
    camera: Single<&Projection, With<BoardCamera>>,
    parents: Query<&ChildOf>,
    mut marks: Query<(Entity, &Mark, &mut Sprite, &mut Anchor, &mut Transform)>,
) {
    let Projection::Orthographic(lens) = *camera else { return };
    for (entity, mark, mut sprite, mut anchor, mut place) in &mut marks {
        let stamp = mark.sign.stamp(belongs_to(offer.focus, entity, &parents));
        let (wanted, at) = stamp.sprite();
        if sprite.image != wanted.image {
            (sprite.image, sprite.custom_size, *anchor) = (wanted.image, wanted.custom_size, at);
        }
        if mark.least > 0.0 {
            let scale = Vec3::splat((mark.least * lens.scale).clamp(1.0, LARGEST));
            place.set_if_neq(place.with_scale(scale));
        }
    }
}

/// Shows the figures of the focused spot. Its number becomes dark on gold.
pub(super) fn show<G: Offers>(
    offer: Res<Offer<G::Action>>,
    idle: Res<IdleClock>,
    parents: Query<&ChildOf>,
    mut figures: Query<(Entity, &mut Sprite), With<WhenPointedAt>>,
    mut numbers: Query<(Entity, &mut TextColor), With<Number>>,
) {
    let breath = 0.90 + 0.08 * (idle.seconds * 3.0).sin();
    for (entity, mut sprite) in &mut figures {
        let colour = sprite.color.with_alpha(if belongs_to(offer.focus, entity, &parents) { breath } else { 0.0 });
        if sprite.color != colour {
            sprite.color = colour;
        }
    }
    for (entity, mut colour) in &mut numbers {
        let focused = belongs_to(offer.focus, entity, &parents);
        let wanted = if focused { Color::srgb(0.23, 0.12, 0.03) } else { Color::srgb(1.0, 0.965, 0.886) };
        colour.set_if_neq(TextColor(wanted));
    }
}

/// Whether an entity is the focused spot or one of its children.
fn belongs_to(focus: Option<Entity>, entity: Entity, parents: &Query<&ChildOf>) -> bool {
    focus.is_some_and(|focus| focus == entity || parents.get(entity).is_ok_and(|of| of.parent() == focus))
}
