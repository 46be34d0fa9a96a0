//! After a game the guide looks back on it, and the players go on from a decision that cost much.

use super::autosave;
use super::common::House;
use bevy::input::ButtonState;
use bevy::prelude::*;
use mists::app::games::mists::campaign::KeptCampaign;
use mists::app::games::told::Told;
use mists::app::table::{AtTable, Decide, Shown};
use mists::app::{CloseUp, Hand, Screen, StraightToDontGoIn, StraightToMists};
use mists::guide::Policy;
use mists::rules::dont_go_in::DontGoIn;
use mists::rules::mists::Mists;
use mists::rules::tiles::Square;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

/// How long the guide may look back on a game.
const PATIENCE: Duration = Duration::from_secs(300);

fn played<G: Shown>(house: &mut House) -> usize {
    house.world().resource::<AtTable<G>>().sitting.played().len()
}

fn press(house: &mut House, name: &str) {
    let place = house.place_of_control(name);
    house.point(place);
    house.click();
    house.frames(3);
}

/// Plays at random to the end and past the count to the result.
fn play_to_the_result<G: Shown>(house: &mut House) {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    loop {
        house.settle();
        let position = house.world().resource::<AtTable<G>>().position().clone();
        let Some(action) = Policy::Random.choose(&position, &position.legal_actions(), &mut random) else { break };
        house.world().write_message(Decide::Act(action));
    }
    for _ in 0..300 {
        if house.screen() == Screen::Result {
            break;
        }
        house.key(KeyCode::Space);
    }
    assert_eq!(house.screen(), Screen::Result);
    house.frames(90);
}

/// Plays to the result, looks back, sees the first turning point on the table, comes back, and plays on from there.
/// Returns whether the first result was the best so far.
fn look_back<G: Shown>(house: &mut House, by: &str, turning_points: impl Fn(&mut House)) -> bool {
    play_to_the_result::<G>(house);
    let all = played::<G>(house);
    let changed = house.world().resource::<KeptCampaign>().progress;
    watch::<G>(house);
    press(house, by);
    assert_eq!(house.screen(), Screen::Review);
    // Whoever goes back and forth does not make the guide begin again, and is told again what the game has changed.
    house.key(KeyCode::Escape);
    assert_eq!(house.screen(), Screen::Result);
    assert_eq!(house.world().resource::<KeptCampaign>().progress, changed);
    house.frames(90);
    press(house, by);
    // The guide thinks beside the frames, on a busy machine for long.
    let begun = Instant::now();
    while house.find_control("Show 1 on the table").is_none() && begun.elapsed() < PATIENCE {
        house.frames(1);
    }
    let kept = show_first_turning_point::<G>(house);
    assert!(kept < all, "{kept} of {all} decisions are kept");
    press(house, "Back");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Review);
    house.frames(90);
    turning_points(house);
    assert_eq!(show_first_turning_point::<G>(house), kept, "the guide did not have to look again");
    press(house, "Play on from here");
    house.settle();
    let table = house.world().resource::<AtTable<G>>();
    assert!(table.counts() && played::<G>(house) == kept);
    let sitting = &house.world().resource::<AtTable<G>>().sitting;
    assert!(sitting.can_redo() && sitting.is_persons_turn(), "the rest can be played again");
    house.world().write_message(Decide::<G::Action>::Redo);
    house.settle();
    assert_eq!(played::<G>(house), kept + 1);
    play_to_the_result::<G>(house);
    press(house, by);
    assert_eq!(house.screen(), Screen::Review);
    assert!(house.find_control("Show 1 on the table").is_none(), "that was another game");
    changed.best
}

/// Watches the game from its first turning point. Returns how many decisions were taken before it.
fn show_first_turning_point<G: Shown>(house: &mut House) -> usize {
    press(house, "Show 1 on the table");
    house.settle();
    assert_eq!(house.screen(), Screen::Table);
    assert!(house.world().resource::<AtTable<G>>().replay().is_some_and(|replay| !replay.plays));
    let told = house.world().resource::<Told>().sentence().unwrap_or_default().to_owned();
    assert!(told.contains("once more") && told.contains("guide would have"), "{told}");
    assert_eq!(told.contains("hovers"), house.world().resource::<Hand>().aim.is_some(), "{told}");
    played::<G>(house)
}

