//! Upper floor: everything with Bevy or egui in it.

pub mod panels;
pub mod screens;
pub mod theme;
