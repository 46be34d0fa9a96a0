//! All regions of the final scoring in their order, in groups by kind: who gets what, and which is counted now. Where
//! there are many, they stand in several rows.

use super::view::{CountView, RegionCount};
use crate::app::theme::{Face, GOLD, INK, Pen, RUBRIC, TellOnHover, Thing, Type, VELLUM, faint};
use crate::app::words::{number, say, signed};
use crate::rules::tiles::Kind;
use egui::{Align2, Rect, Sense, Stroke, pos2};

/// The height of a row and the least width of a group, in layout pixels.
const ROW: f32 = 104.0;
const LEAST_GROUP: f32 = 118.0;
/// Between groups.
const GAP: f32 = 16.0;
/// The possible widths of one region; the widest that needs the fewest rows is taken.
const WIDTHS: [f32; 4] = [64.0, 58.0, 52.0, 46.0];

/// Where the groups stand.
pub(super) struct Strip {
    each: f32,
    groups: Vec<Group>,
}

/// Regions of one kind in one row.
struct Group {
    kind: Kind,
    /// The first region and how many.
    regions: std::ops::Range<usize>,
    row: usize,
    left: f32,
    width: f32,
}

impl Strip {
    /// The strip in a room of this width, in layout pixels.
    pub(super) fn of(view: &CountView, width: f32) -> Strip {
        let strips = WIDTHS.map(|each| Strip { each, groups: groups(&view.regions, each, width) });
        let fewest = strips.iter().map(Strip::rows).min().unwrap_or(0);
        let found = strips.into_iter().find(|strip| strip.rows() == fewest);
        found.unwrap_or(Strip { each: WIDTHS[0], groups: Vec::new() })
    }

    fn rows(&self) -> usize {
        self.groups.iter().map(|group| group.row + 1).max().unwrap_or(0)
    }

    /// Its height, in layout pixels.
    pub(super) fn height(&self) -> f32 {
        self.rows() as f32 * ROW + 14.0
    }
}

fn groups(regions: &[RegionCount], each: f32, width: f32) -> Vec<Group> {
    let mut groups = Vec::new();
    let (mut row, mut left, mut first) = (0, 0.0, 0);
    for same in regions.chunk_by(|a, b| a.kind == b.kind) {
        let mut rest = first..first + same.len();
        first = rest.end;
        while !rest.is_empty() {
            let fit = ((width - left) / each) as usize;
            // A group that does not fit begins a new row, and is broken only if it is longer than a whole row.
            if (fit < rest.len() || width - left < LEAST_GROUP) && left > 0.0 {
                (row, left) = (row + 1, 0.0);
                continue;
            }
            let here = rest.start..(rest.start + fit.max(1)).min(rest.end);
            let wide = (here.len() as f32 * each).max(LEAST_GROUP);
            rest.start = here.end;
            groups.push(Group { kind: same[0].kind, regions: here, row, left, width: wide });
            left += wide + GAP;
        }
    }
    groups
}

fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::Road => say!("rival-points-roads"),
        Kind::City => say!("rival-points-cities"),
        Kind::Monastery => say!("rival-points-monasteries"),
        Kind::Castle => say!("rival-points-castles"),
        Kind::Field | Kind::Cemetery | Kind::Mist => say!("rival-points-fields"),
    }
}

/// Draws the strip. Returns the region that was pressed.
pub(super) fn strip(pen: &mut Pen, place: Rect, view: &CountView) -> Option<usize> {
    let strip = Strip::of(view, place.width() / pen.unit);
    let mut pressed = None;
    for group in &strip.groups {
        let corner = place.min + pen.size(group.left, group.row as f32 * ROW);
        let indent = (group.width - group.regions.len() as f32 * strip.each) / 2.0;
        for (at, index) in group.regions.clone().enumerate() {
            let cell = pen.rect(corner, (indent + at as f32 * strip.each, 0.0), (strip.each, 68.0));
            if bead(pen, cell, index, view) {
                pressed = Some(index);
            }
        }
        let line = corner.y + 70.0 * pen.unit;
        let right = corner.x + group.width * pen.unit;
        pen.painter().hline(corner.x..=right, line, Stroke::new(1.1 * pen.unit, faint(INK, 0.45)));
        let at = pos2(corner.x + group.width / 2.0 * pen.unit, line + 15.0 * pen.unit);
        let set = Type::new(Face::Italic, 21.0, INK);
        pen.write(at, Align2::CENTER_CENTER, name(group.kind), set, group.width * pen.unit);
    }
    pressed
}

/// What it brings: one number if all get the same, or else from the least to the most. Ghosts take from each their own
/// (REND-3).
fn points(region: &RegionCount) -> String {
    let points = || region.shares.iter().map(|&(_, points)| points);
    match (points().min(), points().max()) {
        (Some(least), Some(most)) if least < most => format!("{}–{}", number(least), number(most)),
        (_, most) => signed(most.unwrap_or(0)),
    }
}

/// One region: the badges of those who get points, and how many. Returns whether it was pressed.
fn bead(pen: &mut Pen, cell: Rect, index: usize, view: &CountView) -> bool {
    let region = &view.regions[index];
    let name = say!("rival-count-go-to", number = index + 1, title = &region.title);
    let response = pen.control(cell.shrink(2.0 * pen.unit), &name, Sense::click()).tell_on_hover(&region.title);
    let is_counted = index < view.counted;
    let is_now = is_counted && index + 1 == view.counted && !view.is_over;
    let size = if region.shares.len() > 1 { 26.0 } else { 34.0 };
    let step = if region.shares.len() > 1 { (cell.width() / pen.unit - size - 8.0).min(18.0) } else { 0.0 };
    let middle = cell.center_top() + pen.size(0.0, 22.0);
    let first = -step * (region.shares.len() as f32 - 1.0) / 2.0;
    if is_now {
        pen.painter().circle(middle, 21.5 * pen.unit, GOLD, Stroke::new(2.0 * pen.unit, INK));
    }
    for (at, &(colour, _)) in region.shares.iter().enumerate() {
        let badge = Rect::from_center_size(middle + pen.size(first + at as f32 * step, 0.0), pen.size(size, size));
        pen.fill(Thing::Badge(colour), badge);
    }
    if !is_counted {
        // Regions to come are pale.
        pen.painter().circle_filled(middle, 19.0 * pen.unit, faint(VELLUM, 0.62));
        return response.clicked();
    }
    let colour = if is_now { RUBRIC } else { INK };
    let set = Type::new(if is_now { Face::Heavy } else { Face::Bold }, 22.0, colour);
    let points = points(region);
    pen.write_or_wrap(cell.center_top() + pen.size(0.0, 54.0), Align2::CENTER_CENTER, &points, set, cell.width());
    response.clicked()
}
