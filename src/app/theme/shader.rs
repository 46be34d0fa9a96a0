//! The shader of the panels, in place of the one that bevy_egui brings.

use bevy::asset::load_internal_asset;
use bevy::prelude::*;
use bevy_egui::render::EGUI_SHADER_HANDLE;

/// Replaces the shader. It has to come after bevy_egui's own plugin.
pub(in crate::app) fn plugin(app: &mut App) {
    load_internal_asset!(app, EGUI_SHADER_HANDLE, "panels.wgsl", Shader::from_wgsl);
}
