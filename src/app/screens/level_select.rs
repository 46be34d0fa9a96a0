//! Six levels on six cards; those that cannot be played yet lie under mist.

use super::{escaped, focus_first, screen, table_with_title};
use crate::app::panels::score_track::roman;
use crate::app::theme::{
    Art, CREAM, FADED_INK, Face, GOLD, INK, NIGHT, Pen, RUBRIC, Scene, Thing, Type, between, faint,
};
use crate::painter::plates::Wax;
use egui::{Align2, Color32, Context, Pos2, Rect, Sense, Stroke, StrokeKind, vec2};

/// A level, as its card tells it.
#[derive(Clone, Debug)]
pub struct LevelCard {
    /// The level's number.
    pub number: u8,
    /// Its name.
    pub name: String,
    /// What is special about it.
    pub special: String,
    /// The points to reach.
    pub goal: String,
    /// How many ghosts there are.
    pub ghosts: String,
    /// Where the hounds wait on the track.
    pub hounds: String,
    /// Whether it can be played.
    pub playable: bool,
    /// How it went the best time, or empty.
    pub best: String,
}

/// The six cards of the box (L1-1 to L6-0).
pub fn cards(playable: impl Fn(u8) -> bool) -> Vec<LevelCard> {
    const TEXTS: [(&str, &str, &str, &str, &str); 6] = [
        ("First Mist", "Roads, cities and drifting mist", "50", "15", "none"),
        ("Keep and Churchyard", "Castles, and graves that ask for company", "75", "15", "none"),
        ("The Two Hounds", "Three piles; Rufus and Ronja run", "100", "15", "15 · 50"),
        ("Thin Lanterns", "Fewer ghosts to spare, a longer road", "120", "13", "20 · 60"),
        ("Restless Graves", "Haunted graves lay tiles face down", "100", "13", "15 · 50"),
        ("Three Lights", "Three markers climb side by side", "50 × 3", "12", "10 · 25"),
    ];
    let card = |(number, (name, special, goal, ghosts, hounds)): (u8, (&str, &str, &str, &str, &str))| LevelCard {
        number,
        name: name.to_owned(),
        special: special.to_owned(),
        goal: goal.to_owned(),
        ghosts: ghosts.to_owned(),
        hounds: hounds.to_owned(),
        playable: playable(number),
        best: String::new(),
    };
    (1..).zip(TEXTS).map(card).collect()
}

/// What somebody wants among the levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelIntent {
    /// Play this level.
    Choose(u8),
    /// Go back to the title.
    Back,
}

/// The choice of a level.
pub fn level_select(ctx: &Context, cards: &[LevelCard], art: &mut Art) -> Vec<LevelIntent> {
    screen(ctx, art, "levels", |pen, place, intents| {
        let top = table_with_title(pen, place, "Choose a level") + 24.0 * pen.unit;
        let back = place.left_bottom() + pen.size(60.0, -42.0);
        let room =
            Rect::from_min_max(egui::pos2(place.left(), top), egui::pos2(place.right(), back.y - 30.0 * pen.unit));
        for (card, at) in cards.iter().zip(grid(room, pen.unit)) {
            if show(pen, at, card) {
                intents.push(LevelIntent::Choose(card.number));
            }
        }
        let word = Rect::from_min_size(back - pen.size(0.0, 20.0), pen.size(130.0, 40.0));
        let response = pen.control(word, "Back", Sense::click());
        pen.keycap(pen.rect(word.min, (0.0, 2.0), (52.0, 36.0)), "Esc");
        let at = word.left_center() + pen.size(62.0, -1.0);
        let colour = if response.hovered() { GOLD } else { CREAM };
        pen.ink(at, Align2::LEFT_CENTER, "back", Type::new(Face::Italic, 25.0, colour), f32::INFINITY);
        if response.clicked() || escaped(pen) {
            intents.push(LevelIntent::Back);
        }
    })
}

/// Six places in two rows.
fn grid(room: Rect, unit: f32) -> Vec<Rect> {
    let gap = 24.0 * unit;
    let width = ((room.width() - 4.0 * gap) / 3.0).min(600.0 * unit);
    let height = ((room.height() - gap) / 2.0).min(450.0 * unit);
    let left = room.center().x - (3.0 * width + 2.0 * gap) / 2.0;
    let place = |index: usize| {
        let (column, row) = ((index % 3) as f32, (index / 3) as f32);
        let corner = egui::pos2(left + column * (width + gap), room.top() + row * (height + gap));
        Rect::from_min_size(corner, vec2(width, height))
    };
    (0..6).map(place).collect()
}

