//! Decks: which faces there are, how often each comes, and the start tile. Every [`Deck`] was checked when it was made.

use super::tile_set::TileSet;
use super::{Face, FaceError, FacePrint, Kind, Rotation, Side, Square, Terrain};
use crate::rules::data::{self, DataError};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Every tile of a board has a number that fits into a set of tiles.
const _: () = assert!(Deck::MOST_TILES + Deck::START.len() <= TileSet::SIZE);

/// A face's place in [`Deck::faces`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FaceId(pub(in crate::rules) u8);

impl FaceId {
    /// The place as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Each face among these sorted ones, and how often it is there.
    pub fn counted(sorted: &[FaceId]) -> Vec<(FaceId, u8)> {
        sorted.chunk_by(|one, next| one == next).map(|same| (same[0], same.len() as u8)).collect()
    }
}

/// A face of the deck with its name and how many tiles show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedFace {
    /// Its name, unique in the deck.
    pub name: String,
    /// What is printed on it.
    pub face: Face,
    /// Tiles with this face, at least one.
    pub count: u8,
}

/// A deck of land tiles with its start tile (SETUP-1).
///
/// ```
/// use mists::rules::tiles::Deck;
/// use mists::table::mists::shipped;
///
/// let deck = shipped::deck()?;
/// let first = &deck.faces()[0];
/// assert_eq!(deck.find(&first.name).map(|face| face.index()), Some(0));
///
/// // What is wrong with a deck is said in one sentence.
/// let error = Deck::parse("(name: \"empty\", start: [], tiles: [])", "my.ron").expect_err("no tiles");
/// assert_eq!(error.to_string(), "my.ron, line 1: no tiles: expected at least one");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "DeckPrint", into = "DeckPrint")]
pub struct Deck {
    name: String,
    faces: Vec<NamedFace>,
    start: [(Square, Face); 4],
}

/// A deck as it is written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckPrint {
    /// The deck's name.
    pub name: String,
    /// The four squares of the start tile.
    pub start: Vec<StartPrint>,
    /// The faces in the order of their ids.
    pub tiles: Vec<TilePrint>,
}

/// A square of the start tile as it is written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartPrint {
    /// Which of the four squares.
    pub at: Square,
    /// What is printed on it.
    pub face: FacePrint,
}

/// A face of the deck as it is written down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TilePrint {
    /// Its name, unique in the deck.
    pub name: String,
    /// Tiles with this face, at least one.
    pub count: u8,
    /// What is printed on it.
    pub face: FacePrint,
}

/// Why a printed deck is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{at}{what}")]
pub struct DeckError {
    at: Entry,
    what: Fault,
}

/// Which entry of a deck is wrong: a whole list, or one of its entries with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Entry {
    Tiles,
    Tile(usize, String),
    Start,
    StartSquare(usize, Square),
}

/// What is wrong with an entry and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum Fault {
    #[error(transparent)]
    Face(#[from] FaceError),
    #[error(
        "road on side {0:?} ends nowhere: expected a second side, a village, castle, cemetery or city to end at, \
         or a junction of three roads"
    )]
    EndsNowhere(Side),
    #[error("{0} shields: expected at most {most}", most = Deck::MOST_SHIELDS)]
    Shields(u8),
    #[error("no name: expected one")]
    NoName,
    #[error("the name is used twice: expected each face once, with its count")]
    NameTwice,
    #[error("count 0: expected at least 1")]
    NoCount,
    #[error("no tiles: expected at least one")]
    NoTiles,
    #[error("{0} tiles in all: expected at most {most}", most = Deck::MOST_TILES)]
    Tiles(usize),
    #[error("{0} different faces: expected at most {most}", most = Deck::MOST_FACES)]
    Faces(usize),
    #[error("expected one of (0, 0), (1, 0), (0, 1) and (1, 1)")]
    Elsewhere,
    #[error("it is given twice: expected each of the four squares once")]
    SquareTwice,
    #[error("start square {0} is missing: expected (0, 0), (1, 0), (0, 1) and (1, 1)")]
    Missing(Square),
    #[error("side {0:?} shows {1}, but {2} shows {3} there: expected inner edges to match")]
    Unmatched(Side, &'static str, Square, &'static str),
    #[error("no outer edge reaches mist area {0}: expected one, if need be by way of joined squares")]
    Unreached(u8),
}

impl Deck {
    /// The most tiles a deck may have. However they lie, the board has room for them and the four start squares.
    pub const MOST_TILES: usize = 160;
    /// The most different faces; with the start squares and a scenario's own they stay within a [`FaceId`].
    pub const MOST_FACES: usize = 250;
    /// The most shields in one piece of city.
    pub const MOST_SHIELDS: u8 = 9;
    /// The squares of the start tile, in the order of [`Deck::start`].
    pub const START: [Square; 4] = [Square::new(0, 0), Square::new(1, 0), Square::new(0, 1), Square::new(1, 1)];

