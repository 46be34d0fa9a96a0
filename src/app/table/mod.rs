//! The game at the table: decisions go in, happenings come out one by one, entities follow.
//!
//! One direction of flow: input writes a [`Decide`] message; `referee` applies it to the sitting; `playback` hands out
//! the happenings as [`Happened`] events at a pace people can follow; board and pieces observe them. Where there are no
//! happenings to follow (continue, take-back), [`Rebuilt`] is triggered instead. What decides itself is decided by
//! `autoplay`. All of it is made for any game that is [`Shown`].

mod autoplay;
mod order;
mod playback;
mod referee;

use crate::app::shell::screen::Screen;
use crate::rules::Game;
use crate::rules::tiles::Square;
use crate::table::Sitting;
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;
pub use order::TableSystems;
pub use playback::Playback;
use std::time::Duration;

/// What every game needs at the table.
pub fn plugin(app: &mut App) {
    app.add_message::<Decided>().add_message::<Refused>();
    app.add_plugins(order::plugin);
}

/// What one game needs at the table.
pub fn game<G: Shown>(app: &mut App) {
    app.add_message::<Decide<G::Action>>().add_message::<Forbidden<G::Refusal>>();
    app.add_systems(
        Update,
        (
            autoplay::decide::<G>.in_set(TableSystems::Autoplay),
            referee::judge::<G>.in_set(TableSystems::Judge),
            playback::play::<G>.in_set(TableSystems::Play),
        )
            .run_if(in_state(Screen::Table).and_then(resource_exists::<AtTable<G>>)),
    );
    app.add_observer(playback::catch_up_at_once::<G>);
}

/// A game as it is shown at the table.
pub trait Shown:
    Game<Setup: Send + Sync, Action: Send + Sync, Happening: Send + Sync, Refusal: Copy + Send + Sync>
    + Send
    + Sync
    + 'static
{
    /// The phases as they are shown, one of Bevy's states.
    type ShownPhase: FreelyMutableState + Copy;

    /// The shown phase in which a turn begins. It is entered for a frame at every turn, so that what follows begins anew.
    const FIRST_PHASE: Self::ShownPhase;

    /// The phase that is shown in this position.
    fn shown_phase(&self) -> Self::ShownPhase;

    /// The phase to which a happening belongs, where it belongs to one.
    fn phase_of(happening: &Self::Happening) -> Option<Self::ShownPhase>;

    /// How long a happening is left on its own before the next is shown. Short: nothing may hold up play.
    fn time_to_look_at(happening: &Self::Happening) -> Duration;

    /// The decision that nobody has to take, if this is one.
    fn decides_itself(&self) -> Option<Self::Action>;
}

/// The sitting under way.
#[derive(Resource)]
pub struct AtTable<G: Shown> {
    /// Setup, seed and everything decided so far.
    pub sitting: Sitting<G>,
}

impl<G: Shown> AtTable<G> {
    /// The position the rules have reached; what is shown may still be catching up, see [`Playback::shown`].
    pub fn position(&self) -> &G {
        self.sitting.position()
    }

    /// Takes back the last decision that somebody took; false if there is none.
    fn take_back(&mut self) -> bool {
        let taken = self.sitting.take_back(1) > 0;
        // What decides itself would do so again at once.
        while self.position().decides_itself().is_some() && self.sitting.take_back(1) > 0 {}
        taken
    }
}

/// What a player decided.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Decide<A: Send + Sync + 'static> {
    /// Carry out an action of the rules.
    Act(A),
    /// Take the last decision back.
    TakeBack,
    /// Do again what was taken back last.
    Redo,
}

/// A decision was carried out: the sitting is another one now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided;

/// The rules forbid what was decided; nothing changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct Forbidden<R: Send + Sync + 'static> {
    /// Why.
    pub refusal: R,
}

/// Something could not be done, and why; shown to the player.
#[derive(Message, Clone, Debug)]
pub struct Refused {
    /// A sentence.
    pub why: String,
    /// The rule that forbids it, if one does.
    pub rule: Option<&'static str>,
    /// The square it was tried on, if it was one.
    pub at: Option<Square>,
}

/// Something happened on the table and is shown now.
#[derive(Event, Clone, Debug)]
pub struct Happened<H: Send + Sync + 'static>(pub H);

/// The table was set up anew from the position: everything on it has to be placed without happenings.
#[derive(Event, Clone, Copy, Debug)]
pub struct Rebuilt;

/// Lays a sitting on the table: whatever lay there before is cleared away, and what is shown is the position of now.
pub fn lay_out<G: Shown>(sitting: Sitting<G>, world: &mut World) {
    world.insert_resource(Playback::at(sitting.position().clone()));
    world.insert_resource(AtTable { sitting });
    rebuild(world);
}

/// Clears the table and has everything on it placed anew from the position.
fn rebuild(world: &mut World) {
    let everything: Vec<Entity> = world.query_filtered::<Entity, With<OnTable>>().iter(world).collect();
    for entity in everything {
        world.despawn(entity);
    }
    world.trigger(Rebuilt);
}

/// Marks everything that lies or stands on the table and is rebuilt with it.
#[derive(Component, Default)]
pub struct OnTable;
