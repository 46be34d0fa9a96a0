//! Step 2a: ghosts come to the laid tile (GHOST-1 to GHOST-6).

use super::{cemetery_ghost, haunt};
use crate::rules::{Action, Happening, Haunt, Mists, Outcome, Phase, Refusal};

/// Decides how many ghosts come, those to cemeteries and haunted mist included (GHOST-5); asks which area is spared where
/// that is a choice (GHOST-4).
pub(super) fn begin(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let areas = symbols_by_area(game);
    let symbols: u8 = areas.iter().sum();
    let spare = game.due.joined_mist && symbols > 0;
    let own = symbols - u8::from(spare);
    game.due.cemetery_ghost = own > 0 && cemetery_ghost::is_due(game);
    game.due.haunted = haunt::tiles_called(game);
    if own + u8::from(game.due.cemetery_ghost) + game.due.haunted.len() as u8 > game.ghosts {
        game.end(Outcome::OutOfGhosts, happenings);
        return;
    }
    if !spare {
        put(game, areas, happenings);
    } else if areas.iter().filter(|&&ghosts| ghosts > 0).count() > 1 {
        game.phase = Phase::SpareGhost;
    } else {
        put(game, areas.map(|ghosts| ghosts.saturating_sub(1)), happenings);
    }
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let areas = symbols_by_area(game);
    actions.extend((0..4).filter(|&area| areas[area as usize] > 0).map(|area| Action::SpareGhost { area }));
}

pub(in crate::rules) fn apply(game: &mut Mists, area: u8, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
    let mut areas = symbols_by_area(game);
    match areas.get_mut(area as usize) {
        Some(ghosts) if *ghosts > 0 => *ghosts -= 1,
        _ => return Err(Refusal::NoGhostDue(area)),
    }
    put(game, areas, happenings);
    Ok(())
}

/// Ghost symbols in each unfinished mist area of the laid tile (GHOST-1, GHOST-2).
pub(in crate::rules) fn symbols_by_area(game: &Mists) -> [u8; 4] {
    let face = &game.table.faces[game.board.tile(game.laid).face.0 as usize];
    let first = face.parts().len() - face.mist_parts().len();
    let mut areas = [0; 4];
    for (area, part) in face.mist_parts().iter().enumerate() {
        let bank = game.board.region_of(game.board.part_of(game.laid, (first + area) as u8));
        if !game.board.region(bank).finished() {
            areas[area] = part.ghosts;
        }
    }
    areas
}

fn put(game: &mut Mists, areas: [u8; 4], happenings: &mut Vec<Happening>) {
    let at = game.board.tile(game.laid).at;
    for (area, ghosts) in (0..).zip(areas) {
        (0..ghosts).for_each(|_| game.put_ghost(at, Haunt::Mist(area), happenings));
    }
    cemetery_ghost::begin(game, happenings);
}
