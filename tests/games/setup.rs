//! Checks of the setup, and of who has to give a meeple: exactly those players, and nobody else.

use mists::rules::mists::{Action, Happening, LaidTile, Layout, Mists, Phase, Setup, SetupError};
use mists::rules::tiles::{Face, FacePrint, Kind, PartName, Rotation, Square};
use mists::rules::{Colour, Game};
use mists::table::mists::shipped;
use std::collections::{BTreeSet, HashSet};

fn setup(level: u8, players: usize) -> Setup {
    Setup::with_players(shipped::level(level).expect("a level"), shipped::deck().expect("the deck"), players)
}

// SETUP-3
#[test]
fn a_colour_belongs_to_one_seat() {
    for players in 1..=5 {
        for level in [1, 6] {
            let table = setup(level, players);
            assert_eq!(table.check(), Ok(()));
            let colours: Vec<Colour> = table.seats.concat();
            for (from, &colour) in colours.iter().enumerate() {
                for to in (0..colours.len()).filter(|&to| to != from) {
                    let mut twice = colours.clone();
                    twice[to] = colour;
                    let each = Setup::colours_each(players);
                    let seats = twice.chunks(each).map(<[Colour]>::to_vec).collect();
                    let twice = Setup { seats, ..table.clone() };
                    assert_eq!(twice.check(), Err(SetupError::ColourTwice(colour)), "{:?}", twice.seats);
                }
            }
        }
    }
}

// SETUP-4
#[test]
fn a_single_marker_has_a_colour_that_nobody_plays() {
    for players in 1..=5 {
        let table = setup(1, players);
        let played: Vec<Colour> = table.seats.concat();
        for marker in Colour::ALL {
            let checked = Setup { markers: vec![marker], ..table.clone() }.check();
            let expected = if played.contains(&marker) { Err(SetupError::ColourTwice(marker)) } else { Ok(()) };
            assert_eq!(checked, expected, "{players} players");
        }
    }
}

// L6-1
#[test]
fn three_markers_have_three_colours_that_are_played() {
    for players in 1..=5 {
        let table = setup(6, players);
        let played: Vec<Colour> = table.seats.concat();
        for place in 0..3 {
            for marker in Colour::ALL {
                let mut markers = table.markers.clone();
                markers[place] = marker;
                let different = markers.iter().collect::<BTreeSet<_>>().len() == 3;
                let checked = Setup { markers, ..table.clone() }.check();
                let expected = match different && played.contains(&marker) {
                    true => Ok(()),
                    false => Err(SetupError::MarkerColour(marker)),
                };
                assert_eq!(
                    checked.map_err(named),
                    expected.map_err(named),
                    "{marker} in place {place}, {players} players"
                );
            }
        }
    }
}

/// The colour that an error names. If two markers have one colour, either marker names it.
fn named(error: SetupError) -> Option<Colour> {
    match error {
        SetupError::MarkerColour(colour) => Some(colour),
        _ => None,
    }
}

/// The tile in hand closes a cemetery. Nobody is on the board, and these meeples are in the supplies.
fn closing(players: usize, active: u8, supply: Vec<(Colour, u8)>) -> Mists {
    let face = |text: &str| Face::try_from(ron::from_str::<FacePrint>(text).expect("a face")).expect("a sound face");
    let tile = |face: &str, x, y| LaidTile { face: face.to_owned(), at: Square::new(x, y), turn: Rotation::ALL[0] };
    let layout = Layout {
        faces: vec![("grave".to_owned(), face("(centre: Some(cemetery))")), ("field".to_owned(), face("()"))],
        tiles: vec![tile("grave", 0, 0), tile("field", 1, 0), tile("field", -1, 0), tile("field", 0, -1)],
        active,
        supply,
        draws: vec!["field".to_owned(), "field".to_owned()],
        ..Layout::default()
    };
    let mut game = Mists::laid_out(&setup(2, players), &layout, &mut Vec::new()).expect("a layout");
    game.apply(Action::LayTile { at: Square::new(0, 1), turn: Rotation::ALL[0] }, &mut Vec::new()).expect("it fits");
    game
}

// CEM-4
#[test]
fn exactly_those_give_a_meeple_who_have_to() {
    for players in 2..=5 {
        let seats = setup(2, players).seats;
        for active in 0..players {
            let own = &seats[active];
            for own_have_some in [true, false] {
                let own_supply = own.iter().filter(|_| !own_have_some).map(|&colour| (colour, 0)).collect();
                let game = closing(players, active as u8, own_supply);
                let expected: BTreeSet<Colour> = match own_have_some {
                    true => own.iter().copied().collect(),
                    false => seats.iter().flatten().copied().filter(|colour| !own.contains(colour)).collect(),
                };
                if expected.len() == 1 {
                    // There is no choice, so the meeple is already buried.
                    let buried: Vec<_> = game.cemeteries().iter().filter_map(|cemetery| cemetery.buried).collect();
                    assert_eq!(buried, expected.into_iter().collect::<Vec<_>>());
                    continue;
                }
                assert_eq!(game.phase(), Phase::Bury);
                let legal: HashSet<_> = game.legal_actions().into_iter().collect();
                let listed = expected.iter().map(|&colour| Action::BuryFromSupply { colour }).collect();
                assert_eq!(legal, listed, "{players} players, {active} is active");
                for colour in Colour::ALL {
                    let mut happenings = Vec::new();
                    let given = game.clone().apply(Action::BuryFromSupply { colour }, &mut happenings);
                    assert_eq!(given.is_ok(), expected.contains(&colour), "{colour}");
                    if let Some(Happening::Buried { legal, from, .. }) = happenings.first() {
                        assert_eq!((usize::from(*legal), *from), (expected.len(), None));
                    }
                }
                let standing = Action::Bury { meeple: PartName::new(Square::new(0, 1), Kind::Road, 0) };
                assert!(game.clone().apply(standing, &mut Vec::new()).is_err());
            }
        }
    }
}
