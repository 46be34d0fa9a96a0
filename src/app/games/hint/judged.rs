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
    app.add_systems(OnExit(Screen::Table), |mut judgement: ResMut<Judgement<G>>| judgement.0 = None);
}

/// A judgement that is being thought about, and the sitting in which the decision was due.
#[derive(Resource)]
struct Judgement<G: Hinted>(Option<(Thinking<Option<Judged<G::Action>>>, Sitting<G>)>);

impl<G: Hinted> Default for Judgement<G> {
    fn default() -> Self {
        Judgement(None)
    }
}

fn forget<G: Hinted>(table: Res<AtTable<G>>, mut judgement: ResMut<Judgement<G>>, mut told: ResMut<Told>) {
    if table.is_changed() && judgement.0.take().is_some() {
        told.forget_advice();
    }
}

fn ask<G: Hinted>(
    mut asked: Asked,
    table: Res<AtTable<G>>,
    time: Res<Time<Real>>,
    mut judgement: ResMut<Judgement<G>>,
    mut told: ResMut<Told>,
) {
    if !asked.is(AskGuide::Judgement) || judgement.0.is_some() {
        return;
    }
    let last = table.sitting.last_of_person(|position| position.decides_itself().is_some());
    match last {
        Some((due, taken)) => {
            let (position, seed) = (due.position().clone(), table.sitting.played().len() as u64);
            let thinking = Thinking::about(move |stop| judge(&position, taken, within_a_second(), seed, stop));
            judgement.0 = Some((thinking, due));
            told.advise(say!("hint-thinks"), time.elapsed() + STAYS);
        }
        None => told.say(say!("judged-nothing"), time.elapsed() + STAYS),
    }
}

fn arrive<G: Hinted>(time: Res<Time<Real>>, mut judgement: ResMut<Judgement<G>>, mut told: ResMut<Told>) {
    let Some((thinking, due)) = judgement.bypass_change_detection().0.as_mut() else { return };
    let Some(judged) = thinking.result() else { return };
    match judged {
        Some(judged) => told.say(&said::judgement(&judged, |action| G::called(due, action)), time.elapsed() + STAYS),
        None => told.forget_advice(),
    }
    judgement.0 = None;
}
