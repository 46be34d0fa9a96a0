//! What the twelve types do: one file for each. Eight work when a card of the type is taken, four at the end (HCARD-5).
//!
//! An effect needs nothing but the [`Table`], so that the guide can try it out. It is never optional (HCARD-3).

mod amulet;
mod cat;
mod clock;
mod doll;
mod holy_water;
mod mask;
mod mirror;
mod music_box;
mod portrait;
mod ring;
pub(super) mod tome;
mod twin;

use super::{CardType, Happening, Table};

/// What a card does that was just taken and lies in its owner's tableau.
pub(super) fn when_taken(of: CardType, table: &mut Table, owner: usize, happenings: &mut Vec<Happening>) {
    match of {
        CardType::Clock => clock::when_taken(table, owner, happenings),
        CardType::Doll => doll::when_taken(table, owner, happenings),
        CardType::HolyWater => holy_water::when_taken(table, owner, happenings),
        CardType::Mask => mask::when_taken(table, owner, happenings),
        CardType::Mirror => mirror::when_taken(table, owner, happenings),
        CardType::Ring => ring::when_taken(table, owner, happenings),
        CardType::Tome => tome::when_taken(table, owner),
        CardType::Twin => twin::when_taken(table, owner, happenings),
        CardType::Amulet | CardType::Cat | CardType::MusicBox | CardType::Portrait => {}
    }
}

/// What the types do at the end, in this order, each for all players (HEND-2).
pub(super) fn at_end(table: &mut Table, happenings: &mut Vec<Happening>) {
    amulet::at_end(table, happenings);
    cat::at_end(table, happenings);
    music_box::at_end(table, happenings);
    portrait::at_end(table, happenings);
}

/// A table on which somebody has just taken a card after having some others of the type, for the tests of effects.
#[cfg(test)]
fn taken(had: &[u8], ghosts: u16, of: CardType, value: u8) -> (Table, Vec<Happening>) {
    use super::{Card, Set, Tableau, Types};
    let mut table = Table::empty(3, Types::NONE, 36, 0);
    let mut tableau = Tableau::default();
    tableau.face_up[of] = Set::of(had.iter().copied());
    table.set_player(0, ghosts, tableau);
    let mut happenings = Vec::new();
    table.take(0, Card { of, value }, &mut happenings);
    (table, happenings)
}

/// The table at the end, with cards of one type and ghosts for each of three players, for the tests of effects.
#[cfg(test)]
fn ended(of: CardType, players: [(&[u8], u16); 3]) -> (Table, Vec<Happening>) {
    use super::{Set, Tableau, Types};
    let mut table = Table::empty(3, Types::NONE, 36, 0);
    for (seat, (values, ghosts)) in players.into_iter().enumerate() {
        let mut tableau = Tableau::default();
        tableau.face_up[of] = Set::of(values.iter().copied());
        table.set_player(seat, ghosts, tableau);
    }
    let mut happenings = Vec::new();
    at_end(&mut table, &mut happenings);
    (table, happenings)
}
