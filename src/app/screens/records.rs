//! The records: games and wins of each level and of the other games, and what was achieved.

use crate::app::theme::{
    Art, FADED_INK, Face, GOLD, INK, NIGHT, Pen, RUBRIC, Reach, SheetOptions, Thing, Type, faint, is_upright, ready,
    screen, screen_unit, sheet, table_with_title, way_back,
};
use crate::app::words::{listed, say};
use crate::table::records::{Achievement, Count, Streak};
use bevy::prelude::Message;
use egui::{Align, Align2, Color32, Context, Order, Rect, Sense, Stroke, StrokeKind, pos2, vec2};
use std::collections::BTreeSet;

/// What the page shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordsView {
    /// The levels of the cooperative game, the first one first.
    pub levels: Vec<Counted>,
    /// The competitive game.
    pub rivals: Counted,
    /// *Don't Go In There*.
    pub house: Counted,
    /// How many games were played to the end.
    pub games: usize,
    /// Wins in a row at the cooperative game.
    pub streak: Streak,
    /// How many ghosts went home.
    pub ghosts_calmed: u32,
    /// Everything that can be achieved, and whether it was.
    pub achieved: Vec<(Achievement, bool)>,
}

/// The games of a level, or of another game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// The numbers.
    pub count: Count,
    /// With how many players it was won.
    pub won_with: BTreeSet<u8>,
}

impl Counted {
    /// These games, won with these numbers of players.
    pub fn of(count: Count, won_with: BTreeSet<u8>) -> Counted {
        Counted { count, won_with }
    }
}

/// What the player wants at the records.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordsIntent {
    /// Back to the title.
    Back,
}

/// The name of an achievement.
pub fn name_of(achievement: Achievement) -> &'static str {
    match achievement {
        Achievement::FirstWin => say!("achieved-first-win"),
        Achievement::EveryLevel => say!("achieved-every-level"),
        Achievement::Alone => say!("achieved-alone"),
        Achievement::NoWayBack => say!("achieved-no-way-back"),
        Achievement::EmptyLand => say!("achieved-empty-land"),
        Achievement::LastTile => say!("achieved-last-tile"),
        Achievement::GreatScoring => say!("achieved-great-scoring"),
        Achievement::GreatBank => say!("achieved-great-bank"),
        Achievement::Enchanted => say!("achieved-enchanted"),
        Achievement::Master => say!("achieved-master"),
        Achievement::FarAhead => say!("achieved-far-ahead"),
        Achievement::FewCurses => say!("achieved-few-curses"),
    }
}

/// How an achievement is earned.
fn how(achievement: Achievement) -> &'static str {
    match achievement {
        Achievement::FirstWin => say!("achieved-first-win-how"),
        Achievement::EveryLevel => say!("achieved-every-level-how"),
        Achievement::Alone => say!("achieved-alone-how"),
        Achievement::NoWayBack => say!("achieved-no-way-back-how"),
        Achievement::EmptyLand => say!("achieved-empty-land-how"),
        Achievement::LastTile => say!("achieved-last-tile-how"),
        Achievement::GreatScoring => say!("achieved-great-scoring-how"),
        Achievement::GreatBank => say!("achieved-great-bank-how"),
        Achievement::Enchanted => say!("achieved-enchanted-how"),
        Achievement::Master => say!("achieved-master-how"),
        Achievement::FarAhead => say!("achieved-far-ahead-how"),
        Achievement::FewCurses => say!("achieved-few-curses-how"),
    }
}

/// The page.
pub fn records(ctx: &Context, view: &RecordsView, art: &mut Art) -> Vec<RecordsIntent> {
    screen(ctx, art, "records", |pen, place, intents| {
        let top = table_with_title(pen, place, say!("records-heading")) + 26.0 * pen.unit;
        let back = place.left_bottom() + pen.size(60.0, -42.0);
        let edge = (90.0 * pen.unit).min(0.04 * place.width());
        let room =
            Rect::from_min_max(pos2(place.left() + edge, top), pos2(place.right() - edge, back.y - 36.0 * pen.unit));
        let gap = 22.0 * pen.unit;
        let upright = is_upright(place);
        let (games, feats) = match upright {
            true => room.split_top_bottom_at_fraction(0.5),
            false => room.split_left_right_at_fraction(0.54),
        };
        let (games, feats) = match upright {
            true => (games.with_max_y(games.bottom() - gap), feats),
            false => (games.with_max_x(games.right() - gap), feats),
        };
        all_games(pen, games, view);
        achievements(pen, feats, view, if upright { 2 } else { 1 });
        if way_back(pen, back) {
            intents.push(RecordsIntent::Back);
        }
    })
}

