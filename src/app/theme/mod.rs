//! The look of everything but the board: typefaces, colours, scale, and the parts of panels.
//!
//! Panels and screens draw with a [`Pen`] and take their pictures from an [`Art`]. Neither of these knows the game.

mod art;
mod choosers;
mod colours;
mod contrast;
mod controls;
mod fonts;
mod listed;
mod pen;
mod presses;
mod scale;
mod screen;
pub(in crate::app) mod shader;
mod sheet;
mod style;
mod under_pointer;
mod written;

pub use art::{Art, Pictured, Scene, SceneSizes, Thing};
pub use choosers::OneOf;
pub use colours::*;
pub use contrast::choose_contrast;
pub use fonts::{Face, definitions, ready};
pub use listed::{Control, shown_controls};
pub use pen::{Pen, Type};
pub use presses::take_pressed;
pub use scale::{choose_scale, is_upright, most_fitting, screen_unit, table_unit, unit_on};
pub use screen::{buttons, candlelight, escaped, focus_first, row_of_buttons, screen, table_with_title, way_back};
pub use sheet::{Reach, SheetOptions, sheet};
pub use style::apply;
pub use under_pointer::{TellOnHover, explain, rule_under_pointer};
pub use written::{Written, lengthen_words, take_written};
