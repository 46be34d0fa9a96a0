//! Where the Curses of a game came from: turn by turn for a chart, and the count at the end, step by step.

use super::Sitting;
use crate::rules::dont_go_in::{CardType, Happening, Scores, Set, Setup};

/// A number for each player; 0 for seats that nobody has.
pub type Each = [u16; Setup::MOST_PLAYERS];

/// The Curses and ghosts of a game so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    curses: Each,
    ghosts: Each,
    after_turns: Vec<AfterTurn>,
    steps: Vec<Step>,
    scores: Option<Scores>,
    /// The Cats face up.
    cats: Each,
}

/// How things stood after a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AfterTurn {
    /// The Curses of the face-up cards.
    pub curses: Each,
    /// The ghosts.
    pub ghosts: Each,
}

/// A step of the count at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose Curses change.
    pub player: usize,
    /// What changes them.
    pub what: What,
    /// Everybody's Curses after it.
    pub curses: Each,
}

/// What a step of the count at the end is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Cards of a type dispel cards of the same type (HEND-2).
    Dispelled {
        /// The type.
        of: CardType,
        /// The cards that go.
        cards: Set,
    },
    /// Several Cats stay, because their player has too many ghosts (HEND-2).
    CatsStay,
    /// Having the most ghosts brings Curses (HEND-3).
    Ghosts {
        /// How many ghosts.
        ghosts: u16,
        /// How many Curses; 0 for a single ghost.
        curses: u16,
        /// Whether others have as many.
        is_tied: bool,
    },
}

impl Tally {
    /// The Curses of a sitting.
    pub fn of(sitting: &Sitting) -> Tally {
        Tally::of_happenings(sitting.happenings())
    }

    /// The Curses of everything that happened since the beginning of a game, or of a first part of it.
    pub fn of_happenings<'a>(happenings: impl IntoIterator<Item = &'a Happening>) -> Tally {
        let mut tally = Tally { after_turns: vec![AfterTurn::default()], ..Tally::default() };
        happenings.into_iter().for_each(|happening| tally.add(happening));
        tally
    }

    /// How things stood turn by turn: first before the first turn, then after each. What comes at the end is not in it.
    pub fn after_turns(&self) -> &[AfterTurn] {
        &self.after_turns
    }

    /// The Curses of the face-up cards after the last turn, before anything works at the end.
    pub fn curses_in_play(&self) -> Each {
        self.after_turns.last().map(|after| after.curses).unwrap_or_default()
    }

    /// The count at the end: effects in their order, then the Curses from ghosts. Empty while the game goes on.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The sums, once the game is over (HEND-4).
    pub fn scores(&self) -> Option<Scores> {
        self.scores
    }

    fn add(&mut self, happening: &Happening) {
        match *happening {
            Happening::Took { player, card, .. } => {
                self.curses[player] += u16::from(card.value);
                self.cats[player] += u16::from(card.of == CardType::Cat);
            }
            Happening::Ghosts { player, now, .. } => self.ghosts[player] = now,
            Happening::Passed { from, to, now: [of_giver, of_receiver], .. } => {
                self.ghosts[from] = of_giver;
                self.ghosts[to] = of_receiver;
            }
            Happening::Dispelled { player, of, cards, why } => {
                self.curses[player] -= cards.sum();
                if of == CardType::Cat {
                    self.cats[player] -= cards.values().count() as u16;
                }
                if why.works_at_end() {
                    self.steps.push(Step { player, what: What::Dispelled { of, cards }, curses: self.curses });
                }
            }
            Happening::TurnEnded { .. } => {
                self.after_turns.push(AfterTurn { curses: self.curses, ghosts: self.ghosts });
            }
            Happening::Scored(scores) => {
                self.tell_of_cats();
                self.count_ghosts(scores);
            }
            Happening::Dealt { .. }
            | Happening::Placed { .. }
            | Happening::MayLook { .. }
            | Happening::TurnedUp { .. }
            | Happening::Rolled { .. }
            | Happening::RolledAgain { .. }
            | Happening::DieTurned { .. }
            | Happening::TypeChosen { .. }
            | Happening::Removed { .. }
            | Happening::Over(_) => {}
        }
    }

    /// A step for everybody who keeps Cats that few ghosts would have dispelled.
    fn tell_of_cats(&mut self) {
        for player in (0..Setup::MOST_PLAYERS).filter(|&player| self.cats[player] > 1) {
            self.steps.push(Step { player, what: What::CatsStay, curses: self.curses });
        }
    }

    /// A step for everybody with the most ghosts, if anybody has one.
    fn count_ghosts(&mut self, scores: Scores) {
        let most = scores.ghosts.into_iter().max().unwrap_or_default();
        let is_tied = scores.ghosts.into_iter().filter(|&ghosts| ghosts == most).count() > 1;
        for player in 0..Setup::MOST_PLAYERS {
            let (ghosts, curses) = (scores.ghosts[player], scores.penalty[player]);
            if ghosts == most && most > 0 {
                self.curses[player] += curses;
                self.steps.push(Step { player, what: What::Ghosts { ghosts, curses, is_tied }, curses: self.curses });
            }
        }
        self.scores = Some(scores);
    }
}
