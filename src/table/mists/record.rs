//! The end of a game in one line of the records.

use super::Sitting;
use crate::rules::Game;
use crate::rules::mists::{Happening, Mists, Scoring, Taken};
use crate::table::records::{Recorded, Result};

impl Recorded for Mists {
    fn result(sitting: &Sitting) -> Option<Result> {
        let position = sitting.position();
        let won = position.outcome()?.won();
        let (mut calmed, mut best_scoring, mut most_freed) = (0, 0, 0);
        for happening in sitting.happenings() {
            match happening {
                Happening::GhostBanished { .. } => calmed += 1,
                Happening::CemeteryClosed { ghosts, .. } => calmed += u16::from(*ghosts),
                Happening::BankFinished { parts } => {
                    let freed: u8 = parts.iter().map(|(_, ghosts)| ghosts).sum();
                    (calmed, most_freed) = (calmed + u16::from(freed), most_freed.max(freed));
                }
                Happening::Scored(Scoring { taken: Taken::Points(points), .. }) => {
                    best_scoring = best_scoring.max(*points)
                }
                _ => {}
            }
        }
        Some(Result::Mists {
            level: position.level().number,
            spell_circles: sitting.setup().spell_circles,
            won,
            total: position.total(),
            turns: position.turn(),
            ghosts: position.ghosts_on_board(),
            calmed,
            best_scoring,
            most_freed,
            tiles_left: position.piles().map(u16::from).sum(),
        })
    }
}
