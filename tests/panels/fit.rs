//! Every text has enough room at any size and scale, even in languages whose words are 40 % longer. And whatever can be
//! used has a name, for those who hear it instead of seeing it.

use super::before_play::PUZZLE;
use super::result::ended;
use super::*;
use egui::accesskit;
use mists::app::book::card;
use mists::app::games::{carcassonne, dont_go_in, shelf};
use mists::app::theme::{Written, choose_scale, lengthen_words, take_written};

const WINDOWS: [Vec2; 3] = [Vec2::new(1280.0, 720.0), Vec2::new(1920.0, 1080.0), Vec2::new(2560.0, 1080.0)];
const SCALES: [f32; 3] = [0.75, 1.0, 2.0];
/// How much longer the words are.
const LONGER: f32 = 0.4;
/// Names of players, which may be cut off.
const NAMES: [&str; 6] = ["Alix", "Guilhem", "Maura", "Bertran", "Peire", "Azalais"];

/// Shows something in every window at every scale, with longer words. Returns what is wrong with its texts.
pub fn faults<T>(name: &str, show: impl Fn(&egui::Context, &mut Art) -> Vec<T>) -> Vec<String> {
    let mut faults = Vec::new();
    for (window, scale) in WINDOWS.into_iter().flat_map(|window| SCALES.map(|scale| (window, scale))) {
        let harness = shown(window, |ctx, art| {
            choose_scale(ctx, scale);
            lengthen_words(ctx, LONGER);
            take_written(ctx);
            show(ctx, art)
        });
        let written = take_written(&harness.ctx);
        assert!(!written.is_empty(), "{name}: nothing is written");
        let screen = Rect::from_min_size(Pos2::ZERO, window);
        let told = faults_of(&written, screen).into_iter().chain(nameless(&harness));
        faults.extend(told.map(|fault| format!("{name}, {}×{}, scale {scale}: {fault}", window.x, window.y)));
    }
    faults
}

/// What a screen reader finds that can be clicked or focused, but has no name.
fn nameless<T>(harness: &Harness<T>) -> Vec<String> {
    let usable = |data: &accesskit::Node| {
        [accesskit::Action::Click, accesskit::Action::Focus].into_iter().any(|action| data.supports_action(action))
    };
    let all = harness.root().children_recursive().filter_map(|node| {
        let data = node.accesskit_node().data().clone();
        let named = [data.label(), data.value()].into_iter().flatten().any(|text| !text.trim().is_empty());
        // A scroll bar is known by its role.
        let needs_name = usable(&data) && data.role() != accesskit::Role::ScrollBar;
        (needs_name && !named).then(|| format!("{:?} at {:?} has no name", data.role(), node.rect()))
    });
    all.collect()
}

pub fn faults_of(written: &[Written], screen: Rect) -> Vec<String> {
    let mut faults = Vec::new();
    for (at, piece) in written.iter().enumerate() {
        let name = NAMES.contains(&&*piece.text);
        if piece.cut && !name {
            faults.push(format!("{:?} is cut", piece.text));
        }
        let seen = piece.place.intersect(screen.intersect(piece.seen.expand(1.0)));
        if seen.width() + 1.0 < piece.place.width() {
            faults.push(format!("{:?} is not wholly on the screen", piece.text));
        }
        for other in written[at + 1..].iter().filter(|other| other.sheet == piece.sheet) {
            let both = piece.place.intersect(other.place);
            // The same text twice at one place is a text and its shadow.
            if both.width() > 1.0 && both.height() > 1.0 && piece.text != other.text {
                faults.push(format!("{:?} is written on {:?}", other.text, piece.text));
            }
        }
    }
    faults
}

/// One window at its usual size, with the words of the game.
pub fn whole(name: &str, window: Vec2, view: &TableView) {
    whole_of(name, window, |ctx, art| panels::table(ctx, view, art));
}

/// The same for anything that is shown.
pub fn whole_of<T>(name: &str, window: Vec2, show: impl Fn(&egui::Context, &mut Art) -> Vec<T>) {
    let harness = shown(window, |ctx, art| {
        take_written(ctx);
        show(ctx, art)
    });
    let written = take_written(&harness.ctx);
    assert!(!written.is_empty(), "{name}: nothing is written");
    let faults = faults_of(&written, Rect::from_min_size(Pos2::ZERO, window));
    assert!(faults.is_empty(), "{name}: {}", faults.join("; "));
}

