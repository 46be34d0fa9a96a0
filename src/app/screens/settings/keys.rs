//! The keys, on a sheet of their own behind the settings: what each is for, with its gamepad button. A click on a key
//! waits for another one, or for another button.

use super::SettingsPage;
use crate::app::input::{Chord, Pad, Want, is_free, is_free_button, keys_of, take_button, wait_for_key, waits_for_key};
use crate::app::shell::settings::SettingsIntent;
use crate::app::theme::{
    Art, FADED_INK, Face, INK, Pen, RUBRIC, SheetOptions, TellOnHover, Thing, Type, escaped, screen_unit, sheet,
};
use crate::app::words::say;
use egui::{Align, Align2, Context, Event, Id, Key, Rect, Sense};

const NAME: &str = "keys";
const WIDTH: f32 = 1560.0;
const HEIGHT: f32 = 1000.0;
const LEFT: f32 = 70.0;
const TOP: f32 = 96.0;
const ROW: f32 = 50.0;
/// Where the parts of a row begin, from the left end of their column: key, button of a gamepad.
const KEY: f32 = 350.0;
const BUTTON: f32 = 580.0;
const COLUMN: f32 = 740.0;
const IN_A_COLUMN: usize = Want::CHANGEABLE.len().div_ceil(2);

/// Which key or button is to be replaced, and what the last one that was pressed led to.
#[derive(Clone, Debug, Default, PartialEq)]
struct Waiting {
    of: Option<Want>,
    /// Why it cannot be used.
    trouble: Option<String>,
    /// What has no button any more, or another one.
    exchanged: Option<String>,
}

fn id() -> Id {
    Id::new("which key is replaced")
}

/// Shows the keys over everything else.
pub(super) fn show(ctx: &Context, art: &mut Art) -> Vec<SettingsIntent> {
    let mut intents = Vec::new();
    let mut waiting: Waiting = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
    // The settings were put away in the meantime.
    if waiting.of.is_some() && !waits_for_key(ctx) {
        waiting = Waiting::default();
    }
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, NAME, screen_unit(ctx)), |pen| {
        // Before any control hears of it.
        let was_waiting = waiting.of.is_some();
        intents.extend(listen(ctx, &mut waiting).or_else(|| listen_to_pad(ctx, &mut waiting)));
        pen.cover_all(1);
        let place = Rect::from_center_size(screen.center(), pen.size(WIDTH, HEIGHT));
        pen.fill(Thing::Sheet(41), place);
        let at = place.center_top() + pen.size(0.0, 24.0);
        let title = Type::new(Face::Heading, 38.0, RUBRIC);
        pen.write(at, Align2::CENTER_TOP, say!("keys-heading"), title, place.width());
        for (number, want) in Want::CHANGEABLE.into_iter().enumerate() {
            let (column, row) = (number / IN_A_COLUMN, number % IN_A_COLUMN);
            let at = place.min + pen.size(LEFT + COLUMN * column as f32, TOP + ROW * row as f32);
            if row_of(pen, at, want, waiting.of == Some(want)) {
                waiting = Waiting { of: Some(want).filter(|_| waiting.of != Some(want)), ..Waiting::default() };
            }
        }
        told(pen, place, &waiting);
        let unusual = !keys_of(ctx).are_usual();
        let is_done = super::done(pen, place, unusual, &mut intents, SettingsIntent::UsualKeys);
        if is_done || (escaped(pen) && !was_waiting) {
            waiting = Waiting::default();
            SettingsPage::Settings.turn_to(ctx);
        }
    });
    wait_for_key(ctx, waiting.of.is_some());
    ctx.data_mut(|data| data.insert_temp(id(), waiting));
    intents
}

/// What it is, its key, and its button. Returns whether the key was clicked.
fn row_of(pen: &mut Pen, at: egui::Pos2, want: Want, waits: bool) -> bool {
    let keys = keys_of(pen.ui.ctx());
    let middle = |x: f32| at + pen.size(x, ROW / 2.0);
    let (name, key, button) = (middle(0.0), middle(KEY), middle(BUTTON));
    pen.ink(name, Align2::LEFT_CENTER, name_of(want), Type::new(Face::Text, 25.0, INK), (KEY - 16.0) * pen.unit);
    let all = keys.of(want).map(|chord| chord.to_string()).collect::<Vec<_>>();
    // The others are heard of where the pointer rests.
    let cap = if waits { say!("keys-press") } else { all.first().map_or("", String::as_str) };
    let place = Align2::LEFT_CENTER.anchor_size(key, pen.size(BUTTON - KEY - 20.0, 40.0));
    let told = say!("keys-change", what = name_of(want), key = all.join(", "));
    let response = pen.control(place, &told, Sense::click()).tell_on_hover(&told);
    pen.keycap(place, cap);
    if waits || response.has_focus() || response.hovered() {
        pen.focus_ring(place);
    }
    if let Some(on_pad) = keys.button(want) {
        let set = Type::new(Face::Italic, 23.0, FADED_INK);
        pen.ink(button, Align2::LEFT_CENTER, on_pad, set, (COLUMN - BUTTON - 20.0) * pen.unit);
    }
    response.clicked()
}

