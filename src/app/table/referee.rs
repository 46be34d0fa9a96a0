//! Applies decisions to the sitting. Reports whether it did, or why a decision is forbidden.

use super::{Ask, AtTable, Decide, Decided, Forbidden, Playback, Purpose, Refused, Shown, Visit, rebuild};
use crate::app::input::{Keys, Want};
use crate::app::words::say;
use crate::rules::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What is needed to refuse what a lesson does not ask for.
#[derive(SystemParam)]
pub(super) struct Refusing<'w> {
    keys: Res<'w, Keys>,
    refusals: MessageWriter<'w, Refused>,
}

/// Who hears what became of a decision.
#[derive(SystemParam)]
pub(super) struct Verdict<'w, G: Shown> {
    decided: MessageWriter<'w, Decided>,
    forbidden: MessageWriter<'w, Forbidden<<G as Game>::Refusal>>,
    /// The host of the table that is visited.
    host: MessageWriter<'w, Ask<<G as Game>::Action>>,
}

impl Refusing<'_> {
    fn tell(&mut self, why: String) {
        self.refusals.write(Refused { why, rule: None, at: None });
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
    mut verdict: Verdict<G>,
    mut playback: ResMut<Playback<G>>,
    mut refusing: Refusing,
    mut commands: Commands,
) {
    let Some(decision) = the_one_that_counts(decisions.read().copied()) else { return };
    let (played, watched) = (table.sitting.played().len(), table.watches_others());
    let decision = match (decision, &mut table.purpose) {
        (decision, Purpose::Play) => decision,
        // Nobody decides in a game that is only watched.
        (Decide::Act(_) | Decide::TakeBack, Purpose::Watch(_)) => return,
        (Decide::TakeBack, Purpose::Learn(lesson)) => Decide::GoTo(lesson.back()),
        (Decide::Act(_), Purpose::Learn(lesson)) if lesson.only_reads(played) => {
            return refusing.tell(say!("lesson-read-first").to_owned());
        }
        (Decide::Act(action), Purpose::Learn(_)) => match taught(&table, action) {
            Some(action) => Decide::Act(action),
            None => return refusing.asks_for_something_else(is_nearly(&table, action)),
        },
        (Decide::Told(action), Purpose::Visit(visit)) => {
            visit.asked = None;
            Decide::Act(action)
        }
        // A second click before the host has answered the first one.
        (Decide::Act(_), Purpose::Visit(visit)) if visit.waits(played) => return,
        (Decide::Act(action), &mut Purpose::Visit(visit)) => {
            match table.sitting.position().clone().apply(action, &mut Vec::new()) {
                Ok(()) => {
                    table.purpose = Purpose::Visit(Visit { asked: Some(played), ..visit });
                    verdict.host.write(Ask(action));
                    return;
                }
                Err(refusal) => {
                    verdict.forbidden.write(Forbidden { refusal });
                    return;
                }
            }
        }
        (Decide::TakeBack | Decide::Redo | Decide::GoTo(_), Purpose::Visit(_)) => {
            return refusing.tell(say!("network-no-take-back").to_owned());
        }
        (decision, Purpose::Watch(_) | Purpose::Learn(_)) => decision,
    };
    match decision {
        Decide::Act(action) | Decide::Told(action) => match table.sitting.play(action) {
            Ok(happenings) => {
                let happenings = happenings.to_vec();
                playback.queue(happenings, table.position().clone(), watched);
            }
            Err(refusal) => {
                verdict.forbidden.write(Forbidden { refusal });
                return;
            }
        },
        Decide::Redo => match table.sitting.redo() {
            Some(happenings) => {
                let happenings = happenings.to_vec();
                playback.queue(happenings, table.position().clone(), watched);
            }
            None => return refusing.tell(say!("refusal-nothing-to-do-again").to_owned()),
        },
        Decide::TakeBack => {
            if !table.take_back() {
                return refusing.tell(say!("refusal-nothing-to-take-back").to_owned());
            }
            *playback = Playback::at(table.position().clone());
            commands.queue(rebuild::<G>);
        }
        Decide::GoTo(number) => {
            table.sitting.go_to(number);
            *playback = Playback::at(table.position().clone());
            commands.queue(rebuild::<G>);
        }
    }
    verdict.decided.write(Decided);
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
