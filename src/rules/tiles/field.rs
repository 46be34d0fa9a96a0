//! The parts of field on a face: which half-edges belong together, and which cities they touch (RFIELD-1 to RFIELD-8).
//!
//! Around the rim of a face lie sixteen places, clockwise from the north-west corner: corner `c` is place `4c`,
//! half-edge `h` is place `2h + 1`, and the middle of side `s` is place `4s + 2`. A road, a city or mist is a barrier
//! that holds some of these places. It keeps two half-edges apart if it holds places on both ways from one to the
//! other.

use super::face::{Edge, Terrain};
use super::print::{Centre, FaceError, FacePrint};
use super::{Side, Square};
use serde::{Deserialize, Serialize};

/// Half-edges of a face, two on each side.
const HALF_EDGES: u8 = 8;

/// A part of field as it is written down, where a deck states the fields of a face itself (RFIELD-8).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldPrint {
    /// Its half-edges, 0 to 7, clockwise from the western half of the northern side, the face not turned.
    pub edges: Vec<u8>,
    /// The cities that it touches, as places in the face's list of cities.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<u8>,
}

/// A part of field on a checked face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// A bit for each of its half-edges.
    edges: u8,
    /// A bit for each city that it touches.
    cities: u8,
}

impl Field {
    /// Its half-edges on the face that is not turned, in ascending order (RFIELD-1).
    pub fn edges(self) -> impl Iterator<Item = u8> {
        (0..HALF_EDGES).filter(move |edge| self.edges >> edge & 1 == 1)
    }

    /// The cities that it touches, as places in the face's list of cities, in ascending order (RFIELD-7).
    pub fn cities(self) -> impl Iterator<Item = u8> {
        (0..HALF_EDGES).filter(move |city| self.cities >> city & 1 == 1)
    }

    /// The part as a deck would state it.
    pub fn print(self) -> FieldPrint {
        FieldPrint { edges: self.edges().collect(), cities: self.cities().collect() }
    }
}

/// The parts of field of a face, by their lowest half-edge (RFIELD-8). `start` is the square of the start tile that the
/// face is on, if it is.
pub(super) fn fields_of(print: &FacePrint, edges: &[Edge; 4], start: Option<Square>) -> Result<Vec<Field>, FaceError> {
    let half_edges = field_half_edges(edges);
    match &print.fields {
        Some(stated) => stated_fields(stated, half_edges, print.cities.len()),
        None => Ok(derived_fields(print, half_edges, &barriers(print, start))),
    }
}

/// A bit for each half-edge that is field (RFIELD-2).
fn field_half_edges(edges: &[Edge; 4]) -> u8 {
    let is_field = |edge: &Edge| edge.terrain != Terrain::City && edge.mist.is_none();
    let sides = (0..).zip(edges).filter(|(_, edge)| is_field(edge));
    sides.fold(0, |halves, (side, _): (u8, _)| halves | 3 << (2 * side))
}

/// The fields that a deck states itself (RFIELD-8).
fn stated_fields(stated: &[FieldPrint], half_edges: u8, cities: usize) -> Result<Vec<Field>, FaceError> {
    let mut covered = 0;
    let mut fields = Vec::new();
    for (index, print) in stated.iter().enumerate() {
        let mut field = Field::default();
        for &edge in &print.edges {
            if edge >= HALF_EDGES || half_edges >> edge & 1 == 0 {
                return Err(FaceError::NotField(edge));
            }
            if covered >> edge & 1 == 1 {
                return Err(FaceError::FieldTwice(edge));
            }
            covered |= 1 << edge;
            field.edges |= 1 << edge;
        }
        if field.edges == 0 {
            return Err(FaceError::FieldWithoutEdge(index));
        }
        for &city in &print.cities {
            if usize::from(city) >= cities {
                return Err(FaceError::NoSuchCity(index, city));
            }
            field.cities |= 1 << city;
        }
        fields.push(field);
    }
    let missing = half_edges & !covered;
    if missing != 0 {
        return Err(FaceError::FieldMissing(missing.trailing_zeros() as u8));
    }
    fields.sort_by_key(|field| field.edges.trailing_zeros());
    Ok(fields)
}

