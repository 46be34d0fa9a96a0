//! What the banner at the bottom says in this game: the steps of a turn, with a rarer one while it is current.

use super::players::other_colour;
use super::{Intent, Step, TableView, choices};
use crate::app::input::Want;
use crate::app::panels::banner::{self, Banner, Hint};
use crate::app::theme::Pen;
use crate::app::words::say;
use egui::Rect;

/// The steps in order, and whether every turn has them. The other steps are shown only while they are current.
const STEPS: [(Step, bool); 8] = [
    (Step::Tile, true),
    (Step::Burial, false),
    (Step::Ghosts, true),
    (Step::Eloise, false),
    (Step::Meeple, true),
    (Step::Score, true),
    (Step::Hound, false),
    (Step::FaceDown, false),
];

fn word(step: Step) -> &'static str {
    match step {
        Step::Tile => say!("step-tile"),
        Step::Burial => say!("step-burial"),
        Step::Ghosts => say!("step-ghosts"),
        Step::Eloise => say!("step-eloise"),
        Step::Meeple => say!("step-meeple"),
        Step::Score => say!("step-score"),
        Step::Hound => say!("step-hound"),
        Step::FaceDown => say!("step-face-down"),
    }
}

pub(super) fn show(pen: &mut Pen, place: Rect, table: &TableView, intents: &mut Vec<Intent>) {
    let (view, offered) = (&table.phase, &table.choices);
    let shown: Vec<Step> =
        STEPS.into_iter().filter(|&(step, always)| always || step == view.step).map(|(step, _)| step).collect();
    let words: Vec<&'static str> = shown.iter().copied().map(word).collect();
    // In a small window the last one has no room: the other colour can be clicked among the players, too.
    let other = other_colour(&table.players).map(|colour| Hint {
        want: Want::OtherPiece,
        word: say!("banner-other-colour"),
        intent: Intent::SelectColour(colour),
    });
    let hints: Vec<Hint<Intent>> = Hint::usual(view.can_skip, view.can_take_back).chain(other).collect();
    let said = Banner {
        colour: view.colour,
        sentence: &view.sentence,
        steps: &words,
        current: shown.iter().position(|&step| step == view.step).unwrap_or(0),
        hints: &hints,
        rule: table.rule,
        can_take_back: view.can_take_back,
        can_ask: table.lesson.is_none() && view.can_ask,
        skip_advised: view.skip_advised,
    };
    banner::show(pen, place, &said, !offered.is_empty(), intents);
    let done = crate::app::panels::choices::show(pen, place, offered);
    intents.extend(done.into_iter().filter_map(choices::wanted));
}
