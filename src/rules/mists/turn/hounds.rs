//! Step 3: Rufus and Ronja. They come when their space is reached, calm ghosts around the meeple they join, and score when
//! it is scored (HOUND-1 to HOUND-8).

use super::due::add_banished;
use super::markers::{self, Whence};
use super::{cat, score};
use crate::rules::Colour;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::mists::{Action, Banished, Happening, Haunt, Hound, Mists, Outcome, Phase, Refusal, Whereabouts};
use crate::rules::tiles::{PartId, PartName, Square};

/// A hound that was reached.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Visit {
    hound: Hound,
    /// The meeple it joined, and among how many.
    joined: Option<((Colour, PartName), u8)>,
    /// What left the squares around it.
    calmed: [Banished; 2],
}

impl Visit {
    pub fn add_to(&self, print: &mut Fingerprint) {
        print.add(0x900 | self.hound as u64 | u64::from(self.joined.is_some()) << 16);
        for banished in &self.calmed {
            print.add(banished.from.map_or(0, |at| 1 << 16 | (at.x as u8 as u64) << 8 | at.y as u8 as u64));
            add_banished(print, banished);
        }
    }

    /// Its meeple's square, once it joined one.
    fn around(&self) -> Option<Square> {
        self.joined.map(|((_, place), _)| place.at)
    }

    /// Where the ghosts of a square are counted, if any may still leave it.
    fn slot(&self, at: Square) -> Result<usize, Refusal> {
        let known = self.calmed.iter().position(|banished| banished.from == Some(at));
        match known.or_else(|| self.calmed.iter().position(|banished| banished.from.is_none())) {
            Some(slot) if self.calmed[slot].is_full() => Err(Refusal::FourthGhost(at)),
            Some(slot) => Ok(slot),
            None => Err(Refusal::ThirdSquare(at)),
        }
    }
}

/// The hound that was reached and is not done yet.
pub(in crate::rules) fn under_way(game: &Mists) -> Option<Hound> {
    game.due.visit.as_ref().map(|visit| visit.hound)
}

/// Hounds whose meeple went home score, Rufus first, and Eloise after them; then it is seen whether a hound was reached
/// (HOUND-1, HOUND-6, CAT-4).
pub(super) fn score_next(game: &mut Mists, happenings: &mut Vec<Happening>) {
    for hound in Hound::ALL {
        if let Some(colour) = game.due.scored_hounds[hound as usize].take() {
            let points = u16::from(game.ghosts_on_board());
            markers::begin(game, [colour].into_iter().collect(), points, Whence::Hound(hound), happenings);
            return;
        }
    }
    if !cat::scores(game, happenings) {
        arrive(game, happenings);
    }
}

/// A hound's points were counted: it leaves, unless they won the game (HOUND-8).
pub(super) fn points_given(
    game: &mut Mists,
    hound: Hound,
    points: u16,
    marker: Option<Colour>,
    happenings: &mut Vec<Happening>,
) {
    if let Some(marker) = marker {
        happenings.push(Happening::HoundScored { hound, points, marker });
    }
    if game.reached(game.table.level.goal) {
        game.end(Outcome::Victory, happenings);
    } else {
        score_next(game, happenings);
    }
}

/// The first hound whose space was reached comes; with none, the scorings go on (HOUND-1, HOUND-7, L6-3).
pub(super) fn arrive(game: &mut Mists, happenings: &mut Vec<Happening>) {
    let reached = |game: &Mists, hound: Hound| {
        let space = game.table.level.space_of(hound);
        game.hounds[hound as usize] == Whereabouts::Track && space.is_some_and(|space| game.reached(space))
    };
    let Some(hound) = Hound::ALL.into_iter().find(|&hound| reached(game, hound)) else {
        score::next(game, happenings);
        return;
    };
    game.due.visit = Some(Visit { hound, joined: None, calmed: Default::default() });
    match game.standing[..] {
        // Nobody to join: it leaves the game, but the piles move all the same (HOUND-5).
        [] => {
            game.hounds[hound as usize] = Whereabouts::Gone;
            happenings.push(Happening::HoundCame { hound, to: None, legal: 0 });
            leave(game, happenings);
        }
        [only] => join(game, hound, only.part, happenings),
        _ => game.phase = Phase::PlaceHound,
    }
}

