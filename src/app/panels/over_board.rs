//! What lies over the board for a while: a message, or else what the thing under the pointer is. It covers nothing that
//! can be chosen, and as little land as possible.

use super::toast::Toast;
use super::{Places, TableIntent, Tip, tip, toast};
use crate::app::spots::KeptFree;
use crate::app::theme::{Art, table_unit};
use egui::{Align2, Context, Rect, Vec2, pos2};

/// Distance from the banner.
const ABOVE: f32 = 16.0;

/// The part of the board that can be seen, and what has to stay visible there.
#[derive(Clone, Copy)]
pub struct Room<'a> {
    /// Between the panels, above the banner.
    pub free: Rect,
    /// What has to stay visible on the board.
    pub kept_free: &'a KeptFree,
    /// The lower end of the column beside the board, for what finds no place over it.
    pub column: Rect,
}

impl Room<'_> {
    /// A place of one of these sizes, the first rather than the others. None if everywhere something that can be chosen
    /// would be covered.
    pub fn place(&self, sizes: &[Vec2]) -> Option<Rect> {
        place_of(self.free, sizes, self.kept_free)
    }
}

/// Shows the message, or else the tip. `places` has the banner with everything that stands on it.
pub(in crate::app) fn show<I: From<TableIntent>>(
    ctx: &Context,
    art: &mut Art,
    (toast, tip): (Option<&Toast>, Option<&Tip>),
    (places, kept_free): (&Places, &KeptFree),
    intents: &mut Vec<I>,
) {
    let free = places.free.with_max_y(places.phase.top() - ABOVE * table_unit(ctx));
    let room = Room { free, kept_free, column: places.log.unwrap_or(places.piles) };
    match (toast, tip) {
        (Some(toast), _) => {
            toast::show(ctx, art, toast, (places.phase, Some(room)), intents);
        }
        (None, Some(tip)) => tip::show(ctx, art, tip, room),
        (None, None) => {}
    }
}

/// The share of a place that may lie over land although another place would be free of it. So a message does not go far
/// away for a corner of a tile.
const OVER_LAND: f32 = 0.05;

/// A place of one of these sizes in the free middle that covers nothing that can be chosen and hardly more land than has
/// to be: if possible below or above everything that can be chosen; then in the first size, as low as possible, and as
/// near to the middle as possible. `None` if there is no such place.
fn place_of(middle: Rect, sizes: &[Vec2], kept_free: &KeptFree) -> Option<Rect> {
    let KeptFree { choosable, land } = kept_free;
    let whole = choosable.iter().copied().reduce(Rect::union);
    let is_free = |place: &Rect| !choosable.iter().any(|there| there.intersects(*place));
    let is_around = |place: &Rect| whole.is_none_or(|whole| !whole.intersects(*place));
    let over_land = |place: &Rect| {
        let covered = land.iter().map(|there| there.intersect(*place)).filter(Rect::is_positive);
        covered.map(|part| part.area()).sum::<f32>() / place.area()
    };
    let free = sizes.iter().flat_map(|&size| places_in(middle, size)).filter(is_free);
    let mut free: Vec<(Rect, f32)> = free.map(|place| (place, over_land(&place))).collect();
    free.sort_by_key(|(place, _)| !is_around(place));
    let least = free.iter().map(|(_, over_land)| *over_land).reduce(f32::min)?;
    free.into_iter().find(|(_, over_land)| *over_land <= least + OVER_LAND).map(|(place, _)| place)
}

/// All places of this size in the free middle, the lowest first, and of these the one in the middle first.
fn places_in(middle: Rect, size: Vec2) -> impl Iterator<Item = Rect> {
    const STEPS: u8 = 8;
    let rows = (middle.height() / size.y).floor().max(1.0) as u16;
    let most = (middle.width() - size.x).max(0.0) / 2.0;
    let across = move || {
        let aside = (0..=STEPS).map(move |step| most * f32::from(step) / f32::from(STEPS));
        aside.flat_map(|aside| [-aside, aside])
    };
    // The last row stands at the upper edge, however high the middle is.
    let feet = (0..rows).map(move |row| middle.bottom() - f32::from(row) * size.y).chain([middle.top() + size.y]);
    feet.flat_map(move |foot| across().map(move |across| pos2(middle.center().x + across, foot)))
        .map(move |foot| Align2::CENTER_BOTTOM.anchor_size(foot, size))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    const MIDDLE: Rect = Rect { min: pos2(300.0, 10.0), max: pos2(1000.0, 590.0) };
    const SIZE: Vec2 = vec2(400.0, 34.0);
    /// The same in two lines.
    const NARROW: Vec2 = vec2(210.0, 60.0);

    fn square(x: f32, y: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(100.0, 100.0))
    }

    fn place_beside(choosable: &[Rect], land: &[Rect]) -> Option<Rect> {
        let kept_free = KeptFree { choosable: choosable.to_vec(), land: land.to_vec() };
        place_of(MIDDLE, &[SIZE, NARROW], &kept_free)
    }

    #[test]
    fn the_tip_stands_low_in_the_middle_where_nothing_is_in_its_way() {
        let place = place_beside(&[square(600.0, 200.0)], &[]).expect("there is room");
        assert_eq!((place.center().x, place.bottom()), (MIDDLE.center().x, MIDDLE.bottom()));
    }

    #[test]
    fn the_tip_stands_rather_above_all_squares_than_on_the_land_between_them() {
        let (left, right, below) = (square(310.0, 200.0), square(880.0, 200.0), square(600.0, 480.0));
        let place = place_beside(&[left, right, below], &[]).expect("there is room");
        assert!(place.bottom() <= left.top() && MIDDLE.expand(0.01).contains_rect(place), "{place:?}");
        // Where they reach both edges, the land between them is all that is left.
        let all = [left, right, below, square(600.0, 20.0)];
        let place = place_beside(&all, &[]).expect("there is room");
        assert!(!all.iter().any(|square| square.intersects(place)) && place.top() > left.bottom(), "{place:?}");
    }

    #[test]
    fn the_tip_rather_has_two_lines_than_that_it_covers_land() {
        // Land in the middle from top to bottom, a tile wide.
        let land: Vec<Rect> = (0..6_u8).map(|row| square(600.0, 100.0 * f32::from(row))).collect();
        let place = place_beside(&[], &land).expect("there is room");
        assert_eq!(place.size(), NARROW);
        assert!(!land.iter().any(|square| square.shrink(6.0).intersects(place)), "{place:?}");
        // In front of nothing but land it stands where it always stands.
        let place = place_beside(&[], &[MIDDLE]).expect("there is room");
        assert_eq!((place.size(), place.bottom()), (SIZE, MIDDLE.bottom()));
    }

    #[test]
    fn the_tip_never_covers_what_can_be_chosen() {
        // Boards whose squares come near the banner, one after another.
        for left in (200_u16..1000).step_by(7) {
            for top in (0_u16..600).step_by(11) {
                let squares =
                    [square(f32::from(left), f32::from(top)), square(f32::from(left) + 150.0, f32::from(top))];
                let place = place_beside(&squares, &[]).expect("there is room");
                assert!(!squares.iter().any(|square| square.intersects(place)), "{squares:?} below {place:?}");
                assert!(MIDDLE.expand(0.01).contains_rect(place), "{place:?}");
            }
        }
        assert_eq!(place_beside(&[MIDDLE], &[]), None);
    }
}
