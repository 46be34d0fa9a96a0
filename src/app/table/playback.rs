//! Shows what happened at a pace people can follow, and keeps the shown phase of the turn.

use super::{AtTable, Happened, Rebuilt, TableSystems};
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::table::TurnPhase;
use crate::rules::Game;
use crate::rules::mists::Happening;
use bevy::prelude::*;
use std::collections::VecDeque;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Playback>();
    app.add_systems(Update, play.in_set(TableSystems::Play).run_if(in_state(Screen::Table)));
    app.add_observer(catch_up_at_once);
}

/// What has happened but is not shown yet.
#[derive(Resource, Default)]
pub struct Playback {
    waiting: VecDeque<Happening>,
    pause: Duration,
    /// Somebody clicked: so many of the next are shown without a pause.
    hurried: usize,
}

impl Playback {
    /// Queues happenings.
    pub fn extend(&mut self, happenings: Vec<Happening>) {
        self.waiting.extend(happenings);
    }

    /// Forgets what was not shown yet; the table is about to be rebuilt.
    pub fn clear(&mut self) {
        *self = Playback::default();
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
}

fn play(
    time: Res<Time>,
    chosen: Res<Chosen>,
    table: Res<AtTable>,
    mut playback: ResMut<Playback>,
    mut phase: ResMut<NextState<TurnPhase>>,
    mut commands: Commands,
) {
    playback.pause = playback.pause.saturating_sub(time.delta());
    while playback.pause.is_zero() {
        let Some(happening) = playback.waiting.pop_front() else {
            NextState::set_if_neq(&mut phase, table.position().phase().into());
            return;
        };
        match playback.hurried {
            0 => playback.pause = time_to_look_at(&happening).mul_f32(chosen.pace()),
            _ => playback.hurried -= 1,
        }
        let shown = phase_of(&happening);
        if let Some(shown) = shown {
            NextState::set_if_neq(&mut phase, shown);
        }
        commands.trigger(Happened(happening));
        // After a turn of nothing but a tile the next tile follows: without the draw in between nobody would take it up.
        if shown == Some(TurnPhase::Draw) {
            return;
        }
    }
}

/// How long a happening is left on its own before the next is shown. Short on purpose: nothing may hold up play.
fn time_to_look_at(happening: &Happening) -> Duration {
    Duration::from_millis(match happening {
        Happening::TileLaid { .. } => 220,
        Happening::GhostPlaced { .. } | Happening::GhostBanished { .. } => 130,
        Happening::GhostDrawnIn { .. } => 260,
        Happening::CatMoved { .. } | Happening::CatScored { .. } => 350,
        Happening::BankFinished { .. } => 350,
        Happening::SetAside { .. } => 400,
        Happening::MeeplePlaced { .. } => 180,
        Happening::CemeteryClosed { .. } | Happening::Buried { .. } | Happening::HoundLeft { .. } => 350,
        Happening::HoundCame { .. } | Happening::HoundScored { .. } | Happening::FaceDownLaid { .. } => 350,
        Happening::PileChanged { .. } => 250,
        Happening::Scored(_) => 350,
        Happening::Over(_) => 600,
        Happening::Drew { .. }
        | Happening::MeepleSkipped { .. }
        | Happening::MeepleReturned { .. }
        | Happening::HoundCalmed { .. }
        | Happening::TurnEnded { .. } => 0,
    })
}

/// The phase to which a happening belongs, where it belongs to one.
fn phase_of(happening: &Happening) -> Option<TurnPhase> {
    match happening {
        Happening::Drew { .. } | Happening::SetAside { .. } => Some(TurnPhase::Draw),
        Happening::TileLaid { .. } | Happening::BankFinished { .. } => Some(TurnPhase::PlaceTile),
        Happening::CemeteryClosed { .. } | Happening::Buried { .. } | Happening::HoundLeft { .. } => {
            Some(TurnPhase::BuryMeeple)
        }
        Happening::GhostPlaced { .. } | Happening::GhostDrawnIn { .. } => Some(TurnPhase::PlaceGhosts),
        Happening::CatMoved { .. } => Some(TurnPhase::PlaceCat),
        Happening::MeeplePlaced { .. } | Happening::MeepleSkipped { .. } => Some(TurnPhase::PlaceMeeple),
        Happening::Scored(_)
        | Happening::MeepleReturned { .. }
        | Happening::HoundScored { .. }
        | Happening::CatScored { .. } => Some(TurnPhase::Score),
        Happening::HoundCame { .. } | Happening::HoundCalmed { .. } | Happening::PileChanged { .. } => {
            Some(TurnPhase::PlaceHound)
        }
        Happening::FaceDownLaid { .. } => Some(TurnPhase::HauntedTile),
        // Ghosts leave in scorings and for hounds; the phase is the right one already.
        Happening::GhostBanished { .. } | Happening::TurnEnded { .. } => None,
        Happening::Over(_) => Some(TurnPhase::Over),
    }
}

fn catch_up_at_once(_: On<Rebuilt>, table: Res<AtTable>, mut phase: ResMut<NextState<TurnPhase>>) {
    // Also where the phase is the same: it is another position's.
    phase.set(table.position().phase().into());
}
