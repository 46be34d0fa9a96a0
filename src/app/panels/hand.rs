//! What is in hand: the tile, a picture to drag with arrows and keys to turn it, and then the meeple that is put next.

use super::{TableIntent, TilePicture};
use crate::app::hand::Wheel;
use crate::app::input::{Want, keys_of};
use crate::app::theme::{CREAM, FADED_INK, Face, INK, Pen, RUBRIC, TellOnHover, Thing, Type, faint};
use crate::app::words::say;
use bevy::input::mouse::MouseScrollUnit;
use egui::{Align2, Event, Id, MouseWheelUnit, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Vec2};
use std::time::Duration;

/// Side of the tile, in layout pixels.
const TILE: f32 = 152.0;
/// The same, once the tile is laid.
const LAID: f32 = 118.0;
/// Height of the meeple that is put next.
const MEEPLE: f32 = 124.0;

/// The tile in hand.
#[derive(Clone, Debug, PartialEq)]
pub struct HandView {
    /// Its picture, once it is painted.
    pub picture: Option<TilePicture>,
    /// A few words on it: "road end, 3 ghosts".
    pub caption: String,
    /// Where it is and what it shows, for those who do not see it; empty while the pointer leads it.
    pub in_words: String,
    /// Whether it is held over the board instead.
    pub away: bool,
    /// Whether there is mist on it.
    pub is_misty: bool,
    /// Whether the player lays it, and not somebody else.
    pub is_own: bool,
}

/// What is shown while there is no tile in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Instead {
    /// That the tile lies on the board.
    #[default]
    Nothing,
    /// The tile that was laid this turn.
    Laid(TilePicture),
    /// The meeple that is put next.
    Meeple(Thing),
}

/// Shows the tile in hand, or else something instead. Returns whether the meeple that is put next is dragged out.
pub(in crate::app) fn show<I: From<TableIntent>>(
    pen: &mut Pen,
    place: Rect,
    view: Option<&HandView>,
    instead: Instead,
    intents: &mut Vec<I>,
) -> bool {
    pen.fill(Thing::Sheet(21), place);
    let heading = pen.heading(place, say!("hand-heading"), 130.0 * pen.unit);
    let tile = Rect::from_center_size(place.center() + pen.size(0.0, 20.0), Vec2::splat(TILE * pen.unit));
    let Some(view) = view else {
        match instead {
            Instead::Laid(picture) => {
                beside_heading(pen, place, heading, say!("hand-laid-this-turn"));
                picture.draw(pen, Rect::from_center_size(tile.center(), Vec2::splat(LAID * pen.unit)));
            }
            Instead::Meeple(meeple) => {
                beside_heading(pen, place, heading, say!("hand-next-meeple"));
                return next_meeple(pen, tile, meeple);
            }
            Instead::Nothing => empty(pen, tile, say!("hand-tile-on-board")),
        }
        return false;
    };
    pen.aloud(|pen| beside_heading(pen, place, heading, &view.caption));
    match view.picture {
        Some(picture) if !view.away => picture.draw(pen, tile),
        _ => empty(pen, tile, if view.away { "" } else { say!("hand-being-painted") }),
    }
    if !view.is_own {
        return false;
    }
    pen.say(&view.in_words);
    let mut response = pen.control(tile, say!("hand-name"), Sense::click_and_drag());
    if view.is_misty {
        response = response.tell_beside(say!("hand-edges"));
    }
    if response.drag_started() {
        intents.push(TableIntent::DragHand.into());
    }
    if response.hovered() && !view.away {
        let line = Stroke::new(2.0 * pen.unit, crate::app::theme::GOLD);
        pen.painter().rect_stroke(tile, 2.0, line, StrokeKind::Outside);
    }
    let right_click = pen.ui.rect_contains_pointer(place) && pen.ui.input(|input| input.pointer.secondary_clicked());
    let turns = wheel_turns(pen, place).into_iter().chain(right_click.then_some(1));
    intents.extend(turns.map(|step| TableIntent::Rotate(step).into()));
    if turn_button(pen, place, say!("hand-turn-left"), -1.0) {
        intents.push(TableIntent::Rotate(-1).into());
    }
    if turn_button(pen, place, say!("hand-turn-right"), 1.0) {
        intents.push(TableIntent::Rotate(1).into());
    }
    let at = place.center_bottom() - pen.size(0.0, 32.0);
    pen.write(
        at,
        Align2::CENTER_CENTER,
        say!("hand-right-click"),
        Type::new(Face::Italic, 21.0, INK),
        190.0 * pen.unit,
    );
    false
}

/// How the wheel over the panel turns the tile in this frame.
fn wheel_turns(pen: &Pen, place: Rect) -> Vec<i8> {
    if !pen.ui.rect_contains_pointer(place) {
        return Vec::new();
    }
    let (scrolled, now) = pen.ui.input(|input| {
        let scrolled = input.events.iter().filter_map(|event| match event {
            Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => Some((MouseScrollUnit::Pixel, delta.y)),
            Event::MouseWheel { delta, .. } => Some((MouseScrollUnit::Line, delta.y)),
            _ => None,
        });
        (scrolled.collect::<Vec<_>>(), Duration::from_secs_f64(input.time))
    });
    let wheel = Id::new("hand wheel");
    pen.ui.data_mut(|data| {
        let wheel = data.get_temp_mut_or_default::<Wheel>(wheel);
        scrolled.into_iter().filter_map(|(unit, by)| wheel.scroll(unit, by, now)).collect()
    })
}

