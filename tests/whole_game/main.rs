//! A whole game through the window's own input, without a renderer: what is shown always is what the rules say.

mod alike;
mod around;
mod banner;
mod by_itself;
#[path = "../common/mod.rs"]
mod common;
mod dozing;
mod favourites;
mod fineness;
mod haunted_house;
mod heard;
mod hints;
mod introductions;
mod leaving;
mod lessons;
mod looking_back;
mod motion;
mod network;
mod on_table;
mod one_device;
mod open_edges;
mod order;
mod quick;
mod records;
mod replay;
mod rivals;
mod saved_games;
mod told;
mod turning;
mod view;
mod wrong_clicks;

use bevy::input::ButtonState;
use bevy::prelude::*;
use common::House;
use mists::app::games::opening::open_table;
use mists::app::games::playing::Playable;
use mists::app::table::Shown;
use mists::app::{
    Buried, Circle, Decide, Eloise, FaceDown, Ghost, Hand, Hound, LaidTile, Meeple, Mood, Screen, Spot,
    StraightToMists, TurnPhase,
};
use mists::guide::Policy;
use mists::guide::mists::foresight::foresee;
use mists::rules::mists::{Action, Cat, Happening, Haunt, Mists, Phase, Setup, Whereabouts};
use mists::rules::tiles::{FaceId, PartName, Rotation, Square};
use mists::rules::{self, Colour, Game};
use mists::table::mists::shipped;
use mists::table::{Sitting, save};
use on_table::{OnTable, agree, agree_on_table, panels_agree};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::{Path, PathBuf};

/// A file for the autosave, in a folder that goes with the test.
fn autosave() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder for the save");
    let path = folder.path().join("autosave.mists");
    (folder, path)
}

/// Lays a game out on the table, instead of the one that may lie there.
fn lay_out<G: Playable>(house: &mut House, sitting: Sitting<G>) {
    let world = house.world();
    world.resource_scope(|world, mut screen: Mut<NextState<Screen>>| {
        open_table(sitting, &mut world.commands(), &mut screen);
    });
    world.flush();
}

/// The window's way to an action: pointer and wheelless turning for tiles, a click on its spot for the rest.
fn by_hand(house: &mut House, action: Action) {
    match action {
        Action::LayTile { at, turn } => {
            let place = house.middle_of(at);
            house.point(place);
            house.turn_to(turn);
            house.click();
        }
        Action::SkipMeeple => {
            house.point(Vec2::new(640.0, 5.0));
            house.key(KeyCode::Space);
            house.settle();
        }
        // These are answered with buttons.
        Action::TakePoints | Action::StopBanishing => house.decide(Decide::Act(action)),
        Action::BuryFromSupply { .. } | Action::MoveMarker { .. } => house.decide(Decide::Act(action)),
        Action::PlaceMeeple { colour, .. } => {
            if !spots(house).any(|spot| spot.action == action) {
                // Another colour of theirs is chosen.
                let supply = format!(" {colour} in hand");
                let there = house.find_control_called(|name| name.ends_with(&supply)).expect("a supply of that colour");
                house.point(there);
                house.click();
            }
            click_spot(house, action);
        }
        Action::Bury { .. }
        | Action::DrawIn { .. }
        | Action::PlaceCat { .. }
        | Action::SpareGhost { .. }
        | Action::HauntCemetery { .. }
        | Action::HauntMist { .. }
        | Action::ScoreNext { .. }
        | Action::Banish { .. }
        | Action::PlaceHound { .. }
        | Action::LayFaceDown { .. } => click_spot(house, action),
    }
}

fn spots(house: &mut House) -> impl Iterator<Item = Spot> {
    house.all::<Spot>().into_iter()
}

fn click_spot(house: &mut House, action: Action) {
    let spot = spots(house).find(|spot| spot.action == action).unwrap_or_else(|| panic!("{action:?} is not offered"));
    let place = house.place_of(spot.at);
    house.point(place);
    house.click();
}

/// What a whole game asked for, beside tiles and meeples.
#[derive(Debug, Default)]
struct Asked(Vec<Phase>);

impl Asked {
    fn for_all(&self, phases: &[Phase]) {
        assert!(phases.iter().all(|phase| self.0.contains(phase)), "expected {phases:?} among {:?}", self.0);
    }
}

