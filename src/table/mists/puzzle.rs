//! The puzzle of the day: one game for one player, the same for everybody on that day, with the guide's result as par.
//! The days on which it was won are counted in a row.

use super::Sitting;
use super::campaign::Feat;
use super::shipped::{self, ShippedError};
use crate::guide::{PlayoutError, Policy, Strength, play_out};
use crate::rules::Game;
use crate::rules::mists::{Mists, Refusal, Setup};
use crate::table::seed_of;
use jiff::Zoned;
use jiff::civil::{Date, Weekday};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

/// The puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    day: Date,
}

impl Puzzle {
    /// The puzzle of a day.
    pub fn of(day: Date) -> Puzzle {
        Puzzle { day }
    }

    /// The puzzle of today, as the clock and time zone of this machine tell it.
    pub fn of_today() -> Puzzle {
        Puzzle::of(Zoned::now().date())
    }

    /// The puzzle that this game is, if it is that of the last two days: it may have become midnight meanwhile.
    pub fn played_in(sitting: &Sitting) -> Option<Puzzle> {
        let today = Puzzle::of_today();
        [Some(today), today.day.yesterday().ok().map(Puzzle::of)]
            .into_iter()
            .flatten()
            .find(|puzzle| puzzle.is(sitting))
    }

    /// The day.
    pub fn day(self) -> Date {
        self.day
    }

    /// The level, 1 to 6: Monday has the first, Saturday the last.
    pub fn level(self) -> u8 {
        match self.day.weekday() {
            Weekday::Monday => 1,
            Weekday::Tuesday => 2,
            Weekday::Wednesday | Weekday::Sunday => 3,
            Weekday::Thursday => 4,
            Weekday::Friday => 5,
            Weekday::Saturday => 6,
        }
    }

    /// Whether it is played with the Spell Circles: on Sundays.
    pub fn spell_circles(self) -> bool {
        self.day.weekday() == Weekday::Sunday
    }

    /// The seed as a word: "2026-11-25".
    pub fn seed_word(self) -> String {
        self.day.to_string()
    }

    /// Whether this game is the puzzle: its level and seed, played by one person. Colours make no difference.
    pub fn is(self, sitting: &Sitting) -> bool {
        let setup = sitting.setup();
        let same = setup.level.number == self.level() && setup.spell_circles == self.spell_circles();
        let alone = matches!(sitting.seats(), [seat] if seat.is_person());
        same && alone && seed_of(&self.seed_word()) == Some(sitting.seed())
    }

    /// The guide's result. It is the same on every machine, and takes a few seconds. `None` only if the shipped data
    /// are damaged or if it is told to stop.
    pub fn par(self, stop: &AtomicBool) -> Option<Feat> {
        let setup = self.setup().ok()?;
        let seed = seed_of(&self.seed_word())?;
        let mut random = ChaCha8Rng::seed_from_u64(!seed);
        let start = Mists::begin(&setup, seed, &mut Vec::new()).ok()?;
        let guide = Policy::Guide(Strength::Fair);
        let goes_on = || !stop.load(Ordering::Relaxed);
        let choose = |game: &Mists, legal: &[_]| goes_on().then(|| guide.choose(game, legal, &mut random))?;
        let end = play_out(start, choose, |_, _, _| Ok::<(), PlayoutError<Refusal>>(())).ok()?;
        Feat::at_end_of(&end, false)
    }

    fn setup(self) -> Result<Setup, ShippedError> {
        let mut setup = Setup::with_players(shipped::level(self.level())?, shipped::deck()?, 1);
        setup.spell_circles = self.spell_circles();
        Ok(setup)
    }
}

/// The best result of each day's puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PuzzleDays(BTreeMap<Date, Feat>);

impl PuzzleDays {
    /// The best result of a day.
    pub fn best(&self, day: Date) -> Option<Feat> {
        self.0.get(&day).copied()
    }

    /// Notes a result, if it is the best of that day.
    pub fn record(&mut self, day: Date, feat: Feat) {
        let best = self.0.entry(day).or_insert(feat);
        if feat.better_than(best) {
            *best = feat;
        }
    }

    /// On how many days in a row the puzzle was won without a take-back, up to this day. A day that is not over yet
    /// breaks no row.
    pub fn streak(&self, today: Date) -> usize {
        let won = |day: Date| self.best(day).is_some_and(|feat| feat.won && !feat.with_take_back);
        let before = |day: &Date| day.yesterday().ok();
        let last = if won(today) { Some(today) } else { before(&today) };
        std::iter::successors(last, before).take_while(|&day| won(day)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Seat;
    use jiff::civil::date;

    const WON: Feat = Feat { won: true, total: 53, turns: 41, ghosts: 6, with_take_back: false };
    const LOST: Feat = Feat { won: false, total: 31, turns: 28, ghosts: 14, with_take_back: false };

    #[test]
    fn each_day_of_a_week_has_its_level() {
        let week = (23..30).map(|day| Puzzle::of(date(2026, 11, day)));
        let levels: Vec<_> = week.map(|puzzle| (puzzle.level(), puzzle.spell_circles())).collect();
        assert_eq!(levels, [(1, false), (2, false), (3, false), (4, false), (5, false), (6, false), (3, true)]);
    }

    #[test]
    fn a_sitting_is_the_puzzle_if_one_person_plays_its_level_and_seed() {
        let puzzle = Puzzle::of(date(2026, 11, 25));
        let setup = puzzle.setup().expect("shipped data");
        let seed = seed_of(&puzzle.seed_word()).expect("a seed");
        let sitting = Sitting::begin(setup.clone(), seed, Vec::new()).expect("a game");
        assert!(puzzle.is(&sitting));
        assert!(!Puzzle::of(date(2026, 11, 26)).is(&sitting));
        assert!(!puzzle.is(&sitting.with_seats(vec![Seat::Computer(Policy::Beginner)])));
        assert!(!puzzle.is(&Sitting::begin(setup, seed + 1, Vec::new()).expect("a game")));
    }

    #[test]
    fn par_is_the_same_every_time() {
        let monday = Puzzle::of(date(2026, 11, 23));
        let par = monday.par(&AtomicBool::new(false)).expect("shipped data");
        assert_eq!(monday.par(&AtomicBool::new(false)), Some(par));
        assert!(par.won && par.turns <= 50, "the guide wins level 1: {par:?}");
        assert_eq!(monday.par(&AtomicBool::new(true)), None, "nobody waits for it");
    }

    #[test]
    fn won_days_are_counted_in_a_row_up_to_today_or_yesterday() {
        let mut days = PuzzleDays::default();
        let day = |day| date(2026, 11, day);
        assert_eq!(days.streak(day(25)), 0);
        for (number, feat) in [(20, WON), (21, LOST), (22, WON), (23, WON), (24, WON)] {
            days.record(day(number), feat);
        }
        assert_eq!((days.streak(day(24)), days.streak(day(25)), days.streak(day(26))), (3, 3, 0));
        days.record(day(25), Feat { with_take_back: true, ..WON });
        assert_eq!((days.streak(day(25)), days.streak(day(26))), (3, 0), "a take-back does not count");
        days.record(day(25), WON);
        days.record(day(25), LOST);
        assert_eq!((days.streak(day(25)), days.best(day(25))), (4, Some(WON)));
        assert_eq!(
            (days.streak(day(23)), days.streak(day(21))),
            (2, 1),
            "a clock that is set back finds the days up to then"
        );
    }
}
