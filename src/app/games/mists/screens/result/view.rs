//! How the game ended, and the final numbers.

use crate::app::games::mists::words::{level_played, roman};
use crate::app::input::{Want, keys_of, pressed};
use crate::app::screens::ending::tell_of_take_back;
use crate::app::theme::{
    Art, FADED_INK, Face, INK, Pen, RUBRIC, Scene, TellOnHover, Thing, Type, WARNING, faint, row_of_buttons, screen,
};
use crate::app::words::{say, shortened};
use crate::rules::Colour;
use crate::rules::mists::Outcome;
use crate::table::mists::campaign::Feat;
use bevy::prelude::Message;
use egui::{Align, Align2, Color32, Context, Pos2, Rect, Stroke, StrokeKind, vec2};

/// How a game ended.
#[derive(Clone, Debug)]
pub struct ResultView {
    /// The outcome.
    pub outcome: Outcome,
    /// Who played, in the order of play: the first of each player's colours, and the name.
    pub players: Vec<(Colour, String)>,
    /// The level's number.
    pub level: u8,
    /// Whether the game was played with the Spell Circles.
    pub spell_circles: bool,
    /// The points that count: those of the last marker.
    pub total: u16,
    /// The markers with their points, if there are three.
    pub markers: Vec<(Colour, u16)>,
    /// The points to reach.
    pub goal: u16,
    /// Ghosts on the board.
    pub ghosts: u8,
    /// The number of the active pile, starting at 1, if there are several piles.
    pub pile: Option<u8>,
    /// The target of that pile: "Rufus at 15", "the goal of 50".
    pub target: String,
    /// The points of that target.
    pub needed: u16,
    /// Ghosts in the supply.
    pub supply: u8,
    /// Number of turns.
    pub turns: u16,
    /// Tiles left in all piles.
    pub tiles_left: u16,
    /// The seed of the draw, as the players wrote it.
    pub seed: String,
    /// Whether a decision was taken back after it had revealed something hidden.
    pub with_take_back: bool,
    /// The next level, if it exists and is open.
    pub next: Option<u8>,
    /// The level that this victory opened.
    pub opened: Option<u8>,
    /// Whether this is the best result at this machine with this number of players.
    pub best: bool,
    /// The puzzle of the day, if the game was one.
    pub puzzle: Option<PuzzleResult>,
    /// Whether the last decision can be taken back.
    pub can_take_back: bool,
    /// Whether another program hosts the game: then it decides whether there is another one.
    pub visits: bool,
    /// A text about the picture of the board.
    pub picture: String,
    /// Whether that picture can be saved.
    pub can_save_picture: bool,
    /// Whether it has been on the screen for a moment. Before that, a key or click meant for the table must not press a
    /// button.
    pub settled: bool,
}

/// What there is to tell after a puzzle of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleResult {
    /// The guide's result. `None` while it still plays.
    pub par: Option<Feat>,
    /// On how many days in a row the puzzle was won.
    pub streak: usize,
}

impl PuzzleResult {
    fn told(self) -> String {
        let par = match self.par {
            None => say!("result-puzzle-guide-plays").to_owned(),
            Some(Feat { won: true, turns, .. }) => say!("result-puzzle-guide-won", turns = turns),
            Some(Feat { total, .. }) => say!("result-puzzle-guide-lost", points = total),
        };
        say!("result-puzzle", par = par, days = self.streak)
    }
}

/// What the player wants after a game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultIntent {
    /// Play the next level.
    Next(u8),
    /// The same table with another draw.
    PlayAgain,
    /// The same table with the same draw.
    SameSeed,
    /// Take the last decision back and continue.
    TakeBack,
    /// Save the picture of the board.
    SavePicture,
    /// Read the rule that ended the game.
    Rule,
    /// Look back on the game with the guide.
    Review,
    /// Watch the game from its beginning.
    Watch,
    /// Choose a level.
    Levels,
    /// Go to the title.
    Title,
}

impl ResultView {
    fn heading(&self) -> &'static str {
        match self.outcome {
            Outcome::Victory => say!("result-calm"),
            Outcome::OutOfTiles | Outcome::PileEmpty => say!("result-over"),
            Outcome::OutOfGhosts => say!("result-mist"),
        }
    }

    fn ended(&self) -> String {
        match self.outcome {
            Outcome::Victory => say!("result-goal-reached", points = self.goal),
            Outcome::OutOfTiles => say!("result-out-of-tiles", points = self.short()),
            Outcome::PileEmpty => {
                let (pile, short) = (self.pile.unwrap_or(0), self.short());
                let markers = if self.markers.is_empty() { "one" } else { "several" };
                say!("result-pile-empty", pile = pile, points = short, target = &self.target, markers = markers)
            }
            Outcome::OutOfGhosts => say!("result-out-of-ghosts", ghosts = self.supply),
        }
    }

    /// How many points were missing, summed over all markers.
    fn short(&self) -> u16 {
        let missing = |total: u16| self.needed.saturating_sub(total);
        let of_all = self.markers.iter().map(|&(_, total)| missing(total)).reduce(|all, more| all + more);
        of_all.unwrap_or_else(|| missing(self.total))
    }

    /// Other news to tell.
    fn news(&self) -> Option<String> {
        match (self.opened, self.best) {
            (Some(level), _) => Some(say!("result-level-opened", level = roman(level))),
            (None, true) if self.outcome.won() => Some(say!("result-best").to_owned()),
            (None, _) => None,
        }
    }

    fn score(&self) -> String {
        match self.markers[..] {
            [] => say!("result-points", points = self.total, goal = self.goal),
            ref several => {
                let totals: Vec<String> = several.iter().map(|(_, total)| total.to_string()).collect();
                say!("result-points-each", points = totals.join(" · "), goal = self.goal)
            }
        }
    }

    fn facts(&self) -> [(&'static str, String); 6] {
        [
            (say!("result-level"), level_played(self.level, self.spell_circles)),
            (say!("result-score"), self.score()),
            (say!("result-ghosts"), self.ghosts.to_string()),
            (say!("result-turns"), self.turns.to_string()),
            (say!("result-tiles-left"), self.tiles_left.to_string()),
            (say!("result-seed"), self.seed.clone()),
        ]
    }
}

