//! Refereeing a trace: every line is either a decision, which the rules carry out, or must be what they made of the last.

use super::line::*;
use super::order;
use super::record::lines_of;
use crate::rules::Game;
use crate::rules::mists::{Action, Happening, Haunt, Mists, Phase, Refusal, Setup};
use crate::rules::tiles::{ByArea, Deck, DeckPrint, FaceId, Kind, PartName, Square, StartPrint, TilePrint};
use crate::table::mists::shipped;
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::io::{self, BufRead, Read};
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

/// No line of a trace comes near this many bytes; where one does, the file is some other.
const MOST_BYTES: u64 = 1 << 20;

/// The rule that stands for the format of traces.
const FORMAT: &str = "TRACE";

/// Holds a trace against the rules, game by game.
///
/// # Errors
/// Those of the reader; faults of the trace are in the report.
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

type Checked<T> = Result<T, Wrong>;

/// A fault whose line is not told yet.
struct Wrong {
    rule: &'static str,
    what: String,
    /// So many lines after the one that was read: what ghosts come was looked up there.
    ahead: usize,
}

impl Wrong {
    fn new(rule: &'static str, what: impl ToString) -> Wrong {
        Wrong { rule, what: what.to_string(), ahead: 0 }
    }

    fn ahead(self, ahead: usize) -> Wrong {
        Wrong { ahead, ..self }
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
        referee.take(line, following).map_err(|wrong| {
            let to_blame = rest.get(at + wrong.ahead).map_or(last, |(number, _)| *number);
            wrong.on(to_blame)
        })?;
    }
    referee.close().map_err(|wrong| wrong.on(last))
}

/// One game under way, and the lines that the rules still expect.
struct Referee {
    game: Mists,
    expected: VecDeque<Line>,
    happenings: Vec<Happening>,
    /// Cemeteries that closed and whose burial was not read yet: one placement can close several, in no order (CEM-9).
    graves: Vec<Square>,
    /// Circles of the tile just laid that no line has filled, by mist area: which of them a ghost enters is open to the
    /// trace (SPELL-2).
    circles: ByArea,
}

impl Referee {
    fn begin(start: &GameStart) -> Checked<Referee> {
        let setup = setup_of(start)?;
        let piles = piles_of(start, &setup.deck)?;
        let mut happenings = Vec::new();
        let game = Mists::with_piles(&setup, &piles, &mut happenings).map_err(|error| Wrong::new("SETUP-1", error))?;
        let expected = lines_of(&game, &happenings).collect();
        Ok(Referee { game, expected, happenings, graves: Vec::new(), circles: ByArea::default() })
    }

