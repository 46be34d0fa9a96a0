//! A table over the network: the sheet that opens it, and the screen on which somebody joins it.

use super::fit::{all_fit, faults, whole_of};
use super::*;
use mists::app::panels::friends::{self, DecidedBy, FriendRow, FriendsIntent, FriendsView, Opened};
use mists::app::screens::join::{JoinIntent, JoinView, Joining, join};

/// As long as an invitation gets: a key, a relay, and addresses of a machine in several networks.
fn invitation() -> String {
    format!("endpoint{}", "abcdefghijklmnopqrstuvwxyz234567".repeat(9))
}

fn table(state: Opened) -> FriendsView {
    let by = [
        DecidedBy::Here,
        DecidedBy::Friend(true),
        DecidedBy::Friend(false),
        DecidedBy::Computer,
        DecidedBy::Here,
        DecidedBy::Friend(true),
    ];
    let names = ["Alix", "Guilhem", "Maura", "Bertran", "Aélis", "Peire"];
    let row = |((by, name), colour): ((DecidedBy, &str), Colour)| FriendRow {
        name: name.to_owned(),
        colour: Some(colour),
        by,
    };
    FriendsView { players: by.into_iter().zip(names).zip(Colour::ALL).map(row).collect(), spectators: 2, state }
}

fn sheet(state: Opened) -> Harness<'static, Vec<FriendsIntent>> {
    let view = table(state);
    shown(SIZES[1], move |ctx, art| friends::show(ctx, art, &view).into_iter().collect())
}

#[test]
fn a_table_is_opened_its_invitation_copied_and_it_is_closed() {
    assert_eq!(click(&mut sheet(Opened::No), "Open the table"), [FriendsIntent::Open]);
    assert_eq!(click(&mut sheet(Opened::Failed("No.".into())), "Open the table"), [FriendsIntent::Open]);
    assert_eq!(click(&mut sheet(Opened::Soon), "Close the table"), [FriendsIntent::Close]);
    let open = || sheet(Opened::Yes(invitation()));
    open().get_by_label(&invitation());
    assert_eq!(click(&mut open(), "Copy the invitation"), [FriendsIntent::Copy]);
    assert_eq!(click(&mut open(), "Close the table"), [FriendsIntent::Close]);
    assert_eq!(click(&mut open(), "Back to the table"), [FriendsIntent::Back]);
    assert_eq!(press(&mut open(), Key::Escape), [FriendsIntent::Back]);
}

#[test]
fn every_person_is_here_or_a_friend() {
    let open = || sheet(Opened::Yes(invitation()));
    assert_eq!(click(&mut open(), "a friend for player 1"), [FriendsIntent::Friend(0, true)]);
    assert_eq!(click(&mut open(), "here for player 3"), [FriendsIntent::Friend(2, false)]);
    assert_eq!(click(&mut open(), "a friend for player 4"), [FriendsIntent::Friend(3, true)]);
    assert_eq!(click(&mut open(), "the computer for player 4"), []);
}

#[test]
fn the_sheet_fits_into_every_window() {
    for state in [Opened::No, Opened::Soon, Opened::Yes(invitation())] {
        let view = table(state);
        for window in SIZES.into_iter().chain(ODD_SIZES) {
            let name = format!("friends at {window:?}");
            whole_of(&name, window, |ctx, art| friends::show(ctx, art, &view).into_iter().collect::<Vec<_>>());
        }
        all_fit(faults("friends", |ctx, art| friends::show(ctx, art, &view).into_iter().collect::<Vec<_>>()));
    }
}

fn joining(state: Joining) -> JoinView {
    JoinView { name: "Zoé".to_owned(), invitation: invitation(), state }
}

fn screen(view: JoinView) -> Harness<'static, Vec<JoinIntent>> {
    shown(SIZES[1], move |ctx, art| join(ctx, &view, art))
}

#[test]
fn somebody_joins_with_a_name_and_an_invitation() {
    assert_eq!(click(&mut screen(joining(Joining::Not)), "Sit down"), [JoinIntent::Join]);
    assert_eq!(press(&mut screen(joining(Joining::Not)), Key::Enter), [JoinIntent::Join]);
    let empty = JoinView { invitation: " ".to_owned(), ..joining(Joining::Not) };
    assert_eq!(click(&mut screen(empty.clone()), "Sit down"), []);
    assert_eq!(click(&mut screen(empty), "Paste"), [JoinIntent::Paste]);
    // While the table is looked for one can only wait, or go back.
    assert_eq!(click(&mut screen(joining(Joining::Looking)), "Sit down"), []);
    assert_eq!(click(&mut screen(joining(Joining::Looking)), "Back"), [JoinIntent::Back]);
    assert_eq!(press(&mut screen(joining(Joining::Found)), Key::Escape), [JoinIntent::Back]);
}

#[test]
fn the_way_to_a_table_fits_into_every_window() {
    let failed = "This is no invitation: paste the whole text that your friend was shown. It begins with “endpoint”.";
    for state in [Joining::Not, Joining::Looking, Joining::Found, Joining::Failed(failed.to_owned())] {
        let view = joining(state);
        for window in SIZES.into_iter().chain(ODD_SIZES) {
            whole_of(&format!("join at {window:?}"), window, |ctx, art| join(ctx, &view, art));
        }
        all_fit(faults("join", |ctx, art| join(ctx, &view, art)));
    }
}