const WIDTH: f32 = 1440.0;
const HEIGHT: f32 = 884.0;
/// Width and height of the picture of the board.
const PICTURE: (f32, f32) = (720.0, 450.0);
const LEFT: f32 = 60.0;
const RULE: Type = Type::new(Face::Italic, 22.0, FADED_INK);

/// The result screen.
pub fn result(ctx: &Context, view: &ResultView, art: &mut Art) -> Vec<ResultIntent> {
    screen(ctx, art, "result", |pen, place, intents| {
        pen.scene(if view.outcome.won() { Scene::Title } else { Scene::Defeat }, place);
        pen.painter().rect_filled(place, 0.0, Color32::from_black_alpha(50));
        let sheet = Rect::from_center_size(place.center(), pen.size(WIDTH, HEIGHT));
        pen.fill(Thing::Sheet(81), sheet);
        let below = words(pen, sheet, view);
        let told = say!("result-rule", rule = view.outcome.rule());
        let wide = pen.width_of(&told, RULE);
        let rule = Align2::CENTER_TOP.anchor_size(below, vec2(wide, pen.height_of(&told, RULE, wide)));
        let foot = rule.bottom() + 20.0 * pen.unit;
        facts(pen, sheet, foot, view);
        let mut offers = vec![
            (say!("result-again"), ResultIntent::PlayAgain),
            (say!("result-same-seed"), ResultIntent::SameSeed),
            (say!("result-levels"), ResultIntent::Levels),
            (say!("result-title"), ResultIntent::Title),
        ];
        if view.visits {
            offers = vec![(say!("result-title"), ResultIntent::Title)];
        }
        if view.can_take_back {
            offers.insert(2, (say!("menu-take-back"), ResultIntent::TakeBack));
        }
        if let (true, Some(next)) = (view.outcome.won() && !view.visits, view.next) {
            offers.insert(0, (say!("result-next-level"), ResultIntent::Next(next)));
        }
        let named: Vec<(&str, bool)> = offers.iter().map(|&(text, _)| (text, view.settled)).collect();
        let row = row_of_buttons(pen, sheet.center_bottom() - pen.size(0.0, 72.0), &named);
        let answer = match row.into_iter().position(|button| button.clicked()) {
            Some(pressed) => offers.get(pressed).map(|&(_, intent)| intent),
            None if view.can_take_back && pressed(pen.ui.ctx(), Want::TakeBack) => Some(ResultIntent::TakeBack),
            None => None,
        };
        intents.extend(answer.filter(|_| view.settled));
        // After the buttons, so that Tab reaches those first.
        intents.extend(picture(pen, sheet, foot, view).filter(|_| view.settled));
        let link = pen.link(rule, Align2::CENTER_TOP, &told, RULE, INK).tell_on_hover(say!("toast-read-in-book"));
        if link.clicked() && view.settled {
            intents.push(ResultIntent::Rule);
        }
    })
}

/// Heading and sentence. Returns the middle of their lower edge.
fn words(pen: &mut Pen, sheet: Rect, view: &ResultView) -> Pos2 {
    let width = sheet.width() - 100.0 * pen.unit;
    let (word, colour) =
        if view.outcome.won() { (say!("result-victory"), RUBRIC) } else { (say!("result-defeat"), WARNING) };
    let at = sheet.center_top() + pen.size(0.0, 30.0);
    let small = pen.write(at, Align2::CENTER_TOP, word, Type::new(Face::Heading, 30.0, colour), width);
    let at = egui::pos2(sheet.center().x, small.bottom() - 8.0 * pen.unit);
    let title = pen.write(at, Align2::CENTER_TOP, view.heading(), Type::new(Face::Heavy, 58.0, INK), width);
    company(pen, sheet, title, &view.players);
    let line = title.bottom() + 6.0 * pen.unit;
    pen.rule(sheet.left() + 90.0 * pen.unit, sheet.right() - 90.0 * pen.unit, line);
    let room = Rect::from_min_max(egui::pos2(sheet.left(), line + 18.0 * pen.unit), sheet.max);
    let room = room.shrink2(pen.size(50.0, 0.0));
    let text = pen.paragraph(room, Align::Center, &view.ended(), Type::new(Face::Text, 28.0, INK));
    egui::pos2(sheet.center().x, text.bottom() + 2.0 * pen.unit)
}

