//! Panels and screens without a window: what is clicked is answered, what is long fits, nothing lies on anything else.

mod book;
mod fit;
mod looked_up;
mod told;

use egui::{Event, Key, Pos2, Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use mists::app::games::mists::panels::{self, *};
use mists::app::games::mists::screens::*;
use mists::app::screens::{self, *};
use mists::app::theme::{self, Art};
use mists::rules::Colour;
use mists::rules::mists::{Action, Hound, Outcome};
use mists::table::mists::campaign::{Campaign, Feat};
use mists::table::mists::shipped;
use mists::table::settings::{Loudness, MistChoice, Pace, Settings};

const SIZES: [Vec2; 5] = [
    Vec2::new(1024.0, 768.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(2560.0, 1080.0),
    Vec2::new(3840.0, 2160.0),
];

/// Small, upright and very wide ones; the least is 640 × 480.
const ODD_SIZES: [Vec2; 9] = [
    Vec2::new(640.0, 480.0),
    Vec2::new(1024.0, 600.0),
    Vec2::new(3440.0, 1440.0),
    Vec2::new(720.0, 1280.0),
    Vec2::new(800.0, 1100.0),
    Vec2::new(640.0, 900.0),
    Vec2::new(1080.0, 1920.0),
    Vec2::new(1000.0, 1000.0),
    Vec2::new(1000.0, 1160.0),
];

/// Runs a screen of this size; what it answers is collected.
fn shown<'a, T: 'a>(size: Vec2, show: impl FnMut(&egui::Context, &mut Art) -> Vec<T> + 'a) -> Harness<'a, Vec<T>> {
    shown_with(Art::unpainted(), size, show)
}

fn shown_with<'a, T: 'a>(
    mut art: Art,
    size: Vec2,
    mut show: impl FnMut(&egui::Context, &mut Art) -> Vec<T> + 'a,
) -> Harness<'a, Vec<T>> {
    let mut dressed = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, heard: &mut Vec<T>| {
            let ctx = ui.ctx().clone();
            if !dressed {
                theme::apply(&ctx, theme::definitions(|face| std::fs::read(font(face)).ok()));
                dressed = true;
            }
            heard.extend(show(&ctx, &mut art));
        },
        Vec::new(),
    );
    harness.run_steps(4);
    harness
}

fn font(face: theme::Face) -> String {
    format!("{}/assets/fonts/{}", env!("CARGO_MANIFEST_DIR"), face.file())
}

fn table_of(size: Vec2, view: TableView) -> Harness<'static, Vec<Intent>> {
    shown(size, move |ctx, art| panels::table(ctx, &view, art))
}

fn on_1280(view: TableView) -> Harness<'static, Vec<Intent>> {
    table_of(vec2(1280.0, 720.0), view)
}

fn heard<T>(harness: &mut Harness<'_, Vec<T>>) -> Vec<T> {
    harness.run_steps(3);
    std::mem::take(harness.state_mut())
}

fn click<T>(harness: &mut Harness<'_, Vec<T>>, label: &str) -> Vec<T> {
    harness.get_by_label(label).click();
    heard(harness)
}

/// What is wanted but for what is merely pointed at.
fn wanted(mut wishes: Vec<Intent>) -> Vec<Intent> {
    wishes.retain(|wish| !matches!(wish, Intent::PointAt(_)));
    wishes
}

fn press<T>(harness: &mut Harness<'_, Vec<T>>, key: Key) -> Vec<T> {
    harness.key_press(key);
    heard(harness)
}

fn player(name: &str, active: bool, colours: &[Colour]) -> PlayerRow {
    let hand = |&colour| MeeplesInHand { colour, left: 2, of: 5, selected: colour == colours[0], usable: true };
    PlayerRow { name: name.to_owned(), active, colours: colours.iter().map(hand).collect() }
}

fn marker(colour: Colour, total: u16) -> MarkerView {
    MarkerView { colour, total, stands: f32::from(total), coming: 5 }
}

fn three_markers(totals: [u16; 3]) -> Vec<MarkerView> {
    Colour::ALL.into_iter().zip(totals).map(|(colour, total)| marker(colour, total)).collect()
}

fn hounds(rufus: u16, ronja: u16) -> Vec<HoundView> {
    let place = HoundPlace::Waiting;
    vec![HoundView { hound: Hound::Rufus, space: rufus, place }, HoundView { hound: Hound::Ronja, space: ronja, place }]
}

fn one_pile(left: u16, of: u16) -> PilesView {
    PilesView { piles: vec![PileView { left, hound: None, target: 50 }], active: 0, of, to_go: vec![38] }
}

/// Pile 1 has seven tiles to bring four points.
fn three_piles() -> PilesView {
    let pile = |left, hound, target| PileView { left, hound, target };
    let piles = vec![pile(7, Some(Hound::Rufus), 15), pile(20, Some(Hound::Ronja), 50), pile(20, None, 100)];
    PilesView { piles, active: 0, of: 60, to_go: vec![4] }
}

/// A table with hounds, piles and three markers.
fn level_six() -> TableView {
    let score = ScoreView { level: 6, goal: 50, markers: three_markers([12, 3, 63]), hounds: hounds(10, 25) };
    TableView { score, piles: PilesView { to_go: vec![0, 7, 0], ..three_piles() }, ..view() }
}

fn taking(ghosts: u8) -> Taking {
    Taking { ghosts, too_many: false, cat_comes: false }
}

