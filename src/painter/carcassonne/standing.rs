//! The positions of pieces on a whole board: feet in board coordinates, `y` to the south.

use super::posts::Posts;
use crate::painter::tiles::geometry::{Point, origin};
use crate::rules::tiles::PartName;

/// Where a meeple stands on a part, if these are the posts of the part's tile. A farmer lies: this is the middle of the
/// ground under it. `None` if the tile has no such part, and in mist (RMEEPLE-1, RMEEPLE-3).
pub fn meeple(posts: &Posts, on: PartName) -> Option<Point> {
    posts.of(on.kind, on.index).map(|post| origin(on.at) + post.feet)
}

/// Where the two ghosts with a meeple on this part stand, the first one first. They are drawn before the meeple. A
/// third never stays (RGHOST-3).
pub fn ghosts(posts: &Posts, on: PartName) -> Option<[Point; 2]> {
    posts.of(on.kind, on.index).map(|post| post.ghosts.map(|spot| origin(on.at) + spot))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tiles::{Kind, Rotation, Square};
    use crate::table::carcassonne::shipped;

    /// RMEEPLE-1, RMEEPLE-3: on the board a meeple stands on the square of its part, and nowhere in mist.
    #[test]
    fn a_meeple_stands_on_the_square_of_its_part() {
        let deck = shipped::deck().expect("the deck");
        let at = Square::new(-3, 7);
        for named in deck.faces() {
            let posts = Posts::on(&named.face, Rotation::new(1), at);
            for part in named.face.parts_with_fields() {
                let on = PartName::new(at, part.kind, part.index);
                let feet = meeple(&posts, on);
                assert_eq!(feet.is_some(), part.kind != Kind::Mist, "{}", named.name);
                assert_eq!(ghosts(&posts, on).is_some(), feet.is_some(), "{}", named.name);
                if let Some(feet) = feet {
                    assert!((-3.0..-2.0).contains(&feet.x) && (-7.0..-6.0).contains(&feet.y), "{feet:?}");
                }
            }
        }
    }
}
