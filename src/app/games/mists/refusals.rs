//! Why something is refused, in the players' words: they point at squares and see them, so none is named by numbers.

use crate::app::games::mists::table::Forbidden;
use crate::app::table::{Refused, TableSystems};
use crate::rules::mists::Refusal;
use crate::rules::tiles::Side;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, tell.in_set(TableSystems::Play));
}

/// Players are told what the rules forbid.
fn tell(mut forbidden: MessageReader<Forbidden>, mut refusals: MessageWriter<Refused>) {
    let refused =
        |&Forbidden { refusal }: &Forbidden| Refused { why: told(refusal), rule: Some(refusal.rule()), at: None };
    refusals.write_batch(forbidden.read().map(refused));
}

/// The reason, as a sentence.
pub fn told(refusal: Refusal) -> String {
    let fixed = match refusal {
        Refusal::NotNow(phase) => phase.what_is_due(),
        Refusal::SquareTaken(_) => "A tile lies here already",
        Refusal::NoSharedEdge(_) => "No tile beside this square",
        Refusal::EdgeMismatch(side) => return format!("The tile does not match the one {}", beside(side)),
        Refusal::NobodyToBury => "No meeple stands here that could be buried",
        Refusal::BuryFromBoard => "A meeple that stands on the board has to be buried, none from a supply",
        Refusal::NotToBury(colour) => {
            return format!("No {colour} meeple: whose turn it is gives one, as long as they have any");
        }
        Refusal::NotToDrawIn(_) => "No ghost here that the circle could draw in: it reaches the eight squares round it",
        Refusal::HeldInCircle(_) => "A circle holds this ghost: it goes home only when its bank burns off",
        Refusal::NobodyForCat => "No meeple stands here that Eloise could join",
        Refusal::NoOpenCemetery(_) => "No open cemetery lies here",
        Refusal::HauntElsewhere(_) => "The ghost comes to other mist: choose where it glows",
        Refusal::NoGhostDue(_) => "No ghost comes to this mist, so none can stay away from it",
        Refusal::NotYourColour(colour) => {
            return format!("The {colour} meeples belong to somebody else");
        }
        Refusal::NoMeepleLeft(colour) => return format!("No {colour} meeple is left in hand"),
        Refusal::NotOnMist => "No meeple stands on the mist: only on a road, in a city or in a castle",
        Refusal::NoSuchPart => "The tile just laid has no such place",
        Refusal::Occupied => "Somebody stands in this road or city already",
        Refusal::NotDue => "This region is not finished by the tile just laid",
        Refusal::NoGhostThere(_) => "No ghost here to send home",
        Refusal::AnotherSquare(_) => "All ghosts have to leave the same square as the first one",
        Refusal::NoMarker(colour) => return format!("There is no {colour} score marker"),
        Refusal::NobodyForHound(hound) => return format!("No meeple stands here that {hound} could join"),
        Refusal::NotAroundHound(_) => "Too far from the hound: it reaches its own square and the eight round it",
        Refusal::NoGhostForHound(_) => "No ghost here for the hound to chase off",
        Refusal::ThirdSquare(_) => "The hound has been to two squares already: it goes to no third one",
        Refusal::FourthGhost(_) => "Three ghosts have left this square already",
        Refusal::NotAroundCemetery(_) => "The tile has to lie on an empty square round an open cemetery",
    };
    fixed.to_owned()
}

/// Where the neighbour on a side is.
fn beside(side: Side) -> &'static str {
    match side {
        Side::N => "above it",
        Side::E => "to the right of it",
        Side::S => "below it",
        Side::W => "to the left of it",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::mists::words;
    use crate::rules::Colour;
    use crate::rules::mists::{Hound, Phase};
    use crate::rules::tiles::Square;

    /// One of every kind.
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
