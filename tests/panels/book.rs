//! The book of rules and the cards: mouse and keys can reach and leave every page, and every page fits.

use super::*;
use mists::rules::mists::Level;

fn levels() -> Vec<Level> {
    (1..=6).map(|number| shipped::level(number).expect("a level")).collect()
}

/// The book, open at a page. Its pages turn as in the game.
fn book_of(size: Vec2, first: Page) -> Harness<'static, Vec<BookIntent>> {
    let mut view = BookView { page: first, levels: levels(), playing: Some(3) };
    shown(size, move |ctx, art| {
        let wishes = panels::book(ctx, &view, "Back to the table", art);
        for wish in &wishes {
            if let BookIntent::Turn(page) = wish {
                view.page = *page;
            }
        }
        wishes
    })
}

fn number_of(page: Page) -> String {
    let number = Page::all().position(|known| known == page).expect("a page") + 1;
    format!("Page {number} of {}", Page::all().count())
}

#[test]
fn the_book_is_read_with_the_enter_key_alone() {
    let mut harness = book_of(SIZES[1], Page::Land);
    let mut read = vec![Page::Land];
    while read.len() < Page::all().count() {
        let [BookIntent::Turn(page)] = press(&mut harness, Key::Enter)[..] else { panic!("after {read:?}") };
        harness.get_by_label(&number_of(page));
        read.push(page);
    }
    assert!(read.iter().copied().eq(Page::all()), "{read:?}");
    assert_eq!(press(&mut harness, Key::Enter), [BookIntent::Close], "behind the last page is the way out");
}

#[test]
fn arrows_turn_the_pages_whatever_has_the_focus() {
    let mut harness = book_of(SIZES[1], Page::Land);
    assert!(press(&mut harness, Key::ArrowLeft).is_empty(), "there is nothing before the first page");
    assert_eq!(press(&mut harness, Key::ArrowRight), [BookIntent::Turn(Page::Meeples)]);
    for _ in 0..4 {
        press(&mut harness, Key::Tab);
    }
    let focused = harness.ctx.memory(|memory| memory.focused());
    assert_eq!(press(&mut harness, Key::ArrowRight), [BookIntent::Turn(Page::Mist)]);
    assert_eq!(press(&mut harness, Key::ArrowLeft), [BookIntent::Turn(Page::Meeples)]);
    assert_eq!(harness.ctx.memory(|memory| memory.focused()), focused, "arrows only turn pages");
    assert_eq!(press(&mut harness, Key::Escape), [BookIntent::Close]);
}

#[test]
fn the_book_is_read_with_the_mouse_alone() {
    let mut harness = book_of(SIZES[1], Page::Level(5));
    harness.get_by_label("A cemetery wakes the mist");
    assert_eq!(click(&mut harness, "Next"), [BookIntent::Turn(Page::Level(6))]);
    assert_eq!(click(&mut harness, "Previous"), [BookIntent::Turn(Page::Level(5))]);
    assert_eq!(click(&mut harness, "II  Keep and Churchyard"), [BookIntent::Turn(Page::Level(2))]);
    harness.get_by_label("Cemeteries ask for company");
    assert_eq!(click(&mut harness, "At the table"), [BookIntent::Turn(Page::TableControls)]);
    assert!(click(&mut harness, "Next").is_empty(), "there is nothing behind the last page");
    assert_eq!(click(&mut harness, "Back to the table"), [BookIntent::Close]);
}

#[test]
fn every_page_fits_every_screen() {
    for size in SIZES {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for page in Page::all() {
            let harness = book_of(size, page);
            let foot = harness.get_by_label("Next").rect();
            for node in harness.query_all_by(|node| node.label().or(node.value()).is_some_and(|text| !text.is_empty()))
            {
                let place = node.rect();
                let label = node.accesskit_node().label().or(node.accesskit_node().value());
                assert!(screen.contains_rect(place), "{page:?} at {size:?}: {label:?} at {place:?}");
                let in_page = place.left() > foot.left() - 1.0 && place.top() < foot.top();
                assert!(!in_page || place.bottom() < foot.top(), "{page:?} at {size:?}: {label:?} on the buttons");
            }
        }
    }
}

#[test]
fn the_book_keeps_the_keyboard_from_what_lies_behind() {
    let behind = TitleView::default();
    let view = BookView { page: Page::Land, levels: levels(), playing: None };
    let mut since = 0;
    let mut harness = shown(SIZES[1], move |ctx, art| {
        since += 1;
        let mut wishes: Vec<Result<BookIntent, TitleIntent>> =
            screens::title(ctx, &behind, art).into_iter().map(Err).collect();
        if since > 2 {
            wishes.extend(panels::book(ctx, &view, "Back", art).into_iter().map(Ok));
        }
        wishes
    });
    assert_eq!(press(&mut harness, Key::Enter), [Ok(BookIntent::Turn(Page::Meeples))]);
    for _ in 0..20 {
        press(&mut harness, Key::Tab);
        assert!(press(&mut harness, Key::Enter).iter().all(Result::is_ok));
    }
    assert_eq!(press(&mut harness, Key::Escape), [Ok(BookIntent::Close)]);
}

#[test]
fn the_table_opens_the_book_and_closes_it() {
    let open = BookView { page: Page::Level(3), levels: levels(), playing: Some(3) };
    let menu = Some(MenuView { can_take_back: true, can_redo: false, spell_circles: false });
    let mut harness = on_1280(TableView { book: Some(open), menu, ..level_six() });
    harness.get_by_label("Three piles, three targets");
    assert_eq!(press(&mut harness, Key::ArrowRight), [Intent::Read(Page::Level(4))]);
    assert_eq!(press(&mut harness, Key::Escape), [Intent::Table(TableIntent::CloseMenu)]);
    assert_eq!(click(&mut harness, "Back to the table"), [Intent::Table(TableIntent::CloseMenu)]);
    let mut harness = on_1280(view());
    assert_eq!(click(&mut harness, "Rules of this level"), [Intent::Table(TableIntent::LookUp)]);
    let mut harness = on_1280(TableView { menu, ..view() });
    assert_eq!(click(&mut harness, "Mouse and keys"), [Intent::Read(Page::TurnControls)]);
}

#[test]
fn the_cards_fit_every_screen_and_are_answered() {
    for level in levels() {
        for (rules, note) in [
            (LevelRules::of(&level), if level.number == 1 { "how to play" } else { "what is new" }),
            (LevelRules::of_spell_circles(&level), "nine more tiles, and Eloise"),
        ] {
            for size in SIZES {
                let rules = rules.clone();
                let mut harness = shown(size, move |ctx, art| {
                    panels::level_rules(ctx, &rules, "Next", art).then_some(()).into_iter().collect()
                });
                let screen = Rect::from_min_size(Pos2::ZERO, size);
                for label in [note, "Next"] {
                    let place = harness.get_by_label(label).rect();
                    assert!(screen.contains_rect(place), "{label} of level {} at {size:?}", level.number);
                }
                assert_eq!(press(&mut harness, Key::Enter), [()]);
                assert_eq!(press(&mut harness, Key::Escape), [()]);
                assert_eq!(click(&mut harness, "Next"), [()]);
            }
        }
    }
}
