//! The books of rules and the cards: mouse and keys reach and leave every page, a typed word finds its rules, and all
//! of it fits.

use super::*;
use mists::app::book::{Book, BookIntent, Place, Reading, Rule, book, card};
use mists::app::games::mists::panels::{level_page, page_of_spell_circles};
use mists::app::games::shelf::books;
use mists::app::games::{carcassonne, dont_go_in};
use mists::rules::mists::Level;
use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

fn levels() -> Vec<Level> {
    (1..=6).map(|number| shipped::level(number).expect("a level")).collect()
}

fn all_books() -> Vec<Book> {
    books(&levels(), Some(3))
}

/// All books, open at a page of one.
pub(super) fn reading_at(book: usize, page: usize) -> Reading {
    let mut reading = Reading::default();
    reading.take(all_books());
    reading.answer(BookIntent::Turn(Place { book, page, rule: None }));
    reading
}

/// The number of pages of each book.
fn pages() -> Vec<usize> {
    all_books().iter().map(|book| book.pages().count()).collect()
}

/// The books on the screen; they are read as in the game.
fn read(size: Vec2, mut reading: Reading) -> Harness<'static, Vec<BookIntent>> {
    shown(size, move |ctx, art| {
        let wishes = book(ctx, &reading, "Back to the table", art);
        for wish in &wishes {
            reading.answer(wish.clone());
        }
        wishes
    })
}

fn turned_to(book: usize, page: usize) -> Vec<BookIntent> {
    vec![BookIntent::Turn(Place { book, page, rule: None })]
}

#[test]
fn every_book_is_read_with_the_enter_key_alone() {
    for (of, count) in pages().into_iter().enumerate() {
        let mut harness = read(SIZES[1], reading_at(of, 0));
        for page in 1..count {
            assert_eq!(press(&mut harness, Key::Enter), turned_to(of, page));
            harness.get_by_label(&format!("Page {} of {count}", page + 1));
        }
        assert_eq!(press(&mut harness, Key::Enter), [BookIntent::Close], "behind the last page is the way out");
    }
}

#[test]
fn arrows_turn_the_pages_whatever_has_the_focus() {
    let mut harness = read(SIZES[1], reading_at(0, 0));
    assert!(press(&mut harness, Key::ArrowLeft).is_empty(), "there is nothing before the first page");
    assert_eq!(press(&mut harness, Key::ArrowRight), turned_to(0, 1));
    for _ in 0..4 {
        press(&mut harness, Key::Tab);
    }
    let focused = harness.ctx.memory(|memory| memory.focused());
    assert_eq!(press(&mut harness, Key::ArrowRight), turned_to(0, 2));
    assert_eq!(press(&mut harness, Key::ArrowLeft), turned_to(0, 1));
    assert_eq!(harness.ctx.memory(|memory| memory.focused()), focused, "arrows only turn pages");
    assert_eq!(press(&mut harness, Key::Escape), [BookIntent::Close]);
}

/// The mouse opens other books, chapters and pages.
#[test]
fn the_books_are_read_with_the_mouse_alone() {
    let mut harness = read(SIZES[1], reading_at(0, 0));
    click(&mut harness, "The levels");
    click(&mut harness, "V  Restless Graves");
    harness.get_by_label("A cemetery wakes the mist");
    click(&mut harness, "Next");
    click(&mut harness, "Previous");
    click(&mut harness, "II  Keep and Churchyard");
    harness.get_by_label("Cemeteries ask for company");
    click(&mut harness, "Carcassonne");
    click(&mut harness, "Points");
    click(&mut harness, "Farmers");
    harness.get_by_label("Fields feed cities");
    click(&mut harness, "Don't Go In There");
    click(&mut harness, "Mouse and keys");
    click(&mut harness, "In this book");
    assert!(click(&mut harness, "Next").is_empty(), "there is nothing behind the last page");
    assert_eq!(click(&mut harness, "Back to the table"), [BookIntent::Close]);
}

