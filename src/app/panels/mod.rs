//! Panels that every game has around its board. They know no game: each shows a small view of its own and says what the
//! player wants, as a [`TableIntent`] or as whatever the game gave it to say.

mod back;
pub(in crate::app) mod banner;
pub(in crate::app) mod card;
pub(in crate::app) mod choices;
pub mod friends;
pub(in crate::app) mod gear;
pub(in crate::app) mod ghosts;
pub(in crate::app) mod hand;
pub(in crate::app) mod lesson;
pub(in crate::app) mod log;
mod menu;
pub(in crate::app) mod menu_or_settings;
pub(in crate::app) mod not_saved;
pub(in crate::app) mod over_board;
pub(in crate::app) mod pile;
mod places;
pub(in crate::app) mod question_mark;
pub(in crate::app) mod replay;
mod table_intent;
mod tile_picture;
pub(in crate::app) mod tiles_to_come;
pub(in crate::app) mod tip;
pub(in crate::app) mod toast;

pub use choices::Choice;
pub use hand::HandView;
pub use lesson::{LessonStep, LessonView};
pub use log::LogLine;
pub use menu::MenuView;
pub use places::{Heights, Places};
pub use replay::ReplayView;
pub(in crate::app) use table_intent::looked_up;
pub use table_intent::{AskGuide, TableIntent};
pub use tile_picture::TilePicture;
pub use tiles_to_come::FaceToCome;
pub use tip::Tip;
pub use toast::Toast;
