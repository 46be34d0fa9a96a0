//! A face of a tile that was checked, with the tables in which the board looks things up. A [`FacePrint`] is what
//! people write.

use super::closing::{Ask, Closing, Ends};
use super::field::{self, Field};
use super::part::{Kind, Part};
use super::print::{Centre, FaceError, FacePrint};
use super::{Rotation, Rotations, Side, Square};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// What an edge shows apart from mist; it has to match across a shared edge (PLACE-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Terrain {
    /// Open land.
    Field = 0,
    /// A road crosses the middle of the edge.
    Road = 1,
    /// The edge is city.
    City = 2,
}

/// What one side of a face shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Field, road or city.
    pub terrain: Terrain,
    /// The road or city that reaches this side, as a place in [`Face::parts`].
    pub land: Option<u8>,
    /// The mist area that reaches this side, as a place in [`Face::parts`].
    pub mist: Option<u8>,
}

/// A face that was checked. Cheap to copy: every game has its own list of faces.
///
/// ```
/// use mists::rules::tiles::{Face, FaceError, FacePrint, MistPrint, Rotation, Side, Terrain};
///
/// // A road from east to west, under mist in the west.
/// let mist = MistPrint { sides: vec![Side::W], symbols: 1, circles: 0 };
/// let print = FacePrint { roads: vec![vec![Side::E, Side::W]], mist: vec![mist], ..FacePrint::default() };
/// let face = Face::try_from(print.clone())?;
/// let north = face.edge(Side::N, Rotation::new(1));
/// assert_eq!((face.symbols(), north.terrain, north.mist.is_some()), (1, Terrain::Road, true));
///
/// // A side shows one road at most.
/// let wrong = FacePrint { roads: vec![vec![Side::E], vec![Side::E]], ..print };
/// assert_eq!(Face::try_from(wrong), Err(FaceError::SideTwice(Side::E)));
/// # Ok::<(), FaceError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "FacePrint", into = "FacePrint")]
pub struct Face {
    /// What all copies share.
    shared: Arc<Shared>,
    edges: [Edge; 4],
    /// The part of field at the two half-edges of each side.
    half_edges: [[Option<u8>; 2]; 4],
    first_mist: u8,
    /// Where those parts begin that only games with fields play with.
    first_more: u8,
}

/// The larger tables of a face.
#[derive(Debug, PartialEq, Eq)]
struct Shared {
    print: FacePrint,
    /// Roads, cities, the castle and the mist areas; then the monastery or cemetery and the fields.
    parts: Box<[Part]>,
    fields: Box<[Field]>,
    fits: [Rotations; 256],
    /// What it ends where, once somebody asked.
    closing: OnceLock<Closing>,
}

impl TryFrom<FacePrint> for Face {
    type Error = FaceError;

    fn try_from(print: FacePrint) -> Result<Face, FaceError> {
        Face::printed(print, None)
    }
}

impl Face {
    /// The face that is printed on a square of the start tile.
    pub(super) fn on_start(print: FacePrint, at: Square) -> Result<Face, FaceError> {
        Face::printed(print, Some(at))
    }

