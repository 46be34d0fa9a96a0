//! Everybody at the table: name, meeples, ghosts and Curses; below the screen behind which the ghosts stand, and the
//! cards in front of it, sets fanned together and dispelled cards in a pile. The player to decide is on a ribbon.

use super::{Intent, PlayerRow, TableView};
use crate::app::games::dont_go_in::words::card_type;
use crate::app::input::{Want, keys_of};
use crate::app::panels::gear::gear;
use crate::app::theme::{
    CREAM, FADED_INK, Face, GOLD, INK, NIGHT, PALE, Pen, TellOnHover, Thing, Type, explain, faint,
};
use crate::app::words::{listed, say};
use crate::painter::dont_go_in::cards::SHAPE;
use crate::painter::dont_go_in::marks::Ghost;
use crate::painter::figures::guard::Ground;
use crate::painter::paper::takes_ink;
use crate::rules::dont_go_in::{Card, CardType, Table};
use egui::{Align2, Color32, Pos2, Rect, Sense, Stroke, Vec2, pos2, vec2};

/// Heights of the heading and below the last row, in layout pixels.
pub(super) const HEADING: f32 = 48.0;
pub(super) const FOOT: f32 = 14.0;
const SIDE: f32 = 20.0;
/// Shares of a row: the name, and the screen of the ghosts. The cards have the rest.
const NAME: f32 = 0.28;
const SCREEN: f32 = 0.23;
const BADGE: f32 = 38.0;
/// Width of the sign of a computer.
const SIGN: f32 = 30.0;

pub(super) fn show(pen: &mut Pen, place: Rect, view: &TableView, intents: &mut Vec<Intent>) {
    pen.fill(Thing::Sheet(21), place);
    let heading = pen.heading(place, say!("players-heading"), 220.0 * pen.unit);
    let at = pos2(place.right() - 24.0 * pen.unit, heading.center().y + pen.unit);
    let told = match view.turns_left {
        Some(turns) => say!("house-panel-fewest-win", turns = turns),
        None => say!("house-panel-lesson").to_owned(),
    };
    let width = at.x - heading.right() - 14.0 * pen.unit;
    let written = pen.write(at, Align2::RIGHT_CENTER, &told, Type::new(Face::Italic, 22.0, INK), width);
    let types = listed(view.types.iter().map(card_type));
    let more = say!("house-panel-turns-told", types = types);
    explain(pen.plain_control(written, &told, Sense::hover()), &more, "HEND-1");
    let rows = view.players.len().max(1) as f32;
    let high = (place.height() / pen.unit - HEADING - FOOT) / rows;
    for number in 0..view.players.len() {
        let at = pen.rect(place.min, (0.0, HEADING + number as f32 * high), (place.width() / pen.unit, high));
        if number > 0 {
            let line = Stroke::new(pen.unit, faint(INK, 0.22));
            pen.painter().hline(at.left() + 22.0 * pen.unit..=at.right() - 22.0 * pen.unit, at.top(), line);
        }
        player(pen, at, number, view, intents);
    }
    // A button that has gone while it was held can't be let go any more.
    if view.peeks.is_some_and(|seat| !view.players[seat].has_to_ask) {
        intents.push(Intent::Peek(None));
    }
}

/// The middle of each row, to which ghosts and cards fly.
pub(super) fn middles(place: Rect, unit: f32, rows: usize) -> Vec<Pos2> {
    let high = (place.height() - (HEADING + FOOT) * unit) / rows.max(1) as f32;
    let top = place.top() + HEADING * unit;
    (0..rows).map(|row| pos2(place.center().x, top + (row as f32 + 0.6) * high)).collect()
}

fn player(pen: &mut Pen, place: Rect, seat: usize, view: &TableView, intents: &mut Vec<Intent>) {
    let row = &view.players[seat];
    let inner = place.shrink2(pen.size(SIDE, 3.0));
    let name = inner.with_max_y(inner.top() + NAME * inner.height());
    let screen = Rect::from_min_max(
        pos2(inner.left(), name.bottom() + 2.0 * pen.unit),
        pos2(inner.right(), name.bottom() + SCREEN * inner.height()),
    );
    let cards = inner.with_min_y(screen.bottom() + 6.0 * pen.unit).with_max_y(inner.bottom() - 3.0 * pen.unit);
    first_line(pen, name, row, intents);
    ghosts(pen, screen, seat, view, intents);
    tableau(pen, cards, row, view.clock_has_struck, intents);
}

