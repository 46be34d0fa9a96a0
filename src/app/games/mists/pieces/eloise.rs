//! Eloise: she walks in when her part of the supply is empty, sits with her meeple, and later goes to the next one.

use super::Standing;
use super::standing::world;
use crate::app::board::layer;
use crate::app::games::mists::table::{AtTable, Happened, Rebuilt};
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::games::playing::MistsAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::painter::mists::standing::waiting_cat;
use crate::rules::mists::{Cat, Happening, Mists};
use crate::rules::tiles::PartName;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_tweening::{AnimCompletedEvent, TweenAnim};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(stay_behind)
        .add_observer(go)
        .add_observer(sit_down.run_if(resource_exists::<AtTable>))
        .add_observer(place);
    app.add_observer(make_room_for_tile).add_observer(make_room_for_hound);
    app.add_systems(OnEnter(TurnPhase::PlaceCat), come);
    app.add_systems(Update, come_forward.in_set(FrameSystems::Move).run_if(in_state(MistsAt(Screen::Table))));
}

/// Eloise on or beside the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Eloise {
    /// The place of her meeple, which may be home already while her points are counted. `None` after that, and while she
    /// waits beside the board.
    pub with: Option<PartName>,
    /// What she is doing.
    pub mood: Mood,
}

/// What Eloise is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Reflect)]
pub enum Mood {
    /// She sits alone: her meeple is gone, or there is none on the board (CAT-3).
    Waiting,
    /// She sits with her meeple.
    Sitting,
    /// She is walking.
    Walking,
}

impl Eloise {
    fn at_rest(with: Option<PartName>) -> Eloise {
        Eloise { with, mood: if with.is_some() { Mood::Sitting } else { Mood::Waiting } }
    }
}

/// When she has scored, or her meeple is buried, she stays there until she moves on.
fn stay_behind(happened: On<Happened>, mut eloise: Query<&mut Eloise>) {
    for mut eloise in &mut eloise {
        let is_done = match happened.what {
            Happening::CatScored { .. } => true,
            Happening::Buried { from, .. } => from.is_some() && from == eloise.with,
            _ => false,
        };
        if is_done {
            *eloise = Eloise::at_rest(None);
        }
    }
}

/// While the table chooses her first meeple, she comes and waits.
fn come(
    table: Res<AtTable>,
    known: Query<(), With<Eloise>>,
    standing: Standing,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    let position = table.position();
    if known.is_empty() && position.cat() == Some(Cat::Waits) {
        let place = waiting_place(position);
        let door = west_of(position, place);
        let entity = spawn(None, door, &standing, &pictures, &mut commands);
        walk(entity, None, door, place, &pictures, &mut commands);
    }
}

/// How much larger she is drawn while the table chooses a meeple for her: as large as the meeples.
const ASKED_ABOUT: f32 = 1.6;

/// Draws her larger while the table chooses a meeple for her, so that nobody overlooks her.
fn come_forward(phase: Option<Res<State<TurnPhase>>>, mut eloise: Query<(&Eloise, &mut Transform)>) {
    let asked = phase.is_some_and(|phase| **phase == TurnPhase::PlaceCat);
    for (eloise, mut place) in &mut eloise {
        let size = Vec3::splat(if asked && eloise.with.is_none() { ASKED_ABOUT } else { 1.0 });
        if place.scale != size {
            place.scale = size;
        }
    }
}

/// She walks to a meeple, or to her place beside the board. The first time, she comes from the west.
fn go(
    happened: On<Happened>,
    standing: Standing,
    pictures: Res<Pictures>,
    known: Query<(Entity, &Transform), With<Eloise>>,
    mut commands: Commands,
) {
    let Happening::CatMoved { to, .. } = happened.what else { return };
    let with = to.map(|(_, place)| place);
    let Some(feet) = feet(with, &happened.after, &standing) else { return };
    let (entity, from) = match known.iter().next() {
        Some((entity, place)) => (entity, place.translation.xy()),
        None => {
            let door = west_of(&happened.after, feet);
            (spawn(None, door, &standing, &pictures, &mut commands), door)
        }
    };
    walk(entity, with, from, feet, &pictures, &mut commands);
}

