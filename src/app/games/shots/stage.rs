//! Sets the stage for a scene: goes to a screen, lays a table out, opens what lies over it.

use super::studio::Studio;
use super::{ShotError, positions};
use crate::app::board::middle;
use crate::app::book::Page;
use crate::app::book::{About, BookIntent, Place, Reading};
use crate::app::games::introduction::Introduction;
use crate::app::games::lessons;
use crate::app::games::loading::Held;
use crate::app::games::mists::campaign::KeptCampaign;
use crate::app::games::mists::panels::level_page;
use crate::app::games::mists::screens::{Form, SetupForm};
use crate::app::games::mists::spots::Spot;
use crate::app::games::mists::table::{AtTable, Decide};
use crate::app::games::playing::Playable;
use crate::app::games::told::Told;
use crate::app::hand::Hand;
use crate::app::shell::menu::Menu;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::rules::Game;
use crate::rules::mists::{Action, Mists, Outcome};
use crate::rules::tiles::{Rotation, Square};
use crate::table::kept::KeptError;
use crate::table::lessons::{self as lesson_files, LessonName, Progress};
use crate::table::mists::Sitting;
use crate::table::mists::campaign::{self, Campaign, Feat};
use crate::table::mists::shipped;
use crate::table::records::{self as record_files, Recorded, Records};
use crate::table::scenario::Scripted;
use crate::table::{earlier_games, save, settings};
use bevy::prelude::*;
use bevy_egui::EguiContext;
use jiff::civil::date;
use jiff::tz::TimeZone;
use std::fs::{self, File};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

/// The screen is held: how quickly the files come in must not show.
pub(super) fn loading(studio: &mut Studio) -> Result<(), ShotError> {
    studio.world().insert_resource(Held(0.6));
    studio.run(3);
    match studio.screen() {
        Screen::Loading => Ok(()),
        _ => Err(ShotError::Restless("it was loaded already")),
    }
}

pub(super) fn title(studio: &mut Studio) -> Result<(), ShotError> {
    studio.load()?;
    studio.rest()
}

pub(super) fn screen(studio: &mut Studio, screen: Screen) -> Result<(), ShotError> {
    studio.load()?;
    studio.go(screen);
    studio.rest()
}

/// The title of a game that has this for a save.
pub(super) fn with_save(
    studio: &mut Studio,
    write: impl FnOnce(&Path) -> Result<(), ShotError>,
) -> Result<(), ShotError> {
    with_files(studio, write, Screen::Title)
}

/// A screen of a game that has these files. The folder always has the same name, because it is shown; so there is one
/// such scene at a time.
fn with_files(
    studio: &mut Studio,
    write: impl FnOnce(&Path) -> Result<(), ShotError>,
    screen: Screen,
) -> Result<(), ShotError> {
    static FOLDER: Mutex<()> = Mutex::new(());
    let _mine = FOLDER.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = std::env::temp_dir().join("mists-shots");
    fs::create_dir_all(&folder)?;
    let path = folder.join("autosave.mists");
    // They are read like all files of a player.
    let settings = studio.world().resource::<Chosen>().settings;
    let not_written = |error: KeptError| ShotError::NoTable(error.to_string());
    settings::write(&settings, &settings::beside(&path)).map_err(not_written)?;
    write(&path)?;
    studio.save_at(path);
    studio.load()?;
    if screen != Screen::Title {
        studio.go(screen);
    }
    let rested = studio.rest();
    fs::remove_dir_all(&folder)?;
    rested
}

pub(super) fn offer_to_continue(studio: &mut Studio) -> Result<(), ShotError> {
    let sitting = positions::with_tiles(3, 20)?;
    with_save(studio, |path| save::write(&sitting, path).map_err(|error| ShotError::NoTable(error.to_string())))
}

/// Three saved games, one of them with a name, and a file that cannot be read.
pub(super) fn saved_games(studio: &mut Studio) -> Result<(), ShotError> {
    let games = [
        (positions::ended(Outcome::Victory)?, ""),
        (positions::everything()?, "The night before the fair"),
        (positions::with_tiles(3, 20)?, ""),
    ];
    with_files(
        studio,
        |path| {
            let folder = earlier_games(path);
            let not_written = |error: KeptError| ShotError::NoTable(error.to_string());
            // All pictures show the same day, wherever and whenever they are taken.
            let evening = date(2026, 11, 25).at(20, 0, 0, 0).to_zoned(TimeZone::system());
            let evening = evening.map_err(|error| ShotError::NoTable(error.to_string()))?;
            let then = |hours: u64| SystemTime::from(evening.timestamp()) - Duration::from_secs(3600 * hours);
            for (hours, (sitting, title)) in (1..).zip(games) {
                let file = folder.join(format!("{hours}.mists"));
                save::write(&sitting.with_title(title), &file).map_err(not_written)?;
                File::options().append(true).open(file)?.set_modified(then(20 * hours))?;
            }
            let damaged = folder.join("damaged.mists");
            fs::write(&damaged, "mists-save 2 crc32 00000000\nSave(")?;
            Ok(File::options().append(true).open(damaged)?.set_modified(then(100))?)
        },
        Screen::SavedGames,
    )
}

