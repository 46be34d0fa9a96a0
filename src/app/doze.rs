//! The panels doze while nothing about them can have changed: what they drew last stays on the screen, and a frame in
//! which only the board moves does not lay them out again.

use super::Screen;
use super::hud::{self, Shown};
use super::settings::Chosen;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiInput, EguiPostUpdateSet, egui};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Doze>();
    app.add_systems(PostUpdate, listen.after(hud::look).before(EguiPostUpdateSet::EndPass));
    let drawing = (EguiPostUpdateSet::EndPass, EguiPostUpdateSet::ProcessOutput, EguiPostUpdateSet::PostProcessOutput);
    app.configure_sets(PostUpdate, drawing.run_if(|doze: Res<Doze>| !doze.asleep));
}

/// Whether the panels doze, and since when nothing has stirred them.
#[derive(Resource, Default)]
struct Doze {
    asleep: bool,
    stirred: Duration,
    /// The modifier keys that are held: egui is told of them every frame, also when they are the same.
    held: egui::Modifiers,
}

impl Doze {
    fn is_news(&mut self, event: &egui::Event) -> bool {
        match *event {
            egui::Event::ModifiersChanged(held) => std::mem::replace(&mut self.held, held) != held,
            _ => true,
        }
    }
}

/// How long they stay awake after the last stir: whatever moves in them by itself asks for its next frame within that.
const WAKEFUL: Duration = Duration::from_millis(500);

/// At the table the view says whether anything is to be shown differently; other screens never doze.
fn listen(
    screen: Res<State<Screen>>,
    shown: Res<Shown>,
    chosen: Res<Chosen>,
    time: Res<Time<Real>>,
    windows: Query<(), Changed<Window>>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
    mut doze: ResMut<Doze>,
) {
    let mut stirred =
        *screen.get() != Screen::Table || shown.is_changed() || chosen.is_changed() || !windows.is_empty();
    for (mut context, mut input) in &mut contexts {
        input.events.retain(|event| doze.is_news(event));
        stirred |= !input.events.is_empty() || context.get_mut().has_requested_repaint();
    }
    if stirred {
        doze.stirred = time.elapsed();
    }
    doze.asleep = time.elapsed() > doze.stirred + WAKEFUL;
}