fn type_in(harness: &mut Harness<'_, Vec<BookIntent>>, text: &str) {
    for letter in text.chars() {
        harness.event(Event::Text(letter.to_string()));
        harness.run_steps(2);
    }
}

/// What is typed is looked for at once, whatever has the focus. Up and down go through what was found, Enter reads on
/// from there, and Escape first leaves the search and then the book.
#[test]
fn a_typed_word_opens_the_best_rule_that_has_it() {
    let mut harness = read(SIZES[1], reading_at(1, 0));
    type_in(&mut harness, "farmer");
    harness.get_by_label("The most farmers");
    harness.get_by_label("Fields feed cities");
    let there = harness.query_all_by_label_contains("The most farmers, ").count();
    assert_eq!(there, 1, "it is listed with the page on which it stands");
    harness.state_mut().clear();
    let [BookIntent::Turn(second)] = press(&mut harness, Key::ArrowDown)[..] else { panic!("down goes on") };
    let [BookIntent::Turn(first)] = press(&mut harness, Key::ArrowUp)[..] else { panic!("up goes back") };
    assert!(first != second && first.rule.is_some(), "{first:?} {second:?}");
    assert_eq!(press(&mut harness, Key::Escape), [BookIntent::Search(String::new())]);
    assert_eq!(press(&mut harness, Key::Escape), [BookIntent::Close]);
}

#[test]
fn what_no_rule_has_is_not_found() {
    let mut harness = read(SIZES[1], reading_at(0, 0));
    type_in(&mut harness, "xylophone");
    harness.get_by_label("No rule has these words.");
    assert!(harness.query_by_label("Tiles, roads, cities").is_none(), "the page that was open does not look found");
    harness.state_mut().clear();
    assert_eq!(press(&mut harness, Key::Escape), [BookIntent::Search(String::new())]);
    harness.get_by_label_contains("of 25");
}

/// What one finds: in the book in which the search began first, there in headings before texts, without regard to
/// capitals and accents, and only where all words are.
#[test]
fn the_search_puts_the_best_first() {
    let mut reading = reading_at(2, 0);
    let all = all_books();
    let heading = |place: &Place| {
        let page = all[place.book].pages().nth(place.page).expect("a page");
        place.rule.map_or(page.heading, |rule| page.rules()[rule].heading())
    };
    reading.answer(BookIntent::Search("CÁT".to_owned()));
    assert_eq!((reading.found()[0].book, heading(&reading.found()[0])), (2, "Cat"));
    assert_eq!(reading.place(), reading.found()[0]);
    reading.answer(BookIntent::Search("rufus goal".to_owned()));
    let has_both = |place: &Place| {
        let page = all[place.book].pages().nth(place.page).expect("a page");
        let rule = &page.rules()[place.rule.expect("a rule")];
        let text = format!("{} {}", rule.heading(), rule.text()).to_lowercase();
        text.contains("rufus") && text.contains("goal")
    };
    assert!(reading.found().len() >= 3 && reading.found().iter().all(has_both), "{:?}", reading.found());
    reading.answer(BookIntent::Search("  ".to_owned()));
    assert!(reading.found().is_empty());
    // A word that only another book has leads there, and the book in which the search began still comes first.
    let mut reading = reading_at(0, 0);
    reading.answer(BookIntent::Search("abbot".to_owned()));
    assert_eq!((reading.place().book, reading.found().iter().any(|place| place.book == 0)), (1, false));
    reading.answer(BookIntent::Search("a".to_owned()));
    assert_eq!(reading.found()[0].book, 0);
}

/// A long list says how many more there are, above and below, and a click there goes on.
#[test]
fn what_is_found_can_be_reached_however_long_the_list_is() {
    let mut reading = reading_at(0, 0);
    reading.answer(BookIntent::Search("ghost".to_owned()));
    let found = reading.found().len();
    let mut reached = 1;
    loop {
        let mut harness = read(SIZES[0], reading.clone());
        let more = harness.query_by_label_contains("more below").and_then(|more| more.accesskit_node().label());
        let Some(more) = more else { break };
        assert!(more.contains(char::is_numeric), "{more}");
        for intent in click(&mut harness, &more) {
            reading.answer(intent);
        }
        reached += 1;
        assert!(reached < found, "each click shows others");
    }
    assert!(reached > 1, "{found} are found");
    assert_eq!(Some(&reading.place()), reading.found().last());
    read(SIZES[0], reading).get_by_label_contains("more above");
}

