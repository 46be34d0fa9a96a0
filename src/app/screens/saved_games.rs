//! The saved games: a list with the one played last on top, and the chosen one large, with what can be done with it.

use crate::app::input::{Want, repeated};
use crate::app::theme::{
    Art, CREAM, FADED_INK, Face, INK, Pen, RUBRIC, Scene, Thing, Type, WARNING, faint, focus_first, is_upright,
    row_of_buttons, screen, table_with_title, way_back,
};
use crate::app::words::say;
use crate::table::LONGEST_TITLE;
use bevy::prelude::Message;
use egui::{Align, Align2, Context, EventFilter, PointerButton, Rect, Sense, Stroke, StrokeKind, Vec2, pos2, vec2};

/// What the screen shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SavedGamesView {
    /// The games, those played last first.
    pub rows: Vec<SavedRow>,
    /// Which of them is chosen.
    pub chosen: usize,
    /// Whether the files are still being read.
    pub reading: bool,
    /// What is being written as the new name of the chosen game.
    pub new_name: Option<String>,
    /// Whether another window uses the folder: nothing may be changed then.
    pub is_elsewhere: bool,
}

/// A saved game in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedRow {
    /// The name that the players gave it. Empty if they gave none.
    pub title: String,
    /// Which game it is, and how far: "Level IV with the Spell Circles, turn 11".
    pub whereabouts: String,
    /// Who plays: "Alix, Guilhem and Maura".
    pub company: String,
    /// When it was last played.
    pub when: String,
    /// How it ended. `None` while it is under way.
    pub ending: Option<String>,
    /// Why the file cannot be read. Everything above is empty then, but for the time.
    pub trouble: Option<String>,
}

/// What the player wants at the saved games.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SavedGamesIntent {
    /// Choose another game.
    Choose(usize),
    /// Go on with the chosen one.
    Continue,
    /// Watch it.
    Watch,
    /// Give it a name: begin to write.
    BeginName,
    /// This is written so far.
    WriteName(String),
    /// Use the name that is written.
    KeepName,
    /// Leave the name as it was.
    DropName,
    /// Write a copy that can be given to others.
    Share,
    /// Delete it.
    Delete,
    /// Back to the title.
    Back,
}

impl SavedRow {
    /// What stands large: the name, or else which game it is.
    fn heading(&self) -> &str {
        match (&self.trouble, self.title.is_empty()) {
            (Some(_), _) => say!("saved-unreadable"),
            (None, true) => &self.whereabouts,
            (None, false) => &self.title,
        }
    }

    /// How it stands: the end, or that it is under way.
    fn state(&self) -> &str {
        match (&self.trouble, &self.ending) {
            (Some(_), _) => "",
            (None, Some(ending)) => ending,
            (None, None) => say!("saved-under-way"),
        }
    }
}

const ROW: f32 = 124.0;
const MARGIN: f32 = 40.0;
const GAP: f32 = 36.0;
/// What stands below the picture of the chosen game, in layout pixels.
const WORDS: f32 = 392.0;

/// The screen of the saved games.
pub fn saved_games(ctx: &Context, view: &SavedGamesView, art: &mut Art) -> Vec<SavedGamesIntent> {
    screen(ctx, art, "saved games", |pen, place, intents| {
        let top = table_with_title(pen, place, say!("saved-heading")) + 30.0 * pen.unit;
        let back = place.left_bottom() + pen.size(60.0, -42.0);
        let room = Rect::from_min_max(pos2(place.left(), top), pos2(place.right(), back.y - 32.0 * pen.unit));
        let room = room.shrink2(pen.size(MARGIN, 0.0));
        match view.rows.get(view.chosen) {
            Some(chosen) => {
                let [list_place, chosen_place] = places(room, pen.unit, is_upright(place));
                list(pen, list_place, view, intents);
                show_chosen(pen, chosen_place, chosen, view, intents);
            }
            None => nothing(pen, room, view.reading),
        }
        if view.new_name.is_none() && way_back(pen, back) {
            intents.push(SavedGamesIntent::Back);
        }
    })
}

