//! A card with what is new at a level or with the Spell Circles, shown before the first such game.

use crate::app::book::{Rule, framed};
use crate::app::games::mists::book::levels;
use crate::app::games::mists::words::roman;
use crate::app::theme::{
    Art, CREAM, Face, INK, Pen, Scene, SheetOptions, Thing, Type, escaped, ready, screen_unit, sheet,
};
use crate::painter::plates::Wax;
use crate::rules::mists::Level;
use egui::{Align2, Context, Rect, vec2};

/// What is new at a level compared with the one before, or with the Spell Circles at that level.
#[derive(Clone, Debug)]
pub struct LevelRules {
    /// The level's number.
    pub level: u8,
    /// What the card is about.
    pub chapter: Chapter,
    /// The new rules, one paragraph each.
    news: Vec<Rule>,
}

/// What a card is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// What is new at the level.
    Level,
    /// The Spell Circles and Eloise.
    SpellCircles,
}

impl LevelRules {
    /// What is new at this level.
    pub fn of(level: &Level) -> LevelRules {
        LevelRules { level: level.number, chapter: Chapter::Level, news: unmarked(levels::of(level)) }
    }

    /// What the Spell Circles add to this level.
    pub fn of_spell_circles(level: &Level) -> LevelRules {
        let news = unmarked(levels::spell_circles(Some(level)));
        LevelRules { level: level.number, chapter: Chapter::SpellCircles, news }
    }

    /// The heading and the subject of the card.
    fn title(&self) -> (&'static str, &'static str) {
        match self.chapter {
            Chapter::Level => (levels::name_of(self.level), levels::what_of(self.level)),
            Chapter::SpellCircles => levels::of_spell_circles(),
        }
    }
}

fn unmarked(rules: Vec<Rule>) -> Vec<Rule> {
    rules.into_iter().map(Rule::without_marks).collect()
}

const NAME: &str = "level rules";
const WIDTH: f32 = 1040.0;
/// Width and height of the picture.
const PICTURE: (f32, f32) = (400.0, 176.0);
const TOP: f32 = 240.0;
const EDGE: f32 = 60.0;
const GAP: f32 = 20.0;
const FOOT: f32 = 126.0;

/// Shows the card over everything else, with one button with this text. Returns whether it was pressed.
pub fn level_rules(ctx: &Context, view: &LevelRules, button: &str, art: &mut Art) -> bool {
    if !ready(ctx) {
        return false;
    }
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, NAME, screen_unit(ctx)), |pen| {
        pen.cover_all(2);
        let width = (WIDTH * pen.unit).min(screen.width());
        let inner = width - 2.0 * EDGE * pen.unit;
        let heights: Vec<f32> = view.news.iter().map(|news| news.height(pen, inner)).collect();
        let paragraphs = heights.iter().sum::<f32>() + GAP * pen.unit * (heights.len() as f32 - 1.0);
        let size = vec2(width, (TOP + FOOT) * pen.unit + paragraphs);
        let place = Rect::from_center_size(screen.center(), size);
        pen.fill(Thing::Sheet(33), place);
        head(pen, place, view);
        let mut at = place.min + pen.size(EDGE, TOP);
        for (news, high) in view.news.iter().zip(heights) {
            news.show(pen, Rect::from_min_size(at, vec2(inner, high)));
            at.y += high + GAP * pen.unit;
        }
        answered(pen, place, button)
    })
}

/// Picture, seal and name, as in the choice of levels.
fn head(pen: &mut Pen, place: Rect, view: &LevelRules) {
    let picture = pen.rect(place.min, (24.0, 24.0), PICTURE);
    framed(pen, Scene::Level(view.level), picture);
    let seal = Rect::from_center_size(picture.right_center(), pen.size(104.0, 104.0));
    match view.chapter {
        Chapter::Level => level_seal(pen, seal, view.level),
        Chapter::SpellCircles => {
            pen.fill(Thing::Seal(Wax::Gold), seal);
            pen.stand(Thing::Cat, seal.center() + pen.size(-2.0, 30.0), 62.0);
        }
    }
    let (name, what) = view.title();
    let at = egui::pos2(seal.right() + 24.0 * pen.unit, picture.top() + 40.0 * pen.unit);
    let right = place.right() - EDGE * pen.unit;
    let name = pen.write(at, Align2::LEFT_TOP, name, Type::new(Face::Heading, 40.0, INK), right - at.x);
    let note = Type::new(Face::Italic, 27.0, INK);
    let at = egui::pos2(at.x, name.bottom() + 2.0 * pen.unit);
    pen.write(at, Align2::LEFT_TOP, what, note, right - at.x);
    pen.rule(place.left() + EDGE * pen.unit, right, picture.bottom() + 22.0 * pen.unit);
}

/// A golden seal with a level's number.
pub(in crate::app::games::mists) fn level_seal(pen: &mut Pen, place: Rect, level: u8) {
    pen.fill(Thing::Seal(Wax::Gold), place);
    let set = Type::new(Face::Bold, 0.4 * place.height() / pen.unit, CREAM);
    let at = place.center() - pen.size(0.0, 2.0);
    pen.ink(at, Align2::CENTER_CENTER, &roman(level), set, place.width());
}

/// The button. It has the focus from the start, and Escape presses it too.
fn answered(pen: &mut Pen, place: Rect, text: &str) -> bool {
    let middle = place.center_bottom() - pen.size(0.0, 66.0);
    let button = Rect::from_center_size(middle, pen.size(340.0, 62.0));
    let response = pen.button(button, text, true);
    if !response.has_focus() {
        response.request_focus();
    }
    response.clicked() || escaped(pen)
}
