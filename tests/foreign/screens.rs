//! Every screen and panel, drawn without a window. The texts are read from the shapes that egui draws.

use super::{english, fault, font, language};
use egui::epaint::Shape;
use egui::{Pos2, Vec2};
use egui_kittest::Harness;
use mists::app::book::{self, BookIntent, Place, Reading, card};
use mists::app::games::mists::panels::{self, *};
use mists::app::games::mists::screens::{self as before_and_after, *};
use mists::app::games::{carcassonne, dont_go_in, shelf};
use mists::app::panels::friends::{self, DecidedBy, FriendRow, FriendsView, Opened};
use mists::app::panels::{LessonStep, LessonView, ReplayView};
use mists::app::screens::join::{JoinView, Joining, join};
use mists::app::screens::lessons::{LessonRow, LessonsView, lessons};
use mists::app::screens::records::{Counted, RecordsView, achieved, records};
use mists::app::screens::review::{CurveView, PointView, ReviewView, review};
use mists::app::screens::saved_games::{SavedGamesView, SavedRow, saved_games};
use mists::app::screens::sitting_down::FavouritesView;
use mists::app::screens::{self, *};
use mists::app::table::replay::{Mark, TimeLine};
use mists::app::theme::{self, Art, take_written};
use mists::app::words::lesson_page;
use mists::rules::Colour;
use mists::rules::carcassonne::Carcassonne;
use mists::rules::dont_go_in::DontGoIn;
use mists::rules::mists::{Action, Hound, Level, Mists, Outcome};
use mists::table::kept::KeptError;
use mists::table::lessons::LessonName;
use mists::table::mists::campaign::{Campaign, Feat};
use mists::table::mists::shipped;
use mists::table::records::{Achievement, Count, Streak};
use mists::table::scenario::Scripted;
use mists::table::settings::Settings;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// Where the shipped languages have to fit, and how large the panels are there.
const REAL_SIZES: [(Vec2, f32); 2] = [(Vec2::new(1280.0, 720.0), 1.0), (Vec2::new(1280.0, 720.0), 1.5)];

const SIZES: [Vec2; 3] = [Vec2::new(1024.0, 768.0), Vec2::new(1280.0, 720.0), Vec2::new(1920.0, 1080.0)];

/// All texts in a shape, and whether each was cut off.
fn texts(shape: &Shape, found: &mut Vec<(String, bool)>) {
    match shape {
        Shape::Text(text) => found.push((text.galley.text().to_owned(), text.galley.elided)),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, found)),
        _ => {}
    }
}

/// Shows something on screens of all sizes. Returns what is wrong with its texts.
pub fn faults<T>(name: &str, show: impl Fn(&egui::Context, &mut Art) -> Vec<T>) -> BTreeSet<String> {
    language::spoken();
    let mut faults = BTreeSet::new();
    let is_real = language::real().is_some();
    let invented = SIZES.map(|size| (size, 1.0));
    for &(size, scale) in if is_real { &REAL_SIZES[..] } else { &invented } {
        let (mut art, mut dressed) = (Art::unpainted(), false);
        let mut harness = Harness::builder().with_size(size).build_ui(|ui| {
            let ctx = ui.ctx().clone();
            if !dressed {
                theme::apply(&ctx, theme::definitions(|face| std::fs::read(font(face)).ok()));
                dressed = true;
            }
            theme::choose_scale(&ctx, scale);
            take_written(&ctx);
            show(&ctx, &mut art);
        });
        harness.run_steps(4);
        let mut drawn = Vec::new();
        harness.output().shapes.iter().for_each(|clipped| texts(&clipped.shape, &mut drawn));
        assert!(!drawn.is_empty(), "{name}: nothing is drawn");
        for (text, _) in drawn.iter().filter(|(text, _)| !is_real && !english(text).is_empty()) {
            faults.insert(format!("{name}: {text:?} is English"));
        }
        let cut = take_written(&harness.ctx);
        let fault = |written: &theme::Written| match is_real {
            true => written.cut.then(|| format!("{:?} is cut", written.text)),
            false => fault(written),
        };
        let told = |fault| format!("{name}, {}×{} at {scale}: {fault}", size.x, size.y);
        faults.extend(cut.iter().filter_map(fault).map(told));
    }
    faults
}

pub fn all_well(faults: BTreeSet<String>) {
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}

fn levels() -> Vec<Level> {
    (1..=6).map(|number| shipped::level(number).expect("a level")).collect()
}

