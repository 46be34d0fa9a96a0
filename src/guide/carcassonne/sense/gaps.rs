//! What the gaps of the board mean for the regions that reach them.

use super::chances::Chances;
use super::fitting::Fitting;
use super::lands::{Land, Lands};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::{Ask, Kind, PartId, Side, Square};
use crate::rules::{ByColour, Colour};

/// The gaps of a position, with the tiles that would close them.
pub(super) struct Gaps {
    fitting: Fitting,
    openings: Vec<Opening>,
}

/// An empty square with what reaches it.
#[derive(Clone, Copy)]
struct Opening {
    at: Square,
    ask: Ask,
    /// The roads and cities that reach it, of each region one part.
    lands: Parts<4>,
    /// The fields that reach it, of each region one part.
    fields: Parts<8>,
}

/// Some parts.
#[derive(Clone, Copy)]
struct Parts<const MOST: usize> {
    parts: [Option<PartId>; MOST],
    count: usize,
}

impl<const MOST: usize> Parts<MOST> {
    const NONE: Self = Parts { parts: [None; MOST], count: 0 };

    /// Adds a part if none of its region is there yet.
    fn add(&mut self, game: &Carcassonne, part: PartId) {
        let region = game.board().region_of(part);
        if self.iter().all(|other| game.board().region_of(other) != region) {
            self.parts[self.count] = Some(part);
            self.count += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = PartId> {
        self.parts[..self.count].iter().flatten().copied()
    }
}

/// Regions that were met at a gap, as their places among the lands.
struct Met<const MOST: usize> {
    places: [usize; MOST],
    count: usize,
}

impl<const MOST: usize> Met<MOST> {
    const NOBODY: Self = Met { places: [0; MOST], count: 0 };

    /// The regions met before this one; nothing if it was met already.
    fn meet(&mut self, place: usize) -> Option<&[usize]> {
        if self.places[..self.count].contains(&place) {
            return None;
        }
        self.places[self.count] = place;
        self.count += 1;
        Some(&self.places[..self.count - 1])
    }
}

impl Gaps {
    pub fn of(game: &Carcassonne) -> Gaps {
        let openings = game.board().gaps().map(|at| Opening::of(game, at)).collect();
        Gaps { fitting: Fitting::of(game), openings }
    }

    /// Notes how hard the gaps make it to complete regions. `laid` is the square of the tile that was laid since the gaps
    /// were counted: only those beside it are others. `fights` gets the pairs of occupied regions that meet at a gap.
    pub fn look(
        &mut self,
        game: &Carcassonne,
        laid: Option<Square>,
        chances: &Chances,
        lands: &mut Lands,
        fights: &mut Fights,
    ) {
        let near = |at: Square| laid.is_some_and(|laid| at == laid || laid.neighbours().contains(&at));
        for opening in self.openings.iter().filter(|opening| !near(opening.at)) {
            opening.look(game, &mut self.fitting, chances, lands, fights);
        }
        let beside = laid.into_iter().flat_map(Square::neighbours).filter(|&at| game.board().is_empty(at));
        for at in beside {
            Opening::of(game, at).look(game, &mut self.fitting, chances, lands, fights);
        }
    }
}

impl Opening {
    fn of(game: &Carcassonne, at: Square) -> Opening {
        let (mut edges, mut lands, mut fields) = ([None; 4], Parts::NONE, Parts::NONE);
        for side in Side::ALL {
            let Some(id) = game.board().tile_at(at.beyond(side)) else { continue };
            let tile = game.board().tile(id);
            let face = game.face(tile.face);
            let edge = face.edge(side.opposite(), tile.turn);
            let part = |local: u8| game.board().part_of(id, local);
            edges[side as usize] = Some(edge);
            edge.land.into_iter().for_each(|land| lands.add(game, part(land)));
            let halves = face.half_edges(side.opposite(), tile.turn).into_iter().flatten();
            halves.for_each(|field| fields.add(game, part(field)));
        }
        Opening { at, ask: Ask::of(edges), lands, fields }
    }

    fn look(
        &self,
        game: &Carcassonne,
        fitting: &mut Fitting,
        chances: &Chances,
        lands: &mut Lands,
        fights: &mut Fights,
    ) {
        let mut met = Met::<4>::NOBODY;
        for part in self.lands.iter() {
            let Some(place) = lands.known(game.board().region_of(part)) else { continue };
            let Some(others) = met.meet(place) else { continue };
            let fit = fitting.fit(game, self.ask);
            let land = lands.at_mut(place);
            land.hard += chances.gap(land.region.kind, fit);
            land.gaps += 1.0;
            others.iter().for_each(|&other| fights.note(place, other, lands.all()));
        }
        let mut met = Met::<8>::NOBODY;
        for part in self.fields.iter() {
            let Some(place) = lands.known(game.board().region_of(part)) else { continue };
            for &other in met.meet(place).into_iter().flatten() {
                fights.note(place, other, lands.all());
            }
        }
    }
}

/// Pairs of occupied regions that meet at a gap.
#[derive(Default)]
pub(super) struct Fights(Vec<(u8, u8)>);

impl Fights {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    fn note(&mut self, one: usize, other: usize, lands: &[Land]) {
        let pair = (one.min(other) as u8, one.max(other) as u8);
        let (one, other) = (&lands[one], &lands[other]);
        if one.region.kind == other.region.kind && !one.is_free() && !other.is_free() && !self.0.contains(&pair) {
            self.0.push(pair);
        }
    }

    /// What each player would win or lose if each pair were joined: of roads and cities, and of fields.
    pub fn gains(&self, lands: &[Land], promises: &[f32]) -> [ByColour<f32>; 2] {
        let mut gains = [ByColour::default(); 2];
        for &(one, other) in &self.0 {
            let (one, other) = (usize::from(one), usize::from(other));
            let [a, b] = [one, other].map(|at| &lands[at].counts);
            let counts = ByColour(std::array::from_fn(|at| a.0[at] + b.0[at]));
            let most = |counts: &ByColour<u8>| counts.0.into_iter().max().unwrap_or_default();
            let (both, most_a, most_b) = (most(&counts), most(a), most(b));
            let of_kind = &mut gains[usize::from(lands[one].region.kind == Kind::Field)];
            for colour in Colour::ALL.into_iter().filter(|&colour| counts[colour] > 0) {
                let share = |has: bool, points: f32| if has { points } else { 0.0 };
                of_kind[colour] += share(counts[colour] == both, promises[one] + promises[other])
                    - share(a[colour] == most_a, promises[one])
                    - share(b[colour] == most_b, promises[other]);
            }
        }
        gains
    }
}
