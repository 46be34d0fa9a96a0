//! A page on a card of its own, read before the first game in which it is new.

use super::page::Page;
use super::rule::{Rule, framed};
use crate::app::theme::{Art, Face, INK, Pen, SheetOptions, Thing, Type, escaped, ready, screen_unit, sheet};
use egui::{Align2, Context, Rect, pos2, vec2};

const NAME: &str = "card";
const WIDTH: f32 = 1040.0;
/// Width and height of the picture.
const PICTURE: (f32, f32) = (400.0, 176.0);
const TOP: f32 = 240.0;
const EDGE: f32 = 60.0;
const GAP: f32 = 20.0;
const FOOT: f32 = 126.0;

/// Shows the page over everything else, with one button with this text. Returns whether it was pressed.
pub fn card(ctx: &Context, page: &Page, button: &str, art: &mut Art) -> bool {
    if !ready(ctx) {
        return false;
    }
    // A card does not say what the marks of rulings mean.
    let news: Vec<Rule> = page.rules().iter().cloned().map(Rule::without_marks).collect();
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, NAME, screen_unit(ctx)), |pen| {
        pen.cover_all(2);
        let width = (WIDTH * pen.unit).min(screen.width());
        let inner = width - 2.0 * EDGE * pen.unit;
        let heights: Vec<f32> = news.iter().map(|news| news.height(pen, inner)).collect();
        let paragraphs = heights.iter().sum::<f32>() + GAP * pen.unit * (heights.len() as f32 - 1.0);
        let size = vec2(width, (TOP + FOOT) * pen.unit + paragraphs);
        let place = Rect::from_center_size(screen.center(), size);
        pen.fill(Thing::Sheet(33), place);
        head(pen, place, page);
        let mut at = place.min + pen.size(EDGE, TOP);
        for (news, high) in news.iter().zip(heights) {
            news.show(pen, Rect::from_min_size(at, vec2(inner, high)));
            at.y += high + GAP * pen.unit;
        }
        answered(pen, place, button)
    })
}

/// Picture, seal, heading and subject.
fn head(pen: &mut Pen, place: Rect, page: &Page) {
    let picture = pen.rect(place.min, (24.0, 24.0), PICTURE);
    if let Some(drawn) = &page.picture {
        if let Some(scene) = drawn.scene() {
            framed(pen, scene, picture);
        }
        drawn.draw(pen, picture.right_center());
    }
    let at = pos2(picture.right() + 76.0 * pen.unit, picture.top() + 40.0 * pen.unit);
    let right = place.right() - EDGE * pen.unit;
    let heading = pen.write(at, Align2::LEFT_TOP, page.heading, Type::new(Face::Heading, 40.0, INK), right - at.x);
    let at = pos2(at.x, heading.bottom() + 2.0 * pen.unit);
    pen.write(at, Align2::LEFT_TOP, page.what, Type::new(Face::Italic, 27.0, INK), right - at.x);
    pen.rule(place.left() + EDGE * pen.unit, right, picture.bottom() + 22.0 * pen.unit);
}

/// The button. It has the focus from the start, and Escape presses it too.
fn answered(pen: &mut Pen, place: Rect, text: &str) -> bool {
    let middle = place.center_bottom() - pen.size(0.0, 66.0);
    let button = Rect::from_center_size(middle, pen.size(340.0, 62.0));
    let response = pen.button(button, text, true);
    if !response.has_focus() {
        response.request_focus();
    }
    response.clicked() || escaped(pen)
}
