//! The faces of type: Alegreya for text, Alegreya SC for headings, Almendra for the title word only.

use egui::{Context, FontData, FontDefinitions, FontFamily};
use std::sync::Arc;

/// A face of type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Running text.
    Text,
    /// Names and whatever is marked.
    Bold,
    /// Large numbers and sentences.
    Heavy,
    /// Asides.
    Italic,
    /// Headings in small capitals.
    Heading,
    /// The title word.
    Title,
}

impl Face {
    /// All faces.
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

    /// The family egui knows the face by.
    pub fn family(self) -> FontFamily {
        FontFamily::Name(self.file().into())
    }
}

/// What egui needs to know of the faces; `bytes` hands in the content of each font file. A face whose file is missing
/// is written in egui's own font, so that every sentence can still be read.
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

/// Whether egui has the faces already: fonts that are set take effect one pass later.
pub fn ready(ctx: &Context) -> bool {
    ctx.fonts(|fonts| Face::ALL.iter().all(|face| fonts.definitions().families.contains_key(&face.family())))
}
