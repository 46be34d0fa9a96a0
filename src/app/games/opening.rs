//! How a game comes to the table: new, continued, or opened directly from the command line.

use super::carcassonne::straight::StraightToCarcassonne;
use super::dont_go_in::straight::StraightToDontGoIn;
use super::mists::straight::StraightToMists;
use super::playing::{Playable, Playing};
use super::saves::{Saves, look_for_save};
use crate::app::board::Paintings;
use crate::app::mist::Mist;
use crate::app::pictures;
use crate::app::screens::TitleIntent;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Menu;
use crate::app::shell::messages::{Answered, MessageView, Messages, Question};
use crate::app::shell::screen::Screen;
use crate::app::table::{self, AtTable, Purpose, Replay, Watched};
use crate::app::words::{say, sentence};
use crate::rules::Colour;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::kept::KeptError;
use crate::table::{Seat, Sitting, save};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), (look_for_save, open_at_once).chain().in_set(OpenAtOnce));
    app.add_systems(Update, (go_on, open_elsewhere).in_set(FrameSystems::Answer));
}

/// Systems that open what the command line asks for. The tables of each game come after the saved games.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct OpenAtOnce;

/// A saved game to open at once, instead of the title.
#[derive(Resource, Clone, Debug)]
pub struct StraightToSave {
    /// Its file.
    pub file: PathBuf,
    /// Whether it is watched. Otherwise the players go on with a copy of it.
    pub is_watched: bool,
}

/// A game to start.
pub struct Plan<G: Playable> {
    /// What is agreed on before play.
    pub setup: G::Setup,
    /// The seed of everything hidden.
    pub seed: u64,
    /// The names of the players, in the order of play.
    pub names: Vec<String>,
    /// Who sits where, in the order of play. Persons where the list ends.
    pub seats: Vec<Seat>,
}

impl<G: Playable> Plan<G> {
    /// The same players at the same table with the same order of tiles.
    pub fn of(sitting: &Sitting<G>) -> Plan<G> {
        let (names, seats) = (sitting.names().to_vec(), sitting.seats().to_vec());
        Plan { setup: sitting.setup().clone(), seed: sitting.seed(), names, seats }
    }
}

/// The names, and a number for everybody who has none.
fn named(mut names: Vec<String>) -> Vec<String> {
    names.resize(Colour::ALL.len().max(names.len()), String::new());
    let numbered = |(number, name): (usize, String)| {
        if name.trim().is_empty() { say!("player-number", number = number + 1) } else { name }
    };
    names.into_iter().enumerate().map(numbered).collect()
}

/// A random seed that is short enough to tell a friend.
pub fn fresh_seed() -> u64 {
    rand::random_range(1..1_000_000)
}

/// Everything that is needed to open a table.
#[derive(SystemParam)]
pub struct ToTable<'w, 's> {
    /// The files of the games.
    pub(super) saves: ResMut<'w, Saves>,
    /// Where to report that a game cannot start.
    pub messages: ResMut<'w, Messages>,
    /// The next screen.
    pub screen: ResMut<'w, NextState<Screen>>,
    commands: Commands<'w, 's>,
}

impl ToTable<'_, '_> {
    /// Starts a game, or reports why it cannot start.
    pub fn begin<G: Playable>(&mut self, plan: Result<Plan<G>, String>) {
        let begun = plan.and_then(|Plan { setup, seed, names, seats }| {
            let names = named(names);
            let sitting = Sitting::<G>::begin(setup, seed, names).map_err(|error| error.to_string())?;
            Ok(sitting.with_seats(seats))
        });
        match begun {
            Ok(sitting) => self.open_another::<G>(sitting),
            Err(why) => self.refuse(say!("told-table-not-laid"), &why),
        }
    }

    /// Starts a game, or asks first if there is one under way.
    pub fn ask_to_begin<G: Playable>(&mut self, plan: Result<Plan<G>, String>) {
        if !self.asks_to_replace() {
            self.begin(plan);
        }
    }

    /// Asks whether a new game shall replace the one under way. Returns `false` if there is none.
    pub fn asks_to_replace(&mut self) -> bool {
        let found = self.saves.found().cloned();
        if let Some(found) = &found {
            self.messages.ask(MessageView::another_under_way(found), Question::Replace);
        }
        found.is_some()
    }

    /// Puts another game on the table than the one under way, and saves it.
    pub(super) fn open_another<G: Playable>(&mut self, sitting: Sitting<G>) {
        self.saves.begin(&sitting);
        open_table(sitting, &mut self.commands, &mut self.screen);
    }

