//! The bar below a game that is watched: a time line of scores and ghosts, and buttons to go through the game.

mod legend;

use super::{TableIntent, banner};
use crate::app::input::{Want, keys_of};
use crate::app::table::replay::{Mark, TimeLine};
use crate::app::table::{AtTable, Replay, ReplayIntent, Watched};
use crate::app::theme::{CREAM, Face, INK, NIGHT, Pen, RUBRIC, TellOnHover, Thing, Type, cloak, faint};
use crate::app::words::say;
use egui::{Align2, Color32, Mesh, Pos2, Rect, Sense, Shape, Stroke, pos2, vec2};
use std::sync::Arc;

/// Height of the bar, in layout pixels.
const HIGH: f32 = 238.0;

/// What the bar shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayView {
    /// The whole game.
    pub line: Arc<TimeLine>,
    /// How many decisions of it have been taken.
    pub now: usize,
    /// Whether it goes on by itself.
    pub plays: bool,
    /// How much faster than usual.
    pub speed: u8,
    /// Whether the game is over where it is shown, so that nobody can play on.
    pub is_over: bool,
    /// Whether leaving it leads back to the result or the review of this game.
    pub leads_back: bool,
}

impl ReplayView {
    /// The bar of a game, if it is watched.
    pub(in crate::app) fn of<G: Watched>(table: &AtTable<G>) -> Option<ReplayView> {
        let replay = table.replay()?;
        let Replay { line, plays, speed, .. } = replay;
        let (now, is_over) = (table.sitting.played().len(), table.position().outcome().is_some());
        let leads_back = replay.leads_back();
        Some(ReplayView { line: line.clone(), now, plays: *plays, speed: *speed, is_over, leads_back })
    }

    fn turns(&self) -> u16 {
        self.line.marks.last().map_or(1, |mark| mark.turn)
    }

    fn is_at_end(&self) -> bool {
        self.now >= self.line.decisions()
    }
}

/// How long after its last movement the pointer still asks about the time line, in seconds.
const ASKS: f32 = 1.5;

/// How high what is always below the board is, in layout pixels: the bar, or the banner if the game is played.
pub(in crate::app) fn height(view: &Option<ReplayView>) -> f32 {
    if view.is_some() { HIGH } else { banner::HIGH }
}

/// Shows the bar.
pub(in crate::app) fn show<I: From<TableIntent>>(pen: &mut Pen, place: Rect, view: &ReplayView, intents: &mut Vec<I>) {
    pen.fill(Thing::Sheet(3), place);
    let inside = place.shrink2(pen.size(26.0, 0.0));
    let room = Rect::from_min_max(inside.min + pen.size(0.0, 70.0), inside.max - pen.size(0.0, 92.0));
    let (pointed, wanted) = time_line(pen, room, view);
    // While the game goes on by itself, a pointer that only lies there asks nothing.
    let asks = !view.plays || pen.ui.input(|input| input.pointer.time_since_last_movement()) < ASKS;
    head(pen, inside, view, pointed.filter(|_| asks), intents);
    intents.extend(wanted.map(|number| TableIntent::Replay(ReplayIntent::To(number)).into()));
    let row = inside.with_min_y(inside.bottom() - 88.0 * pen.unit);
    intents.extend(buttons(pen, row, view).map(|intent| TableIntent::Replay(intent).into()));
}

/// Which turn it is, or the one where the pointer is, and how it stood then; and the way to the menu.
fn head<I: From<TableIntent>>(
    pen: &mut Pen,
    inside: Rect,
    view: &ReplayView,
    pointed: Option<usize>,
    intents: &mut Vec<I>,
) {
    let y = inside.top() + 38.0 * pen.unit;
    let keys = keys_of(pen.ui.ctx());
    let (menu, edge) = pen.key_hint(pos2(inside.right(), y), &keys.name(Want::Leave), say!("banner-menu"));
    if menu.clicked() {
        intents.push(TableIntent::OpenMenu.into());
    }
    let right = pos2(edge - 20.0 * pen.unit, y);
    let word = if view.plays { say!("replay-stop") } else { say!("replay-play") };
    let (play, edge) = pen.key_hint(right, &keys.name(Want::ConfirmOrSkip), word);
    if play.clicked() {
        intents.push(TableIntent::Replay(ReplayIntent::Play).into());
    }
    let Some(mark) = view.line.marks.get(pointed.unwrap_or(view.now)) else { return };
    let text = say!("replay-turn", turn = mark.turn, of = view.turns());
    let at = pos2(inside.left(), y);
    let set = Type::new(Face::Heavy, 30.0, INK);
    let width = edge - at.x - 16.0 * pen.unit;
    let turn = pen.aloud(|pen| pen.write(at, Align2::LEFT_CENTER, &text, set, width));
    let beside = turn.right() + 26.0 * pen.unit..=edge - 16.0 * pen.unit;
    legend::show(pen, Rect::from_x_y_ranges(beside, y..=y), mark, &view.line);
}

