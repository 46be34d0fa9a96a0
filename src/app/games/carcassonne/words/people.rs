//! Names of the players and of their pieces. Players are always called by their names; the colour is shown by a badge.

use crate::app::words::{listed, say};
use crate::rules::Colour;
use crate::rules::carcassonne::{Carcassonne, Meeple, Piece};
use crate::rules::tiles::Kind;

/// The players in the order of play.
#[derive(Clone, Copy, Debug)]
pub struct People<'a> {
    seats: &'a [Colour],
    names: &'a [String],
}

impl<'a> People<'a> {
    /// The players of this game with their names, in the order of play.
    pub fn of(position: &'a Carcassonne, names: &'a [String]) -> People<'a> {
        People { seats: position.seats(), names }
    }

    /// The name of the player with this colour; empty for a colour that nobody plays.
    pub fn name(self, colour: Colour) -> &'a str {
        let mut players = self.seats.iter().zip(self.names);
        players.find(|&(&of, _)| of == colour).map_or("", |(_, name)| name.as_str())
    }

    /// The colours in the order of play.
    pub fn colours(self) -> impl Iterator<Item = Colour> + 'a {
        self.seats.iter().copied()
    }

    /// "Alix", "Alix and Maura", "Alix, Guilhem and Maura".
    pub fn list(self, colours: impl Iterator<Item = Colour>) -> String {
        listed(colours.map(|colour| self.name(colour)))
    }
}

/// What a piece is in a region of this kind, as the file of words knows it: ordinary meeples are called by their place.
pub(super) fn role(piece: Piece, kind: Kind) -> &'static str {
    match piece {
        Piece::Ordinary => kind.name(),
        Piece::Guard | Piece::Abbot => piece.name(),
    }
}

/// What a piece is in a region of this kind: "knight".
pub fn piece_name(piece: Piece, kind: Kind) -> String {
    say!("rival-role", role = role(piece, kind))
}

/// The owner of a piece, and what it is: "Maura's knight".
pub fn whose_piece(people: People, colour: Colour, piece: Piece, kind: Kind) -> String {
    say!("rival-whose", name = people.name(colour), role = role(piece, kind))
}

/// The owner of a meeple on the board, and what it is: "Maura's knight".
pub fn whose_meeple(position: &Carcassonne, meeple: Meeple, people: People) -> String {
    whose_piece(people, meeple.colour, meeple.piece, position.name_of(meeple.part).kind)
}
