//! Scenarios of the cooperative game: their fields, their steps, and what each step means.

mod check;
mod event;
mod layout;
mod lines;
mod places;
mod setup;
mod step;
mod written;

use crate::rules::mists::{Action, Happening, Mists, Setup};
use crate::rules::{DataError, Game};
use crate::table::scenario::{Script, Scripted, Text, rule_ids};
use check::Moment;
use layout::Start;
use lines::Lines;
use std::path::Path;
use step::{Deed, Expectation};
use written::Written;

/// Everything that is needed to begin.
#[derive(Clone, Debug)]
pub struct Opening {
    setup: Setup,
    start: Start,
    lines: Lines,
}

impl Scripted for Mists {
    type Opening = Opening;
    type Deed = Deed;
    type Expectation = Expectation;

    fn read<'a>(text: &Text<'a>, folder: &Path) -> Result<Script<'a, Mists>, DataError> {
        let written: Written = text.read()?;
        let mut lines = Lines::default();
        let rules = rule_ids(text, written.rules)?;
        let setup = setup::setup(text, &written, folder, &mut lines)?;
        let start = layout::start(text, &written, &setup, &mut lines)?;
        Ok(Script { title: written.title, rules, opening: Opening { setup, start, lines }, steps: written.steps })
    }

    fn setup(opening: &Opening) -> Setup {
        opening.setup.clone()
    }

    fn open(
        Opening { setup, start, lines }: &Opening,
        happenings: &mut Vec<Happening>,
        fault: impl Fn(usize, String) -> DataError,
    ) -> Result<Mists, DataError> {
        match start {
            Start::Shuffled(seed) => {
                Mists::begin(setup, *seed, happenings).map_err(|error| fault(lines.of_setup(&error), error.to_string()))
            }
            Start::LaidOut(layout) => Mists::laid_out(setup, layout, happenings)
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
        check::check(expectation, Moment { game: self, happenings })
    }
}
