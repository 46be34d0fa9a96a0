//! What a position's fingerprint is made of.
//!
//! Saves keep fingerprints and are checked against them, so none of these numbers may change, nor their order. Some of
//! them are older than the fields that they are worked out from now: each says what it means.

use super::Mists;
use crate::rules::fingerprint::Fingerprint;
use crate::rules::mists::step::Step;
use crate::rules::mists::to_do::Marking;
use crate::rules::mists::{Banished, Cat, Haunt, Hound, Phase, Whereabouts};
use crate::rules::tiles::ByArea;

impl Mists {
    /// See [`Game::fingerprint`](crate::rules::Game::fingerprint).
    pub(in crate::rules::mists) fn fingerprint_of_all(&self) -> u64 {
        let mut print = Fingerprint::new();
        self.add_board(&mut print);
        for face in &self.table.order[self.piles.drawn as usize..] {
            print.add(u64::from(face.0));
        }
        print.add(u64::from(self.piles.active) | self.hand.map_or(u64::MAX, |face| u64::from(face.0)) << 8);
        for &total in self.track.totals() {
            print.add(u64::from(total));
        }
        for hound in Hound::ALL {
            print.add(match self.hounds[hound] {
                Whereabouts::Track => 1,
                // Of a hound that is still to score only the colour of its meeple matters.
                Whereabouts::With(_) if self.to_do.scored_hounds[hound].is_some() => 0,
                Whereabouts::With(part) => 0x100 | u64::from(part.0) << 16,
                Whereabouts::Gone => 0,
            });
        }
        match self.cat {
            None => {}
            Some(Cat::Supply) => print.add(0x1100 | u64::from(self.ghosts_before_cat())),
            Some(Cat::With(part)) if self.to_do.cat_scores.is_none() => {
                print.add(0x1200 | u64::from(part.0) << 16);
            }
            Some(Cat::With(_) | Cat::Waits) => print.add(0x1300),
        }
        print.add(u64::from(self.ghosts) | u64::from(self.turn) << 24);
        print.add(u64::from(self.active) | (self.phase as u64) << 8 | u64::from(self.laid.0) << 16);
        print.add(self.outcome.map_or(0, |outcome| 1 + outcome as u64));
        self.add_to_do(&mut print);
        print.finish()
    }

    fn add_board(&self, print: &mut Fingerprint) {
        for tile in self.board.tiles() {
            print.add(u64::from(tile.face.0) << 8 | u64::from(tile.turn.quarters()));
            print.add(tile.at.x as u8 as u64 | (tile.at.y as u8 as u64) << 8);
            print.add(tile.holds.loose.in_one() | tile.holds.circled.in_one() << 32);
        }
        let mut standing: Vec<u64> = self.standing.iter().map(|m| u64::from(m.part.0) << 8 | m.colour as u64).collect();
        standing.sort_unstable();
        standing.into_iter().for_each(|meeple| print.add(meeple));
        for tile in self.board.face_down_tiles() {
            print
                .add(u64::from(tile.face.0) << 16 | (tile.at.x as u8 as u64) | (tile.at.y as u8 as u64) << 8 | 1 << 24);
        }
        for cemetery in self.cemeteries() {
            let buried = cemetery.buried.map_or(0, |colour| 1 + colour as u64);
            print.add(u64::from(cemetery.ghosts) | u64::from(cemetery.closed) << 8 | buried << 16);
        }
    }

    fn add_to_do(&self, print: &mut Fingerprint) {
        // A ghost for which the cemetery is being chosen counts as come.
        let cemetery = self.to_do.coming.cemetery && self.phase != Phase::HauntCemetery;
        let flags = [self.to_do.joined_mist, cemetery, self.is_ending()];
        print.add(flags.into_iter().fold(1, |bits, flag| bits << 1 | u64::from(flag)));
        for &at in &self.to_do.closing {
            let place = self.cemeteries().iter().position(|cemetery| cemetery.at == at);
            print.add(0x200 | place.unwrap_or_default() as u64);
        }
        self.add_coming(print);
        // Which region is under way matters, the order of the others does not.
        let mut regions: Vec<u64> = self.to_do.regions.iter().map(|region| 0x1_0000 | u64::from(region.0)).collect();
        if let Some((_, waiting)) = regions.split_first_mut() {
            waiting.sort_unstable();
        }
        regions.into_iter().for_each(|region| print.add(region));
        add_banished(print, &self.to_do.choice.banished());
        if let Some(marking) = &self.to_do.marking {
            self.add_marking(print, marking);
        }
        self.add_scorers(print);
        self.add_cat_moving(print);
        self.add_hound_under_way(print);
    }

