//! The typefaces: Alegreya for text, Alegreya SC for headings, Almendra only for the name of the game on the title.
//!
//! In the files of Alegreya, plain digits are those as high as capitals, and the 1 is drawn with a flag: theirs looks
//! like I.

use egui::{Context, FontData, FontDefinitions, FontFamily};
use std::sync::Arc;

/// A typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Running text.
    Text,
    /// Names and emphasized words.
    Bold,
    /// Large numbers and sentences.
    Heavy,
    /// Less important remarks.
    Italic,
    /// Headings in small capitals.
    Heading,
    /// The name of the game on the title.
    Title,
}

impl Face {
    /// All typefaces.
    pub const ALL: [Face; 6] = [Face::Text, Face::Bold, Face::Heavy, Face::Italic, Face::Heading, Face::Title];

    /// The font's file below `assets/fonts`.
    pub const fn file(self) -> &'static str {
        match self {
            Face::Text => "Alegreya-Medium-lining.ttf",
            Face::Bold => "Alegreya-Bold-lining.ttf",
            Face::Heavy => "Alegreya-ExtraBold-lining.ttf",
            Face::Italic => "Alegreya-MediumItalic-lining.ttf",
            Face::Heading => "AlegreyaSC-Bold-lining.ttf",
            Face::Title => "Almendra-Bold.ttf",
        }
    }

    /// The name of the family in egui.
    pub fn family(self) -> FontFamily {
        FontFamily::Name(self.file().into())
    }
}

/// egui's definitions of the typefaces. `bytes` returns the content of each font file. If a file is missing, egui's own
/// font replaces it, so that all text can still be read.
pub fn definitions(bytes: impl Fn(Face) -> Option<Vec<u8>>) -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for face in Face::ALL {
        let mut names = fallback.clone();
        if let Some(bytes) = bytes(face) {
            fonts.font_data.insert(face.file().to_owned(), Arc::new(FontData::from_owned(bytes)));
            names.insert(0, face.file().to_owned());
        }
        if face == Face::Text {
            fonts.families.insert(FontFamily::Proportional, names.clone());
        }
        fonts.families.insert(face.family(), names);
    }
    fonts
}

/// Whether egui has the typefaces already. They take effect one pass after they were set.
pub fn ready(ctx: &Context) -> bool {
    ctx.fonts(|fonts| Face::ALL.iter().all(|face| fonts.definitions().families.contains_key(&face.family())))
}
