//! The focus follows the pointer, on the board and over the buttons of panels.

use super::spot::nearest;
use super::{MadeFor, Offer, Offers, Spot};
use crate::app::board::Pointer;
use bevy::prelude::*;
use std::mem::discriminant;
use std::time::Duration;

/// The action whose button in the panels is under the pointer. Its spot has the focus meanwhile.
#[derive(Resource, Clone, Copy, PartialEq)]
pub struct Named<A: Send + Sync + 'static>(pub Option<A>);

impl<A: Send + Sync + 'static> Default for Named<A> {
    fn default() -> Self {
        Named(None)
    }
}

/// After this time a spot under a pointer that rests is lit: by then no click is meant for what was there before.
const SETTLES: Duration = Duration::from_millis(400);

/// Where the pointer was, and since when this offer lies under it.
#[derive(Default)]
pub(super) struct Before {
    window: Option<Vec2>,
    offered: Option<MadeFor>,
    since: Duration,
    /// Whether a resting pointer has lit its spot.
    settled: bool,
}

impl Before {
    /// Whether this offer is now old enough for a pointer that rests. That is told once.
    fn settles(&mut self, offered: Option<MadeFor>, now: Duration) -> bool {
        if self.offered != offered {
            (self.offered, self.since, self.settled) = (offered, now, false);
        }
        let settles = offered.is_some() && !self.settled && now.saturating_sub(self.since) >= SETTLES;
        self.settled |= settles;
        settles
    }
}

/// Focuses the nearest spot under the pointer, and none when the pointer leaves the board for a panel. A spot that a key
/// or a hint has lit stays until the pointer comes to another. A pointer that rests lights a new spot only if the last
/// click took one of the same kind, if the table was rebuilt, or after [`SETTLES`].
pub(super) fn point<G: Offers>(
    pointer: Res<Pointer>,
    time: Res<Time<Real>>,
    spots: Query<(Entity, &Spot<G::Action>)>,
    mut offer: ResMut<Offer<G::Action>>,
    mut before: Local<Before>,
) {
    let again = offer.again.filter(|_| offer.is_made());
    let rests = before.window == pointer.window;
    if offer.anew {
        // The same decision may come again at a table that was rebuilt.
        before.offered = None;
    }
    let settles = before.settles(offer.made_for, time.elapsed());
    if settles {
        offer.settled = true;
    }
    let settles = settles && offer.focus.is_none();
    if pointer.over_panel {
        // When it comes back to the board, it has moved, even if it comes back to the same place.
        let has_left_the_board = !rests && before.window.take().is_some();
        if has_left_the_board && !offer.by_key {
            offer.focus = None;
        }
        return;
    }
    let anew = offer.anew && offer.is_made() || settles;
    if rests && again.is_none() && !anew {
        return;
    }
    before.window = pointer.window;
    if anew {
        offer.anew = false;
    }
    if again.is_some() {
        offer.again = None;
    }
    let Some(world) = pointer.world else { return };
    let eligible = spots.iter().filter(|(_, spot)| !rests || anew || again == Some(discriminant(&spot.action)));
    let focus = nearest(eligible, world);
    if offer.focus != focus && (focus.is_some() || !offer.by_key) {
        (offer.focus, offer.by_key) = (focus, false);
    }
    if !rests && offer.by_key && offer.left != offer.focus {
        offer.left = offer.focus;
    }
}

