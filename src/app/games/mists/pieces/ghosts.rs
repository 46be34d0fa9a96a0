//! Ghosts: they float from the supply to a tile's mist, bob there, and float back when they are freed.

use super::Standing;
use crate::app::board::{Beside, Pointer, layer};
use crate::app::games::mists::table::{AtTable, Happened, Rebuilt};
use crate::app::games::playing::MistsAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::painter::figures::ghost;
use crate::rules::mists::{Happening, Haunt};
use crate::rules::tiles::Square;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(come).add_observer(be_drawn_in).add_observer(go).add_observer(place_all);
    app.add_systems(Update, bob.in_set(FrameSystems::Move).run_if(in_state(MistsAt(Screen::Table))));
}

/// A ghost on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Ghost {
    /// Its square.
    pub at: Square,
    /// Where on the square: a mist area, its circles or the cemetery.
    pub haunt: Haunt,
    /// The number of its place in that haunt.
    pub place: usize,
}

/// Which places of a haunt are taken. The place of a ghost that has left stays empty until another one comes: whoever
/// looks away for a moment still sees which one left.
#[derive(SystemParam)]
pub struct GhostPlaces<'w, 's> {
    ghosts: Query<'w, 's, &'static Ghost, Without<motion::Leaving>>,
}

impl GhostPlaces<'_, '_> {
    /// The numbers of the places where ghosts stand.
    pub fn taken(&self, at: Square, haunt: Haunt) -> Vec<usize> {
        taken(at, haunt, self.ghosts.iter())
    }

    /// The numbers of the places to which the next ghosts come, one after the other.
    pub fn free(&self, at: Square, haunt: Haunt) -> impl Iterator<Item = usize> + use<> {
        free(self.taken(at, haunt))
    }
}

fn taken<'a>(at: Square, haunt: Haunt, ghosts: impl Iterator<Item = &'a Ghost>) -> Vec<usize> {
    ghosts.filter(|ghost| (ghost.at, ghost.haunt) == (at, haunt)).map(|ghost| ghost.place).collect()
}

fn free(taken: Vec<usize>) -> impl Iterator<Item = usize> {
    (0..).filter(move |place| !taken.contains(place))
}

/// The resting position of a ghost's feet, without bobbing.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct Home(Vec3);

fn come(
    happened: On<Happened>,
    places: GhostPlaces,
    standing: Standing,
    pictures: Res<Pictures>,
    beside: Beside,
    mut commands: Commands,
) {
    let Happening::GhostPlaced { at, haunt } = happened.what else { return };
    let Some(place) = places.free(at, haunt).next() else { return };
    let ghost = Ghost { at, haunt, place };
    let Some((entity, place)) = spawn(ghost, &standing, &pictures, &mut commands) else { return };
    let way = match beside.supply() {
        Some(supply) => motion::float(supply.extend(place.z), place),
        None => motion::arrive(),
    };
    commands.entity(entity).insert(way);
}

/// Lets a ghost glide into a circle.
fn be_drawn_in(
    happened: On<Happened>,
    mut ghosts: Query<(Entity, &mut Ghost, &mut Home, &Transform), Without<motion::Leaving>>,
    standing: Standing,
    mut commands: Commands,
) {
    let Happening::GhostDrawnIn { from, haunt, to, area } = happened.what else { return };
    let circle = Haunt::Circle(area);
    let filled = taken(to, circle, ghosts.iter().map(|(_, ghost, ..)| ghost));
    let Some(place_inside) = free(filled).next() else { return };
    let Some(feet) = standing.ghost(to, circle, place_inside) else { return };
    let there = ghosts.iter_mut().filter(|(_, ghost, ..)| (ghost.at, ghost.haunt) == (from, haunt));
    let Some((entity, mut ghost, mut home, place)) = there.max_by_key(|(_, ghost, ..)| ghost.place) else { return };
    *ghost = Ghost { at: to, haunt: circle, place: place_inside };
    home.0 = feet.extend(layer::in_row(layer::FIGURES, feet.y));
    let glide = motion::come_from(place.translation, home.0);
    commands.entity(entity).remove::<bevy_tweening::TweenAnim>().insert(glide);
}

