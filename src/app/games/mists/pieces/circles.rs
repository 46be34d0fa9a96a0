//! Spell circles on the laid tiles: violet while empty, sea-green and slowly turning while they hold a ghost, and pale
//! once their bank has burnt off.

use super::{Ghost, Standing};
use crate::app::board::layer;
use crate::app::games::mists::table::{AtTable, Happened, Rebuilt};
use crate::app::games::playing::MistsAt;
use crate::app::motion::{self, RunOutward};
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::rules::mists::{Happening, Haunt, Mists};
use crate::rules::tiles::{Face, Kind, PartName, Square};
use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(lay).add_observer(lay_all).add_observer(burn_off);
    app.add_systems(
        Update,
        (hold, turn, shine).chain().in_set(FrameSystems::Move).run_if(in_state(MistsAt(Screen::Table))),
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
    pub place: usize,
    /// Whether it holds a ghost.
    pub holds: bool,
    /// Whether its bank is finished: it draws nobody in any more (SPELL-5).
    pub spent: bool,
}

/// Turns a second.
const SPEED: f32 = 0.05;
/// How much of a circle is seen that could hold a ghost, and of one that can't any more.
const EMPTY: f32 = 0.85;
const SPENT: f32 = 0.45;

fn lay(happened: On<Happened>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let Happening::TileLaid { face, at, .. } = happened.what else { return };
    // What it finishes is told next.
    spawn(at, happened.after.face(face), |_| false, &standing, &pictures, &mut commands);
}

fn lay_all(_: On<Rebuilt>, table: Res<AtTable>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let position = table.position();
    for tile in position.board().tiles() {
        let spent = |area| bank_is_finished(position, PartName::new(tile.at, Kind::Mist, area));
        spawn(tile.at, position.face(tile.face), spent, &standing, &pictures, &mut commands);
    }
}

fn bank_is_finished(position: &Mists, area: PartName) -> bool {
    let board = position.board();
    position.part_named(area).is_some_and(|part| board.region(board.region_of(part)).finished())
}

fn spawn(
    at: Square,
    face: &Face,
    spent: impl Fn(u8) -> bool,
    standing: &Standing,
    pictures: &Pictures,
    commands: &mut Commands,
) {
    let areas = (0..).zip(face.mist_parts()).filter(|(_, part)| part.circles > 0);
    for (area, _) in areas {
        let spent = spent(area);
        for (place, middle) in standing.circles(at, area).into_iter().enumerate() {
            let (mut sprite, anchor) = pictures.circle_empty.sprite();
            sprite.color.set_alpha(if spent { SPENT } else { EMPTY });
            commands.spawn((
                Name::new(format!("Circle on {at}")),
                Circle { at, area, place, holds: false, spent },
                DespawnOnExit(MistsAt(Screen::Table)),
                (sprite, anchor),
                Transform::from_translation(middle.extend(layer::GLOW - 0.3)),
            ));
        }
    }
}

fn burn_off(happened: On<Happened>, mut circles: Query<&mut Circle>) {
    let Happening::BankFinished { parts } = &happened.what else { return };
    for mut circle in &mut circles {
        circle.spent |= parts.iter().any(|(part, _)| (part.at, part.index) == (circle.at, circle.area));
    }
}

/// A circle holds the ghost that has come to stand in it.
fn hold(
    ghosts: Query<&Ghost, (Without<motion::Leaving>, Without<TweenAnim>)>,
    mut circles: Query<(Entity, &mut Circle, &Transform)>,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    for (entity, mut circle, place) in &mut circles {
        let inside = Ghost { at: circle.at, haunt: Haunt::Circle(circle.area), place: circle.place };
        let holds = ghosts.iter().any(|ghost| *ghost == inside);
        if circle.holds == holds {
            continue;
        }
        // Whoever was in it when the table was laid anew did not enter now.
        if holds && !circle.is_added() {
            let above = place.translation + Vec3::Z * 0.1;
            let light = (OnTable, DespawnOnExit(MistsAt(Screen::Table)), pictures.circle_held.sprite());
            let mut flash = commands.spawn((Name::new("Flash"), light, Transform::from_translation(above)));
            let bright = LinearRgba::rgb(2.0, 2.0, 2.0).into();
            let outward = RunOutward { sizes: (1.0, 1.9), colour: bright, duration: Duration::from_millis(500) };
            outward.start(&mut flash);
        }
        circle.holds = holds;
        let stamp = if holds { &pictures.circle_held } else { &pictures.circle_empty };
        commands.entity(entity).insert(stamp.sprite());
    }
}

fn turn(idle: Res<motion::IdleClock>, mut circles: Query<(&Circle, &mut Transform)>) {
    for (_, mut place) in circles.iter_mut().filter(|(circle, _)| circle.holds) {
        place.rotate_z(SPEED * std::f32::consts::TAU * idle.step);
    }
}

/// Circles brighten and pale slowly.
fn shine(time: Res<Time>, mut circles: Query<(&Circle, &mut Sprite)>) {
    let share = 1.0 - (-4.0 * time.delta_secs()).exp();
    for (circle, mut sprite) in &mut circles {
        let goal = match circle {
            Circle { holds: true, .. } => 1.0,
            Circle { spent: true, .. } => SPENT,
            _ => EMPTY,
        };
        let alpha = sprite.color.alpha();
        if (alpha - goal).abs() > 1e-3 {
            sprite.color.set_alpha(alpha + (goal - alpha) * share);
        }
    }
}
