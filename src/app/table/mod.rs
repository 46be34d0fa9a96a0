//! The game at the table: decisions go in, happenings come out one by one, and the entities follow.
//!
//! Data flows in one direction. Input writes a [`Decide`] message. `referee` applies it to the sitting. `playback`
//! triggers the happenings as [`Happened`] events at a pace people can follow. Board and pieces observe these events.
//! Without happenings (continue, take-back), [`Rebuilt`] is triggered instead. `autoplay` takes decisions that leave no
//! choice, and those of the computer. `replay` goes through a game that is only watched, `lesson` through one that
//! teaches. All of this works for any game that is [`Shown`].

mod autoplay;
mod by_itself;
mod keys;
pub mod lesson;
mod order;
mod playback;
mod referee;
pub mod replay;

use crate::app::shell::frame::FrameSystems;
use crate::app::shell::language::Spoken;
use crate::guide::Guided;
use crate::rules::Game;
use crate::rules::tiles::Square;
use crate::table::Sitting;
use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;
pub use by_itself::ShowsByItself;
pub use lesson::{Learning, LessonFinished, LessonIntent};
pub use order::{KeySystems, OfGame, TableSystems};
pub use playback::Playback;
pub use referee::asks_for_something_else;
pub use replay::{Replay, ReplayIntent, Watched, is_watched};
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

/// What every game needs at the table.
pub fn plugin(app: &mut App) {
    app.add_message::<Decided>().add_message::<Refused>().add_message::<Picked>();
    app.add_message::<ReplayIntent>().add_message::<LessonIntent>().add_message::<LessonFinished>();
    app.add_plugins(order::plugin);
}

/// What one game needs at the table.
pub fn game<G: Shown>(app: &mut App) {
    app.add_message::<Decide<G::Action>>().add_message::<Ask<G::Action>>().add_message::<Forbidden<G::Refusal>>();
    app.add_systems(
        Update,
        (
            keys::decide::<G>.in_set(KeySystems::Anywhere).run_if(not(is_watched::<G>)),
            autoplay::decide::<G>.in_set(TableSystems::Autoplay).run_if(counts::<G>),
            (lesson::answer::<G>, lesson::go_on::<G>)
                .chain()
                .ambiguous_with(autoplay::decide::<G>)
                .in_set(TableSystems::Autoplay)
                .run_if(is_learned::<G>),
            referee::judge::<G>.in_set(TableSystems::Judge),
            (lesson::keep_up::<G>.run_if(is_learned::<G>), playback::play::<G>).chain().in_set(TableSystems::Play),
        )
            .in_set(OfGame::of::<G>())
            .run_if(at_table::<G>),
    );
    let in_another_language = resource_exists_and_changed::<Spoken>.and_then(at_table::<G>);
    app.add_systems(Update, say_anew::<G>.in_set(FrameSystems::PutAway).run_if(in_another_language));
    app.add_observer(playback::catch_up_at_once::<G>).add_observer(put_away::<G>);
}

/// What one game needs to be watched.
pub fn replay<G: Watched>(app: &mut App) {
    let watch = (replay::answer::<G>, replay::go_on::<G>).chain();
    // A game is either played, watched or learned.
    let watch = watch.ambiguous_with(autoplay::decide::<G>).ambiguous_with(lesson::answer::<G>);
    let watch = watch.ambiguous_with(lesson::go_on::<G>).in_set(TableSystems::Autoplay).in_set(OfGame::of::<G>());
    app.add_systems(Update, watch.run_if(at_table::<G>).run_if(is_watched::<G>));
}

/// Whether this game is being played: its table is shown, so a phase of it is, and a sitting lies on it.
pub fn at_table<G: Shown>(phase: Option<Res<State<G::ShownPhase>>>, table: Option<Res<AtTable<G>>>) -> bool {
    phase.is_some() && table.is_some()
}

/// Whether the game at the table is played in earnest: it is saved, and its result counts.
pub fn counts<G: Shown>(table: Option<Res<AtTable<G>>>) -> bool {
    table.is_some_and(|table| table.counts())
}

/// Whether people play the game at the table, here or with another program as the host.
pub fn is_played<G: Shown>(table: Option<Res<AtTable<G>>>) -> bool {
    table.is_some_and(|table| table.is_played())
}

/// Whether the game at the table is a lesson.
pub fn is_learned<G: Shown>(table: Option<Res<AtTable<G>>>) -> bool {
    table.is_some_and(|table| table.lesson().is_some())
}

