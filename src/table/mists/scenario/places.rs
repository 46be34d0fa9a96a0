//! Places for ghosts, as scenarios write them.

use crate::rules::mists::Haunt;
use ron::value::RawValue;
use serde::Deserialize;
use std::fmt;

/// A haunt on a square as scenarios write it: a mist area's number, `cemetery`, or `circle(0)` for the circles of a
/// mist area.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "Box<RawValue>")]
pub struct Lair(pub Haunt);

impl Lair {
    /// The first mist area. Most squares have only this one.
    pub fn first() -> Lair {
        Lair(Haunt::Mist(0))
    }
}

impl TryFrom<Box<RawValue>> for Lair {
    type Error = String;

    fn try_from(written: Box<RawValue>) -> Result<Lair, String> {
        match written.trim().get_ron() {
            "cemetery" => Ok(Lair(Haunt::Cemetery)),
            circle if circle.starts_with("circle") => {
                let area = circle["circle".len()..].trim().strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
                match area.and_then(|area| area.trim().parse().ok()) {
                    Some(area) => Ok(Lair(Haunt::Circle(area))),
                    None => Err(format!("{circle}: expected circle(0), with the number of a mist area")),
                }
            }
            number => match number.parse() {
                Ok(area) => Ok(Lair(Haunt::Mist(area))),
                Err(_) => Err(format!("{number} is neither the number of a mist area nor cemetery nor circle(0)")),
            },
        }
    }
}

impl fmt::Debug for Lair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Haunt::Mist(area) => write!(f, "{area}"),
            Haunt::Cemetery => f.write_str("cemetery"),
            Haunt::Circle(area) => write!(f, "circle({area})"),
        }
    }
}
