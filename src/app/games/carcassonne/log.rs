//! The log: everything that happened in this game, newest first, written as it is shown. When the table is rebuilt, the
//! log is written again from the decisions, so a saved game has its whole log.

use super::table::{AtTable, Happened, Rebuilt};
use super::words::{self, Grows, People};
use crate::app::games::mists::panels::LogLine;
use crate::rules::Colour;
use crate::rules::carcassonne::Happening;
use crate::rules::tiles::PartName;
use bevy::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Log>().add_observer(tell).add_observer(tell_anew);
}

/// The lines of the log.
#[derive(Resource)]
pub struct Log {
    /// Oldest first. The panels share these lines until another one is added.
    lines: Arc<Vec<LogLine>>,
    /// The turn that is being logged, starting at 1.
    turn: u16,
    /// The player whose turn is being logged.
    player: usize,
    /// Lines of this turn that grow: where each stands, and for how many ghosts.
    growing: HashMap<Grows, (usize, u8)>,
    /// Whose meeples were put where. A happening may tell of a meeple that has already left the board.
    standing: HashMap<PartName, Colour>,
}

impl Default for Log {
    fn default() -> Self {
        Log { lines: Arc::default(), turn: 1, player: 0, growing: HashMap::new(), standing: HashMap::new() }
    }
}

impl Log {
    /// The lines, oldest first.
    pub fn lines(&self) -> Arc<Vec<LogLine>> {
        self.lines.clone()
    }

    fn note(&mut self, happening: &Happening, people: People) {
        let Some(active) = people.colours().nth(self.player) else { return };
        for told in words::log_lines(happening, active, people) {
            let line = LogLine { turn: self.turn, colour: told.colour, text: told.text };
            Arc::make_mut(&mut self.lines).push(line);
        }
        match happening {
            Happening::GhostGiven { to, .. } => match self.standing.get(to).copied() {
                Some(owner) if owner == active => self.grow(Grows::Taken, 1, active, people),
                Some(owner) => self.grow(Grows::GivenTo(owner), 1, active, people),
                None => {}
            },
            Happening::GhostDrawnIn { .. } => self.grow(Grows::DrawnIn, 1, active, people),
            Happening::CircleFilled { .. } => self.grow(Grows::Filled, 1, active, people),
            Happening::Released { ghosts, .. } => self.grow(Grows::Released, *ghosts, active, people),
            Happening::MeeplePlaced { colour, on, .. } => drop(self.standing.insert(*on, *colour)),
            Happening::TurnEnded { .. } => {
                self.growing.clear();
                self.turn += 1;
                self.player = (self.player + 1) % people.colours().count();
            }
            _ => {}
        }
    }

    /// The same thing happened once more in this turn: its line tells of more ghosts. So each turn has one such line,
    /// even if other lines came in between.
    fn grow(&mut self, grows: Grows, more: u8, active: Colour, people: People) {
        let lines = Arc::make_mut(&mut self.lines);
        let (at, ghosts) = self.growing.entry(grows).or_insert((lines.len(), 0));
        *ghosts += more;
        let text = grows.line(*ghosts, people.name(active), people);
        let line = LogLine { turn: self.turn, colour: Some(active), text };
        if *at < lines.len() { lines[*at] = line } else { lines.push(line) }
    }
}

fn tell(happened: On<Happened>, table: Res<AtTable>, mut log: ResMut<Log>) {
    log.note(&happened.0, People::of(table.position(), table.sitting.names()));
}

fn tell_anew(_: On<Rebuilt>, table: Res<AtTable>, mut log: ResMut<Log>) {
    *log = Log::default();
    let people = People::of(table.position(), table.sitting.names());
    let played = table.sitting.played().iter().flat_map(|played| &played.happenings);
    table.sitting.opening().iter().chain(played).for_each(|happening| log.note(happening, people));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::Game;
    use crate::rules::carcassonne::{Carcassonne, Setup};
    use crate::table::carcassonne::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// RMIST-1, RMIST-2: however many ghosts a turn sends, one line tells how many each player got.
    #[test]
    fn the_ghosts_of_a_turn_have_one_line_for_each_who_gets_them() {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 3);
        let setup = Setup { spell_circles: true, ..setup };
        let names = ["Alix", "Guilhem", "Maura"].map(str::to_owned).to_vec();
        let (mut happenings, mut random) = (Vec::new(), ChaCha8Rng::seed_from_u64(2));
        let mut game = Carcassonne::begin(&setup, 2, &mut happenings).expect("a game");
        while let Some(action) = Policy::Random.choose(&game, &game.legal_actions(), &mut random) {
            game.apply(action, &mut happenings).expect("a legal action");
        }
        let mut log = Log::default();
        happenings.iter().for_each(|happening| log.note(happening, People::of(&game, &names)));

        let lines = log.lines();
        let of_ghosts = |line: &&LogLine| line.text.contains(" gave ") || line.text.contains("broke mist");
        let told: Vec<(u16, &str, usize)> = lines.iter().filter(of_ghosts).map(ghosts_in).collect();
        let given = happenings.iter().filter(|happening| matches!(happening, Happening::GhostGiven { .. })).count();
        assert!(given > 20 && told.iter().map(|(.., ghosts)| ghosts).sum::<usize>() == given, "{given}: {told:?}");
        assert!(told.iter().any(|&(.., ghosts)| ghosts > 1), "no turn ever sent several: {told:?}");
        for (number, line) in told.iter().enumerate() {
            let again = told[..number].iter().find(|earlier| (earlier.0, earlier.1) == (line.0, line.1));
            assert!(again.is_none(), "{line:?} after {again:?}");
        }
        assert!(lines.windows(2).all(|pair| pair[0].turn <= pair[1].turn), "turns follow one another");
    }

    /// The turn of a line, what it says before the number of ghosts, and the number.
    fn ghosts_in(line: &LogLine) -> (u16, &str, usize) {
        let said = line.text.trim_end_matches(" ghosts").trim_end_matches(" ghost");
        let (before, number) = said.rsplit_once(' ').expect("words");
        (line.turn, before, if number == "a" { 1 } else { number.parse().expect("a number") })
    }
}
