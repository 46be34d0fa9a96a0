//! What a player is told beside the pointer for a moment: refusals, and tiles that nobody saw.

use super::words;
use crate::app::board::Pointer;
use crate::app::games::mists::panels::Toast;
use crate::app::games::mists::table::Happened;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::Refused;
use crate::rules::mists::Happening;
use bevy::prelude::*;
use bevy_egui::egui;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>().add_observer(tell_of_set_aside);
    app.add_systems(Update, notice_refusals.in_set(FrameSystems::Follow).run_if(in_state(Screen::Table)));
    app.add_systems(OnEnter(Screen::Table), |mut told: ResMut<Told>| told.0 = None);
}

/// What the player is being told, and until when.
#[derive(Resource, Default)]
pub struct Told(Option<(Toast, Duration)>);

impl Told {
    /// The sentence.
    pub fn sentence(&self) -> Option<&str> {
        self.0.as_ref().map(|(toast, _)| &*toast.sentence)
    }

    /// Sentence, rule and place.
    pub fn toast(&self) -> Option<&Toast> {
        self.0.as_ref().map(|(toast, _)| toast)
    }

    /// It is read, or in the way.
    pub fn put_away(&mut self) {
        self.0 = None;
    }
}

/// How long a refusal stays, unless the pointer is on it.
const STAYS: Duration = Duration::from_secs(6);

fn notice_refusals(
    mut refusals: MessageReader<Refused>,
    pointer: Res<Pointer>,
    time: Res<Time<Real>>,
    mut told: ResMut<Told>,
) {
    for refusal in refusals.read() {
        let near = refusal.at.and(pointer.window).map(|at| egui::pos2(at.x, at.y));
        let rule = refusal.rule.unwrap_or_default().to_owned();
        told.0 = Some((Toast { sentence: words::sentence(&refusal.why), rule, near }, time.elapsed() + STAYS));
    }
    if !pointer.over_panel && told.0.as_ref().is_some_and(|(_, until)| time.elapsed() > *until) {
        told.0 = None;
    }
}

/// A tile that fits nowhere is gone before anybody has seen it.
fn tell_of_set_aside(happened: On<Happened>, time: Res<Time<Real>>, mut told: ResMut<Told>) {
    if let Happening::SetAside { .. } = happened.0
        && let Some(line) = words::log_line(&happened.0, "")
    {
        let toast = Toast { sentence: words::sentence(&line), rule: String::new(), near: None };
        told.0 = Some((toast, time.elapsed() + STAYS));
    }
}