/// Badge, name, meeples, ghosts and Curses.
fn first_line(pen: &mut Pen, place: Rect, row: &PlayerRow, intents: &mut Vec<Intent>) {
    let (ink, ground) = match (row.active, takes_ink(row.colour)) {
        (true, false) => (CREAM, Ground::Ribbon),
        _ => (INK, Ground::Paper),
    };
    if row.active {
        pen.fill(Thing::Ribbon(row.colour), place.expand2(pen.size(10.0, 0.0)));
    }
    let line = place.center().y;
    let size = (BADGE * pen.unit).min(place.height() - 4.0 * pen.unit);
    let badge = Rect::from_center_size(pos2(place.left() + size / 2.0 + 4.0 * pen.unit, line), vec2(size, size));
    pen.fill(Thing::Badge(row.colour), badge);

    let right = place.right() - 8.0 * pen.unit;
    let curses = number(pen, pos2(right, line), Thing::Curses, &row.curses.to_string(), ink);
    let told = say!("house-panel-curses", name = &row.name, curses = row.curses);
    let told = match row.at_end.filter(|&at_end| at_end != row.curses) {
        Some(at_end) => say!("house-panel-curses-at-end", now = told, curses = at_end),
        None => told,
    };
    explain(pen.plain_control(curses, &told, Sense::hover()), &told, "HEND-4");
    let shown = row.ghosts.map_or("?".to_owned(), |ghosts| ghosts.to_string());
    let at = pos2(right - 92.0 * pen.unit, line);
    let ghosts = number(pen, at, Thing::HouseGhost(Ghost::Had), &shown, ink);
    let told = match row.ghosts {
        Some(ghosts) => {
            let told = say!("house-panel-ghosts", name = &row.name, ghosts = ghosts);
            if row.lately.is_empty() {
                told
            } else {
                format!("{told}\n{}", say!("house-panel-lately", lately = changes(&row.lately)))
            }
        }
        None => say!("house-panel-ghosts-hidden", name = &row.name),
    };
    explain(pen.plain_control(ghosts, &told, Sense::hover()), &told, "HHIDE-1");

    let meeples = Rect::from_min_max(
        pos2(ghosts.left() - 150.0 * pen.unit, place.top()),
        pos2(ghosts.left() - 14.0 * pen.unit, place.bottom()),
    );
    supply(pen, meeples, row, ground, intents);
    let left = badge.right() + 12.0 * pen.unit;
    let face = if row.active { Face::Bold } else { Face::Text };
    let sign = if row.computer { SIGN * pen.unit } else { 0.0 };
    let room = meeples.left() - left - sign - 8.0 * pen.unit;
    let set = Type::new(face, 27.0, ink);
    let name = pen.write_or_wrap(pos2(left, line - pen.unit), Align2::LEFT_CENTER, &row.name, set, room);
    if row.computer {
        let at = pos2(name.right() + 0.55 * SIGN * pen.unit, line);
        gear(pen, at, faint(ink, 0.75));
        let told = say!("rival-panel-computer", name = &row.name);
        pen.plain_control(Rect::from_center_size(at, pen.size(SIGN, SIGN)), &told, Sense::hover()).tell_beside(told);
    }
}

/// A number with the mark of what it counts before it. Returns where both are.
fn number(pen: &mut Pen, right: Pos2, mark: Thing, text: &str, ink: Color32) -> Rect {
    const WIDE: f32 = 84.0;
    let size = 34.0 * pen.unit;
    let left = right.x - WIDE * pen.unit;
    let at = Rect::from_min_size(pos2(left, right.y - size / 2.0), vec2(size, size));
    pen.fill(mark, at);
    let set = Type::new(Face::Heavy, 30.0, ink);
    pen.write(pos2(at.right() + 6.0 * pen.unit, right.y), Align2::LEFT_CENTER, text, set, WIDE * pen.unit - size);
    Rect::from_min_max(at.min, pos2(right.x, at.bottom()))
}

/// The meeples beside the house. While one has to be placed, they can be dragged into it.
fn supply(pen: &mut Pen, place: Rect, row: &PlayerRow, ground: Ground, intents: &mut Vec<Intent>) {
    let told = say!("house-panel-meeples", name = &row.name, meeples = row.supply);
    let sense = if row.can_place { Sense::click_and_drag() } else { Sense::hover() };
    let response = explain(pen.control(place, &told, sense), &told, "HPLACE-2");
    if response.drag_started() {
        intents.push(Intent::DragMeeple(row.colour));
    }
    let step = place.width() / f32::from(Table::MEEPLES);
    for number in 0..Table::MEEPLES {
        let feet = pos2(place.left() + (f32::from(number) + 0.5) * step, place.center().y + 13.0 * pen.unit);
        let thing = if number < row.supply { Thing::Ordinary(row.colour, ground) } else { Thing::Slot(ground) };
        pen.stand(thing, feet, 28.0);
    }
}

