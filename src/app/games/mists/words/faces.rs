//! Describes in a few words what is printed on a tile.

use crate::app::words::say;
use crate::rules::tiles::{Centre, Face};

/// A short description of what is printed on a tile.
pub fn caption(face: &Face) -> String {
    let print = face.print();
    let mut parts = Vec::new();
    match print.centre {
        Some(Centre::Castle) => parts.push(say!("face-castle").to_owned()),
        Some(Centre::Cemetery) => parts.push(say!("face-cemetery").to_owned()),
        Some(Centre::Village | Centre::Monastery | Centre::Ruin) | None => {}
    }
    if !print.cities.is_empty() {
        parts.push(if print.cities.len() > 1 { say!("face-two-cities") } else { say!("face-city") }.to_owned());
    }
    match print.roads.len() {
        0 => {}
        1 if print.roads[0].len() == 2 => parts.push(say!("face-road").to_owned()),
        1 => parts.push(say!("face-road-end").to_owned()),
        roads => parts.push(say!("face-roads", roads = roads)),
    }
    if face.circles() > 0 {
        parts.push(say!("face-circles", circles = face.circles()));
    } else if face.symbols() > 0 {
        parts.push(say!("ghosts", ghosts = face.symbols()));
    } else if face.has_mist() {
        parts.push(say!("face-mist").to_owned());
    }
    if parts.is_empty() { say!("face-fields").to_owned() } else { parts.join(", ") }
}
