//! The shipped decks and levels hold every known fact, and faulty files get one clear sentence.

mod faults;

use mists::rules::mists::{Cemeteries, Hounds, Level};
use mists::rules::tiles::{Centre, Deck, Face, Kind, Rotation, Side, Terrain};
use proptest::prelude::*;

const MISTS: &str = include_str!("../../../assets/mists/deck.ron");
const LEVELS: [&str; 6] = [
    include_str!("../../../assets/mists/levels/1.level.ron"),
    include_str!("../../../assets/mists/levels/2.level.ron"),
    include_str!("../../../assets/mists/levels/3.level.ron"),
    include_str!("../../../assets/mists/levels/4.level.ron"),
    include_str!("../../../assets/mists/levels/5.level.ron"),
    include_str!("../../../assets/mists/levels/6.level.ron"),
];

fn mists() -> Deck {
    Deck::parse(MISTS, "mists.ron").expect("the shipped deck is sound")
}

fn level(number: usize) -> Level {
    Level::parse(LEVELS[number - 1], "level").expect("the shipped levels are sound")
}

/// Every land tile's face, equal ones as often as they come.
fn tiles(deck: &Deck) -> Vec<&Face> {
    level(2).tiles_in(deck, false).into_iter().map(|id| &deck.faces()[id.index()].face).collect()
}

fn count(deck: &Deck, has: impl Fn(&Face) -> bool) -> usize {
    tiles(deck).into_iter().filter(|face| has(face)).count()
}

fn shows(face: &Face, side: Side) -> (Terrain, bool) {
    let edge = face.edge(side, Rotation::default());
    (edge.terrain, edge.mist.is_some())
}

fn has_edge(face: &Face, terrain: Terrain, misty: bool) -> bool {
    Side::ALL.into_iter().any(|side| shows(face, side) == (terrain, misty))
}

fn misty_edges(face: &Face) -> usize {
    Side::ALL.into_iter().filter(|&side| shows(face, side).1).count()
}

/// The numbers of sides of the face's roads, in falling order.
fn roads(face: &Face) -> Vec<usize> {
    let mut roads: Vec<usize> = face.print().roads.iter().map(Vec::len).collect();
    roads.sort_by(|a, b| b.cmp(a));
    roads
}

/// The numbers of sides of the face's cities, in falling order.
fn cities(face: &Face) -> Vec<usize> {
    let mut cities: Vec<usize> = face.print().cities.iter().map(|city| city.sides.len()).collect();
    cities.sort_by(|a, b| b.cmp(a));
    cities
}

fn opposite(sides: &[Side]) -> bool {
    sides[0].opposite() == sides[1]
}

// The 60 land tiles.

// SETUP-1
#[test]
fn sixty_land_tiles_of_which_five_are_castles_and_five_cemeteries() {
    let deck = mists();
    assert_eq!(tiles(&deck).len(), 60);
    assert_eq!(count(&deck, |face| face.centre() == Some(Centre::Castle)), 5);
    assert_eq!(count(&deck, |face| face.centre() == Some(Centre::Cemetery)), 5);
    assert_eq!(count(&deck, |face| matches!(face.centre(), None | Some(Centre::Village))), 50);
}

#[test]
fn twelve_tiles_show_no_mist() {
    let deck = mists();
    assert_eq!(count(&deck, |face| !face.has_mist()), 12);
    assert_eq!(count(&deck, |face| !face.has_mist() && face.centre() == Some(Centre::Cemetery)), 5);
    assert_eq!(count(&deck, |face| !face.has_mist() && face.centre() == Some(Centre::Castle)), 0);
}

#[test]
fn fifty_four_faces_four_of_them_twice_and_one_three_times() {
    let deck = mists();
    let land = || deck.faces().iter().filter(|named| named.face.circles() == 0);
    let of = |count| land().filter(|named| named.count == count).count();
    assert_eq!((land().count(), of(1), of(2), of(3)), (54, 49, 4, 1));
    for (at, one) in deck.faces().iter().enumerate() {
        for other in &deck.faces()[at + 1..] {
            assert!(!one.face.same_when_turned(&other.face), "{} is {} turned", other.name, one.name);
        }
    }
}

