//! A whole board of the cooperative game in one picture, at any time of the night, and haunted ones.

mod company;
mod haunting;
mod hour;

use super::extent::beside_board;
use super::standing::OnBoard;
use crate::painter::panorama::{self, Laid, Tiles};
use crate::painter::picture::Picture;
use crate::rules::mists::{Cat, Mists};
use crate::rules::tiles::Square;

pub use crate::painter::panorama::View;
pub use haunting::{Haunting, Wanderer, Who};

/// The whole board of a position, as large as fits into the picture.
pub fn panorama(position: &Mists, width: u32, height: u32) -> Picture {
    paint(position, &View::whole(position, width, height))
}

impl View {
    /// The view of a whole board with space around it. Eloise who waits beside the board is seen too.
    pub fn whole(position: &Mists, width: u32, height: u32) -> View {
        let board = position.board();
        let waiting = (position.cat() == Some(Cat::Waits)).then(|| beside_board(position));
        let squares = board.tiles().iter().map(|tile| tile.at).chain(board.face_down()).chain(waiting);
        View::over(squares, width, height)
    }
}

/// Paints the view of a position. The same arguments always give the same picture.
pub fn paint(position: &Mists, view: &View) -> Picture {
    picture(position, view, None)
}

/// Paints a position with its own mist, lamps and figures instead of those that follow from the rules.
pub fn paint_haunted(position: &Mists, view: &View, haunting: &Haunting) -> Picture {
    picture(position, view, Some(haunting))
}

