//! Counts what happens with the Spell Circles.

use crate::rules::Game;
use crate::rules::mists::{Happening, Haunt, Mists, Phase};
use crate::rules::tiles::PartName;

/// What Eloise has done in a game, as far as it explains why she moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Errands {
    came: bool,
    scored: bool,
}

impl Errands {
    /// The names of everything to count for the expansion. `game` is the position after it.
    pub fn count(&mut self, game: &Mists, happenings: &[Happening]) -> Vec<&'static str> {
        let mut counted = Vec::new();
        for (at, happening) in happenings.iter().enumerate() {
            match happening {
                Happening::GhostDrawnIn { haunt, .. } => {
                    counted.push("ghost drawn into a circle (SPELL-2)");
                    if *haunt == Haunt::Cemetery {
                        counted.push("ghost drawn in from a cemetery (SPELL-2)");
                    }
                }
                Happening::GhostPlaced { haunt: Haunt::Circle(_), .. } => {
                    counted.push("circle filled from the supply (SPELL-2)");
                }
                Happening::BankFinished { parts } => count_bank(game, parts, &mut counted),
                Happening::CatMoved { to: None, .. } => {
                    counted.push(self.errand());
                    counted.push("Eloise waits (CAT-3)");
                }
                Happening::CatMoved { .. } => match happenings[..at].last() {
                    Some(Happening::MeeplePlaced { .. }) => counted.push("Eloise joined a meeple just placed (CAT-3)"),
                    _ => counted.push(self.errand()),
                },
                Happening::CatScored { .. } => {
                    self.scored = true;
                    counted.push("Eloise scored (CAT-4)");
                    if matches!(happenings[..at].last(), Some(Happening::HoundScored { .. })) {
                        counted.push("Eloise and a hound scored with one meeple (CAT-4)");
                    }
                }
                _ => {}
            }
        }
        count_cemeteries(game, happenings, &mut counted);
        counted
    }

    fn errand(&mut self) -> &'static str {
        match std::mem::replace(self, Errands { came: true, scored: false }) {
            Errands { came: false, .. } => "Eloise came (CAT-2)",
            Errands { scored: true, .. } => "Eloise moved on after the scorings (CAT-5)",
            Errands { .. } => "meeple of Eloise buried (CAT-6)",
        }
    }
}

fn count_bank(game: &Mists, parts: &[(PartName, u8)], counted: &mut Vec<&'static str>) {
    let laid = game.board().tile(game.last_laid()).at;
    let with_circles = parts.iter().filter(|(part, _)| game.circles_on(part.at, part.index).is_some());
    let (new, old): (Vec<_>, Vec<_>) = with_circles.partition(|(part, _)| part.at == laid);
    if !new.is_empty() {
        counted.push("circles left empty in finished mist (SPELL-5)");
    }
    if old.iter().any(|&&(_, ghosts)| ghosts > 0) {
        counted.push("bank finished with ghosts in circles (SPELL-4)");
    }
}

/// Whether the circles of the tile called a ghost to a cemetery (SPELL-6).
fn count_cemeteries(game: &Mists, happenings: &[Happening], counted: &mut Vec<&'static str>) {
    let any = |kind: fn(&Happening) -> bool| happenings.iter().any(kind);
    let from_supply = any(|it| matches!(it, Happening::GhostPlaced { haunt: Haunt::Circle(_), .. }));
    let to_cemetery = any(|it| matches!(it, Happening::GhostPlaced { haunt: Haunt::Cemetery, .. }));
    let drawn_in = any(|it| matches!(it, Happening::GhostDrawnIn { .. }));
    let open = game.cemeteries().iter().any(|cemetery| !cemetery.closed);
    if from_supply && to_cemetery {
        counted.push("circle tile brings a cemetery ghost (SPELL-6)");
    } else if drawn_in && !from_supply && open && game.phase() != Phase::DrawIn {
        counted.push("circle tile left a cemetery alone (SPELL-6)");
    }
}
