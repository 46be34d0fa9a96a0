//! What a position's fingerprint is made of.
//!
//! Saves keep fingerprints and are checked against them, so none of these numbers may change, nor their order.

use super::Carcassonne;
use crate::rules::Colour;
use crate::rules::carcassonne::{Circled, Source};
use crate::rules::fingerprint::Fingerprint;
use crate::rules::tiles::RegionId;

impl Carcassonne {
    /// See [`Game::fingerprint`](crate::rules::Game::fingerprint).
    pub(in crate::rules::carcassonne) fn fingerprint_of_all(&self) -> u64 {
        let mut print = Fingerprint::new();
        self.add_board(&mut print);
        for face in &self.table.order[usize::from(self.drawn)..] {
            print.add(u64::from(face.0));
        }
        print.add(self.hand.map_or(u64::MAX, |face| u64::from(face.0)));
        for colour in Colour::ALL {
            print.add(self.supplies[colour].in_one() | u64::from(self.scores[colour]) << 32);
        }
        print.add(u64::from(self.ghosts) | u64::from(self.turn) << 8 | u64::from(self.active) << 24);
        print.add(self.phase as u64 | u64::from(self.laid.0) << 8 | (self.step as u64) << 16);
        let winners = self.outcome.map(|outcome| outcome.winners.iter());
        print.add(winners.map_or(0, |winners| winners.fold(1, |bits, colour| bits | 2 << colour as u64)));
        self.add_to_do(&mut print);
        print.finish()
    }

    fn add_board(&self, print: &mut Fingerprint) {
        for tile in self.board.tiles() {
            let Circled(circled) = tile.holds;
            print.add(u64::from(tile.face.0) << 8 | u64::from(tile.turn.quarters()) | circled.in_one() << 32);
            print.add(u64::from(tile.at.x as u16) | u64::from(tile.at.y as u16) << 16);
        }
        // In which order the meeples came makes no difference.
        let one = |m: &super::Meeple| {
            u64::from(m.part.0) << 32 | (m.colour as u64) << 16 | (m.piece as u64) << 8 | u64::from(m.ghosts)
        };
        let mut meeples: Vec<u64> = self.meeples.iter().map(one).collect();
        meeples.sort_unstable();
        meeples.into_iter().for_each(|meeple| print.add(meeple));
    }

    fn add_to_do(&self, print: &mut Fingerprint) {
        let to_do = &self.to_do;
        let flags = [to_do.met.extends, to_do.met.breaks, to_do.from_circle, to_do.chosen];
        print.add(flags.into_iter().fold(1, |bits, flag| bits << 1 | u64::from(flag)));
        print.add(u64::from(to_do.drawn_in) | u64::from(to_do.from_supply) << 8 | u64::from(to_do.for_circles) << 16);
        print.add(to_do.circles.in_one());
        print.add(to_do.area.map_or(0, |(tile, area)| 1 << 16 | u64::from(tile.0) << 8 | u64::from(area)));
        print.add(to_do.coming.map_or(0, |coming| {
            let from_circle = matches!(coming.from, Source::Circle { .. });
            0x100 | u64::from(from_circle) << 4 | coming.why as u64
        }));
        add_regions(print, 0x1_0000, &to_do.met.extended);
        add_regions(print, 0x2_0000, &to_do.met.broken);
        // Which region is under way matters, the order of the others does not.
        let under_way = usize::from(to_do.chosen && !to_do.regions.is_empty());
        let (first, others) = to_do.regions.split_at(under_way);
        add_regions(print, 0x4_0000, first);
        add_regions(print, 0x8_0000, others);
    }
}

fn add_regions(print: &mut Fingerprint, mark: u64, regions: &[RegionId]) {
    let mut numbers: Vec<u64> = regions.iter().map(|region| mark | u64::from(region.0)).collect();
    numbers.sort_unstable();
    numbers.into_iter().for_each(|number| print.add(number));
}
