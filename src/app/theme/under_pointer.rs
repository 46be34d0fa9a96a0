//! What is told while the pointer is on something in the panels. The rule of it is noted, so that a key can lead to it.

use super::{Face, table_unit};
use egui::{Context, FontId, Id, Rect, RectAlign, Response, Tooltip, Ui, WidgetText};

/// The size of the text, in layout pixels of the table, and the least one, in points.
const SIZE: f32 = 21.0;
const LEAST: f32 = 16.0;

/// Tells something in words while the pointer is on it.
pub trait TellOnHover {
    /// Shows a text while the pointer is on this. Unlike egui's own, it goes at once when a menu or a book is laid over it
    /// while the pointer rests.
    fn tell_on_hover(self, text: impl Into<WidgetText>) -> Self;

    /// The same, but beside the panel on which it is: rows above and below can be read.
    fn tell_beside(self, text: impl Into<WidgetText>) -> Self;
}

impl TellOnHover for Response {
    fn tell_on_hover(self, text: impl Into<WidgetText>) -> Response {
        if self.contains_pointer() { self.on_hover_ui(|ui| write(ui, text)) } else { self }
    }

    fn tell_beside(self, text: impl Into<WidgetText>) -> Response {
        if self.contains_pointer() {
            let panel = self.ctx.memory(|memory| memory.area_rect(self.layer_id.id)).unwrap_or(self.rect);
            let mut tip = Tooltip::for_enabled(&self);
            let beside = Rect::from_x_y_ranges(panel.x_range(), self.rect.y_range());
            tip.popup = tip.popup.anchor(beside).align(RectAlign::LEFT);
            tip.show(|ui| write(ui, text));
        }
        self
    }
}

/// Writes the text as large as the panels write, but never smaller than [`LEAST`].
fn write(ui: &mut Ui, text: impl Into<WidgetText>) {
    let size = (SIZE * table_unit(ui.ctx())).max(LEAST);
    ui.style_mut().override_font_id = Some(FontId::new(size, Face::Text.family()));
    ui.set_max_width(ui.spacing().tooltip_width * size / LEAST);
    ui.label(text);
}

fn id() -> Id {
    Id::new("rule under pointer")
}

/// Shows a text beside the panel while the pointer is on something there, and notes the rule that the text is about, by
/// its ID.
pub fn explain(response: Response, text: &str, rule: &'static str) -> Response {
    if response.contains_pointer() {
        let noted = (response.ctx.cumulative_frame_nr(), rule);
        response.ctx.data_mut(|data| data.insert_temp(id(), noted));
    }
    response.tell_beside(text)
}

/// The rule of what the pointer is on in the panels, as they were drawn in this frame.
pub fn rule_under_pointer(ctx: &Context) -> Option<&'static str> {
    let (frame, rule) = ctx.data(|data| data.get_temp::<(u64, &'static str)>(id()))?;
    (frame == ctx.cumulative_frame_nr()).then_some(rule)
}
