//! The sounds of a game in the window, without a sound device. The game asks for the same sounds with and without one.

use super::common::House;
use bevy::prelude::*;
use mists::app::{Decide, Hand, Screen, StraightToMists};
use mists::foley::Sound;
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::mists::{Action, Happening, Phase, Taken};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn at_level(level: u8, seed: u64) -> (tempfile::TempDir, House) {
    let folder = tempfile::tempdir().expect("a folder for the save");
    let table = StraightToMists { level, players: 3, computers: 0, spell_circles: true, seed: Some(seed) };
    let house = House::at(table, &folder.path().join("autosave.mists"));
    (folder, house)
}

fn sounds(house: &House) -> Vec<Sound> {
    house.heard.iter().map(|(_, sound)| *sound).collect()
}

fn count(house: &House, wanted: impl Fn(&Sound) -> bool) -> usize {
    sounds(house).iter().filter(|sound| wanted(sound)).count()
}

/// How often such a happening with a sound occurred.
fn happened(house: &House, wanted: impl Fn(&Happening) -> bool) -> usize {
    let played = house.sitting().played().iter().flat_map(|played| &played.happenings);
    played.filter(|happening| wanted(happening)).count()
}

/// Whether points were scored in any way.
fn brought_points(happening: &Happening) -> bool {
    match happening {
        Happening::Scored(scoring) => matches!(scoring.taken, Taken::Points(1..)),
        Happening::HoundScored { points, .. } | Happening::CatScored { points, .. } => *points > 0,
        _ => false,
    }
}

/// A decision of a beginner. `None` after the end of the game.
fn choose(house: &House, random: &mut ChaCha8Rng) -> Option<Action> {
    let position = house.position();
    Policy::Beginner.choose(&position, &position.legal_actions(), random)
}

#[test]
fn a_whole_game_is_heard_once() {
    for (level, seed) in [(3, 2), (5, 4)] {
        let (_folder, mut house) = at_level(level, seed);
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        while let Some(action) = choose(&house, &mut random) {
            house.decide(Decide::Act(action));
        }
        house.wait(|world| **world.resource::<State<Screen>>() == Screen::Result);
        house.frames(60);
        let tiles = happened(&house, |what| matches!(what, Happening::TileLaid { .. }));
        let ghosts = happened(&house, |what| matches!(what, Happening::GhostPlaced { .. }));
        let scorings = happened(&house, brought_points);
        assert!(tiles > 10 && ghosts > 10 && scorings > 2, "{tiles} tiles, {ghosts} ghosts, {scorings} scorings");
        assert_eq!(count(&house, |sound| matches!(sound, Sound::TileLaid(_))), tiles);
        assert_eq!(count(&house, |sound| matches!(sound, Sound::GhostComes(_))), ghosts);
        assert_eq!(count(&house, |sound| *sound == Sound::ScoreStep(0)), scorings);
        let meeples = happened(&house, |what| matches!(what, Happening::MeeplePlaced { .. }));
        assert_eq!(count(&house, |sound| *sound == Sound::MeepleSet), meeples);
        let drawn_in = happened(&house, |what| matches!(what, Happening::GhostDrawnIn { .. }));
        assert_eq!(count(&house, |sound| *sound == Sound::DrawnIn), drawn_in);
        let won = house.position().outcome().expect("the game is over").won();
        let (ending, other) = if won { (Sound::Victory, Sound::Defeat) } else { (Sound::Defeat, Sound::Victory) };
        assert_eq!(count(&house, |sound| *sound == ending), 1);
        assert_eq!(count(&house, |sound| *sound == other), 0);
        assert_eq!(count(&house, |sound| *sound == Sound::Refused), 0);
    }
}

#[test]
fn ghosts_are_heard_one_after_the_other_as_they_are_seen() {
    let (_folder, mut house) = at_level(1, 7);
    let mut random = ChaCha8Rng::seed_from_u64(7);
    loop {
        house.heard.clear();
        let before = happened(&house, |what| matches!(what, Happening::GhostPlaced { .. }));
        house.decide(Decide::Act(choose(&house, &mut random).expect("ghosts come before the end")));
        if happened(&house, |what| matches!(what, Happening::GhostPlaced { .. })) >= before + 2 {
            break;
        }
    }
    let ghosts: Vec<_> = house.heard.iter().filter(|(_, sound)| matches!(sound, Sound::GhostComes(_))).collect();
    assert_eq!(ghosts[0].1, Sound::GhostComes(0));
    assert_eq!(ghosts[1].1, Sound::GhostComes(1));
    assert!(ghosts[1].0 >= ghosts[0].0 + 2, "the second was not waited for: {ghosts:?}");
}

#[test]
fn taking_back_is_not_heard() {
    let (_folder, mut house) = at_level(1, 3);
    let mut random = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..3 {
        house.decide(Decide::Act(choose(&house, &mut random).expect("the game begins")));
    }
    house.frames(30);
    house.heard.clear();
    house.decide(Decide::TakeBack);
    house.frames(30);
    assert_eq!(sounds(&house), []);
    // It is taken back before its sounds were played.
    let action = choose(&house, &mut random).expect("the game goes on");
    house.world().write_message(Decide::Act(action));
    house.world().write_message(Decide::TakeBack);
    house.frames(60);
    assert_eq!(sounds(&house), []);
}

#[test]
fn turning_and_refusals_are_heard() {
    let (_folder, mut house) = at_level(1, 3);
    house.heard.clear();
    assert_eq!(house.position().phase(), Phase::LayTile);
    let before = house.world().resource::<Hand>().turn;
    house.key(KeyCode::KeyR);
    let turned = house.world().resource::<Hand>().turn != before;
    assert_eq!(count(&house, |sound| *sound == Sound::TileTurned), usize::from(turned));
    assert!(turned, "the tile fits in more than one rotation");
    house.heard.clear();
    house.decide(Decide::Act(Action::TakePoints));
    assert_eq!(sounds(&house), [Sound::Refused]);
}

#[test]
fn a_button_is_heard_once() {
    let (_folder, mut house) = at_level(1, 3);
    let menu = house.place_of_control("menu");
    house.heard.clear();
    house.point(menu);
    house.click();
    assert_eq!(sounds(&house), [Sound::Button]);
}
