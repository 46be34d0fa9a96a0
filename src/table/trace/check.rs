//! Refereeing a trace: every line is either a decision, which the rules carry out, or must be what they made of the last.

use super::line::*;
use super::record::lines_of;
use crate::rules::{
    Action, Deck, DeckPrint, FaceId, Game, Happening, Kind, Mists, PartName, Phase, Refusal, Setup, StartPrint,
    TilePrint,
};
use crate::table::shipped;
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::io::{self, BufRead};
use std::sync::Arc;

/// What a trace came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games in it, good and bad.
    pub games: usize,
    /// Lines read.
    pub lines: usize,
    /// The first fault of each game that has one.
    pub faults: Vec<Fault>,
}

/// Where and why a trace goes wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {rule}: {what}")]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The rule that is broken; `TRACE` for the format.
    pub rule: &'static str,
    /// What is wrong, as a sentence.
    pub what: String,
}

/// The rule that stands for the format of traces.
const FORMAT: &str = "TRACE";

/// Holds a trace against the rules, game by game.
///
/// # Errors
/// Those of the reader; faults of the trace are in the report.
pub fn check(trace: impl BufRead) -> io::Result<Report> {
    let mut report = Report::default();
    let mut game: Vec<(usize, Result<Line, String>)> = Vec::new();
    for text in trace.split(b'\n') {
        let text = text?;
        report.lines += 1;
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

type Checked<T> = Result<T, Wrong>;

/// A fault whose line is not told yet.
struct Wrong {
    rule: &'static str,
    what: String,
}

impl Wrong {
    fn new(rule: &'static str, what: impl ToString) -> Wrong {
        Wrong { rule, what: what.to_string() }
    }

    fn on(self, line: usize) -> Fault {
        Fault { line, rule: self.rule, what: self.what }
    }
}

impl From<Refusal> for Wrong {
    fn from(refusal: Refusal) -> Wrong {
        Wrong::new(refusal.rule(), refusal)
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
        referee.take(line, following).map_err(|wrong| wrong.on(last))?;
    }
    referee.close().map_err(|wrong| wrong.on(last))
}

/// One game under way, and the lines that the rules still expect.
struct Referee {
    game: Mists,
    expected: VecDeque<Line>,
    happenings: Vec<Happening>,
}

impl Referee {
    fn begin(start: &GameStart) -> Checked<Referee> {
        let setup = setup_of(start)?;
        let order = order_of(start, &setup.deck)?;
        let mut happenings = Vec::new();
        let game = Mists::with_order(&setup, order, &mut happenings).map_err(|error| Wrong::new("SETUP-1", error))?;
        let expected = lines_of(&game, &happenings).collect();
        Ok(Referee { game, expected, happenings })
    }

    /// Holds the next line against the rules; `following` are the lines from it on.
    fn take<'a>(&mut self, line: &Line, following: impl Iterator<Item = &'a Line>) -> Checked<()> {
        if self.expected.is_empty() {
            self.decide(line, following)?;
        }
        let Some(first) = self.expected.front() else {
            return Err(Wrong::new(self.game.phase().rule(), format!("{} leads to nothing here", line.kind())));
        };
        // Ghosts of one step and banks of one placement have no order among themselves.
        let run = self.expected.iter().take_while(|expected| expected.kind() == first.kind());
        match run.clone().position(|expected| settled(expected) == settled(line)) {
            Some(at) => {
                self.expected.remove(at);
                Ok(())
            }
            None => Err(difference(first, line)),
        }
    }

    fn close(&self) -> Checked<()> {
        match self.expected.front() {
            Some(line) => Err(Wrong::new(FORMAT, format!("the trace ends: expected a \"{}\" line", line.kind()))),
            None if self.game.outcome().is_none() => {
                Err(Wrong::new(FORMAT, format!("the trace ends: {}", self.game.phase().what_is_due())))
            }
            None => Ok(()),
        }
    }

    /// Carries out the decision that a line tells of.
    fn decide<'a>(&mut self, line: &Line, following: impl Iterator<Item = &'a Line>) -> Checked<()> {
        match (self.game.phase(), line) {
            (Phase::LayTile, Line::Place(PlaceLine { place })) => {
                self.apply(Action::LayTile { at: square(place.at), turn: place.turn })
            }
            (Phase::SpareGhost, Line::Ghost(_)) => self.spare(following),
            (Phase::PlaceMeeple, Line::Meeple(MeepleLine { meeple })) => self.put_meeple(meeple),
            (Phase::PickScoring | Phase::TakeScore, Line::Score(ScoreLine { score })) => self.score(score),
            (phase, line) => {
                Err(Wrong::new(phase.rule(), format!("a \"{}\" line: {}", line.kind(), phase.what_is_due())))
            }
        }
    }

    fn apply(&mut self, action: Action) -> Checked<()> {
        self.happenings.clear();
        self.game.apply(action, &mut self.happenings)?;
        self.expected.extend(lines_of(&self.game, &self.happenings));
        Ok(())
    }

    /// Which area was spared shows in the ghosts that came (GHOST-4).
    fn spare<'a>(&mut self, following: impl Iterator<Item = &'a Line>) -> Checked<()> {
        let ghosts = |line: &&Line| line.kind() == "ghost";
        let mut came: Vec<String> = following.take_while(ghosts).map(settled_text).collect();
        came.sort();
        for action in self.game.legal_actions() {
            let mut after = self.game.clone();
            let mut happenings = Vec::new();
            after.apply(action, &mut happenings)?;
            let lines: Vec<Line> = lines_of(&after, &happenings).collect();
            let mut comes: Vec<String> = lines.iter().filter(ghosts).map(settled_text).collect();
            comes.sort();
            if came == comes {
                return self.apply(action);
            }
        }
        Err(Wrong::new("GHOST-4", "these ghosts come of no choice of the area that is spared"))
    }

    fn put_meeple(&mut self, put: &MeeplePut) -> Checked<()> {
        let Some((x, y, kind, index)) = put.on else { return self.apply(Action::SkipMeeple) };
        let colour = put.colour.ok_or_else(|| Wrong::new(FORMAT, "meeple.colour is missing"))?;
        let laid = self.game.board().tile(self.game.last_laid()).at;
        if square([x, y]) != laid {
            return Err(Wrong::new("MEEPLE-1", format!("meeple.on: the tile just laid is on {laid}")));
        }
        self.apply(Action::PlaceMeeple { colour, kind, index })
    }

    fn score(&mut self, score: &Scored) -> Checked<()> {
        let (x, y, kind, index) = score.region;
        let region = self.due(PartName::new(square([x, y]), kind, index))?;
        if self.game.phase() == Phase::PickScoring {
            self.apply(Action::ScoreNext { region })?;
        }
        match &score.take {
            Take::Points(_) => self.apply(Action::TakePoints)?,
            Take::Ghosts(ghosts) => self.banish(ghosts)?,
        }
        // Any part of the region names it.
        for line in &mut self.expected {
            if let Line::Score(expected) = line {
                expected.score.region = score.region;
            }
        }
        Ok(())
    }

    /// The due region that is meant, by its part on the tile just laid.
    fn due(&self, named: PartName) -> Checked<PartName> {
        let region = |name| self.game.part_named(name).map(|part| self.game.board().region_of(part));
        let meant = region(named);
        let due = self.game.due().into_iter().find(|&due| meant.is_some() && region(due) == meant);
        due.ok_or_else(|| Wrong::new("SCORE-1", "score.region: no such region is due to be scored"))
    }

    fn banish(&mut self, ghosts: &GhostsTaken) -> Checked<()> {
        if ghosts.of.len() != usize::from(ghosts.ghosts) || ghosts.banish.is_some() != (ghosts.ghosts > 0) {
            return Err(Wrong::new(FORMAT, "score.take: expected a square and an area for each ghost"));
        }
        for (already, &(kind, area)) in ghosts.of.iter().enumerate() {
            if kind != Kind::Mist {
                return Err(Wrong::new("SCORE-7", format!("score.take.of: no ghost can leave a {}", kind.name())));
            }
            if already > 0 && self.game.phase() != Phase::Banish {
                return Err(Wrong::new("SCORE-7", "score.take: more ghosts than can leave the square"));
            }
            let at = ghosts.banish.unwrap_or_default();
            self.apply(Action::Banish { at: square(at), area })?;
        }
        if ghosts.of.is_empty() || self.game.phase() == Phase::Banish {
            self.apply(Action::StopBanishing)?;
        }
        Ok(())
    }
}

