//! What the panels of the table show: plain data, computed elsewhere. Panels look nothing up by themselves.
//!
//! The file is long because it is one list: a struct for each panel that is of this game alone, and nothing else.

pub use crate::app::panels::{
    FaceToCome, HandView, LessonView, LogLine, MenuView, Places, ReplayView, TableIntent, TilePicture, Tip, Toast,
};

use crate::app::screens::SettingsIntent;
use crate::app::spots::KeptFree;
use crate::rules::Colour;
use crate::rules::mists::{Action, Hound};
use crate::table::settings::Settings;
use std::sync::Arc;

/// Everything on the screen that is not the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableView {
    /// The score track.
    pub score: ScoreView,
    /// The ghosts of the supply.
    pub ghosts: GhostsView,
    /// The piles of tiles.
    pub piles: PilesView,
    /// Everybody at the table, in the order of play.
    pub players: Vec<PlayerRow>,
    /// The tile in hand, as long as it is not laid.
    pub hand: Option<HandView>,
    /// Whose turn it is and what is due.
    pub phase: PhaseView,
    /// What would follow if the hovering tile were laid.
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
    /// Whether the Spell Circles are played with.
    pub spell_circles: bool,
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

/// Something of the game that is looked up on a sheet over the table.
#[derive(Clone, Debug, PartialEq)]
pub enum OverTable {
    /// The whole log.
    Log,
    /// The tiles that are still to come.
    Tiles(TilesToCome),
}

/// The tiles that are still to come, as anybody could count them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TilesToCome {
    /// The different faces, those of a kind one after the other.
    pub faces: Vec<FaceToCome>,
    /// Tiles left in all piles.
    pub in_piles: u16,
    /// Tiles that lie face down: nobody knows which of these they are (L5-4).
    pub face_down: u16,
}

/// The score track.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreView {
    /// The level's number.
    pub level: u8,
    /// Points to reach, by every marker.
    pub goal: u16,
    /// The score markers, one or three.
    pub markers: Vec<MarkerView>,
    /// The hounds of the level.
    pub hounds: Vec<HoundView>,
}

/// A score marker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MarkerView {
    /// Its colour.
    pub colour: Colour,
    /// Its points so far.
    pub total: u16,
    /// Where it stands, in points: on its way to the total, in the air between two spaces.
    pub stands: f32,
    /// Points that the hovering tile would bring it, or that the scoring under way brings it.
    pub coming: u16,
}

/// A hound and its space of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoundView {
    /// Which.
    pub hound: Hound,
    /// The points at which it waits.
    pub space: u16,
    /// Where it is.
    pub place: HoundPlace,
}

/// Where a hound is, as the track tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoundPlace {
    /// On its space.
    Waiting,
    /// With a meeple of this colour.
    With(Colour),
    /// Out of the game.
    Gone,
}

impl Default for ScoreView {
    fn default() -> Self {
        let marker = MarkerView { colour: Colour::Pink, total: 0, stands: 0.0, coming: 0 };
        ScoreView { level: 1, goal: 50, markers: vec![marker], hounds: Vec::new() }
    }
}

impl ScoreView {
    /// The points that count for hounds and goal: those of the hindmost marker (L6-3).
    pub fn total(&self) -> u16 {
        self.markers.iter().map(|marker| marker.total).min().unwrap_or_default()
    }
}

/// The ghosts of the supply.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GhostsView {
    /// How many are left.
    pub left: u8,
    /// How many the level has in all.
    pub of: u8,
    /// What the hovering tile would take; `None` while no tile hovers over a place where it fits.
    pub would_take: Option<Taking>,
    /// Eloise, where the Spell Circles are played with.
    pub cat: Option<CatView>,
}

/// What a tile would take from the supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taking {
    /// So many ghosts.
    pub ghosts: u8,
    /// Whether that is more than there will be (GHOST-5).
    pub too_many: bool,
    /// Whether Eloise would come for it (CAT-2).
    pub cat_comes: bool,
}

/// Where Eloise is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CatView {
    /// Behind so many ghosts of the supply (CAT-1).
    Behind(u8),
    /// With a meeple of this colour.
    With(Colour),
    /// Beside the board (CAT-3).
    Waiting,
    /// Beside the board, and the table is asked whom she joins (CAT-2).
    Asking,
}

/// The piles of tiles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PilesView {
    /// The piles in order, one or three.
    pub piles: Vec<PileView>,
    /// The one that is drawn from, from 0.
    pub active: usize,
    /// Tiles at the beginning, of all piles.
    pub of: u16,
    /// The points that each marker still needs for the active pile's target.
    pub to_go: Vec<u16>,
}

/// One pile, and what it has to bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileView {
    /// Tiles left to draw.
    pub left: u16,
    /// The hound that is its target; the goal, where there is none.
    pub hound: Option<Hound>,
    /// The points of the target.
    pub target: u16,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerRow {
    /// The name.
    pub name: String,
    /// Whether it is their turn.
    pub active: bool,
    /// Whether the computer plays for them.
    pub computer: bool,
    /// Their meeples, colour by colour; at least one.
    pub colours: Vec<MeeplesInHand>,
}

/// A player's meeples of one colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeeplesInHand {
    /// The colour.
    pub colour: Colour,
    /// How many are in hand.
    pub left: u8,
    /// How many there are in all.
    pub of: u8,
    /// Whether the next meeple will be of this colour.
    pub selected: bool,
    /// Whether one may be put on the board now.
    pub usable: bool,
}

/// Whose turn it is and what is due.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PhaseView {
    /// The active player's colour, for the emblem.
    pub colour: Option<Colour>,
    /// What to do, as a sentence; or that the computer thinks.
    pub sentence: String,
    /// The step of the turn.
    pub step: Step,
    /// Whether the turn can go on without a meeple.
    pub can_skip: bool,
    /// Whether the guide would do so.
    pub skip_advised: bool,
    /// Whether the guide can be asked.
    pub can_ask: bool,
    /// Whether something can be taken back.
    pub can_take_back: bool,
}

/// The steps of a turn that people see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Step {
    /// The tile is laid.
    #[default]
    Tile,
    /// Somebody is buried.
    Burial,
    /// Ghosts come.
    Ghosts,
    /// Eloise comes.
    Eloise,
    /// A meeple is put.
    Meeple,
    /// Regions are scored.
    Score,
    /// A hound comes.
    Hound,
    /// A tile is laid face down.
    FaceDown,
}

/// "If it lies here": what would follow.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ForesightCard {
    /// The consequences, the most important one first.
    pub lines: Vec<ForesightLine>,
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
    /// Points that would come.
    Points(u16),
    /// Ghosts that would come.
    Ghosts,
    /// A bank that would burn off.
    Freed,
    /// Something that Eloise would do.
    Cat,
    /// A bank that could never burn off any more.
    Spoilt,
    /// Something else worth knowing.
    Note,
    /// It would lose the game.
    Danger,
}

/// Something to choose.
pub type Choice = crate::app::panels::Choice<Answer>;

/// What a choice does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answer {
    /// Carries out an action of the rules.
    Act(Action),
    /// Leads to the ghosts on the board, to click them there.
    #[default]
    PickGhosts,
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
    /// Go to the ghosts on the board.
    PickGhosts,
    /// Let the next meeple be of this colour.
    SelectColour(Colour),
    /// Begin to drag a meeple of this colour.
    DragMeeple(Colour),
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