fn view() -> TableView {
    TableView {
        score: ScoreView { markers: vec![marker(Colour::Pink, 12)], ..ScoreView::default() },
        ghosts: GhostsView { left: 9, of: 15, would_take: Some(taking(2)), cat: None },
        piles: one_pile(41, 50),
        players: vec![player("Alix", true, &[Colour::Red]), player("Guilhem", false, &[Colour::Green])],
        hand: Some(HandView { picture: None, caption: "road end, 3 ghosts".to_owned(), away: false }),
        phase: PhaseView {
            colour: Some(Colour::Red),
            sentence: "Alix, lay your tile on a glowing square".to_owned(),
            step: Step::Meeple,
            can_skip: true,
            can_take_back: true,
        },
        foresight: Some(ForesightCard {
            lines: vec![
                ForesightLine { mark: ForesightMark::Points(3), text: "Alix’s road is done".to_owned() },
                ForesightLine { mark: ForesightMark::Danger, text: "the game would be lost".to_owned() },
            ],
        }),
        log: vec![LogLine { turn: 1, colour: Some(Colour::Red), text: "Alix put a guard on a road".to_owned() }].into(),
        ..TableView::default()
    }
}

/// Everything at its worst: five long names, no ghosts, a total beyond two laps, choices, a long sentence.
fn extreme() -> TableView {
    let long = "Adalbertine-Philippine of Carcassonne";
    let line = "Adalbertine-Philippine of Carcassonne finished a bank, and 12 ghosts went home at last";
    TableView {
        score: ScoreView { level: 6, goal: 120, markers: three_markers([137, 188, 250]), hounds: hounds(20, 60) },
        ghosts: GhostsView { left: 0, of: 15, would_take: Some(Taking { too_many: true, ..taking(4) }), cat: None },
        piles: PilesView { to_go: vec![99, 120, 7], active: 1, ..three_piles() },
        players: Colour::ALL[..5].iter().map(|&colour| player(long, colour == Colour::Blue, &[colour])).collect(),
        hand: Some(HandView { picture: None, caption: line.to_owned(), away: true }),
        phase: PhaseView { sentence: line.to_owned(), ..view().phase },
        foresight: Some(ForesightCard {
            lines: vec![ForesightLine { mark: ForesightMark::Freed, text: line.to_owned() }; 9],
        }),
        choices: vec![choice("A very long choice that hardly fits its button", Action::TakePoints); 9],
        log: vec![LogLine { turn: 80, colour: None, text: line.to_owned() }; 20].into(),
        toast: Some(Toast { sentence: line.repeat(3), rule: "PLACE-1".to_owned(), near: Some(Pos2::ZERO) }),
        tip: None,
        menu: None,
        question: false,
        not_saved: None,
        settings: None,
        book: None,
        over: None,
        tells_tiles: true,
    }
}

/// With the Spell Circles, every text as long as it gets.
fn enchanted() -> TableView {
    let cat = Some(CatView::Behind(10));
    let line = |mark, text: &str| ForesightLine { mark, text: text.to_owned() };
    TableView {
        ghosts: GhostsView { left: 15, of: 15, would_take: None, cat },
        foresight: Some(ForesightCard {
            lines: vec![
                line(ForesightMark::Cat, "Eloise: 12 more points"),
                line(ForesightMark::Note, "2 circles stay empty: their bank burns off"),
                line(ForesightMark::Ghosts, "Circles draw in 2 ghosts, 2 more come, one of them to a cemetery"),
                line(ForesightMark::Cat, "Eloise would come"),
            ],
        }),
        ..level_six()
    }
}

fn solo() -> TableView {
    let players = vec![player("Alix", true, &Colour::ALL[..4])];
    TableView { players, ..view() }
}

fn choice(text: &str, action: Action) -> Choice {
    Choice { text: text.to_owned(), answer: Answer::Act(action), ..Choice::default() }
}

fn scoring() -> TableView {
    let ghosts = Choice { note: "click them on one tile".to_owned(), ..Choice::default() };
    let ghosts = Choice { text: "Up to 3 ghosts".to_owned(), answer: Answer::PickGhosts, ..ghosts };
    let sum = "(11 tiles + 3 shields) × 2 × 3 colours = 84".to_owned();
    let points = Choice { note: sum, ..choice("84 points", Action::TakePoints) };
    let neither = Choice { minor: true, ..choice("Neither", Action::StopBanishing) };
    let choices = vec![points, ghosts, neither];
    let phase = PhaseView { sentence: "Alix, points or ghosts?".to_owned(), ..view().phase };
    TableView { choices, phase, ..view() }
}

#[test]
fn panels_stay_on_the_screen_and_apart() {
    let sizes = SIZES.into_iter().chain(ODD_SIZES);
    for (size, scale) in sizes.flat_map(|size| [0.75, 1.0, 1.15, 2.0].map(|scale| (size, scale))) {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        let unit = theme::unit_on(screen, scale);
        for view in [view(), extreme(), solo(), scoring(), level_six(), enchanted(), TableView::default()] {
            let places = Places::on(screen, unit, &view);
            let named = places.named();
            for (at, (name, place)) in named.iter().enumerate() {
                assert!(screen.contains_rect(*place), "{name} leaves the screen at {size:?}, scale {scale}: {place:?}");
                for (other, there) in &named[at + 1..] {
                    assert!(!place.intersects(*there), "{name} lies on {other} at {size:?}, scale {scale}");
                }
                let free = places.free;
                if *name != "phase" || view.choices.is_empty() {
                    assert!(!free.intersects(*place), "{name} lies on the free middle at {size:?}, scale {scale}");
                }
            }
            assert_eq!(places.free, Places::on(screen, unit, &TableView::default()).free);
            let (width, height) = (places.free.width() / size.x, places.free.height() / size.y);
            let upright = theme::is_upright(screen);
            let enough = if upright { width > 0.95 && height > 0.33 } else { width > 0.39 && height > 0.68 };
            assert!(enough, "{width} × {height} of {size:?} at scale {scale}");
        }
    }
}

