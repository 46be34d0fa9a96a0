//! One sitting at the table: the players, what was played, and the position.

use super::{LONGEST_NAME, Seat};
use crate::guide::{Guided, Policy};
use crate::rules::Game;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The longest name of a game, in letters.
pub const LONGEST_TITLE: usize = 40;

/// A game from its setup to the current position. Everything follows from setup, seats, seed and actions.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    setup: G::Setup,
    seed: u64,
    /// Empty if the players gave the game no name.
    title: String,
    names: Vec<String>,
    /// One for each player.
    seats: Vec<Seat>,
    start: G,
    opening: Vec<G::Happening>,
    played: Vec<Played<G>>,
    /// Actions that were taken back and can be repeated. The next one to repeat is last.
    undone: Vec<G::Action>,
    position: G,
    with_take_back: bool,
}

/// An action and its happenings.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The player who decided, starting at 0.
    pub by: usize,
    /// The action.
    pub action: G::Action,
    /// The happenings, in order.
    pub happenings: Vec<G::Happening>,
}

/// What happened in one turn, starting with its draw.
#[derive(Clone, Debug)]
pub struct TurnLog<G: Game> {
    /// The number of the turn, starting at 1.
    pub turn: u16,
    /// The player whose turn it was, starting at 0.
    pub player: usize,
    /// The happenings, in order.
    pub happenings: Vec<G::Happening>,
}

impl<G: Game> PartialEq for Played<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.by, self.action) == (other.by, other.action) && self.happenings == other.happenings
    }
}

impl<G: Game> PartialEq for TurnLog<G> {
    fn eq(&self, other: &Self) -> bool {
        (self.turn, self.player) == (other.turn, other.player) && self.happenings == other.happenings
    }
}

impl<G: Game> Played<G> {
    /// Whether the action revealed something hidden, for example by drawing a tile.
    pub fn revealed(&self) -> bool {
        self.happenings.iter().any(G::reveals)
    }
}

impl<G: Game> Sitting<G> {
    /// Starts a game of persons and draws the first tile. Names are put in one line, and cut if they are too long.
    /// Players without a name get their number.
    ///
    /// # Errors
    /// Returns what is wrong with the setup.
    pub fn begin(setup: G::Setup, seed: u64, names: Vec<String>) -> Result<Self, G::SetupError> {
        let mut opening = Vec::new();
        let start = G::begin(&setup, seed, &mut opening)?;
        Ok(Sitting::laid_out(setup, seed, (start, opening), names))
    }

    /// A game of persons that begins in this position, which these happenings led to. Such a sitting cannot be saved if
    /// the rulebook's beginning leads to another one.
    pub(super) fn laid_out(
        setup: G::Setup,
        seed: u64,
        (start, opening): (G, Vec<G::Happening>),
        names: Vec<String>,
    ) -> Self {
        let mut given = names.iter().map(|name| one_line(name, LONGEST_NAME));
        let mut name = |player| match given.next() {
            Some(name) if !name.is_empty() => name,
            _ => format!("Player {player}"),
        };
        let names = (1..=start.players()).map(&mut name).collect();
        let seats = vec![Seat::Person; start.players()];
        let position = start.clone();
        let (title, played, undone) = (String::new(), Vec::new(), Vec::new());
        Sitting { setup, seed, title, names, seats, start, opening, played, undone, position, with_take_back: false }
    }

    /// The same sitting with these at its seats, in the order of play. Where the list is too short, a person sits; what
    /// is too long is left out.
    #[must_use]
    pub fn with_seats(mut self, seats: Vec<Seat>) -> Self {
        let players = self.seats.len();
        self.seats = seats;
        self.seats.resize(players, Seat::Person);
        self
    }

    /// Says who decides for a player from now on. The player counts from 0; there has to be one.
    pub fn seat(&mut self, player: usize, seat: Seat) {
        self.seats[player] = seat;
    }

    /// Lets people at this machine decide for those who sat elsewhere.
    pub fn seat_all_here(&mut self) {
        self.seats.iter_mut().for_each(|seat| *seat = seat.at_this_machine());
    }

