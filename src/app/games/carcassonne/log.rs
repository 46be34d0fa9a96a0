//! The log: everything that happened in this game, newest first, written as it is shown. When the table is rebuilt, the
//! log is written again from the decisions, so a saved game has its whole log.

use super::table::{AtTable, Happened, Rebuilt};
use super::words::{self, Grows, People};
use crate::app::panels::LogLine;
use crate::rules::carcassonne::{Carcassonne, Happening, Piece, Supply};
use crate::rules::tiles::PartName;
use crate::rules::{ByColour, Colour};
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
    growing: HashMap<Grows, Growing>,
    /// Which meeples were put where. A happening may tell of a meeple that has already left the board.
    standing: HashMap<PartName, (Colour, Piece)>,
    /// Meeples and guards that each player has fewer in hand than at the beginning.
    away: ByColour<i8>,
}

/// A line of this turn that grows.
#[derive(Default)]
struct Growing {
    /// Where it stands among the lines.
    at: usize,
    ghosts: u8,
    /// The meeples that got them.
    meeples: Vec<(PartName, Piece)>,
}

impl Growing {
    fn meeples(&self) -> String {
        let names: Vec<String> = self.meeples.iter().map(|(on, piece)| words::piece_name(*piece, on.kind)).collect();
        names.join(", ")
    }
}

impl Default for Log {
    fn default() -> Self {
        Log {
            lines: Arc::default(),
            turn: 1,
            player: 0,
            growing: HashMap::new(),
            standing: HashMap::new(),
            away: ByColour::default(),
        }
    }
}

impl Log {
    /// The lines, oldest first.
    pub fn lines(&self) -> Arc<Vec<LogLine>> {
        self.lines.clone()
    }

    /// The log of a game that begins so: in a lesson meeples stand there already.
    fn beginning_with(start: &Carcassonne) -> Log {
        let mut log = Log::default();
        for meeple in start.meeples() {
            log.standing.insert(start.name_of(meeple.part), (meeple.colour, meeple.piece));
            log.goes(meeple.colour, meeple.piece, 1);
        }
        log
    }

    fn note(&mut self, happening: &Happening, people: People) {
        let Some(active) = people.colours().nth(self.player) else { return };
        for told in words::log_lines(happening, active, people) {
            self.write(told.colour, told.text);
        }
        match happening {
            Happening::GhostGiven { to, .. } => {
                if let Some(&(owner, piece)) = self.standing.get(to) {
                    let grows = if owner == active { Grows::Taken } else { Grows::GivenTo(owner) };
                    self.grow(grows, 1, Some((*to, piece)), active, people);
                }
            }
            Happening::GhostDrawnIn { .. } => self.grow(Grows::DrawnIn, 1, None, active, people),
            Happening::CircleFilled { .. } => self.grow(Grows::Filled, 1, None, active, people),
            Happening::Released { ghosts, .. } => self.grow(Grows::Released, *ghosts, None, active, people),
            Happening::MeeplePlaced { colour, piece, on, .. } => {
                self.standing.insert(*on, (*colour, *piece));
                self.goes(*colour, *piece, 1);
            }
            Happening::Chased { colour, piece, .. } | Happening::MeepleReturned { colour, piece, .. } => {
                self.goes(*colour, *piece, -1);
            }
            Happening::GuardCame { colour, .. } => self.goes(*colour, Piece::Guard, -1),
            Happening::MeepleSkipped { legal: 0 } => {
                self.write(Some(active), words::no_meeple(people.name(active), self.in_hand(active) == 0));
            }
            Happening::TurnEnded { .. } => {
                self.tell_at_least_the_tile(active, people);
                self.growing.clear();
                self.turn += 1;
                self.player = (self.player + 1) % people.colours().count();
            }
            _ => {}
        }
    }

    fn write(&mut self, colour: Option<Colour>, text: String) {
        Arc::make_mut(&mut self.lines).push(LogLine { turn: self.turn, colour, text });
    }

