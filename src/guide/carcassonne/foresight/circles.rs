//! What fills the circles of the tile (RCIRC-2 to RCIRC-4).

use super::Ahead;
use crate::rules::Colour;
use crate::rules::tiles::{Kind, PartName};

/// What happens to the circles of the tile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Circles {
    /// Ghosts that leave meeples around for them (RCIRC-3).
    pub drawn_in: u8,
    /// The meeples that they may leave, and how many each.
    pub leaving: Vec<Leaving>,
    /// Circles that are filled from the supply (RCIRC-4).
    pub from_supply: u8,
    /// Circles that stay empty, because the supply is (RCIRC-4).
    pub empty: u8,
    /// Circles in mist that the tile breaks: they send ghosts to the active player instead (RCIRC-7).
    pub broken: u8,
}

/// A meeple that may lose ghosts to the circles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// Where it stands.
    pub meeple: PartName,
    /// Whose it is.
    pub colour: Colour,
    /// The fewest ghosts that leave it.
    pub least: u8,
    /// The most ghosts that can leave it.
    pub most: u8,
}

pub(super) fn circles(ahead: &Ahead) -> Circles {
    let shown = ahead.after.face(ahead.after.board().tile(ahead.tile).face).circles();
    if shown == 0 || !ahead.before.spell_circles() {
        return Circles::default();
    }
    let fillable = fillable(ahead);
    let haunted = ahead.before.meeples().iter().filter(|meeple| meeple.ghosts > 0);
    let around: Vec<_> = haunted.filter(|meeple| ahead.at.surrounds(ahead.before.square_of(meeple.part))).collect();
    let ghosts: u8 = around.iter().map(|meeple| meeple.ghosts).sum();
    let drawn_in = fillable.min(ghosts);
    let leaving = around.into_iter().map(|meeple| Leaving {
        meeple: ahead.name(meeple.part),
        colour: meeple.colour,
        least: drawn_in.saturating_sub(ghosts - meeple.ghosts),
        most: meeple.ghosts.min(drawn_in),
    });
    let from_supply = (fillable - drawn_in).min(ahead.before.ghosts_in_supply());
    Circles {
        drawn_in,
        leaving: leaving.filter(|leaving| leaving.most > 0).collect(),
        from_supply,
        empty: fillable - drawn_in - from_supply,
        broken: shown - fillable,
    }
}

/// The circles of the tile in mist that it does not break (RCIRC-2).
fn fillable(ahead: &Ahead) -> u8 {
    let after = &ahead.after;
    let broken = |area: u8| {
        let part = after.part_named(PartName::new(ahead.at, Kind::Mist, area));
        part.is_some_and(|part| after.banks_broken().contains(&after.board().region_of(part)))
    };
    let areas = after.face(after.board().tile(ahead.tile).face).mist_parts().iter();
    areas.filter(|area| !broken(area.index)).map(|area| area.circles).sum()
}
