//! A whole board of the competitive game in one picture: land, mist, spell circles, meeples and their ghosts.

use super::posts::Posts;
use super::standing;
use crate::painter::figures::guard::Ground;
use crate::painter::figures::{Extent, abbot, armed, circle, farmer, ghost, haunting, lantern, meeple};
use crate::painter::panorama::{self, Company, Laid, Land, Stamps, Tiles, View};
use crate::painter::picture::Picture;
use crate::painter::tiles::geometry::origin;
use crate::rules::Colour;
use crate::rules::carcassonne::{Carcassonne, Piece};
use crate::rules::tiles::Kind;

/// The opacity of a circle that holds no ghost.
const EMPTY: f32 = 0.85;

/// The whole board of a position, as large as fits into the picture. The same position always gives the same picture.
pub fn panorama(position: &Carcassonne, width: u32, height: u32) -> Picture {
    let laid = Laid::of(position.board(), position.faces());
    let view = View::over(laid.squares(), width, height);
    let tiles = Tiles::of(&laid, &view, |_| ());
    let company = company(position, &tiles);
    panorama::paint(&tiles, company, |_| ())
}

/// The kinds of pictures on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stamp {
    Lantern,
    EmptyCircle,
    HeldCircle,
    /// A ghost in a circle has the size of all ghosts of the table: that of a ghost with a meeple.
    Ghost,
    Standing(Piece, Colour),
    Lying(Piece, Colour),
}

impl panorama::Stamp for Stamp {
    fn extent(self) -> Extent {
        match self {
            Stamp::Lantern => lantern::EXTENT,
            Stamp::EmptyCircle | Stamp::HeldCircle => circle::EXTENT,
            Stamp::Ghost => haunting::EXTENT,
            Stamp::Standing(Piece::Ordinary, _) => meeple::EXTENT,
            Stamp::Standing(Piece::Guard, _) => armed::EXTENT,
            Stamp::Standing(Piece::Abbot, _) | Stamp::Lying(Piece::Abbot, _) => abbot::EXTENT,
            Stamp::Lying(Piece::Ordinary, _) => farmer::EXTENT,
            Stamp::Lying(Piece::Guard, _) => farmer::GUARD,
        }
    }

    fn paint(self, height: u32) -> Picture {
        match self {
            Stamp::Lantern => lantern::pool(height),
            Stamp::EmptyCircle => circle::empty(height),
            Stamp::HeldCircle => circle::held(height),
            Stamp::Ghost => ghost::ghost(height, 0.4),
            Stamp::Standing(Piece::Ordinary, colour) => meeple::standing(colour, height, Ground::Land),
            Stamp::Standing(Piece::Guard, colour) => armed::standing(colour, height, Ground::Land),
            // The abbot is for monasteries only, so it never lies (RABBOT-1).
            Stamp::Standing(Piece::Abbot, colour) | Stamp::Lying(Piece::Abbot, colour) => {
                abbot::standing(colour, height, Ground::Land)
            }
            Stamp::Lying(Piece::Ordinary, colour) => farmer::ordinary(colour, height),
            Stamp::Lying(Piece::Guard, colour) => farmer::guard(colour, height),
        }
    }
}

/// All figures of a position.
fn company(position: &Carcassonne, tiles: &Tiles) -> Company {
    let mut company = Company { lights: Vec::new(), figures: Vec::new() };
    let mut stamps = Stamps::new(&tiles.view);
    lay_circles(position, tiles, &mut stamps, &mut company);
    stand_meeples(position, tiles, &mut stamps, &mut company);
    company
}

/// Spell circles, and the ghosts in them (RCIRC-2).
fn lay_circles(position: &Carcassonne, tiles: &Tiles, stamps: &mut Stamps<Stamp>, company: &mut Company) {
    for tile in tiles.laid.tiles() {
        let Some(places) = tiles.places(tile.at) else { continue };
        for (area, circles) in (0..).zip(&places.circles) {
            let held = usize::from(position.ghosts_in_area(tile.at, area));
            for (place, &spot) in circles.iter().enumerate() {
                let middle = origin(tile.at) + spot;
                if place < held {
                    company.lights.push(stamps.figure(Stamp::HeldCircle, middle, false, 1.0));
                    company.figures.push(stamps.figure(Stamp::Ghost, middle, false, 1.0));
                } else {
                    company.lights.push(stamps.figure(Stamp::EmptyCircle, middle, false, EMPTY));
                }
            }
        }
    }
}

