//! Spots on the board that stand for a choice: places for a piece, meeples that get a ghost or give one, circles,
//! regions to score, the abbot to take back.

mod dropped;
mod offer;

use super::pieces::stamp;
use super::turn_phase::TurnPhase;
use crate::app::games::playing::CarcassonneAt;
use crate::app::pictures::{Pictures, Stamp};
use crate::app::shell::screen::Screen;
use crate::app::spots::{self, FromSupply, SpotSystems, supply};
use crate::app::table::{OfGame, Refused};
use crate::painter::figures::meeple;
use crate::rules::carcassonne::{Action, Carcassonne, Piece};
use crate::rules::tiles::{Kind, PartName, RegionId};
use bevy::prelude::*;
use dropped::dropped;

pub(super) fn plugin(app: &mut App) {
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
