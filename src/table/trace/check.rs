//! Checks a trace, game by game.

use super::fault::{FORMAT, Fault, Wrong};
use super::line::not_json;
use super::{Referee, TraceLine, Traced};
use serde_json::Value;
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

/// A line with its number; the error of one that is not JSON is a sentence.
type Numbered = (usize, Result<Value, String>);

/// Larger than any line of a trace. A file with a larger line must be something else.
const MOST_BYTES: u64 = 1 << 20;

/// More lines than any game has. A game is judged as a whole, and what comes through a pipe may have no end.
const MOST_LINES: usize = 50_000;

const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Splits a trace into games, and checks each with `judge`.
///
/// # Errors
/// Returns the errors of the reader. Faults of the trace are in the report.
pub fn check(mut trace: impl BufRead, judge: impl Fn(Vec<Numbered>) -> Result<(), Fault>) -> io::Result<Report> {
    let mut report = Report::default();
    let mut game: Vec<Numbered> = Vec::new();
    let mut text = Vec::new();
    while trace.by_ref().take(MOST_BYTES).read_until(b'\n', &mut text)? > 0 {
        let text = std::mem::take(&mut text);
        report.lines += 1;
        if text.len() as u64 == MOST_BYTES {
            report.close(&mut game, &judge);
            let what = "the line has 1 MB or more: expected some kB of JSON".to_owned();
            report.faults.push(Fault { line: report.lines, rule: FORMAT, what });
            report.games += 1;
            return Ok(report);
        }
        if text.trim_ascii().is_empty() {
            continue;
        }
        let json = text.strip_prefix(BYTE_ORDER_MARK).filter(|_| report.lines == 1).unwrap_or(&text);
        let line: Result<Value, String> = serde_json::from_slice(json).map_err(|error| not_json(&error));
        if begins_game(&line) {
            report.close(&mut game, &judge);
        } else if is_lost(&game) {
            continue;
        }
        if game.len() == MOST_LINES {
            game.push((report.lines, Err(format!("more than {MOST_LINES} lines in one game: expected some hundreds"))));
            report.close(&mut game, &judge);
            return Ok(report);
        }
        game.push((report.lines, line));
    }
    report.close(&mut game, &judge);
    if report.games == 0 {
        report.faults.push(Fault { line: 1, rule: FORMAT, what: "no game: expected at least one".to_owned() });
    }
    Ok(report)
}

fn begins_game(line: &Result<Value, String>) -> bool {
    line.as_ref().is_ok_and(|value| value.get("game").is_some())
}

/// Whether the first fault of these lines is already among them: a line outside a game, or one that is not JSON.
fn is_lost(game: &[Numbered]) -> bool {
    game.first().is_some_and(|(_, first)| !begins_game(first)) || game.last().is_some_and(|(_, last)| last.is_err())
}

impl Report {
    fn close(&mut self, game: &mut Vec<Numbered>, judge: impl Fn(Vec<Numbered>) -> Result<(), Fault>) {
        if !game.is_empty() {
            self.games += 1;
            self.faults.extend(judge(std::mem::take(game)).err());
        }
    }
}

/// The word for the rules in the first line of a game, or whatever stands there instead; none for the game that had
/// traces first.
pub fn word_of_rules(lines: &[Numbered]) -> Option<&Value> {
    let (_, first) = lines.first()?;
    first.as_ref().ok()?.get("game")?.get("rules")
}

/// The fault of a game with other rules than these.
///
/// # Errors
/// Always returns that fault.
pub fn other_rules(lines: &[Numbered], expected: &[&str]) -> Result<(), Fault> {
    let line = lines.first().map_or(1, |(line, _)| *line);
    let (found, expected) = (word_of_rules(lines).unwrap_or(&Value::Null), expected.join(" or "));
    let what = format!("rules {found}: expected {expected}, or no rules for the cooperative game");
    Err(Fault { line, rule: FORMAT, what })
}

/// Checks one game against the rules of `G`.
///
/// # Errors
/// Returns its first fault.
pub fn check_game<G: Traced>(lines: Vec<Numbered>) -> Result<(), Fault> {
    let read = |(number, value): Numbered| (number, value.and_then(G::Line::read));
    let lines: Vec<(usize, Result<G::Line, String>)> = lines.into_iter().map(read).collect();
    let Some((first, rest)) = lines.split_first() else { return Ok(()) };
    let mut referee = match &first.1 {
        Ok(line) if line.kind() == "game" => G::Referee::begin(line),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_an_end_is_at_fault_before_it_fills_the_memory() {
        let text = "{\"game\":{}}\n".to_owned() + &"{}\n".repeat(MOST_LINES + 1000);
        let judge = |game: Vec<Numbered>| {
            assert_eq!(game.len(), MOST_LINES + 1);
            let unread = game.into_iter().find_map(|(line, it)| Some((line, it.err()?)));
            unread.map_or(Ok(()), |(line, what)| Err(Fault { line, rule: FORMAT, what }))
        };
        let report = check(text.as_bytes(), judge).expect("memory");
        let what = "more than 50000 lines in one game: expected some hundreds".to_owned();
        let fault = Fault { line: MOST_LINES + 1, rule: FORMAT, what };
        assert_eq!(report, Report { games: 1, lines: MOST_LINES + 1, faults: vec![fault] });
    }
}
