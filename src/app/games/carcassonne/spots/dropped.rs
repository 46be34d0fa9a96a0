//! A piece that was dropped beside every offered place: where it may stand, or why it may not.

use crate::app::board::square_at;
use crate::app::games::carcassonne::refusals;
use crate::app::games::carcassonne::tell_board::part_at;
use crate::app::table::Refused;
use crate::app::words::say;
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne, Phase, Piece, Refusal};
use crate::rules::tiles::Kind;
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
        Some(part) if part.kind != Kind::Mist => {
            let action = Action::PlaceMeeple { piece, kind: part.kind, index: part.index };
            match position.veiled().apply(action, &mut Vec::new()) {
                Ok(()) => Ok(action),
                Err(refusal) => Err(by_rule(refusal)),
            }
        }
        Some(_) | None => Err(by_rule(Refusal::NoSuchPart)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::carcassonne::Setup;
    use crate::table::carcassonne::shipped;

    /// RMEEPLE-1, RMEEPLE-3: wherever a piece is dropped on the new tile, it stands on a legal part or its player hears
    /// why not; on another tile it never stands.
    #[test]
    fn a_piece_dropped_anywhere_stands_where_it_may_or_hears_why_not() {
        let mut kinds = Vec::new();
        for seed in 0..12 {
            let setup = Setup::with_players(shipped::deck().expect("the deck"), 3);
            let mut position = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
            position.apply(position.legal_actions()[0], &mut Vec::new()).expect("it fits");
            if position.phase() != Phase::PlaceMeeple {
                continue;
            }
            let (legal, laid) = (position.legal_actions(), position.board().tile(position.last_laid()).at);
            for n in 0..400_u16 {
                let inside = Vec2::new(f32::from(n % 20) + 0.5, f32::from(n / 20) + 0.5) / 20.0;
                let point = Vec2::new(f32::from(laid.x), f32::from(laid.y)) + inside;
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
            let elsewhere = dropped(&position, Piece::Ordinary, Vec2::new(0.5, 0.5)).expect_err("the start tile");
            assert_eq!(elsewhere.rule, Some("RMEEPLE-1"));
        }
        assert!([Kind::Road, Kind::City, Kind::Field].iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
    }
}