    /// Reads the text of a deck file; `file` is how errors name it.
    pub fn parse(text: &str, file: &str) -> Result<Deck, DataError> {
        let print: DeckPrint = data::read(text, file, "a deck")?;
        Deck::try_from(print).map_err(|error| DataError::new(file, error.line_in(text), error))
    }

    /// The faces of a list, each checked.
    pub(in crate::rules) fn checked(tiles: Vec<TilePrint>) -> Result<Vec<NamedFace>, DeckError> {
        check_numbers(tiles.iter().map(|tile| tile.count))?;
        let mut faces: Vec<NamedFace> = Vec::new();
        for (index, tile) in tiles.into_iter().enumerate() {
            let name = tile.name.clone();
            let named = named_face(tile, &faces).map_err(|what| DeckError { at: Entry::Tile(index, name), what })?;
            faces.push(named);
        }
        Ok(faces)
    }

    /// A deck with this name that has these faces before its own ones.
    pub(in crate::rules) fn after(&self, name: &str, mut faces: Vec<NamedFace>) -> Result<Deck, DeckError> {
        let of_both = |named: &&NamedFace| faces.iter().any(|other| other.name == named.name);
        if let Some((index, named)) = (0..).zip(&self.faces).find(|(_, named)| of_both(named)) {
            return Err(DeckError { at: Entry::Tile(index, named.name.clone()), what: Fault::NameTwice });
        }
        faces.extend(self.faces.iter().cloned());
        check_numbers(faces.iter().map(|named| named.count))?;
        Ok(Deck { name: name.to_owned(), faces, start: self.start.clone() })
    }

    /// The deck's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// All different faces in file order; a [`FaceId`] is a place in this list.
    pub fn faces(&self) -> &[NamedFace] {
        &self.faces
    }

    /// The start tile's squares: south-west, south-east, north-west, north-east.
    pub fn start(&self) -> &[(Square, Face); 4] {
        &self.start
    }

    /// The id of the face with this name.
    pub fn find(&self, name: &str) -> Option<FaceId> {
        self.faces.iter().position(|named| named.name == name).map(|at| FaceId(at as u8))
    }
}

impl TryFrom<DeckPrint> for Deck {
    type Error = DeckError;

    fn try_from(print: DeckPrint) -> Result<Deck, DeckError> {
        Ok(Deck { name: print.name, faces: Deck::checked(print.tiles)?, start: start_tile(print.start)? })
    }
}

impl From<Deck> for DeckPrint {
    fn from(deck: Deck) -> DeckPrint {
        let tile = |named: NamedFace| TilePrint { name: named.name, count: named.count, face: named.face.into() };
        let square = |(at, face): (Square, Face)| StartPrint { at, face: face.into() };
        DeckPrint {
            name: deck.name,
            start: deck.start.map(square).into(),
            tiles: deck.faces.into_iter().map(tile).collect(),
        }
    }
}

impl DeckError {
    /// The line on which the entry stands in the text that the deck was read from.
    pub(in crate::rules) fn line_in(&self, text: &str) -> usize {
        self.at.line(text)
    }
}

/// Whether a list has faces and tiles, and not too many of them.
fn check_numbers(counts: impl ExactSizeIterator<Item = u8> + Clone) -> Result<(), DeckError> {
    let fault = |what| Err(DeckError { at: Entry::Tiles, what });
    if counts.len() > Deck::MOST_FACES {
        return fault(Fault::Faces(counts.len()));
    }
    if counts.len() == 0 {
        return fault(Fault::NoTiles);
    }
    let tiles = counts.map(usize::from).sum();
    if tiles > Deck::MOST_TILES { fault(Fault::Tiles(tiles)) } else { Ok(()) }
}

impl Entry {
    /// The line on which the entry stands in the text that it was read from.
    fn line(&self, text: &str) -> usize {
        let (key, depth, index) = match self {
            Entry::Tiles => ("tiles", 1, 0),
            Entry::Tile(index, _) => ("name", 3, *index),
            Entry::Start => ("start", 1, 0),
            Entry::StartSquare(index, _) => ("at", 3, *index),
        };
        data::lines_of(text, key, depth).get(index).copied().unwrap_or(1)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Tiles | Entry::Start => Ok(()),
            Entry::Tile(_, name) => write!(f, "face {}: ", data::shortened(name)),
            Entry::StartSquare(_, at) => write!(f, "start square {at}: "),
        }
    }
}

/// Checks a face, its count and its name, which no face before it may have.
fn named_face(tile: TilePrint, before: &[NamedFace]) -> Result<NamedFace, Fault> {
    if tile.name.trim().is_empty() {
        return Err(Fault::NoName);
    }
    if before.iter().any(|other| other.name == tile.name) {
        return Err(Fault::NameTwice);
    }
    if tile.count == 0 {
        return Err(Fault::NoCount);
    }
    Ok(NamedFace { name: tile.name, face: sound(Face::try_from(tile.face)?)?, count: tile.count })
}