/// The meeple that is put next, to drag. Returns whether it is dragged out.
fn next_meeple(pen: &mut Pen, place: Rect, meeple: Thing) -> bool {
    let response = pen.control(place, say!("hand-drag-meeple"), Sense::drag());
    if response.hovered() {
        pen.painter().rect_filled(place, 10.0 * pen.unit, faint(CREAM, 0.5));
    }
    pen.stand(meeple, place.center_bottom() - pen.size(0.0, 16.0), MEEPLE);
    response.drag_started()
}

/// A few words to the right of the heading.
fn beside_heading(pen: &mut Pen, place: Rect, heading: Rect, words: &str) {
    let at = egui::pos2(place.right() - 20.0 * pen.unit, heading.center().y + pen.unit);
    let width = at.x - heading.right() - 14.0 * pen.unit;
    pen.write_or_wrap(at, Align2::RIGHT_CENTER, words, Type::new(Face::Italic, 21.0, INK), width);
}

fn empty(pen: &mut Pen, tile: Rect, words: &str) {
    let line = Stroke::new(1.5 * pen.unit, faint(INK, 0.4));
    let path = [tile.left_top(), tile.right_top(), tile.right_bottom(), tile.left_bottom(), tile.left_top()];
    pen.painter().extend(Shape::dashed_line(&path, line, 8.0 * pen.unit, 6.0 * pen.unit));
    if !words.is_empty() {
        let set = Type::new(Face::Italic, 22.0, FADED_INK);
        let high = pen.height_of(words, set, tile.width() * 0.8);
        let place = Rect::from_center_size(tile.center(), egui::vec2(tile.width() * 0.8, high));
        pen.paragraph(place, egui::Align::Center, words, set);
    }
}

/// Distance of the arrows from the tile's middle, in layout pixels.
const BESIDE: f32 = TILE / 2.0 + 46.0;
/// Number of points in an arrow's line.
const ARC: usize = 24;

/// The line of an arrow beside the tile, from tail to tip, in layout pixels from the tile's middle. It is an arc around
/// the tile. On the right (1) it points down and turns clockwise. On the left (-1) it points down and turns the other
/// way.
fn turn_arrow(side: f32) -> Vec<Vec2> {
    let at = |step: usize| {
        let angle = (1.0 - 2.0 * step as f32 / ARC as f32) * 1.15;
        Vec2::new(side * (BESIDE - 8.0 + 22.0 * angle.cos()), -52.0 * angle.sin())
    };
    (0..=ARC).map(at).collect()
}

/// A curved arrow with its key below. `side` is -1 on the left and 1 on the right.
fn turn_button(pen: &mut Pen, place: Rect, name: &str, side: f32) -> bool {
    let tile = place.center() + pen.size(0.0, 20.0);
    let middle = tile + pen.size(side * BESIDE, 0.0);
    let grip = Rect::from_center_size(middle + pen.size(0.0, 28.0), pen.size(62.0, 204.0));
    let response = pen.control(grip, name, Sense::click());
    let colour = if response.hovered() { RUBRIC } else { INK };
    let stroke = Stroke::new(3.4 * pen.unit, colour);
    let points: Vec<Pos2> = turn_arrow(side).into_iter().map(|at| tile + at * pen.unit).collect();
    let (tip, before) = (points[ARC], points[ARC - 4]);
    pen.painter().add(Shape::line(points, stroke));
    let way = (tip - before).normalized();
    let wing = way.rot90() * 8.5 * pen.unit;
    let root = tip - way * 5.0 * pen.unit;
    let head = vec![root + wing, tip + way * 12.0 * pen.unit, root - wing];
    pen.painter().add(Shape::convex_polygon(head, colour, Stroke::NONE));
    let key = keys_of(pen.ui.ctx()).name(if side < 0.0 { Want::TurnBack } else { Want::Turn });
    let wide = pen.keycap_width(&key).max(36.0);
    let cap = Rect::from_center_size(egui::pos2(middle.x, place.bottom() - 34.0 * pen.unit), pen.size(wide, 36.0));
    pen.keycap(cap, &key);
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far the arrow goes around the tile's middle, in radians, clockwise on the screen because `y` points down.
    fn clockwise(side: f32) -> f32 {
        let turned = |ends: &[Vec2]| (ends[0].x * ends[1].y - ends[0].y * ends[1].x).atan2(ends[0].dot(ends[1]));
        turn_arrow(side).windows(2).map(turned).sum()
    }

    #[test]
    fn the_arrow_of_e_runs_clockwise_round_the_tile_and_that_of_q_the_other_way() {
        assert!(clockwise(1.0) > 0.6, "E turns clockwise: {}", clockwise(1.0));
        assert!(clockwise(-1.0) < -0.6, "Q turns the other way: {}", clockwise(-1.0));
        assert!(turn_arrow(1.0).iter().all(|at| at.x > TILE / 2.0), "beside the tile");
    }
}
