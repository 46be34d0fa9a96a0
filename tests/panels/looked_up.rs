//! What players look up at the table: the log back to its first line, and the tiles still to come.

use super::*;

/// A game with this many turns, and two lines in the log for each.
fn turns(count: u16) -> TableView {
    let line =
        |turn: u16, what: &str| LogLine { turn, colour: Some(Colour::Red), text: format!("{what} of turn {turn}") };
    let log: Vec<_> = (1..=count).flat_map(|turn| [line(turn, "tile"), line(turn, "meeple")]).collect();
    TableView { log: log.into(), foresight: None, ..view() }
}

fn is_told<T>(harness: &Harness<'_, Vec<T>>, text: &str) -> bool {
    harness.query_all_by_label(text).next().is_some()
}

fn wheel<T>(harness: &mut Harness<'_, Vec<T>>, notches: f32) {
    harness.event(Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: vec2(0.0, notches),
        phase: egui::TouchPhase::Move,
        modifiers: egui::Modifiers::NONE,
    });
    harness.run_steps(2);
}

fn log_place(size: Vec2, view: &TableView) -> Rect {
    let screen = Rect::from_min_size(Pos2::ZERO, size);
    Places::on(screen, theme::unit_on(screen, 1.0), view).log.expect("there is room for the log")
}

#[test]
fn the_log_goes_back_to_the_first_turn_by_wheel_drag_and_keys() {
    let view = turns(80);
    let place = log_place(SIZES[1], &view);
    let mut harness = on_1280(view);
    assert!(is_told(&harness, "meeple of turn 80") && !is_told(&harness, "tile of turn 1"));
    // Elsewhere, the wheel does not scroll the log.
    harness.hover_at(Pos2::ZERO + SIZES[1] / 2.0);
    wheel(&mut harness, -500.0);
    assert!(is_told(&harness, "meeple of turn 80"));
    harness.hover_at(place.center());
    harness.run_steps(1);
    wheel(&mut harness, -500.0);
    assert!(is_told(&harness, "tile of turn 1") && !is_told(&harness, "meeple of turn 80"));
    wheel(&mut harness, 500.0);
    assert!(is_told(&harness, "meeple of turn 80"));
    for _ in 0..80 {
        press(&mut harness, Key::PageDown);
    }
    assert!(is_told(&harness, "tile of turn 1") && is_told(&harness, "turn 1"));
    press(&mut harness, Key::PageUp);
    assert!(!is_told(&harness, "tile of turn 1"));
    for _ in 0..80 {
        press(&mut harness, Key::PageUp);
    }
    assert!(is_told(&harness, "meeple of turn 80"));
    harness.drag_at(place.center());
    harness.run_steps(1);
    harness.hover_at(place.center() - vec2(0.0, 60.0));
    harness.run_steps(1);
    harness.drop_at(place.center() - vec2(0.0, 60.0));
    assert!(heard(&mut harness).is_empty(), "a drag is no click");
    assert!(!is_told(&harness, "meeple of turn 80"));
}

#[test]
fn only_the_lines_that_are_seen_are_laid_out() {
    let harness = on_1280(turns(80));
    let told = (1..=80).filter(|turn| is_told(&harness, &format!("tile of turn {turn}"))).count();
    assert!((1..=4).contains(&told), "{told} turns are laid out");
}

#[test]
fn a_click_or_l_opens_the_log_large_with_more_of_it() {
    let view = turns(80);
    let place = log_place(SIZES[1], &view);
    let mut harness = on_1280(view.clone());
    harness.hover_at(place.center());
    harness.run_steps(1);
    harness.drag_at(place.center());
    harness.run_steps(1);
    harness.drop_at(place.center());
    assert_eq!(heard(&mut harness), [Intent::Table(TableIntent::OpenLog)]);
    assert_eq!(press(&mut harness, Key::L), [Intent::Table(TableIntent::OpenLog)]);
    let menu = Some(MenuView::default());
    let mut large = on_1280(TableView { over: Some(OverTable::Log), menu, ..view });
    let told = (1..=80).filter(|turn| is_told(&large, &format!("tile of turn {turn}"))).count();
    assert!((6..=20).contains(&told), "{told} turns are laid out");
    press(&mut large, Key::End);
    assert!(is_told(&large, "tile of turn 1"));
    assert_eq!(press(&mut large, Key::Escape), [Intent::Table(TableIntent::CloseMenu)]);
    assert_eq!(press(&mut large, Key::L), [Intent::Table(TableIntent::CloseMenu)]);
}

fn to_come(faces: usize, face_down: u16) -> TilesToCome {
    const KINDS: [&str; 4] = ["Roads", "Cities", "Cities and roads", "Spell Circles"];
    let face = |index: usize| FaceToCome {
        kind: KINDS[index * 4 / faces],
        caption: "road end, 3 ghosts".to_owned(),
        left: 1 + (index % 3) as u8,
        picture: None,
    };
    TilesToCome { faces: (0..faces).map(face).collect(), in_piles: 41, face_down }
}

fn counting(tiles: TilesToCome) -> TableView {
    TableView { over: Some(OverTable::Tiles(tiles)), menu: Some(MenuView::default()), ..view() }
}

#[test]
fn the_tiles_to_come_are_asked_for_at_the_piles_and_by_t() {
    let mut harness = on_1280(view());
    assert!(press(&mut harness, Key::T).is_empty(), "it is switched off");
    assert!(!is_told(&harness, "Which tiles are still to come (T)"));
    let mut harness = on_1280(TableView { tells_tiles: true, ..view() });
    assert_eq!(press(&mut harness, Key::T), [Intent::Table(TableIntent::OpenTiles)]);
    assert_eq!(click(&mut harness, "Which tiles are still to come (T)"), [Intent::Table(TableIntent::OpenTiles)]);
    let mut sheet = on_1280(counting(to_come(40, 0)));
    assert!(is_told(&sheet, "41 tiles in the piles") && is_told(&sheet, "Cities and roads"));
    assert_eq!(click(&mut sheet, "Back to the table"), [Intent::Table(TableIntent::CloseMenu)]);
    for key in [Key::T, Key::Escape] {
        assert_eq!(press(&mut sheet, key), [Intent::Table(TableIntent::CloseMenu)]);
    }
}

#[test]
fn tiles_that_lie_face_down_are_told_of_and_not_named() {
    let one = on_1280(counting(to_come(12, 1)));
    assert!(is_told(&one, "41 tiles in the piles; 1 more lies face down, and nobody knows which it is"));
    let several = on_1280(counting(to_come(12, 3)));
    assert!(is_told(&several, "41 tiles in the piles; 3 more lie face down, and nobody knows which they are"));
}

#[test]
fn what_is_looked_up_fits_any_window() {
    for size in SIZES.into_iter().chain(ODD_SIZES) {
        for faces in [1, 12, 62] {
            fit::whole(&format!("{faces} faces at {size:?}"), size, &counting(to_come(faces, 3)));
        }
        let log = TableView { over: Some(OverTable::Log), menu: Some(MenuView::default()), ..turns(80) };
        fit::whole(&format!("the log at {size:?}"), size, &log);
    }
}
