//! Describes in a few words what is printed on a tile. Ghost symbols mean nothing in this game (RSETUP-5).

use crate::app::words::say;
use crate::rules::tiles::{Centre, Face};

/// A short description of what is printed on a tile, those of the base game included.
pub fn caption(face: &Face) -> String {
    let print = face.print();
    let mut parts = Vec::new();
    match print.centre {
        Some(Centre::Monastery) => parts.push(say!("rival-face-monastery").to_owned()),
        Some(Centre::Castle) => parts.push(say!("face-castle").to_owned()),
        Some(Centre::Cemetery) => parts.push(say!("face-cemetery").to_owned()),
        Some(Centre::Village | Centre::Ruin) | None => {}
    }
    match (print.cities.len(), face.shields()) {
        (0, _) => {}
        (1, 0) => parts.push(say!("face-city").to_owned()),
        (1, _) => parts.push(say!("rival-face-city-with-shield").to_owned()),
        (..) => parts.push(say!("face-two-cities").to_owned()),
    }
    match print.roads.len() {
        0 => {}
        1 if print.roads[0].len() == 2 => parts.push(say!("face-road").to_owned()),
        1 => parts.push(say!("face-road-end").to_owned()),
        roads => parts.push(say!("face-roads", roads = roads)),
    }
    if face.circles() > 0 {
        parts.push(say!("face-circles", circles = face.circles()));
    } else if face.has_mist() {
        parts.push(say!("face-mist").to_owned());
    }
    if parts.is_empty() { say!("face-fields").to_owned() } else { parts.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::carcassonne::shipped;

    /// RSETUP-2, RSETUP-5: the tiles of both boxes, and no ghosts in their names.
    #[test]
    fn every_tile_of_both_boxes_has_a_short_caption() {
        let deck = shipped::deck().expect("the deck");
        let captions: Vec<String> = deck.faces().iter().map(|named| caption(&named.face)).collect();
        for caption in &captions {
            assert!((4..=40).contains(&caption.len()) && !caption.contains("ghost"), "{caption}");
        }
        let of = |name: &str| &captions[deck.faces().iter().position(|named| named.name == name).expect("a face")];
        assert_eq!(of("A"), "monastery, road end");
        assert_eq!(of("C"), "city with a shield");
        assert_eq!(of("L"), "city, 3 roads");
        assert_eq!(of("U"), "road");
    }
}
