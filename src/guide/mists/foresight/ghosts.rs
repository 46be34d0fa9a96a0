//! Ghosts that come to the tile, its circles, a cemetery and haunted mist (step 2a).

use super::Ahead;
use crate::rules::mists::{Cemeteries, Haunt, Mists};
use crate::rules::tiles::Square;

/// How many ghosts come to a place, from the supply or drawn in. It is a range if the table chooses between places
/// (GHOST-4, CEM-6, L5-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coming {
    /// The square.
    pub at: Square,
    /// Where on the square.
    pub haunt: Haunt,
    /// The smallest number.
    pub least: u8,
    /// The largest number.
    pub most: u8,
}

/// The number of ghosts for GHOST-5. `to_circles` of them come from the supply to circles of the tile (SPELL-6).
pub(super) fn in_all(ahead: &Ahead, to_circles: u8) -> u8 {
    let own = own_symbols(ahead) + to_circles;
    own + u8::from(cemeteries_called(&ahead.laid, own).next().is_some()) + ahead.laid.haunted_by_laid().count() as u8
}

pub(super) fn coming(ahead: &Ahead, to_circles: u8) -> Vec<Coming> {
    let mut coming: Vec<Coming> = to_own_mist(ahead).filter(|coming| coming.most > 0).collect();
    let circles = (0..).zip(ahead.laid.circles_laid()).filter(|&(_, circles)| circles > 0);
    coming.extend(circles.map(|(area, circles)| Coming {
        at: ahead.at,
        haunt: Haunt::Circle(area),
        least: circles,
        most: circles,
    }));
    let cemeteries: Vec<Square> = cemeteries_called(&ahead.laid, own_symbols(ahead) + to_circles).collect();
    let least = u8::from(cemeteries.len() == 1);
    coming.extend(cemeteries.into_iter().map(|at| Coming { at, haunt: Haunt::Cemetery, least, most: 1 }));
    coming.extend(ahead.laid.haunted_by_laid().flat_map(|at| to_haunted_mist(&ahead.laid, at)));
    coming
}

/// The symbols of the tile, minus one if mist is joined (GHOST-1, GHOST-3).
fn own_symbols(ahead: &Ahead) -> u8 {
    ahead.laid.symbols_laid().iter().sum::<u8>().saturating_sub(u8::from(ahead.joins_mist))
}

fn to_own_mist(ahead: &Ahead) -> impl Iterator<Item = Coming> {
    let symbols = ahead.laid.symbols_laid();
    let (at, spare) = (ahead.at, u8::from(ahead.joins_mist));
    let several = symbols.iter().filter(|&&ghosts| ghosts > 0).count() > 1;
    (0..).zip(symbols).map(move |(area, ghosts)| {
        let least = ghosts.saturating_sub(spare);
        Coming { at, haunt: Haunt::Mist(area), least, most: if several { ghosts } else { least } }
    })
}

/// The open cemeteries, one of which gets a ghost if this many ghosts come to the tile itself (CEM-6, CEM-7).
fn cemeteries_called(laid: &Mists, own: u8) -> impl Iterator<Item = Square> + '_ {
    let called = own > 0 && laid.level().cemeteries == Cemeteries::Open;
    let open = laid.cemeteries().iter().filter(move |cemetery| called && !cemetery.closed);
    open.map(|cemetery| cemetery.at)
}

/// One ghost. The table chooses between the areas (L5-3).
fn to_haunted_mist(laid: &Mists, at: Square) -> impl Iterator<Item = Coming> + use<> {
    let tile = laid.board().tile_at(at).map(|tile| laid.board().tile(tile).face);
    let areas = tile.map_or(0, |face| laid.face(face).mist_parts().len() as u8);
    let least = u8::from(areas == 1);
    (0..areas).map(move |area| Coming { at, haunt: Haunt::Mist(area), least, most: 1 })
}