#[test]
fn a_rule_is_opened_where_it_is_told() {
    let mut reading = reading_at(0, 0);
    for (book, id) in [(0, "L5-4"), (1, "RFIELD-9"), (2, "HCARD-100")] {
        reading.open(book, About::Rule(id));
        let place = reading.place();
        let told =
            all_books()[book].pages().nth(place.page).expect("a page").rules()[place.rule.expect("a rule")].clone();
        assert!(told.ids().contains(&id), "{id} at {place:?}");
    }
    reading.open(1, About::Rule("TEA-1"));
    assert_eq!(reading.place(), Place { book: 1, page: 0, rule: None }, "what no book tells opens it at its beginning");
    reading.open(0, About::Game);
    assert_eq!(reading.books()[0].pages().nth(reading.place().page).expect("a page").entry, "III  The Two Hounds");
}

/// The rules of the three rule books: each chapter with the numbers of its rules. Those that only say how a program
/// writes things down (RFIELD-1 and RFIELD-8) are left out.
const RULES: [&[(&str, &[RangeInclusive<u8>])]; 3] = [
    &[
        ("SETUP", &[1..=5]),
        ("PLACE", &[1..=5]),
        ("MIST", &[1..=6]),
        ("GHOST", &[1..=6]),
        ("MEEPLE", &[1..=4]),
        ("SCORE", &[1..=10]),
        ("END", &[1..=4]),
        ("L1", &[1..=1]),
        ("L2", &[1..=1]),
        ("L3", &[1..=1]),
        ("L4", &[1..=1]),
        ("L5", &[1..=10]),
        ("L6", &[0..=4]),
        ("PILE", &[1..=2]),
        ("CEM", &[1..=9]),
        ("HOUND", &[1..=8]),
        ("SPELL", &[1..=8]),
        ("CAT", &[1..=6]),
    ],
    &[
        ("RSETUP", &[1..=7]),
        ("RTURN", &[1..=3]),
        ("RPLACE", &[1..=4]),
        ("RFIELD", &[2..=7, 9..=9]),
        ("RMEEPLE", &[1..=6]),
        ("RGUARD", &[1..=3]),
        ("RGHOST", &[1..=4]),
        ("RMIST", &[1..=4]),
        ("RROAD", &[1..=1]),
        ("RCITY", &[1..=1]),
        ("RABBEY", &[1..=1]),
        ("RCASTLE", &[1..=2]),
        ("RCEM", &[1..=4]),
        ("RSCORE", &[1..=7]),
        ("REND", &[1..=5]),
        ("RCIRC", &[1..=10]),
        ("RABBOT", &[1..=3]),
    ],
    &[
        ("HSETUP", &[1..=9]),
        ("HPLACE", &[1..=4]),
        ("HROOM", &[1..=1, 10..=10, 20..=20, 30..=30, 40..=40, 50..=53, 60..=62]),
        ("HROLL", &[1..=5]),
        ("HTAKE", &[1..=5]),
        ("HCARD", &[1..=5, 10..=11, 20..=20, 30..=31, 40..=41, 50..=51, 60..=60, 70..=71, 80..=81]),
        ("HCARD", &[90..=90, 100..=100, 110..=112, 120..=120]),
        ("HEND", &[1..=5]),
        ("HHIDE", &[1..=7]),
    ],
];

/// The IDs of all rules of a book.
fn rules_of(book: usize) -> impl Iterator<Item = String> {
    let numbered = |(chapter, runs): &'static (&str, &[RangeInclusive<u8>])| {
        runs.iter().cloned().flatten().map(move |number| format!("{chapter}-{number}"))
    };
    RULES[book].iter().flat_map(numbered)
}

