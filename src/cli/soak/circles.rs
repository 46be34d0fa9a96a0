//! What happens with the Spell Circles, counted.

use super::tally::Tally;
use crate::rules::Game;
use crate::rules::mists::{Happening, Haunt, Mists, Phase};
use crate::rules::tiles::PartName;

/// Where Eloise has been in a game, as far as it tells why she moves.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Errands {
    came: bool,
    scored: bool,
}

impl Tally {
    /// Counts what belongs to the expansion; `game` is the position after it.
    pub fn count_circles(&mut self, game: &Mists, happenings: &[Happening]) {
        for (at, happening) in happenings.iter().enumerate() {
            match happening {
                Happening::GhostDrawnIn { haunt, .. } => {
                    self.add("ghost drawn into a circle (SPELL-2)");
                    if *haunt == Haunt::Cemetery {
                        self.add("ghost drawn in from a cemetery (SPELL-2)");
                    }
                }
                Happening::GhostPlaced { haunt: Haunt::Circle(_), .. } => {
                    self.add("circle filled from the supply (SPELL-2)");
                }
                Happening::BankFinished { parts } => self.count_bank(game, parts),
                Happening::CatMoved { to: None, .. } => {
                    self.count_errand();
                    self.add("Eloise waits (CAT-3)");
                }
                Happening::CatMoved { .. } => match happenings[..at].last() {
                    Some(Happening::MeeplePlaced { .. }) => self.add("Eloise joined a meeple just placed (CAT-3)"),
                    _ => self.count_errand(),
                },
                Happening::CatScored { .. } => {
                    self.errands.scored = true;
                    self.add("Eloise scored (CAT-4)");
                    if matches!(happenings[..at].last(), Some(Happening::HoundScored { .. })) {
                        self.add("Eloise and a hound scored with one meeple (CAT-4)");
                    }
                }
                _ => {}
            }
        }
        self.count_cemeteries(game, happenings);
    }

    fn count_errand(&mut self) {
        self.add(match self.errands {
            Errands { came: false, .. } => "Eloise came (CAT-2)",
            Errands { scored: true, .. } => "Eloise moved on after the scorings (CAT-5)",
            _ => "meeple of Eloise buried (CAT-6)",
        });
        self.errands = Errands { came: true, scored: false };
    }

    fn count_bank(&mut self, game: &Mists, parts: &[(PartName, u8)]) {
        let laid = game.board().tile(game.last_laid()).at;
        let with_circles = parts.iter().filter(|(part, _)| game.circles_on(part.at, part.index).is_some());
        let (new, old): (Vec<_>, Vec<_>) = with_circles.partition(|(part, _)| part.at == laid);
        if !new.is_empty() {
            self.add("circles left empty in finished mist (SPELL-5)");
        }
        if old.iter().any(|&&(_, ghosts)| ghosts > 0) {
            self.add("bank finished with ghosts in circles (SPELL-4)");
        }
    }

    /// Whether the circles of the tile called a ghost to a cemetery (SPELL-6).
    fn count_cemeteries(&mut self, game: &Mists, happenings: &[Happening]) {
        let any = |kind: fn(&Happening) -> bool| happenings.iter().any(kind);
        let from_supply = any(|it| matches!(it, Happening::GhostPlaced { haunt: Haunt::Circle(_), .. }));
        let to_cemetery = any(|it| matches!(it, Happening::GhostPlaced { haunt: Haunt::Cemetery, .. }));
        let drawn_in = any(|it| matches!(it, Happening::GhostDrawnIn { .. }));
        let open = game.board().cemeteries().iter().any(|cemetery| !cemetery.closed);
        if from_supply && to_cemetery {
            self.add("circle tile brings a cemetery ghost (SPELL-6)");
        } else if drawn_in && !from_supply && open && game.phase() != Phase::DrawIn {
            self.add("circle tile left a cemetery alone (SPELL-6)");
        }
    }
}
