//! Tells the mist how it changes in the cooperative game.

use super::table::{AtTable, Happened, Rebuilt};
use crate::app::mist::{BurnOff, LayMist, MistDies, MistJoins};
use crate::painter::mists::regions::{dead_parts, finished_areas};
use crate::rules::mists::{Happening, Mists};
use crate::rules::tiles::{Kind, PartName};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(tell).add_observer(lay);
}

fn tell(happened: On<Happened>, mut commands: Commands) {
    let position = &*happened.after;
    match &happened.what {
        Happening::TileLaid { at, .. } => {
            commands.trigger(MistJoins(*at));
            commands.trigger(MistDies(dead(position)));
        }
        Happening::FaceDownLaid { .. } => commands.trigger(MistDies(dead(position))),
        Happening::BankFinished { parts } => {
            let from = position.board().tile(position.last_laid()).at;
            commands.trigger(BurnOff { parts: parts.iter().map(|&(part, _)| part).collect(), from });
        }
        _ => {}
    }
}

fn lay(_: On<Rebuilt>, table: Res<AtTable>, mut commands: Commands) {
    let position = table.position();
    let squares = position.board().tiles().iter().map(|tile| tile.at);
    let burnt_off = squares.clone().flat_map(|at| {
        let areas = (0..).zip(finished_areas(position, at)).filter(|(_, finished)| *finished);
        areas.map(move |(area, _)| PartName::new(at, Kind::Mist, area))
    });
    commands.trigger(LayMist { burnt_off: burnt_off.collect(), dead: dead(position), squares: squares.collect() });
}

/// All mist that can never be completed.
fn dead(position: &Mists) -> Vec<PartName> {
    dead_parts(position).filter(|part| part.kind == Kind::Mist).collect()
}
