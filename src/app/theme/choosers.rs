//! Controls to choose with: tick boxes, one of several words, scales.

use super::TellOnHover;
use super::{AMBER, CREAM, FADED_INK, Face, INK, Pen, RUBRIC, Type, VELLUM, faint};
use crate::app::input::{Want, repeated};
use egui::{Align2, EventFilter, Rect, Response, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};
use std::ops::RangeInclusive;

/// The name of a choice for screen readers, which read it without the row that it stands in.
fn named(of: &str, word: &str) -> String {
    format!("{of}, {word}")
}

/// One of several words to choose among.
#[derive(Clone, Copy, Debug)]
pub struct OneOf<'a> {
    /// The word.
    pub word: &'a str,
    /// A longer name for screen readers: the word may stand in several rows.
    pub name: &'a str,
    /// What it means, for the pointer that rests on it. It may be empty.
    pub told: &'a str,
}

impl Pen<'_> {
    /// A tick box with what it does beside it; `of` is what stands before it. Returns whether it was pressed.
    pub fn tick_box(&mut self, place: Rect, of: &str, does: &str, on: bool) -> bool {
        let response = self.control(place, does, Sense::click());
        let name = named(of, does);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, &name));
        let lit = response.hovered() || response.has_focus();
        let square = Rect::from_center_size(place.left_center() + self.size(22.0, 0.0), self.size(30.0, 30.0));
        self.tick(square, on, lit);
        let at = place.left_center() + self.size(52.0, -1.0);
        let set = Type::new(Face::Text, 26.0, if lit { RUBRIC } else { INK });
        self.ink(at, Align2::LEFT_CENTER, does, set, place.right() - at.x);
        response.clicked()
    }

    /// A small box with or without a tick, on parchment.
    pub fn tick(&self, place: Rect, on: bool, lit: bool) {
        self.painter().rect_filled(place, 5.0 * self.unit, VELLUM);
        self.edge(place, 5.0, Stroke::new(2.0 * self.unit, if lit { RUBRIC } else { INK }));
        if on {
            self.tick_mark(place);
        }
    }

    /// A tick.
    pub fn tick_mark(&self, place: Rect) {
        let at = |x: f32, y: f32| place.center() + self.size(x, y);
        let line = Stroke::new(4.0 * self.unit, RUBRIC);
        self.painter().line(vec![at(-8.0, 0.0), at(-2.0, 7.0), at(9.0, -8.0)], line);
    }

    /// One of several words, the chosen one on red; `of` is what stands before them. Returns the one that was pressed.
    pub fn one_of(&mut self, place: Rect, of: &str, words: &[&str], chosen: usize) -> Option<usize> {
        let names: Vec<String> = words.iter().map(|word| named(of, word)).collect();
        let options = words.iter().zip(&names).map(|(&word, name)| OneOf { word, name, told: "" });
        self.one_of_told(place, &options.collect::<Vec<_>>(), chosen)
    }

    /// The same, where there is more to tell of each.
    pub fn one_of_told(&mut self, place: Rect, words: &[OneOf], chosen: usize) -> Option<usize> {
        let round = 9.0 * self.unit;
        self.painter().rect_filled(place, round, faint(VELLUM, 0.55));
        let wide = place.width() / words.len() as f32;
        let mut pressed = None;
        for (index, &OneOf { word, name, told }) in words.iter().enumerate() {
            let corner = pos2(place.left() + wide * index as f32, place.top());
            let part = Rect::from_min_size(corner, vec2(wide, place.height()));
            let response = self.control(part, name, Sense::click());
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, index == chosen, name));
            let lit = response.hovered() || response.has_focus();
            if index == chosen {
                self.painter().rect_filled(part.shrink(3.0 * self.unit), round, RUBRIC);
            }
            let colour = match () {
                () if index == chosen => CREAM,
                () if lit => RUBRIC,
                () => INK,
            };
            let face = if index == chosen { Face::Bold } else { Face::Text };
            let room = wide - 14.0 * self.unit;
            self.ink(part.center(), Align2::CENTER_CENTER, word, Type::new(face, 24.0, colour), room);
            if response.clicked() {
                pressed = Some(index);
            }
            if !told.is_empty() {
                response.tell_on_hover(told);
            }
        }
        self.edge(place, 9.0, Stroke::new(1.6 * self.unit, faint(INK, 0.6)));
        pressed
    }

    /// A scale with a bead. The pointer drags the bead, and the arrow keys move it in steps. Returns the new value if
    /// it changed.
    pub fn scale(&mut self, place: Rect, name: &str, value: u16, range: RangeInclusive<u16>, step: u16) -> Option<u16> {
        let response = self.control(place, name, Sense::click_and_drag());
        let (least, most) = (*range.start(), *range.end());
        response.widget_info(|| WidgetInfo::slider(true, f64::from(value), name));
        let rail = place.shrink2(self.size(16.0, 0.0));
        let share = f32::from(value.clamp(least, most) - least) / f32::from(most - least);
        let bead = pos2(rail.left() + rail.width() * share, rail.center().y);
        self.rail(rail, bead, response.hovered() || response.has_focus() || response.dragged());
        let stepped = |value: f32| (value / f32::from(step)).round() as u16 * step;
        let pointed = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on());
        let pointed = pointed.map(|at| {
            let share = ((at.x - rail.left()) / rail.width()).clamp(0.0, 1.0);
            stepped(f32::from(least) + share * f32::from(most - least))
        });
        let moved = pointed.or_else(|| self.moved_with_keys(&response, value, step)).map(|to| to.clamp(least, most));
        moved.filter(|&to| to != value)
    }

    /// Moves the bead with the left and right arrows while the scale has the focus.
    fn moved_with_keys(&self, response: &Response, value: u16, step: u16) -> Option<u16> {
        if !response.has_focus() {
            return None;
        }
        let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        self.ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        match () {
            () if repeated(self.ui.ctx(), Want::Left) => Some(value.saturating_sub(step)),
            () if repeated(self.ui.ctx(), Want::Right) => Some(value.saturating_add(step)),
            () => None,
        }
    }

    fn rail(&self, rail: Rect, bead: egui::Pos2, lit: bool) {
        let line = |from: f32, to: f32, colour| {
            self.painter().hline(from..=to, rail.center().y, Stroke::new(5.0 * self.unit, colour));
        };
        line(bead.x, rail.right(), faint(FADED_INK, 0.45));
        line(rail.left(), bead.x, AMBER);
        self.painter().circle_filled(bead + self.size(1.0, 2.5), 13.0 * self.unit, faint(INK, 0.35));
        self.painter().circle_filled(bead, 12.5 * self.unit, if lit { AMBER } else { RUBRIC });
        self.painter().circle_stroke(bead, 12.5 * self.unit, Stroke::new(1.8 * self.unit, faint(INK, 0.7)));
    }
}
