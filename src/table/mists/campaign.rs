//! The progress of the people at this machine: which levels are open, which were introduced, the best result of each,
//! and the puzzles of the days.
//!
//! It is saved as readable RON beside the saves. A file that cannot be read is never overwritten.

use super::puzzle::{Puzzle, PuzzleDays};
use crate::rules::Game;
use crate::rules::mists::{Level, Mists};
use crate::table::kept::{KeptError, Kind, damaged};
use crate::table::mists::Sitting;
use crate::table::records;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The format that is written and read.
pub const FORMAT: u32 = 1;

// Records are shared by all games and know no level.
const _: () = assert!(records::LEVELS == Level::LAST);

/// The largest number of players.
pub const PLAYERS: u8 = 5;

const KIND: Kind = Kind { name: "a campaign", format: FORMAT, most_bytes: 1 << 20 };

/// The progress of the people at this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Campaign {
    all_open: bool,
    introduced: BTreeSet<u8>,
    knows_spell_circles: bool,
    records: Vec<Record>,
    puzzles: PuzzleDays,
}

/// The result of a game at a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feat {
    /// Whether the goal was reached.
    pub won: bool,
    /// The points that counted for the goal.
    pub total: u16,
    /// Number of turns.
    pub turns: u16,
    /// Number of ghosts on the board at the end.
    pub ghosts: u8,
    /// Whether a decision was taken back after it had revealed something hidden.
    pub with_take_back: bool,
}

/// The best result of a level with this number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    level: u8,
    players: u8,
    best: Feat,
}

/// What the end of a game has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The level that was opened by it.
    pub opened: Option<u8>,
    /// Whether it is the best result of this level with this number of players.
    pub best: bool,
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Campaign", deny_unknown_fields)]
struct Written {
    format: u32,
    all_open: bool,
    introduced: BTreeSet<u8>,
    /// Missing in files from before the Spell Circles.
    #[serde(default)]
    knows_spell_circles: bool,
    records: Vec<Record>,
    /// Missing in files from before the puzzle of the day.
    #[serde(default)]
    puzzles: PuzzleDays,
}

impl Feat {
    /// The result of a sitting. `None` while the game is under way.
    pub fn of(sitting: &Sitting) -> Option<Feat> {
        Feat::at_end_of(sitting.position(), sitting.with_take_back())
    }

    /// The result of a game. `None` while it is under way.
    pub fn at_end_of(game: &Mists, with_take_back: bool) -> Option<Feat> {
        game.outcome().map(|outcome| Feat {
            won: outcome.won(),
            total: game.total(),
            turns: game.turn(),
            ghosts: game.ghosts_on_board(),
            with_take_back,
        })
    }

    /// A victory is better than a defeat. Among victories, one without take-back is better, and then the one with fewer
    /// turns. Among defeats, the one with more points is better.
    pub fn better_than(&self, other: &Feat) -> bool {
        let rank = |feat: &Feat| {
            let turns = if feat.won { Reverse(feat.turns) } else { Reverse(0) };
            (feat.won, feat.won && !feat.with_take_back, turns, feat.total, !feat.with_take_back, Reverse(feat.ghosts))
        };
        rank(self) > rank(other)
    }
}

impl Campaign {
    /// Whether a level may be chosen: the first one, every won one and the one after it, or all if all were opened.
    pub fn is_open(&self, level: u8) -> bool {
        self.all_open || level <= 1 || self.is_won(level - 1) || self.is_won(level)
    }

    /// Whether a level was won with any number of players.
    pub fn is_won(&self, level: u8) -> bool {
        (1..=PLAYERS).any(|players| self.best(level, players).is_some_and(|feat| feat.won))
    }

    /// The best result of a level with this number of players.
    pub fn best(&self, level: u8, players: u8) -> Option<Feat> {
        let record = |record: &&Record| record.level == level && record.players == players;
        self.records.iter().find(record).map(|record| record.best)
    }

    /// Whether all levels were opened.
    pub fn all_open(&self) -> bool {
        self.all_open
    }

    /// Opens all levels, or only those that were won and the next one.
    pub fn open_all(&mut self, all: bool) {
        self.all_open = all;
    }

    /// Whether the players have read what is new at a level.
    pub fn is_introduced(&self, level: u8) -> bool {
        self.introduced.contains(&level)
    }

