//! Who has won, everybody's place, and how the scores went.

use crate::app::input::{Want, keys_of, pressed};
use crate::app::screens::ending::{Scores, WayOn, chart, facts, over_and_won, ways_on};
use crate::app::theme::{Art, CREAM, FADED_INK, Face, INK, Pen, Scene, Thing, Type, faint, screen};
use crate::app::words::{number, say};
use crate::painter::paper::takes_ink;
use crate::rules::Colour;
use bevy::prelude::Message;
use egui::{Align2, Color32, Context, Rect, Stroke, StrokeKind, pos2};

/// How a game ended.
#[derive(Clone, Debug)]
pub struct ResultView {
    /// Who has won, as a sentence.
    pub heading: String,
    /// Everybody, the best first.
    pub places: Vec<Placed>,
    /// The scores turn by turn.
    pub scores: Scores,
    /// Number of turns.
    pub turns: u16,
    /// The seed of the draw, as the players wrote it.
    pub seed: String,
    /// Whether a decision was taken back after it had revealed something hidden.
    pub with_take_back: bool,
    /// Whether the last decision of a person can be taken back.
    pub can_take_back: bool,
    /// Whether another program hosts the game: then it decides whether there is another one.
    pub visits: bool,
    /// A text about the picture of the board; empty if there is none.
    pub picture: String,
    /// Whether that picture can be saved.
    pub can_save_picture: bool,
    /// Whether it has been on the screen for a moment. Before that, a key or click meant for the table must not press a
    /// button.
    pub settled: bool,
}

/// A player in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// 1 for the winners, and so on. Players with the same score share a place (REND-5).
    pub place: usize,
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// The score.
    pub score: u16,
    /// Whether the computer played.
    pub is_computer: bool,
}

/// What the player wants after a game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultIntent {
    /// Go on, or back.
    Go(WayOn),
    /// Save the picture of the board.
    SavePicture,
}

const WIDTH: f32 = 1400.0;
const HEIGHT: f32 = 850.0;
const LEFT: f32 = 56.0;
/// The width of the places; the chart has the rest.
const PLACES: f32 = 500.0;
/// Where chart and places end, above the foot of the sheet.
const FOOT: f32 = 176.0;

/// The result screen.
pub fn result(ctx: &Context, view: &ResultView, art: &mut Art) -> Vec<ResultIntent> {
    screen(ctx, art, "rival-result", |pen, place, intents| {
        pen.scene(Scene::Title, place);
        pen.painter().rect_filled(place, 0.0, Color32::from_black_alpha(50));
        let sheet = Rect::from_center_size(place.center(), pen.size(WIDTH, HEIGHT));
        pen.fill(Thing::Sheet(83), sheet);
        let top = over_and_won(pen, sheet, say!("rival-result-over"), &view.heading);
        let room = Rect::from_min_max(pos2(sheet.left() + LEFT * pen.unit, top), sheet.max - pen.size(LEFT, FOOT));
        let middle = room.right() - PLACES * pen.unit;
        chart(pen, room.with_max_x(middle - 36.0 * pen.unit), &view.scores);
        let below = places(pen, room.with_min_x(middle), view);
        board(pen, room.with_min_x(middle).with_min_y(below));
        intents.extend(ways_on(pen, sheet, (view.can_take_back, view.visits), view.settled).map(ResultIntent::Go));
        // After the buttons, so that Tab reaches those first.
        if foot(pen, sheet, view) && view.settled {
            intents.push(ResultIntent::SavePicture);
        }
    })
}

/// The final board, as large as its room.
fn board(pen: &mut Pen, room: Rect) {
    const SHAPE: f32 = 1.6;
    let width = room.width().min(room.height() * SHAPE);
    let place = Rect::from_center_size(room.center(), egui::vec2(width, width / SHAPE));
    pen.scene(Scene::Board, place);
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(place, 1.0, line, StrokeKind::Outside);
}

/// The players by place. The winners stand on ribbons. Returns where the places end.
fn places(pen: &mut Pen, room: Rect, view: &ResultView) -> f32 {
    // The board has at least 2/5 of the room.
    let high = (room.height() * 0.6 / view.places.len() as f32).min(66.0 * pen.unit);
    for (index, placed) in view.places.iter().enumerate() {
        let top = room.top() + high * index as f32;
        let row = Rect::from_min_size(pos2(room.left(), top), egui::vec2(room.width(), high - 8.0 * pen.unit));
        let won = placed.place == 1;
        if won {
            pen.fill(Thing::Ribbon(placed.colour), row);
        }
        let ink = if won && !takes_ink(placed.colour) { CREAM } else { INK };
        let line = row.center().y;
        let at = pos2(row.left() + 34.0 * pen.unit, line);
        let set = Type::new(Face::Heavy, 30.0, ink);
        pen.write(at, Align2::CENTER_CENTER, &placed.place.to_string(), set, 50.0 * pen.unit);
        let badge = Rect::from_center_size(pos2(row.left() + 88.0 * pen.unit, line), pen.size(42.0, 42.0));
        pen.fill(Thing::Badge(placed.colour), badge);
        let at = pos2(row.right() - 40.0 * pen.unit, line);
        let set = Type::new(Face::Heavy, 38.0, ink);
        let score = pen.write(at, Align2::RIGHT_CENTER, &number(placed.score), set, 110.0 * pen.unit);
        let mut right = score.left() - 16.0 * pen.unit;
        if placed.is_computer {
            let set = Type::new(Face::Italic, 22.0, if won { ink } else { FADED_INK });
            let words = say!("result-computer");
            right = pen.write(pos2(right, line), Align2::RIGHT_CENTER, words, set, 130.0 * pen.unit).left()
                - 12.0 * pen.unit;
        }
        let left = badge.right() + 16.0 * pen.unit;
        let set = Type::new(Face::Bold, 30.0, ink);
        pen.write(pos2(left, line), Align2::LEFT_CENTER, &placed.name, set, right - left);
    }
    room.top() + high * view.places.len() as f32 + 10.0 * pen.unit
}

/// Turns, seed and take-back, and a key to save the picture. Returns whether to save it.
fn foot(pen: &mut Pen, sheet: Rect, view: &ResultView) -> bool {
    let line = sheet.bottom() - 136.0 * pen.unit;
    let (left, mut right) = (sheet.left() + LEFT * pen.unit, sheet.right() - LEFT * pen.unit);
    let mut wanted = false;
    if view.can_save_picture {
        let key = keys_of(pen.ui.ctx()).name(Want::SavePicture);
        let (response, edge) = pen.key_hint(pos2(right, line), &key, say!("result-save-picture"));
        wanted = response.clicked() || pressed(pen.ui.ctx(), Want::SavePicture);
        right = edge - 20.0 * pen.unit;
    }
    let words = say!("result-facts", turns = view.turns, seed = &view.seed);
    let left = facts(pen, pos2(left, line), right, &words, view.with_take_back);
    if !view.picture.is_empty() {
        let set = Type::new(Face::Italic, 24.0, INK);
        pen.write(pos2(right, line), Align2::RIGHT_CENTER, &view.picture, set, right - left);
    }
    wanted
}
