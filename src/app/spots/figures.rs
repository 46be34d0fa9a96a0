//! Figures on the board that are asked for: ghosts to remove, meeples to get one. A click on a figure that can't be
//! chosen now becomes a decision too, so that the rules tell why it can't.

use super::{FIGURE, Offer, Offers, Spot, SpotSystems};
use crate::app::board::Mouse;
use crate::app::table::{AtTable, Decide, OfGame, Playback, Refused, TableSystems, at_table};
use crate::app::words::say;
use bevy::prelude::*;

/// The figures of one game.
pub fn game<G: AsksForFigures>(app: &mut App) {
    app.add_systems(
        Update,
        choose::<G>
            .in_set(TableSystems::Choose)
            .after(SpotSystems::LetGo)
            .before(SpotSystems::Choose)
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

    /// The rule that asks for a figure and nothing else, by its ID, if it does.
    fn asks_for_figure(&self) -> Option<&'static str>;
}

/// Where a person decides, a click on a figure is a decision. One beside all figures is told what is asked for.
pub fn choose<G: AsksForFigures>(
    mouse: Mouse,
    spots: Query<&Spot<G::Action>>,
    figures: Query<(&G::OnBoard, &Transform)>,
    table: Res<AtTable<G>>,
    offer: Res<Offer<G::Action>>,
    playback: Res<Playback<G>>,
    (mut decisions, mut refusals): (MessageWriter<Decide<G::Action>>, MessageWriter<Refused>),
) {
    if !mouse.pressed() || mouse.pointer.over_panel || !playback.caught_up() || !table.persons_turn() {
        return;
    }
    let Some(world) = mouse.pointer.world.filter(|&world| offer.hit(&spots, world).is_none()) else { return };
    let position = table.position();
    if let Some(figure) = figure_at::<G>(world, &figures) {
        decisions.write_batch(position.choosing(figure).map(Decide::Act));
    } else if !spots.iter().any(|spot| spot.area().contains(world)) {
        let refused = |rule| Refused { why: say!("refusal-not-lit").to_owned(), rule: Some(rule), at: None };
        refusals.write_batch(position.asks_for_figure().map(refused));
    }
}

/// The figure at a point of the board.
fn figure_at<G: AsksForFigures>(world: Vec2, figures: &Query<(&G::OnBoard, &Transform)>) -> Option<G::OnBoard> {
    let far = |place: &Transform| (place.translation.xy() + Vec2::Y * G::MIDDLE).distance(world);
    let near = figures.iter().map(|(figure, place)| (far(place), *figure)).filter(|(far, _)| *far < FIGURE);
    near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, figure)| figure)
}
