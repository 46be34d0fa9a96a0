//! Moves marks apart so that they do not overlap.

use super::tiles::geometry::Point;

/// The largest number of rounds.
const STEPS: usize = 160;

/// Moves places apart, as little as possible, until no two are nearer than `room`. Places that are alone stay where
/// they are.
pub fn apart(places: &mut [Point], room: f32) {
    for _ in 0..STEPS {
        let mut moved = false;
        for one in 0..places.len() {
            for other in one + 1..places.len() {
                let between = places[other] - places[one];
                let far = between.length();
                if far >= room {
                    continue;
                }
                let way = if far > 1e-4 { between * (1.0 / far) } else { Point::new(1.0, 0.0) };
                // A little farther than needed, so that the loop ends.
                let push = way * ((room * 1.002 - far) * 0.5);
                places[one] = places[one] - push;
                places[other] = places[other] + push;
                moved = true;
            }
        }
        if !moved {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_make_room_for_each_other_and_others_stay() {
        let alone = Point::new(9.0, 9.0);
        let mut places = [Point::new(0.0, 0.0), Point::new(0.1, 0.0), Point::new(0.0, 0.0), alone];
        apart(&mut places, 0.3);
        for (i, a) in places.iter().enumerate() {
            assert!(places[i + 1..].iter().all(|b| a.distance(*b) >= 0.3), "{places:?}");
        }
        assert_eq!(places[3], alone);
    }
}