    /// The scorings of the turn are over.
    fn is_ending(&self) -> bool {
        match self.step {
            Step::LayTile
            | Step::ClearBanks
            | Step::Bury
            | Step::PlaceGhosts
            | Step::PlaceMeeple
            | Step::Score
            | Step::MoveCat => false,
            Step::LayFaceDown | Step::BuryAtEnd | Step::EndTurn => true,
        }
    }

    fn add_coming(&self, print: &mut Fingerprint) {
        let coming = &self.to_do.coming;
        if coming.drawn_in > 0 {
            print.add(0xa00 | u64::from(coming.drawn_in));
        }
        // While one is to be spared, the tile itself tells its symbols.
        let symbols = if coming.spares { ByArea::default() } else { coming.symbols };
        for areas in [coming.circles, symbols].into_iter().filter(|areas| !areas.is_empty()) {
            print.add(0xb00_0000_0000 | areas.in_one());
        }
        coming.haunted.iter().for_each(|tile| print.add(0x300 | u64::from(tile.0)));
    }

    /// Points that wait for a marker, and whose they are: a region's, a hound's or Eloise's.
    fn add_marking(&self, print: &mut Fingerprint, marking: &Marking) {
        print.add(0x700 | u64::from(marking.points) << 16);
        for colour in marking.colours.iter() {
            print.add(marking.moves[colour].map_or(0, |marker| 1 + marker as u64) | (colour as u64) << 8);
        }
        match (self.to_do.next_scored_hound(), self.to_do.cat_scores) {
            (Some((hound, _)), _) => print.add(0x800 | hound as u64),
            (None, Some(_)) => print.add(0x802),
            (None, None) => {}
        }
    }

    /// Hounds and Eloise who will score, without the one whose points wait for a marker just now.
    fn add_scorers(&self, print: &mut Fingerprint) {
        let hounds = Hound::ALL.into_iter().filter_map(|hound| self.to_do.scored_hounds[hound]);
        let hounds = hounds.map(|colour| 0x400 | colour as u64);
        let cat = self.to_do.cat_scores.map(|colour| 0xc00 | colour as u64);
        let marked = usize::from(self.to_do.marking.is_some());
        hounds.chain(cat).skip(marked).for_each(|scorer| print.add(scorer));
    }

    /// That Eloise will move after the scorings, or what comes after the choice of her meeple: ghosts (0), burials (1)
    /// or the end of the turn (2).
    fn add_cat_moving(&self, print: &mut Fingerprint) {
        let chosen = self.phase == Phase::PlaceCat;
        let after = match self.step {
            Step::Bury | Step::BuryAtEnd if chosen => 1,
            Step::MoveCat if chosen => 2,
            Step::Bury
            | Step::BuryAtEnd
            | Step::MoveCat
            | Step::LayTile
            | Step::ClearBanks
            | Step::PlaceGhosts
            | Step::PlaceMeeple
            | Step::Score
            | Step::LayFaceDown
            | Step::EndTurn => 0,
        };
        let will_move = (self.to_do.cat_moves || self.to_do.cat_scores.is_some()) && !chosen;
        if will_move || after > 0 {
            print.add(0xd00 | u64::from(will_move) << 4 | after);
        }
    }

    /// The hound that was reached: whether it has joined a meeple, and what left the squares around it.
    fn add_hound_under_way(&self, print: &mut Fingerprint) {
        let Some(hound) = self.hound_under_way() else { return };
        let calming = self.to_do.calming;
        print.add(0x900 | hound as u64 | u64::from(calming.is_some()) << 16);
        for banished in &calming.map(|calming| calming.calmed).unwrap_or_default() {
            print.add(banished.from.map_or(0, |at| 1 << 16 | (at.x as u8 as u64) << 8 | at.y as u8 as u64));
            add_banished(print, banished);
        }
    }
}

fn add_banished(print: &mut Fingerprint, banished: &Banished) {
    for haunt in banished.haunts() {
        print.add(match haunt {
            Haunt::Mist(area) => 0x500 | u64::from(area),
            Haunt::Cemetery => 0x600,
            Haunt::Circle(area) => 0xe00 | u64::from(area),
        });
    }
}
