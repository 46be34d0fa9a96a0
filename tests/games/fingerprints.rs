//! Positions that differ in a single thing have different fingerprints. A save could not check what the fingerprint
//! leaves out.

use mists::rules::mists::{Action, Cat, Happening, Haunt, Hound, LaidTile, Layout, Mists, Phase, Setup, Whereabouts};
use mists::rules::tiles::{Face, FacePrint, Kind, PartName, Rotation, Square};
use mists::rules::{Colour, Game};
use mists::table::mists::shipped;

const FACES: [(&str, &str); 6] = [
    ("end", "(roads: [[E]], centre: Some(village))"),
    ("road", "(roads: [[E, W]])"),
    ("field", "()"),
    ("misty", "(mist: [(sides: [N, E, S, W])])"),
    ("circle", "(mist: [(sides: [N, E, S, W], circles: 1)])"),
    ("symbol", "(mist: [(sides: [N, E, S, W], ghosts: 1)])"),
];

fn at(x: i16, y: i16) -> Square {
    Square::new(x, y)
}

fn road(x: i16, y: i16) -> PartName {
    PartName::new(at(x, y), Kind::Road, 0)
}

fn tile(face: &str, x: i16, y: i16, quarters: usize) -> LaidTile {
    LaidTile { face: face.to_owned(), at: at(x, y), turn: Rotation::ALL[quarters] }
}

fn setup(level: u8, players: usize, spell_circles: bool) -> Setup {
    let level = shipped::level(level).expect("a level");
    Setup { spell_circles, ..Setup::with_players(level, shipped::deck().expect("the deck"), players) }
}

fn laid_out(setup: &Setup, layout: Layout) -> Mists {
    let face = |(name, text): &(&str, &str)| {
        let print: FacePrint = ron::from_str(text).expect("a face");
        ((*name).to_owned(), Face::try_from(print).expect("a sound face"))
    };
    let layout = Layout { faces: FACES.iter().map(face).collect(), ..layout };
    Mists::laid_out(setup, &layout, &mut Vec::new()).expect("a layout")
}

fn play(game: &mut Mists, action: Action) -> Vec<Happening> {
    let mut happenings = Vec::new();
    game.apply(action, &mut happenings).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    happenings
}

fn after(game: &Mists, action: Action) -> Mists {
    let mut after = game.clone();
    play(&mut after, action);
    after
}

/// A road that lacks only the tile in hand, with these meeples on it. Its west end is on (0, 0).
fn road_to_complete(meeples: Vec<(Colour, PartName)>) -> Layout {
    Layout {
        tiles: vec![
            tile("end", 0, 0, 0),
            tile("road", 1, 0, 0),
            tile("road", 2, 0, 0),
            tile("road", 3, 0, 0),
            tile("misty", 20, 20, 0),
        ],
        meeples,
        draws: vec!["end".to_owned(), "field".to_owned(), "field".to_owned()],
        ..Layout::default()
    }
}

const LAST: Action = Action::LayTile { at: Square { x: 4, y: 0 }, turn: Rotation::ALL[2] };

// HOUND-6
#[test]
fn the_meeple_of_a_hound_counts() {
    let of = |part| {
        let meeples = vec![(Colour::Red, road(0, 0)), (Colour::Red, road(1, 0))];
        laid_out(&setup(3, 3, false), Layout { hounds: vec![(Hound::Rufus, Some(part))], ..road_to_complete(meeples) })
    };
    let (one, other) = (of(road(0, 0)), of(road(1, 0)));
    assert!(matches!(one.hound(Hound::Rufus), Some(Whereabouts::With(_))));
    assert_ne!(one.fingerprint(), other.fingerprint());
    assert_eq!(one.fingerprint(), of(road(0, 0)).fingerprint());
}

// CAT-4
#[test]
fn the_meeple_of_eloise_counts() {
    let of = |part| {
        let meeples = vec![(Colour::Red, road(0, 0)), (Colour::Red, road(1, 0))];
        laid_out(&setup(1, 3, true), Layout { cat: Some(Some(part)), ..road_to_complete(meeples) })
    };
    let (one, other) = (of(road(0, 0)), of(road(1, 0)));
    assert!(matches!(one.cat(), Some(Cat::With(_))));
    assert_ne!(one.fingerprint(), other.fingerprint());
}

