//! The cities that a field touches.

use super::chances::Chances;
use crate::rules::carcassonne::{Board, Carcassonne};
use crate::rules::tiles::{Kind, RegionId};

/// Each completed city (RFIELD-9).
const CITY: f32 = 3.0;

/// Counts the cities of fields.
#[derive(Default)]
pub(super) struct Cities {
    /// The number of the count in which a city was seen last, by the city's number.
    seen: Vec<u32>,
    count: u32,
}

impl Cities {
    /// The points that the cities of a field promise, completed and open ones.
    pub fn points(&mut self, game: &Carcassonne, field: RegionId, chances: &Chances) -> f32 {
        let board = game.board();
        self.count += 1;
        let mut points = 0.0;
        for tile in board.tiles_of(field) {
            let face = game.face(board.tile(tile).face);
            if face.print().cities.is_empty() {
                continue;
            }
            let (first_city, parts) = (face.print().roads.len() as u8, Board::parts_of_face(face).len());
            let first_field = (parts - face.fields().len()) as u8;
            for (local, part) in (first_field..).zip(face.fields()) {
                if board.region_of(board.part_of(tile, local)) != field {
                    continue;
                }
                for city in part.cities() {
                    let id = board.region_of(board.part_of(tile, first_city + city));
                    if self.is_new(id) {
                        let region = board.region(id);
                        debug_assert_eq!(region.kind, Kind::City);
                        points += CITY * if region.finished() { 1.0 } else { chances.city_of_field(region.open) };
                    }
                }
            }
        }
        points
    }

    fn is_new(&mut self, city: RegionId) -> bool {
        if self.seen.len() <= city.index() {
            self.seen.resize(city.index() + 1, 0);
        }
        std::mem::replace(&mut self.seen[city.index()], self.count) != self.count
    }
}
