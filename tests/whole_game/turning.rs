//! The wheel turns the tile in hand over a legal square.

use super::autosave;
use super::common::House;
use bevy::input::keyboard::KeyCode;
use mists::app::games::told::Told;
use mists::app::{Decide, Hand};
use mists::rules::Game;
use mists::rules::mists::{Action, Mists, Phase, Setup};
use mists::rules::tiles::{Rotation, Square};
use mists::table::mists::shipped;
use std::path::Path;

/// Number of frames until the wheel works again after it has turned the tile.
const RESTED: u32 = 10;

/// A table with the pointer on a square where the drawn tile fits in three rotations: with two, both directions of the
/// wheel would lead to the same one. Also returns these rotations.
fn held(save: &Path) -> (House, Vec<Rotation>) {
    held_where(save, |ways| ways == 3)
}

/// The same on a square with such a number of rotations, in the first game whose first tile has one.
fn held_where(save: &Path, is_wanted: impl Fn(usize) -> bool) -> (House, Vec<Rotation>) {
    let (seed, square, ways) = (7..100).find_map(|seed| first_tile(seed, &is_wanted)).expect("such a square");
    let mut house = House::at_table(2, seed, save);
    house.settle();
    let place = house.middle_of(square);
    house.point(place);
    (house, ways)
}

/// A square for the first tile of a game with such a number of rotations, and these.
fn first_tile(seed: u64, is_wanted: impl Fn(usize) -> bool) -> Option<(u64, Square, Vec<Rotation>)> {
    let setup = Setup::with_players(shipped::level(1).expect("level 1"), shipped::deck().expect("the deck"), 2);
    let legal = Mists::begin(&setup, seed, &mut Vec::new()).expect("a game").legal_actions();
    let ways = |at: Square| -> Vec<Rotation> {
        let way = |action: &Action| match *action {
            Action::LayTile { at: there, turn } if there == at => Some(turn),
            _ => None,
        };
        legal.iter().filter_map(way).collect()
    };
    let found = legal.iter().filter_map(square).find(|&at| is_wanted(ways(at).len()));
    found.map(|at| (seed, at, ways(at)))
}

/// Where this lays the tile.
fn square(action: &Action) -> Option<Square> {
    match *action {
        Action::LayTile { at, .. } => Some(at),
        _ => None,
    }
}

/// How this lays the tile.
fn turn(action: &Action) -> Option<Rotation> {
    match *action {
        Action::LayTile { turn, .. } => Some(turn),
        _ => None,
    }
}

fn turned(house: &mut House) -> Rotation {
    house.world().resource::<Hand>().turn
}

/// The next rotation that fits, in the wheel's order.
fn next(house: &mut House, ways: &[Rotation]) -> Rotation {
    let now = turned(house);
    let after = |way: &&Rotation| (way.quarters() + 4 - now.quarters()) % 4;
    *ways.iter().filter(|&&way| way != now).min_by_key(after).expect("another way")
}

#[test]
fn each_notch_of_the_wheel_turns_the_tile_once() {
    let (_folder, save) = autosave();
    let (mut house, ways) = held(&save);
    for _ in 0..5 {
        let expected = next(&mut house, &ways);
        house.wheel(-1.0);
        assert_eq!(turned(&mut house), expected);
        house.frames(RESTED);
    }
}

#[test]
fn where_the_tile_fits_only_one_way_turning_it_says_so() {
    let (_folder, save) = autosave();
    let (mut house, ways) = held_where(&save, |ways| ways == 1);
    house.wheel(-1.0);
    assert_eq!(turned(&mut house), ways[0]);
    let told: Vec<_> = house.refused.iter().map(|refused| (&*refused.why, refused.rule)).collect();
    assert_eq!(told, [("The tile fits here only this way round", None)]);
}

