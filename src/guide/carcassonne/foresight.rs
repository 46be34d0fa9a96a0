//! What laying the tile in hand would do, before it is laid: regions it completes and joins, fields, and the ghosts
//! that it sends. It looks at nothing that the players can't know (RSETUP-7).
//!
//! Where the active player still chooses who gets a ghost, regions are told as they are before the first choice, and
//! ghosts as a range.

mod circles;
mod completed;
mod ghosts;
mod grown;

pub use circles::{Circles, Leaving};
pub use completed::Completed;
pub use ghosts::{Ghosts, Haunted, LeftOut};
pub use grown::Grown;

use super::ghost::is_about_ghosts;
use super::region_now::RegionNow;
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Meeple, Refusal};
use crate::rules::tiles::{PartId, PartName, Square, TileId};

/// The consequences of laying the tile in hand in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// Regions that it completes: first those that bring the active player the most, then those that a piece could be
    /// put into, then what others get.
    pub completed: Vec<Completed>,
    /// Roads and cities with meeples that it makes larger and leaves open: first those in which the majority changes.
    pub grown: Vec<Grown>,
    /// Fields with farmers that it joins, or for which it changes the cities. In the same order.
    pub fields: Vec<Grown>,
    /// Monasteries, castles and cemeteries with a meeple around which it fills a square and leaves others empty.
    pub surrounded: Vec<Grown>,
    /// Regions of the tile that a piece could be put into and that are not complete, the most valuable first
    /// (RMEEPLE-2).
    pub free: Vec<RegionNow>,
    /// The ghosts that it sends to meeples.
    pub ghosts: Ghosts,
    /// What fills its circles.
    pub circles: Circles,
    /// Whether the active player chooses where ghosts come from or go to, before anything else happens.
    pub chooses: bool,
    /// Whether it is the last tile, so that the final scoring follows (REND-1).
    pub ends_game: bool,
}

/// Finds out what laying the tile in hand would do.
///
/// # Errors
/// Why the tile can't be laid there, or that no tile is to be laid.
pub fn foresee(position: &Carcassonne, action: Action) -> Result<Foresight, Refusal> {
    let Action::LayTile { at, .. } = action else { return Err(Refusal::NotNow(position.phase())) };
    let ahead = Ahead::look(position, action, at)?;
    Ok(Foresight {
        completed: completed::completed(&ahead),
        grown: grown::grown(&ahead),
        fields: grown::fields(&ahead),
        surrounded: grown::surrounded(&ahead),
        free: completed::free(&ahead),
        ghosts: ghosts::ghosts(&ahead),
        circles: circles::circles(&ahead),
        chooses: ahead.chooses,
        ends_game: position.tiles_left() == 0,
    })
}

/// The position before and after the tile was laid.
struct Ahead<'a> {
    before: &'a Carcassonne,
    /// At the first choice. Without one the turn may be over, but the board is the same.
    after: Carcassonne,
    at: Square,
    tile: TileId,
    /// What happened until then.
    certain: Vec<Happening>,
    /// The meeples as they stood then; if there was no choice, before anything was scored.
    standing: Vec<Meeple>,
    /// Whether that choice is about ghosts.
    chooses: bool,
    /// Whether the step for a piece was over before anything was decided: no piece can be put (RMEEPLE-5).
    skipped: bool,
}

impl<'a> Ahead<'a> {
    fn look(before: &'a Carcassonne, action: Action, at: Square) -> Result<Ahead<'a>, Refusal> {
        let (mut after, mut certain) = (before.veiled(), Vec::new());
        after.apply(action, &mut certain)?;
        let standing = replay(&after, before.meeples().to_vec(), &certain);
        let skipped = certain.iter().any(|happening| matches!(happening, Happening::MeepleSkipped { .. }));
        let (tile, chooses) = (after.last_laid(), is_about_ghosts(after.phase()));
        Ok(Ahead { before, after, at, tile, certain, standing, chooses, skipped })
    }

    /// The parts of the tile.
    fn parts(&self) -> impl Iterator<Item = PartId> {
        let face = self.after.face(self.after.board().tile(self.tile).face);
        (0..face.parts_with_fields().len() as u8).map(|local| self.after.board().part_of(self.tile, local))
    }

    fn name(&self, part: PartId) -> PartName {
        self.after.name_of(part)
    }
}

/// What ghosts do to the meeples, up to the step for a piece (RCIRC-3, RGHOST-3).
fn replay(after: &Carcassonne, mut meeples: Vec<Meeple>, happenings: &[Happening]) -> Vec<Meeple> {
    let place = |name: PartName| after.part_named(name);
    for happening in happenings {
        match *happening {
            Happening::GhostDrawnIn { from, .. } => with_ghosts(&mut meeples, place(from), |ghosts| ghosts - 1),
            Happening::GhostGiven { to, .. } => with_ghosts(&mut meeples, place(to), |ghosts| ghosts + 1),
            Happening::Chased { from, .. } => meeples.retain(|meeple| Some(meeple.part) != place(from)),
            Happening::MeepleSkipped { .. } => break,
            _ => {}
        }
    }
    meeples
}

fn with_ghosts(meeples: &mut [Meeple], place: Option<PartId>, change: impl Fn(u8) -> u8) {
    if let Some(meeple) = meeples.iter_mut().find(|meeple| Some(meeple.part) == place) {
        meeple.ghosts = change(meeple.ghosts);
    }
}
