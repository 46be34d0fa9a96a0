//! What a turn still has to do: the decisions that wait for one another.

use super::cat::Errand;
use super::ghosts::Coming;
use super::hounds::Visit;
use super::markers::Marking;
use crate::rules::Colour;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::mists::Banished;
use crate::rules::tiles::RegionId;

/// What this turn still has to do.
#[derive(Clone, Debug, Default)]
pub(in crate::rules) struct Due {
    /// The laid tile's mist was joined to mist that lay there (GHOST-3).
    pub joined_mist: bool,
    /// Ghosts that are still to come.
    pub coming: Coming,
    /// Cemeteries that closed and wait for their meeple, by their places in the board's list (CEM-9).
    pub closing: Vec<u8>,
    /// Regions that the tile completed and that somebody stands in (SCORE-1); the one under way first.
    pub regions: Vec<RegionId>,
    /// What was removed so far in the scoring under way.
    pub banished: Banished,
    /// Points that are being given to markers.
    pub marking: Option<Marking>,
    /// Hounds whose meeple was scored, with its colour: they score next (HOUND-6).
    pub scored_hounds: [Option<Colour>; 2],
    /// What of Eloise is still to be done.
    pub errand: Errand,
    /// The hound that was reached.
    pub visit: Option<Visit>,
    /// Scorings are over: what closes now closes because of a face-down tile (L5-9).
    pub ending: bool,
}

impl Due {
    pub fn add_to(&self, print: &mut Fingerprint) {
        let flags = [self.joined_mist, self.coming.cemetery, self.ending];
        print.add(flags.into_iter().fold(1, |bits, flag| bits << 1 | u64::from(flag)));
        self.closing.iter().for_each(|&cemetery| print.add(0x200 | u64::from(cemetery)));
        self.coming.add_to(print);
        // Which region is under way matters, the order of the others does not.
        let mut regions: Vec<u64> = self.regions.iter().map(|region| 0x1_0000 | u64::from(region.0)).collect();
        if let Some((_, waiting)) = regions.split_first_mut() {
            waiting.sort_unstable();
        }
        regions.into_iter().for_each(|region| print.add(region));
        add_banished(print, &self.banished);
        if let Some(marking) = &self.marking {
            marking.add_to(print);
        }
        for colour in self.scored_hounds.into_iter().flatten() {
            print.add(0x400 | colour as u64);
        }
        self.errand.add_to(print);
        if let Some(visit) = &self.visit {
            visit.add_to(print);
        }
    }
}

pub(super) fn add_banished(print: &mut Fingerprint, banished: &Banished) {
    for haunt in banished.haunts() {
        print.add(match haunt {
            crate::rules::mists::Haunt::Mist(area) => 0x500 | u64::from(area),
            crate::rules::mists::Haunt::Cemetery => 0x600,
            crate::rules::mists::Haunt::Circle(area) => 0xe00 | u64::from(area),
        });
    }
}
