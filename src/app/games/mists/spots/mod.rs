//! Spots on the board that stand for a choice: places for a meeple, mist areas and cemeteries, regions to score, ghosts
//! to remove, guards to bury or to join, squares for a face-down tile.
//!
//! Hovering over a spot lights it. A click on it decides, and so does Enter after Tab has moved the focus there.

mod dropped;
mod marks;
mod offer;
mod prospects;

use super::hand::{Hand, look_ahead};
use super::pieces::{Coin, Ghost};
use crate::app::board::{Carried, Mouse, Pointer, layer};
use crate::app::games::mists::table::{AtTable, Decide, Playback, Rebuilt};
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::games::playing::MistsAt;
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::panel_sleep::NoticeChanges;
use crate::app::shell::screen::Screen;
use crate::app::table::{OnTable, Refused, TableSystems};
use crate::painter::figures::{ghost, guard};
use crate::rules::mists::{Action, Haunt, Mists, Phase};
use crate::rules::tiles::{Kind, PartName, RegionId};
use crate::rules::{Colour, Game};
use bevy::prelude::*;
use dropped::dropped;
use std::mem::{Discriminant, discriminant};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Offer>().init_resource::<SelectedColour>().init_resource::<DraggedMeeple>();
    app.init_resource::<Named>();
    app.add_systems(
        Update,
        (
            select_colour,
            offer::offer,
            (follow_coins, point, follow_named.run_if(resource_changed::<Named>), let_go, drag, choose)
                .chain()
                .run_if(not(in_state(TurnPhase::PlaceTile))),
        )
            .chain()
            .in_set(TableSystems::Choose)
            .run_if(in_state(MistsAt(Screen::Table))),
    );
    app.add_systems(
        Update,
        (marks::fill, marks::show, marks::pin)
            .chain()
            .in_set(FrameSystems::Move)
            .run_if(in_state(MistsAt(Screen::Table))),
    );
    app.add_systems(
        Update,
        prospects::show.in_set(TableSystems::Glow).after(look_ahead).run_if(in_state(MistsAt(Screen::Table))),
    );
    app.add_systems(PostUpdate, carry.before(NoticeChanges));
    app.add_observer(forget);
}

/// A place that can be clicked.
#[derive(Component, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Spot {
    /// The decision that a click takes.
    pub action: Action,
    /// The middle of the visible mark, in world coordinates.
    pub at: Vec2,
    /// The distance within which a click hits it, in squares.
    pub reach: f32,
}

/// The choices that are offered on the board now.
#[derive(Resource, Default)]
pub struct Offer {
    /// The position for which it was made.
    fingerprint: Option<u64>,
    /// The colour for which it was made.
    colour: Option<Colour>,
    /// The focused spot: it is under the pointer or was chosen with Tab.
    pub focus: Option<Entity>,
    /// Whether it was chosen with Tab. Only then can keys take it.
    pub by_key: bool,
    /// The kind of spot that was clicked before this offer was made. A new spot of the same kind gets the focus even if
    /// the pointer has not moved. So ghosts can be removed one after another.
    again: Option<Discriminant<Action>>,
}

impl Spot {
    /// The distance of a point from the spot's middle, if a click there hits the spot.
    fn distance(&self, place: Vec2) -> Option<f32> {
        Some(self.at.distance(place)).filter(|far| *far < self.reach)
    }

