//! How the setup form is drawn, and what players click in it.

use super::form::{Choice, SetupForm};
use crate::app::games::setting_up::SetupIntent;
use crate::app::screens::sitting_down::{
    FavouritesView, Foot, LEFT, WIDTH, company_rows, seed_and_onward, sheet_with_title, switch,
};
use crate::app::theme::{Art, Face, INK, Pen, RUBRIC, Type, screen};
use crate::app::words::say;
use egui::{Align, Align2, Context, Rect};

/// Where the options begin, above the foot of the sheet, and how high they are.
const OPTIONS: f32 = 396.0;
const OPTION: f32 = 152.0;

/// The setup of a game.
pub fn setup(ctx: &Context, form: &SetupForm, favourites: &FavouritesView, art: &mut Art) -> Vec<SetupIntent<Choice>> {
    screen(ctx, art, "rival-setup", |pen, place, intents| {
        let sheet = sheet_with_title(pen, place, say!("rival-setup-heading"), 63);
        intents.extend(company_rows(pen, sheet, &form.company).into_iter().map(SetupIntent::Company));
        options(pen, sheet, form, intents);
        let trouble = form.trouble();
        let foot = Foot { complaint: trouble.as_deref(), ready: trouble.is_none(), length: &form.length(), favourites };
        let (seed, onward) = seed_and_onward(pen, sheet, &form.seed, foot);
        intents.extend(seed.map(SetupIntent::from));
        intents.extend(onward.map(SetupIntent::from));
    })
}

/// The three options (RSETUP-6).
fn options(pen: &mut Pen, sheet: Rect, form: &SetupForm, intents: &mut Vec<SetupIntent<Choice>>) {
    const GAP: f32 = 22.0;
    let y = sheet.bottom() - (OPTIONS + 12.0) * pen.unit;
    pen.rule(sheet.left() + LEFT * pen.unit, sheet.right() - LEFT * pen.unit, y);
    let offers = [
        (say!("rival-setup-farmers"), say!("rival-setup-farmers-what"), form.farmers, Choice::Farmers(!form.farmers)),
        (
            say!("rival-setup-circles"),
            say!("rival-setup-circles-what"),
            form.spell_circles,
            Choice::SpellCircles(!form.spell_circles),
        ),
        (say!("rival-setup-abbot"), say!("rival-setup-abbot-what"), form.abbot, Choice::Abbot(!form.abbot)),
    ];
    let wide = (WIDTH - 2.0 * LEFT - 2.0 * GAP) / 3.0;
    for (index, (name, what, on, choice)) in offers.into_iter().enumerate() {
        let corner = egui::pos2(sheet.left(), sheet.bottom() - OPTIONS * pen.unit);
        let place = pen.rect(corner, (LEFT + index as f32 * (wide + GAP), 0.0), (wide, OPTION));
        if option(pen, place, name, what, on) {
            intents.push(SetupIntent::Choice(choice));
        }
    }
}

fn option(pen: &mut Pen, place: Rect, name: &str, what: &str, on: bool) -> bool {
    let line = place.left_top() + pen.size(32.0, 28.0);
    let response = switch(pen, place, line, name, on);
    let ink = if response.hovered() || response.has_focus() { RUBRIC } else { INK };
    let room = place.width() - 76.0 * pen.unit;
    pen.ink(line + pen.size(28.0, -1.0), Align2::LEFT_CENTER, name, Type::new(Face::Bold, 27.0, ink), room);
    let text = Rect::from_min_max(place.min + pen.size(18.0, 48.0), place.max - pen.size(16.0, 2.0));
    pen.paragraph(text, Align::Min, what, Type::new(Face::Italic, 22.0, INK));
    response.clicked()
}
