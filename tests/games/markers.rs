//! The three score markers of level VI, while the table chooses which of them move.

use mists::rules::mists::{Action, LaidTile, Layout, Mists, Phase, Setup};
use mists::rules::tiles::{Face, FacePrint, Kind, PartName, Rotation, Square};
use mists::rules::{Colour, Game};
use mists::table::mists::shipped;

/// Level VI with five players, of whom yellow and black have no marker. A tile in the middle completes a road of three
/// tiles with a meeple of each of these colours at its two ends.
fn road_of(ends: [Colour; 2]) -> Mists {
    let face = |(name, text): (&str, &str)| {
        let print: FacePrint = ron::from_str(text).expect("a face");
        (name.to_owned(), Face::try_from(print).expect("a sound face"))
    };
    let end = |x, turn| LaidTile { face: "end".to_owned(), at: Square::new(x, 0), turn: Rotation::ALL[turn] };
    let layout = Layout {
        faces: [("end", "(roads: [[E]], centre: Some(village))"), ("road", "(roads: [[E, W]])")].map(face).to_vec(),
        tiles: vec![end(0, 0), end(2, 2)],
        meeples: [0, 2]
            .map(|x| PartName::new(Square::new(x, 0), Kind::Road, 0))
            .map(|at| (ends[usize::from(at.at.x > 0)], at))
            .to_vec(),
        draws: ["road", "road"].map(str::to_owned).to_vec(),
        ..Layout::default()
    };
    let level = shipped::level(6).expect("level 6");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 5);
    Mists::laid_out(&setup, &layout, &mut Vec::new()).expect("a layout")
}

/// The points of the scoring under way that each marker gets, as far as it is known, after these actions.
fn known_after(game: &mut Mists, actions: &[Action]) -> Vec<u16> {
    for &action in actions {
        game.apply(action, &mut Vec::new()).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    }
    game.markers().iter().map(|&marker| game.points_under_way(marker)).collect()
}

const COMPLETE: [Action; 2] =
    [Action::LayTile { at: Square { x: 1, y: 0 }, turn: Rotation::ALL[0] }, Action::TakePoints];

// L6-2
#[test]
fn points_are_known_to_be_a_markers_as_soon_as_it_is_chosen() {
    let mut game = road_of([Colour::Yellow, Colour::Black]);
    assert_eq!(game.markers(), [Colour::Red, Colour::Green, Colour::Blue]);
    assert_eq!(known_after(&mut game, &COMPLETE), [0, 0, 0]);
    assert_eq!(known_after(&mut game, &[Action::MoveMarker { marker: Colour::Green }]), [0, 3, 0]);
    assert_eq!((game.phase(), game.totals()), (Phase::MoveMarker, &[0, 0, 0][..]));
    assert_eq!(known_after(&mut game, &[Action::MoveMarker { marker: Colour::Green }]), [0, 0, 0]);
    assert_eq!(game.totals(), [0, 6, 0]);
}

// L6-2
#[test]
fn points_of_a_colour_with_a_marker_are_known_at_once() {
    let mut game = road_of([Colour::Red, Colour::Black]);
    assert_eq!(known_after(&mut game, &COMPLETE), [3, 0, 0]);
}
