//! The log: everything that happened in this game, newest first, written as it is shown. When the table is rebuilt, the
//! log is written again from the decisions, so a saved game has its whole log.

use super::table::{AtTable, Happened, Rebuilt};
use super::words;
use crate::app::panels::LogLine;
use crate::app::words::{listed, say};
use crate::rules::dont_go_in::{DontGoIn, Happening, Room, Setup, Why};
use crate::rules::{Colour, Game};
use crate::table::dont_go_in::Sitting;
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Log>().add_observer(tell).add_observer(tell_anew);
}

/// The lines of the log.
#[derive(Resource, Default)]
pub struct Log {
    /// Oldest first. The panels share these lines until another one is added.
    lines: Arc<Vec<LogLine>>,
    /// The number of turns that are over.
    turns: u16,
    /// The room whose dice were rolled last.
    room: Option<Room>,
    /// What these dice brought to each player: the line that tells it, and the ghosts.
    haunted: [Option<(usize, i16)>; Setup::MOST_PLAYERS],
    /// How often dice were rolled for a room.
    rolls: u16,
    /// What changed each player's ghosts last.
    lately: [Lately; Setup::MOST_PLAYERS],
}

/// What changed a player's ghosts since the last roll, or if nothing did, what changed them before it.
#[derive(Default)]
struct Lately {
    /// The number of the roll before these changes.
    roll: u16,
    /// Newest first.
    changes: Vec<String>,
}

impl Log {
    /// The lines, oldest first.
    pub fn lines(&self) -> Arc<Vec<LogLine>> {
        self.lines.clone()
    }

    /// What changed a player's ghosts last, newest first: "−2: Mask" and "+3 in the Basement". Empty before anything
    /// did.
    pub fn lately(&self, seat: usize) -> &[String] {
        self.lately.get(seat).map_or(&[], |lately| &lately.changes)
    }

    /// Which types are in play, and who begins (HSETUP-3, HSETUP-8).
    fn begin(&mut self, sitting: &Sitting) {
        let table = sitting.position().table();
        let first = sitting.played().first().map_or(table.acting(), |played| played.by);
        let types = listed(table.types().iter().map(words::card_type));
        let text = say!("house-log-begins", types = types, name = &sitting.names()[first]);
        Arc::make_mut(&mut self.lines).push(LogLine { turn: 1, colour: None, text });
    }

    fn note(&mut self, happening: &Happening, seats: &[Colour], names: &[String]) {
        let mut happening = *happening;
        let mut place = self.lines.len();
        match &mut happening {
            Happening::Rolled { room, .. } => {
                self.room = Some(*room);
                self.rolls += 1;
                self.haunted = Default::default();
            }
            // Several meeples of a player have one line, and it grows.
            Happening::Ghosts { player, change, why: Why::Roll, .. } => {
                let (line, ghosts) = self.haunted[*player].get_or_insert((place, 0));
                *ghosts += *change;
                (place, *change) = (*line, *ghosts);
            }
            Happening::TurnEnded { turn, .. } => self.turns = *turn,
            _ => {}
        }
        // What comes after the last turn belongs to it.
        let turn = if DontGoIn::ends_game(&happening) { self.turns } else { self.turns + 1 };
        let lines = Arc::make_mut(&mut self.lines);
        for told in words::log_lines(&happening, names) {
            let colour = told.player.and_then(|player| seats.get(player).copied());
            let line = LogLine { turn, colour, text: told.text };
            if place < lines.len() {
                lines[place] = line
            } else {
                lines.push(line)
            }
            place = lines.len();
        }
        for (player, text) in words::lately(&happening, self.room) {
            // What a roll brings comes before all else, and again with more ghosts for each meeple.
            let is_roll = matches!(happening, Happening::Ghosts { why: Why::Roll, .. });
            let lately = &mut self.lately[player];
            if is_roll || lately.roll != self.rolls {
                *lately = Lately { roll: self.rolls, changes: Vec::new() };
            }
            lately.changes.insert(0, text);
        }
    }
}

fn tell(happened: On<Happened>, table: Res<AtTable>, mut log: ResMut<Log>) {
    log.note(&happened.what, &table.sitting.setup().seats, table.sitting.names());
}

