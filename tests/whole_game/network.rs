//! One table in two windows, over the network of this machine only: opening, joining, playing, and what goes wrong.

use super::autosave;
use super::common::House;
use bevy::prelude::*;
use mists::app::games::network::{Reached, host::Hosted};
use mists::app::games::told::Told;
use mists::app::panels::friends::FriendsIntent;
use mists::app::theme::take_written;
use mists::app::{AtTable, Decide, Screen, StraightToMists};
use mists::guide::Policy;
use mists::network::line::Reach;
use mists::rules::Game;
use mists::rules::mists::{Action, Mists};
use mists::table::mists::last_setup::LastSetup;
use mists::table::{Seat, last_setup, save};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::Path;
use std::time::{Duration, Instant};

/// A window that reaches only other programs of this machine.
fn window(table: Option<StraightToMists>, save: &Path) -> House {
    House::opened_with(save, |app| {
        let here = "127.0.0.1:0".parse().expect("an address");
        app.insert_resource(Reached(Reach::Address(here)));
        if let Some(table) = table {
            app.insert_resource(table);
        }
    })
}

/// Long enough for anything on one machine, however busy it is.
const PATIENCE: Duration = Duration::from_secs(120);

/// Runs frames of both windows until this holds. The line has its own time, so many frames may pass.
fn both(host: &mut House, guest: &mut House, until: impl Fn(&mut House, &mut House) -> bool) {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if until(host, guest) {
            return;
        }
        host.frames(1);
        guest.frames(1);
    }
    panic!("it never came to that: {:?}", told(guest));
}

fn told(house: &mut House) -> Option<String> {
    house.world().resource::<Told>().sentence().map(str::to_owned)
}

/// What a careful player decides.
fn take(position: &Mists) -> Action {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    Policy::Beginner.choose(position, &position.legal_actions(), &mut random).expect("the game goes on")
}

/// Whether this is written somewhere in the window.
fn shows(house: &mut House, text: &str) -> bool {
    let egui = house.egui();
    take_written(&egui);
    house.frames(3);
    take_written(&egui).iter().any(|written| written.text.contains(text))
}

fn press(house: &mut House, name: &str) {
    let at = house.place_of_control(name);
    house.point(at);
    house.click();
}

/// A table of two players, and a guest at its second seat.
fn two_windows(saves: [&Path; 2]) -> (House, House) {
    let table = StraightToMists { level: 1, players: 2, computers: 0, spell_circles: false, seed: Some(9) };
    let mut host = window(Some(table), saves[0]);
    host.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    host.settle();
    host.key(KeyCode::Escape);
    press(&mut host, "Play with friends");
    press(&mut host, "Open the table");
    host.wait(|world| world.resource::<Hosted>().invitation.is_some());
    let invitation = host.world().resource::<Hosted>().invitation.clone().expect("it was waited for");
    press(&mut host, "Back to the table");
    let mut guest = window(None, saves[1]);
    press(&mut guest, "Join a table");
    let field = guest.place_of_control("Your name");
    guest.point(field);
    guest.click();
    guest.type_text("Zoé");
    let field = guest.place_of_control("Invitation");
    guest.point(field);
    guest.click();
    guest.type_text(&invitation);
    press(&mut guest, "Sit down");
    both(&mut host, &mut guest, |_, guest| guest.screen() == Screen::Table);
    both(&mut host, &mut guest, |host, _| host.sitting().names()[1] == "Zoé");
    (host, guest)
}

/// Whether both tables are in the same position, after everything was shown.
fn alike(host: &mut House, guest: &mut House) -> bool {
    host.position().fingerprint() == guest.position().fingerprint()
        && host.sitting().played().len() == guest.sitting().played().len()
}

/// Takes the first legal decision at the table of whoever has to decide.
fn decide(host: &mut House, guest: &mut House) {
    let position = host.position();
    let before = host.sitting().played().len();
    let action = take(&position);
    let decider = if position.acting() == 0 { &mut *host } else { &mut *guest };
    decider.world().write_message(Decide::Act(action));
    both(host, guest, |host, guest| host.sitting().played().len() > before && alike(host, guest));
    host.settle();
    guest.settle();
}

#[test]
fn two_windows_play_at_one_table() {
    let ((_one, at_host), (_two, at_guest)) = (autosave(), autosave());
    let (mut host, mut guest) = two_windows([&at_host, &at_guest]);
    assert_eq!(host.sitting().seats(), [Seat::Person, Seat::Elsewhere]);
    assert_eq!(guest.sitting().seats(), [Seat::Elsewhere, Seat::Person]);
    assert_eq!(guest.sitting().names()[1], "Zoé");
    let mut by = [0, 0];
    while by.iter().sum::<i32>() < 12 && host.position().outcome().is_none() {
        by[host.position().acting()] += 1;
        decide(&mut host, &mut guest);
    }
    assert!(by[0] > 1 && by[1] > 1, "{by:?}");
    let saved = save::read::<Mists>(&at_host).expect("the host's game is saved");
    assert_eq!(saved.position().fingerprint(), guest.position().fingerprint());
    assert!(!at_guest.exists(), "the guest's own games are left alone");
}