/// A game that can be shown at the table.
pub trait Shown:
    Game<Setup: Send + Sync, Action: Send + Sync, Happening: Send + Sync, Refusal: Copy + Send + Sync>
    + Guided
    + Send
    + Sync
    + 'static
{
    /// The phases as they are shown: a Bevy state that exists only while the table of this game is shown.
    type ShownPhase: FreelyMutableState + Copy;

    /// The shown phase in which a turn begins. It is entered for one frame in every turn, so that the phase after it is
    /// entered again.
    const FIRST_PHASE: Self::ShownPhase;

    /// How many times longer the decisions of others are shown: the player did not see them coming.
    const WATCHED_LONGER: f32;

    /// The phase to show in this position.
    fn shown_phase(&self) -> Self::ShownPhase;

    /// The phase to which a happening belongs, if any.
    fn phase_of(happening: &Self::Happening) -> Option<Self::ShownPhase>;

    /// How long a happening is shown before the next one. This should be short, so that play is not held up.
    fn time_to_look_at(happening: &Self::Happening) -> Duration;

    /// The decision to take without asking, if there is no choice.
    fn decides_itself(&self) -> Option<Self::Action>;

    /// Whether two actions make no difference that can be seen, such as two turns of a tile that looks the same both
    /// ways.
    fn looks_the_same(&self, one: Self::Action, other: Self::Action) -> bool {
        one == other
    }

    /// Whether an action is chosen at the same place of the board as another one. A lesson offers these beside the one
    /// that it asks for.
    fn is_near(&self, one: Self::Action, other: Self::Action) -> bool {
        self.looks_the_same(one, other)
    }

    /// Why the rules refuse something, as a sentence for players.
    fn told(refusal: Self::Refusal) -> String;
}

/// The sitting under way.
#[derive(Resource)]
pub struct AtTable<G: Shown> {
    /// Setup, seed and all decisions so far.
    pub sitting: Sitting<G>,
    /// What it is for.
    pub purpose: Purpose<G::Action>,
}

/// What a sitting is for.
#[derive(Clone, Debug, PartialEq)]
pub enum Purpose<A> {
    /// It is played: every decision is saved, and the result counts.
    Play,
    /// It is watched.
    Watch(Replay),
    /// It teaches the game.
    Learn(Learning<A>),
    /// Another program hosts it, and somebody sits there or watches (`games/network`).
    Visit(Visit),
}

/// A visit at a table that another program hosts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visit {
    /// After how many decisions the host was told one that it has not yet answered.
    pub asked: Option<usize>,
    /// Whether the host is not heard just now.
    pub is_cut_off: bool,
}

impl Visit {
    /// Whether the host has to be heard first, after so many decisions.
    fn waits(&self, played: usize) -> bool {
        self.is_cut_off || self.asked == Some(played)
    }
}

impl<G: Shown> AtTable<G> {
    /// A game that is played.
    pub fn played(sitting: Sitting<G>) -> AtTable<G> {
        AtTable { sitting, purpose: Purpose::Play }
    }

    /// Whether it is played in earnest: it is saved, and its result counts.
    pub fn counts(&self) -> bool {
        matches!(self.purpose, Purpose::Play)
    }

    /// Whether people play it, here or with another program as the host.
    pub fn is_played(&self) -> bool {
        matches!(self.purpose, Purpose::Play | Purpose::Visit(_))
    }

    /// Whether another program hosts it.
    pub fn visits(&self) -> bool {
        matches!(self.purpose, Purpose::Visit(_))
    }

    /// How it is watched, if it is.
    pub fn replay(&self) -> Option<&Replay> {
        match &self.purpose {
            Purpose::Watch(replay) => Some(replay),
            Purpose::Play | Purpose::Learn(_) | Purpose::Visit(_) => None,
        }
    }

    /// How far the lesson is, if it is one.
    pub fn lesson(&self) -> Option<&Learning<G::Action>> {
        match &self.purpose {
            Purpose::Learn(lesson) => Some(lesson),
            Purpose::Play | Purpose::Watch(_) | Purpose::Visit(_) => None,
        }
    }

    /// What the lesson asks for now, if it is one and the player decides.
    pub fn taught(&self) -> Option<G::Action> {
        self.lesson()?.wanted(self.sitting.played().len())
    }

    /// Whether a page of a lesson is to be read before it goes on.
    pub fn reads(&self) -> bool {
        self.lesson().is_some_and(|lesson| lesson.only_reads(self.sitting.played().len()))
    }

    /// Whether somebody decides whom the player only watches: the computer at this seat, or the others in a lesson.
    pub fn thinks(&self, seat: usize) -> bool {
        match self.purpose {
            Purpose::Play | Purpose::Watch(_) | Purpose::Visit(_) => !self.sitting.seats()[seat].is_person(),
            Purpose::Learn(_) => !self.persons_turn() && !self.reads(),
        }
    }

    /// Whether the player of a lesson watches what this seat does.
    pub fn is_shown_how(&self, seat: usize) -> bool {
        self.lesson().is_some() && self.thinks(seat)
    }

    /// Whether people play here, and somebody else decides now.
    fn watches_others(&self) -> bool {
        match self.purpose {
            Purpose::Watch(_) => false,
            Purpose::Learn(_) => !self.persons_turn(),
            Purpose::Play | Purpose::Visit(_) => {
                let mut seats = self.sitting.seats().iter();
                seats.any(|seat| seat.is_person()) && !self.sitting.is_persons_turn()
            }
        }
    }

