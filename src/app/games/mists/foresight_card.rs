//! "If it lies here": what laying the held tile would do, line by line, most important first.

use super::panels::{ForesightCard, ForesightLine, ForesightMark};
use super::words;
use crate::app::words::say;
use crate::guide::mists::foresight::{Chance, Foresight};
use crate::rules::mists::{Hound, Mists};

/// What only grows is left out if the card has so many lines already.
const MOST_LINES: usize = 4;

pub(super) fn card(ahead: &Foresight, position: &Mists) -> ForesightCard {
    let mut lines = Vec::new();
    ends(ahead, position, &mut lines);
    spoilt(ahead, &mut lines);
    scorings(ahead, position, &mut lines);
    ghosts(ahead, position, &mut lines);
    losses(ahead, &mut lines);
    growth(ahead, position, &mut lines);
    if lines.is_empty() {
        lines.push(line(ForesightMark::Note, say!("ahead-nothing").to_owned()));
    }
    ForesightCard { lines }
}

fn line(mark: ForesightMark, text: String) -> ForesightLine {
    ForesightLine { mark, text }
}

/// Defeat, victory and the end of a pile.
fn ends(ahead: &Foresight, position: &Mists, lines: &mut Vec<ForesightLine>) {
    if ahead.defeat {
        lines.push(line(ForesightMark::Danger, words::too_few_ghosts(ahead, position)));
    }
    if let Some(end) = ahead.pile_end {
        let lost = end.defeat == Chance::Certain;
        let mark = if lost { ForesightMark::Danger } else { ForesightMark::Note };
        lines.push(line(mark, words::pile_ends(end, position)));
    }
    match ahead.victory {
        Chance::Certain => lines.push(line(ForesightMark::Note, say!("ahead-goal-reached").to_owned())),
        Chance::Possible => lines.push(line(ForesightMark::Note, say!("ahead-goal-within-reach").to_owned())),
        Chance::Never => {}
    }
}

/// Points, and hounds that come because of them.
fn scorings(ahead: &Foresight, position: &Mists, lines: &mut Vec<ForesightLine>) {
    let split = position.splits_points();
    let mut free = false;
    for region in ahead.completed.iter().filter(|region| region.occupied() || region.points > 0) {
        let points = region.on_coin(split);
        let told = match region.occupied() {
            false if free => words::or_completes(region),
            _ => words::completes(region, split),
        };
        lines.push(line(ForesightMark::Points(points), told));
        free |= !region.occupied();
    }
    if let Some(points) = ahead.cat_points {
        lines.push(line(ForesightMark::Cat, words::cat_scores(points)));
    }
    for hound in Hound::ALL.into_iter().filter(|&hound| ahead.hound(hound) != Chance::Never) {
        lines.push(line(ForesightMark::Note, words::hound_comes(hound, ahead.hound(hound))));
    }
}

/// Ghosts that leave and arrive, and burials.
fn ghosts(ahead: &Foresight, position: &Mists, lines: &mut Vec<ForesightLine>) {
    lines.extend(ahead.finished.iter().map(|bank| line(ForesightMark::Freed, words::burns_off(bank.freed))));
    for closing in &ahead.closings {
        let mark = if closing.freed > 0 { ForesightMark::Freed } else { ForesightMark::Note };
        lines.push(line(mark, words::closes(closing)));
    }
    if ahead.defeat {
        return;
    }
    let circles = position.hand().map_or(0, |face| position.face(face).circles());
    if circles > ahead.circles.filled() {
        lines.push(line(ForesightMark::Note, words::stay_empty(circles - ahead.circles.filled())));
    }
    if ahead.ghosts + ahead.circles.drawn_in > 0 {
        lines.push(line(ForesightMark::Ghosts, words::ghosts_come(ahead)));
    } else if ahead.joins_mist && circles == 0 {
        let told = if ahead.finishes_own_mist { say!("ahead-no-ghost-finished") } else { say!("ahead-no-ghost") };
        lines.push(line(ForesightMark::Ghosts, told.to_owned()));
    }
    if ahead.cat_comes {
        lines.push(line(ForesightMark::Cat, say!("eloise-would-come").to_owned()));
    }
}

