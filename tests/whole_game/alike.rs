//! Choices that look the same: two roads of the same value have one button each, and the clicked ghost is the one that
//! leaves.

use super::common::House;
use super::{autosave, lay_out};
use bevy::prelude::*;
use mists::app::table::Shown;
use mists::app::theme::shown_controls;
use mists::app::{Decide, Ghost, Offer, Spot, StraightToMists};
use mists::rules::Game;
use mists::rules::mists::{Action, Mists, Phase, Setup};
use mists::rules::tiles::{Rotation, Square};
use mists::table::mists::shipped;
use mists::table::scenario::Scenario;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::Path;

const PLAYERS: usize = 2;

/// One tile completes two roads of the same value, and together they may bring Rufus: so the order is asked for.
const TWO_ROADS: &str = r#"Scenario(
    title: "Two roads at once",
    rules: ["SCORE-8"],
    level: 3,
    players: 2,
    faces: {
        "end": (roads: [[E]], centre: village),
        "village": (roads: [[W], [E]], centre: village),
        "misty": (mist: [(sides: [N, E, S, W])]),
        "field": (),
    },
    tiles: [(face: "end", at: (0, 0)), (face: "end", at: (2, 0), turn: 2), (face: "misty", at: (3, 1))],
    ghosts: [(at: (3, 1), count: 3)],
    meeples: [(red, (0, 0, road, 0)), (green, (2, 0, road, 0))],
    total: 12,
    draws: ["village", "field"],
    steps: [Lay(at: (1, 0))],
)"#;

/// A seed and the actions that lead to a wanted position.
fn plan(wanted: impl Fn(&Mists) -> bool) -> (u64, Vec<Action>) {
    let level = shipped::level(1).expect("level 1");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), PLAYERS);
    for seed in 0..20_000 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a table that can be laid");
        let mut played = Vec::new();
        while game.turn() < 12 && game.outcome().is_none() {
            if wanted(&game) {
                return (seed, played);
            }
            let actions = game.legal_actions();
            let chosen = actions[random.next_u32() as usize % actions.len()];
            let action = game.decides_itself().unwrap_or(chosen);
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
            played.push(action);
        }
    }
    panic!("no game comes to that");
}

fn played_to(wanted: impl Fn(&Mists) -> bool) -> (tempfile::TempDir, House) {
    let (seed, actions) = plan(wanted);
    let (folder, save) = autosave();
    let table = StraightToMists { level: 1, players: PLAYERS, computers: 0, spell_circles: false, seed: Some(seed) };
    let mut house = House::at(table, &save);
    actions.into_iter().for_each(|action| house.decide(Decide::Act(action)));
    (folder, house)
}

/// The action of the focused spot.
fn focused(house: &mut House) -> Option<Action> {
    let focus = house.world().resource::<Offer>().focus?;
    house.world().get::<Spot>(focus).map(|spot| spot.action)
}

#[test]
fn each_of_two_buttons_that_read_alike_is_its_own() {
    let (_folder, save) = autosave();
    let mut house = House::at(StraightToMists::of(3, PLAYERS), &save);
    let scenario = Scenario::<Mists>::parse(TWO_ROADS, "two roads", Path::new("")).expect("it is in order");
    lay_out(&mut house, scenario.sitting(vec!["Alix".to_owned(), "Guilhem".to_owned()]).expect("a table"));
    house.settle();
    house.decide(Decide::Act(Action::LayTile { at: Square::new(1, 0), turn: Rotation::new(0) }));
    house.decide(Decide::Act(Action::SkipMeeple));
    let due = house.position().due();
    assert_eq!((house.position().phase(), due.len()), (Phase::PickScoring, 2));
    shown_controls(&house.egui());
    house.frames(2);
    let shown = shown_controls(&house.egui());
    let same = |name: &str| shown.iter().filter(|control| control.name == name).count() == 2;
    let [first, second] = [0, 1].map(|number| {
        let place = shown.iter().filter(|control| same(&control.name)).nth(number).expect("two buttons").place.center();
        Vec2::new(place.x, place.y)
    });
    for (button, region) in [(first, due[0]), (second, due[1])] {
        house.point(button);
        house.frames(4);
        assert_eq!(focused(&mut house), Some(Action::ScoreNext { region }), "its region is shown on the board");
    }
    house.click();
    house.settle();
    let last = house.sitting().played().last().map(|played| played.action);
    assert_eq!(last, Some(Action::ScoreNext { region: due[1] }));
}

/// Whether one of several ghosts in one place can be taken instead of points, and also one from another square.
fn ghosts_to_choose(game: &Mists) -> bool {
    let squares: Vec<Square> = game.board().tiles().iter().map(|tile| tile.at).collect();
    let several = |at: &Square| game.loose_ghosts_on(*at).any(|(_, ghosts)| ghosts > 1);
    let some = |at: &Square| game.loose_ghosts_on(*at).next().is_some();
    game.phase() == Phase::TakeScore && squares.iter().any(several) && squares.iter().filter(|at| some(at)).count() > 1
}

/// The middle of a ghost in the window.
fn place_of(house: &mut House, ghost: Ghost) -> Vec2 {
    let world = house.world();
    let mut all = world.query::<(&Ghost, &Transform)>();
    let place = all.iter(world).find(|(other, _)| **other == ghost).expect("it is there").1.translation.truncate();
    house.place_of(place + Vec2::new(0.0, 0.15))
}

#[test]
fn the_ghost_that_is_clicked_leaves_and_one_that_may_not_tells_why() {
    let (_folder, mut house) = played_to(ghosts_to_choose);
    let ghosts: Vec<Ghost> = house.all();
    let position = house.position();
    let loose = |ghost: &&Ghost| position.loose_ghosts_on(ghost.at).any(|(haunt, _)| haunt == ghost.haunt);
    let first = ghosts.iter().filter(loose).find(|ghost| {
        ghost.place == 0
            && ghosts.iter().any(|other| (other.at, other.haunt, other.place) == (ghost.at, ghost.haunt, 1))
    });
    let first = *first.expect("a ghost that is not the last of its place");
    let elsewhere = *ghosts.iter().filter(loose).find(|ghost| ghost.at != first.at).expect("another one");
    let (clicked, other) = (place_of(&mut house, first), place_of(&mut house, elsewhere));
    let others: Vec<Ghost> = ghosts.iter().copied().filter(|ghost| *ghost != first).collect();
    house.point(clicked);
    house.click();
    house.settle();
    let last = house.sitting().played().last().map(|played| played.action);
    assert_eq!(last, Some(Action::Banish { at: first.at, haunt: first.haunt }));
    let left: Vec<Ghost> = house.all();
    assert!(!left.contains(&first), "another ghost left than the one that was clicked");
    assert!(others.iter().all(|ghost| left.contains(ghost)), "another ghost has moved: {left:?}");
    house.refused.clear();
    house.point(other);
    house.click();
    house.frames(4);
    let why: Vec<&str> = house.refused.iter().map(|refused| refused.why.as_str()).collect();
    assert_eq!(why, ["All ghosts have to leave the same square as the first one"]);
}
