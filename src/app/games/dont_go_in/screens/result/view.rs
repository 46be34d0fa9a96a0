//! Who has won, everybody's place and Curses, and how the Curses went.

use super::places::{Placed, places};
use crate::app::screens::ending::{Scores, WayOn, chart, facts, over_and_won, ways_on};
use crate::app::theme::{Art, Pen, Scene, Thing, screen};
use crate::app::words::say;
use crate::rules::dont_go_in::CardType;
use egui::{Color32, Context, Rect, pos2, vec2};

/// How a game ended.
#[derive(Clone, Debug)]
pub struct ResultView {
    /// Who has won, as a sentence.
    pub heading: String,
    /// Whether ghosts decided between players with as many Curses (HEND-5).
    pub by_ghosts: bool,
    /// The types in play.
    pub types: Vec<CardType>,
    /// Everybody, the best first.
    pub places: Vec<Placed>,
    /// The Curses turn by turn.
    pub scores: Scores,
    /// Number of turns.
    pub turns: u16,
    /// The seed of cards and dice, as the players wrote it.
    pub seed: String,
    /// Whether a decision was taken back after it had revealed something hidden.
    pub with_take_back: bool,
    /// Whether the last decision of a person can be taken back.
    pub can_take_back: bool,
    /// Whether another program hosts the game: then it decides whether there is another one.
    pub visits: bool,
    /// Whether it has been on the screen for a moment. Before that, a key or click meant for the table must not press a
    /// button.
    pub settled: bool,
}

/// How large the sheet is at most, and what is left free around it, in layout pixels.
const WIDTH: f32 = 1640.0;
const HEIGHT: f32 = 1000.0;
const GAP: f32 = 12.0;
const LEFT: f32 = 50.0;
/// Where the chart ends, above the foot of the sheet.
const FOOT: f32 = 176.0;

/// The result screen.
pub fn result(ctx: &Context, view: &ResultView, art: &mut Art) -> Vec<WayOn> {
    screen(ctx, art, "house-result", |pen, place, ways| {
        pen.scene(Scene::House, place);
        pen.painter().rect_filled(place, 0.0, Color32::from_black_alpha(50));
        let size = (place.size() - vec2(2.0, 2.0) * GAP * pen.unit).min(vec2(WIDTH, HEIGHT) * pen.unit);
        let sheet = Rect::from_center_size(place.center(), size);
        pen.fill(Thing::Sheet(84), sheet);
        let top = over_and_won(pen, sheet, say!("house-result-over"), &view.heading);
        let room = Rect::from_min_max(pos2(sheet.left() + LEFT * pen.unit, top), sheet.max - pen.size(LEFT, FOOT));
        let below = places(pen, room, view);
        chart(pen, room.with_min_y(below + 16.0 * pen.unit), &view.scores);
        foot(pen, sheet, view);
        ways.extend(ways_on(pen, sheet, (view.can_take_back, view.visits), view.settled));
    })
}

/// Turns, seed and take-back, and that ghosts decided.
fn foot(pen: &mut Pen, sheet: Rect, view: &ResultView) {
    let left = pos2(sheet.left() + LEFT * pen.unit, sheet.bottom() - 136.0 * pen.unit);
    let words = say!("result-facts", turns = view.turns, seed = &view.seed);
    let words = if view.by_ghosts { format!("{words} · {}", say!("house-result-by-ghosts")) } else { words };
    facts(pen, left, sheet.right() - LEFT * pen.unit, &words, view.with_take_back);
}
