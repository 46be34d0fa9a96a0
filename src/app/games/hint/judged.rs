//! Was that good? The guide compares the last decision of a person with what it would have done itself.

use super::{Asked, Hinted, STAYS, said};
use crate::app::games::thinking::{Thinking, within_a_second};
use crate::app::games::told::Told;
use crate::app::panels::AskGuide;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, KeySystems, OfGame, at_table};
use crate::app::words::say;
use crate::guide::search::{Judged, judge};
use crate::table::Sitting;
use bevy::prelude::*;

pub(super) fn game<G: Hinted>(app: &mut App) {
    app.init_resource::<Judgement<G>>();
    app.add_systems(
        Update,
        (forget::<G>, ask::<G>, arrive::<G>)
            .chain()
            .in_set(KeySystems::Hint)
            .in_set(OfGame::of::<G>())
            .run_if(at_table::<G>)
            .ambiguous_with(KeySystems::Hint),
    );
    app.add_systems(OnExit(Screen::Table), |mut judgement: ResMut<Judgement<G>>| *judgement = Judgement::default());
}

#[derive(Resource)]
struct Judgement<G: Hinted> {
    /// What is being thought about, and the sitting in which the decision was due.
    thinking: Option<(Thinking<Option<Judged<G::Action>>>, Sitting<G>)>,
    /// After how many decisions the last verdict was told.
    told_after: Option<usize>,
}

impl<G: Hinted> Default for Judgement<G> {
    fn default() -> Self {
        Judgement { thinking: None, told_after: None }
    }
}

fn forget<G: Hinted>(table: Res<AtTable<G>>, mut judgement: ResMut<Judgement<G>>, mut told: ResMut<Told>) {
    if !table.is_changed() {
        return;
    }
    if judgement.thinking.take().is_some() {
        told.forget_advice();
    }
    // While computers play on, the verdict can still be read. Once a person decides, it would seem to be about that.
    let (played, seats) = (table.sitting.played(), table.sitting.seats());
    let is_past = |after: usize| played.get(after..).is_none_or(|new| new.iter().any(|it| seats[it.by].is_person()));
    if judgement.told_after.take_if(|after| is_past(*after)).is_some() {
        told.forget_verdict();
    }
}

fn ask<G: Hinted>(
    mut asked: Asked,
    table: Res<AtTable<G>>,
    time: Res<Time<Real>>,
    mut judgement: ResMut<Judgement<G>>,
    mut told: ResMut<Told>,
) {
    if !asked.is(AskGuide::Judgement) || judgement.thinking.is_some() {
        return;
    }
    let last = table.sitting.last_of_person(|position| position.decides_itself().is_some());
    match last {
        Some((due, taken)) => {
            let (position, seed) = (due.position().clone(), table.sitting.played().len() as u64);
            let thinking = Thinking::about(move |stop| judge(&position, taken, within_a_second(), seed, stop));
            judgement.thinking = Some((thinking, due));
            told.advise(say!("hint-thinks"), time.elapsed() + STAYS);
        }
        None => told.say(say!("judged-nothing"), time.elapsed() + STAYS),
    }
}

fn arrive<G: Hinted>(
    table: Res<AtTable<G>>,
    time: Res<Time<Real>>,
    mut judgement: ResMut<Judgement<G>>,
    mut told: ResMut<Told>,
) {
    let judgement = judgement.bypass_change_detection();
    let Some((thinking, due)) = &mut judgement.thinking else { return };
    let Some(judged) = thinking.result() else { return };
    match judged {
        Some(judged) => {
            told.judge(&said::judgement(&judged, |action| G::called(due, action)), time.elapsed() + STAYS);
            judgement.told_after = Some(table.sitting.played().len());
        }
        None => told.forget_advice(),
    }
    judgement.thinking = None;
}
