//! One sitting at the table: who sits there, what was played, and the position that led to.

use crate::rules::Game;
use crate::rules::mists::{Action, Happening, Mists, Refusal, Setup, SetupError};

/// A game from its setup to the position of now. Everything follows from setup, seed and actions.
#[derive(Clone, Debug)]
pub struct Sitting {
    setup: Setup,
    seed: u64,
    names: Vec<String>,
    start: Mists,
    opening: Vec<Happening>,
    played: Vec<Played>,
    /// What was taken back and can be done again, the next one last.
    undone: Vec<Action>,
    position: Mists,
    with_take_back: bool,
}

/// An action and what it made happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The action.
    pub action: Action,
    /// What happened, in order.
    pub happenings: Vec<Happening>,
}

/// What happened in one turn, from its draw on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLog {
    /// The turn's number, from 1.
    pub turn: u16,
    /// Whose turn it was, from 0.
    pub player: usize,
    /// What happened, in order.
    pub happenings: Vec<Happening>,
}

impl Played {
    /// Whether the action brought something hidden to light: a tile was drawn.
    pub fn revealed(&self) -> bool {
        self.happenings.iter().any(|happening| matches!(happening, Happening::Drew { .. }))
    }
}

impl Sitting {
    /// Sits down and draws the first tile. Names keep to one line; players without one are called by their number.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn begin(setup: Setup, seed: u64, names: Vec<String>) -> Result<Sitting, SetupError> {
        let mut opening = Vec::new();
        let start = Mists::begin(&setup, seed, &mut opening)?;
        let mut given = names.iter().map(|name| name.replace(char::is_control, " ").trim().to_owned());
        let mut name = |player| match given.next() {
            Some(name) if !name.is_empty() => name,
            _ => format!("Player {player}"),
        };
        let names = (1..=setup.seats.len()).map(&mut name).collect();
        let position = start.clone();
        let (played, undone) = (Vec::new(), Vec::new());
        Ok(Sitting { setup, seed, names, start, opening, played, undone, position, with_take_back: false })
    }

    /// Plays an action and tells what it made happen. Another action than the one that was taken back ends the chance to
    /// do the rest of it again.
    ///
    /// # Errors
    /// Why it is not allowed; nothing has changed then.
    pub fn play(&mut self, action: Action) -> Result<&[Happening], Refusal> {
        self.carry_out(action)?;
        if self.undone.pop() != Some(action) {
            self.undone.clear();
        }
        Ok(self.played.last().map_or(&[], |played| &played.happenings))
    }

    fn carry_out(&mut self, action: Action) -> Result<(), Refusal> {
        let mut happenings = Vec::new();
        self.position.apply(action, &mut happenings)?;
        self.played.push(Played { action, happenings });
        Ok(())
    }

    /// Takes back so many actions, at most all, and tells how many. Taking back an action that revealed
    /// something marks the sitting for good; see [`Sitting::free_take_backs`].
    pub fn take_back(&mut self, actions: usize) -> usize {
        let taken = actions.min(self.played.len());
        self.with_take_back |= taken > self.free_take_backs();
        let mut kept: Vec<Action> = self.played.drain(..).map(|played| played.action).collect();
        self.undone.extend(kept.drain(kept.len() - taken..).rev());
        self.position = self.start.clone();
        for action in kept {
            // What was allowed once is allowed again: the same actions lead to the same positions.
            let again = self.carry_out(action);
            debug_assert!(again.is_ok());
        }
        taken
    }

    /// Does the last action again that was taken back, and tells what it made happen; `None` if there is none.
    pub fn redo(&mut self) -> Option<&[Happening]> {
        let action = *self.undone.last()?;
        let again = self.play(action);
        debug_assert!(again.is_ok());
        again.ok()
    }

    /// Whether something was taken back that can be done again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// How many actions can be taken back before one that revealed something.
    pub fn free_take_backs(&self) -> usize {
        self.played.iter().rev().take_while(|played| !played.revealed()).count()
    }

    /// Whether something was taken back after a tile was seen.
    pub fn with_take_back(&self) -> bool {
        self.with_take_back
    }

    /// The position of now.
    pub fn position(&self) -> &Mists {
        &self.position
    }

    /// What was agreed on before play.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed of the draw order.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The players' names in the order of play.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What happened before the first action: the first draw.
    pub fn opening(&self) -> &[Happening] {
        &self.opening
    }

    /// The actions so far, each with what it made happen.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// What happened, turn by turn; the last entry is the turn under way, or the one in which the game ended.
    pub fn turn_log(&self) -> Vec<TurnLog> {
        let players = self.setup.seats.len();
        let mut log = vec![TurnLog { turn: 1, player: 0, happenings: Vec::new() }];
        for happening in self.opening.iter().chain(self.played.iter().flat_map(|played| &played.happenings)) {
            let turn = match log.last_mut() {
                // The end of the game belongs to the turn that brought it.
                Some(turn) if !ended(turn) || matches!(happening, Happening::Over(_)) => turn,
                _ => {
                    let turns = log.len();
                    log.push(TurnLog { turn: turns as u16 + 1, player: turns % players, happenings: Vec::new() });
                    &mut log[turns]
                }
            };
            turn.happenings.push(happening.clone());
        }
        log
    }

    /// The sitting that a save tells of. It is marked if it was then.
    ///
    /// # Errors
    /// The number of the action that is refused, from 1, and why.
    pub(super) fn resume(mut self, actions: &[Action], with_take_back: bool) -> Result<Sitting, (usize, Refusal)> {
        for (number, &action) in (1..).zip(actions) {
            self.play(action).map_err(|refusal| (number, refusal))?;
        }
        self.with_take_back = with_take_back;
        Ok(self)
    }
}

