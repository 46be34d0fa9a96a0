//! `mists deck`: checks a deck and sums it up.

use super::{Failure, GameName, say};
use crate::rules::DataError;
use crate::rules::carcassonne::BaseGame;
use crate::rules::tiles::{Centre, Deck, NamedFace, Rotation, Side, Terrain};
use crate::table::files;
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct CheckDeck {
    /// The game that it is for: of the competitive game the base game's tiles
    #[arg(long, value_enum, default_value_t = GameName::Mists)]
    game: GameName,
    /// The deck (RON)
    file: PathBuf,
}

impl CheckDeck {
    pub fn run(&self) -> Result<(), Failure> {
        let (name, lines) = match self.game {
            GameName::Mists => {
                let deck = self.read(Deck::parse)?;
                (deck.name().to_owned(), summary(&deck))
            }
            GameName::Carcassonne => {
                let base = self.read(BaseGame::parse)?;
                (base.name().to_owned(), summary_of_base(&base))
            }
            GameName::DontGoIn => return Err(Failure("Don't Go In There has no deck of tiles to check".to_owned())),
        };
        say(format_args!("{name}"));
        for (what, count) in lines {
            say(format_args!("{count:>6}  {what}"));
        }
        Ok(())
    }

    /// Reads the file with this reader.
    fn read<T>(&self, parse: impl Fn(&str, &str) -> Result<T, DataError>) -> Result<T, Failure> {
        let text = files::text(&self.file, files::MOST_BYTES, "a deck in RON")
            .map_err(|why| Failure(format!("{}: {why}", self.file.display())))?;
        Ok(parse(&text, &self.file.display().to_string())?)
    }
}

/// The sum over all tiles of what is counted on each face.
fn on_tiles(faces: &[NamedFace], counted: impl Fn(&NamedFace) -> usize) -> usize {
    faces.iter().map(|named| counted(named) * usize::from(named.count)).sum()
}

/// The same for the base game's tiles.
fn summary_of_base(base: &BaseGame) -> Vec<(&'static str, usize)> {
    let tiles = |counted: &dyn Fn(&NamedFace) -> usize| on_tiles(base.faces(), counted);
    let centres = |centre| tiles(&|named| usize::from(named.face.centre() == Some(centre)));
    vec![
        ("faces", base.faces().len()),
        ("tiles", tiles(&|_| 1)),
        ("tiles in the supply", base.supply().map(|named| usize::from(named.count)).sum()),
        ("shields", tiles(&|named| named.face.shields().into())),
        ("villages", centres(Centre::Village)),
        ("monasteries", centres(Centre::Monastery)),
        ("parts of road", tiles(&|named| named.face.print().roads.len())),
        ("parts of city", tiles(&|named| named.face.print().cities.len())),
        ("parts of field", tiles(&|named| named.face.fields().len())),
    ]
}

/// The lines of the table: what is counted, and the count.
fn summary(deck: &Deck) -> Vec<(&'static str, usize)> {
    let tiles = |counted: &dyn Fn(&NamedFace) -> usize| on_tiles(deck.faces(), counted);
    let centres = |centre| tiles(&|named| usize::from(named.face.centre() == Some(centre)));
    let edges = |terrain, misty: bool| {
        let shows = |named: &NamedFace, side: Side| {
            let edge = named.face.edge(side, Rotation::default());
            edge.terrain == terrain && edge.mist.is_some() == misty
        };
        tiles(&|named| Side::ALL.into_iter().filter(|&side| shows(named, side)).count())
    };
    vec![
        ("faces", deck.faces().len()),
        ("tiles", tiles(&|_| 1)),
        ("tiles with mist", tiles(&|named| usize::from(named.face.has_mist()))),
        ("ghost symbols", tiles(&|named| named.face.symbols().into())),
        ("ghost symbols on the start tile", deck.start().iter().map(|(_, face)| usize::from(face.symbols())).sum()),
        ("tiles with spell circles", tiles(&|named| usize::from(named.face.circles() > 0))),
        ("spell circles", tiles(&|named| named.face.circles().into())),
        ("shields", tiles(&|named| named.face.shields().into())),
        ("villages", centres(Centre::Village)),
        ("castles", centres(Centre::Castle)),
        ("cemeteries", centres(Centre::Cemetery)),
        ("clear field edges", edges(Terrain::Field, false)),
        ("misty field edges", edges(Terrain::Field, true)),
        ("clear road edges", edges(Terrain::Road, false)),
        ("misty road edges", edges(Terrain::Road, true)),
        ("city edges", edges(Terrain::City, false)),
    ]
}
