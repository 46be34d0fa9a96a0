//! High contrast: black ink on white paper, and white letters on wax and night, for whoever reads that better.

use super::Thing;
use super::style::visuals;
use egui::{Color32, Context, Id, Rgba};

/// The paper of sheets.
pub(super) const PAPER: Color32 = Color32::from_rgb(0xFF, 0xFC, 0xF4);

fn id() -> Id {
    Id::new("contrast")
}

/// From now on everything is drawn with high contrast, or as usual.
pub fn choose_contrast(ctx: &Context, high: bool) {
    if is_high(ctx) != high {
        ctx.data_mut(|data| data.insert_temp(id(), high));
        ctx.all_styles_mut(|style| style.visuals = visuals(high));
    }
}

pub(super) fn is_high(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(id())).unwrap_or_default()
}

/// The colour of letters with high contrast. Red stays red, but darker.
pub(super) fn letters(colour: Color32) -> Color32 {
    let [red, green, blue, alpha] = colour.to_srgba_unmultiplied();
    let light = Rgba::from(Color32::from_rgb(red, green, blue)).intensity();
    match () {
        // Something fades in or out.
        () if alpha < 0x50 => colour,
        () if light > 0.3 => Color32::WHITE,
        () if red > 2 * green.max(blue) => Color32::from_rgb(0x6A, 0x00, 0x00),
        () => Color32::BLACK,
    }
}

/// Whether a thing is only paper to write on, and then how round its corners are, in layout pixels.
pub(super) fn paper(thing: Thing) -> Option<f32> {
    matches!(thing, Thing::Sheet(_) | Thing::Disc).then(|| thing.stand_in().1)
}

#[cfg(test)]
mod tests {
    use super::super::{CREAM, FADED_INK, INK, NIGHT, PALE, RELIEF, RUBRIC, WARNING};
    use super::*;

    /// The contrast of two colours, from 1 to 21, as the Web Content Accessibility Guidelines reckon it.
    fn contrast(one: Color32, other: Color32) -> f32 {
        let luminance = |colour: Color32| {
            let light = Rgba::from(colour);
            0.2126 * light.r() + 0.7152 * light.g() + 0.0722 * light.b() + 0.05
        };
        let (one, other) = (luminance(one), luminance(other));
        one.max(other) / one.min(other)
    }

    #[test]
    fn letters_have_the_contrast_that_the_guidelines_call_enhanced() {
        for ink in [INK, FADED_INK, RUBRIC, WARNING, RELIEF] {
            assert!(contrast(letters(ink), PAPER) >= 7.0, "{ink:?}");
        }
        for light in [CREAM, PALE] {
            assert!(contrast(letters(light), NIGHT) >= 7.0 && contrast(letters(light), RUBRIC) >= 7.0, "{light:?}");
        }
    }
}
