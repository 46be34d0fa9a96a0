//! The mist over the board: one sprite a square, painted from the squares round it, all of them one body together.
//!
//! Each patch is painted again when something near it changes: a tile is laid, a bank is finished.

use super::Screen;
use super::board::{LaidTile, Paintings, Subject, layer, middle};
use super::pictures::to_image;
use super::table::{AtTable, Happened, OnTable, Rebuilt};
use crate::painter::mist::{self, MistTile};
use crate::painter::picture::Picture;
use crate::painter::tile::Painting;
use crate::rules::{Happening, Kind, Mists, PartName, Square};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mist>();
    app.add_observer(note_changes).add_observer(note_everything);
    app.add_systems(Update, (paint, take_in, thin_in).chain().run_if(in_state(Screen::Table)));
}

/// Pixels a square of the mist; it is soft enough for that.
const SHARPNESS: u32 = 96;

/// A piece of mist over one square.
#[derive(Component)]
#[require(OnTable)]
struct Patch {
    at: Square,
    /// An older patch under a newer one that fades in over it.
    leaving: bool,
}

/// What a patch is painted from: the nine tiles round its square, where there are any, and which of their banks are
/// finished.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Around([Option<(Subject, [bool; 4])>; 9]);

/// Which patches have to be painted again, which are being painted, and what was painted at this table: after a take-back
/// the mist is there at once.
#[derive(Resource, Default)]
pub struct Mist {
    stale: HashSet<Square>,
    under_way: HashMap<Square, (Around, Task<Option<Picture>>)>,
    painted: HashMap<(Square, Around), Option<Handle<Image>>>,
}

impl Mist {
    /// Whether what is shown is up to date.
    pub fn is_idle(&self) -> bool {
        self.stale.is_empty() && self.under_way.is_empty()
    }

    /// Forgets what was painted: another table is laid.
    pub fn clear(&mut self) {
        *self = Mist::default();
    }

    fn touch(&mut self, at: Square) {
        for dy in -1..=1 {
            for dx in -1..=1 {
                self.stale.insert(Square::new(at.x.saturating_add(dx), at.y.saturating_add(dy)));
            }
        }
    }
}

fn note_changes(happened: On<Happened>, mut mist: ResMut<Mist>) {
    match &happened.0 {
        Happening::TileLaid { at, .. } => mist.touch(*at),
        Happening::BankFinished { parts } => parts.iter().for_each(|(part, _)| mist.touch(part.at)),
        _ => {}
    }
}

fn note_everything(_: On<Rebuilt>, table: Res<AtTable>, mut mist: ResMut<Mist>) {
    mist.stale.clear();
    mist.under_way.clear();
    for tile in table.position().board().tiles() {
        mist.touch(tile.at);
    }
}

/// Starts painting what is stale, as soon as the tiles round it are painted themselves.
fn paint(
    table: Res<AtTable>,
    tiles: Query<&LaidTile>,
    paintings: Res<Paintings>,
    mut mist: ResMut<Mist>,
    mut patches: Query<&mut Patch>,
    mut commands: Commands,
) {
    if mist.stale.is_empty() || !paintings.is_idle() {
        return;
    }
    let shown: HashMap<Square, &LaidTile> = tiles.iter().map(|tile| (tile.at, tile)).collect();
    let position = table.position();
    let seen = |at: Square| {
        let tile = shown.get(&at)?;
        Some((Subject { face: tile.face, turn: tile.turn, at }, finished_areas(position, at)))
    };
    for square in std::mem::take(&mut mist.stale) {
        let nine = std::array::from_fn(|i| Square::new(square.x + i as i8 % 3 - 1, square.y + i as i8 / 3 - 1));
        let scene = Around(nine.map(seen));
        if let Some(picture) = mist.painted.get(&(square, scene.clone())) {
            show(square, picture.clone(), &mut patches, &mut commands);
            continue;
        }
        let paintings = scene.0.iter().flatten().filter_map(|&(subject, finished)| {
            Some((subject.at, (paintings.get(subject)?.painting.clone(), finished)))
        });
        let around: HashMap<Square, (Arc<Painting>, [bool; 4])> = paintings.collect();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let tile = |at: Square| {
                let (painting, finished) = around.get(&at)?;
                Some(MistTile { painting, finished: *finished })
            };
            mist::paint(square, &tile, SHARPNESS)
        });
        mist.under_way.insert(square, (scene, task));
    }
}

/// For each mist area of a square, whether its bank is finished.
fn finished_areas(position: &Mists, at: Square) -> [bool; 4] {
    std::array::from_fn(|area| {
        position
            .part_named(PartName::new(at, Kind::Mist, area as u8))
            .is_some_and(|part| position.board().region(position.board().region_of(part)).finished())
    })
}

fn take_in(
    mut mist: ResMut<Mist>,
    mut patches: Query<&mut Patch>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    if mist.under_way.is_empty() {
        return;
    }
    let Mist { under_way, painted, .. } = &mut *mist;
    under_way.retain(|&at, (scene, task)| {
        let Some(picture) = check_ready(task) else { return true };
        let picture = picture.map(|picture| images.add(to_image(&picture)));
        show(at, picture.clone(), &mut patches, &mut commands);
        painted.insert((at, std::mem::take(scene)), picture);
        false
    });
}

/// Puts a new patch over a square; one that lies there goes.
fn show(at: Square, picture: Option<Handle<Image>>, patches: &mut Query<&mut Patch>, commands: &mut Commands) {
    let mut first = true;
    for mut patch in patches.iter_mut().filter(|patch| patch.at == at) {
        patch.leaving = true;
        first = false;
    }
    let Some(image) = picture else { return };
    let color = Color::srgba(1.0, 1.0, 1.0, if first { 1.0 } else { 0.0 });
    commands.spawn((
        Name::new(format!("Mist over {at}")),
        Patch { at, leaving: false },
        DespawnOnExit(Screen::Table),
        Sprite { image, custom_size: Some(Vec2::ONE), color, ..default() },
        Transform::from_translation(middle(at).extend(layer::MIST)),
    ));
}

/// New mist fades in, then the old patch under it goes.
fn thin_in(time: Res<Time>, mut patches: Query<(Entity, &Patch, &mut Sprite)>, mut commands: Commands) {
    let step = time.delta_secs() * 3.0;
    for (entity, patch, mut sprite) in &mut patches {
        let alpha = sprite.color.alpha();
        let next = if patch.leaving { (alpha - step * 0.6).max(0.0) } else { (alpha + step).min(1.0) };
        if next != alpha {
            sprite.color.set_alpha(next);
        }
        if patch.leaving && next == 0.0 {
            commands.entity(entity).despawn();
        }
    }
}
