//! Six levels on six cards. Closed levels are under mist.

use crate::app::games::mists::panels::name_of;
use crate::app::games::mists::words::{level_played, roman};
use crate::app::theme::{
    Art, CREAM, FADED_INK, Face, GOLD, INK, Pen, RUBRIC, Scene, TellOnHover, Thing, Type, candlelight, faint,
    focus_first, row_of_buttons, screen, table_with_title, way_back,
};
use crate::app::words::say;
use crate::painter::plates::Wax;
use crate::rules::mists::Level;
use crate::table::mists::campaign::{self, Campaign, Feat};
use crate::table::mists::difficulty::{self, Difficulty};
use crate::table::mists::puzzle::Puzzle;
use crate::table::mists::shipped;
use bevy::prelude::Message;
use egui::{Align2, Context, Pos2, Rect, Sense, Stroke, StrokeKind, WidgetInfo, WidgetType, pos2, vec2};

/// The content of a level's card.
#[derive(Clone, Debug)]
pub struct LevelCard {
    /// The level's number.
    pub number: u8,
    /// Its name.
    pub name: String,
    /// What is special about it.
    pub special: String,
    /// The points to reach.
    pub goal: String,
    /// How many ghosts there are.
    pub ghosts: String,
    /// Where the hounds wait on the track.
    pub hounds: String,
    /// The same as a sentence, where there are hounds.
    pub hounds_come: Option<String>,
    /// How often it is won; none if that is not known.
    pub difficulty: Option<Difficulty>,
    /// Whether it is open.
    pub open: bool,
    /// Whether it was won.
    pub won: bool,
    /// The best result with one player, with two, and so on.
    pub best: [Option<Feat>; campaign::PLAYERS as usize],
}

impl LevelCard {
    /// The state of this level in a few words.
    fn note(&self) -> String {
        if !self.open {
            return say!("levels-win-first", level = roman(self.number.saturating_sub(1)));
        }
        let wins = self.best.iter().flatten().filter(|feat| feat.won);
        let most = self.best.iter().flatten().map(|feat| feat.total).max();
        match (wins.min_by_key(|feat| (feat.with_take_back, feat.turns)), most) {
            (Some(feat), _) => say!("levels-won", points = feat.total, turns = feat.turns),
            (None, Some(most)) => say!("levels-best", points = most),
            (None, None) => String::new(),
        }
    }
}

/// A result in words: "2 players: won with 53 in 41 turns, 6 ghosts on the land".
fn told(players: u8, feat: &Feat) -> String {
    let (points, turns, ghosts) = (feat.total, feat.turns, feat.ghosts);
    match (feat.won, feat.with_take_back) {
        (true, false) => {
            say!("levels-result-won", players = players, points = points, turns = turns, ghosts = ghosts)
        }
        (true, true) => {
            say!("levels-result-won-aided", players = players, points = points, turns = turns, ghosts = ghosts)
        }
        (false, false) => {
            say!("levels-result-lost", players = players, points = points, turns = turns, ghosts = ghosts)
        }
        (false, true) => {
            say!("levels-result-lost-aided", players = players, points = points, turns = turns, ghosts = ghosts)
        }
    }
}

/// What is special about a level, in a few words.
fn special(level: u8) -> &'static str {
    match level {
        0 | 1 => say!("levels-special-1"),
        2 => say!("levels-special-2"),
        3 => say!("levels-special-3"),
        4 => say!("levels-special-4"),
        5 => say!("levels-special-5"),
        _ => say!("levels-special-6"),
    }
}

/// The cards of all levels (L1-1 to L6-0), with the results of this campaign.
pub fn cards(campaign: &Campaign) -> Vec<LevelCard> {
    let card = |level: Level| LevelCard {
        number: level.number,
        name: name_of(level.number).to_owned(),
        special: special(level.number).to_owned(),
        goal: match level.markers {
            0 | 1 => level.goal.to_string(),
            markers => format!("{} × {markers}", level.goal),
        },
        ghosts: level.ghosts.to_string(),
        hounds: match level.hounds {
            Some(hounds) => format!("{} · {}", hounds.rufus, hounds.ronja),
            None => say!("levels-no-hounds").to_owned(),
        },
        hounds_come: level.hounds.map(|hounds| say!("levels-hounds-come", rufus = hounds.rufus, ronja = hounds.ronja)),
        difficulty: Difficulty::of_level(level.number),
        open: campaign.is_open(level.number),
        won: campaign.is_won(level.number),
        best: std::array::from_fn(|index| campaign.best(level.number, index as u8 + 1)),
    };
    (1..=Level::LAST).filter_map(|number| shipped::level(number).ok()).map(card).collect()
}

