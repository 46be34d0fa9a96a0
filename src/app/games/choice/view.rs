//! Two games on two large cards.

use crate::app::games::playing::Playing;
use crate::app::theme::{
    Art, Face, INK, Pen, RUBRIC, Scene, Thing, Type, candlelight, faint, focus_first, screen, table_with_title,
    way_back,
};
use crate::app::words::say;
use crate::painter::figures::guard::Ground;
use crate::rules::Colour;
use bevy::prelude::Message;
use egui::{Align, Align2, Context, Rect, Sense, Stroke, StrokeKind, vec2};

/// What the player wants at the choice of the game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameIntent {
    /// Play this game.
    Choose(Playing),
    /// Go back to the title.
    Back,
}

/// What stands on the card of a game.
struct Card {
    game: Playing,
    /// Together or against each other.
    manner: &'static str,
    name: &'static str,
    /// The rest of the name, or a line about the game.
    line: &'static str,
    players: &'static str,
    special: &'static str,
}

fn cards() -> [Card; 2] {
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
    ]
}

/// The picture on the card of a game. Pictures of their own would be named here.
fn scene(game: Playing) -> Scene {
    match game {
        Playing::Mists => Scene::Level(1),
        Playing::Carcassonne => Scene::Level(2),
    }
}

/// Height of what is written below the picture, in layout pixels.
const WORDS: f32 = 400.0;
const MARGIN: f32 = 34.0;

/// The choice of the game.
pub fn games(ctx: &Context, art: &mut Art) -> Vec<GameIntent> {
    screen(ctx, art, "games", |pen, place, intents| {
        let top = table_with_title(pen, place, say!("games-heading")) + 34.0 * pen.unit;
        let back = place.left_bottom() + pen.size(60.0, -42.0);
        let room =
            Rect::from_min_max(egui::pos2(place.left(), top), egui::pos2(place.right(), back.y - 34.0 * pen.unit));
        for (card, at) in cards().iter().zip(side_by_side(room, pen.unit)) {
            if show(pen, at, card) {
                intents.push(GameIntent::Choose(card.game));
            }
        }
        if way_back(pen, back) {
            intents.push(GameIntent::Back);
        }
    })
}

/// Two places side by side.
fn side_by_side(room: Rect, unit: f32) -> [Rect; 2] {
    let gap = 44.0 * unit;
    let width = ((room.width() - 3.0 * gap) / 2.0).min(820.0 * unit);
    let height = room.height().min(880.0 * unit);
    [-width - gap / 2.0, gap / 2.0].map(|x| {
        Rect::from_min_size(egui::pos2(room.center().x + x, room.center().y - height / 2.0), vec2(width, height))
    })
}

fn show(pen: &mut Pen, place: Rect, card: &Card) -> bool {
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
    pen.fill(Thing::Sheet(if card.game == Playing::Mists { 57 } else { 58 }), place);
    let high = place.height() / pen.unit - WORDS - 20.0;
    let picture = pen.rect(place.min, (20.0, 20.0), (place.width() / pen.unit - 40.0, high));
    pen.scene(scene(card.game), picture);
    let line = Stroke::new(1.6 * pen.unit, faint(INK, 0.8));
    pen.painter().rect_stroke(picture, 1.0, line, StrokeKind::Outside);
    company(pen, picture, card.game);
    words(pen, place.with_min_y(picture.bottom()), card, lit);
    response.clicked()
}

/// Figures on the lower edge of the picture: close together, or three that keep their distance.
fn company(pen: &mut Pen, picture: Rect, game: Playing) {
    const HIGH: f32 = 74.0;
    let line = picture.bottom() + 16.0 * pen.unit;
    let right = picture.right() - 46.0 * pen.unit;
    let step = if game == Playing::Mists { 44.0 } else { 86.0 };
    let colours = [Colour::Blue, Colour::Green, Colour::Red];
    for (index, colour) in colours.into_iter().enumerate() {
        let feet = egui::pos2(right - index as f32 * step * pen.unit, line);
        pen.stand(Thing::Guard(colour, Ground::Land), feet, HIGH);
        // Against each other, everybody may have a ghost at the heels.
        if game == Playing::Carcassonne && index < 2 {
            pen.stand(Thing::Ghost, feet - pen.size(43.0, 0.0), HIGH * 0.62);
        }
    }
    if game == Playing::Mists {
        pen.stand(Thing::Ghost, egui::pos2(right - 3.3 * step * pen.unit, line), HIGH * 0.7);
    }
}

fn words(pen: &mut Pen, place: Rect, card: &Card, lit: bool) {
    let room = place.shrink2(pen.size(MARGIN, 0.0));
    let width = room.width();
    let at = room.min + pen.size(0.0, 24.0);
    let set = Type::new(Face::Heading, 28.0, RUBRIC);
    // The figures stand at the right end of this line.
    let manner = pen.write(at, Align2::LEFT_TOP, card.manner, set, width * 0.6);
    let set = Type::new(Face::Heavy, 46.0, INK);
    let name = pen.write(egui::pos2(room.left(), manner.bottom()), Align2::LEFT_TOP, card.name, set, width);
    let at = egui::pos2(room.left(), name.bottom() - 2.0 * pen.unit);
    let line = pen.write(at, Align2::LEFT_TOP, card.line, Type::new(Face::Italic, 28.0, INK), width);
    let below = line.bottom() + 14.0 * pen.unit;
    pen.rule(room.left(), room.right(), below);
    let text = Rect::from_min_max(egui::pos2(room.left(), below + 14.0 * pen.unit), room.max);
    pen.paragraph(text, Align::Min, card.special, Type::new(Face::Text, 25.0, INK));
    let foot = room.bottom() - 36.0 * pen.unit;
    pen.painter().hline(room.x_range(), foot - 28.0 * pen.unit, Stroke::new(1.1 * pen.unit, faint(INK, 0.4)));
    let set = Type::new(Face::Heading, 32.0, if lit { RUBRIC } else { INK });
    let play = pen.ink(egui::pos2(room.right(), foot), Align2::RIGHT_CENTER, say!("levels-play"), set, f32::INFINITY);
    let set = Type::new(Face::Bold, 25.0, INK);
    let room_left = play.left() - 20.0 * pen.unit - room.left();
    pen.write(egui::pos2(room.left(), foot), Align2::LEFT_CENTER, card.players, set, room_left);
}