    fn printed(print: FacePrint, start: Option<Square>) -> Result<Face, FaceError> {
        let mut edges = [Edge { terrain: Terrain::Field, land: None, mist: None }; 4];
        let mut parts = Vec::new();
        let mut claim = |sides: &[Side], terrain: Terrain, part: usize| {
            for &side in sides {
                let edge = &mut edges[side as usize];
                if edge.land.is_some() {
                    return Err(FaceError::SideTwice(side));
                }
                (edge.terrain, edge.land) = (terrain, Some(part as u8));
            }
            Ok(())
        };
        for (index, sides) in print.roads.iter().enumerate() {
            if !(1..=2).contains(&sides.len()) {
                return Err(FaceError::RoadSides(index, sides.len()));
            }
            claim(sides, Terrain::Road, parts.len())?;
            parts.push(Part::plain(Kind::Road, index, sides.len()));
        }
        for (index, city) in print.cities.iter().enumerate() {
            if city.sides.is_empty() {
                return Err(FaceError::NoSides("city", index));
            }
            claim(&city.sides, Terrain::City, parts.len())?;
            parts.push(Part { shields: city.shields, ..Part::plain(Kind::City, index, city.sides.len()) });
        }
        if print.centre == Some(Centre::Castle) {
            parts.push(Part::plain(Kind::Castle, 0, 0));
        }
        let first_mist = parts.len() as u8;
        for (index, area) in print.mist.iter().enumerate() {
            if area.sides.is_empty() {
                return Err(FaceError::NoSides("mist area", index));
            }
            if area.symbols > 0 && area.circles > 0 {
                return Err(FaceError::SymbolsAndCircles(index));
            }
            if area.symbols.max(area.circles) > 9 {
                return Err(FaceError::TooMany(index, area.symbols.max(area.circles)));
            }
            for &side in &area.sides {
                let edge = &mut edges[side as usize];
                if edge.terrain == Terrain::City {
                    return Err(FaceError::MistOnCity(side));
                }
                if edge.mist.replace(parts.len() as u8).is_some() {
                    return Err(FaceError::MistTwice(side));
                }
            }
            let plain = Part::plain(Kind::Mist, index, area.sides.len());
            parts.push(Part { symbols: area.symbols, circles: area.circles, ..plain });
        }
        let first_more = parts.len() as u8;
        match print.centre {
            Some(Centre::Monastery) => parts.push(Part::plain(Kind::Monastery, 0, 0)),
            Some(Centre::Cemetery) => parts.push(Part::plain(Kind::Cemetery, 0, 0)),
            Some(Centre::Village | Centre::Castle | Centre::Ruin) | None => {}
        }
        let fields = field::fields_of(&print, &edges, start)?.into_boxed_slice();
        let mut half_edges = [[None; 2]; 4];
        for (index, field) in fields.iter().enumerate() {
            for edge in field.edges() {
                half_edges[usize::from(edge / 2)][usize::from(edge % 2)] = Some(parts.len() as u8);
            }
            parts.push(Part::plain(Kind::Field, index, field.edges().count()));
        }
        let fits = std::array::from_fn(|ring| turns_that_fit(&edges, Ring(ring as u8)));
        let shared = Arc::new(Shared { print, parts: parts.into(), fields, fits, closing: OnceLock::new() });
        Ok(Face { shared, edges, half_edges, first_mist, first_more })
    }
}

impl From<Face> for FacePrint {
    fn from(face: Face) -> FacePrint {
        face.shared.print.clone()
    }
}

impl Face {
    /// The face as it is written down.
    pub fn print(&self) -> &FacePrint {
        &self.shared.print
    }

    /// What stands in the middle.
    pub fn centre(&self) -> Option<Centre> {
        self.shared.print.centre
    }

    /// What the face shows on this side of its square when it is turned like this.
    pub fn edge(&self, side: Side, turn: Rotation) -> Edge {
        self.edges[side.unturned(turn) as usize]
    }

