//! The final scoring: every region that holds a meeple, all at once (REND-2 to REND-5).

use crate::rules::carcassonne::{Carcassonne, Happening, Outcome, When};
use crate::rules::tiles::{Kind, PartId, RegionId};
use crate::rules::{ByColour, Colour, Colours, Game};

/// Scores what is left, and says who has won. In which order the regions come makes no difference (REND-4).
pub(super) fn score_all(game: &mut Carcassonne, happenings: &mut Vec<Happening>) {
    let mut sums = ByColour::<i16>::default();
    let regions = occupied(game);
    for (region, due) in regions.iter().zip((1..=regions.len()).rev()) {
        // The number of a region is that of one of its parts.
        let name = game.name_of(PartId(region.0));
        let scoring = game.scoring(*region, name, When::AtEnd, due as u8);
        for colour in Colour::ALL {
            sums[colour] += scoring.points[colour].unwrap_or_default();
        }
        happenings.push(Happening::FinallyScored(scoring));
    }
    for colour in Colour::ALL {
        game.give_points(colour, sums[colour]);
    }
    let outcome = Outcome { winners: winners(game) };
    game.set_outcome(outcome);
    happenings.push(Happening::Over(outcome));
}

impl Carcassonne {
    /// What everybody would have if the game ended in this position, at the beginning of a turn (REND-2 to REND-4). Later
    /// in a turn regions that the tile has completed are still to be scored.
    pub fn scores_if_over(&self) -> ByColour<u16> {
        let mut over = self.clone();
        if over.outcome().is_none() {
            score_all(&mut over, &mut Vec::new());
        }
        ByColour(Colour::ALL.map(|colour| over.score(colour)))
    }
}

/// Every region that holds a meeple, each once; a cemetery is not scored at the end (RCEM-4).
fn occupied(game: &Carcassonne) -> Vec<RegionId> {
    let mut regions = Vec::new();
    for meeple in game.meeples() {
        let region = game.board().region_of(meeple.part);
        if game.board().region(region).kind != Kind::Cemetery && !regions.contains(&region) {
            regions.push(region);
        }
    }
    regions
}

/// Everybody with the highest score (REND-5).
fn winners(game: &Carcassonne) -> Colours {
    let score = |&colour: &Colour| game.score(colour);
    let best = game.seats().iter().map(score).max().unwrap_or_default();
    game.seats().iter().copied().filter(|colour| score(colour) == best).collect()
}

#[cfg(test)]
mod tests {
    use crate::guide::Policy;
    use crate::rules::carcassonne::{Action, Carcassonne, Happening, Setup};
    use crate::rules::{Colour, Game};
    use crate::table::carcassonne::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    // REND-2, REND-4
    #[test]
    fn what_everybody_would_have_is_what_they_get_where_the_game_ends_with_nothing_done() {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 2);
        let mut compared = 0;
        for seed in 0..12 {
            let mut game = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            while let Some(action) = Policy::Beginner.choose(&game, &game.legal_actions(), &mut random) {
                let (foreseen, mut happenings) = (game.scores_if_over(), Vec::new());
                game.apply(action, &mut happenings).expect("a legal action");
                let scored = happenings.iter().any(|happening| matches!(happening, Happening::Scored(_)));
                if game.outcome().is_some() && action == Action::SkipMeeple && !scored {
                    assert!(
                        Colour::ALL.into_iter().all(|colour| foreseen[colour] == game.score(colour)),
                        "seed {seed}"
                    );
                    compared += 1;
                }
            }
        }
        assert!(compared > 0, "some games end without a last meeple");
    }
}
