//! A table of many simulations, in Markdown.

use super::{Case, Told};
use crate::cli::{Failure, GameName, say};

/// Simulates each case and prints its line as soon as it is known.
pub(super) fn print(
    cases: &[Case],
    game: GameName,
    simulate: impl Fn(Case) -> Result<Told, Failure>,
) -> Result<(), Failure> {
    for (number, &case) in cases.iter().enumerate() {
        let told = simulate(case)?;
        let level = (game == GameName::Mists).then(|| ("level", case.level.to_string()));
        let mut cells = vec![("players", case.players.to_string())];
        cells.extend(level);
        cells.push(("policy", case.policy.to_string()));
        cells.extend(told);
        if number == 0 {
            row(cells.iter().map(|(name, _)| *name));
            row(cells.iter().map(|_| "---"));
        }
        row(cells.iter().map(|(_, found)| found.as_str()));
    }
    Ok(())
}

fn row<'a>(cells: impl Iterator<Item = &'a str>) {
    say(format_args!("| {} |", cells.collect::<Vec<_>>().join(" | ")));
}
