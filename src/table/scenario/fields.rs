//! Fields that the scenarios of all games with tiles have, as they are in the file.

use super::places::At;
use super::steps::Lined;
use super::text::Text;
use crate::rules::DataError;
use crate::rules::tiles::{Face, FacePrint, Rotation};
use ron::value::RawValue;
use serde::{Deserialize, Deserializer, de};
use std::fmt;

/// Names and faces in their order in the file. A map would lose one of two with the same name.
#[derive(Default)]
pub(in crate::table) struct Faces<'a>(pub Vec<(String, &'a RawValue)>);

impl Faces<'_> {
    /// The line of the first one, or 0 if there is none.
    pub fn line(&self, text: &Text) -> usize {
        self.0.first().map_or(0, |(_, face)| text.line_of(face))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Faces<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;
        impl<'de> de::Visitor<'de> for Pairs {
            type Value = Vec<(String, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("faces by name: { \"name\": ( … ) }")
            }

            fn visit_map<M: de::MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(pairs)
            }
        }
        deserializer.deserialize_map(Pairs).map(Faces)
    }
}

/// A tile on the board: `(face: "road", at: (2, 0), turn: 1)`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::table) struct TileLine {
    /// The name of its face.
    pub face: String,
    /// Where it lies.
    pub at: At,
    /// How it is turned.
    #[serde(default)]
    pub turn: Rotation,
}

/// The value of a field with its line, or the default if the field is missing.
pub(in crate::table) fn field<'a, T: Deserialize<'a>>(
    text: &Text<'a>,
    raw: Option<&'a RawValue>,
    line: &mut usize,
    default: T,
) -> Result<T, DataError> {
    let Some(raw) = raw else { return Ok(default) };
    let read = text.read_piece(raw, "a scenario")?;
    *line = read.line;
    Ok(read.it)
}

/// The entries of a list. Their lines are appended to `lines`.
pub(in crate::table) fn entries<'a, T: Deserialize<'a>>(
    text: &Text<'a>,
    raw: &[&'a RawValue],
    what: &str,
    lines: &mut Vec<usize>,
) -> Result<Vec<T>, DataError> {
    let read = raw.iter().map(|raw| text.read_piece(raw, what)).collect::<Result<Vec<Lined<T>>, _>>()?;
    lines.extend(read.iter().map(|entry| entry.line));
    Ok(read.into_iter().map(|entry| entry.it).collect())
}

/// The faces that the scenario defines itself.
pub(in crate::table) fn faces<'a>(text: &Text<'a>, written: &Faces<'a>) -> Result<Vec<(String, Face)>, DataError> {
    let faces = written.0.iter().enumerate().map(|(at, (name, raw))| {
        let print = text.read_piece::<FacePrint>(raw, "a face")?;
        if written.0[..at].iter().any(|(other, _)| other == name) {
            return Err(text.fault(print.line, format!("face {name:?} stands twice: expected each name once")));
        }
        let face =
            Face::try_from(print.it).map_err(|error| text.fault(print.line, format!("face {name:?}: {error}")))?;
        Ok((name.clone(), face))
    });
    faces.collect()
}

/// Converts a number that people count from 1.
pub(in crate::table) fn from_one(text: &Text, number: u8, line: usize, what: &str) -> Result<u8, DataError> {
    number.checked_sub(1).ok_or_else(|| text.fault(line, format!("{what} 0: expected 1 or more")))
}
