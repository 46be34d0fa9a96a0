//! Spots on the board that stand for a choice: places for a meeple, mist areas and cemeteries, regions to score, ghosts
//! to remove, guards to bury or to join, squares for a face-down tile.

mod dropped;
mod offer;
mod prospects;

use super::pieces::Ghost;
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::games::playing::MistsAt;
use crate::app::hand::LookAhead;
use crate::app::pictures::{Pictures, Stamp};
use crate::app::shell::screen::Screen;
use crate::app::spots::{self, AsksForFigures, FromSupply, Offers, SpotSystems, figures, supply};
use crate::app::table::{OfGame, Refused, TableSystems};
use crate::painter::figures::{ghost, guard};
use crate::rules::mists::{Action, Haunt, Mists, Phase};
use crate::rules::tiles::{Kind, PartName, RegionId};
use crate::rules::{Colour, Game};
use bevy::prelude::*;
use dropped::dropped;

pub(super) fn plugin(app: &mut App) {
    spots::game::<Mists>(app);
    figures::game::<Mists>(app);
    supply::game::<Mists>(app);
    app.add_systems(
        Update,
        offer::offer.in_set(SpotSystems::Offer).in_set(OfGame::of::<Mists>()).run_if(in_state(MistsAt(Screen::Table))),
    );
    app.add_systems(
        Update,
        prospects::show.in_set(TableSystems::Glow).after(LookAhead).run_if(in_state(MistsAt(Screen::Table))),
    );
}

/// A place that can be clicked.
pub type Spot = spots::Spot<Action>;
/// The choices that are offered on the board now.
pub type Offer = spots::Offer<Action>;
/// The action whose button in the panels is under the pointer.
pub type Named = spots::Named<Action>;
/// The colour of the active player's next meeple. With several colours, the player chooses it.
pub type SelectedColour = spots::Selected<Colour>;

impl Offers for Mists {
    fn chooses_on_board(phase: TurnPhase) -> bool {
        phase != TurnPhase::PlaceTile
    }

    /// No meeple, or the other ghosts stay where they are.
    fn skip(&self) -> Option<Action> {
        match self.phase() {
            Phase::PlaceMeeple => Some(Action::SkipMeeple),
            Phase::Banish | Phase::CalmGhosts => Some(Action::StopBanishing),
            Phase::LayTile | Phase::Bury | Phase::DrawIn | Phase::PlaceCat | Phase::SpareGhost => None,
            Phase::HauntCemetery | Phase::HauntMist | Phase::PickScoring | Phase::TakeScore => None,
            Phase::MoveMarker | Phase::PlaceHound | Phase::LayFaceDown | Phase::Over => None,
        }
    }

    fn missed(&self) -> Option<&'static str> {
        // A tile in hand answers for itself, and points and markers have buttons.
        let buttons = matches!(self.phase(), Phase::LayTile | Phase::TakeScore | Phase::MoveMarker | Phase::Over);
        (!buttons).then(|| self.phase().rule())
    }
}

impl AsksForFigures for Mists {
    type OnBoard = Ghost;

    const MIDDLE: f32 = ghost::MIDDLE;

    fn choosing(&self, Ghost { at, haunt, .. }: Ghost) -> Option<Action> {
        match self.phase() {
            Phase::TakeScore | Phase::Banish | Phase::CalmGhosts => Some(Action::Banish { at, haunt }),
            Phase::DrawIn => Some(Action::DrawIn { at, haunt }),
            Phase::LayTile | Phase::Bury | Phase::PlaceCat | Phase::SpareGhost | Phase::HauntCemetery => None,
            Phase::HauntMist | Phase::PlaceMeeple | Phase::PickScoring | Phase::MoveMarker => None,
            Phase::PlaceHound | Phase::LayFaceDown | Phase::Over => None,
        }
    }
}

impl FromSupply for Mists {
    type Figure = Colour;

    const HELD_AT: f32 = guard::MIDDLE;

    fn next_figure(&self, selected: Option<Colour>) -> Option<Colour> {
        let ready = |colour: &Colour| self.meeples_in_supply(*colour) > 0;
        let seat = &self.seats()[self.active()];
        let kept = selected.filter(|colour| seat.contains(colour) && ready(colour));
        kept.or_else(|| seat.iter().copied().find(ready))
    }

    fn dropped(&self, colour: Colour, world: Vec2) -> Result<Action, Refused> {
        dropped(self, colour, world)
    }

    fn dragged<'a>(&self, colour: Colour, pictures: &'a Pictures) -> &'a Stamp {
        &pictures.guards[colour]
    }
}