#[test]
fn every_panel_shows_whatever_the_numbers_are() {
    for size in [SIZES[0], SIZES[1], vec2(320.0, 200.0)] {
        for view in [TableView::default(), extreme(), solo(), scoring(), level_six(), enchanted()] {
            let mut harness = table_of(size, view);
            assert!(heard(&mut harness).is_empty());
        }
    }
}

#[test]
fn what_is_painted_arrives_and_is_kept() {
    let view = view();
    let (told, painting) = std::sync::mpsc::channel();
    let mut harness = shown_with(Art::new(), SIZES[0], move |ctx, art| {
        let wishes = panels::table(ctx, &view, art);
        let _ = told.send(art.is_painting());
        wishes
    });
    let still = || painting.try_iter().last().unwrap_or(true);
    for _ in 0..600 {
        if !still() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        harness.run_steps(1);
    }
    panic!("something is never painted");
}

#[test]
fn nothing_written_leaves_its_panel() {
    for size in [SIZES[0], SIZES[1]] {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for view in [view(), extreme(), solo(), scoring(), level_six(), enchanted()] {
            let view = TableView { toast: None, tip: None, ..view };
            let places = Places::on(screen, theme::unit_on(screen, 1.0), &view).named();
            let harness = table_of(size, view);
            let mut seen = 0;
            for node in harness.query_all_by(|node| node.label().or(node.value()).is_some_and(|text| !text.is_empty()))
            {
                let place = node.rect();
                seen += 1;
                let home = places.iter().any(|(_, panel)| panel.expand(0.5).contains_rect(place));
                let node = node.accesskit_node();
                assert!(home, "{:?} sticks out at {place:?}", node.label().or(node.value()));
            }
            assert!(seen > 15, "only {seen} pieces of text");
        }
    }
}

#[test]
fn text_is_never_smaller_than_fourteen_pixels_on_a_small_window() {
    let smallest = theme::unit_on(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0)), 1.0) * 21.0;
    assert!(smallest >= 13.99, "{smallest}");
}

#[test]
fn the_phase_line_answers_clicks() {
    let mut harness = on_1280(view());
    assert_eq!(click(&mut harness, "no meeple"), [Intent::Skip]);
    assert_eq!(click(&mut harness, "take back"), [Intent::TakeBack]);
    assert_eq!(click(&mut harness, "menu"), [Intent::OpenMenu]);
}

#[test]
fn a_click_counts_however_long_it_takes() {
    let mut harness = on_1280(view());
    let at = harness.get_by_label("no meeple").rect().center();
    harness.event(Event::PointerMoved(at));
    let button = |pressed| Event::PointerButton {
        pos: at,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    harness.event(button(true));
    harness.run_steps(12);
    harness.event(button(false));
    assert_eq!(heard(&mut harness), [Intent::Skip]);
}

#[test]
fn the_tile_in_hand_is_turned_and_dragged() {
    let mut harness = on_1280(view());
    assert_eq!(click(&mut harness, "Turn left"), [Intent::Rotate(-1)]);
    assert_eq!(click(&mut harness, "Turn right"), [Intent::Rotate(1)]);
    let at = harness.get_by_label_contains("The tile in hand").rect().center();
    assert_eq!(dragged(&mut harness, at), [Intent::DragHand]);
}

fn dragged(harness: &mut Harness<'_, Vec<Intent>>, from: Pos2) -> Vec<Intent> {
    harness.hover_at(from);
    harness.drag_at(from);
    harness.run_steps(1);
    harness.hover_at(from - vec2(60.0, 40.0));
    let wishes = heard(harness);
    harness.drop_at(from - vec2(60.0, 40.0));
    harness.run_steps(2);
    wishes
}

#[test]
fn meeples_of_the_active_player_are_chosen_and_dragged() {
    let players = vec![player("Alix", true, &[Colour::Red, Colour::Green]), player("Maura", false, &[Colour::Blue])];
    let mut harness = on_1280(TableView { players, ..view() });
    assert_eq!(click(&mut harness, "Alix: 2 green in hand"), [Intent::SelectColour(Colour::Green)]);
    let at = harness.get_by_label("Alix: 2 red in hand").rect().center();
    assert_eq!(dragged(&mut harness, at), [Intent::DragMeeple(Colour::Red)]);
    assert!(harness.query_by_label_contains("blue in hand").is_none());
}

#[test]
fn choices_are_made_by_click_and_by_key() {
    let mut harness = on_1280(scoring());
    assert_eq!(wanted(click(&mut harness, "84 points")), [Intent::Choose(Action::TakePoints)]);
    assert_eq!(wanted(click(&mut harness, "Up to 3 ghosts")), [Intent::PickGhosts]);
    assert_eq!(wanted(press(&mut harness, Key::Num1)), [Intent::Choose(Action::TakePoints)]);
    assert_eq!(wanted(press(&mut harness, Key::Num2)), [Intent::PickGhosts]);
    assert_eq!(wanted(press(&mut harness, Key::Num3)), [Intent::Choose(Action::StopBanishing)]);
    assert!(wanted(press(&mut harness, Key::Num4)).is_empty());
}

#[test]
fn two_choices_that_read_alike_are_two() {
    let [first, second] = [Action::TakePoints, Action::SkipMeeple];
    let choices = vec![choice("Road: 4", first), choice("Road: 4", second)];
    let mut harness = on_1280(TableView { choices, ..scoring() });
    let buttons: Vec<_> = harness.get_all_by_label("Road: 4").map(|button| button.rect().center()).collect();
    for (at, action) in buttons.into_iter().zip([first, second]) {
        harness.hover_at(at);
        assert!(heard(&mut harness).iter().all(|intent| *intent == Intent::PointAt(action)));
        harness.drag_at(at);
        harness.drop_at(at);
        let chosen: Vec<_> =
            heard(&mut harness).into_iter().filter(|intent| *intent != Intent::PointAt(action)).collect();
        assert_eq!(chosen, [Intent::Choose(action)]);
    }
}

#[test]
fn points_or_ghosts_shows_its_sum_can_be_taken_back_and_has_neither_small_and_last() {
    let mut harness = on_1280(scoring());
    harness.get_by_label("(11 tiles + 3 shields) × 2 × 3 colours = 84");
    harness.get_by_label("click them on one tile");
    let place = |label: &str| harness.get_by_label(label).rect();
    let (points, ghosts, neither) = (place("84 points"), place("Up to 3 ghosts"), place("Neither"));
    assert!(neither.left() > ghosts.right() && ghosts.left() > points.right(), "neither is last");
    assert!(neither.area() < 0.75 * ghosts.area() && neither.area() < 0.75 * points.area(), "neither is small");
    assert_eq!(click(&mut harness, "take back"), [Intent::TakeBack]);
}

#[test]
fn what_occurs_in_a_turn_has_a_step_of_its_own_while_it_occurs() {
    let at = |step| on_1280(TableView { phase: PhaseView { step, ..view().phase }, ..view() });
    let occasions =
        [(Step::Burial, "Burial"), (Step::Eloise, "Eloise"), (Step::Hound, "Hound"), (Step::FaceDown, "Face down")];
    for (step, word) in occasions {
        let harness = at(step);
        harness.get_by_label(word);
        for (_, other) in occasions.into_iter().filter(|(other, _)| *other != step) {
            assert!(harness.query_by_label(other).is_none(), "{other} is shown at {word}");
        }
        for always in ["Tile", "Ghosts", "Meeple", "Score"] {
            harness.get_by_label(always);
        }
    }
}

#[test]
fn the_panel_says_that_eloise_is_asked_about() {
    supply(5, None, CatView::Asking).get_by_label("Whom does Eloise join?");
}

#[test]
fn keys_stay_with_the_board() {
    let mut harness = on_1280(scoring());
    assert!(press(&mut harness, Key::Tab).is_empty());
    assert!(harness.ctx.memory(|memory| memory.focused().is_none()));
    assert!(press(&mut harness, Key::Enter).is_empty());
}

#[test]
fn a_click_on_a_panel_is_the_panels_own() {
    let mut harness = on_1280(view());
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
    for (name, place) in Places::on(screen, theme::unit_on(screen, 1.0), &view()).named() {
        harness.hover_at(place.center());
        harness.run_steps(2);
        assert!(harness.ctx.is_pointer_over_egui(), "the pointer falls through {name}");
    }
    harness.hover_at(panels::places(&harness.ctx, &view()).free.center());
    harness.run_steps(2);
    assert!(!harness.ctx.is_pointer_over_egui());
}

#[test]
fn the_menu_is_worked_with_the_keyboard() {
    let mut harness = on_1280(TableView {
        menu: Some(MenuView { can_take_back: true, can_redo: false, spell_circles: false }),
        ..view()
    });
    assert_eq!(press(&mut harness, Key::Enter), [Intent::CloseMenu]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Enter), [Intent::TakeBack]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Enter), [Intent::LookUp]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Enter), [Intent::Read(Page::TurnControls)]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Enter), [Intent::OpenSettings]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Enter), [Intent::BeginAgain]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Space), [Intent::SaveAndLeave]);
    assert_eq!(press(&mut harness, Key::Escape), [Intent::CloseMenu]);
    assert_eq!(click(&mut harness, "Quit"), [Intent::Quit]);
    let mut closed = on_1280(view());
    assert_eq!(press(&mut closed, Key::Escape), [Intent::OpenMenu]);
}