/// The screen behind which a player's ghosts stand: seen from behind only by those who may, and only while they ask.
fn ghosts(pen: &mut Pen, place: Rect, seat: usize, view: &TableView, intents: &mut Vec<Intent>) {
    let row = &view.players[seat];
    pen.fill(Thing::Shelf, place);
    let line = place.center().y;
    let size = (place.height() - 6.0 * pen.unit).min(30.0 * pen.unit);
    let mut right = place.right() - 10.0 * pen.unit;
    if row.has_to_ask {
        right = ask(pen, place, seat, view, intents) - 10.0 * pen.unit;
    }
    if row.may_look {
        let told = say!("house-panel-may-look", name = &row.name);
        let at = Rect::from_min_max(pos2(right - 42.0 * pen.unit, place.top()), pos2(right, place.bottom()));
        eye(pen, at.center());
        explain(pen.plain_control(at, &told, Sense::hover()), &told, "HROOM-61");
        right = at.left() - 6.0 * pen.unit;
    }
    if row.cats_stay {
        let set = Type::new(Face::Bold, 22.0, GOLD);
        let wide = 0.4 * (right - place.left());
        let written = pen.write(pos2(right, line), Align2::RIGHT_CENTER, say!("house-count-cats-stay"), set, wide);
        let told = say!("house-counted-cats-stay", name = &row.name);
        explain(pen.plain_control(written, &told, Sense::hover()), &told, "HCARD-20");
        right = written.left() - 10.0 * pen.unit;
    }
    let left = place.left() + 12.0 * pen.unit;
    match row.ghosts {
        Some(ghosts) => {
            if !row.lately.is_empty() {
                let at = pos2(right, line);
                let told = lately(pen, at, Align2::RIGHT_CENTER, row, 0.6 * (right - left));
                right = told.left() - 12.0 * pen.unit;
            }
            // Many ghosts stand closer together.
            let step = ((right - left - size) / f32::from(ghosts.max(2) - 1)).min(size * 1.05);
            for number in 0..ghosts {
                let at = pos2(left + f32::from(number) * step, line - size / 2.0);
                pen.fill(Thing::HouseGhost(Ghost::Had), Rect::from_min_size(at, vec2(size, size)));
            }
            if ghosts == 0 {
                let set = Type::new(Face::Italic, 22.0, PALE);
                pen.write(pos2(left, line), Align2::LEFT_CENTER, say!("house-panel-no-ghosts"), set, right - left);
            }
        }
        None => {
            lately(pen, pos2(left, line), Align2::LEFT_CENTER, row, right - left);
        }
    }
}

/// "lately −2: Mask, +3 in the Basement", the newest first.
fn changes(lately: &[String]) -> String {
    say!("house-lately", changes = lately.join(", "))
}

/// What changed a player's ghosts last: as many changes as there is room for, at least the newest. All of them are told
/// under the pointer. Returns where it is.
fn lately(pen: &mut Pen, at: Pos2, align: Align2, row: &PlayerRow, wide: f32) -> Rect {
    if row.lately.is_empty() {
        return align.anchor_size(at, Vec2::ZERO);
    }
    let set = Type::new(Face::Italic, 22.0, PALE);
    let mut shown = &row.lately[..];
    while shown.len() > 1 && pen.width_of(&changes(shown), set) > wide {
        shown = &shown[..shown.len() - 1];
    }
    let written = pen.write(at, align, &changes(shown), set, wide);
    let told = say!("house-panel-lately", lately = changes(&row.lately));
    explain(pen.plain_control(written, &told, Sense::hover()), &told, "HROLL-4");
    written
}

/// The button that shows what is private while it is held. The key is for the player to decide; who may look at the
/// face-down card can ask out of turn too. Returns where the button begins.
fn ask(pen: &mut Pen, place: Rect, seat: usize, view: &TableView, intents: &mut Vec<Intent>) -> f32 {
    let key = keys_of(pen.ui.ctx()).name(Want::Peek);
    let text = match view.players[seat].active {
        true => say!("house-panel-peek", key = key),
        false => say!("house-panel-look").to_owned(),
    };
    let peeks = view.peeks == Some(seat);
    let set = Type::new(Face::Bold, 21.0, if peeks { GOLD } else { CREAM });
    let wide = pen.width_of(&text, set) + 28.0 * pen.unit;
    let button = place.with_min_x(place.right() - wide).shrink2(pen.size(4.0, 4.0));
    // Two players may have such a button.
    let told = say!("house-panel-secrets-told", name = &view.players[seat].name);
    let response = pen.plain_control(button, &told, Sense::click_and_drag());
    let held = response.is_pointer_button_down_on();
    if held != peeks {
        intents.push(Intent::Peek(held.then_some(seat)));
    }
    let line = Stroke::new(1.5 * pen.unit, if held || response.hovered() { GOLD } else { faint(CREAM, 0.5) });
    pen.painter().rect_stroke(button, 7.0 * pen.unit, line, egui::StrokeKind::Inside);
    pen.ink(button.center(), Align2::CENTER_CENTER, &text, set, button.width());
    button.left()
}