    /// Notes that the players have read what is new at a level.
    pub fn introduce(&mut self, level: u8) {
        self.introduced.insert(level);
    }

    /// Whether the players have read the rules of the Spell Circles.
    pub fn knows_spell_circles(&self) -> bool {
        self.knows_spell_circles
    }

    /// Notes that the players have read the rules of the Spell Circles.
    pub fn introduce_spell_circles(&mut self) {
        self.knows_spell_circles = true;
    }

    /// How the puzzles of the days were played.
    pub fn puzzles(&self) -> &PuzzleDays {
        &self.puzzles
    }

    /// Records the result of a sitting if it is over and the result is the best; as that of a puzzle too, if it was
    /// one.
    pub fn keep(&mut self, sitting: &Sitting) -> Progress {
        let players = sitting.setup().seats.len() as u8;
        let Some(feat) = Feat::of(sitting) else { return Progress::default() };
        if let Some(puzzle) = Puzzle::played_in(sitting) {
            self.puzzles.record(puzzle.day(), feat);
        }
        self.record(sitting.setup().level.number, players, feat)
    }

    /// Records a result if it is the best.
    pub fn record(&mut self, level: u8, players: u8, feat: Feat) -> Progress {
        let next = Some(level + 1).filter(|&next| next <= Level::LAST && !self.is_open(next));
        let known = self.records.iter_mut().find(|record| record.level == level && record.players == players);
        let best = match known {
            Some(record) if feat.better_than(&record.best) => {
                record.best = feat;
                true
            }
            Some(_) => false,
            None => {
                self.records.push(Record { level, players, best: feat });
                self.records.sort_by_key(|record| (record.level, record.players));
                true
            }
        };
        Progress { opened: next.filter(|&next| self.is_open(next)), best }
    }
}

/// The path of the campaign file for this save.
pub fn beside(save: &Path) -> PathBuf {
    save.with_file_name("campaign.ron")
}

/// Writes a campaign to a file, completely or not at all.
///
/// # Errors
/// Returns the error of the system.
pub fn write(campaign: &Campaign, path: &Path) -> Result<(), KeptError> {
    let Campaign { all_open, introduced, knows_spell_circles, records, puzzles } = campaign.clone();
    KIND.write(&Written { format: FORMAT, all_open, introduced, knows_spell_circles, records, puzzles }, path)
}

