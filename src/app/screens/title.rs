//! The title: the name of the game over the hills at night, and the menu.

use super::settings;
use crate::app::book::About;
use crate::app::input::{Want, keys_of};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::{Home, SavedGame};
use crate::app::shell::menu::Menu;
use crate::app::shell::messages::Messages;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::shell::settings::Chosen;
use crate::app::theme::{Art, CREAM, Face, GOLD, INK, PALE, Pen, Scene, Thing, Type, faint, focus_first, screen};
use crate::app::words::say;
use crate::painter::figures::guard::Ground;
use crate::rules::Colour;
use bevy::prelude::{
    App, AppExit, IntoScheduleConfigs, Message, MessageReader, MessageWriter, NextState, Res, ResMut, Result, Update,
    in_state,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use egui::{Align2, Color32, Context, Rect, Sense, Stroke};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TitleIntent>();
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(Screen::Title)));
    app.add_systems(Update, answer.in_set(FrameSystems::Answer));
}

fn show(
    mut contexts: EguiContexts,
    home: Res<Home>,
    mut chosen: ResMut<Chosen>,
    mut menu: ResMut<Menu>,
    messages: Res<Messages>,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<TitleIntent>,
) -> Result {
    let view = TitleView {
        saved: home.waiting.clone(),
        has_games: home.has_games,
        has_learned: home.has_learned,
        muted: chosen.settings.muted,
    };
    let ctx = contexts.ctx_mut()?;
    let wanted = title(ctx, &view, &mut art);
    if messages.is_telling() {
        return Ok(());
    }
    match *menu {
        Menu::Closed => drop(intents.write_batch(wanted)),
        Menu::Settings => {
            let now = chosen.settings;
            for intent in settings(ctx, &now, &mut art) {
                if chosen.answer(intent) {
                    *menu = Menu::Closed;
                }
            }
        }
        Menu::Open | Menu::Book | Menu::Log | Menu::TilesToCome | Menu::Friends => {}
    }
    Ok(())
}

/// Carries out the items that lead to other screens. The games themselves handle the rest.
fn answer(
    mut intents: MessageReader<TitleIntent>,
    mut menu: ResMut<Menu>,
    mut screen: ResMut<NextState<Screen>>,
    mut books: MessageWriter<About>,
    mut exit: MessageWriter<AppExit>,
) {
    for intent in intents.read() {
        match intent {
            TitleIntent::NewGame => screen.set(Screen::Games),
            TitleIntent::HowToPlay => drop(books.write(About::Game)),
            TitleIntent::Settings => *menu = Menu::Settings,
            TitleIntent::Credits => screen.set(Screen::Credits),
            TitleIntent::Quit => drop(exit.write(AppExit::Success)),
            TitleIntent::Continue | TitleIntent::SavedGames | TitleIntent::Lessons => {}
            TitleIntent::Join | TitleIntent::Records => {}
        }
    }
}

/// What the title shows.
#[derive(Clone, Debug, Default)]
pub struct TitleView {
    /// The game that can be continued.
    pub saved: Option<SavedGame>,
    /// Whether there are saved games.
    pub has_games: bool,
    /// Whether somebody has opened a lesson.
    pub has_learned: bool,
    /// Whether the sound is off.
    pub muted: bool,
}

impl TitleView {
    /// Whether nobody has ever played or learned here.
    fn is_new(&self) -> bool {
        !self.has_games && !self.has_learned && self.saved.is_none()
    }
}

/// What the player wants at the title.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitleIntent {
    /// Continue the saved game.
    Continue,
    /// Choose a game and begin.
    NewGame,
    /// See the saved games.
    SavedGames,
    /// Learn the games by playing.
    Lessons,
    /// Join the table of a friend.
    Join,
    /// See the records.
    Records,
    /// Read how the game is played.
    HowToPlay,
    /// Change pace, size and sound.
    Settings,
    /// See who made what.
    Credits,
    /// Leave the game.
    Quit,
}

const LEFT: f32 = 112.0;
/// From one item to the next, if there is room.
const STEP: f32 = 68.0;
/// Room for the hint below the items.
const HINT: f32 = 76.0;

/// The title screen.
pub fn title(ctx: &Context, view: &TitleView, art: &mut Art) -> Vec<TitleIntent> {
    screen(ctx, art, "title", |pen, place, intents| {
        pen.scene(Scene::Title, place);
        let dark = Color32::from_rgba_unmultiplied(8, 18, 38, 190);
        let half = place.with_max_x(place.left() + place.width() * 0.52);
        pen.gradient_across(half, dark, Color32::TRANSPARENT);
        let foot = name(pen, place);
        items(pen, place, foot, view, intents);
        let at = place.left_bottom() + pen.size(LEFT, -46.0);
        let keys = keys_of(ctx);
        let (take, mute) = (keys.name(Want::Confirm), keys.name(Want::Mute));
        let hint = match view.muted {
            true => say!("title-hint-muted", take = take, mute = mute),
            false => say!("title-hint", take = take, mute = mute),
        };
        pen.write(at, Align2::LEFT_CENTER, &hint, Type::new(Face::Text, 22.0, PALE), place.width() * 0.5);
    })
}

