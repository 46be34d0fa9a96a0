//! Applies decisions to the sitting. Reports whether it did, or why a decision is forbidden.

use super::{Ask, AtTable, Decide, Decided, Forbidden, Playback, Purpose, Refused, Shown, Visit, rebuild};
use crate::app::input::{Keys, Want};
use crate::app::words::say;
use crate::rules::Game;
use crate::table::Sitting;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Who hears what became of a decision.
#[derive(SystemParam)]
pub(super) struct Verdict<'w, G: Shown> {
    decided: MessageWriter<'w, Decided>,
    forbidden: MessageWriter<'w, Forbidden<<G as Game>::Refusal>>,
    /// The host of the table that is visited.
    host: MessageWriter<'w, Ask<<G as Game>::Action>>,
    keys: Res<'w, Keys>,
    refusals: MessageWriter<'w, Refused>,
}

impl<G: Shown> Verdict<'_, G> {
    fn refuse(&mut self, why: &str) {
        self.refusals.write(Refused { why: why.to_owned(), rule: None, at: None });
    }

    fn forbid(&mut self, refusal: G::Refusal) {
        self.forbidden.write(Forbidden { refusal });
    }

    /// `nearly` says that only the turn of the tile is another one.
    fn asks_for_something_else(&mut self, nearly: bool) {
        let mut refused = asks_for_something_else(&self.keys);
        if nearly {
            refused.why = say!("lesson-turned-otherwise", hint = self.keys.name(Want::Hint));
        }
        self.refusals.write(refused);
    }
}

/// What is told of a decision that a lesson does not ask for.
pub fn asks_for_something_else(keys: &Keys) -> Refused {
    Refused { why: say!("lesson-not-now", hint = keys.name(Want::Hint)), rule: None, at: None }
}

/// Applies the decision of this frame.
pub(super) fn judge<G: Shown>(
    mut decisions: MessageReader<Decide<G::Action>>,
    mut table: ResMut<AtTable<G>>,
    mut playback: ResMut<Playback<G>>,
    mut verdict: Verdict<G>,
    mut commands: Commands,
) {
    let Some(decision) = the_one_that_counts(decisions.read().copied()) else { return };
    // What is refused at a table of one's own changes nothing: advice, and the thoughts of the guide, stay.
    if !matches!(table.purpose, Purpose::Play) {
        table.set_changed();
    }
    let judged = table.bypass_change_detection();
    let Some(decision) = permitted(decision, judged, &mut verdict) else { return };
    let others = by_others(&judged.sitting);
    if carry_out(decision, judged, &mut playback, &mut verdict, &mut commands) {
        let took_others_back = matches!(decision, Decide::TakeBack) && by_others(&judged.sitting) < others;
        verdict.decided.write(Decided { took_others_back });
        table.set_changed();
    }
}

/// How many decisions others took, who do not sit before this screen.
fn by_others<G: Shown>(sitting: &Sitting<G>) -> usize {
    sitting.played().iter().filter(|played| !sitting.seats()[played.by].is_person()).count()
}

/// What a decision means at a table with this purpose. `None` if nothing is to be carried out here, and then whoever
/// asked for it has heard why.
fn permitted<G: Shown>(
    decision: Decide<G::Action>,
    table: &mut AtTable<G>,
    verdict: &mut Verdict<G>,
) -> Option<Decide<G::Action>> {
    let played = table.sitting.played().len();
    match (decision, &mut table.purpose) {
        (decision, Purpose::Play) => Some(decision),
        // Nobody decides in a game that is only watched.
        (Decide::Act(_) | Decide::TakeBack, Purpose::Watch(_)) => None,
        (Decide::TakeBack, Purpose::Learn(lesson)) => Some(Decide::GoTo(lesson.back())),
        (Decide::Act(_), Purpose::Learn(lesson)) if lesson.only_reads(played) => {
            verdict.refuse(say!("lesson-read-first"));
            None
        }
        (Decide::Act(action), Purpose::Learn(_)) => {
            let taught = taught(table, action);
            if taught.is_none() {
                verdict.asks_for_something_else(is_nearly(table, action));
            }
            taught.map(Decide::Act)
        }
        (Decide::Told(action), Purpose::Visit(visit)) => {
            visit.asked = None;
            Some(Decide::Act(action))
        }
        // A second click before the host has answered the first one.
        (Decide::Act(_), Purpose::Visit(visit)) if visit.waits(played) => None,
        (Decide::Act(action), &mut Purpose::Visit(visit)) => {
            match table.sitting.position().clone().apply(action, &mut Vec::new()) {
                Ok(()) => {
                    table.purpose = Purpose::Visit(Visit { asked: Some(played), ..visit });
                    verdict.host.write(Ask(action));
                }
                Err(refusal) => verdict.forbid(refusal),
            }
            None
        }
        (Decide::TakeBack | Decide::Redo | Decide::GoTo(_), Purpose::Visit(_)) => {
            verdict.refuse(say!("network-no-take-back"));
            None
        }
        (decision, Purpose::Watch(_) | Purpose::Learn(_)) => Some(decision),
    }
}

