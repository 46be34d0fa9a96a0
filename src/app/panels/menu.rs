//! The menu at the table: buttons in groups. Two short ones of a group stand side by side.

use super::{AskGuide, LessonView, ReplayView, TableIntent};
use crate::app::book::About;
use crate::app::table::{AtTable, LessonIntent, ReplayIntent, Shown};
use crate::app::theme::{Art, Face, INK, Pen, RUBRIC, SheetOptions, Thing, Type, sheet, table_unit};
use crate::app::words::say;
use egui::{Align2, Context, Rect, pos2, vec2};

const WIDTH: f32 = 640.0;
/// How far the buttons stay away from the sheet's left and right edge.
const EDGE: f32 = 50.0;
const TOP: f32 = 96.0;
/// Distance from one row of buttons to the next, if there is room.
const STEP: f32 = 72.0;
/// How much of it is empty.
const BETWEEN: f32 = 12.0;
/// How much farther apart two groups are.
const APART: f32 = 24.0;
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

/// A button for looking something up: its text, and what it opens.
pub(in crate::app) type LookUp = (&'static str, TableIntent);

/// The text of a button, whether it is enabled, and what it does.
type Offer = (&'static str, bool, TableIntent);

/// Buttons that belong together.
type Group = Vec<Offer>;

/// The buttons of a game that is watched, of a lesson, of a visit, or else the usual ones.
pub(super) fn offers(
    menu: MenuView,
    (replay, lesson): (&Option<ReplayView>, &Option<LessonView>),
    look_ups: &[LookUp],
) -> Vec<Group> {
    let go_on = vec![(say!("menu-continue"), true, TableIntent::CloseMenu)];
    let quit = (say!("menu-quit"), true, TableIntent::Quit);
    let settings = (say!("menu-settings"), true, TableIntent::OpenSettings);
    let (rest, leave) = match (replay, lesson) {
        (None, None) if !menu.visits => {
            let look_ups = look_ups.iter().map(|&(text, intent)| (text, true, intent)).collect();
            let around =
                friends().into_iter().chain([settings, (say!("menu-begin-again"), true, TableIntent::BeginAgain)]);
            let groups = vec![while_playing(menu), look_ups, around.collect()];
            (groups, (say!("menu-save-and-leave"), TableIntent::SaveAndLeave))
        }
        (replay, lesson) => {
            let how_to_play = (say!("title-how-to-play"), true, TableIntent::LookUp(About::Game));
            let leave = match (replay, lesson) {
                (Some(_), _) => (say!("replay-leave"), TableIntent::Replay(ReplayIntent::Leave)),
                (None, Some(_)) => (say!("lesson-leave"), TableIntent::Lesson(LessonIntent::Leave)),
                (None, None) => (say!("network-leave"), TableIntent::SaveAndLeave),
            };
            let play_on =
                |view: &ReplayView| (say!("replay-play-on"), !view.is_over, TableIntent::Replay(ReplayIntent::PlayOn));
            (vec![replay.iter().map(play_on).collect(), vec![how_to_play, settings]], leave)
        }
    };
    let (text, leave) = leave;
    let mut groups = vec![go_on];
    groups.extend(rest.into_iter().filter(|group| !group.is_empty()));
    groups.push(vec![(text, true, leave), quit]);
    groups
}

/// What becomes of the game if it is left. A watched game stays as it was, and that of a host is saved there.
pub(super) fn foot(menu: MenuView, replay: &Option<ReplayView>, lesson: &Option<LessonView>) -> Option<&'static str> {
    match (replay, lesson) {
        (None, None) if !menu.visits => Some(say!("menu-hint")),
        (None, Some(_)) => Some(say!("menu-hint-lesson")),
        _ => None,
    }
}

fn while_playing(menu: MenuView) -> Group {
    vec![
        (say!("menu-hint-of-guide"), true, TableIntent::Ask(AskGuide::Advice)),
        (say!("menu-was-that-good"), menu.can_take_back, TableIntent::Ask(AskGuide::Judgement)),
        (say!("menu-take-back"), menu.can_take_back, TableIntent::TakeBack),
        (say!("menu-redo"), menu.can_redo, TableIntent::Redo),
    ]
}

/// Only a program with a network can open the table to friends.
fn friends() -> Option<Offer> {
    cfg!(feature = "network").then(|| (say!("menu-friends"), true, TableIntent::OpenFriends))
}

/// Shows the menu with these buttons and this line at its foot.
pub(super) fn show<I: From<TableIntent>>(
    ctx: &Context,
    art: &mut Art,
    (groups, foot): (&[Group], Option<&str>),
    intents: &mut Vec<I>,
) {
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, "menu", table_unit(ctx)), |pen| {
        pen.cover_all(1);
        let groups: Vec<Vec<&[Offer]>> = groups.iter().map(|group| rows(pen, group)).collect();
        let count = groups.iter().map(Vec::len).sum::<usize>() as f32;
        let apart = (groups.len() as f32 - 1.0) * APART;
        let step = STEP.min((screen.height() / pen.unit - 32.0 - TOP - FOOT - apart) / count);
        let size = pen.size(WIDTH, TOP + count * step + apart + FOOT);
        let place = Rect::from_center_size(screen.center(), size);
        pen.fill(Thing::Sheet(31), place);
        let at = place.center_top() + pen.size(0.0, 26.0);
        let title =
            pen.write(at, Align2::CENTER_TOP, say!("menu-heading"), Type::new(Face::Heading, 36.0, RUBRIC), size.x);
        let edge = EDGE * pen.unit;
        pen.rule(place.left() + edge, place.right() - edge, title.bottom() + 6.0 * pen.unit);
        let mut top = TOP;
        for (number, group) in groups.iter().enumerate() {
            if number > 0 {
                let middle = place.top() + (top + (APART - BETWEEN) / 2.0) * pen.unit;
                pen.rule(place.left() + 3.0 * edge, place.right() - 3.0 * edge, middle);
                top += APART;
            }
            for row in group {
                let room = pen.rect(place.min, (EDGE, top), (WIDTH - 2.0 * EDGE, step - BETWEEN));
                buttons(pen, room, row, intents);
                top += step;
            }
        }
        let at = place.center_bottom() - pen.size(0.0, 34.0);
        if let Some(foot) = foot {
            pen.write(at, Align2::CENTER_CENTER, foot, Type::new(Face::Italic, 21.0, INK), size.x - edge);
        }
    });
}