/// The list beside the chosen game, or above it in an upright window.
fn places(room: Rect, unit: f32, upright: bool) -> [Rect; 2] {
    let gap = GAP * unit;
    if upright {
        let middle = room.top() + 0.38 * room.height();
        [room.with_max_y(middle - gap / 2.0), room.with_min_y(middle + gap / 2.0)]
    } else {
        let middle = room.left() + 0.5 * room.width();
        [room.with_max_x(middle - gap / 2.0), room.with_min_x(middle + gap / 2.0)]
    }
}

/// There is no saved game, or the files are not read yet.
fn nothing(pen: &mut Pen, room: Rect, reading: bool) {
    let text = if reading { say!("saved-reading") } else { say!("saved-none") };
    let place = Rect::from_center_size(room.center(), pen.size(1000.0, 260.0));
    pen.fill(Thing::Sheet(17), place);
    pen.paragraph(place.shrink2(pen.size(60.0, 70.0)), Align::Center, text, Type::new(Face::Text, 28.0, INK));
}

fn list(pen: &mut Pen, place: Rect, view: &SavedGamesView, intents: &mut Vec<SavedGamesIntent>) {
    pen.fill(Thing::Sheet(61), place);
    let room = place.shrink2(pen.size(26.0, 26.0));
    let high = ROW * pen.unit;
    let fit = ((room.height() / high) as usize).max(1);
    let first = first_shown(pen, place, view, fit);
    for (number, (index, row)) in view.rows.iter().enumerate().skip(first).take(fit).enumerate() {
        let corner = room.min + vec2(0.0, number as f32 * high);
        let at = Rect::from_min_size(corner, vec2(room.width() - 14.0 * pen.unit, high));
        list_row(pen, at, index, row, view, intents);
    }
    bar(pen, room, first, fit, view.rows.len());
}

/// The first game that is shown: the wheel scrolls, and the chosen game stays in view when it changes.
fn first_shown(pen: &Pen, place: Rect, view: &SavedGamesView, fit: usize) -> usize {
    let id = pen.id("scrolled games");
    let (mut first, before): (f32, usize) = pen.ui.data(|data| data.get_temp(id)).unwrap_or((0.0, usize::MAX));
    if before != view.chosen {
        first = first.clamp((view.chosen + 1).saturating_sub(fit) as f32, view.chosen as f32);
    }
    if pen.ui.rect_contains_pointer(place) {
        first -= pen.ui.input(|input| input.smooth_scroll_delta().y) / (ROW * pen.unit);
    }
    first = first.clamp(0.0, view.rows.len().saturating_sub(fit) as f32);
    pen.ui.data_mut(|data| data.insert_temp(id, (first, view.chosen)));
    first.round() as usize
}

fn list_row(
    pen: &mut Pen,
    place: Rect,
    index: usize,
    row: &SavedRow,
    view: &SavedGamesView,
    intents: &mut Vec<SavedGamesIntent>,
) {
    let name = say!("saved-row", number = index + 1, name = row.heading());
    let response = pen.plain_control(place, &name, Sense::click());
    let chosen = index == view.chosen;
    if chosen && view.new_name.is_none() {
        focus_first(pen, &response);
    }
    if response.has_focus() {
        intents.extend(walked(pen, response.id, view).map(SavedGamesIntent::Choose));
        if !chosen {
            // The focus goes with the choice.
            pen.ui.memory_mut(|memory| memory.surrender_focus(response.id));
        }
    }
    // A click chooses. A double click, and Enter, take the first of the buttons.
    let by_key = response.clicked() && !response.clicked_by(PointerButton::Primary);
    let opens = chosen && row.trouble.is_none() && (by_key || response.double_clicked());
    if opens {
        intents.push(if row.ending.is_some() { SavedGamesIntent::Watch } else { SavedGamesIntent::Continue });
    } else if response.clicked() {
        intents.push(SavedGamesIntent::Choose(index));
    }
    if chosen {
        pen.painter().rect_filled(place, 8.0 * pen.unit, faint(RUBRIC, 0.9));
        if response.has_focus() {
            pen.focus_ring(place);
        }
    } else if response.hovered() {
        pen.painter().rect_filled(place, 8.0 * pen.unit, faint(INK, 0.09));
    }
    let (ink, weak) = if chosen { (CREAM, CREAM) } else { (INK, FADED_INK) };
    let inside = place.shrink2(pen.size(18.0, 0.0));
    let line = |share: f32| place.top() + share * place.height();
    let left = |share: f32| pos2(inside.left(), line(share));
    let width = inside.width();
    pen.write_or_wrap(left(0.22), Align2::LEFT_CENTER, row.heading(), Type::new(Face::Bold, 27.0, ink), width);
    pen.write_or_wrap(left(0.51), Align2::LEFT_CENTER, &row.company, Type::new(Face::Text, 23.0, weak), width);
    let set = Type::new(Face::Italic, 22.0, weak);
    let when = pen.write(left(0.79), Align2::LEFT_CENTER, &row.when, set, width);
    let at = pos2(inside.right(), line(0.79));
    let set = Type::new(Face::Bold, 22.0, if row.ending.is_some() { weak } else { ink });
    pen.write_or_wrap(at, Align2::RIGHT_CENTER, row.state(), set, at.x - when.right() - 20.0 * pen.unit);
    if !chosen && index + 1 != view.chosen {
        pen.painter().hline(inside.x_range(), place.bottom(), Stroke::new(1.0 * pen.unit, faint(INK, 0.25)));
    }
}

