//! What somebody can want at the table of any game.

use crate::app::table::{LessonIntent, ReplayIntent};

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
    /// Look up the rules of this game.
    LookUp,
    /// It is read why something was refused.
    CloseToast,
    /// Open the settings.
    OpenSettings,
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

/// Somebody asks the guide with a button. Keys ask by themselves.
#[derive(bevy::prelude::Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskGuide {
    /// What it would do.
    Advice,
    /// Whether the last decision was good.
    Judgement,
}