// SPELL-1
#[test]
fn nine_more_tiles_have_circles_and_no_ghosts() {
    let deck = mists();
    let with = deck.faces().iter().filter(|named| named.face.circles() > 0);
    let circles: Vec<&Face> = with.clone().map(|named| &named.face).collect();
    assert!(with.clone().all(|named| named.count == 1));
    let of = |count| circles.iter().filter(move |face| face.circles() == count);
    assert_eq!((circles.len(), of(1).count(), of(2).count(), of(3).count()), (9, 3, 4, 2));
    assert!(circles.iter().all(|face| face.symbols() == 0 && face.has_mist()));
    assert_eq!(of(1).filter(|face| !cities(face).is_empty()).count(), 1);
    assert!(of(3).all(|face| misty_edges(face) >= 2));
}

// SPELL-1, L3-1
#[test]
fn with_the_expansion_every_level_plays_nine_tiles_more() {
    let deck = mists();
    for number in 1..=6 {
        let [without, with] = [false, true].map(|spell_circles| level(number).tiles_in(&deck, spell_circles));
        assert_eq!(with.len(), without.len() + 9, "level {number}");
        // The tiles come after all others, so that a game without them is shuffled as it was before there were any.
        assert_eq!(with[..without.len()], without);
    }
}

#[test]
fn misty_tiles_show_one_to_three_ghosts_and_the_others_none() {
    for face in tiles(&mists()) {
        assert_eq!((1..=3).contains(&face.symbols()), face.has_mist(), "{:?}", face.print());
        assert!(face.symbols() == 0 || face.has_mist());
        assert!(face.print().mist.iter().all(|area| area.circles == 0));
    }
}

#[test]
fn fifty_three_ghost_symbols_of_which_level_one_sees_forty_eight() {
    let deck = mists();
    let with = |ghosts| count(&deck, |face| face.symbols() == ghosts);
    assert_eq!((with(1), with(2), with(3)), (44, 3, 1));
    let first = level(1).tiles_in(&deck, false).into_iter().map(|id| deck.faces()[id.index()].face.symbols() as usize);
    assert_eq!(first.sum::<usize>(), 48);
}

#[test]
fn misty_edges_are_field_or_road() {
    for face in tiles(&mists()) {
        assert!(!has_edge(face, Terrain::City, true), "{:?}", face.print());
    }
}

#[test]
fn every_named_combination_of_mist_exists() {
    let deck = mists();
    let road = |face: &Face| !face.print().roads.is_empty();
    let city = |face: &Face| !face.print().cities.is_empty();
    assert!(count(&deck, |face| road(face) && face.has_mist()) > 0);
    assert!(count(&deck, |face| city(face) && face.has_mist()) > 0);
    assert!(count(&deck, |face| city(face) && face.print().mist.iter().any(|area| area.symbols == 2)) > 0);
    for edges in 1..=4 {
        assert!(count(&deck, |face| misty_edges(face) == edges) > 0, "{edges} misty edges");
    }
    let beside = |misty: Terrain, clear: Terrain| {
        count(&deck, |face| has_edge(face, misty, true) && has_edge(face, clear, false))
    };
    assert!(beside(Terrain::Field, Terrain::Road) > 0, "clear road beside misty field");
    assert!(beside(Terrain::Road, Terrain::Field) > 0, "misty road beside clear field");
}

#[test]
fn at_most_three_tiles_have_two_mist_areas_and_a_city_divides_them() {
    let deck = mists();
    let divided = |face: &Face| {
        let city = face.print().cities.iter().any(|city| city.sides.len() == 2 && opposite(&city.sides));
        city && face.print().mist.iter().all(|area| area.sides.len() == 1)
    };
    assert!((1..=3).contains(&count(&deck, |face| face.mist_parts().len() == 2)));
    assert_eq!(count(&deck, |face| face.mist_parts().len() > 2), 0);
    assert_eq!(count(&deck, |face| face.mist_parts().len() == 2 && !divided(face)), 0);
}

