//! What a region is worth (RROAD-1, RCITY-1, RABBEY-1, RCASTLE-1, RCEM-2, RFIELD-9), and who has the majority in it.

use super::shares::majority;
use super::{Carcassonne, Scoring, Shares, When};
use crate::rules::tiles::{Kind, PartName, RegionId};
use crate::rules::{ByColour, Colour, Colours};

/// Each completed city that a field touches (RFIELD-9).
const CITY_OF_FIELD: u16 = 3;

impl Carcassonne {
    /// What a region is worth now: if it is complete what its scoring gives, else what the end of the game gives.
    pub fn value_of(&self, region: RegionId) -> u16 {
        let completed = self.board().region(region).finished();
        self.value(region, if completed { When::Completed } else { When::AtEnd })
    }

    pub(super) fn value(&self, id: RegionId, when: When) -> u16 {
        let region = self.board().region(id);
        let tiles_and_shields = u16::from(region.size()) + region.shields;
        match (region.kind, when) {
            (Kind::Road, _) => u16::from(region.size()),
            (Kind::City, When::Completed) => 2 * tiles_and_shields,
            (Kind::City, When::AtEnd) => tiles_and_shields,
            (Kind::Monastery, _) => 9 - region.open,
            (Kind::Castle, When::Completed) => 2 * u16::from(region.misty),
            (Kind::Castle, When::AtEnd) => u16::from(region.misty),
            (Kind::Field, _) => CITY_OF_FIELD * self.completed_cities_at(id).len() as u16,
            (Kind::Cemetery | Kind::Mist, _) => 0,
        }
    }

    /// The completed cities that a field touches, each once (RFIELD-9).
    pub fn completed_cities_at(&self, field: RegionId) -> Vec<RegionId> {
        let mut cities = self.cities_at(field);
        cities.retain(|&city| self.board().region(city).finished());
        cities
    }

    /// All cities that a field touches, each once (RFIELD-7).
    pub fn cities_at(&self, field: RegionId) -> Vec<RegionId> {
        let mut cities = Vec::new();
        for tile in self.board().tiles_of(field) {
            let face = self.face(self.board().tile(tile).face);
            for (index, part) in (0..).zip(face.fields()) {
                let here = face.part_with_fields(Kind::Field, index).map(|local| self.board().part_of(tile, local));
                if here.is_none_or(|part| self.board().region_of(part) != field) {
                    continue;
                }
                let touched = part.cities().filter_map(|city| face.part(Kind::City, city));
                for city in touched.map(|local| self.board().region_of(self.board().part_of(tile, local))) {
                    if !cities.contains(&city) {
                        cities.push(city);
                    }
                }
            }
        }
        cities
    }

    /// Meeples of each player in a region (RSCORE-3).
    pub fn counts_in(&self, region: RegionId) -> ByColour<u8> {
        let mut counts = ByColour::default();
        self.meeples_in(region).for_each(|meeple| counts[meeple.colour] += 1);
        counts
    }

    /// Everybody with the most meeples in a region; nobody in one without any (RSCORE-3).
    pub fn majority_in(&self, region: RegionId) -> Colours {
        majority(&self.counts_in(region))
    }

    /// Whether it makes a difference for somebody's score which of the due regions comes first (RSCORE-7): some would
    /// cost them more than they have, and others bring points (RSCORE-5).
    pub fn order_matters(&self) -> bool {
        let shares = |&region: &RegionId| {
            Shares::of(self.value(region, When::Completed), When::Completed, self.meeples_in(region)).points
        };
        let due: Vec<_> = self.to_do().regions.iter().map(shares).collect();
        Colour::ALL.into_iter().any(|colour| {
            let own = || due.iter().filter_map(|points| points[colour]);
            let lost = own().filter(|&points| points < 0).sum();
            own().any(|points| points > 0) && self.score(colour).checked_add_signed(lost).is_none()
        })
    }

    /// How a region is scored (RSCORE-3, RSCORE-4, REND-3). `due` is how many are still due.
    pub(super) fn scoring(&self, id: RegionId, region: PartName, when: When, due: u8) -> Scoring {
        let value = self.value(id, when);
        let Shares { counts, points } = Shares::of(value, when, self.meeples_in(id));
        Scoring { region, value, counts, points, totals: self.scores(), due }
    }
}