fn tell_anew(_: On<Rebuilt>, table: Res<AtTable>, mut log: ResMut<Log>) {
    *log = Log::default();
    log.begin(&table.sitting);
    let (seats, names) = (&table.sitting.setup().seats, table.sitting.names());
    table.sitting.happenings().for_each(|happening| log.note(happening, seats, names));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::dont_go_in::Roll;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// A whole game of four, with the log of it.
    fn logged(seed: u64) -> (Vec<Happening>, Log) {
        let setup = Setup::with_players(4);
        let names = ["Alix", "Guilhem", "Maura", "Bertran"].map(str::to_owned);
        let (mut happenings, mut random) = (Vec::new(), ChaCha8Rng::seed_from_u64(seed));
        let mut game = DontGoIn::begin(&setup, seed, &mut happenings).expect("a game");
        while let Some(action) = Policy::Random.choose(&game, &game.legal_actions(), &mut random) {
            game.apply(action, &mut happenings).expect("a legal action");
        }
        let mut log = Log::default();
        happenings.iter().for_each(|happening| log.note(happening, &setup.seats, &names));
        (happenings, log)
    }

    /// HHIDE-1, HROLL-4: what a roll brings to several meeples of a player is one line with the sum.
    #[test]
    fn a_roll_has_one_line_for_each_who_gets_ghosts() {
        let (mut several, mut lines) = (0, 0);
        for seed in 0..5 {
            let (happenings, log) = logged(seed);
            let by_dice = |happening: &&Happening| matches!(happening, Happening::Ghosts { why: Why::Roll, .. });
            let happened = happenings.iter().filter(by_dice).count();
            let all: i64 = happenings
                .iter()
                .map(|happening| match *happening {
                    Happening::Ghosts { change, why: Why::Roll, .. } => i64::from(change),
                    _ => 0,
                })
                .sum();
            // Other gains begin with what brought them.
            let told: Vec<i64> = log.lines().iter().filter_map(|line| by_dice_in(&line.text)).collect();
            assert_eq!(told.iter().sum::<i64>(), all);
            several += happened - told.len();
            lines += told.len();
        }
        assert!(several > 0 && lines > 100, "{several}, {lines}");
    }

    /// The ghosts of a line such as "Alix got 3 ghosts".
    fn by_dice_in(text: &str) -> Option<i64> {
        let (before, number) = text.split_once(" got ")?;
        let number = number.strip_suffix(" ghosts").or(number.strip_suffix(" ghost"))?;
        if before.contains(':') {
            return None;
        }
        Some(if number == "a" { 1 } else { number.parse().expect("a number") })
    }

    /// HHIDE-1, HROLL-4: a Mask does not hide what the roll before it brought, and the next roll begins anew.
    #[test]
    fn beside_a_name_stands_all_that_changed_ghosts_since_the_last_roll() {
        let setup = Setup::with_players(3);
        let names = ["Alix", "Guilhem", "Maura"].map(str::to_owned);
        let mut log = Log::default();
        let mut note = |happening| log.note(&happening, &setup.seats, &names);
        let rolled = |room| Happening::Rolled { player: 0, room, roll: Roll::default() };
        let by_roll = |player, change| Happening::Ghosts { player, change, now: 3, why: Why::Roll };
        note(rolled(Room::Basement));
        // Two meeples of the same player.
        note(by_roll(0, 1));
        note(by_roll(0, 2));
        note(Happening::Passed { from: 0, to: 1, ghosts: 2, now: [1, 2] });
        note(rolled(Room::Library));
        note(by_roll(1, 1));
        let told: Vec<_> = (0..3).map(|seat| log.lately(seat).join(", ")).collect();
        assert_eq!(told, ["−2: Mask, +3 in the Basement", "+1 in the Library", ""]);
    }

    /// HEND-1: what is counted at the end belongs to the last turn.
    #[test]
    fn turns_follow_one_another_and_no_turn_has_too_many_lines() {
        let (_, log) = logged(3);
        let lines = log.lines();
        assert!(lines.windows(2).all(|pair| pair[0].turn <= pair[1].turn));
        assert_eq!((lines[0].turn, lines.last().map(|line| line.turn)), (1, Some(48)));
        for turn in 1..48 {
            let of_turn = lines.iter().filter(|line| line.turn == turn).count();
            assert!((1..=16).contains(&of_turn), "turn {turn}: {of_turn} lines");
        }
        assert!((0..4).all(|seat| !log.lately(seat).is_empty()));
        assert!(log.lately(4).is_empty());
    }
}
