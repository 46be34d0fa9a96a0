//! Every lesson is gone through from its start to its end, with the keyboard alone and with the mouse alone. What the
//! lesson does not ask for is tried too, and changes nothing.

use super::autosave;
use super::common::House;
use super::saved_games::click;
use bevy::prelude::*;
use mists::app::games::hint::{Hint, Hinted};
use mists::app::games::mists::screens::Form;
use mists::app::games::playing::Playable;
use mists::app::hand::LaysTiles;
use mists::app::spots::{Offer, Offers, Spot};
use mists::app::table::{AtTable, Decide};
use mists::app::{Hand, Screen};
use mists::rules::Game;
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::dont_go_in::DontGoIn;
use mists::rules::mists::{Action, Mists, Phase};
use mists::table::lessons::{self, LessonName, Progress};
use std::path::Path;
use tempfile::TempDir;

/// What the test plays with.
#[derive(Clone, Copy, PartialEq)]
enum With {
    Keys,
    Mouse,
}

const DIGITS: [KeyCode; 6] =
    [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4, KeyCode::Digit5, KeyCode::Digit6];

fn table<G: Playable>(house: &mut House) -> &AtTable<G> {
    house.world().resource::<AtTable<G>>()
}

fn played<G: Playable>(house: &mut House) -> usize {
    table::<G>(house).sitting.played().len()
}

/// Opens the list of lessons at the title, and this lesson in it, by its heading.
fn open(house: &mut House, save: &Path, heading: &str, with: With, lesson: LessonName) {
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Title);
    house.frames(5);
    click(house, "Learn to play");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Lessons);
    house.frames(5);
    match with {
        With::Mouse => {
            let sheet = house.find_control_called(|name| name.starts_with(&format!("{heading}: "))).expect("a sheet");
            house.point(sheet);
            house.click();
        }
        With::Keys => {
            // The first lesson that is not finished has the focus.
            let place = LessonName::ALL.iter().position(|&other| other == lesson).expect("it is in the list");
            let finished = LessonName::ALL.iter().take_while(|&&other| is_finished(save, other)).count();
            for _ in finished..place {
                house.key(KeyCode::Tab);
            }
            house.key(KeyCode::Enter);
        }
    }
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
}

/// Every other legal action is refused with a sentence, and changes nothing.
fn try_others<G: Playable + Offers>(house: &mut House, wanted: G::Action) {
    let position = table::<G>(house).position().clone();
    let others = position.legal_actions().into_iter().filter(|&other| !position.looks_the_same(wanted, other));
    for other in others.take(3) {
        let refused = house.refused.len();
        house.world().write_message(Decide::Act(other));
        house.frames(2);
        assert_eq!(table::<G>(house).position().fingerprint(), position.fingerprint(), "{other:?}");
        assert!(house.refused.len() > refused, "{other:?} is refused with a sentence");
        let told = house.refused.last().expect("a sentence").why.contains("turned another way");
        assert_eq!(told, position.is_near(wanted, other), "{other:?} instead of {wanted:?}");
    }
}

/// Takes the decision that the lesson asks for with the keys: the guide's key shows it.
fn by_keys<G: Playable + Hinted>(house: &mut House) {
    let before = played::<G>(house);
    house.key(KeyCode::KeyH);
    house.wait(|world| world.resource::<Hint<G::Action>>().shown().is_some());
    house.frames(3);
    let world = house.world();
    let offer = world.resource::<Offer<G::Action>>();
    if world.resource::<Hand>().aimed_by_key || (offer.by_key && offer.focus.is_some()) {
        house.key(KeyCode::Enter);
    } else if table::<G>(house).position().skip() == world_wanted::<G>(house) {
        house.key(KeyCode::Space);
    } else {
        // Wrong buttons are refused.
        for digit in DIGITS {
            if played::<G>(house) == before {
                house.key(digit);
            }
        }
    }
    house.settle();
}

fn world_wanted<G: Playable>(house: &mut House) -> Option<G::Action> {
    let table = table::<G>(house);
    table.lesson()?.wanted(table.sitting.played().len())
}

