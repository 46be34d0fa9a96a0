//! A record of the text on the sheets, for tests: whether all of it fits, and would still fit in a language with longer
//! words.

use egui::{Context, Id, LayerId, Rect};
use std::borrow::Cow;

/// A piece of text as it was last written.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// What it says.
    pub text: String,
    /// The area of its ink, in points.
    pub place: Rect,
    /// The part of the screen in which it is visible. Anything outside is clipped.
    pub seen: Rect,
    /// The layer on which it lies. Two texts on one layer must not overlap.
    pub sheet: LayerId,
    /// Whether it was too long and was cut off.
    pub cut: bool,
}

#[derive(Clone, Default)]
struct Sheets {
    wanted: bool,
    pass: u64,
    written: Vec<Written>,
}

/// The texts of the last pass. Nothing is recorded until somebody has asked once.
pub fn take_written(ctx: &Context) -> Vec<Written> {
    ctx.data_mut(|data| {
        let sheets: &mut Sheets = data.get_temp_mut_or_default(Id::new("written"));
        sheets.wanted = true;
        std::mem::take(&mut sheets.written)
    })
}

/// From now on makes every text longer by this share, to imitate other languages.
pub fn lengthen_words(ctx: &Context, share: f32) {
    ctx.data_mut(|data| data.insert_temp(Id::new("lengthened"), share));
}

/// Records a text, if somebody has asked for the record.
pub(super) fn note(ctx: &Context, written: impl FnOnce() -> Written) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let sheets: &mut Sheets = data.get_temp_mut_or_default(Id::new("written"));
        if !sheets.wanted {
            return;
        }
        if sheets.pass != pass {
            (sheets.pass, sheets.written) = (pass, Vec::new());
        }
        sheets.written.push(written());
    });
}

/// The text, or a longer one if words are lengthened. Numbers do not change.
pub(super) fn in_length<'a>(ctx: &Context, text: &'a str) -> Cow<'a, str> {
    match ctx.data(|data| data.get_temp::<f32>(Id::new("lengthened"))) {
        Some(share) => Cow::Owned(lengthened(text, share)),
        None => Cow::Borrowed(text),
    }
}

fn lengthened(text: &str, share: f32) -> String {
    if !text.contains(char::is_alphabetic) || text.chars().count() < 2 {
        return text.to_owned();
    }
    // The added letters repeat the text, so that the added words are of the same kind.
    let more = (text.chars().count() as f32 * share).round() as usize;
    let more: String = text.chars().filter(|letter| *letter != '\n').cycle().take(more.saturating_sub(1)).collect();
    format!("{text} {more}").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_grow_by_the_share_and_numbers_do_not() {
        assert_eq!(lengthened("Take back", 0.4), "Take back Tak");
        assert_eq!(lengthened("10 + 3", 0.4), "10 + 3");
        assert_eq!(lengthened("Q", 0.4), "Q");
        assert_eq!(lengthened("Thin Lanterns", 0.0), "Thin Lanterns");
    }
}
