//! The board in the window: laid tiles, the land around them, the camera, and what is under the pointer.

mod beside;
mod camera;
mod face_down;
mod land;
mod laying;
mod lit_fields;
mod open_edges;
mod paintings;
mod pointer;
mod rims;
mod ripple;
mod table_top;
mod tiles;
mod underlay;
mod withered;

use bevy::prelude::*;

pub use beside::{Beside, PanelPlaces};
pub use camera::{BoardCamera, CloseUp, FitBoard, FreeArea, Reveal, Shows, in_window};
pub use face_down::FaceDown;
pub use land::LandEnds;
pub use laying::{Faces, FrameLaid, InUse, Lay, LayFaceDown, LayOut, Tell, Wither};
pub use lit_fields::LitFields;
pub use open_edges::OpenEdge;
pub use paintings::{Painted, Paintings, Subject};
pub use pointer::{Carried, Grip, Mouse, Pointer, square_at};
pub use rims::{Light, Lightable, Lit, part_on};
pub use ripple::begin as begin_ripple;
pub use tiles::{LaidFrame, LaidTile, middle, square, standing_anchor, standing_size};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        beside::plugin,
        camera::plugin,
        face_down::plugin,
        land::plugin,
        laying::plugin,
        lit_fields::plugin,
        open_edges::plugin,
        paintings::plugin,
        pointer::plugin,
        rims::plugin,
        table_top::plugin,
        tiles::plugin,
        underlay::plugin,
        withered::plugin,
    ));
}

/// Heights of the layers over the table. One square of the board is one unit wide.
pub mod layer {
    /// The table under everything.
    pub const TABLE: f32 = -50.0;
    /// Flat ground: fields, roads, city floors.
    pub const GROUND: f32 = 1.0;
    /// Standing objects: houses, walls, trees. Southern rows are drawn over northern ones.
    pub const STANDING: f32 = 2.0;
    /// The dark rim of the window, over the land.
    pub const VIGNETTE: f32 = 3.6;
    /// An empty height between the land and the living mist on it.
    pub const UNDER_MIST: f32 = 4.0;
    /// The mist over the land.
    pub const MIST: f32 = 5.0;
    /// An empty height above the still mist, which is part of the land.
    pub const OVER_MIST: f32 = 5.65;
    /// Glowing rims of regions and squares.
    pub const GLOW: f32 = 6.0;
    /// The light of lanterns on the ground.
    pub const LANTERNS: f32 = 5.72;
    /// Figures, always over the mist. Southern ones are drawn over northern ones.
    pub const FIGURES: f32 = 10.0;
    /// The tile in the air.
    pub const HELD: f32 = 20.0;

    /// A height within a layer: a little higher the further south.
    pub fn in_row(layer: f32, y: f32) -> f32 {
        layer + (128.0 - y) * 0.005
    }
}
