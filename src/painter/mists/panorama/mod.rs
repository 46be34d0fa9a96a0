//! A whole board in one picture, as the window shows it: table, land, mist and figures, for any position.
//!
//! The window draws the painter's pictures over each other as sprites. Here they are combined pixel by pixel.

mod company;
mod haunting;
mod hour;
mod land;
mod tabletop;

use super::extent::beside_board;
use super::regions::{banks, dead_parts};
use crate::painter::mist::{self, Bank, MistTile};
use crate::painter::picture::Picture;
use crate::painter::pixelwise::all_at_once;
use crate::painter::tiles::geometry::{Point, origin};
use crate::painter::tiles::places::Places;
use crate::painter::tiles::tile::{self, MARGINS, Painting, Relief};
use crate::painter::tiles::{card_back, withered};
use crate::rules::mists::{Cat, Mists};
use crate::rules::tiles::{Side, Square};
use std::borrow::Cow;
use std::collections::BTreeMap;

pub use haunting::{Haunting, Wanderer, Who};

/// What to look at, at which scale, and at what time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The point of the board in the middle of the picture; `y` to the south.
    pub middle: Point,
    /// Pixels per square.
    pub px: u32,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// The time: 0 is the dusk of the board, 1 is deep night.
    pub night: f32,
}

/// The space around a whole board, in squares.
const MARGIN: f32 = 0.55;

/// The whole board of a position, as large as fits into the picture.
pub fn panorama(position: &Mists, width: u32, height: u32) -> Picture {
    paint(position, &View::whole(position, width, height))
}

impl View {
    /// The view of a whole board with space around it.
    pub fn whole(position: &Mists, width: u32, height: u32) -> View {
        let board = position.board();
        let waiting = (position.cat() == Some(Cat::Waits)).then(|| beside_board(position));
        let squares = board.tiles().iter().map(|tile| tile.at).chain(board.face_down()).chain(waiting);
        let corners: Vec<Point> = squares.map(origin).collect();
        let least = |part: fn(&Point) -> f32| corners.iter().map(part).reduce(f32::min).unwrap_or(0.0);
        let most = |part: fn(&Point) -> f32| corners.iter().map(part).reduce(f32::max).unwrap_or(0.0) + 1.0;
        let (west, east) = (least(|p| p.x), most(|p| p.x));
        // Objects in the northernmost row extend beyond it.
        let (north, south) = (least(|p| p.y) - 0.3 * MARGINS.north, most(|p| p.y));
        let across = width as f32 / (east - west + 2.0 * MARGIN);
        let down = height as f32 / (south - north + 2.0 * MARGIN);
        let middle = Point::new((west + east) / 2.0, (north + south) / 2.0);
        View { middle, px: across.min(down) as u32, width, height, night: 0.0 }.kept()
    }

    /// The same view, with sizes limited to what can be painted.
    fn kept(self) -> View {
        View { px: self.px.clamp(8, 1024), width: self.width.max(1), height: self.height.max(1), ..self }
    }

    /// The pixel of a point of the board, from the picture's north-western corner.
    fn pixel(&self, place: Point) -> (f32, f32) {
        let px = self.px as f32;
        // Rounded to whole pixels, so that squares join without a seam.
        let (left, top) = ((self.middle.x * px).round(), (self.middle.y * px).round());
        (place.x * px - left + (self.width / 2) as f32, place.y * px - top + (self.height / 2) as f32)
    }

    /// The point of the board at a pixel: the inverse of [`View::pixel`].
    fn place(&self, pixel: (f32, f32)) -> Point {
        let px = self.px as f32;
        let from = |pixel: f32, size: u32, middle: f32| (pixel - (size / 2) as f32 + (middle * px).round()) / px;
        Point::new(from(pixel.0, self.width, self.middle.x), from(pixel.1, self.height, self.middle.y))
    }

    /// The pixel of a square's north-western corner.
    pub(in crate::painter) fn corner(&self, square: Square) -> (i64, i64) {
        let (x, y) = self.pixel(origin(square));
        (x as i64, y as i64)
    }

    /// Whether any part of a square, or of `round_it` squares around it, is in the picture.
    fn shows(&self, square: Square, round_it: f32) -> bool {
        let (x, y) = self.pixel(origin(square));
        let (px, round_it) = (self.px as f32, round_it * self.px as f32);
        let within = |from: f32, size: u32| from + px + round_it > 0.0 && from - round_it < size as f32;
        within(x, self.width) && within(y, self.height)
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
    let view = view.kept();
    let tiles = Tiles::of(position, &view, haunting);
    let mut picture = tabletop::paint(position, &view);
    tiles.lay_land(&mut picture);
    tiles.lay_mist(&mut picture);
    let places = |at: Square| tiles.places(at);
    let company = company::of(position, &view, &places, haunting);
    company.lay_lights(&mut picture);
    hour::fall(&mut picture, &view, &tiles, &company);
    company.lay(&mut picture);
    tabletop::darken_rim(&mut picture);
    picture
}

/// The painted tiles of a position that matter to the view.
struct Tiles<'a> {
    position: &'a Mists,
    view: &'a View,
    /// Whether regions that can never be completed look withered. Not so in a picture with its own mist.
    withers: bool,
    painted: BTreeMap<(i16, i16), (Painting, [Bank; 4])>,
}