#[test]
fn nobody_decides_for_others_and_only_the_host_takes_back() {
    let ((_one, at_host), (_two, at_guest)) = (autosave(), autosave());
    let (mut host, mut guest) = two_windows([&at_host, &at_guest]);
    while host.position().acting() == 0 {
        decide(&mut host, &mut guest);
    }
    guest.key(KeyCode::KeyU);
    let refused = guest.refused.last().expect("it is answered").why.clone();
    assert_eq!(refused, "At the table of a friend nothing can be taken back: ask your friend to do it");
    let before = host.sitting().played().len();
    host.decide(Decide::TakeBack);
    both(&mut host, &mut guest, alike);
    assert!(guest.sitting().played().len() < before);
    // It is the host's turn again, so the guest's program asks and is refused.
    assert_eq!(guest.position().acting(), 0);
    let action = take(&guest.position());
    guest.world().write_message(Decide::Act(action));
    both(&mut host, &mut guest, |_, guest| {
        told(guest).is_some_and(|told| told.starts_with("The table of your friend did not take this decision"))
    });
    assert!(alike(&mut host, &mut guest));
    decide(&mut host, &mut guest);
}

#[test]
fn a_second_click_before_the_host_has_answered_the_first_is_no_failure() {
    let ((_one, at_host), (_two, at_guest)) = (autosave(), autosave());
    let (mut host, mut guest) = two_windows([&at_host, &at_guest]);
    while host.position().acting() == 0 {
        decide(&mut host, &mut guest);
    }
    guest.settle();
    let (before, legal) = (guest.sitting().played().len(), guest.position().legal_actions());
    for action in [legal[0], legal[legal.len() - 1]] {
        guest.world().write_message(Decide::Act(action));
        guest.frames(1);
    }
    both(&mut host, &mut guest, |_, guest| guest.sitting().played().len() > before);
    for _ in 0..60 {
        host.frames(1);
        guest.frames(1);
    }
    assert_eq!(guest.sitting().played()[before].action, legal[0]);
    assert!(!told(&mut guest).is_some_and(|told| told.contains("did not take this decision")));
}

#[test]
fn when_the_host_leaves_the_guest_is_told_and_comes_to_the_title() {
    let ((_one, at_host), (_two, at_guest)) = (autosave(), autosave());
    let (mut host, mut guest) = two_windows([&at_host, &at_guest]);
    decide(&mut host, &mut guest);
    host.key(KeyCode::Escape);
    press(&mut host, "Save and leave to title");
    both(&mut host, &mut guest, |_, guest| guest.screen() == Screen::Title);
    assert!(shows(&mut guest, "The visit is over") && shows(&mut guest, "The game was ended where it is hosted."));
    assert_eq!(host.screen(), Screen::Title);
    // Without an open table nobody could decide elsewhere.
    press(&mut host, "Continue");
    host.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    host.settle();
    assert_eq!(host.sitting().seats(), [Seat::Person, Seat::Person]);
    let last = last_setup::read::<LastSetup>(&last_setup::beside::<LastSetup>(&at_host)).expect("read").expect("kept");
    assert!(last.seats.iter().all(|seat| seat.played_by == Seat::Person), "{last:?}");
}

/// Whoever has only watched plays under the own name, and a computer comes back to the seat that a friend had.
#[test]
fn seats_are_given_to_friends_and_taken_back() {
    let ((_one, at_host), (_two, at_guest)) = (autosave(), autosave());
    let (mut host, mut guest) = two_windows([&at_host, &at_guest]);
    let computer = Seat::Computer(Policy::Beginner);
    host.world().resource_mut::<AtTable>().sitting.seat(1, computer);
    host.world().resource_mut::<AtTable>().sitting.rename(1, "Maura");
    both(&mut host, &mut guest, |_, guest| guest.sitting().seats().iter().all(|seat| !seat.is_person()));
    host.key(KeyCode::Escape);
    press(&mut host, "Play with friends");
    let ways = [FriendsIntent::Friend(1, true), FriendsIntent::Friend(1, false)];
    host.world().write_message(ways[0]);
    both(&mut host, &mut guest, |host, guest| {
        host.sitting().names()[1] == "Zoé" && guest.sitting().seats()[1] == Seat::Person
    });
    host.world().write_message(ways[1]);
    both(&mut host, &mut guest, |_, guest| !guest.sitting().seats()[1].is_person());
    assert_eq!(host.sitting().seats(), [Seat::Person, computer]);
}

