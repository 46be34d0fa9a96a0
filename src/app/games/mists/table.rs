//! The cooperative game at the table: how it is shown, and short names for the types of the table.

use super::choices::choices;
use super::panels::{Answer, Choice};
use super::turn_phase::TurnPhase;
use super::{reason, refusals, words};
use crate::app::games::hint::{self, Hinted};
use crate::app::games::leave;
use crate::app::games::lessons;
use crate::app::games::markers::{self, KeepsScore};
use crate::app::games::playing::{MistsAt, Playable, Playing};
use crate::app::games::records;
use crate::app::games::replay;
use crate::app::games::review::{self, Reviewed};
use crate::app::games::tiles_to_come::{self, TellsTiles};
use crate::app::games::told::{self, TellsInPassing};
use crate::app::hand::{self, LaysTiles};
use crate::app::shell::screen::Screen;
use crate::app::table::replay::{Mark, Scorer};
use crate::app::table::{self, Shown, Watched};
use crate::app::theme::Scene;
use crate::app::words::say;
use crate::guide::mists::foresight::{Foresight, foresee};
use crate::guide::mists::to_come::to_come;
use crate::painter::mists::panorama::panorama;
use crate::painter::picture::Picture;
use crate::rules::mists::{Action, Happening, Mists, Phase, Refusal};
use crate::rules::tiles::{Face, FaceId, Rotation, Square};
use crate::rules::{Colour, Game};
use crate::table::mists::Sitting;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    table::game::<Mists>(app);
    hand::game::<Mists>(app);
    leave::game::<Mists>(app);
    leave::to_result::<Mists>(app);
    markers::game::<Mists>(app);
    told::game::<Mists>(app);
    told::in_passing::<Mists>(app);
    tiles_to_come::game::<Mists>(app);
    hint::game::<Mists>(app);
    replay::game::<Mists>(app);
    lessons::game::<Mists>(app);
    #[cfg(feature = "network")]
    crate::app::games::network::game::<Mists>(app);
    records::game::<Mists>(app);
    review::game::<Mists>(app, MistsAt(Screen::Review));
}

/// The sitting under way.
pub type AtTable = table::AtTable<Mists>;
/// A decision of a player.
pub type Decide = table::Decide<Action>;
/// The rules forbid a decision.
pub type Forbidden = table::Forbidden<Refusal>;
/// Something happened on the table and is now shown.
pub type Happened = table::Happened<Mists>;
/// The table is built again from the position.
pub type Rebuilt = table::Rebuilt<Mists>;
/// What is shown, and what has happened but is not shown yet.
pub type Playback = table::Playback<Mists>;

impl Shown for Mists {
    type ShownPhase = TurnPhase;

    const FIRST_PHASE: TurnPhase = TurnPhase::Draw;
    const WATCHED_LONGER: f32 = 2.5;

    fn shown_phase(&self) -> TurnPhase {
        self.phase().into()
    }

    fn time_to_look_at(happening: &Happening) -> Duration {
        Duration::from_millis(match happening {
            Happening::TileLaid { .. } => 220,
            Happening::GhostPlaced { .. } | Happening::GhostBanished { .. } => 130,
            Happening::GhostDrawnIn { .. } => 260,
            Happening::CatMoved { .. } | Happening::CatScored { .. } => 350,
            Happening::BankFinished { .. } => 350,
            Happening::SetAside { .. } => 400,
            Happening::MeeplePlaced { .. } => 180,
            Happening::CemeteryClosed { .. } | Happening::Buried { .. } | Happening::HoundLeft { .. } => 350,
            Happening::HoundCame { .. } | Happening::HoundScored { .. } | Happening::FaceDownLaid { .. } => 350,
            Happening::PileChanged { .. } => 250,
            Happening::Scored(_) => 350,
            // Time to see the marker arrive.
            Happening::Over(_) => 1500,
            Happening::Drew { .. }
            | Happening::MeepleSkipped { .. }
            | Happening::MeepleReturned { .. }
            | Happening::HoundCalmed { .. }
            | Happening::TurnEnded { .. } => 0,
        })
    }

