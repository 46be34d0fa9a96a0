//! A final scoring that is counted step by step: how far it is, how fast it goes on by itself, and its keys.

use crate::app::input::{Want, keys_of, pressed};
use crate::app::theme::{FADED_INK, Face, Pen, Type, escaped};
use crate::app::words::say;
use bevy::prelude::Message;
use egui::{Align2, Rect, pos2};
use std::time::Duration;

/// How fast steps are counted by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CountPace {
    /// Slowly enough to read each sentence.
    #[default]
    Slow,
    /// Fast.
    Fast,
    /// All at once.
    AtOnce,
    /// Not by itself: whoever goes back wants to look.
    ByHand,
}

impl CountPace {
    /// How long each step is shown. `None` if none is counted after some time.
    const fn each(self) -> Option<Duration> {
        match self {
            CountPace::Slow => Some(Duration::from_millis(4500)),
            CountPace::Fast => Some(Duration::from_millis(1100)),
            CountPace::AtOnce | CountPace::ByHand => None,
        }
    }

    const fn next(self) -> CountPace {
        match self {
            CountPace::Slow => CountPace::Fast,
            CountPace::Fast => CountPace::AtOnce,
            CountPace::AtOnce => CountPace::ByHand,
            CountPace::ByHand => CountPace::Slow,
        }
    }

    fn word(self) -> &'static str {
        match self {
            CountPace::Slow => say!("count-slow"),
            CountPace::Fast => say!("count-fast"),
            CountPace::AtOnce => say!("count-at-once"),
            CountPace::ByHand => say!("count-by-hand"),
        }
    }
}

/// What the player wants during the final scoring.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountIntent {
    /// Count the next step, or go to the result after the last one.
    Next,
    /// Go back to the step before.
    Back,
    /// Go to this step, counted from 0.
    To(usize),
    /// Count at this pace.
    Pace(CountPace),
    /// Go to the result at once.
    Skip,
}

/// How far a count is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Progress {
    steps: usize,
    counted: usize,
    is_over: bool,
    pace: CountPace,
    /// How long the step counted now has been shown.
    shown: Duration,
}

impl Progress {
    /// The beginning of a count of so many steps.
    pub fn of(steps: usize) -> Progress {
        Progress { steps, ..Progress::default() }
    }

    /// How many steps are counted. The last of them is the one counted now.
    pub fn counted(&self) -> usize {
        self.counted
    }

    /// Whether all are counted and the last one is no longer in the light.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// How fast it goes on by itself.
    pub fn pace(&self) -> CountPace {
        self.pace
    }

    /// The step that is counted now, counted from 0.
    pub fn now(&self) -> Option<usize> {
        self.counted.checked_sub(1).filter(|_| !self.is_over)
    }

    /// Whether what is shown has just changed.
    pub fn is_fresh(&self) -> bool {
        self.shown.is_zero()
    }

    /// Does what the player wants. Returns whether the result is to be shown.
    pub fn obey(&mut self, intent: CountIntent) -> bool {
        match intent {
            CountIntent::Next => return !self.next(),
            CountIntent::Skip => return true,
            CountIntent::Back => self.back(),
            CountIntent::To(step) => self.go_to(step + 1),
            CountIntent::Pace(pace) => self.pace = pace,
        }
        if matches!(intent, CountIntent::Back | CountIntent::To(_)) {
            self.pace = CountPace::ByHand;
        }
        false
    }

    /// Counts on by itself, as fast as the players chose.
    pub fn pass(&mut self, time: Duration) {
        self.shown += time;
        if !self.is_over && self.pace == CountPace::AtOnce {
            self.end();
        } else if !self.is_over && self.pace.each().is_some_and(|each| self.shown >= each) {
            self.next();
        }
    }

    fn go_to(&mut self, counted: usize) {
        self.counted = counted.min(self.steps);
        self.is_over = false;
        self.shown = Duration::ZERO;
    }

    /// Counts the next step, or ends the light on the last one. Returns false if there was nothing left to do.
    fn next(&mut self) -> bool {
        let was_over = self.is_over || self.steps == 0;
        match self.counted < self.steps {
            true => self.go_to(self.counted + 1),
            false => self.end(),
        }
        !was_over
    }

