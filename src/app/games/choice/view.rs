//! The games on large cards: side by side, or one below another in an upright window.

use crate::app::games::playing::Playing;
use crate::app::theme::{
    Art, CREAM, Face, GOLD, INK, Pen, RUBRIC, Thing, Type, candlelight, faint, focus_first, is_upright, screen,
    table_with_title, way_back,
};
use crate::app::words::say;
use crate::painter::figures::guard::Ground;
use crate::rules::Colour;
use bevy::prelude::Message;
use egui::{Align, Align2, Context, Pos2, Rect, Sense, Stroke, StrokeKind, vec2};

/// What the player wants at the choice of the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameIntent {
    /// Play this game.
    Choose(Playing),
    /// Take a lesson first.
    Learn,
    /// Go back to the title.
    Back,
}

/// What stands on the card of a game.
struct Card {
    game: Playing,
    /// Together, against each other, or each alone.
    manner: &'static str,
    name: &'static str,
    /// The rest of the name, or a line about the game.
    line: &'static str,
    players: &'static str,
    special: &'static str,
}

fn cards() -> [Card; 3] {
    [
        Card {
            game: Playing::Mists,
            manner: say!("games-together"),
            name: say!("games-mists-name"),
            line: say!("games-mists-line"),
            players: say!("games-mists-players"),
            special: say!("games-mists-special"),
        },
        Card {
            game: Playing::Carcassonne,
            manner: say!("games-against"),
            name: say!("games-rival-name"),
            line: say!("games-rival-line"),
            players: say!("games-rival-players"),
            special: say!("games-rival-special"),
        },
        Card {
            game: Playing::DontGoIn,
            manner: say!("house-games-manner"),
            name: say!("house-name"),
            line: say!("house-games-line"),
            players: say!("house-games-players"),
            special: say!("house-games-special"),
        },
    ]
}

const MARGIN: f32 = 34.0;
/// Between the edge of a card and its picture, and between cards.
const FRAME: f32 = 20.0;
const GAP: f32 = 44.0;
/// How the lines on a card are set.
const SPECIAL: Type = Type::new(Face::Text, 25.0, INK);
/// What is written besides the paragraph is at most this high, in layout pixels.
const OTHER_WORDS: f32 = 330.0;
/// In an upright window, the share of the card that the picture has.
const PICTURE: f32 = 0.4;

/// The choice of the game.
pub fn games(ctx: &Context, art: &mut Art) -> Vec<GameIntent> {
    screen(ctx, art, "games", |pen, place, intents| {
        let top = table_with_title(pen, place, say!("games-heading")) + 34.0 * pen.unit;
        let back = place.left_bottom() + pen.size(60.0, -42.0);
        let room =
            Rect::from_min_max(egui::pos2(place.left(), top), egui::pos2(place.right(), back.y - 34.0 * pen.unit));
        let cards = cards();
        let upright = is_upright(place);
        let places = if upright { one_below_another(room, pen.unit) } else { side_by_side(room, pen.unit) };
        for (card, at) in cards.iter().zip(places) {
            let parts = if upright { across(at, pen.unit) } else { down(pen, at, &cards) };
            if show(pen, at, parts, card) {
                intents.push(GameIntent::Choose(card.game));
            }
        }
        if way_back(pen, back) {
            intents.push(GameIntent::Back);
        }
        if way_to_lessons(pen, place.right_bottom() - pen.size(60.0, 42.0)) {
            intents.push(GameIntent::Learn);
        }
    })
}

/// Words that lead to the lessons, from the middle of their right side.
fn way_to_lessons(pen: &mut Pen, right: Pos2) -> bool {
    let set = Type::new(Face::Italic, 25.0, CREAM);
    let wide = pen.width_of(say!("games-learn"), set);
    let place = Rect::from_min_size(right - vec2(wide, 20.0 * pen.unit), vec2(wide, 40.0 * pen.unit));
    pen.link(place, Align2::RIGHT_CENTER, say!("games-learn"), set, GOLD).clicked()
}

/// Three places side by side.
fn side_by_side(room: Rect, unit: f32) -> [Rect; 3] {
    let gap = GAP * unit;
    let width = ((room.width() - 4.0 * gap) / 3.0).min(700.0 * unit);
    let height = room.height().min(900.0 * unit);
    [-1.0, 0.0, 1.0].map(|place| {
        let middle = room.center() + vec2(place * (width + gap), 0.0);
        Rect::from_center_size(middle, vec2(width, height))
    })
}

/// Three places one below another.
fn one_below_another(room: Rect, unit: f32) -> [Rect; 3] {
    let gap = 0.7 * GAP * unit;
    let width = (room.width() - 2.0 * gap).min(1400.0 * unit);
    let height = ((room.height() - 2.0 * gap) / 3.0).min(520.0 * unit);
    [-1.0, 0.0, 1.0].map(|place| {
        let middle = room.center() + vec2(0.0, place * (height + gap));
        Rect::from_center_size(middle, vec2(width, height))
    })
}

