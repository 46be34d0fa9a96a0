//! What the banner at the bottom says: whose turn it is, what to do, the step of the turn (RTURN-1), and the choices.

use super::{Intent, Step, TableView, players};
use crate::app::input::Want;
use crate::app::panels::banner::{self, Banner, Hint};
use crate::app::panels::choices::{self, Chosen};
use crate::app::theme::Pen;
use crate::app::words::say;
use egui::Rect;

const STEPS: [Step; 4] = [Step::Tile, Step::Ghosts, Step::Meeple, Step::Score];

fn word(step: Step) -> &'static str {
    match step {
        Step::Tile => say!("step-tile"),
        Step::Ghosts => say!("step-ghosts"),
        Step::Meeple => say!("step-meeple"),
        Step::Score => say!("step-score"),
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
        skip_advised: view.turn.skip_advised,
    };
    banner::show(pen, place, &said, !view.choices.is_empty(), intents);
    intents.extend(choices::show(pen, place, &view.choices).into_iter().map(|done| match done {
        Chosen::Taken(action) => Intent::Choose(action),
        Chosen::Pointed(action) => Intent::PointAt(action),
    }));
}

/// The usual hints, and the key for another kind of piece while there is one.
fn hints(view: &TableView) -> Vec<Hint<Intent>> {
    let piece = players::next_piece(&view.players).map(|piece| Hint {
        want: Want::OtherPiece,
        word: players::take(piece),
        intent: Intent::SelectPiece(piece),
    });
    piece.into_iter().chain(Hint::usual(view.turn.can_skip, view.turn.can_take_back)).collect()
}
