//! The table of *Don't Go In There*: what its panels tell.

use super::aloud::is_read;
use super::*;
use mists::app::games::dont_go_in::panels::{self as house, Intent, Places, PlayerRow, TableView};

#[test]
fn five_players_and_the_last_roll_stay_on_the_screen() {
    for (size, scale) in SIZES.into_iter().flat_map(|size| [0.75, 1.0, 1.2, 1.5, 2.0].map(|scale| (size, scale))) {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        let players = vec![table_after(&[]).players[0].clone(); 5];
        let view = TableView { players, ..table_after(&[]) };
        let Places { players, roll, banner, free } = Places::on(screen, theme::unit_on(screen, scale), &view);
        for (name, place) in [("the players", players), ("the last roll", roll), ("the banner", banner)] {
            assert!(screen.contains_rect(place), "{size:?}, scale {scale}: {name} leave the screen");
            assert!(!free.intersects(place), "{size:?}, scale {scale}: {name} cover the house");
        }
        assert!(!players.intersects(roll) && !players.intersects(banner), "{size:?}, scale {scale}");
    }
}

/// Two players whose ghosts are out of sight, the first with these last changes of them.
fn table_after(changes: &[&str]) -> TableView {
    let row = |name: &str, colour, lately: &[&str]| PlayerRow {
        name: name.to_owned(),
        colour,
        active: false,
        computer: false,
        has_to_ask: true,
        supply: 3,
        can_place: false,
        ghosts: None,
        cats_stay: false,
        lately: lately.iter().map(|&change| change.to_owned()).collect(),
        may_look: false,
        curses: 7,
        at_end: None,
        sets: Vec::new(),
        dispelled: Vec::new(),
    };
    let players = vec![row("Alix", Colour::Red, changes), row("Guilhem", Colour::Blue, &[])];
    TableView { players, turns_left: Some(8), ..TableView::default() }
}

fn table_of(view: TableView) -> Harness<'static, Vec<Intent>> {
    shown(SIZES[1], move |ctx, art| house::table(ctx, &view, art))
}

#[test]
fn the_last_changes_of_ghosts_are_told() {
    let harness = table_of(table_after(&["−2: Mask", "+3 in the Basement"]));
    assert!(harness.query_by_label("lately −2: Mask, +3 in the Basement").is_some());
    assert_eq!(harness.query_all_by_label_contains("lately").count(), 2, "what is written, and what tells it whole");

    let harness = table_of(table_after(&[]));
    assert_eq!(harness.query_all_by_label_contains("lately").count(), 0);
}

/// Old changes are left out where there is no room, the newest never.
#[test]
fn the_newest_changes_of_ghosts_are_told_where_there_is_room_for_few() {
    let changes =
        ["−2: Mask", "+3 in the Basement", "+1 in the Secret Passage", "−1 in the Nursery", "+2 in the Library"];
    let harness = table_of(table_after(&changes));
    let newest = |count: usize| format!("lately {}", changes[..count].join(", "));
    let written = (1..=changes.len()).filter(|&count| harness.query_by_label(&newest(count)).is_some());
    assert_eq!(written.collect::<Vec<_>>(), [2], "so many there is room for");
    let all = format!("lately {}", changes.join(", "));
    assert!(harness.query_by_label_contains(&all).is_some(), "the pointer is told all of them");

    let long = format!("+3 {}", "in the Basement ".repeat(9).trim_end());
    let harness = table_of(table_after(&[&long, "−2: Mask"]));
    assert!(
        harness.query_by_label(&format!("lately {long}")).is_some(),
        "cut off, but with its whole text under the pointer"
    );
}

// HHIDE-7
#[test]
fn what_a_player_asks_to_see_is_read_to_those_who_hear_it() {
    let secrets = "Alix: 3 ghosts. The card that lies face down: Mask 4";
    is_read(&table_of(TableView { secrets: secrets.to_owned(), ..table_after(&[]) }), secrets);
}

// HCARD-20
#[test]
fn whoever_may_see_ten_ghosts_is_told_that_the_cats_stay() {
    let told = "Alix has 10 ghosts or more, so the Cats stay";
    let stays = |cats_stay| {
        let mut view = table_after(&["+3 in the Basement"]);
        view.players[0] = PlayerRow { ghosts: Some(11), cats_stay, ..view.players[0].clone() };
        table_of(view).query_by_label(told).is_some()
    };
    assert!(stays(true) && !stays(false));
}