/// Where picture and words lie on a card: the picture above. It is equally high on all cards.
fn down(pen: &Pen, place: Rect, cards: &[Card]) -> [Rect; 2] {
    let width = place.width() - 2.0 * MARGIN * pen.unit;
    let highest = cards.iter().map(|card| pen.height_of(card.special, SPECIAL, width)).fold(0.0, f32::max);
    let words = (highest + OTHER_WORDS * pen.unit).min(0.75 * place.height());
    let middle = place.bottom() - words;
    let picture = Rect::from_min_max(place.min, egui::pos2(place.right(), middle)).shrink(FRAME * pen.unit);
    [picture.with_max_y(middle), place.with_min_y(middle)]
}

/// The same with the picture at the left.
fn across(place: Rect, unit: f32) -> [Rect; 2] {
    let middle = place.left() + PICTURE * place.width();
    [place.with_max_x(middle).shrink(FRAME * unit), place.with_min_x(middle)]
}

fn show(pen: &mut Pen, place: Rect, [picture, text]: [Rect; 2], card: &Card) -> bool {
    let name = format!("{}: {}", card.manner, card.name);
    let response = pen.plain_control(place, &name, Sense::click());
    focus_first(pen, &response);
    // Only one card is lit: a pointer that moves onto a card takes the focus with it.
    if response.hovered() && pen.ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO) {
        response.request_focus();
    }
    let lit = response.has_focus();
    if lit {
        candlelight(pen, place);
    }
    pen.fill(Thing::Sheet(57 + card.game as u32), place);
    pen.scene(card.game.picture(), picture);
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(picture, 1.0, line, StrokeKind::Outside);
    company(pen, picture, card.game);
    words(pen, text, card, lit);
    response.clicked()
}

/// Figures on the lower edge of the picture: close together, three that keep their distance, or three who are not
/// alone.
fn company(pen: &mut Pen, picture: Rect, game: Playing) {
    const HIGH: f32 = 74.0;
    let line = picture.bottom() + 16.0 * pen.unit;
    let right = picture.right() - 46.0 * pen.unit;
    let step = match game {
        Playing::Mists => 44.0,
        Playing::Carcassonne => 86.0,
        Playing::DontGoIn => 62.0,
    };
    let unit = pen.unit;
    let at = |number: f32| egui::pos2(right - number * step * unit, line);
    if game == Playing::DontGoIn {
        // They stand behind the meeples and look over their shoulders.
        for number in [0.5, 1.5, 2.5] {
            pen.stand(Thing::Ghost, at(number) - pen.size(0.0, 26.0), HIGH * 0.86);
        }
    }
    for (number, colour) in [0.0, 1.0, 2.0].into_iter().zip([Colour::Blue, Colour::Green, Colour::Red]) {
        pen.stand(Thing::Guard(colour, Ground::Land), at(number), HIGH);
        // Against each other, everybody may have a ghost at the heels.
        if game == Playing::Carcassonne && number < 2.0 {
            pen.stand(Thing::Ghost, at(number + 0.5), HIGH * 0.62);
        }
    }
    if game == Playing::Mists {
        pen.stand(Thing::Ghost, at(3.3), HIGH * 0.7);
    }
}

fn words(pen: &mut Pen, place: Rect, card: &Card, lit: bool) {
    let room = place.shrink2(pen.size(MARGIN, 0.0));
    let width = room.width();
    let at = room.min + pen.size(0.0, 24.0);
    let set = Type::new(Face::Heading, 28.0, RUBRIC);
    // The figures stand at the right end of this line.
    let manner = pen.write_or_wrap(at, Align2::LEFT_TOP, card.manner, set, width * 0.62);
    let set = Type::new(Face::Heavy, 46.0, INK);
    let name = pen.write_or_wrap(egui::pos2(room.left(), manner.bottom()), Align2::LEFT_TOP, card.name, set, width);
    let at = egui::pos2(room.left(), name.bottom() - 2.0 * pen.unit);
    let line = pen.write_or_wrap(at, Align2::LEFT_TOP, card.line, Type::new(Face::Italic, 28.0, INK), width);
    let below = line.bottom() + 14.0 * pen.unit;
    pen.rule(room.left(), room.right(), below);
    let foot = room.bottom() - 42.0 * pen.unit;
    let end = egui::pos2(room.right(), foot - 34.0 * pen.unit);
    let text = Rect::from_min_max(egui::pos2(room.left(), below + 12.0 * pen.unit), end);
    pen.paragraph_within(text, Align::Min, card.special, SPECIAL);
    pen.painter().hline(room.x_range(), end.y, Stroke::new(1.1 * pen.unit, faint(INK, 0.4)));
    let set = Type::new(Face::Heading, 32.0, if lit { RUBRIC } else { INK });
    let play = pen.ink(egui::pos2(room.right(), foot), Align2::RIGHT_CENTER, say!("levels-play"), set, f32::INFINITY);
    let set = Type::new(Face::Bold, 25.0, INK);
    let room_left = play.left() - 20.0 * pen.unit - room.left();
    pen.write_or_wrap(egui::pos2(room.left(), foot), Align2::LEFT_CENTER, card.players, set, room_left);
}