#[test]
fn what_was_taken_back_is_done_again_from_the_menu() {
    let menu =
        |can_redo| TableView { menu: Some(MenuView { can_take_back: true, can_redo, spell_circles: false }), ..view() };
    assert_eq!(click(&mut on_1280(menu(true)), "Redo"), [Intent::Redo]);
    assert_eq!(click(&mut on_1280(menu(false)), "Redo"), []);
}

#[test]
fn a_game_that_is_not_saved_says_so_and_why() {
    let why = "The disk is full.";
    for (size, (words, reason)) in SIZES.into_iter().zip([("not saved", why); SIZES.len()]) {
        let mut harness = table_of(size, TableView { not_saved: Some(reason.to_owned()), ..view() });
        assert!(harness.query_by_label_contains(reason).is_none());
        let badge = harness.get_by_label(words).rect().center();
        harness.hover_at(badge);
        harness.run_steps(3);
        assert!(harness.query_by_label_contains(reason).is_some(), "no reason at {size}");
    }
    assert!(on_1280(view()).query_by_label("not saved").is_none());
}

#[test]
fn while_something_is_asked_over_the_table_nothing_else_is_answered() {
    let menu = Some(MenuView { can_take_back: true, can_redo: true, spell_circles: false });
    let mut harness = on_1280(TableView { menu, question: true, ..scoring() });
    assert!(harness.query_by_label("Begin again").is_none(), "the menu is not seen");
    for key in [Key::Escape, Key::Num1, Key::Enter] {
        assert_eq!(press(&mut harness, key), []);
    }
}

// SETUP-4, HOUND-1
#[test]
fn the_track_tells_where_hounds_goal_and_markers_are() {
    let mut reached = level_six();
    let harness = on_1280(level_six());
    for told in ["Rufus waits at 10", "Ronja waits at 25", "The goal: 50", "red marker: 12 points"] {
        harness.get_by_label(told);
    }
    harness.get_by_label("blue marker: 63 points, on lap 2");
    harness.get_by_label("lap 2");
    let score = ScoreView { markers: three_markers([1, 2, 3]), ..level_six().score };
    on_1280(TableView { score, ..view() }).get_by_label("all to 50");
    reached.score.hounds[0].place = HoundPlace::With(Colour::Green);
    reached.score.hounds[1].place = HoundPlace::Gone;
    let harness = on_1280(reached);
    harness.get_by_label("Rufus is with green");
    harness.get_by_label("Ronja has left the game");
    let far = ScoreView { goal: 120, markers: vec![marker(Colour::Pink, 104)], ..ScoreView::default() };
    on_1280(TableView { score: far, ..view() }).get_by_label("of 120, lap 3");
}

