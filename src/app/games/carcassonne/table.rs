//! The competitive game at the table: how it is shown, and short names for the types of the table.

use super::choices::choices;
use super::turn_phase::TurnPhase;
use super::{reason, refusals, words};
use crate::app::games::hint::{self, Hinted};
use crate::app::games::leave;
use crate::app::games::lessons;
use crate::app::games::markers::{self, KeepsScore};
use crate::app::games::playing::{CarcassonneAt, Playable, Playing};
use crate::app::games::records;
use crate::app::games::replay;
use crate::app::games::review::{self, Reviewed};
use crate::app::games::tiles_to_come::{self, TellsTiles};
use crate::app::games::told::{self, TellsInPassing};
use crate::app::hand::{self, LaysTiles};
use crate::app::shell::screen::Screen;
use crate::app::spots::{self, Offers};
use crate::app::table::replay::{Mark, Scorer};
use crate::app::table::{self, Shown, Watched};
use crate::app::theme::Scene;
use crate::app::words::say;
use crate::guide::carcassonne::foresight::{Foresight, foresee};
use crate::painter::carcassonne::panorama::panorama;
use crate::painter::picture::Picture;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Phase, Piece, Refusal};
use crate::rules::tiles::{Face, FaceId, Rotation, Square};
use crate::rules::{Colour, Game};
use crate::table::carcassonne::Sitting;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    table::game::<Carcassonne>(app);
    hand::game::<Carcassonne>(app);
    spots::game::<Carcassonne>(app);
    leave::game::<Carcassonne>(app);
    markers::game::<Carcassonne>(app);
    told::game::<Carcassonne>(app);
    told::in_passing::<Carcassonne>(app);
    tiles_to_come::game::<Carcassonne>(app);
    hint::game::<Carcassonne>(app);
    replay::game::<Carcassonne>(app);
    lessons::game::<Carcassonne>(app);
    #[cfg(feature = "network")]
    crate::app::games::network::game::<Carcassonne>(app);
    records::game::<Carcassonne>(app);
    review::game::<Carcassonne>(app, CarcassonneAt(Screen::Review));
}

/// The sitting under way.
pub type AtTable = table::AtTable<Carcassonne>;
/// A decision of a player.
pub type Decide = table::Decide<Action>;
/// The rules forbid a decision.
pub type Forbidden = table::Forbidden<Refusal>;
/// Something happened on the table and is now shown.
pub type Happened = table::Happened<Carcassonne>;
/// The table is built again from the position.
pub type Rebuilt = table::Rebuilt<Carcassonne>;
/// What is shown, and what has happened but is not shown yet.
pub type Playback = table::Playback<Carcassonne>;

impl Shown for Carcassonne {
    type ShownPhase = TurnPhase;

    const FIRST_PHASE: TurnPhase = TurnPhase::Draw;
    const WATCHED_LONGER: f32 = 2.5;

    fn shown_phase(&self) -> TurnPhase {
        self.phase().into()
    }

    fn time_to_look_at(happening: &Happening) -> Duration {
        Duration::from_millis(match happening {
            Happening::SetAside { .. } => 400,
            Happening::TileLaid { .. } => 220,
            Happening::GhostDrawnIn { .. } => 260,
            Happening::CircleFilled { .. } => 130,
            Happening::GhostGiven { .. } => 260,
            // The other players have to see whose meeple runs home.
            Happening::Chased { .. } => 600,
            Happening::Released { .. } => 350,
            Happening::MeeplePlaced { .. } => 180,
            Happening::AbbotRecalled { .. } | Happening::Scored(_) | Happening::GuardCame { .. } => 350,
            Happening::Over(_) => 600,
            // The final count shows the regions of the end at its own pace.
            Happening::Drew { .. }
            | Happening::MeepleSkipped { .. }
            | Happening::MeepleReturned { .. }
            | Happening::FinallyScored(_)
            | Happening::TurnEnded { .. } => 0,
        })
    }