/// The game to which the arrows lead from the chosen one.
fn walked(pen: &Pen, row: egui::Id, view: &SavedGamesView) -> Option<usize> {
    let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    pen.ui.memory_mut(|memory| memory.set_focus_lock_filter(row, arrows));
    let last = view.rows.len() - 1;
    let ctx = pen.ui.ctx();
    let to = match () {
        () if repeated(ctx, Want::Down) => (view.chosen + 1).min(last),
        () if repeated(ctx, Want::Up) => view.chosen.saturating_sub(1),
        () if repeated(ctx, Want::ToBeginning) => 0,
        () if repeated(ctx, Want::ToEnd) => last,
        () => view.chosen,
    };
    Some(to).filter(|&to| to != view.chosen)
}

/// How much of the list is shown.
fn bar(pen: &Pen, room: Rect, first: usize, fit: usize, of: usize) {
    if fit >= of {
        return;
    }
    let rail = room.with_min_x(room.right() - 5.0 * pen.unit);
    let share = |rows: usize| rows as f32 / of as f32 * rail.height();
    let bead = Rect::from_min_size(rail.min + vec2(0.0, share(first)), vec2(rail.width(), share(fit)));
    pen.painter().rect_filled(rail, 2.5 * pen.unit, faint(INK, 0.12));
    pen.painter().rect_filled(bead, 2.5 * pen.unit, faint(RUBRIC, 0.8));
}

/// The chosen game: its picture, which it is, and the buttons.
fn show_chosen(pen: &mut Pen, place: Rect, row: &SavedRow, view: &SavedGamesView, intents: &mut Vec<SavedGamesIntent>) {
    pen.fill(Thing::Sheet(86), place);
    let inside = place.shrink2(pen.size(34.0, 30.0));
    let high = (inside.height() - WORDS * pen.unit).min(inside.width() / 1.6);
    let picture = Rect::from_min_size(
        inside.center_top() - vec2(0.8 * high, 0.0),
        Vec2::new(1.6 * high, high).min(vec2(inside.width(), high)),
    );
    pen.scene(Scene::Board, picture);
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(picture, 1.0, line, StrokeKind::Outside);
    let words = inside.with_min_y(picture.bottom() + 20.0 * pen.unit);
    match &view.new_name {
        Some(written) => name_field(pen, words, written, intents),
        None => told(pen, words, row),
    }
    buttons(pen, inside, row, view, intents);
}

