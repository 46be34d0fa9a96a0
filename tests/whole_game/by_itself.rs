//! What the table shows by itself can be switched off, at once and for good; lessons need it.

use super::autosave;
use super::common::House;
use bevy::prelude::*;
use mists::app::games::told::Told;
use mists::app::hand::{Foreseen, LaysTiles};
use mists::app::theme::take_written;
use mists::app::{Chosen, Hand};
use mists::rules::Game;
use mists::rules::mists::{Action, Mists};
use mists::table::settings::{self, Settings};

fn squares_that_glow(house: &mut House) -> usize {
    let world = house.world();
    world.query::<&Name>().iter(world).filter(|name| name.starts_with("Legal square")).count()
}

fn choose(house: &mut House, change: impl Fn(&mut Settings)) {
    change(&mut house.world().resource_mut::<Chosen>().settings);
    house.frames(3);
}

#[test]
fn squares_and_what_follows_are_shown_unless_they_are_switched_off() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    let all = squares_that_glow(&mut house);
    assert!(all > 3);
    choose(&mut house, |settings| settings.legal_squares = false);
    assert_eq!(squares_that_glow(&mut house), 0);
    choose(&mut house, |settings| settings.legal_squares = true);
    assert_eq!(squares_that_glow(&mut house), all);

    let laid = house.position().legal_actions()[0];
    let Action::LayTile { at, .. } = laid else { panic!("{laid:?} lays no tile") };
    let middle = house.middle_of(at);
    let foreseen = |house: &mut House| house.world().resource::<Foreseen<Mists>>().0.is_some();
    house.point(middle);
    assert!(foreseen(&mut house));
    house.point(Vec2::new(640.0, 5.0));
    choose(&mut house, |settings| (settings.foresight, settings.legal_squares) = (false, false));
    house.point(middle);
    assert_eq!(house.world().resource::<Hand>().aim, Some(at), "it can be laid there all the same");
    assert!(!foreseen(&mut house));
    house.click();
    house.settle();
    assert!(!house.sitting().played().is_empty());
    let kept = settings::read(&settings::beside(&save)).expect("settings");
    assert!(!kept.foresight && !kept.legal_squares);
}

/// What the middle of the first spot for a meeple is, if any is offered.
fn first_spot(house: &mut House) -> Option<(Vec2, Action)> {
    let spot = house.all::<mists::app::Spot>().into_iter().next()?;
    Some((house.place_of(spot.at), spot.action))
}

#[test]
fn with_second_clicks_a_first_one_only_chooses() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    choose(&mut house, |settings| settings.second_click = true);
    let laid = house.position().legal_actions();
    let squares: Vec<_> = laid.iter().filter_map(|&action| Mists::laid_by(action)).map(|(at, _)| at).collect();
    let (one, other) = (squares[0], *squares.iter().find(|&&at| at != squares[0]).expect("another square"));
    let click_at = |house: &mut House, at| {
        let middle = house.middle_of(at);
        house.point(middle);
        house.click();
        house.settle();
    };
    for at in [one, other, one] {
        click_at(&mut house, at);
        let hand = *house.world().resource::<Hand>();
        assert_eq!((hand.aim, hand.aimed_by_key, house.sitting().played().len()), (Some(at), true, 0));
    }
    // The pointer may tremble between the clicks, and the tile may be turned.
    let middle = house.middle_of(one);
    house.point(middle + Vec2::new(4.0, -3.0));
    house.click();
    house.settle();
    assert!(
        matches!(house.sitting().played()[..], [ref laid] if Mists::laid_by(laid.action).is_some_and(|(at, _)| at == one))
    );
    let Some((there, action)) = first_spot(&mut house) else { panic!("no meeple can be put, choose another seed") };
    house.point(there);
    house.click();
    house.settle();
    assert_eq!(house.sitting().played().len(), 1, "the first click only chooses");
    let focus = |house: &mut House| house.world().resource::<mists::app::spots::Offer<Action>>().focus;
    let told = |house: &mut House| house.world().resource::<Told>().sentence().map(str::to_owned);
    let chosen = focus(&mut house);
    assert!(told(&mut house).expect("a message").contains("again"));
    // It stays chosen while the pointer is elsewhere.
    house.point(Vec2::new(640.0, 5.0));
    house.settle();
    assert!(chosen.is_some() && focus(&mut house) == chosen && told(&mut house).is_some());
    house.point(there);
    house.click();
    house.settle();
    assert_eq!(house.sitting().played().get(1).map(|played| played.action), Some(action));
}

#[test]
fn sounds_are_told_in_words_if_the_settings_want_it() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(2, 7, &save);
    // Whether the fall of a tile is read within two seconds after it is laid.
    let lay = |house: &mut House| {
        let action = house.position().legal_actions()[0];
        house.world().write_message(mists::app::Decide::Act(action));
        let egui = house.egui();
        take_written(&egui);
        let told = (0..120).any(|_| {
            house.frames(1);
            take_written(&egui).iter().any(|written| written.text.contains("a tile lands on the table"))
        });
        house.settle();
        told
    };
    assert!(!lay(&mut house));
    choose(&mut house, |settings| settings.captions = true);
    while !matches!(house.position().legal_actions()[..], [Action::LayTile { .. }, ..]) {
        let action = *house.position().legal_actions().last().expect("something is legal");
        house.decide(mists::app::Decide::Act(action));
    }
    assert!(lay(&mut house));
}
