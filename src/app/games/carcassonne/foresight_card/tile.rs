//! "If it lies here": what laying the held tile would do.

use super::{ForesightCard, ForesightLine, ForesightMark, Hovering, coin, line};
use crate::app::games::carcassonne::words::{People, sum, whose_meeple};
use crate::app::words::{number, say};
use crate::guide::carcassonne::foresight::{Completed, Foresight, Grown, Haunted, LeftOut};
use crate::rules::Colour;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::Kind;
use std::ops::RangeInclusive;

/// More lines than this are not read while a tile hovers.
const MOST_LINES: usize = 6;

/// What laying the held tile would do. `ahead` is the foresight in this position.
pub fn tile_card(ahead: &Foresight, position: &Carcassonne, names: &[String]) -> ForesightCard {
    let told = Told { position, people: People::of(position, names), me: position.active_colour() };
    let mut lines = Vec::new();
    if ahead.ends_game {
        lines.push(line(ForesightMark::Note, say!("rival-ahead-last-tile")));
    }
    for (number, region) in ahead.completed.iter().enumerate() {
        let instead = ahead.completed[..number].iter().any(brings_if_taken);
        lines.push(told.completed(region, instead));
    }
    lines.extend(told.ghosts(ahead));
    lines.extend(ahead.grown.iter().filter(|grown| told.is_told(grown)).map(|grown| told.grown(grown)));
    lines.extend(ahead.fields.iter().map(|field| told.field(field)));
    lines.extend(ahead.surrounded.iter().filter(|grown| told.is_told(grown)).map(|grown| told.surrounded(grown)));
    lines.extend(told.circles(ahead));
    // What rivals gain comes last: it is the first to go if there is too much.
    lines.extend(ahead.grown.iter().chain(&ahead.surrounded).filter_map(|grown| told.of_rival(grown)));
    if lines.is_empty() {
        lines.push(line(ForesightMark::Note, say!("ahead-nothing")));
    }
    lines.truncate(MOST_LINES);
    ForesightCard { of: Hovering::Tile, lines }
}

/// Who is told what.
struct Told<'a> {
    position: &'a Carcassonne,
    people: People<'a>,
    me: Colour,
}