/// Meeples with the light of their lanterns, and their ghosts (RGHOST-3). In a field they lie.
fn stand_meeples(position: &Carcassonne, tiles: &Tiles, stamps: &mut Stamps<Stamp>, company: &mut Company) {
    let land = Land { laid: tiles.laid, view: &tiles.view };
    for meeple in position.meeples() {
        let on = position.name_of(meeple.part);
        let Some(tile) = tiles.laid.tiles().iter().find(|tile| tile.at == on.at) else { continue };
        let posts = Posts::on(tile.face, tile.turn, tile.at);
        let Some((feet, ghosts)) = standing::meeple(&posts, on).zip(standing::ghosts(&posts, on)) else { continue };
        company.lights.push(stamps.figure(Stamp::Lantern, feet, false, lantern::DUSK).on(&land));
        for &ghost in ghosts.iter().take(usize::from(meeple.ghosts)) {
            company.figures.push(stamps.figure(Stamp::Ghost, ghost, false, 1.0));
        }
        let stamp = match on.kind {
            Kind::Field => Stamp::Lying(meeple.piece, meeple.colour),
            _ => Stamp::Standing(meeple.piece, meeple.colour),
        };
        company.figures.push(stamps.figure(stamp, feet, false, 1.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::painter::tiles::geometry::Point;
    use crate::rules::carcassonne::{LaidTile, Layout, PlacedMeeple, Setup};
    use crate::rules::tiles::{Face, PartName, Rotation, Square};
    use crate::table::carcassonne::shipped;

    /// Four squares in a row, each with a road to the east and a city to the north, and these meeples.
    fn position(meeples: &[(Piece, PartName, u8)]) -> Carcassonne {
        const FACE: &str = "(roads: [[E, W]], cities: [(sides: [N])])";
        let face: Face = ron::from_str(FACE).expect("a face");
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 2);
        let tile = |x| LaidTile { face: "row".into(), at: Square::new(x, 0), turn: Rotation::default() };
        let placed =
            |&(piece, on, ghosts): &(Piece, PartName, u8)| PlacedMeeple { colour: Colour::Red, piece, on, ghosts };
        let layout = Layout {
            faces: vec![("row".into(), face)],
            tiles: (0..4).map(tile).collect(),
            meeples: meeples.iter().map(placed).collect(),
            draws: vec!["row".into()],
            ..Layout::default()
        };
        let setup = Setup { seats: vec![Colour::Red, Colour::Blue], ..setup };
        Carcassonne::laid_out(&setup, &layout, &mut Vec::new()).expect("a table")
    }

    fn view(position: &Carcassonne, width: u32, height: u32) -> View {
        View::over(Laid::of(position.board(), position.faces()).squares(), width, height)
    }

    fn posts(position: &Carcassonne, at: Square) -> Posts {
        let tile = position.board().tile(position.board().tile_at(at).expect("a tile"));
        Posts::on(position.face(tile.face), tile.turn, at)
    }

    /// The points of the board where two pictures differ.
    fn changed(view: &View, one: &Picture, other: &Picture) -> Vec<Point> {
        let pixels = one.rgba.chunks(4).zip(other.rgba.chunks(4)).zip(0_u32..);
        let differing = pixels.filter(|((a, b), _)| a != b).map(|(_, at)| (at % view.width, at / view.width));
        differing.map(|(x, y)| view.place((x as f32 + 0.5, y as f32 + 0.5))).collect()
    }

    #[test]
    fn the_whole_board_is_in_view_with_room_round_it() {
        let position = position(&[]);
        for (width, height) in [(400, 300), (300, 500), (700, 200)] {
            let view = view(&position, width, height);
            for square in position.board().tiles().iter().map(|tile| tile.at) {
                let (x, y) = view.corner(square);
                let far = |from: i64, size: u32| from > 0 && from + i64::from(view.px) < i64::from(size);
                assert!(far(x, width) && far(y, height), "{square} at {x}, {y} of {width} by {height}");
            }
        }
    }

    #[test]
    fn a_board_is_painted_the_same_way_again_at_any_size() {
        let position = position(&[(Piece::Ordinary, PartName::new(Square::new(1, 0), Kind::Road, 0), 2)]);
        assert_eq!(panorama(&position, 220, 160), panorama(&position, 220, 160));
        assert_eq!(panorama(&position, 0, 0).rgba.len(), 4);
    }

    /// RMEEPLE-1, RFIELD-3: every piece is seen where it stands or lies, and changes nothing far from it.
    #[test]
    fn pieces_are_seen_where_they_stand() {
        let empty = position(&[]);
        let view = view(&empty, 400, 160);
        let empty = panorama(&empty, 400, 160);
        let at = Square::new(1, 0);
        let mut pictures = Vec::new();
        for (piece, kind) in [
            (Piece::Ordinary, Kind::Road),
            (Piece::Guard, Kind::Road),
            (Piece::Ordinary, Kind::Field),
            (Piece::Guard, Kind::Field),
        ] {
            let on = PartName::new(at, kind, 0);
            let position = position(&[(piece, on, 0)]);
            let feet = standing::meeple(&posts(&position, at), on).expect("a place");
            let picture = panorama(&position, 400, 160);
            let points = changed(&view, &empty, &picture);
            assert!(points.len() > 200, "{piece:?} {kind:?}: {} pixels", points.len());
            assert!(points.iter().all(|point| point.distance(feet) < 0.75), "{piece:?} {kind:?}");
            pictures.push(picture);
        }
        for (nth, one) in pictures.iter().enumerate() {
            assert!(pictures[..nth].iter().all(|other| one != other), "every piece has its own look");
        }
    }

    /// RGHOST-3: each ghost with a meeple is seen at its own place, and changes nothing far from it.
    #[test]
    fn ghosts_are_seen_beside_their_meeple() {
        let at = Square::new(2, 0);
        for kind in [Kind::City, Kind::Field] {
            let on = PartName::new(at, kind, 0);
            let with = |ghosts| position(&[(Piece::Ordinary, on, ghosts)]);
            let view = view(&with(0), 400, 160);
            let places = standing::ghosts(&posts(&with(0), at), on).expect("places");
            for (ghosts, place) in (0..).zip(places) {
                let (few, many) = (panorama(&with(ghosts), 400, 160), panorama(&with(ghosts + 1), 400, 160));
                let points = changed(&view, &few, &many);
                assert!(points.len() > 100, "{kind:?}: {} pixels", points.len());
                assert!(points.iter().all(|point| point.distance(place) < 0.65), "{kind:?}");
            }
        }
    }
}
