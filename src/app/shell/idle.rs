//! The panels doze while nothing about them can have changed: what they drew last is shown again, and a frame in which
//! only the board moves does not lay them out.

use super::screen::Screen;
use super::settings::Chosen;
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiInput, EguiPostUpdateSet, EguiRenderOutput, capture_pointer_input_system, egui};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Doze>().add_message::<Stir>();
    app.add_systems(
        PostUpdate,
        listen.in_set(Listening).after(capture_pointer_input_system).before(EguiPostUpdateSet::EndPass),
    );
    let drawing = (EguiPostUpdateSet::EndPass, EguiPostUpdateSet::ProcessOutput, EguiPostUpdateSet::PostProcessOutput);
    app.configure_sets(PostUpdate, drawing.run_if(|doze: Res<Doze>| doze.sleep != Sleep::Asleep));
    let remember = remember.run_if(|doze: Res<Doze>| doze.sleep == Sleep::NodsOff);
    let show_again = show_again.run_if(|doze: Res<Doze>| doze.sleep == Sleep::Asleep);
    app.add_systems(PostUpdate, (remember, show_again).chain().after(EguiPostUpdateSet::PostProcessOutput));
}

/// Something is to be shown differently in the panels.
#[derive(Message, Clone, Copy, Debug)]
pub struct Stir;

/// When it is known whether anything is to be shown differently.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Listening;

/// How deeply the panels doze.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Sleep {
    /// They are laid out every frame.
    #[default]
    Awake,
    /// They are laid out once more, and that is remembered.
    NodsOff,
    /// They are not laid out.
    Asleep,
}

/// Whether the panels doze, and since when nothing has stirred them.
#[derive(Resource, Default)]
struct Doze {
    sleep: Sleep,
    stirred: Duration,
    /// The modifier keys that are held: egui is told of them every frame, also when they are the same.
    held: egui::Modifiers,
    /// What they drew last.
    drawn: Vec<egui::ClippedPrimitive>,
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
    mut stirs: MessageReader<Stir>,
    chosen: Res<Chosen>,
    time: Res<Time<Real>>,
    windows: Query<(), Changed<Window>>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput)>,
    mut doze: ResMut<Doze>,
) {
    let mut stirred =
        *screen.get() != Screen::Table || stirs.read().count() > 0 || chosen.is_changed() || !windows.is_empty();
    for (mut context, mut input) in &mut contexts {
        input.events.retain(|event| doze.is_news(event));
        stirred |= !input.events.is_empty() || context.get_mut().has_requested_repaint();
    }
    if stirred {
        doze.stirred = time.elapsed();
    }
    doze.sleep = match doze.sleep {
        _ if time.elapsed() <= doze.stirred + WAKEFUL => Sleep::Awake,
        Sleep::Awake => Sleep::NodsOff,
        Sleep::NodsOff | Sleep::Asleep => Sleep::Asleep,
    };
}

fn remember(output: Single<&EguiRenderOutput>, mut doze: ResMut<Doze>) {
    doze.drawn.clone_from(&output.paint_jobs);
}

/// The renderer takes what was drawn out of the world every frame.
fn show_again(mut output: Single<&mut EguiRenderOutput>, doze: Res<Doze>) {
    output.paint_jobs.clone_from(&doze.drawn);
}
