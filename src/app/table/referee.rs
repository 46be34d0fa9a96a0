//! Applies decisions to the sitting, saves each before the next can be made, and says why one was refused.

use super::{AtTable, Decide, Playback, Refused, rebuild};
use crate::app::Screen;
use crate::app::refusals::told;
use crate::app::saves::Saves;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, judge.in_set(Judging).run_if(in_state(Screen::Table)));
}

/// When decisions are applied; input comes before, what is shown after.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Judging;

fn judge(
    mut decisions: MessageReader<Decide>,
    mut table: ResMut<AtTable>,
    mut saves: ResMut<Saves>,
    mut playback: ResMut<Playback>,
    mut refusals: MessageWriter<Refused>,
    mut commands: Commands,
) {
    let Some(decision) = the_one_that_counts(decisions.read().copied()) else { return };
    let mut refuse = |why: String, rule| {
        refusals.write(Refused { why, rule, at: None });
    };
    match decision {
        Decide::Act(action) => match table.sitting.play(action) {
            Ok(happenings) => playback.extend(happenings.to_vec()),
            Err(refusal) => return refuse(told(refusal), Some(refusal.rule())),
        },
        Decide::Redo => match table.sitting.redo() {
            Some(happenings) => playback.extend(happenings.to_vec()),
            None => return refuse("there is nothing to do again".to_owned(), None),
        },
        Decide::TakeBack => {
            if !table.take_back() {
                return refuse("there is nothing to take back".to_owned(), None);
            }
            playback.clear();
            commands.queue(rebuild);
        }
    }
    saves.keep(&table.sitting);
}

/// All decisions of a frame were taken for the one position that was seen, so only one of them can count. A take-back
/// goes first: whoever takes back wants none of the rest.
fn the_one_that_counts(decisions: impl Iterator<Item = Decide>) -> Option<Decide> {
    decisions.reduce(|first, next| if next == Decide::TakeBack { next } else { first })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::mists::Action;

    #[test]
    fn of_the_decisions_of_a_frame_a_take_back_counts_and_else_the_first() {
        let (skip, points) = (Decide::Act(Action::SkipMeeple), Decide::Act(Action::TakePoints));
        let counts = |decisions: &[Decide]| the_one_that_counts(decisions.iter().copied());
        assert_eq!(counts(&[]), None);
        assert_eq!(counts(&[skip, points]), Some(skip));
        assert_eq!(counts(&[skip, Decide::TakeBack, points]), Some(Decide::TakeBack));
        assert_eq!(counts(&[Decide::TakeBack, skip]), Some(Decide::TakeBack));
    }
}