    fn phase_of(happening: &Happening) -> Option<TurnPhase> {
        match happening {
            Happening::Drew { .. } | Happening::SetAside { .. } => Some(TurnPhase::Draw),
            Happening::TileLaid { .. } => Some(TurnPhase::PlaceTile),
            Happening::GhostDrawnIn { .. }
            | Happening::CircleFilled { .. }
            | Happening::GhostGiven { .. }
            | Happening::Chased { .. }
            | Happening::Released { .. } => Some(TurnPhase::GiveGhosts),
            Happening::MeeplePlaced { .. } | Happening::MeepleSkipped { .. } | Happening::AbbotRecalled { .. } => {
                Some(TurnPhase::PlaceMeeple)
            }
            Happening::Scored(_) | Happening::GuardCame { .. } => Some(TurnPhase::Score),
            // Meeples return after a scoring or a recall. The phase is already correct.
            Happening::MeepleReturned { .. } | Happening::TurnEnded { .. } => None,
            Happening::FinallyScored(_) | Happening::Over(_) => Some(TurnPhase::Over),
        }
    }

    /// Which region comes first, where it makes no difference (RSCORE-7). Where only one decision is possible, the rules
    /// take it themselves (RTURN-2). The placement of a tile is always asked for, because everybody has to see the tile
    /// first (RPLACE-1).
    fn decides_itself(&self) -> Option<Action> {
        let is_alike = self.phase() == Phase::PickScoring && !self.order_matters();
        is_alike.then(|| self.legal_actions().first().copied()).flatten()
    }

    fn looks_the_same(&self, one: Action, other: Action) -> bool {
        hand::lays_the_same(self, one, other)
    }

    fn is_near(&self, one: Action, other: Action) -> bool {
        hand::lays_there::<Self>(one, other)
    }

    fn told(refusal: Refusal) -> String {
        refusals::told(refusal)
    }
}

impl Reviewed for Carcassonne {
    const BEHIND: Scene = Scene::Title;

    fn rivals(sitting: &Sitting) -> Vec<Colour> {
        sitting.position().seats().to_vec()
    }

    fn what_to_do(&self, name: &str) -> String {
        words::what_to_do(name, self)
    }
}

impl Hinted for Carcassonne {
    fn held_at(action: Action) -> Option<(Square, Rotation)> {
        Carcassonne::laid_by(action)
    }

    fn figure_put(action: Action) -> Option<Piece> {
        match action {
            Action::PlaceMeeple { piece, .. } => Some(piece),
            _ => None,
        }
    }

    fn on_button(sitting: &Sitting, action: Action) -> Option<String> {
        let choices = choices(sitting.position(), sitting.names());
        let without = (action == Action::SkipMeeple).then(|| say!("banner-no-meeple").to_owned());
        choices.iter().find(|choice| choice.answer == action).map(|choice| choice.text.clone()).or(without)
    }

    fn reasons(sitting: &Sitting, action: Action) -> Vec<String> {
        reason::reasons(sitting.position(), action, sitting.names())
    }

    fn price(sitting: &Sitting, action: Action) -> Option<String> {
        reason::price(sitting.position(), action, sitting.names())
    }
}

impl LaysTiles for Carcassonne {
    const LAYING: TurnPhase = TurnPhase::PlaceTile;

    type Foresight = Foresight;

    fn lay(at: Square, turn: Rotation) -> Action {
        Action::LayTile { at, turn }
    }

    fn laid_by(action: Action) -> Option<(Square, Rotation)> {
        match action {
            Action::LayTile { at, turn } => Some((at, turn)),
            _ => None,
        }
    }

    fn drawn(&self) -> Option<FaceId> {
        self.hand()
    }

    fn last_laid(&self) -> FaceId {
        self.board().tile(self.last_laid()).face
    }

    fn drawn_by(happening: &Happening) -> Option<FaceId> {
        match happening {
            Happening::Drew { face, .. } => Some(*face),
            _ => None,
        }
    }

    fn tile_on(&self, at: Square) -> Option<(FaceId, Rotation)> {
        let tile = self.board().tile(self.board().tile_at(at)?);
        Some((tile.face, tile.turn))
    }

    fn print_of(&self, face: FaceId) -> &Face {
        self.face(face)
    }

    fn foresee_laying(&self, at: Square, turn: Rotation) -> Option<Foresight> {
        foresee(self, Action::LayTile { at, turn }).ok()
    }

    fn is_mismatch(refusal: &Refusal) -> bool {
        matches!(refusal, Refusal::EdgeMismatch(_))
    }
}

