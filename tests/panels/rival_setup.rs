//! The choice of the game, and the setup of the competitive one.

use super::fit::{all_fit, faults, whole_of};
use super::*;
use mists::app::games::carcassonne::screens::setup::{Choice, SetupForm, SetupIntent, setup};
use mists::app::games::choice::{GameIntent, games};
use mists::app::games::playing::Playing;
use mists::app::games::setting_up::GameForm as _;
use mists::app::screens::sitting_down::CompanyWish;
use mists::guide::{Policy, Strength};
use mists::table::Seat;

#[test]
fn a_game_is_chosen_by_pointer_and_keyboard() {
    let mut harness = shown(SIZES[1], games);
    assert_eq!(press(&mut harness, Key::Enter), [GameIntent::Choose(Playing::Mists)]);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(press(&mut harness, Key::Enter), [GameIntent::Choose(Playing::Carcassonne)]);
    press(&mut harness, Key::ArrowRight);
    assert_eq!(press(&mut harness, Key::Enter), [GameIntent::Choose(Playing::DontGoIn)]);
    let alone = "Each alone: Don't Go In There";
    assert_eq!(click(&mut harness, alone), [GameIntent::Choose(Playing::DontGoIn)]);
    assert_eq!(click(&mut harness, "Against each other: Carcassonne"), [GameIntent::Choose(Playing::Carcassonne)]);
    let together = "Together: Mists over Carcassonne";
    assert_eq!(click(&mut harness, together), [GameIntent::Choose(Playing::Mists)]);
    assert_eq!(press(&mut harness, Key::Escape), [GameIntent::Back]);
    assert_eq!(click(&mut harness, "New here? Learn to play first"), [GameIntent::Learn]);
    assert_eq!(click(&mut harness, "Back"), [GameIntent::Back]);
}

#[test]
fn the_choice_of_the_game_fits_into_every_window() {
    for window in SIZES.into_iter().chain(ODD_SIZES) {
        whole_of(&format!("games at {window:?}"), window, games);
    }
}

#[test]
fn the_seed_is_explained_to_whoever_points_at_it() {
    let mut harness = setup_of(SIZES[1], SetupForm::new(2, 7));
    let field = harness.get_by_label("Seed of the draw").rect();
    harness.hover_at(field.center());
    harness.run_steps(60);
    harness.get_by_label_contains("The seed decides the order of the tiles");
}

/// A setup whose wishes are granted, as in the game.
fn setup_of(size: Vec2, mut form: SetupForm) -> Harness<'static, Vec<SetupIntent>> {
    shown(size, move |ctx, art| {
        let wishes = setup(ctx, &form, &favourites(), art);
        wishes.iter().for_each(|wish| form.answer(wish));
        wishes
    })
}

fn on_1280(players: usize) -> Harness<'static, Vec<SetupIntent>> {
    setup_of(SIZES[1], SetupForm::new(players, 7))
}

// RSETUP-1
#[test]
fn two_to_six_sit_down_with_names_and_colours() {
    let mut harness = on_1280(3);
    for players in 2..=6 {
        assert_eq!(
            click(&mut harness, &format!("{players} players")),
            [SetupIntent::Company(CompanyWish::Number(players))]
        );
    }
    harness.get_by_label("Name of player 6").click();
    harness.run_steps(2);
    harness.key_press(Key::End);
    harness.event(Event::Text("!".to_owned()));
    assert_eq!(heard(&mut harness), [SetupIntent::Company(CompanyWish::Name(5, "Azalais!".to_owned()))]);
    assert_eq!(
        click(&mut harness, "red for player 2, taken by player 1"),
        [SetupIntent::Company(CompanyWish::Colour(1, Colour::Red))]
    );
    assert_eq!(click(&mut harness, "Player 2 plays earlier"), [SetupIntent::Company(CompanyWish::Earlier(1))]);
    assert!(harness.query_by_label("Player 1 plays earlier").is_none());
    assert_eq!(click(&mut harness, "Begin"), [SetupIntent::Begin]);
}

