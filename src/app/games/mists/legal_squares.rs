//! The squares where the drawn tile may go. They glow.

use crate::app::board::layer;
use crate::app::games::mists::hand::Hand;
use crate::app::games::mists::table::{AtTable, Playback, Rebuilt};
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::motion::IdleClock;
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::table::TableSystems;
use crate::rules::Game;
use crate::rules::mists::Action;
use crate::rules::tiles::{Rotation, Square};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LegalSquares>();
    app.add_systems(OnEnter(TurnPhase::PlaceTile), list);
    app.add_systems(OnExit(TurnPhase::PlaceTile), forget);
    app.add_systems(
        Update,
        (frame.in_set(TableSystems::Glow), glow.in_set(FrameSystems::Move)).run_if(in_state(TurnPhase::PlaceTile)),
    );
    app.add_observer(list_anew);
}

/// The rotations in which each square takes the drawn tile. The squares are in reading order.
#[derive(Resource, Default, Reflect)]
#[reflect(Resource)]
pub struct LegalSquares {
    squares: HashMap<Square, [bool; 4]>,
    in_order: Vec<Square>,
}

impl LegalSquares {
    /// Whether the tile fits there in this rotation.
    pub fn fits(&self, at: Square, turn: Rotation) -> bool {
        self.squares.get(&at).is_some_and(|turns| turns[turn.quarters() as usize])
    }

    /// Whether the tile fits there at all.
    pub fn contains(&self, at: Square) -> bool {
        self.squares.contains_key(&at)
    }

    /// Whether the tile fits anywhere in this rotation.
    pub fn fits_somewhere(&self, turn: Rotation) -> bool {
        self.squares.values().any(|turns| turns[turn.quarters() as usize])
    }

    /// All legal squares, row by row from the north-west.
    pub fn in_order(&self) -> &[Square] {
        &self.in_order
    }
}

/// The frame around a legal square.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct Frame(Square);

pub(super) fn list(table: Res<AtTable>, mut squares: ResMut<LegalSquares>) {
    *squares = LegalSquares::default();
    for action in table.position().legal_actions() {
        if let Action::LayTile { at, turn } = action {
            squares.squares.entry(at).or_default()[turn.quarters() as usize] = true;
        }
    }
    squares.in_order = squares.squares.keys().copied().collect();
    squares.in_order.sort_by_key(|at| (-at.y, at.x));
}

fn list_anew(_: On<Rebuilt>, table: Res<AtTable>, squares: ResMut<LegalSquares>) {
    list(table, squares);
}

fn forget(mut squares: ResMut<LegalSquares>) {
    *squares = LegalSquares::default();
}

/// Draws one frame for each legal square and removes the old ones.
fn frame(
    squares: Res<LegalSquares>,
    pictures: Res<Pictures>,
    playback: Res<Playback>,
    frames: Query<Entity, With<Frame>>,
    mut commands: Commands,
) {
    if !squares.is_changed() || !playback.caught_up() {
        return;
    }
    for old in &frames {
        commands.entity(old).despawn();
    }
    for &at in squares.in_order() {
        let middle = Vec2::new(f32::from(at.x) + 0.5, f32::from(at.y) + 0.5);
        commands.spawn((
            Name::new(format!("Legal square {at}")),
            Frame(at),
            DespawnOnExit(TurnPhase::PlaceTile),
            pictures.marks.square.hollow.sprite(),
            Transform::from_translation(middle.extend(layer::GLOW)),
        ));
    }
}

/// Squares where the current rotation fits glow more strongly. The one under the pointer glows most.
fn glow(squares: Res<LegalSquares>, hand: Res<Hand>, idle: Res<IdleClock>, mut frames: Query<(&Frame, &mut Sprite)>) {
    let breath = 0.06 * (idle.seconds * 2.2).sin();
    for (frame, mut sprite) in &mut frames {
        let alpha = match () {
            () if hand.aim == Some(frame.0) => 0.0,
            () if squares.fits(frame.0, hand.turn) => 0.94 + breath,
            () => 0.5 + breath,
        };
        let colour = Color::srgba(1.0, 1.0, 1.0, alpha);
        if sprite.color != colour {
            sprite.color = colour;
        }
    }
}
