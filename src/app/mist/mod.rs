//! The mist over the board: a patch a square, painted from the squares round it, all of them one body together.
//!
//! Each patch is painted again when something near it changes: a tile is laid, a bank is finished or dies. On a graphics
//! card the patches drift; a finished bank burns off from the tile that finished it.

mod burning;
mod living;

use super::Screen;
use super::board::{LaidTile, Paintings, Subject, layer, middle};
use super::pictures::to_image;
use super::settings::Chosen;
use super::table::{AtTable, Happened, OnTable, Rebuilt};
use crate::painter::mist::{self, MistTile};
use crate::painter::picture::Picture;
use crate::painter::regions::{Bank, banks, dead_parts};
use crate::painter::tile::Painting;
use crate::rules::{Happening, Kind, Mists, PartName, Square};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use burning::Burning;
use living::{LivingMist, Look, Loom, is_living};
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mist>();
    app.add_plugins((living::plugin, burning::plugin));
    app.add_observer(note_changes).add_observer(note_everything);
    app.add_systems(Update, (choose, paint, take_in, thin_in).chain().run_if(in_state(Screen::Table)));
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
    /// How much of it is seen.
    opacity: f32,
    /// It came while a bank burns off: the front uncovers it.
    covered: bool,
}

/// What a patch is painted from: the nine tiles round its square, where there are any, and what has become of their
/// banks.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Around([Option<(Subject, [Bank; 4])>; 9]);

/// Which patches have to be painted again, which are being painted, and what was painted at this table: after a take-back
/// the mist is there at once.
#[derive(Resource, Default)]
pub struct Mist {
    stale: HashSet<Square>,
    under_way: HashMap<Square, (Around, Task<Option<Picture>>)>,
    painted: HashMap<(Square, Around), Option<Handle<Image>>>,
    /// The mist that is known to be dead.
    dead: HashSet<PartName>,
    /// Whether the patches live, and are painted with a border to sway in.
    living: bool,
}

impl Mist {
    /// Whether what is shown is up to date.
    pub fn is_idle(&self) -> bool {
        self.stale.is_empty() && self.under_way.is_empty()
    }

    /// Whether it drifts.
    pub fn is_living(&self) -> bool {
        self.living
    }

    /// Forgets what was painted: another table is laid.
    pub fn clear(&mut self) {
        *self = Mist { living: self.living, ..Mist::default() };
    }

    /// Touches what has died since the last time; what is dead stays so.
    fn touch_dead(&mut self, position: &Mists) {
        for part in dead_parts(position).filter(|part| part.kind == Kind::Mist) {
            if self.dead.insert(part) {
                self.touch(part.at);
            }
        }
    }

    fn touch(&mut self, at: Square) {
        for dy in -1..=1 {
            for dx in -1..=1 {
                self.stale.insert(Square::new(at.x.saturating_add(dx), at.y.saturating_add(dy)));
            }
        }
    }
}

fn note_changes(happened: On<Happened>, table: Res<AtTable>, mut mist: ResMut<Mist>) {
    match &happened.0 {
        Happening::TileLaid { at, .. } => {
            mist.touch(*at);
            mist.touch_dead(table.position());
        }
        Happening::FaceDownLaid { .. } => mist.touch_dead(table.position()),
        Happening::BankFinished { parts } => parts.iter().for_each(|(part, _)| mist.touch(part.at)),
        _ => {}
    }
}

fn note_everything(_: On<Rebuilt>, table: Res<AtTable>, mut mist: ResMut<Mist>) {
    mist.stale.clear();
    mist.under_way.clear();
    mist.dead.clear();
    mist.touch_dead(table.position());
    for tile in table.position().board().tiles() {
        mist.touch(tile.at);
    }
}

/// Another way to show the mist was chosen, or the adapter is known now: all of it is painted anew.
fn choose(
    chosen: Res<Chosen>,
    adapter: Option<Res<RenderAdapterInfo>>,
    table: Res<AtTable>,
    patches: Query<Entity, With<Patch>>,
    mut mist: ResMut<Mist>,
    mut commands: Commands,
) {
    let living = is_living(chosen.mist(), adapter.as_deref());
    if mist.living == living {
        return;
    }
    *mist = Mist { living, ..Mist::default() };
    patches.iter().for_each(|patch| commands.entity(patch).despawn());
    table.position().board().tiles().iter().for_each(|tile| mist.touch(tile.at));
}