pub(in crate::rules) fn list(game: &Mists, actions: &mut Vec<Action>) {
    let standing = game.standing.iter().map(|meeple| Action::PlaceHound { meeple: game.name_of(meeple.part) });
    actions.extend(standing);
}

pub(in crate::rules) fn apply(
    game: &mut Mists,
    meeple: PartName,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let Some(hound) = under_way(game) else { return Err(Refusal::NotNow(game.phase)) };
    let meeple = game.meeple_on(meeple).ok_or(Refusal::NobodyForHound(hound))?;
    join(game, hound, meeple.part, happenings);
    Ok(())
}

fn join(game: &mut Mists, hound: Hound, part: PartId, happenings: &mut Vec<Happening>) {
    let legal = game.standing.len() as u8;
    let place = game.name_of(part);
    let to = game.meeple_on(place).map(|meeple| (meeple.colour, place));
    game.hounds[hound as usize] = Whereabouts::With(part);
    happenings.push(Happening::HoundCame { hound, to, legal });
    if let Some(visit) = &mut game.due.visit {
        visit.joined = to.map(|to| (to, legal));
    }
    calm_on(game, happenings);
}

/// Asks for ghosts around the hound as long as there are any that may leave.
fn calm_on(game: &mut Mists, happenings: &mut Vec<Happening>) {
    if ghosts_in_reach(game).next().is_some() {
        game.phase = Phase::CalmGhosts;
    } else {
        stop_banishing(game, happenings);
    }
}

/// Ghosts on the hound's square and the eight around it, at most three each from two squares (HOUND-3).
fn ghosts_in_reach(game: &Mists) -> impl Iterator<Item = (Square, Haunt)> {
    let visit = game.due.visit.as_ref();
    let around = visit.and_then(Visit::around);
    let squares = around.into_iter().flat_map(|at| std::iter::once(at).chain(at.surroundings()));
    let open = squares.filter(move |&at| visit.is_some_and(|visit| visit.slot(at).is_ok()));
    open.flat_map(|at| game.loose_ghosts_on(at).map(move |(haunt, _)| (at, haunt)))
}

pub(in crate::rules) fn list_ghosts(game: &Mists, actions: &mut Vec<Action>) {
    actions.extend(ghosts_in_reach(game).map(|(at, haunt)| Action::Banish { at, haunt }));
    actions.push(Action::StopBanishing);
}

pub(in crate::rules) fn banish(
    game: &mut Mists,
    at: Square,
    haunt: Haunt,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let Some(mut visit) = game.due.visit else { return Err(Refusal::NotNow(game.phase)) };
    if !visit.around().is_some_and(|around| around == at || around.surrounds(at)) {
        return Err(Refusal::NotAroundHound(at));
    }
    haunt.lets_go(at)?;
    let slot = visit.slot(at)?;
    if !game.take_ghost(at, haunt, happenings) {
        return Err(Refusal::NoGhostForHound(at));
    }
    visit.calmed[slot].add(at, haunt);
    game.due.visit = Some(visit);
    calm_on(game, happenings);
    Ok(())
}

pub(in crate::rules) fn stop_banishing(game: &mut Mists, happenings: &mut Vec<Happening>) {
    if let Some(Visit { hound, joined: Some((to, legal)), calmed }) = game.due.visit {
        happenings.push(Happening::HoundCalmed { hound, to, legal, calmed });
    }
    leave(game, happenings);
}

/// The hound is done: the rest of the active pile goes on the next (HOUND-4), and the other may have been reached too.
fn leave(game: &mut Mists, happenings: &mut Vec<Happening>) {
    game.due.visit = None;
    game.piles.advance();
    happenings.push(Happening::PileChanged { active: game.piles.active, tiles: game.piles.left() });
    arrive(game, happenings);
}
