//! The tiles still to come, on a sheet over the table: the faces of each kind, and how many of each face are left.

use super::{TilePicture, back};
use crate::app::theme::{
    Art, CREAM, FADED_INK, Face, INK, NIGHT, Pen, RUBRIC, SheetOptions, TellOnHover, Thing, Type, faint, screen_unit,
    sheet,
};
use crate::app::words::say;
use egui::{Align2, Context, Rect, Sense, Stroke, StrokeKind, Vec2, vec2};

/// The largest size of the sheet, in layout pixels, and the free margin around it.
const MOST: Vec2 = vec2(1560.0, 1020.0);
const AROUND: f32 = 40.0;
/// Space above and below the tiles.
const TOP: f32 = 132.0;
const FOOT: f32 = 112.0;
const EDGE: f32 = 56.0;
/// Width of the column with the names of the kinds.
const NAMES: f32 = 230.0;
/// Space between two tiles, and below a tile for the towers of the next row.
const ASIDE: f32 = 20.0;
const BELOW: f32 = 36.0;
/// The smallest and the largest size of a tile.
const TILES: (f32, f32) = (26.0, 108.0);

/// A face of which tiles are still to come.
#[derive(Clone, Debug, PartialEq)]
pub struct FaceToCome {
    /// What it is: "Roads".
    pub kind: &'static str,
    /// A few words on it.
    pub caption: String,
    /// How many tiles with this face nobody has seen.
    pub left: u8,
    /// Its picture, once it is painted.
    pub picture: Option<TilePicture>,
}

/// Shows the sheet. `told` says how many tiles there are; the faces of a kind come one after the other. Returns whether
/// to close it.
pub(in crate::app) fn show(ctx: &Context, art: &mut Art, told: &str, faces: &[FaceToCome]) -> bool {
    let screen = ctx.content_rect();
    sheet(ctx, art, SheetOptions::over_all(ctx, "tiles to come", screen_unit(ctx)), |pen| {
        pen.cover_all(1);
        let size = (screen.size() / pen.unit - Vec2::splat(AROUND)).min(MOST) * pen.unit;
        let place = Rect::from_center_size(screen.center(), size);
        pen.fill(Thing::Sheet(43), place);
        let at = place.center_top() + pen.size(0.0, 26.0);
        let title = Type::new(Face::Heading, 38.0, RUBRIC);
        let written = pen.write(at, Align2::CENTER_TOP, say!("to-come-heading"), title, place.width() * 0.6);
        let set = Type::new(Face::Italic, 23.0, INK);
        let at = written.center_bottom() + pen.size(0.0, 2.0);
        pen.write(at, Align2::CENTER_TOP, told, set, place.width() - 2.0 * EDGE * pen.unit);
        let room = Rect::from_min_max(place.min + pen.size(EDGE, TOP), place.max - pen.size(EDGE, FOOT));
        kinds(pen, room, faces);
        back::to_the_table(pen, place)
    })
}

/// One or more rows for each kind, with its name in front.
fn kinds(pen: &mut Pen, room: Rect, faces: &[FaceToCome]) {
    let groups: Vec<&[FaceToCome]> = faces.chunk_by(|one, next| one.kind == next.kind).collect();
    let counts: Vec<usize> = groups.iter().map(|group| group.len()).collect();
    let (in_a_row, side) = arranged(&counts, room.size() / pen.unit);
    let step = vec2(side + ASIDE, side + BELOW);
    let mut top = 0.0;
    let mut laid = Vec::new();
    for group in groups {
        let left: u16 = group.iter().map(|face| u16::from(face.left)).sum();
        let at = room.min + pen.size(0.0, top + side / 2.0 - 14.0);
        let name = pen.write(
            at,
            Align2::LEFT_CENTER,
            group[0].kind,
            Type::new(Face::Bold, 25.0, INK),
            (NAMES - 16.0) * pen.unit,
        );
        let tiles = say!("tiles", tiles = left);
        let set = Type::new(Face::Italic, 22.0, FADED_INK);
        pen.write(name.left_bottom(), Align2::LEFT_TOP, &tiles, set, (NAMES - 16.0) * pen.unit);
        for (index, face) in group.iter().enumerate() {
            let (row, column) = (index / in_a_row, index % in_a_row);
            let corner = (NAMES + column as f32 * step.x, top + row as f32 * step.y);
            let place = pen.rect(room.min, corner, (side, side));
            tile(pen, place, index, face);
            laid.push((place, face.left));
        }
        top += group.len().div_ceil(in_a_row) as f32 * step.y;
    }
    // Towers reach into the row above, so the numbers are written over them afterwards. One of a kind needs none.
    for (place, left) in laid.into_iter().filter(|(_, left)| *left > 1) {
        let (text, set) = (format!("× {left}"), Type::new(Face::Bold, 23.0, CREAM));
        let size = vec2(pen.width_of(&text, set) + 16.0 * pen.unit, 32.0 * pen.unit);
        let plate = Align2::RIGHT_BOTTOM.anchor_size(place.right_bottom() + pen.size(4.0, 4.0), size);
        pen.painter().rect_filled(plate, 6.0 * pen.unit, faint(NIGHT, 0.9));
        pen.write(plate.center(), Align2::CENTER_CENTER, &text, set, f32::INFINITY);
    }
}

/// The number of tiles in a row and their size, so that groups with these counts fit the room with the largest tiles.
fn arranged(groups: &[usize], room: Vec2) -> (usize, f32) {
    let fitting = |in_a_row: usize| {
        let rows: usize = groups.iter().map(|count| count.div_ceil(in_a_row)).sum();
        let wide = (room.x - NAMES) / in_a_row as f32 - ASIDE;
        let high = room.y / rows.max(1) as f32 - BELOW;
        (in_a_row, wide.min(high).clamp(TILES.0, TILES.1))
    };
    // Among equally good arrangements, take the one with fewer rows.
    (3..=30).rev().map(fitting).fold((30, 0.0), |best, next| if next.1 > best.1 { next } else { best })
}

fn tile(pen: &mut Pen, place: Rect, index: usize, face: &FaceToCome) {
    match face.picture {
        Some(picture) => picture.draw(pen, place),
        None => {
            let line = Stroke::new(1.2 * pen.unit, faint(INK, 0.4));
            pen.painter().rect_stroke(place, 3.0 * pen.unit, line, StrokeKind::Inside);
        }
    }
    let told = say!("to-come-face", caption = &face.caption, left = face.left);
    let name = format!("{} {index}: {told}", face.kind);
    pen.plain_control(place, &name, Sense::hover()).tell_on_hover(told);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_groups_fit_however_many_faces_there_are() {
        for room in [vec2(1448.0, 776.0), vec2(1100.0, 776.0), vec2(1288.0, 776.0)] {
            for groups in [&[14, 9, 8, 2, 4, 7][..], &[1], &[20, 20, 20], &[3, 1, 1], &[]] {
                let (in_a_row, side) = arranged(groups, room);
                let rows: usize = groups.iter().map(|count| count.div_ceil(in_a_row)).sum();
                let widest = groups.iter().copied().max().unwrap_or(0).min(in_a_row) as f32;
                assert!(NAMES + widest * (side + ASIDE) <= room.x + 0.1, "{groups:?} in {room:?}: {side}");
                assert!(rows as f32 * (side + BELOW) <= room.y + 0.1, "{groups:?} in {room:?}: {side}");
                assert!(side >= 48.0, "{groups:?} in {room:?}: {side}");
            }
        }
    }
}
