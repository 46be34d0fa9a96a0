//! Shows what happened at a pace people can follow. Holds what is shown: the position so far and the phase of the turn.
//!
//! It does not know decisions. It shows any happenings together with the position to which they lead: from the referee,
//! or from a replay.

use super::{AtTable, Happened, Rebuilt, Shown};
use crate::app::shell::settings::Chosen;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

/// What is shown, and what has happened but is not shown yet.
#[derive(Resource)]
pub struct Playback<G: Shown> {
    shown: Arc<G>,
    waiting: VecDeque<Step<G>>,
    pause: Duration,
    /// After a click, this many of the next steps are shown without a pause.
    hurried: usize,
    /// Whether the player only watches what is shown.
    watched: bool,
}

/// One step to show.
enum Step<G: Shown> {
    /// Something happens.
    Happening(G::Happening),
    /// All happenings of a decision are shown or being shown. This is the position after them.
    Arrived(Arc<G>),
}

impl<G: Shown> Playback<G> {
    /// Shows this position. Nothing is waiting.
    pub fn at(shown: G) -> Playback<G> {
        Playback { shown: Arc::new(shown), waiting: VecDeque::new(), pause: Duration::ZERO, hurried: 0, watched: false }
    }

    /// Queues the happenings of a decision and the position to which they led. If it is `watched`, they take longer.
    pub fn queue(&mut self, happenings: Vec<G::Happening>, position: G, watched: bool) {
        self.watched = watched;
        self.waiting.extend(happenings.into_iter().map(Step::Happening));
        self.waiting.push_back(Step::Arrived(Arc::new(position)));
    }

    /// How long this is looked at, at this pace.
    fn pause_after(&self, happening: &G::Happening, pace: f32) -> Duration {
        G::time_to_look_at(happening).mul_f32(if self.watched { pace * G::WATCHED_LONGER } else { pace })
    }

    /// The shown position. It stays the position before a decision until the last happening of that decision begins to
    /// show.
    pub fn shown(&self) -> &G {
        &self.shown
    }

    /// Shows the rest at once.
    pub fn hurry(&mut self) {
        self.pause = Duration::ZERO;
        self.hurried = self.waiting.len();
    }

    /// Whether everything that happened has been shown.
    pub fn caught_up(&self) -> bool {
        self.waiting.is_empty() && self.pause.is_zero()
    }

    /// Whose decision is being shown, or was the last one shown. The shown position moves on to the next player while
    /// the last happening of a decision is still being shown.
    fn decided(&self, table: &AtTable<G>) -> Option<usize> {
        match self.waiting.is_empty() {
            true => table.sitting.played().last().map(|last| last.by),
            false => Some(self.shown.acting()),
        }
    }

    /// Who plays without being asked: whoever decided last while that is shown and the next tile `is_laid`, or whom the
    /// player watches in a lesson.
    pub fn playing(&self, table: &AtTable<G>, is_laid: bool) -> Option<usize> {
        let decided = is_laid.then(|| self.decided(table)).flatten();
        decided.or_else(|| Some(self.shown.acting()).filter(|&acting| table.is_shown_how(acting)))
    }

    /// The position after the decision that is being shown.
    fn after(&self) -> Arc<G> {
        let arrives = |step: &Step<G>| match step {
            Step::Arrived(position) => Some(position.clone()),
            Step::Happening(_) => None,
        };
        self.waiting.iter().find_map(arrives).unwrap_or_else(|| self.shown.clone())
    }

    /// Takes in positions whose happenings have all been shown.
    fn arrive(&mut self) {
        while let Some(Step::Arrived(position)) = self.waiting.pop_front_if(|step| matches!(step, Step::Arrived(_))) {
            self.shown = position;
            self.hurried = self.hurried.saturating_sub(1);
        }
    }
}

/// Shows the happenings that are due.
pub(super) fn play<G: Shown>(
    time: Res<Time>,
    chosen: Res<Chosen>,
    mut playback: ResMut<Playback<G>>,
    mut phase: ResMut<NextState<G::ShownPhase>>,
    mut commands: Commands,
) {
    playback.pause = playback.pause.saturating_sub(time.delta());
    while playback.pause.is_zero() {
        playback.arrive();
        let Some(Step::Happening(happening)) = playback.waiting.pop_front() else {
            NextState::set_if_neq(&mut phase, playback.shown.shown_phase());
            return;
        };
        match playback.hurried {
            0 => playback.pause = playback.pause_after(&happening, chosen.pace()),
            _ => playback.hurried -= 1,
        }
        let after = playback.after();
        playback.arrive();
        let shown = G::phase_of(&happening);
        if let Some(shown) = shown {
            NextState::set_if_neq(&mut phase, shown);
        }
        commands.trigger(Happened { what: happening, after });
        // The next turn may consist of a single decision in this same phase. If the first phase is not entered for a
        // frame in between, the phase does not begin again and nobody reacts.
        if shown == Some(G::FIRST_PHASE) {
            return;
        }
    }
}

/// Sets the phase after the table was rebuilt.
pub(super) fn catch_up_at_once<G: Shown>(
    _: On<Rebuilt<G>>,
    table: Option<Res<AtTable<G>>>,
    mut phase: ResMut<NextState<G::ShownPhase>>,
) {
    if let Some(table) = table {
        // Also if the phase is the same: it belongs to another position, so it has to be entered again.
        phase.set(table.position().shown_phase());
    }
}
