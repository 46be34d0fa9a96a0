//! How many unseen tiles would close a gap of the board: everybody can count them.

use crate::guide::mists::around::facing;
use crate::rules::mists::Mists;
use crate::rules::tiles::{Edge, Face, PartId, Rotation, Side, Square, Terrain};

/// What a side of a gap can ask for: field, road or city, the first two with or without mist; or nothing.
const ASKS: usize = 7;
/// Nothing lies beyond this side.
const FREE: u8 = 6;
/// All that four sides can ask for.
const RINGS: usize = ASKS.pow(4);

/// How many unseen tiles fit into a gap so that what they touch there ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fit {
    /// All roads end.
    pub road: u8,
    /// All cities end.
    pub city: u8,
    /// All mist ends, and meets only mist.
    pub mist: u8,
}

/// A gap with what surrounds it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    /// The empty square.
    pub at: Square,
    /// The roads and cities that reach it, side by side.
    pub lands: [Option<PartId>; 4],
    /// The mist that reaches it, side by side.
    pub mists: [Option<PartId>; 4],
    /// The unseen tiles that would close it.
    pub fit: Fit,
}

/// A face in one rotation.
struct Turned {
    /// What each side shows.
    shows: [u8; 4],
    /// The sides that the road or city of each side reaches, as bits.
    land: [u8; 4],
    /// The sides that the mist of each side reaches, as bits.
    mist: [u8; 4],
}

/// The unseen tiles, and what is already known of gaps.
pub(super) struct Fitting {
    faces: Vec<(u8, [Turned; 4])>,
    known: Box<[Option<Fit>; RINGS]>,
}

fn shown(edge: Edge) -> u8 {
    match edge.terrain {
        Terrain::Field => u8::from(edge.mist.is_some()),
        Terrain::Road => 2 + u8::from(edge.mist.is_some()),
        Terrain::City => 4,
    }
}

impl Turned {
    fn of(face: &Face, turn: Rotation) -> Turned {
        let edges = Side::ALL.map(|side| face.edge(side, turn));
        let reached = |part: fn(&Edge) -> Option<u8>| {
            edges.map(|edge| {
                let same = |other: &Edge| part(&edge).is_some() && part(other) == part(&edge);
                edges.iter().enumerate().map(|(at, other)| u8::from(same(other)) << at).sum()
            })
        };
        Turned { shows: edges.map(shown), land: reached(|edge| edge.land), mist: reached(|edge| edge.mist) }
    }

    /// Whether it fits, and then whether roads, cities and mist end in the gap.
    fn closes(&self, ring: [u8; 4]) -> Option<[bool; 3]> {
        let mut closes = [true; 3];
        let free = (0..4).map(|side| u8::from(ring[side] == FREE) << side).sum::<u8>();
        for (side, &asked) in ring.iter().enumerate() {
            let shows = self.shows[side];
            if asked == FREE {
                continue;
            }
            if asked / 2 != shows / 2 {
                return None;
            }
            match shows / 2 {
                1 => closes[0] &= self.land[side] & free == 0,
                2 => closes[1] &= self.land[side] & free == 0,
                _ => {}
            }
            closes[2] &= asked == shows && self.mist[side] & free == 0;
        }
        Some(closes)
    }
}

impl Fitting {
    /// The unseen tiles of a position.
    pub fn of(game: &Mists) -> Fitting {
        let mut faces: Vec<(u8, [Turned; 4])> = Vec::with_capacity(64);
        let mut last = None;
        for id in game.unseen() {
            match faces.last_mut() {
                Some((count, _)) if last == Some(id) => *count += 1,
                _ => faces.push((1, Rotation::ALL.map(|turn| Turned::of(game.face(id), turn)))),
            }
            last = Some(id);
        }
        Fitting { faces, known: Box::new([None; RINGS]) }
    }

    /// What surrounds an empty square.
    pub fn opening(&mut self, game: &Mists, at: Square) -> Opening {
        let (mut ring, mut lands, mut mists) = ([FREE; 4], [None; 4], [None; 4]);
        for there in facing(game, at) {
            let side = there.side as usize;
            (lands[side], mists[side], ring[side]) = (there.land, there.mist, shown(there.edge));
        }
        Opening { at, lands, mists, fit: self.fit(ring) }
    }

    fn fit(&mut self, ring: [u8; 4]) -> Fit {
        let place = ring.iter().fold(0, |place, &asked| ASKS * place + usize::from(asked));
        if let Some(fit) = self.known[place] {
            return fit;
        }
        let mut fit = Fit::default();
        for (count, turns) in &self.faces {
            let mut closes = [false; 3];
            for turned in turns.iter().filter_map(|turned| turned.closes(ring)) {
                closes.iter_mut().zip(turned).for_each(|(closes, turned)| *closes |= turned);
            }
            fit.road += count * u8::from(closes[0]);
            fit.city += count * u8::from(closes[1]);
            fit.mist += count * u8::from(closes[2]);
        }
        self.known[place] = Some(fit);
        fit
    }
}
