//! Panels are laid out only if something in them may have changed, and then at once.

use super::common::House;
use super::{a_way_to, autosave, level};
use bevy::prelude::*;
use bevy_egui::EguiRenderOutput;
use mists::app::games::mists::spots::Named;
use mists::app::theme::{Art, Scene, SceneSizes};
use mists::app::{Chosen, Decide, Playback};
use mists::guide::Policy;
use mists::painter::picture::Picture;
use mists::rules::Game;
use mists::rules::mists::{Action, Happening, Mists, Phase};

/// How often the panels were laid out so far.
fn layouts(house: &mut House) -> u64 {
    house.egui().cumulative_pass_nr()
}

/// Runs frames until the panels sleep. Pictures painted in the background may wake them a few times before.
fn doze(house: &mut House) {
    for _ in 0..500 {
        let before = layouts(house);
        house.frames(30);
        if layouts(house) == before {
            return;
        }
    }
    panic!("nothing changes, and the panels are laid out again and again");
}

#[test]
fn panels_doze_until_something_stirs_them() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    doze(&mut house);

    let mut stirs = |what: &str, stir: &mut dyn FnMut(&mut House)| {
        let before = layouts(&mut house);
        stir(&mut house);
        assert!(layouts(&mut house) > before, "{what}: the panels doze on");
        doze(&mut house);
    };
    stirs("the pointer moves", &mut |house| house.point(Vec2::new(640.0, 300.0)));
    stirs("a key is pressed", &mut |house| house.key(KeyCode::KeyF));
    stirs("the window is another", &mut |house| {
        let mut windows = house.world().query::<&mut Window>();
        windows.iter_mut(house.world()).for_each(|mut window| window.resolution.set(1500.0, 800.0));
        house.frames(1);
    });
    stirs("the settings are others", &mut |house| {
        house.world().resource_mut::<Chosen>().settings.scale = 90;
        house.frames(1);
    });
    stirs("a thread has painted something", &mut |house| {
        house.egui().request_repaint();
        house.frames(1);
    });
    stirs("a picture has come in", &mut |house| {
        let ctx = house.egui();
        let sizes = SceneSizes::of(&Picture::clear(4, 4));
        Art::unpainted().set_scene(&ctx, Scene::Title, sizes);
        house.frames(1);
    });
    stirs("a decision is shown", &mut |house| {
        let position = house.position();
        house.decide(Decide::Act(position.legal_actions()[0]));
        assert!(house.world().resource::<Playback>().caught_up());
    });
}

#[test]
fn what_the_renderer_takes_is_drawn_again() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    // Here the panels are painted, as in a window.
    house.world().insert_resource(Art::new());
    doze(&mut house);
    let mut outputs = house.world().query::<&mut EguiRenderOutput>();
    let mut take = |house: &mut House| {
        let mut output = outputs.single_mut(house.world()).expect("there is one output");
        std::mem::take(&mut output.paint_jobs).len()
    };
    let drawn = take(&mut house);
    assert!(drawn > 10, "{drawn}");
    house.frames(1);
    assert_eq!(take(&mut house), drawn);
}

#[test]
fn what_a_key_opens_is_there_at_once() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    assert!(house.find_control("Settings").is_none());
    doze(&mut house);
    house.key(KeyCode::Escape);
    assert!(house.find_control("Settings").is_some(), "the menu is not shown");
}

/// Whatever is told only when the panels are laid out holds until they are laid out again.
#[test]
fn what_the_pointer_rests_on_stays_lit_while_the_panels_doze() {
    let scores =
        |position: &Mists, _: &[Happening]| position.phase() == Phase::TakeScore && position.legal_actions().len() > 1;
    let (seed, way) = a_way_to(&level(1, 2), Policy::Beginner, scores);
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, seed, &save);
    for action in way {
        house.decide(Decide::Act(action));
    }
    house.settle();
    let points = house.find_control_called(|name| name.ends_with(" points")).expect("the button of the points");
    house.point(points);
    house.frames(5);
    let named = |house: &mut House| house.world().resource::<Named>().0;
    assert_eq!(named(&mut house), Some(Action::TakePoints));
    doze(&mut house);
    for _ in 0..60 {
        house.frames(1);
        assert_eq!(named(&mut house), Some(Action::TakePoints));
    }
    house.point(Vec2::new(640.0, 300.0));
    assert_eq!(named(&mut house), None);
}