fn saved() -> SavedGame {
    SavedGame { whereabouts: "VI, 27".to_owned(), players: ["Alix", "Guilhem", "Maura"].map(str::to_owned).to_vec() }
}

#[test]
fn the_shared_screens_are_without_english() {
    let mut all = BTreeSet::new();
    for muted in [false, true] {
        let view = TitleView { saved: Some(saved()), has_games: true, has_learned: true, muted };
        all.extend(faults("title", |ctx, art| screens::title(ctx, &view, art)));
    }
    all.extend(faults("settings", |ctx, art| screens::settings(ctx, &Settings::default(), art)));
    let large = Settings { scale: 200, ..Settings::default() };
    all.extend(faults("large settings", |ctx, art| screens::settings(ctx, &large, art)));
    all.extend(faults("keys", |ctx, art| {
        screens::turn_to_keys(ctx);
        screens::settings(ctx, &Settings::default(), art)
    }));
    all.extend(faults("settings of the table", |ctx, art| {
        screens::turn_to_table(ctx);
        screens::settings(ctx, &Settings::default(), art)
    }));
    all.extend(faults("credits", screens::credits));
    let view = LoadingView { share: 0.5, ..LoadingView::default() };
    all.extend(faults("loading", |ctx, _| -> Vec<()> {
        screens::loading(ctx, &view);
        Vec::new()
    }));
    // Names of people, projects and licences are the same in every language.
    all.retain(|fault| !fault.starts_with("credits: "));
    all_well(all);
}

#[test]
fn the_saved_games_are_without_english() {
    let row = |title: &str, ending: bool, trouble: bool| SavedRow {
        title: title.to_owned(),
        whereabouts: "VI, 27".to_owned(),
        company: "Alix".to_owned(),
        when: "25, 20:00".to_owned(),
        ending: ending.then(|| "1".to_owned()),
        trouble: trouble.then(|| "2".to_owned()),
    };
    let rows = vec![row("", false, false), row("1", true, false), row("", false, true)];
    let mut all = BTreeSet::new();
    for (chosen, new_name) in [(0, None), (1, Some("1".to_owned())), (2, None)] {
        let view = SavedGamesView { rows: rows.clone(), chosen, new_name, ..SavedGamesView::default() };
        all.extend(faults("saved games", |ctx, art| saved_games(ctx, &view, art)));
    }
    all.extend(faults("no games", |ctx, art| saved_games(ctx, &SavedGamesView::default(), art)));
    all_well(all);
}

#[test]
fn a_watched_game_is_without_english() {
    let mark = |turn| Mark { turn, scores: vec![3 * turn], ghosts: turn % 2 };
    let line = Arc::new(TimeLine { marks: (1..9).map(mark).collect(), scorers: Vec::new() });
    let mut all = BTreeSet::new();
    for (now, plays) in [(3, false), (7, true)] {
        let replay = Some(ReplayView { line: line.clone(), now, plays, speed: 1, is_over: plays, leads_back: true });
        let menu = plays.then(MenuView::default);
        let view = TableView { replay, menu, ..TableView::default() };
        all.extend(faults("watched", |ctx, art| panels::table(ctx, &view, art)));
    }
    all_well(all);
}

#[test]
fn tables_over_the_network_are_without_english() {
    let by = [DecidedBy::Here, DecidedBy::Friend(true), DecidedBy::Friend(false), DecidedBy::Computer];
    let row = |by| FriendRow { name: "Alix".to_owned(), colour: Some(Colour::Red), by };
    let mut all = BTreeSet::new();
    for state in [Opened::No, Opened::Soon, Opened::Yes("1234 ".repeat(60)), Opened::Failed("1".to_owned())] {
        let view = FriendsView { players: by.map(row).to_vec(), spectators: 2, state };
        all.extend(faults("friends", |ctx, art| friends::show(ctx, art, &view).into_iter().collect::<Vec<_>>()));
    }
    for state in [Joining::Not, Joining::Looking, Joining::Found, Joining::Failed("1".to_owned())] {
        let view = JoinView { name: "Alix".to_owned(), invitation: "1".to_owned(), state };
        all.extend(faults("join", |ctx, art| join(ctx, &view, art)));
    }
    let menu = Some(MenuView { visits: true, ..MenuView::default() });
    let visit = TableView { menu, ..TableView::default() };
    all.extend(faults("the menu of a visit", |ctx, art| panels::table(ctx, &visit, art)));
    all_well(all);
}

