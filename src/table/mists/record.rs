//! The end of a game in one line of the records.

use super::Sitting;
use crate::rules::Game;
use crate::rules::mists::{Happening, Mists, Scoring, Taken};
use crate::table::records::{Ending, Recorded};

impl Recorded for Mists {
    fn result(sitting: &Sitting) -> Option<Ending> {
        let position = sitting.position();
        let won = position.outcome()?.won();
        let (mut calmed, mut best_scoring, mut most_freed) = (0, 0, 0);
        for happening in sitting.happenings() {
            match happening {
                Happening::GhostBanished { .. } => calmed += 1,
                Happening::CemeteryClosed { ghosts, .. } => calmed += u16::from(*ghosts),
                Happening::BankFinished { parts } => {
                    let freed: u8 = parts.iter().map(|(_, ghosts)| ghosts).sum();
                    (calmed, most_freed) = (calmed + u16::from(freed), most_freed.max(freed));
                }
                Happening::Scored(Scoring { taken: Taken::Points(points), .. }) => {
                    best_scoring = best_scoring.max(*points)
                }
                Happening::Scored(_)
                | Happening::Drew { .. }
                | Happening::SetAside { .. }
                | Happening::TileLaid { .. }
                | Happening::Buried { .. }
                | Happening::HoundLeft { .. }
                | Happening::GhostPlaced { .. }
                | Happening::GhostDrawnIn { .. }
                | Happening::CatMoved { .. }
                | Happening::CatScored { .. }
                | Happening::MeeplePlaced { .. }
                | Happening::MeepleSkipped { .. }
                | Happening::MeepleReturned { .. }
                | Happening::HoundScored { .. }
                | Happening::HoundCame { .. }
                | Happening::HoundCalmed { .. }
                | Happening::PileChanged { .. }
                | Happening::FaceDownLaid { .. }
                | Happening::TurnEnded { .. }
                | Happening::Over(_) => {}
            }
        }
        Some(Ending::Mists {
            level: position.level().number,
            spell_circles: sitting.setup().spell_circles,
            won,
            total: position.total(),
            turns: position.turn(),
            ghosts: position.ghosts_on_board(),
            calmed,
            best_scoring,
            most_freed,
            tiles_left: position.piles().map(u16::from).sum(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::mists::Setup;
    use crate::table::Seat;
    use crate::table::mists::shipped;
    use jiff::civil::date;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn played_out(seats: Vec<Seat>) -> Sitting {
        let (level, deck) = (shipped::level(1).expect("a level"), shipped::deck().expect("a deck"));
        let setup = Setup::with_players(level, deck, 3);
        let mut sitting = Sitting::begin(setup, 7, Vec::new()).expect("a game").with_seats(seats);
        let mut random = ChaCha8Rng::seed_from_u64(7);
        loop {
            let position = sitting.position();
            assert_eq!(Mists::result(&sitting).is_some(), position.outcome().is_some());
            let Some(action) = Policy::Beginner.choose(position, &position.legal_actions(), &mut random) else { break };
            sitting.play(action).expect("it is legal");
        }
        sitting
    }

    #[test]
    fn a_line_tells_how_the_game_went() {
        let sitting = played_out(Vec::new());
        let line = Mists::finished(&sitting, date(2026, 11, 25)).expect("it is over");
        assert_eq!((line.seed, line.players, line.persons, line.with_take_back), (7, 3, 3, false));
        let position = sitting.position();
        let Ending::Mists { level, won, total, turns, ghosts, calmed, .. } = line.result else {
            panic!("another game")
        };
        let is_won = position.outcome().is_some_and(|outcome| outcome.won());
        assert_eq!((level, won, total, turns), (1, is_won, position.total(), position.turn()));
        assert_eq!(ghosts, position.ghosts_on_board());
        let came = sitting.happenings().filter(|happening| matches!(happening, Happening::GhostPlaced { .. })).count();
        // Three stand on the start tile before the first turn.
        assert_eq!(usize::from(calmed) + usize::from(ghosts), came + 3);
    }

    #[test]
    fn a_game_that_people_only_watched_is_none_of_theirs() {
        let on = date(2026, 11, 25);
        let computer = || Seat::Computer(Policy::Beginner);
        let alone = played_out(vec![computer(), computer(), computer()]);
        assert_eq!(Mists::finished(&alone, on), None);
        let one = played_out(vec![computer(), Seat::Person, computer()]);
        assert_eq!(Mists::finished(&one, on).map(|line| line.persons), Some(1));
    }
}
