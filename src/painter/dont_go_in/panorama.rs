//! The whole house in one picture: three rooms with the cards above them and the meeples on their stairs. It is what
//! the card of this game shows, what lies behind a result, and the picture of a saved game.

use super::cards::Workshop;
use super::house::{self, Place};
use super::rooms;
use crate::painter::figures::guard::Ground;
use crate::painter::figures::meeple;
use crate::painter::picture::Picture;
use crate::painter::table;
use crate::rules::Colour;
use crate::rules::dont_go_in::{BOARDS, Card, CardType, Room, SLOTS, Slot, Table};

/// A room of the picture.
#[derive(Clone, Copy, Debug)]
pub struct Hung<'a> {
    /// The room.
    pub room: Room,
    /// What lies above it, from left to right.
    pub cards: [Slot; SLOTS],
    /// The spaces, 1 (top) to 4, with the meeples on them.
    pub meeples: &'a [(u8, Colour)],
}

/// An evening in the house: what is shown where no game is under way.
pub const EVENING: [Option<Hung>; BOARDS] = [
    Some(Hung {
        room: Room::Nursery,
        cards: [card(CardType::Doll, 3), card(CardType::MusicBox, 2), card(CardType::Cat, 1)],
        meeples: &[(1, Colour::Green), (3, Colour::Blue)],
    }),
    Some(Hung {
        room: Room::Attic,
        cards: [card(CardType::Mirror, 2), card(CardType::Clock, 4), card(CardType::Twin, 1)],
        meeples: &[(2, Colour::Yellow), (4, Colour::Red)],
    }),
    Some(Hung {
        room: Room::SecretPassage,
        cards: [card(CardType::Ring, 4), card(CardType::Mask, 3), card(CardType::Tome, 2)],
        meeples: &[(2, Colour::Red)],
    }),
];

const fn card(of: CardType, value: u8) -> Slot {
    Slot::FaceUp(Card { of, value })
}

/// Room between the house and the edges of the picture, in units of the house.
const MARGIN: f32 = 20.0;

/// The house of a game under way, as all can see it, `width` pixels wide. The seats have these colours.
pub fn of_game(table: &Table, colours: &[Colour], width: u32) -> Picture {
    let standing = table.boards().map(|board| {
        let meeples = board.iter().flat_map(|board| board.meeples());
        meeples.map(|(space, seat)| (space, colours[seat])).collect::<Vec<_>>()
    });
    let hung = std::array::from_fn(|at| {
        table.boards()[at].map(|board| Hung { room: board.room(), cards: board.cards(), meeples: &standing[at] })
    });
    panorama(&hung, width)
}

/// The house on the table, `width` pixels wide. Where no board is left, there is only the wall.
pub fn panorama(shown: &[Option<Hung>; BOARDS], width: u32) -> Picture {
    /// Wider pictures are no use on any screen.
    const WIDEST: u32 = 4096;
    let width = width.clamp(64, WIDEST);
    let unit = width as f32 / (house::WIDTH + 2.0 * MARGIN);
    let height = ((house::HEIGHT + 2.0 * MARGIN) * unit).round() as u32;
    let mut sheet = table::ground(width, height, unit);
    let corner = (MARGIN * unit).round() as i64;
    sheet.lay(&house::house((house::WIDTH * unit).round() as u32), (corner, corner), 1.0);
    let cards = Workshop::new((house::CARD.0 * unit).round() as u32);
    for (plate, hung) in house::PLATES.into_iter().zip(shown) {
        let Some(hung) = hung else { continue };
        let room = inhabited(hung.room, hung.meeples, (house::PLATE * unit).round() as u32);
        lay_turned(&mut sheet, &room, plate, unit);
        for (place, slot) in house::cards(plate).into_iter().zip(hung.cards) {
            let card = match slot {
                Slot::Empty => continue,
                Slot::FaceUp(card) => cards.face(card),
                Slot::FaceDown => cards.back(),
            };
            lay_turned(&mut sheet, &card, place, unit);
        }
    }
    sheet
}

