//! The menu at the table: buttons in a column.

use super::{AskGuide, LessonView, ReplayView, TableIntent};
use crate::app::book::About;
use crate::app::table::{AtTable, LessonIntent, ReplayIntent, Shown};
use crate::app::theme::{Art, Face, INK, Pen, RUBRIC, SheetOptions, Thing, Type, sheet, table_unit};
use crate::app::words::say;
use egui::{Align2, Context, Rect};

const WIDTH: f32 = 460.0;
const TOP: f32 = 96.0;
/// Distance from one button to the next, if there is room.
const STEP: f32 = 72.0;
const FOOT: f32 = 64.0;

/// The menu of a game that is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MenuView {
    /// Whether another program hosts the game.
    pub visits: bool,
    /// Whether something can be taken back.
    pub can_take_back: bool,
    /// Whether something that was taken back can be done again.
    pub can_redo: bool,
}

impl MenuView {
    /// The menu of this table.
    pub(in crate::app) fn of<G: Shown>(table: &AtTable<G>) -> MenuView {
        MenuView {
            visits: table.visits(),
            can_take_back: table.sitting.can_take_back(),
            can_redo: table.sitting.can_redo(),
        }
    }
}

/// A button that opens the book of rules: its text, and about what the book opens.
pub(in crate::app) type Rules = (&'static str, About);

/// The text of a button, whether it is enabled, and what it does.
type Offer = (&'static str, bool, TableIntent);

/// The buttons of a game that is watched, of a lesson, of a visit, or else the usual ones.
pub(super) fn offers(
    menu: MenuView,
    (replay, lesson): (&Option<ReplayView>, &Option<LessonView>),
    rules: &[Rules],
) -> Vec<Offer> {
    match (replay, lesson) {
        (Some(view), _) => while_watching(view),
        (None, Some(_)) => while_learning(),
        (None, None) if menu.visits => while_visiting(),
        (None, None) => while_playing(menu, rules),
    }
}

fn while_playing(menu: MenuView, rules: &[Rules]) -> Vec<Offer> {
    let play = [
        (say!("menu-continue"), true, TableIntent::CloseMenu),
        (say!("menu-hint-of-guide"), true, TableIntent::Ask(AskGuide::Advice)),
        (say!("menu-was-that-good"), menu.can_take_back, TableIntent::Ask(AskGuide::Judgement)),
        (say!("menu-take-back"), menu.can_take_back, TableIntent::TakeBack),
        (say!("menu-redo"), menu.can_redo, TableIntent::Redo),
    ];
    let rules = rules.iter().map(|&(text, about)| (text, true, TableIntent::LookUp(about)));
    // Only a program with a network can open the table to friends.
    let friends = cfg!(feature = "network").then(|| (say!("menu-friends"), true, TableIntent::OpenFriends));
    let around = [
        (say!("menu-settings"), true, TableIntent::OpenSettings),
        (say!("menu-begin-again"), true, TableIntent::BeginAgain),
        (say!("menu-save-and-leave"), true, TableIntent::SaveAndLeave),
        (say!("menu-quit"), true, TableIntent::Quit),
    ];
    play.into_iter().chain(rules).chain(friends).chain(around).collect()
}

fn while_visiting() -> Vec<Offer> {
    let offers = [
        (say!("menu-continue"), TableIntent::CloseMenu),
        (say!("title-how-to-play"), TableIntent::LookUp(About::Game)),
        (say!("menu-settings"), TableIntent::OpenSettings),
        (say!("network-leave"), TableIntent::SaveAndLeave),
        (say!("menu-quit"), TableIntent::Quit),
    ];
    offers.map(|(text, intent)| (text, true, intent)).into()
}

fn while_learning() -> Vec<Offer> {
    let offers = [
        (say!("menu-continue"), TableIntent::CloseMenu),
        (say!("title-how-to-play"), TableIntent::LookUp(About::Game)),
        (say!("menu-settings"), TableIntent::OpenSettings),
        (say!("lesson-leave"), TableIntent::Lesson(LessonIntent::Leave)),
        (say!("menu-quit"), TableIntent::Quit),
    ];
    offers.map(|(text, intent)| (text, true, intent)).into()
}

fn while_watching(view: &ReplayView) -> Vec<Offer> {
    vec![
        (say!("menu-continue"), true, TableIntent::CloseMenu),
        (say!("replay-play-on"), !view.is_over, TableIntent::Replay(ReplayIntent::PlayOn)),
        (say!("title-how-to-play"), true, TableIntent::LookUp(About::Game)),
        (say!("menu-settings"), true, TableIntent::OpenSettings),
        (say!("replay-leave"), true, TableIntent::Replay(ReplayIntent::Leave)),
        (say!("menu-quit"), true, TableIntent::Quit),
    ]
}

/// Shows the menu with these buttons.
pub(super) fn show<I: From<TableIntent>>(ctx: &Context, art: &mut Art, offers: &[Offer], intents: &mut Vec<I>) {
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, "menu", table_unit(ctx)), |pen| {
        pen.cover_all(1);
        let count = offers.len() as f32;
        let step = STEP.min((screen.height() / pen.unit - 32.0 - TOP - FOOT) / count);
        let size = pen.size(WIDTH, TOP + count * step + FOOT);
        let place = Rect::from_center_size(screen.center(), size);
        pen.fill(Thing::Sheet(31), place);
        let at = place.center_top() + pen.size(0.0, 26.0);
        let title =
            pen.write(at, Align2::CENTER_TOP, say!("menu-heading"), Type::new(Face::Heading, 36.0, RUBRIC), size.x);
        let edge = 60.0 * pen.unit;
        pen.rule(place.left() + edge, place.right() - edge, title.bottom() + 6.0 * pen.unit);
        buttons(pen, place, offers, step, intents);
        let at = place.center_bottom() - pen.size(0.0, 34.0);
        let hint = say!("menu-hint");
        pen.write(at, Align2::CENTER_CENTER, hint, Type::new(Face::Italic, 21.0, INK), size.x - edge);
    });
}

fn buttons<I: From<TableIntent>>(pen: &mut Pen, place: Rect, offers: &[Offer], step: f32, intents: &mut Vec<I>) {
    for (index, &(text, enabled, intent)) in offers.iter().enumerate() {
        let corner = (50.0, TOP + index as f32 * step);
        let button = pen.rect(place.min, corner, (WIDTH - 100.0, (step - 12.0).min(60.0)));
        let response = pen.button(button, text, enabled);
        if index == 0 && pen.ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        if response.clicked() {
            intents.push(intent.into());
        }
    }
}