/// The order of drawing: squares from north to south, and in each row from west to east.
fn row_by_row(square: Square) -> (i16, i16) {
    (-square.y, square.x)
}

impl<'a> Tiles<'a> {
    fn of(position: &'a Mists, view: &'a View, haunting: Option<&Haunting>) -> Tiles<'a> {
        // Mist depends on the squares around it, and standing objects extend over the square to the north.
        let tiles: Vec<_> = position.board().tiles().iter().filter(|tile| view.shows(tile.at, 1.0)).copied().collect();
        let painted = all_at_once(&tiles, |tile| {
            let mut painting = tile::paint(position.face(tile.face), tile.turn, tile.at, view.px);
            let banks = match haunting {
                Some(haunting) => {
                    haunting.apply_to(&mut painting);
                    [Bank::Open; 4]
                }
                None => banks(position, tile.at),
            };
            (row_by_row(tile.at), (painting, banks))
        });
        Tiles { position, view, withers: haunting.is_none(), painted: painted.into_iter().collect() }
    }

    fn at(&self, square: Square) -> Option<&(Painting, [Bank; 4])> {
        self.painted.get(&row_by_row(square))
    }

    fn places(&self, square: Square) -> Option<Cow<'_, Places>> {
        self.at(square).map(|(painting, _)| Cow::Borrowed(&painting.relief.places))
    }

    fn all(&self) -> impl Iterator<Item = (Square, &Painting)> {
        self.painted.iter().map(|(&(row, column), (painting, _))| (Square::new(column, -row), painting))
    }

    /// Draws the ground, the board's thickness at its edges, and standing objects, including face-down tiles.
    fn lay_land(&self, picture: &mut Picture) {
        let (board, view) = (self.position.board(), self.view);
        for (square, painting) in self.all() {
            picture.lay(&painting.ground, view.corner(square), 1.0);
        }
        let face_down: Vec<Square> = board.face_down().filter(|&at| view.shows(at, 1.0)).collect();
        if !face_down.is_empty() {
            let card = card_back::paint(view.px);
            face_down.iter().for_each(|&at| picture.lay(&card, view.corner(at), 1.0));
        }
        let mut rims = BTreeMap::new();
        for at in self.all().map(|(square, _)| square).chain(face_down) {
            let free = Side::ALL.map(|side| board.is_empty(at.beyond(side)));
            if let Some(rim) = rims.entry(free).or_insert_with(|| tile::rim(free, view.px)) {
                picture.lay(rim, self.standing_corner(at), 1.0);
            }
        }
        for (square, painting) in self.all() {
            picture.lay(&painting.standing, self.standing_corner(square), 1.0);
        }
    }

    /// The pixel of the north-western corner of a picture with the margins for standing objects.
    fn standing_corner(&self, square: Square) -> (i64, i64) {
        let ((x, y), (left, top)) = (self.view.corner(square), MARGINS.corner(self.view.px));
        (x - i64::from(left), y - i64::from(top))
    }

    /// Draws what has withered below the mist, and then the mist.
    fn lay_mist(&self, picture: &mut Picture) {
        if self.withers {
            self.lay_veils(picture);
        }
        let near = |square: Square| std::iter::once(square).chain(square.surroundings());
        let mut squares: Vec<Square> =
            self.all().flat_map(|(square, _)| near(square)).filter(|&square| self.view.shows(square, 0.0)).collect();
        squares.sort_unstable_by_key(|&square| row_by_row(square));
        squares.dedup();
        let around = |square: Square| {
            self.at(square).map(|(painting, banks)| MistTile { relief: &painting.relief, banks: *banks })
        };
        let patches = all_at_once(&squares, |&square| mist::paint(square, &around, self.view.px));
        for (&square, patch) in squares.iter().zip(&patches) {
            if let Some(patch) = patch {
                picture.lay(patch, self.view.corner(square), 1.0);
            }
        }
    }

    fn lay_veils(&self, picture: &mut Picture) {
        for part in dead_parts(self.position).filter(|part| self.view.shows(part.at, 0.0)) {
            let Some((Painting { relief: Relief { layout, .. }, .. }, _)) = self.at(part.at) else { continue };
            if let Some(veil) = withered::paint(layout, part.kind, part.index, self.view.px) {
                picture.lay(&veil, self.view.corner(part.at), 1.0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Colour;
    use crate::rules::mists::{Haunt, LaidTile, Layout, Setup};
    use crate::rules::tiles::{Kind, PartName, Rotation};
    use crate::table::mists::shipped;

    /// The square of the face-down tile, which is the westernmost tile.
    pub(in crate::painter) const WEST: Square = Square::new(-1, 1);

    /// The start tile, a castle's guard and a face-down tile, with this many ghosts.
    pub(in crate::painter) fn position(ghosts: u8) -> Mists {
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