/// The same with the mouse.
fn by_mouse<G: Playable + Hinted>(house: &mut House, wanted: G::Action) {
    if let Some((at, turn)) = G::held_at(wanted) {
        let place = house.middle_of(at);
        house.point(place);
        for _ in 0..3 {
            if house.world().resource::<Hand>().turn != turn {
                house.wheel(-1.0);
                house.frames(12);
            }
        }
        return house.click();
    }
    let offered = |world: &mut World| {
        let mut spots = world.query::<&Spot<G::Action>>();
        spots.iter(world).find(|spot| spot.action == wanted).copied()
    };
    if offered(house.world()).is_none() {
        if let Some(button) = G::on_button(&table::<G>(house).sitting, wanted)
            && let Some(place) = house.find_control_called(|name| name.starts_with(&button))
        {
            house.point(place);
            return house.click();
        }
        // Another piece has to be taken first. “Show me” does that.
        click(house, "show me");
        house.wait(|world| world.resource::<Hint<G::Action>>().shown().is_some());
        house.frames(3);
    }
    let spot = offered(house.world()).unwrap_or_else(|| panic!("{wanted:?} is not offered"));
    let place = house.place_of(spot.at);
    house.point(place + Vec2::new(6.0, 0.0));
    house.point(place);
    house.click();
}

/// Goes through the lesson at the table to its end.
fn finish<G: Playable + Hinted>(house: &mut House, with: With) {
    for _ in 0..2_000 {
        house.settle();
        if house.screen() == Screen::Lessons {
            return;
        }
        go_on::<G>(house, with);
    }
    panic!("the lesson has no end");
}

/// Does what the lesson asks for next: reads a page, takes a decision, or waits for the others.
fn go_on<G: Playable + Hinted>(house: &mut House, with: With) {
    let before = played::<G>(house);
    if table::<G>(house).reads() {
        let last = table::<G>(house).lesson().is_some_and(|lesson| lesson.page().0 + 1 == lesson.page().1);
        match with {
            With::Keys => house.key(KeyCode::Enter),
            With::Mouse => click(house, if last { "finish" } else { "go on" }),
        }
    } else if let Some(wanted) = world_wanted::<G>(house) {
        try_others::<G>(house, wanted);
        match with {
            With::Keys => by_keys::<G>(house),
            With::Mouse => by_mouse::<G>(house, wanted),
        }
        assert!(played::<G>(house) > before, "{wanted:?} was not taken");
    } else {
        house.frames(10);
    }
}

fn is_finished(save: &Path, lesson: LessonName) -> bool {
    lessons::read(&lessons::beside(save)).expect("it can be read").is_finished(lesson)
}

/// Takes these lessons one after the other.
fn take<G: Playable + Hinted>(all: &[(LessonName, &str)], with: With) {
    let (_folder, save) = autosave();
    for &(lesson, heading) in all {
        let mut house = House::opened(None, &save);
        open(&mut house, &save, heading, with, lesson);
        finish::<G>(&mut house, with);
        assert!(is_finished(&save, lesson), "{heading}");
        assert!(!save.exists(), "a lesson is no game");
    }
}

const COOPERATIVE: [(LessonName, &str); 6] = [
    (LessonName::FirstGame, "The first game"),
    (LessonName::Castles, "Castles and cemeteries"),
    (LessonName::Hounds, "Piles and hounds"),
    (LessonName::Haunted, "Haunted cemeteries"),
    (LessonName::Markers, "Three markers"),
    (LessonName::SpellCircles, "Spell Circles and Eloise"),
];

#[test]
fn the_lessons_of_the_cooperative_game_are_finished_with_the_keys() {
    take::<Mists>(&COOPERATIVE, With::Keys);
}

#[test]
fn the_lessons_of_the_cooperative_game_are_finished_with_the_mouse() {
    take::<Mists>(&COOPERATIVE, With::Mouse);
}

#[test]
fn the_lesson_of_the_competitive_game_is_finished() {
    take::<Carcassonne>(&[(LessonName::Rivals, "Carcassonne: rivals")], With::Keys);
    take::<Carcassonne>(&[(LessonName::Rivals, "Carcassonne: rivals")], With::Mouse);
}

#[test]
fn the_lesson_of_the_haunted_house_is_finished() {
    take::<DontGoIn>(&[(LessonName::House, "Don't Go In There")], With::Keys);
    take::<DontGoIn>(&[(LessonName::House, "Don't Go In There")], With::Mouse);
}

