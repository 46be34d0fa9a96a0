//! The screen of the saved games: reads the files in the background, paints the chosen game, and carries out what is
//! wanted.

use super::opening::ToTable;
use super::playing::{Playable, Playing};
use super::saves::Saves;
use super::scene_files::HangPictures;
use super::thinking::Thinking;
use crate::app::screens::TitleIntent;
use crate::app::screens::saved_games::{SavedGamesIntent, SavedGamesView, SavedRow, saved_games};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::messages::{Answered, MessageView, Messages, Question};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::{Art, Scene, SceneSizes};
use crate::app::words::{listed, say, sentence};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::kept::KeptError;
use crate::table::saved_games::{self as files, SavedFile};
use crate::table::{folders, save};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedGames>().add_message::<SavedGamesIntent>();
    app.add_systems(OnEnter(Screen::SavedGames), read);
    app.add_systems(OnExit(Screen::SavedGames), put_away);
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(Screen::SavedGames)));
    let arrives = (arrive, paint).chain().in_set(FrameSystems::Arrive).after(HangPictures);
    app.add_systems(Update, arrives.run_if(in_state(Screen::SavedGames)));
    app.add_systems(Update, open.in_set(FrameSystems::Answer));
    let answers = (choose, carry_out, delete).chain().in_set(FrameSystems::Answer);
    app.add_systems(Update, answers.run_if(in_state(Screen::SavedGames)));
}

/// Width and height of the picture of a game, in pixels.
const PICTURE: (u32, u32) = (1120, 700);

/// The saved games, as far as they are read.
#[derive(Resource, Default)]
pub(super) struct SavedGames {
    reading: Option<Thinking<Vec<Found>>>,
    found: Vec<Found>,
    chosen: usize,
    new_name: Option<String>,
    picture: Picture,
    /// The file that is deleted if the player agrees.
    to_delete: Option<PathBuf>,
}

/// The picture of the chosen game.
#[derive(Default)]
enum Picture {
    #[default]
    Wanted,
    Painting(Thinking<Option<SceneSizes>>),
    /// It hangs, or the file can't be read.
    Done,
}

/// A file, and what is in it.
#[derive(Clone, Debug)]
struct Found {
    path: PathBuf,
    game: Playing,
    row: SavedRow,
}

/// What is done with a file, whichever game is in it.
struct PerGame {
    row: fn(&SavedFile) -> SavedRow,
    /// Paints the table. `None` if the file can't be read.
    paint: fn(&Path) -> Option<SceneSizes>,
    rename: fn(&Path, &str) -> Result<(), KeptError>,
    copy: fn(&Path, &Path) -> Result<PathBuf, KeptError>,
    go_on: fn(&mut ToTable, &Path),
}

impl PerGame {
    fn of(game: Playing) -> PerGame {
        match game {
            Playing::Mists => PerGame::played::<Mists>(),
            Playing::Carcassonne => PerGame::played::<Carcassonne>(),
            Playing::DontGoIn => PerGame::played::<DontGoIn>(),
        }
    }

    fn played<G: Playable>() -> PerGame {
        PerGame {
            row: row::<G>,
            paint: painted::<G>,
            rename: files::rename::<G>,
            copy: files::copy_to::<G>,
            go_on: |to_table, path| to_table.go_on_with::<G>(path),
        }
    }
}

fn painted<G: Playable>(path: &Path) -> Option<SceneSizes> {
    let (width, height) = PICTURE;
    let sitting = save::read::<G>(path).ok()?;
    Some(SceneSizes::of(&G::panorama(&sitting, width, height)))
}

fn row<G: Playable>(file: &SavedFile) -> SavedRow {
    let when = told_time(file.written);
    match save::read::<G>(&file.path) {
        Ok(sitting) => SavedRow {
            title: sitting.title().to_owned(),
            whereabouts: G::whereabouts(&sitting),
            company: listed(sitting.names().iter().map(String::as_str)),
            when,
            ending: G::ending(&sitting),
            trouble: None,
        },
        Err(why) => SavedRow { when, trouble: Some(sentence(&why.to_string())), ..SavedRow::default() },
    }
}

/// A time as players read it, by the clock of this place.
fn told_time(time: SystemTime) -> String {
    let Ok(time) = Timestamp::try_from(time) else { return String::new() };
    let time = time.to_zoned(TimeZone::system());
    let (day, month) = (time.day(), time.month());
    let clock = format!("{}:{:02}", time.hour(), time.minute());
    say!("saved-when", day = day, month = month, year = time.year().to_string(), time = clock)
}

/// At the title, somebody wants to see the saved games.
fn open(mut intents: MessageReader<TitleIntent>, mut screen: ResMut<NextState<Screen>>) {
    if intents.read().any(|intent| *intent == TitleIntent::SavedGames) {
        screen.set(Screen::SavedGames);
    }
}

fn read(saves: Res<Saves>, mut games: ResMut<SavedGames>) {
    games.read(&saves);
}

impl SavedGames {
    /// Whether files are being read, or the chosen game is being painted.
    pub fn is_busy(&self) -> bool {
        self.reading.is_some() || matches!(self.picture, Picture::Painting(_))
    }

    /// Begins to read the files.
    fn read(&mut self, saves: &Saves) {
        let file = saves.file().map(Path::to_owned);
        self.reading = Some(Thinking::about(move |_| {
            let files = file.map(|file| files::list(&file)).unwrap_or_default();
            let found = files.into_iter().map(|file| {
                let game = Playing::saved_in(&file.path);
                Found { row: (PerGame::of(game).row)(&file), path: file.path, game }
            });
            found.collect()
        }));
    }

