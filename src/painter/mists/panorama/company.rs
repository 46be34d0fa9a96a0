//! All figures on a whole board. Circles and marks are on the ground. Then come guards, ghosts, hounds and Eloise, from
//! north to south, so that southern ones are drawn over the others.

use super::{Haunting, Wanderer, Who};
use crate::painter::figures::ghost::Mark;
use crate::painter::figures::{self, Extent, cat, circle, ghost, guard, hound, lantern};
use crate::painter::mists::regions::finished_areas;
use crate::painter::mists::standing::{OnBoard, waiting_cat};
use crate::painter::panorama::{self, Company, Figure, Land, Stamp as _, Stamps, Tiles, View};
use crate::painter::picture::Picture;
use crate::painter::tiles::geometry::Point;
use crate::rules::Colour;
use crate::rules::mists::{Cat, Haunt, Hound, Mists, Whereabouts};
use crate::rules::tiles::Square;
use std::rc::Rc;

/// The opacity of a circle that could hold a ghost, and of one that never can again.
const EMPTY: f32 = 0.85;
const SPENT: f32 = 0.45;

/// All figures of a position.
pub(super) fn of(position: &Mists, tiles: &Tiles, board: OnBoard, haunting: Option<&Haunting>) -> Company {
    let mut muster = Muster { position, tiles, board, stamps: Stamps::new(&tiles.view) };
    let mut lights = Vec::new();
    let mut figures = Vec::new();
    if let Some(haunting) = haunting {
        figures.extend(haunting.wanderers.iter().map(|wanderer| wanderer_figure(wanderer, &tiles.view)));
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
    Company { lights, figures }
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

/// The kinds of pictures on the board.
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

impl panorama::Stamp for Stamp {
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

struct Muster<'a, 'b> {
    position: &'a Mists,
    tiles: &'a Tiles<'a>,
    board: OnBoard<'b>,
    stamps: Stamps<Stamp>,
}

impl Muster<'_, '_> {
    fn figure(&mut self, stamp: Stamp, feet: Point, turned_round: bool, opacity: f32) -> Figure {
        self.stamps.figure(stamp, feet, turned_round, opacity)
    }

    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let squares: Vec<Square> = self
            .position
            .board()
            .tiles()
            .iter()
            .map(|tile| tile.at)
            .filter(|&at| self.tiles.view.shows(at, 0.5))
            .collect();
        squares.into_iter()
    }

    fn circles(&mut self, lights: &mut Vec<Figure>) {
        for at in self.squares() {
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
        for at in self.squares() {
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
        for at in self.squares() {
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
        let bright = lantern::DUSK + (1.0 - lantern::DUSK) * self.tiles.view.night;
        let land = Land { laid: self.tiles.laid, view: &self.tiles.view };
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