#[test]
fn every_kind_of_road_exists() {
    let deck = mists();
    let straight = |face: &Face| face.print().roads.iter().any(|road| road.len() == 2 && opposite(road));
    let bend = |face: &Face| face.print().roads.iter().any(|road| road.len() == 2 && !opposite(road));
    let village = |face: &Face, ends: usize| face.centre() == Some(Centre::Village) && roads(face) == vec![1; ends];
    assert!(count(&deck, straight) >= 5 && count(&deck, bend) >= 8, "plenty of straight roads and bends");
    assert!(count(&deck, |face| village(face, 3)) > 0, "village of three roads");
    assert!(count(&deck, |face| village(face, 4)) > 0, "village of four roads");
    assert!(count(&deck, |face| village(face, 1)) > 0, "dead end");
    let into_city = |face: &Face| face.centre().is_none() && !cities(face).is_empty() && roads(face) == [1];
    assert!(count(&deck, into_city) > 0, "road into a city");
}

#[test]
fn every_kind_of_city_exists() {
    let deck = mists();
    let pair = |face: &Face, across: bool| {
        face.print().cities.iter().any(|city| city.sides.len() == 2 && opposite(&city.sides) == across)
    };
    for shape in [vec![1], vec![1, 1], vec![2], vec![3], vec![4]] {
        assert!(count(&deck, |face| cities(face) == shape) > 0, "{shape:?}");
    }
    assert!(count(&deck, |face| pair(face, true)) > 0 && count(&deck, |face| pair(face, false)) > 0);
}

#[test]
fn eight_shields() {
    assert_eq!(tiles(&mists()).into_iter().map(|face| face.shields() as usize).sum::<usize>(), 8);
}

#[test]
fn castles_have_ending_roads_mist_and_a_field_edge_and_one_of_them_a_city() {
    let deck = mists();
    let castles: Vec<&Face> = tiles(&deck).into_iter().filter(|face| face.centre() == Some(Centre::Castle)).collect();
    for castle in &castles {
        assert!((1..=3).contains(&roads(castle).len()) && roads(castle).iter().all(|&sides| sides == 1));
        assert!(castle.has_mist());
        assert!(has_edge(castle, Terrain::Field, true) || has_edge(castle, Terrain::Field, false));
        assert!(castle.part(Kind::Castle, 0).is_some());
    }
    let walled: Vec<&&Face> = castles.iter().filter(|castle| !cities(castle).is_empty()).collect();
    assert_eq!(walled.len(), 1);
    assert_eq!(cities(walled[0]), [1]);
    assert!(roads(walled[0]).len() <= 2);
}

#[test]
fn cemeteries_have_no_mist_and_a_road_or_city_to_stand_on() {
    for face in tiles(&mists()).into_iter().filter(|face| face.centre() == Some(Centre::Cemetery)) {
        assert!(!face.has_mist() && face.symbols() == 0);
        assert!(!roads(face).is_empty() || !cities(face).is_empty());
        assert!(roads(face).iter().all(|&sides| sides == 1), "a road ends at the cemetery");
    }
}

// SETUP-1, SETUP-2
#[test]
fn the_start_tile_has_a_ruin_four_roads_and_three_ghosts() {
    let deck = mists();
    let start = deck.start();
    assert_eq!(start.each_ref().map(|(square, _)| *square), Deck::START);
    assert!(start.iter().all(|(_, face)| face.centre() == Some(Centre::Ruin)));
    assert!(start.iter().all(|(_, face)| roads(face) == [1]), "four roads end at the ruin");
    let mut ghosts = start.each_ref().map(|(_, face)| face.symbols());
    ghosts.sort();
    assert_eq!(ghosts, [0, 0, 1, 2]);
    assert!(start.iter().any(|(_, face)| !face.has_mist()));
}

// PLACE-5
#[test]
fn the_start_tile_offers_eight_outer_edges_of_every_kind() {
    let deck = mists();
    let mut outer = Vec::new();
    for (square, face) in deck.start() {
        let sides = Side::ALL.into_iter().filter(|&side| !Deck::START.contains(&square.beyond(side)));
        outer.extend(sides.map(|side| shows(face, side)));
    }
    let of = |terrain| outer.iter().filter(|(shown, _)| *shown == terrain).count();
    assert_eq!((outer.len(), of(Terrain::City)), (8, 1));
    assert!(of(Terrain::Road) > 0 && of(Terrain::Field) > 0);
    for kind in [(Terrain::Field, true), (Terrain::Field, false), (Terrain::Road, true), (Terrain::Road, false)] {
        assert!(outer.contains(&kind), "{kind:?}");
    }
}

