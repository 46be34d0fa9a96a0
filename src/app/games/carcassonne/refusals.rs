//! Why something is refused, in words for players. They see and point at squares, so no square is named by coordinates.

use crate::app::games::told::name_of;
use crate::app::words::say;
use crate::rules::carcassonne::{Phase, Piece, Refusal};

/// The reason, as a sentence.
pub fn told(refusal: Refusal) -> String {
    let fixed = match refusal {
        Refusal::NotNow(phase) => what_is_due(phase),
        Refusal::SquareTaken(_) => say!("refusal-square-taken"),
        Refusal::NoSharedEdge(_) => say!("refusal-no-shared-edge"),
        Refusal::EdgeMismatch(side) => return say!("refusal-edge-does-not-fit", side = name_of(side)),
        Refusal::NotToDrawIn => say!("rival-refusal-not-to-draw-in"),
        Refusal::NotToTake(..) => say!("rival-refusal-not-to-take"),
        Refusal::NobodyThere => say!("rival-refusal-nobody-there"),
        Refusal::Guard => say!("rival-refusal-guard"),
        Refusal::OwnMeeple(_) => say!("rival-refusal-own-meeple"),
        Refusal::OpponentsMeeple(_) => say!("rival-refusal-opponents-meeple"),
        Refusal::NoneLeft(piece) => none_left(piece),
        Refusal::NotOnMist => say!("rival-refusal-not-on-mist"),
        Refusal::NoFarmers => say!("rival-refusal-no-farmers"),
        Refusal::AbbotElsewhere => say!("rival-refusal-abbot-elsewhere"),
        Refusal::NoSuchPart => say!("refusal-no-such-part"),
        Refusal::Occupied => say!("rival-refusal-occupied"),
        Refusal::NoAbbot => say!("rival-refusal-no-abbot"),
        Refusal::NotDue => say!("rival-refusal-not-due"),
    };
    fixed.to_owned()
}

fn none_left(piece: Piece) -> &'static str {
    match piece {
        Piece::Ordinary => say!("rival-refusal-no-meeple-left"),
        Piece::Guard => say!("rival-refusal-no-guard-left"),
        Piece::Abbot => say!("rival-refusal-no-abbot-left"),
    }
}

/// What the player has to do first.
fn what_is_due(phase: Phase) -> &'static str {
    match phase {
        Phase::LayTile => say!("refusal-first-lay-tile"),
        Phase::DrawIn => say!("rival-refusal-first-draw-in"),
        Phase::TakeFromCircle => say!("rival-refusal-first-take-from-circle"),
        Phase::HauntOpponent => say!("rival-refusal-first-haunt-opponent"),
        Phase::HauntOwn => say!("rival-refusal-first-haunt-own"),
        Phase::PlaceMeeple => say!("refusal-first-place-meeple"),
        Phase::PickScoring => say!("refusal-first-pick-scoring"),
        Phase::Over => say!("refusal-over"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::words::sentence;
    use crate::rules::tiles::{Side, Square};

    const PHASES: [Phase; 8] = [
        Phase::LayTile,
        Phase::DrawIn,
        Phase::TakeFromCircle,
        Phase::HauntOpponent,
        Phase::HauntOwn,
        Phase::PlaceMeeple,
        Phase::PickScoring,
        Phase::Over,
    ];

    /// One refusal of every kind.
    fn all() -> Vec<Refusal> {
        let at = Square::new(37, -41);
        let mut all = vec![
            Refusal::SquareTaken(at),
            Refusal::NoSharedEdge(at),
            Refusal::EdgeMismatch(Side::W),
            Refusal::NotToDrawIn,
            Refusal::NotToTake(at, 1),
            Refusal::NobodyThere,
            Refusal::Guard,
            Refusal::OwnMeeple("RMIST-1"),
            Refusal::OpponentsMeeple("RMIST-2"),
            Refusal::NotOnMist,
            Refusal::NoFarmers,
            Refusal::AbbotElsewhere,
            Refusal::NoSuchPart,
            Refusal::Occupied,
            Refusal::NoAbbot,
            Refusal::NotDue,
        ];
        all.extend(PHASES.map(Refusal::NotNow));
        all.extend(Piece::ALL.map(Refusal::NoneLeft));
        all
    }

    #[test]
    fn every_refusal_is_a_sentence_without_numbers_and_none_is_told_as_another() {
        let mut sentences: Vec<String> = all().into_iter().map(|refusal| sentence(&told(refusal))).collect();
        for told in &sentences {
            assert!(!told.contains(|letter: char| letter.is_ascii_digit()), "{told}");
            assert!((16..=90).contains(&told.len()) && told.ends_with('.') && told.contains(' '), "{told}");
        }
        let many = sentences.len();
        sentences.sort_unstable();
        sentences.dedup();
        assert_eq!(sentences.len(), many, "two refusals sound alike");
    }
}
