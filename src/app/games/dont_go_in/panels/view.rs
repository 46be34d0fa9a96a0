//! What the panels of *Don't Go In There* show: plain data, computed elsewhere. Panels look nothing up by themselves.

pub use crate::app::panels::{LessonView, LogLine, MenuView, ReplayView, TableIntent, Toast};

use crate::app::screens::SettingsIntent;
use crate::app::spots::KeptFree;
use crate::rules::Colour;
use crate::rules::dont_go_in::{Action, Card, CardType, Roll, Types};
use crate::table::settings::Settings;
use egui::Rect;
use std::sync::Arc;

/// Everything on the screen that is not the house.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableView {
    /// Everybody at the table, in the order of play.
    pub players: Vec<PlayerRow>,
    /// The seat that asks for them with its button.
    pub peeks: Option<usize>,
    /// What a player who asked for it has to hear: their ghosts, and the face-down card.
    pub secrets: String,
    /// The last roll of the dice.
    pub last_roll: Option<RollView>,
    /// Turns that are left in the game; `None` in a lesson, which ends before.
    pub turns_left: Option<usize>,
    /// The types in play (HSETUP-3).
    pub types: Types,
    /// Whether the Clock has struck, which it does once in a game (HCARD-31).
    pub clock_has_struck: bool,
    /// Whose turn it is and what is due.
    pub turn: TurnView,
    /// What is told about what the pointer is on.
    pub info: Option<Info>,
    /// What to choose among, where it is not chosen in the house.
    pub choices: Vec<Choice>,
    /// What happened, oldest first.
    pub log: Arc<Vec<LogLine>>,
    /// Why the game is not saved, as a sentence; nothing while it is.
    pub not_saved: Option<String>,
    /// Why something was refused.
    pub toast: Option<Toast>,
    /// What can be chosen in the house and the names of its rooms, in points, while there is a message: it covers none.
    pub kept_free: KeptFree,
    /// The menu, while it is open.
    pub menu: Option<MenuView>,
    /// Whether a message, a question or the book of rules lies over the table: nothing else is answered then, and the
    /// menu is not seen.
    pub covered: bool,
    /// The rule that matters now: of what is pointed at, or else of the decision that is due.
    pub rule: &'static str,
    /// The bar of a game that is watched. It takes the place of the banner.
    pub replay: Option<ReplayView>,
    /// What a lesson says. It lies above the banner.
    pub lesson: Option<LessonView>,
    /// The settings that are being changed; they lie over the menu.
    pub settings: Option<Settings>,
    /// Whether the whole log lies over the table.
    pub whole_log: bool,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerRow {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// Whether it is their turn to decide.
    pub active: bool,
    /// Whether the computer plays for them.
    pub computer: bool,
    /// Whether they may see private things now, but have to ask for them (HHIDE-7).
    pub has_to_ask: bool,
    /// Meeples beside the house (HSETUP-7).
    pub supply: u8,
    /// Whether one of them may be dragged into the house now.
    pub can_place: bool,
    /// Their ghosts, if they may be seen now (HHIDE-1, HHIDE-7).
    pub ghosts: Option<u16>,
    /// Whether they have Cats that stay at the end because of so many ghosts, if these may be seen now (HCARD-20).
    pub cats_stay: bool,
    /// The last changes of their ghosts, which all saw, newest first; may be empty.
    pub lately: Vec<String>,
    /// Whether they may look at the face-down card (HROOM-61).
    pub may_look: bool,
    /// The Curses of their face-up cards, and at the end also those of their ghosts (HEND-3, HEND-4).
    pub curses: u16,
    /// What of them is left after the cards that work at the end, as things are, where this may be seen.
    pub at_end: Option<u16>,
    /// Their face-up cards by type, with the values in ascending order.
    pub sets: Vec<(CardType, Vec<u8>)>,
    /// Their dispelled cards.
    pub dispelled: Vec<Card>,
}

/// The last roll.
#[derive(Clone, Debug, PartialEq)]
pub struct RollView {
    /// Where and by whom: "Basement, by Guilhem".
    pub whence: String,
    /// What the dice showed. `None` while they tumble.
    pub roll: Option<Roll>,
    /// The die that was turned over, counted from 1.
    pub turned: Option<u8>,
    /// The dice that may be turned over now, counted from 1 (HROOM-40).
    pub can_turn: Vec<u8>,
    /// Who got what: "3 ghosts: Guilhem +3, Maura +2".
    pub result: String,
}

/// Whose turn it is and what is due.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TurnView {
    /// The colour of the player to decide, for the emblem.
    pub colour: Option<Colour>,
    /// Their name.
    pub name: String,
    /// What to do, as a sentence. It is not shown while the computer thinks.
    pub sentence: String,
    /// Whether the computer thinks for them.
    pub thinks: bool,
    /// The step of the turn.
    pub step: Step,
    /// Whether something can be taken back.
    pub can_take_back: bool,
}

/// The steps of a turn that people see (HPLACE-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Step {
    /// A meeple is placed.
    #[default]
    Place,
    /// The dice are rolled.
    Roll,
    /// Cards are taken.
    Take,
}

/// What is told about a thing under the pointer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Info {
    /// What it is.
    pub title: String,
    /// The card, if it is one whose face may be seen.
    pub card: Option<Card>,
    /// Where it is, for those who do not see it; may be empty.
    pub whereabouts: String,
    /// What it does.
    pub text: String,
    /// What would follow from choosing it.
    pub lines: Vec<String>,
    /// How likely a meeple there gets no ghost, one, two and so on, from 0 to 1. Empty if no dice are about to roll.
    pub chances: Vec<f32>,
    /// The rule that tells more about it, by its ID.
    pub rule: Option<&'static str>,
    /// What it is about, in points: the info covers nothing of it.
    pub about: Option<Rect>,
}

/// Something to choose: roll again or not, a type to dispel.
pub type Choice = crate::app::panels::Choice<Action>;

/// What somebody wants at the table.
#[derive(bevy::prelude::Message, Clone, Copy, Debug, PartialEq)]
pub enum Intent {
    /// What can be wanted at the table of any game.
    Table(TableIntent),
    /// Choose an action.
    Choose(Action),
    /// Show in the house what this choice is about: the pointer is on its button.
    PointAt(Action),
    /// Begin to drag a meeple of this colour.
    DragMeeple(Colour),
    /// Tell about this card of a tableau: the pointer is on it.
    LookAt(Card, Rect),
    /// Show what only the player of this seat may see, or hide it again.
    Peek(Option<usize>),
    /// What somebody wants at the settings.
    Settings(SettingsIntent),
}

impl From<TableIntent> for Intent {
    fn from(wanted: TableIntent) -> Intent {
        Intent::Table(wanted)
    }
}

impl From<SettingsIntent> for Intent {
    fn from(wanted: SettingsIntent) -> Intent {
        Intent::Settings(wanted)
    }
}
