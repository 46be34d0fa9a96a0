//! Ghosts: they come to a tile's mist, bob there, and rise when they are freed.

use crate::app::board::layer;
use crate::app::pictures::Pictures;
use crate::app::table::{AtTable, Happened, OnTable, Rebuilt};
use crate::app::{Screen, motion};
use crate::painter::places;
use crate::rules::{Happening, Haunt, Mists, Square};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(come).add_observer(go).add_observer(place_all);
    app.add_systems(Update, bob.run_if(in_state(Screen::Table)));
}

/// A ghost on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(OnTable)]
pub struct Ghost {
    /// The square it stands on.
    pub at: Square,
    /// Where on the square: a mist area or the cemetery.
    pub haunt: Haunt,
    /// Which of the places there it has.
    pub place: usize,
}

/// Where a ghost's feet are when it does not bob.
#[derive(Component)]
struct Home(Vec3);

/// Where ghost number `place` of a mist area or cemetery stands, in world coordinates.
pub fn ghost_place(position: &Mists, at: Square, haunt: Haunt, place: usize) -> Option<Vec2> {
    let tile = position.board().tile(position.board().tile_at(at)?);
    let places = places::on(position.face(tile.face), tile.turn, at);
    let in_area = match haunt {
        Haunt::Mist(area) => places.ghosts.get(area as usize)?,
        Haunt::Cemetery => &places.cemetery,
    };
    // Where there are more ghosts than places, as on a cemetery that stays open for long, they crowd behind each other.
    let (row, place) = (place / in_area.len().max(1), place % in_area.len().max(1));
    let spot = in_area.get(place)?;
    let crowded = Vec2::new(0.07, 0.045) * row as f32;
    Some(Vec2::new(f32::from(at.x) + spot.x, f32::from(at.y) + 1.0 - spot.y) + crowded)
}

fn come(
    happened: On<Happened>,
    ghosts: Query<&Ghost, Without<motion::Leaving>>,
    table: Res<AtTable>,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    let Happening::GhostPlaced { at, haunt } = happened.0 else { return };
    let taken = |place| ghosts.contains_ghost(at, haunt, place);
    let place = (0..).find(|&place| !taken(place)).unwrap_or_default();
    if let Some(entity) = spawn(Ghost { at, haunt, place }, table.position(), &pictures, &mut commands) {
        commands.entity(entity).insert(motion::arrive());
    }
}

trait Taken {
    fn contains_ghost(&self, at: Square, haunt: Haunt, place: usize) -> bool;
}

impl Taken for Query<'_, '_, &Ghost, Without<motion::Leaving>> {
    fn contains_ghost(&self, at: Square, haunt: Haunt, place: usize) -> bool {
        self.iter().any(|ghost| *ghost == Ghost { at, haunt, place })
    }
}

fn go(
    happened: On<Happened>,
    ghosts: Query<(Entity, &Ghost, &Home), Without<motion::Leaving>>,
    mut commands: Commands,
) {
    let mut free = |at: Square, haunt: Haunt, count: usize| {
        let mut there: Vec<_> = ghosts.iter().filter(|(_, ghost, _)| ghost.at == at && ghost.haunt == haunt).collect();
        there.sort_by_key(|(_, ghost, _)| std::cmp::Reverse(ghost.place));
        for (entity, _, home) in there.into_iter().take(count) {
            commands.entity(entity).remove::<bevy_tweening::TweenAnim>().insert(motion::leave(home.0));
        }
    };
    match &happened.0 {
        Happening::GhostBanished { at, haunt } => free(*at, *haunt, 1),
        Happening::BankFinished { parts } => {
            for (part, count) in parts {
                free(part.at, Haunt::Mist(part.index), usize::from(*count));
            }
        }
        Happening::CemeteryClosed { at, ghosts } => free(*at, Haunt::Cemetery, usize::from(*ghosts)),
        _ => {}
    }
}

fn place_all(_: On<Rebuilt>, table: Res<AtTable>, pictures: Res<Pictures>, mut commands: Commands) {
    let position = table.position();
    for tile in position.board().tiles() {
        for (haunt, count) in position.haunts_on(tile.at) {
            for place in 0..usize::from(count) {
                spawn(Ghost { at: tile.at, haunt, place }, position, &pictures, &mut commands);
            }
        }
    }
}

fn spawn(ghost: Ghost, position: &Mists, pictures: &Pictures, commands: &mut Commands) -> Option<Entity> {
    let feet = ghost_place(position, ghost.at, ghost.haunt, ghost.place)?;
    let place = feet.extend(layer::in_row(layer::FIGURES, feet.y));
    let entity = commands.spawn((
        Name::new(format!("Ghost on {}", ghost.at)),
        ghost,
        Home(place),
        DespawnOnExit(Screen::Table),
        pictures.ghost.sprite(),
        Transform::from_translation(place),
    ));
    Some(entity.id())
}

/// Ghosts rise and sink a little, each in its own time.
fn bob(time: Res<Time>, mut ghosts: Query<(&Home, &mut Transform), (With<Ghost>, Without<motion::Leaving>)>) {
    for (home, mut place) in &mut ghosts {
        let phase = home.0.x * 1.7 + home.0.y * 2.3;
        place.translation.y = home.0.y + 0.018 * (time.elapsed_secs() * 1.6 + phase).sin();
    }
}
