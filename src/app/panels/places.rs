//! Where the panels lie on a screen, and what they leave free for the board. They form two columns beside it, or in an
//! upright window two rows above and below it.

use super::banner::HIGH as PHASE;
use crate::app::theme::is_upright;
use egui::{Rect, Vec2, pos2, vec2};

/// Width of the columns at both sides, in layout pixels.
const COLUMN: f32 = 330.0;
const EDGE: f32 = 16.0;
const GAP: f32 = 20.0;
const DISC: f32 = 330.0;
const HAND: f32 = 316.0;
/// The log takes what is left of its column, but not more than this.
const LOG: f32 = 400.0;
/// Room for a heading and two lines.
const LEAST_LOG: f32 = 132.0;
const WIDEST_PHASE: f32 = 900.0;
/// Height of the rows above and below the board in an upright window.
const UPPER_ROW: f32 = 446.0;
const LOWER_ROW: f32 = HAND;

/// How high the panels of a game want to be, in layout pixels.
pub trait Heights {
    /// The ghosts of the supply.
    fn ghosts(&self) -> f32;
    /// The piles.
    fn piles(&self) -> f32;
    /// The players. They should not be higher than `most`.
    fn players(&self, most: f32) -> f32;
    /// What would follow, if something hovers.
    fn foresight(&self) -> Option<f32>;
    /// The banner with its choices. Without choices it may say 0.
    fn banner(&self) -> f32;
    /// The part of the banner that is always there, which the board never lies behind.
    fn lasting_banner(&self) -> f32 {
        PHASE
    }
}

/// Where each panel lies, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Places {
    /// The score track.
    pub score: Rect,
    /// The ghosts of the supply.
    pub ghosts: Rect,
    /// The log, if there is room for it.
    pub log: Option<Rect>,
    /// The players.
    pub players: Rect,
    /// The piles.
    pub piles: Rect,
    /// What would follow, if a tile hovers and there is room for it.
    pub foresight: Option<Rect>,
    /// The tile in hand. If room is short, the forecast replaces it, because the tile hovers then anyway.
    pub hand: Option<Rect>,
    /// The banner with what to do, and the choices.
    pub phase: Rect,
    /// The area left for the board. It does not depend on what the panels show.
    pub free: Rect,
}

impl Places {
    /// Where the panels lie on this screen. `unit` is the size of a layout pixel in points.
    pub fn on(screen: Rect, unit: f32, view: &impl Heights) -> Places {
        if is_upright(screen) {
            Places::above_and_below(screen, unit, view)
        } else {
            Places::beside(screen, unit, view)
        }
    }

    fn beside(screen: Rect, unit: f32, view: &impl Heights) -> Places {
        let size = vec2(COLUMN, 0.0) * unit;
        let (edge, gap) = (EDGE * unit, GAP * unit);
        let left = screen.left() + edge;
        let right = screen.right() - edge - size.x;
        let bottom = screen.bottom() - edge;
        let sheet = |x: f32, y: f32, height: f32| Rect::from_min_size(pos2(x, y), vec2(size.x, height * unit));
        let standing = |x: f32, height: f32| sheet(x, bottom - height * unit, height);

        let score = Rect::from_min_size(pos2(left, screen.top() + edge), Vec2::splat(DISC * unit));
        let ghosts = sheet(left, score.bottom() + gap, view.ghosts());
        let beside_hand = (bottom - screen.top() - edge - gap) / unit - HAND;
        let players = sheet(right, screen.top() + edge, view.players(beside_hand));
        let piles = sheet(left, ghosts.bottom() + gap, view.piles());
        let hand = standing(right, HAND);
        let foresight = view.foresight().map(|height| {
            let top = players.bottom() + gap;
            let height = (height * unit).min(bottom - top);
            Rect::from_min_size(pos2(right, top), vec2(size.x, height))
        });
        let hand = Some(hand).filter(|hand| foresight.is_none_or(|card| card.bottom() + gap <= hand.top()));
        let log = standing(left, LOG);
        let log = log.with_min_y(log.top().max(piles.bottom() + gap));
        let between = right - gap - (left + size.x + gap);
        let width = between.min(WIDEST_PHASE * unit);
        let height = PHASE.max(view.banner()) * unit;
        let middle = screen.center().x - width / 2.0;
        let phase = Rect::from_min_size(pos2(middle, bottom - height), vec2(width, height));
        let free = Rect::from_min_max(
            pos2(left + size.x + gap, screen.top() + edge),
            pos2(right - gap, bottom - view.lasting_banner() * unit - gap),
        );
        Places {
            score,
            ghosts,
            log: Some(log).filter(|log| log.height() >= LEAST_LOG * unit),
            players,
            piles,
            foresight,
            hand,
            phase,
            free,
        }
    }

    /// Score, supplies and players are in a row above the board. Log, forecast and hand are in a row below it. The
    /// banner is between the board and the lower row, so that choices grow upwards as in other layouts.
    fn above_and_below(screen: Rect, unit: f32, view: &impl Heights) -> Places {
        let (edge, gap) = (EDGE * unit, GAP * unit);
        let (left, right) = (screen.left() + edge, screen.right() - edge);
        let (top, bottom) = (screen.top() + edge, screen.bottom() - edge);
        let width = COLUMN * unit;
        let middle = screen.center().x - width / 2.0;
        let sheet = |x: f32, y: f32, height: f32| Rect::from_min_size(pos2(x, y), vec2(width, height * unit));

        let score = Rect::from_min_size(pos2(left, top), Vec2::splat(DISC * unit));
        let ghosts = sheet(middle, top, view.ghosts());
        let piles = sheet(middle, ghosts.bottom() + gap, view.piles());
        let players = sheet(right - width, top, view.players(UPPER_ROW));

        let lower = bottom - LOWER_ROW * unit;
        let hand = sheet(right - width, lower, HAND);
        let log = Rect::from_min_max(pos2(left, lower), pos2(hand.left() - gap, bottom));
        let (log, hand, foresight) = match view.foresight() {
            None => (log, Some(hand), None),
            // The tile hovers, so a long forecast may take the place of the hand too.
            Some(high) => {
                let card = |right: f32| Rect::from_min_max(pos2(left + width + gap, lower), pos2(right, bottom));
                let short = high <= LOWER_ROW;
                let card = if short { card(hand.left() - gap) } else { card(right) };
                (log.with_max_x(left + width), Some(hand).filter(|_| short), Some(card))
            }
        };
        let base = lower - gap;
        let height = PHASE.max(view.banner()) * unit;
        let banner = (right - left).min(WIDEST_PHASE * unit);
        let phase = Rect::from_min_max(
            pos2(screen.center().x - banner / 2.0, base - height),
            pos2(screen.center().x + banner / 2.0, base),
        );
        let free = Rect::from_min_max(
            pos2(left, top + UPPER_ROW * unit + gap),
            pos2(right, base - view.lasting_banner() * unit - gap),
        );
        Places { score, ghosts, log: Some(log), players, piles, foresight, hand, phase, free }
    }

    /// All panels that are shown, with their names.
    pub fn named(&self) -> Vec<(&'static str, Rect)> {
        let mut all = vec![
            ("score", self.score),
            ("ghosts", self.ghosts),
            ("players", self.players),
            ("piles", self.piles),
            ("phase", self.phase),
        ];
        let some = [("log", self.log), ("foresight", self.foresight), ("hand", self.hand)];
        all.extend(some.into_iter().filter_map(|(name, place)| Some((name, place?))));
        all
    }
}
