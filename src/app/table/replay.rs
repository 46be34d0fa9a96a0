//! Watching a game that was played, decision by decision: nobody decides, and nothing is saved.

use super::{AtTable, Decide, Playback, Shown};
use crate::app::input::{Want, Wanted};
use crate::app::shell::menu::Covered;
use crate::app::shell::settings::Chosen;
use crate::rules::Colour;
use crate::table::Sitting;
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long the table rests after each decision, at the calm pace and the usual speed.
const REST: Duration = Duration::from_millis(700);

/// A game that can be watched.
pub trait Watched: Shown {
    /// What the time line tells of this position.
    fn mark(&self) -> Mark;

    /// Whose scores the marks have, if there are several.
    fn scorers(sitting: &Sitting<Self>) -> Vec<Colour>;
}

/// What the time line tells of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// The turn, from 1.
    pub turn: u16,
    /// The scores, of all together or of each player.
    pub scores: Vec<u16>,
    /// How many ghosts are out.
    pub ghosts: u16,
}

/// A whole game at a glance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeLine {
    /// In the beginning, and after each decision.
    pub marks: Vec<Mark>,
    /// Whose the scores are. Empty if all play together.
    pub scorers: Vec<Colour>,
}

impl TimeLine {
    /// The time line of a game up to its end, including what was taken back.
    pub fn of<G: Watched>(sitting: &Sitting<G>) -> TimeLine {
        let mut position = sitting.start().clone();
        let mut marks = vec![position.mark()];
        for action in sitting.all_actions() {
            // It was allowed once in this position.
            let again = position.apply(action, &mut Vec::new());
            debug_assert!(again.is_ok());
            marks.push(position.mark());
        }
        TimeLine { marks, scorers: G::scorers(sitting) }
    }

    /// The number of decisions.
    pub fn decisions(&self) -> usize {
        self.marks.len().saturating_sub(1)
    }

    /// How many decisions were taken before this turn, or before the last one if the game has fewer.
    pub fn before_turn(&self, turn: u16) -> usize {
        self.marks.iter().position(|mark| mark.turn >= turn).unwrap_or(self.decisions())
    }
}

/// How a game is watched.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// The whole game.
    pub line: Arc<TimeLine>,
    /// Whether it goes on by itself.
    pub plays: bool,
    /// How much faster than usual: 1, 2 or 4.
    pub speed: u8,
    /// How long the table has rested since the last decision was shown.
    rested: Duration,
}

impl Replay {
    /// Watching this game, which does not go on by itself yet.
    pub fn of<G: Watched>(sitting: &Sitting<G>) -> Replay {
        Replay { line: Arc::new(TimeLine::of(sitting)), plays: false, speed: 1, rested: Duration::ZERO }
    }
}

/// What somebody wants who watches a game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayIntent {
    /// Let it go on by itself, or stop.
    Play,
    /// Twice as fast; after the fastest the usual speed.
    Faster,
    /// One decision on.
    On,
    /// One decision back.
    Back,
    /// To the beginning of the next turn.
    NextTurn,
    /// To the beginning of this turn, or of the one before.
    TurnBefore,
    /// To the position after so many decisions.
    To(usize),
    /// Play on from here.
    PlayOn,
    /// Watch no longer.
    Leave,
}

/// Whether the game at the table is only watched.
pub fn is_watched<G: Shown>(table: Option<Res<AtTable<G>>>) -> bool {
    table.is_some_and(|table| table.replay.is_some())
}

/// Carries out what the watcher wants, and goes on by itself.
pub(super) fn watch<G: Watched>(
    mut intents: MessageReader<ReplayIntent>,
    wanted: Res<Wanted>,
    covered: Covered,
    time: Res<Time>,
    chosen: Res<Chosen>,
    playback: Res<Playback<G>>,
    mut table: ResMut<AtTable<G>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    let keyed = if covered.is_covered() { None } else { keyed(&wanted) };
    let intent = intents.read().copied().last().or(keyed);
    let (now, turn) = (table.sitting.played().len(), table.position().mark().turn);
    let is_over = !table.sitting.can_redo();
    let AtTable { replay: Some(replay), .. } = table.bypass_change_detection() else { return };
    let last = replay.line.decisions();
    let go_to = match intent {
        Some(ReplayIntent::Play) => {
            replay.plays = !replay.plays;
            // From its end it begins again.
            if replay.plays && is_over { Some(0) } else { None }
        }
        Some(ReplayIntent::Faster) => {
            replay.speed = if replay.speed >= 4 { 1 } else { replay.speed * 2 };
            None
        }
        Some(ReplayIntent::On) if !is_over => {
            replay.rested = Duration::ZERO;
            decisions.write(Decide::Redo);
            return;
        }
        Some(ReplayIntent::Back) => Some(now.saturating_sub(1)),
        Some(ReplayIntent::NextTurn) => Some(replay.line.before_turn(turn + 1)),
        Some(ReplayIntent::TurnBefore) => {
            let begin = replay.line.before_turn(turn);
            Some(if begin < now { begin } else { replay.line.before_turn(turn.saturating_sub(1)) })
        }
        Some(ReplayIntent::To(number)) => Some(number.min(last)),
        Some(ReplayIntent::On | ReplayIntent::PlayOn | ReplayIntent::Leave) | None => None,
    };
    if let Some(number) = go_to {
        replay.rested = Duration::ZERO;
        if number != now {
            decisions.write(Decide::GoTo(number));
        }
        return;
    }
    if !replay.plays || covered.is_covered() || !playback.caught_up() {
        return;
    }
    replay.rested += time.delta();
    if is_over {
        replay.plays = false;
    } else if replay.rested >= REST.mul_f32(chosen.pace()) / u32::from(replay.speed) {
        replay.rested = Duration::ZERO;
        decisions.write(Decide::Redo);
    }
}

/// What the keys ask for.
fn keyed(wanted: &Wanted) -> Option<ReplayIntent> {
    let keys = [
        (Want::ConfirmOrSkip, ReplayIntent::Play),
        (Want::Right, ReplayIntent::On),
        (Want::Left, ReplayIntent::Back),
        (Want::Redo, ReplayIntent::On),
        (Want::TakeBack, ReplayIntent::Back),
        (Want::Down, ReplayIntent::NextTurn),
        (Want::Up, ReplayIntent::TurnBefore),
        (Want::ToBeginning, ReplayIntent::To(0)),
        (Want::ToEnd, ReplayIntent::To(usize::MAX)),
    ];
    keys.into_iter().find(|&(want, _)| wanted.now(want)).map(|(_, intent)| intent)
}
