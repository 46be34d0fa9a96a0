//! The Curses of all players at the end (HEND-3 to HEND-5).

use super::{Outcome, Seats, Setup};

/// The Curses of all players and where they come from; 0 for seats that nobody has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// The values of the face-up cards.
    pub cards: [u16; Setup::MOST_PLAYERS],
    /// The ghosts.
    pub ghosts: [u16; Setup::MOST_PLAYERS],
    /// Curses from ghosts (HEND-3).
    pub penalty: [u16; Setup::MOST_PLAYERS],
    /// All Curses (HEND-4).
    pub curses: [u16; Setup::MOST_PLAYERS],
}

impl Scores {
    /// Counts for the first so many seats, from the Curses of their cards and from their ghosts.
    pub(super) fn count(
        players: usize,
        cards: [u16; Setup::MOST_PLAYERS],
        ghosts: [u16; Setup::MOST_PLAYERS],
    ) -> Scores {
        let most = ghosts[..players].iter().copied().max().unwrap_or_default();
        let penalty = ghosts.map(|ghosts| if ghosts == most { ghosts / 2 } else { 0 });
        let curses = std::array::from_fn(|seat| cards[seat] + penalty[seat]);
        Scores { cards, ghosts, penalty, curses }
    }

    /// Who has won: the fewest Curses, then the fewest ghosts among the tied; who is tied then shares (HEND-5).
    pub fn outcome(&self, players: usize) -> Outcome {
        let rank = |seat: usize| (self.curses[seat], self.ghosts[seat]);
        let best = (0..players).map(rank).min();
        let winners: Seats = (0..players).filter(|&seat| Some(rank(seat)) == best).collect();
        Outcome { winners }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(cards: &[u16], ghosts: &[u16]) -> Scores {
        let all = |some: &[u16]| std::array::from_fn(|seat| some.get(seat).copied().unwrap_or_default());
        Scores::count(cards.len(), all(cards), all(ghosts))
    }

    // HEND-3 (E14, E15, E45)
    #[test]
    fn everybody_with_the_most_ghosts_gets_half_of_them() {
        for (ghosts, penalty) in
            [(&[9, 9, 4][..], [4, 4, 0, 0, 0]), (&[0, 0, 0], [0; 5]), (&[1, 0], [0; 5]), (&[3, 2], [1, 0, 0, 0, 0])]
        {
            assert_eq!(scores(&vec![0; ghosts.len()], ghosts).penalty, penalty, "{ghosts:?}");
        }
    }

    // HEND-4, HEND-5 (E16)
    #[test]
    fn fewest_curses_win_then_fewest_ghosts() {
        let of = |cards, ghosts| {
            let scores = scores(cards, ghosts);
            (scores.curses, scores.outcome(cards.len()).winners.iter().collect::<Vec<_>>())
        };
        assert_eq!(of(&[10, 7], &[5, 7]), ([10, 10, 0, 0, 0], vec![0]));
        assert_eq!(of(&[8, 8], &[5, 5]), ([10, 10, 0, 0, 0], vec![0, 1]));
        assert_eq!(of(&[3, 9, 2], &[0, 1, 0]), ([3, 9, 2, 0, 0], vec![2]));
    }
}