/// A game that is watched, at about its middle.
pub(super) fn watch(studio: &mut Studio) -> Result<(), ShotError> {
    let sitting = positions::ended(Outcome::Victory)?;
    studio.load()?;
    studio.watch(sitting, 0.6);
    studio.rest()
}

/// A lesson of this game, open at a page from 0.
pub(super) fn lesson<G: Playable + Scripted>(
    studio: &mut Studio,
    lesson: LessonName,
    page: usize,
) -> Result<(), ShotError> {
    let no_table = || ShotError::NoTable("this scenario teaches nothing".to_owned());
    let table = lessons::at_page::<G>(lesson, page).map_err(|error| ShotError::NoTable(error.to_string()))?;
    studio.load()?;
    studio.lay(table.ok_or_else(no_table)?);
    studio.rest()
}

/// The lessons, after some were taken.
pub(super) fn lessons_left(studio: &mut Studio) -> Result<(), ShotError> {
    with_files(
        studio,
        |path| {
            let mut progress = Progress::default();
            progress.finish(LessonName::FirstGame);
            lesson_files::write(&progress, &lesson_files::beside(path))
                .map_err(|error| ShotError::NoTable(error.to_string()))
        },
        Screen::Lessons,
    )
}

/// The records, after some games.
pub(super) fn records(studio: &mut Studio) -> Result<(), ShotError> {
    let sittings = [positions::ended(Outcome::Victory)?, positions::ended(Outcome::OutOfGhosts)?];
    let mut records = Records::default();
    for sitting in sittings {
        records.add(Mists::finished(&sitting, date(2026, 11, 25)).ok_or(ShotError::NoTable("it goes on".to_owned()))?);
    }
    with_files(
        studio,
        |path| {
            record_files::write(&records, &record_files::beside(path))
                .map_err(|error| ShotError::NoTable(error.to_string()))
        },
        Screen::Records,
    )
}

pub(super) fn damaged_save(studio: &mut Studio) -> Result<(), ShotError> {
    with_save(studio, |path| Ok(fs::write(path, "mists-save 2 crc32 00000000\nSave(")?))
}

pub(super) fn damaged_files(studio: &mut Studio) -> Result<(), ShotError> {
    with_save(studio, |path| {
        fs::write(path, "mists-save 2 crc32 00000000\nSave(")?;
        fs::write(campaign::beside(path), "")?;
        Ok(fs::write(settings::beside(path), "Settings[\n]")?)
    })
}

/// The book of the first game at the title, open at a page, by its number from 0.
pub(super) fn book(studio: &mut Studio, page: usize) -> Result<(), ShotError> {
    read(studio, About::Game, |_| BookIntent::Turn(Place { page, ..Place::default() }))
}

/// The first page with mouse and keys, or one further on.
pub(super) fn controls(studio: &mut Studio, further: usize) -> Result<(), ShotError> {
    read(studio, About::Controls, |open| BookIntent::Turn(Place { page: open.page + further, ..open }))
}

/// A rule of the book, lit.
pub(super) fn rule(studio: &mut Studio, id: &'static str) -> Result<(), ShotError> {
    read(studio, About::Rule(id), BookIntent::Turn)
}

/// The rules with a word.
pub(super) fn search(studio: &mut Studio, word: &str) -> Result<(), ShotError> {
    read(studio, About::Game, |_| BookIntent::Search(word.to_owned()))
}

/// The books at the title, opened, and then what the reader does there.
fn read(studio: &mut Studio, about: About, does: impl FnOnce(Place) -> BookIntent) -> Result<(), ShotError> {
    title(studio)?;
    studio.world().write_message(about);
    studio.run(2);
    let mut reading = studio.world().resource_mut::<Reading>();
    let intent = does(reading.place());
    reading.answer(intent);
    studio.rest()
}

/// Two levels won, the third tried.
pub(super) fn progress(studio: &mut Studio) -> Result<(), ShotError> {
    let won = Feat { won: true, total: 53, turns: 41, ghosts: 6, with_take_back: false };
    let lost = Feat { won: false, total: 37, turns: 24, ghosts: 15, with_take_back: false };
    let mut campaign = Campaign::default();
    for (level, players, feat) in [
        (1, 1, won),
        (1, 2, lost),
        (1, 3, Feat { turns: 38, ..won }),
        (1, 4, won),
        (1, 5, lost),
        (2, 3, Feat { total: 78, turns: 52, ..won }),
        (2, 5, Feat { total: 66, ..lost }),
        (3, 3, lost),
    ] {
        campaign.record(level, players, feat);
    }
    studio.load()?;
    studio.world().resource_mut::<KeptCampaign>().campaign = campaign;
    studio.go(Screen::LevelSelect);
    studio.rest()
}

/// What is new at a level, before its table.
pub(super) fn rules(studio: &mut Studio, level: u8) -> Result<(), ShotError> {
    let shipped = shipped::level(level).map_err(|error| ShotError::NoTable(error.to_string()))?;
    setup(studio, level, 3)?;
    introduce(studio, level_page(&shipped))
}