/// Changes the sitting, and has what happened shown, or else the table laid anew. Returns whether it did.
fn carry_out<G: Shown>(
    decision: Decide<G::Action>,
    table: &mut AtTable<G>,
    playback: &mut Playback<G>,
    verdict: &mut Verdict<G>,
    commands: &mut Commands,
) -> bool {
    let watched = table.watches_others();
    let happenings = match decision {
        Decide::Act(action) | Decide::Told(action) => match table.sitting.play(action) {
            Ok(happenings) => Some(happenings.to_vec()),
            Err(refusal) => {
                verdict.forbid(refusal);
                return false;
            }
        },
        Decide::Redo => match table.sitting.redo() {
            Some(happenings) => Some(happenings.to_vec()),
            None => {
                verdict.refuse(say!("refusal-nothing-to-do-again"));
                return false;
            }
        },
        Decide::TakeBack if !table.take_back() => {
            verdict.refuse(say!("refusal-nothing-to-take-back"));
            return false;
        }
        Decide::TakeBack => None,
        Decide::GoTo(number) => {
            table.sitting.go_to(number);
            None
        }
    };
    match happenings {
        Some(happenings) => playback.queue(happenings, table.position().clone(), watched),
        None => {
            *playback = Playback::at(table.position().clone());
            commands.queue(rebuild::<G>);
        }
    }
    true
}

/// What is played in a lesson when the player does this: the same, if the rules forbid it, so that they say why; what
/// the lesson asks for, if that makes no difference; or else nothing.
fn taught<G: Shown>(table: &AtTable<G>, action: G::Action) -> Option<G::Action> {
    let position = table.position();
    let wanted = table.lesson()?.next(table.sitting.played().len());
    let is_illegal = || position.clone().apply(action, &mut Vec::new()).is_err();
    wanted.filter(|&wanted| position.looks_the_same(wanted, action)).or_else(|| is_illegal().then_some(action))
}

/// Whether this is chosen at the place that the lesson asks for.
fn is_nearly<G: Shown>(table: &AtTable<G>, action: G::Action) -> bool {
    table.taught().is_some_and(|wanted| table.position().is_near(wanted, action))
}

/// Picks one decision of a frame. All of them were made for the same position, so only one can count. What the host of
/// the table has taken is taken. Then a take-back wins: whoever takes back does not want the others.
fn the_one_that_counts<A: PartialEq + Send + Sync>(decisions: impl Iterator<Item = Decide<A>>) -> Option<Decide<A>> {
    decisions.reduce(|first, next| match (&first, &next) {
        (Decide::Told(_), _) => first,
        (_, Decide::Told(_) | Decide::TakeBack) => next,
        _ => first,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_the_decisions_of_a_frame_a_take_back_counts_and_else_the_first() {
        let (skip, points) = (Decide::Act("skip"), Decide::Act("points"));
        let counts = |decisions: &[Decide<&'static str>]| the_one_that_counts(decisions.iter().copied());
        assert_eq!(counts(&[]), None);
        assert_eq!(counts(&[skip, points]), Some(skip));
        assert_eq!(counts(&[skip, Decide::TakeBack, points]), Some(Decide::TakeBack));
        assert_eq!(counts(&[Decide::TakeBack, skip]), Some(Decide::TakeBack));
        let told = Decide::Told("a tile");
        assert_eq!((counts(&[skip, told]), counts(&[told, Decide::TakeBack])), (Some(told), Some(told)));
    }
}