/// Where a tile has to be turned anyway, it turns so that a ghost stays away.
#[test]
fn a_tile_turns_by_itself_as_its_mist_goes_on_best() {
    let setup = Setup::with_players(shipped::level(1).expect("level 1"), shipped::deck().expect("the deck"), 2);
    let ghosts = |game: &Mists, lay: Action| {
        let mut after = game.clone();
        after.apply(lay, &mut Vec::new()).expect("a legal square");
        after.ghosts_on_board()
    };
    // A square for the first tile on which the next rotation that fits is not the best one.
    let found = (7..300).find_map(|seed| {
        let game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a game");
        let ways = |at: Square| {
            let legal = game.legal_actions().into_iter();
            legal.filter(move |action| square(action) == Some(at)).collect::<Vec<_>>()
        };
        let taken_up = game.legal_actions().iter().filter_map(turn).min_by_key(|turn| turn.quarters())?;
        game.legal_actions().iter().filter_map(square).find_map(|at| {
            let further = |lay: &Action| turn(lay).map(|turn| (turn.quarters() + 4 - taken_up.quarters()) % 4);
            let next = ways(at).into_iter().min_by_key(further).filter(|next| further(next) > Some(0))?;
            let least = ways(at).into_iter().map(|lay| ghosts(&game, lay)).min()?;
            (ghosts(&game, next) > least).then_some((seed, at, least))
        })
    });
    let (seed, at, least) = found.expect("such a square");
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, seed, &save);
    house.settle();
    let place = house.middle_of(at);
    house.point(place);
    let turn = turned(&mut house);
    assert_eq!(ghosts(&house.position(), Action::LayTile { at, turn }), least, "seed {seed}, {at}, {turn:?}");
}

#[test]
fn while_something_is_told_the_keys_still_have_the_tile() {
    let (_folder, save) = autosave();
    let (mut house, _) = held_where(&save, |ways| ways == 1);
    house.wheel(-1.0);
    house.frames(5);
    assert_eq!(house.refused.len(), 1, "it is told that the tile fits only this way");
    let before = house.sitting().played().len();
    house.key(KeyCode::Tab);
    house.key(KeyCode::Enter);
    house.settle();
    assert!(house.sitting().played().len() > before, "the tile was laid");
}

/// Nobody aims with a pointer that was there before the tile: a key that was meant for something else lays nothing
/// there.
#[test]
fn a_pointer_that_rests_holds_no_tile_until_it_moves() {
    let (_folder, save) = autosave();
    let (mut house, _) = held(&save);
    for _ in 0..12 {
        let legal = house.position().legal_actions();
        let squares: Vec<Square> = legal.iter().filter_map(square).collect();
        // The pointer goes to another square than the tile, and rests there.
        let mut rests = house.middle_of(*squares.last().expect("a square for the tile"));
        house.point(rests);
        house.decide(Decide::Act(legal[0]));
        while house.position().phase() != Phase::LayTile {
            let next = house.position().legal_actions()[0];
            house.decide(Decide::Act(next));
        }
        let before = house.sitting().played().len();
        house.key(KeyCode::Enter);
        assert_eq!((house.world().resource::<Hand>().aim, house.sitting().played().len()), (None, before));
        let asks = house.world().resource::<Told>().sentence().map(str::to_owned);
        assert!(asks.is_some_and(|asks| asks.contains("over no square")), "it is told what is missing");
        rests.x += 2.0;
        house.point(rests);
        if house.world().resource::<Hand>().aim.is_some() {
            assert_eq!(house.world().resource::<Told>().sentence(), None, "nothing is missing any more");
            return;
        }
    }
    panic!("the pointer never lay on a square for the next tile");
}

#[test]
fn the_wheel_turned_back_turns_the_tile_back() {
    let (_folder, save) = autosave();
    let (mut house, ways) = held(&save);
    let (before, after) = (turned(&mut house), next(&mut house, &ways));
    house.wheel(-1.0);
    assert_eq!(turned(&mut house), after);
    house.frames(RESTED);
    house.wheel(1.0);
    assert_eq!(turned(&mut house), before);
}

#[test]
fn a_touch_pad_turns_the_tile_when_it_has_moved_far_enough() {
    let (_folder, save) = autosave();
    let (mut house, ways) = held(&save);
    let (before, expected) = (turned(&mut house), next(&mut house, &ways));
    for _ in 0..4 {
        house.wheel(-0.11);
        assert_eq!(turned(&mut house), before);
    }
    house.wheel(-0.11);
    assert_eq!(turned(&mut house), expected);
}
