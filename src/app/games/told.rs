//! A short message beside the pointer: refusals, and what is gone before anyone has noticed.

use crate::app::board::Pointer;
use crate::app::hand::Hand;
use crate::app::panels::Toast;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::language::Spoken;
use crate::app::shell::screen::Screen;
use crate::app::spots::{MadeFor, Offer, Offers};
use crate::app::table::{
    AtTable, Cleared, Decided, Forbidden, Happened, OfGame, Picked, Refused, Shown, TableSystems, at_table,
};
use crate::app::words::{say, sentence};
use crate::rules::tiles::Side;
use bevy::prelude::*;
use bevy_egui::egui;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Told>();
    app.add_systems(Update, notice_refusals.in_set(FrameSystems::Follow).run_if(in_state(Screen::Table)));
    app.add_systems(OnEnter(Screen::Table), begin);
    // Sentences are kept as text.
    let forget_words = |mut told: ResMut<Told>| told.put_away();
    let in_another_language = resource_exists_and_changed::<Spoken>;
    app.add_systems(Update, forget_words.in_set(FrameSystems::PutAway).run_if(in_another_language));
    app.add_observer(forget);
}

/// The messages of one game.
pub(super) fn game<G: Offers>(app: &mut App) {
    app.add_systems(
        Update,
        (
            tell_of_forbidden::<G>.in_set(TableSystems::Play),
            (turn_page::<G>, forget_choice::<G>)
                .chain()
                .in_set(FrameSystems::Follow)
                .before(notice_refusals)
                .run_if(at_table::<G>),
        )
            .in_set(OfGame::of::<G>()),
    );
}

/// The messages of a game in which something goes unnoticed.
pub(super) fn in_passing<G: TellsInPassing>(app: &mut App) {
    app.add_observer(tell_in_passing::<G>);
}

/// A game in which something goes before anyone has noticed: a tile that fits nowhere, a room without cards.
pub trait TellsInPassing: Shown {
    /// What to tell after such a happening, and the ID of the rule behind it.
    fn in_passing(happening: &Self::Happening) -> Option<(String, &'static str)>;
}

/// The name of a side in the file of words.
pub fn name_of(side: Side) -> &'static str {
    match side {
        Side::N => "n",
        Side::E => "e",
        Side::S => "s",
        Side::W => "w",
    }
}

/// The message, if there is one.
#[derive(Resource, Default)]
pub struct Told {
    now: Option<Message>,
    /// What is said as soon as the table is shown.
    at_table: Option<String>,
}

struct Message {
    toast: Toast,
    /// When it disappears.
    until: Duration,
    about: About,
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    /// Something that stays true for a while.
    News,
    /// What happened in passing: it is true until the table is built again.
    Passing,
    /// What the guide thinks, or that it thinks. The guide itself takes it away as soon as it is out of date.
    Advice,
    /// What the guide thinks of a decision. It takes it away once the player decides again.
    Verdict,
    /// What was tried, or what is to be decided: the next decision makes it out of date.
    Try,
    /// What was tried nowhere, while no tile was over a square: it is out of date as soon as a tile is over one.
    NoSquare,
    /// What a click has chosen but not decided, as long as that is chosen.
    Choice,
    /// Something that has to wait for the player's turn.
    Wait,
}

impl About {
    /// Whether it still holds after the table was built again, for another game or after a decision was taken back.
    fn outlives_table(self) -> bool {
        matches!(self, About::News | About::Advice | About::Verdict | About::Wait)
    }

    /// Whether it still holds after the next decision.
    fn outlives_decision(self) -> bool {
        self == About::Passing || self.outlives_table()
    }
}

impl Told {
    /// The sentence.
    pub fn sentence(&self) -> Option<&str> {
        self.toast().map(|toast| &*toast.sentence)
    }

    /// Sentence, rule and place of the message.
    pub fn toast(&self) -> Option<&Toast> {
        self.now.as_ref().map(|message| &message.toast)
    }

