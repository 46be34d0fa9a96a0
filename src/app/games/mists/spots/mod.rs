//! Spots on the board that stand for a choice: places for a meeple, mist areas and cemeteries, regions to score, ghosts
//! to remove, guards to bury or to join, squares for a face-down tile.

mod dropped;
mod offer;
mod prospects;

use super::pieces::Ghost;
use crate::app::board::{Carried, Mouse, Pointer, layer};
use crate::app::games::mists::table::{AtTable, Decide, Playback};
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::games::playing::MistsAt;
use crate::app::hand::{Hand, LookAhead};
use crate::app::pictures::Pictures;
use crate::app::shell::panel_sleep::NoticeChanges;
use crate::app::shell::screen::Screen;
use crate::app::spots::{self, FIGURE, Offers, SpotSystems};
use crate::app::table::{OfGame, Refused, TableSystems};
use crate::painter::figures::{ghost, guard};
use crate::rules::mists::{Action, Haunt, Mists, Phase};
use crate::rules::tiles::{Kind, PartName, RegionId};
use crate::rules::{Colour, Game};
use bevy::prelude::*;
use dropped::dropped;

pub(super) fn plugin(app: &mut App) {
    spots::game::<Mists>(app);
    app.init_resource::<SelectedColour>().init_resource::<DraggedMeeple>();
    app.add_systems(
        Update,
        (
            (select_colour, offer::offer).chain().in_set(SpotSystems::Offer),
            (let_go, drag, take_ghost).chain().in_set(SpotSystems::LetGo).run_if(not(in_state(TurnPhase::PlaceTile))),
        )
            .in_set(OfGame::of::<Mists>())
            .run_if(in_state(MistsAt(Screen::Table))),
    );
    app.add_systems(
        Update,
        prospects::show.in_set(TableSystems::Glow).after(LookAhead).run_if(in_state(MistsAt(Screen::Table))),
    );
    app.add_systems(
        PostUpdate,
        carry.before(NoticeChanges).in_set(OfGame::of::<Mists>()).run_if(in_state(MistsAt(Screen::Table))),
    );
}

/// A place that can be clicked.
pub type Spot = spots::Spot<Action>;
/// The choices that are offered on the board now.
pub type Offer = spots::Offer<Action>;
/// The action whose button in the panels is under the pointer.
pub type Named = spots::Named<Action>;

impl Offers for Mists {
    /// No meeple, or the other ghosts stay where they are.
    fn skip(&self) -> Option<Action> {
        match self.phase() {
            Phase::PlaceMeeple => Some(Action::SkipMeeple),
            Phase::Banish | Phase::CalmGhosts => Some(Action::StopBanishing),
            Phase::LayTile | Phase::Bury | Phase::DrawIn | Phase::PlaceCat | Phase::SpareGhost => None,
            Phase::HauntCemetery | Phase::HauntMist | Phase::PickScoring | Phase::TakeScore => None,
            Phase::MoveMarker | Phase::PlaceHound | Phase::LayFaceDown | Phase::Over => None,
        }
    }
}

/// The part of the board for which a spot stands.
pub fn part_of(action: Action, position: &Mists) -> Option<PartName> {
    let laid = position.board().tile(position.last_laid()).at;
    match action {
        Action::PlaceMeeple { kind, index, .. } => Some(PartName::new(laid, kind, index)),
        Action::SpareGhost { area } => Some(PartName::new(laid, Kind::Mist, area)),
        Action::ScoreNext { region } => Some(region),
        Action::Banish { at, haunt: Haunt::Mist(area) }
        | Action::DrawIn { at, haunt: Haunt::Mist(area) }
        | Action::HauntMist { at, area } => Some(PartName::new(at, Kind::Mist, area)),
        Action::Bury { meeple } | Action::PlaceHound { meeple } | Action::PlaceCat { meeple } => Some(meeple),
        Action::Banish { .. } | Action::DrawIn { .. } => None,
        Action::HauntCemetery { .. } | Action::LayFaceDown { .. } => None,
        Action::BuryFromSupply { .. } | Action::MoveMarker { .. } => None,
        Action::LayTile { .. } | Action::SkipMeeple | Action::TakePoints | Action::StopBanishing => None,
    }
}

/// The region for which the focused spot stands.
pub fn focused_region(offer: &Offer, spots: &Query<&Spot>, position: &Mists) -> Option<RegionId> {
    let part = part_of(offer.focused_action(spots)?, position)?;
    position.part_named(part).map(|part| position.board().region_of(part))
}

/// The colour of the active player's next meeple. With several colours, the player chooses it.
#[derive(Resource, Default, Clone, Copy, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct SelectedColour(pub Option<Colour>);

/// The meeple being dragged out of a supply.
#[derive(Resource, Default, Clone, Copy, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct DraggedMeeple(pub Option<Colour>);