fn supply(left: u8, would_take: Option<Taking>, cat: CatView) -> Harness<'static, Vec<Intent>> {
    on_1280(TableView { ghosts: GhostsView { left, of: 15, would_take, cat: Some(cat) }, ..view() })
}

// CAT-1, CAT-2, CAT-3
#[test]
fn the_supply_tells_where_eloise_is() {
    let harness = supply(9, None, CatView::Behind(4));
    harness.get_by_label("6 of 15 haunt the land");
    harness.get_by_label("4 before Eloise, 5 behind");
    let calling = Taking { cat_comes: true, ..taking(5) };
    let harness = supply(9, Some(calling), CatView::Behind(4));
    harness.get_by_label("This tile would take 5");
    harness.get_by_label("Eloise would come");
    supply(5, None, CatView::With(Colour::Blue)).get_by_label("Eloise is with blue");
    supply(5, None, CatView::Waiting).get_by_label("Eloise waits for a meeple");
    assert!(on_1280(view()).query_by_label_contains("Eloise").is_none());
}

// GHOST-5
#[test]
fn the_supply_warns_only_of_a_tile_that_takes_too_many() {
    let supply =
        |would_take| on_1280(TableView { ghosts: GhostsView { left: 3, of: 15, would_take, cat: None }, ..view() });
    supply(Some(Taking { too_many: true, ..taking(4) })).get_by_label("It would take 4: too many");
    // A bank that burns off first brings enough of them home.
    supply(Some(taking(4))).get_by_label("This tile would take 4");
}

// PILE-1, PILE-2
#[test]
fn the_active_pile_tells_what_it_still_needs() {
    let harness = on_1280(TableView { piles: three_piles(), ..view() });
    harness.get_by_label("Pile 1: 7 tiles");
    harness.get_by_label("Rufus at 15: 4 points to go");
    let piles = PilesView { active: 2, to_go: vec![1], ..three_piles() };
    let harness = on_1280(TableView { piles, ..view() });
    harness.get_by_label("Pile 3: 20 tiles");
    harness.get_by_label("Goal at 100: 1 point to go");
    on_1280(level_six()).get_by_label("Rufus at 15: 0 + 7 + 0 to go");
    on_1280(view()).get_by_label("41 tiles left");
}

// L6-2, CEM-4
#[test]
fn markers_and_meeples_to_bury_are_chosen_by_their_badges() {
    let of = |colour, text: &str, action| Choice { badge: Some(colour), ..choice(text, action) };
    let choices = vec![
        of(Colour::Red, "Red, at 12", Action::MoveMarker { marker: Colour::Red }),
        of(Colour::Black, "Black", Action::BuryFromSupply { colour: Colour::Black }),
    ];
    let mut harness = on_1280(TableView { choices, ..level_six() });
    assert_eq!(wanted(click(&mut harness, "Red, at 12")), [Intent::Choose(Action::MoveMarker { marker: Colour::Red })]);
    assert_eq!(
        wanted(press(&mut harness, Key::Num2)),
        [Intent::Choose(Action::BuryFromSupply { colour: Colour::Black })]
    );
}

#[test]
fn the_menu_leads_to_the_rules_that_are_played() {
    let menu = |spell_circles| TableView {
        menu: Some(MenuView { can_take_back: true, can_redo: false, spell_circles }),
        ..view()
    };
    let mut harness = on_1280(menu(true));
    assert_eq!(click(&mut harness, "Rules of the Spell Circles"), [Intent::Read(Page::SpellCircles)]);
    assert!(on_1280(menu(false)).query_by_label("Rules of the Spell Circles").is_none());
}

#[test]
fn the_title_offers_to_continue_only_what_was_left() {
    let saved =
        SavedGame { whereabouts: "Level I, turn 27".to_owned(), players: vec!["Alix".to_owned(), "Maura".to_owned()] };
    let full = TitleView { saved: Some(saved), muted: false };
    let mut harness = shown(SIZES[1], move |ctx, art| screens::title(ctx, &full, art));
    harness.get_by_label("Level I, turn 27, Alix and Maura");
    assert_eq!(press(&mut harness, Key::Enter), [TitleIntent::Continue]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Enter), [TitleIntent::NewGame]);
    assert_eq!(click(&mut harness, "How to play"), [TitleIntent::HowToPlay]);
    assert_eq!(click(&mut harness, "Quit"), [TitleIntent::Quit]);
    let mut fresh = shown(SIZES[1], |ctx, art| screens::title(ctx, &TitleView::default(), art));
    assert!(fresh.query_by_label("Continue").is_none());
    assert_eq!(press(&mut fresh, Key::Enter), [TitleIntent::NewGame]);
}

const WON: Feat = Feat { won: true, total: 53, turns: 41, ghosts: 6, with_take_back: false };

fn levels(campaign: Campaign) -> Harness<'static, Vec<LevelIntent>> {
    shown(SIZES[1], move |ctx, art| {
        mists::app::games::mists::screens::level_select(
            ctx,
            &mists::app::games::mists::screens::cards(&campaign),
            campaign.all_open(),
            art,
        )
    })
}

#[test]
fn only_open_levels_are_played() {
    let mut harness = levels(Campaign::default());
    assert_eq!(click(&mut harness, "Level I: First Mist"), [LevelIntent::Choose(1)]);
    assert!(click(&mut harness, "Level II: Keep and Churchyard").is_empty());
    for before in ["I", "II", "III", "IV", "V"] {
        harness.get_by_label(&format!("Win level {before} first"));
    }
    assert_eq!(press(&mut harness, Key::Escape), [LevelIntent::Back]);
}