    /// Opens a file to be watched, or reports what is wrong with it.
    pub(super) fn watch_file(&mut self, file: &Path) {
        let opened = match Playing::saved_in(file) {
            Playing::Mists => save::read(file).map(|sitting| self.watch::<Mists>(sitting)),
            Playing::Carcassonne => save::read(file).map(|sitting| self.watch::<Carcassonne>(sitting)),
            Playing::DontGoIn => save::read(file).map(|sitting| self.watch::<DontGoIn>(sitting)),
        };
        self.report(say!("told-not-opened"), opened);
    }

    /// Puts a saved game on the table to be watched. A table over the network is left, or closed.
    fn watch<G: Playable + Watched>(&mut self, sitting: Sitting<G>) {
        part(&mut self.commands);
        self.watch_at(None, sitting, Screen::SavedGames);
    }

    /// Puts a game that was just finished on the table to be watched.
    pub(super) fn watch_again<G: Playable + Watched>(&mut self, sitting: Sitting<G>) {
        self.watch_at(None, sitting, Screen::Result);
    }

    /// Shows where this decision of a game that was just finished was due. From there it leads back to the review.
    pub(super) fn watch_turning_point<G: Playable + Watched>(&mut self, sitting: Sitting<G>, number: usize) {
        self.watch_at(Some(number), sitting, Screen::Review);
    }

    /// Goes back from watching a game that was just finished to its result or its review.
    pub(super) fn back_from_watching<G: Playable + Watched>(&mut self, mut sitting: Sitting<G>, watched: &Replay) {
        sitting.end_watching(watched.line.decisions(), watched.with_take_back);
        lay(AtTable::played(sitting), &mut self.commands);
        self.screen.set(watched.leads_to);
    }

    /// Shows where this decision was due. Unless one is told, a finished game is shown from its beginning, and another
    /// where it was left.
    fn watch_at<G: Playable + Watched>(&mut self, decision: Option<usize>, mut sitting: Sitting<G>, leads_to: Screen) {
        let mut replay = Replay::of(&sitting);
        replay.leads_to = leads_to;
        replay.plays = decision.is_none() && sitting.position().outcome().is_some();
        if let Some(first) = decision.or(replay.plays.then_some(0)) {
            sitting.go_to(first);
        }
        self.open(AtTable { sitting, purpose: Purpose::Watch(replay) });
    }

    /// Puts a game on the table that is not played in earnest.
    pub(super) fn open<G: Playable>(&mut self, table: AtTable<G>) {
        open(table, &mut self.commands, &mut self.screen);
    }

    /// Goes on with one of the earlier games, or reports why that cannot be.
    pub(super) fn go_on_with<G: Playable>(&mut self, file: &Path) {
        match self.saves.fetch::<G>(file) {
            Ok(sitting) => open_table(sitting, &mut self.commands, &mut self.screen),
            Err(why) => self.refuse(say!("told-not-continued"), &why),
        }
    }

    /// Opens a file, or reports what is wrong with it.
    fn open_file<G: Playable>(&mut self, sitting: Result<Sitting<G>, KeptError>) {
        match sitting {
            Ok(sitting) => self.open_another(sitting),
            Err(why) => self.refuse(say!("told-not-continued"), &why.to_string()),
        }
    }

    /// Continues the game under way, which is of this kind.
    pub(super) fn go_on_here(&mut self, game: Playing) {
        match game {
            Playing::Mists => self.go_on::<Mists>(),
            Playing::Carcassonne => self.go_on::<Carcassonne>(),
            Playing::DontGoIn => self.go_on::<DontGoIn>(),
        }
    }

    /// Reports what went wrong with a file, if anything did.
    pub(super) fn report(&mut self, heading: &str, done: Result<(), KeptError>) {
        if let Err(why) = done {
            self.refuse(heading, &why.to_string());
        }
    }

    fn go_on<G: Playable>(&mut self) {
        match self.saves.go_on::<G>() {
            Ok(sitting) => open_table(sitting, &mut self.commands, &mut self.screen),
            Err(why) => self.refuse(say!("told-not-continued"), &why),
        }
    }

    pub(super) fn refuse(&mut self, heading: &str, why: &str) {
        self.messages.tell(MessageView::told(heading, &sentence(why)));
    }
}

/// Puts a sitting on the table, to be played, and shows the table.
pub fn open_table<G: Playable>(sitting: Sitting<G>, commands: &mut Commands, screen: &mut NextState<Screen>) {
    open(AtTable::played(sitting), commands, screen);
}