    /// Reads the files again after one of them has changed.
    fn read_again(&mut self, saves: &mut Saves, messages: &mut Messages) {
        if let Err(damaged) = saves.look() {
            messages.tell_damaged(damaged);
        }
        self.read(saves);
    }
}

/// Takes in what was read. The chosen game stays the chosen one, wherever it is now.
fn arrive(mut games: ResMut<SavedGames>, mut art: ResMut<Art>) {
    let Some(found) = games.bypass_change_detection().reading.as_mut().and_then(Thinking::result) else { return };
    let chosen = games.found.get(games.chosen).map(|found| found.path.clone());
    let place = found.iter().position(|found| Some(&found.path) == chosen.as_ref()).unwrap_or(games.chosen);
    games.chosen = place.min(found.len().saturating_sub(1));
    (games.found, games.reading, games.picture) = (found, None, Picture::Wanted);
    art.take_scene(Scene::Board);
}

/// Paints the chosen game in the background.
fn paint(mut games: ResMut<SavedGames>, mut art: ResMut<Art>, mut contexts: EguiContexts) -> Result {
    let games = games.bypass_change_detection();
    match &mut games.picture {
        Picture::Wanted => {
            let Some(found) = games.found.get(games.chosen) else { return Ok(()) };
            let path = found.path.clone();
            let paint = PerGame::of(found.game).paint;
            games.picture = Picture::Painting(Thinking::about(move |_| paint(&path)));
        }
        Picture::Painting(painting) => {
            if let Some(painted) = painting.result() {
                if let Some(sizes) = painted {
                    art.set_scene(contexts.ctx_mut()?, Scene::Board, sizes);
                }
                games.picture = Picture::Done;
            }
        }
        Picture::Done => {}
    }
    Ok(())
}

fn put_away(mut games: ResMut<SavedGames>, mut art: ResMut<Art>) {
    *games = SavedGames { chosen: games.chosen, ..SavedGames::default() };
    art.take_scene(Scene::Board);
}

fn show(
    mut contexts: EguiContexts,
    games: Res<SavedGames>,
    saves: Res<Saves>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<SavedGamesIntent>,
) -> Result {
    let view = SavedGamesView {
        rows: games.found.iter().map(|found| found.row.clone()).collect(),
        chosen: games.chosen,
        reading: games.reading.is_some(),
        new_name: games.new_name.clone(),
        is_elsewhere: saves.is_elsewhere(),
    };
    let wanted = saved_games(contexts.ctx_mut()?, &view, &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

/// Carries out what changes nothing but the screen.
fn choose(mut intents: MessageReader<SavedGamesIntent>, mut games: ResMut<SavedGames>, mut art: ResMut<Art>) {
    for intent in intents.read() {
        match intent {
            SavedGamesIntent::Choose(index) if *index != games.chosen => {
                (games.chosen, games.new_name, games.picture) = (*index, None, Picture::Wanted);
                art.take_scene(Scene::Board);
            }
            SavedGamesIntent::BeginName => {
                games.new_name = games.found.get(games.chosen).map(|found| found.row.title.clone());
            }
            SavedGamesIntent::WriteName(written) => games.new_name = Some(written.clone()),
            SavedGamesIntent::DropName => games.new_name = None,
            _ => {}
        }
    }
}

/// Carries out what has to do with files and other screens.
fn carry_out(mut intents: MessageReader<SavedGamesIntent>, mut games: ResMut<SavedGames>, mut to_table: ToTable) {
    for intent in intents.read() {
        if *intent == SavedGamesIntent::Back {
            to_table.screen.set(Screen::Title);
        }
        let Some(found) = games.found.get(games.chosen) else { continue };
        let (path, of_game) = (found.path.clone(), PerGame::of(found.game));
        match intent {
            SavedGamesIntent::Continue => {
                if to_table.saves.file() == Some(&*path) {
                    to_table.go_on_here(found.game);
                } else {
                    (of_game.go_on)(&mut to_table, &path);
                }
            }
            SavedGamesIntent::Watch => to_table.watch_file(&path),
            SavedGamesIntent::KeepName => {
                let title = games.new_name.take().unwrap_or_default();
                let renamed = (of_game.rename)(&path, &title);
                to_table.report(say!("told-not-named"), renamed);
                games.read_again(&mut to_table.saves, &mut to_table.messages);
            }
            SavedGamesIntent::Share => match shared(&path, &of_game) {
                Ok(copy) => {
                    let text = say!("told-shared-text", file = copy.display().to_string());
                    to_table.messages.tell(MessageView::told(say!("told-shared"), &text));
                }
                Err(why) => to_table.refuse(say!("told-not-shared"), &why),
            },
            SavedGamesIntent::Delete => {
                let about = if found.row.title.is_empty() { &found.row.whereabouts } else { &found.row.title };
                to_table.messages.ask(MessageView::delete_game(about, &found.row.when), Question::Delete);
                games.to_delete = Some(path);
            }
            _ => {}
        }
    }
}

/// Writes a copy to the folder of the player's documents.
fn shared(path: &Path, of_game: &PerGame) -> Result<PathBuf, String> {
    let folder = folders::documents().ok_or(say!("told-no-documents"))?;
    (of_game.copy)(path, &folder).map_err(|why| why.to_string())
}

/// Deletes the game when the player agrees. The list may have changed since the question.
fn delete(mut answers: MessageReader<Answered>, mut games: ResMut<SavedGames>, mut to_table: ToTable) {
    let agreed = answers.read().any(|answer| answer.yes && answer.question == Question::Delete);
    let Some(path) = games.bypass_change_detection().to_delete.take_if(|_| agreed) else { return };
    let deleted = files::delete(&path);
    to_table.report(say!("told-not-deleted"), deleted);
    games.read_again(&mut to_table.saves, &mut to_table.messages);
}