// PLACE-5
#[test]
fn the_start_tile_matches_inside_mist_included() {
    let deck = mists();
    for (square, face) in deck.start() {
        for side in Side::ALL {
            if let Some((_, other)) = deck.start().iter().find(|(other, _)| *other == square.beyond(side)) {
                assert_eq!(shows(face, side), shows(other, side.opposite()), "{square} {side:?}");
            }
        }
    }
}

#[test]
fn all_faces_have_names_that_find_them() {
    let deck = mists();
    for (index, named) in deck.faces().iter().enumerate() {
        assert_eq!(deck.find(&named.name).map(|id| id.index()), Some(index));
        assert!(named.name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'));
    }
    assert_eq!(deck.find("no such face"), None);
}

#[test]
fn decks_written_out_and_read_again_are_equal() {
    let deck = mists();
    let text = ron::to_string(&deck).expect("decks can be written");
    let options = ron::Options::default();
    assert_eq!(options.from_str::<Deck>(&text).expect("what was written can be read"), deck);
}

// Levels.

// L1-1
#[test]
fn level_one_plays_fifty_tiles_without_castles_and_cemeteries() {
    let deck = mists();
    let first = level(1).tiles_in(&deck, false);
    assert_eq!(first.len(), 50);
    let centres = first.iter().map(|id| deck.faces()[id.index()].face.centre());
    assert!(centres.into_iter().all(|centre| !matches!(centre, Some(Centre::Castle | Centre::Cemetery))));
    assert!(first.is_sorted(), "file order");
    assert_eq!(level(1).goal, 50);
}

// L2-1
#[test]
fn all_other_levels_play_sixty_tiles() {
    for number in 2..=6 {
        assert_eq!(level(number).tiles_in(&mists(), false).len(), 60, "level {number}");
    }
}

// SETUP-2, L1-1, L2-1, L3-1, L4-1, L5-1, L6-0
#[test]
fn the_levels_carry_the_numbers_of_the_rules() {
    use Cemeteries::{Haunted, None as Without, Open};
    let ghosts = [15, 15, 15, 13, 13, 12];
    let cemeteries = [Without, Open, Open, Open, Haunted, Haunted];
    let hounds = [None, None, Some((15, 50)), Some((20, 60)), Some((15, 50)), Some((10, 25))];
    let goals = [50, 75, 100, 120, 100, 50];
    for at in 0..6 {
        let expected = Level {
            number: at as u8 + 1,
            ghosts: ghosts[at],
            castles: at > 0,
            cemeteries: cemeteries[at],
            piles: if at < 2 { 1 } else { 3 },
            hounds: hounds[at].map(|(rufus, ronja)| Hounds { rufus, ronja }),
            goal: goals[at],
            markers: if at == 5 { 3 } else { 1 },
        };
        assert_eq!(level(at + 1), expected);
    }
}

// The decks of tests and benchmarks.

#[test]
fn the_bench_deck_is_sixty_ordinary_tiles_without_ghosts() {
    let bench = Deck::parse(include_str!("../../decks/bench.ron"), "bench.ron").expect("sound");
    assert_eq!((tiles(&bench).len(), level(1).tiles_in(&bench, false).len()), (60, 60));
    assert_eq!(count(&bench, |face| face.symbols() > 0), 0);
    assert!(bench.start().iter().all(|(_, face)| face.symbols() == 0));
    for named in bench.faces() {
        let shipped = mists();
        let land = &shipped.faces()[shipped.find(&named.name).expect("a shipped face").index()].face;
        assert_eq!((roads(land), cities(land), misty_edges(land)), {
            let face = &named.face;
            (roads(face), cities(face), misty_edges(face))
        });
    }
}

#[test]
fn the_perft_deck_is_small_and_knows_every_kind_of_region() {
    let perft = Deck::parse(include_str!("../../decks/perft.ron"), "perft.ron").expect("sound");
    let ordinary =
        tiles(&perft).into_iter().filter(|face| !matches!(face.centre(), Some(Centre::Castle | Centre::Cemetery)));
    assert_eq!(ordinary.count(), 14);
    assert!(count(&perft, |face| face.symbols() == 2) > 0 && count(&perft, |face| face.mist_parts().len() == 2) > 0);
    assert!(count(&perft, |face| !roads(face).is_empty()) > 0 && count(&perft, |face| !cities(face).is_empty()) > 0);
}

// Faulty files.