    /// Gives friends in other programs the seats of the persons who are called like them; then the others those that they
    /// had, or that such a friend has left. Each friend comes with the old seat and a name.
    pub fn seat_friends(&mut self, friends: &[(usize, String)]) {
        let is_free = |sitting: &Self, at: &usize| sitting.seats.get(*at) == Some(&Seat::Person);
        let of_name = |name: &String| self.names.iter().position(|other| other == name).filter(|at| is_free(self, at));
        let sought = friends.iter().map(|(seat, name)| (of_name(name), *seat, name));
        let (called, others): (Vec<_>, Vec<_>) = sought.partition(|(of_name, ..)| of_name.is_some());
        let left: Vec<usize> = called.iter().map(|(_, seat, _)| *seat).collect();
        for (of_name, seat, name) in called.into_iter().chain(others) {
            let mut places = of_name.into_iter().chain([seat]).chain(left.iter().copied());
            if let Some(at) = places.find(|at| is_free(self, at)) {
                self.seat(at, Seat::Elsewhere);
                self.rename(at, name);
            }
        }
    }

    /// Gives a player another name, cut if it is too long. The player counts from 0; there has to be one. An empty name
    /// changes nothing.
    pub fn rename(&mut self, player: usize, name: &str) {
        let name = one_line(name, LONGEST_NAME);
        if !name.is_empty() {
            self.names[player] = name;
        }
    }

    /// The same sitting under this name: in one line, and cut if it is too long. Empty for none.
    #[must_use]
    pub fn with_title(mut self, title: &str) -> Self {
        self.title = one_line(title, LONGEST_TITLE);
        self
    }

    /// Plays an action and returns its happenings. After a take-back, an action other than the one taken back drops all
    /// actions that could be repeated.
    ///
    /// # Errors
    /// Returns why it is not allowed. Nothing has changed then.
    pub fn play(&mut self, action: G::Action) -> Result<&[G::Happening], G::Refusal> {
        self.carry_out(action)?;
        if self.undone.pop() != Some(action) {
            self.undone.clear();
        }
        Ok(self.played.last().map_or(&[], |played| &played.happenings))
    }

    fn carry_out(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        let by = self.position.acting();
        let mut happenings = Vec::new();
        self.position.apply(action, &mut happenings)?;
        self.played.push(Played { by, action, happenings });
        Ok(())
    }

    /// Takes back this many actions, or all if there are fewer. Returns how many. Taking back an action that revealed
    /// something marks the sitting for good; see [`Sitting::free_take_backs`].
    pub fn take_back(&mut self, actions: usize) -> usize {
        let taken = actions.min(self.played.len());
        if taken == 0 {
            return 0;
        }
        self.with_take_back |= taken > self.free_take_backs();
        let mut kept: Vec<G::Action> = self.played.drain(..).map(|played| played.action).collect();
        self.undone.extend(kept.drain(kept.len() - taken..).rev());
        self.position = self.start.clone();
        for action in kept {
            // An action that was allowed once is allowed again, because the same actions lead to the same positions.
            let again = self.carry_out(action);
            debug_assert!(again.is_ok());
        }
        taken
    }

    /// Takes back everything up to the last decision of a person, and that decision too. What the computer decided is
    /// skipped, and so are decisions in positions where `is_forced` says that there was no choice. Returns how many
    /// actions were taken back; 0 if no person decided yet.
    pub fn take_back_to_person(&mut self, is_forced: impl Fn(&G) -> bool) -> usize {
        self.before_last_of_person(is_forced).map_or(0, |kept| self.take_back(self.played.len() - kept))
    }

    /// The last decision of a person, and the sitting as it was when it was due. Decisions in positions where `is_forced`
    /// says that there was no choice do not count.
    pub fn last_of_person(&self, is_forced: impl Fn(&G) -> bool) -> Option<(Self, G::Action)> {
        let number = self.before_last_of_person(is_forced)?;
        self.played.get(number).map(|played| (self.before(number), played.action))
    }

    /// How many actions were played before the last decision of a person.
    fn before_last_of_person(&self, is_forced: impl Fn(&G) -> bool) -> Option<usize> {
        let (mut position, mut last) = (self.start.clone(), None);
        for (number, played) in self.played.iter().enumerate() {
            if self.seats[played.by].is_person() && !is_forced(&position) {
                last = Some(number);
            }
            // It was allowed once in this position.
            let again = position.apply(played.action, &mut Vec::new());
            debug_assert!(again.is_ok());
        }
        last
    }

