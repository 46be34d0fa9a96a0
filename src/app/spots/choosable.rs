//! Where choices are on the screen: squares for the tile in hand, spots, and the square under the pointer.

use super::Spot;
use crate::app::board::{BoardCamera, LaidTile, Pointer, in_window, layer, square};
use crate::app::hand::{Hand, LegalSquares};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

/// What a message or a tip over the board leaves free, in points from the window's top left.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KeptFree {
    /// What can be chosen or is looked at. It is never covered.
    pub choosable: Vec<egui::Rect>,
    /// The squares with land, and with a message those for the tile. They are covered as little as possible.
    pub land: Vec<egui::Rect>,
}

/// Everything on the board that can be chosen or is under the pointer, as the camera sees it.
#[derive(SystemParam)]
pub struct Choosable<'w, 's, A: Send + Sync + 'static> {
    pointer: Res<'w, Pointer>,
    squares: Res<'w, LegalSquares>,
    hand: Res<'w, Hand>,
    spots: Query<'w, 's, &'static Spot<A>>,
    land: Query<'w, 's, &'static LaidTile>,
    camera: Option<Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>>,
}

impl<A: Send + Sync + 'static> Choosable<'_, '_, A> {
    /// What stays visible on the screen. A message covers neither where the tile is held nor a spot, and as little as
    /// possible of the other squares for the tile. A tip covers nothing that can be chosen.
    pub fn kept_free(&self, message: bool, tip: bool) -> KeptFree {
        let choosable = match (message, tip) {
            (true, _) => self.held_and_spots_on_screen(),
            (false, true) => self.on_screen(),
            (false, false) => return KeptFree::default(),
        };
        let tiles = self.land.iter().map(|tile| tile.at);
        let squares = self.squares.in_order().iter().copied().filter(|_| message);
        let land = tiles.chain(squares).filter_map(|at| self.seen(square(at))).collect();
        KeptFree { choosable, land }
    }

    /// The screen areas of all of it.
    fn on_screen(&self) -> Vec<egui::Rect> {
        let squares = self.squares.in_order().iter().copied().chain(self.pointer.square()).map(square);
        squares.chain(self.spots.iter().map(Spot::area)).filter_map(|place| self.seen(place)).collect()
    }

    /// The screen areas of where the tile is held, and of the spots.
    fn held_and_spots_on_screen(&self) -> Vec<egui::Rect> {
        let held = self.hand.aim.map(square).into_iter();
        held.chain(self.spots.iter().map(Spot::area)).filter_map(|place| self.seen(place)).collect()
    }

    /// The screen area of a part of the board.
    pub fn seen(&self, place: Rect) -> Option<egui::Rect> {
        let (camera, at) = **self.camera.as_ref()?;
        in_window(camera, at, place, layer::FIGURES)
    }
}
