//! Where the panels lie on a screen, and what they leave free for the house: a column beside it, or in an upright
//! window a row below it.

use super::TableView;
use crate::app::panels::{choices, lesson, replay};
use crate::app::theme::is_upright;
use egui::{Rect, pos2, vec2};

/// Width of the column, in layout pixels.
const COLUMN: f32 = 556.0;
const EDGE: f32 = 16.0;
const GAP: f32 = 18.0;
/// Height of the last roll.
const ROLL: f32 = 196.0;
/// Most and least height of a player's row.
const ROW: f32 = 196.0;
const LEAST_ROW: f32 = 110.0;
/// The house has at least this share of an upright window.
const HOUSE: f32 = 0.44;

/// Where each panel lies, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Places {
    /// The players.
    pub players: Rect,
    /// The last roll.
    pub roll: Rect,
    /// The banner with what to do, and the choices.
    pub banner: Rect,
    /// The area left for the house. It does not depend on what the panels show.
    pub free: Rect,
}

/// The least height of the room below the last roll in which something can be told.
const TOLD: f32 = 150.0;

impl Places {
    /// What is left of the column below the last roll, if that is enough for a few lines.
    pub(super) fn below_roll(&self, screen: Rect, unit: f32) -> Option<Rect> {
        let end = pos2(self.roll.right(), screen.bottom() - EDGE * unit);
        let below = Rect::from_min_max(pos2(self.roll.left(), self.roll.bottom() + GAP * unit), end);
        (below.height() >= TOLD * unit && !below.intersects(self.banner)).then_some(below)
    }

    /// Where the panels lie on this screen. `unit` is the size of a layout pixel in points.
    pub fn on(screen: Rect, unit: f32, view: &TableView) -> Places {
        let inner = screen.shrink(EDGE * unit);
        let gap = GAP * unit;
        let banner = replay::height(&view.replay) * unit;
        let lasting = banner + lesson::height(&view.lesson) * unit;
        let wanted = banner.max(choices::height(&view.choices) * unit);
        let rows = view.players.len().max(1) as f32;
        let heading = super::players::HEADING + super::players::FOOT;
        if is_upright(screen) {
            let house = inner.with_max_y(inner.top() + HOUSE * inner.height());
            let base = house.bottom() + gap + lasting;
            let banner = Rect::from_min_max(pos2(inner.left(), base - wanted), pos2(inner.right(), base));
            let below = inner.with_min_y(base + gap);
            let high = (heading + rows * ROW) * unit;
            let players = below.with_max_x(below.left() + (COLUMN * unit).min(0.62 * below.width()));
            let roll = below.with_min_x(players.right() + gap);
            return Places {
                players: players.with_max_y((players.top() + high).min(below.bottom())),
                roll: roll.with_max_y((roll.top() + ROLL * unit).min(below.bottom())),
                banner,
                free: house,
            };
        }
        let left = inner.right() - (COLUMN * unit).min(0.42 * inner.width());
        let column = inner.with_min_x(left);
        let room = column.height() - gap - ROLL * unit - heading * unit;
        let row = (room / rows).clamp(LEAST_ROW * unit, ROW * unit);
        let players = column.with_max_y(column.top() + heading * unit + rows * row);
        let roll = Rect::from_min_size(pos2(left, players.bottom() + gap), vec2(column.width(), ROLL * unit));
        let house = inner.with_max_x(left - gap);
        let banner = house.with_min_y(house.bottom() - wanted);
        Places { players, roll, banner, free: house.with_max_y(house.bottom() - lasting - gap) }
    }
}
