//! A chart of the scores turn by turn, with a golden zone for the final scoring. Lines are told apart by the emblems on
//! them, not by their colours alone.

use crate::app::theme::{Face, GILDING, INK, Pen, Thing, Type, cloak, faint};
use crate::app::words::{number, say};
use crate::rules::Colour;
use egui::{Align2, Pos2, Rect, Shape, Stroke, pos2};

/// The scores of everybody through a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// One line for each player, in the order of play.
    pub lines: Vec<ScoreLine>,
    /// How many steps the final scoring has: the golden zone has room for all of them from the beginning.
    pub steps: usize,
}

/// The scores of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// The player's colour.
    pub colour: Colour,
    /// The score before the first turn, and after each.
    pub in_play: Vec<u16>,
    /// The score after each step of the final scoring that is counted so far. It may be below 0 (REND-4).
    pub at_end: Vec<i32>,
}

impl ScoreLine {
    /// The last score of the line.
    fn now(&self) -> i32 {
        let last_in_play = self.in_play.last().map_or(0, |&score| i32::from(score));
        self.at_end.last().copied().unwrap_or(last_in_play)
    }
}

const LEGEND: f32 = 116.0;
const AXIS: f32 = 56.0;
const NOTE: Type = Type::new(Face::Text, 21.0, INK);
/// The share of the chart's width that the turns have; the rest belongs to the final scoring.
const IN_PLAY: f32 = 0.72;

/// Where turns, steps and points lie.
struct Scale {
    room: Rect,
    turns: usize,
    steps: usize,
    least: i32,
    most: i32,
}

impl Scale {
    fn of(scores: &Scores, room: Rect) -> Scale {
        let all = || {
            scores
                .lines
                .iter()
                .flat_map(|line| line.in_play.iter().map(|&score| i32::from(score)).chain(line.at_end.iter().copied()))
        };
        let turns = scores.lines.iter().map(|line| line.in_play.len()).max().unwrap_or(1).saturating_sub(1);
        let most = all().max().unwrap_or(0).max(10);
        Scale { room, turns, steps: scores.steps, least: all().min().unwrap_or(0).min(0), most: most + most / 12 }
    }

    /// Where the zone of the final scoring begins.
    fn end(&self) -> f32 {
        let share = if self.steps == 0 { 1.0 } else { IN_PLAY };
        self.room.left() + share * self.room.width()
    }

    fn turn(&self, turn: usize) -> f32 {
        self.room.left() + (self.end() - self.room.left()) * turn as f32 / self.turns.max(1) as f32
    }

    fn step(&self, counted: usize) -> f32 {
        self.end() + (self.room.right() - self.end()) * counted as f32 / self.steps.max(1) as f32
    }

    fn score(&self, score: i32) -> f32 {
        let share = (score - self.least) as f32 / (self.most - self.least) as f32;
        self.room.bottom() - share * self.room.height()
    }

    /// The corners of a player's line.
    fn line(&self, line: &ScoreLine) -> Vec<Pos2> {
        let in_play = line.in_play.iter().enumerate();
        let mut points: Vec<Pos2> =
            in_play.map(|(turn, &score)| pos2(self.turn(turn), self.score(score.into()))).collect();
        points.extend((1..).zip(&line.at_end).map(|(at, &score)| pos2(self.step(at), self.score(score))));
        points
    }
}

/// Draws the chart.
pub fn chart(pen: &mut Pen, place: Rect, scores: &Scores) {
    let room = Rect::from_min_max(place.min + pen.size(AXIS, 10.0), place.max - pen.size(LEGEND, 40.0));
    let scale = Scale::of(scores, room);
    axes(pen, &scale);
    for (index, line) in scores.lines.iter().enumerate() {
        draw(pen, &scale, line, index);
    }
    legend(pen, place, &scale, scores);
}

/// The step between two marks of an axis: a round number, so that there are about `marks` of them.
pub fn between_marks(span: i32, marks: i32) -> i32 {
    let least = span / marks.max(1);
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].into_iter().find(|&step| step >= least).unwrap_or(1000)
}

