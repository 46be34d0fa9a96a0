//! The game at the table: decisions go in, happenings come out one by one, entities follow.
//!
//! One direction of flow: input writes a [`Decide`] message; [`referee`] applies it to the sitting and saves;
//! [`playback`] hands out the happenings as [`Happened`] events at a pace people can follow; board and pieces observe
//! them. Where there are no happenings to follow (continue, take-back), [`Rebuilt`] is triggered instead.

mod order;
mod playback;
mod referee;
mod turn_phase;

use crate::rules::Game;
use crate::rules::mists::{Action, Happening, Mists, Phase, Refusal};
use crate::rules::tiles::Square;
use crate::table::mists::Sitting;
use bevy::prelude::*;
pub use order::TableSystems;
pub use playback::Playback;
pub use turn_phase::TurnPhase;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Decide>().add_message::<Decided>().add_message::<Forbidden>().add_message::<Refused>();
    app.add_plugins((order::plugin, turn_phase::plugin, referee::plugin, playback::plugin));
}

/// The sitting under way.
#[derive(Resource)]
pub struct AtTable {
    /// Setup, seed and everything decided so far.
    pub sitting: Sitting,
}

impl AtTable {
    /// The position the rules have reached; what is shown may still be catching up.
    pub fn position(&self) -> &Mists {
        self.sitting.position()
    }

    /// Takes back the last decision that somebody took; false if there is none.
    pub fn take_back(&mut self) -> bool {
        let taken = self.sitting.take_back(1) > 0;
        // What decides itself would do so again at once.
        while decides_itself(self.position()).is_some() && self.sitting.take_back(1) > 0 {}
        taken
    }
}

/// What a player decided.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Decide {
    /// Carry out an action of the rules.
    Act(Action),
    /// Take the last decision back.
    TakeBack,
    /// Do again what was taken back last.
    Redo,
}

/// The decision that nobody has to take: without a ghost on the board there is nothing but points to take (SCORE-7).
pub fn decides_itself(position: &Mists) -> Option<Action> {
    (position.phase() == Phase::TakeScore && position.ghosts_on_board() == position.ghosts_in_circles())
        .then_some(Action::TakePoints)
}

/// A decision was carried out: the sitting is another one now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided;

/// The rules forbid what was decided; nothing changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct Forbidden(pub Refusal);

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
pub struct Happened(pub Happening);

/// The table was set up anew from the position: everything on it has to be placed without happenings.
#[derive(Event, Clone, Copy, Debug)]
pub struct Rebuilt;

/// Clears the table and has everything on it placed anew from the position.
pub fn rebuild(world: &mut World) {
    let everything: Vec<Entity> = world.query_filtered::<Entity, With<OnTable>>().iter(world).collect();
    for entity in everything {
        world.despawn(entity);
    }
    world.trigger(Rebuilt);
}

/// Marks everything that lies or stands on the table and is rebuilt with it.
#[derive(Component, Default)]
pub struct OnTable;
