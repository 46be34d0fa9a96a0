//! The panels of the competitive game: what they show, what is clicked and pressed there, and that all of it fits.

use super::fit::{faults, whole_of};
use super::table::dragged;
use super::{ODD_SIZES, SIZES, click, heard, press, shown};
use egui::{Key, Pos2, Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use mists::app::book::About;
use mists::app::games::carcassonne::panels::{self, *};
use mists::app::theme;
use mists::rules::Colour;
use mists::rules::carcassonne::{Action, Piece};
use mists::rules::tiles::{PartName, Square};

const NAMES: [&str; 6] = ["Alix", "Guilhem", "Maura", "Bertran", "Peire", "Azalais"];
const POINTS: [u16; 6] = [84, 77, 102, 77, 0, 149];

fn hand(piece: Piece, left: u8, usable: bool) -> PieceInHand {
    PieceInHand { piece, left, selected: usable && piece == Piece::Ordinary, usable }
}

fn row(number: usize, abbot: bool) -> PlayerRow {
    let usable = number == 0;
    let mut pieces = vec![hand(Piece::Ordinary, 4, usable), hand(Piece::Guard, 2, usable)];
    pieces.extend(abbot.then(|| hand(Piece::Abbot, 1, usable)));
    PlayerRow {
        name: NAMES[number].to_owned(),
        colour: Colour::ALL[number],
        active: number == 0,
        computer: number % 2 == 1,
        points: POINTS[number],
        if_over: None,
        stands: f32::from(POINTS[number]),
        coming: [8, 0, -2, 0, 12, 0][number],
        pieces,
        reserve: 3,
        ghosts: number as u8,
    }
}

/// A table of so many players, with everything that can be seen.
fn table(players: usize, abbot: bool) -> TableView {
    TableView {
        players: (0..players).map(|number| row(number, abbot)).collect(),
        ghosts: GhostsView { left: 10, of: 15, would: Some(GhostsMoved { taken: 1, back: 3 }) },
        tiles: TilesView { left: 98, of: 131, set_aside: 2 },
        hand: Some(HandView {
            picture: None,
            caption: "city and mist".to_owned(),
            in_words: String::new(),
            away: false,
            is_misty: true,
            is_own: true,
        }),
        turn: TurnView {
            colour: Some(Colour::Red),
            name: "Alix".to_owned(),
            sentence: "Alix, give a ghost to a rival's meeple".to_owned(),
            thinks: false,
            step: Step::Meeple,
            can_skip: true,
            skip_advised: false,
            can_take_back: true,
        },
        foresight: Some(ForesightCard {
            of: Hovering::Ghost,
            lines: vec![
                line(ForesightMark::Ghost, "Maura's knight goes home, nothing is scored"),
                line(ForesightMark::Points { colour: Some(Colour::Red), points: 8 }, "The city is free"),
                line(ForesightMark::Points { colour: None, points: -2 }, "Its ghosts cost 2"),
                line(ForesightMark::Danger, "It is the last tile"),
            ],
        }),
        log: vec![LogLine { turn: 1, colour: Some(Colour::Red), text: "Alix completed the city".to_owned() }].into(),
        ..TableView::default()
    }
}

fn line(mark: ForesightMark, text: &str) -> ForesightLine {
    ForesightLine { mark, text: text.to_owned() }
}

/// A table at which two regions wait for their scoring.
fn scoring() -> TableView {
    let choices = vec![Choice::new("City: 8", score(0)), Choice::new("Road: 4", score(1))];
    TableView { choices, foresight: None, hand: None, ..table(4, false) }
}

fn score(east: i16) -> Action {
    use mists::rules::tiles::Kind;
    Action::ScoreNext { region: PartName { at: Square::new(east, 0), kind: Kind::Road, index: 0 } }
}

fn all() -> Vec<(String, TableView)> {
    let mut all: Vec<_> = (2..=6)
        .flat_map(|players| [false, true].map(|abbot| (format!("{players} players"), table(players, abbot))))
        .collect();
    all.push(("scoring".to_owned(), scoring()));
    all.push(("nobody".to_owned(), TableView::default()));
    let calm = TableView { foresight: None, ..table(6, true) };
    all.push(("nothing hovers".to_owned(), calm));
    all
}

fn table_of(size: Vec2, view: TableView) -> Harness<'static, Vec<Intent>> {
    shown(size, move |ctx, art| panels::table(ctx, &view, art))
}

