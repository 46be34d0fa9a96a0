//! The screen on which somebody joins the table of a friend: a name, the invitation, and the way in.

use crate::app::theme::{
    Art, FADED_INK, Face, INK, Pen, RUBRIC, Thing, Type, WARNING, buttons, escaped, screen, table_with_title,
};
use crate::app::words::say;
use crate::table::LONGEST_NAME;
use bevy::prelude::Message;
use egui::{Align, Align2, Context, Rect, vec2};

/// The longest invitation that can be pasted, in letters.
pub const LONGEST_INVITATION: usize = 2000;

/// What the screen shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JoinView {
    /// The name of whoever joins.
    pub name: String,
    /// The invitation, as it was pasted.
    pub invitation: String,
    /// How far it is.
    pub state: Joining,
}

/// How far somebody is who joins a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Joining {
    /// Nothing is tried.
    #[default]
    Not,
    /// The table is looked for.
    Looking,
    /// The host is there, and its table comes.
    Found,
    /// It failed, as a sentence.
    Failed(String),
}

/// What the player wants on this screen.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum JoinIntent {
    /// Write this name.
    Name(String),
    /// Write or paste this invitation.
    Invitation(String),
    /// Write what was copied last as the invitation.
    Paste,
    /// Go to the table.
    Join,
    /// Back to the title, or stop looking.
    Back,
}

/// The width and the height of the sheet, in layout pixels.
const SHEET: (f32, f32) = (1080.0, 620.0);
const LEFT: f32 = 70.0;

/// The screen.
pub fn join(ctx: &Context, view: &JoinView, art: &mut Art) -> Vec<JoinIntent> {
    screen(ctx, art, "join", |pen, place, intents| {
        let top = table_with_title(pen, place, say!("network-join")) + 40.0 * pen.unit;
        let size = vec2(SHEET.0, SHEET.1) * pen.unit;
        let sheet = Rect::from_min_size(egui::pos2(place.center().x - size.x / 2.0, top), size);
        pen.fill(Thing::Sheet(45), sheet);
        let wide = SHEET.0 - 2.0 * LEFT;
        let told = pen.rect(sheet.min, (LEFT, 36.0), (wide, 76.0));
        pen.paragraph_within(told, Align::Min, say!("network-join-told"), Type::new(Face::Text, 25.0, INK));
        let words = [say!("network-your-name"), say!("network-invitation")];
        let set = Type::new(Face::Heading, 28.0, RUBRIC);
        let column = words.iter().map(|word| pen.width_of(word, set)).fold(0.0, f32::max) / pen.unit + 28.0;
        let field =
            |pen: &Pen, row: f32| pen.rect(sheet.min, (LEFT + column, 136.0 + row * 84.0), (wide - column, 54.0));
        for (row, word) in [0.0, 1.0].into_iter().zip(words) {
            let at = sheet.min + pen.size(LEFT, 136.0 + row * 84.0 + 27.0);
            pen.write(at, Align2::LEFT_CENTER, word, set, column * pen.unit);
        }
        let name = field(pen, 0.0);
        let name = pen.field(name, words[0], &view.name, say!("setup-name-hint"), LONGEST_NAME);
        intents.extend(name.map(JoinIntent::Name));
        let pasted = field(pen, 1.0);
        let pasted = pen.field(pasted, words[1], &view.invitation, say!("network-paste"), LONGEST_INVITATION);
        intents.extend(pasted.map(JoinIntent::Invitation));
        let (text, set) = match &view.state {
            Joining::Not => (say!("network-trust"), Type::new(Face::Text, 23.0, FADED_INK)),
            Joining::Looking => (say!("network-looking"), Type::new(Face::Italic, 26.0, INK)),
            Joining::Found => (say!("network-found"), Type::new(Face::Italic, 26.0, INK)),
            Joining::Failed(why) => (&**why, Type::new(Face::Bold, 25.0, WARNING)),
        };
        let room = pen.rect(sheet.min, (LEFT, 330.0), (wide, 150.0));
        pen.paragraph_within(room, Align::Center, text, set);
        let can_join = !view.name.trim().is_empty() && !view.invitation.trim().is_empty();
        let tries = matches!(view.state, Joining::Looking | Joining::Found);
        let middle = sheet.center_bottom() - pen.size(0.0, 70.0);
        let paste = say!("network-paste-it");
        let offers = [(say!("network-sit-down"), can_join && !tries), (paste, !tries), (say!("back"), true)];
        let focused = match (tries, can_join) {
            (true, _) => 2,
            (false, true) => 0,
            (false, false) => 1,
        };
        match buttons(pen, middle, &offers, focused) {
            Some(0) => intents.push(JoinIntent::Join),
            Some(1) => intents.push(JoinIntent::Paste),
            Some(_) => intents.push(JoinIntent::Back),
            None if escaped(pen) => intents.push(JoinIntent::Back),
            None => {}
        }
    })
}
