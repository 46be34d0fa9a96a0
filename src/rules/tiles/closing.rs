//! What a face would end in a gap of the board: a table for each face, made when it is first asked for.

use super::{Edge, Face, Rotation, Side, Terrain};

/// What a side of a gap can ask for: a field, a road, both with or without mist, a city, or nothing.
const ASKS: usize = 6;
/// All that four sides can ask for.
const ALL: usize = ASKS.pow(4);

/// What the four neighbours of a gap show there, mist too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask(u16);

/// What ends where a face is laid into a gap, in the rotations in which it fits. Each may end in another rotation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ends {
    /// Whether it fits at all.
    pub fits: bool,
    /// All roads that reach the gap.
    pub roads: bool,
    /// All cities that reach the gap.
    pub cities: bool,
    /// All mist that reaches the gap, and it meets only mist.
    pub mist: bool,
    /// Which sides of the gap it joins by road or city: a bit for each of [`PAIRS`].
    pub joins: u8,
}

/// The pairs of sides that can be joined, each side by its place in [`Side::ALL`].
pub const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// The table of one face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Closing(Box<[Ends; ALL]>);

impl Ask {
    /// How many there are.
    pub const COUNT: usize = ALL;

    /// Its number, below [`Ask::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize % ALL
    }

    /// These edges of the neighbours, side by side; none where nothing lies face up.
    pub fn of(edges: [Option<Edge>; 4]) -> Ask {
        Ask(edges.into_iter().fold(0, |ask, edge| ASKS as u16 * ask + edge.map_or(0, shown)))
    }

    /// The same for each side: 0 where nothing is asked for.
    fn sides(self) -> [u16; 4] {
        let asks = ASKS as u16;
        [self.0 / asks.pow(3), self.0 / asks.pow(2) % asks, self.0 / asks % asks, self.0 % asks]
    }
}

/// What an edge shows, from 1 to 5.
fn shown(edge: Edge) -> u16 {
    let mist = u16::from(edge.mist.is_some());
    match edge.terrain {
        Terrain::Field => 1 + mist,
        Terrain::Road => 3 + mist,
        Terrain::City => 5,
    }
}

impl Closing {
    pub fn of(face: &Face) -> Closing {
        let turned = Rotation::ALL.map(|turn| Side::ALL.map(|side| face.edge(side, turn)));
        let mut table = Box::new([Ends::default(); ALL]);
        for (ask, ends) in (0..).zip(table.iter_mut()) {
            let sides = Ask(ask).sides();
            for more in turned.iter().filter_map(|edges| ends_of(edges, sides)) {
                ends.fits = true;
                ends.roads |= more.roads;
                ends.cities |= more.cities;
                ends.mist |= more.mist;
                ends.joins |= more.joins;
            }
        }
        Closing(table)
    }

    pub fn ends(&self, ask: Ask) -> Ends {
        self.0[ask.index()]
    }
}

/// What ends if these edges are laid there; `None` if they do not fit.
fn ends_of(edges: &[Edge; 4], asked: [u16; 4]) -> Option<Ends> {
    let mut ends = Ends { fits: true, roads: true, cities: true, mist: true, joins: 0 };
    for (edge, &ask) in edges.iter().zip(&asked) {
        let shows = shown(*edge);
        if ask == 0 {
            continue;
        }
        if ask.div_ceil(2) != shows.div_ceil(2) {
            return None;
        }
        let goes_on = |part: fn(&Edge) -> Option<u8>| {
            let mut free = edges.iter().zip(&asked).filter(|&(_, &ask)| ask == 0);
            part(edge).is_some() && free.any(|(other, _)| part(other) == part(edge))
        };
        match edge.terrain {
            Terrain::Field => {}
            Terrain::Road => ends.roads &= !goes_on(|edge| edge.land),
            Terrain::City => ends.cities &= !goes_on(|edge| edge.land),
        }
        ends.mist &= ask == shows && !goes_on(|edge| edge.mist);
    }
    for (bit, (one, other)) in PAIRS.into_iter().enumerate() {
        let asks = asked[one] > 0 && asked[other] > 0;
        let joined = edges[one].land.is_some() && edges[one].land == edges[other].land;
        ends.joins |= u8::from(asks && joined) << bit;
    }
    Some(ends)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tiles::{CityPrint, FacePrint, MistPrint};

    /// A road from east to west with mist in the west, and a city in the north.
    fn face() -> Face {
        let mist = MistPrint { sides: vec![Side::W], symbols: 1, circles: 0 };
        let city = CityPrint { sides: vec![Side::N], shields: 0 };
        let print = FacePrint {
            roads: vec![vec![Side::E, Side::W]],
            cities: vec![city],
            mist: vec![mist],
            ..FacePrint::default()
        };
        Face::try_from(print).expect("a face")
    }

    #[test]
    fn a_face_ends_what_does_not_go_on() {
        let face = face();
        let edge = |side: Side| Some(face.edge(side, Rotation::default()));
        // Only the city is there: it ends.
        let ends = face.ends(Ask::of([edge(Side::N), None, None, None]));
        assert_eq!(ends, Ends { fits: true, roads: true, cities: true, mist: true, joins: 0 });
        // Only the clear road: it goes on to the west.
        let ends = face.ends(Ask::of([None, edge(Side::E), None, None]));
        assert!(!ends.roads && ends.cities);
        // Both sides of the road: it joins them.
        assert_eq!(face.ends(Ask::of([None, edge(Side::E), None, edge(Side::W)])).joins, 1 << 4);
        // Both roads, and mist in the west.
        let ends = face.ends(Ask::of([None, edge(Side::E), None, edge(Side::W)]));
        assert!(ends.roads && ends.mist);
        // Mist on both roads: the face has only one.
        assert!(!face.ends(Ask::of([None, edge(Side::W), None, edge(Side::W)])).mist);
        // Three cities do not fit.
        assert_eq!(face.ends(Ask::of([edge(Side::N), edge(Side::N), edge(Side::N), None])), Ends::default());
    }
}
