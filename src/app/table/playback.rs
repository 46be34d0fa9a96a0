//! Shows what happened at a pace people can follow, and keeps what is shown: the position so far and the phase of the turn.
//!
//! It knows nothing of decisions. Whoever has happenings and the positions they lead to can have them shown: the referee
//! with what was just decided, or a replay with what was decided long ago.

use super::{AtTable, Happened, Rebuilt, Shown};
use crate::app::shell::settings::Chosen;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::time::Duration;

/// What is shown, and what has happened but is not shown yet.
#[derive(Resource)]
pub struct Playback<G: Shown> {
    shown: G,
    waiting: VecDeque<Step<G>>,
    pause: Duration,
    /// Somebody clicked: so many of the next steps are shown without a pause.
    hurried: usize,
}

/// One step of what is to be shown.
enum Step<G: Shown> {
    /// Something happens.
    Happening(G::Happening),
    /// Everything that a decision made happen is on its way: this is the position now.
    Arrived(Box<G>),
}

impl<G: Shown> Playback<G> {
    /// Shows this position, and nothing is waiting.
    pub fn at(shown: G) -> Playback<G> {
        Playback { shown, waiting: VecDeque::new(), pause: Duration::ZERO, hurried: 0 }
    }

    /// Queues what a decision made happen, and the position that it led to.
    pub fn queue(&mut self, happenings: Vec<G::Happening>, position: G) {
        self.waiting.extend(happenings.into_iter().map(Step::Happening));
        self.waiting.push_back(Step::Arrived(Box::new(position)));
    }

    /// The position as far as it is shown: that before a decision until the last thing that it made happen begins to show.
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

    /// Takes in positions that nothing has to be shown for any more.
    fn arrive(&mut self) {
        while let Some(Step::Arrived(position)) = self.waiting.pop_front_if(|step| matches!(step, Step::Arrived(_))) {
            self.shown = *position;
            self.hurried = self.hurried.saturating_sub(1);
        }
    }
}

/// Shows what is due.
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
            0 => playback.pause = G::time_to_look_at(&happening).mul_f32(chosen.pace()),
            _ => playback.hurried -= 1,
        }
        playback.arrive();
        let shown = G::phase_of(&happening);
        if let Some(shown) = shown {
            NextState::set_if_neq(&mut phase, shown);
        }
        commands.trigger(Happened(happening));
        // After a turn of nothing but one decision the same phase follows: without the first one in between nobody would
        // take it up.
        if shown == Some(G::FIRST_PHASE) {
            return;
        }
    }
}

/// The phase of a table that was laid anew.
pub(super) fn catch_up_at_once<G: Shown>(
    _: On<Rebuilt>,
    table: Option<Res<AtTable<G>>>,
    mut phase: ResMut<NextState<G::ShownPhase>>,
) {
    if let Some(table) = table {
        // Also where the phase is the same: it is another position's.
        phase.set(table.position().shown_phase());
    }
}
