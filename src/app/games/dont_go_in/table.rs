//! *Don't Go In There* at the table: how it is shown, and short names for the types of the table.

use super::turn_phase::TurnPhase;
use super::{peek, refusals, words};
use crate::app::games::hint::{self, Hinted};
use crate::app::games::playing::{DontGoInAt, Playable, Playing};
use crate::app::games::review::{self, Reviewed};
use crate::app::games::told::{self, TellsInPassing};
use crate::app::games::{leave, lessons, records, replay};
use crate::app::shell::screen::Screen;
use crate::app::spots::{self, Offers};
use crate::app::table::replay::{Mark, Scorer};
use crate::app::table::{self, Shown, Watched};
use crate::app::theme::Scene;
use crate::app::words::say;
use crate::painter::dont_go_in::panorama;
use crate::painter::picture::Picture;
use crate::rules::dont_go_in::{Action, DontGoIn, Happening, Refusal};
use crate::rules::tiles::{Rotation, Square};
use crate::rules::{Colour, Game};
use crate::table::dont_go_in::Sitting;
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    table::game::<DontGoIn>(app);
    spots::game::<DontGoIn>(app);
    leave::game::<DontGoIn>(app);
    told::game::<DontGoIn>(app);
    told::in_passing::<DontGoIn>(app);
    hint::game::<DontGoIn>(app);
    replay::game::<DontGoIn>(app);
    lessons::game::<DontGoIn>(app);
    #[cfg(feature = "network")]
    crate::app::games::network::game::<DontGoIn>(app);
    records::game::<DontGoIn>(app);
    review::game::<DontGoIn>(app, DontGoInAt(Screen::Review));
}

/// The sitting under way.
pub type AtTable = table::AtTable<DontGoIn>;
/// A decision of a player.
pub type Decide = table::Decide<Action>;
/// Something happened on the table and is now shown.
pub type Happened = table::Happened<DontGoIn>;
/// The table is built again from the position.
pub type Rebuilt = table::Rebuilt<DontGoIn>;
/// What is shown, and what has happened but is not shown yet.
pub type Playback = table::Playback<DontGoIn>;

/// How long dice tumble before they lie still.
pub const TUMBLING: Duration = Duration::from_millis(700);

impl Shown for DontGoIn {
    type ShownPhase = TurnPhase;

    const FIRST_PHASE: TurnPhase = TurnPhase::Begin;
    /// The dice tumble long enough, whoever throws them.
    const WATCHED_LONGER: f32 = 1.0;

    fn shown_phase(&self) -> TurnPhase {
        self.table().phase().into()
    }

    fn time_to_look_at(happening: &Happening) -> Duration {
        // Everybody has to see what the dice show before ghosts are handed out.
        const READ: Duration = Duration::from_millis(500);
        match happening {
            Happening::Rolled { .. } | Happening::RolledAgain { again: true, .. } => TUMBLING + READ,
            // The count at the end shows these at its own pace.
            Happening::Dispelled { why, .. } if why.works_at_end() => Duration::ZERO,
            _ => Duration::from_millis(match happening {
                Happening::Placed { .. } => 200,
                Happening::MayLook { .. } | Happening::TypeChosen { .. } => 150,
                Happening::Ghosts { .. } => 260,
                Happening::Dealt { .. } | Happening::Took { .. } => 350,
                Happening::Passed { .. } | Happening::DieTurned { .. } | Happening::Removed { .. } => 400,
                Happening::TurnedUp { .. } | Happening::Dispelled { .. } | Happening::Over(_) => 600,
                Happening::Rolled { .. } | Happening::RolledAgain { .. } => 0,
                Happening::TurnEnded { .. } | Happening::Scored(_) => 0,
            }),
        }
    }

    fn phase_of(happening: &Happening) -> Option<TurnPhase> {
        match happening {
            Happening::Placed { .. } | Happening::MayLook { .. } => Some(TurnPhase::Place),
            Happening::TurnedUp { .. }
            | Happening::Rolled { .. }
            | Happening::RolledAgain { .. }
            | Happening::DieTurned { .. } => Some(TurnPhase::Roll),
            Happening::Took { .. } => Some(TurnPhase::Take),
            Happening::TypeChosen { .. } => Some(TurnPhase::ChooseType),
            Happening::TurnEnded { .. } => Some(TurnPhase::Begin),
            Happening::Scored(_) | Happening::Over(_) => Some(TurnPhase::Over),
            // They come from the happening before them. The phase is already correct.
            Happening::Ghosts { .. }
            | Happening::Passed { .. }
            | Happening::Dispelled { .. }
            | Happening::Dealt { .. }
            | Happening::Removed { .. } => None,
        }
    }

