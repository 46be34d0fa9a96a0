//! Figures on the board that are asked for: ghosts to remove, meeples to get one. A click on a figure that can't be
//! chosen now becomes a decision too, so that the rules tell why it can't.

use super::{FIGURE, Offer, Offers, SpotSystems};
use crate::app::board::Pointer;
use crate::app::table::{AtTable, Decide, OfGame, TableSystems, at_table};
use bevy::prelude::*;

/// The figures of one game.
pub fn game<G: AsksForFigures>(app: &mut App) {
    app.add_systems(
        Update,
        ask_the_rules::<G>
            .in_set(TableSystems::Choose)
            .after(SpotSystems::Choose)
            .before(SpotSystems::Miss)
            .in_set(OfGame::of::<G>())
            .run_if(at_table::<G>),
    );
}

/// A game that asks for figures on the board.
pub trait AsksForFigures: Offers {
    /// A figure on the board. It is drawn at its feet.
    type OnBoard: Component + Copy;

    /// How far its middle is above its feet, in squares.
    const MIDDLE: f32;

    /// The decision for this figure, allowed or not. `None` while no figures are asked for.
    fn choosing(&self, figure: Self::OnBoard) -> Option<Self::Action>;
}

/// A click beside all spots may be meant for a figure. What is allowed has a spot of its own.
pub fn ask_the_rules<G: AsksForFigures>(
    pointer: Res<Pointer>,
    figures: Query<(&G::OnBoard, &Transform)>,
    table: Res<AtTable<G>>,
    mut offer: ResMut<Offer<G::Action>>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    let Some(world) = pointer.world.filter(|_| pointer.clicked && offer.beside) else { return };
    let wanted = figure_at::<G>(world, &figures).and_then(|figure| table.position().choosing(figure));
    if let Some(action) = wanted.filter(|action| !table.offered().contains(action)) {
        decisions.write(Decide::Act(action));
        offer.bypass_change_detection().beside = false;
    }
}

/// The figure at a point of the board.
fn figure_at<G: AsksForFigures>(world: Vec2, figures: &Query<(&G::OnBoard, &Transform)>) -> Option<G::OnBoard> {
    let far = |place: &Transform| (place.translation.xy() + Vec2::Y * G::MIDDLE).distance(world);
    let near = figures.iter().map(|(figure, place)| (far(place), *figure)).filter(|(far, _)| *far < FIGURE);
    near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, figure)| figure)
}