#[test]
fn a_lesson_is_left_and_opened_again_at_the_same_page() {
    let (_folder, save) = autosave();
    let mut house = House::opened(None, &save);
    open(&mut house, &save, "The first game", With::Keys, LessonName::FirstGame);
    house.key(KeyCode::Enter);
    by_keys::<Mists>(&mut house);
    by_keys::<Mists>(&mut house);
    let page = |house: &mut House| table::<Mists>(house).lesson().expect("a lesson").page().0;
    assert_eq!((page(&mut house), played::<Mists>(&mut house)), (3, 2));
    // Back and on again: what was decided is taken back with the page.
    house.key(KeyCode::KeyU);
    house.settle();
    assert_eq!((page(&mut house), played::<Mists>(&mut house)), (2, 1));
    by_keys::<Mists>(&mut house);
    click(&mut house, "menu");
    click(&mut house, "Leave the lesson");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Lessons);
    drop(house);
    let mut house = House::opened(None, &save);
    open(&mut house, &save, "The first game", With::Mouse, LessonName::FirstGame);
    assert_eq!((page(&mut house), played::<Mists>(&mut house)), (3, 2));
    click(&mut house, "menu");
    click(&mut house, "Leave the lesson");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Lessons);
    house.frames(5);
    click(&mut house, "From the start");
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    house.settle();
    assert_eq!((page(&mut house), played::<Mists>(&mut house)), (0, 0));
    assert!(!save.exists() && !is_finished(&save, LessonName::FirstGame));
}

/// Goes on to where the lesson asks for this piece.
fn go_on_to(house: &mut House, piece: carcassonne::Piece) {
    let asked_for = |house: &mut House| match world_wanted::<Carcassonne>(house) {
        Some(carcassonne::Action::PlaceMeeple { piece, .. }) => Some(piece),
        _ => None,
    };
    while asked_for(house) != Some(piece) || table::<Carcassonne>(house).reads() {
        go_on::<Carcassonne>(house, With::Mouse);
        house.settle();
    }
}

/// With the wrong piece in hand nothing is lit, so a click on the board says what is wrong.
#[test]
fn a_click_with_another_piece_than_the_lesson_asks_for_is_answered() {
    let (_folder, save) = autosave();
    let mut house = House::opened(None, &save);
    open(&mut house, &save, "Carcassonne: rivals", With::Mouse, LessonName::Rivals);
    go_on_to(&mut house, carcassonne::Piece::Guard);
    let before = played::<Carcassonne>(&mut house);
    let laid = table::<Carcassonne>(&mut house).sitting.played()[before - 2].action;
    let (at, _) = Carcassonne::laid_by(laid).expect("a tile was laid before the ghost was given");
    let middle = house.middle_of(at);
    house.point(middle);
    house.click();
    let told = house.refused.last().expect("an answer").why.clone();
    assert!(told.contains("another piece"), "{told}");
    assert_eq!(played::<Carcassonne>(&mut house), before);
}

/// With another piece no place is lit, so the player hears at once what the lesson asks for.
#[test]
fn taking_up_another_piece_than_the_lesson_asks_for_is_answered() {
    let (_folder, save) = autosave();
    let mut house = House::opened(None, &save);
    open(&mut house, &save, "Carcassonne: rivals", With::Mouse, LessonName::Rivals);
    for (piece, is_answered) in [(carcassonne::Piece::Ordinary, true), (carcassonne::Piece::Guard, false)] {
        go_on_to(&mut house, piece);
        let before = house.refused.len();
        house.key(KeyCode::KeyG);
        house.settle();
        let told = house.refused.get(before).map(|refused| refused.why.contains("another piece"));
        assert_eq!(told, is_answered.then_some(true), "{piece:?}");
    }
}