#[test]
fn each_seat_is_played_by_a_person_or_the_computer() {
    let mut harness = on_1280(2);
    let careful = Seat::Computer(Policy::Beginner);
    let carefree = Seat::Computer(Policy::Random);
    assert_eq!(
        click(&mut harness, "carefree for player 1"),
        [SetupIntent::Company(CompanyWish::PlayedBy(0, carefree))]
    );
    assert_eq!(click(&mut harness, "careful for player 1"), [SetupIntent::Company(CompanyWish::PlayedBy(0, careful))]);
    assert_eq!(
        click(&mut harness, "person for player 2"),
        [SetupIntent::Company(CompanyWish::PlayedBy(1, Seat::Person))]
    );
}

#[test]
fn the_guide_gets_another_strength_each_time_it_is_pressed() {
    let mut form = SetupForm::new(2, 7);
    let dots = ["•••", "•", "••", "•••"];
    for (pressed, strength) in
        [Strength::Strong, Strength::Fair, Strength::Good, Strength::Strong].into_iter().enumerate()
    {
        let mut harness = setup_of(SIZES[1], form.clone());
        let shown = dots[pressed.saturating_sub(1)];
        let wish = CompanyWish::PlayedBy(1, Seat::Computer(Policy::Guide(strength)));
        let heard = click(&mut harness, &format!("guide {shown} for player 2"));
        assert_eq!(heard, [SetupIntent::Company(wish.clone())]);
        form.answer(&SetupIntent::Company(wish));
    }
}

// RSETUP-6
#[test]
fn options_are_switched_by_pointer_and_keyboard() {
    let mut harness = on_1280(6);
    assert_eq!(click(&mut harness, "Farmers"), [SetupIntent::Choice(Choice::Farmers(false))]);
    assert_eq!(click(&mut harness, "Spell Circles"), [SetupIntent::Choice(Choice::SpellCircles(true))]);
    assert_eq!(click(&mut harness, "Abbots"), [SetupIntent::Choice(Choice::Abbot(true))]);
    assert_eq!(click(&mut harness, "Roll a seed"), [SetupIntent::RollSeed]);
    for (name, intent) in [
        ("Farmers", SetupIntent::Choice(Choice::Farmers(true))),
        ("Player 3 plays earlier", SetupIntent::Company(CompanyWish::Earlier(2))),
        ("black for player 2, taken by player 5", SetupIntent::Company(CompanyWish::Colour(1, Colour::Black))),
        ("carefree for player 6", SetupIntent::Company(CompanyWish::PlayedBy(5, Seat::Computer(Policy::Random)))),
    ] {
        let mut steps = 0;
        while !harness.get_by_label(name).is_focused() {
            press(&mut harness, Key::Tab);
            steps += 1;
            assert!(steps < 150, "Tab never gets to {name}");
        }
        assert_eq!(press(&mut harness, Key::Space), [intent]);
    }
    assert_eq!(press(&mut harness, Key::Escape), [SetupIntent::Back]);
}

#[test]
fn a_game_does_not_begin_with_two_of_one_name() {
    let mut form = SetupForm::new(3, 7);
    form.answer(&SetupIntent::Company(CompanyWish::Name(1, "Alix".to_owned())));
    let mut harness = setup_of(SIZES[1], form);
    assert!(click(&mut harness, "Begin").is_empty());
    harness.get_by_label_contains("Two players are called Alix");
}

#[test]
fn longer_words_fit_before_the_competitive_game() {
    let mut all = faults("games", games);
    for players in [2, 6] {
        let form = SetupForm::new(players, 7);
        all.extend(faults(&format!("setup of {players}"), |ctx, art| setup(ctx, &form, &favourites(), art)));
    }
    all_fit(all);
}
