//! Watching a game that was played, decision by decision: nobody decides, and nothing is saved.

use super::{AtTable, Decide, Playback, Purpose, Shown};
use crate::app::input::{Want, Wanted};
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::rules::Colour;
use crate::table::Sitting;
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long the table rests after each decision, at the calm pace and the usual speed.
const REST: Duration = Duration::from_millis(700);

/// The highest speed.
const FASTEST: u8 = 4;

/// A game that can be watched.
pub trait Watched: Shown {
    /// What the time line tells of this position.
    fn mark(&self) -> Mark;

    /// Whose scores the marks have, if there are several.
    fn scorers(sitting: &Sitting<Self>) -> Vec<Scorer>;
}

/// Whose score a curve of the time line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scorer {
    /// The colour of the curve.
    pub colour: Colour,
    /// What stands beside it.
    pub name: String,
}

impl Scorer {
    /// The players of a game, in the order of their seats.
    pub fn players(seats: &[Colour], names: &[String]) -> Vec<Scorer> {
        seats.iter().zip(names).map(|(&colour, name)| Scorer { colour, name: name.clone() }).collect()
    }
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
    pub scorers: Vec<Scorer>,
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
    /// Whether somebody took something back while it was played.
    pub with_take_back: bool,
    /// The screen to which leaving it leads: the saved games, or the result or the review of a game that was just
    /// finished.
    pub leads_to: Screen,
    /// How much faster than usual: 1, 2 or 4.
    pub speed: u8,
    /// How long the table has rested since the last decision was shown.
    rested: Duration,
}

impl Replay {
    /// Watching this game, which does not go on by itself yet.
    pub fn of<G: Watched>(sitting: &Sitting<G>) -> Replay {
        Replay {
            line: Arc::new(TimeLine::of(sitting)),
            plays: false,
            with_take_back: sitting.with_take_back(),
            leads_to: Screen::SavedGames,
            speed: 1,
            rested: Duration::ZERO,
        }
    }

    /// Whether leaving it leads back to a game that was just finished.
    pub fn leads_back(&self) -> bool {
        matches!(self.leads_to, Screen::Result | Screen::Review)
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
    table.is_some_and(|table| table.replay().is_some())
}

/// Carries out what the watcher wants.
pub(super) fn answer<G: Watched>(
    mut intents: MessageReader<ReplayIntent>,
    wanted: Res<Wanted>,
    covered: Covered,
    mut table: ResMut<AtTable<G>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    let keyed = if covered.is_covered() { None } else { keyed(&wanted) };
    let Some(intent) = intents.read().copied().last().or(keyed) else { return };
    let (now, turn) = (table.sitting.played().len(), table.position().mark().turn);
    let Purpose::Watch(replay) = &mut table.purpose else { return };
    let decision = match replay.obey(intent, now, turn) {
        Some(number) if number == now => return,
        // This one is shown as it happens.
        Some(number) if intent == ReplayIntent::On && number == now + 1 => Decide::Redo,
        Some(number) => Decide::GoTo(number),
        None => return,
    };
    decisions.write(decision);
}

impl Replay {
    /// Does what is wanted after so many decisions, in this turn. Returns after how many decisions the game is to be
    /// shown.
    fn obey(&mut self, intent: ReplayIntent, now: usize, turn: u16) -> Option<usize> {
        let last = self.line.decisions();
        let number = match intent {
            ReplayIntent::Play => {
                self.plays = !self.plays;
                // From its end it begins again.
                if self.plays && now == last { 0 } else { now }
            }
            ReplayIntent::Faster => {
                self.speed = if self.speed >= FASTEST { 1 } else { self.speed * 2 };
                return None;
            }
            ReplayIntent::On => now + 1,
            ReplayIntent::Back => now.saturating_sub(1),
            ReplayIntent::NextTurn => self.line.before_turn(turn + 1),
            ReplayIntent::TurnBefore => {
                let begin = self.line.before_turn(turn);
                if begin < now { begin } else { self.line.before_turn(turn.saturating_sub(1)) }
            }
            ReplayIntent::To(number) => number,
            ReplayIntent::PlayOn | ReplayIntent::Leave => return None,
        };
        self.rested = Duration::ZERO;
        Some(number.min(last))
    }
}

/// Goes on by itself, up to the end.
pub(super) fn go_on<G: Watched>(
    covered: Covered,
    time: Res<Time>,
    chosen: Res<Chosen>,
    playback: Res<Playback<G>>,
    mut table: ResMut<AtTable<G>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    let is_over = !table.sitting.can_redo();
    let AtTable { purpose: Purpose::Watch(replay), .. } = table.bypass_change_detection() else { return };
    if !replay.plays || covered.is_covered() || !playback.caught_up() {
        return;
    }
    // In the frame of a decision nothing else is decided: it has not been carried out yet.
    let decides_now = replay.rested.is_zero();
    replay.rested += time.delta();
    if decides_now {
        return;
    }
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
        (Want::Pace, ReplayIntent::Faster),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Two decisions a turn, four turns.
    fn replay() -> Replay {
        let marks = (0..8).map(|number| Mark { turn: 1 + number / 2, ..Mark::default() }).collect();
        let line = Arc::new(TimeLine { marks, scorers: Vec::new() });
        Replay {
            line,
            plays: false,
            with_take_back: false,
            leads_to: Screen::SavedGames,
            speed: 1,
            rested: Duration::from_secs(1),
        }
    }

    #[test]
    fn every_way_leads_to_its_decision() {
        use ReplayIntent::{Back, Leave, NextTurn, On, Play, PlayOn, To, TurnBefore};
        for (intent, now, turn, expected) in [
            (On, 3, 2, Some(4)),
            (On, 7, 4, Some(7)),
            (Back, 3, 2, Some(2)),
            (Back, 0, 1, Some(0)),
            (NextTurn, 3, 2, Some(4)),
            (NextTurn, 6, 4, Some(7)),
            (TurnBefore, 3, 2, Some(2)),
            (TurnBefore, 2, 2, Some(0)),
            (TurnBefore, 0, 1, Some(0)),
            (To(5), 3, 2, Some(5)),
            (To(usize::MAX), 3, 2, Some(7)),
            (Play, 3, 2, Some(3)),
            (Play, 7, 4, Some(0)),
            (PlayOn, 3, 2, None),
            (Leave, 3, 2, None),
        ] {
            let mut replay = replay();
            assert_eq!(replay.obey(intent, now, turn), expected, "{intent:?} after {now}");
            assert_eq!(replay.rested.is_zero(), expected.is_some(), "{intent:?}");
        }
    }

    #[test]
    fn it_goes_faster_and_then_as_usual_again() {
        let mut replay = replay();
        let speeds: Vec<u8> = (0..4)
            .map(|_| {
                replay.obey(ReplayIntent::Faster, 0, 1);
                replay.speed
            })
            .collect();
        assert_eq!(speeds, [2, 4, 1, 2]);
        replay.obey(ReplayIntent::Play, 0, 1);
        assert!(replay.plays);
        replay.obey(ReplayIntent::Play, 0, 1);
        assert!(!replay.plays);
    }
}
