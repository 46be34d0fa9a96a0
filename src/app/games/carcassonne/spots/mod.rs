//! Spots on the board that stand for a choice: places for a piece, meeples that get a ghost or give one, circles,
//! regions to score, the abbot to take back.

mod dropped;
mod offer;

use super::pieces::{Meeple, stamp};
use super::turn_phase::TurnPhase;
use crate::app::games::playing::CarcassonneAt;
use crate::app::pictures::{Pictures, Stamp};
use crate::app::shell::screen::Screen;
use crate::app::spots::{self, AsksForFigures, FromSupply, SpotSystems, figures, supply};
use crate::app::table::{OfGame, Refused};
use crate::painter::figures::meeple;
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne, Phase, Piece};
use crate::rules::tiles::{Kind, PartName, RegionId};
use bevy::prelude::*;
use dropped::dropped;

pub(super) fn plugin(app: &mut App) {
    figures::game::<Carcassonne>(app);
    supply::game::<Carcassonne>(app);
    app.add_systems(
        Update,
        offer::offer
            .in_set(SpotSystems::Offer)
            .in_set(OfGame::of::<Carcassonne>())
            .run_if(in_state(CarcassonneAt(Screen::Table))),
    );
    for begins in [TurnPhase::Draw, TurnPhase::PlaceMeeple] {
        app.add_systems(OnEnter(begins), begin_with_ordinary);
    }
}

/// Each turn begins with an ordinary meeple, and so does the choice of its place, since one may have come home before:
/// nobody spends a guard by mistake.
fn begin_with_ordinary(mut selected: ResMut<SelectedPiece>) {
    selected.set_if_neq(spots::Selected(None));
}

/// A place that can be clicked.
pub type Spot = spots::Spot<Action>;
/// The choices that are offered on the board now.
pub type Offer = spots::Offer<Action>;
/// The action whose button in the panels is under the pointer.
pub type Named = spots::Named<Action>;
/// The kind of piece that the active player puts next.
pub type SelectedPiece = spots::Selected<Piece>;

impl FromSupply for Carcassonne {
    type Figure = Piece;

    const HELD_AT: f32 = meeple::MIDDLE;

    fn next_figure(&self, selected: Option<Piece>) -> Option<Piece> {
        let supply = self.supply(self.active_colour());
        selected.filter(|&piece| supply[piece] > 0).or_else(|| supply.pieces().next())
    }

    fn dropped(&self, piece: Piece, world: Vec2) -> Result<Action, Refused> {
        dropped(self, piece, world)
    }

    fn dragged<'a>(&self, piece: Piece, pictures: &'a Pictures) -> &'a Stamp {
        stamp(pictures, self.active_colour(), piece, Kind::Road)
    }
}

impl AsksForFigures for Carcassonne {
    type OnBoard = Meeple;

    const MIDDLE: f32 = meeple::MIDDLE;

    fn choosing(&self, Meeple { on, .. }: Meeple) -> Option<Action> {
        match self.phase() {
            Phase::HauntOpponent | Phase::HauntOwn => Some(Action::GiveGhost { meeple: on }),
            Phase::DrawIn => Some(Action::DrawIn { meeple: on }),
            Phase::LayTile | Phase::TakeFromCircle | Phase::PlaceMeeple | Phase::PickScoring | Phase::Over => None,
        }
    }
}

/// The part of the board for which an action stands.
pub fn part_of(action: Action, position: &Carcassonne) -> Option<PartName> {
    let laid = position.board().tile(position.last_laid()).at;
    match action {
        Action::PlaceMeeple { kind, index, .. } => Some(PartName::new(laid, kind, index)),
        Action::GiveGhost { meeple } | Action::DrawIn { meeple } => Some(meeple),
        Action::TakeFromCircle { at, area } => Some(PartName::new(at, Kind::Mist, area)),
        Action::ScoreNext { region } => Some(region),
        Action::RecallAbbot => {
            let abbot = |colour, piece| colour == position.active_colour() && piece == Piece::Abbot;
            let own = position.meeples().iter().find(|meeple| abbot(meeple.colour, meeple.piece))?;
            Some(position.name_of(own.part))
        }
        Action::LayTile { .. } | Action::SkipMeeple => None,
    }
}

/// The region for which the focused spot stands.
pub fn focused_region(offer: &Offer, spots: &Query<&Spot>, position: &Carcassonne) -> Option<RegionId> {
    let part = part_of(offer.focused_action(spots)?, position)?;
    position.part_named(part).map(|part| position.board().region_of(part))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::Pointer;
    use crate::app::games::carcassonne::table::{AtTable, Decide};
    use crate::guide::Policy;
    use crate::rules::carcassonne::Setup;
    use crate::table::carcassonne::{Sitting, shipped};
    use bevy::ecs::system::RunSystemOnce;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// A game of two, in which a ghost has to be given while a guard stands on the board.
    fn ghost_to_give() -> Sitting {
        let setup = Setup::with_players(shipped::deck().expect("the deck"), 2);
        let mut sitting = Sitting::begin(setup, 7, Vec::new()).expect("a game");
        let mut random = ChaCha8Rng::seed_from_u64(7);
        let has_guard = |position: &Carcassonne| position.meeples().iter().any(|meeple| meeple.piece == Piece::Guard);
        while sitting.position().phase() != Phase::HauntOpponent || !has_guard(sitting.position()) {
            let legal = sitting.position().legal_actions();
            let action = Policy::Random.choose(sitting.position(), &legal, &mut random).expect("an action");
            sitting.play(action).expect("a legal action");
        }
        sitting
    }

    /// What a click at this distance from a guard's middle leads to, if the button was pressed beside all spots, and
    /// whether it is still to be answered.
    fn click(sitting: &Sitting, beside: Vec2) -> (Vec<Decide>, bool) {
        let mut meeples = sitting.position().meeples().iter();
        let guard = *meeples.find(|meeple| meeple.piece == Piece::Guard).expect("a guard");
        let on = sitting.position().name_of(guard.part);
        let mut world = World::new();
        world.spawn((Meeple { colour: guard.colour, piece: guard.piece, on }, Transform::default()));
        world.init_resource::<ButtonInput<MouseButton>>();
        let place = Some(Vec2::Y * meeple::MIDDLE + beside);
        world.insert_resource(Pointer { world: place, clicked: true, ..default() });
        world.insert_resource(AtTable::played(sitting.clone()));
        world.init_resource::<Offer>();
        world.resource_mut::<Offer>().beside = true;
        world.init_resource::<Messages<Decide>>();
        world.run_system_once(figures::ask_the_rules::<Carcassonne>).expect("the system runs");
        let decided = world.resource_mut::<Messages<Decide>>().drain().collect();
        (decided, world.resource::<Offer>().beside)
    }

    /// RGUARD-2: the rules say why a guard gets no ghost.
    #[test]
    fn a_click_on_a_guard_asks_the_rules_and_one_beside_it_does_not() {
        let sitting = ghost_to_give();
        let (decided, is_open) = click(&sitting, Vec2::ZERO);
        let [Decide::Act(action)] = decided[..] else { panic!("{decided:?}") };
        assert!(!is_open, "it is answered once");
        let refusal = sitting.position().clone().apply(action, &mut Vec::new()).expect_err("a guard gets no ghost");
        assert_eq!(refusal.rule(), "RGUARD-2");
        assert_eq!(click(&sitting, Vec2::X), (Vec::new(), true));
    }
}
