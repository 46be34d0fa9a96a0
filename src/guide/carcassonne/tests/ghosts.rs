//! Foresight of ghosts that mist sends, and of the meeple that gets one.

use super::*;

const MISTY_EAST: &str = "(mist: [(sides: [E])])";
const MISTY_WEST: &str = "(mist: [(sides: [W])])";
const FAR: [(i16, i16, &str); 3] = [(9, 0, "()"), (9, 4, "()"), (9, 8, "()")];

fn misty(hand: &str, laid: &'static str) -> Small {
    let mut tiles = vec![(0, 0, laid)];
    tiles.extend(FAR);
    Small::new(&tiles, hand)
}

const FIELDS: [PartName; 3] = [
    PartName::new(Square::new(9, 0), Kind::Field, 0),
    PartName::new(Square::new(9, 4), Kind::Field, 0),
    PartName::new(Square::new(9, 8), Kind::Field, 0),
];

// RMIST-1, RMIST-3
#[test]
fn extended_mist_sends_a_ghost_to_an_opponent() {
    let chosen = misty(MISTY_WEST, MISTY_EAST).with(Blue, FIELDS[0], 0).with(Green, FIELDS[1], 0);
    let ahead = chosen.foresee(1, 0);
    assert!(ahead.ghosts.extends && !ahead.ghosts.breaks && ahead.chooses);
    assert_eq!((ahead.ghosts.to_opponents, ahead.ghosts.to_own), (1..=1, 0..=0));
    assert_eq!(ahead.ghosts.certain, []);

    let forced = misty(MISTY_WEST, MISTY_EAST).with(Blue, FIELDS[0], 2).foresee(1, 0);
    assert_eq!(forced.ghosts.certain, [Haunted { meeple: FIELDS[0], colour: Blue, chased: true }]);
    assert!(!forced.chooses);
    // Blue's field is Blue's no longer.
    assert!(forced.fields.is_empty() && forced.ghosts.opponents_spared.is_none());
}

// RGHOST-2, RGUARD-2
#[test]
fn it_is_told_why_no_ghost_comes() {
    let guards = misty(MISTY_WEST, MISTY_EAST).guarded(Blue, FIELDS[0]).with(Red, FIELDS[1], 0).foresee(1, 0);
    assert_eq!((guards.ghosts.to_opponents, guards.ghosts.opponents_spared), (0..=0, Some(LeftOut::NobodyToTake)));
    let empty = misty(MISTY_WEST, MISTY_EAST).with(Blue, FIELDS[0], 0).ghosts(0).foresee(1, 0);
    assert_eq!((empty.ghosts.to_opponents, empty.ghosts.opponents_spared), (0..=0, Some(LeftOut::SupplyEmpty)));
    let own = misty("()", MISTY_EAST).foresee(1, 0);
    assert!(own.ghosts.breaks && !own.ghosts.extends);
    assert_eq!((own.ghosts.to_own, own.ghosts.own_spared), (0..=0, Some(LeftOut::NobodyToTake)));
}

// RMIST-4, RGHOST-3: examples 24 and 25 of the rule book.
#[test]
fn a_chased_meeple_can_leave_a_ghost_for_the_break() {
    let tiles = [(0, 0, MISTY_EAST), (1, 1, "()"), FAR[0], FAR[1], FAR[2]];
    let both = |ghosts| {
        let small = Small::new(&tiles, "(mist: [(sides: [W, N])])").with(Red, FIELDS[0], 0).ghosts(1);
        small.with(Blue, FIELDS[1], ghosts).with(Blue, FIELDS[2], 0).foresee(1, 0).ghosts
    };
    assert_eq!((both(0).to_opponents, both(0).to_own, both(0).own_spared), (1..=1, 0..=0, Some(LeftOut::SupplyEmpty)));
    assert_eq!((both(2).to_opponents, both(2).to_own, both(2).own_spared), (1..=1, 0..=1, None));
}

/// Red's tile extends mist and completes a city of four tiles in which a knight of Blue's stands; another meeple of
/// Blue's can get the ghost too. Example 23 of the rule book.
fn city_of_four(ghosts: u8) -> Small {
    let tiles = [
        (0, 3, "(cities: [(sides: [S])])"),
        (0, 2, "(cities: [(sides: [N, S])])"),
        (0, 1, "(cities: [(sides: [N, S])])"),
        (-1, 0, MISTY_EAST),
        FAR[0],
    ];
    let hand = "(cities: [(sides: [N])], mist: [(sides: [W])])";
    Small::new(&tiles, hand).with(Blue, part(0, 2, Kind::City), ghosts).with(Blue, FIELDS[0], 0)
}

// RGHOST-3, RMEEPLE-2, RMEEPLE-4
#[test]
fn the_third_ghost_sends_a_meeple_home_and_frees_its_region() {
    let knight = part(0, 2, Kind::City);
    let table = city_of_four(2).ghosts(4).laid(0, 0);
    let given = if_ghost_goes(&table, Action::GiveGhost { meeple: knight }).expect("a ghost");
    assert_eq!(
        (given.colour, given.piece, given.ghosts, given.goes_home, given.supply),
        (Blue, Piece::Ordinary, 3, true, 6)
    );
    assert_eq!((given.before.majority, given.after.majority), (colours(&[Blue]), Colours::NONE));
    assert_eq!((given.if_taken, given.gain(Blue), given.majority_changes()), (Some(8), -4, true));

    let farmer = if_ghost_goes(&table, Action::GiveGhost { meeple: FIELDS[0] }).expect("a ghost");
    assert_eq!((farmer.ghosts, farmer.goes_home, farmer.supply, farmer.if_taken), (1, false, 3, None));
    assert_eq!(farmer.gain(Blue), -1);
}

// RSCORE-3: a knight of Green's stands there too, and gets the majority alone.
#[test]
fn it_is_told_who_gets_the_majority() {
    let small = city_of_four(2).with(Green, part(0, 1, Kind::City), 0);
    let given =
        if_ghost_goes(&small.laid(0, 0), Action::GiveGhost { meeple: part(0, 2, Kind::City) }).expect("a ghost");
    assert_eq!((given.before.majority, given.after.majority), (colours(&[Blue, Green]), colours(&[Green])));
    assert_eq!((given.after.points, given.if_taken), (by(&[(Green, Some(8))]), None));
    let one = if_ghost_goes(&city_of_four(0).laid(0, 0), Action::GiveGhost { meeple: part(0, 2, Kind::City) });
    assert_eq!(one.expect("a ghost").after.points, by(&[(Blue, Some(6))]));
}

// RGUARD-2, RMIST-1
#[test]
fn a_ghost_that_cannot_go_there_is_refused() {
    let table = city_of_four(0).guarded(Green, part(0, 1, Kind::City)).laid(0, 0);
    assert_eq!(if_ghost_goes(&table, Action::GiveGhost { meeple: part(0, 1, Kind::City) }), Err(Refusal::Guard));
    assert_eq!(if_ghost_goes(&table, Action::GiveGhost { meeple: part(0, 3, Kind::City) }), Err(Refusal::NobodyThere));
    assert_eq!(if_ghost_goes(&table, Action::SkipMeeple), Err(Refusal::NotNow(Phase::HauntOpponent)));
}
