//! What is new at a level, or with the Spell Circles, on a card: shown before the first game of the kind, and looked up at
//! the table.

use super::{piles, score_track::roman};
use crate::app::theme::{
    Art, CREAM, Face, INK, Lie, Pen, RUBRIC, Reach, SHADE, Scene, Thing, Type, faint, pressed, ready, screen_unit,
    sheet,
};
use crate::painter::figures::guard::Ground;
use crate::painter::plates::Wax;
use crate::rules::{Cemeteries, Colour, Hound, Level};
use egui::{Align, Align2, Context, Key, Order, Rect, Stroke, StrokeKind, vec2};

/// The rules of a level that the one before does not have, or those of the Spell Circles at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelRules {
    /// The level's number.
    pub level: u8,
    /// What of it is told.
    pub chapter: Chapter,
    /// What is new, one paragraph each.
    news: Vec<News>,
}

/// What of a game is told on one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// What the level has that the one before does not have.
    Level,
    /// The Spell Circles and Eloise.
    SpellCircles,
}

/// One thing that is new.
#[derive(Clone, Debug, PartialEq, Eq)]
struct News {
    sign: Sign,
    heading: &'static str,
    text: String,
}

/// The figure beside a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Guard(Colour),
    Ghost,
    Coin,
    FaceDown,
    Flag,
    Hound(Hound),
    Circle,
    Cat,
}

/// The name of a level.
pub fn name_of(level: u8) -> &'static str {
    const NAMES: [&str; 6] =
        ["First Mist", "Keep and Churchyard", "The Two Hounds", "Thin Lanterns", "Restless Graves", "Three Lights"];
    NAMES[usize::from(level.clamp(1, 6) - 1)]
}

impl LevelRules {
    /// What is new at this level.
    pub fn of(level: &Level) -> LevelRules {
        let news = match level.number {
            0 | 1 => first_mist(level),
            2 => castles_and_cemeteries(level),
            3 => piles_and_hounds(level),
            4 => fewer_ghosts(level),
            5 => haunted_cemeteries(level),
            _ => three_markers(level),
        };
        LevelRules { level: level.number, chapter: Chapter::Level, news }
    }

    /// What the Spell Circles add to this level.
    pub fn of_spell_circles(level: &Level) -> LevelRules {
        LevelRules { level: level.number, chapter: Chapter::SpellCircles, news: spell_circles(level) }
    }

    /// The heading, and what the card is about.
    fn title(&self) -> (&'static str, &'static str) {
        match self.chapter {
            // Everything is new at the first level.
            Chapter::Level if self.level == 1 => (name_of(1), "how to play"),
            Chapter::Level => (name_of(self.level), "what is new"),
            Chapter::SpellCircles => ("Spell Circles", "nine more tiles, and Eloise"),
        }
    }
}

fn news(sign: Sign, heading: &'static str, text: impl Into<String>) -> News {
    News { sign, heading, text: text.into() }
}

fn first_mist(level: &Level) -> Vec<News> {
    vec![
        news(
            Sign::Ghost,
            "Mist brings ghosts",
            "A tile with mist brings as many ghosts as it shows. Lay it so that its mist joins mist on the board, and one \
             ghost fewer comes. If more must come than the supply has left, the game is lost.",
        ),
        news(
            Sign::Ghost,
            "Banks burn off",
            "Mist that hangs together is a bank. Close it all round, with no open edge left, and it burns off: every ghost \
             in it goes home to the supply.",
        ),
        news(
            Sign::Guard(Colour::Red),
            "Meeples earn points",
            "After laying a tile you may put a meeple on its road or city. A finished road brings 1 point a tile, a city \
             2 a tile and 2 a shield, times the number of colours in it. You all count together.",
        ),
        news(
            Sign::Coin,
            "Points or peace",
            "Instead of the points of a finished region you may send up to three ghosts of one tile home.",
        ),
        news(
            Sign::Flag,
            "The goal",
            format!(
                "You win by reaching {} points together. The game is lost if the last tile is laid before that, or if too \
                 few ghosts are left to come.",
                level.goal
            ),
        ),
    ]
}

