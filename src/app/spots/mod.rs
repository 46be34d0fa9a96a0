//! Spots on the board that stand for a choice, in every game. Each game makes its own spots for a decision, and
//! marks them.
//!
//! Hovering over a spot lights it. A click on it decides, and so does Enter after Tab has moved the focus there.

mod choosable;
mod coin;
mod keys;
mod marks;
pub mod supply;

pub use choosable::Choosable;
pub use coin::{Coin, label as coin_label};
pub use marks::{Mark, Number, WhenPointedAt, pins};
pub use supply::{FromSupply, Selected, TakenUp};

use crate::app::board::{Mouse, Pointer};
use crate::app::input::{Keys, Want};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::settings::Chosen;
use crate::app::table::{
    AtTable, Decide, OfGame, OnTable, Picked, Playback, Rebuilt, Refused, Shown, TableSystems, at_table,
};
use crate::app::words::say;
use crate::rules::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::mem::{Discriminant, discriminant};
use std::time::Duration;

/// What is the same in every game.
pub(super) fn plugin(app: &mut App) {
    use SpotSystems::{Choose, LetGo, Offer, Point, Select};
    app.configure_sets(Update, (Select, Offer, Point, LetGo, Choose).chain().in_set(TableSystems::Choose));
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
        )
            .in_set(OfGame::of::<G>())
            .run_if(on_board::<G>.and_then(at_table::<G>)),
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

/// A place that can be clicked.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(OnTable)]
pub struct Spot<A: Send + Sync + 'static> {
    /// The decision that a click takes.
    pub action: A,
    /// The middle of the visible mark, in world coordinates.
    pub at: Vec2,
    /// The distance within which a click hits it, in squares.
    pub reach: f32,
}

impl<A: Send + Sync + 'static> Spot<A> {
    /// The area in which a click may hit it, in world coordinates.
    pub fn area(&self) -> Rect {
        Rect::from_center_half_size(self.at, Vec2::splat(self.reach))
    }

    /// The distance of a point from the spot's middle, if a click there hits the spot.
    fn distance(&self, place: Vec2) -> Option<f32> {
        Some(self.at.distance(place)).filter(|far| *far < self.reach)
    }
}

/// The choices that are offered on the board now.
#[derive(Resource)]
pub struct Offer<A: Send + Sync + 'static> {
    made_for: Option<MadeFor>,
    /// The focused spot: it is under the pointer or was chosen with Tab.
    pub focus: Option<Entity>,
    /// Whether it was chosen with Tab, or with the first of two clicks. Only then does the key that also skips take it.
    pub by_key: bool,
    /// The spot that a click has only lit, because it came before the click could be meant for it.
    lit: Option<Entity>,
    /// The kind of spot that was clicked before this offer was made. A new spot of the same kind gets the focus even if
    /// the pointer has not moved. So ghosts can be removed one after another.
    again: Option<Discriminant<A>>,
    /// Whether the table was rebuilt, after a take-back for example: then a pointer that rests on a spot may light it.
    anew: bool,
    /// Whether it has been there long enough for a click to be meant for it, even from a pointer that rests.
    settled: bool,
}

/// For what spots are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeFor {
    /// The fingerprint of the position.
    pub fingerprint: u64,
    /// The number of the colour or piece that is placed next, where the player can choose it.
    pub selected: Option<u8>,
}

impl<A: Send + Sync + 'static> Default for Offer<A> {
    fn default() -> Self {
        Offer { made_for: None, focus: None, by_key: false, lit: None, again: None, anew: false, settled: false }
    }
}