    /// Whether a person has decided something that can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.played.iter().any(|played| self.seats[played.by].is_person())
    }

    /// The sitting as it was after so many actions, with the others taken back.
    #[must_use]
    pub fn before(&self, number: usize) -> Self {
        let mut sitting = self.clone();
        sitting.take_back(self.played.len().saturating_sub(number));
        sitting
    }

    /// Ends the watching of a game at this many actions. `with_take_back` is the mark that it had before: who only
    /// watches takes nothing back.
    pub fn end_watching(&mut self, number: usize, with_take_back: bool) {
        self.go_to(number);
        self.with_take_back = with_take_back;
    }

    /// Takes back or repeats until this many actions are played, or all that there are.
    pub fn go_to(&mut self, number: usize) {
        self.take_back(self.played.len().saturating_sub(number));
        while self.played.len() < number && self.redo().is_some() {}
    }

    /// All actions, in order: those played, and then those that were taken back and can be repeated.
    pub fn all_actions(&self) -> impl Iterator<Item = G::Action> {
        self.played.iter().map(|played| played.action).chain(self.undone.iter().rev().copied())
    }

    /// Repeats the action that was taken back last, and returns its happenings. `None` if there is none.
    pub fn redo(&mut self) -> Option<&[G::Happening]> {
        let action = *self.undone.last()?;
        let again = self.play(action);
        debug_assert!(again.is_ok());
        again.ok()
    }

    /// Whether there is an action that can be repeated.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// How many actions can be taken back before one that revealed something.
    pub fn free_take_backs(&self) -> usize {
        self.played.iter().rev().take_while(|played| !played.revealed()).count()
    }

    /// Whether a decision was taken back after it had revealed something hidden.
    pub fn with_take_back(&self) -> bool {
        self.with_take_back
    }

    /// The position before the first action.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The current position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The setup.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed of the draw order.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The name that the players gave the game. Empty if they gave none.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The players' names in the order of play.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Who sits where, in the order of play: one seat for each player.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Whether a person has to decide next. False when the game is over.
    pub fn is_persons_turn(&self) -> bool {
        self.position.outcome().is_none() && self.seats[self.position.acting()].is_person()
    }

    /// What happened before the first action: the first draw.
    pub fn opening(&self) -> &[G::Happening] {
        &self.opening
    }

    /// The actions so far, each with its happenings.
    pub fn played(&self) -> &[Played<G>] {
        &self.played
    }

    /// Everything that happened, in order, from the first draw on.
    pub fn happenings(&self) -> impl Iterator<Item = &G::Happening> {
        self.opening.iter().chain(self.played.iter().flat_map(|played| &played.happenings))
    }

    /// What happened, turn by turn. The last entry is the current turn, or the turn in which the game ended.
    pub fn turn_log(&self) -> Vec<TurnLog<G>> {
        let turn_of = |turn: usize, player| TurnLog { turn: turn as u16, player, happenings: Vec::new() };
        let mut log = vec![turn_of(1, self.start.acting())];
        let acting_after = |played: usize| self.played.get(played).map_or(self.position.acting(), |next| next.by);
        let parts = std::iter::once(&self.opening).chain(self.played.iter().map(|played| &played.happenings));
        for (played, happenings) in parts.enumerate() {
            for happening in happenings {
                let turns = log.len();
                let turn = match log.last_mut() {
                    Some(turn) if !turn.ended() || G::ends_game(happening) => turn,
                    _ => {
                        log.push(turn_of(turns + 1, acting_after(played)));
                        &mut log[turns]
                    }
                };
                turn.happenings.push(happening.clone());
            }
        }
        log
    }

    /// The sitting of a save. `with_take_back` restores its mark.
    ///
    /// # Errors
    /// Returns the number of the refused action, starting at 1, and why it was refused.
    pub(super) fn resume(mut self, actions: &[G::Action], with_take_back: bool) -> Result<Self, (usize, G::Refusal)> {
        for (number, &action) in (1..).zip(actions) {
            self.play(action).map_err(|refusal| (number, refusal))?;
        }
        self.with_take_back = with_take_back;
        Ok(self)
    }
}

