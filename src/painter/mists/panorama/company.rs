//! All figures on a whole board. Circles and marks are on the ground. Then come guards, ghosts, hounds and Eloise, from
//! north to south, so that southern ones are drawn over the others.

use super::land::Land;
use super::{Haunting, View, Wanderer, Who};
use crate::painter::figures::ghost::Mark;
use crate::painter::figures::{self, Extent, cat, circle, ghost, guard, hound, lantern};
use crate::painter::mists::regions::finished_areas;
use crate::painter::mists::standing::{OnBoard, waiting_cat};
use crate::painter::picture::Picture;
use crate::painter::tiles::geometry::Point;
use crate::painter::tiles::places::Places;
use crate::rules::Colour;
use crate::rules::mists::{Cat, Haunt, Hound, Mists, Whereabouts};
use crate::rules::tiles::Square;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The opacity of a circle that could hold a ghost, and of one that never can again.
const EMPTY: f32 = 0.85;
const SPENT: f32 = 0.45;

/// All figures on the board, ready to be drawn over the land.
pub(super) struct Company<'a> {
    view: &'a View,
    lights: Vec<Figure>,
    figures: Vec<Figure>,
    /// The positions of guards with their lanterns.
    pub lanterns: Vec<Point>,
}

/// A picture with an anchor pixel, and the point of the board where that pixel goes.
struct Figure {
    feet: Point,
    picture: Rc<Picture>,
    hold: (f32, f32),
    opacity: f32,
}

impl Company<'_> {
    /// Draws circles, and marks where ghosts are missing.
    pub fn lay_lights(&self, picture: &mut Picture) {
        self.lights.iter().for_each(|figure| figure.lay(picture, self.view));
    }

    /// Draws all figures.
    pub fn lay(&self, picture: &mut Picture) {
        self.figures.iter().for_each(|figure| figure.lay(picture, self.view));
    }
}

impl Figure {
    /// A picture with its feet at a point, mirrored if `turned_round`.
    fn standing(picture: Rc<Picture>, (x, y): (f32, f32), feet: Point, turned_round: bool, opacity: f32) -> Figure {
        match turned_round {
            true => Figure { feet, hold: (picture.width as f32 - x, y), picture: Rc::new(mirrored(&picture)), opacity },
            false => Figure { feet, hold: (x, y), picture, opacity },
        }
    }

    /// The same figure, cut off at the edge of the land.
    fn on(mut self, land: &Land) -> Figure {
        let corner = self.corner(land.view);
        let picture = Rc::make_mut(&mut self.picture);
        let width = picture.width as usize;
        for (at, pixel) in picture.rgba.chunks_exact_mut(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (corner.0 + (at % width) as i64, corner.1 + (at / width) as i64);
            pixel[3] = (f32::from(pixel[3]) * land.share((x as f32 + 0.5, y as f32 + 0.5))).round() as u8;
        }
        self
    }

    /// The pixel of the view for the picture's north-western corner.
    fn corner(&self, view: &View) -> (i64, i64) {
        let (x, y) = view.pixel(self.feet);
        ((x - self.hold.0).round() as i64, (y - self.hold.1).round() as i64)
    }

    fn lay(&self, picture: &mut Picture, view: &View) {
        picture.lay(&self.picture, self.corner(view), self.opacity);
    }
}

/// All figures of a position.
pub(super) fn of<'a>(
    position: &'a Mists,
    view: &'a View,
    places: &'a dyn Fn(Square) -> Option<Cow<'a, Places>>,
    haunting: Option<&Haunting>,
) -> Company<'a> {
    let mut muster = Muster { position, view, board: OnBoard::new(position, places), stamps: BTreeMap::new() };
    let mut lights = Vec::new();
    let mut figures = Vec::new();
    if let Some(haunting) = haunting {
        figures.extend(haunting.wanderers.iter().map(|wanderer| wanderer_figure(wanderer, view)));
    } else {
        muster.lanterns(&mut lights);
        muster.circles(&mut lights);
        muster.missing_ghosts(&mut lights);
        muster.ghosts(&mut figures);
        muster.guards(&mut figures);
        muster.buried(&mut figures);
        muster.hounds(&mut figures);
        muster.eloise(&mut figures);
    }
    figures.sort_by(|a, b| a.feet.y.total_cmp(&b.feet.y));
    let lanterns = position.standing().iter().filter_map(|guard| muster.board.meeple(position.name_of(guard.part)));
    Company { view, lights, figures, lanterns: lanterns.collect() }
}

