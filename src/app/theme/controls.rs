//! Controls to press and to write in: wax buttons, keycaps with a word, text fields.

use super::{CREAM, FADED_INK, Face, INK, PARCHMENT, Pen, RUBRIC, Thing, Type, VELLUM, faint};
use crate::painter::plates::Press;
use crate::rules::Colour;
use egui::{Align2, Color32, FontId, Frame, Margin, Rect, Response, Sense, Stroke, TextEdit, WidgetInfo, WidgetType};

/// How far the cap of a key is from the corner of its plate, in layout pixels.
const CORNER: f32 = 8.0;
/// Size of the text on a button, in layout pixels.
const BUTTON_TEXT: f32 = 25.0;

impl Pen<'_> {
    /// A wax button with a line of cream text.
    pub fn button(&mut self, place: Rect, text: &str, enabled: bool) -> Response {
        self.plate(place, place.shrink2(self.size(20.0, 0.0)), text, enabled)
    }

    /// How wide a button has to be for its text, in points.
    pub fn button_width(&self, text: &str) -> f32 {
        self.width_of(text, Type::new(Face::Bold, BUTTON_TEXT, CREAM)) + 40.0 * self.unit
    }

    /// A button with the label of its key. The text stands beside the keycap, and beside a badge if there is one.
    pub fn keyed_button(&mut self, place: Rect, key: &str, badge: Option<Colour>, text: &str) -> Response {
        let cap = self.rect(place.min, (10.0, 10.0), (34.0, 34.0));
        let beside = cap.translate(self.size(40.0, 0.0));
        let edge = if badge.is_some() { beside.right() } else { cap.right() };
        let room = place.with_min_x(edge).shrink2(self.size(7.0, 0.0));
        let response = self.plate(place, room, text, true);
        self.keycap(cap, key);
        if let Some(colour) = badge {
            self.fill(Thing::Badge(colour), beside);
        }
        response
    }

    /// A wax button without a word. `name` is what screen readers read. Its sign has to be drawn on it.
    pub fn bare_button(&mut self, place: Rect, name: &str, enabled: bool) -> Response {
        self.pressed_plate(place, name, enabled).0
    }

    fn pressed_plate(&mut self, place: Rect, name: &str, enabled: bool) -> (Response, Press) {
        let sense = if enabled { Sense::click() } else { Sense::hover() };
        let response = self.control(place, name, sense);
        let press = match () {
            () if !enabled => Press::Disabled,
            () if response.is_pointer_button_down_on() => Press::Pressed,
            () if response.hovered() || response.has_focus() => Press::Hovered,
            () => Press::Idle,
        };
        self.fill(Thing::Button(press), place);
        (response, press)
    }

    /// A wax button with its text in the middle of `room`.
    fn plate(&mut self, place: Rect, room: Rect, text: &str, enabled: bool) -> Response {
        let (response, press) = self.pressed_plate(place, text, enabled);
        let set = Type::new(Face::Bold, BUTTON_TEXT, if enabled { CREAM } else { faint(CREAM, 0.85) });
        let sunk = if press == Press::Pressed { 1.5 } else { 0.0 };
        let at = room.center() + self.size(0.0, sunk);
        self.ink(at, Align2::CENTER_CENTER, text, set, room.width());
        response
    }

    /// The cap of a key in the upper right corner of a plate: the key leads on from what stands on it.
    pub fn corner_keycap(&mut self, plate: Rect, key: &str) {
        let cap = self.keycap_width(key);
        self.keycap(self.rect(plate.right_top(), (-cap - CORNER, CORNER), (cap, 34.0)), key);
    }

    /// The cap of a key with its label.
    pub fn keycap(&mut self, place: Rect, key: &str) {
        self.fill(Thing::Keycap, place);
        let at = place.center() - self.size(0.0, 2.0);
        self.ink(at, Align2::CENTER_CENTER, key, Type::new(Face::Bold, 21.0, INK), place.width());
    }

    /// How wide the cap of a key is, in layout pixels.
    pub fn keycap_width(&self, key: &str) -> f32 {
        (self.width_of(key, Type::new(Face::Bold, 21.0, INK)) / self.unit + 18.0).max(34.0)
    }

    /// A keycap with the word for what it does. It can be clicked too. It ends at `right`. Returns the response and its
    /// left end, in points.
    pub fn key_hint(&mut self, right: egui::Pos2, key: &str, word: &str) -> (Response, f32) {
        let set = Type::new(Face::Italic, 22.0, INK);
        let cap = self.keycap_width(key) * self.unit;
        let width = self.key_hint_width(key, word);
        let place = Align2::RIGHT_CENTER.anchor_size(right, egui::vec2(width, 34.0 * self.unit));
        let response = self.control(place, word, Sense::click());
        self.keycap(Rect::from_min_size(place.min, egui::vec2(cap, place.height())), key);
        let set = if response.hovered() { Type { colour: RUBRIC, ..set } } else { set };
        self.ink(place.right_center(), Align2::RIGHT_CENTER, word, set, f32::INFINITY);
        (response, place.left())
    }

    /// How wide a keycap and its word are, in points.
    pub fn key_hint_width(&self, key: &str, word: &str) -> f32 {
        let word = self.width_of(word, Type::new(Face::Italic, 22.0, INK));
        (self.keycap_width(key) + 8.0) * self.unit + word
    }

    /// A text field. Returns the new text if it changed.
    pub fn field(&mut self, place: Rect, name: &str, text: &str, hint: &str, most: usize) -> Option<String> {
        let (id, unit) = (self.id(name), self.unit);
        let focused = self.ui.memory(|memory| memory.has_focus(id));
        let fill = match () {
            () if self.clear => Color32::WHITE,
            () if focused => VELLUM,
            () => super::between(PARCHMENT, VELLUM, 0.5),
        };
        self.painter().rect_filled(place, 4.0 * unit, fill);
        self.edge(place, 4.0, Stroke::new(1.3 * unit, faint(INK, if focused { 0.9 } else { 0.5 })));
        let mut written = text.to_owned();
        let font = FontId::new(24.0 * unit, Face::Text.family());
        let edit = TextEdit::singleline(&mut written)
            .id(id)
            .font(font.clone())
            .text_color(self.letters(INK))
            .hint_text(egui::RichText::new(hint).font(font).color(self.letters(FADED_INK)))
            .frame(Frame::NONE)
            .margin(Margin::ZERO)
            .char_limit(most)
            .vertical_align(egui::Align::Center);
        let response = self.ui.put(place.shrink2(self.size(12.0, 4.0)), edit);
        super::listed::note(self.ui.ctx(), name, place, Some(text));
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(WidgetType::TextEdit, true, name);
            info.current_text_value = Some(text.to_owned());
            info
        });
        if response.has_focus() {
            self.focus_ring(place);
        }
        response.changed().then_some(written)
    }
}