    /// What the player may decide on the board: everything legal, or in a lesson what it asks for.
    pub fn offered(&self) -> Vec<G::Action> {
        let (position, mut legal) = (self.position(), self.position().legal_actions());
        if self.lesson().is_some() {
            let wanted = self.taught();
            legal.retain(|&action| wanted.is_some_and(|wanted| position.is_near(wanted, action)));
        }
        legal
    }

    /// Whether the player may decide this now.
    pub fn offers(&self, action: G::Action) -> bool {
        self.persons_turn() && self.offered().contains(&action)
    }

    /// The position that the rules have reached. The shown position may be behind it, see [`Playback::shown`].
    pub fn position(&self) -> &G {
        self.sitting.position()
    }

    /// Whether a person has to decide next. If not, panels, board and keys offer no decision.
    pub fn persons_turn(&self) -> bool {
        match &self.purpose {
            Purpose::Play => self.sitting.is_persons_turn(),
            Purpose::Visit(visit) => self.sitting.is_persons_turn() && !visit.waits(self.sitting.played().len()),
            Purpose::Watch(_) => false,
            Purpose::Learn(_) => self.taught().is_some(),
        }
    }

    /// Takes back the last decision of a person. Returns false if there is none.
    fn take_back(&mut self) -> bool {
        // What was decided without a choice would be decided again at once, so it is taken back as well.
        self.sitting.take_back_to_person(|position| position.decides_itself().is_some()) > 0
    }
}

/// What is decided: by a player, the computer or the host of the table, or by whoever watches a game.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Decide<A: Send + Sync + 'static> {
    /// Carry out an action of the rules.
    Act(A),
    /// Carry out what the host of the table has told.
    Told(A),
    /// Take the last decision back.
    TakeBack,
    /// Repeat the decision that was taken back last.
    Redo,
    /// Take back or repeat until this many decisions are taken, and show that at once.
    GoTo(usize),
}

/// The host of the table is asked to carry out an action.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Ask<A: Send + Sync + 'static>(pub A);

/// A decision was carried out, so the sitting has changed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    /// Whether it took back what others did, who do not sit before this screen.
    pub took_others_back: bool,
}

/// A first click has chosen something on the board. As the settings want it, only a second one there decides.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picked;

/// The rules forbid the decision; nothing changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct Forbidden<R: Send + Sync + 'static> {
    /// The reason.
    pub refusal: R,
}

/// Something could not be done. The player sees the reason.
#[derive(Message, Clone, Debug)]
pub struct Refused {
    /// The reason, as a sentence.
    pub why: String,
    /// The rule that forbids it, if any.
    pub rule: Option<&'static str>,
    /// The square on which it was tried, if any.
    pub at: Option<Square>,
}

/// Something happened on the table and is now shown.
#[derive(Event, Clone, Debug)]
pub struct Happened<G: Game> {
    /// What happened.
    pub what: G::Happening,
    /// The position after the decision of which this is a part. The game on the table may be ahead of it.
    pub after: Arc<G>,
}

/// Everything that lay on the table is gone. What was computed from it is no longer valid.
#[derive(Event, Clone, Copy, Debug)]
pub struct Cleared;

/// The table is built again from the position, after [`Cleared`]. Everything on it has to be placed without happenings.
#[derive(Event, Clone, Copy, Debug)]
pub struct Rebuilt<G: Shown>(PhantomData<fn() -> G>);

/// Another sitting comes to the table: the one that was there is put away, whichever game it is of.
#[derive(Event, Clone, Copy, Debug)]
pub struct PutAway;

fn put_away<G: Shown>(_: On<PutAway>, mut commands: Commands) {
    commands.remove_resource::<AtTable<G>>();
    commands.remove_resource::<Playback<G>>();
}

/// Puts a sitting on the table, to be played or watched. The old table is cleared, and the current position is shown at
/// once.
pub fn lay_out<G: Shown>(table: AtTable<G>, world: &mut World) {
    world.trigger(PutAway);
    world.flush();
    world.insert_resource(Playback::at(table.position().clone()));
    world.insert_resource(table);
    rebuild::<G>(world);
}

/// Builds the table again in another language: the log is kept as text.
fn say_anew<G: Shown>(table: Option<Res<AtTable<G>>>, mut commands: Commands) {
    if let Some(table) = table {
        commands.insert_resource(Playback::at(table.position().clone()));
        commands.queue(rebuild::<G>);
    }
}

/// Clears the table and builds it again from the position.
fn rebuild<G: Shown>(world: &mut World) {
    let everything: Vec<Entity> = world.query_filtered::<Entity, With<OnTable>>().iter(world).collect();
    for entity in everything {
        world.despawn(entity);
    }
    world.trigger(Cleared);
    world.trigger(Rebuilt::<G>(PhantomData));
}

/// Marks every entity that belongs to the table and is removed when the table is rebuilt.
#[derive(Component, Default)]
pub struct OnTable;