#[test]
fn words_fit_round_the_board_of_odd_windows() {
    for window in ODD_SIZES {
        for (name, view) in [
            ("level 1", view()),
            ("level 6", level_six()),
            ("circles", enchanted()),
            ("alone", solo()),
            ("scoring", scoring()),
        ] {
            whole(&format!("{name} at {window:?}"), window, &view);
        }
    }
}

pub fn all_fit(faults: Vec<String>) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn longer_words_fit_round_the_board() {
    let mut all = Vec::new();
    for (name, view) in [
        ("level 1", view()),
        ("level 6", level_six()),
        ("circles", enchanted()),
        ("alone", solo()),
        ("scoring", scoring()),
    ] {
        all.extend(faults(name, |ctx, art| panels::table(ctx, &view, art)));
    }
    let menu = TableView {
        menu: Some(MenuView { visits: false, can_take_back: true, can_redo: false }),
        spell_circles: true,
        ..TableView::default()
    };
    all.extend(faults("menu", |ctx, art| panels::table(ctx, &menu, art)));
    all_fit(all);
}

#[test]
fn longer_words_fit_on_the_title_and_in_the_settings() {
    let saved = SavedGame {
        whereabouts: "Level V with the Spell Circles, turn 27".to_owned(),
        players: NAMES[..2].iter().map(|&name| name.to_owned()).collect(),
    };
    let view = TitleView { saved: Some(saved), has_games: true, has_learned: true, muted: false };
    let mut all = faults("title", |ctx, art| screens::title(ctx, &view, art));
    all.extend(faults("settings", |ctx, art| screens::settings(ctx, &Settings::default(), art)));
    all.extend(faults("credits", screens::credits));
    all_fit(all);
}

#[test]
fn longer_words_fit_on_the_way_to_a_game() {
    let mut campaign = Campaign::default();
    campaign.record(1, 3, Feat { won: true, total: 53, turns: 41, ghosts: 6, with_take_back: true });
    let mut all = faults("levels", |ctx, art| {
        mists::app::games::mists::screens::level_select(
            ctx,
            &mists::app::games::mists::screens::cards(&campaign),
            PUZZLE,
            false,
            art,
        )
    });
    for players in [1, 3, 5] {
        let form = SetupForm::new(6, players, 7);
        all.extend(faults(&format!("setup of {players}"), |ctx, art| {
            mists::app::games::mists::screens::setup(ctx, &form, &favourites(), art)
        }));
    }
    let mut pages = vec![carcassonne::book::introduction(), dont_go_in::book::introduction()];
    for level in (1..=6).map(|number| shipped::level(number).expect("a level")) {
        pages.extend([panels::level_page(&level), panels::page_of_spell_circles(&level)]);
    }
    for page in pages {
        let show = |ctx: &egui::Context, art: &mut Art| -> Vec<()> {
            card(ctx, &page, "To the table", art);
            Vec::new()
        };
        all.extend(faults(&format!("the card \"{}\"", page.heading), show));
    }
    all_fit(all);
}

#[test]
fn longer_words_fit_at_the_end_and_in_between() {
    let mut all = Vec::new();
    for outcome in [Outcome::Victory, Outcome::OutOfTiles, Outcome::OutOfGhosts, Outcome::PileEmpty] {
        let view = ended(outcome);
        all.extend(faults(&format!("{outcome:?}"), |ctx, art| {
            mists::app::games::mists::screens::result(ctx, &view, art)
        }));
    }
    let levels: Vec<_> = (1..=6).map(|number| shipped::level(number).expect("a level")).collect();
    for (book, of) in shelf::books(&levels, None).iter().enumerate() {
        for (page, on) in of.pages().enumerate() {
            let reading = super::book::reading_at(book, page);
            let name = format!("{}, {}", of.name, on.entry);
            all.extend(faults(&name, |ctx, art| mists::app::book::book(ctx, &reading, "Back to the table", art)));
        }
    }
    let questions = [
        MessageView::another_under_way(&SavedGame::default()),
        MessageView::begin_again(),
        MessageView::leave_unsaved("The disk is full."),
        MessageView::open_elsewhere(),
        MessageView::another_moved("/home/somebody/.local/share/mists/games/level-6-turn-11-2.mists"),
    ];
    for question in questions {
        all.extend(faults(&question.heading, |ctx, art| screens::message(ctx, &question, art)));
    }
    all_fit(all);
}
