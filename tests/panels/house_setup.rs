//! The setup of *Don't Go In There*.

use super::fit::{all_fit, faults, whole_of};
use super::*;
use mists::app::games::dont_go_in::screens::setup::{Choice, SetupForm, SetupIntent, setup};
use mists::app::games::setting_up::GameForm as _;
use mists::app::screens::sitting_down::CompanyWish;
use mists::guide::Policy;
use mists::rules::dont_go_in::CardType;
use mists::table::Seat;

/// A setup whose wishes are granted, as in the game.
fn setup_of(size: Vec2, mut form: SetupForm) -> Harness<'static, Vec<SetupIntent>> {
    shown(size, move |ctx, art| {
        let wishes = setup(ctx, &form, &favourites(), art);
        wishes.iter().for_each(|wish| form.answer(wish));
        wishes
    })
}

/// A form in which the table has picked the first so many types.
fn picked(players: usize, types: usize) -> SetupForm {
    let mut form = SetupForm::new(players, 7);
    CardType::ALL.into_iter().take(types).for_each(|of| form.answer(&SetupIntent::Choice(Choice::Type(of))));
    form
}

// HSETUP-1
#[test]
fn two_to_five_sit_down_with_names_colours_and_computers() {
    let mut harness = setup_of(SIZES[1], SetupForm::new(3, 7));
    for players in 2..=5 {
        let number = SetupIntent::Company(CompanyWish::Number(players));
        assert_eq!(click(&mut harness, &format!("{players} players")), [number]);
    }
    assert!(harness.query_by_label("6 players").is_none());
    for (label, wish) in [
        ("red for player 2, taken by player 1", CompanyWish::Colour(1, Colour::Red)),
        ("Player 2 plays earlier", CompanyWish::Earlier(1)),
        ("carefree for player 5", CompanyWish::PlayedBy(4, Seat::Computer(Policy::Random))),
        ("person for player 5", CompanyWish::PlayedBy(4, Seat::Person)),
    ] {
        assert_eq!(click(&mut harness, label), [SetupIntent::Company(wish)]);
    }
    assert_eq!(click(&mut harness, "Roll a seed"), [SetupIntent::RollSeed]);
    assert_eq!(click(&mut harness, "Begin"), [SetupIntent::Begin]);
    assert_eq!(click(&mut harness, "Back"), [SetupIntent::Back]);
    assert_eq!(press(&mut harness, Key::Escape), [SetupIntent::Back]);
}

// HSETUP-3
#[test]
fn types_are_drawn_or_picked_by_the_table() {
    let mut harness = setup_of(SIZES[1], SetupForm::new(2, 7));
    harness.get_by_label("5 of the twelve are in play");
    assert_eq!(click(&mut harness, "Types of cards, picked by the table"), [SetupIntent::Choice(Choice::Picks(true))]);
    harness.get_by_label_contains("Pick 5 types");
    assert!(click(&mut harness, "Begin").is_empty());
    for (label, of) in [
        ("Cat", CardType::Cat),
        ("Holy Water", CardType::HolyWater),
        ("Music Box", CardType::MusicBox),
        ("Ring", CardType::Ring),
        ("Twin", CardType::Twin),
    ] {
        assert_eq!(click(&mut harness, label), [SetupIntent::Choice(Choice::Type(of))]);
    }
    harness.get_by_label("5 of 5 picked");
    assert_eq!(click(&mut harness, "Begin"), [SetupIntent::Begin]);
    click(&mut harness, "3 players");
    harness.get_by_label_contains("Pick 6 types of cards: 5 are picked.");
    assert!(click(&mut harness, "Begin").is_empty());
    assert_eq!(click(&mut harness, "Types of cards, drawn at random"), [SetupIntent::Choice(Choice::Picks(false))]);
    assert_eq!(click(&mut harness, "Begin"), [SetupIntent::Begin]);
}

#[test]
fn types_are_picked_by_the_keyboard_too() {
    let mut harness = setup_of(SIZES[1], SetupForm::new(5, 7));
    let mut steps = 0;
    while !harness.get_by_label("Portrait").is_focused() {
        press(&mut harness, Key::Tab);
        steps += 1;
        assert!(steps < 150, "Tab never gets to Portrait");
    }
    assert_eq!(press(&mut harness, Key::Space), [SetupIntent::Choice(Choice::Type(CardType::Portrait))]);
}

#[test]
fn the_setup_fits_into_every_window() {
    for window in SIZES.into_iter().chain(ODD_SIZES) {
        for form in [SetupForm::new(2, 7), picked(5, 3)] {
            whole_of(&format!("setup at {window:?}"), window, |ctx, art| setup(ctx, &form, &favourites(), art));
        }
    }
}

#[test]
fn longer_words_fit_at_the_setup_of_the_house() {
    let mut all = Vec::new();
    for form in [SetupForm::new(2, 7), picked(5, 8), picked(5, 1)] {
        let name = format!("setup of {}", form.company.players().len());
        all.extend(faults(&name, |ctx, art| setup(ctx, &form, &favourites(), art)));
    }
    all_fit(all);
}