/// The columns of the table: where each ends, as a share of the width.
const COLUMNS: [f32; 7] = [0.24, 0.34, 0.455, 0.598, 0.708, 0.88, 1.0];

/// The table of games and wins, and the numbers of all games below it.
fn all_games(pen: &mut Pen, place: Rect, view: &RecordsView) {
    pen.fill(Thing::Sheet(151), place);
    let inside = place.shrink2(pen.size(38.0, 30.0));
    let foot = 70.0 * pen.unit;
    let lines = view.levels.len() + 3;
    let high = ((inside.height() - foot) / lines as f32).min(74.0 * pen.unit);
    let line =
        |number: usize| Rect::from_min_size(inside.min + vec2(0.0, number as f32 * high), vec2(inside.width(), high));
    let heads = [
        "",
        say!("records-played"),
        say!("records-won"),
        say!("records-straight"),
        say!("records-circles"),
        say!("records-best"),
        say!("records-with"),
    ];
    cells(pen, line(0), heads.map(str::to_owned), Type::new(Face::Heading, 25.0, RUBRIC));
    let levels = view.levels.iter().enumerate().map(|(at, of)| (level_name(at), of, Best::Turns));
    let others = [
        (say!("games-rival-name").to_owned(), &view.rivals, Best::Points),
        (say!("house-name").to_owned(), &view.house, Best::Curses),
    ];
    for (number, (name, of, best)) in levels.chain(others).enumerate() {
        let place = line(number + 1);
        let rule = Stroke::new(1.0 * pen.unit, faint(INK, 0.25));
        pen.painter().hline(place.x_range(), place.top(), rule);
        let ink = if of.count.played == 0 { FADED_INK } else { INK };
        cells(pen, place, told(name, of, best), Type::new(Face::Text, 25.0, ink));
    }
    let at = pos2(inside.left(), inside.bottom() - foot / 2.0);
    let streak = say!("records-streak", now = view.streak.now, longest = view.streak.longest);
    let all = [say!("records-games", games = view.games), streak, say!("records-calmed", ghosts = view.ghosts_calmed)];
    let set = Type::new(Face::Italic, 24.0, INK);
    pen.write_or_wrap(at, Align2::LEFT_CENTER, &all.join(" · "), set, inside.width());
}

/// What the best result counts.
#[derive(Clone, Copy)]
enum Best {
    Turns,
    Points,
    Curses,
}

fn level_name(at: usize) -> String {
    const NUMERALS: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];
    say!("records-level", level = NUMERALS.get(at).copied().unwrap_or_default())
}

/// A line of the table.
fn told(name: String, of: &Counted, best: Best) -> [String; 7] {
    let Count { played, won, won_straight, won_with_circles, best: result } = of.count;
    let result = result.map(|result| match best {
        Best::Turns => say!("records-turns", turns = result),
        Best::Points => say!("records-points", points = result),
        Best::Curses => say!("records-curses", curses = result),
    });
    let players: Vec<String> = of.won_with.iter().map(u8::to_string).collect();
    let number = |number: usize| if played == 0 { "–".to_owned() } else { number.to_string() };
    [
        name,
        number(played),
        number(won),
        number(won_straight),
        number(won_with_circles),
        result.unwrap_or_else(|| "–".to_owned()),
        if players.is_empty() { "–".to_owned() } else { listed(players.iter().map(String::as_str)) },
    ]
}