/// The part of the board for which a spot stands.
pub fn part_of(action: Action, position: &Mists) -> Option<PartName> {
    let laid = position.board().tile(position.last_laid()).at;
    match action {
        Action::PlaceMeeple { kind, index, .. } => Some(PartName::new(laid, kind, index)),
        Action::SpareGhost { area } => Some(PartName::new(laid, Kind::Mist, area)),
        Action::ScoreNext { region } => Some(region),
        Action::Banish { at, haunt: Haunt::Mist(area) }
        | Action::DrawIn { at, haunt: Haunt::Mist(area) }
        | Action::HauntMist { at, area } => Some(PartName::new(at, Kind::Mist, area)),
        Action::Bury { meeple } | Action::PlaceHound { meeple } | Action::PlaceCat { meeple } => Some(meeple),
        Action::Banish { .. } | Action::DrawIn { .. } => None,
        Action::HauntCemetery { .. } | Action::LayFaceDown { .. } => None,
        Action::BuryFromSupply { .. } | Action::MoveMarker { .. } => None,
        Action::LayTile { .. } | Action::SkipMeeple | Action::TakePoints | Action::StopBanishing => None,
    }
}

/// The region for which the focused spot stands.
pub fn focused_region(offer: &Offer, spots: &Query<&Spot>, position: &Mists) -> Option<RegionId> {
    let part = part_of(offer.focused_action(spots)?, position)?;
    position.part_named(part).map(|part| position.board().region_of(part))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::Pointer;
    use crate::app::games::mists::table::{AtTable, Decide};
    use crate::guide::Policy;
    use crate::rules::mists::Setup;
    use crate::rules::tiles::Square;
    use crate::table::mists::{Sitting, shipped};
    use bevy::ecs::system::RunSystemOnce;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// A game of one player, who removes ghosts from one square while others stand elsewhere.
    fn removing() -> Sitting {
        let level = shipped::level(1).expect("level 1");
        let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 1);
        (7..).find_map(|seed| removed(Sitting::begin(setup.clone(), seed, Vec::new()).expect("a game"))).expect("one")
    }

    fn removed(mut sitting: Sitting) -> Option<Sitting> {
        let mut random = ChaCha8Rng::seed_from_u64(7);
        while sitting.position().outcome().is_none() {
            let legal = sitting.position().legal_actions();
            let removal = legal.iter().find(|action| matches!(action, Action::Banish { .. })).copied();
            let action = removal.or_else(|| Policy::Beginner.choose(sitting.position(), &legal, &mut random))?;
            sitting.play(action).expect("a legal action");
            if sitting.position().phase() == Phase::Banish {
                return Some(sitting);
            }
        }
        None
    }

    /// What a click on a ghost on this square leads to, if the button was pressed beside all spots.
    fn click(sitting: &Sitting, at: Square) -> Vec<Decide> {
        let (haunt, _) = sitting.position().loose_ghosts_on(at).next().expect("a ghost");
        let mut world = World::new();
        world.spawn((Ghost { at, haunt, place: 0 }, Transform::default()));
        world.init_resource::<ButtonInput<MouseButton>>();
        world.insert_resource(Pointer { world: Some(Vec2::Y * ghost::MIDDLE), clicked: true, ..default() });
        world.insert_resource(AtTable::played(sitting.clone()));
        world.init_resource::<Offer>();
        world.resource_mut::<Offer>().beside = true;
        world.init_resource::<Messages<Decide>>();
        world.run_system_once(figures::ask_the_rules::<Mists>).expect("the system runs");
        world.resource_mut::<Messages<Decide>>().drain().collect()
    }

    /// SCORE-7: the others stand on another square. A ghost that may go has a spot, which answers by itself.
    #[test]
    fn a_click_on_a_ghost_that_may_not_go_asks_the_rules_and_on_one_that_may_does_nothing() {
        let sitting = removing();
        let legal = sitting.position().legal_actions();
        let may_go =
            |at: Square| legal.iter().any(|action| matches!(action, Action::Banish { at: from, .. } if *from == at));
        let tiles = sitting.position().board().tiles().iter().map(|tile| tile.at);
        let haunted: Vec<Square> = tiles.filter(|&at| sitting.position().loose_count_on(at) > 0).collect();
        let (there, elsewhere): (Vec<Square>, Vec<Square>) = haunted.into_iter().partition(|&at| may_go(at));
        assert!(!there.is_empty() && !elsewhere.is_empty());
        assert_eq!(click(&sitting, there[0]), []);
        let [Decide::Act(action)] = click(&sitting, elsewhere[0])[..] else { panic!("the rules are not asked") };
        let refusal = sitting.position().clone().apply(action, &mut Vec::new()).expect_err("another square");
        assert_eq!(refusal.rule(), "SCORE-7");
    }
}