    /// The rule of the refusal that is told, by its ID.
    pub fn rule(&self) -> Option<&'static str> {
        self.toast()?.rule
    }

    /// Tells something that no rule forbids, until this time.
    pub fn say(&mut self, sentence: &str, until: Duration) {
        self.say_about(About::News, sentence, until);
    }

    /// Tells what the guide thinks, or that it thinks, until this time or until it is out of date.
    pub fn advise(&mut self, sentence: &str, until: Duration) {
        self.say_about(About::Advice, sentence, until);
    }

    /// The guide's advice is out of date.
    pub fn forget_advice(&mut self) {
        if self.is_about(About::Advice) {
            self.now = None;
        }
    }

    /// Tells what the guide thinks of a decision, until this time or until it is out of date.
    pub fn judge(&mut self, sentence: &str, until: Duration) {
        self.say_about(About::Verdict, sentence, until);
    }

    /// The guide's verdict is out of date.
    pub fn forget_verdict(&mut self) {
        if self.is_about(About::Verdict) {
            self.now = None;
        }
    }

    /// Tells that something has to wait for the player's turn, until this time.
    pub fn ask_to_wait(&mut self, sentence: &str, until: Duration) {
        self.say_about(About::Wait, sentence, until);
    }

    /// Whether the message says that something has to wait for the player's turn.
    pub fn asks_to_wait(&self) -> bool {
        self.is_about(About::Wait)
    }

    /// Tells something about the decision that is due when the table is shown next.
    pub(super) fn say_at_table(&mut self, sentence: String) {
        self.at_table = Some(sentence);
    }

    /// Says the same in other words, as long as before.
    pub fn reword(&mut self, sentence: String) {
        if let Some(message) = &mut self.now {
            message.toast.sentence = sentence;
        }
    }

    /// Says something without a rule and a place, until this time or until it is past.
    fn say_about(&mut self, about: About, sentence: &str, until: Duration) {
        self.answer(Toast { sentence: sentence.to_owned(), rule: None, near: None }, about, until);
    }

    /// Says something until this time, or until it is past.
    fn answer(&mut self, toast: Toast, about: About, until: Duration) {
        self.now = Some(Message { toast, until, about });
    }

    fn is_about(&self, about: About) -> bool {
        self.now.as_ref().is_some_and(|message| message.about == about)
    }

    /// Something was decided: what was tried before is out of date.
    fn is_past(&mut self) {
        self.now.take_if(|message| !message.about.outlives_decision());
    }

    /// Removes the message: the player has read it, or it covers something.
    pub fn put_away(&mut self) {
        self.now = None;
    }
}

/// How long a message stays at least, or longer while the pointer is on it.
const STAYS: Duration = Duration::from_secs(6);
/// How long it takes to read a letter, slowly. Long messages stay longer.
const LETTER: Duration = Duration::from_millis(70);

/// How long a message stays that tells where one is.
const STAYS_AT_TABLE: Duration = Duration::from_secs(15);

/// How long a message stays.
fn time_to_read(message: &str) -> Duration {
    STAYS.max(LETTER * message.chars().count() as u32)
}

/// At another table the old message is past.
fn begin(time: Res<Time<Real>>, mut told: ResMut<Told>) {
    told.now = None;
    if let Some(first) = told.at_table.take() {
        told.say_about(About::Try, &first, time.elapsed() + STAYS_AT_TABLE);
    }
}

/// The table is built again.
fn forget(_: On<Cleared>, mut told: ResMut<Told>) {
    told.now.take_if(|message| !message.about.outlives_table());
}

