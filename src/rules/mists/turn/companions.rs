//! Hounds and Eloise stand with meeples: what they do when the meeple comes, is buried or is scored.

use crate::rules::mists::position::Standing;
use crate::rules::mists::{Cat, Happening, Hound, Mists, Whereabouts};
use crate::rules::tiles::PartId;

/// Eloise joins a meeple, one of so many.
pub(super) fn join_cat(game: &mut Mists, meeple: Standing, legal: u8, happenings: &mut Vec<Happening>) {
    game.set_cat(Cat::With(meeple.part));
    game.to_do_mut().cat_moves = false;
    happenings.push(Happening::CatMoved { to: Some((meeple.colour, game.name_of(meeple.part))), legal });
}

/// A meeple was put: Eloise joins it, if she waits for one (CAT-3).
pub(super) fn greet(game: &mut Mists, meeple: Standing, happenings: &mut Vec<Happening>) {
    if game.cat() == Some(Cat::Waits) {
        join_cat(game, meeple, 1, happenings);
    }
}

/// The meeple on this part was buried: its hounds leave (CEM-8), and Eloise has to go to another (CAT-6).
pub(super) fn mourn(game: &mut Mists, part: PartId, happenings: &mut Vec<Happening>) {
    for hound in Hound::ALL {
        if game.hound_is_with(hound, part) {
            game.set_hound(hound, Whereabouts::Gone);
            happenings.push(Happening::HoundLeft { hound });
        }
    }
    if game.cat_is_with(part) {
        game.set_cat(Cat::Waits);
        game.to_do_mut().cat_moves = true;
    }
}

/// A scored meeple goes home: its hounds and Eloise will score, and stay where they are until they have (HOUND-6,
/// CAT-4).
pub(super) fn leave_scored(game: &mut Mists, meeple: Standing) {
    for hound in Hound::ALL {
        if game.hound_is_with(hound, meeple.part) {
            game.to_do_mut().scored_hounds[hound] = Some(meeple.colour);
        }
    }
    if game.cat_is_with(meeple.part) {
        game.to_do_mut().cat_scores = Some(meeple.colour);
    }
}
