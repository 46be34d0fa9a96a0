//! Meeples on the stairs: they come when they are placed, and go home with a card.

use super::house::Boards;
use crate::app::games::dont_go_in::places::{self, layer};
use crate::app::games::dont_go_in::table::{AtTable, Happened, Rebuilt};
use crate::app::games::playing::DontGoInAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::rules::dont_go_in::Happening;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(come).add_observer(go_home).add_observer(place_all);
}

/// A meeple on a stair.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Meeple {
    /// Whose it is: the seat, from 0.
    pub player: usize,
    /// The place of the room's board, from 0 on the left.
    pub board: usize,
    /// The space, from 1 at the top.
    pub space: u8,
}

fn place_all(_: On<Rebuilt>, table: Res<AtTable>, pictures: Res<Pictures>, mut commands: Commands) {
    for (board, lies) in table.position().table().boards().iter().enumerate() {
        for (space, player) in lies.iter().flat_map(|lies| lies.meeples()) {
            stand(Meeple { player, board, space }, &table, &pictures, &mut commands);
        }
    }
}

fn come(happened: On<Happened>, boards: Boards, table: Res<AtTable>, pictures: Res<Pictures>, mut commands: Commands) {
    let Happening::Placed { player, room, space, .. } = happened.what else { return };
    let Some(board) = boards.board_of(room) else { return };
    let meeple = stand(Meeple { player, board, space }, &table, &pictures, &mut commands);
    commands.entity(meeple).insert(motion::arrive());
}

fn go_home(
    happened: On<Happened>,
    boards: Boards,
    meeples: Query<(Entity, &Meeple, &Transform), Without<motion::Leaving>>,
    mut commands: Commands,
) {
    let Happening::Took { player, room, space, .. } = happened.what else { return };
    let Some(board) = boards.board_of(room) else { return };
    let homeward = Meeple { player, board, space };
    for (entity, _, place) in meeples.iter().filter(|(_, meeple, _)| **meeple == homeward) {
        commands.entity(entity).remove::<TweenAnim>().insert(motion::leave(place.translation));
    }
}

fn stand(meeple: Meeple, table: &AtTable, pictures: &Pictures, commands: &mut Commands) -> Entity {
    let colour = table.sitting.setup().seats[meeple.player];
    let feet = places::feet(meeple.board, meeple.space);
    commands
        .spawn((
            Name::new(format!("{colour} on space {}", meeple.space)),
            meeple,
            DespawnOnExit(DontGoInAt(Screen::Table)),
            pictures.rivals.ordinary[colour].sprite(),
            Transform::from_translation(feet.extend(layer::MEEPLES + 0.1 * f32::from(meeple.space))),
        ))
        .id()
}
