//! The button at the foot of a sheet over the table. It leads back to the table.

use crate::app::theme::Pen;
use crate::app::words::say;
use egui::Rect;

/// Shows the button on this sheet. It has the focus unless something else has it. Returns whether it was pressed.
pub(super) fn to_the_table(pen: &mut Pen, sheet: Rect) -> bool {
    let button = Rect::from_center_size(sheet.center_bottom() - pen.size(0.0, 60.0), pen.size(260.0, 60.0));
    let back = pen.button(button, say!("back-to-the-table"), true);
    if pen.ui.memory(|memory| memory.focused().is_none()) {
        back.request_focus();
    }
    back.clicked()
}
