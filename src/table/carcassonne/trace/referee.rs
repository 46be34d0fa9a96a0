//! Checks one game of a trace. Each line is either a decision for the rules to carry out, or must be a result of the
//! last one.

use super::difference::{any_circle, difference, settled};
use super::line::*;
use super::opening;
use super::places::{AreaAt, From, PartAt, part_named, square};
use super::record::lines_of;
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Phase, Piece};
use crate::rules::tiles::{Kind, PartName, RegionId};
use crate::table::trace::{self, Checked, FORMAT, TraceLine, Wrong};
use std::collections::{BTreeMap, VecDeque};

/// A game under way, and the lines that the rules still expect.
pub struct Referee {
    game: Carcassonne,
    expected: VecDeque<Line>,
    happenings: Vec<Happening>,
    /// Ghosts in circles as the lines tell them. Where mist is finished or broken, a trace may take them in any order
    /// (RCIRC-6, RCIRC-8).
    circles: BTreeMap<AreaAt, u8>,
    /// Ghosts that go back from circles to the supply, and that no line has told yet.
    to_release: u8,
}

/// By which rule ghosts leave the circles of finished mist, and by which those of broken mist.
const FINISHED: &str = "RCIRC-6";
const BROKEN: &str = "RCIRC-8";

impl trace::Referee<Line> for Referee {
    fn begin(first: &Line) -> Checked<Referee> {
        let Line::Game(first) = first else {
            return Err(Wrong::new(FORMAT, "expected a \"game\" line"));
        };
        let setup = opening::setup_of(&first.game)?;
        let order = opening::order_of(&first.game, &setup.deck)?;
        let mut happenings = Vec::new();
        let game = Carcassonne::with_order(&setup, order, &mut happenings).map_err(opening::wrong_setup)?;
        let expected = lines_of(&game, &happenings).into();
        Ok(Referee { game, expected, happenings, circles: BTreeMap::new(), to_release: 0 })
    }

    fn take<'a>(&mut self, line: &Line, mut following: impl Iterator<Item = &'a Line>) -> Checked<()> {
        self.gather_released();
        if self.to_release > 0 {
            return self.release(line);
        }
        if self.expected.is_empty() {
            self.decide(line, following.nth(1))?;
            self.gather_released();
        }
        self.count_circles(line)?;
        self.name_alike(line);
        let place = self.place_of(line);
        let Some(meant) = self.expected.get(place) else {
            return Err(Wrong::new(self.game.phase().rule(), format!("{} leads to nothing here", line.kind())));
        };
        if settled(meant) != settled(line) {
            return Err(difference(meant, line));
        }
        self.expected.remove(place);
        Ok(())
    }

    fn close(&self) -> Checked<()> {
        match self.expected.front() {
            Some(line) => Err(Wrong::new(FORMAT, format!("the trace ends: expected a \"{}\" line", line.kind()))),
            None if self.to_release > 0 => Err(Wrong::new(FORMAT, "the trace ends: expected a \"released\" line")),
            None if self.game.outcome().is_none() => {
                Err(Wrong::new(FORMAT, format!("the trace ends: {}", self.game.phase().what_is_due())))
            }
            None => Ok(()),
        }
    }
}

