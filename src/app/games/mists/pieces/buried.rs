//! Buried guards. They lie on their cemetery for the rest of the game.

use super::Standing;
use crate::app::board::layer;
use crate::app::games::mists::table::{AtTable, Happened, Rebuilt};
use crate::app::games::playing::MistsAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::rules::Colour;
use crate::rules::mists::Happening;
use crate::rules::tiles::Square;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(bury).add_observer(place_all);
}

/// A guard that lies on a cemetery.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Buried {
    /// Its colour.
    pub colour: Colour,
    /// The square of the cemetery.
    pub at: Square,
}

fn bury(happened: On<Happened>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let Happening::Buried { colour, from, at, .. } = happened.what else { return };
    let Some((entity, place)) = spawn(Buried { colour, at }, &standing, &pictures, &mut commands) else { return };
    match from.and_then(|from| standing.meeple(from)) {
        Some(post) => commands.entity(entity).insert(motion::come_from(post.extend(place.z), place)),
        None => commands.entity(entity).insert(motion::arrive()),
    };
}

fn place_all(_: On<Rebuilt>, table: Res<AtTable>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    for cemetery in table.position().cemeteries() {
        if let Some(colour) = cemetery.buried {
            spawn(Buried { colour, at: cemetery.at }, &standing, &pictures, &mut commands);
        }
    }
}

fn spawn(buried: Buried, standing: &Standing, pictures: &Pictures, commands: &mut Commands) -> Option<(Entity, Vec3)> {
    let feet = standing.grave(buried.at)?;
    let place = feet.extend(layer::in_row(layer::FIGURES, feet.y));
    let entity = commands.spawn((
        Name::new(format!("{} meeple buried on {}", buried.colour, buried.at)),
        buried,
        DespawnOnExit(MistsAt(Screen::Table)),
        pictures.buried[buried.colour].sprite(),
        Transform::from_translation(place),
    ));
    Some((entity.id(), place))
}