fn show(pen: &mut Pen, place: Rect, card: &LevelCard) -> bool {
    let name = format!("Level {}: {}", roman(card.number), card.name);
    let sense = if card.playable { Sense::click() } else { Sense::hover() };
    let response = pen.plain_control(place, &name, sense);
    if card.playable {
        focus_first(pen, &response);
        if response.hovered() || response.has_focus() {
            glow(pen, place);
        }
    }
    pen.fill(Thing::Sheet(50 + u32::from(card.number)), place);
    let picture =
        pen.rect(place.min, (18.0, 18.0), (place.width() / pen.unit - 36.0, place.height() / pen.unit - 238.0));
    pen.scene(Scene::Level(card.number), picture);
    if !card.playable {
        pen.fill(Thing::Veil(u32::from(card.number)), picture);
    }
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(picture, 1.0, line, StrokeKind::Outside);
    words(pen, place, picture.bottom(), card);
    seal(pen, egui::pos2(place.left() + 56.0 * pen.unit, picture.bottom() + 8.0 * pen.unit), card);
    response.clicked()
}

/// Candle light round the card that would be played: from the dark table inwards to gold.
fn glow(pen: &Pen, place: Rect) {
    const STEPS: u8 = 12;
    for step in 0..STEPS {
        let share = f32::from(step) / f32::from(STEPS);
        let ring = place.expand((1.0 - share) * 20.0 * pen.unit);
        let colour = between(NIGHT, Color32::from_rgb(0xE8, 0xA8, 0x48), share * share);
        pen.painter().rect_filled(ring, (1.0 - share) * 20.0 * pen.unit, colour);
    }
}

fn seal(pen: &mut Pen, middle: Pos2, card: &LevelCard) {
    let wax = match (card.playable, card.best.is_empty()) {
        (true, true) => Wax::Gold,
        (true, false) => Wax::Red,
        (false, _) => Wax::Slate,
    };
    let place = Rect::from_center_size(middle, pen.size(76.0, 76.0));
    pen.fill(Thing::Seal(wax), place);
    let set = Type::new(Face::Bold, 32.0, CREAM);
    pen.ink(middle - pen.size(0.0, 2.0), Align2::CENTER_CENTER, &roman(card.number), set, place.width());
}

fn words(pen: &mut Pen, place: Rect, top: f32, card: &LevelCard) {
    let ink = if card.playable { INK } else { FADED_INK };
    let (left, right) = (place.left() + 26.0 * pen.unit, place.right() - 24.0 * pen.unit);
    let at = egui::pos2(place.left() + 108.0 * pen.unit, top + 6.0 * pen.unit);
    let name = pen.write(at, Align2::LEFT_TOP, &card.name, Type::new(Face::Heading, 33.0, ink), right - at.x);
    let at = egui::pos2(left, name.bottom() + 2.0 * pen.unit);
    let special = Type::new(Face::Italic, 24.0, ink);
    let special = pen.write(at, Align2::LEFT_TOP, &card.special, special, right - left);
    let column = (right - left) / 3.0;
    let facts = [("goal", &card.goal), ("ghosts", &card.ghosts), ("hounds", &card.hounds)];
    for (index, (what, fact)) in facts.into_iter().enumerate() {
        let at = egui::pos2(left + column * index as f32, special.bottom() + 6.0 * pen.unit);
        let mark = at + pen.size(18.0, 52.0);
        match index {
            0 => pen.stand(Thing::Flag, mark - pen.size(10.0, 4.0), 42.0),
            1 => pen.stand(Thing::Ghost, mark, 42.0),
            _ => paw(pen, mark - pen.size(0.0, 20.0)),
        }
        let at = at + pen.size(48.0, 0.0);
        let width = column - 52.0 * pen.unit;
        let word = pen.write(at, Align2::LEFT_TOP, what, Type::new(Face::Text, 22.0, ink), width);
        let at = egui::pos2(at.x, word.bottom() - 4.0 * pen.unit);
        pen.write(at, Align2::LEFT_TOP, fact, Type::new(Face::Heavy, 27.0, ink), width);
    }
    let y = place.bottom() - 49.0 * pen.unit;
    pen.painter().hline(left..=right, y, Stroke::new(1.1 * pen.unit, faint(INK, 0.4)));
    let note = if card.playable { &*card.best } else { "Not yet to be played" };
    let at = egui::pos2(left, y + 22.0 * pen.unit);
    pen.write(at, Align2::LEFT_CENTER, note, Type::new(Face::Italic, 23.0, ink), (right - left) * 0.7);
    if card.playable {
        let at = egui::pos2(right, y + 22.0 * pen.unit);
        pen.ink(at, Align2::RIGHT_CENTER, "Play", Type::new(Face::Heading, 30.0, RUBRIC), f32::INFINITY);
    }
}

/// A hound's print.
fn paw(pen: &Pen, at: Pos2) {
    let (unit, colour) = (pen.unit, Color32::from_rgb(0x8F, 0x45, 0x22));
    pen.painter().circle_filled(at + vec2(0.0, 6.0) * unit, 8.5 * unit, colour);
    for (x, y) in [(-11.0, -3.0), (-4.0, -9.0), (4.0, -9.0), (11.0, -3.0)] {
        pen.painter().circle_filled(at + vec2(x, y) * unit, 3.8 * unit, colour);
    }
}