/// Everybody at the table, half of them on either side of the heading.
fn company(pen: &mut Pen, sheet: Rect, title: Rect, players: &[(Colour, String)]) {
    let (before, after) = players.split_at(players.len().div_ceil(2));
    let edge = LEFT * pen.unit;
    let sides = [(before, sheet.left() + edge, title.left()), (after, title.right(), sheet.right() - edge)];
    for (players, left, right) in sides {
        let apart = ((right - left) / players.len().max(1) as f32).min(128.0 * pen.unit);
        let first = (left + right) / 2.0 - apart * (players.len() as f32 - 1.0) / 2.0;
        for ((colour, name), nth) in players.iter().zip(0_u8..) {
            let at = egui::pos2(first + apart * f32::from(nth), title.center().y - 32.0 * pen.unit);
            pen.fill(Thing::Badge(*colour), Rect::from_center_size(at, pen.size(62.0, 62.0)));
            let below = at + pen.size(0.0, 50.0);
            let set = Type::new(Face::Text, 23.0, INK);
            pen.write(below, Align2::CENTER_CENTER, &shortened(name), set, apart - 10.0 * pen.unit);
        }
    }
}

fn facts(pen: &mut Pen, sheet: Rect, top: f32, view: &ResultView) {
    let left = sheet.left() + (LEFT + PICTURE.0 + 50.0) * pen.unit;
    let column = sheet.right() - LEFT * pen.unit - left;
    let mut y = top + 34.0 * pen.unit;
    for (what, fact) in view.facts() {
        let what = pen.write(egui::pos2(left, y), Align2::LEFT_CENTER, what, Type::new(Face::Text, 25.0, INK), column);
        let width = column - what.width() - 12.0 * pen.unit;
        let set = Type::new(Face::Bold, 27.0, INK);
        pen.write(egui::pos2(left + column, y), Align2::RIGHT_CENTER, &fact, set, width);
        let line = y + 26.0 * pen.unit;
        pen.painter().hline(left..=left + column, line, Stroke::new(pen.unit, faint(INK, 0.3)));
        y = line + 32.0 * pen.unit;
    }
    let notes = [
        (view.puzzle.map(PuzzleResult::told), Type::new(Face::Text, 25.0, INK)),
        (view.news(), Type::new(Face::Bold, 26.0, RUBRIC)),
    ];
    let mut below = y - 8.0 * pen.unit;
    for (note, set) in notes {
        let Some(note) = note else { continue };
        let room = Rect::from_min_size(egui::pos2(left, below), egui::vec2(column, sheet.bottom() - below));
        below = pen.paragraph(room, Align::Min, &note, set).bottom() + 6.0 * pen.unit;
    }
    if view.with_take_back {
        let room = Rect::from_min_size(egui::pos2(left, below), egui::vec2(column, sheet.bottom() - below));
        let set = Type::new(Face::Italic, 24.0, WARNING);
        let note = pen.paragraph(room, Align::Min, say!("result-with-take-back"), set);
        tell_of_take_back(pen, note);
    }
}

/// The final board, with keys to save its picture and to look back. Returns what is wanted of them.
fn picture(pen: &mut Pen, sheet: Rect, top: f32, view: &ResultView) -> Option<ResultIntent> {
    let place = Rect::from_min_size(egui::pos2(sheet.left() + LEFT * pen.unit, top), pen.size(PICTURE.0, PICTURE.1));
    pen.scene(Scene::Board, place);
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(place, 1.0, line, StrokeKind::Outside);
    let below = place.bottom() + 26.0 * pen.unit;
    let mut right = place.right();
    let mut wanted = None;
    let offers = [
        (view.can_save_picture, Want::SavePicture, say!("result-save-picture"), ResultIntent::SavePicture),
        (!view.visits, Want::Hint, say!("result-look-back"), ResultIntent::Review),
        (!view.visits, Want::Watch, say!("result-watch"), ResultIntent::Watch),
    ];
    for (_, want, word, intent) in offers.into_iter().filter(|(offered, ..)| *offered) {
        let key = keys_of(pen.ui.ctx()).name(want);
        let (response, edge) = pen.key_hint(egui::pos2(right, below), &key, word);
        let response = match intent {
            ResultIntent::Review => response.tell_on_hover(say!("result-look-back-told")),
            ResultIntent::Watch => response.tell_on_hover(say!("result-watch-told")),
            _ => response,
        };
        if response.clicked() || pressed(pen.ui.ctx(), want) {
            wanted = Some(intent);
        }
        right = edge - 20.0 * pen.unit;
    }
    let at = egui::pos2(place.left(), below);
    pen.write_or_wrap(at, Align2::LEFT_CENTER, &view.picture, Type::new(Face::Italic, 22.0, INK), right - at.x);
    wanted
}