/// Focuses the spot whose button in the panels is under the pointer. Panels tell one frame later that the pointer has
/// left a button; by then it may have found a spot on the board, which keeps the focus.
pub(super) fn follow_named<G: Offers>(
    named: Res<Named<G::Action>>,
    pointer: Res<Pointer>,
    spots: Query<(Entity, &Spot<G::Action>)>,
    mut offer: ResMut<Offer<G::Action>>,
) {
    if named.0.is_none() && !pointer.over_panel {
        return;
    }
    let meant = spots.iter().find(|(_, spot)| Some(spot.action) == named.0);
    (offer.focus, offer.by_key) = (meant.map(|(entity, _)| entity), false);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::spots::FIGURE;
    use crate::rules::mists::{Action, Mists};
    use bevy::ecs::system::SystemId;

    /// A board with one spot, and the systems that give it the focus.
    struct Board {
        world: World,
        point: SystemId,
        follow_named: SystemId,
    }

    impl Board {
        fn new() -> Board {
            let mut world = World::new();
            world.init_resource::<Offer<Action>>();
            world.init_resource::<Named<Action>>();
            world.init_resource::<Time<Real>>();
            let point = world.register_system(point::<Mists>);
            let follow_named = world.register_system(follow_named::<Mists>);
            let mut board = Board { world, point, follow_named };
            board.spread();
            board
        }

        /// New spots instead of the old ones, as for another colour of the meeple.
        fn spread(&mut self) {
            let old: Vec<Entity> =
                self.world.query_filtered::<Entity, With<Spot<Action>>>().iter(&self.world).collect();
            for spot in old {
                self.world.despawn(spot);
            }
            self.world.insert_resource(Offer::<Action>::default());
            self.world.spawn(Spot { action: Action::SkipMeeple, at: Vec2::ZERO, reach: FIGURE });
        }

        /// Whether the spot has the focus with the pointer here. Pixels are hundredths of a square.
        fn lit_at(&mut self, x: f32, over_panel: bool) -> bool {
            let at = Vec2::new(x, 0.0);
            self.world.insert_resource(Pointer { window: Some(at), world: Some(at / 100.0), over_panel, ..default() });
            self.world.run_system(self.point).expect("the system runs");
            self.is_lit()
        }

        fn is_lit(&self) -> bool {
            self.world.resource::<Offer<Action>>().focus.is_some()
        }

        /// Whether the spot has the focus after a panel told which action's button is under the pointer.
        fn lit_by(&mut self, named: Option<Action>) -> bool {
            self.world.insert_resource(Named(named));
            self.world.run_system(self.follow_named).expect("the system runs");
            self.is_lit()
        }
    }

    #[test]
    fn a_pointer_that_comes_back_from_a_panel_to_the_same_place_lights_a_new_spot() {
        let mut board = Board::new();
        assert!(board.lit_at(3.0, false));
        board.lit_at(300.0, true);
        board.spread();
        assert!(board.lit_at(3.0, false));
    }

    #[test]
    fn a_pointer_that_leaves_the_board_for_a_panel_leaves_no_spot_lit_but_one_that_a_key_lit() {
        let mut board = Board::new();
        assert!(board.lit_at(3.0, false));
        assert!(!board.lit_at(300.0, true));
        assert!(board.lit_at(3.0, false));
        board.world.resource_mut::<Offer<Action>>().by_key = true;
        assert!(board.lit_at(300.0, true));
    }

    #[test]
    fn a_pointer_that_moves_away_from_a_spot_lit_by_a_key_leaves_it_and_one_that_rests_does_not() {
        let mut board = Board::new();
        board.lit_at(300.0, false);
        let spot = board.world.query_filtered::<Entity, With<Spot<Action>>>().single(&board.world).expect("one");
        board.world.insert_resource(Offer::<Action> { focus: Some(spot), by_key: true, ..Offer::default() });
        assert!(board.lit_at(300.0, false) && !board.world.resource::<Offer<Action>>().is_left());
        assert!(board.lit_at(310.0, false) && board.world.resource::<Offer<Action>>().is_left());
    }

    #[test]
    fn a_pointer_that_rests_lights_no_new_spot_even_if_a_panel_lay_over_it() {
        let mut board = Board::new();
        assert!(board.lit_at(3.0, false));
        board.spread();
        assert!(!board.lit_at(3.0, false));
        board.lit_at(3.0, true);
        assert!(!board.lit_at(3.0, false));
    }

    #[test]
    fn a_pointer_that_rests_lights_its_spot_as_soon_as_no_click_can_be_meant_for_what_was_there_before() {
        let mut board = Board::new();
        board.lit_at(3.0, false);
        board.spread();
        board.world.resource_mut::<Offer<Action>>().made_for =
            Some(MadeFor { fingerprint: 7, selected: None, is_asked: true });
        assert!(!board.lit_at(3.0, false), "a second click may be under way");
        board.world.resource_mut::<Time<Real>>().update_with_duration(SETTLES);
        board.world.resource_mut::<Time<Real>>().update_with_duration(SETTLES);
        assert!(board.lit_at(3.0, false));
    }

    #[test]
    fn a_button_names_its_spot_as_long_as_the_pointer_is_over_it() {
        let mut board = Board::new();
        board.lit_at(300.0, true);
        assert!(board.lit_by(Some(Action::SkipMeeple)));
        assert!(!board.lit_by(None));
    }

    #[test]
    fn a_pointer_that_jumps_from_a_button_to_a_spot_lights_it_although_the_panel_tells_later() {
        let mut board = Board::new();
        board.lit_at(300.0, true);
        board.lit_by(Some(Action::SkipMeeple));
        assert!(board.lit_at(3.0, false));
        assert!(board.lit_by(None));
    }
}