/// A friend who has a seat has one in the next game too, also if it is set up anew.
#[test]
fn friends_keep_their_seats_in_another_game() {
    let ((_one, at_host), (_two, at_guest)) = (autosave(), autosave());
    let (mut host, mut guest) = two_windows([&at_host, &at_guest]);
    decide(&mut host, &mut guest);
    host.world().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    host.wait(|world| **world.resource::<State<Screen>>() == Screen::Setup);
    press(&mut host, "Begin");
    host.frames(10);
    press(&mut host, "Begin another");
    host.frames(10);
    // What is new at this level is told first.
    host.key(KeyCode::Enter);
    both(&mut host, &mut guest, |host, guest| {
        host.screen() == Screen::Table && host.sitting().played().is_empty() && guest.sitting().played().is_empty()
    });
    both(&mut host, &mut guest, |_, guest| guest.sitting().names()[1] == "Zoé");
    assert_eq!(host.sitting().seats()[..2], [Seat::Person, Seat::Elsewhere]);
    assert_eq!(guest.sitting().seats()[..2], [Seat::Elsewhere, Seat::Person]);
}

#[test]
fn when_the_hosts_program_ends_the_guest_is_told() {
    let ((_one, at_host), (_two, at_guest)) = (autosave(), autosave());
    let (mut host, mut guest) = two_windows([&at_host, &at_guest]);
    decide(&mut host, &mut guest);
    host.world().write_message(AppExit::Success);
    both(&mut host, &mut guest, |_, guest| guest.screen() == Screen::Title);
    assert!(shows(&mut guest, "The game was ended where it is hosted."));
}

#[test]
fn a_file_dropped_onto_a_window_ends_its_visit_and_closes_its_table() {
    let ((_one, at_host), (_two, at_guest)) = (autosave(), autosave());
    let (mut host, mut guest) = two_windows([&at_host, &at_guest]);
    decide(&mut host, &mut guest);
    let (folder, no_game) = (tempfile::tempdir().expect("a folder"), "no game");
    let picture = folder.path().join("picture.png");
    std::fs::write(&picture, no_game).expect("written");
    for house in [&mut host, &mut guest] {
        house.drop_file(&picture);
        press(house, "OK");
    }
    decide(&mut host, &mut guest);
    host.drop_file(&at_host);
    both(&mut host, &mut guest, |_, guest| guest.screen() == Screen::Title);
    assert!(host.world().get_resource::<Hosted>().is_none());
}

#[test]
fn a_guest_that_leaves_can_come_back_to_its_seat() {
    let ((_one, at_host), (_two, at_guest)) = (autosave(), autosave());
    let (mut host, mut guest) = two_windows([&at_host, &at_guest]);
    while host.position().acting() == 0 {
        decide(&mut host, &mut guest);
    }
    guest.key(KeyCode::Escape);
    press(&mut guest, "Leave the table");
    both(&mut host, &mut guest, |host, guest| {
        guest.screen() == Screen::Title && told(host).as_deref() == Some("Zoé is gone")
    });
    press(&mut guest, "Join a table");
    press(&mut guest, "Sit down");
    both(&mut host, &mut guest, |_, guest| guest.screen() == Screen::Table);
    assert_eq!(guest.sitting().seats(), [Seat::Elsewhere, Seat::Person]);
    decide(&mut host, &mut guest);
}

#[test]
fn what_is_no_invitation_is_told_on_the_screen() {
    let (_folder, save) = autosave();
    let mut guest = window(None, &save);
    press(&mut guest, "Join a table");
    for (field, text) in [("Your name", "Zoé"), ("Invitation", "come to my table")] {
        let field = guest.place_of_control(field);
        guest.point(field);
        guest.click();
        guest.type_text(text);
    }
    press(&mut guest, "Sit down");
    assert!(shows(&mut guest, "This is no invitation"));
    guest.key(KeyCode::Escape);
    assert_eq!(guest.screen(), Screen::Title);
}

#[test]
fn a_guest_whose_host_is_gone_is_told_and_waits_at_the_table() {
    let ((_one, at_host), (_two, at_guest)) = (autosave(), autosave());
    let (mut host, mut guest) = two_windows([&at_host, &at_guest]);
    decide(&mut host, &mut guest);
    // The program ends without a word.
    drop(host.world().remove_resource::<Hosted>());
    both(&mut host, &mut guest, |_, guest| told(guest).is_some_and(|told| told.starts_with("The host is not heard")));
    assert_eq!(guest.screen(), Screen::Table);
}
