//! The sheet on which a table is opened to friends: who sits where, and the invitation.

use crate::app::theme::{
    Art, FADED_INK, Face, INK, Pen, RUBRIC, SheetOptions, Thing, Type, VELLUM, WARNING, escaped, faint, ready,
    row_of_buttons, screen_unit, sheet,
};
use crate::app::words::say;
use crate::rules::Colour;
use egui::{Align, Align2, Context, Rect, Vec2, pos2, vec2};

/// What the sheet shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriendsView {
    /// The players, in the order of play.
    pub players: Vec<FriendRow>,
    /// How many watch without a seat.
    pub spectators: usize,
    /// Whether friends can come.
    pub state: Opened,
}

/// A player on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriendRow {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Option<Colour>,
    /// Who decides.
    pub by: DecidedBy,
}

/// Who decides for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedBy {
    /// Somebody at this table.
    Here,
    /// A friend; whether somebody is there.
    Friend(bool),
    /// The computer.
    Computer,
}

/// Whether friends can come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// The table is not open.
    No,
    /// It is being opened.
    Soon,
    /// This text invites.
    Yes(String),
    /// It can't be opened, as a sentence.
    Failed(String),
}

/// What somebody wants on the sheet.
#[derive(bevy::prelude::Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FriendsIntent {
    /// Let somebody here decide for this player, or a friend.
    Friend(usize, bool),
    /// Open the table to friends.
    Open,
    /// Copy the invitation.
    Copy,
    /// Close the table to friends.
    Close,
    /// Back to the game.
    Back,
}

/// The largest size of the sheet, in layout pixels, and the free margin around it.
const MOST: Vec2 = vec2(1180.0, 980.0);
const AROUND: f32 = 40.0;
/// Room at the sides.
const EDGE: f32 = 64.0;
/// Where the players begin, and the height of a row.
const TOP: f32 = 174.0;
const ROW: f32 = 58.0;
/// The height of what stands below the players: the invitation and the buttons.
const BELOW: f32 = 470.0;

/// Shows the sheet.
pub fn show(ctx: &Context, art: &mut Art, view: &FriendsView) -> Option<FriendsIntent> {
    if !ready(ctx) {
        return None;
    }
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, "friends", screen_unit(ctx)), |pen| {
        pen.cover_all(1);
        let most = vec2(MOST.x, MOST.y.min(TOP + view.players.len() as f32 * ROW + BELOW));
        let size = (screen.size() / pen.unit - Vec2::splat(AROUND)).min(most) * pen.unit;
        let place = Rect::from_center_size(screen.center(), size);
        pen.fill(Thing::Sheet(44), place);
        let wide = place.width() - 2.0 * EDGE * pen.unit;
        let at = place.center_top() + pen.size(0.0, 26.0);
        let title = Type::new(Face::Heading, 38.0, RUBRIC);
        pen.write(at, Align2::CENTER_TOP, say!("network-heading"), title, wide);
        let told = Rect::from_min_size(place.min + pen.size(EDGE, 84.0), vec2(wide, 74.0 * pen.unit));
        pen.paragraph_within(told, Align::Center, say!("network-told"), Type::new(Face::Text, 24.0, INK));
        let mut wanted = None;
        for (number, player) in view.players.iter().enumerate() {
            let corner = (EDGE, TOP + number as f32 * ROW);
            let row = pen.rect(place.min, corner, (wide / pen.unit, ROW));
            wanted = row_of(pen, row, number, player).or(wanted);
        }
        let top = place.top() + (TOP + view.players.len() as f32 * ROW + 10.0) * pen.unit;
        pen.rule(place.left() + EDGE * pen.unit, place.right() - EDGE * pen.unit, top);
        let room = Rect::from_min_max(
            pos2(place.left() + EDGE * pen.unit, top + 18.0 * pen.unit),
            place.right_bottom() - pen.size(EDGE, 124.0),
        );
        invitation(pen, room, view);
        let foot = place.center_bottom() - pen.size(0.0, 64.0);
        buttons(pen, foot, &view.state).or(wanted).or_else(|| escaped(pen).then_some(FriendsIntent::Back))
    })
}

