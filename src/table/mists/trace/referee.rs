//! Checks one game of a trace. Each line is either a decision for the rules to carry out, or must be a result of the
//! last one.

use super::difference::{difference, settled};
use super::line::*;
use super::places::{AreaWord, Where, part_named, square};
use super::record::lines_of;
use super::{opening, order};
use crate::rules::Game;
use crate::rules::mists::{Action, Happening, Haunt, Mists, Phase};
use crate::rules::tiles::{ByArea, PartName, Square};
use crate::table::trace::{self, Checked, FORMAT, TraceLine, Wrong};
use std::collections::VecDeque;

/// A game under way, and the lines that the rules still expect.
pub struct Referee {
    game: Mists,
    expected: VecDeque<Line>,
    happenings: Vec<Happening>,
    /// Closed cemeteries whose burial was not read yet. One placement can close several, in any order (CEM-9).
    graves: Vec<Square>,
    /// Circles of the tile just laid that no line has filled, by mist area. The trace may choose which circle a ghost
    /// enters (SPELL-2).
    circles: ByArea,
}

impl trace::Referee<Line> for Referee {
    fn begin(first: &Line) -> Checked<Referee> {
        let Line::Game(first) = first else {
            return Err(Wrong::new(FORMAT, "expected a \"game\" line"));
        };
        let start = &first.game;
        let setup = opening::setup_of(start)?;
        let piles = opening::piles_of(start, &setup.deck)?;
        let mut happenings = Vec::new();
        let game = Mists::with_piles(&setup, &piles, &mut happenings).map_err(|error| Wrong::new("SETUP-1", error))?;
        let expected = lines_of(&game, &happenings).into();
        Ok(Referee { game, expected, happenings, graves: Vec::new(), circles: ByArea::default() })
    }

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
        // Ghosts may come in any order, but Eloise must come between them at the right place.
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
}

impl Referee {
    /// Carries out the decision in a line.
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
        self.game.apply(action, &mut self.happenings).map_err(Wrong::refused::<Mists>)?;
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

    /// If several cemeteries closed together, the trace may choose which of them a burial names (CEM-9).
    fn name_grave(&mut self, line: &Line) {
        let Line::Bury(BuryLine { bury }) = line else { return };
        if let (Some(Line::Bury(expected)), Some(grave)) =
            (self.expected.front_mut(), self.graves.iter().position(|&grave| grave == square(bury.at)))
        {
            expected.bury.at = bury.at;
            self.graves.remove(grave);
        }
    }

    /// Fills one of the circles that are still empty.
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

    /// Ghosts of one step may come in any order, so the decision can be seen only from all of them together.
    fn decide_ghosts<'a>(&mut self, following: impl Iterator<Item = &'a Line>) -> Checked<()> {
        if self.expected.front().is_some_and(|expected| expected.kind() != "ghost") {
            return Ok(());
        }
        // Eloise comes right after one of them, and the other ghosts come after her.
        let of_step = following.take_while(|line| matches!(line, Line::Ghost(_) | Line::Cat(_)));
        let (ghosts, cats): (Vec<_>, Vec<_>) = (0..).zip(of_step).partition(|(_, line)| matches!(line, Line::Ghost(_)));
        // Each with its place among all lines of the step.
        let ghost = |(place, line): (usize, &'a Line)| match line {
            Line::Ghost(GhostLine { ghost }) => Some((place, (square(ghost.at), ghost.r#where.into()))),
            _ => None,
        };
        let came: Vec<(usize, (Square, Haunt))> = ghosts.into_iter().filter_map(ghost).collect();
        loop {
            match self.game.phase() {
                Phase::PlaceCat => {
                    let Some((place, Line::Cat(line))) = cats.first() else { return Ok(()) };
                    self.put_cat(line).map_err(|wrong| wrong.ahead(*place))?;
                }
                Phase::SpareGhost => self.spare(&came)?,
                Phase::HauntCemetery => {
                    let chosen = came.iter().find(|(_, (_, haunt))| *haunt == Haunt::Cemetery);
                    let &(place, (at, _)) =
                        chosen.ok_or_else(|| Wrong::new("CEM-6", "no ghost comes to an open cemetery"))?;
                    self.apply(Action::HauntCemetery { at }).map_err(|wrong| wrong.ahead(place))?;
                }
                Phase::HauntMist => {
                    let at = self.game.haunting_at().unwrap_or_default();
                    let chosen = came.iter().find_map(|&(place, (square, haunt))| match haunt {
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

    /// The spared area has one ghost less than symbols (GHOST-4).
    fn spare(&mut self, came: &[(usize, (Square, Haunt))]) -> Checked<()> {
        let laid = self.game.board().tile(self.game.last_laid()).at;
        let spared = (0..).zip(self.game.symbols_laid()).find(|&(area, symbols)| {
            let ghosts = came.iter().filter(|&&(_, ghost)| ghost == (laid, Haunt::Mist(area))).count();
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
        // Any part of a region may name that region.
        for line in &mut self.expected {
            if let Line::Score(expected) = line {
                expected.score.region = score.region;
            }
        }
        Ok(())
    }

    /// Colours without a marker move the marker that the line names (L6-2).
    fn move_markers(&mut self, score: &Scored) -> Checked<()> {
        // After the lines of the scoring, a marker that must still be chosen belongs to a hound.
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
        // Two hounds can follow each other. The ghosts of the next hound are its own.
        if self.game.phase() == Phase::CalmGhosts && self.game.hound_under_way() == Some(hound.name) {
            self.apply(Action::StopBanishing)?;
        }
        Ok(())
    }

    /// The due region named by its part on the tile just laid.
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