/// Writes the name and the line below it. Returns where they end.
fn name(pen: &mut Pen, place: Rect) -> f32 {
    let at = place.min + pen.size(LEFT - 8.0, place.height() / pen.unit * 0.09);
    let lit =
        [Color32::from_rgb(0xFF, 0xF8, 0xE6), Color32::from_rgb(0xFA, 0xDD, 0x9C), Color32::from_rgb(0xD5, 0xE4, 0xFF)];
    let word = pen.write_lit(at, say!("title-name"), Type::new(Face::Title, 232.0, CREAM), lit);
    let at = egui::pos2(place.left() + LEFT * pen.unit, word.bottom() - 12.0 * pen.unit);
    let motto = Type::new(Face::Italic, 33.0, CREAM);
    let line = pen.write(at, Align2::LEFT_TOP, say!("title-motto"), motto, place.width() * 0.6);
    let y = line.bottom() + 20.0 * pen.unit;
    pen.painter().hline(line.left()..=line.right() + 40.0 * pen.unit, y, Stroke::new(1.6 * pen.unit, faint(GOLD, 0.6)));
    y + 26.0 * pen.unit
}

fn items(pen: &mut Pen, place: Rect, top: f32, view: &TitleView, intents: &mut Vec<TitleIntent>) {
    let mut offers = Vec::new();
    if let Some(saved) = &view.saved {
        offers.push((
            say!("menu-continue"),
            say!("title-saved", whereabouts = &saved.whereabouts, company = saved.company()),
            TitleIntent::Continue,
        ));
    }
    offers.push((say!("title-new-game"), say!("title-new-game-note").to_owned(), TitleIntent::NewGame));
    if view.has_games {
        offers.push((say!("saved-heading"), say!("title-saved-games-note").to_owned(), TitleIntent::SavedGames));
    }
    let note = if view.is_new() { say!("title-lessons-note") } else { "" };
    let lessons = (say!("title-lessons"), note.to_owned(), TitleIntent::Lessons);
    // Whoever starts for the first time is shown the way to learn before everything else.
    offers.insert(if view.is_new() { 0 } else { offers.len() }, lessons);
    if cfg!(feature = "network") {
        offers.push((say!("network-join"), say!("title-join-note").to_owned(), TitleIntent::Join));
    }
    offers.push((say!("title-how-to-play"), String::new(), TitleIntent::HowToPlay));
    if view.has_games {
        offers.push((say!("records-heading"), String::new(), TitleIntent::Records));
    }
    offers.push((say!("menu-settings"), String::new(), TitleIntent::Settings));
    offers.push((say!("title-credits"), String::new(), TitleIntent::Credits));
    offers.push((say!("menu-quit"), String::new(), TitleIntent::Quit));
    let wide = offers.iter().map(|(text, note, _)| width(pen, text, note)).fold(560.0, f32::max).min(860.0);
    let room = (place.bottom() - top) / pen.unit - HINT;
    let step = STEP.min(room / offers.len() as f32);
    for (index, (text, note, intent)) in offers.into_iter().enumerate() {
        let corner = (LEFT - 32.0, (top - place.top()) / pen.unit + index as f32 * step);
        let at = pen.rect(place.min, corner, (wide, step - 4.0));
        if item(pen, at, index, text, &note) {
            intents.push(intent);
        }
    }
}

const WORD: Type = Type::new(Face::Heavy, 36.0, CREAM);
const NOTE: Type = Type::new(Face::Italic, 23.0, PALE);

/// The preferred width of an item, in layout pixels.
fn width(pen: &Pen, text: &str, note: &str) -> f32 {
    (pen.width_of(text, WORD) + pen.width_of(note, NOTE)) / pen.unit + 80.0
}

fn item(pen: &mut Pen, place: Rect, index: usize, text: &str, note: &str) -> bool {
    let response = pen.plain_control(place, text, Sense::click());
    if index == 0 {
        focus_first(pen, &response);
    }
    // Only one item is marked: a pointer that moves onto an item takes the focus with it.
    if response.hovered() && pen.ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO) {
        response.request_focus();
    }
    let marked = response.has_focus();
    if marked {
        pen.fill(Thing::Sheet(40), place);
        let feet = place.left_center() + pen.size(-28.0, 28.0);
        pen.stand(Thing::Guard(Colour::Red, Ground::Land), feet, 58.0);
    }
    let ink = if marked { INK } else { CREAM };
    let at = place.left_center() + pen.size(32.0, -2.0);
    if !marked {
        let shade = Type { colour: Color32::from_black_alpha(170), ..WORD };
        pen.ink(at + pen.size(1.5, 3.0), Align2::LEFT_CENTER, text, shade, f32::INFINITY);
    }
    let word = pen.ink(at, Align2::LEFT_CENTER, text, Type { colour: ink, ..WORD }, f32::INFINITY);
    let at = egui::pos2(word.right() + 22.0 * pen.unit, word.center().y + 4.0 * pen.unit);
    let width = place.right() - 24.0 * pen.unit - at.x;
    let colour = if marked { INK } else { PALE };
    if !note.is_empty() {
        pen.write(at, Align2::LEFT_CENTER, note, Type { colour, ..NOTE }, width);
    }
    response.clicked()
}