/// Mist banks that could never burn off again. They are listed before everything but defeat, because their ghosts are
/// lost for good.
fn spoilt(ahead: &Foresight, lines: &mut Vec<ForesightLine>) {
    let after = lines.iter().take_while(|line| line.mark == ForesightMark::Danger).count();
    let spoilt = ahead.lost.iter().map(|bank| line(ForesightMark::Spoilt, words::never_burns_off(bank.ghosts)));
    lines.splice(after..after, spoilt);
}

/// Everything else that could never be completed, and what it means for the coming nights.
fn losses(ahead: &Foresight, lines: &mut Vec<ForesightLine>) {
    let mut note = |text: String| lines.push(line(ForesightMark::Note, text));
    ahead.never_completed.iter().for_each(|part| note(words::never_completed(part.kind)));
    if ahead.haunting {
        note(say!("ahead-haunts-the-nights").to_owned());
    }
    match ahead.night.as_ref().map_or(Chance::Never, |night| night.closes) {
        Chance::Certain => note(say!("ahead-night-closes").to_owned()),
        Chance::Possible => note(say!("ahead-night-can-close").to_owned()),
        Chance::Never => {}
    }
}

/// Regions with meeples that grow, as far as there is room: those that will be scored together come first.
fn growth(ahead: &Foresight, position: &Mists, lines: &mut Vec<ForesightLine>) {
    let split = position.splits_points();
    let room = MOST_LINES.saturating_sub(lines.len());
    let grown = ahead.grown.iter().take(room);
    lines.extend(grown.map(|region| line(ForesightMark::Note, words::grows(region, split))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::mists::foresight::{Completed, LostBank, foresee};
    use crate::rules::mists::{Action, Setup};
    use crate::rules::tiles::{Kind, PartName, Square};
    use crate::rules::{Colours, Game};
    use crate::table::mists::shipped;

    fn some_foresight() -> (Foresight, Mists) {
        let level = shipped::level(1).expect("level 1");
        let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 2);
        let position = Mists::begin(&setup, 7, &mut Vec::new()).expect("a table");
        let laid = position.legal_actions().into_iter().find(|action| matches!(action, Action::LayTile { .. }));
        (foresee(&position, laid.expect("the tile fits somewhere")).expect("a foresight"), position)
    }

    /// MEEPLE-1: only one meeple is put each turn.
    #[test]
    fn a_second_free_region_is_told_as_another_choice() {
        let (ahead, position) = some_foresight();
        let free = |kind, points| {
            let region = PartName::new(Square::new(0, 0), kind, 0);
            Completed { region, value: points, points, colours: Colours::NONE }
        };
        let ahead = Foresight { completed: vec![free(Kind::City, 4), free(Kind::Road, 2)], ..ahead };
        let lines = card(&ahead, &position).lines;
        let told = |points| lines.iter().find(|line| line.mark == ForesightMark::Points(points)).map(|line| &line.text);
        assert_eq!(told(4).map(String::as_str), Some("Completes a free city, worth 4 with a meeple"));
        assert_eq!(told(2).map(String::as_str), Some("Or 2 points in a free road: only one meeple can be put"));
    }

    #[test]
    fn a_spoilt_bank_comes_first_after_defeat_and_has_a_sign_of_its_own() {
        let (ahead, position) = some_foresight();
        let bank = PartName::new(Square::new(0, 0), Kind::Mist, 0);
        let ahead = Foresight { defeat: false, ghosts: 2, lost: vec![LostBank { bank, ghosts: 3 }], ..ahead };
        let marks = |ahead: &Foresight| card(ahead, &position).lines.iter().map(|line| line.mark).collect::<Vec<_>>();
        assert_eq!(marks(&ahead)[0], ForesightMark::Spoilt);
        assert!(marks(&ahead).contains(&ForesightMark::Ghosts), "{:?}", marks(&ahead));
        let defeat = Foresight { defeat: true, ..ahead };
        assert_eq!(marks(&defeat)[..2], [ForesightMark::Danger, ForesightMark::Spoilt]);
    }
}