/// Which game it is, who plays, and when it was played.
fn told(pen: &mut Pen, place: Rect, row: &SavedRow) {
    if let Some(trouble) = &row.trouble {
        let room = place.with_max_y(place.bottom() - 150.0 * pen.unit);
        pen.paragraph_within(room, Align::Min, trouble, Type::new(Face::Text, 24.0, WARNING));
        return;
    }
    let set = Type::new(Face::Heavy, 36.0, INK);
    let name = pen.write_or_wrap(place.min, Align2::LEFT_TOP, row.heading(), set, place.width());
    let mut y = name.bottom() + 8.0 * pen.unit;
    let which = if row.title.is_empty() { String::new() } else { format!("{} · ", row.whereabouts) };
    let lines = [format!("{which}{}", row.state()), row.company.clone(), row.when.clone()];
    for (text, set) in lines.iter().zip([
        Type::new(Face::Bold, 25.0, RUBRIC),
        Type::new(Face::Text, 25.0, INK),
        Type::new(Face::Italic, 23.0, FADED_INK),
    ]) {
        let written = pen.write_or_wrap(pos2(place.left(), y), Align2::LEFT_TOP, text, set, place.width());
        y = written.bottom() + 6.0 * pen.unit;
    }
}

/// A field for the new name.
fn name_field(pen: &mut Pen, place: Rect, written: &str, intents: &mut Vec<SavedGamesIntent>) {
    let set = Type::new(Face::Italic, 24.0, FADED_INK);
    let label = pen.write(place.min, Align2::LEFT_TOP, say!("saved-name-label"), set, place.width());
    let at = pos2(place.left(), label.bottom() + 10.0 * pen.unit);
    let field = Rect::from_min_size(at, vec2(place.width(), 54.0 * pen.unit));
    let id = pen.id(say!("saved-name-label"));
    // The button that led here may still have the focus.
    let own = [id, pen.id(say!("saved-name-keep")), pen.id(say!("saved-name-drop"))];
    if pen.ui.memory(|memory| memory.focused().is_none_or(|focused| !own.contains(&focused))) {
        pen.ui.memory_mut(|memory| memory.request_focus(id));
    }
    // Enter takes the focus from the field in the same frame.
    let had_focus = pen.ui.memory(|memory| memory.had_focus_last_frame(id));
    let changed = pen.field(field, say!("saved-name-label"), written, say!("saved-name-hint"), LONGEST_TITLE);
    intents.extend(changed.map(SavedGamesIntent::WriteName));
    let (enter, escape) =
        pen.ui.input(|input| (input.key_pressed(egui::Key::Enter), input.key_pressed(egui::Key::Escape)));
    if escape {
        intents.push(SavedGamesIntent::DropName);
    } else if enter && had_focus {
        intents.push(SavedGamesIntent::KeepName);
    }
}

fn buttons(pen: &mut Pen, place: Rect, row: &SavedRow, view: &SavedGamesView, intents: &mut Vec<SavedGamesIntent>) {
    let upper = place.center_bottom() - pen.size(0.0, 108.0);
    let lower = place.center_bottom() - pen.size(0.0, 32.0);
    let can_change = !view.is_elsewhere;
    let can_read = row.trouble.is_none();
    let (large, small): (Vec<_>, Vec<_>) = match view.new_name {
        Some(_) => (
            vec![
                (say!("saved-name-keep"), true, SavedGamesIntent::KeepName),
                (say!("saved-name-drop"), true, SavedGamesIntent::DropName),
            ],
            Vec::new(),
        ),
        None => (
            vec![
                (say!("saved-continue"), can_read && can_change && row.ending.is_none(), SavedGamesIntent::Continue),
                (say!("saved-watch"), can_read, SavedGamesIntent::Watch),
            ],
            vec![
                (say!("saved-name"), can_read && can_change, SavedGamesIntent::BeginName),
                (say!("saved-share"), can_read, SavedGamesIntent::Share),
                (say!("saved-delete"), can_change, SavedGamesIntent::Delete),
            ],
        ),
    };
    for (middle, offers) in [(upper, large), (lower, small)] {
        let words: Vec<(&str, bool)> = offers.iter().map(|(text, enabled, _)| (*text, *enabled)).collect();
        let pressed = row_of_buttons(pen, middle, &words).iter().position(egui::Response::clicked);
        intents.extend(pressed.and_then(|index| offers.into_iter().nth(index)).map(|(.., intent)| intent));
    }
}