#[test]
fn cards_tell_the_best_results() {
    let mut campaign = Campaign::default();
    campaign.record(1, 3, WON);
    campaign.record(1, 5, Feat { won: false, total: 31, ..WON });
    campaign.record(2, 1, Feat { won: false, total: 44, ghosts: 1, with_take_back: true, ..WON });
    let mut harness = levels(campaign);
    harness.get_by_label("Won with 53 in 41 turns");
    harness.get_by_label("Level I, 3 players: won with 53 in 41 turns, 6 ghosts on the land");
    harness.get_by_label("Level I, 5 players: lost with 31 in 41 turns, 6 ghosts on the land");
    harness.get_by_label("Best so far: 44");
    harness.get_by_label("Level II, 1 player: lost with 44 in 41 turns, 1 ghost on the land, with take-back");
    assert_eq!(click(&mut harness, "Level II: Keep and Churchyard"), [LevelIntent::Choose(2)]);
    assert!(click(&mut harness, "Level III: The Two Hounds").is_empty());
}

#[test]
fn all_levels_can_be_opened_on_the_spot() {
    let mut harness = levels(Campaign::default());
    assert_eq!(click(&mut harness, "Open all levels"), [LevelIntent::OpenAll(true)]);
    let mut campaign = Campaign::default();
    campaign.open_all(true);
    let mut harness = levels(campaign);
    assert_eq!(click(&mut harness, "Level VI: Three Lights"), [LevelIntent::Choose(6)]);
    assert_eq!(click(&mut harness, "Open all levels"), [LevelIntent::OpenAll(false)]);
}

// L6-1
#[test]
fn three_markers_are_chosen_at_level_six() {
    let mut harness = setup_with(SetupForm::new(6, 4, 7));
    assert_eq!(click(&mut harness, "yellow marks the score"), [SetupIntent::Marker(Colour::Yellow)]);
    harness.get_by_label("choose three");
    let mut harness = setup_with(SetupForm::new(6, 3, 7));
    harness.get_by_label("three markers");
    assert!(click(&mut harness, "red marks the score").is_empty());
    setup_with(SetupForm::new(5, 3, 7)).get_by_label("yellow marks the score");
}

#[test]
fn the_setup_refuses_what_does_not_go_together() {
    let mut harness = setup_with(SetupForm::new(1, 3, 7));
    click(&mut harness, "red for player 2");
    harness.get_by_label("Alix already has red: each colour belongs to one player.");
    assert_eq!(click(&mut harness, "Begin"), [SetupIntent::Begin]);
    let mut doubled = SetupForm::new(1, 3, 7);
    doubled.answer(&SetupIntent::Name(1, "Alix".to_owned()));
    let mut harness = setup_with(doubled);
    assert!(click(&mut harness, "Begin").is_empty());
    harness.get_by_label_contains("Two players are called Alix");
}

/// A setup whose wishes are granted, as in the game.
fn setup_with(mut form: SetupForm) -> Harness<'static, Vec<SetupIntent>> {
    shown(SIZES[1], move |ctx, art| {
        let wishes = mists::app::games::mists::screens::setup(ctx, &form, art);
        wishes.iter().for_each(|wish| form.answer(wish));
        wishes
    })
}

// SPELL-1
#[test]
fn the_spell_circles_are_switched_by_pointer_and_keyboard() {
    for (level, players) in (1..=6).flat_map(|level| (1..=5).map(move |players| (level, players))) {
        let mut harness = setup_with(SetupForm::new(level, players, 7));
        assert_eq!(click(&mut harness, "Spell Circles"), [SetupIntent::SpellCircles(true)]);
        assert_eq!(click(&mut harness, "Spell Circles"), [SetupIntent::SpellCircles(false)]);
    }
    let mut harness = setup_with(SetupForm::new(1, 3, 7));
    let mut steps = 0;
    while !harness.get_by_label("Spell Circles").is_focused() {
        press(&mut harness, Key::Tab);
        steps += 1;
        assert!(steps < 60, "Tab never gets there");
    }
    assert_eq!(press(&mut harness, Key::Space), [SetupIntent::SpellCircles(true)]);
    assert_eq!(press(&mut harness, Key::Enter), [SetupIntent::SpellCircles(false)]);
}

#[test]
fn the_switch_of_the_spell_circles_lies_on_nothing_else() {
    for size in SIZES {
        let mut form = SetupForm::new(6, 5, 7);
        form.spell_circles = true;
        let harness = shown(size, move |ctx, art| mists::app::games::mists::screens::setup(ctx, &form, art));
        let switch = harness.get_by_label("Spell Circles").rect();
        let hint = harness.get_by_label("nine more tiles, and Eloise").rect();
        assert!(switch.contains_rect(hint), "{hint:?} leaves {switch:?} at {size:?}");
        let others = ["5 players", "Name of player 1", "pink for player 1"];
        for place in others.map(|other| harness.get_by_label(other).rect()) {
            assert!(!place.intersects(switch), "{place:?} and {switch:?} at {size:?}");
        }
    }
}

#[test]
fn a_game_with_the_spell_circles_is_called_so() {
    let ended = ResultView { level: 4, spell_circles: true, ..ended(Outcome::Victory) };
    result_of(ended).get_by_label("IV with the Spell Circles");
    result_of(self::ended(Outcome::Victory)).get_by_label("III");
}

