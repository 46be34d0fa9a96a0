//! Spell circles on the laid tiles: violet while empty, sea-green and slowly turning while they hold a ghost.

use super::{Ghost, Haunt, Standing};
use crate::app::board::layer;
use crate::app::games::carcassonne::table::{AtTable, Happened, Rebuilt};
use crate::app::games::playing::CarcassonneAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::rules::carcassonne::Happening;
use crate::rules::tiles::{Face, Square};
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(lay).add_observer(lay_all);
    app.add_systems(
        Update,
        (hold, turn).chain().in_set(FrameSystems::Move).run_if(in_state(CarcassonneAt(Screen::Table))),
    );
}

/// A spell circle on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Circle {
    /// The square.
    pub at: Square,
    /// The mist area it lies in.
    pub area: u8,
    /// Which of the area's circles it is.
    pub place: u8,
    /// Whether it holds a ghost.
    pub holds: bool,
}

/// Turns a second.
const SPEED: f32 = 0.05;
/// How much of an empty circle is seen.
const EMPTY: f32 = 0.85;

fn lay(happened: On<Happened>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let Happening::TileLaid { face, at, .. } = happened.what else { return };
    spawn(at, happened.after.face(face), &standing, &pictures, &mut commands);
}

fn lay_all(_: On<Rebuilt>, table: Res<AtTable>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let position = table.position();
    for tile in position.board().tiles() {
        spawn(tile.at, position.face(tile.face), &standing, &pictures, &mut commands);
    }
}

fn spawn(at: Square, face: &Face, standing: &Standing, pictures: &Pictures, commands: &mut Commands) {
    let areas = (0..).zip(face.mist_parts()).filter(|(_, part)| part.circles > 0);
    for (area, _) in areas {
        for (place, middle) in (0..).zip(standing.circles(at, area)) {
            let (mut sprite, anchor) = pictures.circle_empty.sprite();
            sprite.color.set_alpha(EMPTY);
            commands.spawn((
                Name::new(format!("Circle on {at}")),
                Circle { at, area, place, holds: false },
                DespawnOnExit(CarcassonneAt(Screen::Table)),
                (sprite, anchor),
                Transform::from_translation(middle.extend(layer::GLOW - 0.3)),
            ));
        }
    }
}

/// A circle holds the ghost that has come to stand in it.
fn hold(
    ghosts: Query<&Ghost, (Without<motion::Leaving>, Without<TweenAnim>)>,
    mut circles: Query<(Entity, &mut Circle)>,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    for (entity, mut circle) in &mut circles {
        let inside = Ghost { haunt: Haunt::Circle { at: circle.at, area: circle.area }, place: circle.place };
        let holds = ghosts.iter().any(|ghost| *ghost == inside);
        if circle.holds == holds {
            continue;
        }
        circle.holds = holds;
        let stamp = if holds { &pictures.circle_held } else { &pictures.circle_empty };
        let (mut sprite, anchor) = stamp.sprite();
        sprite.color.set_alpha(if holds { 1.0 } else { EMPTY });
        commands.entity(entity).insert((sprite, anchor));
    }
}

fn turn(idle: Res<motion::IdleClock>, mut circles: Query<(&Circle, &mut Transform)>) {
    for (_, mut place) in circles.iter_mut().filter(|(circle, _)| circle.holds) {
        place.rotate_z(SPEED * std::f32::consts::TAU * idle.step);
    }
}
