//! Checks one game of a trace. Each line is either a decision for the rules to carry out, or must be a result of the
//! last one.

use super::difference::difference;
use super::line::*;
use super::opening;
use super::record::lines_of;
use crate::rules::Game;
use crate::rules::dont_go_in::{Action, DontGoIn, Happening, Phase};
use crate::table::trace::{self, Checked, FORMAT, TraceLine, Wrong};
use std::collections::VecDeque;

/// A game under way, and the lines that the rules still expect.
pub struct Referee {
    game: DontGoIn,
    /// How many dice the first line has.
    dice: usize,
    expected: VecDeque<Line>,
    happenings: Vec<Happening>,
}

impl trace::Referee<Line> for Referee {
    fn begin(first: &Line) -> Checked<Referee> {
        let Line::Game(first) = first else {
            return Err(Wrong::new(FORMAT, "expected a \"game\" line"));
        };
        let chance = opening::chance_of(&first.game)?;
        let (dice, mut happenings) = (chance.dice.len(), Vec::new());
        let game = DontGoIn::with_chance(first.game.players, chance, &mut happenings).map_err(opening::wrong_setup)?;
        let expected = lines_of(&game, &happenings).into();
        Ok(Referee { game, dice, expected, happenings })
    }

    fn take<'a>(&mut self, line: &Line, _following: impl Iterator<Item = &'a Line>) -> Checked<()> {
        if self.expected.is_empty() {
            let action = self.decision(line)?;
            self.apply(action)?;
        }
        match self.expected.pop_front() {
            Some(expected) if expected == *line => Ok(()),
            Some(expected) => Err(difference(&expected, line)),
            None => Err(Wrong::new(self.game.phase().rule(), format!("{} leads to nothing here", line.kind()))),
        }
    }

    fn close(&self) -> Checked<()> {
        match self.expected.front() {
            Some(line) => Err(Wrong::new(FORMAT, format!("the trace ends: expected a \"{}\" line", line.kind()))),
            None if self.game.outcome().is_none() => {
                Err(Wrong::new(FORMAT, format!("the trace ends: {}", self.game.phase().what_is_due())))
            }
            None => Ok(()),
        }
    }
}

impl Referee {
    /// The decision in a line, if it is the kind that is due.
    fn decision(&self, line: &Line) -> Checked<Action> {
        match (self.game.phase(), line) {
            (Phase::Place, Line::Place(PlaceLine { place })) => {
                Ok(Action::Place { room: place.room.0, space: place.space })
            }
            (Phase::RollAgain, Line::Reroll(RerollLine { reroll })) => {
                Ok(if reroll.again { Action::RollAgain } else { Action::KeepRoll })
            }
            (Phase::TurnDie, Line::Flip(FlipLine { flip })) => {
                Ok(flip.die.map_or(Action::TurnNone, |die| Action::TurnDie { die }))
            }
            (Phase::Take, Line::Take(TakeLine { take })) => Ok(Action::Take { slot: take.slot }),
            (Phase::ChooseType, Line::Tome(TomeLine { tome })) => Ok(Action::Dispel { of: tome.r#type.0 }),
            (phase, line) => {
                Err(Wrong::new(phase.rule(), format!("a \"{}\" line: {}", line.kind(), phase.what_is_due())))
            }
        }
    }

    fn apply(&mut self, action: Action) -> Checked<()> {
        self.happenings.clear();
        self.game.apply(action, &mut self.happenings).map_err(Wrong::refused::<DontGoIn>)?;
        let (rolled, there) = (self.game.dice_rolled(), self.dice);
        if rolled > there {
            let what = format!("{rolled} dice were rolled by now, but game.dice has {there}: expected all dice there");
            return Err(Wrong::new(FORMAT, what));
        }
        self.expected.extend(lines_of(&self.game, &self.happenings));
        Ok(())
    }
}
