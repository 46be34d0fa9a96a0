//! Spots on the board that stand for a choice, in every game. Each game makes its own spots for a decision, and
//! marks them.
//!
//! Hovering over a spot lights it. A click on it decides, and so does Enter after Tab has moved the focus there.

mod choosable;
mod choose;
mod close_up;
mod coin;
pub mod figures;
mod keys;
mod marks;
mod offer;
mod point;
mod spot;
pub mod supply;

pub use choosable::{Choosable, KeptFree};
pub use coin::{Coin, label as coin_label};
pub use figures::AsksForFigures;
pub use marks::{Mark, Number, WhenPointedAt, pins};
pub use offer::{MadeFor, Offer};
pub use point::Named;
pub use spot::{FIGURE, Spot};
pub use supply::{FromSupply, Selected, TakenUp};

use crate::app::board::CloseUp;
use crate::app::shell::frame::FrameSystems;
use crate::app::table::{AtTable, OfGame, Rebuilt, Shown, TableSystems, at_table};
use crate::rules::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use choose::{choose, tell_beside};
use point::{follow_named, point};

/// What is the same in every game.
pub(super) fn plugin(app: &mut App) {
    use SpotSystems::{Choose, LetGo, Miss, Offer, Point, Select};
    app.configure_sets(Update, (Select, Offer, Point, LetGo, Choose, Miss).chain().in_set(TableSystems::Choose));
    app.add_plugins(coin::plugin);
}

/// The spots of one game.
pub fn game<G: Offers>(app: &mut App) {
    app.init_resource::<Offer<G::Action>>().init_resource::<Named<G::Action>>();
    app.add_systems(
        Update,
        (
            (follow_coins::<G>, point::<G>, follow_named::<G>.run_if(resource_changed::<Named<G::Action>>))
                .chain()
                .in_set(SpotSystems::Point),
            choose::<G>.in_set(SpotSystems::Choose),
            tell_beside::<G>.in_set(SpotSystems::Miss),
        )
            .in_set(OfGame::of::<G>())
            .run_if(on_board::<G>.and_then(at_table::<G>)),
    );
    // Also when the spots are gone.
    app.add_systems(
        Update,
        close_up::look_closely::<G>
            .after(SpotSystems::Miss)
            .in_set(TableSystems::Choose)
            .in_set(OfGame::of::<G>())
            .run_if(at_table::<G>),
    );
    app.add_systems(
        Update,
        (marks::fill::<G>, marks::show::<G>, marks::pin::<G>).chain().in_set(FrameSystems::Move).run_if(at_table::<G>),
    );
    app.add_observer(forget::<G>);
    keys::game::<G>(app);
}

/// The steps of a choice on the board within a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpotSystems {
    /// The figure that is put next is found.
    Select,
    /// The game makes the spots of a new decision.
    Offer,
    /// The focus follows the pointer and the panels.
    Point,
    /// Something dragged is let go of.
    LetGo,
    /// A click takes the focused spot.
    Choose,
    /// A click beside all spots is answered.
    Miss,
}

/// A game whose choices lie on the board.
pub trait Offers: Shown {
    /// Whether what is due in this phase is chosen among spots. A tile in hand, for example, is laid otherwise.
    fn chooses_on_board(phase: Self::ShownPhase) -> bool;

    /// What the key that also skips decides: to skip what is optional. `None` where nothing is.
    fn skip(&self) -> Option<Self::Action>;

    /// The rule that asks for the choice, by its ID, if a click beside all spots is answered with it. `None` where the
    /// game answers such clicks itself.
    fn missed(&self) -> Option<&'static str> {
        None
    }
}

/// Whether the phase that is shown offers spots.
fn on_board<G: Offers>(phase: Option<Res<State<G::ShownPhase>>>) -> bool {
    phase.is_some_and(|phase| G::chooses_on_board(*phase.get()))
}

/// Whether the lesson asks for another piece than the one that is chosen. It offers no places for that one.
fn asks_for_other_piece<G: Offers>(table: &AtTable<G>) -> bool {
    let skip = table.position().skip();
    skip.is_some() && table.taught().is_some_and(|wanted| Some(wanted) != skip)
}

/// The spots of a game, and which one has the focus.
#[derive(SystemParam)]
pub struct Spots<'w, 's, G: Offers> {
    spots: Query<'w, 's, (Entity, &'static Spot<<G as Game>::Action>)>,
    offer: ResMut<'w, Offer<<G as Game>::Action>>,
}

impl<G: Offers> Spots<'_, '_, G> {
    /// Gives the focus to the first spot, as the keyboard does.
    pub fn focus_first(&mut self) {
        let first = keys::next_spot(&self.spots, None, false);
        (self.offer.focus, self.offer.by_key) = (first, first.is_some());
    }
}

/// The table was rebuilt, so all spots are gone. They must be made again, even if the position is the same as before.
/// A close look at another table is over: at this one it is chosen again, even for the same decision.
fn forget<G: Offers>(_: On<Rebuilt<G>>, close_up: Res<CloseUp>, mut offer: ResMut<Offer<G::Action>>) {
    let looked_at = offer.looked_at.filter(|_| close_up.place.is_some());
    *offer = Offer { anew: true, looked_at, ..Offer::default() };
}

/// A coin may have moved to make room. Its spot moves with it.
fn follow_coins<G: Offers>(mut spots: Query<(&mut Spot<G::Action>, &Coin, &Transform)>) {
    for (mut spot, coin, place) in &mut spots {
        (spot.at, spot.reach) = (place.translation.xy(), FIGURE * coin.size());
    }
}
