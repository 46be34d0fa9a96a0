//! Regions may be larger than those of the shipped deck: traces and scenarios bring decks of their own.

use mists::rules::mists::{LaidTile, Layout, Mists, Setup};
use mists::rules::tiles::{Deck, Face, Kind, PartName, Rotation, Square};
use mists::table::mists::shipped;

/// SCORE-1: a city with more open edges than a byte can count is not complete.
#[test]
fn a_city_with_256_open_edges_is_not_finished() {
    let tiles = 127;
    let face = |text| ron::from_str::<Face>(text).expect("a face");
    let laid =
        (0..tiles).map(|x| LaidTile { face: "city".to_owned(), at: Square::new(x, 0), turn: Rotation::default() });
    let layout = Layout {
        faces: vec![("city".to_owned(), face("(cities: [(sides: [N, E, S, W])])")), ("field".to_owned(), face("()"))],
        tiles: laid.collect(),
        draws: vec!["field".to_owned()],
        ..Layout::default()
    };
    let setup = Setup::with_players(shipped::level(1).expect("level 1"), shipped::deck().expect("the deck"), 2);
    let game = Mists::laid_out(&setup, &layout, &mut Vec::new()).expect("a table");
    let part = game.part_named(PartName::new(Square::new(0, 0), Kind::City, 0)).expect("the city");
    let city = game.board().region(game.board().region_of(part));
    assert_eq!((usize::from(city.size()), city.open), (127, 256));
    assert!(!city.finished());
    assert!(Deck::MOST_TILES > usize::from(city.size()), "a deck may hold so many tiles");
}
