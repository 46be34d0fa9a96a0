//! Scenarios of *Don't Go In There*: their fields, their steps, and what each step means.
//! `tests/scenarios/dont_go_in/README.md` describes them.

mod check;
mod event;
mod layout;
mod lines;
mod names;
mod step;
mod written;

use crate::rules::dont_go_in::{Action, DontGoIn, Happening, Setup};
use crate::rules::{DataError, Game};
use crate::table::scenario::{Script, Scripted, Text, rule_ids};
use layout::Start;
use lines::Lines;
use std::path::Path;
use step::{Deed, Expectation};
use written::Written;

/// Everything that is needed to begin.
#[derive(Clone, Debug)]
pub struct Opening {
    start: Start,
    lines: Lines,
}

impl Scripted for DontGoIn {
    type Opening = Opening;
    type Deed = Deed;
    type Expectation = Expectation;

    fn read<'a>(text: &Text<'a>, _folder: &Path) -> Result<Script<'a, DontGoIn>, DataError> {
        let written: Written = text.read()?;
        let mut lines = Lines::default();
        let rules = rule_ids(text, written.rules)?;
        let start = layout::start(text, &written, &mut lines)?;
        Ok(Script { title: written.title, rules, opening: Opening { start, lines }, steps: written.steps })
    }

    fn setup(opening: &Opening) -> Setup {
        match &opening.start {
            Start::Shuffled(setup, _) => setup.clone(),
            Start::LaidOut(layout) => Setup { types: Some(layout.types), ..Setup::with_players(layout.players) },
        }
    }

    fn open(
        Opening { start, lines }: &Opening,
        happenings: &mut Vec<Happening>,
        fault: impl Fn(usize, String) -> DataError,
    ) -> Result<DontGoIn, DataError> {
        match start {
            Start::Shuffled(setup, seed) => DontGoIn::begin(setup, *seed, happenings)
                .map_err(|error| fault(lines.of_setup(&error), error.to_string())),
            Start::LaidOut(layout) => DontGoIn::laid_out(layout, happenings)
                .map_err(|error| fault(lines.of_layout(&error, layout), error.to_string())),
        }
    }

    fn action(deed: Deed) -> Action {
        deed.action()
    }

    fn rule_in(expectation: &Expectation) -> Option<&str> {
        expectation.rule()
    }

    fn check(&self, expectation: &Expectation, happenings: &[Happening]) -> Result<(), String> {
        check::check(expectation, self, happenings)
    }
}