#[test]
fn every_rule_is_told_in_its_book_and_nothing_else() {
    for (number, book) in all_books().iter().enumerate() {
        let told: BTreeSet<String> =
            book.pages().flat_map(|page| page.rules()).flat_map(|rule| rule.ids()).map(|id| (*id).to_owned()).collect();
        assert_eq!(told, rules_of(number).collect(), "{}", book.name);
    }
}

/// What a sentence of the rules, a refusal, a phase or a hover text names is told in the book of its game.
#[test]
fn every_rule_that_the_program_names_is_told() {
    for (book, game) in ["mists", "carcassonne", "dont_go_in"].into_iter().enumerate() {
        let folders =
            ["src/rules", "src/app/games"].map(|floor| Path::new(env!("CARGO_MANIFEST_DIR")).join(floor).join(game));
        let named: BTreeSet<String> = folders.iter().flat_map(|folder| rules_named_in(folder)).collect();
        assert!(named.len() > 20, "{game}: {named:?}");
        for id in named {
            assert!(rules_of(book).any(|rule| rule == id), "{game} names {id}");
        }
    }
}

/// The rules that stand between quotation marks in the Rust files below a folder.
fn rules_named_in(folder: &Path) -> Vec<String> {
    let is_rule = |text: &&str| {
        let is_number = |number: &str| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
        text.split_once('-').is_some_and(|(chapter, number)| {
            is_number(number) && chapter.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
        })
    };
    let entries = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| match path.is_dir() {
            true => rules_named_in(&path),
            false => {
                let source = fs::read_to_string(&path).expect("the file can be read");
                source.split('"').filter(is_rule).map(str::to_owned).collect()
            }
        })
        .collect()
}

#[test]
fn the_rule_of_a_type_of_cards_is_told_under_its_name() {
    for of in mists::rules::dont_go_in::CardType::ALL {
        let reading = opened_at(2, of.rule());
        let place = reading.place();
        let page = reading.books()[2].pages().nth(place.page).expect("a page").clone();
        let heading = page.rules()[place.rule.expect("a rule")].heading();
        assert_eq!(heading.replace(' ', "-").to_lowercase(), of.name());
    }
}

/// All books, open at a rule.
fn opened_at(book: usize, id: &'static str) -> Reading {
    let mut reading = reading_at(book, 0);
    reading.open(book, About::Rule(id));
    reading
}

/// Each ruling of our own is marked, and what the mark means stands on the page.
#[test]
fn rulings_are_marked_as_ours() {
    let marked = |book: &Book| book.pages().flat_map(|page| page.rules()).filter(|rule| rule.rules_itself()).count();
    for (number, book) in all_books().iter().enumerate() {
        assert!(marked(book) > 12, "{}: {} marks", book.name, marked(book));
        for (page, on) in book.pages().enumerate() {
            let harness = read(SIZES[1], reading_at(number, page));
            let explained = harness.query_by_label_contains("† our own ruling").is_some();
            assert_eq!(explained, on.rules().iter().any(Rule::rules_itself), "{}, {}", book.name, on.heading);
        }
    }
}

#[test]
fn every_page_fits_every_screen() {
    for size in SIZES {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for (book, count) in pages().into_iter().enumerate() {
            for page in 0..count {
                let harness = read(size, reading_at(book, page));
                let foot = harness.get_by_label("Next").rect();
                let has_text = |text: String| !text.is_empty();
                for node in harness.query_all_by(|node| node.label().or(node.value()).is_some_and(has_text)) {
                    let place = node.rect();
                    let label = node.accesskit_node().label().or(node.accesskit_node().value());
                    assert!(screen.contains_rect(place), "{book}, {page} at {size:?}: {label:?} at {place:?}");
                    let in_page = place.left() > foot.left() - 1.0 && place.top() < foot.top();
                    assert!(!in_page || place.bottom() < foot.top(), "{book}, {page}: {label:?} on the buttons");
                }
            }
        }
    }
}

