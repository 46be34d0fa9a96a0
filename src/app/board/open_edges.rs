//! Marks on the open edges of the region under the pointer: where tiles are missing until it is complete.

use super::laying::Faces;
use super::rims::{Light, Lit};
use super::{LaidTile, layer, middle};
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::{OnTable, TableSystems};
use crate::rules::tiles::{Side, Square};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show.after(Light).in_set(TableSystems::Glow).run_if(in_state(Screen::Table)));
}

/// The mark of an open edge: this side of the tile on this square.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct OpenEdge {
    /// The square of the tile.
    pub at: Square,
    /// The side with an empty square beyond it.
    pub side: Side,
}

fn show(
    lit: Res<Lit>,
    faces: Res<Faces>,
    pictures: Res<Pictures>,
    tiles: Query<&LaidTile>,
    marks: Query<Entity, With<OpenEdge>>,
    mut commands: Commands,
) {
    if !lit.is_changed() {
        return;
    }
    for mark in &marks {
        commands.entity(mark).despawn();
    }
    if lit.under_pointer.is_none() {
        return;
    }
    let laid: HashSet<Square> = tiles.iter().map(|tile| tile.at).collect();
    // What can never be completed is lit coldly: it has no use for a tile at its edges.
    for &(subject, kind, index) in &lit.parts {
        let (face, at) = (faces.face(subject.face), subject.at);
        let Some(part) = face.part(kind, index) else { continue };
        for side in face.sides_of(part, subject.turn).filter(|&side| !laid.contains(&at.beyond(side))) {
            commands.spawn((
                Name::new("Open edge"),
                OpenEdge { at, side },
                DespawnOnExit(Screen::Table),
                pictures.open_edge.sprite(),
                Transform::from_translation(middle(at).extend(layer::GLOW + 0.6))
                    .with_rotation(Quat::from_rotation_z(-FRAC_PI_2 * f32::from(side as u8))),
            ));
        }
    }
}