impl Referee {
    /// Carries out the decision in a line; `next` is the line after it.
    fn decide(&mut self, line: &Line, next: Option<&Line>) -> Checked<()> {
        match (self.game.phase(), line) {
            (Phase::LayTile, Line::Place(PlaceLine { place })) => {
                self.apply(Action::LayTile { at: square(place.at), turn: place.turn })
            }
            (Phase::DrawIn, Line::DrawnIn(DrawnInLine { drawn_in })) => {
                self.apply(Action::DrawIn { meeple: part_named(drawn_in.from) })
            }
            (Phase::TakeFromCircle, Line::Haunt(HauntLine { haunt })) => self.take_from_circle(haunt),
            (Phase::HauntOpponent | Phase::HauntOwn, Line::Haunt(HauntLine { haunt })) => {
                self.apply(Action::GiveGhost { meeple: part_named(haunt.to) })
            }
            (Phase::PlaceMeeple, Line::Meeple(MeepleLine { meeple: MeeplePut { on: None, .. } })) => {
                let recalled = matches!(next, Some(Line::Recall(_)));
                self.apply(if recalled { Action::RecallAbbot } else { Action::SkipMeeple })
            }
            (Phase::PlaceMeeple, Line::Meeple(MeepleLine { meeple: MeeplePut { on: Some(on), kind, .. } })) => {
                self.put_meeple(*on, *kind)
            }
            (Phase::PickScoring, Line::Score(ScoreLine { score })) => {
                let region = part_named(score.region);
                if self.game.part_named(region).is_none() {
                    return Err(Wrong::new("RSCORE-1", "score.region: no such region is due to be scored"));
                }
                self.apply(Action::ScoreNext { region })
            }
            (phase, line) => {
                Err(Wrong::new(phase.rule(), format!("a \"{}\" line: {}", line.kind(), phase.what_is_due())))
            }
        }
    }

    fn apply(&mut self, action: Action) -> Checked<()> {
        self.happenings.clear();
        self.game.apply(action, &mut self.happenings).map_err(Wrong::refused::<Carcassonne>)?;
        self.expected.extend(lines_of(&self.game, &self.happenings));
        Ok(())
    }

    /// The line tells two decisions at once: the circle, and the meeple if there are several (RCIRC-5).
    fn take_from_circle(&mut self, haunt: &Haunted) -> Checked<()> {
        let From::Circle((x, y, area)) = haunt.from else {
            return Err(Wrong::new("RCIRC-5", "haunt.from: expected a circle of the mist that was extended"));
        };
        self.apply(Action::TakeFromCircle { at: square([x, y]), area })?;
        if self.expected.is_empty() && self.game.phase() == Phase::HauntOpponent {
            return self.apply(Action::GiveGhost { meeple: part_named(haunt.to) });
        }
        Ok(())
    }

    fn put_meeple(&mut self, (x, y, kind, index): PartAt, piece: Option<Piece>) -> Checked<()> {
        let piece = piece.ok_or_else(|| Wrong::new(FORMAT, "meeple.kind is missing"))?;
        let laid = self.game.board().tile(self.game.last_laid()).at;
        if square([x, y]) != laid {
            return Err(Wrong::new("RMEEPLE-1", format!("meeple.on: the tile just laid is on {laid}")));
        }
        self.apply(Action::PlaceMeeple { piece, kind, index })
    }

