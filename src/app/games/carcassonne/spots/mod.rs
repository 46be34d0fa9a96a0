//! Spots on the board that stand for a choice: places for a piece, meeples that get a ghost or give one, circles, regions
//! to score, the abbot to take back.

mod dropped;
mod offer;

use super::pieces::stamp;
use super::table::{AtTable, Decide};
use super::turn_phase::TurnPhase;
use crate::app::board::{Carried, Mouse, Pointer, layer};
use crate::app::games::playing::CarcassonneAt;
use crate::app::hand::Hand;
use crate::app::pictures::Pictures;
use crate::app::shell::panel_sleep::NoticeChanges;
use crate::app::shell::screen::Screen;
use crate::app::spots::{self, SpotSystems};
use crate::app::table::{OfGame, Refused};
use crate::painter::figures::meeple;
use crate::rules::carcassonne::{Action, Carcassonne, Piece};
use crate::rules::tiles::{Kind, PartName, RegionId};
use bevy::prelude::*;
use dropped::dropped;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SelectedPiece>().init_resource::<DraggedPiece>();
    app.add_systems(
        Update,
        (
            (select_piece, offer::offer).chain().in_set(SpotSystems::Offer),
            (let_go, drag).chain().in_set(SpotSystems::LetGo).run_if(not(in_state(TurnPhase::PlaceTile))),
        )
            .in_set(OfGame::of::<Carcassonne>())
            .run_if(in_state(CarcassonneAt(Screen::Table))),
    );
    app.add_systems(
        PostUpdate,
        carry.before(NoticeChanges).in_set(OfGame::of::<Carcassonne>()).run_if(in_state(CarcassonneAt(Screen::Table))),
    );
}

/// A place that can be clicked.
pub type Spot = spots::Spot<Action>;
/// The choices that are offered on the board now.
pub type Offer = spots::Offer<Action>;
/// The action whose button in the panels is under the pointer.
pub type Named = spots::Named<Action>;

/// The part of the board for which an action stands.
pub fn part_of(action: Action, position: &Carcassonne) -> Option<PartName> {
    let laid = position.board().tile(position.last_laid()).at;
    match action {
        Action::PlaceMeeple { kind, index, .. } => Some(PartName::new(laid, kind, index)),
        Action::GiveGhost { meeple } | Action::DrawIn { meeple } => Some(meeple),
        Action::TakeFromCircle { at, area } => Some(PartName::new(at, Kind::Mist, area)),
        Action::ScoreNext { region } => Some(region),
        Action::RecallAbbot => {
            let abbot = |colour, piece| colour == position.active_colour() && piece == Piece::Abbot;
            let own = position.meeples().iter().find(|meeple| abbot(meeple.colour, meeple.piece))?;
            Some(position.name_of(own.part))
        }
        Action::LayTile { .. } | Action::SkipMeeple => None,
    }
}

/// The region for which the focused spot stands.
pub fn focused_region(offer: &Offer, spots: &Query<&Spot>, position: &Carcassonne) -> Option<RegionId> {
    let part = part_of(offer.focused_action(spots)?, position)?;
    position.part_named(part).map(|part| position.board().region_of(part))
}

/// The kind of piece that the active player puts next.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct SelectedPiece(pub Option<Piece>);

/// The piece being dragged out of the supply.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct DraggedPiece(pub Option<Piece>);

/// The figure that follows the pointer.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct Dragged;

/// Tells the pointer what it carries.
fn carry(hand: Res<Hand>, piece: Res<DraggedPiece>, mut carried: ResMut<Carried>) {
    let (dragged, turns_with_wheel) = (hand.dragging || piece.0.is_some(), hand.aim.is_some());
    carried.set_if_neq(Carried { dragged, turns_with_wheel });
}

/// Keeps the selected piece usable: one that the active player has.
fn select_piece(table: Res<AtTable>, mut selected: ResMut<SelectedPiece>) {
    let supply = table.position().supply(table.position().active_colour());
    if selected.0.is_none_or(|piece| supply[piece] == 0) {
        selected.set_if_neq(SelectedPiece(supply.pieces().next()));
    }
}

/// Puts a dragged piece when it is released over a place for it. Elsewhere on the board the player is told why not.
fn let_go(
    mouse: Mouse,
    spots: Query<&Spot>,
    offer: Res<Offer>,
    table: Res<AtTable>,
    mut dragged: ResMut<DraggedPiece>,
    mut decisions: MessageWriter<Decide>,
    mut refusals: MessageWriter<Refused>,
) {
    let (Some(piece), Some(world)) = (dragged.0, mouse.pointer.world) else { return };
    if !mouse.released() && mouse.is_held() {
        return;
    }
    dragged.0 = None;
    if let Some(spot) = offer.focus.and_then(|spot| spots.get(spot).ok()) {
        decisions.write(Decide::Act(spot.action));
    } else if !mouse.pointer.over_panel {
        match dropped(table.position(), piece, world) {
            Ok(action) => drop(decisions.write(Decide::Act(action))),
            Err(refused) => drop(refusals.write(refused)),
        }
    }
}

/// The dragged piece follows the pointer.
fn drag(
    pointer: Res<Pointer>,
    pictures: Res<Pictures>,
    table: Res<AtTable>,
    dragged: Res<DraggedPiece>,
    mut figure: Query<(Entity, &mut Transform), With<Dragged>>,
    mut commands: Commands,
) {
    let Some(piece) = dragged.0 else {
        figure.iter().for_each(|(figure, _)| commands.entity(figure).despawn());
        return;
    };
    let Some(world) = pointer.world else { return };
    if let Ok((_, mut place)) = figure.single_mut() {
        place.translation = (world - Vec2::Y * meeple::MIDDLE).extend(layer::HELD);
    } else {
        let place = Transform::from_translation(world.extend(layer::HELD));
        let sprite = stamp(&pictures, table.position().active_colour(), piece, Kind::Road).sprite();
        commands.spawn((
            Name::new("Dragged piece"),
            Dragged,
            DespawnOnExit(CarcassonneAt(Screen::Table)),
            sprite,
            place,
        ));
    }
}
