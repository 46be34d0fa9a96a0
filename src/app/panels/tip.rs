//! Describes the region under the pointer, or what the choice there would do, in one line above the phase line. It
//! avoids everything that can be chosen: it moves aside, and if necessary lies over the panels.

use super::Places;
use super::toast::{SENTENCE, plate};
use crate::app::input::{Want, keys_of};
use crate::app::theme::{Art, Reach, SheetOptions, sheet, table_unit};
use egui::{Align, Align2, Context, Order, Rect, Vec2, pos2, vec2};

const HIGH: f32 = 50.0;
const EDGE: f32 = 24.0;
/// Distance from the phase line and from the edges of the free middle.
const ABOVE: f32 = 16.0;

/// What the region under the pointer is, or what follows from the choice there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tip {
    /// It, as a sentence.
    pub sentence: String,
    /// The rule that it is about, by its ID.
    pub rule: &'static str,
    /// What can be chosen or is looked at on the board, in points: the tip covers nothing of it.
    pub choosable: Vec<Rect>,
}

/// Shows the tip.
pub(in crate::app) fn show(ctx: &Context, art: &mut Art, tip: &Tip, places: &Places) {
    let screen = ctx.content_rect();
    let unit = table_unit(ctx);
    let corner = Rect::from_min_size(screen.min, vec2(1.0, 1.0));
    let options = SheetOptions { name: "tip", place: corner, order: Order::Tooltip, reach: Reach::Nobody, unit };
    sheet(ctx, art, options, |pen| {
        let middle = places.free.with_max_y(places.phase.top() - ABOVE * unit);
        let key = keys_of(ctx).name(Want::Rule);
        let cap = pen.keycap_width(&key);
        let room = (2.0 * EDGE + cap) * unit;
        let width = (pen.width_of(&tip.sentence, SENTENCE) + room).min(screen.width() - 80.0 * unit);
        if let Some(place) = place_of(middle, vec2(width, HIGH * unit), &tip.choosable) {
            plate(pen, place);
            let at = place.left_center() + pen.size(EDGE, -1.0);
            pen.write(at, Align2::LEFT_CENTER, &tip.sentence, SENTENCE, width - room);
            pen.corner_keycap(place, &key);
            return;
        }
        let column = places.log.unwrap_or(places.piles);
        let inner = column.width() - EDGE * unit;
        let high = pen.height_of(&tip.sentence, SENTENCE, inner) + 0.8 * EDGE * unit;
        let place = Rect::from_min_max(pos2(column.left(), column.bottom() - high), column.max);
        plate(pen, place);
        let room = place.shrink2(pen.size(EDGE / 2.0, 0.4 * EDGE));
        pen.paragraph(room, Align::Min, &tip.sentence, SENTENCE);
    });
}

/// A place of this size in the free middle that covers nothing that can be chosen: as low as possible, then as near to
/// the middle as possible. `None` if there is no such place.
fn place_of(middle: Rect, size: Vec2, choosable: &[Rect]) -> Option<Rect> {
    const STEPS: u8 = 8;
    let rows = (middle.height() / size.y).floor().max(1.0) as u16;
    let most = (middle.width() - size.x).max(0.0) / 2.0;
    let aside = (0..=STEPS).map(|step| most * f32::from(step) / f32::from(STEPS));
    let across: Vec<f32> = aside.flat_map(|aside| [-aside, aside]).collect();
    let place = |row: u16, across: f32| {
        let foot = pos2(middle.center().x + across, middle.bottom() - f32::from(row) * size.y);
        Align2::CENTER_BOTTOM.anchor_size(foot, size)
    };
    let all = (0..rows).flat_map(|row| across.iter().map(move |&across| (row, across)));
    all.map(|(row, across)| place(row, across)).find(|place| !choosable.iter().any(|there| there.intersects(*place)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIDDLE: Rect = Rect { min: pos2(300.0, 10.0), max: pos2(1000.0, 590.0) };
    const SIZE: Vec2 = vec2(400.0, 34.0);

    fn square(x: f32, y: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(100.0, 100.0))
    }

    #[test]
    fn the_tip_stands_low_in_the_middle_where_nothing_is_in_its_way() {
        let place = place_of(MIDDLE, SIZE, &[square(600.0, 200.0)]).expect("there is room");
        assert_eq!((place.center().x, place.bottom()), (MIDDLE.center().x, MIDDLE.bottom()));
    }

    #[test]
    fn the_tip_never_covers_what_can_be_chosen() {
        // Boards whose squares come near the phase line, one after another.
        for left in (200_u16..1000).step_by(7) {
            for top in (0_u16..600).step_by(11) {
                let squares =
                    [square(f32::from(left), f32::from(top)), square(f32::from(left) + 150.0, f32::from(top))];
                let place = place_of(MIDDLE, SIZE, &squares).expect("there is room");
                assert!(!squares.iter().any(|square| square.intersects(place)), "{squares:?} below {place:?}");
                assert!(MIDDLE.expand(0.01).contains_rect(place), "{place:?}");
            }
        }
        assert_eq!(place_of(MIDDLE, SIZE, &[MIDDLE]), None);
    }
}