/// A figure with its own size.
fn wanderer_figure(wanderer: &Wanderer, view: &View) -> Figure {
    let &Wanderer { who, at, size, opacity, turned_round } = wanderer;
    let stamp = match who {
        Who::Ghost => Stamp::Ghost,
        Who::Guard(colour) => Stamp::Guard(colour),
        Who::Hound(hound) => Stamp::Hound(hound),
        Who::Cat => Stamp::Cat,
    };
    let extent = stamp.extent();
    let height = ((size * extent.squares * view.px as f32) as u32).max(1);
    let picture = match who {
        // Each ghost moves its hem differently.
        Who::Ghost => ghost::ghost(height, 4.0 * at.x),
        _ => stamp.paint(height),
    };
    Figure::standing(Rc::new(picture), extent.feet(height), at, turned_round, opacity)
}

/// The kinds of pictures on the board. Each is painted once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stamp {
    Ghost,
    Missing,
    BurntOff,
    EmptyCircle,
    HeldCircle,
    Lantern,
    Guard(Colour),
    Buried(Colour),
    Hound(Hound),
    Cat,
}

impl Stamp {
    fn extent(self) -> Extent {
        match self {
            Stamp::Ghost => ghost::EXTENT,
            Stamp::Missing | Stamp::BurntOff => ghost::MARK,
            Stamp::EmptyCircle | Stamp::HeldCircle => circle::EXTENT,
            Stamp::Lantern => lantern::EXTENT,
            Stamp::Guard(_) => guard::EXTENT,
            Stamp::Buried(_) => guard::LYING,
            Stamp::Hound(_) => hound::EXTENT,
            Stamp::Cat => cat::EXTENT,
        }
    }

    fn paint(self, height: u32) -> Picture {
        match self {
            Stamp::Ghost => ghost::ghost(height, 0.4),
            Stamp::Missing => ghost::mark(height, Mark::Symbol),
            Stamp::BurntOff => ghost::mark(height, Mark::BurntOff),
            Stamp::EmptyCircle => circle::empty(height),
            Stamp::HeldCircle => circle::held(height),
            Stamp::Lantern => lantern::pool(height),
            Stamp::Guard(colour) => guard::standing(colour, height, guard::Ground::Land),
            Stamp::Buried(colour) => guard::lying(colour, height),
            Stamp::Hound(Hound::Rufus) => hound::standing(figures::hound::Hound::Rufus, height),
            Stamp::Hound(Hound::Ronja) => hound::standing(figures::hound::Hound::Ronja, height),
            Stamp::Cat => cat::sitting(height),
        }
    }
}

struct Muster<'a> {
    position: &'a Mists,
    view: &'a View,
    board: OnBoard<'a>,
    /// The pictures painted so far.
    stamps: BTreeMap<Stamp, Rc<Picture>>,
}

