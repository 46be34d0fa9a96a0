//! Ghosts: they float from the supply to a meeple or into a spell circle, and back when they are freed. The third one
//! chases the meeple home.

use super::Standing;
use crate::app::board::{Beside, layer};
use crate::app::games::carcassonne::table::{AtTable, Happened, Rebuilt};
use crate::app::games::playing::CarcassonneAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::rules::carcassonne::{Happening, Source};
use crate::rules::tiles::{Kind, PartName, Square};
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(come).add_observer(glide).add_observer(go).add_observer(place_all);
    app.add_systems(Update, bob.in_set(FrameSystems::Move).run_if(in_state(CarcassonneAt(Screen::Table))));
}

/// A ghost on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Ghost {
    /// Where it is.
    pub haunt: Haunt,
    /// The number of its place there, from 0.
    pub place: u8,
}

/// Where ghosts can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Reflect)]
pub enum Haunt {
    /// With the meeple on this part.
    With(PartName),
    /// In the circles of a mist area.
    Circle {
        /// The square.
        at: Square,
        /// The mist area.
        area: u8,
    },
}

/// The resting position of a ghost's feet, without bobbing.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct Home(Vec3);

type Ghosts<'w, 's> =
    Query<'w, 's, (Entity, &'static mut Ghost, &'static mut Home, &'static Transform), Without<motion::Leaving>>;

/// A ghost comes from the supply.
fn come(
    happened: On<Happened>,
    ghosts: Ghosts,
    standing: Standing,
    pictures: Res<Pictures>,
    beside: Beside,
    mut commands: Commands,
) {
    let haunt = match happened.what {
        Happening::GhostGiven { from: Source::Supply, to, .. } => Haunt::With(to),
        Happening::CircleFilled { to, area } => Haunt::Circle { at: to, area },
        _ => return,
    };
    let ghost = first_free(haunt, ghosts.iter().map(|(_, ghost, ..)| ghost));
    let Some((entity, place)) = spawn(ghost, &standing, &pictures, &mut commands) else { return };
    let way = match beside.supply() {
        Some(supply) => motion::float(supply.extend(place.z), place),
        None => motion::arrive(),
    };
    commands.entity(entity).insert(way);
}

/// A ghost glides from a meeple into a circle, or from a circle to a meeple.
fn glide(happened: On<Happened>, mut ghosts: Ghosts, standing: Standing, mut commands: Commands) {
    let (from, to) = match happened.what {
        Happening::GhostDrawnIn { from, to, area, .. } => (Haunt::With(from), Haunt::Circle { at: to, area }),
        Happening::GhostGiven { from: Source::Circle { at, area, .. }, to, .. } => {
            (Haunt::Circle { at, area }, Haunt::With(to))
        }
        _ => return,
    };
    let goal = first_free(to, ghosts.iter().map(|(_, ghost, ..)| ghost));
    let Some(feet) = feet_of(goal, &standing) else { return };
    let there = ghosts.iter_mut().filter(|(_, ghost, ..)| ghost.haunt == from);
    let Some((entity, mut ghost, mut home, place)) = there.max_by_key(|(_, ghost, ..)| ghost.place) else { return };
    *ghost = goal;
    home.0 = feet;
    commands.entity(entity).remove::<TweenAnim>().insert(motion::come_from(place.translation, feet));
}

/// Ghosts return to the supply, alone or with their meeple.
fn go(happened: On<Happened>, ghosts: Ghosts, beside: Beside, mut commands: Commands) {
    let from = match happened.what {
        Happening::MeepleReturned { from, .. }
        | Happening::Chased { from, .. }
        | Happening::AbbotRecalled { from, .. } => Haunt::With(from),
        Happening::Released { at, area, .. } => Haunt::Circle { at, area },
        _ => return,
    };
    for (entity, _, home, _) in ghosts.iter().filter(|(_, ghost, ..)| ghost.haunt == from) {
        let way = match beside.supply() {
            Some(supply) => motion::go_home(home.0, supply),
            None => motion::leave(home.0),
        };
        commands.entity(entity).remove::<TweenAnim>().insert(way);
    }
}

/// A ghost on the first free place of a haunt.
fn first_free<'a>(haunt: Haunt, ghosts: impl Iterator<Item = &'a Ghost>) -> Ghost {
    let there: Vec<u8> = ghosts.filter(|ghost| ghost.haunt == haunt).map(|ghost| ghost.place).collect();
    let place = (0..).find(|place| !there.contains(place)).unwrap_or_default();
    Ghost { haunt, place }
}

fn place_all(_: On<Rebuilt>, table: Res<AtTable>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let position = table.position();
    let mut place = |haunt: Haunt, count: u8| {
        for place in 0..count {
            spawn(Ghost { haunt, place }, &standing, &pictures, &mut commands);
        }
    };
    for meeple in position.meeples() {
        place(Haunt::With(position.name_of(meeple.part)), meeple.ghosts);
    }
    for tile in position.board().tiles() {
        for area in 0..4 {
            place(Haunt::Circle { at: tile.at, area }, position.ghosts_in_area(tile.at, area));
        }
    }
}

fn feet_of(ghost: Ghost, standing: &Standing) -> Option<Vec3> {
    let feet = match ghost.haunt {
        Haunt::With(part) => standing.ghost(part, ghost.place),
        Haunt::Circle { at, area } => standing.circles(at, area).get(usize::from(ghost.place)).copied(),
    }?;
    // A farmer lies across the places of its ghosts and would hide them, so they hover before it.
    let lies = matches!(ghost.haunt, Haunt::With(part) if part.kind == Kind::Field);
    let row = if lies { feet.y - BEFORE_FARMER } else { feet.y };
    Some(feet.extend(layer::in_row(layer::FIGURES, row)))
}

/// How much nearer ghosts are drawn than they stand, in squares.
const BEFORE_FARMER: f32 = 0.3;

fn spawn(ghost: Ghost, standing: &Standing, pictures: &Pictures, commands: &mut Commands) -> Option<(Entity, Vec3)> {
    let place = feet_of(ghost, standing)?;
    let entity = commands.spawn((
        Name::new("Ghost"),
        ghost,
        Home(place),
        DespawnOnExit(CarcassonneAt(Screen::Table)),
        pictures.rivals.ghost.sprite(),
        Transform::from_translation(place),
    ));
    Some((entity.id(), place))
}

/// Ghosts that are not moving rise and sink a little, each in its own rhythm.
fn bob(
    idle: Res<motion::IdleClock>,
    mut ghosts: Query<(&Home, &mut Transform), (With<Ghost>, Without<motion::Leaving>, Without<TweenAnim>)>,
) {
    for (home, mut place) in &mut ghosts {
        let phase = home.0.x * 1.7 + home.0.y * 2.3;
        place.translation.y = home.0.y + 0.018 * (idle.seconds * 1.6 + phase).sin();
    }
}
