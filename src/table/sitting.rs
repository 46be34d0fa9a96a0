//! One sitting at the table: who sits there, what was played, and the position that led to.

use crate::rules::{Action, Game, Happening, Mists, Refusal, Setup, SetupError};

/// A game from its setup to the position of now. Everything follows from setup, seed and actions.
#[derive(Clone, Debug)]
pub struct Sitting {
    setup: Setup,
    seed: u64,
    names: Vec<String>,
    start: Mists,
    opening: Vec<Happening>,
    played: Vec<Played>,
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
        Ok(Sitting { setup, seed, names, start, opening, played: Vec::new(), position, with_take_back: false })
    }

    /// Plays an action and tells what it made happen.
    ///
    /// # Errors
    /// Why it is not allowed; nothing has changed then.
    pub fn play(&mut self, action: Action) -> Result<&[Happening], Refusal> {
        let mut happenings = Vec::new();
        self.position.apply(action, &mut happenings)?;
        self.played.push(Played { action, happenings });
        Ok(self.played.last().map_or(&[], |played| &played.happenings))
    }

    /// Takes back so many actions, at most all, and tells how many it were. Taking back an action that revealed
    /// something marks the sitting for good; see [`Sitting::free_take_backs`].
    pub fn take_back(&mut self, actions: usize) -> usize {
        let taken = actions.min(self.played.len());
        self.with_take_back |= taken > self.free_take_backs();
        let kept: Vec<Action> =
            self.played.iter().take(self.played.len() - taken).map(|played| played.action).collect();
        self.position = self.start.clone();
        self.played.clear();
        for action in kept {
            // What was allowed once is allowed again: the same actions lead to the same positions.
            let again = self.play(action);
            debug_assert!(again.is_ok());
        }
        taken
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
