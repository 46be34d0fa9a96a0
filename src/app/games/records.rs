//! The records: each finished game is added to them, their page is shown, and the result tells what was achieved.

use super::playing::Playable;
use super::saves::KeepGames;
use super::{LookBack, lessons};
use crate::app::screens::TitleIntent;
use crate::app::screens::records::{Counted, RecordsIntent, RecordsView, achieved, records};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::Home;
use crate::app::shell::look_up::look_up;
use crate::app::shell::menu::Covered;
use crate::app::shell::messages::{Kept, MessageView, Messages};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::table::{AtTable, Decided, OfGame, at_table};
use crate::app::theme::Art;
use crate::app::words::{say, sentence};
use crate::rules::Game;
use crate::rules::mists::Level;
use crate::table::Sitting;
use crate::table::records::{self as files, Achievement, Recorded, Records};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use jiff::Zoned;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptRecords>().add_message::<RecordsIntent>();
    app.add_systems(OnExit(Screen::Loading), look_back.in_set(LookBack).after(lessons::look_back));
    app.add_systems(OnEnter(Screen::Records), count);
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(Screen::Records)));
    // It lies over the result, whichever of the two is drawn first.
    app.add_systems(EguiPrimaryContextPass, show_achieved.in_set(ShowScreen).run_if(in_state(Screen::Result)));
    app.add_systems(OnExit(Screen::Result), |mut kept: ResMut<KeptRecords>| kept.achieved.clear());
    app.add_systems(Update, answer.in_set(FrameSystems::Answer));
}

/// The records of one game.
pub(super) fn game<G: Playable + Recorded>(app: &mut App) {
    // It is added after it was saved. The result may lay it on the table again, where it is recognised before anything
    // is decided.
    let recognise = recognise::<G>.run_if(resource_added::<AtTable<G>>);
    let systems = (recognise, add::<G>.run_if(at_table::<G>)).chain();
    let systems = systems.in_set(KeepRecords).in_set(FrameSystems::Keep).after(KeepGames);
    app.add_systems(Update, systems.in_set(OfGame::of::<G>()));
}

/// Systems that add a finished game to the records.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct KeepRecords;

/// The records of the people at this machine.
#[derive(Resource, Default)]
pub(super) struct KeptRecords {
    records: Records,
    /// The file. `None` in tests and pictures.
    path: Option<PathBuf>,
    /// The games that have ended since the program was opened. Another end of one of them takes the place of the first.
    ended: Vec<Ended>,
    /// Which of these lies on the table.
    at_table: Option<usize>,
    /// What was achieved by that game for the first time.
    achieved: Vec<Achievement>,
    /// What the page shows, counted when it is opened.
    view: RecordsView,
}

/// A game that has ended, as it was left: the players may have taken its end back, and go on with it later.
struct Ended {
    /// Its line in the records, from 0.
    line: usize,
    seed: u64,
    played: usize,
    fingerprint: u64,
}

impl Ended {
    fn at<G: Game>(line: usize, sitting: &Sitting<G>) -> Ended {
        let (played, fingerprint) = (sitting.played().len(), sitting.position().fingerprint());
        Ended { line, seed: sitting.seed(), played, fingerprint }
    }

    /// Whether this is that game.
    fn is<G: Game>(&self, sitting: &Sitting<G>) -> bool {
        (self.seed, self.played) == (sitting.seed(), sitting.played().len())
            && self.fingerprint == sitting.position().fingerprint()
    }
}

/// Reads the file beside the saves. A damaged file is moved away and reported.
pub(super) fn look_back(home: Res<Home>, mut kept: ResMut<KeptRecords>, mut messages: ResMut<Messages>) {
    let looked_up = look_up(&home, Kept::Records, files::beside, files::read, &mut messages);
    (kept.records, kept.path) = (looked_up.found.unwrap_or_default(), looked_up.file);
}

/// Finds out whether the game that comes to the table has ended before.
fn recognise<G: Playable + Recorded>(table: Res<AtTable<G>>, mut kept: ResMut<KeptRecords>) {
    if table.counts() {
        kept.at_table = kept.ended.iter().position(|ended| ended.is(&table.sitting));
    }
}

/// Adds the game at the table as soon as it has ended, and tells what was achieved by it.
fn add<G: Playable + Recorded>(
    mut decided: MessageReader<Decided>,
    table: Res<AtTable<G>>,
    mut kept: ResMut<KeptRecords>,
    mut messages: ResMut<Messages>,
) {
    if decided.read().count() == 0 || !table.counts() {
        return;
    }
    let sitting = &table.sitting;
    if let Some(same) = kept.at_table {
        kept.ended[same] = Ended::at(kept.ended[same].line, sitting);
    }
    let Some(game) = G::finished(sitting, Zoned::now().date()) else { return };
    let achieved = match kept.at_table {
        Some(same) => {
            let line = kept.ended[same].line;
            kept.records.end_anew(line, game)
        }
        None => {
            let line = kept.records.games();
            kept.ended.push(Ended::at(line, sitting));
            kept.at_table = Some(kept.ended.len() - 1);
            kept.records.add(game)
        }
    };
    if let Some(path) = &kept.path
        && let Err(error) = files::write(&kept.records, path)
    {
        messages.tell(MessageView::told(say!("told-records-not-kept"), &sentence(&error.to_string())));
    }
    kept.achieved = achieved;
}

fn show_achieved(mut contexts: EguiContexts, kept: Res<KeptRecords>, mut art: ResMut<Art>) -> Result {
    achieved(contexts.ctx_mut()?, &kept.achieved, &mut art);
    Ok(())
}

fn show(
    mut contexts: EguiContexts,
    kept: Res<KeptRecords>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<RecordsIntent>,
) -> Result {
    let wanted = records(contexts.ctx_mut()?, &kept.view, &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

/// Counts all games for the page: nothing is added while it is shown.
fn count(mut kept: ResMut<KeptRecords>) {
    kept.view = view(&kept.records);
}

fn view(records: &Records) -> RecordsView {
    let achieved = records.achieved();
    RecordsView {
        levels: (1..=Level::LAST).map(|level| Counted::of(records.of_level(level), records.won_with(level))).collect(),
        rivals: Counted::of(records.of_rivals(), Default::default()),
        house: Counted::of(records.of_house(), Default::default()),
        games: records.games(),
        streak: records.streak(),
        ghosts_calmed: records.ghosts_calmed(),
        achieved: Achievement::ALL.map(|achievement| (achievement, achieved.contains(&achievement))).to_vec(),
    }
}

/// To the page, and back.
fn answer(
    mut at_title: MessageReader<TitleIntent>,
    mut intents: MessageReader<RecordsIntent>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if at_title.read().any(|intent| *intent == TitleIntent::Records) {
        screen.set(Screen::Records);
    }
    if intents.read().any(|intent| *intent == RecordsIntent::Back) {
        screen.set(Screen::Title);
    }
}
