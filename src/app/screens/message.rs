//! A question or a piece of news that has to be answered before anything else.

use super::{buttons, escaped, screen};
use crate::app::screens::SavedGame;
use crate::app::theme::{Art, Face, INK, RUBRIC, SHADE, Thing, Type};
use egui::{Align, Align2, Context, Rect};

/// What is said and what can be answered.
#[derive(Clone, Debug)]
pub struct MessageView {
    /// The heading.
    pub heading: String,
    /// What there is to say.
    pub text: String,
    /// The answer that does something.
    pub yes: String,
    /// The answer that leaves things as they are, if there is a choice.
    pub no: Option<String>,
}

impl MessageView {
    /// A game was left: go on with it?
    pub fn offer_to_continue(saved: &SavedGame) -> MessageView {
        MessageView {
            heading: "A game waits for you".to_owned(),
            text: format!("{}: {}. Go on where you left it?", saved.whereabouts(), saved.company()),
            yes: "Continue".to_owned(),
            no: Some("Not now".to_owned()),
        }
    }

    /// The saved game can't be read. The file is left where it is.
    pub fn damaged_save(file: &str, reason: &str) -> MessageView {
        MessageView {
            heading: "The saved game cannot be read".to_owned(),
            text: format!("{reason}\n\nThe file was left as it is:\n{file}"),
            yes: "To the title".to_owned(),
            no: None,
        }
    }

    /// The results so far can't be read. The file is left where it is.
    pub fn damaged_campaign(file: &str, reason: &str) -> MessageView {
        MessageView {
            heading: "Your results cannot be read".to_owned(),
            text: format!("{reason}\n\nYou begin with none. The file was left as it is:\n{file}"),
            yes: "Good".to_owned(),
            no: None,
        }
    }

    /// The settings can't be read. The file is left where it is.
    pub fn damaged_settings(file: &str, reason: &str) -> MessageView {
        MessageView {
            heading: "Your settings cannot be read".to_owned(),
            text: format!("{reason}\n\nThe usual ones hold. The file was left as it is:\n{file}"),
            yes: "Good".to_owned(),
            no: None,
        }
    }

    /// Something that only has to be known.
    pub fn told(heading: &str, text: &str) -> MessageView {
        MessageView { heading: heading.to_owned(), text: text.to_owned(), yes: "Good".to_owned(), no: None }
    }

    /// A new game would replace the saved one.
    pub fn replace_saved(saved: &SavedGame) -> MessageView {
        MessageView {
            heading: "A game is still under way".to_owned(),
            text: format!("{} would be lost. Begin a new game all the same?", saved.whereabouts()),
            yes: "Begin anew".to_owned(),
            no: Some("Keep it".to_owned()),
        }
    }
}

/// The answer to a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageIntent {
    /// Do it.
    Yes,
    /// Leave things as they are.
    No,
}

/// Shows a message over everything else.
pub fn message(ctx: &Context, view: &MessageView, art: &mut Art) -> Vec<MessageIntent> {
    screen(ctx, art, "message", |pen, place, intents| {
        pen.ui.ctx().move_to_top(pen.ui.layer_id());
        pen.hold_keyboard();
        pen.painter().rect_filled(place, 0.0, SHADE);
        let width = 760.0 * pen.unit;
        let text = Type::new(Face::Text, 26.0, INK);
        let high = pen.height_of(&view.text, text, width - 100.0 * pen.unit).min(place.height() * 0.5);
        let sheet = Rect::from_center_size(place.center(), egui::vec2(width, high + 240.0 * pen.unit));
        pen.fill(Thing::Sheet(71), sheet);
        let at = sheet.center_top() + pen.size(0.0, 28.0);
        let heading = Type::new(Face::Heading, 34.0, RUBRIC);
        let title = pen.write(at, Align2::CENTER_TOP, &view.heading, heading, width - 80.0 * pen.unit);
        pen.rule(sheet.left() + 60.0 * pen.unit, sheet.right() - 60.0 * pen.unit, title.bottom() + 8.0 * pen.unit);
        let top = title.bottom() + 28.0 * pen.unit;
        let body = Rect::from_min_max(egui::pos2(sheet.left(), top), sheet.max).shrink2(pen.size(50.0, 0.0));
        pen.paragraph(body, Align::Center, &view.text, text);
        let mut offers = vec![(&*view.yes, true)];
        offers.extend(view.no.as_deref().map(|no| (no, true)));
        match buttons(pen, sheet.center_bottom() - pen.size(0.0, 66.0), &offers) {
            Some(0) => intents.push(MessageIntent::Yes),
            Some(_) => intents.push(MessageIntent::No),
            None if escaped(pen) => {
                intents.push(if view.no.is_some() { MessageIntent::No } else { MessageIntent::Yes });
            }
            None => {}
        }
    })
}
