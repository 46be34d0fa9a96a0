//! Panels and screens without a window: what is clicked is answered, what is long fits, nothing lies on anything else.

use egui::{Event, Key, Pos2, Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use mists::app::panels::{self, *};
use mists::app::screens::{self, *};
use mists::app::theme::{self, Art};
use mists::rules::{Action, Colour, Outcome};

const SIZES: [Vec2; 5] = [
    Vec2::new(1024.0, 768.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(2560.0, 1080.0),
    Vec2::new(3840.0, 2160.0),
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

fn press<T>(harness: &mut Harness<'_, Vec<T>>, key: Key) -> Vec<T> {
    harness.key_press(key);
    heard(harness)
}

fn player(name: &str, active: bool, colours: &[Colour]) -> PlayerRow {
    let hand = |&colour| MeeplesInHand { colour, left: 2, of: 5, selected: colour == colours[0], usable: true };
    PlayerRow { name: name.to_owned(), active, colours: colours.iter().map(hand).collect() }
}

fn view() -> TableView {
    TableView {
        score: ScoreView { total: 12, ..ScoreView::default() },
        ghosts: GhostsView { left: 9, of: 15, would_take: Some(2) },
        pile: PileView { left: 41, of: 50 },
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
        log: vec![LogLine { colour: Some(Colour::Red), text: "Alix put a guard on a road".to_owned() }],
        ..TableView::default()
    }
}

/// Everything at its worst: five long names, no ghosts, a total beyond two laps, choices, a long sentence.
fn extreme() -> TableView {
    let long = "Adalbertine-Philippine of Carcassonne";
    let line = "Adalbertine-Philippine of Carcassonne finished a bank, and 12 ghosts went home at last";
    TableView {
        score: ScoreView { level: 6, total: 137, goal: 120, coming: 60, ..ScoreView::default() },
        ghosts: GhostsView { left: 0, of: 15, would_take: Some(4) },
        pile: PileView { left: 0, of: 0 },
        players: Colour::ALL[..5].iter().map(|&colour| player(long, colour == Colour::Blue, &[colour])).collect(),
        hand: Some(HandView { picture: None, caption: line.to_owned(), away: true }),
        phase: PhaseView { sentence: line.to_owned(), ..view().phase },
        foresight: Some(ForesightCard {
            lines: vec![ForesightLine { mark: ForesightMark::Freed, text: line.to_owned() }; 9],
        }),
        choices: vec![choice("A very long choice that hardly fits its button", Action::TakePoints); 9],
        log: vec![LogLine { colour: None, text: line.to_owned() }; 20],
        toast: Some(Toast { sentence: line.repeat(3), rule: "PLACE-1".to_owned(), near: Some(Pos2::ZERO) }),
        tip: None,
        menu: None,
    }
}

fn solo() -> TableView {
    let players = vec![player("Alix", true, &Colour::ALL[..4])];
    TableView { players, ..view() }
}

fn choice(text: &str, action: Action) -> Choice {
    Choice { text: text.to_owned(), answer: Answer::Act(action) }
}

fn scoring() -> TableView {
    let ghosts = Choice { text: "Remove ghosts".to_owned(), answer: Answer::PickGhosts };
    let choices = vec![choice("8 points", Action::TakePoints), ghosts, choice("Neither", Action::StopBanishing)];
    TableView { choices, ..view() }
}

#[test]
fn panels_stay_on_the_screen_and_apart() {
    for size in SIZES {
        let screen = Rect::from_min_size(Pos2::ZERO, size);
        for view in [view(), extreme(), solo(), scoring(), TableView::default()] {
            let places = Places::on(screen, &view);
            let named = places.named();
            for (at, (name, place)) in named.iter().enumerate() {
                assert!(screen.contains_rect(*place), "{name} leaves the screen at {size:?}: {place:?}");
                for (other, there) in &named[at + 1..] {
                    assert!(!place.intersects(*there), "{name} lies on {other} at {size:?}");
                }
                let free = places.free;
                if *name != "phase" || view.choices.is_empty() {
                    assert!(!free.intersects(*place), "{name} lies on the free middle at {size:?}");
                }
            }
            assert_eq!(places.free, panels::free_rect(screen));
            assert!(places.free.width() > 0.4 * size.x && places.free.height() > 0.7 * size.y, "{size:?}");
        }
    }
}

#[test]
fn every_panel_shows_whatever_the_numbers_are() {
    for size in [SIZES[0], SIZES[1], vec2(320.0, 200.0)] {
        for view in [TableView::default(), extreme(), solo(), scoring()] {
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
        for view in [view(), extreme(), solo(), scoring()] {
            let view = TableView { toast: None, tip: None, ..view };
            let places = Places::on(screen, &view).named();
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
    let smallest = theme::unit(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0))) * 21.0;
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
    assert_eq!(click(&mut harness, "8 points"), [Intent::Choose(Action::TakePoints)]);
    assert_eq!(click(&mut harness, "Remove ghosts"), [Intent::PickGhosts]);
    assert_eq!(press(&mut harness, Key::Num1), [Intent::Choose(Action::TakePoints)]);
    assert_eq!(press(&mut harness, Key::Num2), [Intent::PickGhosts]);
    assert_eq!(press(&mut harness, Key::Num3), [Intent::Choose(Action::StopBanishing)]);
    assert!(press(&mut harness, Key::Num4).is_empty());
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
    for (name, place) in Places::on(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0)), &view()).named() {
        harness.hover_at(place.center());
        harness.run_steps(2);
        assert!(harness.ctx.is_pointer_over_egui(), "the pointer falls through {name}");
    }
    harness.hover_at(panels::free_rect(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0))).center());
    harness.run_steps(2);
    assert!(!harness.ctx.is_pointer_over_egui());
}

