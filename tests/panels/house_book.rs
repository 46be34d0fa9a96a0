//! The book of Don't Go In There: every page can be reached and fits every screen.

use super::*;
use mists::app::games::dont_go_in::book::{BookIntent, Page, book};

/// The book, open at a page. Its pages turn as in the game.
fn book_of(size: Vec2, first: Page) -> Harness<'static, Vec<BookIntent>> {
    let mut open = first;
    shown(size, move |ctx, art| {
        let wishes = book(ctx, open, "Back to the table", art);
        for wish in &wishes {
            if let BookIntent::Turn(page) = wish {
                open = *page;
            }
        }
        wishes
    })
}

#[test]
fn the_book_is_read_with_the_enter_key_alone() {
    let mut harness = book_of(SIZES[1], Page::FIRST);
    let mut read = vec![Page::FIRST];
    while read.len() < Page::all().count() {
        let [BookIntent::Turn(page)] = press(&mut harness, Key::Enter)[..] else { panic!("after {read:?}") };
        read.push(page);
    }
    assert!(read.iter().copied().eq(Page::all()), "{read:?}");
    assert_eq!(press(&mut harness, Key::Enter), [BookIntent::Close], "behind the last page is the way out");
}

#[test]
fn a_page_is_found_in_the_list() {
    let mut harness = book_of(SIZES[1], Page::FIRST);
    assert_eq!(click(&mut harness, "Clock to Mask"), [BookIntent::Turn(Page::AtOnce)]);
    harness.get_by_label("Holy Water");
    assert_eq!(click(&mut harness, "What is hidden"), [BookIntent::Turn(Page::Hidden)]);
    assert_eq!(press(&mut harness, Key::Escape), [BookIntent::Close]);
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