// SPELL-8
#[test]
fn ghosts_in_circles_count_where_they_are() {
    let of = |x| {
        let tiles = vec![tile("circle", 0, 0, 0), tile("circle", 9, 9, 0)];
        let (ghosts, draws) = (vec![(at(x, x), Haunt::Circle(0), 1)], vec!["field".to_owned()]);
        laid_out(&setup(1, 3, true), Layout { tiles, ghosts, draws, ..Layout::default() })
    };
    assert_eq!(of(0).ghosts_in_circles(), 1);
    assert_ne!(of(0).fingerprint(), of(9).fingerprint());
}

// HOUND-6, L6-4: Rufus waits for a marker, and Ronja for Rufus. Only her points show with whose meeple she was.
#[test]
fn a_hound_that_is_still_to_score_counts() {
    let of = |ronja| {
        let meeples = vec![(Colour::Yellow, road(0, 0)), (Colour::Green, road(1, 0)), (Colour::Blue, road(2, 0))];
        let hounds = vec![(Hound::Rufus, Some(road(0, 0))), (Hound::Ronja, Some(ronja))];
        let ghosts = vec![(at(20, 20), Haunt::Mist(0), 2)];
        let layout = Layout { hounds, ghosts, ..road_to_complete(meeples) };
        let mut game = laid_out(&setup(6, 4, false), layout);
        play(&mut game, LAST);
        play(&mut game, Action::StopBanishing);
        assert_eq!(game.phase(), Phase::MoveMarker);
        assert!(game.standing().is_empty());
        game
    };
    assert_ne!(of(road(1, 0)).fingerprint(), of(road(2, 0)).fingerprint());
}

// HOUND-3: each square has the same number of ghosts left, but they were removed from different squares.
#[test]
fn what_a_hound_removed_counts() {
    let of = |west, east, from| {
        let mut layout = road_to_complete(vec![(Colour::Red, road(0, 0)), (Colour::Green, road(6, 0))]);
        layout.tiles.extend([tile("misty", 5, 1, 0), tile("misty", 7, 1, 0), tile("end", 6, 0, 0)]);
        layout.ghosts = vec![(at(5, 1), Haunt::Mist(0), west), (at(7, 1), Haunt::Mist(0), east)];
        layout.totals = vec![14];
        let mut game = laid_out(&setup(3, 3, false), layout);
        play(&mut game, LAST);
        if game.phase() == Phase::PlaceMeeple {
            play(&mut game, Action::SkipMeeple);
        }
        play(&mut game, Action::TakePoints);
        assert_eq!((game.phase(), game.hound_under_way()), (Phase::CalmGhosts, Some(Hound::Rufus)));
        play(&mut game, Action::Banish { at: from, haunt: Haunt::Mist(0) });
        assert_eq!(game.phase(), Phase::CalmGhosts);
        assert!([at(5, 1), at(7, 1)].iter().all(|&at| game.ghosts_at_haunt(at, Haunt::Mist(0)) == 2));
        game
    };
    assert_ne!(of(3, 2, at(5, 1)).fingerprint(), of(2, 3, at(7, 1)).fingerprint());
}

// CAT-2, CAT-6: the positions differ only in where Eloise goes.
#[test]
fn every_choice_for_eloise_leads_to_a_position_of_its_own() {
    let meeples = vec![(Colour::Red, road(0, 0)), (Colour::Red, road(1, 0)), (Colour::Red, road(2, 0))];
    let mut layout = road_to_complete(meeples);
    layout.tiles.push(tile("field", 20, 19, 0));
    layout.ghosts = vec![(at(20, 20), Haunt::Mist(0), 9)];
    layout.draws = vec!["symbol".to_owned(), "field".to_owned()];
    let mut game = laid_out(&setup(1, 3, true), layout);
    play(&mut game, Action::LayTile { at: at(19, 19), turn: Rotation::ALL[0] });
    assert_eq!(game.phase(), Phase::PlaceCat);
    let mut prints: Vec<u64> =
        game.legal_actions().into_iter().map(|action| after(&game, action).fingerprint()).collect();
    prints.sort_unstable();
    prints.dedup();
    assert_eq!(prints.len(), 3);
}

#[test]
fn all_64_bits_of_a_seed_count() {
    let start = |seed| Mists::begin(&setup(1, 1, false), seed, &mut Vec::new()).expect("a game");
    for seed in 0..8 {
        let order = start(seed).draw_order().to_vec();
        for bit in 32..64 {
            assert_ne!(start(seed | 1 << bit).draw_order(), order, "bit {bit} of the seed is lost");
        }
    }
}
