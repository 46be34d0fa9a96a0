//! From a watched game back to playing: play on from the position that is shown, or watch no longer. And games that are
//! dropped onto the window, which are watched.

use super::leave::AtStake;
use super::opening::ToTable;
use super::playing::Playable;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::messages::{Answered, MessageView, Question};
use crate::app::shell::screen::Screen;
use crate::app::table::{self, AtTable, ReplayIntent, Watched, is_watched};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileDragAndDrop>().init_resource::<Waiting>();
    let open = (open_dropped, open_after_all).chain().in_set(FrameSystems::Answer);
    app.add_systems(Update, open.run_if(not(in_state(Screen::Loading))));
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

/// The file that is opened if the players agree to lose the game on the table.
#[derive(Resource, Default)]
struct Waiting(PathBuf);

/// A game that is dropped onto the window is watched. Every decision of the game at the table is saved already; if that
/// failed, the players are asked first.
fn open_dropped(
    mut dropped: MessageReader<FileDragAndDrop>,
    at_stake: AtStake,
    mut waiting: ResMut<Waiting>,
    mut to_table: ToTable,
) {
    for event in dropped.read() {
        let FileDragAndDrop::DroppedFile { path_buf, .. } = event else { continue };
        match at_stake.lost() {
            None => to_table.watch_file(path_buf),
            Some(why) => {
                waiting.0.clone_from(path_buf);
                to_table.messages.ask(MessageView::leave_unsaved(why), Question::Watch);
            }
        }
    }
}

fn open_after_all(mut answers: MessageReader<Answered>, waiting: Res<Waiting>, mut to_table: ToTable) {
    if answers.read().any(|answer| answer.yes && answer.question == Question::Watch) {
        to_table.watch_file(&waiting.0);
    }
}