    /// The part of the board for which it stands.
    pub fn part(&self, position: &Mists) -> Option<PartName> {
        let laid = position.board().tile(position.last_laid()).at;
        match self.action {
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
}

impl Offer {
    /// The action of the focused spot.
    pub fn focused_action(&self, spots: &Query<&Spot>) -> Option<Action> {
        spots.get(self.focus?).ok().map(|spot| spot.action)
    }

    /// The region for which the focused spot stands.
    pub fn focused(&self, spots: &Query<&Spot>, position: &Mists) -> Option<RegionId> {
        let part = spots.get(self.focus?).ok()?.part(position)?;
        position.part_named(part).map(|part| position.board().region_of(part))
    }
}

/// The colour of the active player's next meeple. With several colours, the player chooses it.
#[derive(Resource, Default, Clone, Copy, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct SelectedColour(pub Option<Colour>);

/// The meeple being dragged out of a supply.
#[derive(Resource, Default, Clone, Copy, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct DraggedMeeple(pub Option<Colour>);

/// The action whose button in the panels is under the pointer. Its spot has the focus meanwhile.
#[derive(Resource, Default, Clone, Copy, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct Named(pub Option<Action>);

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

/// The table was rebuilt, so all spots are gone. They must be made again, even if the position is the same as before.
fn forget(_: On<Rebuilt>, mut offer: ResMut<Offer>) {
    *offer = Offer::default();
}

/// A coin may have moved to make room. Its spot moves with it.
fn follow_coins(mut spots: Query<(&mut Spot, &Coin, &Transform)>) {
    for (mut spot, coin, place) in &mut spots {
        (spot.at, spot.reach) = (place.translation.xy(), offer::FIGURE * coin.size());
    }
}

/// Focuses the nearest spot under the pointer. If the pointer has not moved, a choice made with Tab stays, and a second
/// click can only take a decision of the same kind as the first.
fn point(
    pointer: Res<Pointer>,
    spots: Query<(Entity, &Spot)>,
    mut offer: ResMut<Offer>,
    mut before: Local<Option<Vec2>>,
) {
    let again = offer.again.filter(|_| offer.fingerprint.is_some());
    let rests = *before == pointer.window;
    if (rests && again.is_none()) || pointer.over_panel {
        return;
    }
    *before = pointer.window;
    if again.is_some() {
        offer.again = None;
    }
    let Some(world) = pointer.world else { return };
    let eligible = spots.iter().filter(|(_, spot)| !rests || again == Some(discriminant(&spot.action)));
    let near = eligible.filter_map(|(entity, spot)| Some((spot.distance(world)?, entity)));
    let focus = near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, entity)| entity);
    if offer.focus != focus {
        (offer.focus, offer.by_key) = (focus, false);
    }
}

/// Focuses the spot whose button in the panels is under the pointer.
fn follow_named(named: Res<Named>, spots: Query<(Entity, &Spot)>, mut offer: ResMut<Offer>) {
    let meant = spots.iter().find(|(_, spot)| Some(spot.action) == named.0);
    (offer.focus, offer.by_key) = (meant.map(|(entity, _)| entity), false);
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

/// A click on a spot decides. A click on a ghost that cannot be taken now also becomes a decision, so that the rules
/// refuse it with a reason.
fn choose(
    mouse: Mouse,
    spots: Query<&Spot>,
    ghosts: Query<(&Ghost, &Transform)>,
    table: Res<AtTable>,
    mut offer: ResMut<Offer>,
    mut playback: ResMut<Playback>,
    mut decisions: MessageWriter<Decide>,
) {
    if !mouse.pressed() || mouse.pointer.over_panel {
        return;
    }
    let caught_up = playback.caught_up();
    playback.hurry();
    let Some(world) = mouse.pointer.world else { return };
    let spot = offer.focus.and_then(|spot| spots.get(spot).ok());
    if let Some(spot) = spot.filter(|spot| spot.distance(world).is_some()) {
        offer.again = Some(discriminant(&spot.action));
        decisions.write(Decide::Act(spot.action));
    } else if caught_up && let Some(action) = ghost_at(world, &ghosts).and_then(|ghost| taking(&table, ghost)) {
        decisions.write(Decide::Act(action));
    }
}

/// The ghost at a point of the board.
fn ghost_at(world: Vec2, ghosts: &Query<(&Ghost, &Transform)>) -> Option<Ghost> {
    let far = |place: &Transform| (place.translation.xy() + Vec2::Y * ghost::MIDDLE).distance(world);
    let near = ghosts.iter().map(|(ghost, place)| (far(place), *ghost)).filter(|(far, _)| *far < offer::FIGURE);
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
