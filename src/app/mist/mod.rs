//! The mist over the board: one patch per square. Each is painted with the squares around it, so that all join
//! seamlessly.
//!
//! A patch is painted again when something near it changes: a tile is laid, a bank is completed or becomes dead. Still
//! mist fades from the old patch to the new one. Living mist drifts, and a completed bank burns off from the tile that
//! completed it.

mod burning;
mod living;
mod still;

use crate::app::board::{LaidTile, LandEnds, Painted, Paintings, Subject, layer, middle};
use crate::app::pictures::{Sharpness, to_image};
use crate::app::shell::background::background;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::table::OnTable;
use crate::painter::mist::{self, Bank, MistTile};
use crate::painter::tiles::tile::Relief;
use crate::rules::tiles::{Kind, PartName, Square};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::tasks::{Task, futures::check_ready};
use living::{LivingCover, is_living};
use std::sync::Arc;
use still::StillCover;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mist>();
    app.add_plugins((still::plugin, living::plugin, burning::plugin));
    app.add_observer(join).add_observer(die).add_observer(burn_off).add_observer(lay);
    app.add_systems(
        Update,
        (choose, end_land, paint, take_in)
            .chain()
            .in_set(Covering)
            .in_set(FrameSystems::Follow)
            .run_if(in_state(Screen::Table)),
    );
}

/// A tile was laid on this square: its mist joins that of the tiles around it.
#[derive(Event, Clone, Copy, Debug)]
pub struct MistJoins(pub Square);

/// The mist that can never be completed any more, all of it.
#[derive(Event, Clone, Debug)]
pub struct MistDies(pub Vec<PartName>);

/// A bank was completed: it burns off, beginning at a square.
#[derive(Event, Clone, Debug)]
pub struct BurnOff {
    /// The areas of the bank.
    pub parts: Vec<PartName>,
    /// The square of the tile that completed it.
    pub from: Square,
}

/// All mist is laid at once.
#[derive(Event, Clone, Debug)]
pub struct LayMist {
    /// The squares with tiles.
    pub squares: Vec<Square>,
    /// The areas whose banks were completed before.
    pub burnt_off: Vec<PartName>,
    /// The mist that can never be completed.
    pub dead: Vec<PartName>,
}

/// Pixels per square of the mist at the usual [`Sharpness`]. It is soft, so this is enough.
const PIXELS: u32 = 96;

/// The mist over one square.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
struct Patch {
    at: Square,
}

/// Systems that create patches. Systems that move patches come after them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Covering;

/// Everything that determines the picture of a patch: the nine tiles on and around its square, if any, and the state of
/// their banks.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Around([Option<(Subject, [Bank; 4])>; 9]);

/// Which patches have to be painted again, which are being painted, and what was painted at this table. So after a
/// take-back the old mist is shown at once.
#[derive(Resource, Default)]
pub struct Mist {
    stale: HashSet<Square>,
    under_way: HashMap<Square, (Around, Task<Option<Image>>)>,
    painted: HashMap<(Square, Around), Option<Handle<Image>>>,
    /// The mist that is known to be dead.
    dead: HashSet<PartName>,
    /// The mist that was already shown burning off. The rules may be ahead of this.
    burnt_off: HashSet<PartName>,
    /// Whether the patches are living mist, and painted with a border in which to move.
    living: bool,
}

/// Still mist is part of the land. Living mist is drawn over the land every frame.
fn end_land(mist: Res<Mist>, mut ends: ResMut<LandEnds>) {
    ends.set_if_neq(LandEnds(if mist.is_living() { layer::UNDER_MIST } else { layer::OVER_MIST }));
}

impl Mist {
    /// Whether all patches are up to date.
    pub fn is_idle(&self) -> bool {
        self.stale.is_empty() && self.under_way.is_empty()
    }

    /// Whether it is living mist.
    pub fn is_living(&self) -> bool {
        self.living
    }

    /// Forgets all painted patches, for another table.
    pub fn clear(&mut self) {
        *self = Mist { living: self.living, ..Mist::default() };
    }

    /// The state of the banks of a square, as shown.
    fn banks(&self, at: Square) -> [Bank; 4] {
        std::array::from_fn(|area| {
            let part = PartName::new(at, Kind::Mist, area as u8);
            match () {
                () if self.burnt_off.contains(&part) => Bank::Finished,
                () if self.dead.contains(&part) => Bank::Dead,
                () => Bank::Open,
            }
        })
    }