fn setup_of(start: &GameStart) -> Checked<Setup> {
    let level = shipped::level(start.level).map_err(|error| Wrong::new("LEVEL", error))?;
    if start.spell_circles {
        return Err(Wrong::new("SPELL-1", "games with the Spell Circles cannot be checked yet"));
    }
    if start.players != start.colours.len() {
        let what = format!("game.players {}, but colours for {}", start.players, start.colours.len());
        return Err(Wrong::new("SETUP-3", what));
    }
    let [marker] = start.markers[..] else {
        return Err(Wrong::new("SETUP-4", "game.markers: expected one colour"));
    };
    Ok(Setup { level, deck: Arc::new(deck_of(start)?), seats: start.colours.clone(), marker })
}

/// The deck that the piles are made of.
fn deck_of(start: &GameStart) -> Checked<Deck> {
    let mut counts: BTreeMap<&str, u8> = BTreeMap::new();
    for name in start.piles.iter().flatten() {
        let count = counts.entry(name).or_default();
        *count = count.saturating_add(1);
    }
    let tile = |(&name, &count): (&&str, &u8)| {
        let face = start.faces.get(name).ok_or_else(|| Wrong::new(FORMAT, format!("no face is called \"{name}\"")))?;
        Ok(TilePrint { name: name.to_owned(), count, face: face.clone() })
    };
    let tiles = counts.iter().map(tile).collect::<Checked<Vec<_>>>()?;
    let start_print = |(x, y, face): &(i8, i8, _)| StartPrint { at: square([*x, *y]), face: Clone::clone(face) };
    let print = DeckPrint { name: "trace".to_owned(), start: start.start.iter().map(start_print).collect(), tiles };
    Deck::try_from(print).map_err(|error| Wrong::new("SETUP-1", error))
}

