//! The lessons: which there are, opening and leaving one, and how far the people at this machine are.

use super::LookBack;
use super::mists::screens::setup::{Form, fill_in_first_game};
use super::opening::ToTable;
use super::playing::{Playable, Playing};
use crate::app::games::last_setup::Last;
use crate::app::screens::TitleIntent;
use crate::app::screens::lessons::{LessonRow, LessonsIntent, LessonsView, lessons};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::Home;
use crate::app::shell::look_up::look_up;
use crate::app::shell::menu::Covered;
use crate::app::shell::messages::{Kept, MessageView, Messages};
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::table::{AtTable, Learning, LessonFinished, LessonIntent, Purpose, is_learned};
use crate::app::theme::Art;
use crate::app::words::{say, sentence};
use crate::guide::Policy;
use crate::rules::DataError;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::Seat;
use crate::table::lessons::{self as files, LessonName, Progress};
use crate::table::mists::last_setup::LastSetup;
use crate::table::scenario::Scripted;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>().add_message::<LessonsIntent>();
    app.add_systems(OnExit(Screen::Loading), look_back.in_set(LookBack));
    app.add_systems(OnEnter(Screen::Lessons), list);
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(Screen::Lessons)));
    app.add_systems(Update, (open, take.run_if(in_state(Screen::Lessons))).in_set(FrameSystems::Answer));
}

/// The lessons of one game.
pub(super) fn game<G: Playable>(app: &mut App) {
    let learned = (note::<G>, leave::<G>).chain().in_set(FrameSystems::Answer);
    app.add_systems(Update, learned.run_if(in_state(Screen::Table)).run_if(is_learned::<G>));
}

/// Who sits at the table. The first one learns, and the words name the others.
const PLAYERS: [&str; 3] = ["Alix", "Guilhem", "Maura"];

/// How far the people at this machine are.
#[derive(Resource, Default)]
pub(super) struct Lessons {
    progress: Progress,
    /// The file. `None` in tests and pictures.
    path: Option<PathBuf>,
    /// The lesson that was just gone through to its end.
    learned: Option<LessonName>,
    view: LessonsView,
}

impl Lessons {
    /// Changes the progress and saves it. Returns a message for the players if saving fails.
    fn change(&mut self, change: impl FnOnce(&mut Progress)) -> Option<MessageView> {
        change(&mut self.progress);
        let error = files::write(&self.progress, self.path.as_ref()?).err()?;
        Some(MessageView::told(say!("told-lessons-not-kept"), &sentence(&error.to_string())))
    }
}

/// Reads the file beside the saves. A damaged file is moved away and reported.
pub(super) fn look_back(mut home: ResMut<Home>, mut lessons: ResMut<Lessons>, mut messages: ResMut<Messages>) {
    let looked_up = look_up(&home, Kept::Lessons, files::beside, files::read, &mut messages);
    (lessons.progress, lessons.path) = (looked_up.found.unwrap_or_default(), looked_up.file);
    home.has_learned = !lessons.progress.is_empty();
}

/// At the title, somebody wants to learn.
fn open(mut intents: MessageReader<TitleIntent>, mut screen: ResMut<NextState<Screen>>) {
    if intents.read().any(|intent| *intent == TitleIntent::Lessons) {
        screen.set(Screen::Lessons);
    }
}

/// Lists the lessons.
fn list(mut lessons: ResMut<Lessons>) {
    let row = |lesson| LessonRow {
        lesson,
        page: lessons.progress.page(lesson),
        pages: pages(lesson).unwrap_or_default(),
        is_finished: lessons.progress.is_finished(lesson),
    };
    let rows = LessonName::ALL.into_iter().map(row).collect();
    lessons.view = LessonsView { rows, learned: lessons.learned.take() };
}

/// Which game a lesson teaches.
fn game_of(lesson: LessonName) -> Playing {
    use LessonName::{Castles, FirstGame, Haunted, Hounds, House, Markers, Rivals, SpellCircles};
    match lesson {
        FirstGame | Castles | Hounds | Haunted | Markers | SpellCircles => Playing::Mists,
        Rivals => Playing::Carcassonne,
        House => Playing::DontGoIn,
    }
}

fn pages(lesson: LessonName) -> Option<usize> {
    match game_of(lesson) {
        Playing::Mists => pages_of::<Mists>(lesson),
        Playing::Carcassonne => pages_of::<Carcassonne>(lesson),
        Playing::DontGoIn => pages_of::<DontGoIn>(lesson),
    }
}

fn pages_of<G: Scripted>(lesson: LessonName) -> Option<usize> {
    Some(lesson.read::<G>().ok()?.course()?.pages.len())
}