/// Writes the cells of a line: the first one from the left, the others up to the right of their columns.
fn cells(pen: &mut Pen, place: Rect, texts: [String; 7], set: Type) {
    let mut left = place.left();
    for (number, (text, share)) in texts.iter().zip(COLUMNS).enumerate() {
        let right = place.left() + share * place.width();
        let room = right - left - 12.0 * pen.unit;
        match number {
            0 => pen.write_or_wrap(pos2(left, place.center().y), Align2::LEFT_CENTER, text, set, room),
            _ => pen.write_or_wrap(pos2(right, place.center().y), Align2::RIGHT_CENTER, text, set, room),
        };
        left = right;
    }
}

/// Everything that can be achieved, in so many columns.
fn achievements(pen: &mut Pen, place: Rect, view: &RecordsView, columns: usize) {
    pen.fill(Thing::Sheet(152), place);
    let inside = place.shrink2(pen.size(34.0, 26.0));
    let lines = view.achieved.len().div_ceil(columns).max(1);
    let size = vec2(inside.width() / columns as f32, inside.height() / lines as f32);
    for (number, &(achievement, is_earned)) in view.achieved.iter().enumerate() {
        let at = vec2((number / lines) as f32 * size.x, (number % lines) as f32 * size.y);
        feat(pen, Rect::from_min_size(inside.min + at, size), achievement, is_earned);
    }
}

fn feat(pen: &mut Pen, place: Rect, achievement: Achievement, is_earned: bool) {
    let middle = pos2(place.left() + 26.0 * pen.unit, place.center().y);
    if is_earned {
        pen.stand(Thing::Coin, middle, 44.0);
    } else {
        let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.35));
        pen.painter().circle_stroke(middle, 18.0 * pen.unit, line);
    }
    let earned = if is_earned { say!("records-earned") } else { say!("records-not-earned") };
    pen.plain_control(Rect::from_center_size(middle, pen.size(40.0, 40.0)), earned, Sense::hover());
    let ink = if is_earned { INK } else { FADED_INK };
    let words = Rect::from_min_max(pos2(place.left() + 62.0 * pen.unit, place.top()), place.max - pen.size(8.0, 0.0));
    let name = Type::new(Face::Bold, 24.0, ink);
    let at = pos2(words.left(), place.center().y - 1.0 * pen.unit);
    let name = pen.write(at, Align2::LEFT_BOTTOM, name_of(achievement), name, words.width());
    let below = Rect::from_min_max(pos2(words.left(), name.bottom() - 2.0 * pen.unit), words.max);
    pen.paragraph_within(below, Align::Min, how(achievement), Type::new(Face::Text, 21.0, ink));
}

/// Shows over the result what was achieved by this game for the first time.
pub fn achieved(ctx: &Context, new: &[Achievement], art: &mut Art) {
    if new.is_empty() || !ready(ctx) {
        return;
    }
    let (screen, unit) = (ctx.content_rect(), screen_unit(ctx));
    let names = listed(new.iter().copied().map(name_of));
    let text = say!("achieved-now", names = names);
    let options =
        SheetOptions { name: "achieved", place: screen, order: Order::Foreground, reach: Reach::Nobody, unit };
    sheet(ctx, art, options, |pen| {
        let set = Type::new(Face::Bold, 27.0, GOLD);
        let most = screen.width() - 160.0 * unit;
        let size = vec2(pen.width_of(&text, set).min(most) + 110.0 * unit, 60.0 * unit);
        let place = Align2::CENTER_TOP.anchor_size(screen.center_top() + vec2(0.0, 14.0 * unit), size);
        let round = 12.0 * unit;
        pen.painter().rect_filled(place.translate(pen.size(2.0, 4.0)), round, Color32::from_black_alpha(110));
        pen.painter().rect_filled(place, round, faint(NIGHT, 0.97));
        pen.painter().rect_stroke(place, round, Stroke::new(1.8 * unit, faint(GOLD, 0.9)), StrokeKind::Inside);
        pen.stand(Thing::Coin, place.left_center() + pen.size(40.0, 0.0), 42.0);
        let at = place.left_center() + pen.size(74.0, -1.0);
        pen.write_or_wrap(at, Align2::LEFT_CENTER, &text, set, place.width() - 96.0 * unit);
    });
}
