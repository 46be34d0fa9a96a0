//! Applies decisions to the sitting, and tells that it did, or why one can't be carried out.

use super::{AtTable, Decide, Decided, Forbidden, Playback, Refused, TableSystems, rebuild};
use crate::app::shell::screen::Screen;
use crate::app::words::say;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, judge.in_set(TableSystems::Judge).run_if(in_state(Screen::Table)));
}

fn judge(
    mut decisions: MessageReader<Decide>,
    mut table: ResMut<AtTable>,
    mut decided: MessageWriter<Decided>,
    mut forbidden: MessageWriter<Forbidden>,
    mut playback: ResMut<Playback>,
    mut refusals: MessageWriter<Refused>,
    mut commands: Commands,
) {
    let Some(decision) = the_one_that_counts(decisions.read().copied()) else { return };
    let mut refuse = |why: &str| {
        refusals.write(Refused { why: why.to_owned(), rule: None, at: None });
    };
    match decision {
        Decide::Act(action) => match table.sitting.play(action) {
            Ok(happenings) => playback.extend(happenings.to_vec()),
            Err(refusal) => {
                forbidden.write(Forbidden(refusal));
                return;
            }
        },
        Decide::Redo => match table.sitting.redo() {
            Some(happenings) => playback.extend(happenings.to_vec()),
            None => return refuse(say!("refusal-nothing-to-do-again")),
        },
        Decide::TakeBack => {
            if !table.take_back() {
                return refuse(say!("refusal-nothing-to-take-back"));
            }
            playback.clear();
            commands.queue(rebuild);
        }
    }
    decided.write(Decided);
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
