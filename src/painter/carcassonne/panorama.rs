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