#[test]
fn lessons_and_records_are_without_english() {
    let row = |lesson| LessonRow {
        lesson,
        page: lesson as usize % 2,
        pages: 9,
        is_finished: (lesson as usize).is_multiple_of(3),
    };
    let list = LessonsView { rows: LessonName::ALL.map(row).to_vec(), learned: None };
    let mut all = faults("lessons", |ctx, art| lessons(ctx, &list, art));
    // The name of this game is the same in every language.
    all.retain(|fault| !fault.contains("Don’t Go In There"));
    for step in LessonStep::ALL {
        let lesson = Some(LessonView { text: "1", page: (2, 9), step });
        let menu = (step == LessonStep::Read).then(MenuView::default);
        let view = TableView { lesson, menu, ..TableView::default() };
        all.extend(faults("a lesson", |ctx, art| panels::table(ctx, &view, art)));
    }
    let count = Count { played: 9, won: 4, won_with_circles: 1, won_straight: 2, best: Some(31) };
    let counted = Counted::of(count, [1, 3].into());
    let view = RecordsView {
        levels: vec![counted.clone(); 6],
        rivals: counted.clone(),
        house: counted,
        games: 21,
        streak: Streak { now: 1, longest: 3 },
        ghosts_calmed: 99,
        achieved: Achievement::ALL.map(|achievement| (achievement, true)).to_vec(),
    };
    all.extend(faults("records", |ctx, art| records(ctx, &view, art)));
    all.extend(faults("achieved", |ctx, art| -> Vec<()> {
        achieved(ctx, &Achievement::ALL[..3], art);
        Vec::new()
    }));
    all_well(all);
}

/// What the pages of all lessons say.
fn lesson_pages() -> Vec<&'static str> {
    language::spoken();
    let pages = LessonName::ALL.into_iter().flat_map(|lesson| match lesson {
        LessonName::Rivals => pages_of::<Carcassonne>(lesson),
        LessonName::House => pages_of::<DontGoIn>(lesson),
        _ => pages_of::<Mists>(lesson),
    });
    pages.map(|page| lesson_page(&page)).collect()
}

fn pages_of<G: Scripted>(lesson: LessonName) -> Vec<String> {
    let course = lesson.read::<G>().expect("a scenario").course().expect("words");
    course.pages.into_iter().map(|page| page.words).collect()
}

/// Every page of every lesson, in the languages that the game ships with: none is too long for its sheet.
#[test]
fn every_page_of_a_lesson_fits_on_its_sheet() {
    let mut all = BTreeSet::new();
    // The words of the invented language are longer than those of any real one.
    let texts = if language::real().is_some() { lesson_pages() } else { Vec::new() };
    for text in texts {
        let lesson = Some(LessonView { text, page: (12, 20), step: LessonStep::Decide });
        let view = TableView { lesson, ..TableView::default() };
        let name = text.chars().take(30).collect::<String>();
        all.extend(faults(&name, |ctx, art| panels::table(ctx, &view, art)));
    }
    all_well(all);
}

#[test]
fn questions_and_news_are_without_english() {
    let error = KeptError::Damaged { file: "1".to_owned(), line: Some(1), what: "2".to_owned() };
    let damaged = |what, now: &str| Damaged::new(what, &error, Path::new("1"), Path::new(now));
    let mut files = vec![damaged(Kept::Campaign, "2"), damaged(Kept::LastSetup, "2"), damaged(Kept::Settings, "2")];
    let several = MessageView::damaged(&files);
    files.truncate(1);
    let questions = [
        MessageView::offer_to_continue(&saved()),
        MessageView::another_under_way(&saved()),
        MessageView::begin_again(),
        MessageView::leave_unsaved("1"),
        MessageView::delete_game("VI, 27", "25"),
        MessageView::open_elsewhere(),
        MessageView::another_moved("1"),
        MessageView::damaged(&files),
        MessageView::damaged(&[damaged(Kept::Game, "1")]),
        several,
    ];
    let mut all = BTreeSet::new();
    for question in questions {
        all.extend(faults("question", |ctx, art| screens::message(ctx, &question, art)));
    }
    // The reason why a file cannot be read is not translated, as on the command line.
    all.retain(|fault| !fault.contains("1, line 1: 2"));
    all_well(all);
}