/// What the player wants at the choice of levels.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelIntent {
    /// Play this level.
    Choose(u8),
    /// Play the puzzle of the day.
    Puzzle,
    /// Open all levels, or only those that were won and the next one.
    OpenAll(bool),
    /// Go back to the choice of the game.
    Back,
}

/// The puzzle of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleView {
    /// Its level's number.
    pub level: u8,
    /// Whether it is played with the Spell Circles.
    pub spell_circles: bool,
    /// Whether it was won today.
    pub won: bool,
    /// On how many days in a row the puzzle was won.
    pub streak: usize,
}

impl PuzzleView {
    /// The puzzle of today, as these people have played it.
    pub fn of(campaign: &Campaign) -> PuzzleView {
        let (puzzle, days) = (Puzzle::of_today(), campaign.puzzles());
        PuzzleView {
            level: puzzle.level(),
            spell_circles: puzzle.spell_circles(),
            won: days.best(puzzle.day()).is_some_and(|feat| feat.won),
            streak: days.streak(puzzle.day()),
        }
    }

    /// Which level it is, and how it went.
    fn told(self) -> String {
        let level = level_played(self.level, self.spell_circles);
        let state = if self.won { "won" } else { "open" };
        say!("levels-puzzle-told", level = level, state = state, days = self.streak)
    }
}

/// The choice of a level.
pub fn level_select(
    ctx: &Context,
    cards: &[LevelCard],
    puzzle: PuzzleView,
    all_open: bool,
    art: &mut Art,
) -> Vec<LevelIntent> {
    screen(ctx, art, "levels", |pen, place, intents| {
        let top = table_with_title(pen, place, say!("levels-heading")) + 24.0 * pen.unit;
        let back = place.left_bottom() + pen.size(60.0, -42.0);
        let room =
            Rect::from_min_max(egui::pos2(place.left(), top), egui::pos2(place.right(), back.y - 42.0 * pen.unit));
        for (card, at) in cards.iter().zip(grid(room, pen.unit)) {
            if show(pen, at, card) {
                intents.push(LevelIntent::Choose(card.number));
            }
        }
        let middle = pos2(place.center().x, back.y);
        let [button] = &row_of_buttons(pen, middle, &[(say!("levels-puzzle"), true)])[..] else { return };
        if button.clicked() {
            intents.push(LevelIntent::Puzzle);
        }
        button.clone().tell_on_hover(puzzle.told());
        if switch(pen, place.right_bottom() + pen.size(-60.0, -42.0), all_open) {
            intents.push(LevelIntent::OpenAll(!all_open));
        }
        if way_back(pen, back) {
            intents.push(LevelIntent::Back);
        }
    })
}

/// A tick box with its words, ending at `right`. Returns whether it was pressed.
fn switch(pen: &mut Pen, right: Pos2, on: bool) -> bool {
    let words = say!("levels-open-all");
    let set = Type::new(Face::Italic, 25.0, CREAM);
    let width = pen.width_of(words, set) + 48.0 * pen.unit;
    let place = Align2::RIGHT_CENTER.anchor_size(right, vec2(width, 44.0 * pen.unit));
    let response = pen.control(place, words, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, words));
    let lit = response.hovered() || response.has_focus();
    let tick = Rect::from_center_size(place.left_center() + pen.size(16.0, 0.0), pen.size(28.0, 28.0));
    pen.painter().rect_filled(tick, 5.0 * pen.unit, faint(CREAM, if on { 0.9 } else { 0.12 }));
    let line = Stroke::new(2.0 * pen.unit, if lit { GOLD } else { CREAM });
    pen.painter().rect_stroke(tick, 5.0 * pen.unit, line, StrokeKind::Inside);
    if on {
        pen.tick_mark(tick);
    }
    let at = place.right_center() - pen.size(0.0, 1.0);
    let set = if lit { Type { colour: GOLD, ..set } } else { set };
    pen.ink(at, Align2::RIGHT_CENTER, words, set, f32::INFINITY);
    response.clicked()
}

