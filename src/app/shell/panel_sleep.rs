//! The panels sleep while nothing in them can have changed. Their last drawing is shown again, so a frame in which only
//! the board moves does not have to lay them out. The main schedule took 0.70 ms a frame with this and 1.13 ms without
//! (the fullest table, `--bench frames --profile dev`, two cores).

use super::screen::Screen;
use super::settings::Chosen;
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiInput, EguiPostUpdateSet, EguiRenderOutput, egui};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PanelSleep>().add_message::<PanelsChanged>();
    app.add_systems(PostUpdate, listen.in_set(NoticeChanges).before(EguiPostUpdateSet::EndPass));
    let drawing = (EguiPostUpdateSet::EndPass, EguiPostUpdateSet::ProcessOutput, EguiPostUpdateSet::PostProcessOutput);
    app.configure_sets(PostUpdate, drawing.run_if(|panels: Res<PanelSleep>| panels.sleep != Sleep::Asleep));
    // New letters are in their picture in the same frame. Otherwise words would lack them for a moment.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
    let remember = remember.run_if(|panels: Res<PanelSleep>| panels.sleep == Sleep::KeepingLastFrame);
    let show_again = show_again.run_if(|panels: Res<PanelSleep>| panels.sleep == Sleep::Asleep);
    app.add_systems(PostUpdate, (remember, show_again).chain().after(EguiPostUpdateSet::PostProcessOutput));
}

/// Something in the panels has to be shown differently.
#[derive(Message, Clone, Copy, Debug)]
pub struct PanelsChanged;

/// Systems that find out whether anything in the panels has to change.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct NoticeChanges;

/// How deeply the panels sleep.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Sleep {
    /// They are laid out every frame.
    #[default]
    Awake,
    /// They are laid out one last time, and the drawing is kept.
    KeepingLastFrame,
    /// They are not laid out. The kept drawing is shown.
    Asleep,
}

/// Whether the panels sleep, and when something last woke them.
#[derive(Resource, Default)]
pub struct PanelSleep {
    sleep: Sleep,
    stirred: Duration,
    /// The modifier keys that are held. egui sends them every frame, even if they are the same.
    held: egui::Modifiers,
    /// The last drawing of the panels.
    drawn: Vec<egui::ClippedPrimitive>,
}

impl PanelSleep {
    /// Whether the panels were not laid out in the last frame, so that nothing can have been wanted of them.
    pub fn are_asleep(&self) -> bool {
        self.sleep == Sleep::Asleep
    }

    fn is_news(&mut self, event: &egui::Event) -> bool {
        match *event {
            egui::Event::ModifiersChanged(held) => std::mem::replace(&mut self.held, held) != held,
            _ => true,
        }
    }
}

/// How long the panels stay awake after the last change. Anything in them that moves asks for its next frame within
/// this time.
const WAKEFUL: Duration = Duration::from_millis(500);

/// Wakes the panels or lets them sleep. At the table a [`PanelsChanged`] says that something has changed. Other screens
/// never sleep.
fn listen(
    screen: Res<State<Screen>>,
    mut stirs: MessageReader<PanelsChanged>,
    chosen: Res<Chosen>,
    time: Res<Time<Real>>,
    windows: Query<(), Changed<Window>>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
    mut panels: ResMut<PanelSleep>,
) {
    let mut stirred =
        *screen.get() != Screen::Table || stirs.read().count() > 0 || chosen.is_changed() || !windows.is_empty();
    for (mut context, mut input) in &mut contexts {
        input.events.retain(|event| panels.is_news(event));
        stirred |= !input.events.is_empty() || context.get_mut().has_requested_repaint();
    }
    if stirred {
        panels.stirred = time.elapsed();
    }
    panels.sleep = match panels.sleep {
        _ if time.elapsed() <= panels.stirred + WAKEFUL => Sleep::Awake,
        Sleep::Awake => Sleep::KeepingLastFrame,
        Sleep::KeepingLastFrame | Sleep::Asleep => Sleep::Asleep,
    };
}

fn remember(output: Single<&EguiRenderOutput>, mut panels: ResMut<PanelSleep>) {
    panels.drawn.clone_from(&output.paint_jobs);
}

/// Draws the kept drawing again: the renderer takes it out of the world every frame.
fn show_again(mut output: Single<&mut EguiRenderOutput>, panels: Res<PanelSleep>) {
    output.paint_jobs.clone_from(&panels.drawn);
}
