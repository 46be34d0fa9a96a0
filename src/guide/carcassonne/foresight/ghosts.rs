//! Ghosts that mist sends to meeples (RMIST-1 to RMIST-4, RCIRC-5 to RCIRC-8).
//!
//! Who gets them is the active player's choice, and the choice can change how many there are: a meeple with its third
//! ghost goes home and brings three to the supply. So the numbers are ranges. To find their ends, the step is played
//! out with ghosts heaped on few meeples and with ghosts spread out.

use super::Ahead;
use crate::guide::carcassonne::ghost::is_about_ghosts;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Meeple, Phase, Source, Why};
use crate::rules::tiles::PartName;
use crate::rules::{Colour, Game};
use std::ops::RangeInclusive;

/// The ghosts that the tile sends to meeples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghosts {
    /// Whether it extends mist, so that a ghost goes to an opponent (RMIST-1).
    pub extends: bool,
    /// Whether it breaks mist, so that a ghost comes to the active player (RMIST-2).
    pub breaks: bool,
    /// How many go to meeples of opponents, out of circles too.
    pub to_opponents: RangeInclusive<u8>,
    /// How many come to own meeples, out of circles too.
    pub to_own: RangeInclusive<u8>,
    /// Why opponents get none, though mist is extended (RGHOST-2).
    pub opponents_spared: Option<LeftOut>,
    /// Why the active player gets none, though mist is broken (RGHOST-2).
    pub own_spared: Option<LeftOut>,
    /// How many ghosts in circles go back to the supply, because nobody can take them (RCIRC-6, RCIRC-8).
    pub released: RangeInclusive<u8>,
    /// How many leave the supply for meeples.
    pub from_supply: RangeInclusive<u8>,
    /// How many come back to the supply: those released, and those of meeples that go home (RGHOST-3).
    pub to_supply: RangeInclusive<u8>,
    /// Where ghosts come without any choice, one after the other, up to the first choice.
    pub certain: Vec<Haunted>,
}

/// Why no ghost comes (RGHOST-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// Nobody who is meant has a meeple on the board that a ghost can come to.
    NobodyToTake,
    /// The supply has no ghost.
    SupplyEmpty,
}

/// A ghost that comes to this meeple for certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Haunted {
    /// Where the meeple stands.
    pub meeple: PartName,
    /// Whose it is.
    pub colour: Colour,
    /// Whether it is its third ghost, with which it goes home (RGHOST-3).
    pub chased: bool,
}

pub(super) fn ghosts(ahead: &Ahead) -> Ghosts {
    let mut reach = Reach::default();
    let so_far = Counts::of(&ahead.certain);
    for spread in [false, true] {
        reach.explore(&ahead.after, so_far, spread);
    }
    let [to_opponents, to_own, released, from_supply, to_supply] = reach.0.map(|range| range.unwrap_or(0..=0));
    let (extends, breaks) = (ahead.after.extends_mist(), ahead.after.breaks_mist());
    let me = ahead.before.active_colour();
    Ghosts {
        extends,
        breaks,
        opponents_spared: (extends && *to_opponents.end() == 0).then(|| why_none(ahead.before, |colour| colour != me)),
        own_spared: (breaks && *to_own.end() == 0).then(|| why_none(ahead.before, |colour| colour == me)),
        to_opponents,
        to_own,
        released,
        from_supply,
        to_supply,
        certain: certain(ahead),
    }
}

/// None comes to anybody of these colours.
fn why_none(before: &Carcassonne, is_meant: impl Fn(Colour) -> bool) -> LeftOut {
    let can_take = |meeple: &Meeple| meeple.piece.can_be_haunted() && is_meant(meeple.colour);
    if before.meeples().iter().any(can_take) { LeftOut::SupplyEmpty } else { LeftOut::NobodyToTake }
}