fn on_1280(view: TableView) -> Harness<'static, Vec<Intent>> {
    table_of(vec2(1280.0, 720.0), view)
}

/// What is wanted but for what is merely pointed at.
fn wanted(mut wishes: Vec<Intent>) -> Vec<Intent> {
    wishes.retain(|wish| !matches!(wish, Intent::PointAt(_)));
    wishes
}

#[test]
fn panels_stay_on_the_screen_and_apart() {
    let sizes = SIZES.into_iter().chain(ODD_SIZES).chain([vec2(800.0, 600.0)]);
    for (size, scale) in sizes.flat_map(|size| [0.75, 1.0, 1.15, 2.0].map(|scale| (size, scale))) {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        let unit = theme::unit_on(screen, scale);
        for (who, view) in all() {
            let places = Places::on(screen, unit, &view);
            let named = places.named();
            for (at, (name, place)) in named.iter().enumerate() {
                assert!(screen.contains_rect(*place), "{who}, {size:?}, scale {scale}: {name} leaves the screen");
                for (other, there) in &named[at + 1..] {
                    assert!(!place.intersects(*there), "{who}, {size:?}, scale {scale}: {name} lies on {other}");
                }
                let free = places.free;
                if *name != "phase" || view.choices.is_empty() {
                    assert!(!free.intersects(*place), "{who}, {size:?}, scale {scale}: {name} is not beside the board");
                }
            }
            assert!(view.foresight.is_some() || places.hand.is_some(), "{who}, {size:?}, scale {scale}: no hand");
            let (width, height) = (places.free.width() / size.x, places.free.height() / size.y);
            let upright = theme::is_upright(screen);
            let enough = if upright { width > 0.95 && height > 0.33 } else { width > 0.39 && height > 0.68 };
            assert!(enough, "{who}, {size:?}, scale {scale}: {width} × {height} are left for the board");
        }
    }
}

#[test]
fn nothing_written_leaves_its_panel() {
    for size in [SIZES[0], SIZES[1], vec2(720.0, 1280.0)] {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for (who, view) in all() {
            let places = Places::on(screen, theme::unit_on(screen, 1.0), &view).named();
            let harness = table_of(size, view);
            for node in harness.query_all_by(|node| node.label().or(node.value()).is_some_and(|text| !text.is_empty()))
            {
                let place = node.rect();
                let home = places.iter().any(|(_, panel)| panel.expand(0.5).contains_rect(place));
                let text = node.accesskit_node().label().or(node.accesskit_node().value());
                assert!(home, "{who}, {size:?}: {text:?} sticks out at {place:?}");
            }
        }
    }
}

#[test]
fn words_fit_round_the_board_of_any_window() {
    for window in ODD_SIZES.into_iter().chain([SIZES[1], SIZES[2], vec2(800.0, 600.0)]) {
        for (who, view) in all() {
            whole_of(&format!("{who} at {window:?}"), window, |ctx, art| panels::table(ctx, &view, art));
        }
    }
}

#[test]
fn longer_words_fit_round_the_board() {
    let mut all_faults = Vec::new();
    for (who, view) in all() {
        all_faults.extend(faults(&who, |ctx, art| panels::table(ctx, &view, art)));
    }
    let menu = TableView {
        menu: Some(MenuView { visits: false, can_take_back: true, can_redo: false }),
        ..TableView::default()
    };
    all_faults.extend(faults("menu", |ctx, art| panels::table(ctx, &menu, art)));
    assert!(all_faults.is_empty(), "{} faults:\n{}", all_faults.len(), all_faults.join("\n"));
}

// RSETUP-4, RGUARD-3, RGHOST-4
#[test]
fn a_row_tells_what_its_figures_count() {
    let harness = on_1280(table(3, true));
    for told in [
        "Alix: 4 ordinary meeples in hand",
        "Guilhem: 2 guards in hand",
        "Maura: the abbot is in hand",
        "Maura: 3 guards in reserve; cemeteries bring them",
        "Guilhem: 1 ghost stands with their meeples",
        "The computer plays for Guilhem",
    ] {
        harness.get_by_label(told);
    }
    assert!(harness.query_by_label("The computer plays for Alix").is_none());
    assert!(on_1280(table(3, false)).query_by_label_contains("abbot").is_none());
}