/// The time line. Returns the number of decisions at which the pointer is, and after how many the game is to be shown.
fn time_line(pen: &mut Pen, room: Rect, view: &ReplayView) -> (Option<usize>, Option<usize>) {
    let line = &*view.line;
    let response = pen.control(room.expand2(pen.size(0.0, 8.0)), say!("replay-line"), Sense::click_and_drag());
    let last = line.decisions().max(1);
    let x = |number: usize| room.left() + room.width() * number as f32 / last as f32;
    let most = |of: fn(&Mark) -> u16| line.marks.iter().map(of).max().unwrap_or(0).max(1);
    let ghosts = most(|mark| mark.ghosts);
    shade(pen, room, line, |number, mark| {
        pos2(x(number), room.bottom() - room.height() * f32::from(mark.ghosts) / f32::from(ghosts))
    });
    let points = most(|mark| mark.scores.iter().copied().max().unwrap_or(0));
    let scores = line.marks.first().map_or(0, |mark| mark.scores.len());
    for scorer in 0..scores {
        let at = |(number, mark): (usize, &Mark)| {
            let score = mark.scores.get(scorer).copied().unwrap_or(0);
            pos2(x(number), room.bottom() - room.height() * f32::from(score) / f32::from(points))
        };
        let curve: Vec<Pos2> = line.marks.iter().enumerate().map(at).collect();
        let colour = line.scorers.get(scorer).map_or(RUBRIC, |scorer| cloak(scorer.colour));
        pen.painter().line(curve.clone(), Stroke::new(4.6 * pen.unit, faint(INK, 0.5)));
        pen.painter().line(curve, Stroke::new(3.0 * pen.unit, colour));
    }
    pen.painter().hline(room.x_range(), room.bottom(), Stroke::new(1.6 * pen.unit, faint(INK, 0.7)));
    let now = x(view.now);
    pen.painter().vline(now, room.y_range(), Stroke::new(2.4 * pen.unit, INK));
    pen.painter().circle(pos2(now, room.bottom()), 9.0 * pen.unit, RUBRIC, Stroke::new(1.6 * pen.unit, INK));
    let pointed = response.hover_pos().or(response.interact_pointer_pos());
    let number = pointed.map(|pointed| {
        let share = ((pointed.x - room.left()) / room.width()).clamp(0.0, 1.0);
        (share * last as f32).round() as usize
    });
    if let Some(number) = number {
        pen.painter().vline(x(number), room.y_range(), Stroke::new(1.2 * pen.unit, faint(INK, 0.5)));
    }
    let wanted = response.is_pointer_button_down_on() || response.clicked();
    (number, number.filter(|&number| wanted && number != view.now))
}

/// The area below the number of ghosts.
fn shade(pen: &Pen, room: Rect, line: &TimeLine, at: impl Fn(usize, &Mark) -> Pos2) {
    let mut mesh = Mesh::default();
    for (number, mark) in line.marks.iter().enumerate() {
        let top = at(number, mark);
        mesh.colored_vertex(top, faint(NIGHT, 0.42));
        mesh.colored_vertex(pos2(top.x, room.bottom()), faint(NIGHT, 0.10));
        if let Some(before) = (2 * number as u32).checked_sub(2) {
            mesh.add_triangle(before, before + 1, before + 2);
            mesh.add_triangle(before + 1, before + 2, before + 3);
        }
    }
    pen.painter().add(Shape::mesh(mesh));
}

/// Width of a button with a sign, and of the one with the speed, in layout pixels.
const SIGN: f32 = 74.0;
const SPEED: f32 = 104.0;
const BETWEEN: f32 = 10.0;
/// How narrow they become where there is little room, as a share of that.
const LEAST_SHARE: f32 = 0.6;

/// What stands on a button.
#[derive(Clone, Copy, PartialEq)]
enum Sign {
    /// So many arrows that point to the right, or to the left if negative.
    Arrows(i8),
    /// An arrow against a bar: one step to the right, or to the left if negative.
    Step(i8),
    Stop,
}