/// This page, over the setup.
pub(super) fn introduce(studio: &mut Studio, page: Page) -> Result<(), ShotError> {
    studio.world().resource_mut::<Introduction>().0 = vec![page];
    studio.rest()
}

pub(super) fn setup(studio: &mut Studio, level: u8, players: usize) -> Result<(), ShotError> {
    fill_in(studio, SetupForm::new(level, players, 7))
}

pub(super) fn setup_with_circles(studio: &mut Studio) -> Result<(), ShotError> {
    let mut form = SetupForm::new(4, 3, 7);
    form.spell_circles = true;
    fill_in(studio, form)
}

pub(super) fn fill_in(studio: &mut Studio, form: SetupForm) -> Result<(), ShotError> {
    studio.load()?;
    studio.world().resource_mut::<Form>().0 = Some(form);
    studio.go(Screen::Setup);
    studio.rest()
}

pub(super) fn table(studio: &mut Studio, sitting: Result<Sitting, ShotError>) -> Result<(), ShotError> {
    let sitting = sitting?;
    studio.load()?;
    studio.sit_down(sitting);
    studio.rest()
}

/// A scene with high contrast.
pub(super) fn with_high_contrast(
    studio: &mut Studio,
    set: fn(&mut Studio) -> Result<(), ShotError>,
) -> Result<(), ShotError> {
    studio.world().resource_mut::<Chosen>().settings.contrast = true;
    set(studio)
}

/// A choice on the board, with the pointer over the first spot.
pub(super) fn choice(studio: &mut Studio, sitting: Result<Sitting, ShotError>) -> Result<(), ShotError> {
    table(studio, sitting)?;
    let world = studio.world();
    let mut spots = world.query::<&Spot>();
    let westernmost = spots.iter(world).map(|spot| spot.at).min_by(|a, b| a.x.total_cmp(&b.x));
    if let Some(spot) = westernmost {
        studio.point(spot);
    }
    studio.rest()
}

/// The tile is held over a square.
pub(super) fn hover(
    studio: &mut Studio,
    held: Result<(Sitting, Square, Rotation), ShotError>,
) -> Result<(), ShotError> {
    let (sitting, at, turn) = held?;
    table(studio, Ok(sitting))?;
    studio.point(middle(at));
    studio.run(1);
    studio.world().resource_mut::<Hand>().turn = turn;
    studio.rest()
}

/// So many frames after a bank was finished.
pub(super) fn burn_off(studio: &mut Studio, frames: u32) -> Result<(), ShotError> {
    let (sitting, action) = positions::about_to_burn_off()?;
    table(studio, Ok(sitting))?;
    studio.world().write_message(Decide::Act(action));
    studio.run(frames);
    Ok(())
}

/// A click on a square where the tile does not match.
pub(super) fn refusal(studio: &mut Studio) -> Result<(), ShotError> {
    table(studio, positions::with_tiles(3, 20))?;
    let position = studio.world().resource::<AtTable>().position().clone();
    let legal = |at: Square| {
        position.legal_actions().iter().any(|action| matches!(action, Action::LayTile { at: to, .. } if *to == at))
    };
    if let Some(at) = position.board().gaps().filter(|&at| !legal(at)).min_by_key(|at| (at.x.abs() + at.y.abs(), *at)) {
        studio.point(middle(at));
        studio.run(1);
        studio.click();
    }
    studio.rest()?;
    match studio.world().resource::<Told>().rule() {
        Some(_) => Ok(()),
        None => Err(ShotError::Restless("nothing was refused")),
    }
}

pub(super) fn menu(studio: &mut Studio) -> Result<(), ShotError> {
    table(studio, positions::with_tiles(3, 20))?;
    studio.world().insert_resource(Menu::Open);
    studio.rest()
}

/// Something looked up over the fullest table.
pub(super) fn looked_up(studio: &mut Studio, over: Menu) -> Result<(), ShotError> {
    table(studio, positions::everything())?;
    studio.world().insert_resource(over);
    studio.run(2);
    studio.rest()
}

pub(super) fn settings(studio: &mut Studio) -> Result<(), ShotError> {
    menu(studio)?;
    studio.world().insert_resource(Menu::Settings);
    studio.rest()
}

/// A page behind the settings.
pub(super) fn behind_settings(studio: &mut Studio, turn_to: fn(&egui::Context)) -> Result<(), ShotError> {
    settings(studio)?;
    let world = studio.world();
    let mut contexts = world.query::<&mut EguiContext>();
    contexts.iter_mut(world).for_each(|mut context| turn_to(context.get_mut()));
    studio.rest()
}

pub(super) fn result(studio: &mut Studio, sitting: Result<Sitting, ShotError>) -> Result<(), ShotError> {
    let sitting = sitting?;
    studio.load()?;
    studio.sit_down(sitting);
    studio.rest()
}

/// Looking back on a finished game.
pub(super) fn review(studio: &mut Studio, sitting: Result<Sitting, ShotError>) -> Result<(), ShotError> {
    result(studio, sitting)?;
    studio.go(Screen::Review);
    studio.rest()
}