/// Six places in two rows.
fn grid(room: Rect, unit: f32) -> Vec<Rect> {
    let gap = 24.0 * unit;
    let width = ((room.width() - 4.0 * gap) / 3.0).min(600.0 * unit);
    let height = ((room.height() - gap) / 2.0).min(450.0 * unit);
    let left = room.center().x - (3.0 * width + 2.0 * gap) / 2.0;
    let place = |index: usize| {
        let (column, row) = ((index % 3) as f32, (index / 3) as f32);
        let corner = egui::pos2(left + column * (width + gap), room.top() + row * (height + gap));
        Rect::from_min_size(corner, vec2(width, height))
    };
    (0..6).map(place).collect()
}

fn show(pen: &mut Pen, place: Rect, card: &LevelCard) -> bool {
    let name = say!("levels-name", level = roman(card.number), name = &card.name);
    let sense = if card.open { Sense::click() } else { Sense::hover() };
    let response = pen.plain_control(place, &name, sense);
    if card.open {
        focus_first(pen, &response);
        if response.hovered() || response.has_focus() {
            candlelight(pen, place);
        }
    }
    pen.fill(Thing::Sheet(50 + u32::from(card.number)), place);
    let picture =
        pen.rect(place.min, (18.0, 18.0), (place.width() / pen.unit - 36.0, place.height() / pen.unit - 238.0));
    pen.scene(Scene::Level(card.number), picture);
    if !card.open {
        pen.fill(Thing::Veil(u32::from(card.number)), picture);
    }
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(picture, 1.0, line, StrokeKind::Outside);
    words(pen, place, picture.bottom(), card);
    if let Some(difficulty) = card.difficulty {
        steps(pen, picture.right_bottom() - pen.size(10.0, 10.0), card.number, difficulty);
    }
    seal(pen, egui::pos2(place.left() + 56.0 * pen.unit, picture.bottom() + 8.0 * pen.unit), card);
    response.clicked()
}

/// How hard the level is, as a row of discs that ends at `corner`.
fn steps(pen: &mut Pen, corner: Pos2, level: u8, difficulty: Difficulty) {
    const STEP: f32 = 21.0;
    let size = pen.size(STEP * f32::from(difficulty::STEPS) + 10.0, 30.0);
    let place = Rect::from_min_max(corner - size, corner);
    let told = say!("levels-difficulty", guide = difficulty.guide, newcomer = difficulty.newcomer);
    pen.plain_control(place, &say!("levels-result-name", level = roman(level), result = &told), Sense::hover())
        .tell_on_hover(told);
    pen.painter().rect_filled(place, 15.0 * pen.unit, faint(INK, 0.72));
    for step in 0..difficulty::STEPS {
        let at = place.left_center() + pen.size(5.0 + STEP * (f32::from(step) + 0.5), 0.0);
        let fill = if step < difficulty.steps() { GOLD } else { faint(CREAM, 0.35) };
        pen.painter().circle_filled(at, 6.5 * pen.unit, fill);
    }
}

fn seal(pen: &mut Pen, middle: Pos2, card: &LevelCard) {
    let wax = match (card.won, card.open) {
        (true, _) => Wax::Red,
        (false, true) => Wax::Gold,
        (false, false) => Wax::Slate,
    };
    let place = Rect::from_center_size(middle, pen.size(76.0, 76.0));
    pen.fill(Thing::Seal(wax), place);
    let set = Type::new(Face::Bold, 32.0, CREAM);
    pen.ink(middle - pen.size(0.0, 2.0), Align2::CENTER_CENTER, &roman(card.number), set, place.width());
}

