//! The finished games of the people at this machine, one line each. Everything that is told of them is counted from
//! these lines: games and wins, best results, streaks, ghosts calmed, and what was achieved.
//!
//! They are saved as readable RON beside the saves. A file that cannot be read is never overwritten.

mod achievement;
mod finished;

pub use achievement::Achievement;
pub(super) use finished::persons;
pub use finished::{Ending, Finished, Recorded};

use super::kept::{KeptError, Kind, damaged};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The last level of the cooperative game.
pub const LEVELS: u8 = 6;

/// The format that is written and read.
pub const FORMAT: u32 = 1;

const KIND: Kind = Kind { name: "records", format: FORMAT, most_bytes: 16 << 20 };

/// The finished games, in the order in which they ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    games: Vec<Finished>,
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Records", deny_unknown_fields)]
struct Written {
    format: u32,
    games: Vec<Finished>,
}

/// What is told of the games at a level, or of all games of another kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// How many were played to the end.
    pub played: usize,
    /// How many were won.
    pub won: usize,
    /// How many were won with the Spell Circles.
    pub won_with_circles: usize,
    /// How many were won without a take-back of something revealed.
    pub won_straight: usize,
    /// The best result of a win: turns in the cooperative game, points or Curses in the others.
    pub best: Option<u16>,
}

/// How many games in a row were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to now.
    pub now: usize,
    /// The longest one.
    pub longest: usize,
}

impl Records {
    /// How many games were played to the end.
    pub fn games(&self) -> usize {
        self.games.len()
    }

    /// Adds a game that has just ended. Returns what was achieved for the first time.
    pub fn add(&mut self, game: Finished) -> Vec<Achievement> {
        let before = self.achieved();
        self.games.push(game);
        self.achieved().difference(&before).copied().collect()
    }

    /// The end of a game, in the order in which they ended, was taken back, and it has ended anew: only this end counts.
    /// Returns what was achieved for the first time.
    pub fn end_anew(&mut self, number: usize, game: Finished) -> Vec<Achievement> {
        let number = number.min(self.games.len());
        let later = self.games.split_off(number);
        let before = Records { games: [&self.games, later.get(1..).unwrap_or_default()].concat() }.achieved();
        self.games.push(game);
        self.games.extend(later.into_iter().skip(1));
        self.achieved().difference(&before).copied().collect()
    }

    /// The games of a level of the cooperative game.
    pub fn of_level(&self, level: u8) -> Count {
        self.count(|result| matches!(result, Ending::Mists { level: played, .. } if *played == level))
    }

    /// The competitive games.
    pub fn of_rivals(&self) -> Count {
        self.count(|result| matches!(result, Ending::Carcassonne { .. }))
    }

    /// The games in the haunted house.
    pub fn of_house(&self) -> Count {
        self.count(|result| matches!(result, Ending::DontGoIn { .. }))
    }

    fn count(&self, is_meant: impl Fn(&Ending) -> bool) -> Count {
        let mut count = Count::default();
        for game in self.games.iter().filter(|game| is_meant(&game.result)) {
            count.played += 1;
            if game.is_won() {
                count.won += 1;
                count.won_with_circles += usize::from(game.result.with_circles());
                count.won_straight += usize::from(!game.with_take_back);
                count.best = game.result.better(count.best);
            }
        }
        count
    }

    /// Wins in a row at the cooperative game, at any level.
    pub fn streak(&self) -> Streak {
        let mut streak = Streak::default();
        for game in self.games.iter().filter(|game| matches!(game.result, Ending::Mists { .. })) {
            streak.now = if game.is_won() { streak.now + 1 } else { 0 };
            streak.longest = streak.longest.max(streak.now);
        }
        streak
    }

    /// How many ghosts went home in all games together.
    pub fn ghosts_calmed(&self) -> u32 {
        self.games.iter().map(|game| game.result.ghosts_calmed()).sum()
    }

    /// With how many numbers of players each level was won.
    pub fn won_with(&self, level: u8) -> BTreeSet<u8> {
        let of_level = self.games.iter().filter(|game| game.result.level() == Some(level) && game.is_won());
        of_level.map(|game| game.players).collect()
    }

    /// What was achieved.
    pub fn achieved(&self) -> BTreeSet<Achievement> {
        Achievement::ALL.into_iter().filter(|achievement| achievement.is_earned(&self.games)).collect()
    }
}

/// The path of the file for this save.
pub fn beside(save: &Path) -> PathBuf {
    save.with_file_name("records.ron")
}