fn picture(position: &Mists, view: &View, haunting: Option<&Haunting>) -> Picture {
    let laid = Laid::of(position.board(), position.faces());
    let laid = if haunting.is_some() { laid.untouched() } else { laid };
    let tiles = Tiles::of(&laid, view, |painting| {
        if let Some(haunting) = haunting {
            haunting.apply_to(painting);
        }
    });
    let places = |at: Square| tiles.places(at);
    let board = OnBoard::new(position, &places);
    let company = company::of(position, &tiles, board, haunting);
    let lanterns = position.standing().iter().filter_map(|guard| board.meeple(position.name_of(guard.part)));
    panorama::paint(&tiles, company, |picture| hour::fall(picture, &tiles, lanterns))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::painter::tiles::geometry::{Point, origin};
    use crate::rules::Colour;
    use crate::rules::mists::{Haunt, LaidTile, Layout, Setup};
    use crate::rules::tiles::{Kind, PartName, Rotation};
    use crate::table::mists::shipped;

    /// The square of the face-down tile, which is the westernmost tile.
    const WEST: Square = Square::new(-1, 1);

    /// The start tile, a castle's guard and a face-down tile, with this many ghosts.
    fn position(ghosts: u8) -> Mists {
        let setup = Setup::with_players(shipped::level(5).unwrap(), shipped::deck().unwrap(), 3);
        let tile = |face: &str, x, y| LaidTile { face: face.into(), at: Square::new(x, y), turn: Rotation::default() };
        let layout = Layout {
            start_tile: true,
            tiles: vec![tile("castle-2", 2, 0)],
            face_down: vec![WEST],
            ghosts: if ghosts > 0 { vec![(Square::new(1, 0), Haunt::Mist(0), ghosts)] } else { Vec::new() },
            meeples: vec![(Colour::Red, PartName::new(Square::new(2, 0), Kind::Castle, 0))],
            draws: vec!["road-straight-clear".into()],
            ..Layout::default()
        };
        Mists::laid_out(&setup, &layout, &mut Vec::new()).unwrap()
    }

    fn unlike(a: &Picture, b: &Picture) -> usize {
        a.rgba.chunks(4).zip(b.rgba.chunks(4)).filter(|(a, b)| a != b).count()
    }

    #[test]
    fn the_whole_board_is_in_view_with_room_round_it() {
        let position = position(2);
        for (width, height) in [(400, 300), (300, 500), (700, 200)] {
            let view = View::whole(&position, width, height);
            for square in [Square::new(0, 1), Square::new(2, 0), WEST, Square::new(0, 0)] {
                let (x, y) = view.corner(square);
                let far = |from: i64, size: u32| from > 0 && from + i64::from(view.px) < i64::from(size);
                assert!(far(x, width) && far(y, height), "{square} at {x}, {y} of {width} by {height}");
            }
        }
    }

    #[test]
    fn a_board_is_painted_the_same_way_again_at_any_size() {
        let position = position(2);
        assert_eq!(panorama(&position, 220, 160), panorama(&position, 220, 160));
        assert_eq!(panorama(&position, 0, 0).rgba.len(), 4);
    }

    #[test]
    fn ghosts_and_guards_are_seen_where_they_stand() {
        let (few, many) = (position(1), position(2));
        let view = View::whole(&few, 260, 200);
        let (few, many) = (paint(&few, &view), paint(&many, &view));
        let changed = unlike(&few, &many);
        assert!((40..4000).contains(&changed), "{changed} pixels");
        let (x, y) = view.corner(Square::new(1, 0));
        let px = i64::from(view.px);
        for (at, (a, b)) in (0..).zip(few.rgba.chunks(4).zip(many.rgba.chunks(4))) {
            let (column, row) = (at % i64::from(few.width), at / i64::from(few.width));
            let near = (x - px / 2..x + px * 3 / 2).contains(&column) && (y - px / 2..y + px * 3 / 2).contains(&row);
            assert!(near || a == b, "something changed at {column}, {row}");
        }
        let red = |pixel: &&[u8]| pixel[0] > 150 && pixel[1] < 90 && pixel[2] < 90;
        let (x, y) = view.corner(Square::new(2, 0));
        let guard = (y..y + px).flat_map(|row| (x..x + px).map(move |column| (column, row)));
        let pixels = guard.map(|(column, row)| few.pixel(column as u32, row as u32));
        assert!(pixels.filter(|pixel| red(&&pixel[..])).count() > 20);
    }

    #[test]
    fn night_darkens_the_land_and_leaves_the_lamps() {
        let position = position(1);
        let at = |night| paint(&position, &View { night, ..View::whole(&position, 260, 200) });
        let (dusk, night) = (at(0.0), at(1.0));
        let sum = |picture: &Picture| picture.rgba.iter().map(|&part| u64::from(part)).sum::<u64>();
        assert!(sum(&night) * 10 < sum(&dusk) * 9);
        let brightest = |picture: &Picture| picture.rgba.chunks(4).map(|pixel| pixel[0]).max();
        assert!(brightest(&night) > Some(225));
    }

    #[test]
    fn a_haunted_picture_has_its_mist_and_figures_where_it_wants_them() {
        let position = position(0);
        let view = View::whole(&position, 260, 200);
        let haunted = |mist: &(dyn Fn(Point) -> f32 + Sync), wanderers: &[Wanderer]| {
            let haunting = Haunting { mist, drowned: 1.0, roads: 0.0, lamps: 1.0, wanderers };
            paint_haunted(&position, &view, &haunting)
        };
        let clear = haunted(&|_| 0.0, &[]);
        let west = haunted(&|p| f32::from(u8::from(p.x < 0.4)), &[]);
        let changed = |picture: &Picture, square: Square| {
            let (x, y) = view.corner(square);
            let pixels = (y..y + i64::from(view.px)).flat_map(|y| (x..x + i64::from(view.px)).map(move |x| (x, y)));
            let pixel = |(x, y)| picture.pixel(x as u32, y as u32) != clear.pixel(x as u32, y as u32);
            pixels.filter(|&at| pixel(at)).count() as u32
        };
        assert!(changed(&west, Square::new(0, 0)) > view.px * view.px / 4);
        assert_eq!(changed(&west, Square::new(2, 0)), 0);
        let at = origin(Square::new(2, 0)) + Point::new(0.5, 0.8);
        let guard = Wanderer { who: Who::Guard(Colour::Red), at, size: 1.0, opacity: 1.0, turned_round: false };
        let guarded = haunted(&|_| 0.0, &[guard]);
        assert!(changed(&guarded, Square::new(2, 0)) > 40);
        assert_eq!(changed(&guarded, Square::new(0, 0)), 0);
    }

    #[test]
    fn lamps_can_be_put_out() {
        let position = position(0);
        let view = View { night: 1.0, ..View::whole(&position, 260, 200) };
        let bright = |lamps: f32| {
            let haunting = Haunting { mist: &|_| 0.0, drowned: 0.0, roads: 0.0, lamps, wanderers: &[] };
            let picture = paint_haunted(&position, &view, &haunting);
            picture.rgba.chunks(4).filter(|pixel| pixel[0] > 190 && pixel[2] < 150).count()
        };
        assert!(bright(1.0) > 20, "{}", bright(1.0));
        assert_eq!(bright(0.0), 0);
    }
}
