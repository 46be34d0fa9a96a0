//! Painted tiles. Each combination of face, rotation and square is painted coarsely at once. A background task then
//! paints it as finely as the window can show it.

use super::camera::BoardCamera;
use super::laying::Faces;
use super::tiles::{JustLaid, LaidTile};
use crate::app::pictures::to_image;
use crate::app::shell::background::background;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::panel_sleep::NoticeChanges;
use crate::app::shell::screen::Screen;
use crate::painter::pixelwise::all_at_once;
use crate::painter::tiles::places::{self, Places};
use crate::painter::tiles::tile::{self, Relief};
use crate::rules::tiles::{Face, FaceId, Rotation, Square};
use bevy::camera::CameraUpdateSystems;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::tasks::{Task, futures::check_ready};
use std::borrow::Cow;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Paintings>().add_systems(Update, (take_in, forget).chain().in_set(FrameSystems::Arrive));
    // In this order the camera already has its view of this frame.
    let sharpen = (look_closer, refine).chain().after(CameraUpdateSystems).before(TransformSystems::Propagate);
    app.add_systems(PostUpdate, sharpen.before(NoticeChanges).run_if(in_state(Screen::Table)));
}

/// Pixels per square of a tile that is needed at once.
const COARSE: u32 = 40;
/// The same for a table that nobody sees.
const COARSEST: u32 = 8;
/// Pixels per square of a finished painting: the first value that is at least as fine as the window, or else the last.
/// So a board of many small tiles becomes sharp sooner, and finer paintings are made only after zooming in. [`MARGINS`]
/// are whole pixels in both sizes, so that nothing moves when the finer painting replaces the other.
///
/// [`MARGINS`]: tile::MARGINS
const FINE: [u32; 2] = [100, 200];
/// How many fine tiles are repainted more finely at a time. A tile laid meanwhile does not have to wait for more.
const AT_ONCE: usize = 4;

/// What to paint: a face, how it is turned, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subject {
    /// The face of the tile.
    pub face: FaceId,
    /// How it is turned.
    pub turn: Rotation,
    /// Where it lies.
    pub at: Square,
}

/// A painted tile and its textures.
pub struct Painted {
    px: u32,
    /// What mist and figures need to know about it.
    pub relief: Arc<Relief>,
    /// The land.
    pub ground: Handle<Image>,
    /// The objects that stand on the land.
    pub standing: Handle<Image>,
}

impl Painted {
    /// Whether it is finer than the first coarse painting.
    pub fn is_fine(&self) -> bool {
        self.px > COARSE
    }
}

/// A new painting whose textures are not in use yet.
struct Fresh {
    px: u32,
    relief: Relief,
    ground: Image,
    standing: Image,
}

impl Fresh {
    fn paint(face: &Face, Subject { turn, at, .. }: Subject, px: u32) -> Fresh {
        let painting = tile::paint(face, turn, at, px);
        let (ground, standing) = (to_image(&painting.ground), to_image(&painting.standing));
        Fresh { px, ground, standing, relief: painting.relief }
    }

    fn hung(self, images: &mut Assets<Image>) -> Painted {
        let (ground, standing) = (images.add(self.ground), images.add(self.standing));
        Painted { px: self.px, relief: Arc::new(self.relief), ground, standing }
    }
}

/// All tiles painted so far.
#[derive(Resource)]
pub struct Paintings {
    done: HashMap<Subject, Painted>,
    under_way: HashMap<Subject, Task<Fresh>>,
    /// Pixels per square of paintings made in the background.
    fine: u32,
    /// Whether nobody sees them: no painting becomes finer than the first, which is as coarse as can be.
    stay_coarse: bool,
}

impl Default for Paintings {
    fn default() -> Self {
        Paintings { done: HashMap::default(), under_way: HashMap::default(), fine: FINE[0], stay_coarse: false }
    }
}

impl Paintings {
    /// Paintings that are as coarse as can be and stay so, for a table that nobody sees. No mist is painted over them.
    pub fn coarse() -> Paintings {
        Paintings { stay_coarse: true, ..Paintings::default() }
    }

    /// Whether no painting becomes finer than the first one.
    pub fn stay_coarse(&self) -> bool {
        self.stay_coarse
    }

    /// Pixels per square of the first painting of a tile.
    fn first(&self) -> u32 {
        if self.stay_coarse { COARSEST } else { COARSE }
    }

    /// The painting of a tile. If there is none yet, a coarse one is made now. A laid tile gets a fine one soon, under
    /// the same handles.
    pub fn of(&mut self, subject: Subject, face: &Face, images: &mut Assets<Image>) -> &Painted {
        let px = self.first();
        self.done.entry(subject).or_insert_with(|| Fresh::paint(face, subject, px).hung(images))
    }

    /// Paints many tiles coarsely on all processors, so that a whole table is laid within one frame.
    pub fn sketch(&mut self, tiles: &[(Subject, &Face)], images: &mut Assets<Image>) {
        let missing: Vec<_> = tiles.iter().filter(|(subject, _)| !self.done.contains_key(subject)).collect();
        let px = self.first();
        let fresh = all_at_once(&missing, |(subject, face)| Fresh::paint(face, *subject, px));
        let hung = fresh.into_iter().map(|fresh| fresh.hung(images));
        self.done.extend(missing.iter().map(|(subject, _)| *subject).zip(hung));
    }

