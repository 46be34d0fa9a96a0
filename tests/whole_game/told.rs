//! Refusals are explained, link to the book and block clicks on the board below. Cards are shown one after another.

use super::*;
use mists::app::book::Reading;
use mists::app::games::told::Told;
use mists::app::{Chosen, Menu, Offer};

#[test]
fn the_rule_of_a_refusal_opens_the_book_and_lets_nothing_through() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(3, 7, &save);
    let place = house.middle_of(Square::new(0, 0));
    house.point(place);
    house.click();
    let told: Vec<_> = house.refused.drain(..).map(|refused| (refused.why, refused.rule)).collect();
    assert_eq!(told, [("A tile lies here already".to_owned(), Some("PLACE-1"))]);
    let rule = house.place_of_control("The rule");
    house.point(rule);
    house.click();
    assert!(house.find_control("Previous").is_some(), "the book is open");
    let back = house.place_of_control("Back to the table");
    house.point(back);
    house.click();
    assert_eq!(house.find_control("Previous"), None, "the book is closed");
    assert!(house.refused.is_empty() && house.sitting().played().is_empty(), "{:?}", house.refused);
    agree(&mut house, &save);
}

#[test]
fn a_refusal_is_put_away_with_a_click_that_does_nothing_else() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(3, 7, &save);
    let place = house.middle_of(Square::new(0, 0));
    house.point(place);
    house.click();
    house.refused.clear();
    let rule = house.place_of_control("The rule");
    house.point(rule - Vec2::new(90.0, 0.0));
    house.click();
    assert_eq!(house.find_control("The rule"), None);
    assert!(house.refused.is_empty() && house.sitting().played().is_empty(), "{:?}", house.refused);
}

#[test]
fn a_meeple_dropped_on_nothing_is_told_why() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(3, 7, &save);
    let action = house.position().legal_actions()[0];
    house.decide(Decide::Act(action));
    assert_eq!(house.position().phase(), Phase::PlaceMeeple);
    let before = (OnTable::shown(&mut house), house.position().fingerprint());
    let colour = house.position().seats()[0][0];
    let name = format!("{}: 5 {colour} in hand", house.sitting().names()[0]);
    let supply = house.place_of_control(&name);
    let elsewhere = house.middle_of(Square::new(0, 0));
    house.drag(MouseButton::Left, supply, elsewhere);
    let told: Vec<_> = house.refused.drain(..).map(|refused| (refused.why, refused.rule)).collect();
    assert_eq!(told, [("A meeple goes onto the tile just laid".to_owned(), Some("MEEPLE-1"))]);
    // If the meeple is dropped on its supply, there is no message.
    house.drag(MouseButton::Left, supply, supply - Vec2::new(40.0, 0.0));
    house.settle();
    assert!(house.refused.is_empty(), "{:?}", house.refused);
    assert_eq!(before, (OnTable::shown(&mut house), house.position().fingerprint()));
    agree(&mut house, &save);
}

/// A key or a hint may light another place than the one where a dragged meeple is dropped.
#[test]
fn a_meeple_dropped_beside_a_place_that_a_key_has_lit_is_not_put_there() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(3, 7, &save);
    let action = house.position().legal_actions()[0];
    house.decide(Decide::Act(action));
    let colour = house.position().seats()[0][0];
    let name = format!("{}: 5 {colour} in hand", house.sitting().names()[0]);
    let supply = house.place_of_control(&name);
    let beside = house.middle_of(Square::new(0, 0));
    for (to, told) in [(beside, &["A meeple goes onto the tile just laid"][..]), (supply, &[])] {
        house.point(supply);
        house.button(MouseButton::Left, ButtonState::Pressed);
        house.point(beside);
        house.key(KeyCode::Tab);
        house.point(to);
        assert!(house.world().resource::<Offer>().focus.is_some(), "a place is lit");
        house.button(MouseButton::Left, ButtonState::Released);
        house.settle();
        assert_eq!(house.refused.drain(..).map(|refused| refused.why).collect::<Vec<_>>(), told);
        assert_eq!(house.sitting().played().len(), 1);
    }
}

