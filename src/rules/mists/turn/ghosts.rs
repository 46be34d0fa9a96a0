//! Step 2a: ghosts come to the laid tile and because of it, one after another (GHOST-1 to GHOST-6).

use crate::rules::mists::step::Said;
use crate::rules::mists::to_do::Coming;
use crate::rules::mists::{Action, Cemeteries, Happening, Haunt, Mists, Outcome, Phase, Refusal};

/// Decides how many ghosts come, of all kinds, and whether the supply has as many (GHOST-5).
pub(super) fn count(game: &mut Mists) -> Said {
    let (symbols, circles) = (game.symbols_laid(), game.circles_laid());
    let shown = symbols.sum();
    let spares = game.to_do().joined_mist && shown > 0;
    let own = shown - u8::from(spares);
    let drawn_in = match circles.sum() {
        0 => 0,
        empty => empty.min(game.loose_ghosts_around(game.laid().at).map(|(_, _, ghosts)| ghosts).sum()),
    };
    let to_circles = circles.sum() - drawn_in;
    // Circles call a ghost to a cemetery only by what came from the supply (SPELL-6).
    let calls = own + to_circles > 0 && game.level().cemeteries == Cemeteries::Open;
    let cemetery = calls && game.open_cemeteries().next().is_some();
    let haunted = game.tiles_haunted_by_laid();
    let in_all = to_circles + own + u8::from(cemetery) + haunted.len() as u8;
    if in_all > game.ghosts_in_supply() {
        // Noted even so: the fingerprint of a lost position is made of it, and saves keep that.
        game.to_do_mut().coming = Coming { cemetery, haunted, ..Coming::default() };
        return Said::Over(Some(Outcome::OutOfGhosts));
    }
    // Without any ghosts nothing follows, unless Eloise was called before the first of them (CAT-2).
    let comes = drawn_in + in_all + u8::from(spares) > 0 || game.cat_is_called();
    game.to_do_mut().coming = Coming { drawn_in, circles, spares, symbols, cemetery, haunted };
    if comes { Said::Did } else { Said::Nothing }
}

/// Spares a symbol where only one area has any; else the table chooses the area (GHOST-3, GHOST-4).
pub(super) fn spare(game: &mut Mists) -> Said {
    let coming = &mut game.to_do_mut().coming;
    if !coming.spares {
        return Said::Nothing;
    }
    if coming.symbols.filled().nth(1).is_some() {
        return Said::Asks(Phase::SpareGhost);
    }
    coming.symbols.take_first();
    coming.spares = false;
    Said::Did
}

/// A ghost comes to each symbol of the tile (GHOST-1).
pub(super) fn put(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    let Some(area) = game.to_do_mut().coming.symbols.take_first() else { return Said::Nothing };
    game.put_ghost(game.laid().at, Haunt::Mist(area), happenings);
    Said::Did
}

pub(in crate::rules::mists) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let symbols = game.to_do().coming.symbols;
    actions.extend(symbols.filled().map(|(area, _)| Action::SpareGhost { area }));
}

pub(in crate::rules::mists) fn apply(game: &mut Mists, area: u8) -> Result<(), Refusal> {
    let coming = &mut game.to_do_mut().coming;
    if !coming.symbols.take(area) {
        return Err(Refusal::NoGhostDue(area));
    }
    coming.spares = false;
    Ok(())
}
