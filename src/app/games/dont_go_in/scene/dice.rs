//! The dice: thrown onto the floor of a room, where they tumble and come to rest on what was rolled. They lie there
//! until the first card is taken.

use super::house::Boards;
use crate::app::games::dont_go_in::pictures::HousePictures;
use crate::app::games::dont_go_in::places::{self, DIE, layer};
use crate::app::games::dont_go_in::spots::board_resolved;
use crate::app::games::dont_go_in::table::{AtTable, Happened, Playback, Rebuilt, TUMBLING};
use crate::app::games::playing::DontGoInAt;
use crate::app::motion;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::table::OnTable;
use crate::painter::dont_go_in::dice::{REACH, TUMBLE};
use crate::rules::dont_go_in::{Happening, Roll};
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(throw).add_observer(turn_over).add_observer(pick_up).add_observer(lay_all);
    app.add_systems(Update, tumble.in_set(FrameSystems::Move).run_if(in_state(DontGoInAt(Screen::Table))));
}

/// A die on the floor of a room.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Die {
    /// Which one it is, from 1, in the order rolled.
    pub number: u8,
    /// Whether it shows a ghost.
    pub ghost: bool,
}

/// A die that is still on its way.
#[derive(Component)]
pub struct Tumbling {
    from: Vec2,
    to: Vec2,
    /// How much of the throw is over, from 0 to 1.
    done: f32,
}

fn lay_all(_: On<Rebuilt>, table: Res<AtTable>, pictures: Res<HousePictures>, mut commands: Commands) {
    let (position, table) = (table.position(), table.position().table());
    let (Some(roll), Some(resolved)) = (table.roll(), table.board_resolved()) else { return };
    if let Some(board) = board_resolved(position).filter(|_| resolved.is_full()) {
        lay(roll, board, &pictures, &mut commands, |_, _| {});
    }
}

/// Lays all dice of a roll. `each` gets every die with the place where it rests.
fn lay(
    roll: Roll,
    board: usize,
    pictures: &HousePictures,
    commands: &mut Commands,
    mut each: impl FnMut(&mut EntityCommands, Vec2),
) {
    for (number, ghost) in roll.faces().enumerate() {
        let at = places::die(board, number, roll.len());
        let rests = Transform::from_translation(at.extend(layer::DICE + 0.01 * number as f32))
            .with_rotation(places::die_lies(number));
        let mut die = commands.spawn((
            Name::new("Die"),
            Die { number: number as u8 + 1, ghost },
            DespawnOnExit(DontGoInAt(Screen::Table)),
            Sprite {
                image: pictures.die(ghost, TUMBLE as usize).clone(),
                custom_size: Some(Vec2::splat(2.0 * REACH * places::long(DIE))),
                ..default()
            },
            rests,
        ));
        each(&mut die, at);
    }
}

fn throw(
    happened: On<Happened>,
    boards: Boards,
    dice: Query<Entity, With<Die>>,
    playback: Res<Playback>,
    pictures: Res<HousePictures>,
    mut commands: Commands,
) {
    let (room, roll) = match happened.what {
        Happening::Rolled { room, roll, .. } => (Some(room), roll),
        // Only the Basement's dice are rolled again, and in the position that is shown its board is still being resolved.
        Happening::RolledAgain { again: true, roll, .. } => {
            (playback.shown().table().board_resolved().map(|board| board.room()), roll)
        }
        _ => return,
    };
    let Some(board) = room.and_then(|room| boards.board_of(room)) else { return };
    dice.iter().for_each(|die| commands.entity(die).despawn());
    // From the lower edge of the plate, as from a hand before the house.
    let hand = places::on_plate(board, (340.0, 470.0));
    lay(roll, board, &pictures, &mut commands, |die, to| {
        die.insert(Tumbling { from: hand.lerp(to, 0.1), to, done: 0.0 });
    });
}

/// Moves dice that are on their way, and shows the next picture of their throw.
fn tumble(
    time: Res<Time>,
    chosen: Res<Chosen>,
    pictures: Res<HousePictures>,
    mut dice: Query<(Entity, &Die, &mut Tumbling, &mut Sprite, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, die, mut tumbling, mut sprite, mut at) in &mut dice {
        let long = TUMBLING.mul_f32(chosen.pace_of_motion()).as_secs_f32();
        tumbling.done = if long > 0.0 { (tumbling.done + time.delta_secs() / long).min(1.0) } else { 1.0 };
        let left = 1.0 - tumbling.done;
        let eased = 1.0 - left * left;
        // Two bounces, each lower than the one before.
        let height = places::long(46.0) * left * (tumbling.done * 2.5 * std::f32::consts::PI).sin().abs();
        let place = tumbling.from.lerp(tumbling.to, eased) + Vec2::Y * height;
        at.translation = place.extend(at.translation.z);
        let picture = (tumbling.done * TUMBLE as f32).round() as usize;
        let image = pictures.die(die.ghost, picture);
        if sprite.image != *image {
            sprite.image = image.clone();
        }
        if tumbling.done >= 1.0 {
            commands.entity(entity).remove::<Tumbling>();
        }
    }
}

/// The resolver of the Hallway turns a die over (HROOM-40).
fn turn_over(
    happened: On<Happened>,
    pictures: Res<HousePictures>,
    mut dice: Query<(Entity, &mut Die, &mut Sprite)>,
    mut commands: Commands,
) {
    let Happening::DieTurned { die: Some(turned), .. } = happened.what else { return };
    for (entity, mut die, mut sprite) in dice.iter_mut().filter(|(_, die, _)| die.number == turned) {
        die.ghost = !die.ghost;
        sprite.image = pictures.die(die.ghost, TUMBLE as usize).clone();
        commands.entity(entity).insert(motion::unfold());
    }
}

/// The dice are put away before the first card is taken.
fn pick_up(
    happened: On<Happened>,
    dice: Query<(Entity, &Transform), (With<Die>, Without<motion::Leaving>)>,
    mut commands: Commands,
) {
    let Happening::Took { .. } = happened.what else { return };
    for (die, at) in &dice {
        commands.entity(die).remove::<(Tumbling, TweenAnim)>().insert(motion::leave(at.translation));
    }
}