fn notice_refusals(
    mut refusals: MessageReader<Refused>,
    mut picked: MessageReader<Picked>,
    mut decided: MessageReader<Decided>,
    (pointer, hand): (Res<Pointer>, Res<Hand>),
    time: Res<Time<Real>>,
    mut told: ResMut<Told>,
) {
    for decided in decided.read() {
        told.is_past();
        if decided.took_others_back {
            let taken_back = say!("told-taken-back");
            told.say_about(About::Try, taken_back, time.elapsed() + time_to_read(taken_back));
        }
    }
    if picked.read().count() > 0 {
        let told_of = say!("told-second-click");
        told.say_about(About::Choice, told_of, time.elapsed() + time_to_read(told_of));
    }
    for refusal in refusals.read() {
        let near = refusal.at.and(pointer.window).map(|at| egui::pos2(at.x, at.y));
        let toast = Toast { sentence: sentence(&refusal.why), rule: refusal.rule, near };
        let stays = time_to_read(&toast.sentence);
        let about = if refusal.at.is_none() && hand.aim.is_none() { About::NoSquare } else { About::Try };
        told.answer(toast, about, time.elapsed() + stays);
    }
    if hand.aim.is_some() && told.is_about(About::NoSquare) {
        told.is_past();
    }
    if !pointer.over_panel && told.now.as_ref().is_some_and(|message| time.elapsed() > message.until) {
        told.now = None;
    }
}

/// Tells players what the rules forbid.
fn tell_of_forbidden<G: Shown>(
    mut forbidden: MessageReader<Forbidden<G::Refusal>>,
    mut refusals: MessageWriter<Refused>,
) {
    let refused = |Forbidden { refusal }: &Forbidden<G::Refusal>| Refused {
        why: G::told(*refusal),
        rule: Some(G::rule_of(refusal)),
        at: None,
    };
    refusals.write_batch(forbidden.read().map(refused));
}

/// On another page of a lesson, what was refused before is past.
fn turn_page<G: Shown>(table: Res<AtTable<G>>, mut page: Local<Option<usize>>, mut told: ResMut<Told>) {
    let now = table.lesson().map(|lesson| lesson.page().0);
    if std::mem::replace(&mut *page, now) != now {
        told.is_past();
    }
}

/// “Click there again” is past as soon as nothing is chosen, and what was tried with one piece as soon as another is
/// taken.
fn forget_choice<G: Shown>(
    hand: Res<Hand>,
    offer: Res<Offer<G::Action>>,
    mut offered: Local<Option<MadeFor>>,
    mut told: ResMut<Told>,
) {
    let (before, now) = (std::mem::replace(&mut *offered, offer.made_for()), offer.made_for());
    if before.zip(now).is_some_and(|(before, now)| before.selected != now.selected) {
        told.is_past();
    }
    let is_chosen = offer.waits_for_click() || hand.aimed_by_key && hand.aim.is_some();
    if told.is_about(About::Choice) && !is_chosen {
        told.is_past();
    }
}

/// Tells the player what has gone.
fn tell_in_passing<G: TellsInPassing>(happened: On<Happened<G>>, time: Res<Time<Real>>, mut told: ResMut<Told>) {
    if let Some((line, rule)) = G::in_passing(&happened.what) {
        let toast = Toast { sentence: sentence(&line), rule: Some(rule), near: None };
        let until = time.elapsed() + time_to_read(&toast.sentence);
        told.answer(toast, About::Passing, until);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a message about this is still there after one of these.
    fn stays(about: About, after: impl FnOnce(&mut World)) -> bool {
        let mut world = World::new();
        world.add_observer(forget);
        let mut told = Told::default();
        told.say_about(about, "Something has gone.", Duration::MAX);
        world.insert_resource(told);
        after(&mut world);
        world.resource::<Told>().sentence().is_some()
    }

    #[test]
    fn a_message_stays_as_long_as_it_is_true() {
        let decided = |about| stays(about, |world| world.resource_mut::<Told>().is_past());
        let built_again = |about| stays(about, |world| world.trigger(Cleared));
        for about in [About::News, About::Advice, About::Verdict, About::Wait] {
            assert!(decided(about) && built_again(about), "{about:?}");
        }
        for about in [About::Try, About::NoSquare, About::Choice] {
            assert!(!decided(about) && !built_again(about), "{about:?}");
        }
        // What went in passing may be taken back, and then it has not gone.
        assert!(decided(About::Passing) && !built_again(About::Passing));
    }
}
