//! Where choices are on the screen: squares for the tile in hand, spots, and the square under the pointer.

use super::{Offer, Spot};
use crate::app::board::{BoardCamera, Pointer, layer, square};
use crate::app::hand::{Hand, LegalSquares};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

/// Everything on the board that can be chosen or is under the pointer, as the camera sees it.
#[derive(SystemParam)]
pub struct Choosable<'w, 's, A: Send + Sync + 'static> {
    pointer: Res<'w, Pointer>,
    squares: Res<'w, LegalSquares>,
    hand: Res<'w, Hand>,
    offer: Res<'w, Offer<A>>,
    spots: Query<'w, 's, &'static Spot<A>>,
    camera: Option<Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>>,
}

impl<A: Send + Sync + 'static> Choosable<'_, '_, A> {
    /// The screen areas of all of it, in points from the window's top left.
    pub fn on_screen(&self) -> Vec<egui::Rect> {
        let squares = self.squares.in_order().iter().copied().chain(self.pointer.square()).map(square);
        squares.chain(self.spots.iter().map(around)).filter_map(|place| self.seen(place)).collect()
    }

    /// The screen area of what is chosen now: where the tile is held, or the spot that has the focus.
    pub fn chosen_on_screen(&self) -> Vec<egui::Rect> {
        let spot = self.offer.focus.and_then(|focus| self.spots.get(focus).ok());
        let chosen = self.hand.aim.map(square).into_iter().chain(spot.map(around));
        chosen.filter_map(|place| self.seen(place)).collect()
    }

    /// The screen area of a part of the board.
    fn seen(&self, place: Rect) -> Option<egui::Rect> {
        let (camera, at) = **self.camera.as_ref()?;
        let corner = |corner: Vec2| {
            let seen = camera.world_to_viewport(at, corner.extend(layer::FIGURES)).ok()?;
            Some(egui::pos2(seen.x, seen.y))
        };
        Some(egui::Rect::from_two_pos(corner(place.min)?, corner(place.max)?))
    }
}

/// The area of a spot on the board.
fn around<A: Send + Sync + 'static>(spot: &Spot<A>) -> Rect {
    Rect::from_center_half_size(spot.at, Vec2::splat(spot.reach))
}
