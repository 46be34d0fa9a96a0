//! Why something is refused, in words for players. They see and point at squares, so no square is named by coordinates.

use crate::app::games::told::name_of;
use crate::app::words::say;
use crate::rules::mists::{Phase, Refusal};

/// The reason, as a sentence.
pub fn told(refusal: Refusal) -> String {
    let fixed = match refusal {
        Refusal::NotNow(phase) => what_is_due(phase),
        Refusal::SquareTaken(_) => say!("refusal-square-taken"),
        Refusal::NoSharedEdge(_) => say!("refusal-no-shared-edge"),
        Refusal::EdgeMismatch(side) => return say!("refusal-edge-does-not-fit", side = name_of(side)),
        Refusal::NobodyToBury => say!("refusal-nobody-to-bury"),
        Refusal::BuryFromBoard => say!("refusal-bury-from-board"),
        Refusal::NotToBury(colour) => return say!("refusal-not-to-bury", colour = colour.name()),
        Refusal::NotToDrawIn(_) => say!("refusal-not-to-draw-in"),
        Refusal::HeldInCircle(_) => say!("refusal-held-in-circle"),
        Refusal::NobodyForCat => say!("refusal-nobody-for-eloise"),
        Refusal::NoOpenCemetery(_) => say!("refusal-no-open-cemetery"),
        Refusal::HauntElsewhere(_) => say!("refusal-haunt-elsewhere"),
        Refusal::NoGhostDue(_) => say!("refusal-no-ghost-due"),
        Refusal::NotYourColour(colour) => return say!("refusal-not-your-colour", colour = colour.name()),
        Refusal::NoMeepleLeft(colour) => return say!("refusal-no-meeple-left", colour = colour.name()),
        Refusal::NotOnMist => say!("refusal-not-on-mist"),
        Refusal::NoSuchPart => say!("refusal-no-such-part"),
        Refusal::Occupied => say!("refusal-occupied"),
        Refusal::NotDue => say!("refusal-not-due"),
        Refusal::NoGhostThere(_) => say!("refusal-no-ghost-there"),
        Refusal::AnotherSquare(_) => say!("refusal-another-square"),
        Refusal::NoMarker(colour) => return say!("refusal-no-marker", colour = colour.name()),
        Refusal::NobodyForHound(hound) => return say!("refusal-nobody-for-hound", hound = hound.name()),
        Refusal::NotAroundHound(_) => say!("refusal-not-around-hound"),
        Refusal::NoGhostForHound(_) => say!("refusal-no-ghost-for-hound"),
        Refusal::ThirdSquare(_) => say!("refusal-third-square"),
        Refusal::FourthGhost(_) => say!("refusal-fourth-ghost"),
        Refusal::NotAroundCemetery(_) => say!("refusal-not-around-cemetery"),
    };
    fixed.to_owned()
}

/// What the player has to do first.
fn what_is_due(phase: Phase) -> &'static str {
    match phase {
        Phase::LayTile => say!("refusal-first-lay-tile"),
        Phase::Bury => say!("refusal-first-bury"),
        Phase::DrawIn => say!("refusal-first-draw-in"),
        Phase::PlaceCat => say!("refusal-first-place-cat"),
        Phase::SpareGhost => say!("refusal-first-spare-ghost"),
        Phase::HauntCemetery => say!("refusal-first-haunt-cemetery"),
        Phase::HauntMist => say!("refusal-first-haunt-mist"),
        Phase::PlaceMeeple => say!("refusal-first-place-meeple"),
        Phase::PickScoring => say!("refusal-first-pick-scoring"),
        Phase::TakeScore => say!("refusal-first-take-score"),
        Phase::Banish => say!("refusal-first-banish"),
        Phase::MoveMarker => say!("refusal-first-move-marker"),
        Phase::PlaceHound => say!("refusal-first-place-hound"),
        Phase::CalmGhosts => say!("refusal-first-calm-ghosts"),
        Phase::LayFaceDown => say!("refusal-first-lay-face-down"),
        Phase::Over => say!("refusal-over"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::mists::words;
    use crate::rules::Colour;
    use crate::rules::mists::Hound;
    use crate::rules::tiles::{Side, Square};

    /// One refusal of every kind.
    fn all() -> Vec<Refusal> {
        let at = Square::new(37, -41);
        vec![
            Refusal::NotNow(Phase::PlaceMeeple),
            Refusal::SquareTaken(at),
            Refusal::NoSharedEdge(at),
            Refusal::EdgeMismatch(Side::W),
            Refusal::NobodyToBury,
            Refusal::BuryFromBoard,
            Refusal::NotToBury(Colour::Red),
            Refusal::NotToDrawIn(at),
            Refusal::HeldInCircle(at),
            Refusal::NobodyForCat,
            Refusal::NoOpenCemetery(at),
            Refusal::HauntElsewhere(at),
            Refusal::NoGhostDue(37),
            Refusal::NotYourColour(Colour::Blue),
            Refusal::NoMeepleLeft(Colour::Red),
            Refusal::NotOnMist,
            Refusal::NoSuchPart,
            Refusal::Occupied,
            Refusal::NotDue,
            Refusal::NoGhostThere(at),
            Refusal::AnotherSquare(at),
            Refusal::NoMarker(Colour::Pink),
            Refusal::NobodyForHound(Hound::Rufus),
            Refusal::NotAroundHound(at),
            Refusal::NoGhostForHound(at),
            Refusal::ThirdSquare(at),
            Refusal::FourthGhost(at),
            Refusal::NotAroundCemetery(at),
        ]
    }

    #[test]
    fn no_refusal_tells_players_of_numbers() {
        for refusal in all() {
            let told = words::sentence(&told(refusal));
            assert!(!told.contains(|c: char| c.is_ascii_digit()), "{told}");
            assert!(told.len() > 20 && told.ends_with('.'), "{told}");
        }
    }

    #[test]
    fn the_two_refusals_that_everybody_meets_are_short() {
        let at = Square::new(1, 2);
        assert_eq!(told(Refusal::SquareTaken(at)), "A tile lies here already");
        assert_eq!(told(Refusal::NoSharedEdge(at)), "No tile beside this square");
        assert_eq!(told(Refusal::EdgeMismatch(Side::W)), "The tile does not match the one to the left of it");
    }
}