#[test]
fn names_and_seed_are_written() {
    let mut harness = setup_with(SetupForm::new(1, 2, 7));
    assert_eq!(click(&mut harness, "5 players"), [SetupIntent::Players(5)]);
    harness.get_by_label("Name of player 5").click();
    harness.run_steps(2);
    harness.key_press(Key::End);
    harness.event(Event::Text("!".to_owned()));
    assert_eq!(heard(&mut harness), [SetupIntent::Name(4, "Aélis!".to_owned())]);
    assert_eq!(click(&mut harness, "Roll a seed"), [SetupIntent::RollSeed]);
    assert_eq!(press(&mut harness, Key::Escape), [SetupIntent::Back]);
}

fn ended(outcome: Outcome) -> ResultView {
    ResultView {
        outcome,
        level: 3,
        spell_circles: false,
        total: 9,
        markers: Vec::new(),
        goal: 100,
        pile: Some(1),
        target: "Rufus at 15".to_owned(),
        needed: 15,
        supply: 2,
        ghosts: 13,
        turns: 31,
        tiles_left: 40,
        seed: "7".to_owned(),
        with_take_back: false,
        next: Some(4),
        opened: None,
        best: false,
        can_take_back: true,
        picture: "The land as you left it".to_owned(),
        can_save_picture: true,
        settled: true,
    }
}

fn result_of(view: ResultView) -> Harness<'static, Vec<ResultIntent>> {
    shown(SIZES[1], move |ctx, art| mists::app::games::mists::screens::result(ctx, &view, art))
}

#[test]
fn the_result_says_what_ended_the_game_and_by_which_rule() {
    for outcome in [Outcome::Victory, Outcome::OutOfTiles, Outcome::PileEmpty, Outcome::OutOfGhosts] {
        let extreme = ResultView {
            total: u16::MAX,
            seed: "a word of eighteen".to_owned(),
            with_take_back: true,
            next: None,
            ..ended(outcome)
        };
        let mut harness = result_of(extreme);
        harness.get_by_label(&format!("Rule {}", outcome.rule()));
        harness.get_by_label("with take-back");
        assert!(press(&mut harness, Key::Space).is_empty() && press(&mut harness, Key::Enter).is_empty());
        press(&mut harness, Key::Tab);
        assert_eq!(press(&mut harness, Key::Enter), [ResultIntent::PlayAgain]);
        assert_eq!(click(&mut harness, "Take back"), [ResultIntent::TakeBack]);
        assert_eq!(press(&mut harness, Key::U), [ResultIntent::TakeBack]);
        assert_eq!(click(&mut harness, "Same seed again"), [ResultIntent::SameSeed]);
        assert_eq!(click(&mut harness, "Levels"), [ResultIntent::Levels]);
        assert_eq!(click(&mut harness, "Title"), [ResultIntent::Title]);
    }
}

#[test]
fn a_result_just_shown_takes_no_answer() {
    let mut harness = result_of(ResultView { settled: false, ..ended(Outcome::OutOfGhosts) });
    for key in [Key::Enter, Key::Space, Key::U, Key::Escape, Key::Tab, Key::Enter] {
        assert!(press(&mut harness, key).is_empty(), "{key:?}");
    }
    assert!(click(&mut harness, "Play again").is_empty());
    let first = ResultView { can_take_back: false, ..ended(Outcome::OutOfGhosts) };
    assert!(press(&mut result_of(first), Key::U).is_empty());
}

// PILE-2, END-2, GHOST-5
#[test]
fn every_defeat_is_told_by_its_cause() {
    result_of(ended(Outcome::PileEmpty)).get_by_label("Pile 1 was used up 6 points short of Rufus at 15.");
    let last = ResultView { pile: None, needed: 75, total: 74, ..ended(Outcome::OutOfTiles) };
    result_of(last).get_by_label("The last tile was laid, 1 point short of the goal.");
    let word = "More ghosts had to come than the 2 left in the supply.";
    result_of(ended(Outcome::OutOfGhosts)).get_by_label(word);
    let markers = vec![(Colour::Red, 16), (Colour::Green, 9), (Colour::Blue, 12)];
    let three = ResultView { level: 6, markers, goal: 50, ..ended(Outcome::PileEmpty) };
    let harness = result_of(three);
    harness.get_by_label("Pile 1 was used up 9 points short of Rufus at 15, all markers counted.");
    harness.get_by_label("16 · 9 · 12 of 50 each");
}

#[test]
fn a_victory_leads_to_the_next_level() {
    let mut harness = result_of(ResultView { opened: Some(4), ..ended(Outcome::Victory) });
    harness.get_by_label("Level IV is open now.");
    press(&mut harness, Key::Tab);
    assert_eq!(press(&mut harness, Key::Enter), [ResultIntent::Next(4)]);
    assert!(result_of(ended(Outcome::PileEmpty)).query_by_label("Next level").is_none());
    result_of(ResultView { best: true, ..ended(Outcome::Victory) }).get_by_label_contains("Your best so far");
    let lost = result_of(ResultView { best: true, ..ended(Outcome::OutOfTiles) });
    assert!(lost.query_by_label_contains("Your best so far").is_none(), "nobody is congratulated on a defeat");
}

#[test]
fn messages_are_answered() {
    let saved = SavedGame { whereabouts: "Level I, turn 3".to_owned(), players: Vec::new() };
    let offer = MessageView::offer_to_continue(&saved);
    let mut harness = shown(SIZES[1], move |ctx, art| screens::message(ctx, &offer, art));
    assert_eq!(click(&mut harness, "Continue"), [MessageIntent::Yes]);
    assert_eq!(press(&mut harness, Key::Escape), [MessageIntent::No]);
    let told = MessageView::told("Nothing to worry about", "It is only a test.");
    let mut harness = shown(SIZES[1], move |ctx, art| screens::message(ctx, &told, art));
    assert_eq!(press(&mut harness, Key::Escape), [MessageIntent::Yes]);
}

