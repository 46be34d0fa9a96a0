//! A question or a piece of news that the player has to answer first.

use crate::app::theme::{
    Art, Face, INK, RUBRIC, SheetOptions, Thing, Type, buttons, escaped, ready, screen_unit, sheet,
};
use crate::app::words::say;
use crate::table::kept::KeptError;
use egui::{Align, Align2, Context, Rect};
use std::path::Path;

/// What a message says, and its answers.
#[derive(Clone, Debug)]
pub struct MessageView {
    /// The heading.
    pub heading: String,
    /// The text.
    pub text: String,
    /// The label of the answer that does something.
    pub yes: String,
    /// The label of the answer that changes nothing, if there is a choice.
    pub no: Option<String>,
    /// Whether the answer that changes nothing has the focus, because the other one ends something.
    pub careful: bool,
}

impl MessageView {
    /// A message about all files that cannot be read.
    pub fn damaged(files: &[Damaged]) -> MessageView {
        let heading = match files {
            [only] => only.what.told().0,
            _ => say!("damaged-several"),
        };
        let told: Vec<String> = files.iter().map(Damaged::told).collect();
        MessageView {
            heading: heading.to_owned(),
            text: told.join("\n\n"),
            yes: say!("ok").to_owned(),
            no: None,
            careful: false,
        }
    }

    /// News that needs no decision.
    pub fn told(heading: &str, text: &str) -> MessageView {
        MessageView {
            heading: heading.to_owned(),
            text: text.to_owned(),
            yes: say!("ok").to_owned(),
            no: None,
            careful: false,
        }
    }

    /// A question that ends nothing.
    pub fn question(heading: &str, text: String, yes: &str, no: &str) -> MessageView {
        MessageView { careful: false, ..MessageView::careful_question(heading, text, yes, no) }
    }

    /// A question whose answer "yes" ends something. The other answer has the focus.
    pub fn careful_question(heading: &str, text: String, yes: &str, no: &str) -> MessageView {
        let (heading, yes, no) = (heading.to_owned(), yes.to_owned(), Some(no.to_owned()));
        MessageView { heading, text, yes, no, careful: true }
    }
}

/// A file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// What it should contain.
    pub what: Kept,
    /// What is wrong with it, including its name.
    pub reason: String,
    /// Its new name, or `None` if it still lies where it was found.
    pub renamed: Option<String>,
}

/// The kinds of files that the game keeps for its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The game under way.
    Game,
    /// Levels and results.
    Campaign,
    /// The settings.
    Settings,
    /// The keys.
    Keys,
    /// Who played last.
    LastSetup,
    /// How far the lessons are.
    Lessons,
    /// The finished games.
    Records,
    /// Favourites of setups.
    Favourites,
}

impl Kept {
    /// That the file cannot be read, and what follows from that.
    fn told(self) -> (&'static str, &'static str) {
        match self {
            Kept::Game => (say!("damaged-game"), say!("damaged-game-follows")),
            Kept::Campaign => (say!("damaged-campaign"), say!("damaged-campaign-follows")),
            Kept::Settings => (say!("damaged-settings"), say!("damaged-settings-follows")),
            Kept::Keys => (say!("damaged-keys"), say!("damaged-keys-follows")),
            Kept::LastSetup => (say!("damaged-names"), say!("damaged-names-follows")),
            Kept::Records => (say!("damaged-records"), say!("damaged-records-follows")),
            Kept::Favourites => (say!("damaged-favourites"), say!("damaged-favourites-follows")),
            Kept::Lessons => (say!("damaged-lessons"), say!("damaged-lessons-follows")),
        }
    }
}

impl Damaged {
    /// A damaged file that was found at one path and is now at another.
    pub fn new(what: Kept, reason: &KeptError, found: &Path, now: &Path) -> Damaged {
        let name = now.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Damaged { what, reason: reason.to_string(), renamed: Some(name).filter(|_| found != now) }
    }

    /// What is wrong, what follows from it, and where the file is.
    fn told(&self) -> String {
        let (_, follows) = self.what.told();
        let place = match &self.renamed {
            Some(name) => say!("damaged-renamed", file = name),
            None => say!("damaged-not-renamed").to_owned(),
        };
        format!("{}\n{follows} {place}", self.reason)
    }
}

/// The answer to a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageIntent {
    /// Do it.
    Yes,
    /// Change nothing.
    No,
}

/// Shows a message over everything else.
pub fn message(ctx: &Context, view: &MessageView, art: &mut Art) -> Vec<MessageIntent> {
    let mut intents = Vec::new();
    if !ready(ctx) {
        return intents;
    }
    let place = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, "message", screen_unit(ctx)), |pen| {
        pen.ui.ctx().move_to_top(pen.ui.layer_id());
        pen.cover_all(1);
        let mut width = 760.0 * pen.unit;
        let mut text = Type::new(Face::Text, 26.0, INK);
        let most = place.height() - 290.0 * pen.unit;
        if pen.height_of(&view.text, text, width - 100.0 * pen.unit) > 0.4 * place.height() {
            // A long text needs a wider sheet and smaller type.
            (width, text) = (1180.0 * pen.unit, Type { size: 23.0, ..text });
        }
        let high = pen.height_of(&view.text, text, width - 100.0 * pen.unit).min(most);
        let paper = Rect::from_center_size(place.center(), egui::vec2(width, high + 240.0 * pen.unit));
        pen.fill(Thing::Sheet(71), paper);
        let at = paper.center_top() + pen.size(0.0, 28.0);
        let heading = Type::new(Face::Heading, 34.0, RUBRIC);
        let title = pen.write(at, Align2::CENTER_TOP, &view.heading, heading, width - 80.0 * pen.unit);
        pen.rule(paper.left() + 60.0 * pen.unit, paper.right() - 60.0 * pen.unit, title.bottom() + 8.0 * pen.unit);
        let top = title.bottom() + 28.0 * pen.unit;
        let body = Rect::from_min_max(egui::pos2(paper.left(), top), paper.max).shrink2(pen.size(50.0, 0.0));
        pen.aloud(|pen| pen.paragraph(body, Align::Center, &view.text, text));
        let mut offers = vec![(&*view.yes, true)];
        offers.extend(view.no.as_deref().map(|no| (no, true)));
        let first = usize::from(view.careful);
        match buttons(pen, paper.center_bottom() - pen.size(0.0, 66.0), &offers, first) {
            Some(0) => intents.push(MessageIntent::Yes),
            Some(_) => intents.push(MessageIntent::No),
            None if escaped(pen) => {
                intents.push(if view.no.is_some() { MessageIntent::No } else { MessageIntent::Yes });
            }
            None => {}
        }
    });
    intents
}