/// Where she enters: farther west than everything on the table.
fn west_of(position: &Mists, feet: Vec2) -> Vec2 {
    let board = position.board();
    let west = board.tiles().iter().map(|tile| tile.at).chain(board.face_down()).map(|at| at.x).min();
    Vec2::new(f32::from(west.unwrap_or_default()) - 2.0, feet.y - 0.4)
}

fn walk(entity: Entity, with: Option<PartName>, from: Vec2, to: Vec2, pictures: &Pictures, commands: &mut Commands) {
    let (mut sprite, anchor) = pictures.cat_walking.sprite();
    sprite.flip_x = to.x < from.x;
    let way = motion::walk(standing_at(from), standing_at(to));
    let eloise = Eloise { with, mood: Mood::Walking };
    commands.entity(entity).remove::<TweenAnim>().insert((eloise, sprite, anchor, way));
}

/// When she arrives, she sits down.
fn sit_down(
    done: On<AnimCompletedEvent>,
    mut walking: Query<&mut Eloise>,
    standing: Standing,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    let Ok(mut eloise) = walking.get_mut(done.anim_entity) else { return };
    *eloise = Eloise::at_rest(eloise.with);
    commands.entity(done.anim_entity).insert(cat_sprite(&standing, eloise.with, &pictures));
}

/// When a tile takes her place beside the board, she moves.
fn make_room_for_tile(
    happened: On<Happened>,
    pictures: Res<Pictures>,
    waiting: Query<(Entity, &Eloise, &Transform)>,
    mut commands: Commands,
) {
    if !matches!(happened.what, Happening::TileLaid { .. } | Happening::FaceDownLaid { .. }) {
        return;
    }
    let place = waiting_place(&happened.after);
    for (entity, eloise, at) in &waiting {
        if eloise.with.is_none() && at.translation.xy() != place {
            walk(entity, None, at.translation.xy(), place, &pictures, &mut commands);
        }
    }
}

/// A hound that joins her meeple may need the side where she sits.
fn make_room_for_hound(
    happened: On<Happened>,
    standing: Standing,
    pictures: Res<Pictures>,
    sitting: Query<(Entity, &Eloise, &Transform)>,
    mut commands: Commands,
) {
    let Happening::HoundCame { to: Some((_, joined)), .. } = happened.what else { return };
    let Some(feet) = standing.cat(joined) else { return };
    for (entity, eloise, at) in &sitting {
        if eloise.with == Some(joined) && at.translation.xy() != feet {
            walk(entity, eloise.with, at.translation.xy(), feet, &pictures, &mut commands);
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
        spawn(with, feet, &standing, &pictures, &mut commands);
    }
}

fn spawn(
    with: Option<PartName>,
    feet: Vec2,
    standing: &Standing,
    pictures: &Pictures,
    commands: &mut Commands,
) -> Entity {
    let entity = commands.spawn((
        Name::new("Eloise"),
        Eloise::at_rest(with),
        DespawnOnExit(MistsAt(Screen::Table)),
        cat_sprite(standing, with, pictures),
        Transform::from_translation(standing_at(feet)),
    ));
    entity.id()
}

/// Her sprite. Her tail points away from her meeple.
pub fn cat_sprite(standing: &Standing, with: Option<PartName>, pictures: &Pictures) -> (Sprite, Anchor) {
    let (mut sprite, anchor) = pictures.cat.sprite();
    let places = with.and_then(|with| standing.meeple(with).zip(standing.cat(with)));
    sprite.flip_x = places.is_some_and(|(guard, cat)| cat.x < guard.x);
    (sprite, anchor)
}

fn feet(with: Option<PartName>, position: &Mists, standing: &Standing) -> Option<Vec2> {
    match with {
        Some(part) => standing.cat(part),
        None => Some(waiting_place(position)),
    }
}

/// Where she sits beside the board without a meeple (CAT-3).
fn waiting_place(position: &Mists) -> Vec2 {
    world(waiting_cat(position))
}

fn standing_at(feet: Vec2) -> Vec3 {
    feet.extend(layer::in_row(layer::FIGURES, feet.y))
}
