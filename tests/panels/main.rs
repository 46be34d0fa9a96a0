//! Panels and screens without a window: what is clicked is answered, what is long fits, nothing lies on anything else.

mod aloud;
mod before_play;
mod book;
mod competitive;
mod fit;
mod house;
mod house_end;
mod house_setup;
mod lessons;
mod looked_up;
mod network;
mod over_all;
mod records;
mod result;
mod review;
mod rival_end;
mod rival_setup;
mod saved_games;
mod table;
mod told;

use egui::{Event, Key, Pos2, Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use mists::app::book::About;
use mists::app::games::mists::panels::{self, *};
use mists::app::games::mists::screens::*;
use mists::app::screens::sitting_down::{FavouriteWish, FavouritesView};
use mists::app::screens::{self, *};
use mists::app::spots::KeptFree;
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

/// As many favourites as there can be; the second one is what the form says.
fn favourites() -> FavouritesView {
    let names = ["Alix", "Ines, Zoé", "Zoé", "Al, Bo"];
    FavouritesView { names: names.map(str::to_owned).to_vec(), chosen: Some(1), can_keep: false }
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
    PlayerRow { name: name.to_owned(), active, computer: false, colours: colours.iter().map(hand).collect() }
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
        hand: Some(HandView {
            picture: None,
            caption: "road end, 3 ghosts".to_owned(),
            in_words: String::new(),
            away: false,
            is_misty: true,
            is_own: true,
        }),
        phase: PhaseView {
            colour: Some(Colour::Red),
            sentence: "Alix, lay your tile on a glowing square".to_owned(),
            step: Step::Meeple,
            can_skip: true,
            skip_advised: false,
            can_ask: true,
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
        hand: Some(HandView {
            picture: None,
            caption: line.to_owned(),
            in_words: String::new(),
            away: true,
            is_misty: true,
            is_own: true,
        }),
        phase: PhaseView { sentence: line.to_owned(), ..view().phase },
        foresight: Some(ForesightCard {
            lines: vec![ForesightLine { mark: ForesightMark::Freed, text: line.to_owned() }; 9],
        }),
        choices: vec![choice("A very long choice that hardly fits its button", Action::TakePoints); 9],
        log: vec![LogLine { turn: 80, colour: None, text: line.to_owned() }; 20].into(),
        toast: Some(Toast { sentence: line.repeat(3), rule: Some("PLACE-1"), near: Some(Pos2::ZERO) }),
        kept_free: KeptFree::default(),
        tip: None,
        menu: None,
        spell_circles: false,
        replay: None,
        lesson: None,
        covered: false,
        rule: "PLACE-1",
        not_saved: None,
        settings: None,
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
