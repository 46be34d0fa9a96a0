//! The campaign of the people at this machine: read at the start, kept whenever it changes.

use super::front::Parlour;
use super::saves::Saves;
use super::screens::{Damaged, Kept, MessageView};
use super::table::AtTable;
use super::{Screen, words};
use crate::table::kept;
use crate::table::mists::campaign::{self, Campaign, Progress};
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Journey>();
    app.add_systems(OnExit(Screen::Loading), look_back).add_systems(OnEnter(Screen::Result), keep_result);
}

/// How far the people at this machine have come.
#[derive(Resource, Default)]
pub struct Journey {
    /// Levels and results.
    pub campaign: Campaign,
    /// What the last game changed.
    pub progress: Progress,
    /// Where it is kept; nowhere in tests and pictures.
    path: Option<PathBuf>,
}

impl Journey {
    /// Changes the campaign and keeps it; word for the players where that fails.
    pub fn change(&mut self, change: impl FnOnce(&mut Campaign)) -> Option<MessageView> {
        change(&mut self.campaign);
        let error = campaign::write(&self.campaign, self.path.as_ref()?).err()?;
        Some(MessageView::told("The campaign can't be kept", &words::sentence(&error.to_string())))
    }
}

/// Reads the campaign that lies beside the saves; a damaged one is set aside and told of.
fn look_back(saves: Res<Saves>, mut journey: ResMut<Journey>, mut parlour: ResMut<Parlour>) {
    let Some(path) = saves.path().map(campaign::beside) else { return };
    if saves.is_elsewhere() {
        // The other window tells what is wrong with the file, and writes it.
        journey.campaign = campaign::read(&path).unwrap_or_default();
        return;
    }
    journey.path = Some(path.clone());
    match campaign::read(&path) {
        Ok(campaign) => journey.campaign = campaign,
        Err(error) => {
            let (kept, free) = kept::out_of_the_way(path.clone());
            journey.path = free;
            parlour.tell_damaged(Damaged::new(Kept::Campaign, &error, &path, &kept));
        }
    }
}

/// Keeps how the game on the table ended.
fn keep_result(table: Option<Res<AtTable>>, mut journey: ResMut<Journey>, mut parlour: ResMut<Parlour>) {
    let Some(table) = table else { return };
    let mut progress = Progress::default();
    let trouble = journey.change(|campaign| progress = campaign.keep(&table.sitting));
    journey.progress = progress;
    if let Some(trouble) = trouble {
        parlour.tell(trouble);
    }
}