fn castles_and_cemeteries(level: &Level) -> Vec<News> {
    debug_assert_eq!(level.cemeteries, Cemeteries::Open);
    vec![
        news(
            Sign::Guard(Colour::Yellow),
            "Castles",
            "A meeple may also be put in a castle. It is finished when all eight squares round it are filled, and brings \
             2 points for each of the nine tiles that shows mist.",
        ),
        news(
            Sign::Ghost,
            "Cemeteries draw ghosts",
            "Whenever ghosts come to a tile, one more comes to a cemetery that still lies open; you choose which.",
        ),
        news(
            Sign::Guard(Colour::Black),
            "Cemeteries ask for company",
            "A cemetery closes when its four neighbours are filled. Its ghosts go home, but a meeple from the board, of any \
             colour, is buried there for good.",
        ),
        news(Sign::Flag, "The goal", format!("Reach {} points before the last tile is laid.", level.goal)),
    ]
}

fn piles_and_hounds(level: &Level) -> Vec<News> {
    let [first, second] = [0, 1].map(|pile| level.target(pile));
    vec![
        news(
            Sign::FaceDown,
            "Three piles, three targets",
            format!(
                "You draw from one pile at a time. The first has to bring you to Rufus at {first}, the second to Ronja at \
                 {second}, the third to the goal at {}. A pile that runs out too early loses the game.",
                level.goal
            ),
        ),
        news(
            Sign::Hound(Hound::Rufus),
            "A hound comes running",
            "When you reach a hound it joins a meeple on the board. Up to three ghosts each may leave two of the nine \
             squares round it. What is left of the pile goes on top of the next.",
        ),
        news(
            Sign::Hound(Hound::Ronja),
            "A hound goes home",
            "When its meeple is scored the hound brings 1 point for every ghost on the whole board, then leaves. If its meeple \
             is buried it leaves with nothing.",
        ),
    ]
}

fn fewer_ghosts(level: &Level) -> Vec<News> {
    let [first, second] = [0, 1].map(|pile| level.target(pile));
    vec![
        news(
            Sign::Ghost,
            "Fewer ghosts to spare",
            format!(
                "Only {} ghosts are in the game: the supply is soon empty, and an empty supply loses it.",
                level.ghosts
            ),
        ),
        news(
            Sign::Hound(Hound::Rufus),
            "A longer road",
            format!("Rufus waits at {first}, Ronja at {second}, and the goal lies at {}.", level.goal),
        ),
        news(Sign::Flag, "The rest stays", "Castles, cemeteries, piles and hounds are as they were."),
    ]
}

fn haunted_cemeteries(level: &Level) -> Vec<News> {
    debug_assert_eq!(level.cemeteries, Cemeteries::Haunted);
    vec![
        news(
            Sign::Ghost,
            "A cemetery wakes the mist",
            "When a cemetery is laid, every tile with mist among the eight squares round it gets a ghost. The cemetery \
             itself holds none any more.",
        ),
        news(
            Sign::FaceDown,
            "The night swallows tiles",
            "As long as a cemetery is open, every turn ends with a tile from the pile laid face down beside one, unseen. \
             Roads, cities, castles and mist that touch it can never be finished.",
        ),
        news(
            Sign::Guard(Colour::Black),
            "Closing one takes eight",
            "A cemetery closes only when all eight squares round it are filled, face-down tiles included. Then a meeple is \
             buried as before.",
        ),
        news(
            Sign::Flag,
            "The targets",
            format!(
                "Rufus at {}, Ronja at {}, the goal at {}, with {} ghosts.",
                level.target(0),
                level.target(1),
                level.goal,
                level.ghosts
            ),
        ),
    ]
}

fn three_markers(level: &Level) -> Vec<News> {
    vec![
        news(
            Sign::Guard(Colour::Blue),
            "Three markers",
            "Three of your colours have a score marker each. In a scoring every colour in the region moves its own marker \
             by the value of the region; a colour without one moves a marker that you choose.",
        ),
        news(
            Sign::Hound(Hound::Ronja),
            "The hindmost counts",
            format!(
                "Rufus at {}, Ronja at {} and the goal at {} are reached only when all three markers are there.",
                level.target(0),
                level.target(1),
                level.goal
            ),
        ),
        news(
            Sign::Coin,
            "Points of a hound",
            "They go to the colour of the meeple it stood with. Ghosts instead of points are one choice for all colours.",
        ),
        news(Sign::Ghost, "Ghosts", format!("{} are in the game. Cemeteries are haunted as before.", level.ghosts)),
    ]
}

