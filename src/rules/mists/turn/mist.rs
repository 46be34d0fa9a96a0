//! Step 1b: banks that the laid tile finished lose their ghosts (MIST-2, MIST-4, MIST-5).

use crate::rules::mists::{Happening, Mists};
use crate::rules::tiles::{Kind, RegionId, Side};

pub(super) fn clear_finished_banks(game: &mut Mists, happenings: &mut Vec<Happening>) {
    // A tile finishes a bank by its own mist only: beside a clear edge of it a bank can never be finished (MIST-3).
    let face = &game.table.faces[game.board.tile(game.laid).face.0 as usize];
    if !face.has_mist() {
        return;
    }
    let first = face.parts().len() - face.mist_parts().len();
    let banks: [Option<RegionId>; Side::ALL.len()] = std::array::from_fn(|area| {
        let local = first + area;
        (local < face.parts().len()).then(|| game.board.region_of(game.board.part_of(game.laid, local as u8)))
    });
    for (at, bank) in banks.iter().enumerate() {
        if let Some(bank) = *bank
            && game.board.region(bank).finished()
            && !banks[..at].contains(&Some(bank))
        {
            clear(game, bank, happenings);
        }
    }
}

fn clear(game: &mut Mists, bank: RegionId, happenings: &mut Vec<Happening>) {
    debug_assert_eq!(game.board.region(bank).kind, Kind::Mist);
    let parts: Vec<_> = game.parts_of(bank).map(|part| (game.name_of(part), game.ghosts_at(part))).collect();
    for &(part, count) in &parts {
        if let Some(tile) = game.board.tile_at(part.at) {
            *game.board.ghosts_mut(tile, part.index) = 0;
            *game.board.circled_mut(tile, part.index) = 0;
            game.ghosts += count;
        }
    }
    happenings.push(Happening::BankFinished { parts });
}
