//! The lessons: their list, and the sheet that a lesson lays above the banner.

use super::fit::{all_fit, faults, whole, whole_of};
use super::*;
use mists::app::panels::{AskGuide, LessonStep, LessonView};
use mists::app::screens::lessons::{LessonRow, LessonsIntent, LessonsView, lessons};
use mists::app::table::LessonIntent;
use mists::app::words::lesson_page;
use mists::rules::carcassonne::Carcassonne;
use mists::rules::dont_go_in::DontGoIn;
use mists::rules::mists::Mists;
use mists::table::lessons::LessonName;
use mists::table::scenario::Scripted;

fn list() -> LessonsView {
    let row = |(number, lesson): (usize, LessonName)| LessonRow {
        lesson,
        page: 3 * (number % 2),
        pages: 20,
        is_finished: number.is_multiple_of(3),
    };
    LessonsView { rows: LessonName::ALL.into_iter().enumerate().map(row).collect(), learned: None }
}

fn shelf() -> Harness<'static, Vec<LessonsIntent>> {
    shown(SIZES[1], move |ctx, art| lessons(ctx, &list(), art))
}

#[test]
fn a_lesson_is_taken_where_it_was_left_or_anew() {
    assert_eq!(click(&mut shelf(), "The first game: finished"), [LessonsIntent::Take(LessonName::FirstGame)]);
    // The first one that is not finished has the focus.
    assert_eq!(press(&mut shelf(), Key::Enter), [LessonsIntent::Take(LessonName::Castles)]);
    assert_eq!(
        click(&mut shelf(), "Spell Circles and Eloise: left at page 4 of 20"),
        [LessonsIntent::Take(LessonName::SpellCircles)]
    );
    let mut one = LessonsView { rows: vec![LessonRow { page: 4, ..list().rows[2] }], learned: None };
    let anew = |view: LessonsView| shown(SIZES[1], move |ctx, art| lessons(ctx, &view, art));
    anew(one.clone()).get_by_label("Piles and hounds: left at page 5 of 20");
    assert_eq!(click(&mut anew(one.clone()), "From the start"), [LessonsIntent::TakeAnew(LessonName::Hounds)]);
    one.rows[0] = LessonRow { page: 0, is_finished: true, ..one.rows[0] };
    assert!(anew(one.clone()).query_by_label("From the start").is_none());
    assert_eq!(click(&mut anew(one.clone()), "Play the game"), [LessonsIntent::Play(LessonName::Hounds)]);
    // After a lesson its game has the focus.
    let learned = LessonsView { learned: Some(LessonName::Hounds), ..one.clone() };
    assert_eq!(press(&mut anew(learned), Key::Enter), [LessonsIntent::Play(LessonName::Hounds)]);
    one.rows[0].is_finished = false;
    assert!(anew(one).query_by_label("Play the game").is_none(), "it is learned first");
    assert_eq!(press(&mut shelf(), Key::Escape), [LessonsIntent::Back]);
}

#[test]
fn the_lessons_fit_into_every_window() {
    for window in SIZES.into_iter().chain(ODD_SIZES) {
        whole_of(&format!("lessons at {window:?}"), window, |ctx, art| lessons(ctx, &list(), art));
    }
    all_fit(faults("lessons", |ctx, art| lessons(ctx, &list(), art)));
}

/// What the pages of all lessons say, the longest first.
fn pages() -> Vec<&'static str> {
    let pages = LessonName::ALL.into_iter().flat_map(|lesson| match lesson {
        LessonName::Rivals => pages_of::<Carcassonne>(lesson),
        LessonName::House => pages_of::<DontGoIn>(lesson),
        _ => pages_of::<Mists>(lesson),
    });
    let mut pages: Vec<&str> = pages.map(|page| lesson_page(&page)).collect();
    pages.sort_by_key(|text| std::cmp::Reverse(text.len()));
    pages
}

fn pages_of<G: Scripted>(lesson: LessonName) -> Vec<String> {
    let course = lesson.read::<G>().expect("a scenario").course().expect("words");
    course.pages.into_iter().map(|page| page.words).collect()
}

fn taught(page: usize, step: LessonStep) -> TableView {
    TableView { lesson: Some(LessonView { text: pages()[20], page: (page, 20), step }), ..super::view() }
}

#[test]
fn the_sheet_leads_through_the_lesson() {
    let table = |page, step| {
        let view = taught(page, step);
        shown(SIZES[1], move |ctx, art| panels::table(ctx, &view, art))
    };
    let lesson = |intent| [Intent::Table(TableIntent::Lesson(intent))];
    assert_eq!(click(&mut table(2, LessonStep::Read), "go on"), lesson(LessonIntent::On));
    assert_eq!(click(&mut table(20, LessonStep::Read), "finish"), lesson(LessonIntent::On));
    assert_eq!(click(&mut table(2, LessonStep::Read), "back"), lesson(LessonIntent::Back));
    assert_eq!(
        click(&mut table(2, LessonStep::Decide), "show me"),
        [Intent::Table(TableIntent::Ask(AskGuide::Advice))]
    );
    assert!(table(1, LessonStep::Read).query_by_label("back").is_none(), "nothing is before the first page");
    assert!(table(2, LessonStep::Decide).query_by_label("go on").is_none(), "the player decides first");
    assert!(table(2, LessonStep::Decide).query_by_label("hint").is_none(), "the lesson shows what it asks for");
    // Nothing is asked for while the last decision is still being shown.
    let watches = table(2, LessonStep::Watch);
    assert!(watches.query_by_label("Watch").is_some() && watches.query_by_label("Your move").is_none());
    assert!(watches.query_by_label("show me").is_none());
}

#[test]
fn the_menu_of_a_lesson_leaves_it() {
    let menu = Some(MenuView { visits: false, can_take_back: true, can_redo: false });
    let view = TableView { menu, ..taught(2, LessonStep::Read) };
    let mut harness = shown(SIZES[1], move |ctx, art| panels::table(ctx, &view, art));
    assert_eq!(click(&mut harness, "Leave the lesson"), [Intent::Table(TableIntent::Lesson(LessonIntent::Leave))]);
    assert!(harness.query_by_label("Begin again").is_none());
}

#[test]
fn the_sheet_of_a_lesson_fits_into_every_window() {
    for window in SIZES.into_iter().chain(ODD_SIZES) {
        for step in LessonStep::ALL {
            whole(&format!("lesson at {window:?}"), window, &taught(12, step));
        }
        whole(
            &format!("choices at {window:?}"),
            window,
            &TableView { lesson: taught(3, LessonStep::Decide).lesson, ..scoring() },
        );
    }
    all_fit(faults("lesson", |ctx, art| panels::table(ctx, &taught(12, LessonStep::Read), art)));
}

#[test]
fn every_page_fits_on_its_sheet() {
    for text in &pages()[..20] {
        let lesson = Some(LessonView { text, ..taught(12, LessonStep::Decide).lesson.expect("a lesson") });
        let view = TableView { lesson, ..super::view() };
        for window in SIZES.into_iter().chain(ODD_SIZES) {
            whole(&format!("{text} at {window:?}"), window, &view);
        }
    }
}
