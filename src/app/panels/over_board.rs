//! What lies over the board for a while: a message, or else what the thing under the pointer is. It covers nothing that
//! can be chosen.

use super::toast::Toast;
use super::{Places, TableIntent, Tip, tip, toast};
use crate::app::theme::{Art, table_unit};
use egui::{Align2, Context, Rect, Vec2, pos2};

/// Distance from the banner.
const ABOVE: f32 = 16.0;

/// The part of the board that can be seen, and what has to stay visible there.
#[derive(Clone, Copy)]
pub struct Room<'a> {
    /// Between the panels, above the banner.
    pub free: Rect,
    /// What can be chosen or is looked at on the board, in points.
    pub choosable: &'a [Rect],
    /// The lower end of the column beside the board, for what finds no place over it.
    pub column: Rect,
}

impl Room<'_> {
    /// A place of this size that covers nothing that can be chosen, if there is one.
    pub fn place(&self, size: Vec2) -> Option<Rect> {
        place_of(self.free, size, self.choosable)
    }
}

/// Shows the message, or else the tip. `places` has the banner with everything that stands on it.
pub(in crate::app) fn show<I: From<TableIntent>>(
    ctx: &Context,
    art: &mut Art,
    (toast, tip): (Option<&Toast>, Option<&Tip>),
    (places, choosable): (&Places, &[Rect]),
    intents: &mut Vec<I>,
) {
    let free = places.free.with_max_y(places.phase.top() - ABOVE * table_unit(ctx));
    let room = Room { free, choosable, column: places.log.unwrap_or(places.piles) };
    match (toast, tip) {
        (Some(toast), _) => {
            toast::show(ctx, art, toast, (places.phase, Some(room)), intents);
        }
        (None, Some(tip)) => tip::show(ctx, art, tip, room),
        (None, None) => {}
    }
}

/// A place of this size in the free middle that covers nothing that can be chosen: if possible below or above all of
/// it, since land lies in between; then as low as possible, then as near to the middle as possible. `None` if there is
/// no such place.
fn place_of(middle: Rect, size: Vec2, choosable: &[Rect]) -> Option<Rect> {
    const STEPS: u8 = 8;
    let rows = (middle.height() / size.y).floor().max(1.0) as u16;
    let most = (middle.width() - size.x).max(0.0) / 2.0;
    let aside = (0..=STEPS).map(|step| most * f32::from(step) / f32::from(STEPS));
    let across: Vec<f32> = aside.flat_map(|aside| [-aside, aside]).collect();
    let at_foot =
        |foot: f32, across: f32| Align2::CENTER_BOTTOM.anchor_size(pos2(middle.center().x + across, foot), size);
    // The last row stands at the upper edge, however high the middle is.
    let feet = (0..rows).map(|row| middle.bottom() - f32::from(row) * size.y).chain([middle.top() + size.y]);
    let all: Vec<Rect> = feet.flat_map(|foot| across.iter().map(move |&across| at_foot(foot, across))).collect();
    let is_free = |place: &&Rect| !choosable.iter().any(|there| there.intersects(**place));
    let whole = choosable.iter().copied().reduce(Rect::union);
    let is_around = |place: &&Rect| whole.is_none_or(|whole| !whole.intersects(**place));
    all.iter().find(is_around).or_else(|| all.iter().find(is_free)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

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
    fn the_tip_stands_rather_above_all_squares_than_on_the_land_between_them() {
        let (left, right, below) = (square(310.0, 200.0), square(880.0, 200.0), square(600.0, 480.0));
        let place = place_of(MIDDLE, SIZE, &[left, right, below]).expect("there is room");
        assert!(place.bottom() <= left.top() && MIDDLE.expand(0.01).contains_rect(place), "{place:?}");
        // Where they reach both edges, the land between them is all that is left.
        let all = [left, right, below, square(600.0, 20.0)];
        let place = place_of(MIDDLE, SIZE, &all).expect("there is room");
        assert!(!all.iter().any(|square| square.intersects(place)) && place.top() > left.bottom(), "{place:?}");
    }

    #[test]
    fn the_tip_never_covers_what_can_be_chosen() {
        // Boards whose squares come near the banner, one after another.
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
