//! Applies decisions to the sitting, saves each before the next can be made, and says why one was refused.

use super::{AtTable, Decide, Playback, Refused, rebuild};
use crate::app::Screen;
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
    mut playback: ResMut<Playback>,
    mut refusals: MessageWriter<Refused>,
    mut commands: Commands,
) {
    for decision in decisions.read() {
        match *decision {
            Decide::Act(action) => match table.sitting.play(action) {
                Ok(happenings) => playback.extend(happenings.to_vec()),
                Err(refusal) => {
                    refusals.write(Refused { why: refusal.to_string(), rule: Some(refusal.rule()), at: None });
                    continue;
                }
            },
            Decide::TakeBack => {
                if !table.take_back() {
                    let why = "there is nothing to take back".to_owned();
                    refusals.write(Refused { why, rule: None, at: None });
                    continue;
                }
                playback.clear();
                commands.queue(rebuild);
            }
        }
        if let Err(error) = table.save() {
            refusals.write(Refused { why: error.to_string(), rule: None, at: None });
        }
    }
}
