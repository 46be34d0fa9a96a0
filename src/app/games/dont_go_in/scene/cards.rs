//! The cards on the roof: they are hung up when a room is filled, turned up, and fly to whoever takes them.

use super::house::Boards;
use super::names::name;
use super::seats::Seats;
use crate::app::games::dont_go_in::peek::Viewer;
use crate::app::games::dont_go_in::pictures::{CARD, Painted};
use crate::app::games::dont_go_in::places::{self, layer};
use crate::app::games::dont_go_in::table::{AtTable, Happened, Playback, Rebuilt};
use crate::app::games::dont_go_in::words;
use crate::app::games::playing::DontGoInAt;
use crate::app::motion;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::painter::dont_go_in::cards::{NAME_INK, SHAPE, name_band};
use crate::painter::dont_go_in::house::Place;
use crate::rules::dont_go_in::{Card, Happening, SLOTS, Slot};
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(deal).add_observer(turn_up).add_observer(take).add_observer(hang_all);
    app.add_systems(Update, reveal.in_set(FrameSystems::Move).run_if(in_state(DontGoInAt(Screen::Table))));
}

/// A card above a room.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(OnTable)]
pub struct HangingCard {
    /// The place of the room's board, from 0 on the left.
    pub board: usize,
    /// The slot, from 1 on the left.
    pub slot: u8,
    /// The card. `None` while it lies face down.
    pub card: Option<Card>,
}

impl HangingCard {
    fn place(self) -> Place {
        places::card(self.board, self.slot)
    }
}

fn hang_all(_: On<Rebuilt>, table: Res<AtTable>, painted: Painted, mut commands: Commands) {
    for (board, lies) in table.position().table().boards().iter().enumerate() {
        if let Some(lies) = lies {
            in_slots(board, lies.cards(), |card| {
                hang(card, &painted, &mut commands);
            });
        }
    }
}

/// Calls `each` with every card of a room.
fn in_slots(board: usize, cards: [Slot; SLOTS], mut each: impl FnMut(HangingCard)) {
    for (slot, lies) in (1..).zip(cards) {
        if lies != Slot::Empty {
            each(HangingCard { board, slot, card: lies.card() });
        }
    }
}

fn deal(happened: On<Happened>, boards: Boards, painted: Painted, mut commands: Commands) {
    let Happening::Dealt { room, cards } = happened.what else { return };
    let Some(board) = boards.board_of(room) else { return };
    in_slots(board, cards, |card| {
        let hung = hang(card, &painted, &mut commands);
        let to = places::in_house(card.place().x, card.place().y).extend(layer::CARDS);
        // From behind the ridge of the roof.
        commands.entity(hung).insert(motion::come_from(to + Vec3::Y * places::long(120.0), to));
    });
}

fn turn_up(happened: On<Happened>, hanging: Query<(Entity, &HangingCard)>, painted: Painted, mut commands: Commands) {
    let Happening::TurnedUp { card } = happened.what else { return };
    // Only one room has a card that lies face down (HROOM-60).
    if let Some((entity, hidden)) = hanging.iter().find(|(_, hanging)| hanging.card.is_none()) {
        commands.entity(entity).despawn();
        let turned = hang(HangingCard { card: Some(card), ..*hidden }, &painted, &mut commands);
        commands.entity(turned).insert(motion::unfold());
    }
}

/// Shows the hidden card to somebody who may look at it, in moonlight: it still lies face down (HHIDE-4, HHIDE-7).
fn reveal(
    viewer: Viewer,
    playback: Option<Res<Playback>>,
    painted: Painted,
    mut hanging: Query<(Entity, &HangingCard, &mut Sprite)>,
    mut commands: Commands,
) {
    let Some(playback) = playback else { return };
    let known = viewer.seat().and_then(|seat| playback.shown().view(seat).face_down());
    let image = known.map_or(&painted.house.back, |card| painted.house.face(card));
    for (entity, _, mut sprite) in hanging.iter_mut().filter(|(_, card, _)| card.card.is_none()) {
        if sprite.image != *image {
            sprite.image = image.clone();
            sprite.color = if known.is_some() { Color::srgb(0.62, 0.76, 1.0) } else { Color::WHITE };
            commands.entity(entity).despawn_children();
            write_name(known, entity, &painted, &mut commands);
        }
    }
}

fn take(
    happened: On<Happened>,
    hanging: Query<(Entity, &HangingCard, &Transform), Without<motion::Leaving>>,
    boards: Boards,
    seats: Seats,
    mut commands: Commands,
) {
    let Happening::Took { player, room, slot, .. } = happened.what else { return };
    let board = boards.board_of(room);
    for (entity, _, at) in hanging.iter().filter(|(_, card, _)| Some(card.board) == board && card.slot == slot) {
        let mut taken = commands.entity(entity);
        taken.remove::<TweenAnim>();
        match seats.in_house(player) {
            Some(to) => taken.insert(motion::go_home(at.translation.with_z(layer::FLYING), to)),
            None => taken.insert(motion::leave(at.translation)),
        };
    }
}

fn hang(hanging: HangingCard, painted: &Painted, commands: &mut Commands) -> Entity {
    let image = hanging.card.map_or(&painted.house.back, |card| painted.house.face(card)).clone();
    let hung = (
        Name::new(hanging.card.map_or("Card face down".to_owned(), |card| card.to_string())),
        hanging,
        DespawnOnExit(DontGoInAt(Screen::Table)),
        Sprite { image, custom_size: Some(places::card_size()), ..default() },
        places::lying(hanging.place(), layer::CARDS),
    );
    let entity = commands.spawn(hung).id();
    write_name(hanging.card, entity, painted, commands);
    entity
}

/// Writes the name of a card on it, if it is known.
fn write_name(card: Option<Card>, entity: Entity, painted: &Painted, commands: &mut Commands) {
    if let (Some(card), Some(band)) = (card, name_band(CARD)) {
        let picture = Vec2::new(CARD as f32, CARD as f32 * SHAPE);
        let pixel = places::card_size() / picture;
        let at = Vec2::new(band.middle.0 - picture.x / 2.0, picture.y / 2.0 - band.middle.1) * pixel;
        let [r, g, b] = NAME_INK;
        let text = words::card_type(card.of);
        // Long names get smaller letters: a letter is about half as wide as high.
        let letters = band.letters.min(band.width / (0.52 * text.chars().count() as f32));
        commands.entity(entity).with_child(name(
            text,
            letters * pixel.x,
            at.extend(layer::NAME),
            Color::linear_rgb(r, g, b),
            &painted.common,
        ));
    }
}
