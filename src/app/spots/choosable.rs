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
    /// What must stay visible on the screen, in points from the window's top left. A message has its place as a rule: what
    /// it is about is all that it must not cover. A tip covers nothing that can be chosen.
    pub fn kept_free(&self, message: bool, tip: bool) -> Vec<egui::Rect> {
        match (message, tip) {
            (true, _) => self.chosen_on_screen(),
            (false, true) => self.on_screen(),
            (false, false) => Vec::new(),
        }
    }

    /// The screen areas of all of it.
    fn on_screen(&self) -> Vec<egui::Rect> {
        let squares = self.squares.in_order().iter().copied().chain(self.pointer.square()).map(square);
        squares.chain(self.spots.iter().map(Spot::area)).filter_map(|place| self.seen(place)).collect()
    }

    /// The screen area of what is chosen now: where the tile is held, or the spot that has the focus.
    fn chosen_on_screen(&self) -> Vec<egui::Rect> {
        let spot = self.offer.focus.and_then(|focus| self.spots.get(focus).ok());
        let chosen = self.hand.aim.map(square).into_iter().chain(spot.map(Spot::area));
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