/// Starts painting what is stale, as soon as the tiles round it are painted themselves.
fn paint(
    table: Res<AtTable>,
    tiles: Query<&LaidTile>,
    paintings: Res<Paintings>,
    mut mist: ResMut<Mist>,
    mut cover: Cover,
) {
    if mist.stale.is_empty() || !paintings.is_idle() {
        return;
    }
    let shown: HashMap<Square, &LaidTile> = tiles.iter().map(|tile| (tile.at, tile)).collect();
    let position = table.position();
    let seen = |at: Square| {
        let tile = shown.get(&at)?;
        Some((Subject { face: tile.face, turn: tile.turn, at }, banks(position, at)))
    };
    let living = mist.living;
    for square in std::mem::take(&mut mist.stale) {
        let nine = std::array::from_fn(|i| Square::new(square.x + i as i8 % 3 - 1, square.y + i as i8 / 3 - 1));
        let scene = Around(nine.map(seen));
        if let Some(picture) = mist.painted.get(&(square, scene.clone())) {
            cover.show(square, picture.clone(), mist.living);
            continue;
        }
        let paintings = scene
            .0
            .iter()
            .flatten()
            .filter_map(|&(subject, banks)| Some((subject.at, (paintings.get(subject)?.painting.clone(), banks))));
        let around: HashMap<Square, (Arc<Painting>, [Bank; 4])> = paintings.collect();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let tile = |at: Square| {
                let (painting, banks) = around.get(&at)?;
                Some(MistTile { painting, banks: *banks })
            };
            match living {
                true => mist::paint_with_border(square, &tile, SHARPNESS),
                false => mist::paint(square, &tile, SHARPNESS),
            }
        });
        mist.under_way.insert(square, (scene, task));
    }
}

fn take_in(mut mist: ResMut<Mist>, mut images: ResMut<Assets<Image>>, mut cover: Cover) {
    if mist.under_way.is_empty() {
        return;
    }
    let Mist { under_way, painted, living, .. } = &mut *mist;
    under_way.retain(|&at, (scene, task)| {
        let Some(picture) = check_ready(task) else { return true };
        let picture = picture.map(|picture| images.add(to_image(&picture)));
        cover.show(at, picture.clone(), *living);
        painted.insert((at, std::mem::take(scene)), picture);
        false
    });
}

/// Lays patches over the board.
#[derive(SystemParam)]
struct Cover<'w, 's> {
    patches: Query<'w, 's, &'static mut Patch>,
    materials: ResMut<'w, Assets<LivingMist>>,
    loom: Res<'w, Loom>,
    burning: Res<'w, Burning>,
    commands: Commands<'w, 's>,
}

impl Cover<'_, '_> {
    /// Puts a new patch over a square; one that lies there goes.
    fn show(&mut self, at: Square, picture: Option<Handle<Image>>, living: bool) {
        let mut first = true;
        for mut patch in self.patches.iter_mut().filter(|patch| patch.at == at) {
            patch.leaving = true;
            first = false;
        }
        let Some(image) = picture else { return };
        let opacity = if first { 1.0 } else { 0.0 };
        let mut patch = self.commands.spawn((
            Name::new(format!("Mist over {at}")),
            Patch { at, leaving: false, opacity, covered: self.burning.front(at).is_some() },
            DespawnOnExit(Screen::Table),
            Transform::from_translation(middle(at).extend(layer::MIST)),
        ));
        if living {
            let corner = Vec2::new(f32::from(at.x), -f32::from(at.y) - 1.0);
            let look = Look { corner, border: mist::BORDER, drift: 1.0, opacity, ..default() };
            let material = LivingMist { look, picture: image, noise: self.loom.noise.clone() };
            patch.insert((Mesh2d(self.loom.square.clone()), MeshMaterial2d(self.materials.add(material))));
        } else {
            let color = Color::WHITE.with_alpha(opacity);
            patch.insert(Sprite { image, custom_size: Some(Vec2::ONE), color, ..default() });
        }
    }
}

/// New mist fades in, then the old patch under it goes; where a bank burns off, both wait for the front.
fn thin_in(
    time: Res<Time>,
    burning: Res<Burning>,
    chosen: Res<Chosen>,
    mut patches: Query<(Entity, &mut Patch, Option<&mut Sprite>, Option<&MeshMaterial2d<LivingMist>>)>,
    mut materials: ResMut<Assets<LivingMist>>,
    mut commands: Commands,
) {
    let step = time.delta_secs() * 3.0;
    for (entity, mut patch, sprite, material) in &mut patches {
        let front = burning.front(patch.at).filter(|_| patch.leaving || patch.covered);
        let mut turn = 0.0;
        match front {
            Some(_) if material.is_some() => {
                // The shader lets the front run over it; both are whole until it has passed.
                turn = if patch.leaving { -1.0 } else { 1.0 };
                patch.opacity = 1.0;
            }
            Some(front) if !front.reaches(middle(patch.at)) => {}
            _ if patch.leaving => patch.opacity = (patch.opacity - step * 0.6).max(0.0),
            _ if patch.opacity < 1.0 => patch.opacity = (patch.opacity + step).min(1.0),
            _ => {}
        }
        patch.covered &= front.is_some();
        if patch.leaving && (patch.opacity == 0.0 || (turn != 0.0 && burning.is_over(patch.at))) {
            commands.entity(entity).despawn();
            continue;
        }
        let opacity = patch.opacity;
        if let Some(mut sprite) = sprite
            && sprite.color.alpha() != opacity
        {
            sprite.color.set_alpha(opacity);
        }
        let Some(material) = material else { continue };
        let front = front.map_or(Vec3::ZERO, |front| front.on_board());
        let drift = if chosen.settings.reduced_motion { 0.0 } else { 1.0 };
        let Some(known) = materials.get(material).map(|known| known.look) else { continue };
        let look = Look { opacity, turn, front, drift, ..known };
        if look != known
            && let Some(mut material) = materials.get_mut(material)
        {
            material.look = look;
        }
    }
}
