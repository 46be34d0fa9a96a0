//! Buried guards: they lie on their cemetery for the rest of the game.

use super::standing_place;
use crate::app::board::layer;
use crate::app::pictures::Pictures;
use crate::app::table::{AtTable, Happened, OnTable, Rebuilt};
use crate::app::{Screen, motion};
use crate::painter::places;
use crate::rules::{Colour, Happening, Mists, Square};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(bury).add_observer(place_all);
}

/// A guard that lies on a cemetery.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(OnTable)]
pub struct Buried {
    /// Its colour.
    pub colour: Colour,
    /// The cemetery's square.
    pub at: Square,
}

/// Where a guard buried on a cemetery has its feet, in world coordinates.
pub fn grave(position: &Mists, at: Square) -> Option<Vec2> {
    let tile = position.board().tile(position.board().tile_at(at)?);
    let spot = *places::on(position.face(tile.face), tile.turn, at).graves.first()?;
    // It lies with its feet to the east, its middle over the grave.
    Some(Vec2::new(f32::from(at.x) + spot.x + 0.105, f32::from(at.y) + 1.0 - spot.y + 0.01))
}

fn bury(happened: On<Happened>, table: Res<AtTable>, pictures: Res<Pictures>, mut commands: Commands) {
    let Happening::Buried { colour, from, at, .. } = happened.0 else { return };
    let position = table.position();
    let Some((entity, place)) = spawn(Buried { colour, at }, position, &pictures, &mut commands) else { return };
    match from.and_then(|from| standing_place(position, from)) {
        Some(post) => commands.entity(entity).insert(motion::come_from(post.extend(place.z), place)),
        None => commands.entity(entity).insert(motion::arrive()),
    };
}

fn place_all(_: On<Rebuilt>, table: Res<AtTable>, pictures: Res<Pictures>, mut commands: Commands) {
    let position = table.position();
    for cemetery in position.board().cemeteries() {
        if let Some(colour) = cemetery.buried {
            spawn(Buried { colour, at: cemetery.at }, position, &pictures, &mut commands);
        }
    }
}

fn spawn(buried: Buried, position: &Mists, pictures: &Pictures, commands: &mut Commands) -> Option<(Entity, Vec3)> {
    let feet = grave(position, buried.at)?;
    let place = feet.extend(layer::in_row(layer::FIGURES, feet.y));
    let entity = commands.spawn((
        Name::new(format!("{} meeple buried on {}", buried.colour, buried.at)),
        buried,
        DespawnOnExit(Screen::Table),
        pictures.buried[buried.colour].sprite(),
        Transform::from_translation(place),
    ));
    Some((entity.id(), place))
}