#[test]
fn the_way_to_a_game_is_without_english() {
    let mut campaign = Campaign::default();
    let feat = Feat { won: true, total: 53, turns: 41, ghosts: 6, with_take_back: true };
    campaign.record(1, 3, feat);
    campaign.record(2, 1, Feat { won: false, ..feat });
    let mut all = faults("levels", |ctx, art| {
        let puzzle = PuzzleView { level: 3, spell_circles: true, won: true, streak: 2 };
        before_and_after::level_select(ctx, &before_and_after::cards(&campaign), puzzle, false, art)
    });
    for (level, players) in [(1, 1), (6, 3), (6, 5)] {
        let mut form = SetupForm::new(level, players, 7);
        all.extend(faults("setup", |ctx, art| before_and_after::setup(ctx, &form, &FavouritesView::default(), art)));
        form.answer(&SetupIntent::Name(0, " ".to_owned()));
        all.extend(faults("setup without a name", |ctx, art| {
            before_and_after::setup(ctx, &form, &FavouritesView::default(), art)
        }));
        form.answer(&SetupIntent::Name(0, "Guilhem".to_owned()));
        form.answer(&SetupIntent::Colour(0, form.seats[form.seats.len() - 1].colours[0]));
        all.extend(faults("setup with doubles", |ctx, art| {
            before_and_after::setup(ctx, &form, &FavouritesView::default(), art)
        }));
        form.answer(&SetupIntent::Seed(" ".to_owned()));
        all.extend(faults("setup without a seed", |ctx, art| {
            before_and_after::setup(ctx, &form, &FavouritesView::default(), art)
        }));
    }
    let mut pages = vec![carcassonne::book::introduction(), dont_go_in::book::introduction()];
    pages.extend(levels().iter().flat_map(|level| [panels::level_page(level), panels::page_of_spell_circles(level)]));
    for page in pages {
        all.extend(faults("a card", |ctx, art| -> Vec<()> {
            card(ctx, &page, "", art);
            Vec::new()
        }));
    }
    all_well(all);
}

#[test]
fn the_book_is_without_english() {
    let mut all = BTreeSet::new();
    let books = shelf::books(&levels(), None);
    for (book, of) in books.iter().enumerate() {
        for page in 0..of.pages().count() {
            let mut reading = Reading::default();
            reading.take(books.clone());
            reading.answer(BookIntent::Turn(Place { book, page, rule: None }));
            all.extend(faults(&format!("{book}, page {page}"), |ctx, art| book::book(ctx, &reading, "", art)));
        }
    }
    all_well(all);
}

#[test]
fn the_end_is_without_english() {
    let mut all = BTreeSet::new();
    let feat = Feat { won: true, total: 101, turns: 44, ghosts: 3, with_take_back: false };
    for outcome in [Outcome::Victory, Outcome::OutOfTiles, Outcome::PileEmpty, Outcome::OutOfGhosts] {
        for (supply, markers, opened) in [(0, 0, None), (1, 3, Some(5)), (2, 3, None)] {
            let view = ResultView {
                outcome,
                players: Colour::ALL.into_iter().take(5).map(|colour| (colour, "Alix".to_owned())).collect(),
                visits: false,
                level: 4,
                spell_circles: true,
                total: 9,
                markers: Colour::ALL.into_iter().take(markers).map(|colour| (colour, 9)).collect(),
                goal: 100,
                pile: (supply > 0).then_some(supply),
                target: "15".to_owned(),
                needed: 15,
                supply,
                ghosts: 13,
                turns: 31,
                tiles_left: 40,
                seed: "pumpkin".to_owned(),
                with_take_back: true,
                puzzle: Some(PuzzleResult { par: opened.map(|_| feat), streak: supply.into() }),
                next: Some(5),
                opened,
                best: true,
                can_take_back: true,
                picture: "…".to_owned(),
                can_save_picture: true,
                settled: true,
            };
            all.extend(faults("result", |ctx, art| before_and_after::result(ctx, &view, art)));
        }
    }
    all_well(all);
}

#[test]
fn looking_back_is_without_english() {
    let point = || PointView {
        number: 31,
        turn: 12,
        colour: None,
        told: "…".to_owned(),
        chance: 0.41,
        best: 0.5,
        at_table: None,
    };
    let curves = vec![CurveView { colour: None, name: String::new(), chances: vec![0.5, 0.2, 0.7] }];
    let seen = ReviewView { curves, points: vec![point()], ..ReviewView::default() };
    let mut all = BTreeSet::new();
    for view in [
        ReviewView { points: Vec::new(), ..seen.clone() },
        ReviewView { looked: Some(0.5), ..ReviewView::default() },
        seen,
    ] {
        all.extend(faults("looking back", |ctx, art| review(ctx, &view, art)));
    }
    all_well(all);
}