fn order_of(start: &GameStart, deck: &Deck) -> Checked<Vec<FaceId>> {
    let [pile] = &start.piles[..] else {
        return Err(Wrong::new("SETUP-1", format!("{} piles: expected one at this level", start.piles.len())));
    };
    let find =
        |name: &String| deck.find(name).ok_or_else(|| Wrong::new(FORMAT, format!("no face is called \"{name}\"")));
    pile.iter().map(find).collect()
}

/// A line with its unordered lists in one order, so that it can be compared.
fn settled(line: &Line) -> Line {
    let mut line = line.clone();
    match &mut line {
        Line::BankFinished(bank) => bank.bank_finished.sort_unstable(),
        Line::Score(ScoreLine { score }) => {
            score.colours.sort_unstable();
            if let Take::Ghosts(ghosts) = &mut score.take {
                ghosts.of.sort_unstable();
            }
        }
        _ => {}
    }
    line
}

fn settled_text(line: &Line) -> String {
    format!("{:?}", settled(line))
}

fn difference(expected: &Line, found: &Line) -> Wrong {
    if expected.kind() != found.kind() {
        let what = format!("a \"{}\" line: expected a \"{}\" line", found.kind(), expected.kind());
        return Wrong::new(rule_of_kind(expected), what);
    }
    let value = |line: &Line| serde_json::to_value(settled(line)).unwrap_or_default();
    match first_difference(&value(expected), &value(found), "") {
        Some((path, expected_text, found_text)) => {
            Wrong::new(rule_of_path(expected, &path), format!("{path}: expected {expected_text}, found {found_text}"))
        }
        None => Wrong::new(rule_of_kind(expected), "not what the rules make of it"),
    }
}

/// Where two lines first differ, and what stands there.
fn first_difference(expected: &Value, found: &Value, path: &str) -> Option<(String, String, String)> {
    if expected == found {
        return None;
    }
    let (Value::Object(all), Value::Object(given)) = (expected, found) else {
        return Some((path.to_owned(), expected.to_string(), found.to_string()));
    };
    let keys = all.keys().chain(given.keys().filter(|key| !all.contains_key(*key)));
    keys.into_iter().find_map(|key| {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        let or_null = |map: &serde_json::Map<String, Value>| map.get(key).cloned().unwrap_or_default();
        first_difference(&or_null(all), &or_null(given), &path)
    })
}

/// The rule that asks for such a line.
fn rule_of_kind(line: &Line) -> &'static str {
    match line {
        Line::Game(_) => FORMAT,
        Line::Draw(_) | Line::Place(_) => "PLACE-1",
        Line::SetAside(_) => "PLACE-4",
        Line::BankFinished(_) => "MIST-4",
        Line::Ghost(_) => "GHOST-1",
        Line::Meeple(_) => "MEEPLE-1",
        Line::Score(_) => "SCORE-1",
        Line::State(_) => "SETUP-5",
        Line::Over(over) => match over.over.by.as_str() {
            "END-1" => "END-1",
            "GHOST-5" => "GHOST-5",
            _ => "END-2",
        },
    }
}

/// The rule that decides what stands in this place of a line.
fn rule_of_path(line: &Line, path: &str) -> &'static str {
    match path {
        "legal" => "PLACE-2",
        "meeple.legal" => "MEEPLE-2",
        "score.value" => match line {
            Line::Score(score) if score.score.region.2 == Kind::City => "SCORE-3",
            _ => "SCORE-2",
        },
        "score.colours" | "score.points" => "SCORE-6",
        "score.legal" => "SCORE-8",
        "state.total" => "SCORE-6",
        "state.supply" | "state.on_board" => "GHOST-1",
        "state.tiles_left" => "PLACE-1",
        _ if path.starts_with("score.take") => "SCORE-7",
        _ if path.starts_with("state.meeples") => "SCORE-9",
        _ => rule_of_kind(line),
    }
}
