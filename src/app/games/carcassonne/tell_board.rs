//! Tells the board and the mist what lies on it in the competitive game, and finds what lies where.

use super::table::{AtTable, Happened, Playback, Rebuilt};
use crate::app::board::{self, Faces, FitBoard, InUse, LaidTile, Lay, LayOut, Subject, Tell, Wither, square_at};
use crate::app::games::playing::CarcassonneAt;
use crate::app::mist::{BurnOff, LayMist, MistDies, MistJoins};
use crate::app::shell::screen::Screen;
use crate::app::table::OfGame;
use crate::painter::tiles::fields::FieldMap;
use crate::painter::tiles::geometry::{Layout, Point};
use crate::rules::Game;
use crate::rules::carcassonne::{Carcassonne, Happening, Phase, Tile};
use crate::rules::tiles::{Centre, Kind, PartId, PartName, Square};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stale>();
    app.add_observer(lay).add_observer(lay_out);
    app.add_systems(
        Update,
        (tell_in_use, wither)
            .in_set(Tell)
            .in_set(OfGame::of::<Carcassonne>())
            .run_if(in_state(CarcassonneAt(Screen::Table))),
    );
}

/// Whether the board has changed since the regions that can never be completed were last computed.
#[derive(Resource, Default)]
struct Stale(bool);

fn lay(happened: On<Happened>, mut stale: ResMut<Stale>, mut fits: MessageWriter<FitBoard>, mut commands: Commands) {
    match happened.what {
        Happening::TileLaid { face, at, turn } => {
            stale.0 = true;
            commands.trigger(Lay(LaidTile { at, face, turn }));
            let position = &*happened.after;
            let finished = finished_beside(position, at);
            commands.trigger(MistJoins(at));
            commands.trigger(MistDies(dead(position).filter(|part| part.kind == Kind::Mist).collect()));
            if !finished.is_empty() {
                commands.trigger(BurnOff { parts: finished, from: at });
            }
        }
        Happening::Drew { .. } => drop(fits.write(FitBoard::Grown)),
        _ => {}
    }
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
        face_down: Vec::new(),
    });
    let mist = || parts(position).filter(|&(part, _)| part.kind == Kind::Mist);
    let finished = |part: PartId| board.region(board.region_of(part)).finished();
    commands.trigger(LayMist {
        squares: board.tiles().iter().map(|tile| tile.at).collect(),
        burnt_off: mist().filter(|&(_, part)| finished(part)).map(|(name, _)| name).collect(),
        dead: dead(position).filter(|part| part.kind == Kind::Mist).collect(),
    });
}

/// Every tile, and every square for the next one if there is one, must be visible.
fn tell_in_use(table: Res<AtTable>, mut in_use: ResMut<InUse>) {
    if table.is_changed() {
        in_use.set_if_neq(in_use_by(table.position()));
    }
}

fn in_use_by(position: &Carcassonne) -> InUse {
    let board = position.board();
    let gaps = board.gaps().filter(|_| position.phase() != Phase::Over);
    InUse(board.tiles().iter().map(|tile| tile.at).chain(gaps).collect())
}

/// Tells the board which regions can never be completed. Mist is left out: it looks dead by itself.
fn wither(table: Res<AtTable>, playback: Res<Playback>, mut stale: ResMut<Stale>, mut told: MessageWriter<Wither>) {
    if stale.0 && playback.caught_up() {
        stale.0 = false;
        let withered = dead(table.position()).filter(|part| !matches!(part.kind, Kind::Mist | Kind::Field));
        told.write(Wither(withered.collect()));
    }
}

/// All parts of all tiles but fields.
fn parts(position: &Carcassonne) -> impl Iterator<Item = (PartName, PartId)> + '_ {
    let board = position.board();
    let tiles = board.tiles().iter().filter_map(|tile| Some((tile, board.tile_at(tile.at)?)));
    tiles.flat_map(move |(tile, id)| {
        let count = position.face(tile.face).parts().len() as u8;
        (0..count).map(move |local| board.part_of(id, local)).map(|part| (position.name_of(part), part))
    })
}

/// All parts of regions that can never be completed.
fn dead(position: &Carcassonne) -> impl Iterator<Item = PartName> + '_ {
    let board = position.board();
    parts(position).filter(move |&(_, part)| board.region(board.region_of(part)).dead).map(|(name, _)| name)
}

/// The areas of all banks that are complete and have an area on this square. Only the tile laid there can have
/// completed them.
fn finished_beside(position: &Carcassonne, at: Square) -> Vec<PartName> {
    let board = position.board();
    let areas = (0..4).filter_map(|area| position.part_named(PartName::new(at, Kind::Mist, area)));
    let banks = areas.map(|part| board.region_of(part)).filter(|&bank| board.region(bank).finished());
    banks.flat_map(|bank| position.parts_of(bank).map(|part| position.name_of(part))).collect()
}

/// The painting subject of the tile on a square.
pub(super) fn subject(position: &Carcassonne, at: Square) -> Subject {
    let tile = position.board().tile_at(at).map_or(&position.board().tiles()[0], |tile| position.board().tile(tile));
    Subject { face: tile.face, turn: tile.turn, at: tile.at }
}

/// The part of a tile at a point of the board: what stands in its middle, a road, a city, mist or a field.
pub(super) fn part_at(position: &Carcassonne, world: Vec2) -> Option<PartName> {
    let at = square_at(world);
    let tile = position.board().tile(position.board().tile_at(at)?);
    let (face, subject) = (position.face(tile.face), Subject { face: tile.face, turn: tile.turn, at });
    let layout = Layout::of(face, tile.turn, at);
    let p = Point::new(world.x - f32::from(at.x), f32::from(at.y) + 1.0 - world.y);
    let middle = match layout.centre {
        Some(Centre::Monastery) => Some(Kind::Monastery),
        Some(Centre::Cemetery) => Some(Kind::Cemetery),
        Some(Centre::Castle | Centre::Village | Centre::Ruin) | None => None,
    };
    let in_middle = middle.filter(|_| (p.x - 0.5).abs() < MIDDLE && (p.y - 0.5).abs() < MIDDLE);
    let part = in_middle.map(|kind| PartName::new(at, kind, 0)).or_else(|| board::part_on(face, subject, world));
    part.or_else(|| {
        let field = FieldMap::of(face, tile.turn, &layout).at(p)?;
        position.farmers().then(|| PartName::new(at, Kind::Field, field))
    })
}

/// How far a monastery or cemetery reaches from the middle of its tile, in squares.
const MIDDLE: f32 = 0.27;
