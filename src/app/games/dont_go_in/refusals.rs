//! Why something is refused, in words for players. They point at spaces, cards and dice, so none of these is numbered.

use crate::app::words::say;
use crate::rules::dont_go_in::{Phase, Refusal};

/// The reason, as a sentence.
pub fn told(refusal: Refusal) -> String {
    let fixed = match refusal {
        Refusal::NotNow(phase) => what_is_due(phase),
        Refusal::NotInPlay(_) => say!("house-refusal-not-in-play"),
        Refusal::NoSuchSpace(_) => say!("house-refusal-no-such-space"),
        Refusal::SpaceTaken(..) => say!("house-refusal-space-taken"),
        Refusal::NoSuchDie(..) => say!("house-refusal-no-such-die"),
        Refusal::NoCardThere(_) => say!("house-refusal-no-card-there"),
        Refusal::Tome => say!("house-refusal-tome"),
        Refusal::NoneFaceUp(_) => say!("house-refusal-none-face-up"),
    };
    fixed.to_owned()
}

/// What has to be done first.
fn what_is_due(phase: Phase) -> &'static str {
    match phase {
        Phase::Place => say!("house-refusal-first-place"),
        Phase::RollAgain => say!("house-refusal-first-roll-again"),
        Phase::TurnDie => say!("house-refusal-first-turn-die"),
        Phase::Take => say!("house-refusal-first-take"),
        Phase::ChooseType => say!("house-refusal-first-choose-type"),
        Phase::Over => say!("refusal-over"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::words::sentence;
    use crate::rules::dont_go_in::{CardType, Room};

    /// One refusal of every kind.
    fn all() -> Vec<Refusal> {
        let mut all = vec![
            Refusal::NotInPlay(Room::Library),
            Refusal::NoSuchSpace(5),
            Refusal::SpaceTaken(Room::Attic, 1),
            Refusal::NoSuchDie(7, 4),
            Refusal::NoCardThere(2),
            Refusal::Tome,
            Refusal::NoneFaceUp(CardType::Ring),
        ];
        let phases = [Phase::Place, Phase::RollAgain, Phase::TurnDie, Phase::Take, Phase::ChooseType, Phase::Over];
        all.extend(phases.map(Refusal::NotNow));
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