impl Offers for Carcassonne {
    fn chooses_on_board(phase: TurnPhase) -> bool {
        phase != TurnPhase::PlaceTile
    }

    /// No meeple (RMEEPLE-5). Everything else has to be decided.
    fn skip(&self) -> Option<Action> {
        (self.phase() == Phase::PlaceMeeple).then_some(Action::SkipMeeple)
    }

    fn missed(&self) -> Option<&'static str> {
        // A tile in hand answers for itself.
        (!matches!(self.phase(), Phase::LayTile | Phase::Over)).then(|| self.phase().rule())
    }
}

impl Playable for Carcassonne {
    const PLAYING: Playing = Playing::Carcassonne;
    type At = CarcassonneAt;

    fn at(screen: Screen) -> CarcassonneAt {
        CarcassonneAt(screen)
    }

    fn whereabouts(sitting: &Sitting) -> String {
        words::whereabouts(sitting)
    }

    fn ending(sitting: &Sitting) -> Option<String> {
        let outcome = sitting.position().outcome()?;
        Some(words::winners(outcome.winners, words::People::of(sitting.position(), sitting.names())))
    }

    fn panorama(sitting: &Sitting, width: u32, height: u32) -> Picture {
        panorama(sitting.position(), width, height)
    }
}

impl Watched for Carcassonne {
    fn mark(&self) -> Mark {
        let scores = self.seats().iter().map(|&colour| self.score(colour)).collect();
        Mark { turn: self.turn(), scores, ghosts: (Carcassonne::GHOSTS - self.ghosts_in_supply()).into() }
    }

    fn scorers(sitting: &Sitting) -> Vec<Scorer> {
        Scorer::players(&sitting.setup().seats, sitting.names())
    }
}

impl KeepsScore for Carcassonne {
    fn totals(&self) -> Vec<u16> {
        self.seats().iter().map(|&colour| self.score(colour)).collect()
    }
}

impl TellsInPassing for Carcassonne {
    fn in_passing(happening: &Happening) -> Option<(String, &'static str)> {
        match happening {
            Happening::SetAside { .. } => Some((say!("log-tile-fits-nowhere").to_owned(), "RPLACE-2")),
            _ => None,
        }
    }
}

impl TellsTiles for Carcassonne {
    fn faces_to_come(&self) -> Vec<(FaceId, u8)> {
        FaceId::counted(&self.unseen())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::carcassonne::Setup;
    use crate::table::carcassonne::shipped;

    /// RTURN-2: a table that asks for a decision that is none would hold up the game.
    #[test]
    fn the_rules_ask_for_nothing_that_has_one_answer_but_the_placement() {
        for seed in 0..6 {
            let setup = Setup { spell_circles: seed % 2 == 0, abbot: seed % 3 == 0, ..setup() };
            let mut game = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a game");
            let mut asked = 0;
            while game.phase() != Phase::Over {
                let legal = game.legal_actions();
                assert!(legal.len() > 1 || game.phase() == Phase::LayTile, "{:?} {legal:?}", game.phase());
                assert!(game.decides_itself().is_none() || game.phase() == Phase::PickScoring);
                asked += 1;
                let action = legal[(asked * 7 + asked / 3) % legal.len()];
                game.apply(action, &mut Vec::new()).expect("it was offered");
            }
            assert!(asked > 130, "a whole game was played");
        }
    }

    /// RTURN-1: the steps of a turn are shown in their order, and each turn begins with a drawn tile.
    #[test]
    fn the_phases_of_a_turn_follow_one_another() {
        let mut happenings = Vec::new();
        let mut game = Carcassonne::begin(&setup(), 3, &mut happenings).expect("a game");
        while game.turn() < 40 {
            let legal = game.legal_actions();
            game.apply(legal[game.turn() as usize % legal.len()], &mut happenings).expect("it was offered");
        }
        let mut last = TurnPhase::Draw;
        for happening in &happenings {
            let Some(phase) = Carcassonne::phase_of(happening) else { continue };
            let order = |phase: TurnPhase| phase as u8;
            assert!(phase == TurnPhase::Draw || order(phase) >= order(last), "{last:?}, then {happening:?}");
            last = phase;
        }
    }

    fn setup() -> Setup {
        Setup::with_players(shipped::deck().expect("the deck"), 3)
    }
}