/// A name in one line, cut if it has more letters than this.
fn one_line(name: &str, most: usize) -> String {
    let one_line = name.replace(char::is_control, " ");
    one_line.trim().chars().take(most).collect::<String>().trim_end().to_owned()
}

impl<G: Guided> Sitting<G> {
    /// What the computer decides, if it plays for whoever has to decide next. `None` if a person does, or the game is
    /// over.
    ///
    /// It is the same whenever the same position is reached by the same number of actions, so that loading a save or
    /// taking back does not change what the computer does.
    pub fn computer_decides(&self) -> Option<G::Action> {
        self.thought_of_computer()?()
    }

    /// The same as something that may be worked out elsewhere, where it takes longer ([`Policy::takes_time`]).
    pub fn thought_of_computer(&self) -> Option<impl FnOnce() -> Option<G::Action> + Send + use<G>> {
        let policy = self.policy_to_decide()?;
        let mut random = ChaCha8Rng::seed_from_u64(self.seed);
        // Stream 0 is the one that shuffles, so the computer must not use it.
        random.set_stream(1 + self.played.len() as u64);
        let position = self.position.clone();
        Some(move || policy.choose(&position, &position.legal_actions(), &mut random))
    }

    /// How the computer decides, if it plays for whoever has to decide next. `None` if a person does, or the game is
    /// over.
    pub fn policy_to_decide(&self) -> Option<Policy> {
        match self.seats[self.position.acting()] {
            Seat::Computer(policy) if self.position.outcome().is_none() => Some(policy),
            Seat::Computer(_) | Seat::Person | Seat::Elsewhere => None,
        }
    }
}

impl<G: Game> TurnLog<G> {
    fn ended(&self) -> bool {
        self.happenings.iter().any(G::ends_turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::dont_go_in::{DontGoIn, Setup};

    fn sitting(names: &[&str]) -> Sitting<DontGoIn> {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        Sitting::begin(Setup::with_players(4), 1, names).expect("a table")
    }

    #[test]
    fn names_have_one_line_and_are_not_too_long() {
        let long = "Anna of Anywhere, wh";
        let mut sitting = sitting(&["  Anna of\tAnywhere, whoever\n", "", "N", "Ben of Far Away, who is"]);
        assert_eq!(sitting.names(), [long, "Player 2", "N", "Ben of Far Away, who"]);
        sitting.rename(2, "Anna of Anywhere,                  whoever");
        sitting.rename(1, " \n ");
        assert_eq!(sitting.names()[1..3], ["Player 2", "Anna of Anywhere,"]);
    }

    /// Where friends sit in a game with these names, at the seats 1 and so on.
    fn friends_at(names: &[&str], friends: &[(usize, &str)]) -> Vec<String> {
        let mut sitting = sitting(names);
        sitting.seat(3, Seat::Computer(Policy::Random));
        let friends: Vec<(usize, String)> = friends.iter().map(|&(seat, name)| (seat, name.to_owned())).collect();
        sitting.seat_friends(&friends);
        let told = |(name, seat): (&String, &Seat)| match seat {
            Seat::Elsewhere => format!("{name} elsewhere"),
            Seat::Person | Seat::Computer(_) => name.clone(),
        };
        sitting.names().iter().zip(sitting.seats()).skip(1).map(told).collect()
    }

    #[test]
    fn friends_sit_where_they_are_called_and_the_others_where_they_sat() {
        let friends = [(1, "Anna"), (2, "Ben")];
        let sit = |names: &[&str]| friends_at(names, &friends);
        assert_eq!(sit(&["Host", "Ben", "Anna", "C"]), ["Ben elsewhere", "Anna elsewhere", "C"]);
        assert_eq!(sit(&["Host", "", "", "C"]), ["Anna elsewhere", "Ben elsewhere", "C"]);
        // Anna's seat is Ben's now, so she has the one that he left.
        assert_eq!(sit(&["Host", "Ben", "", "C"]), ["Ben elsewhere", "Anna elsewhere", "C"]);
        // The computer plays under Ben's name.
        assert_eq!(sit(&["Host", "", "", "Ben"]), ["Anna elsewhere", "Ben elsewhere", "Ben"]);
        assert_eq!(friends_at(&["Host", "Caro", "", "C"], &[(3, "Anna")]), ["Caro", "Player 3", "C"]);
    }
}