    fn phase_of(happening: &Happening) -> Option<TurnPhase> {
        match happening {
            Happening::Drew { .. } | Happening::SetAside { .. } => Some(TurnPhase::Draw),
            Happening::TileLaid { .. } | Happening::BankFinished { .. } => Some(TurnPhase::PlaceTile),
            Happening::CemeteryClosed { .. } | Happening::Buried { .. } | Happening::HoundLeft { .. } => {
                Some(TurnPhase::BuryMeeple)
            }
            Happening::GhostPlaced { .. } | Happening::GhostDrawnIn { .. } => Some(TurnPhase::PlaceGhosts),
            Happening::CatMoved { .. } => Some(TurnPhase::PlaceCat),
            Happening::MeeplePlaced { .. } | Happening::MeepleSkipped { .. } => Some(TurnPhase::PlaceMeeple),
            Happening::Scored(_)
            | Happening::MeepleReturned { .. }
            | Happening::HoundScored { .. }
            | Happening::CatScored { .. } => Some(TurnPhase::Score),
            Happening::HoundCame { .. } | Happening::HoundCalmed { .. } | Happening::PileChanged { .. } => {
                Some(TurnPhase::PlaceHound)
            }
            Happening::FaceDownLaid { .. } => Some(TurnPhase::LayFaceDown),
            // Ghosts leave in scorings and because of hounds. The phase is already correct.
            Happening::GhostBanished { .. } | Happening::TurnEnded { .. } => None,
            Happening::Over(_) => Some(TurnPhase::Over),
        }
    }

    /// Without a ghost on the board the only choice is to take points (SCORE-7). Which region comes first is asked only
    /// where that can make a difference (SCORE-8).
    fn decides_itself(&self) -> Option<Action> {
        match self.phase() {
            Phase::TakeScore if self.ghosts_on_board() == self.ghosts_in_circles() => Some(Action::TakePoints),
            Phase::PickScoring if !self.order_matters() => self.legal_actions().first().copied(),
            _ => None,
        }
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

impl Playable for Mists {
    const PLAYING: Playing = Playing::Mists;
    type At = MistsAt;

    fn at(screen: Screen) -> MistsAt {
        MistsAt(screen)
    }

    fn whereabouts(sitting: &Sitting) -> String {
        words::whereabouts(sitting)
    }

    fn ending(sitting: &Sitting) -> Option<String> {
        let won = sitting.position().outcome()?.won();
        Some(if won { say!("saved-won") } else { say!("saved-lost") }.to_owned())
    }

    fn panorama(sitting: &Sitting, width: u32, height: u32) -> Picture {
        panorama(sitting.position(), width, height)
    }
}

impl Watched for Mists {
    fn mark(&self) -> Mark {
        Mark { turn: self.turn(), scores: Mists::totals(self).to_vec(), ghosts: self.ghosts_on_board().into() }
    }

    /// Each marker belongs to a colour, not to a player (L6-1).
    fn scorers(sitting: &Sitting) -> Vec<Scorer> {
        match sitting.position().markers() {
            [] | [_] => Vec::new(),
            markers => {
                let scorer = |&colour: &Colour| Scorer { colour, name: say!("colour", colour = colour.name()) };
                markers.iter().map(scorer).collect()
            }
        }
    }
}

impl Reviewed for Mists {
    const BEHIND: Scene = Scene::Title;

    fn rivals(_: &Sitting) -> Vec<Colour> {
        Vec::new()
    }

    fn what_to_do(&self, name: &str) -> String {
        words::what_to_do(name, self)
    }
}

impl Hinted for Mists {
    fn held_at(action: Action) -> Option<(Square, Rotation)> {
        Mists::laid_by(action)
    }

    fn figure_put(action: Action) -> Option<Colour> {
        match action {
            Action::PlaceMeeple { colour, .. } => Some(colour),
            _ => None,
        }
    }

    fn on_button(sitting: &Sitting, action: Action) -> Option<String> {
        let choices = choices(sitting.position(), sitting.names());
        let is_meant = |choice: &&Choice| match choice.answer {
            Answer::Act(answer) => answer == action,
            Answer::PickGhosts => matches!(action, Action::Banish { .. }),
        };
        let without = (action == Action::SkipMeeple).then(|| say!("banner-no-meeple").to_owned());
        choices.iter().find(is_meant).map(|choice| choice.text.clone()).or(without)
    }

    fn reasons(sitting: &Sitting, action: Action) -> Vec<String> {
        reason::reasons(sitting.position(), action, sitting.names())
    }

    fn price(sitting: &Sitting, action: Action) -> Option<String> {
        reason::price(sitting.position(), action)
    }
}

impl LaysTiles for Mists {
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

impl KeepsScore for Mists {
    fn totals(&self) -> Vec<u16> {
        Mists::totals(self).to_vec()
    }
}

impl TellsInPassing for Mists {
    fn in_passing(happening: &Happening) -> Option<(String, &'static str)> {
        match happening {
            Happening::SetAside { .. } => Some((say!("log-tile-fits-nowhere").to_owned(), "PLACE-4")),
            _ => None,
        }
    }
}

impl TellsTiles for Mists {
    fn faces_to_come(&self) -> Vec<(FaceId, u8)> {
        to_come(self).faces
    }
}