    /// Starts the fine painting of a tile that is needed or probably will be, unless it is done or under way.
    pub fn prepare(&mut self, subject: Subject, face: &Face) {
        let px = self.fine;
        let is_done = self.done.get(&subject).is_some_and(|painted| painted.px >= px);
        if is_done || self.stay_coarse || self.under_way.contains_key(&subject) {
            return;
        }
        let face = face.clone();
        let task = background().spawn(async move { Fresh::paint(&face, subject, px) });
        self.under_way.insert(subject, task);
    }

    /// The painting of a tile, if there is one already.
    pub fn get(&self, subject: Subject) -> Option<&Painted> {
        self.done.get(&subject)
    }

    /// Where figures have room on a tile: from its painting, or computed now if there is none.
    pub fn places(&self, subject: Subject, face: &Face) -> Cow<'_, Places> {
        match self.get(subject) {
            Some(painted) => Cow::Borrowed(&painted.relief.places),
            None => Cow::Owned(places::on(face, subject.turn, subject.at)),
        }
    }

    /// Whether every painting asked for is done.
    pub fn is_idle(&self) -> bool {
        self.under_way.is_empty() && self.done.values().all(Painted::is_fine)
    }

    /// Forgets everything. Each deck numbers its faces anew.
    pub fn clear(&mut self) {
        *self = Paintings { stay_coarse: self.stay_coarse, ..Paintings::default() };
    }
}

fn take_in(mut paintings: ResMut<Paintings>, mut images: ResMut<Assets<Image>>) {
    if paintings.under_way.is_empty() {
        return;
    }
    let Paintings { done, under_way, .. } = &mut *paintings;
    under_way.retain(|&subject, task| {
        let Some(fresh) = check_ready(task) else { return true };
        if let Some(painted) = done.get_mut(&subject) {
            // The list keeps the handle alive, so the insertion cannot fail.
            let _ = images.insert(painted.ground.id(), fresh.ground);
            let _ = images.insert(painted.standing.id(), fresh.standing);
            (painted.px, painted.relief) = (fresh.px, Arc::new(fresh.relief));
        } else {
            done.insert(subject, fresh.hung(&mut images));
        }
        false
    });
}

/// Drops the paintings of all other squares where the tile could have been laid. They are useless once it is laid.
fn forget(laid: JustLaid, mut paintings: ResMut<Paintings>) {
    if let Some(on_board) = laid.on_board() {
        paintings.done.retain(|subject, _| on_board.contains(subject));
    }
}

/// Sets the fineness to what the window shows at the current zoom.
fn look_closer(camera: Single<(&Camera, &Projection), With<BoardCamera>>, mut paintings: ResMut<Paintings>) {
    let (camera, Projection::Orthographic(lens)) = *camera else { return };
    let shown = camera.target_scaling_factor().unwrap_or(1.0) / lens.scale;
    let fine = FINE.into_iter().find(|&px| px as f32 >= shown).unwrap_or(FINE[FINE.len() - 1]);
    if paintings.fine != fine {
        paintings.fine = fine;
    }
}

/// Repaints every tile on the board that is coarser than the window shows. Coarse ones come first.
fn refine(tiles: Query<&LaidTile>, faces: Res<Faces>, mut paintings: ResMut<Paintings>) {
    if !paintings.is_changed() {
        return;
    }
    let (fine, coarse): (Vec<Subject>, Vec<Subject>) =
        tiles.iter().map(LaidTile::subject).partition(|&subject| paintings.get(subject).is_some_and(Painted::is_fine));
    for subject in coarse {
        paintings.prepare(subject, faces.face(subject.face));
    }
    for subject in fine {
        if paintings.under_way.len() < AT_ONCE {
            paintings.prepare(subject, faces.face(subject.face));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tiles::Deck;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn a_laid_tile_makes_the_paintings_for_other_squares_useless() {
        let deck = Deck::parse(include_str!("../../../assets/mists/deck.ron"), "mists.ron").unwrap();
        let laid = LaidTile {
            at: Square::new(0, 1),
            face: deck.find("road-straight-clear").unwrap(),
            turn: Rotation::default(),
        };
        let elsewhere = Subject { at: Square::new(40, 1), ..laid.subject() };
        let (mut world, mut images, mut paintings) = (World::new(), Assets::<Image>::default(), Paintings::default());
        for subject in [laid.subject(), elsewhere] {
            paintings.of(subject, &deck.faces()[0].face, &mut images);
        }
        world.insert_resource(paintings);
        world.run_system_once(forget).unwrap();
        assert!(world.resource::<Paintings>().get(elsewhere).is_some(), "it may still be laid there");
        world.spawn(laid);
        world.run_system_once(forget).unwrap();
        assert!(world.resource::<Paintings>().get(elsewhere).is_none());
        assert!(world.resource::<Paintings>().get(laid.subject()).is_some());
    }
}