    /// Counts everything that is left.
    fn end(&mut self) {
        self.go_to(self.steps);
        self.is_over = true;
    }

    fn back(&mut self) {
        match self.is_over {
            true => self.go_to(self.steps),
            false => self.go_to(self.counted.saturating_sub(1)),
        }
    }
}

/// What the keys below a count say.
#[derive(Clone, Debug)]
pub struct CountKeys<'a> {
    /// The word for the next step.
    pub next: &'a str,
    /// Whether nothing is left to count: then the next key leads to the result.
    pub is_last: bool,
    /// How fast it goes on by itself.
    pub pace: CountPace,
    /// How many steps are to come, in words; shown if there is room.
    pub to_come: Option<String>,
}

/// The keys of a count, which can be clicked too, on a place of their own.
pub fn count_keys(pen: &mut Pen, place: Rect, view: &CountKeys) -> Vec<CountIntent> {
    let mut intents = Vec::new();
    let keys = keys_of(pen.ui.ctx());
    let ctx = pen.ui.ctx().clone();
    let next = if view.is_last { say!("count-to-result") } else { view.next };
    // With the focus on a control, Space and Enter press that one.
    let unfocused = pen.ui.memory(|memory| memory.focused().is_none());
    let on = unfocused && (pressed(&ctx, Want::ConfirmOrSkip) || pressed(&ctx, Want::Confirm));
    let offers = [
        (Want::ConfirmOrSkip, next, CountIntent::Next, on),
        (Want::StepBack, say!("count-back"), CountIntent::Back, pressed(&ctx, Want::StepBack)),
        (Want::Pace, view.pace.word(), CountIntent::Pace(view.pace.next()), pressed(&ctx, Want::Pace)),
        (Want::Leave, say!("count-skip"), CountIntent::Skip, escaped(pen)),
    ];
    let space = 26.0 * pen.unit;
    let mut left = place.left() + space;
    for (want, word, intent, by_key) in offers {
        let key = keys.name(want);
        let right = left + pen.key_hint_width(&key, word);
        let (response, _) = pen.key_hint(pos2(right, place.center().y), &key, word);
        if by_key || response.clicked() {
            intents.push(intent);
        }
        left = right + space;
    }
    let room = place.right() - space - left;
    if let Some(words) = view.to_come.as_ref().filter(|_| room > 60.0 * pen.unit) {
        let set = Type::new(Face::Italic, 23.0, FADED_INK);
        if pen.width_of(words, set) <= room {
            pen.write(pos2(place.right() - space, place.center().y), Align2::RIGHT_CENTER, words, set, room);
        }
    }
    intents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_goes_on_and_back_and_ends_at_the_result() {
        let mut progress = Progress::of(2);
        assert_eq!(progress.now(), None);
        assert!(!progress.obey(CountIntent::Next) && !progress.obey(CountIntent::Next));
        assert_eq!((progress.now(), progress.is_over()), (Some(1), false));
        assert!(!progress.obey(CountIntent::Next) && progress.is_over());
        assert!(progress.obey(CountIntent::Next));
        progress.obey(CountIntent::Back);
        assert_eq!(progress.now(), Some(1));
        progress.obey(CountIntent::To(0));
        assert_eq!(progress.now(), Some(0));
        assert!(progress.obey(CountIntent::Skip));
        assert!(Progress::of(0).obey(CountIntent::Next));
    }

    #[test]
    fn a_count_goes_on_by_itself() {
        let mut progress = Progress::of(3);
        progress.pass(Duration::from_secs(5));
        assert!(progress.now() == Some(0) && progress.is_fresh());
        progress.pass(Duration::from_secs(5));
        progress.obey(CountIntent::Back);
        progress.pass(Duration::from_secs(60));
        assert_eq!((progress.now(), progress.pace()), (Some(0), CountPace::ByHand), "who goes back is not hurried");
        progress.obey(CountIntent::Pace(CountPace::Slow));
        progress.pass(Duration::from_secs(5));
        assert_eq!(progress.now(), Some(1));
        progress.obey(CountIntent::Pace(CountPace::AtOnce));
        progress.pass(Duration::from_millis(16));
        assert!(progress.is_over() && progress.counted() == 3);
    }
}
