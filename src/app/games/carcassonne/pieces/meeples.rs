//! Meeples: they stand on a laid tile, or lie in a field, until their region is scored or a third ghost chases them
//! home.

use super::Standing;
use crate::app::board::layer;
use crate::app::games::carcassonne::table::{AtTable, Happened, Rebuilt};
use crate::app::games::playing::CarcassonneAt;
use crate::app::motion;
use crate::app::pictures::{Pictures, Stamp};
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::painter::figures::lantern::DUSK;
use crate::rules::Colour;
use crate::rules::carcassonne::{Happening, Piece};
use crate::rules::tiles::{Kind, PartName};
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(come).add_observer(go_home).add_observer(place_all);
}

/// A meeple on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Meeple {
    /// Whose it is.
    pub colour: Colour,
    /// Which kind of piece it is.
    pub piece: Piece,
    /// The part on which it stands or lies.
    pub on: PartName,
}

fn come(happened: On<Happened>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let Happening::MeeplePlaced { colour, piece, on, .. } = happened.what else { return };
    if let Some(entity) = spawn(Meeple { colour, piece, on }, &standing, &pictures, &mut commands) {
        commands.entity(entity).insert(motion::arrive());
    }
}

fn go_home(
    happened: On<Happened>,
    meeples: Query<(Entity, &Meeple, &Transform), Without<motion::Leaving>>,
    mut commands: Commands,
) {
    let homeward = match happened.what {
        Happening::MeepleReturned { colour, piece, from, .. } | Happening::Chased { colour, piece, from } => {
            Meeple { colour, piece, on: from }
        }
        Happening::AbbotRecalled { colour, from, .. } => Meeple { colour, piece: Piece::Abbot, on: from },
        _ => return,
    };
    for (entity, _, place) in meeples.iter().filter(|(_, meeple, _)| **meeple == homeward) {
        commands.entity(entity).remove::<TweenAnim>().insert(motion::leave(place.translation));
    }
}

fn place_all(_: On<Rebuilt>, table: Res<AtTable>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let position = table.position();
    for meeple in position.meeples() {
        let meeple = Meeple { colour: meeple.colour, piece: meeple.piece, on: position.name_of(meeple.part) };
        spawn(meeple, &standing, &pictures, &mut commands);
    }
}

fn spawn(meeple: Meeple, standing: &Standing, pictures: &Pictures, commands: &mut Commands) -> Option<Entity> {
    let feet = standing.meeple(meeple.on)?;
    let height = layer::in_row(layer::FIGURES, feet.y);
    // The light of a lantern is on the ground, under all figures.
    let mut lantern = pictures.lantern.sprite();
    lantern.0.color.set_alpha(DUSK);
    let Meeple { colour, piece, on } = meeple;
    let entity = commands.spawn((
        Name::new(format!("{colour} {} on {}", piece.name(), on.at)),
        meeple,
        DespawnOnExit(CarcassonneAt(Screen::Table)),
        stamp(pictures, colour, piece, on.kind).sprite(),
        Transform::from_translation(feet.extend(height)),
        children![(lantern, Transform::from_xyz(0.0, 0.0, layer::LANTERNS - height))],
    ));
    Some(entity.id())
}

/// The picture of a piece: in a field it lies.
pub fn stamp(pictures: &Pictures, colour: Colour, piece: Piece, kind: Kind) -> &Stamp {
    let figures = &pictures.rivals;
    match (piece, kind) {
        (Piece::Ordinary, Kind::Field) => &figures.farmer[colour],
        (Piece::Guard, Kind::Field) => &figures.guard_farmer[colour],
        (Piece::Ordinary, _) => &figures.ordinary[colour],
        (Piece::Guard, _) => &figures.guard[colour],
        (Piece::Abbot, _) => &figures.abbot[colour],
    }
}