/// Where only a button is asked for, Enter says so.
#[test]
fn enter_is_answered_where_there_are_only_buttons() {
    let (_folder, save) = autosave();
    let mut house = House::opened(None, &save);
    open(&mut house, &save, "The first game", With::Mouse, LessonName::FirstGame);
    while world_wanted::<Mists>(&mut house) != Some(Action::TakePoints) {
        go_on::<Mists>(&mut house, With::Mouse);
        house.settle();
    }
    let before = played::<Mists>(&mut house);
    house.key(KeyCode::Enter);
    house.frames(3);
    let told = house.refused.last().expect("an answer").why.clone();
    assert!(told.contains("one of the buttons"), "{told}");
    assert_eq!(played::<Mists>(&mut house), before);
}

/// Wherever the pointer rests: the key that turns a page lays no tile.
#[test]
fn enter_turns_a_page_and_does_nothing_else() {
    let (_folder, save) = autosave();
    let mut house = House::opened(None, &save);
    open(&mut house, &save, "The first game", With::Mouse, LessonName::FirstGame);
    house.settle();
    let page = |house: &mut House| (played::<Mists>(house), table::<Mists>(house).lesson().expect("one").page().0);
    let wanted = table::<Mists>(&mut house).lesson().expect("one").wanted(0);
    let Some(Action::LayTile { at, .. }) = wanted else { panic!("a tile is laid first: {wanted:?}") };
    let middle = house.middle_of(at);
    house.point(middle);
    assert_eq!(house.world().resource::<Hand>().aim, Some(at));
    house.key(KeyCode::Enter);
    house.settle();
    assert_eq!(page(&mut house), (0, 1));
    house.key(KeyCode::Enter);
    house.settle();
    assert_eq!(page(&mut house).0, 1, "on the page that asks for it, it does");
}

#[test]
fn nothing_is_taken_for_the_player() {
    let (_folder, save) = autosave();
    let mut house = House::opened(None, &save);
    open(&mut house, &save, "The first game", With::Mouse, LessonName::FirstGame);
    house.frames(200);
    assert_eq!((played::<Mists>(&mut house), table::<Mists>(&mut house).lesson().expect("one").page().0), (0, 0));
    house.key(KeyCode::Enter);
    house.frames(200);
    assert_eq!((played::<Mists>(&mut house), table::<Mists>(&mut house).lesson().expect("one").page().0), (0, 1));
}

/// Goes from the list of lessons to the game that this one taught. Also returns the folder of the save.
fn game_after(lesson: LessonName) -> (TempDir, House) {
    let (folder, save) = autosave();
    let mut progress = Progress::default();
    progress.finish(lesson);
    lessons::write(&progress, &lessons::beside(&save)).expect("written");
    let mut house = House::opened(None, &save);
    house.frames(3);
    for name in ["Learn to play", "Play the game"] {
        let place = house.last_control(name);
        house.point(place);
        house.click();
        house.frames(5);
    }
    assert_eq!(house.screen(), Screen::Setup);
    (folder, house)
}

/// Whoever has finished a lesson goes from the list to the game that it taught.
#[test]
fn a_finished_lesson_leads_to_its_game() {
    let (_folder, mut house) = game_after(LessonName::House);
    assert!(house.find_control("Amulet").is_some(), "it is the setup of the haunted house");
}

/// Whoever has learned the cooperative game alone has two companions in the game after it.
#[test]
fn the_first_game_is_played_with_companions() {
    let (_folder, mut house) = game_after(LessonName::FirstGame);
    let form = house.world().resource::<Form>().0.clone().expect("a form");
    let persons: Vec<bool> = form.seats.iter().map(|seat| seat.played_by.is_person()).collect();
    assert_eq!((form.level, persons), (1, vec![true, false, false]));
}

/// Enter never gives a meeple away: without a place chosen it goes to the first one, and only then puts it there.
#[test]
fn enter_puts_a_meeple_and_never_skips() {
    let (_folder, save) = autosave();
    let mut house = House::at_table(3, 7, &save);
    while house.position().phase() != Phase::PlaceMeeple {
        let action = house.position().legal_actions()[0];
        house.decide(Decide::Act(action));
    }
    let before = house.sitting().played().len();
    house.key(KeyCode::Enter);
    assert_eq!(house.sitting().played().len(), before, "nothing is decided yet");
    house.key(KeyCode::Enter);
    house.settle();
    let put = house.sitting().played()[before].action;
    assert!(matches!(put, Action::PlaceMeeple { .. }), "{put:?}");
}