/// Buttons to go through the game, how fast it goes, and the way back to playing or out.
fn buttons(pen: &mut Pen, room: Rect, view: &ReplayView) -> Option<ReplayIntent> {
    let (back, on) = (view.now > 0, !view.is_at_end());
    let play = if view.plays { (Sign::Stop, say!("replay-stop")) } else { (Sign::Arrows(1), say!("replay-play")) };
    let signs = [
        (Sign::Arrows(-2), say!("replay-turn-before"), back, ReplayIntent::TurnBefore),
        (Sign::Step(-1), say!("replay-back"), back, ReplayIntent::Back),
        (play.0, play.1, true, ReplayIntent::Play),
        (Sign::Step(1), say!("replay-on"), on, ReplayIntent::On),
        (Sign::Arrows(2), say!("replay-next-turn"), on, ReplayIntent::NextTurn),
    ];
    let high = 56.0 * pen.unit;
    // Where the game is over nobody can play on, and what is left is to go.
    let (word, tip, onward) = match view.is_over {
        true => (say!("replay-leave"), None, ReplayIntent::Leave),
        false => (say!("replay-play-on"), Some(say!("replay-play-on-tip")), ReplayIntent::PlayOn),
    };
    let wide = |word: &str| pen.width_of(word, Type::new(Face::Bold, 25.0, INK)) + 70.0 * pen.unit;
    let (wide, back_wide) = (wide(word), wide(say!("back")));
    let returns = view.leads_back && !view.is_over;
    let words = if returns { wide + BETWEEN * pen.unit + back_wide } else { wide };
    let others = (signs.len() as f32 * (SIGN + BETWEEN) + SPEED + 3.0 * BETWEEN) * pen.unit;
    // Where they have too little room, all but the words are narrower.
    let share = ((room.width() - words) / others).clamp(LEAST_SHARE, 1.0);
    let (middle, mut left) = (room.center(), room.center().x - (words + share * others) / 2.0);
    let mut next = |width: f32, after: f32| {
        let place = Rect::from_min_size(pos2(left, middle.y - high / 2.0), vec2(width, high));
        left += width + after;
        place
    };
    let mut wanted = None;
    for (sign, name, enabled, intent) in signs {
        let place = next(share * SIGN * pen.unit, share * BETWEEN * pen.unit);
        let response = pen.bare_button(place, name, enabled).tell_on_hover(name);
        draw(pen, place, sign, enabled);
        wanted = wanted.or(response.clicked().then_some(intent));
    }
    let place = next(share * SPEED * pen.unit, share * 3.0 * BETWEEN * pen.unit);
    let key = keys_of(pen.ui.ctx()).name(Want::Pace);
    let speed = pen.button(place, &say!("replay-speed", times = view.speed), true);
    let speed = speed.tell_on_hover(say!("replay-speed-told", key = key));
    let mut button = pen.button(next(wide, BETWEEN * pen.unit), word, true);
    if let Some(tip) = tip {
        button = button.tell_on_hover(tip);
    }
    let onward = button.clicked().then_some(onward);
    let returned = returns && pen.button(next(back_wide, 0.0), say!("back"), true).clicked();
    let faster = speed.clicked().then_some(ReplayIntent::Faster);
    wanted.or(faster).or(onward).or(returned.then_some(ReplayIntent::Leave))
}

/// Draws a sign on its button.
fn draw(pen: &Pen, place: Rect, sign: Sign, enabled: bool) {
    let cream = if enabled { CREAM } else { faint(CREAM, 0.8) };
    match sign {
        Sign::Stop => {
            for x in [-8.0, 8.0] {
                let bar = Rect::from_center_size(place.center() + pen.size(x, 0.0), pen.size(7.0, 22.0));
                pen.painter().rect_filled(bar, 1.5 * pen.unit, cream);
            }
        }
        Sign::Step(way) => {
            let way = f32::from(way);
            arrow(pen, place.center() - pen.size(way * 11.0, 0.0), way, cream);
            let bar = Rect::from_center_size(place.center() + pen.size(way * 9.5, 0.0), pen.size(5.0, 24.0));
            pen.painter().rect_filled(bar, 1.5 * pen.unit, cream);
        }
        Sign::Arrows(count) => {
            let way = f32::from(count.signum());
            let wide = 16.0 * f32::from(count.abs());
            for number in 0..count.abs() {
                arrow(pen, place.center() + pen.size(way * (16.0 * f32::from(number) - wide / 2.0), 0.0), way, cream);
            }
        }
    }
}

/// An arrow from this point to the right, or to the left if `way` is negative.
fn arrow(pen: &Pen, base: Pos2, way: f32, colour: Color32) {
    let tip = [(0.0, -12.0), (way * 16.0, 0.0), (0.0, 12.0)].map(|(x, y)| base + pen.size(x, y)).to_vec();
    pen.painter().add(Shape::convex_polygon(tip, colour, Stroke::NONE));
}