/// An eye: this player may look at the face-down card.
fn eye(pen: &Pen, at: Pos2) {
    let line = Stroke::new(2.0 * pen.unit, GOLD);
    let lid = |up: f32| {
        let points = (0..=12_u8).map(|step| {
            let x = f32::from(step) / 6.0 - 1.0;
            at + vec2(13.0 * x, up * 8.0 * (1.0 - x * x)) * pen.unit
        });
        egui::Shape::line(points.collect(), line)
    };
    pen.painter().add(lid(-1.0));
    pen.painter().add(lid(1.0));
    pen.painter().circle_filled(at, 4.2 * pen.unit, GOLD);
}

/// The cards: sets fanned together, and the pile of dispelled ones at the right end.
fn tableau(pen: &mut Pen, place: Rect, row: &PlayerRow, clock_has_struck: bool, intents: &mut Vec<Intent>) {
    let card = vec2(place.height() / SHAPE, place.height());
    let gap = 9.0 * pen.unit;
    let pile = if row.dispelled.is_empty() { 0.0 } else { card.x + gap };
    let room = place.width() - pile;
    let (sets, cards) = (row.sets.len() as f32, row.sets.iter().map(|(_, values)| values.len()).sum::<usize>() as f32);
    // What is left after one whole card for each set is shared by the cards that lie over others.
    let over = (cards - sets).max(1.0);
    let step = ((room - sets * card.x - (sets - 1.0).max(0.0) * gap) / over).clamp(0.16 * card.x, 0.46 * card.x);
    let mut left = place.left();
    for (of, values) in &row.sets {
        for &value in values {
            let at = Rect::from_min_size(pos2(left, place.top()), card);
            let shown = Card { of: *of, value };
            pen.fill(Thing::Cursed(shown), at);
            if shown.of == CardType::Clock && clock_has_struck {
                struck(pen, at);
            }
            // Only the part that is not covered tells about this card.
            let seen = if values.last() == Some(&value) { at } else { at.with_max_x(at.left() + step) };
            let name = crate::app::games::dont_go_in::words::card(shown);
            if pen
                .plain_control(seen, &say!("house-panel-card", name = &row.name, card = name), Sense::hover())
                .hovered()
            {
                intents.push(Intent::LookAt(shown, at));
            }
            left += step;
        }
        left += card.x - step + gap;
    }
    if row.sets.is_empty() && row.dispelled.is_empty() {
        let set = Type::new(Face::Italic, 21.0, FADED_INK);
        pen.write(place.left_center(), Align2::LEFT_CENTER, say!("house-panel-no-cards"), set, place.width());
    }
    if !row.dispelled.is_empty() {
        dispelled(pen, Rect::from_min_size(pos2(place.right() - card.x, place.top()), card), row);
    }
}

/// A tick below the value of a Clock: Clocks have struck. It is seen on a card that is half covered, too.
fn struck(pen: &Pen, card: Rect) {
    let wide = card.width();
    let middle = card.left_top() + vec2(0.2, 0.56) * wide;
    pen.painter().circle(middle, 0.15 * wide, faint(NIGHT, 0.92), Stroke::new(1.4 * pen.unit, CREAM));
    let tick = [(-0.075, 0.0), (-0.02, 0.06), (0.08, -0.06)].map(|(x, y)| middle + vec2(x, y) * wide);
    pen.painter().line(tick.to_vec(), Stroke::new(2.2 * pen.unit, CREAM));
}

/// The pile of dispelled cards with their number. Hovering names them, for all have seen them (HHIDE-2).
fn dispelled(pen: &mut Pen, place: Rect, row: &PlayerRow) {
    pen.fill(Thing::Dispelled, place);
    let set = Type::new(Face::Heavy, 26.0, CREAM);
    pen.ink(place.center(), Align2::CENTER_CENTER, &row.dispelled.len().to_string(), set, place.width());
    let names: Vec<String> =
        row.dispelled.iter().map(|&card| crate::app::games::dont_go_in::words::card(card)).collect();
    let told = say!("house-panel-dispelled", name = &row.name, cards = names.join(", "));
    explain(pen.plain_control(place, &told, Sense::hover()), &told, "HCARD-1");
}
