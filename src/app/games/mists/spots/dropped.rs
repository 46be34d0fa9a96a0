//! A meeple that was dropped beside every offered place: where it may stand, or why it may not.

use crate::app::board::square_at;
use crate::app::games::mists::refusals;
use crate::app::games::mists::tell_board::part_at;
use crate::app::table::Refused;
use crate::app::words::say;
use crate::rules::mists::{Action, Mists, Phase, Refusal};
use crate::rules::tiles::Kind;
use crate::rules::{Colour, Game};
use bevy::math::Vec2;

/// What happens to a meeple of this colour that is dropped at a point of the board: it is placed there, or the drop is
/// refused with a reason.
pub(super) fn dropped(position: &Mists, colour: Colour, world: Vec2) -> Result<Action, Refused> {
    let at = square_at(world);
    let refused = |why: &str, rule| Refused { why: why.to_owned(), rule: Some(rule), at: Some(at) };
    let by_rule = |refusal: Refusal| Refused { why: refusals::told(refusal), rule: Some(refusal.rule()), at: Some(at) };
    if position.phase() != Phase::PlaceMeeple {
        return Err(by_rule(Refusal::NotNow(position.phase())));
    }
    if at != position.board().tile(position.last_laid()).at {
        return Err(refused(say!("refusal-not-just-laid"), "MEEPLE-1"));
    }
    let on_cemetery = position.cemetery_at(at).is_some();
    match part_at(position, world) {
        Some(part) if part.kind != Kind::Mist => {
            let action = Action::PlaceMeeple { colour, kind: part.kind, index: part.index };
            match position.clone().apply(action, &mut Vec::new()) {
                Ok(()) => Ok(action),
                Err(refusal) => Err(by_rule(refusal)),
            }
        }
        Some(_) => Err(by_rule(Refusal::NotOnMist)),
        None if on_cemetery => Err(refused(say!("refusal-on-cemetery"), "MEEPLE-3")),
        None => Err(refused(say!("refusal-on-field"), "MEEPLE-3")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::mists::{LaidTile, Layout, Setup};
    use crate::rules::tiles::{Rotation, Square};
    use crate::table::mists::shipped;

    /// A position in which a tile with a road, a city, mist and a field was just laid, and a meeple may be placed on
    /// it.
    fn laid() -> Mists {
        let setup = Setup::with_players(shipped::level(1).unwrap(), shipped::deck().unwrap(), 3);
        let first = LaidTile { face: "city-edge-clear".into(), at: Square::new(0, 1), turn: Rotation::new(2) };
        let layout = Layout { tiles: vec![first], draws: vec!["city-gate".into(); 3], ..Layout::default() };
        let mut position = Mists::laid_out(&setup, &layout, &mut Vec::new()).unwrap();
        let lay = Action::LayTile { at: Square::new(0, 0), turn: Rotation::default() };
        position.apply(lay, &mut Vec::new()).unwrap();
        assert_eq!(position.phase(), Phase::PlaceMeeple);
        position
    }

    #[test]
    fn a_meeple_dropped_beside_its_places_stands_where_it_may_or_hears_why_not() {
        let position = laid();
        let legal = position.legal_actions();
        let points = (0..400).map(|n| Vec2::new((n % 20) as f32 + 0.5, (n / 20) as f32 + 0.5) / 20.0);
        let (mut stands, mut told) = (Vec::new(), Vec::new());
        for point in points {
            match dropped(&position, Colour::Red, point) {
                Ok(action) => stands.push(action),
                Err(refused) => told.push((refused.why, refused.rule)),
            }
        }
        assert!(stands.iter().all(|action| legal.contains(action)));
        for kind in [Kind::Road, Kind::City] {
            assert!(stands.contains(&Action::PlaceMeeple { colour: Colour::Red, kind, index: 0 }), "no {kind:?}");
        }
        assert!(told.iter().all(|(_, rule)| *rule == Some("MEEPLE-3")), "{told:?}");
        let mist = refusals::told(Refusal::NotOnMist);
        assert!(told.iter().any(|(why, _)| *why == mist) && told.iter().any(|(why, _)| why.contains("field")));
    }

    #[test]
    fn a_meeple_dropped_on_another_tile_or_too_early_hears_that() {
        let mut position = laid();
        let elsewhere = dropped(&position, Colour::Red, Vec2::new(0.5, 1.5)).unwrap_err();
        assert_eq!((elsewhere.rule, elsewhere.at), (Some("MEEPLE-1"), Some(Square::new(0, 1))));
        let put = Action::PlaceMeeple { colour: Colour::Red, kind: Kind::City, index: 0 };
        position.apply(put, &mut Vec::new()).unwrap();
        let late = dropped(&position, Colour::Red, Vec2::new(0.5, 0.5)).unwrap_err();
        assert_eq!(late.rule, Some(position.phase().rule()));
    }
}