fn row_of(pen: &mut Pen, place: Rect, number: usize, player: &FriendRow) -> Option<FriendsIntent> {
    if let Some(colour) = player.colour {
        pen.fill(Thing::Badge(colour), pen.rect(place.min, (0.0, 7.0), (44.0, 44.0)));
    }
    let at = place.left_center() + pen.size(62.0, 0.0);
    pen.write(at, Align2::LEFT_CENTER, &player.name, Type::new(Face::Bold, 27.0, INK), 330.0 * pen.unit);
    let state = match player.by {
        DecidedBy::Here | DecidedBy::Computer => "",
        DecidedBy::Friend(true) => say!("network-is-there"),
        DecidedBy::Friend(false) => say!("network-awaited"),
    };
    let at = place.left_center() + pen.size(410.0, 0.0);
    pen.write(at, Align2::LEFT_CENTER, state, Type::new(Face::Italic, 24.0, FADED_INK), 250.0 * pen.unit);
    let (otherwise, chosen) = match player.by {
        DecidedBy::Here => (say!("network-here"), 0),
        DecidedBy::Friend(_) => (say!("network-here"), 1),
        DecidedBy::Computer => (say!("network-computer"), 0),
    };
    let chooser =
        Rect::from_min_max(place.right_top() + pen.size(-380.0, 6.0), place.right_bottom() - pen.size(0.0, 6.0));
    let words = [otherwise, say!("network-friend")];
    let named = words.map(|word| say!("setup-played-by", who = word, seat = number + 1));
    let options = [0, 1].map(|at| crate::app::theme::OneOf { word: words[at], name: &named[at], told: "" });
    let pressed = pen.one_of_told(chooser, &options, chosen).filter(|&pressed| pressed != chosen);
    pressed.map(|pressed| FriendsIntent::Friend(number, pressed == 1))
}

/// The invitation, or what stands in its place.
fn invitation(pen: &mut Pen, room: Rect, view: &FriendsView) {
    let (text, set) = match &view.state {
        Opened::No => (say!("network-trust"), Type::new(Face::Text, 24.0, FADED_INK)),
        Opened::Soon => (say!("network-soon"), Type::new(Face::Italic, 26.0, FADED_INK)),
        Opened::Failed(why) => (&**why, Type::new(Face::Bold, 24.0, WARNING)),
        Opened::Yes(text) => return invites(pen, room, text, view),
    };
    pen.paragraph_within(room, Align::Center, text, set);
}

fn invites(pen: &mut Pen, room: Rect, text: &str, view: &FriendsView) {
    let set = Type::new(Face::Text, 24.0, INK);
    let told = Rect::from_min_size(room.min, vec2(room.width(), 62.0 * pen.unit));
    let spectators = view.spectators;
    let for_friends = view.players.iter().any(|player| matches!(player.by, DecidedBy::Friend(_)));
    let meant = if for_friends { say!("network-invites") } else { say!("network-only-watch") };
    pen.paragraph_within(told, Align::Min, meant, set);
    let foot = if spectators > 0 { 40.0 } else { 0.0 };
    let plate = Rect::from_min_max(told.left_bottom() + pen.size(0.0, 8.0), room.max - pen.size(0.0, foot));
    pen.painter().rect_filled(plate, 8.0 * pen.unit, faint(VELLUM, 0.9));
    let set = Type::new(Face::Text, 21.0, INK);
    pen.paragraph_within(plate.shrink2(pen.size(16.0, 10.0)), Align::Min, text, set);
    if spectators > 0 {
        let set = Type::new(Face::Italic, 22.0, FADED_INK);
        pen.write(
            room.left_bottom(),
            Align2::LEFT_BOTTOM,
            &say!("network-spectators", number = spectators),
            set,
            room.width(),
        );
    }
}

fn buttons(pen: &mut Pen, middle: egui::Pos2, state: &Opened) -> Option<FriendsIntent> {
    let back = (say!("back-to-the-table"), FriendsIntent::Back);
    let offers = match state {
        Opened::No | Opened::Failed(_) => vec![(say!("network-open"), FriendsIntent::Open), back],
        Opened::Soon => vec![(say!("network-close"), FriendsIntent::Close), back],
        Opened::Yes(_) => {
            vec![(say!("network-copy"), FriendsIntent::Copy), back, (say!("network-close"), FriendsIntent::Close)]
        }
    };
    let named: Vec<(&str, bool)> = offers.iter().map(|&(text, _)| (text, true)).collect();
    let row = row_of_buttons(pen, middle, &named);
    row.iter().position(egui::Response::clicked).and_then(|pressed| offers.get(pressed)).map(|&(_, intent)| intent)
}