/// A game that begins again knows nothing of what was tried before.
#[test]
fn what_was_refused_is_past_when_the_game_begins_again() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(3, 7, &save);
    let place = house.middle_of(Square::new(0, 0));
    house.point(place);
    house.click();
    let told = |house: &mut House| house.world().resource::<Told>().sentence().map(str::to_owned);
    assert_eq!(told(&mut house).as_deref(), Some("A tile lies here already."));
    let seed = house.sitting().seed();
    for name in ["menu", "Begin again", "Begin again"] {
        let place = house.last_control(name);
        house.point(place);
        house.click();
    }
    assert_ne!(house.sitting().seed(), seed, "it has begun again");
    assert_eq!(told(&mut house), None);
}

#[test]
fn a_card_says_that_another_follows() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(3, 7, &save);
    let mut press = |name: &str| {
        let place = house.place_of_control(name);
        house.point(place);
        house.button(MouseButton::Left, ButtonState::Pressed);
        house.button(MouseButton::Left, ButtonState::Released);
        house.frames(6);
    };
    for name in [
        "menu",
        "Save and leave to title",
        "New game",
        "Together: Mists over Carcassonne",
        "Level I: First Mist",
        "Spell Circles",
        "Begin",
        "Next",
    ] {
        press(name);
    }
    press("To the table");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    assert!(house.sitting().setup().spell_circles);
}

/// F1 leads to the rule of the step; typed letters are looked for and are no keys of the table; Escape leads back,
/// first out of the search.
#[test]
fn the_rule_of_the_step_is_a_key_away_and_others_are_found_by_typing() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(3, 7, &save);
    let muted = |house: &mut House| house.world().resource::<Chosen>().settings.muted;
    let before = muted(&mut house);
    house.key(KeyCode::F1);
    let open = house.world().resource::<Reading>().clone();
    let tells = |reading: &Reading| {
        let place = reading.place();
        let page = reading.books()[place.book].pages().nth(place.page).expect("a page");
        place.rule.map_or(&[][..], |rule| page.rules()[rule].ids()).to_vec()
    };
    assert!(tells(&open).contains(&"PLACE-1"), "a tile has to be laid: {:?}", open.place());
    house.type_text("mist");
    let searching = house.world().resource::<Reading>().clone();
    assert_eq!((searching.query(), muted(&mut house)), ("mist", before));
    assert!(!searching.found().is_empty() && searching.found()[0].book == 0);
    house.key(KeyCode::ArrowDown);
    assert_eq!(house.world().resource::<Reading>().place(), searching.found()[1]);
    house.key(KeyCode::Escape);
    assert_eq!(house.world().resource::<Reading>().query(), "");
    house.key(KeyCode::Escape);
    assert_eq!(*house.world().resource::<Menu>(), Menu::Closed);
    for expected in [Menu::Book, Menu::Closed] {
        house.key(KeyCode::F1);
        assert_eq!(*house.world().resource::<Menu>(), expected, "the key that opens the book closes it");
    }
    assert!(house.sitting().played().is_empty() && house.screen() == Screen::Table);
    agree(&mut house, &save);
}

/// The same key opens and closes the book on other screens too.
#[test]
fn the_book_opens_and_closes_at_the_title() {
    let (_folder, save) = autosave();
    let mut house = House::opened(None, &save);
    house.frames(5);
    for expected in [Menu::Book, Menu::Closed, Menu::Book] {
        house.key(KeyCode::F1);
        assert_eq!(*house.world().resource::<Menu>(), expected);
    }
}

#[test]
fn whoever_takes_back_over_the_computers_turn_is_told_so() {
    let (_folder, save) = autosave();
    let table = StraightToMists { seed: Some(7), computers: 1, ..StraightToMists::of(1, 2) };
    let mut house = House::at(table, &save);
    let told = |house: &mut House| house.world().resource::<Told>().sentence().unwrap_or_default().to_owned();
    // The person's tile alone, and then a whole turn of each.
    let own = house.position().legal_actions()[0];
    house.decide(Decide::Act(own));
    house.decide(Decide::TakeBack);
    assert_eq!(told(&mut house), "");
    loop {
        house.settle();
        if house.position().turn() == 3 {
            break;
        }
        let person = house.sitting().is_persons_turn();
        let next = house.position().legal_actions().into_iter().next_back().filter(|_| person);
        match next {
            Some(action) => house.decide(Decide::Act(action)),
            None => house.frames(1),
        }
    }
    house.key(KeyCode::KeyU);
    house.frames(4);
    assert_eq!(house.position().turn(), 1);
    assert!(told(&mut house).ends_with("what the others did after it."), "{}", told(&mut house));
    let next = house.position().legal_actions()[0];
    house.decide(Decide::Act(next));
    assert_eq!(told(&mut house), "", "it is past");
}