/// Reads a campaign. If there is no file, it is a new one.
///
/// # Errors
/// Returns why the file cannot be read. The file is not changed.
pub fn read(path: &Path) -> Result<Campaign, KeptError> {
    let Some(written): Option<Written> = KIND.read(path)? else { return Ok(Campaign::default()) };
    let damaged = |what: String| damaged(path, None, what);
    let mut campaign = Campaign {
        all_open: written.all_open,
        introduced: written.introduced,
        knows_spell_circles: written.knows_spell_circles,
        records: Vec::new(),
        puzzles: written.puzzles,
    };
    for Record { level, players, best } in written.records {
        if !(1..=Level::LAST).contains(&level) || !(1..=PLAYERS).contains(&players) {
            let what = format!("level {level} with {players} players: expected levels 1 to 6 and players 1 to 5");
            return Err(damaged(what));
        }
        if campaign.best(level, players).is_some() {
            return Err(damaged(format!("level {level} with {players} players stands there twice: expected it once")));
        }
        campaign.record(level, players, best);
    }
    Ok(campaign)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::kept::set_aside;
    use jiff::civil::date;
    use std::fs;

    const LOST: Feat = Feat { won: false, total: 31, turns: 28, ghosts: 14, with_take_back: false };
    const WON: Feat = Feat { won: true, total: 53, turns: 41, ghosts: 6, with_take_back: false };

    fn some() -> Campaign {
        let mut campaign = Campaign::default();
        campaign.record(1, 3, WON);
        campaign.record(2, 1, LOST);
        campaign.introduce(2);
        campaign
    }

    #[test]
    fn winning_a_level_opens_the_next() {
        let mut campaign = Campaign::default();
        assert!(campaign.is_open(1) && !campaign.is_open(2));
        assert_eq!(campaign.record(1, 3, LOST), Progress { opened: None, best: true });
        assert!(!campaign.is_open(2));
        assert_eq!(campaign.record(1, 4, WON), Progress { opened: Some(2), best: true });
        assert_eq!(campaign.record(1, 2, WON), Progress { opened: None, best: true });
        assert!(campaign.is_open(2) && !campaign.is_open(3));
        assert_eq!(campaign.record(6, 3, WON), Progress { opened: None, best: true });
    }

    #[test]
    fn a_level_that_was_won_stays_open_whatever_lies_before_it() {
        let mut campaign = Campaign::default();
        campaign.record(4, 2, WON);
        assert_eq!([2, 3, 4, 5, 6].map(|level| campaign.is_open(level)), [false, false, true, true, false]);
    }

    #[test]
    fn all_levels_can_be_opened_and_closed_again() {
        let mut campaign = Campaign::default();
        campaign.open_all(true);
        assert!((1..=Level::LAST).all(|level| campaign.is_open(level)));
        assert_eq!(campaign.record(3, 3, WON).opened, None);
        campaign.open_all(false);
        assert_eq!([2, 3, 4, 5].map(|level| campaign.is_open(level)), [false, true, true, false]);
    }

    #[test]
    fn the_best_result_of_a_level_and_player_count_is_kept() {
        let in_order = [
            LOST,
            Feat { total: 40, with_take_back: true, ..LOST },
            Feat { total: 40, ..LOST },
            Feat { with_take_back: true, ..WON },
            // However fast it is, a win with take-back is not better than a slow one without.
            Feat { with_take_back: true, turns: 20, ..WON },
            WON,
            Feat { total: 57, ..WON },
            Feat { turns: 30, ..WON },
        ];
        for (at, worse) in in_order.iter().enumerate() {
            for better in &in_order[at + 1..] {
                let mut campaign = Campaign::default();
                campaign.record(2, 3, *worse);
                assert!(campaign.record(2, 3, *better).best, "{better:?} after {worse:?}");
                assert!(!campaign.record(2, 3, *worse).best);
                assert!(!campaign.record(2, 3, *better).best, "the same again is no better");
                assert_eq!(
                    (campaign.best(2, 3), campaign.best(2, 4), campaign.best(3, 3)),
                    (Some(*better), None, None)
                );
            }
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new").join("campaign.ron");
        assert_eq!(read(&path).expect("a new one"), Campaign::default());
        let mut campaign = some();
        campaign.open_all(true);
        campaign.introduce_spell_circles();
        campaign.puzzles.record(date(2026, 11, 25), WON);
        write(&campaign, &path).expect("written");
        assert_eq!(read(&path).expect("read"), campaign);
    }

    #[test]
    fn a_file_from_before_the_spell_circles_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("campaign.ron");
        let old = "Campaign(format: 1, all_open: false, introduced: [1, 2], records: [])";
        fs::write(&path, old).expect("written");
        let campaign = read(&path).expect("read");
        assert!(campaign.is_introduced(2) && !campaign.knows_spell_circles());
    }

    #[test]
    fn a_damaged_file_is_named_with_its_line_and_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("campaign.ron");
        write(&some(), &path).expect("written");
        let whole = fs::read_to_string(&path).expect("text");
        let cut = whole[..whole.len() / 2].to_owned();
        let strange = whole.replace("level: 1", "level: 9");
        let doubled = whole.replace("level: 2, players: 1", "level: 1, players: 3");
        for (text, word) in [(cut, "line"), (strange, "level 9"), (doubled, "twice"), (String::new(), "line 1")] {
            fs::write(&path, &text).expect("damaged");
            let error = read(&path).expect_err("damaged").to_string();
            assert!(error.contains("campaign.ron") && error.contains(word), "{error} of {text}");
            assert_eq!(fs::read_to_string(&path).ok(), Some(text));
        }
        fs::write(&path, [0xff, 0xfe]).expect("no text");
        assert!(read(&path).expect_err("no text").to_string().contains("no text"));
        let aside = set_aside(&path).expect("set aside");
        assert_eq!(fs::read(aside).ok(), Some(vec![0xff, 0xfe]));
        assert_eq!(read(&path).expect("a new one"), Campaign::default());
    }

    #[test]
    fn a_campaign_of_a_later_version_is_told_apart() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("campaign.ron");
        fs::write(&path, "Campaign(format: 2, stars: [3, 1])").expect("written");
        assert!(matches!(read(&path), Err(KeptError::Newer { format: 2, .. })));
    }
}