/// Plays a game to its end through the window. What is asked for the first time is answered by hand and eye, after that
/// every fifth decision.
fn play_through(game: StraightToMists, seed: u64) -> Asked {
    let (_folder, autosave) = autosave();
    let mut house = House::at(StraightToMists { seed: Some(seed), ..game }, &autosave);
    agree(&mut house, &autosave);
    let mut asked = Asked::default();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for number in 1.. {
        let position = house.position();
        if position.phase() == Phase::Over {
            break;
        }
        let before = (OnTable::shown(&mut house), position.fingerprint(), house.sitting().played().len());
        let actions = position.legal_actions();
        let action = Policy::Beginner.choose(&position, &actions, &mut random).expect("something is legal");
        // Most decisions go the short way, to save time.
        let new = !asked.0.contains(&position.phase());
        if new {
            asked.0.push(position.phase());
        }
        if number % 5 == 1 || new {
            by_hand(&mut house, action)
        } else {
            house.decide(Decide::Act(action))
        }
        assert_eq!(house.sitting().played().get(before.2).map(|played| played.action), Some(action));
        agree(&mut house, &autosave);
        if position.phase() == Phase::LayTile && number % 4 == 0 && house.screen() == Screen::Table {
            panels_agree(&mut house);
        }
        if number % 6 == 0 && house.screen() == Screen::Table {
            house.key(KeyCode::KeyU);
            house.settle();
            agree(&mut house, &autosave);
            assert_eq!(
                before,
                (OnTable::shown(&mut house), house.position().fingerprint(), house.sitting().played().len())
            );
            house.decide(Decide::Act(action));
            agree(&mut house, &autosave);
        }
        assert!(number < 1000, "the game goes on for ever");
    }
    assert!(house.refused.is_empty(), "{:?}", house.refused);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Result);
    house.frames(5);
    assert_eq!(house.all::<LaidTile>(), [], "the table is cleared for the result");
    agree(&mut house, &autosave);
    asked
}

#[test]
fn a_whole_game_is_shown_as_the_rules_have_it() {
    play_through(StraightToMists::of(1, 3), 7).for_all(&[Phase::LayTile, Phase::PlaceMeeple, Phase::TakeScore]);
}

#[test]
fn a_whole_game_with_cemeteries_and_hounds_is_shown_as_the_rules_have_it() {
    let game = StraightToMists::of(3, 3);
    let seed = game_with(&game, &OPEN_CEMETERIES);
    play_through(game, seed).for_all(&OPEN_CEMETERIES);
}

#[test]
fn a_whole_haunted_game_is_shown_as_the_rules_have_it() {
    let game = StraightToMists::of(5, 3);
    let seed = game_with(&game, &HAUNTED);
    play_through(game, seed).for_all(&HAUNTED);
}

#[test]
fn a_whole_game_with_three_markers_is_shown_as_the_rules_have_it() {
    let game = StraightToMists::of(6, 4);
    let seed = game_with(&game, &MARKED);
    play_through(game, seed).for_all(&MARKED);
}

#[test]
fn a_whole_game_with_spell_circles_is_shown_as_the_rules_have_it() {
    let game = StraightToMists::with_circles(4, 2);
    let seed = game_with(&game, &ENCHANTED);
    play_through(game, seed).for_all(&ENCHANTED);
}

#[test]
fn a_click_ends_eloises_walk() {
    let (_folder, autosave) = autosave();
    let table = StraightToMists::with_circles(1, 2);
    let seed = game_with(&table, &[Phase::PlaceCat]);
    let mut house = House::at(StraightToMists { seed: Some(seed), ..table }, &autosave);
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while house.position().phase() != Phase::PlaceCat {
        let position = house.position();
        let action = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random);
        house.decide(Decide::Act(action.expect("Eloise has yet to come")));
    }
    let action = house.position().legal_actions()[0];
    let Action::PlaceCat { meeple } = action else { panic!("Eloise comes: {action:?}") };
    house.world().write_message(Decide::Act(action));
    house.frames(3);
    assert_eq!(house.all::<Eloise>(), [Eloise { with: Some(meeple), mood: Mood::Walking }]);
    house.button(MouseButton::Left, ButtonState::Pressed);
    house.frames(1);
    assert_eq!(house.all::<Eloise>(), [Eloise { with: Some(meeple), mood: Mood::Sitting }]);
    house.button(MouseButton::Left, ButtonState::Released);
    house.settle();
    agree(&mut house, &autosave);
}

const ENCHANTED: [Phase; 4] = [Phase::DrawIn, Phase::PlaceCat, Phase::Bury, Phase::PlaceHound];
const OPEN_CEMETERIES: [Phase; 4] = [Phase::Bury, Phase::HauntCemetery, Phase::PlaceHound, Phase::CalmGhosts];
const HAUNTED: [Phase; 4] = [Phase::Bury, Phase::LayFaceDown, Phase::PlaceHound, Phase::CalmGhosts];
const MARKED: [Phase; 3] = [Phase::LayFaceDown, Phase::MoveMarker, Phase::PlaceHound];

/// A seed whose game asks for all of this, played as [`play_through`] plays it.
fn game_with(sort: &StraightToMists, phases: &[Phase]) -> u64 {
    let level = shipped::level(sort.level).expect("the level");
    let table = Setup::with_players(level, shipped::deck().expect("the deck"), sort.players);
    seed_that_asks::<Mists>(&Setup { spell_circles: sort.spell_circles, ..table }, phases)
}