    /// Any part of a region may name that region.
    fn name_alike(&mut self, line: &Line) {
        match line {
            Line::Score(ScoreLine { score: Scored { region, .. } }) => {
                let meant = self.region(part_named(*region));
                if let Some(Line::Score(ScoreLine { score: expected })) = self.expected.front_mut()
                    && meant.is_some()
                    && region_in(&self.game, part_named(expected.region)) == meant
                {
                    expected.region = *region;
                }
            }
            Line::Final(FinalLine { r#final: FinallyScored { region, .. } }) => {
                let meant = self.region(part_named(*region));
                for expected in &mut self.expected {
                    if let Line::Final(FinalLine { r#final: expected }) = expected
                        && meant.is_some()
                        && region_in(&self.game, part_named(expected.region)) == meant
                    {
                        expected.region = *region;
                    }
                }
            }
            _ => {}
        }
    }

    /// The place of the expected line that a line stands for: the first, but the regions of the final scoring may come
    /// in any order (REND-4).
    fn place_of(&self, line: &Line) -> usize {
        let (Line::Final(FinalLine { r#final: FinallyScored { region, .. } }), Some(Line::Final(_))) =
            (line, self.expected.front())
        else {
            return 0;
        };
        let names_it = |it: &Line| matches!(it, Line::Final(FinalLine { r#final: it }) if it.region == *region);
        self.expected.iter().position(names_it).unwrap_or_default()
    }

    fn region(&self, name: PartName) -> Option<RegionId> {
        region_in(&self.game, name)
    }

    /// Keeps count of the ghosts in circles.
    fn count_circles(&mut self, line: &Line) -> Checked<()> {
        match line {
            Line::DrawnIn(DrawnInLine { drawn_in: DrawnIn { to, .. } })
            | Line::Fill(FillLine { fill: Filled { to } }) => {
                *self.circles.entry(*to).or_default() += 1;
                Ok(())
            }
            Line::Haunt(HauntLine { haunt }) => match haunt.from {
                From::Circle(area) => {
                    if any_circle(haunt) {
                        self.may_let_go(haunt, area)?;
                    }
                    self.let_go(area, 1)
                }
                From::Supply(_) => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Ghosts leave the circles of an area.
    fn let_go(&mut self, area: AreaAt, ghosts: u8) -> Checked<()> {
        let (x, y, index) = area;
        let there = self.circles.entry(area).or_default();
        match there.checked_sub(ghosts) {
            Some(left) => {
                *there = left;
                Ok(())
            }
            None => {
                let what = format!("{ghosts} ghosts leave the circles of mist area {index} on {}", square([x, y]));
                Err(Wrong::new("RCIRC-2", format!("{what}: only {there} are there")))
            }
        }
    }

    /// Whether an area belongs to mist that the tile just laid finished or broke.
    fn may_let_go(&self, haunt: &Haunted, area: AreaAt) -> Checked<()> {
        let bank = self.bank_of(area);
        let (banks, rule) = match haunt.why {
            WhyWord::Finish | WhyWord::Extend => (self.game.banks_extended(), FINISHED),
            WhyWord::Break | WhyWord::Circles => (self.game.banks_broken(), BROKEN),
        };
        let finished = |bank| self.game.board().region(bank).finished();
        let meant = bank.is_some_and(|bank| banks.contains(&bank) && (rule != FINISHED || finished(bank)));
        let what = "haunt.from: this mist was not finished or broken by the tile";
        if meant { Ok(()) } else { Err(Wrong::new(rule, what)) }
    }

    fn bank_of(&self, (x, y, index): AreaAt) -> Option<RegionId> {
        self.region(PartName::new(square([x, y]), Kind::Mist, index))
    }

    /// The rules tell in one order which ghosts go back to the supply; a trace may have left others in the circles.
    fn gather_released(&mut self) {
        while let Some(Line::Released(ReleasedLine { released })) = self.expected.front() {
            self.to_release += released.ghosts;
            self.expected.pop_front();
        }
    }

    fn release(&mut self, line: &Line) -> Checked<()> {
        let rule = if self.game.banks_broken().is_empty() { FINISHED } else { BROKEN };
        let Line::Released(ReleasedLine { released }) = line else {
            let what = format!("a \"{}\" line: expected a \"released\" line", line.kind());
            return Err(Wrong::new(rule, what));
        };
        let there = self.circles.get(&released.from).copied().unwrap_or_default();
        let bank = self.bank_of(released.from);
        let emptied = |banks: &[RegionId]| bank.is_some_and(|bank| banks.contains(&bank));
        if released.ghosts == 0 || released.ghosts != there || released.ghosts > self.to_release {
            return Err(Wrong::new(rule, format!("released.ghosts: expected {there}, found {}", released.ghosts)));
        }
        if !emptied(self.game.banks_extended()) && !emptied(self.game.banks_broken()) {
            return Err(Wrong::new(rule, "released.from: this mist was not finished or broken by the tile"));
        }
        self.to_release -= released.ghosts;
        self.let_go(released.from, released.ghosts)
    }
}

fn region_in(game: &Carcassonne, name: PartName) -> Option<RegionId> {
    game.part_named(name).map(|part| game.board().region_of(part))
}
