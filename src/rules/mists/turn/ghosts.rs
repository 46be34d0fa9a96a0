//! Step 2a: ghosts come to the laid tile and because of it, one after another (GHOST-1 to GHOST-6).

use super::{cat, cemetery_ghost, circles, haunt, meeple};
use crate::rules::fingerprint::Fingerprint;
use crate::rules::mists::{Action, Happening, Haunt, Mists, Outcome, Phase, Refusal};
use crate::rules::tiles::{Part, TileId};

/// What still has to come this turn, in the order of its coming (GHOST-1).
#[derive(Clone, Debug, Default)]
pub(in crate::rules) struct Coming {
    /// Ghosts that circles draw in from the squares around (SPELL-2).
    pub drawn_in: u8,
    /// Empty circles in each mist area of the laid tile, those included that ghosts are drawn into.
    pub circles: [u8; 4],
    /// One of the tile's symbols is to be spared (GHOST-3).
    pub spares: bool,
    /// The tile's symbols in each of its mist areas.
    pub symbols: [u8; 4],
    /// A ghost to an open cemetery (CEM-6).
    pub cemetery: bool,
    /// Tiles whose mist gets a ghost because of a cemetery (L5-3).
    pub haunted: Vec<TileId>,
}

impl Coming {
    pub fn add_to(&self, print: &mut Fingerprint) {
        if self.drawn_in > 0 {
            print.add(0xa00 | u64::from(self.drawn_in));
        }
        // While one is to be spared, the tile itself tells its symbols.
        let symbols = if self.spares { [0; 4] } else { self.symbols };
        for areas in [self.circles, symbols].into_iter().filter(|areas| *areas != [0; 4]) {
            print.add(0xb00_0000_0000 | u64::from(u32::from_le_bytes(areas)));
        }
        self.haunted.iter().for_each(|tile| print.add(0x300 | u64::from(tile.0)));
    }
}

/// Decides how many ghosts come, of all kinds, and whether the supply has as many (GHOST-5).
pub(super) fn begin(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let symbols = symbols_by_area(game);
    let circles = circles::empty_by_area(game);
    let shown: u8 = symbols.iter().sum();
    let spares = game.due.joined_mist && shown > 0;
    let own = shown - u8::from(spares);
    let empty: u8 = circles.iter().sum();
    let drawn_in = if empty > 0 { empty.min(circles::ghosts_around(game)) } else { 0 };
    let to_circles = empty - drawn_in;
    // Circles call a ghost to a cemetery only by what came from the supply (SPELL-6).
    let cemetery = own + to_circles > 0 && cemetery_ghost::is_due(game);
    let haunted = haunt::tiles_called(game);
    let in_all = to_circles + own + u8::from(cemetery) + haunted.len() as u8;
    if in_all > game.ghosts {
        // What the table was called by stays: lost positions are known by it in saves.
        game.due.coming = Coming { cemetery, haunted, ..Coming::default() };
        game.end(Outcome::OutOfGhosts, happenings);
        return;
    }
    game.due.coming = Coming { drawn_in, circles, spares, symbols, cemetery, haunted };
    go_on(game, happenings);
}

/// Lets the ghosts come that are still to come, until one of them asks something of the table or Eloise does; then goes on
/// to the meeple.
pub(super) fn go_on(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let at = game.board.tile(game.laid).at;
    loop {
        if cat::is_called(game) {
            // She goes on with the ghosts that come after her.
            return cat::move_on(game, cat::Then::Ghosts, happenings);
        }
        let coming = &mut game.due.coming;
        if coming.drawn_in > 0 {
            if circles::asks(game, happenings) {
                return;
            }
        } else if let Some(area) = take_one(&mut coming.circles) {
            game.put_ghost(at, Haunt::Circle(area), happenings);
        } else if coming.spares {
            if asks_what_is_spared(game) {
                return;
            }
        } else if let Some(area) = take_one(&mut coming.symbols) {
            game.put_ghost(at, Haunt::Mist(area), happenings);
        } else if coming.cemetery {
            if cemetery_ghost::asks(game, happenings) {
                return;
            }
        } else if !coming.haunted.is_empty() {
            if haunt::asks(game, happenings) {
                return;
            }
        } else {
            return meeple::begin(game, happenings);
        }
    }
}

/// Takes one from the first area that has any left.
pub(super) fn take_one(areas: &mut [u8; 4]) -> Option<u8> {
    let area = areas.iter().position(|&left| left > 0)?;
    areas[area] -= 1;
    Some(area as u8)
}

/// Spares a symbol where only one area has any; else the table chooses the area (GHOST-4).
fn asks_what_is_spared(game: &mut Mists) -> bool {
    let Coming { symbols, spares, .. } = &mut game.due.coming;
    if symbols.iter().filter(|&&ghosts| ghosts > 0).count() > 1 {
        game.phase = Phase::SpareGhost;
        return true;
    }
    take_one(symbols);
    *spares = false;
    false
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let symbols = game.due.coming.symbols;
    actions.extend((0..4).filter(|&area| symbols[area as usize] > 0).map(|area| Action::SpareGhost { area }));
}

pub(in crate::rules) fn apply(game: &mut Mists, area: u8, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
    let Coming { symbols, spares, .. } = &mut game.due.coming;
    match symbols.get_mut(area as usize) {
        Some(ghosts) if *ghosts > 0 => *ghosts -= 1,
        _ => return Err(Refusal::NoGhostDue(area)),
    }
    *spares = false;
    go_on(game, happenings);
    Ok(())
}

/// Ghost symbols in each unfinished mist area of the laid tile (GHOST-1, GHOST-2).
pub(in crate::rules) fn symbols_by_area(game: &Mists) -> [u8; 4] {
    in_unfinished_mist(game, |area| area.ghosts)
}

/// What the laid tile shows in each of its mist areas, those of finished banks left out.
pub(super) fn in_unfinished_mist(game: &Mists, shown: impl Fn(&Part) -> u8) -> [u8; 4] {
    let face = &game.table.faces[game.board.tile(game.laid).face.0 as usize];
    let first = face.parts().len() - face.mist_parts().len();
    let mut areas = [0; 4];
    for (area, part) in face.mist_parts().iter().enumerate() {
        let bank = game.board.region_of(game.board.part_of(game.laid, (first + area) as u8));
        if !game.board.region(bank).finished() {
            areas[area] = shown(part);
        }
    }
    areas
}
