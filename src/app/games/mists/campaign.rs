//! The campaign of the people at this machine: read at the start and saved when it changes.

use super::words;
use crate::app::games::mists::table::AtTable;
use crate::app::games::playing::MistsAt;
use crate::app::games::records::KeepRecords;
use crate::app::shell::frame::{FrameSystems, KeepSettings};
use crate::app::shell::home::{FindHome, Home};
use crate::app::shell::look_up::look_up;
use crate::app::shell::messages::{Kept, MessageView, Messages};
use crate::app::shell::screen::Screen;
use crate::app::table::{Decided, OfGame, at_table};
use crate::app::words::say;
use crate::rules::Game;
use crate::rules::mists::Mists;
use crate::table::mists::campaign::{self, Campaign, Progress};
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptCampaign>();
    app.add_systems(OnExit(Screen::Loading), look_back.after(FindHome).after(KeepSettings))
        .add_systems(OnEnter(MistsAt(Screen::Table)), forget_result)
        .add_systems(OnEnter(MistsAt(Screen::Result)), keep_result);
    // Whoever leaves while the end is still being shown has won or lost all the same.
    let ends = on_message::<Decided>.and_then(at_table::<Mists>).and_then(|table: Res<AtTable>| has_ended(&table));
    let keep = keep_result.in_set(FrameSystems::Keep).after(KeepRecords).in_set(OfGame::of::<Mists>());
    app.add_systems(Update, keep.run_if(ends));
}

/// How far the people at this machine have come.
#[derive(Resource, Default)]
pub struct KeptCampaign {
    /// Levels and results.
    pub campaign: Campaign,
    /// What the last game changed.
    pub progress: Progress,
    /// That game, by its seed, how it ended, and whether something was taken back.
    game: Option<(u64, u64, bool)>,
    /// The file of the campaign. `None` in tests and pictures.
    path: Option<PathBuf>,
}

impl KeptCampaign {
    /// Changes the campaign and saves it. Returns a message for the players if saving fails.
    pub fn change(&mut self, change: impl FnOnce(&mut Campaign)) -> Option<MessageView> {
        change(&mut self.campaign);
        let error = campaign::write(&self.campaign, self.path.as_ref()?).err()?;
        Some(MessageView::told(say!("told-campaign-not-kept"), &words::sentence(&error.to_string())))
    }
}

/// Reads the campaign file beside the saves. A damaged file is moved away and reported.
pub(in crate::app::games) fn look_back(
    home: Res<Home>,
    mut kept: ResMut<KeptCampaign>,
    mut messages: ResMut<Messages>,
) {
    let looked_up = look_up(&home, Kept::Campaign, campaign::beside, campaign::read, &mut messages);
    (kept.campaign, kept.path) = (looked_up.found.unwrap_or_default(), looked_up.file);
}

/// A game that begins is another one than the last, even with the same seed. One that is watched from its beginning is
/// not.
fn forget_result(table: Option<Res<AtTable>>, mut kept: ResMut<KeptCampaign>) {
    if table.is_some_and(|table| table.counts() && table.sitting.played().is_empty()) {
        (kept.game, kept.progress) = (None, Progress::default());
    }
}

fn has_ended(table: &AtTable) -> bool {
    table.counts() && table.position().outcome().is_some()
}

/// Saves how the game on the table ended, once: whoever comes back to the result is told again what it changed.
fn keep_result(table: Option<Res<AtTable>>, mut kept_campaign: ResMut<KeptCampaign>, mut messages: ResMut<Messages>) {
    let Some(table) = table else { return };
    // What was only watched, or was played at the table of somebody else, is no win of this campaign.
    let sitting = &table.sitting;
    let ending = || (sitting.seed(), sitting.position().fingerprint(), sitting.with_take_back());
    let game = table.counts().then(ending);
    if game.is_some() && game == kept_campaign.game {
        return;
    }
    let mut progress = Progress::default();
    if game.is_some() {
        let trouble = kept_campaign.change(|campaign| progress = campaign.keep(&table.sitting));
        trouble.into_iter().for_each(|trouble| messages.tell(trouble));
        // The end may have been taken back, and now is another one.
        if kept_campaign.game.map(|(seed, ..)| seed) == Some(sitting.seed()) {
            progress.opened = progress.opened.or(kept_campaign.progress.opened);
        }
    }
    (kept_campaign.progress, kept_campaign.game) = (progress, game);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::mists::Setup;
    use crate::table::mists::{Sitting, shipped};

    /// The same seed may be played again: its result is told for itself.
    #[test]
    fn a_game_that_begins_forgets_what_the_last_one_changed_and_one_that_goes_on_does_not() {
        let setup = Setup::with_players(shipped::level(1).expect("level 1"), shipped::deck().expect("the deck"), 2);
        let mut sitting = Sitting::begin(setup, 7, Vec::new()).expect("a table");
        let mut world = World::new();
        let mut forgets = |sitting: &Sitting| {
            world.insert_resource(KeptCampaign { game: Some((7, 1, false)), ..KeptCampaign::default() });
            world.insert_resource(AtTable::played(sitting.clone()));
            world.run_system_cached(forget_result).expect("the system runs");
            world.resource::<KeptCampaign>().game.is_none()
        };
        assert!(forgets(&sitting));
        sitting.play(sitting.position().legal_actions()[0]).expect("a legal action");
        assert!(!forgets(&sitting), "whoever comes back from the result is told the same again");
    }
}