fn show(
    mut contexts: EguiContexts,
    kept: Res<Lessons>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<LessonsIntent>,
) -> Result {
    let wanted = lessons(contexts.ctx_mut()?, &kept.view, &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

/// The setup of the cooperative game.
#[derive(SystemParam)]
struct CooperativeSetup<'w> {
    form: ResMut<'w, Form>,
    last: Res<'w, Last<LastSetup>>,
}

fn take(
    mut intents: MessageReader<LessonsIntent>,
    lessons: Res<Lessons>,
    mut playing: ResMut<NextState<Playing>>,
    mut setup: CooperativeSetup,
    mut to_table: ToTable,
) {
    for intent in intents.read() {
        match *intent {
            LessonsIntent::Back => to_table.screen.set(Screen::Title),
            LessonsIntent::Take(lesson) => to_table.learn(lesson, lessons.progress.page(lesson)),
            LessonsIntent::TakeAnew(lesson) => to_table.learn(lesson, 0),
            LessonsIntent::Play(lesson) => {
                let game = game_of(lesson);
                playing.set(game);
                to_table.screen.set(game.first_screen());
                // Other levels may not be open yet.
                if lesson == LessonName::FirstGame {
                    fill_in_first_game(&mut setup.form, &setup.last);
                    to_table.screen.set(Screen::Setup);
                }
            }
        }
    }
}

impl ToTable<'_, '_> {
    /// Puts a lesson on the table, opened at this page.
    fn learn(&mut self, lesson: LessonName, page: usize) {
        match game_of(lesson) {
            Playing::Mists => self.learn_game::<Mists>(lesson, page),
            Playing::Carcassonne => self.learn_game::<Carcassonne>(lesson, page),
            Playing::DontGoIn => self.learn_game::<DontGoIn>(lesson, page),
        }
    }

    fn learn_game<G: Playable + Scripted>(&mut self, lesson: LessonName, page: usize) {
        match at_page::<G>(lesson, page) {
            Ok(Some(table)) => self.open(table),
            Ok(None) => {}
            Err(why) => self.refuse(say!("told-table-not-laid"), &why.to_string()),
        }
    }
}

/// The lesson as it lies on the table at this page. `None` if the scenario teaches nothing.
pub(super) fn at_page<G: Playable + Scripted>(
    lesson: LessonName,
    page: usize,
) -> Result<Option<AtTable<G>>, DataError> {
    let scenario = lesson.read::<G>()?;
    // The others play by themselves, so nothing of theirs is shown that is theirs alone.
    let mut seats = [Seat::Computer(Policy::Beginner); PLAYERS.len()];
    seats[0] = Seat::Person;
    let mut sitting = scenario.sitting(PLAYERS.map(str::to_owned).to_vec())?.with_seats(seats.to_vec());
    let Some(course) = scenario.course() else { return Ok(None) };
    let learning = Learning::at(lesson, course, page);
    for number in 0..learning.shown().map_or(0, |page| page.after) {
        // A test plays every lesson to its end, so nothing in it is refused.
        let played = learning.next(number).map(|action| sitting.play(action).is_ok());
        debug_assert_eq!(played, Some(true));
    }
    Ok(Some(AtTable { sitting, purpose: Purpose::Learn(learning) }))
}

/// Notes at which page the lesson is.
fn note<G: Playable>(table: Res<AtTable<G>>, mut lessons: ResMut<Lessons>, mut messages: ResMut<Messages>) {
    let Some(lesson) = table.lesson().filter(|_| table.is_changed()) else { return };
    let (name, (page, _)) = (lesson.name, lesson.page());
    if lessons.progress.page(name) != page {
        let trouble = lessons.change(|progress| progress.reach(name, page));
        trouble.into_iter().for_each(|trouble| messages.tell(trouble));
    }
}

/// Goes back to the list, and notes that a lesson was gone through to its end.
fn leave<G: Playable>(
    mut intents: MessageReader<LessonIntent>,
    mut finished: MessageReader<LessonFinished>,
    table: Res<AtTable<G>>,
    mut lessons: ResMut<Lessons>,
    mut home: ResMut<Home>,
    mut to_table: ToTable,
) {
    let leaves = intents.read().any(|intent| *intent == LessonIntent::Leave);
    let finishes = finished.read().count() > 0;
    if !leaves && !finishes {
        return;
    }
    home.has_learned = true;
    if let Some(lesson) = table.lesson().filter(|_| finishes) {
        lessons.learned = Some(lesson.name);
        let trouble = lessons.change(|progress| progress.finish(lesson.name));
        trouble.into_iter().for_each(|trouble| to_table.messages.tell(trouble));
    }
    to_table.screen.set(Screen::Lessons);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::panels::{LessonStep, LessonView};

    #[test]
    fn no_page_asks_for_anything_until_all_that_happened_is_shown() {
        let at = |page| at_page::<Mists>(LessonName::FirstGame, page).expect("a scenario").expect("a lesson");
        let (pages, mut watched) = (at(0).lesson().map_or(0, |lesson| lesson.page().1), 0);
        for page in 0..pages {
            let table = at(page);
            let step = |caught_up| LessonView::of(&table, caught_up).expect("a page").step;
            let own = table.sitting.played().last().is_some_and(|last| last.by == 0);
            match (step(true), own) {
                (LessonStep::Decide, true) => assert_eq!(step(false), LessonStep::Watch, "page {page}"),
                (LessonStep::Decide, false) => assert_eq!(step(false), LessonStep::Others, "page {page}"),
                (read, _) => assert_eq!((read, step(false)), (LessonStep::Read, LessonStep::Read), "page {page}"),
            }
            watched += usize::from(step(false) == LessonStep::Watch);
        }
        assert!(watched > 3, "only {watched} of {pages} pages come after a decision of the player");
    }
}