/// Puts a game on the table and shows the table.
pub(super) fn open<G: Playable>(at_table: AtTable<G>, commands: &mut Commands, screen: &mut NextState<Screen>) {
    lay(at_table, commands);
    // If the table is shown already, entering it again would first leave it and clear the new sitting.
    NextState::set_if_neq(screen, Screen::Table);
}

/// Puts a game on the table. If the table is open to friends, those who have had a seat have one in this game too.
/// Otherwise nobody sits elsewhere in a game that is played here.
fn lay<G: Playable>(mut at_table: AtTable<G>, commands: &mut Commands) {
    commands.queue(|world: &mut World| {
        if at_table.counts() {
            match friends(world) {
                Some(friends) => at_table.sitting.seat_friends(&friends),
                None => at_table.sitting.seat_all_here(),
            }
        }
        pictures::finish(world);
        world.resource_mut::<Paintings>().clear();
        world.resource_mut::<Mist>().clear();
        // What lay over another table.
        world.resource_mut::<Menu>().set_if_neq(Menu::Closed);
        NextState::set_if_neq(&mut world.resource_mut::<NextState<Playing>>(), G::PLAYING);
        table::lay_out(at_table, world);
    });
}

/// A table over the network is left, or closed.
#[cfg(feature = "network")]
fn part(commands: &mut Commands) {
    commands.queue(super::network::part);
}

/// Without a network there is nothing to leave.
#[cfg(not(feature = "network"))]
fn part(_: &mut Commands) {}

/// The seats of friends and their names, if the table is open to friends.
#[cfg(feature = "network")]
fn friends(world: &World) -> Option<Vec<(usize, String)>> {
    let hosted = world.get_resource::<super::network::host::Hosted>().filter(|hosted| hosted.is_open())?;
    Some(hosted.host().guests().filter_map(|(seat, name)| Some((seat, name?.to_owned()))).collect())
}

/// Without a network it never is.
#[cfg(not(feature = "network"))]
fn friends(_: &World) -> Option<Vec<(usize, String)>> {
    None
}

/// What the command line asks to open.
#[derive(SystemParam)]
struct AtOnce<'w> {
    table: Option<Res<'w, StraightToMists>>,
    rivals: Option<Res<'w, StraightToCarcassonne>>,
    haunted_house: Option<Res<'w, StraightToDontGoIn>>,
    save: Option<Res<'w, StraightToSave>>,
}

impl AtOnce<'_> {
    /// Whether a new game is to be opened.
    fn opens_table(&self) -> bool {
        self.table.is_some() || self.rivals.is_some() || self.haunted_house.is_some()
    }
}

/// Opens the saved game that the command line names, or offers to continue the one under way.
fn open_at_once(at_once: AtOnce, mut asked_before: Local<bool>, mut to_table: ToTable) {
    let first = !std::mem::replace(&mut *asked_before, true);
    if to_table.saves.is_elsewhere() && first {
        // The answer leads to this system again.
        to_table.messages.ask(MessageView::open_elsewhere(), Question::Elsewhere);
    } else if let Some(save) = &at_once.save {
        match Playing::saved_in(&save.file) {
            _ if save.is_watched => to_table.watch_file(&save.file),
            Playing::Mists => to_table.open_file(save::read::<Mists>(&save.file)),
            Playing::Carcassonne => to_table.open_file(save::read::<Carcassonne>(&save.file)),
            Playing::DontGoIn => to_table.open_file(save::read::<DontGoIn>(&save.file)),
        }
        to_table.commands.remove_resource::<StraightToSave>();
    } else if let (Some(found), true) = (to_table.saves.found().cloned(), first && !at_once.opens_table()) {
        to_table.messages.ask(MessageView::offer_to_continue(&found), Question::Continue);
    }
}

/// Continues the saved game.
fn go_on(mut intents: MessageReader<TitleIntent>, mut answers: MessageReader<Answered>, mut to_table: ToTable) {
    let clicked = intents.read().any(|intent| *intent == TitleIntent::Continue);
    let answered = answers.read().any(|answer| answer.yes && answer.question == Question::Continue);
    if !clicked && !answered {
        return;
    }
    let game = to_table.saves.game().unwrap_or_default();
    to_table.go_on_here(game);
}

/// Another window uses the folder: the player plays without saving, or quits.
fn open_elsewhere(
    mut answers: MessageReader<Answered>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    for answer in answers.read().filter(|answer| answer.question == Question::Elsewhere) {
        match answer.yes {
            // Entering the title again looks for something to open.
            true => screen.set(Screen::Title),
            false => drop(exit.write(AppExit::Success)),
        }
    }
}