fn ended(turn: &TurnLog) -> bool {
    turn.happenings.iter().any(|happening| matches!(happening, Happening::TurnEnded { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::mists::shipped;

    fn played(actions: usize) -> Sitting {
        let setup = Setup::with_players(shipped::level(1).expect("level 1"), shipped::deck().expect("the deck"), 2);
        let mut sitting = Sitting::begin(setup, 7, Vec::new()).expect("a table");
        for _ in 0..actions {
            let action = sitting.position().legal_actions()[0];
            sitting.play(action).expect("a listed action is legal");
        }
        sitting
    }

    #[test]
    fn what_was_taken_back_is_done_again_one_after_the_other() {
        let mut sitting = played(9);
        let before = sitting.clone();
        assert!(sitting.redo().is_none() && !sitting.can_redo());
        assert_eq!(sitting.take_back(2) + sitting.take_back(3), 5);
        for again in 4..9 {
            let happenings = sitting.redo().expect("something was taken back").to_vec();
            assert_eq!(happenings, before.played()[again].happenings);
        }
        assert_eq!(sitting.played(), before.played());
        assert_eq!(sitting.position().fingerprint(), before.position().fingerprint());
        assert!(!sitting.can_redo());
    }

    #[test]
    fn the_same_action_keeps_the_rest_and_another_one_ends_it() {
        let mut sitting = played(4);
        let second = sitting.played()[1].action;
        sitting.take_back(3);
        sitting.play(second).expect("it was legal before");
        assert!(sitting.can_redo(), "two more can be done again");
        let other =
            sitting.position().legal_actions().into_iter().rev().find(|action| sitting.undone.last() != Some(action));
        sitting.play(other.expect("there is a choice")).expect("legal");
        assert!(!sitting.can_redo() && sitting.redo().is_none());
    }

    #[test]
    fn a_refused_action_leaves_what_can_be_done_again() {
        let mut sitting = played(3);
        sitting.take_back(1);
        let refused = Action::MoveMarker { marker: crate::rules::Colour::Red };
        assert!(sitting.play(refused).is_err());
        assert!(sitting.can_redo());
    }
}
