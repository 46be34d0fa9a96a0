//! Choices that read alike: two roads that are worth the same have a button each, and each button is its own.

use super::autosave;
use super::common::House;
use bevy::math::Vec2;
use mists::app::Decide;
use mists::app::StraightToTable;
use mists::app::theme::shown_controls;
use mists::app::{Offer, Spot};
use mists::rules::Game;
use mists::rules::mists::{Action, Mists, Phase, Setup};
use mists::rules::tiles::RegionId;
use mists::table::mists::shipped;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

const PLAYERS: usize = 2;

/// Two regions of the same kind that are both to be scored, and would bring the same.
fn alike(game: &Mists) -> bool {
    let due = game.due();
    let worth = |region: RegionId| (game.board().region(region).value(), game.colours_in(region).len());
    let region = |name| game.part_named(name).map(|part| game.board().region_of(part));
    game.phase() == Phase::PickScoring
        && due.len() == 2
        && due[0].kind == due[1].kind
        && region(due[0]).map(worth) == region(due[1]).map(worth)
}

/// A seed and how to play it until two regions that are alike are to be scored.
fn plan() -> (u64, Vec<Action>) {
    let level = shipped::level(1).expect("level 1");
    let setup = Setup::with_players(level, shipped::deck().expect("the deck"), PLAYERS);
    for seed in 0..20_000 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Mists::begin(&setup, seed, &mut Vec::new()).expect("a table that can be laid");
        let mut played = Vec::new();
        while game.turn() < 12 && game.outcome().is_none() {
            if alike(&game) {
                return (seed, played);
            }
            let actions = game.legal_actions();
            let action = actions[random.next_u32() as usize % actions.len()];
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
            played.push(action);
        }
    }
    panic!("no game comes to that");
}

/// What the spot with the focus stands for.
fn focused(house: &mut House) -> Option<Action> {
    let focus = house.world().resource::<Offer>().focus?;
    house.world().get::<Spot>(focus).map(|spot| spot.action)
}

#[test]
fn each_of_two_buttons_that_read_alike_is_its_own() {
    let (seed, actions) = plan();
    let (_folder, save) = autosave();
    let table = StraightToTable { level: 1, players: PLAYERS, spell_circles: false, seed: Some(seed) };
    let mut house = House::at(table, &save);
    actions.into_iter().for_each(|action| house.decide(Decide::Act(action)));
    let due = house.position().due();
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
