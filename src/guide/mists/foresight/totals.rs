//! The most and the least that the scorings of this turn can bring.
//!
//! A scoring may always be taken as ghosts, so only the points of hounds are certain (HOUND-6). The maximum is found by
//! playing every order, burial, meeple and marker that matters, both for points and for nothing.

use super::completed::{self, Completed};
use super::{Ahead, Chance};
use crate::rules::Game;
use crate::rules::mists::{Action, Cat, Happening, Haunt, Hound, Mists, Phase, Whereabouts};
use crate::rules::tiles::{PartName, RegionId};
use std::ops::RangeInclusive;

/// How far the markers can get in this turn.
pub(super) struct Reach {
    /// The total that counts (L6-3).
    pub total: RangeInclusive<u16>,
    /// The points of each marker.
    pub totals: Vec<RangeInclusive<u16>>,
}

impl Reach {
    pub fn of(ahead: &Ahead, completed: &[Completed], defeat: bool) -> Reach {
        let mut best = Best { total: ahead.game.total(), totals: ahead.game.totals().to_vec() };
        let mut least = ahead.game.totals().to_vec();
        if !completed.is_empty() && !defeat {
            let regions: Vec<RegionId> = completed::regions(&ahead.laid).into_iter().map(|(id, _)| id).collect();
            best.explore(&ahead.laid, &regions);
            add_certain_points(ahead, completed, &regions, &best, &mut least);
        }
        let total = least.iter().copied().min().unwrap_or_default();
        let totals = least.into_iter().zip(best.totals).map(|(least, most)| least..=most).collect();
        Reach { total: total..=best.total, totals }
    }

    fn comes_to(&self, space: u16) -> Chance {
        Chance::in_cases([*self.total.start() >= space, *self.total.end() >= space].into_iter())
    }

    /// Whether the goal is reached (END-1).
    pub fn victory(&self, game: &Mists) -> Chance {
        self.comes_to(game.level().goal)
    }

    /// Whether the hounds come; once the goal is reached they do not (HOUND-1, END-1).
    pub fn hounds(&self, game: &Mists) -> [Chance; 2] {
        let comes = |hound| match (game.hound(hound), game.level().space_of(hound)) {
            (Some(Whereabouts::Track), Some(space)) => self.comes_to(space).unless(self.victory(game)),
            _ => Chance::Never,
        };
        Hound::ALL.map(comes)
    }
}

/// The best results so far.
struct Best {
    total: u16,
    totals: Vec<u16>,
}

impl Best {
    /// Plays on in all ways that could give more.
    fn explore(&mut self, game: &Mists, completed: &[RegionId]) {
        self.total = self.total.max(game.total());
        for (best, &total) in self.totals.iter_mut().zip(game.totals()) {
            *best = total.max(*best);
        }
        for action in worth_trying(game, completed) {
            let mut next = game.clone();
            if next.apply(action, &mut Vec::new()).is_ok() {
                self.explore(&next, completed);
            }
        }
    }
}

/// The actions that lead to different points in this turn.
fn worth_trying(game: &Mists, completed: &[RegionId]) -> Vec<Action> {
    let mut actions = game.legal_actions();
    let is_completed =
        |part: PartName| game.part_named(part).is_some_and(|part| completed.contains(&game.board().region_of(part)));
    match game.phase() {
        Phase::DrawIn | Phase::SpareGhost | Phase::HauntCemetery | Phase::HauntMist => actions.truncate(1),
        // Without the points of this region, a hound may score that would come too late if those points win the game
        // (END-1).
        Phase::TakeScore | Phase::Banish | Phase::CalmGhosts => {
            let fewer = removal_worth_trying(game, &actions);
            actions.retain(|&action| {
                matches!(action, Action::TakePoints | Action::StopBanishing) || Some(action) == fewer
            });
        }
        Phase::Bury | Phase::PlaceHound | Phase::PlaceCat => {
            // Meeples in regions that are not scored are all equivalent, but for the one that Eloise is with: she leaves
            // it for another one (CAT-6).
            let with_cat = |meeple| game.part_named(meeple).is_some_and(|part| game.cat_is_with(part));
            let mut others = 0;
            actions.retain(|action| match action {
                &Action::Bury { meeple } | &Action::PlaceHound { meeple } | &Action::PlaceCat { meeple }
                    if !is_completed(meeple) && !with_cat(meeple) =>
                {
                    others += 1;
                    others == 1
                }
                _ => true,
            });
        }
        Phase::PlaceMeeple => {
            let at = game.board().tile(game.last_laid()).at;
            // With a single marker, the owner of the meeple does not matter.
            let one = !game.splits_points();
            let mut first = None;
            actions.retain(|action| match action {
                &Action::PlaceMeeple { colour, kind, index } => {
                    let same = !one || *first.get_or_insert(colour) == colour;
                    same && is_completed(PartName::new(at, kind, index))
                }
                _ => true,
            });
        }
        _ => {}
    }
    actions
}