fn spell_circles(level: &Level) -> Vec<News> {
    let calls = match level.cemeteries {
        Cemeteries::Open => " An open cemetery gets its ghost only if one of these comes from the supply.",
        _ => "",
    };
    vec![
        news(
            Sign::Circle,
            "Circles draw ghosts in",
            format!(
                "Nine more tiles bear spell circles. Lay one, and into each circle moves a ghost from the eight squares round \
                 the tile; you choose which. Those missing come from the supply, and joined mist spares none of them.{calls}"
            ),
        ),
        news(
            Sign::Ghost,
            "Circles hold them",
            "No scoring, no hound and no other circle gets a ghost out again. Only when its bank burns off does it go home. \
             If the tile burns the bank off at once, the circle stays empty. No meeple stands on a circle.",
        ),
        news(
            Sign::Cat,
            "Eloise leaves the supply",
            "Seven ghosts stand before her. They are taken first, and ghosts that go home come back to them. When the last \
             one is gone she joins any meeple on the board, or waits for the next one.",
        ),
        news(
            Sign::Coin,
            "Eloise brings points",
            "When her meeple is scored she adds 1 point for each ghost in a circle anywhere, whatever you chose. Then, or \
             when her meeple is buried, she goes on to another and stays to the end.",
        ),
    ]
}

const NAME: &str = "level rules";
const WIDTH: f32 = 1040.0;
/// Width and height of the picture.
const PICTURE: (f32, f32) = (400.0, 176.0);
const TOP: f32 = 240.0;
const LEFT: f32 = 128.0;
const GAP: f32 = 20.0;
const FOOT: f32 = 126.0;
const HEADING: Type = Type::new(Face::Bold, 26.0, RUBRIC);
const TEXT: Type = Type::new(Face::Text, 25.0, INK);

/// Shows the card over everything else, with one button that says this; whether it was answered.
pub fn level_rules(ctx: &Context, view: &LevelRules, button: &str, art: &mut Art) -> bool {
    if !ready(ctx) {
        return false;
    }
    let screen = ctx.content_rect();
    let unit = screen_unit(ctx);
    let lie = Lie { name: NAME, place: screen, order: Order::Foreground, reach: Reach::Keyboard, unit };
    sheet(ctx, art, lie, |pen| {
        pen.hold_keyboard();
        // Twice as dark as behind the menu: there is something to read.
        pen.painter().rect_filled(screen, 0.0, SHADE);
        pen.painter().rect_filled(screen, 0.0, SHADE);
        let width = (WIDTH * pen.unit).min(screen.width());
        let inner = width - (LEFT + 60.0) * pen.unit;
        let heights: Vec<f32> = view.news.iter().map(|news| 34.0 * pen.unit + height(pen, news, inner)).collect();
        let paragraphs = heights.iter().sum::<f32>() + GAP * pen.unit * (heights.len() as f32 - 1.0);
        let size = vec2(width, (TOP + FOOT) * pen.unit + paragraphs);
        let place = Rect::from_center_size(screen.center(), size);
        pen.fill(Thing::Sheet(33), place);
        head(pen, place, view);
        let mut top = place.top() + TOP * pen.unit;
        for (news, high) in view.news.iter().zip(heights) {
            let room = Rect::from_min_size(egui::pos2(place.left(), top), vec2(width, high));
            paragraph(pen, room, news, inner);
            top += high + GAP * pen.unit;
        }
        answered(pen, place, button)
    })
}

fn height(pen: &Pen, news: &News, width: f32) -> f32 {
    pen.height_of(&news.text, TEXT, width)
}

