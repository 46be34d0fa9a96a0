//! What the pointer is on in the house, and where that is on the screen.

use super::places::{self, long_on_plate};
use super::spots::{Named, Offer, Spot, board_of};
use super::table::Playback;
use crate::app::board::{BoardCamera, Pointer, in_window};
use crate::painter::dont_go_in::rooms::{self, SLAB};
use crate::rules::dont_go_in::{Action, SLOTS, Slot};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

/// Something in the house about which there is something to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A card above a room.
    Card {
        /// The place of the room's board, from 0 on the left.
        board: usize,
        /// The slot, from 1 on the left.
        slot: u8,
    },
    /// A room, or the wall where one was that has left the game.
    Room {
        /// The place of the room's board, from 0 on the left.
        board: usize,
    },
}

/// What the pointer is on.
#[derive(SystemParam)]
pub struct Pointed<'w, 's> {
    pointer: Res<'w, Pointer>,
    offer: Res<'w, Offer>,
    named: Res<'w, Named>,
    spots: Query<'w, 's, &'static Spot>,
    playback: Res<'w, Playback>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
}

impl Pointed<'_, '_> {
    /// The choice that has the focus, in the house or among the buttons, and where it is.
    pub fn action(&self) -> Option<(Action, Option<egui::Rect>)> {
        if let Some(spot) = self.offer.focus.and_then(|focus| self.spots.get(focus).ok()) {
            return Some((spot.action, self.about(spot)));
        }
        self.named.0.map(|action| (action, None))
    }

    /// The room or card of the choice that has the focus, for those who want to read only what lies there.
    pub fn chosen_thing(&self) -> Option<(Thing, Option<egui::Rect>)> {
        let (action, about) = self.action()?;
        let shown = self.playback.shown();
        let thing = match action {
            Action::Place { room, .. } => Thing::Room { board: board_of(shown, room)? },
            Action::Take { slot } => {
                Thing::Card { board: board_of(shown, shown.table().board_resolved()?.room())?, slot }
            }
            _ => return None,
        };
        Some((thing, about))
    }

    /// Whether the player looks at something else than the spot that a key or a hint has lit.
    pub fn looks_elsewhere(&self) -> bool {
        self.offer.is_left()
    }

    /// What must stay visible while a spot has the focus: of a card the whole card, of a space its stair and the cards
    /// of the room.
    fn about(&self, spot: &Spot) -> Option<egui::Rect> {
        let around = |half| Rect::from_center_half_size(spot.at, half);
        self.on_screen(match spot.action {
            Action::Take { .. } => around(0.5 * places::card_size()),
            Action::Place { room, .. } => {
                let board = board_of(self.playback.shown(), room)?;
                let cards = (1..=SLOTS as u8).map(|slot| card_area(board, slot));
                cards.fold(around(Vec2::splat(places::long(60.0))), |all, card| all.union(card))
            }
            _ => around(Vec2::splat(spot.reach + places::long(70.0))),
        })
    }

    /// The card or room that the player looks at. Whoever has just clicked there looks at what happens, and no words are
    /// to cover it.
    pub fn looked_at(&self) -> Option<(Thing, Option<egui::Rect>)> {
        if self.pointer.rests_after_press { None } else { self.thing() }
    }

    /// The card or room under the pointer, and where it is.
    pub fn thing(&self) -> Option<(Thing, Option<egui::Rect>)> {
        let world = self.pointer.world.filter(|_| !self.pointer.over_panel)?;
        let boards = self.playback.shown().table().boards();
        boards.iter().enumerate().find_map(|(board, lies)| {
            let in_room = || plate_area(board).union(slab_area(board)).contains(world);
            let room = || in_room().then(|| (Thing::Room { board }, slab_area(board)));
            // Where a room has left the game there is only its wall.
            let Some(lies) = lies else { return room().map(|(thing, area)| (thing, self.on_screen(area))) };
            let hanging = (0..SLOTS).filter(|&slot| lies.cards()[slot] != Slot::Empty).map(|slot| slot as u8 + 1);
            let mut cards = hanging.map(|slot| (Thing::Card { board, slot }, card_area(board, slot)));
            let found = cards.find(|(_, area)| area.contains(world));
            let (thing, area) = found.or_else(room)?;
            Some((thing, self.on_screen(area)))
        })
    }

    fn on_screen(&self, area: Rect) -> Option<egui::Rect> {
        let (camera, at) = self.camera.single().ok()?;
        in_window(camera, at, area, places::layer::FLYING)
    }
}

/// The area of a card, as if it hung straight. Messages cover as little of it as possible.
pub(super) fn card_area(board: usize, slot: u8) -> Rect {
    let place = places::card(board, slot);
    Rect::from_center_size(places::in_house(place.x, place.y), places::card_size())
}

/// The area of a whole room, as if it lay straight.
fn plate_area(board: usize) -> Rect {
    let plate = places::plate(board);
    let size = Vec2::new(rooms::WIDTH, rooms::HEIGHT) * long_on_plate(1.0);
    Rect::from_center_size(places::in_house(plate.x, plate.y), size)
}

/// The area of the slab with the name of a room. What is told of a room leaves it free, and so do messages.
pub(super) fn slab_area(board: usize) -> Rect {
    let [left, top, wide, high] = SLAB;
    let middle = places::on_plate(board, (left + wide / 2.0, top + high / 2.0));
    Rect::from_center_size(middle, Vec2::new(wide, high) * long_on_plate(1.0))
}
