//! Where the panels lie on a screen, and what they leave free for the board.

use super::{TableView, choices, foresight, ghost_supply, piles, players};
use crate::app::theme::unit;
use egui::{Rect, Vec2, pos2, vec2};

/// Width of the columns at both sides, in layout pixels.
pub(super) const COLUMN: f32 = 330.0;
const EDGE: f32 = 16.0;
const GAP: f32 = 20.0;
const DISC: f32 = 330.0;
const HAND: f32 = 316.0;
const LOG: f32 = 232.0;
const WIDEST_PHASE: f32 = 900.0;
const PHASE: f32 = 124.0;

/// Where each panel lies, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Places {
    /// The score track.
    pub score: Rect,
    /// The ghosts of the supply.
    pub ghosts: Rect,
    /// What happened lately.
    pub log: Rect,
    /// Who sits at the table.
    pub players: Rect,
    /// The piles.
    pub piles: Rect,
    /// What would follow, where a tile hovers and there is room for it.
    pub foresight: Option<Rect>,
    /// The tile in hand.
    pub hand: Rect,
    /// What is due, with the choices.
    pub phase: Rect,
    /// What is left for the board. It does not depend on what the panels show.
    pub free: Rect,
}

impl Places {
    /// Where the panels lie on this screen.
    pub fn on(screen: Rect, view: &TableView) -> Places {
        let unit = unit(screen);
        let size = vec2(COLUMN, 0.0) * unit;
        let (edge, gap) = (EDGE * unit, GAP * unit);
        let left = screen.left() + edge;
        let right = screen.right() - edge - size.x;
        let bottom = screen.bottom() - edge;
        let sheet = |x: f32, y: f32, height: f32| Rect::from_min_size(pos2(x, y), vec2(size.x, height * unit));
        let standing = |x: f32, height: f32| sheet(x, bottom - height * unit, height);

        let score = Rect::from_min_size(pos2(left, screen.top() + edge), Vec2::splat(DISC * unit));
        let ghosts = sheet(left, score.bottom() + gap, ghost_supply::height(&view.ghosts));
        let players = sheet(right, screen.top() + edge, players::height(&view.players));
        let piles = sheet(left, ghosts.bottom() + gap, piles::height(&view.piles));
        let hand = standing(right, HAND);
        let foresight = view.foresight.as_ref().map(|card| {
            let room = hand.top() - gap - (players.bottom() + gap);
            let height = (foresight::height(card) * unit).min(room);
            Rect::from_min_size(pos2(right, players.bottom() + gap), vec2(size.x, height))
        });
        let between = right - gap - (left + size.x + gap);
        let width = between.min(WIDEST_PHASE * unit);
        let height = PHASE.max(choices::height(view.choices.len())) * unit;
        let middle = screen.center().x - width / 2.0;
        let phase = Rect::from_min_size(pos2(middle, bottom - height), vec2(width, height));
        let free = Rect::from_min_max(
            pos2(left + size.x + gap, screen.top() + edge),
            pos2(right - gap, bottom - PHASE * unit - gap),
        );
        Places { score, ghosts, log: standing(left, LOG), players, piles, foresight, hand, phase, free }
    }

    /// All panels that are there, with their names.
    pub fn named(&self) -> Vec<(&'static str, Rect)> {
        let mut all = vec![
            ("score", self.score),
            ("ghosts", self.ghosts),
            ("log", self.log),
            ("players", self.players),
            ("piles", self.piles),
            ("hand", self.hand),
            ("phase", self.phase),
        ];
        all.extend(self.foresight.map(|place| ("foresight", place)));
        all
    }
}
