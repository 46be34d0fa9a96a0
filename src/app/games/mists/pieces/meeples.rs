//! Guard meeples: they stand on a laid tile and go home when their region is scored, or they are buried.

use super::Standing;
use crate::app::board::layer;
use crate::app::games::mists::table::{AtTable, Happened, Rebuilt};
use crate::app::games::playing::MistsAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::painter::figures::lantern::DUSK;
use crate::rules::Colour;
use crate::rules::mists::Happening;
use crate::rules::tiles::PartName;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(come).add_observer(go_home).add_observer(lie_down).add_observer(place_all);
}

/// A meeple that stands on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Meeple {
    /// Its colour.
    pub colour: Colour,
    /// The part on which it stands.
    pub on: PartName,
}

fn come(happened: On<Happened>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let Happening::MeeplePlaced { colour, on, .. } = happened.what else { return };
    if let Some(entity) = spawn(Meeple { colour, on }, &standing, &pictures, &mut commands) {
        commands.entity(entity).insert(motion::arrive());
    }
}

fn go_home(
    happened: On<Happened>,
    meeples: Query<(Entity, &Meeple, &Transform), Without<motion::Leaving>>,
    mut commands: Commands,
) {
    let Happening::MeepleReturned { colour, from } = happened.what else { return };
    let homeward = Meeple { colour, on: from };
    for (entity, _, place) in meeples.iter().filter(|(_, meeple, _)| **meeple == homeward) {
        commands.entity(entity).remove::<bevy_tweening::TweenAnim>().insert(motion::leave(place.translation));
    }
}

/// Removes a buried guard from its place. `buried` shows it on the cemetery.
fn lie_down(
    happened: On<Happened>,
    meeples: Query<(Entity, &Meeple), Without<motion::Leaving>>,
    mut commands: Commands,
) {
    let Happening::Buried { colour, from: Some(on), .. } = happened.what else { return };
    for (entity, _) in meeples.iter().filter(|(_, meeple)| **meeple == Meeple { colour, on }) {
        commands.entity(entity).despawn();
    }
}

fn place_all(_: On<Rebuilt>, table: Res<AtTable>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let position = table.position();
    for meeple in position.standing() {
        let meeple = Meeple { colour: meeple.colour, on: position.name_of(meeple.part) };
        spawn(meeple, &standing, &pictures, &mut commands);
    }
}

fn spawn(meeple: Meeple, standing: &Standing, pictures: &Pictures, commands: &mut Commands) -> Option<Entity> {
    let feet = standing.meeple(meeple.on)?;
    let height = layer::in_row(layer::FIGURES, feet.y);
    // The light of a lantern is on the ground, under all figures.
    let mut lantern = pictures.lantern.sprite();
    lantern.0.color.set_alpha(DUSK);
    let entity = commands.spawn((
        Name::new(format!("{} meeple on {}", meeple.colour, meeple.on.at)),
        meeple,
        DespawnOnExit(MistsAt(Screen::Table)),
        pictures.guards[meeple.colour].sprite(),
        Transform::from_translation(feet.extend(height)),
        children![(lantern, Transform::from_xyz(0.0, 0.0, layer::LANTERNS - height))],
    ));
    Some(entity.id())
}
