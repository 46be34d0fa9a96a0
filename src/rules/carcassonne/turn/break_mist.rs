//! Step 2a: mist that the tile broke sends ghosts to the active player (RMIST-2, RCIRC-7, RCIRC-8).

use super::ghosts;
use crate::rules::carcassonne::step::Said;
use crate::rules::carcassonne::to_do::Coming;
use crate::rules::carcassonne::{Carcassonne, Happening, Source, Why};

/// Notes which ghosts come.
pub(super) fn count(game: &mut Carcassonne) -> Said {
    if !game.to_do().met.breaks {
        return Said::Nothing;
    }
    let broken =
        |area: u8| game.bank_of(game.last_laid(), area).is_some_and(|bank| game.to_do().met.broken.contains(&bank));
    let parts = game.laid_face().mist_parts().iter();
    let for_circles = parts.filter(|part| broken(part.index)).map(|part| part.circles).sum();
    let to_do = game.to_do_mut();
    to_do.from_supply = 1;
    to_do.for_circles = for_circles;
    Said::Did
}

/// One ghost of the supply (RMIST-2). It is left out with nobody to take it or nothing in the supply (RGHOST-2).
pub(super) fn from_supply(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    if game.to_do().from_supply == 0 {
        return Said::Nothing;
    }
    game.to_do_mut().from_supply = 0;
    if game.ghosts_in_supply() == 0 {
        return Said::Nothing;
    }
    ghosts::give(game, Coming { why: Why::Break, from: Source::Supply }, happenings)
}

/// One ghost of the supply for each circle of the tile in mist that it broke (RCIRC-7).
pub(super) fn for_circles(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    let coming = Coming { why: Why::Circles, from: Source::Supply };
    let left = game.to_do().for_circles;
    if left == 0 || game.ghosts_in_supply() == 0 || !ghosts::anybody(game, coming) {
        game.to_do_mut().for_circles = 0;
        return Said::Nothing;
    }
    game.to_do_mut().for_circles = left - 1;
    ghosts::give(game, coming, happenings)
}

/// All ghosts in the circles of the mist that was broken, one after the other (RCIRC-8).
pub(super) fn from_broken(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    let broken = &game.to_do().met.broken;
    match broken.iter().find(|&&bank| game.circled_in(bank).next().is_some()).copied() {
        Some(bank) => ghosts::give_all(game, bank, Why::Break, happenings),
        None => Said::Nothing,
    }
}
