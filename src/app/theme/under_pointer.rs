//! Notes the rule of what the pointer is on in the panels, so that a key can lead to it.

use egui::{Context, Id, Response};

fn id() -> Id {
    Id::new("rule under pointer")
}

/// Shows a text while the pointer is on something, and notes the rule that the text is about, by its ID.
pub fn explain(response: Response, text: &str, rule: &'static str) -> Response {
    if response.contains_pointer() {
        let noted = (response.ctx.cumulative_frame_nr(), rule);
        response.ctx.data_mut(|data| data.insert_temp(id(), noted));
    }
    response.on_hover_text(text)
}

/// The rule of what the pointer is on in the panels, as they were drawn in this frame.
pub fn rule_under_pointer(ctx: &Context) -> Option<&'static str> {
    let (frame, rule) = ctx.data(|data| data.get_temp::<(u64, &'static str)>(id()))?;
    (frame == ctx.cumulative_frame_nr()).then_some(rule)
}
