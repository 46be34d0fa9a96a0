//! The title: the game's name over the hills at night, and what to do.

use super::{focus_first, level_played, screen};
use crate::app::theme::{Art, CREAM, Face, GOLD, INK, PALE, Pen, Scene, Thing, Type, faint};
use crate::painter::figures::guard::Ground;
use crate::rules::Colour;
use egui::{Align2, Color32, Context, Rect, Sense, Stroke};

/// What the title shows.
#[derive(Clone, Debug, Default)]
pub struct TitleView {
    /// The game that can be continued.
    pub saved: Option<SavedGame>,
    /// Whether nothing is heard.
    pub muted: bool,
}

/// A game that was left.
#[derive(Clone, Debug, Default)]
pub struct SavedGame {
    /// The level's number.
    pub level: u8,
    /// Whether the Spell Circles are played with.
    pub spell_circles: bool,
    /// The number of the turn.
    pub turn: u16,
    /// Who plays.
    pub players: Vec<String>,
}

impl SavedGame {
    /// Level and turn in a few words.
    pub fn whereabouts(&self) -> String {
        format!("Level {}, turn {}", level_played(self.level, self.spell_circles), self.turn)
    }

    /// Who plays, as a list: "Alix, Guilhem and Maura".
    pub fn company(&self) -> String {
        match self.players.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
        }
    }
}

/// What somebody wants at the title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitleIntent {
    /// Go on with the saved game.
    Continue,
    /// Choose a level and begin.
    NewGame,
    /// Read how the game is played.
    HowToPlay,
    /// Change pace, size and sound.
    Settings,
    /// See who made what.
    Credits,
    /// Leave the game.
    Quit,
}

const LEFT: f32 = 112.0;
const STEP: f32 = 68.0;

/// The title screen.
pub fn title(ctx: &Context, view: &TitleView, art: &mut Art) -> Vec<TitleIntent> {
    screen(ctx, art, "title", |pen, place, intents| {
        pen.scene(Scene::Title, place);
        let dark = Color32::from_rgba_unmultiplied(8, 18, 38, 190);
        let half = place.with_max_x(place.left() + place.width() * 0.52);
        pen.gradient_across(half, dark, Color32::TRANSPARENT);
        let foot = name(pen, place);
        items(pen, place, foot, view, intents);
        let at = place.left_bottom() + pen.size(LEFT, -46.0);
        let silence = if view.muted { "M lets it be heard" } else { "M silences" };
        let hint = format!("Arrows choose   ·   Enter begins   ·   {silence}");
        pen.write(at, Align2::LEFT_CENTER, &hint, Type::new(Face::Text, 22.0, PALE), place.width() * 0.5);
    })
}

/// The name and the line below it; where they end.
fn name(pen: &mut Pen, place: Rect) -> f32 {
    let at = place.min + pen.size(LEFT - 8.0, place.height() / pen.unit * 0.09);
    let lit =
        [Color32::from_rgb(0xFF, 0xF8, 0xE6), Color32::from_rgb(0xFA, 0xDD, 0x9C), Color32::from_rgb(0xD5, 0xE4, 0xFF)];
    let word = pen.write_lit(at, "Mists", Type::new(Face::Title, 232.0, CREAM), lit);
    let at = egui::pos2(place.left() + LEFT * pen.unit, word.bottom() - 12.0 * pen.unit);
    let motto = Type::new(Face::Italic, 33.0, CREAM);
    let line = pen.write(at, Align2::LEFT_TOP, "Lay the land. Calm the ghosts. Together.", motto, place.width() * 0.6);
    let y = line.bottom() + 20.0 * pen.unit;
    pen.painter().hline(line.left()..=line.right() + 40.0 * pen.unit, y, Stroke::new(1.6 * pen.unit, faint(GOLD, 0.6)));
    y + 26.0 * pen.unit
}

fn items(pen: &mut Pen, place: Rect, top: f32, view: &TitleView, intents: &mut Vec<TitleIntent>) {
    let mut offers = Vec::new();
    if let Some(saved) = &view.saved {
        offers.push(("Continue", format!("{}, {}", saved.whereabouts(), saved.company()), TitleIntent::Continue));
    }
    offers.push(("New game", "one to five players".to_owned(), TitleIntent::NewGame));
    offers.push(("How to play", String::new(), TitleIntent::HowToPlay));
    offers.push(("Settings", String::new(), TitleIntent::Settings));
    offers.push(("Credits", String::new(), TitleIntent::Credits));
    offers.push(("Quit", String::new(), TitleIntent::Quit));
    let wide = offers.iter().map(|(text, note, _)| width(pen, text, note)).fold(560.0, f32::max).min(860.0);
    for (index, (text, note, intent)) in offers.into_iter().enumerate() {
        let corner = (LEFT - 32.0, (top - place.top()) / pen.unit + index as f32 * STEP);
        let at = pen.rect(place.min, corner, (wide, 64.0));
        if item(pen, at, index, text, &note) {
            intents.push(intent);
        }
    }
}

const WORD: Type = Type::new(Face::Heavy, 36.0, CREAM);
const NOTE: Type = Type::new(Face::Italic, 23.0, PALE);

/// How wide an item would like to be, in layout pixels.
fn width(pen: &Pen, text: &str, note: &str) -> f32 {
    (pen.width_of(text, WORD) + pen.width_of(note, NOTE)) / pen.unit + 80.0
}

fn item(pen: &mut Pen, place: Rect, index: usize, text: &str, note: &str) -> bool {
    let response = pen.plain_control(place, text, Sense::click());
    if index == 0 {
        focus_first(pen, &response);
    }
    let marked = response.has_focus() || response.hovered();
    if marked {
        pen.fill(Thing::Sheet(40), place);
        let feet = place.left_center() + pen.size(-28.0, 28.0);
        pen.stand(Thing::Guard(Colour::Red, Ground::Land), feet, 58.0);
    }
    let ink = if marked { INK } else { CREAM };
    let at = place.left_center() + pen.size(32.0, -2.0);
    if !marked {
        let shade = Type { colour: Color32::from_black_alpha(170), ..WORD };
        pen.ink(at + pen.size(1.5, 3.0), Align2::LEFT_CENTER, text, shade, f32::INFINITY);
    }
    let word = pen.ink(at, Align2::LEFT_CENTER, text, Type { colour: ink, ..WORD }, f32::INFINITY);
    let at = egui::pos2(word.right() + 22.0 * pen.unit, word.center().y + 4.0 * pen.unit);
    let width = place.right() - 24.0 * pen.unit - at.x;
    let colour = if marked { INK } else { PALE };
    if !note.is_empty() {
        pen.write(at, Align2::LEFT_CENTER, note, Type { colour, ..NOTE }, width);
    }
    response.clicked()
}