impl<A: Copy + PartialEq + Send + Sync + 'static> Offer<A> {
    /// Removes spots that were made for something else. Returns whether new ones have to be made now, which is when
    /// everything before the decision was shown.
    pub fn renew(
        &mut self,
        made_for: MadeFor,
        caught_up: bool,
        spots: &Query<Entity, With<Spot<A>>>,
        commands: &mut Commands,
    ) -> bool {
        if self.made_for == Some(made_for) {
            return false;
        }
        if let Some(before) = self.made_for {
            spots.iter().for_each(|spot| commands.entity(spot).despawn());
            // Another piece was taken up for the same decision: that was meant, so a pointer that rests may light its
            // place.
            let anew = self.anew || before.fingerprint == made_for.fingerprint;
            *self = Offer { again: self.again, anew, ..Offer::default() };
        }
        if caught_up {
            *self = Offer { made_for: Some(made_for), again: self.again, anew: self.anew, ..Offer::default() };
        }
        caught_up
    }

    /// For what spots are offered, if they are.
    pub fn made_for(&self) -> Option<MadeFor> {
        self.made_for
    }

    /// Whether spots are offered.
    pub fn is_made(&self) -> bool {
        self.made_for.is_some()
    }

    /// The action of the focused spot.
    pub fn focused_action(&self, spots: &Query<&Spot<A>>) -> Option<A> {
        spots.get(self.focus?).ok().map(|spot| spot.action)
    }

    /// Whether a spot was chosen, and not only pointed at.
    pub fn is_chosen(&self) -> bool {
        self.by_key && self.focus.is_some()
    }

    /// Whether the focused spot was clicked, or chosen otherwise, and waits for another click.
    pub fn waits_for_click(&self) -> bool {
        self.is_chosen() || self.focus.is_some() && self.focus == self.lit
    }

    /// The focused spot, if a click at this point of the board hits it.
    pub fn hit<'a>(&self, spots: &'a Query<&Spot<A>>, world: Vec2) -> Option<&'a Spot<A>> {
        spots.get(self.focus?).ok().filter(|spot| spot.distance(world).is_some())
    }
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

/// The action whose button in the panels is under the pointer. Its spot has the focus meanwhile.
#[derive(Resource, Clone, Copy, PartialEq)]
pub struct Named<A: Send + Sync + 'static>(pub Option<A>);

impl<A: Send + Sync + 'static> Default for Named<A> {
    fn default() -> Self {
        Named(None)
    }
}

/// The table was rebuilt, so all spots are gone. They must be made again, even if the position is the same as before.
fn forget<G: Offers>(_: On<Rebuilt<G>>, mut offer: ResMut<Offer<G::Action>>) {
    *offer = Offer { anew: true, ..Offer::default() };
}

/// A coin may have moved to make room. Its spot moves with it.
fn follow_coins<G: Offers>(mut spots: Query<(&mut Spot<G::Action>, &Coin, &Transform)>) {
    for (mut spot, coin, place) in &mut spots {
        (spot.at, spot.reach) = (place.translation.xy(), FIGURE * coin.size());
    }
}

/// The distance from a figure's middle within which a click hits its spot, in squares.
pub const FIGURE: f32 = 0.22;

/// After this time a spot under a pointer that rests is lit: by then no click is meant for what was there before.
const SETTLES: Duration = Duration::from_millis(400);

