//! What the table shows by itself can be switched off, at once and for good; lessons need it.

use super::autosave;
use super::common::House;
use bevy::prelude::*;
use mists::app::hand::Foreseen;
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