#[test]
fn the_book_keeps_the_keyboard_from_what_lies_behind() {
    let behind = TitleView::default();
    let reading = reading_at(0, 0);
    let mut since = 0;
    let mut harness = shown(SIZES[1], move |ctx, art| {
        since += 1;
        let mut wishes: Vec<Result<BookIntent, TitleIntent>> =
            screens::title(ctx, &behind, art).into_iter().map(Err).collect();
        if since > 2 {
            wishes.extend(book(ctx, &reading, "Back", art).into_iter().map(Ok));
        }
        wishes
    });
    assert_eq!(press(&mut harness, Key::Enter), turned_to(0, 1).into_iter().map(Ok).collect::<Vec<_>>());
    for _ in 0..20 {
        press(&mut harness, Key::Tab);
        assert!(press(&mut harness, Key::Enter).iter().all(Result::is_ok));
    }
    assert_eq!(press(&mut harness, Key::Escape), [Ok(BookIntent::Close)]);
}

#[test]
fn the_table_opens_the_book() {
    let menu = Some(MenuView { visits: false, can_take_back: true, can_redo: false });
    let look_up = |about| [Intent::Table(TableIntent::LookUp(about))];
    let mut harness = on_1280(TableView { rule: "GHOST-4", ..view() });
    assert_eq!(click(&mut harness, "Rules of this level"), look_up(About::Game));
    assert_eq!(press(&mut harness, Key::F1), look_up(About::Rule("GHOST-4")));
    assert_eq!(click(&mut harness, "rule"), look_up(About::Rule("GHOST-4")));
    let mut harness = on_1280(TableView { menu, spell_circles: true, ..view() });
    assert_eq!(click(&mut harness, "Mouse and keys"), look_up(About::Controls));
    assert_eq!(click(&mut harness, "Rules of the Spell Circles"), look_up(About::Rule("SPELL-2")));
}

/// What the pointer is on in a panel has a rule of its own.
#[test]
fn the_rule_of_what_a_panel_tells_is_read_there() {
    let mut harness = on_1280(TableView { rule: "GHOST-4", ..level_six() });
    let hound = harness.get_by_label_contains("Ronja waits").rect().center();
    harness.hover_at(hound);
    harness.run_steps(3);
    let wishes = press(&mut harness, Key::F1);
    assert_eq!(wanted(wishes), [Intent::Table(TableIntent::LookUp(About::Rule("HOUND-1")))]);
}

#[test]
fn while_the_book_is_open_the_table_hears_no_keys() {
    let menu = Some(MenuView { visits: false, can_take_back: true, can_redo: false });
    let mut harness = on_1280(TableView { covered: true, menu, ..view() });
    assert!(harness.query_by_label("Continue").is_none(), "the menu lies over the book");
    for key in [Key::Escape, Key::L, Key::T, Key::Num1] {
        assert_eq!(press(&mut harness, key), [], "{key:?}");
    }
}

#[test]
fn the_cards_fit_every_screen_and_are_answered() {
    let mut pages =
        vec![(carcassonne::book::introduction(), "how to play"), (dont_go_in::book::introduction(), "how to play")];
    for level in levels() {
        pages.push((level_page(&level), if level.number == 1 { "how to play" } else { "what is new" }));
        pages.push((page_of_spell_circles(&level), "nine more tiles, and Eloise"));
    }
    for (page, note) in pages {
        for size in SIZES {
            let page = page.clone();
            let heading = page.heading;
            let mut harness =
                shown(size, move |ctx, art| card(ctx, &page, "Next", art).then_some(()).into_iter().collect());
            let screen = Rect::from_min_size(Pos2::ZERO, size);
            for label in [heading, note, "Next"] {
                let place = harness.get_by_label(label).rect();
                assert!(screen.contains_rect(place), "{label} of {heading} at {size:?}");
            }
            assert_eq!(press(&mut harness, Key::Enter), [()]);
            assert_eq!(press(&mut harness, Key::Escape), [()]);
            assert_eq!(click(&mut harness, "Next"), [()]);
        }
    }
}