fn words(pen: &mut Pen, place: Rect, top: f32, card: &LevelCard) {
    let ink = if card.open { INK } else { FADED_INK };
    let (left, right) = (place.left() + 26.0 * pen.unit, place.right() - 24.0 * pen.unit);
    let at = egui::pos2(place.left() + 108.0 * pen.unit, top + 6.0 * pen.unit);
    let set = Type::new(Face::Heading, 33.0, ink);
    // In a narrow window, a long name needs smaller letters.
    let set = if pen.width_of(&card.name, set) > 1.2 * (right - at.x) { Type { size: 27.0, ..set } } else { set };
    let name = pen.write(at, Align2::LEFT_TOP, &card.name, set, right - at.x);
    let at = egui::pos2(left, name.bottom() + 2.0 * pen.unit);
    let special = Type::new(Face::Italic, 24.0, ink);
    let special = pen.write(at, Align2::LEFT_TOP, &card.special, special, right - left);
    let column = (right - left) / 3.0;
    let facts = [
        (say!("levels-goal"), &card.goal),
        (say!("levels-ghosts"), &card.ghosts),
        (say!("levels-hounds"), &card.hounds),
    ];
    for (index, (what, fact)) in facts.into_iter().enumerate() {
        let at = egui::pos2(left + column * index as f32, special.bottom() + 6.0 * pen.unit);
        let mark = at + pen.size(18.0, 52.0);
        match index {
            0 => pen.stand(Thing::Flag, mark - pen.size(10.0, 4.0), 42.0),
            1 => pen.stand(Thing::Ghost, mark, 42.0),
            _ => pen.paw(mark - pen.size(0.0, 20.0)),
        }
        let at = at + pen.size(48.0, 0.0);
        let width = column - 52.0 * pen.unit;
        let word = pen.write(at, Align2::LEFT_TOP, what, Type::new(Face::Text, 22.0, ink), width);
        let at = egui::pos2(at.x, word.bottom() - 4.0 * pen.unit);
        pen.write(at, Align2::LEFT_TOP, fact, Type::new(Face::Heavy, 27.0, ink), width);
        if let (2, Some(told)) = (index, &card.hounds_come) {
            let place = Rect::from_min_max(word.left_top() - pen.size(48.0, 0.0), pos2(right, at.y + 32.0 * pen.unit));
            pen.plain_control(place, told, Sense::hover()).tell_on_hover(told);
        }
    }
    let y = place.bottom() - 49.0 * pen.unit;
    pen.painter().hline(left..=right, y, Stroke::new(1.1 * pen.unit, faint(INK, 0.4)));
    let line = y + 22.0 * pen.unit;
    let mut width = right - left;
    if card.open {
        let set = Type::new(Face::Heading, 30.0, RUBRIC);
        let play = pen.ink(egui::pos2(right, line), Align2::RIGHT_CENTER, say!("levels-play"), set, f32::INFINITY);
        let by_players = results(pen, egui::pos2(play.left() - 22.0 * pen.unit, line), card);
        width = by_players - 10.0 * pen.unit - left;
    }
    let set = Type::new(Face::Italic, 23.0, ink);
    pen.write(egui::pos2(left, line), Align2::LEFT_CENTER, &card.note(), set, width);
}

/// A disc for each number of players with a result, red if that game was won. Returns where the discs begin.
fn results(pen: &mut Pen, right: Pos2, card: &LevelCard) -> f32 {
    const STEP: f32 = 31.0;
    let tried = (1..).zip(&card.best).filter_map(|(players, feat): (u8, _)| Some((players, feat.as_ref()?)));
    let mut x = right.x;
    for (players, feat) in tried.collect::<Vec<_>>().into_iter().rev() {
        let at = egui::pos2(x - STEP / 2.0 * pen.unit, right.y);
        let text = told(players, feat);
        let place = Rect::from_center_size(at, pen.size(STEP, STEP));
        pen.plain_control(
            place,
            &say!("levels-result-name", level = roman(card.number), result = &text),
            Sense::hover(),
        )
        .tell_on_hover(text);
        let (fill, colour) = if feat.won { (RUBRIC, CREAM) } else { (faint(INK, 0.08), INK) };
        pen.painter().circle(at, 13.5 * pen.unit, fill, Stroke::new(1.5 * pen.unit, faint(INK, 0.7)));
        let set = Type::new(Face::Bold, 21.0, colour);
        pen.ink(at - pen.size(0.0, 1.0), Align2::CENTER_CENTER, &players.to_string(), set, f32::INFINITY);
        x -= STEP * pen.unit;
    }
    x
}