    /// A meeple or a guard leaves a player's hand (1) or comes to it (-1). The abbot is no matter: in a monastery it
    /// always finds a place.
    fn goes(&mut self, colour: Colour, piece: Piece, away: i8) {
        if piece != Piece::Abbot {
            self.away[colour] += away;
        }
    }

    /// Meeples and guards in a player's hand.
    fn in_hand(&self, colour: Colour) -> i8 {
        let begun = Supply::at_start(false);
        (begun[Piece::Ordinary] + begun[Piece::Guard]) as i8 - self.away[colour]
    }

    /// Who looks at the log to see what the others did must find every turn there.
    fn tell_at_least_the_tile(&mut self, active: Colour, people: People) {
        let mut of_turn = self.lines.iter().rev().take_while(|line| line.turn == self.turn);
        if !of_turn.any(|line| line.colour == Some(active)) {
            self.write(Some(active), words::only_a_tile(people.name(active)));
        }
    }

    /// The same thing happened once more in this turn: its line tells of more ghosts. So each turn has one such line,
    /// even if other lines came in between.
    fn grow(&mut self, grows: Grows, more: u8, to: Option<(PartName, Piece)>, active: Colour, people: People) {
        let lines = Arc::make_mut(&mut self.lines);
        let growing = self.growing.entry(grows).or_insert(Growing { at: lines.len(), ..Growing::default() });
        growing.ghosts += more;
        // Two ghosts for one meeple name it once.
        growing.meeples.extend(to.filter(|to| !growing.meeples.contains(to)));
        let text = grows.line(growing.ghosts, &growing.meeples(), people.name(active), people);
        let line = LogLine { turn: self.turn, colour: Some(active), text };
        if growing.at < lines.len() { lines[growing.at] = line } else { lines.push(line) }
    }
}

fn tell(happened: On<Happened>, table: Res<AtTable>, mut log: ResMut<Log>) {
    log.note(&happened.what, People::of(table.position(), table.sitting.names()));
}

