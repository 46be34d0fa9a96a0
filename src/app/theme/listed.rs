//! What can be pressed or written in at the moment, by name, for whoever wants to find it from outside.

use egui::{Context, Id, Rect};

/// A control as it was last shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// What it is called.
    pub name: String,
    /// Where it is, in points.
    pub place: Rect,
    /// What is written in it, if one can write there.
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

/// The controls that were shown last, those on top last. None are listed before this was asked once.
pub fn shown_controls(ctx: &Context) -> Vec<Control> {
    let next_pass = ctx.cumulative_pass_nr();
    let (asked_before, controls) = ctx.data_mut(|data| {
        let listed: &mut Listed = data.get_temp_mut_or_default(id());
        // Panels that doze still show what they showed; a pass that had no controls leaves none.
        let controls = if next_pass > listed.pass + 1 { Vec::new() } else { listed.controls.clone() };
        (std::mem::replace(&mut listed.wanted, true), controls)
    });
    if !asked_before {
        ctx.request_repaint();
    }
    controls
}

/// Lists a control, if anybody wants to know.
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
