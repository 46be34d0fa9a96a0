//! What would follow if the tile were laid here, line by line.

use super::multiplied;
use crate::app::words::say;
use crate::guide::mists::foresight::{Burial, Chance, Closing, Completed, DrawingIn, Foresight, Grown, PileEnd};
use crate::rules::mists::{Haunt, Hound, Mists};
use crate::rules::tiles::Kind;

/// "3 must come, 2 left: this loses the game".
pub fn too_few_ghosts(ahead: &Foresight, position: &Mists) -> String {
    let from_banks: u8 = ahead.finished.iter().map(|bank| bank.freed).sum();
    let from_cemeteries: u8 = ahead.closings.iter().map(|closing| closing.freed).sum();
    let left = position.ghosts_in_supply() + from_banks + from_cemeteries;
    say!("ahead-too-few-ghosts", ghosts = ahead.ghosts, left = left)
}

/// "Pile 1 ends this turn: 4 points short".
pub fn pile_ends(end: PileEnd, position: &Mists) -> String {
    let several = position.piles().count() > 1;
    let needed = end.target.saturating_sub(position.total());
    let pile = end.pile + 1;
    match (several, end.short()) {
        (true, 0) => say!("ahead-pile-ends-needed", pile = pile, points = needed),
        (true, short) => say!("ahead-pile-ends-short", pile = pile, points = short),
        (false, 0) => say!("ahead-last-tile-needed", points = needed),
        (false, short) => say!("ahead-last-tile-short", points = short),
    }
}

/// "Ronja would come".
pub fn hound_comes(hound: Hound, chance: Chance) -> String {
    match chance {
        Chance::Certain => say!("ahead-hound-would-come", hound = hound.name()),
        Chance::Possible | Chance::Never => say!("ahead-hound-can-come", hound = hound.name()),
    }
}

/// What completing a region brings. With three markers every colour gets the value.
pub fn completes(region: &Completed, split: bool) -> String {
    let kind = region.region.kind.name();
    if !region.occupied() {
        return say!("ahead-completes-free", kind = kind, points = region.points);
    }
    if split {
        let colours = region.colours.iter().map(|colour| say!("colour", colour = colour.name()));
        let colours = colours.collect::<Vec<_>>().join(", ");
        return say!("ahead-completes-for", kind = kind, points = region.value, colours = colours);
    }
    say!("ahead-completes", kind = kind, worth = multiplied(region.value, region.colours.len().into(), false))
}

/// Another free region that would be completed: the one meeple of the turn can be put there instead (MEEPLE-1).
pub fn or_completes(region: &Completed) -> String {
    say!("ahead-or-free", kind = region.region.kind.name(), points = region.points)
}

/// What an unfinished region would be worth. With three markers every colour gets the value.
pub fn grows(region: &Grown, split: bool) -> String {
    let kind = region.region.kind.name();
    let worth = multiplied(region.value, region.colours.len().into(), split);
    match region.shared {
        true => say!("ahead-shared", kind = kind, worth = worth, colours = region.colours.len()),
        false => say!("ahead-grows", kind = kind, worth = worth),
    }
}

/// "Closes a cemetery: a meeple must be buried".
pub fn closes(closing: &Closing) -> String {
    let burial = match &closing.burial {
        Burial::Standing(meeples) if meeples.len() == 1 => "only",
        Burial::Standing(_) => "one-of-several",
        Burial::FromSupply(_) => "from-hand",
        Burial::Nobody => "nobody",
    };
    say!("ahead-closes-cemetery", burial = burial, ghosts = closing.freed)
}

/// A road, city or castle could never be completed.
pub fn never_completed(kind: Kind) -> String {
    say!("ahead-never-completed", kind = kind.name())
}

/// A bank burns off.
pub fn burns_off(freed: u8) -> String {
    say!("ahead-burns-off", ghosts = freed)
}

/// A bank could never be completed.
pub fn never_burns_off(ghosts: u8) -> String {
    say!("ahead-never-burns-off", ghosts = ghosts)
}

/// How many ghosts come, and why not more: "2 ghosts would come, one fewer: the mist is joined". If circles draw some
/// in: "Circles draw in 2 ghosts, 1 more comes".
pub fn ghosts_come(ahead: &Foresight) -> String {
    let to_cemetery = ahead.coming.iter().any(|coming| coming.haunt == Haunt::Cemetery);
    let more = if to_cemetery { "to-cemetery" } else { "no" };
    match (&ahead.circles, ahead.ghosts) {
        (DrawingIn { drawn_in: 0, from_supply, .. }, ghosts) => {
            // Joined mist does not reduce the ghosts for a circle (SPELL-3).
            let fewer = if *from_supply == 0 && ahead.joins_mist { "joined" } else { "no" };
            say!("ahead-ghosts-come", ghosts = ghosts, one_more = more, one_fewer = fewer)
        }
        (circles, 0) if circles.filled() == 1 => say!("ahead-circle-draws-in").to_owned(),
        // No ghost comes, so none comes to a cemetery either.
        (circles, 0) => say!("ahead-circles-draw-in", drawn_in = circles.drawn_in, more = 0, one_more = "no"),
        (circles, ghosts) => {
            say!("ahead-circles-draw-in", drawn_in = circles.drawn_in, more = ghosts, one_more = more)
        }
    }
}

/// The circles of the tile stay empty, because the tile completes their bank (SPELL-5).
pub fn stay_empty(circles: u8) -> String {
    say!("ahead-circles-stay-empty", circles = circles)
}

/// "Eloise: 3 more points".
pub fn cat_scores(points: u16) -> String {
    say!("ahead-eloise-scores", points = points)
}
