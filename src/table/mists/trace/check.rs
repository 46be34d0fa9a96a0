//! Checks a trace, game by game.

use super::fault::{FORMAT, Fault, Wrong};
use super::line::Line;
use super::referee::Referee;
use std::io::{self, BufRead, Read};

/// The result of checking a trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Number of games, with or without faults.
    pub games: usize,
    /// Number of lines read.
    pub lines: usize,
    /// The first fault of each game with a fault.
    pub faults: Vec<Fault>,
}

/// Larger than any line of a trace. A file with a larger line must be something else.
const MOST_BYTES: u64 = 1 << 20;

/// Checks a trace against the rules, game by game.
///
/// # Errors
/// Returns the errors of the reader. Faults of the trace are in the report.
pub fn check(mut trace: impl BufRead) -> io::Result<Report> {
    let mut report = Report::default();
    let mut game: Vec<(usize, Result<Line, String>)> = Vec::new();
    let mut text = Vec::new();
    while trace.by_ref().take(MOST_BYTES).read_until(b'\n', &mut text)? > 0 {
        let text = std::mem::take(&mut text);
        report.lines += 1;
        if text.len() as u64 == MOST_BYTES {
            let what = "the line has 1 MB or more: expected some kB of JSON".to_owned();
            report.faults.push(Fault { line: report.lines, rule: FORMAT, what });
            report.games += 1;
            return Ok(report);
        }
        if text.trim_ascii().is_empty() {
            continue;
        }
        let line = Line::parse(&text);
        if matches!(line, Ok(Line::Game(_))) {
            report.close(&mut game);
        }
        game.push((report.lines, line));
    }
    report.close(&mut game);
    if report.games == 0 {
        report.faults.push(Fault { line: 1, rule: FORMAT, what: "no game: expected at least one".to_owned() });
    }
    Ok(report)
}

impl Report {
    fn close(&mut self, game: &mut Vec<(usize, Result<Line, String>)>) {
        if !game.is_empty() {
            self.games += 1;
            self.faults.extend(check_game(game).err());
            game.clear();
        }
    }
}

fn check_game(lines: &[(usize, Result<Line, String>)]) -> Result<(), Fault> {
    let Some((first, rest)) = lines.split_first() else { return Ok(()) };
    let mut referee = match &first.1 {
        Ok(Line::Game(start)) => Referee::begin(&start.game),
        Ok(line) => {
            Err(Wrong::new(FORMAT, format!("a \"{}\" line outside a game: expected a \"game\" line", line.kind())))
        }
        Err(what) => Err(Wrong::new(FORMAT, what)),
    }
    .map_err(|wrong| wrong.on(first.0))?;
    let mut last = first.0;
    for (at, (number, line)) in rest.iter().enumerate() {
        last = *number;
        let line = line.as_ref().map_err(|what| Wrong::new(FORMAT, what).on(last))?;
        let following = rest[at..].iter().map_while(|(_, line)| line.as_ref().ok());
        referee.take(line, following).map_err(|wrong| {
            let to_blame = rest.get(at + wrong.ahead).map_or(last, |(number, _)| *number);
            wrong.on(to_blame)
        })?;
    }
    referee.close().map_err(|wrong| wrong.on(last))
}
