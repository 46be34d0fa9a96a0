//! Ghosts on their way: out of a room to the player who gets them, from one player to the next, and back into the
//! night.

use super::house::Boards;
use super::seats::Seats;
use crate::app::games::dont_go_in::places::{self, layer, long};
use crate::app::games::dont_go_in::table::{AtTable, Happened, Rebuilt};
use crate::app::games::playing::DontGoInAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::rules::dont_go_in::{Happening, Room};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastRoom>();
    app.add_observer(drift).add_observer(begin);
}

/// The room in which something happened last: its ghosts come from there.
#[derive(Resource, Default)]
struct LastRoom(Option<Room>);

fn begin(_: On<Rebuilt>, table: Res<AtTable>, mut last: ResMut<LastRoom>) {
    last.0 = table.position().table().board_resolved().map(|board| board.room());
}

/// More ghosts than this are not seen one by one.
const SEEN: u16 = 6;

fn drift(
    happened: On<Happened>,
    boards: Boards,
    seats: Seats,
    pictures: Res<Pictures>,
    mut last: ResMut<LastRoom>,
    mut commands: Commands,
) {
    // The chimney, where ghosts come from and go to if no room is known.
    let night = places::in_house(1074.0, 60.0);
    let room =
        || last.0.and_then(|room| boards.board_of(room)).map_or(night, |board| places::on_plate(board, (270.0, 200.0)));
    let (from, to, ghosts) = match happened.what {
        Happening::Placed { room, .. } | Happening::Rolled { room, .. } | Happening::Took { room, .. } => {
            last.0 = Some(room);
            return;
        }
        Happening::Ghosts { player, change, .. } => {
            let Some(seat) = seats.in_house(player) else { return };
            let (from, to) = if change > 0 { (room(), seat) } else { (seat, night) };
            (from, to, change.unsigned_abs())
        }
        Happening::Passed { from, to, ghosts, .. } => {
            let (Some(from), Some(to)) = (seats.in_house(from), seats.in_house(to)) else { return };
            (from, to, ghosts)
        }
        _ => return,
    };
    for number in 0..ghosts.min(SEEN) {
        // They drift beside each other.
        let aside = Vec2::new(long(26.0), 0.0) * (f32::from(number) - f32::from(ghosts.min(SEEN) - 1) / 2.0);
        let from = (from + aside).extend(layer::FLYING + 0.01 * f32::from(number));
        commands.spawn((
            Name::new("Ghost on its way"),
            OnTable,
            DespawnOnExit(DontGoInAt(Screen::Table)),
            pictures.ghost.sprite(),
            Transform::from_translation(from),
            motion::go_home(from, to),
        ));
    }
}