#[test]
fn a_question_that_ends_something_has_the_focus_on_the_other_answer() {
    let saved = screens::SavedGame { whereabouts: "Level VI, turn 11".to_owned(), players: Vec::new() };
    let questions = [
        MessageView::another_under_way(&saved),
        MessageView::begin_again(),
        MessageView::leave_unsaved("The disk is full."),
        MessageView::open_elsewhere(),
    ];
    for question in questions {
        let mut harness = shown(SIZES[1], move |ctx, art| screens::message(ctx, &question, art));
        for key in [Key::Enter, Key::Space, Key::Escape] {
            assert_eq!(press(&mut harness, key), [MessageIntent::No]);
        }
        press(&mut harness, Key::ArrowLeft);
        assert_eq!(press(&mut harness, Key::Enter), [MessageIntent::Yes]);
    }
}

#[test]
fn a_message_keeps_the_keyboard_from_the_screen_behind() {
    let offer =
        MessageView::offer_to_continue(&SavedGame { whereabouts: "Level I, turn 3".to_owned(), players: Vec::new() });
    let behind = TitleView::default();
    // The title is there first and has the focus.
    let mut since = 0;
    let mut harness = shown(SIZES[1], move |ctx, art| {
        since += 1;
        let mut answers: Vec<Result<MessageIntent, TitleIntent>> =
            screens::title(ctx, &behind, art).into_iter().map(Err).collect();
        if since > 2 {
            answers.extend(screens::message(ctx, &offer, art).into_iter().map(Ok));
        }
        answers
    });
    assert_eq!(press(&mut harness, Key::Enter), [Ok(MessageIntent::Yes)]);
    for _ in 0..2 {
        press(&mut harness, Key::Tab);
        assert_eq!(press(&mut harness, Key::Enter), [Ok(MessageIntent::No)]);
        press(&mut harness, Key::Tab);
        assert_eq!(press(&mut harness, Key::Space), [Ok(MessageIntent::Yes)]);
    }
    press(&mut harness, Key::ArrowDown);
    assert!(press(&mut harness, Key::Enter).iter().all(Result::is_ok));
}

#[test]
fn credits_and_loading_show_on_any_screen() {
    for size in SIZES {
        let mut harness = shown(size, screens::credits);
        assert_eq!(press(&mut harness, Key::Escape), [CreditsIntent::Back]);
        let view = LoadingView {
            share: f32::NAN,
            what: String::new(),
            trouble: Some("assets/fonts/Almendra-Bold.ttf: the file is missing".to_owned()),
        };
        let mut harness = shown(size, move |ctx, _| {
            screens::loading(ctx, &view);
            Vec::<()>::new()
        });
        assert!(heard(&mut harness).is_empty());
    }
}

fn settings_with(start: Settings) -> Harness<'static, Vec<SettingsIntent>> {
    let mut now = start;
    shown(SIZES[1], move |ctx, art| {
        let wishes = screens::settings(ctx, &now, art);
        for wish in &wishes {
            if let SettingsIntent::Change(changed) = wish {
                now = *changed;
            }
        }
        wishes
    })
}

/// What the settings were changed to last.
fn changed(heard: Vec<SettingsIntent>) -> Settings {
    let mut changes = heard.into_iter().filter_map(|wish| match wish {
        SettingsIntent::Change(settings) => Some(settings),
        SettingsIntent::Close => None,
    });
    changes.next_back().expect("a change")
}

#[test]
fn settings_are_changed_by_click_drag_and_key() {
    let mut harness = settings_with(Settings::default());
    assert_eq!(changed(click(&mut harness, "briskly")).pace, Pace::Brisk);
    assert_eq!(changed(click(&mut harness, "stands still")).mist, MistChoice::Still);
    assert!(changed(click(&mut harness, "nothing drifts, bobs or breathes")).reduced_motion);
    assert!(changed(click(&mut harness, "nothing is heard (M)")).muted);
    harness.get_by_label("Hounds and Eloise").focus();
    harness.run_steps(2);
    let quieter = changed(press(&mut harness, Key::ArrowLeft));
    assert_eq!(quieter.loudness.animals, Loudness::default().animals - 5);
    assert_eq!((quieter.pace, quieter.muted), (Pace::Brisk, true), "the other choices stay");
    let bead = harness.get_by_label("Panels and text").rect();
    harness.drag_at(bead.right_center() - vec2(2.0, 0.0));
    let large = changed(heard(&mut harness));
    harness.hover_at(bead.left_center() + vec2(2.0, 0.0));
    let small = changed(heard(&mut harness));
    harness.drop_at(bead.left_center() + vec2(2.0, 0.0));
    harness.run_steps(2);
    assert_eq!((large.scale, small.scale), (200, 75));
    assert_eq!(changed(click(&mut harness, "Reset")), Settings::default());
    assert_eq!(press(&mut harness, Key::Escape), [SettingsIntent::Close]);
    assert_eq!(click(&mut harness, "Done"), [SettingsIntent::Close]);
}

#[test]
fn a_scale_beyond_what_fits_says_how_much_does() {
    let harness = settings_with(Settings { scale: 200, ..Settings::default() });
    let fits = theme::most_fitting(Rect::from_min_size(Pos2::ZERO, SIZES[1]));
    assert!((115..200).contains(&fits), "{fits}");
    harness.get_by_label(&format!("200 %, {fits} % fits this window"));
}

#[test]
fn the_picture_of_the_board_is_saved_by_click_and_by_key() {
    let mut harness = result_of(ended(Outcome::Victory));
    assert_eq!(click(&mut harness, "save the picture"), [ResultIntent::SavePicture]);
    assert_eq!(press(&mut harness, Key::P), [ResultIntent::SavePicture]);
    let mut saved = result_of(ResultView { can_save_picture: false, ..ended(Outcome::Victory) });
    assert!(press(&mut saved, Key::P).is_empty());
}