/// A table with everything that is described by numbers.
fn table() -> TableView {
    let marker = |colour, total| MarkerView { colour, total, stands: f32::from(total), coming: 5 };
    let hounds = [(Hound::Rufus, 10, HoundPlace::Waiting), (Hound::Ronja, 25, HoundPlace::With(Colour::Red))];
    let hand = |colour| MeeplesInHand { colour, left: 2, of: 5, selected: true, usable: true };
    let row = |name: &str, active, colour| PlayerRow {
        name: name.to_owned(),
        active,
        computer: false,
        colours: vec![hand(colour)],
    };
    let pile = |left, hound, target| PileView { left, hound, target };
    let markers = vec![marker(Colour::Red, 12), marker(Colour::Blue, 3), marker(Colour::Pink, 63)];
    let hounds = hounds.into_iter().map(|(hound, space, place)| HoundView { hound, space, place }).collect();
    let piles = vec![pile(7, Some(Hound::Rufus), 15), pile(20, Some(Hound::Ronja), 50), pile(20, None, 100)];
    let told = LogLine { turn: 3, colour: None, text: "…".to_owned() };
    TableView {
        score: ScoreView { level: 6, goal: 50, markers, hounds },
        ghosts: GhostsView { left: 9, of: 15, would_take: None, cat: Some(CatView::Behind(4)) },
        piles: PilesView { piles, active: 0, of: 60, to_go: vec![0, 7, 0] },
        players: vec![row("Alix", true, Colour::Red), row("Guilhem", false, Colour::Green)],
        hand: Some(HandView {
            picture: None,
            caption: String::new(),
            in_words: String::new(),
            away: false,
            is_misty: true,
            is_own: true,
        }),
        phase: PhaseView { step: Step::Meeple, can_skip: true, can_take_back: true, ..PhaseView::default() },
        log: vec![told.clone(), LogLine { turn: 4, ..told }].into(),
        tells_tiles: true,
        ..TableView::default()
    }
}

#[test]
fn the_panels_are_without_english() {
    let mut all = BTreeSet::new();
    let mut look = |view: &TableView| all.extend(faults("table", |ctx, art| panels::table(ctx, view, art)));
    look(&table());
    look(&TableView { hand: None, not_saved: Some("…".to_owned()), log: Vec::new().into(), ..table() });
    look(&TableView { foresight: Some(ForesightCard { lines: Vec::new() }), ..table() });
    look(&TableView { over: Some(OverTable::Log), ..table() });
    let tiles = TilesToCome { faces: Vec::new(), in_piles: 41, face_down: 2 };
    look(&TableView { over: Some(OverTable::Tiles(tiles)), ..table() });
    let menu = MenuView { visits: false, can_take_back: true, can_redo: true };
    look(&TableView { menu: Some(menu), spell_circles: true, ..table() });
    for step in
        [Step::Tile, Step::Burial, Step::Ghosts, Step::Eloise, Step::Meeple, Step::Score, Step::Hound, Step::FaceDown]
    {
        look(&TableView { phase: PhaseView { step, can_skip: false, ..table().phase }, ..table() });
    }
    let taking = |ghosts, too_many| Some(Taking { ghosts, too_many, cat_comes: ghosts > 3 });
    for (would_take, cat) in [
        (taking(0, false), CatView::Waiting),
        (taking(2, false), CatView::Asking),
        (taking(4, true), CatView::With(Colour::Black)),
        (None, CatView::Behind(9)),
    ] {
        let ghosts = GhostsView { would_take, cat: Some(cat), ..table().ghosts };
        look(&TableView { ghosts, ..table() });
    }
    for left in [0, 1, 41] {
        let alone =
            PilesView { piles: vec![PileView { left, hound: None, target: 50 }], active: 0, of: 50, to_go: vec![1] };
        let score = ScoreView {
            level: 1,
            goal: 120,
            markers: vec![MarkerView { total: 57, ..table().score.markers[0] }],
            hounds: Vec::new(),
        };
        look(&TableView { piles: alone, score, ..table() });
    }
    let choice = Choice { text: "1".to_owned(), answer: Answer::Act(Action::TakePoints), ..Choice::default() };
    look(&TableView { choices: vec![choice; 2], ..table() });
    let near = Some(Pos2::new(500.0, 300.0));
    look(&TableView { toast: Some(Toast { sentence: "…".to_owned(), rule: Some("PLACE-1"), near }), ..table() });
    let tip = Tip { sentence: "…".to_owned(), rule: "SCORE-2" };
    look(&TableView { tip: Some(tip), ..table() });
    all_well(all);
}
