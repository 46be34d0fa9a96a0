//! Finds where a line differs from what the rules demand, and which rule it breaks.

use super::line::*;
use crate::rules::dont_go_in::{CardType, Room};
use crate::table::trace::{self, FORMAT, Wrong};

/// What is wrong with a line if another one is expected.
pub(super) fn difference(expected: &Line, found: &Line) -> Wrong {
    trace::difference((expected, found), Line::clone, rule_of_path)
}

/// The rule that demands a line of this kind.
fn rule_of_kind(line: &Line) -> &'static str {
    match line {
        Line::Game(_) => FORMAT,
        Line::Deal(DealLine { deal }) => match deal.room.0 {
            Room::Library => "HROOM-50",
            Room::SecretPassage => "HROOM-60",
            Room::Attic | Room::Nursery | Room::Basement | Room::Hallway => "HSETUP-6",
        },
        Line::Place(_) => "HPLACE-2",
        Line::Ghosts(GhostsLine { ghosts }) => rule_of_ghosts(&ghosts.why),
        Line::Peek(_) => "HROOM-61",
        Line::TurnUp(_) => "HROOM-62",
        Line::Roll(_) => "HROLL-1",
        Line::Reroll(_) => "HROOM-30",
        Line::Flip(_) => "HROOM-40",
        Line::Take(_) => "HTAKE-1",
        Line::Pass(_) => "HCARD-60",
        Line::Tome(_) => "HCARD-110",
        Line::Dispel(DispelLine { dispel }) => rule_of_dispel(dispel.why.0),
        Line::Remove(_) => "HTAKE-5",
        Line::State(_) => "HPLACE-1",
        Line::Score(_) => "HEND-4",
        Line::Over(_) => "HEND-5",
    }
}

fn rule_of_ghosts(why: &str) -> &'static str {
    match why {
        "attic" => "HROOM-10",
        "nursery" => "HROOM-20",
        "left" => "HROOM-51",
        "right" => "HROOM-52",
        "mirror" => "HCARD-70",
        "holy-water" => "HCARD-50",
        _ => "HROLL-4",
    }
}

fn rule_of_dispel(why: CardType) -> &'static str {
    match why {
        CardType::Amulet => "HCARD-10",
        CardType::Cat => "HCARD-20",
        CardType::Clock => "HCARD-30",
        CardType::Doll => "HCARD-40",
        CardType::HolyWater => "HCARD-50",
        CardType::Mask => "HCARD-60",
        CardType::Mirror => "HCARD-71",
        CardType::MusicBox => "HCARD-80",
        CardType::Portrait => "HCARD-90",
        CardType::Ring => "HCARD-100",
        CardType::Tome => "HCARD-111",
        CardType::Twin => "HCARD-120",
    }
}

/// The rule that determines the value at this path of a line.
fn rule_of_path(line: &Line, path: &str) -> &'static str {
    match path {
        "place.player" => "HPLACE-1",
        "roll.dice" | "roll.player" | "reroll.dice" => "HROLL-2",
        "state.ghosts" => "HHIDE-1",
        "state.supply" => "HTAKE-2",
        "state.face_up" | "state.dispelled" | "state.curses" => "HCARD-1",
        "state.rooms" | "state.deck" => "HTAKE-4",
        "state.clock" => "HCARD-31",
        "state.looked" => "HROOM-61",
        "score.penalty" | "score.ghosts" => "HEND-3",
        _ => rule_of_kind(line),
    }
}
