//! Step 1b: banks that the laid tile finished lose their ghosts (MIST-2, MIST-4, MIST-5).

use crate::rules::mists::step::Said;
use crate::rules::mists::{Happening, Mists};
use crate::rules::tiles::{RegionId, Side};

/// Clears them, each once. A tile finishes a bank by its own mist only: beside a clear edge of it a bank can never be
/// finished (MIST-3).
pub(super) fn clear_finished(game: &mut Mists, happenings: &mut Vec<Happening>) -> Said {
    let mut banks: [Option<RegionId>; Side::ALL.len()] = [None; Side::ALL.len()];
    for (bank, (mist, _)) in banks.iter_mut().zip(game.mist_laid()) {
        *bank = Some(game.board().region_of(mist));
    }
    for (place, bank) in banks.iter().enumerate() {
        if let Some(bank) = *bank
            && game.board().region(bank).finished()
            && !banks[..place].contains(&Some(bank))
        {
            clear(game, bank, happenings);
        }
    }
    Said::Nothing
}

fn clear(game: &mut Mists, bank: RegionId, happenings: &mut Vec<Happening>) {
    let parts: Vec<_> = game.parts_of(bank).collect();
    let parts = parts.into_iter().map(|part| (game.name_of(part), game.clear_mist(part))).collect();
    happenings.push(Happening::BankFinished { parts });
}