/// Takes in the next key, if one is waited for.
fn listen(ctx: &Context, waiting: &mut Waiting) -> Option<SettingsIntent> {
    let want = waiting.of?;
    let pressed = ctx.input_mut(|input| {
        let pressed = input.events.iter().find_map(|event| match *event {
            Event::Key { key, physical_key, pressed: true, repeat: false, modifiers } => {
                Some((key, physical_key, modifiers))
            }
            _ => None,
        });
        input.events.retain(|event| !matches!(event, Event::Key { .. } | Event::Text(_)));
        pressed
    });
    let (key, place, with) = pressed?;
    if key == Key::Escape {
        *waiting = Waiting::default();
        return None;
    }
    let keys = keys_of(ctx);
    // The same whatever the system calls its command key.
    let with = egui::Modifiers { command: false, mac_cmd: false, ..with };
    let key = if is_free(key) { key } else { place.unwrap_or(key) };
    let chord = Chord { key, with };
    waiting.trouble = if !is_free(key) {
        Some(say!("keys-everywhere", key = chord.to_string()))
    } else {
        keys.taken_by(want, chord).map(|other| say!("keys-taken", key = chord.to_string(), what = name_of(other)))
    };
    if waiting.trouble.is_some() {
        return None;
    }
    waiting.of = None;
    Some(SettingsIntent::Bind(want, chord))
}

/// Takes in the next button of a gamepad, if one is waited for. What has it now gets the old one.
fn listen_to_pad(ctx: &Context, waiting: &mut Waiting) -> Option<SettingsIntent> {
    let (pressed, keys) = (take_button(ctx)?, keys_of(ctx));
    let want = waiting.of?;
    let label = |button| keys.pad.unwrap_or(Pad::Letters).name(button).unwrap_or_default();
    if keys.buttons.asks(pressed) == Some(Want::Leave) {
        *waiting = Waiting::default();
        return None;
    }
    if !is_free_button(pressed) {
        waiting.trouble = Some(say!("keys-button-everywhere", button = label(pressed)));
        return None;
    }
    let other = keys.buttons.asks(pressed).filter(|&other| other != want);
    let exchanged = other.map(|other| match keys.buttons.of(want) {
        Some(old) => say!("keys-exchanged", what = name_of(other), button = label(old)),
        None => say!("keys-without-button", what = name_of(other)),
    });
    *waiting = Waiting { exchanged, ..Waiting::default() };
    Some(SettingsIntent::BindButton(want, pressed))
}

/// What is to be done now, or why a key cannot be used; which keys stay; and what a gamepad does.
fn told(pen: &mut Pen, place: Rect, waiting: &Waiting) {
    let line = |y: f32, high: f32| pen.rect(place.min, (LEFT, y), (WIDTH - 2.0 * LEFT, high));
    let (now, stay, pad) = (line(716.0, 40.0), line(768.0, 40.0), line(808.0, 70.0));
    let words = Type::new(Face::Italic, 24.0, FADED_INK);
    let (text, set) = match (&waiting.trouble, waiting.of) {
        (Some(trouble), _) => (trouble.clone(), Type::new(Face::Bold, 25.0, RUBRIC)),
        (None, Some(want)) => (say!("keys-waits", what = name_of(want)), Type::new(Face::Bold, 25.0, INK)),
        (None, None) => match &waiting.exchanged {
            Some(exchanged) => (exchanged.clone(), Type::new(Face::Bold, 25.0, INK)),
            None => (say!("keys-told").to_owned(), words),
        },
    };
    pen.paragraph_within(now, Align::Center, &text, set);
    pen.paragraph_within(stay, Align::Center, say!("keys-stay"), words);
    let keys = keys_of(pen.ui.ctx());
    let button = |want: Want| keys.button(want).unwrap_or_default();
    let text = say!(
        "keys-gamepad",
        confirm = button(Want::Confirm),
        leave = button(Want::Leave),
        skip = button(Want::ConfirmOrSkip),
        next = button(Want::Next),
        previous = button(Want::Previous)
    );
    pen.paragraph_within(pad, Align::Center, &text, words);
}

/// What somebody can ask for, in a few words.
fn name_of(want: Want) -> &'static str {
    match want {
        Want::Turn => say!("want-turn"),
        Want::TurnBack => say!("want-turn-back"),
        Want::TakeBack => say!("want-take-back"),
        Want::Redo => say!("want-redo"),
        Want::OtherPiece => say!("want-other-piece"),
        Want::Hint => say!("want-hint"),
        Want::Judgement => say!("want-judgement"),
        Want::Peek => say!("want-peek"),
        Want::FitBoard => say!("want-fit-board"),
        Want::PanUp => say!("want-pan-up"),
        Want::PanLeft => say!("want-pan-left"),
        Want::PanDown => say!("want-pan-down"),
        Want::PanRight => say!("want-pan-right"),
        Want::Nearer => say!("want-nearer"),
        Want::Farther => say!("want-farther"),
        Want::Log => say!("want-log"),
        Want::Tiles => say!("want-tiles"),
        Want::Rule => say!("want-rule"),
        Want::Mute => say!("want-mute"),
        Want::FullScreen => say!("want-full-screen"),
        Want::StepBack => say!("want-step-back"),
        Want::Pace => say!("want-pace"),
        Want::Watch => say!("want-watch"),
        Want::SavePicture => say!("want-save-picture"),
        Want::Confirm | Want::ConfirmOrSkip => say!("want-confirm"),
        _ => say!("want-move"),
    }
}