fn axes(pen: &mut Pen, scale: &Scale) {
    let room = scale.room;
    if scale.steps > 0 {
        let zone = room.with_min_x(scale.end());
        pen.painter().rect_filled(zone, 0.0, GILDING);
        let at = pos2(zone.center().x, room.bottom() + 20.0 * pen.unit);
        let set = Type::new(Face::Italic, 21.0, INK);
        pen.write(at, Align2::CENTER_CENTER, say!("chart-end"), set, zone.width());
    }
    let each = between_marks(scale.most - scale.least, (room.height() / pen.unit / 60.0) as i32).max(5);
    let lowest = scale.least.div_euclid(each) + i32::from(scale.least.rem_euclid(each) > 0);
    for score in (lowest..).map(|times| times * each).take_while(|&score| score <= scale.most) {
        let y = scale.score(score);
        let strength = if score == 0 { 0.7 } else { 0.28 };
        pen.painter().hline(room.x_range(), y, Stroke::new(1.2 * pen.unit, faint(INK, strength)));
        let at = pos2(room.left() - 12.0 * pen.unit, y);
        pen.write(at, Align2::RIGHT_CENTER, &score.to_string(), NOTE, AXIS * pen.unit);
    }
    let each = between_marks(scale.turns as i32, ((scale.end() - room.left()) / pen.unit / 74.0) as i32) as usize;
    let y = room.bottom() + 20.0 * pen.unit;
    let marks = (1..).map(|times| times * each).take_while(|&turn| turn <= scale.turns);
    // Where the zone begins, its name stands.
    let gap = 24.0 * pen.unit;
    for turn in marks.filter(|&turn| scale.steps == 0 || scale.turn(turn) < scale.end() - gap) {
        let at = pos2(scale.turn(turn), y);
        pen.write(at, Align2::CENTER_CENTER, &turn.to_string(), NOTE, 60.0 * pen.unit);
    }
    let set = Type::new(Face::Italic, 21.0, INK);
    let first = scale.turn(each) - 26.0 * pen.unit;
    let left = room.left() - AXIS * pen.unit;
    pen.write(pos2(left, y), Align2::LEFT_CENTER, say!("chart-turn"), set, first - left);
}

fn draw(pen: &mut Pen, scale: &Scale, line: &ScoreLine, index: usize) {
    let points = scale.line(line);
    let wide = if line.colour == Colour::Yellow { 4.4 } else { 3.4 };
    pen.painter().line(points.clone(), Stroke::new((wide + 1.8) * pen.unit, faint(INK, 0.55)));
    pen.painter().line(points, Stroke::new(wide * pen.unit, cloak(line.colour)));
    // Each emblem at a turn of its own, so that they do not lie on one another.
    let turn = scale.turns * (index * 2 + 5) / 20;
    if let Some(&score) = line.in_play.get(turn) {
        let at = pos2(scale.turn(turn), scale.score(score.into()));
        pen.fill(Thing::Badge(line.colour), Rect::from_center_size(at, pen.size(26.0, 26.0)));
    }
}

/// The badges with the scores at the right, in their order, a thin line from each to the end of its line.
fn legend(pen: &mut Pen, place: Rect, scale: &Scale, scores: &Scores) {
    const EACH: f32 = 34.0;
    let mut order: Vec<&ScoreLine> = scores.lines.iter().collect();
    order.sort_by_key(|line| std::cmp::Reverse(line.now()));
    let high = EACH * pen.unit;
    let lowest = scale.room.bottom() - high * (order.len() as f32 - 0.5);
    let mut y = scale.room.top();
    for (index, line) in order.into_iter().enumerate() {
        let own = scale.score(line.now());
        y = own.max(y).min(lowest + index as f32 * high).max(scale.room.top());
        let badge = Rect::from_center_size(pos2(place.right() - 92.0 * pen.unit, y), pen.size(30.0, 30.0));
        if let Some(&end) = scale.line(line).last() {
            let to = badge.left_center() - pen.size(3.0, 0.0);
            let (dash, gap) = (5.0 * pen.unit, 4.0 * pen.unit);
            let thin = Stroke::new(1.2 * pen.unit, faint(INK, 0.5));
            pen.painter().extend(Shape::dashed_line(&[end, to], thin, dash, gap));
        }
        pen.fill(Thing::Badge(line.colour), badge);
        let at = badge.right_center() + pen.size(9.0, -1.0);
        let set = Type::new(Face::Bold, 26.0, INK);
        pen.write(at, Align2::LEFT_CENTER, &number(line.now()), set, 64.0 * pen.unit);
        y += high;
    }
}