    /// Marks squares whose mist has become dead since the last call. Dead mist stays dead.
    fn touch_dead(&mut self, dead: &[PartName]) {
        for &part in dead {
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

fn join(told: On<MistJoins>, mut mist: ResMut<Mist>) {
    mist.touch(told.0);
}

fn die(told: On<MistDies>, mut mist: ResMut<Mist>) {
    mist.touch_dead(&told.0);
}

fn burn_off(told: On<BurnOff>, mut mist: ResMut<Mist>) {
    for &part in &told.parts {
        mist.burnt_off.insert(part);
        mist.touch(part.at);
    }
}

fn lay(told: On<LayMist>, mut mist: ResMut<Mist>) {
    mist.stale.clear();
    mist.under_way.clear();
    mist.dead = told.dead.iter().copied().collect();
    mist.burnt_off = told.burnt_off.iter().copied().collect();
    told.squares.iter().for_each(|&at| mist.touch(at));
}

/// Paints all mist again after another mist setting was chosen or the adapter became known.
fn choose(
    chosen: Res<Chosen>,
    adapter: Option<Res<RenderAdapterInfo>>,
    tiles: Query<&LaidTile>,
    patches: Query<Entity, With<Patch>>,
    mut mist: ResMut<Mist>,
    mut commands: Commands,
) {
    let living = is_living(chosen.mist(), adapter.as_deref());
    if mist.living == living {
        return;
    }
    // What has been shown stays valid. Only the patches change.
    let (dead, burnt_off) = (std::mem::take(&mut mist.dead), std::mem::take(&mut mist.burnt_off));
    *mist = Mist { living, dead, burnt_off, ..Mist::default() };
    patches.iter().for_each(|patch| commands.entity(patch).despawn());
    tiles.iter().for_each(|tile| mist.touch(tile.at));
}

/// Starts to paint the marked patches, each as soon as the tiles around it are painted.
fn paint(
    tiles: Query<&LaidTile>,
    paintings: Res<Paintings>,
    sharpness: Res<Sharpness>,
    mut mist: ResMut<Mist>,
    mut cover: Cover,
) {
    if mist.stale.is_empty() || paintings.stay_coarse() {
        return;
    }
    let shown: HashMap<Square, Subject> = tiles.iter().map(|tile| (tile.at, tile.subject())).collect();
    let painted = |at: &Square| shown.get(at).is_none_or(|&tile| paintings.get(tile).is_some_and(Painted::is_fine));
    let ready: Vec<Square> = mist.stale.iter().copied().filter(|&at| nine(at).iter().all(painted)).collect();
    let (living, px) = (mist.living, sharpness.scaled(PIXELS));
    for square in ready {
        mist.stale.remove(&square);
        let scene = Around(nine(square).map(|at| Some((*shown.get(&at)?, mist.banks(at)))));
        // The painting under way for this square is out of date.
        mist.under_way.remove(&square);
        if let Some(picture) = mist.painted.get(&(square, scene.clone())) {
            cover.show(square, picture.clone(), mist.living);
            continue;
        }
        let paintings = scene
            .0
            .iter()
            .flatten()
            .filter_map(|&(subject, banks)| Some((subject.at, (paintings.get(subject)?.relief.clone(), banks))));
        let around: HashMap<Square, (Arc<Relief>, [Bank; 4])> = paintings.collect();
        let task = background().spawn(async move {
            let tile = |at: Square| {
                let (relief, banks) = around.get(&at)?;
                Some(MistTile { relief, banks: *banks })
            };
            let picture = match living {
                true => mist::paint_with_border(square, &tile, px),
                false => mist::paint(square, &tile, px),
            };
            picture.as_ref().map(to_image)
        });
        mist.under_way.insert(square, (scene, task));
    }
}

/// A square and the eight around it, row by row.
fn nine(square: Square) -> [Square; 9] {
    std::array::from_fn(|i| Square::new(square.x + i as i16 % 3 - 1, square.y + i as i16 / 3 - 1))
}

fn take_in(mut mist: ResMut<Mist>, mut images: ResMut<Assets<Image>>, mut cover: Cover) {
    if mist.under_way.is_empty() {
        return;
    }
    let Mist { under_way, painted, living, .. } = &mut *mist;
    under_way.retain(|&at, (scene, task)| {
        let Some(picture) = check_ready(task) else { return true };
        let picture = picture.map(|picture| images.add(picture));
        cover.show(at, picture.clone(), *living);
        painted.insert((at, std::mem::take(scene)), picture);
        false
    });
}

/// Puts patches on the board.
#[derive(SystemParam)]
struct Cover<'w, 's> {
    still: StillCover<'w, 's>,
    living: LivingCover<'w, 's>,
}

impl Cover<'_, '_> {
    /// Gives a square a new picture, or removes its mist.
    fn show(&mut self, at: Square, picture: Option<Handle<Image>>, living: bool) {
        match living {
            true => self.living.show(at, picture),
            false => self.still.show(at, picture),
        }
    }
}

/// The components of every patch.
fn patch(at: Square) -> impl Bundle {
    (
        Name::new(format!("Mist over {at}")),
        Patch { at },
        DespawnOnExit(Screen::Table),
        Transform::from_translation(middle(at).extend(layer::MIST)),
    )
}