fn go(
    happened: On<Happened>,
    ghosts: Query<(Entity, &Ghost, &Home), Without<motion::Leaving>>,
    pointer: Res<Pointer>,
    beside: Beside,
    mut commands: Commands,
) {
    let supply = beside.supply();
    let mut free = |at: Square, haunts: &[Haunt], count: usize| {
        let mut there: Vec<_> =
            ghosts.iter().filter(|(_, ghost, _)| ghost.at == at && haunts.contains(&ghost.haunt)).collect();
        there.sort_by_key(|(_, ghost, _)| std::cmp::Reverse(ghost.place));
        if let (1, Some(clicked)) = (count, under(&pointer, &there)) {
            there.swap(0, clicked);
        }
        for (entity, _, home) in there.into_iter().take(count) {
            let way = match supply {
                Some(supply) => motion::go_home(home.0, supply),
                None => motion::leave(home.0),
            };
            commands.entity(entity).remove::<bevy_tweening::TweenAnim>().insert(way);
        }
    };
    match &happened.what {
        Happening::GhostBanished { at, haunt } => free(*at, &[*haunt], 1),
        Happening::BankFinished { parts } => {
            for (part, count) in parts {
                free(part.at, &[Haunt::Mist(part.index), Haunt::Circle(part.index)], usize::from(*count));
            }
        }
        Happening::CemeteryClosed { at, ghosts } => free(*at, &[Haunt::Cemetery], usize::from(*ghosts)),
        _ => {}
    }
}

/// The largest distance between the pointer and the middle of a clicked ghost, in squares.
const MEANT: f32 = 0.3;

/// The ghost under the pointer, as an index.
fn under(pointer: &Pointer, ghosts: &[(Entity, &Ghost, &Home)]) -> Option<usize> {
    let at = pointer.world.filter(|_| !pointer.over_panel)?;
    let far = |home: &Home| (home.0.xy() + Vec2::Y * ghost::MIDDLE).distance(at);
    let near = (0..ghosts.len()).filter(|&ghost| far(ghosts[ghost].2) < MEANT);
    near.min_by(|&a, &b| far(ghosts[a].2).total_cmp(&far(ghosts[b].2)))
}

fn place_all(_: On<Rebuilt>, table: Res<AtTable>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    for tile in table.position().board().tiles() {
        for (haunt, count) in table.position().haunts_on(tile.at) {
            for place in 0..usize::from(count) {
                spawn(Ghost { at: tile.at, haunt, place }, &standing, &pictures, &mut commands);
            }
        }
    }
}

fn spawn(ghost: Ghost, standing: &Standing, pictures: &Pictures, commands: &mut Commands) -> Option<(Entity, Vec3)> {
    let feet = standing.ghost(ghost.at, ghost.haunt, ghost.place)?;
    let place = feet.extend(layer::in_row(layer::FIGURES, feet.y));
    let entity = commands.spawn((
        Name::new(format!("Ghost on {}", ghost.at)),
        ghost,
        Home(place),
        DespawnOnExit(MistsAt(Screen::Table)),
        pictures.ghost.sprite(),
        Transform::from_translation(place),
    ));
    Some((entity.id(), place))
}

/// Ghosts that are not moving rise and sink a little, each in its own rhythm.
fn bob(
    idle: Res<motion::IdleClock>,
    mut ghosts: Query<
        (&Home, &mut Transform),
        (With<Ghost>, Without<motion::Leaving>, Without<bevy_tweening::TweenAnim>),
    >,
) {
    for (home, mut place) in &mut ghosts {
        let phase = home.0.x * 1.7 + home.0.y * 2.3;
        place.translation.y = home.0.y + 0.018 * (idle.seconds * 1.6 + phase).sin();
    }
}
