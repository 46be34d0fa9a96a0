//! What somebody can want at the table of any game.

use crate::app::book::About;
use crate::app::input::{Want, pressed};
use crate::app::table::{LessonIntent, ReplayIntent};
use crate::app::theme::rule_under_pointer;
use egui::Context;

/// What somebody wants at the panels that every game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableIntent {
    /// Turn the tile in hand: 1 clockwise, -1 the other way.
    Rotate(i8),
    /// Begin to drag the tile in hand.
    DragHand,
    /// Go on without a meeple.
    Skip,
    /// Take back the last decision.
    TakeBack,
    /// Do again what was taken back last.
    Redo,
    /// Ask the guide this.
    Ask(AskGuide),
    /// Show the whole board.
    FitBoard,
    /// Open the menu.
    OpenMenu,
    /// Look this up in the book of rules.
    LookUp(About),
    /// It is read why something was refused.
    CloseToast,
    /// Open the settings.
    OpenSettings,
    /// See who sits where, and open the table to friends.
    OpenFriends,
    /// Open the whole log.
    OpenLog,
    /// Look up which tiles are still to come.
    OpenTiles,
    /// Close the menu, or what lies over the table, and go on.
    CloseMenu,
    /// Go through a game that is watched.
    Replay(ReplayIntent),
    /// Go through a lesson.
    Lesson(LessonIntent),
    /// Begin another game with the same players.
    BeginAgain,
    /// Save and go to the title.
    SaveAndLeave,
    /// Save and leave the program.
    Quit,
}

/// What is looked up with keys while nothing lies over the table: the log, the tiles to come if that is offered, and
/// the rule of what the pointer is on in the panels, or else `rule`.
pub(in crate::app) fn looked_up(
    ctx: &Context,
    tells_tiles: bool,
    rule: &'static str,
) -> impl Iterator<Item = TableIntent> {
    let rule = rule_under_pointer(ctx).unwrap_or(rule);
    let keys = [
        (Want::Log, true, TableIntent::OpenLog),
        (Want::Tiles, tells_tiles, TableIntent::OpenTiles),
        (Want::Rule, true, TableIntent::LookUp(About::Rule(rule))),
    ];
    let wanted = keys.map(|(key, offered, intent)| (offered && pressed(ctx, key)).then_some(intent));
    wanted.into_iter().flatten()
}

/// Somebody asks the guide with a button. Keys ask by themselves.
#[derive(bevy::prelude::Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskGuide {
    /// What it would do.
    Advice,
    /// Whether the last decision was good.
    Judgement,
}
