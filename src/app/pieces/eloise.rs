//! Eloise: she walks in when her part of the supply is empty, sits with her meeple, and goes on to the next.

use super::Standing;
use crate::app::board::layer;
use crate::app::pictures::Pictures;
use crate::app::table::{AtTable, Happened, OnTable, Rebuilt};
use crate::app::{Screen, motion};
use crate::rules::{Cat, Happening, Mists, PartName};
use bevy::prelude::*;
use bevy_tweening::AnimCompletedEvent;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(go).add_observer(sit_down).add_observer(make_room).add_observer(place);
}

/// Eloise on or beside the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(OnTable)]
pub struct Eloise {
    /// Where the meeple stands that she is with; nowhere while she waits beside the board.
    pub with: Option<PartName>,
    /// What she is doing.
    pub mood: Mood,
}

/// What Eloise is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// She sits beside the board, for want of a meeple (CAT-3).
    Waiting,
    /// She sits with her meeple.
    Sitting,
    /// She is on her way.
    Walking,
}

impl Eloise {
    /// At rest, with a meeple or beside the board.
    fn at_rest(with: Option<PartName>) -> Eloise {
        Eloise { with, mood: if with.is_some() { Mood::Sitting } else { Mood::Waiting } }
    }
}

/// She goes to a meeple, or to her place beside the board; the first time she comes from there.
fn go(
    happened: On<Happened>,
    table: Res<AtTable>,
    standing: Standing,
    pictures: Res<Pictures>,
    known: Query<(Entity, &Transform), With<Eloise>>,
    mut commands: Commands,
) {
    let Happening::CatMoved { to, .. } = happened.0 else { return };
    let with = to.map(|(_, place)| place);
    let Some(feet) = feet(with, table.position(), &standing) else { return };
    let (entity, from) = match known.iter().next() {
        Some((entity, place)) => (entity, place.translation),
        None => {
            let door = standing_at(beside_board(table.position()) + RUN_UP);
            (spawn(Eloise::at_rest(None), door, &pictures, &mut commands), door)
        }
    };
    walk(entity, with, from, standing_at(feet), &pictures, &mut commands);
}

/// From how far outside she comes in.
const RUN_UP: Vec2 = Vec2::new(-2.0, -0.6);

fn walk(entity: Entity, with: Option<PartName>, from: Vec3, to: Vec3, pictures: &Pictures, commands: &mut Commands) {
    let (mut sprite, anchor) = pictures.cat_walking.sprite();
    sprite.flip_x = to.x < from.x;
    let mut eloise = commands.entity(entity);
    eloise.remove::<bevy_tweening::TweenAnim>();
    eloise.insert((Eloise { with, mood: Mood::Walking }, sprite, anchor, motion::walk(from, to)));
}

/// Where she has arrived she sits down.
fn sit_down(
    done: On<AnimCompletedEvent>,
    mut walking: Query<&mut Eloise>,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    let Ok(mut eloise) = walking.get_mut(done.anim_entity) else { return };
    *eloise = Eloise::at_rest(eloise.with);
    commands.entity(done.anim_entity).insert(pictures.cat.sprite());
}

/// Beside the board is elsewhere once a tile lies there.
fn make_room(
    happened: On<Happened>,
    table: Res<AtTable>,
    pictures: Res<Pictures>,
    waiting: Query<(Entity, &Eloise, &Transform)>,
    mut commands: Commands,
) {
    if !matches!(happened.0, Happening::TileLaid { .. } | Happening::FaceDownLaid { .. }) {
        return;
    }
    let place = standing_at(beside_board(table.position()));
    for (entity, eloise, at) in &waiting {
        if eloise.with.is_none() && at.translation.xy() != place.xy() {
            walk(entity, None, at.translation, place, &pictures, &mut commands);
        }
    }
}

fn place(_: On<Rebuilt>, table: Res<AtTable>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let position = table.position();
    let with = match position.cat() {
        Some(Cat::With(part)) => Some(position.name_of(part)),
        Some(Cat::Waits) => None,
        Some(Cat::Supply) | None => return,
    };
    if let Some(feet) = feet(with, position, &standing) {
        spawn(Eloise::at_rest(with), standing_at(feet), &pictures, &mut commands);
    }
}

fn spawn(eloise: Eloise, place: Vec3, pictures: &Pictures, commands: &mut Commands) -> Entity {
    let entity = commands.spawn((
        Name::new("Eloise"),
        eloise,
        DespawnOnExit(Screen::Table),
        pictures.cat.sprite(),
        Transform::from_translation(place),
    ));
    entity.id()
}

fn feet(with: Option<PartName>, position: &Mists, standing: &Standing) -> Option<Vec2> {
    match with {
        Some(part) => standing.cat(part),
        None => Some(beside_board(position)),
    }
}

/// On the table to the west of everything that lies there.
fn beside_board(position: &Mists) -> Vec2 {
    let board = position.board();
    let squares = board.tiles().iter().map(|tile| tile.at).chain(board.face_down());
    let (west, south) = squares.fold((0, 0), |(west, south), at| (west.min(at.x), south.min(at.y)));
    Vec2::new(f32::from(west) - 0.45, f32::from(south) + 0.25)
}

fn standing_at(feet: Vec2) -> Vec3 {
    feet.extend(layer::in_row(layer::FIGURES, feet.y))
}
