//! The positions of panels in board coordinates: ghosts float from the supply and back, hounds run in from the track.

use super::BoardCamera;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PanelPlaces>();
}

/// The middles of the panels from which figures and tiles come, in logical pixels of the window.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct PanelPlaces {
    /// The ghosts of the supply.
    pub supply: Option<Vec2>,
    /// The score track.
    pub track: Option<Vec2>,
    /// The tile in hand.
    pub hand: Option<Vec2>,
}

impl PanelPlaces {
    /// The middles of these panels.
    pub fn of(supply: egui::Rect, track: egui::Rect, hand: Option<egui::Rect>) -> PanelPlaces {
        let middle = |panel: egui::Rect| Vec2::new(panel.center().x, panel.center().y);
        PanelPlaces { supply: Some(middle(supply)), track: Some(middle(track)), hand: hand.map(middle) }
    }
}

/// Computes where a panel is on the board.
#[derive(SystemParam)]
pub struct Beside<'w, 's> {
    places: Res<'w, PanelPlaces>,
    camera: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<BoardCamera>>,
}

impl Beside<'_, '_> {
    /// The supply. `None` until the panels were shown.
    pub fn supply(&self) -> Option<Vec2> {
        self.on_board(self.places.supply?)
    }

    /// The track.
    pub fn track(&self) -> Option<Vec2> {
        self.on_board(self.places.track?)
    }

    /// The tile in hand. `None` while there is none.
    pub fn hand(&self) -> Option<Vec2> {
        self.on_board(self.places.hand?)
    }

    fn on_board(&self, panel: Vec2) -> Option<Vec2> {
        let (camera, at) = self.camera.single().ok()?;
        camera.viewport_to_world_2d(at, panel).ok()
    }
}
