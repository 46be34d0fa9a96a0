//! The house with the rooms that lie up. The view stays on it.

use super::flames;
use super::names::name;
use crate::app::board::{LayOut, Shows};
use crate::app::games::dont_go_in::pictures::Painted;
use crate::app::games::dont_go_in::places::{self, layer, long, long_on_plate};
use crate::app::games::dont_go_in::table::{AtTable, Happened, Rebuilt};
use crate::app::games::dont_go_in::words;
use crate::app::games::playing::DontGoInAt;
use crate::app::motion;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::painter::dont_go_in::{house, rooms};
use crate::rules::dont_go_in::{Happening, Room};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::sprite::Anchor;
use bevy_tweening::TweenAnim;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(build).add_observer(turn_over).add_observer(take_away);
    app.add_systems(OnEnter(DontGoInAt(Screen::Table)), |mut shows: ResMut<Shows>| {
        *shows = Shows::Fixed(places::whole())
    });
    app.add_systems(OnExit(DontGoInAt(Screen::Table)), |mut shows: ResMut<Shows>| *shows = Shows::Squares);
}

/// A room in its frame.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct HungRoom {
    /// The place of its board, from 0 on the left.
    pub board: usize,
    /// The side of the board that lies up.
    #[reflect(ignore, default = "any_room")]
    pub room: Room,
}

fn any_room() -> Room {
    Room::ALL[0]
}

/// Where the boards hang. A board keeps its place when it is turned over.
#[derive(SystemParam)]
pub struct Boards<'w, 's> {
    rooms: Query<'w, 's, (Entity, &'static HungRoom, &'static Transform), Without<motion::Leaving>>,
}

impl Boards<'_, '_> {
    /// The place of the board with this room on either side.
    pub fn board_of(&self, room: Room) -> Option<usize> {
        self.hung(room).map(|(_, hung, _)| hung.board)
    }

    fn hung(&self, room: Room) -> Option<(Entity, &HungRoom, &Transform)> {
        self.rooms.iter().find(|(_, hung, _)| hung.room == room || hung.room.other_side() == room)
    }
}

fn build(_: On<Rebuilt>, table: Res<AtTable>, painted: Painted, mut commands: Commands) {
    // No tile of another game may stay on the table.
    commands.trigger(LayOut::default());
    let size = Vec2::new(house::WIDTH, house::HEIGHT) * places::UNIT;
    commands.spawn((
        Name::new("House"),
        OnTable,
        DespawnOnExit(DontGoInAt(Screen::Table)),
        Sprite { image: painted.house.house.clone(), custom_size: Some(size), ..default() },
        Transform::from_xyz(0.0, 0.0, layer::HOUSE),
    ));
    for (board, lies) in table.position().table().boards().iter().enumerate() {
        if let Some(lies) = lies {
            hang(HungRoom { board, room: lies.room() }, &painted, &mut commands);
        }
    }
}

fn hang(hung: HungRoom, painted: &Painted, commands: &mut Commands) -> Entity {
    let size = Vec2::new(rooms::WIDTH, rooms::HEIGHT) + 2.0 * rooms::MARGIN;
    let (x, y) = rooms::NAME;
    let at = Vec2::new(x - rooms::WIDTH / 2.0, rooms::HEIGHT / 2.0 - y) * long_on_plate(1.0);
    let ink = Color::srgb_u8(0x7A, 0x2F, 0x22);
    let at = at.extend(layer::NAME);
    let name = (name(words::room(hung.room), long(27.0), at, ink, &painted.common), Anchor::CENTER_LEFT);
    let custom_size = Some(size * long_on_plate(1.0));
    let [high, low] = painted.house.room(hung.room).clone();
    commands
        .spawn((
            Name::new(hung.room.name()),
            hung,
            DespawnOnExit(DontGoInAt(Screen::Table)),
            Sprite { image: high, custom_size, ..default() },
            places::lying(places::plate(hung.board), layer::ROOMS),
        ))
        .with_child(name)
        .with_child(flames::low(hung.board, Sprite { image: low, custom_size, ..default() }))
        .id()
}

/// A board is turned to its other side (HTAKE-4).
fn turn_over(happened: On<Happened>, boards: Boards, painted: Painted, mut commands: Commands) {
    let Happening::Dealt { room, .. } = happened.what else { return };
    let Some((entity, &HungRoom { board, .. }, _)) = boards.hung(room) else { return };
    commands.entity(entity).despawn();
    let turned = hang(HungRoom { board, room }, &painted, &mut commands);
    commands.entity(turned).insert(motion::unfold());
}

/// A board leaves the game (HTAKE-5).
fn take_away(happened: On<Happened>, boards: Boards, mut commands: Commands) {
    let Happening::Removed { room } = happened.what else { return };
    if let Some((entity, _, place)) = boards.hung(room) {
        commands.entity(entity).remove::<TweenAnim>().insert(motion::leave(place.translation));
    }
}
