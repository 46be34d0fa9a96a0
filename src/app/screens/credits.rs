//! Who made what.

use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::{Art, Face, INK, Pen, RUBRIC, Thing, Type, buttons, escaped, screen, table_with_title};
use crate::app::words::say;
use bevy::prelude::{
    App, IntoScheduleConfigs, Message, MessageReader, MessageWriter, NextState, ResMut, Result, Update, in_state,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui::{Align, Context, Rect, ScrollArea, UiBuilder};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CreditsIntent>();
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(Screen::Credits)));
    app.add_systems(Update, answer.in_set(FrameSystems::Answer));
}

fn show(
    mut contexts: EguiContexts,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<CreditsIntent>,
) -> Result {
    let wanted = credits(contexts.ctx_mut()?, &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

fn answer(mut intents: MessageReader<CreditsIntent>, mut screen: ResMut<NextState<Screen>>) {
    for intent in intents.read() {
        match intent {
            CreditsIntent::Back => screen.set(Screen::Title),
        }
    }
}

/// What the player wants at the credits.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CreditsIntent {
    /// Go back to the title.
    Back,
}

/// Each section with its heading.
fn sections() -> [(&'static str, String); 5] {
    [
        (say!("credits-game-heading"), say!("credits-game-text").to_owned()),
        (say!("credits-pictures-heading"), say!("credits-pictures-text").to_owned()),
        (say!("credits-type-heading"), say!("credits-type-text").to_owned()),
        (say!("credits-built-with-heading"), say!("credits-built-with-text").to_owned()),
        (say!("credits-licence-heading"), say!("credits-licence-text", version = env!("CARGO_PKG_VERSION"))),
    ]
}

/// The credits.
pub fn credits(ctx: &Context, art: &mut Art) -> Vec<CreditsIntent> {
    screen(ctx, art, "credits", |pen, place, intents| {
        let top = table_with_title(pen, place, say!("title-credits")) + 24.0 * pen.unit;
        let bottom = place.bottom() - 120.0 * pen.unit;
        let width = 1060.0 * pen.unit;
        let left = place.center().x - width / 2.0;
        let sheet = Rect::from_min_max(egui::pos2(left, top), egui::pos2(left + width, bottom));
        pen.fill(Thing::Sheet(91), sheet);
        let inside = sheet.shrink2(pen.size(48.0, 36.0));
        let mut child = pen.ui.new_child(UiBuilder::new().max_rect(inside));
        ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            let mut pen = pen.on(ui);
            for (heading, text) in sections() {
                section(&mut pen, heading, &text);
            }
        });
        let pressed =
            buttons(pen, egui::pos2(place.center().x, place.bottom() - 62.0 * pen.unit), &[(say!("back"), true)], 0);
        if pressed.is_some() || escaped(pen) {
            intents.push(CreditsIntent::Back);
        }
    })
}

fn section(pen: &mut Pen, heading: &str, text: &str) {
    let parts =
        [(heading, Type::new(Face::Heading, 30.0, RUBRIC), 2.0), (text, Type::new(Face::Text, 25.0, INK), 18.0)];
    for (text, set, gap) in parts {
        let width = pen.ui.available_width() - 12.0 * pen.unit;
        let room = Rect::from_min_size(pen.ui.cursor().min, egui::vec2(width, f32::INFINITY));
        pen.paragraph(room, Align::Min, text, set);
        let gap = gap * pen.unit;
        pen.ui.add_space(gap);
    }
}
