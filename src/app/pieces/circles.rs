//! Spell circles on the laid tiles: violet while empty, sea-green and slowly turning while they hold a ghost.

use super::{Ghost, Standing};
use crate::app::board::layer;
use crate::app::pictures::Pictures;
use crate::app::table::{AtTable, Happened, OnTable, Rebuilt};
use crate::app::{Screen, motion};
use crate::rules::{Face, Happening, Haunt, Square};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(lay).add_observer(lay_all);
    app.add_systems(Update, (hold, turn).chain().run_if(in_state(Screen::Table)));
}

/// A spell circle on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(OnTable)]
pub struct Circle {
    /// The square.
    pub at: Square,
    /// The mist area it lies in.
    pub area: u8,
    /// Which of the area's circles it is.
    pub place: usize,
    /// Whether it holds a ghost.
    pub holds: bool,
}

/// Turns a second.
const SPEED: f32 = 0.05;

fn lay(
    happened: On<Happened>,
    table: Res<AtTable>,
    standing: Standing,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    let Happening::TileLaid { face, at, .. } = happened.0 else { return };
    spawn(at, table.position().face(face), &standing, &pictures, &mut commands);
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
        for (place, middle) in standing.circles(at, area).into_iter().enumerate() {
            commands.spawn((
                Name::new(format!("Circle on {at}")),
                Circle { at, area, place, holds: false },
                DespawnOnExit(Screen::Table),
                pictures.circle_empty.sprite(),
                Transform::from_translation(middle.extend(layer::GLOW - 0.5)),
            ));
        }
    }
}

/// A circle holds the ghost that stands in it.
fn hold(
    ghosts: Query<&Ghost, Without<motion::Leaving>>,
    mut circles: Query<(Entity, &mut Circle)>,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    for (entity, mut circle) in &mut circles {
        let inside = Ghost { at: circle.at, haunt: Haunt::Circle(circle.area), place: circle.place };
        let holds = ghosts.iter().any(|ghost| *ghost == inside);
        if circle.holds != holds {
            circle.holds = holds;
            let stamp = if holds { &pictures.circle_held } else { &pictures.circle_empty };
            commands.entity(entity).insert(stamp.sprite());
        }
    }
}

fn turn(time: Res<Time>, mut circles: Query<(&Circle, &mut Transform)>) {
    for (_, mut place) in circles.iter_mut().filter(|(circle, _)| circle.holds) {
        place.rotate_z(SPEED * std::f32::consts::TAU * time.delta_secs());
    }
}
