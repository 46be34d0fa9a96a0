//! How spots look: hollow while they may be chosen, filled while they are pointed at, never too small to be seen.

use super::{Offer, Spot};
use crate::app::board::BoardCamera;
use crate::app::games::mists::pieces::Coin;
use crate::app::motion::Idle;
use crate::app::pictures::{Pictures, Sign};
use bevy::prelude::*;
use bevy::sprite::Anchor;

/// A mark of a spot, on the spot itself or on a child of it.
#[derive(Component)]
pub(super) struct Mark {
    sign: Sign,
    /// Pixels a square at which it is drawn at least, whatever the board is seen at; 0 where it keeps to the board.
    least: f32,
}

impl Mark {
    /// A mark that keeps to the board.
    pub(super) fn on_board(sign: &Sign) -> impl Bundle + use<> {
        Mark::at_least(sign, 0.0)
    }

    /// A mark that is seen from afar as well.
    pub(super) fn at_least(sign: &Sign, least: f32) -> impl Bundle + use<> {
        (Mark { sign: sign.clone(), least }, sign.hollow.sprite())
    }
}

/// A figure that is seen only while its spot is pointed at.
#[derive(Component)]
pub(super) struct WhenPointedAt;

/// A number on a tag.
#[derive(Component)]
pub(super) struct Number;

/// A part of the line from a socket that had to make room to its place.
#[derive(Component)]
pub(super) enum Pin {
    /// The line.
    Line,
    /// The dot on the place.
    Head,
}

/// The line and the dot of a socket.
pub(super) fn pins(pictures: &Pictures) -> impl Bundle + use<> {
    children![
        (Pin::Line, Visibility::Hidden, pictures.marks.pin.sprite()),
        (Pin::Head, Visibility::Hidden, pictures.marks.pin_head.sprite()),
    ]
}

/// A socket that lies farther than this from its place, in squares, shows where that is.
const ASIDE: f32 = 0.10;
/// How wide the line of a pin is, in squares.
const PIN_WIDTH: f32 = 0.055;
/// How many times its size a mark grows at most when the board is seen from afar.
const LARGEST: f32 = 2.2;

/// Draws the line from each socket to its place.
pub(super) fn pin(
    sockets: Query<(&Coin, &Transform, &Children), With<Spot>>,
    mut pins: Query<(&Pin, &mut Transform, &mut Sprite, &mut Visibility), Without<Spot>>,
) {
    for (coin, place, children) in &sockets {
        let way = (coin.home() - place.translation.xy()) / coin.size();
        for child in children {
            let Ok((pin, mut at, mut sprite, mut seen)) = pins.get_mut(*child) else { continue };
            let shown = way.length() * coin.size() > ASIDE;
            seen.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
            match pin {
                Pin::Line => {
                    at.translation = (way / 2.0).extend(-0.02);
                    at.rotation = Quat::from_rotation_z(way.to_angle());
                    sprite.custom_size = Some(Vec2::new(way.length(), PIN_WIDTH));
                }
                Pin::Head => at.translation = way.extend(-0.01),
            }
        }
    }
}

/// Fills the marks of the spot with the focus, and keeps all of them large enough to be seen.
pub(super) fn fill(
    offer: Res<Offer>,
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
            place.scale = Vec3::splat((mark.least * lens.scale).clamp(1.0, LARGEST));
        }
    }
}

/// Figures of a spot are seen while it is pointed at, and its number is dark on gold then.
pub(super) fn show(
    offer: Res<Offer>,
    idle: Res<Idle>,
    parents: Query<&ChildOf>,
    mut figures: Query<(Entity, &mut Sprite), With<WhenPointedAt>>,
    mut numbers: Query<(Entity, &mut TextColor), With<Number>>,
) {
    let breath = 0.90 + 0.08 * (idle.seconds * 3.0).sin();
    for (entity, mut sprite) in &mut figures {
        sprite.color.set_alpha(if belongs_to(offer.focus, entity, &parents) { breath } else { 0.0 });
    }
    for (entity, mut colour) in &mut numbers {
        let focused = belongs_to(offer.focus, entity, &parents);
        colour.0 = if focused { Color::srgb(0.23, 0.12, 0.03) } else { Color::srgb(1.0, 0.965, 0.886) };
    }
}

/// Whether something is the spot with the focus, or a child of it.
fn belongs_to(focus: Option<Entity>, entity: Entity, parents: &Query<&ChildOf>) -> bool {
    focus.is_some_and(|focus| focus == entity || parents.get(entity).is_ok_and(|of| of.parent() == focus))
}
