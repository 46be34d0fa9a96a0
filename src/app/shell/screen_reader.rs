//! What a screen reader asks for: to press a control of the panels, or to give it the focus.

use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiPreUpdateSet, PrimaryEguiContext, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>().add_message::<EguiInputEvent>();
    app.add_systems(PreUpdate, pass_on.before(EguiPreUpdateSet::ProcessInput));
}

fn pass_on(
    mut asked: MessageReader<ActionRequest>,
    context: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Ok(context) = context.single() else { return };
    let passed = asked.read().map(|asked| egui::Event::AccessKitActionRequest(asked.0.clone()));
    events.write_batch(passed.map(|event| EguiInputEvent { context, event }));
}
