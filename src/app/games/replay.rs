//! From a watched game back to playing: play on from the position that is shown, or watch no longer. And games that are
//! dropped onto the window, which are watched.

use super::opening::ToTable;
use super::playing::Playable;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::{self, AtTable, ReplayIntent, Watched, is_watched};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>();
    app.add_systems(Update, open_dropped.in_set(FrameSystems::Answer).run_if(not(in_state(Screen::Loading))));
}

/// Watching games of this kind.
pub(super) fn game<G: Playable + Watched>(app: &mut App) {
    table::replay::<G>(app);
    app.add_systems(Update, stop_watching::<G>.in_set(FrameSystems::Answer).run_if(is_watched::<G>));
}

fn stop_watching<G: Playable + Watched>(
    mut intents: MessageReader<ReplayIntent>,
    table: Res<AtTable<G>>,
    mut to_table: ToTable,
) {
    for intent in intents.read() {
        match intent {
            ReplayIntent::Leave => match table.replay() {
                Some(watched) if watched.leads_back() => to_table.back_from_watching(table.sitting.clone(), watched),
                _ => to_table.screen.set(Screen::SavedGames),
            },
            ReplayIntent::PlayOn if table.position().outcome().is_none() => {
                let mut sitting = table.sitting.clone();
                // Who only watches takes nothing back; who branches off before the last decision does.
                if let Some(watched) = table.replay().filter(|it| it.line.decisions() == sitting.played().len()) {
                    sitting.end_watching(watched.line.decisions(), watched.with_take_back);
                }
                to_table.open_another(sitting);
            }
            _ => {}
        }
    }
}

/// A game that is dropped onto the window is watched. Every decision of the game at the table is saved already.
fn open_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut to_table: ToTable) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            to_table.watch_file(path_buf);
        }
    }
}
