//! Tells the board what lies on it in the cooperative game, and finds what lies where.

use super::table::{AtTable, Happened, Playback};
use super::turn_phase::TurnPhase;
use crate::app::board::{
    self, Faces, FitBoard, FrameLaid, InUse, LaidTile, Lay, LayFaceDown, LayOut, Subject, Tell, Wither, begin_ripple,
    middle, square_at,
};
use crate::app::games::mists::table::Rebuilt;
use crate::app::games::playing::MistsAt;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::OfGame;
use crate::painter::mists::extent::{beside_board, squares_in_use};
use crate::painter::mists::regions::dead_parts;
use crate::rules::mists::{Cat, Happening, Mists};
use crate::rules::tiles::{Kind, PartName, Square, Tile};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stale>();
    app.add_observer(lay).add_observer(lay_out);
    app.add_systems(
        Update,
        (tell_in_use, wither).in_set(Tell).in_set(OfGame::of::<Mists>()).run_if(in_state(MistsAt(Screen::Table))),
    );
    app.add_systems(OnEnter(TurnPhase::LayFaceDown), fit_face_down);
}

/// Whether the board has changed since the regions that can never be completed were last computed.
#[derive(Resource, Default)]
struct Stale(bool);

fn lay(
    happened: On<Happened>,
    pictures: Res<Pictures>,
    mut stale: ResMut<Stale>,
    mut fits: MessageWriter<FitBoard>,
    mut commands: Commands,
) {
    match happened.what {
        Happening::TileLaid { face, at, turn } => {
            stale.0 = true;
            commands.trigger(Lay(LaidTile { at, face, turn }));
            commands.trigger(FrameLaid(vec![at]));
        }
        Happening::FaceDownLaid { at, .. } => {
            stale.0 = true;
            commands.trigger(LayFaceDown(at));
        }
        Happening::CemeteryClosed { at, .. } => begin_ripple(middle(at), &pictures, &mut commands),
        Happening::Drew { .. } => drop(fits.write(FitBoard::Grown)),
        _ => {}
    }
}

/// In the night, a tile may be laid face down on a square where no other tile could go.
fn fit_face_down(mut fits: MessageWriter<FitBoard>) {
    fits.write(FitBoard::Grown);
}

fn lay_out(
    _: On<Rebuilt>,
    table: Res<AtTable>,
    mut faces: ResMut<Faces>,
    mut in_use: ResMut<InUse>,
    mut stale: ResMut<Stale>,
    mut commands: Commands,
) {
    let (position, board) = (table.position(), table.position().board());
    *faces = Faces(position.faces().into());
    in_use.set_if_neq(in_use_by(position));
    stale.0 = true;
    commands.trigger(LayOut {
        tiles: board.tiles().iter().map(|&Tile { at, face, turn, .. }| LaidTile { at, face, turn }).collect(),
        face_down: board.face_down().collect(),
    });
    let last = (position.turn() > 1).then(|| board.tile(position.last_laid()).at);
    commands.trigger(FrameLaid(last.into_iter().collect()));
}

/// Every tile, every square for the next tile and Eloise, if she waits, must be visible.
fn tell_in_use(table: Res<AtTable>, mut in_use: ResMut<InUse>) {
    if table.is_changed() {
        in_use.set_if_neq(in_use_by(table.position()));
    }
}

fn in_use_by(position: &Mists) -> InUse {
    let waiting = (position.cat() == Some(Cat::Waits)).then(|| beside_board(position));
    InUse(squares_in_use(position).chain(waiting).collect())
}

/// Tells the board which regions can never be completed. Mist is left out: it looks dead by itself.
fn wither(table: Res<AtTable>, playback: Res<Playback>, mut stale: ResMut<Stale>, mut told: MessageWriter<Wither>) {
    if stale.0 && playback.caught_up() {
        stale.0 = false;
        told.write(Wither(dead_parts(table.position()).filter(|part| part.kind != Kind::Mist).collect()));
    }
}

/// The painting subject of the tile on a square.
pub(super) fn subject(position: &Mists, at: Square) -> Subject {
    let tile = position.board().tile_at(at).map_or(&position.board().tiles()[0], |tile| position.board().tile(tile));
    Subject { face: tile.face, turn: tile.turn, at: tile.at }
}

/// The castle, road, city or mist at a point of the board.
pub(super) fn part_at(position: &Mists, world: Vec2) -> Option<PartName> {
    let tile = position.board().tile(position.board().tile_at(square_at(world))?);
    let subject = Subject { face: tile.face, turn: tile.turn, at: tile.at };
    board::part_on(position.face(tile.face), subject, world)
}