impl Told<'_> {
    /// A finished region: the points of everybody who gets some, or what a new meeple would score there. `instead` says
    /// that it could score in a region before this one.
    fn completed(&self, completed: &Completed, instead: bool) -> ForesightLine {
        let (region, kind) = (&completed.region, completed.region.kind.name());
        if let Some(keeper) = completed.guard {
            let name = self.people.name(keeper);
            return line(ForesightMark::Guard(keeper), say!("rival-ahead-guard", name = name));
        }
        let scorers: Vec<(Colour, i16)> =
            self.people.colours().filter_map(|colour| Some((colour, region.points[colour]?))).collect();
        let own = scorers.iter().find(|(colour, _)| *colour == self.me).or(scorers.first());
        match (own, completed.if_taken) {
            (Some(&(colour, points)), _) => {
                let share =
                    |&(colour, points)| say!("rival-share", name = self.people.name(colour), sum = number(points));
                let shares = scorers.iter().map(share).collect::<Vec<_>>().join(", ");
                line(coin(colour, points), say!("rival-ahead-completes", kind = kind, shares = shares))
            }
            (None, Some(_)) if region.kind == Kind::Cemetery => {
                line(ForesightMark::Guard(self.me), say!("rival-ahead-free-cemetery"))
            }
            (None, Some(points)) => {
                let text = match instead {
                    true => say!("ahead-or-free", kind = kind, points = points),
                    false => say!("rival-ahead-completes-free", kind = kind, points = points),
                };
                line(coin(None, points as i16), text)
            }
            (None, None) => line(ForesightMark::Note, say!("rival-ahead-completes-nothing", kind = kind)),
        }
    }

    /// Ghosts that come: meeples that surely go home, then how many go to rivals and to the player.
    fn ghosts(&self, ahead: &Foresight) -> Vec<ForesightLine> {
        let ghosts = &ahead.ghosts;
        let mut lines: Vec<ForesightLine> =
            ghosts.certain.iter().filter(|haunted| haunted.chased).filter_map(|haunted| self.chased(haunted)).collect();
        match ghosts.opponents_spared {
            _ if !ghosts.extends => {}
            Some(why) => lines.push(line(ForesightMark::Note, none_to_rivals(why))),
            None => {
                let text = say!(
                    "rival-ahead-extends",
                    ghosts = range(&ghosts.to_opponents),
                    most = *ghosts.to_opponents.end()
                );
                lines.push(line(ForesightMark::Ghost, text));
            }
        }
        match ghosts.own_spared {
            _ if !ghosts.breaks => {}
            Some(why) => lines.push(line(ForesightMark::Note, none_to_own(why))),
            None => {
                let text = say!("rival-ahead-breaks", ghosts = range(&ghosts.to_own), most = *ghosts.to_own.end());
                lines.push(line(ForesightMark::Danger, text));
            }
        }
        if *ghosts.released.end() > 0 {
            let text = say!("rival-ahead-released", ghosts = range(&ghosts.released), most = *ghosts.released.end());
            lines.push(line(ForesightMark::Note, text));
        }
        lines
    }

    /// "third ghost: Maura's knight goes home".
    fn chased(&self, haunted: &Haunted) -> Option<ForesightLine> {
        let whose = whose_meeple(self.position, self.position.meeple_on(haunted.meeple)?, self.people);
        let mark = if haunted.colour == self.me { ForesightMark::Danger } else { ForesightMark::Ghost };
        Some(line(mark, say!("rival-follows-chased", whose = whose)))
    }

    /// Whether a region that grows is worth a line: the player is in it, or the majority changes.
    fn is_told(&self, grown: &Grown) -> bool {
        grown.majority_changes() || grown.after.counts[self.me] > 0
    }

    /// "Alix and Maura share the city", "The city grows: worth 5 − 1 = 4 so far".
    fn grown(&self, grown: &Grown) -> ForesightLine {
        let (kind, after) = (grown.after.kind.name(), &grown.after);
        if grown.majority_changes() {
            return self.majority(grown);
        }
        let points = after.points[self.me];
        let mark = points.map_or(ForesightMark::Note, |points| coin(self.me, points));
        let worth = points.map_or_else(|| after.value.to_string(), |points| sum(after.value, points));
        line(mark, say!("rival-ahead-grows", kind = kind, points = worth))
    }

    /// "Maura's city grows: 5 so far", "Maura's castle: 2 squares still empty", if the player has nothing to do with
    /// it.
    fn of_rival(&self, grown: &Grown) -> Option<ForesightLine> {
        let after = &grown.after;
        let owners = || self.people.colours().filter(|&colour| after.majority.contains(colour));
        let owner = owners().next().filter(|_| !self.is_told(grown))?;
        let (kind, names) = (after.kind.name(), self.people.list(owners()));
        let text = match after.kind {
            Kind::Monastery | Kind::Castle | Kind::Cemetery => {
                say!("rival-ahead-surrounded-of", kind = kind, names = names, squares = after.open)
            }
            _ => say!("rival-ahead-grows-of", kind = kind, names = names, points = after.value),
        };
        Some(line(ForesightMark::Player(owner), text))
    }

    /// Who has the most meeples in a region then.
    fn majority(&self, grown: &Grown) -> ForesightLine {
        let (kind, after) = (grown.after.kind.name(), &grown.after);
        let leaders = || self.people.colours().filter(|&colour| after.majority.contains(colour));
        let mark = match leaders().next() {
            Some(leader) if !after.majority.contains(self.me) => ForesightMark::Player(leader),
            Some(_) => ForesightMark::Player(self.me),
            None => ForesightMark::Note,
        };
        let (names, many) = (self.people.list(leaders()), after.majority.len());
        line(mark, say!("rival-ahead-majority", kind = kind, names = names, leaders = many))
    }

    fn field(&self, field: &Grown) -> ForesightLine {
        if field.majority_changes() {
            return self.majority(field);
        }
        let farmers = self.people.colours().filter(|&colour| field.after.majority.contains(colour));
        let (names, cities) = (self.people.list(farmers), field.after.fed_by());
        let fed_before: usize = field.before.iter().map(|field| field.fed_by()).sum();
        let text = match () {
            () if !field.joins() && cities == fed_before => say!("rival-ahead-field-reaches", names = names),
            () => say!("rival-ahead-field", cities = cities, points = field.after.value, names = names),
        };
        line(ForesightMark::Field, text)
    }

    /// "The monastery: 2 squares still empty".
    fn surrounded(&self, grown: &Grown) -> ForesightLine {
        let (kind, squares) = (grown.after.kind.name(), grown.after.open);
        line(ForesightMark::Note, say!("rival-ahead-surrounded", kind = kind, squares = squares))
    }

    fn circles(&self, ahead: &Foresight) -> Vec<ForesightLine> {
        let circles = &ahead.circles;
        let mut lines = Vec::new();
        if circles.drawn_in > 0 {
            lines.push(line(ForesightMark::Ghost, say!("rival-ahead-drawn-in", ghosts = circles.drawn_in)));
        }
        if circles.from_supply > 0 {
            lines.push(line(ForesightMark::Note, say!("rival-ahead-filled", circles = circles.from_supply)));
        }
        if circles.empty > 0 {
            lines.push(line(ForesightMark::Note, say!("rival-ahead-empty", circles = circles.empty)));
        }
        lines
    }
}

/// Whether a meeple that is put there would score points.
pub(super) fn brings_if_taken(completed: &Completed) -> bool {
    completed.if_taken.is_some() && completed.region.kind != Kind::Cemetery
}

/// "2", or "1 to 3" where it depends on choices.
fn range(ghosts: &RangeInclusive<u8>) -> String {
    match (ghosts.start(), ghosts.end()) {
        (least, most) if least == most => most.to_string(),
        (least, most) => say!("rival-range", least = *least, most = *most),
    }
}

fn none_to_rivals(why: LeftOut) -> &'static str {
    match why {
        LeftOut::NobodyToTake => say!("rival-ahead-no-rival"),
        LeftOut::SupplyEmpty => say!("rival-ahead-extends-empty"),
    }
}

fn none_to_own(why: LeftOut) -> &'static str {
    match why {
        LeftOut::NobodyToTake => say!("rival-ahead-no-own"),
        LeftOut::SupplyEmpty => say!("rival-ahead-breaks-empty"),
    }
}
