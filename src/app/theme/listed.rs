//! A list of all visible controls by name, for tests and tools that need to find them.

use egui::{Context, Id, Rect};

/// A control as it was last shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// Its name.
    pub name: String,
    /// Where it is, in points.
    pub place: Rect,
    /// The text in it, if it is a text field.
    pub text: Option<String>,
}

#[derive(Clone, Default)]
struct Listed {
    wanted: bool,
    pass: u64,
    controls: Vec<Control>,
}

fn id() -> Id {
    Id::new("listed controls")
}

/// The controls of the last frame, topmost last. The list stays empty until somebody has asked once.
pub fn shown_controls(ctx: &Context) -> Vec<Control> {
    let next_pass = ctx.cumulative_pass_nr();
    let (asked_before, controls) = ctx.data_mut(|data| {
        let listed: &mut Listed = data.get_temp_mut_or_default(id());
        // Panels that sleep still show their old controls. After a pass without controls the list is empty.
        let controls = if next_pass > listed.pass + 1 { Vec::new() } else { listed.controls.clone() };
        (std::mem::replace(&mut listed.wanted, true), controls)
    });
    if !asked_before {
        ctx.request_repaint();
    }
    controls
}

/// Adds a control to the list, if somebody has asked for the list.
pub(super) fn note(ctx: &Context, name: &str, place: Rect, text: Option<&str>) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let listed: &mut Listed = data.get_temp_mut_or_default(id());
        if !listed.wanted {
            return;
        }
        if listed.pass != pass {
            (listed.pass, listed.controls) = (pass, Vec::new());
        }
        listed.controls.push(Control { name: name.to_owned(), place, text: text.map(str::to_owned) });
    });
}