/// Writes the records to a file, completely or not at all.
///
/// # Errors
/// Returns the error of the system.
pub fn write(records: &Records, path: &Path) -> Result<(), KeptError> {
    KIND.write(&Written { format: FORMAT, games: records.games.clone() }, path)
}

/// Reads the records. If there is no file, no game has ended yet.
///
/// # Errors
/// Returns why the file cannot be read. The file is not changed.
pub fn read(path: &Path) -> Result<Records, KeptError> {
    let Some(Written { games, .. }) = KIND.read(path)? else { return Ok(Records::default()) };
    let levels = games.iter().filter_map(|game| game.result.level());
    match levels.into_iter().find(|level| !(1..=LEVELS).contains(level)) {
        Some(level) => Err(damaged(path, None, format!("level {level}: expected 1 to {LEVELS}"))),
        None => Ok(Records { games }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;
    use std::fs;

    fn game(seed: u64, result: Ending) -> Finished {
        Finished { on: date(2026, 11, 25), seed, players: 3, persons: 2, with_take_back: false, result }
    }

    fn mists(level: u8, won: bool, turns: u16) -> Ending {
        Ending::Mists {
            level,
            spell_circles: level == 2,
            won,
            total: 55,
            turns,
            ghosts: 5,
            calmed: 10,
            best_scoring: 12,
            most_freed: 3,
            tiles_left: 9,
        }
    }

    #[test]
    fn games_wins_and_best_results_are_counted() {
        let mut records = Records::default();
        for (seed, (level, won, turns)) in (1..).zip([(1, true, 40), (1, false, 20), (1, true, 36), (2, true, 50)]) {
            records.add(game(seed, mists(level, won, turns)));
        }
        let first = Count { played: 3, won: 2, won_with_circles: 0, won_straight: 2, best: Some(36) };
        assert_eq!(records.of_level(1), first);
        assert_eq!(records.of_level(2).won_with_circles, 1);
        assert_eq!(records.of_level(3), Count::default());
        assert_eq!(records.streak(), Streak { now: 2, longest: 2 });
        assert_eq!((records.games(), records.ghosts_calmed()), (4, 40));
        assert_eq!(records.won_with(1), BTreeSet::from([3]));
        records.add(game(9, Ending::DontGoIn { won: true, curses: 14 }));
        records.add(game(10, Ending::DontGoIn { won: true, curses: 9 }));
        records.add(game(11, Ending::Carcassonne { spell_circles: true, won: false, points: 80, ahead: -3 }));
        assert_eq!((records.of_house().best, records.of_rivals().best), (Some(9), None));
        assert_eq!(records.streak().now, 2, "the other games break no row");
    }

    #[test]
    fn an_end_that_was_taken_back_does_not_count_twice() {
        let mut records = Records::default();
        records.add(game(4, mists(1, false, 30)));
        records.add(game(5, mists(2, false, 30)));
        let won_at_last = Finished { with_take_back: true, ..game(4, mists(1, true, 34)) };
        assert_eq!(records.end_anew(0, won_at_last), [Achievement::FirstWin]);
        assert_eq!((records.of_level(1).played, records.of_level(1).won, records.of_level(1).won_straight), (1, 1, 0));
        assert_eq!(records.of_level(2).played, 1, "the later game stays");
        records.add(game(4, mists(1, true, 34)));
        assert_eq!(records.of_level(1).played, 2, "the same tiles again are another game");
    }

    #[test]
    fn what_is_achieved_is_told_once() {
        let mut records = Records::default();
        assert_eq!(records.add(game(1, mists(1, true, 40))), [Achievement::FirstWin]);
        assert_eq!(records.add(game(2, mists(1, true, 40))), []);
        assert_eq!(records.achieved(), BTreeSet::from([Achievement::FirstWin]));
    }

    #[test]
    fn records_are_written_and_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = beside(&folder.path().join("autosave.mists"));
        assert_eq!(read(&path).expect("none yet"), Records::default());
        let mut records = Records::default();
        records.add(game(1, mists(3, true, 40)));
        records.add(game(2, Ending::Carcassonne { spell_circles: false, won: true, points: 99, ahead: 12 }));
        write(&records, &path).expect("written");
        assert_eq!(read(&path).expect("read"), records);
        let text = fs::read_to_string(&path).expect("text");
        assert_eq!(text.lines().filter(|line| line.contains("seed:")).count(), 2, "a line each: {text}");
        let strange = text.replace("level: 3", "level: 30");
        fs::write(&path, &strange).expect("written");
        let error = read(&path).expect_err("damaged").to_string();
        assert!(error.contains("records.ron: level 30"), "{error}");
        assert_eq!(fs::read_to_string(&path).expect("text"), strange);
    }
}