/// A room in its frame with a plate that is `width` pixels wide, and with meeples on these spaces, 1 (top) to 4.
pub fn inhabited(room: Room, meeples: &[(u8, Colour)], width: u32) -> Picture {
    let unit = width as f32 / rooms::WIDTH;
    let mut picture = rooms::hung(room, width);
    for &(space, colour) in meeples {
        let height = (rooms::MEEPLE * unit).round() as u32;
        let (foot_x, foot_y) = meeple::EXTENT.feet(height);
        let (x, y) = rooms::feet(space);
        let corner = ((x + rooms::MARGIN) * unit - foot_x, (y + rooms::MARGIN) * unit - foot_y);
        let meeple = meeple::standing(colour, height, Ground::Land);
        picture.lay(&meeple, (corner.0.round() as i64, corner.1.round() as i64), 1.0);
    }
    picture
}

/// Lays a picture with its middle at a place of the house, turned.
fn lay_turned(sheet: &mut Picture, picture: &Picture, place: Place, unit: f32) {
    let (half_width, half_height) = (picture.width as f32 / 2.0, picture.height as f32 / 2.0);
    let reach = libm::ceilf(libm::hypotf(half_width, half_height)) as u32;
    let (sin, cos) = libm::sincosf(place.turn.to_radians());
    let mut turned = Picture::clear(2 * reach, 2 * reach);
    for (at, pixel) in (0..).zip(turned.rgba.chunks_exact_mut(4)) {
        let (dx, dy) = ((at % (2 * reach)) as f32 - reach as f32, (at / (2 * reach)) as f32 - reach as f32);
        let (x, y) = (dx * cos + dy * sin + half_width - 0.5, dy * cos - dx * sin + half_height - 0.5);
        if x >= 0.0 && y >= 0.0 && x + 1.0 < picture.width as f32 && y + 1.0 < picture.height as f32 {
            pixel.copy_from_slice(&between(picture, (x, y)));
        }
    }
    let corner = |middle: f32| ((middle + MARGIN) * unit).round() as i64 - i64::from(reach);
    sheet.lay(&turned, (corner(place.x), corner(place.y)), 1.0);
}

/// The colour between four pixels.
fn between(picture: &Picture, (x, y): (f32, f32)) -> [u8; 4] {
    let (left, top, u, v) = (x as u32, y as u32, x.fract(), y.fract());
    let mut sum = [0.0; 4];
    for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        let share = (if dx == 0 { 1.0 - u } else { u }) * (if dy == 0 { 1.0 - v } else { v });
        let pixel = picture.pixel(left + dx, top + dy).map(f32::from);
        sum[3] += share * pixel[3];
        (0..3).for_each(|part| sum[part] += share * pixel[3] * pixel[part]);
    }
    let [r, g, b] = [sum[0], sum[1], sum[2]].map(|part| (part / sum[3].max(1e-3)).round() as u8);
    [r, g, b, sum[3].round() as u8]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::dont_go_in::{DontGoIn, Setup};

    #[test]
    fn the_house_of_a_game_shows_its_rooms_cards_and_meeples() {
        let setup = Setup::with_players(2);
        let mut game = DontGoIn::begin(&setup, 5, &mut Vec::new()).unwrap();
        let mut painted = vec![of_game(game.table(), &setup.seats, 200)];
        // Until somebody has taken a card.
        while game.table().boards().iter().flatten().all(|board| board.slots_with_card().count() == SLOTS) {
            let action = game.legal_actions()[0];
            game.apply(action, &mut Vec::new()).unwrap();
            painted.push(of_game(game.table(), &setup.seats, 200));
        }
        assert_ne!(painted[0], painted[1], "a meeple has come");
        let [.., before, after] = &painted[..] else { panic!("no card was taken") };
        assert_ne!(before, after, "a card has gone");
        let other_seats: Vec<Colour> = setup.seats.iter().rev().copied().collect();
        assert_ne!(of_game(game.table(), &other_seats, 200), of_game(game.table(), &setup.seats, 200));
        assert_eq!(panorama(&[None, None, None], 200).width, painted[0].width);
    }
}