/// How wide a button is with another one beside it, in layout pixels.
const HALF: f32 = (WIDTH - 2.0 * EDGE - BETWEEN) / 2.0;

/// The buttons of a group in rows. Two stand side by side if the words of both fit there.
fn rows<'a>(pen: &Pen, group: &'a [Offer]) -> Vec<&'a [Offer]> {
    let fits = |(text, ..): &Offer| pen.button_width(text) <= HALF * pen.unit;
    let (mut rows, mut rest) = (Vec::new(), group);
    while !rest.is_empty() {
        let side_by_side = rest.len() > 1 && rest[..2].iter().all(fits);
        let (row, others) = rest.split_at(if side_by_side { 2 } else { 1 });
        rows.push(row);
        rest = others;
    }
    rows
}

/// One button, or two beside each other.
fn buttons<I: From<TableIntent>>(pen: &mut Pen, place: Rect, row: &[Offer], intents: &mut Vec<I>) {
    let wide = if row.len() > 1 { HALF * pen.unit } else { place.width() };
    for (index, &(text, enabled, intent)) in row.iter().enumerate() {
        let left = place.left() + index as f32 * (place.width() - wide);
        let button = Rect::from_min_size(pos2(left, place.top()), vec2(wide, place.height()));
        let response = pen.button(button, text, enabled);
        let goes_on = intent == TableIntent::CloseMenu;
        if goes_on && pen.ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        if response.clicked() {
            intents.push(intent.into());
        }
    }
}