/// The figure that follows the pointer.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct Dragged;

/// Tells the pointer what it carries.
fn carry(hand: Res<Hand>, meeple: Res<DraggedMeeple>, mut carried: ResMut<Carried>) {
    let (dragged, turns_with_wheel) = (hand.dragging || meeple.0.is_some(), hand.aim.is_some());
    carried.set_if_neq(Carried { dragged, turns_with_wheel });
}

/// Keeps the selected colour usable.
fn select_colour(table: Res<AtTable>, mut selected: ResMut<SelectedColour>) {
    let position = table.position();
    let ready = |colour: &Colour| position.meeples_in_supply(*colour) > 0;
    let seat = &position.seats()[position.active()];
    if !selected.0.is_some_and(|colour| seat.contains(&colour) && ready(&colour)) {
        selected.set_if_neq(SelectedColour(seat.iter().copied().find(ready)));
    }
}

/// Places a dragged meeple when it is released over a place for it. Elsewhere on the board the player is told why not.
fn let_go(
    mouse: Mouse,
    spots: Query<&Spot>,
    offer: Res<Offer>,
    table: Res<AtTable>,
    mut dragged: ResMut<DraggedMeeple>,
    mut decisions: MessageWriter<Decide>,
    mut refusals: MessageWriter<Refused>,
) {
    let (Some(colour), Some(world)) = (dragged.0, mouse.pointer.world) else { return };
    if !mouse.released() && mouse.is_held() {
        return;
    }
    dragged.0 = None;
    if let Some(spot) = offer.focus.and_then(|spot| spots.get(spot).ok()) {
        decisions.write(Decide::Act(spot.action));
    } else if !mouse.pointer.over_panel {
        match dropped(table.position(), colour, world) {
            Ok(action) => drop(decisions.write(Decide::Act(action))),
            Err(refused) => drop(refusals.write(refused)),
        }
    }
}

/// The dragged meeple follows the pointer.
fn drag(
    pointer: Res<Pointer>,
    pictures: Res<Pictures>,
    dragged: Res<DraggedMeeple>,
    mut figure: Query<(Entity, &mut Transform), With<Dragged>>,
    mut commands: Commands,
) {
    let Some(colour) = dragged.0 else {
        figure.iter().for_each(|(figure, _)| commands.entity(figure).despawn());
        return;
    };
    let Some(world) = pointer.world else { return };
    if let Ok((_, mut place)) = figure.single_mut() {
        place.translation = (world - Vec2::Y * guard::MIDDLE).extend(layer::HELD);
    } else {
        let place = Transform::from_translation(world.extend(layer::HELD));
        let sprite = pictures.guards[colour].sprite();
        commands.spawn((Name::new("Dragged meeple"), Dragged, DespawnOnExit(MistsAt(Screen::Table)), sprite, place));
    }
}

/// A click on a ghost that cannot be taken now becomes a decision too, so that the rules refuse it with a reason.
fn take_ghost(
    mouse: Mouse,
    spots: Query<&Spot>,
    ghosts: Query<(&Ghost, &Transform)>,
    table: Res<AtTable>,
    offer: Res<Offer>,
    playback: Res<Playback>,
    mut decisions: MessageWriter<Decide>,
) {
    if !mouse.pressed() || mouse.pointer.over_panel || !playback.caught_up() {
        return;
    }
    let Some(world) = mouse.pointer.world.filter(|&world| offer.hit(&spots, world).is_none()) else { return };
    if let Some(action) = ghost_at(world, &ghosts).and_then(|ghost| taking(&table, ghost)) {
        decisions.write(Decide::Act(action));
    }
}

/// The ghost at a point of the board.
fn ghost_at(world: Vec2, ghosts: &Query<(&Ghost, &Transform)>) -> Option<Ghost> {
    let far = |place: &Transform| (place.translation.xy() + Vec2::Y * ghost::MIDDLE).distance(world);
    let near = ghosts.iter().map(|(ghost, place)| (far(place), *ghost)).filter(|(far, _)| *far < FIGURE);
    near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, ghost)| ghost)
}

/// The action of taking a ghost, while ghosts have to be taken.
fn taking(table: &AtTable, Ghost { at, haunt, .. }: Ghost) -> Option<Action> {
    match table.position().phase() {
        Phase::TakeScore | Phase::Banish | Phase::CalmGhosts => Some(Action::Banish { at, haunt }),
        Phase::DrawIn => Some(Action::DrawIn { at, haunt }),
        Phase::LayTile | Phase::Bury | Phase::PlaceCat | Phase::SpareGhost | Phase::HauntCemetery => None,
        Phase::HauntMist | Phase::PlaceMeeple | Phase::PickScoring | Phase::MoveMarker => None,
        Phase::PlaceHound | Phase::LayFaceDown | Phase::Over => None,
    }
}
