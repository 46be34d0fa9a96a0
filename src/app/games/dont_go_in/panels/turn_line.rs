//! What the banner at the bottom says: whose turn it is, what to do, the step of the turn (HPLACE-4), and the choices.

use super::{Intent, Step, TableIntent, TableView};
use crate::app::input::Want;
use crate::app::panels::banner::{self, Banner, Hint};
use crate::app::panels::choices::{self, Chosen};
use crate::app::theme::Pen;
use crate::app::words::say;
use egui::Rect;

const STEPS: [Step; 3] = [Step::Place, Step::Roll, Step::Take];

fn word(step: Step) -> &'static str {
    match step {
        Step::Place => say!("house-step-place"),
        Step::Roll => say!("house-step-roll"),
        Step::Take => say!("house-step-take"),
    }
}

pub(super) fn show(pen: &mut Pen, place: Rect, view: &TableView, intents: &mut Vec<Intent>) {
    let turn = &view.turn;
    let thought = say!("rival-panel-thinks", name = &turn.name);
    let said = Banner {
        colour: turn.colour,
        sentence: if turn.thinks { &thought } else { &turn.sentence },
        steps: &STEPS.map(word),
        current: STEPS.iter().position(|&step| step == turn.step).unwrap_or(0),
        hints: &hints(view),
        rule: view.rule,
        can_take_back: turn.can_take_back,
        can_ask: view.lesson.is_none() && !turn.thinks,
        skip_advised: false,
    };
    banner::show(pen, place, &said, !view.choices.is_empty(), intents);
    intents.extend(choices::show(pen, place, &view.choices).into_iter().map(|done| match done {
        Chosen::Taken(action) => Intent::Choose(action),
        Chosen::Pointed(action) => Intent::PointAt(action),
    }));
}

fn hints(view: &TableView) -> Vec<Hint<Intent>> {
    let all = [
        (true, Want::Log, say!("house-panel-log"), TableIntent::OpenLog),
        (view.turn.can_take_back, Want::TakeBack, say!("banner-take-back"), TableIntent::TakeBack),
    ];
    let offered = all.into_iter().filter(|(offered, ..)| *offered);
    offered.map(|(_, want, word, intent)| Hint { want, word, intent: intent.into() }).collect()
}