fn certain(ahead: &Ahead) -> Vec<Haunted> {
    let given = ahead.certain.iter().enumerate().filter_map(|(nth, happening)| match happening {
        Happening::GhostGiven { to, .. } => Some((nth, *to)),
        _ => None,
    });
    let haunted = given.filter_map(|(nth, meeple)| {
        let part = ahead.after.part_named(meeple)?;
        let colour = ahead.before.meeples().iter().find(|meeple| meeple.part == part)?.colour;
        let chased = matches!(ahead.certain.get(nth + 1), Some(Happening::Chased { .. }));
        Some(Haunted { meeple, colour, chased })
    });
    haunted.collect()
}

/// How many ghosts went where.
#[derive(Clone, Copy, Default)]
struct Counts {
    to_opponents: u8,
    to_own: u8,
    released: u8,
    from_supply: u8,
    to_supply: u8,
}

impl Counts {
    fn of(happenings: &[Happening]) -> Counts {
        let mut counts = Counts::default();
        counts.add(happenings);
        counts
    }

    fn add(&mut self, happenings: &[Happening]) {
        for happening in happenings {
            match *happening {
                Happening::GhostGiven { why, from, .. } => {
                    match why {
                        Why::Extend | Why::Finish => self.to_opponents += 1,
                        Why::Break | Why::Circles => self.to_own += 1,
                    }
                    self.from_supply += u8::from(from == Source::Supply);
                }
                Happening::Chased { .. } => self.to_supply += Meeple::CHASED,
                Happening::Released { ghosts, .. } => {
                    self.released += ghosts;
                    self.to_supply += ghosts;
                }
                _ => {}
            }
        }
    }

    /// In the order of [`Reach`].
    fn in_order(self) -> [u8; 5] {
        [self.to_opponents, self.to_own, self.released, self.from_supply, self.to_supply]
    }
}

/// The fewest and the most of each count so far.
#[derive(Default)]
struct Reach([Option<RangeInclusive<u8>>; 5]);

impl Reach {
    /// Plays the step to its end. Which ghosts are drawn in and which circle lets one go is tried in all ways that
    /// differ.
    fn explore(&mut self, game: &Carcassonne, so_far: Counts, spread: bool) {
        if !is_about_ghosts(game.phase()) {
            return self.note(so_far);
        }
        for action in worth_trying(game, spread) {
            let (mut next, mut happenings) = (game.clone(), Vec::new());
            if next.apply(action, &mut happenings).is_ok() {
                let mut counts = so_far;
                counts.add(&happenings);
                self.explore(&next, counts, spread);
            }
        }
    }

    fn note(&mut self, counts: Counts) {
        for (range, count) in self.0.iter_mut().zip(counts.in_order()) {
            let (least, most) = range.take().map_or((count, count), RangeInclusive::into_inner);
            *range = Some(least.min(count)..=most.max(count));
        }
    }
}

/// The actions that can lead to different numbers. Only how many ghosts a meeple has matters, and whether it is an own
/// one.
fn worth_trying(game: &Carcassonne, spread: bool) -> Vec<Action> {
    let mut actions = game.legal_actions();
    let looks = |action: &Action| match *action {
        Action::DrawIn { meeple } | Action::GiveGhost { meeple } => {
            game.meeple_on(meeple).map(|meeple| (meeple.colour == game.active_colour(), meeple.ghosts))
        }
        _ => None,
    };
    match game.phase() {
        Phase::HauntOpponent | Phase::HauntOwn => {
            // More ghosts with few meeples: more of them go home, and the supply grows.
            actions.sort_by_key(looks);
            if spread {
                actions.truncate(1);
            } else {
                actions.drain(..actions.len().saturating_sub(1));
            }
        }
        Phase::DrawIn => {
            actions.sort_by_key(looks);
            actions.dedup_by_key(|action| looks(action));
        }
        Phase::LayTile | Phase::TakeFromCircle | Phase::PlaceMeeple | Phase::PickScoring | Phase::Over => {}
    }
    actions
}