/// Checks a face: all of its roads have to end somewhere.
fn sound(face: Face) -> Result<Face, Fault> {
    if let Some(city) = face.print().cities.iter().find(|city| city.shields > Deck::MOST_SHIELDS) {
        return Err(Fault::Shields(city.shields));
    }
    let ends: Vec<Side> = face.print().roads.iter().filter(|road| road.len() == 1).map(|road| road[0]).collect();
    let somewhere = face.centre().is_some() || !face.print().cities.is_empty() || ends.len() >= 3;
    match ends.first() {
        Some(&side) if !somewhere => Err(Fault::EndsNowhere(side)),
        _ => Ok(face),
    }
}

/// The four squares in the order of [`Deck::START`].
fn start_tile(print: Vec<StartPrint>) -> Result<[(Square, Face); 4], DeckError> {
    let mut entries = [0; 4];
    let mut faces: [Option<Face>; 4] = Default::default();
    for (entry, StartPrint { at, face }) in print.into_iter().enumerate() {
        let fault = |what| DeckError { at: Entry::StartSquare(entry, at), what };
        let place = start_place(at).ok_or_else(|| fault(Fault::Elsewhere))?;
        let face = Face::on_start(face, at).map_err(Fault::from).and_then(sound).map_err(fault)?;
        if faces[place].replace(face).is_some() {
            return Err(fault(Fault::SquareTwice));
        }
        entries[place] = entry;
    }
    let missing = faces.iter().position(Option::is_none).unwrap_or_default();
    let [Some(south_west), Some(south_east), Some(north_west), Some(north_east)] = faces else {
        return Err(DeckError { at: Entry::Start, what: Fault::Missing(Deck::START[missing]) });
    };
    let [sw, se, nw, ne] = Deck::START;
    let start = [(sw, south_west), (se, south_east), (nw, north_west), (ne, north_east)];
    match start_fault(&start) {
        None => Ok(start),
        Some((place, what)) => Err(DeckError { at: Entry::StartSquare(entries[place], Deck::START[place]), what }),
    }
}

/// A square's place in [`Deck::START`].
fn start_place(square: Square) -> Option<usize> {
    Deck::START.iter().position(|&other| other == square)
}

/// The first start square that does not match its neighbours or has mist out of reach, with what is wrong (PLACE-5).
fn start_fault(start: &[(Square, Face); 4]) -> Option<(usize, Fault)> {
    let unmatched = (0..4).find_map(|place| unmatched(start, place).map(|fault| (place, fault)));
    unmatched.or_else(|| unreached(start).map(|(place, area)| (place, Fault::Unreached(area))))
}

/// The first side of this square that shows something else than the start square beyond it.
fn unmatched(start: &[(Square, Face); 4], place: usize) -> Option<Fault> {
    let (square, face) = &start[place];
    Side::ALL.into_iter().find_map(|side| {
        let other = start_place(square.beyond(side))?;
        let (here, there) = (shown(face, side), shown(&start[other].1, side.opposite()));
        (here != there).then(|| Fault::Unmatched(side, here, start[other].0, there))
    })
}

/// What a side shows, in words.
fn shown(face: &Face, side: Side) -> &'static str {
    let edge = face.edge(side, Rotation::default());
    match (edge.terrain, edge.mist.is_some()) {
        (Terrain::City, _) => "city",
        (Terrain::Road, false) => "clear road",
        (Terrain::Road, true) => "misty road",
        (Terrain::Field, false) => "clear field",
        (Terrain::Field, true) => "misty field",
    }
}

/// A mist area of the start tile that no outer edge reaches, as its square's place and its index on the face.
fn unreached(start: &[(Square, Face); 4]) -> Option<(usize, u8)> {
    let sides = |place: usize, part: u8| start[place].1.sides_of(part, Rotation::default());
    let across = |place: usize, side: Side| start_place(start[place].0.beyond(side));
    let areas: Vec<(usize, u8)> = (0..4)
        .flat_map(|place| {
            let face = &start[place].1;
            (0..face.mist_parts().len() as u8).filter_map(move |index| Some((place, face.part(Kind::Mist, index)?)))
        })
        .collect();
    let outer = |&(place, part): &(usize, u8)| sides(place, part).any(|side| across(place, side).is_none());
    let mut reached: Vec<(usize, u8)> = areas.iter().copied().filter(outer).collect();
    let mut next = 0;
    while let Some(&(place, part)) = reached.get(next) {
        next += 1;
        for side in sides(place, part) {
            let joined = across(place, side).and_then(|other| {
                let edge = start[other].1.edge(side.opposite(), Rotation::default());
                Some((other, edge.mist?))
            });
            reached.extend(joined.filter(|area| !reached.contains(area)));
        }
    }
    let (place, part) = areas.into_iter().find(|area| !reached.contains(area))?;
    Some((place, start[place].1.parts()[part as usize].index))
}