/// A seed whose game, played by beginners, asks for all of this.
fn seed_that_asks<G: Shown>(setup: &G::Setup, phases: &[G::Phase]) -> u64 {
    let asks = |&seed: &u64| {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut game = G::begin(setup, seed, &mut Vec::new()).expect("a table");
        let mut missing = phases.to_vec();
        while game.outcome().is_none() {
            missing.retain(|&phase| phase != game.phase());
            let chosen = || Policy::Beginner.choose(&game, &game.legal_actions(), &mut random);
            let action = game.decides_itself().or_else(chosen).expect("something is legal");
            game.apply(action, &mut Vec::new()).expect("a legal action");
        }
        missing.is_empty()
    };
    (0..5000).find(asks).expect("a game that asks for all of it")
}

/// A level as it is set up for so many players.
fn level(number: u8, players: usize) -> Setup {
    Setup::with_players(shipped::level(number).expect("a level"), shipped::deck().expect("the deck"), players)
}

/// A seed, and the actions up to one after which the table is like this.
fn a_way_to(setup: &Setup, policy: Policy, is: impl Fn(&Mists, &[Happening]) -> bool) -> (u64, Vec<Action>) {
    for seed in 0.. {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut position = Mists::begin(setup, seed, &mut Vec::new()).expect("a table");
        let mut played = Vec::new();
        while let Some(action) = policy.choose(&position, &position.legal_actions(), &mut random) {
            let mut happenings = Vec::new();
            position.apply(action, &mut happenings).expect("a legal action");
            played.push(action);
            if is(&position, &happenings) {
                return (seed, played);
            }
        }
    }
    unreachable!("seeds do not end")
}

#[test]
fn after_a_turn_of_nothing_but_a_tile_the_next_one_is_taken_up() {
    let (_folder, autosave) = autosave();
    let only_laid = |position: &Mists, happenings: &[Happening]| {
        let eventful = |happening: &Happening| {
            use Happening::{GhostPlaced, MeeplePlaced, Scored, SetAside};
            matches!(happening, GhostPlaced { .. } | MeeplePlaced { .. } | Scored(_) | SetAside { .. })
        };
        let laid = happenings.iter().any(|happening| matches!(happening, Happening::TileLaid { .. }));
        position.phase() == Phase::LayTile && laid && !happenings.iter().any(eventful)
    };
    let (seed, played) = a_way_to(&level(1, 1), Policy::Random, only_laid);
    let mut house = House::at_table(1, seed, &autosave);
    for &action in &played {
        house.decide(Decide::Act(action));
    }
    house.frames(60);
    for action in house.position().legal_actions() {
        let Action::LayTile { at, .. } = action else { continue };
        let place = house.middle_of(at);
        house.point(place);
        assert_eq!(house.world().resource::<Hand>().aim, Some(at));
    }
}

#[test]
fn points_that_decide_themselves_are_taken_back_with_what_led_to_them() {
    let (_folder, autosave) = autosave();
    // The last decision was a player's.
    let by_a_player = |happenings: &[Happening]| {
        use Happening::{MeeplePlaced, MeepleSkipped, TileLaid};
        happenings.iter().any(|it| matches!(it, TileLaid { .. } | MeeplePlaced { .. } | MeepleSkipped { .. }))
    };
    // Then neither the region nor the points for it are asked for.
    let (seed, played) = a_way_to(&level(1, 3), Policy::Beginner, |position, happenings| {
        let alone = position.phase() == Phase::PickScoring && position.decides_itself().is_some();
        alone && position.ghosts_on_board() == 0 && by_a_player(happenings)
    });
    let mut after = Sitting::<Mists>::begin(level(1, 3), seed, vec![String::new(); 3]).expect("a table");
    played.iter().for_each(|&action| after.play(action).map(drop).expect("a legal action"));
    let mut by_themselves = Vec::new();
    while let Some(action) = after.position().decides_itself() {
        after.play(action).expect("a legal action");
        by_themselves.push(action);
    }
    assert!(by_themselves.contains(&Action::TakePoints), "{by_themselves:?}");
    let (last, before) = played.split_last().expect("a player decided");
    let mut house = House::at_table(3, seed, &autosave);
    for &action in before {
        house.decide(Decide::Act(action));
    }
    let fingerprint = house.position().fingerprint();
    house.decide(Decide::Act(*last));
    assert_eq!(house.sitting().played().len(), played.len() + by_themselves.len());
    assert_eq!(house.position().fingerprint(), after.position().fingerprint());
    house.key(KeyCode::KeyU);
    house.settle();
    assert_eq!(house.sitting().played().len(), before.len());
    assert_eq!(house.position().fingerprint(), fingerprint);
    agree(&mut house, &autosave);
}
