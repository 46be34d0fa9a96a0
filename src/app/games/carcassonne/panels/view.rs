//! What the panels of the competitive game show: plain data, computed elsewhere. Panels look nothing up by themselves.

pub use crate::app::panels::{
    FaceToCome, HandView, LessonView, LogLine, MenuView, Places, ReplayView, TableIntent, TilePicture, Tip, Toast,
};

use crate::app::screens::SettingsIntent;
use crate::app::spots::KeptFree;
use crate::rules::Colour;
use crate::rules::carcassonne::{Action, Piece};
use crate::table::settings::Settings;
use std::sync::Arc;

/// Everything on the screen that is not the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableView {
    /// Everybody at the table, in the order of play.
    pub players: Vec<PlayerRow>,
    /// The ghosts of the supply.
    pub ghosts: GhostsView,
    /// The supply of tiles.
    pub tiles: TilesView,
    /// The tile in hand, as long as it is not laid.
    pub hand: Option<HandView>,
    /// The picture of the tile that was laid this turn; seen while there is none in hand.
    pub laid: Option<TilePicture>,
    /// Whose turn it is and what is due.
    pub turn: TurnView,
    /// What would follow from what hovers or is pointed at.
    pub foresight: Option<ForesightCard>,
    /// What to choose among, where it is not chosen on the board.
    pub choices: Vec<Choice>,
    /// What happened, oldest first.
    pub log: Arc<Vec<LogLine>>,
    /// Why the game is not saved, as a sentence; nothing while it is.
    pub not_saved: Option<String>,
    /// Why something was refused.
    pub toast: Option<Toast>,
    /// What the region under the pointer is; a refusal goes before.
    pub tip: Option<Tip>,
    /// What message and tip leave free on the board.
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
    /// What is looked up over the table; it lies over the menu.
    pub over: Option<OverTable>,
    /// Whether it can be looked up which tiles are still to come.
    pub tells_tiles: bool,
}

/// Somebody at the table, with their marker on the score track.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerRow {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// Whether it is their turn.
    pub active: bool,
    /// Whether the computer plays for them.
    pub computer: bool,
    /// Their points.
    pub points: u16,
    /// What they would have if the game ended now: at the beginning of a turn, while somebody points at the panels
    /// (REND-2).
    pub if_over: Option<u16>,
    /// Where their marker stands, in spaces walked: on its way to the points, in the air between two spaces.
    pub stands: f32,
    /// Points that what hovers would bring them; it may cost some.
    pub coming: i16,
    /// Their pieces beside the board, one kind after the other.
    pub pieces: Vec<PieceInHand>,
    /// Guards in their reserve (RGUARD-3).
    pub reserve: u8,
    /// Ghosts that stand with their meeples (RGHOST-4).
    pub ghosts: u8,
}

/// A player's pieces of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceInHand {
    /// The kind.
    pub piece: Piece,
    /// How many are in hand.
    pub left: u8,
    /// Whether the next meeple will be of this kind.
    pub selected: bool,
    /// Whether one may be put on the board now, by somebody at the mouse.
    pub usable: bool,
}

/// The ghosts of the supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GhostsView {
    /// How many are left.
    pub left: u8,
    /// How many there are in all (RSETUP-5).
    pub of: u8,
    /// What the hovering choice would do; `None` while nothing hovers that could move a ghost.
    pub would: Option<GhostsMoved>,
}

/// What a choice would do with the ghosts of the supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GhostsMoved {
    /// So many would leave it.
    pub taken: u8,
    /// So many would come back to it.
    pub back: u8,
}

/// The supply of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TilesView {
    /// Tiles left to draw.
    pub left: u16,
    /// Tiles at the beginning.
    pub of: u16,
    /// Tiles that fitted nowhere and left the game (RPLACE-2).
    pub set_aside: u16,
}

/// Whose turn it is and what is due.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TurnView {
    /// The active player's colour, for the emblem.
    pub colour: Option<Colour>,
    /// Their name.
    pub name: String,
    /// What to do, as a sentence. It is not shown while the computer thinks.
    pub sentence: String,
    /// Whether the computer thinks for them.
    pub thinks: bool,
    /// The step of the turn.
    pub step: Step,
    /// Whether the turn can go on without a meeple.
    pub can_skip: bool,
    /// Whether the guide would do so.
    pub skip_advised: bool,
    /// Whether something can be taken back.
    pub can_take_back: bool,
}

/// The steps of a turn that people see (RTURN-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Step {
    /// The tile is laid.
    #[default]
    Tile,
    /// Ghosts move.
    Ghosts,
    /// A meeple is put.
    Meeple,
    /// Regions are scored.
    Score,
}

/// What would follow.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ForesightCard {
    /// What hovers.
    pub of: Hovering,
    /// The consequences, the most important one first.
    pub lines: Vec<ForesightLine>,
}

/// What the pointer tries on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hovering {
    /// The tile in hand.
    #[default]
    Tile,
    /// A ghost that comes to a meeple.
    Ghost,
    /// A ghost that leaves its meeple or its circle.
    LeavingGhost,
    /// A piece of this kind.
    Piece(Piece),
    /// A finished region, to be scored before others.
    Region,
}

/// One consequence.
#[derive(Clone, Debug, PartialEq)]
pub struct ForesightLine {
    /// The little picture before it.
    pub mark: ForesightMark,
    /// The consequence as a short sentence.
    pub text: String,
}

/// The little picture before a consequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForesightMark {
    /// Points, of this colour if it is known whose.
    Points {
        /// Whose.
        colour: Option<Colour>,
        /// How many; it may cost some.
        points: i16,
    },
    /// Ghosts that move.
    Ghost,
    /// Somebody whom it is about.
    Player(Colour),
    /// A guard that comes from the reserve of this colour (RCEM-3).
    Guard(Colour),
    /// A field.
    Field,
    /// A city.
    City,
    /// Something bad.
    Danger,
    /// Something else worth knowing.
    Note,
}

/// Something to choose: which region is scored next, no meeple, the abbot's recall.
pub type Choice = crate::app::panels::Choice<Action>;

/// Something of the game that is looked up on a sheet over the table.
#[derive(Clone, Debug, PartialEq)]
pub enum OverTable {
    /// The whole log.
    Log,
    /// The faces of which tiles are still to come, those of a kind one after the other.
    Tiles(Vec<FaceToCome>),
}

/// What somebody wants at the table.
#[derive(bevy::prelude::Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// What can be wanted at the table of any game.
    Table(TableIntent),
    /// Choose an action.
    Choose(Action),
    /// Show on the board what this choice is about: the pointer is on its button.
    PointAt(Action),
    /// Let the next meeple be of this kind.
    SelectPiece(Piece),
    /// Begin to drag a piece of this kind.
    DragPiece(Piece),
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