/// Picture, seal and name, as on the level's card.
fn head(pen: &mut Pen, place: Rect, view: &LevelRules) {
    let picture = pen.rect(place.min, (24.0, 24.0), PICTURE);
    pen.scene(Scene::Level(view.level), picture);
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(picture, 1.0, line, StrokeKind::Outside);
    let seal = Rect::from_center_size(picture.right_center(), pen.size(104.0, 104.0));
    pen.fill(Thing::Seal(Wax::Gold), seal);
    match view.chapter {
        Chapter::Level => {
            let set = Type::new(Face::Bold, 42.0, CREAM);
            let at = seal.center() - pen.size(0.0, 2.0);
            pen.ink(at, Align2::CENTER_CENTER, &roman(view.level), set, seal.width());
        }
        Chapter::SpellCircles => pen.stand(Thing::Cat, seal.center() + pen.size(-2.0, 30.0), 62.0),
    }
    let (name, what) = view.title();
    let at = egui::pos2(seal.right() + 24.0 * pen.unit, picture.top() + 40.0 * pen.unit);
    let right = place.right() - 60.0 * pen.unit;
    let name = pen.write(at, Align2::LEFT_TOP, name, Type::new(Face::Heading, 40.0, INK), right - at.x);
    let note = Type::new(Face::Italic, 27.0, INK);
    let at = egui::pos2(at.x, name.bottom() + 2.0 * pen.unit);
    pen.write(at, Align2::LEFT_TOP, what, note, right - at.x);
    pen.rule(place.left() + 60.0 * pen.unit, right, picture.bottom() + 22.0 * pen.unit);
}

fn paragraph(pen: &mut Pen, room: Rect, news: &News, width: f32) {
    let feet = egui::pos2(room.left() + 82.0 * pen.unit, room.top() + 56.0 * pen.unit);
    match news.sign {
        Sign::Guard(colour) => pen.stand(Thing::Guard(colour, Ground::Paper), feet, 54.0),
        Sign::Ghost => pen.stand(Thing::Ghost, feet, 48.0),
        Sign::Coin => pen.stand(Thing::Coin, feet - pen.size(0.0, 26.0), 44.0),
        Sign::FaceDown => {
            let tile = Rect::from_center_size(feet - pen.size(0.0, 24.0), pen.size(46.0, 46.0));
            piles::stack(pen, tile, 1);
        }
        Sign::Flag => pen.stand(Thing::Flag, feet - pen.size(14.0, 2.0), 50.0),
        Sign::Circle => {
            pen.stand(Thing::Circle, feet - pen.size(0.0, 18.0), 62.0);
            pen.stand(Thing::Ghost, feet - pen.size(0.0, 10.0), 40.0);
        }
        Sign::Cat => pen.stand(Thing::Cat, feet, 56.0),
        Sign::Hound(hound) => pen.stand(Thing::Hound(hound), feet - pen.size(2.0, 4.0), 54.0),
    }
    let at = egui::pos2(room.left() + LEFT * pen.unit, room.top());
    let heading = pen.write(at, Align2::LEFT_TOP, news.heading, HEADING, width);
    let text =
        Rect::from_min_max(egui::pos2(at.x, heading.top() + 32.0 * pen.unit), egui::pos2(at.x + width, room.bottom()));
    pen.paragraph(text, Align::Min, &news.text, TEXT);
}

/// The button, with the focus from the beginning; Escape presses it too.
fn answered(pen: &mut Pen, place: Rect, text: &str) -> bool {
    let middle = place.center_bottom() - pen.size(0.0, 66.0);
    let button = Rect::from_center_size(middle, pen.size(340.0, 62.0));
    let response = pen.button(button, text, true);
    if !response.has_focus() {
        response.request_focus();
    }
    response.clicked() || pressed(pen.ui.ctx(), Key::Escape)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::shipped;

    // SPELL-6
    #[test]
    fn the_spell_circles_tell_of_open_cemeteries_only_where_there_are_any() {
        for number in 1..=6 {
            let level = shipped::level(number).expect("a level");
            let rules = LevelRules::of_spell_circles(&level);
            let text: String = rules.news.iter().map(|news| news.text.as_str()).collect();
            assert_eq!(text.contains("open cemetery"), (2..=4).contains(&number), "level {number}");
        }
    }

    #[test]
    fn every_level_has_something_new_and_names_its_targets() {
        for number in 1..=6 {
            let level = shipped::level(number).expect("a level");
            let rules = LevelRules::of(&level);
            let text: String = rules.news.iter().map(|news| news.text.as_str()).collect();
            assert!(rules.news.len() >= 3 && rules.level == number);
            assert!(text.contains(&level.goal.to_string()), "level {number} does not tell its goal");
            if let Some(hounds) = level.hounds {
                assert!(
                    text.contains(&format!("at {}", hounds.rufus)),
                    "level {number} does not tell where Rufus waits"
                );
                assert!(
                    text.contains(&format!("at {}", hounds.ronja)),
                    "level {number} does not tell where Ronja waits"
                );
            }
        }
    }
}