fn tell_anew(_: On<Rebuilt>, table: Res<AtTable>, mut log: ResMut<Log>) {
    *log = Log::beginning_with(table.sitting.start());
    let people = People::of(table.position(), table.sitting.names());
    table.sitting.happenings().for_each(|happening| log.note(happening, people));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::Game;
    use crate::rules::carcassonne::Setup;
    use crate::table::carcassonne::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// A whole random game of three with circles: what happened, and its log.
    fn played() -> (Vec<Happening>, Log) {
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
        (happenings, log)
    }

    /// RMIST-1, RMIST-2: in a lesson meeples stand there from the beginning, and ghosts come to them too.
    #[test]
    fn a_ghost_for_a_meeple_of_the_beginning_is_told() {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 2);
        let names = ["Alix", "Guilhem"].map(str::to_owned).to_vec();
        let mut random = ChaCha8Rng::seed_from_u64(5);
        let mut game = Carcassonne::begin(&setup, 5, &mut Vec::new()).expect("a game");
        let play = |game: &mut Carcassonne, random: &mut ChaCha8Rng| {
            let mut happenings = Vec::new();
            let action = Policy::Random.choose(game, &game.legal_actions(), random).expect("the game goes on");
            game.apply(action, &mut happenings).expect("a legal action");
            happenings
        };
        while game.meeples().len() < 6 {
            play(&mut game, &mut random);
        }
        let start = game.clone();
        let stood = |on: &PartName| start.meeples().iter().any(|meeple| start.name_of(meeple.part) == *on);
        let mut log = Log::beginning_with(&start);
        for _ in 0..200 {
            for happening in play(&mut game, &mut random) {
                let before = log.lines();
                log.note(&happening, People::of(&game, &names));
                if matches!(&happening, Happening::GhostGiven { to, .. } if stood(to)) {
                    assert_ne!(log.lines(), before, "{happening:?} is not told");
                    return;
                }
            }
        }
        panic!("no ghost came to a meeple of the beginning");
    }

    /// RMEEPLE-5: the log knows from what happened how many meeples are left.
    #[test]
    fn who_can_put_no_meeple_is_told_why() {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 2);
        let names = ["Alix", "Guilhem"].map(str::to_owned).to_vec();
        let (mut log, mut random) = (Log::default(), ChaCha8Rng::seed_from_u64(5));
        let mut happenings = Vec::new();
        let mut game = Carcassonne::begin(&setup, 5, &mut happenings).expect("a game");
        while let Some(action) = Policy::Random.choose(&game, &game.legal_actions(), &mut random) {
            game.apply(action, &mut happenings).expect("a legal action");
            happenings.drain(..).for_each(|happening| log.note(&happening, People::of(&game, &names)));
            for &colour in game.seats() {
                let supply = game.supply(colour);
                assert_eq!(log.in_hand(colour), (supply[Piece::Ordinary] + supply[Piece::Guard]) as i8);
            }
        }
        assert!(log.lines().iter().any(|line| line.text == words::no_meeple("Alix", true)));
        assert_eq!(words::no_meeple("Alix", false), "No free place for a meeple of Alix");
    }

    #[test]
    fn every_turn_has_a_line_of_the_player_whose_turn_it_was() {
        let (happenings, log) = played();
        let names = ["Alix", "Guilhem", "Maura"];
        let turns = happenings.iter().filter(|happening| matches!(happening, Happening::TurnEnded { .. })).count();
        let lines = log.lines();
        let mut bare = 0;
        for turn in 1..=turns {
            let of_turn: Vec<&LogLine> = lines.iter().filter(|line| usize::from(line.turn) == turn).collect();
            let name = names[(turn - 1) % 3];
            assert!(of_turn.iter().any(|line| line.text.contains(name)), "turn {turn} of {name}: {of_turn:?}");
            bare += usize::from(of_turn.iter().any(|line| line.text == format!("{name} only laid a tile")));
        }
        assert!(turns > 100 && bare > 0, "{bare} of {turns} turns are nothing but a tile");
    }

    /// RMIST-1, RMIST-2: however many ghosts a turn sends, one line tells how many each player got.
    #[test]
    fn the_ghosts_of_a_turn_have_one_line_for_each_who_gets_them() {
        let (happenings, log) = played();
        let lines = log.lines();
        let of_ghosts = |line: &&LogLine| line.text.contains(" gave ") || line.text.contains("broke mist");
        let told: Vec<(u16, String, usize)> = lines.iter().filter(of_ghosts).map(ghosts_in).collect();
        let given = happenings.iter().filter(|happening| matches!(happening, Happening::GhostGiven { .. })).count();
        assert!(given > 20 && told.iter().map(|(.., ghosts)| ghosts).sum::<usize>() == given, "{given}: {told:?}");
        assert!(told.iter().any(|&(.., ghosts)| ghosts > 1), "no turn ever sent several: {told:?}");
        for (number, line) in told.iter().enumerate() {
            let again = told[..number].iter().find(|earlier| (earlier.0, &earlier.1) == (line.0, &line.1));
            assert!(again.is_none(), "{line:?} after {again:?}");
        }
        assert!(lines.windows(2).all(|pair| pair[0].turn <= pair[1].turn), "turns follow one another");
    }

    /// The turn of a line, who gave whom, and the number of ghosts.
    fn ghosts_in(line: &LogLine) -> (u16, String, usize) {
        let words: Vec<&str> = line.text.split([' ', ':']).collect();
        let at = words.iter().position(|word| word.starts_with("ghost")).expect("ghosts");
        let ghosts = if words[at - 1] == "a" { 1 } else { words[at - 1].parse().expect("a number") };
        // "Maura's knight" of one ghost is "Maura" of several.
        let whom = words[..at - 1].iter().take(3).map(|word| word.trim_end_matches("'s")).collect::<Vec<_>>();
        (line.turn, whom.join(" "), ghosts)
    }
}