/// If a hound or Eloise scores beside a region, fewer ghosts can keep what is scored first below the goal, so that
/// another hound, Eloise or region is scored too (END-1). Only the number of ghosts matters, and the fullest square has
/// as many as can be removed.
fn removal_worth_trying(game: &Mists, actions: &[Action]) -> Option<Action> {
    let hounds = Hound::ALL.iter().filter(|&&hound| matches!(game.hound(hound), Some(Whereabouts::With(_)))).count();
    let cat = usize::from(matches!(game.cat(), Some(Cat::With(_))));
    let ghosts_on = |action: &Action| match *action {
        Action::Banish { at, .. } => Some(game.loose_count_on(at)),
        _ => None,
    };
    let fullest = || actions.iter().copied().filter(|action| ghosts_on(action).is_some()).max_by_key(ghosts_on);
    let more_regions = usize::from(game.due().len() > 1);
    if hounds + cat > 0 && hounds + cat + more_regions > 1 { fullest() } else { None }
}

/// A hound whose meeple's region is completed scores for certain: at least the ghosts that cannot be removed before.
/// Eloise scores the ghosts in circles for certain, too (CAT-4).
fn add_certain_points(ahead: &Ahead, completed: &[Completed], regions: &[RegionId], best: &Best, least: &mut [u16]) {
    let laid = &ahead.laid;
    if laid.phase() == Phase::Bury {
        // The table may bury the hound's meeple (CEM-8).
        return;
    }
    let points = u16::from(ghosts_that_stay(ahead, completed, best));
    for meeple in laid.standing().iter().filter(|meeple| regions.contains(&laid.board().region_of(meeple.part))) {
        let marker = match laid.markers() {
            [_] => Some(0),
            markers => markers.iter().position(|&marker| marker == meeple.colour),
        };
        if let Some(marker) = marker {
            least[marker] += points * laid.hounds_with(meeple.part).count() as u16;
            if laid.cat_is_with(meeple.part) {
                least[marker] += u16::from(ahead.settled.ghosts_in_circles());
            }
        }
    }
    // Nothing is scored after the goal is reached.
    for (least, &now) in least.iter_mut().zip(laid.totals()) {
        *least = now.max((*least).min(laid.level().goal));
    }
}

/// The number of ghosts that stay on the board if every scoring and hound removes as many as possible.
fn ghosts_that_stay(ahead: &Ahead, completed: &[Completed], best: &Best) -> u8 {
    let game = &ahead.settled;
    let occupied = completed.iter().filter(|region| region.occupied()).count();
    let put_now = completed.iter().any(|region| !region.occupied() && region.points > 0);
    let scorings = occupied + usize::from(put_now);
    let may_come = |hound: &&Hound| {
        let reached = game.level().space_of(**hound).is_some_and(|space| best.total >= space);
        // A hound comes after a scoring, so there must be a scoring before the hound's own one.
        reached && scorings > 1 && game.hound(**hound) == Some(Whereabouts::Track)
    };
    let squares = scorings + 2 * Hound::ALL.iter().filter(may_come).count();
    // A ghost whose place the table chose may stand where more ghosts can be removed, or be left there.
    let chosen = ahead.chosen.iter().filter(|happening| moves_by_choice(happening)).count() as u8;
    game.ghosts_on_board().saturating_sub(most_from_squares(game, squares) + chosen)
}

/// Whether the table could choose where a ghost came, or from where it was drawn in.
fn moves_by_choice(happening: &Happening) -> bool {
    matches!(happening, Happening::GhostPlaced { haunt: Haunt::Cemetery, .. } | Happening::GhostDrawnIn { .. })
}

/// The number of ghosts that can be removed in this many removals, each up to three from one square (SCORE-7, HOUND-3).
fn most_from_squares(game: &Mists, times: usize) -> u8 {
    let mut handfuls: Vec<u8> = Vec::new();
    for tile in game.board().tiles() {
        let ghosts = game.loose_count_on(tile.at);
        handfuls.extend((0..ghosts).step_by(3).map(|taken| (ghosts - taken).min(3)));
    }
    handfuls.sort_unstable_by(|a, b| b.cmp(a));
    handfuls.iter().take(times).sum()
}