    /// The sides of its square that a part reaches when the face is turned like this. The part is its place in
    /// [`Face::parts`].
    pub fn sides_of(&self, part: u8, turn: Rotation) -> impl Iterator<Item = Side> + '_ {
        Side::ALL.into_iter().filter(move |&side| {
            let edge = self.edge(side, turn);
            edge.land == Some(part) || edge.mist == Some(part)
        })
    }

    /// The parts of field at the two half-edges on this side, clockwise, as places in [`Face::parts_with_fields`].
    pub fn half_edges(&self, side: Side, turn: Rotation) -> [Option<u8>; 2] {
        self.half_edges[side.unturned(turn) as usize]
    }

    /// Roads, then cities, then the castle, then the mist areas, each in printed order.
    pub fn parts(&self) -> &[Part] {
        &self.shared.parts[..self.first_more as usize]
    }

    /// The same, and after them what only games with fields play with: the monastery or cemetery, and the fields.
    pub fn parts_with_fields(&self) -> &[Part] {
        &self.shared.parts
    }

    /// The mist areas among [`Face::parts`].
    pub fn mist_parts(&self) -> &[Part] {
        &self.shared.parts[self.first_mist as usize..self.first_more as usize]
    }

    /// The parts of field, by their lowest half-edge (RFIELD-3, RFIELD-8).
    pub fn fields(&self) -> &[Field] {
        &self.shared.fields
    }

    /// Where the part of this kind and index stands in [`Face::parts`].
    pub fn part(&self, kind: Kind, index: u8) -> Option<u8> {
        place_of(self.parts(), kind, index)
    }

    /// Where the part of this kind and index stands in [`Face::parts_with_fields`].
    pub fn part_with_fields(&self, kind: Kind, index: u8) -> Option<u8> {
        place_of(self.parts_with_fields(), kind, index)
    }

    /// Whether any mist is printed on it.
    pub fn has_mist(&self) -> bool {
        !self.shared.print.mist.is_empty()
    }

    /// Symbols on the whole face.
    pub fn symbols(&self) -> u8 {
        self.shared.print.mist.iter().map(|area| area.symbols).sum()
    }

    /// Circles on the whole face.
    pub fn circles(&self) -> u8 {
        self.shared.print.mist.iter().map(|area| area.circles).sum()
    }

    /// Shields on the whole face.
    pub fn shields(&self) -> u8 {
        self.shared.print.cities.iter().map(|city| city.shields).sum()
    }

    /// The rotations in which the face fits into a gap with this ring (PLACE-2, PLACE-3).
    pub(in crate::rules) fn fits(&self, ring: Ring) -> Rotations {
        self.shared.fits[ring.0 as usize]
    }

    /// What the face would end in a gap; nothing where it does not fit.
    pub fn ends(&self, ask: Ask) -> Ends {
        self.shared.closing.get_or_init(|| Closing::of(self)).ends(ask)
    }

    /// Whether one face is the other one turned, with all that is printed on it.
    pub fn same_when_turned(&self, other: &Face) -> bool {
        Rotation::ALL.into_iter().any(|turn| self.signature(turn) == other.signature(Rotation::default()))
    }

    /// Whether nobody could tell by what is printed which of these two ways it is turned.
    pub fn looks_alike(&self, one: Rotation, other: Rotation) -> bool {
        self.signature(one) == self.signature(other)
    }

    /// Everything printed, turned, with the lists in an order that does not depend on how it was written.
    fn signature(&self, turn: Rotation) -> FacePrint {
        let turned = |sides: &[Side]| {
            let mut sides: Vec<Side> = sides.iter().map(|side| side.turned(turn)).collect();
            sides.sort();
            sides
        };
        let mut print = FacePrint::clone(&self.shared.print);
        for road in &mut print.roads {
            *road = turned(road);
        }
        for city in &mut print.cities {
            city.sides = turned(&city.sides);
        }
        for area in &mut print.mist {
            area.sides = turned(&area.sides);
        }
        for field in print.fields.iter_mut().flatten() {
            field.edges.iter_mut().for_each(|edge| *edge = (*edge + 2 * turn.quarters()) % 8);
            field.edges.sort_unstable();
        }
        print.roads.sort();
        print.cities.sort_by(|a, b| a.sides.cmp(&b.sides));
        print.mist.sort_by(|a, b| a.sides.cmp(&b.sides));
        print
    }
}

/// What the four neighbours of an empty square ask of a tile laid there: two bits a side, a [`Terrain`] or "anything".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct Ring(pub u8);

impl Ring {
    /// Nothing beside the square asks for anything.
    pub const FREE: Ring = Ring(0xff);

    /// Asks for a terrain on one side.
    pub fn demand(&mut self, side: Side, terrain: Terrain) {
        let shift = 2 * side as u8;
        self.0 = self.0 & !(3 << shift) | (terrain as u8) << shift;
    }

    /// Whether this terrain on this side is all right.
    pub fn accepts(self, side: Side, terrain: Terrain) -> bool {
        let asked = self.0 >> (2 * side as u8) & 3;
        asked == 3 || asked == terrain as u8
    }
}

fn place_of(parts: &[Part], kind: Kind, index: u8) -> Option<u8> {
    parts.iter().position(|part| part.kind == kind && part.index == index).map(|at| at as u8)
}

fn turns_that_fit(edges: &[Edge; 4], ring: Ring) -> Rotations {
    let fits = |turn: Rotation| {
        Side::ALL.into_iter().all(|side| ring.accepts(side, edges[side.unturned(turn) as usize].terrain))
    };
    Rotation::ALL.into_iter().filter(|&turn| fits(turn)).collect()
}
