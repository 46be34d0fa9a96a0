//! What was written on the sheets: whether all of it fits, and would still fit in a language with longer words.

use egui::{Context, Id, LayerId, Rect};
use std::borrow::Cow;

/// A piece of text as it was last written.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// What it says.
    pub text: String,
    /// Where its ink is, in points.
    pub place: Rect,
    /// The part of the screen beyond which nothing is to be seen of it.
    pub seen: Rect,
    /// What it lies on: two pieces of one sheet must not lie on each other.
    pub sheet: LayerId,
    /// Whether it was too long for its room.
    pub cut: bool,
}

#[derive(Clone, Default)]
struct Sheets {
    wanted: bool,
    pass: u64,
    written: Vec<Written>,
}

/// What was written in the last pass. Nothing is noted before this was asked once.
pub fn take_written(ctx: &Context) -> Vec<Written> {
    ctx.data_mut(|data| {
        let sheets: &mut Sheets = data.get_temp_mut_or_default(Id::new("written"));
        sheets.wanted = true;
        std::mem::take(&mut sheets.written)
    })
}

/// Writes every text longer by this share from now on, as other languages would.
pub fn lengthen_words(ctx: &Context, share: f32) {
    ctx.data_mut(|data| data.insert_temp(Id::new("lengthened"), share));
}

/// Notes a piece of text, if anybody wants to know.
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

/// The text, or a longer one where words are lengthened; numbers stay what they are.
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
    // The text begins again at its end, so that words of the same kind are added.
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