#[test]
fn the_piece_to_put_next_is_clicked_dragged_and_switched_by_g() {
    let mut harness = on_1280(table(3, true));
    assert_eq!(click(&mut harness, "Alix: 2 guards in hand"), [Intent::SelectPiece(Piece::Guard)]);
    for (name, piece) in [
        ("Alix: 4 ordinary meeples in hand", Piece::Ordinary),
        ("Alix: 2 guards in hand", Piece::Guard),
        ("Alix: the abbot is in hand", Piece::Abbot),
    ] {
        let at = harness.get_by_label(name).rect().center();
        assert_eq!(dragged(&mut harness, at), [Intent::DragPiece(piece)]);
    }
    assert_eq!(press(&mut harness, Key::G), [Intent::SelectPiece(Piece::Guard)]);
    assert_eq!(click(&mut harness, "guard"), [Intent::SelectPiece(Piece::Guard)], "the banner offers it");
    let at = harness.get_by_label("Guilhem: 2 guards in hand").rect().center();
    assert!(dragged(&mut harness, at).is_empty(), "only the own row gives pieces");
    let mut view = table(3, true);
    view.players[0].pieces[0].selected = false;
    view.players[0].pieces[2].selected = true;
    assert_eq!(press(&mut on_1280(view), Key::G), [Intent::SelectPiece(Piece::Ordinary)]);
}

#[test]
fn no_piece_is_offered_while_none_can_be_put() {
    let mut view = table(3, false);
    view.players[0].pieces[1].left = 0;
    let mut harness = on_1280(view.clone());
    assert!(press(&mut harness, Key::G).is_empty(), "there is no other kind");
    view.players[0].pieces.iter_mut().for_each(|hand| hand.usable = false);
    let mut harness = on_1280(view);
    assert!(press(&mut harness, Key::G).is_empty());
    let at = harness.get_by_label("Alix: 4 ordinary meeples in hand").rect().center();
    assert!(dragged(&mut harness, at).is_empty());
}

// RSCORE-7
#[test]
fn the_next_region_is_chosen_by_click_and_by_key() {
    let mut harness = on_1280(scoring());
    assert_eq!(wanted(click(&mut harness, "City: 8")), [Intent::Choose(score(0))]);
    assert_eq!(wanted(press(&mut harness, Key::Num2)), [Intent::Choose(score(1))]);
    let at = harness.get_by_label("Road: 4").rect().center();
    harness.hover_at(at);
    assert!(heard(&mut harness).contains(&Intent::PointAt(score(1))));
    assert!(wanted(press(&mut harness, Key::Num3)).is_empty());
}

#[test]
fn the_banner_names_the_steps_and_answers_clicks() {
    let mut harness = on_1280(table(2, false));
    for step in ["Tile", "Ghosts", "Meeple", "Score"] {
        harness.get_by_label(step);
    }
    assert_eq!(click(&mut harness, "no meeple"), [TableIntent::Skip.into()]);
    assert_eq!(click(&mut harness, "take back"), [TableIntent::TakeBack.into()]);
    assert_eq!(click(&mut harness, "menu"), [TableIntent::OpenMenu.into()]);
    assert_eq!(click(&mut harness, "How to play"), [TableIntent::LookUp(About::Game).into()]);
}

#[test]
fn it_is_told_that_the_computer_thinks() {
    let view = table(2, false);
    let turn = TurnView { name: "Guilhem".to_owned(), thinks: true, ..view.turn.clone() };
    let harness = on_1280(TableView { turn, ..view.clone() });
    harness.get_by_label("Guilhem is thinking");
    assert!(harness.query_by_label(&view.turn.sentence).is_none());
}