/// Where the pointer was, and since when this offer lies under it.
#[derive(Default)]
struct Before {
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

/// Focuses the nearest spot under the pointer. A chosen one stays until the pointer comes to another. If the pointer
/// has not moved, a second click can at first only take a decision of the same kind as the one before, unless the table
/// was rebuilt.
fn point<G: Offers>(
    pointer: Res<Pointer>,
    time: Res<Time<Real>>,
    spots: Query<(Entity, &Spot<G::Action>)>,
    mut offer: ResMut<Offer<G::Action>>,
    mut before: Local<Before>,
) {
    let again = offer.again.filter(|_| offer.is_made());
    let rests = before.window == pointer.window;
    let settles = before.settles(offer.made_for, time.elapsed());
    if settles {
        offer.settled = true;
    }
    let settles = settles && offer.focus.is_none();
    if pointer.over_panel {
        if !rests {
            // It has left the board. When it comes back, it has moved, even if it comes back to the same place.
            before.window = None;
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
}

/// The nearest of these spots that a click at this point of the board hits.
fn nearest<'a, A: Send + Sync + 'static>(
    spots: impl Iterator<Item = (Entity, &'a Spot<A>)>,
    world: Vec2,
) -> Option<Entity> {
    let near = spots.filter_map(|(entity, spot)| Some((spot.distance(world)?, entity)));
    near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, entity)| entity)
}

/// Focuses the spot whose button in the panels is under the pointer. Panels tell one frame later that the pointer has
/// left a button; by then it may have found a spot on the board, which keeps the focus.
fn follow_named<G: Offers>(
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

/// What a click on the board can lead to.
#[derive(SystemParam)]
struct Clicked<'w, G: Offers> {
    chosen: Res<'w, Chosen>,
    keys: Res<'w, Keys>,
    decisions: MessageWriter<'w, Decide<<G as Game>::Action>>,
    picks: MessageWriter<'w, Picked>,
    refusals: MessageWriter<'w, Refused>,
}

impl<G: Offers> Clicked<'_, G> {
    /// Chooses the focused spot, or this one, as if Tab had moved the focus there: Enter takes it, too.
    fn choose(&mut self, offer: &mut Offer<G::Action>, spot: Option<Entity>) {
        (offer.focus, offer.by_key) = (spot.or(offer.focus), true);
        self.picks.write(Picked);
    }

    /// Says what is asked for, after a click beside all spots. A lesson offers none for the wrong piece.
    fn missed(&mut self, table: &AtTable<G>, nothing_is_offered: bool) {
        let why = match (nothing_is_offered, table.taught()) {
            (false, _) => say!("refusal-not-lit").to_owned(),
            (true, Some(wanted)) if table.position().skip() != Some(wanted) => {
                say!("lesson-other-piece", hint = self.keys.name(Want::Hint))
            }
            (true, _) => return,
        };
        let refused = |rule| Refused { why, rule: Some(rule), at: None };
        self.refusals.write_batch(table.position().missed().map(refused));
    }
}

/// A click on a spot decides, or the second one if the settings want that. A spot that has just come under a pointer
/// that rests is only lit, and the player is told so; later a click takes it, even if a hint or a key has lit another
/// one meanwhile. A click beside all of them says what is asked for.
fn choose<G: Offers>(
    mouse: Mouse,
    table: Res<AtTable<G>>,
    (spots, placed): (Query<&Spot<G::Action>>, Query<(Entity, &Spot<G::Action>)>),
    mut offer: ResMut<Offer<G::Action>>,
    mut playback: ResMut<Playback<G>>,
    mut clicked: Clicked<G>,
) {
    if !mouse.pressed() || mouse.pointer.over_panel {
        return;
    }
    playback.hurry();
    let Some(world) = mouse.pointer.world else { return };
    let twice = clicked.chosen.settings.second_click;
    let under = nearest(placed.iter(), world);
    if !twice && offer.settled && offer.hit(&spots, world).is_none() && under.is_some() {
        offer.focus = under;
    }
    if let Some(action) = offer.hit(&spots, world).map(|spot| spot.action) {
        if twice && !offer.by_key {
            return clicked.choose(&mut offer, None);
        }
        offer.again = Some(discriminant(&action));
        clicked.decisions.write(Decide::Act(action));
    } else if under.is_some() {
        match twice {
            true => clicked.choose(&mut offer, under),
            false => {
                (offer.focus, offer.by_key, offer.lit) = (under, false, under);
                clicked.picks.write(Picked);
            }
        }
    } else if offer.is_made() && table.persons_turn() {
        clicked.missed(&table, spots.is_empty());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        board.world.resource_mut::<Offer<Action>>().made_for = Some(MadeFor { fingerprint: 7, selected: None });
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