    /// Holds the next line against the rules; `following` are the lines from it on.
    fn take<'a>(&mut self, line: &Line, following: impl Iterator<Item = &'a Line>) -> Checked<()> {
        if matches!(line, Line::Ghost(_)) {
            self.decide_ghosts(following)?;
        } else if self.expected.is_empty() {
            self.decide(line)?;
        }
        self.name_grave(line);
        self.fill_circle(line)?;
        let Some(first) = self.expected.front() else {
            return Err(Wrong::new(self.game.phase().rule(), format!("{} leads to nothing here", line.kind())));
        };
        // Eloise keeps her place between ghosts that have no order among themselves.
        let among_ghosts = |other: &Line| matches!((line, other), (Line::Ghost(_), Line::Cat(_)));
        let others = self.expected.iter().skip(1);
        let open = others.take_while(|other| order::is_open(&self.game, first, other) || among_ghosts(other));
        let mut run = std::iter::once(first).chain(open);
        match run.position(|expected| settled(expected) == settled(line)) {
            Some(at) => {
                self.expected.swap(0, at);
                self.expected.pop_front();
                Ok(())
            }
            None => Err(match order::too_early(&self.game, first, line) {
                Some(what) => Wrong::new("GHOST-1", what),
                None => difference(first, line),
            }),
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
    fn decide(&mut self, line: &Line) -> Checked<()> {
        match (self.game.phase(), line) {
            (Phase::LayTile, Line::Place(PlaceLine { place })) => {
                self.apply(Action::LayTile { at: square(place.at), turn: place.turn })
            }
            (Phase::Bury, Line::Bury(BuryLine { bury })) => self.apply(match bury.from {
                Some(from) => Action::Bury { meeple: part_named(from) },
                None => Action::BuryFromSupply { colour: bury.colour },
            }),
            (Phase::DrawIn, Line::DrawnIn(DrawnInLine { drawn_in })) => {
                self.apply(Action::DrawIn { at: square(drawn_in.from), haunt: drawn_in.r#where.into() })
            }
            (Phase::PlaceCat, Line::Cat(line)) => self.put_cat(line),
            (Phase::PlaceMeeple, Line::Meeple(MeepleLine { meeple })) => self.put_meeple(meeple),
            (Phase::PickScoring | Phase::TakeScore, Line::Score(ScoreLine { score })) => self.score(score),
            (Phase::MoveMarker, Line::HoundPoints(HoundPointsLine { hound_points })) => {
                let marker = hound_points.marker.ok_or_else(|| Wrong::new(FORMAT, "hound_points.marker is missing"))?;
                self.apply(Action::MoveMarker { marker })
            }
            (Phase::MoveMarker, Line::CatPoints(CatPointsLine { cat_points })) => {
                let marker = cat_points.marker.ok_or_else(|| Wrong::new(FORMAT, "cat_points.marker is missing"))?;
                self.apply(Action::MoveMarker { marker })
            }
            (Phase::PlaceHound | Phase::CalmGhosts, Line::Hound(HoundLine { hound })) => self.put_hound(hound),
            (Phase::LayFaceDown, Line::FaceDown(FaceDownLine { face_down })) => {
                self.apply(Action::LayFaceDown { at: square(face_down.at) })
            }
            (phase, line) => {
                Err(Wrong::new(phase.rule(), format!("a \"{}\" line: {}", line.kind(), phase.what_is_due())))
            }
        }
    }

    fn apply(&mut self, action: Action) -> Checked<()> {
        self.happenings.clear();
        self.game.apply(action, &mut self.happenings)?;
        if let Action::LayTile { .. } = action {
            self.circles = self.game.circles_laid();
        }
        self.graves.extend(self.happenings.iter().filter_map(|happening| match happening {
            &Happening::CemeteryClosed { at, .. } => Some(at),
            _ => None,
        }));
        self.expected.extend(lines_of(&self.game, &self.happenings));
        Ok(())
    }

    /// Which of the cemeteries that closed together a burial names is open to the trace (CEM-9).
    fn name_grave(&mut self, line: &Line) {
        let Line::Bury(BuryLine { bury }) = line else { return };
        if let (Some(Line::Bury(expected)), Some(grave)) =
            (self.expected.front_mut(), self.graves.iter().position(|&grave| grave == square(bury.at)))
        {
            expected.bury.at = bury.at;
            self.graves.remove(grave);
        }
    }

    /// Takes one of the circles that are still empty.
    fn fill_circle(&mut self, line: &Line) -> Checked<()> {
        let area = match line {
            Line::DrawnIn(line) => line.drawn_in.area,
            Line::Ghost(GhostLine { ghost: GhostPut { r#where: Where::Area(AreaWord::Circle, area), .. } }) => *area,
            _ => return Ok(()),
        };
        if self.circles.take(area) {
            return Ok(());
        }
        Err(Wrong::new("SPELL-2", format!("a ghost enters a circle of mist area {area}: none is empty there")))
    }

    fn put_cat(&mut self, line: &CatLine) -> Checked<()> {
        let (_, place) = line.cat.to.ok_or_else(|| Wrong::new("CAT-2", "cat.to: a meeple stands on the board"))?;
        self.apply(Action::PlaceCat { meeple: part_named(place) })
    }

    /// Ghosts of one step have no order among themselves: what was chosen shows in all of them together.
    fn decide_ghosts<'a>(&mut self, following: impl Iterator<Item = &'a Line>) -> Checked<()> {
        if self.expected.front().is_some_and(|expected| expected.kind() != "ghost") {
            return Ok(());
        }
        // Eloise comes right after one of them, and the others after her.
        let of_step = following.take_while(|line| matches!(line, Line::Ghost(_) | Line::Cat(_)));
        let (ghosts, cats): (Vec<_>, Vec<_>) = (0..).zip(of_step).partition(|(_, line)| matches!(line, Line::Ghost(_)));
        let ghost =
            |(_, line): (usize, &'a Line)| if let Line::Ghost(GhostLine { ghost }) = line { Some(ghost) } else { None };
        let came: Vec<(Square, Haunt)> =
            ghosts.into_iter().filter_map(ghost).map(|ghost| (square(ghost.at), ghost.r#where.into())).collect();
        loop {
            match self.game.phase() {
                Phase::PlaceCat => {
                    let Some((place, Line::Cat(line))) = cats.first() else { return Ok(()) };
                    self.put_cat(line).map_err(|wrong| wrong.ahead(*place))?;
                }
                Phase::SpareGhost => self.spare(&came)?,
                Phase::HauntCemetery => {
                    let chosen = came.iter().position(|(_, haunt)| *haunt == Haunt::Cemetery);
                    let chosen = chosen.ok_or_else(|| Wrong::new("CEM-6", "no ghost comes to an open cemetery"))?;
                    let at = came[chosen].0;
                    self.apply(Action::HauntCemetery { at }).map_err(|wrong| wrong.ahead(chosen))?;
                }
                Phase::HauntMist => {
                    let at = self.game.haunting_at().unwrap_or_default();
                    let chosen = (0..).zip(&came).find_map(|(place, &(square, haunt))| match haunt {
                        Haunt::Mist(area) if square == at => Some((place, area)),
                        _ => None,
                    });
                    let (place, area) =
                        chosen.ok_or_else(|| Wrong::new("L5-3", format!("no ghost comes to the mist on {at}")))?;
                    self.apply(Action::HauntMist { at, area }).map_err(|wrong| wrong.ahead(place))?;
                }
                _ if self.expected.is_empty() => {
                    let due = self.game.phase();
                    return Err(Wrong::new(due.rule(), format!("a \"ghost\" line: {}", due.what_is_due())));
                }
                _ => return Ok(()),
            }
        }
    }

    /// The area that was spared has a ghost fewer than it has symbols (GHOST-4).
    fn spare(&mut self, came: &[(Square, Haunt)]) -> Checked<()> {
        let laid = self.game.board().tile(self.game.last_laid()).at;
        let spared = (0..).zip(self.game.symbols_laid()).find(|&(area, symbols)| {
            let ghosts = came.iter().filter(|&&ghost| ghost == (laid, Haunt::Mist(area))).count();
            ghosts < usize::from(symbols)
        });
        match spared {
            Some((area, _)) => self.apply(Action::SpareGhost { area }),
            None => Err(Wrong::new("GHOST-3", "no mist area of the tile gets a ghost fewer")),
        }
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
            Take::Points(_) => {
                self.apply(Action::TakePoints)?;
                self.move_markers(score)?;
            }
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

    /// Colours without a marker move the one that the line tells (L6-2).
    fn move_markers(&mut self, score: &Scored) -> Checked<()> {
        // Once the scoring is told, a marker still waited for is a hound's.
        while let (Some((colour, _)), true) = (self.game.marking(), self.expected.is_empty()) {
            let marker = score.markers.as_ref().and_then(|markers| markers.get(&colour));
            let what = || Wrong::new("L6-2", format!("score.markers: the marker that {colour} moves is missing"));
            self.apply(Action::MoveMarker { marker: *marker.ok_or_else(what)? })?;
        }
        Ok(())
    }

    fn put_hound(&mut self, hound: &HoundPut) -> Checked<()> {
        if self.game.phase() == Phase::PlaceHound {
            let (_, place) = hound.to.ok_or_else(|| Wrong::new("HOUND-2", "hound.to: a meeple stands on the board"))?;
            self.apply(Action::PlaceHound { meeple: part_named(place) })?;
        }
        for (x, y, ghosts) in hound.banish.iter().flatten() {
            for &ghost in ghosts {
                if self.game.phase() != Phase::CalmGhosts {
                    return Err(Wrong::new("HOUND-3", "hound.banish: more ghosts than the hound can remove"));
                }
                self.apply(Action::Banish { at: square([*x, *y]), haunt: ghost.into() })?;
            }
        }
        // Two hounds can follow each other: the next one's ghosts are its own.
        if self.game.phase() == Phase::CalmGhosts && self.game.hound_under_way() == Some(hound.name) {
            self.apply(Action::StopBanishing)?;
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
        for (already, &ghost) in ghosts.of.iter().enumerate() {
            if already > 0 && self.game.phase() != Phase::Banish {
                return Err(Wrong::new("SCORE-7", "score.take: more ghosts than can leave the square"));
            }
            let at = ghosts.banish.unwrap_or_default();
            self.apply(Action::Banish { at: square(at), haunt: ghost.into() })?;
        }
        if ghosts.of.is_empty() || self.game.phase() == Phase::Banish {
            self.apply(Action::StopBanishing)?;
        }
        Ok(())
    }
}

fn setup_of(start: &GameStart) -> Checked<Setup> {
    let level = shipped::level(start.level).map_err(|error| Wrong::new("LEVEL", error))?;
    if start.players != start.colours.len() {
        let what = format!("game.players {}, but colours for {}", start.players, start.colours.len());
        return Err(Wrong::new("SETUP-3", what));
    }
    let markers = start.markers.clone();
    let (deck, seats) = (Arc::new(deck_of(start)?), start.colours.clone());
    Ok(Setup { level, deck, seats, markers, spell_circles: start.spell_circles })
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

fn piles_of(start: &GameStart, deck: &Deck) -> Checked<Vec<Vec<FaceId>>> {
    let find =
        |name: &String| deck.find(name).ok_or_else(|| Wrong::new(FORMAT, format!("no face is called \"{name}\"")));
    start.piles.iter().map(|pile| pile.iter().map(find).collect()).collect()
}

fn part_named((x, y, kind, index): PartAt) -> PartName {
    PartName::new(square([x, y]), kind, index)
}

/// A line with its unordered lists in one order, so that it can be compared.
fn settled(line: &Line) -> Line {
    let mut line = line.clone();
    match &mut line {
        Line::BankFinished(bank) => bank.bank_finished.sort_unstable(),
        // All circles of a tile are filled in the end: which of them a line names is looked at by itself.
        Line::DrawnIn(line) => line.drawn_in.area = 0,
        Line::Ghost(GhostLine { ghost: GhostPut { r#where: Where::Area(AreaWord::Circle, area), .. } }) => *area = 0,
        Line::Score(ScoreLine { score }) => {
            score.colours.sort_unstable();
            if let Take::Ghosts(ghosts) = &mut score.take {
                ghosts.of.sort_unstable();
            }
        }
        Line::Hound(HoundLine { hound }) => {
            hound.banish = hound.banish.take().filter(|squares| !squares.is_empty());
            if let Some(squares) = &mut hound.banish {
                squares.iter_mut().for_each(|(_, _, ghosts)| ghosts.sort_unstable());
                squares.sort_unstable();
            }
        }
        _ => {}
    }
    line
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
        Line::Bury(_) => "CEM-3",
        Line::Ghost(_) => "GHOST-1",
        Line::DrawnIn(_) => "SPELL-2",
        Line::Cat(_) => "CAT-2",
        Line::Meeple(_) => "MEEPLE-1",
        Line::Score(_) => "SCORE-1",
        Line::HoundPoints(_) => "HOUND-6",
        Line::CatPoints(_) => "CAT-4",
        Line::Hound(_) => "HOUND-1",
        Line::FaceDown(_) => "L5-4",
        Line::State(_) => "SETUP-5",
        Line::Over(over) => match over.over.by.as_str() {
            "END-1" => "END-1",
            "GHOST-5" => "GHOST-5",
            "PILE-2" => "PILE-2",
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
            Line::Score(score) if score.score.region.2 == Kind::Castle => "SCORE-4",
            _ => "SCORE-2",
        },
        "bury.from" => "CEM-4",
        "hound.to" => "HOUND-2",
        "hound.legal" => "HOUND-2",
        "hound.banish" => "HOUND-3",
        "hound_points.marker" => "L6-4",
        "cat_points.marker" => "L6-4",
        "state.pile" => "HOUND-4",
        "state.in_circles" => "SPELL-2",
        "state.cat" => "CAT-5",
        "score.colours" | "score.points" => "SCORE-6",
        "score.legal" => "SCORE-8",
        "state.total" => "SCORE-6",
        "state.supply" | "state.on_board" => "GHOST-1",
        "state.tiles_left" => "PLACE-1",
        _ if path.starts_with("score.take") => "SCORE-7",
        _ if path.starts_with("score.markers") => "L6-2",
        _ if path.starts_with("state.hounds") => "HOUND-1",
        _ if path.starts_with("state.meeples") => "SCORE-9",
        _ => rule_of_kind(line),
    }
}