// RSETUP-5, RGHOST-3
#[test]
fn the_supply_tells_how_many_ghosts_a_choice_would_move() {
    let told = |taken, back| {
        let ghosts = GhostsView { left: 10, of: 15, would: Some(GhostsMoved { taken, back }) };
        on_1280(TableView { ghosts, ..table(2, false) })
    };
    told(0, 0).get_by_label("No ghost moves");
    told(1, 0).get_by_label("1 would go to a meeple");
    told(0, 3).get_by_label("3 would come back");
    told(1, 3).get_by_label("1 would go, 3 come back");
    let ghosts = GhostsView { left: 10, of: 15, would: None };
    on_1280(TableView { ghosts, ..table(2, false) }).get_by_label("5 of 15 are out");
}

// RPLACE-2
#[test]
fn tiles_that_fitted_nowhere_are_told_of_only_if_there_are_some() {
    on_1280(table(2, false)).get_by_label("2 fitted nowhere and are out");
    let tiles = TilesView { left: 1, of: 131, set_aside: 0 };
    let harness = on_1280(TableView { tiles, ..table(2, false) });
    harness.get_by_label("1 tile left");
    assert!(harness.query_by_label_contains("nowhere").is_none());
}

// RSCORE-5
#[test]
fn the_track_tells_points_and_laps() {
    let harness = on_1280(table(6, false));
    for told in ["Alix: 84 points, on lap 2", "Maura: 102 points, on lap 3", "Peire: 0 points"] {
        assert_eq!(harness.query_all_by_label(told).count(), 2, "{told}, at the track and at the player");
    }
}

#[test]
fn the_card_says_what_hovers() {
    for (of, heading) in [
        (Hovering::Tile, "If it lies here"),
        (Hovering::Ghost, "If the ghost goes here"),
        (Hovering::LeavingGhost, "If this ghost goes"),
        (Hovering::Piece(Piece::Ordinary), "If the meeple stands here"),
        (Hovering::Piece(Piece::Guard), "If the guard stands here"),
        (Hovering::Piece(Piece::Abbot), "If the abbot stands here"),
        (Hovering::Region, "If this is scored next"),
    ] {
        let lines = vec![line(ForesightMark::Field, "It feeds 3 cities"), line(ForesightMark::City, "A city closes")];
        let harness = on_1280(TableView { foresight: Some(ForesightCard { of, lines }), ..table(2, false) });
        harness.get_by_label(heading);
        harness.get_by_label("It feeds 3 cities");
    }
}

#[test]
fn log_tiles_and_menu_are_opened_and_closed_by_their_keys() {
    let mut harness = on_1280(TableView { tells_tiles: true, ..table(2, false) });
    assert_eq!(press(&mut harness, Key::L), [TableIntent::OpenLog.into()]);
    assert_eq!(press(&mut harness, Key::T), [TableIntent::OpenTiles.into()]);
    assert_eq!(click(&mut harness, "Which tiles are still to come (T)"), [TableIntent::OpenTiles.into()]);
    assert_eq!(press(&mut harness, Key::Escape), [TableIntent::OpenMenu.into()]);
    assert!(press(&mut on_1280(table(2, false)), Key::T).is_empty(), "it is switched off");
    let over = |over| on_1280(TableView { over: Some(over), menu: Some(MenuView::default()), ..table(2, false) });
    let mut tiles = over(OverTable::Tiles(Vec::new()));
    tiles.get_by_label("98 tiles left to draw");
    assert_eq!(press(&mut tiles, Key::T), [TableIntent::CloseMenu.into()]);
    assert_eq!(press(&mut over(OverTable::Log), Key::Escape), [TableIntent::CloseMenu.into()]);
    let mut menu = on_1280(TableView { menu: Some(MenuView::default()), ..table(2, false) });
    assert_eq!(press(&mut menu, Key::Enter), [TableIntent::CloseMenu.into()]);
    assert_eq!(click(&mut menu, "Begin again"), [TableIntent::BeginAgain.into()]);
}

#[test]
fn while_something_is_asked_nothing_else_is_answered() {
    let mut harness = on_1280(TableView { covered: true, ..scoring() });
    for key in [Key::Escape, Key::Num1, Key::G, Key::L] {
        assert_eq!(press(&mut harness, key), []);
    }
}

// REND-2
#[test]
fn whoever_points_at_points_is_told_what_the_end_would_bring() {
    let mut view = table(2, false);
    view.players[0].if_over = Some(61);
    let harness = on_1280(view);
    assert_eq!(harness.query_all_by_label_contains("If the game ended now: 61").count(), 2, "at both places");
}
