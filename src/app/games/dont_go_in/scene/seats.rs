//! Where the players sit: their rows in the panel beside the house, to which cards and ghosts fly.

use crate::app::board::BoardCamera;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeatPlaces>();
}

/// The middles of the players' rows, in logical pixels of the window. Empty until the panels were shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct SeatPlaces(pub Vec<Vec2>);

/// Finds the rows of players in the world.
#[derive(SystemParam)]
pub struct Seats<'w, 's> {
    places: Res<'w, SeatPlaces>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
}

impl Seats<'_, '_> {
    /// The row of a player, in the world of the house. `None` until the panels were shown.
    pub fn in_house(&self, player: usize) -> Option<Vec2> {
        let (camera, at) = self.camera.single().ok()?;
        camera.viewport_to_world_2d(at, *self.places.0.get(player)?).ok()
    }
}