impl Muster<'_> {
    fn figure(&mut self, stamp: Stamp, feet: Point, turned_round: bool, opacity: f32) -> Figure {
        let extent = stamp.extent();
        let height = ((extent.squares * self.view.px as f32) as u32).max(1);
        let picture = self.stamps.entry(stamp).or_insert_with(|| Rc::new(stamp.paint(height))).clone();
        Figure::standing(picture, extent.feet(height), feet, turned_round, opacity)
    }

    fn tiles(&self) -> impl Iterator<Item = Square> + use<> {
        let squares: Vec<Square> =
            self.position.board().tiles().iter().map(|tile| tile.at).filter(|&at| self.view.shows(at, 0.5)).collect();
        squares.into_iter()
    }

    fn circles(&mut self, lights: &mut Vec<Figure>) {
        for at in self.tiles() {
            let spent = finished_areas(self.position, at);
            for area in (0..4).filter(|&area| self.position.circles_on(at, area).is_some()) {
                let held = usize::from(self.position.ghosts_at_haunt(at, Haunt::Circle(area)));
                for (place, middle) in self.board.circles(at, area).into_iter().enumerate() {
                    let (stamp, opacity) = match place < held {
                        true => (Stamp::HeldCircle, 1.0),
                        false => (Stamp::EmptyCircle, if spent[usize::from(area)] { SPENT } else { EMPTY }),
                    };
                    lights.push(self.figure(stamp, middle, false, opacity));
                }
            }
        }
    }

    /// Printed symbols without a ghost.
    fn missing_ghosts(&mut self, lights: &mut Vec<Figure>) {
        for at in self.tiles() {
            let Some(tile) = self.position.board().tile_at(at) else { continue };
            let face = self.position.board().tile(tile).face;
            let finished = finished_areas(self.position, at);
            let symbols: Vec<u8> = self.position.face(face).mist_parts().iter().map(|part| part.symbols).collect();
            for (area, (printed, finished)) in (0..).zip(symbols.into_iter().zip(finished)) {
                let stamp = if finished { Stamp::BurntOff } else { Stamp::Missing };
                let there = self.position.ghosts_at_haunt(at, Haunt::Mist(area));
                for place in usize::from(there)..usize::from(printed) {
                    if let Some(feet) = self.board.ghost(at, Haunt::Mist(area), place) {
                        lights.push(self.figure(stamp, feet, false, 1.0));
                    }
                }
            }
        }
    }

    fn ghosts(&mut self, figures: &mut Vec<Figure>) {
        for at in self.tiles() {
            let haunts: Vec<(Haunt, u8)> = self.position.haunts_on(at).collect();
            for (haunt, count) in haunts {
                for place in 0..usize::from(count) {
                    if let Some(feet) = self.board.ghost(at, haunt, place) {
                        figures.push(self.figure(Stamp::Ghost, feet, false, 1.0));
                    }
                }
            }
        }
    }

    fn guards(&mut self, figures: &mut Vec<Figure>) {
        for guard in self.position.standing() {
            if let Some(feet) = self.board.meeple(self.position.name_of(guard.part)) {
                figures.push(self.figure(Stamp::Guard(guard.colour), feet, false, 1.0));
            }
        }
    }

    fn lanterns(&mut self, lights: &mut Vec<Figure>) {
        let bright = lantern::DUSK + (1.0 - lantern::DUSK) * self.view.night;
        let land = Land { position: self.position, view: self.view };
        for guard in self.position.standing() {
            if let Some(feet) = self.board.meeple(self.position.name_of(guard.part)) {
                lights.push(self.figure(Stamp::Lantern, feet, false, bright).on(&land));
            }
        }
    }

    fn buried(&mut self, figures: &mut Vec<Figure>) {
        for cemetery in self.position.cemeteries() {
            if let Some((colour, feet)) = cemetery.buried.zip(self.board.grave(cemetery.at)) {
                figures.push(self.figure(Stamp::Buried(colour), feet, false, 1.0));
            }
        }
    }

    /// A hound on watch looks away from its guard.
    fn hounds(&mut self, figures: &mut Vec<Figure>) {
        for who in Hound::ALL {
            let Some(Whereabouts::With(part)) = self.position.hound(who) else { continue };
            let with = self.position.name_of(part);
            if let Some((feet, guard)) = self.board.hound(who, with).zip(self.board.meeple(with)) {
                figures.push(self.figure(Stamp::Hound(who), feet, feet.x < guard.x, 1.0));
            }
        }
    }

    /// Eloise sits with her tail away from her meeple, or beside the board.
    fn eloise(&mut self, figures: &mut Vec<Figure>) {
        match self.position.cat() {
            Some(Cat::With(part)) => {
                let with = self.position.name_of(part);
                if let Some((feet, guard)) = self.board.cat(with).zip(self.board.meeple(with)) {
                    figures.push(self.figure(Stamp::Cat, feet, feet.x < guard.x, 1.0));
                }
            }
            Some(Cat::Waits) => figures.push(self.figure(Stamp::Cat, waiting_cat(self.position), false, 1.0)),
            Some(Cat::Supply) | None => {}
        }
    }
}

/// The mirrored picture.
fn mirrored(picture: &Picture) -> Picture {
    let mut turned = picture.clone();
    for row in turned.rgba.chunks_exact_mut(4 * picture.width as usize) {
        let pixels: Vec<[u8; 4]> =
            row.chunks_exact(4).rev().map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]]).collect();
        row.copy_from_slice(pixels.as_flattened());
    }
    turned
}

#[cfg(test)]
mod tests {
    use super::super::tests::{WEST, position};
    use super::*;
    use crate::painter::tiles::geometry::origin;

    #[test]
    fn a_lantern_on_the_edge_lights_the_land_and_not_the_table() {
        let position = position(0);
        let view = View::whole(&position, 400, 300);
        let height = (lantern::EXTENT.squares * view.px as f32) as u32;
        let edge = origin(WEST) + Point::new(0.0, 0.5);
        let pool = Rc::new(lantern::pool(height));
        let figure = Figure::standing(pool, lantern::EXTENT.feet(height), edge, false, 1.0);
        let figure = figure.on(&Land { position: &position, view: &view });
        let (x, y) = lantern::EXTENT.feet(height);
        let seen = |squares: f32| figure.picture.pixel((x + squares * view.px as f32) as u32, y as u32)[3];
        assert!(seen(0.1) > 60, "{}", seen(0.1));
        assert_eq!(seen(-0.1), 0);
    }
}