#[test]
fn the_menu_is_worked_with_the_keyboard() {
    let mut harness = on_1280(TableView { menu: Some(MenuView { can_take_back: true }), ..view() });
    assert_eq!(press(&mut harness, Key::Enter), [Intent::CloseMenu]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Enter), [Intent::TakeBack]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Space), [Intent::SaveAndLeave]);
    assert_eq!(press(&mut harness, Key::Escape), [Intent::CloseMenu]);
    assert_eq!(click(&mut harness, "Quit"), [Intent::Quit]);
    let mut closed = on_1280(view());
    assert_eq!(press(&mut closed, Key::Escape), [Intent::OpenMenu]);
}

#[test]
fn the_title_offers_to_continue_only_what_was_left() {
    let saved = SavedGame { level: 1, turn: 27, players: vec!["Alix".to_owned(), "Maura".to_owned()] };
    let full = TitleView { saved: Some(saved) };
    let mut harness = shown(SIZES[1], move |ctx, art| screens::title(ctx, &full, art));
    harness.get_by_label("Level I, turn 27, Alix and Maura");
    assert_eq!(press(&mut harness, Key::Enter), [TitleIntent::Continue]);
    press(&mut harness, Key::ArrowDown);
    assert_eq!(press(&mut harness, Key::Enter), [TitleIntent::NewGame]);
    assert_eq!(click(&mut harness, "Quit"), [TitleIntent::Quit]);
    let mut fresh = shown(SIZES[1], |ctx, art| screens::title(ctx, &TitleView::default(), art));
    assert!(fresh.query_by_label("Continue").is_none());
    assert_eq!(press(&mut fresh, Key::Enter), [TitleIntent::NewGame]);
}

#[test]
fn only_open_levels_are_played() {
    let mut harness = shown(SIZES[1], |ctx, art| screens::level_select(ctx, &screens::cards(|level| level == 1), art));
    assert_eq!(click(&mut harness, "Level I: First Mist"), [LevelIntent::Choose(1)]);
    assert!(click(&mut harness, "Level II: Keep and Churchyard").is_empty());
    assert_eq!(harness.query_all_by_label("Not yet to be played").count(), 5);
    assert_eq!(press(&mut harness, Key::Escape), [LevelIntent::Back]);
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
        let wishes = screens::setup(ctx, &form, art);
        wishes.iter().for_each(|wish| form.answer(wish));
        wishes
    })
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

#[test]
fn the_result_says_what_ended_the_game_and_by_which_rule() {
    for outcome in [Outcome::Victory, Outcome::OutOfTiles, Outcome::OutOfGhosts] {
        let view = ResultView {
            outcome,
            level: 1,
            total: u16::MAX,
            goal: 50,
            ghosts: 15,
            turns: 31,
            tiles_left: 0,
            seed: u64::MAX,
            with_take_back: true,
        };
        let mut harness = shown(SIZES[1], move |ctx, art| screens::result(ctx, &view, art));
        harness.get_by_label(&format!("Rule {}", outcome.rule()));
        harness.get_by_label("with take-back");
        assert_eq!(press(&mut harness, Key::Enter), [ResultIntent::PlayAgain]);
        assert_eq!(click(&mut harness, "Same seed again"), [ResultIntent::SameSeed]);
        assert_eq!(click(&mut harness, "Levels"), [ResultIntent::Levels]);
        assert_eq!(click(&mut harness, "Title"), [ResultIntent::Title]);
    }
}

#[test]
fn messages_are_answered() {
    let saved = SavedGame { level: 1, turn: 3, players: Vec::new() };
    let offer = MessageView::offer_to_continue(&saved);
    let mut harness = shown(SIZES[1], move |ctx, art| screens::message(ctx, &offer, art));
    assert_eq!(click(&mut harness, "Continue"), [MessageIntent::Yes]);
    assert_eq!(press(&mut harness, Key::Escape), [MessageIntent::No]);
    let damaged = MessageView::damaged_save("/home/alix/mists/game.ron", "The checksum does not fit.");
    let mut harness = shown(SIZES[1], move |ctx, art| screens::message(ctx, &damaged, art));
    harness.get_by_label_contains("/home/alix/mists/game.ron");
    assert_eq!(press(&mut harness, Key::Escape), [MessageIntent::Yes]);
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
