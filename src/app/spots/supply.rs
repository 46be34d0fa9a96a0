//! The figures in a player's supply: which one is put next, and the one that is dragged onto the board, in every game
//! whose figures stand on tiles.

use super::{Offer, Offers, Spot, SpotSystems, on_board};
use crate::app::board::{Carried, Mouse, Pointer, layer};
use crate::app::hand::{Hand, LegalSquares};
use crate::app::pictures::{Pictures, Stamp};
use crate::app::shell::panel_sleep::NoticeChanges;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Decide, Decided, OfGame, PutAway, Rebuilt, Refused, at_table};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::fmt;

/// The supply of one game.
pub fn game<G: FromSupply>(app: &mut App) {
    app.init_resource::<Selected<G::Figure>>().init_resource::<DraggedOut<G::Figure>>();
    app.add_systems(
        Update,
        (
            select::<G>.in_set(SpotSystems::Select),
            (
                // What was decided meanwhile, with a key, ends the drag: another player may be to decide now.
                put_back::<G::Figure>.run_if(on_message::<Decided>),
                let_go::<G>.run_if(on_board::<G>),
                put_back::<G::Figure>.run_if(not(on_board::<G>)),
                drag::<G>,
            )
                .chain()
                .in_set(SpotSystems::LetGo),
        )
            .in_set(OfGame::of::<G>())
            .run_if(at_table::<G>),
    );
    // Whoever leaves the table, or takes back, puts it back too. Two games have figures of one kind; the order in which
    // they forget them does not matter.
    app.add_systems(OnExit(Screen::Table), put_back::<G::Figure>.ambiguous_with_all());
    app.add_observer(|_: On<Rebuilt<G>>, dragged: ResMut<DraggedOut<G::Figure>>| put_back(dragged));
    // At another table nothing is selected yet.
    app.add_observer(|_: On<PutAway>, mut selected: ResMut<Selected<G::Figure>>| selected.0 = None);
    app.add_systems(
        PostUpdate,
        carry::<G::Figure>.before(NoticeChanges).in_set(OfGame::of::<G>()).run_if(at_table::<G>),
    );
}

/// A game in which figures from a supply are put on the board.
pub trait FromSupply: Offers {
    /// What tells one figure in the supply from another: its colour, or its kind.
    type Figure: Copy + PartialEq + fmt::Debug + Send + Sync + 'static;

    /// How far above its feet a dragged figure is held, in squares.
    const HELD_AT: f32;

    /// The figure that the active player puts next: the selected one as long as it can be put, else another one.
    fn next_figure(&self, selected: Option<Self::Figure>) -> Option<Self::Figure>;

    /// What happens to a figure that is dropped at a point of the board: it is put there.
    ///
    /// # Errors
    /// Why it can't be put there.
    fn dropped(&self, figure: Self::Figure, world: Vec2) -> Result<Self::Action, Refused>;

    /// How a figure of the active player looks while it is dragged.
    fn dragged<'a>(&self, figure: Self::Figure, pictures: &'a Pictures) -> &'a Stamp;
}

/// The figure that the active player puts next. With several, the player chooses it.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Selected<F: Send + Sync + 'static>(pub Option<F>);

impl<F: Send + Sync + 'static> Default for Selected<F> {
    fn default() -> Self {
        Selected(None)
    }
}

/// The figure being dragged out of the supply.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
struct DraggedOut<F: Send + Sync + 'static>(Option<F>);

impl<F: Send + Sync + 'static> Default for DraggedOut<F> {
    fn default() -> Self {
        DraggedOut(None)
    }
}

/// The picture that follows the pointer.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct Dragged;

/// What a player takes out of the supply in the panels.
#[derive(SystemParam)]
pub struct TakenUp<'w, F: Copy + PartialEq + Send + Sync + 'static> {
    selected: ResMut<'w, Selected<F>>,
    dragged: ResMut<'w, DraggedOut<F>>,
}

impl<F: Copy + PartialEq + Send + Sync + 'static> TakenUp<'_, F> {
    /// This figure is put next.
    pub fn select(&mut self, figure: F) {
        self.selected.set_if_neq(Selected(Some(figure)));
    }

    /// This figure is dragged from now on.
    pub fn drag(&mut self, figure: F) {
        self.select(figure);
        self.dragged.0 = Some(figure);
    }
}

/// Tells the pointer what it carries.
fn carry<F: Send + Sync + 'static>(
    hand: Res<Hand>,
    squares: Res<LegalSquares>,
    pointer: Res<Pointer>,
    figure: Res<DraggedOut<F>>,
    mut carried: ResMut<Carried>,
) {
    let dragged = hand.dragging || figure.0.is_some();
    let turns_with_wheel = hand.is_under(&pointer) && hand.is_theirs(&squares);
    carried.set_if_neq(Carried { dragged, turns_with_wheel });
}

/// Keeps the selected figure one that the active player has.
fn select<G: FromSupply>(table: Res<AtTable<G>>, mut selected: ResMut<Selected<G::Figure>>) {
    let next = table.position().next_figure(selected.0);
    selected.set_if_neq(Selected(next));
}

/// Puts a dragged figure when it is released over a place for it. Elsewhere on the board the player is told why not.
fn let_go<G: FromSupply>(
    mouse: Mouse,
    spots: Query<&Spot<G::Action>>,
    offer: Res<Offer<G::Action>>,
    table: Res<AtTable<G>>,
    mut dragged: ResMut<DraggedOut<G::Figure>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
    mut refusals: MessageWriter<Refused>,
) {
    let Some(figure) = dragged.0.filter(|_| mouse.released() || !mouse.is_held()) else { return };
    dragged.0 = None;
    // Outside the window, and over a panel, it goes back.
    let Some(world) = mouse.pointer.world.filter(|_| !mouse.pointer.over_panel && table.persons_turn()) else { return };
    // A key or a hint may have lit another place than the one under the pointer.
    let action = match offer.hit(&spots, world) {
        Some(spot) => Ok(spot.action),
        None => table.position().dropped(figure, world),
    };
    match action {
        Ok(action) => drop(decisions.write(Decide::Act(action))),
        Err(refused) => drop(refusals.write(refused)),
    }
}

/// The step in which the figure could be put is over, for example because a key has skipped it.
fn put_back<F: Send + Sync + 'static>(mut dragged: ResMut<DraggedOut<F>>) {
    if dragged.0.is_some() {
        dragged.0 = None;
    }
}

/// The dragged figure follows the pointer.
fn drag<G: FromSupply>(
    pointer: Res<Pointer>,
    pictures: Res<Pictures>,
    table: Res<AtTable<G>>,
    dragged: Res<DraggedOut<G::Figure>>,
    mut picture: Query<(Entity, &mut Transform), With<Dragged>>,
    mut commands: Commands,
) {
    let Some(figure) = dragged.0 else {
        picture.iter().for_each(|(picture, _)| commands.entity(picture).despawn());
        return;
    };
    let Some(world) = pointer.world else { return };
    let feet = (world - Vec2::Y * G::HELD_AT).extend(layer::HELD);
    if let Ok((_, mut place)) = picture.single_mut() {
        place.translation = feet;
    } else {
        let sprite = table.position().dragged(figure, &pictures).sprite();
        let name = Name::new("Dragged figure");
        commands.spawn((name, Dragged, DespawnOnExit(Screen::Table), sprite, Transform::from_translation(feet)));
    }
}