/// The fields that follow from the barriers (RFIELD-3, RFIELD-7).
fn derived_fields(print: &FacePrint, half_edges: u8, barriers: &[u16]) -> Vec<Field> {
    let mut fields: Vec<Field> = Vec::new();
    for edge in (0..HALF_EDGES).filter(|edge| half_edges >> edge & 1 == 1) {
        let together = |field: &&mut Field| {
            let first = field.edges.trailing_zeros() as u8;
            !barriers.iter().any(|&barrier| parts(barrier, first, edge))
        };
        match fields.iter_mut().find(together) {
            Some(field) => field.edges |= 1 << edge,
            None => fields.push(Field { edges: 1 << edge, cities: 0 }),
        }
    }
    for (index, city) in print.cities.iter().enumerate() {
        let beside = beside(&city.sides);
        for field in fields.iter_mut().filter(|field| field.edges & beside != 0) {
            field.cities |= 1 << index;
        }
    }
    fields
}

/// A bit for each half-edge that meets one of these sides at a corner of the tile (RFIELD-7).
fn beside(sides: &[Side]) -> u8 {
    let before_and_after = |&side: &Side| 1u8.rotate_left(2 * side as u32 + 7) | 1u8.rotate_left(2 * side as u32 + 2);
    sides.iter().map(before_and_after).fold(0, |all, bits| all | bits)
}

/// Whether a barrier holds a place strictly between two half-edges on both ways round.
fn parts(barrier: u16, a: u8, b: u8) -> bool {
    let (a, b) = (2 * a.min(b) + 1, 2 * a.max(b) + 1);
    let up_to = |place: u8| (1u16 << place) - 1;
    let inside = up_to(b) & !(up_to(a) | 1 << a);
    let outside = !(inside | 1 << a | 1 << b);
    barrier & inside != 0 && barrier & outside != 0
}

/// The barriers of a face (RFIELD-4).
fn barriers(print: &FacePrint, start: Option<Square>) -> Vec<u16> {
    let mut barriers: Vec<u16> = print.cities.iter().map(|city| whole_sides(&city.sides)).collect();
    let (through, ending): (Vec<_>, Vec<_>) = print.roads.iter().partition(|road| road.len() == 2);
    let mut roads: Vec<u16> = through.into_iter().map(|road| middles(road)).collect();
    if !ending.is_empty() {
        let meeting = ending.iter().fold(0, |places, road| places | middles(road));
        roads.push(meeting | ruin(print, start) | gate(print, &ending));
    }
    let (narrow, wide): (Vec<_>, Vec<_>) = print.mist.iter().partition(|area| area.sides.len() == 1);
    barriers.extend(narrow.into_iter().map(|area| whole_sides(&area.sides)));
    let wide = wide.into_iter().map(|area| whole_sides(&area.sides));
    // Mist of several sides lies over the middle, where the roads run.
    if roads.is_empty() {
        barriers.extend(wide);
    } else if print.mist.iter().any(|area| area.sides.len() > 1) {
        barriers.push(roads.into_iter().chain(wide).fold(0, |all, places| all | places));
    } else {
        barriers.extend(roads);
    }
    barriers
}

/// The middles of these sides.
fn middles(sides: &[Side]) -> u16 {
    sides.iter().fold(0, |places, &side| places | 1 << (4 * side as u16 + 2))
}

/// The middles of these sides and the half-edges beside them.
fn whole_sides(sides: &[Side]) -> u16 {
    sides.iter().fold(0, |places, &side| places | 0b111 << (4 * side as u16 + 1))
}

/// The corner of a start square in which the ruin stands (RFIELD-5).
fn ruin(print: &FacePrint, start: Option<Square>) -> u16 {
    match start {
        Some(at) if print.centre == Some(Centre::Ruin) => 1 << (4 * corner_of_ruin(at)),
        Some(_) | None => 0,
    }
}

/// Corners are counted clockwise from the north-west.
fn corner_of_ruin(start: Square) -> u16 {
    match (start.x, start.y) {
        (0, 0) => 1,
        (1, 0) => 0,
        (0, 1) => 2,
        _ => 3,
    }
}

/// The city to which the only road that ends on a face without a centre leads (RFIELD-4d).
fn gate(print: &FacePrint, ending: &[&Vec<Side>]) -> u16 {
    let &[road] = ending else { return 0 };
    if print.centre.is_some() {
        return 0;
    }
    let side = road[0] as usize;
    let leads_to = [2, 1, 3].map(|quarters| Side::ALL[(side + quarters) % 4]);
    let city = leads_to.into_iter().find_map(|side| print.cities.iter().find(|city| city.sides.contains(&side)));
    city.map_or(0, |city| whole_sides(&city.sides))
}