    /// The last card of a room, and the only type that Tomes can dispel (HTAKE-1, HCARD-111).
    fn decides_itself(&self) -> Option<Action> {
        match self.legal_actions()[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    fn told(refusal: Refusal) -> String {
        refusals::told(refusal)
    }
}

impl Offers for DontGoIn {
    fn chooses_on_board(_: TurnPhase) -> bool {
        true
    }

    /// Keep the dice as they lie (HROOM-30, HROOM-40). Everything else has to be decided.
    fn skip(&self) -> Option<Action> {
        self.legal_actions().into_iter().find(|action| matches!(action, Action::KeepRoll | Action::TurnNone))
    }
}

impl Reviewed for DontGoIn {
    const BEHIND: Scene = Scene::House;

    fn rivals(sitting: &Sitting) -> Vec<Colour> {
        sitting.setup().seats.clone()
    }

    fn what_to_do(&self, name: &str) -> String {
        words::what_to_do(name, self.table())
    }
}

impl Hinted for DontGoIn {
    fn held_at(_: Action) -> Option<(Square, Rotation)> {
        None
    }

    /// All meeples of a player are alike.
    fn figure_put(_: Action) -> Option<Colour> {
        None
    }

    fn on_button(sitting: &Sitting, action: Action) -> Option<String> {
        let choices = words::choices(sitting.position().table());
        choices.iter().find(|choice| choice.answer == action).map(|choice| choice.text.clone())
    }

    fn called(sitting: &Sitting, action: Action) -> Option<String> {
        let view = peek::for_all(sitting, sitting.position());
        words::called(&view, action).or_else(|| Self::on_button(sitting, action))
    }

    fn reasons(sitting: &Sitting, action: Action) -> Vec<String> {
        words::reasons(&peek::for_all(sitting, sitting.position()), action)
    }
}

impl TellsInPassing for DontGoIn {
    fn in_passing(happening: &Happening) -> Option<(String, &'static str)> {
        match *happening {
            Happening::Removed { room } => Some((say!("house-told-removed", room = room.name()), "HTAKE-5")),
            _ => None,
        }
    }
}

impl Playable for DontGoIn {
    const PLAYING: Playing = Playing::DontGoIn;
    type At = DontGoInAt;

    fn at(screen: Screen) -> DontGoInAt {
        DontGoInAt(screen)
    }

    fn whereabouts(sitting: &Sitting) -> String {
        words::whereabouts(sitting)
    }

    fn ending(sitting: &Sitting) -> Option<String> {
        let outcome = sitting.position().table().outcome()?;
        Some(words::winners(outcome, sitting.names()))
    }

    /// The shape of the house decides about the height.
    fn panorama(sitting: &Sitting, width: u32, _height: u32) -> Picture {
        panorama::of_game(sitting.position().table(), &sitting.setup().seats, width)
    }
}

/// The time line tells only what everybody may know (HHIDE-7): the Curses of the face-up cards, and those of ghosts only
/// at the end (HEND-3, HEND-4).
impl Watched for DontGoIn {
    fn mark(&self) -> Mark {
        let table = self.table();
        // Ghosts count at the end only.
        let of_cards = |player| table.tableau(player).curses();
        let scores = match table.outcome() {
            Some(_) => table.scores().curses[..self.players()].to_vec(),
            None => (0..self.players()).map(of_cards).collect(),
        };
        Mark { turn: table.turn(), scores, ghosts: 0 }
    }

    fn scorers(sitting: &Sitting) -> Vec<Scorer> {
        Scorer::players(&sitting.setup().seats, sitting.names())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::{PlayoutError, Policy, play_out};
    use crate::rules::dont_go_in::Setup;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    // HEND-3, HEND-4
    #[test]
    fn whoever_watches_sees_the_curses_of_ghosts_at_the_end_and_not_before() {
        let start = DontGoIn::begin(&Setup::with_players(3), 5, &mut Vec::new()).expect("a game");
        let mut random = ChaCha8Rng::seed_from_u64(3);
        let cards = |game: &DontGoIn| (0..3).map(|seat| game.table().tableau(seat).curses()).collect::<Vec<u16>>();
        let mut before = Vec::new();
        let choose = |game: &DontGoIn, legal: &[Action]| {
            before.push((game.mark().scores, cards(game)));
            Policy::Beginner.choose(game, legal, &mut random)
        };
        let end = play_out(start, choose, |_, _, _| Ok::<(), PlayoutError<Refusal>>(())).expect("a whole game");
        assert!(before.iter().all(|(told, cards)| told == cards), "{before:?}");
        let (told, penalty) = (end.mark().scores, end.table().scores().penalty);
        let counted: Vec<u16> = cards(&end).iter().zip(penalty).map(|(cards, ghosts)| cards + ghosts).collect();
        assert_eq!(told, counted);
        assert!(penalty.iter().any(|&ghosts| ghosts > 0), "somebody has the most ghosts");
    }
}