/// At a turning point the tile hovers where the guide would have laid it, and only there. It cannot be dragged away, and
/// a frame shows where the player laid it.
fn better_tiles_hover(house: &mut House) {
    let aim = |house: &mut House| house.world().resource::<Hand>().aim;
    let (mut hovered, mut framed_ones) = (0, 0);
    for number in 1..=3 {
        let show = format!("Show {number} on the table");
        if house.find_control(&show).is_none() {
            break;
        }
        press(house, &show);
        house.settle();
        // Before the first decision there is none to go back to.
        if let Some(at) = aim(house).filter(|_| played::<Mists>(house) > 0) {
            let place = house.middle_of(at);
            house.point(place);
            house.button(MouseButton::Left, ButtonState::Pressed);
            house.point(place + Vec2::new(60.0, 0.0));
            assert_eq!((aim(house), house.world().resource::<Hand>().dragging), (Some(at), false));
            house.button(MouseButton::Left, ButtonState::Released);
            let near = |house: &mut House| house.world().resource::<CloseUp>().place;
            let laid_at = framed(house).unwrap_or(at);
            if laid_at == at {
                assert_eq!(near(house), Some(Vec2::new(f32::from(at.x) + 0.5, f32::from(at.y) + 0.5)));
            }
            house.key(KeyCode::ArrowLeft);
            house.settle();
            assert!(aim(house).is_none() && near(house).is_none(), "that was another decision");
            assert_eq!(framed(house), None);
            house.key(KeyCode::ArrowRight);
            house.settle();
            assert_eq!((aim(house), framed(house).unwrap_or(at)), (Some(at), laid_at));
            house.key(KeyCode::ArrowRight);
            house.settle();
            let laid = house.world().resource::<AtTable<Mists>>().position().last_laid();
            let board = house.world().resource::<AtTable<Mists>>().position().board();
            assert_eq!(board.tile(laid).at, laid_at, "the frame is where the player laid the tile");
            framed_ones += usize::from(laid_at != at);
            hovered += 1;
        }
        press(house, "Back");
        house.wait(|world| **world.resource::<State<Screen>>() == Screen::Review);
        house.frames(90);
    }
    assert!(hovered > 0 && framed_ones > 0, "the guide would have laid some tile elsewhere");
}

/// The square in the frame that tells where the tile was laid.
fn framed(house: &mut House) -> Option<Square> {
    let mut names = house.world().query::<(&Name, &Transform)>();
    let mut frames = names.iter(house.world()).filter(|(name, _)| name.as_str() == "Laid here instead");
    frames.next().map(|(_, place)| {
        let at = place.translation.floor();
        Square::new(at.x as i16, at.y as i16)
    })
}

/// Watches the finished game from its beginning, and goes back to its result, where all is as before.
fn watch<G: Shown>(house: &mut House) {
    let all = played::<G>(house);
    let aided = house.world().resource::<AtTable<G>>().sitting.with_take_back();
    house.key(KeyCode::KeyW);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    assert!(house.world().resource::<AtTable<G>>().replay().is_some() && played::<G>(house) < all);
    house.key(KeyCode::End);
    house.settle();
    press(house, "Stop watching");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Result);
    house.frames(90);
    assert_eq!(house.screen(), Screen::Result);
    let table = house.world().resource::<AtTable<G>>();
    assert!(table.counts() && table.sitting.played().len() == all, "the whole game lies there again, to be played");
    assert_eq!(table.sitting.with_take_back(), aided, "who only watches takes nothing back");
}

#[test]
fn a_cooperative_game_is_looked_back_on() {
    let (_folder, autosave) = autosave();
    let table = StraightToMists { seed: Some(6), ..StraightToMists::of(3, 2) };
    let mut house = House::at(table, &autosave);
    assert!(
        look_back::<Mists>(&mut house, "look back", better_tiles_hover),
        "the first game of this level is the best so far"
    );
}

#[test]
fn a_game_in_the_haunted_house_is_looked_back_on() {
    let (_folder, autosave) = autosave();
    let table = StraightToDontGoIn { players: 2, computers: 0, seed: Some(6) };
    look_back::<DontGoIn>(&mut House::of_haunted_house(table, &autosave), "Look back", |_| ());
}
