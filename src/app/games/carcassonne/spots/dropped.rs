//! A piece that was dropped beside every offered place: where it may stand, or why it may not.

use crate::app::board::square_at;
use crate::app::games::carcassonne::refusals;
use crate::app::games::carcassonne::tell_board::part_at;
use crate::app::table::Refused;
use crate::app::words::say;
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne, Phase, Piece, Refusal};
use bevy::math::Vec2;

/// What happens to a piece that is dropped at a point of the board: it is put there, or the drop is refused with a
/// reason.
pub(super) fn dropped(position: &Carcassonne, piece: Piece, world: Vec2) -> Result<Action, Refused> {
    let at = square_at(world);
    let refused = |why: &str, rule| Refused { why: why.to_owned(), rule: Some(rule), at: Some(at) };
    let by_rule = |refusal: Refusal| Refused { why: refusals::told(refusal), rule: Some(refusal.rule()), at: Some(at) };
    if position.phase() != Phase::PlaceMeeple {
        return Err(by_rule(Refusal::NotNow(position.phase())));
    }
    if at != position.board().tile(position.last_laid()).at {
        return Err(refused(say!("refusal-not-just-laid"), "RMEEPLE-1"));
    }
    match part_at(position, world) {
        Some(part) => {
            let action = Action::PlaceMeeple { piece, kind: part.kind, index: part.index };
            match position.veiled().apply(action, &mut Vec::new()) {
                Ok(()) => Ok(action),
                Err(refusal) => Err(by_rule(refusal)),
            }
        }
        // Without farmers a field is no part of its tile.
        None if !position.farmers() => Err(by_rule(Refusal::NoFarmers)),
        None => Err(by_rule(Refusal::NoSuchPart)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::carcassonne::Setup;
    use crate::rules::tiles::{Kind, Square};
    use crate::table::carcassonne::shipped;

    /// RMEEPLE-1, RMEEPLE-3: wherever a piece is dropped on the new tile, it stands on a legal part or its player hears
    /// why not; on another tile it never stands.
    #[test]
    fn a_piece_dropped_anywhere_stands_where_it_may_or_hears_why_not() {
        let (mut kinds, mut misty) = (Vec::new(), 0);
        for seed in 0..12 {
            let setup = Setup::with_players(shipped::deck().expect("the deck"), 3);
            let mut position = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
            position.apply(position.legal_actions()[0], &mut Vec::new()).expect("it fits");
            if position.phase() != Phase::PlaceMeeple {
                continue;
            }
            let (legal, laid) = (position.legal_actions(), position.board().tile(position.last_laid()).at);
            for point in all_over(laid) {
                match dropped(&position, Piece::Ordinary, point) {
                    Ok(action) => {
                        assert!(legal.contains(&action), "{action:?}");
                        if let Action::PlaceMeeple { kind, .. } = action {
                            kinds.push(kind);
                        }
                    }
                    Err(refused) => assert!(refused.rule.is_some() && refused.why.len() > 12, "{refused:?}"),
                }
            }
            // RMEEPLE-3
            if let Some(mist) = on_new_tile(&position, Kind::Mist) {
                let on_mist = dropped(&position, Piece::Ordinary, mist).expect_err("mist");
                assert_eq!(on_mist.rule, Some("RMEEPLE-3"));
                misty += 1;
            }
            let elsewhere = dropped(&position, Piece::Ordinary, Vec2::new(0.5, 0.5)).expect_err("the start tile");
            assert_eq!(elsewhere.rule, Some("RMEEPLE-1"));
        }
        assert!([Kind::Road, Kind::City, Kind::Field].iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
        assert!(misty > 0, "no tile with mist");
    }

    /// RSETUP-6: in a game without farmers, whoever drops one on a field hears that.
    #[test]
    fn a_field_of_a_game_without_farmers_says_so() {
        let setup = Setup { farmers: false, ..Setup::with_players(shipped::deck().expect("the deck"), 3) };
        let mut told = 0;
        for seed in 0..12 {
            let mut position = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
            position.apply(position.legal_actions()[0], &mut Vec::new()).expect("it fits");
            let laid = position.board().tile(position.last_laid()).at;
            let field = all_over(laid).find(|&point| part_at(&position, point).is_none());
            if let (Phase::PlaceMeeple, Some(field)) = (position.phase(), field) {
                let refused = dropped(&position, Piece::Ordinary, field).expect_err("no farmers");
                assert_eq!(refused.rule, Some("RSETUP-6"));
                told += 1;
            }
        }
        assert!(told > 0, "no tile with a field");
    }

    /// Points all over a square.
    fn all_over(at: Square) -> impl Iterator<Item = Vec2> {
        let inside = (0..400_u16).map(|n| Vec2::new(f32::from(n % 20) + 0.5, f32::from(n / 20) + 0.5) / 20.0);
        inside.map(move |inside| Vec2::new(f32::from(at.x), f32::from(at.y)) + inside)
    }

    /// A point of the tile laid last on this kind of land.
    fn on_new_tile(position: &Carcassonne, kind: Kind) -> Option<Vec2> {
        let laid = position.board().tile(position.last_laid()).at;
        all_over(laid).find(|&point| part_at(position, point).is_some_and(|part| part.kind == kind))
    }
}
