//! A click on a card or a step of a stair that is not offered: the player hears why not.

use super::pointed::{Pointed, Thing};
use super::refusals;
use super::spots::{Offer, Spot, board_resolved, space_at};
use super::table::{AtTable, Playback};
use crate::app::board::Mouse;
use crate::app::games::playing::DontGoInAt;
use crate::app::input::Keys;
use crate::app::shell::screen::Screen;
use crate::app::spots::SpotSystems;
use crate::app::table::{OfGame, Refused, asks_for_something_else};
use crate::app::words::say;
use crate::rules::dont_go_in::{DontGoIn, Phase, Refusal};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        answer
            .after(SpotSystems::LetGo)
            .before(SpotSystems::Choose)
            .in_set(OfGame::of::<DontGoIn>())
            .run_if(in_state(DontGoInAt(Screen::Table))),
    );
}

fn answer(
    mouse: Mouse,
    pointed: Pointed,
    (offer, spots): (Res<Offer>, Query<&Spot>),
    table: Res<AtTable>,
    keys: Res<Keys>,
    playback: Res<Playback>,
    mut refusals: MessageWriter<Refused>,
) {
    let asks = playback.caught_up() && table.persons_turn();
    if !mouse.pressed() || mouse.pointer.over_panel || !asks {
        return;
    }
    // A key or a hint may have lit another place than the one that is clicked.
    let Some(world) = mouse.pointer.world.filter(|&world| offer.hit(&spots, world).is_none()) else { return };
    let position = table.position();
    let refused = match pointed.thing() {
        Some((Thing::Card { board, .. }, _)) => card_refused(position, board),
        // The stairs are in the rooms.
        Some((Thing::Room { .. }, _)) | None => space_refused(position, world),
    };
    // A lesson offers only what it asks for.
    let is_choice = matches!(pointed.thing(), Some((Thing::Card { .. }, _))) || space_at(position, world).is_some();
    let is_taught = table.lesson().is_some() && !table.reads();
    let untaught = || (is_choice && is_taught).then(|| asks_for_something_else(&keys));
    refusals.write_batch(refused.or_else(untaught));
}

fn by_rule(refusal: Refusal) -> Refused {
    Refused { why: refusals::told(refusal), rule: Some(refusal.rule()), at: None }
}

/// Why a card of this board can't be taken now.
fn card_refused(position: &DontGoIn, board: usize) -> Option<Refused> {
    match position.table().phase() {
        Phase::Take if board_resolved(position) == Some(board) => None,
        Phase::Take => {
            let why = say!("house-refusal-other-room").to_owned();
            Some(Refused { why, rule: Some("HTAKE-1"), at: None })
        }
        phase => Some(by_rule(Refusal::NotNow(phase))),
    }
}

/// Why no meeple can be placed at this point of the house now. Nothing is said beside the stairs.
fn space_refused(position: &DontGoIn, world: Vec2) -> Option<Refused> {
    let (board, space) = space_at(position, world)?;
    let refusal = match position.table().phase() {
        Phase::Place => board.meeple(space).map(|_| Refusal::SpaceTaken(board.room(), space)),
        phase => Some(Refusal::NotNow(phase)),
    };
    refusal.map(by_rule)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::dont_go_in::places;
    use crate::guide::Policy;
    use crate::rules::Game;
    use crate::rules::dont_go_in::{Board, LAST_SPACE, Setup};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    fn rule(refused: Option<Refused>) -> Option<&'static str> {
        refused.and_then(|refused| refused.rule)
    }

    /// What is told about each space must be so when the rules are asked too, and each card that can be taken is told
    /// nothing about.
    #[test]
    fn what_is_told_of_a_wrong_click_is_what_the_rules_say() {
        let mut told = [0; 3];
        for seed in 0..6 {
            let setup = Setup::with_players(3);
            let mut position = DontGoIn::begin(&setup, seed, &mut Vec::new()).expect("a game");
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            while let Some(action) = Policy::Random.choose(&position, &position.legal_actions(), &mut random) {
                let phase = position.table().phase();
                for (at, board) in position.table().boards().iter().enumerate() {
                    let Some(board) = board else { continue };
                    let takes = phase == Phase::Take && board_resolved(&position) == Some(at);
                    assert_eq!(card_refused(&position, at).is_none(), takes);
                    told[0] += usize::from(rule(card_refused(&position, at)) == Some("HTAKE-1"));
                    for space in 1..=LAST_SPACE {
                        let refused = rule(space_refused(&position, places::pad(at, space)));
                        let is_free = Board::meeple(board, space).is_none();
                        assert_eq!(refused.is_none(), phase == Phase::Place && is_free);
                        told[1] += usize::from(refused.is_some() && phase == Phase::Place);
                        told[2] += usize::from(refused.is_some() && phase != Phase::Place);
                    }
                }
                position.apply(action, &mut Vec::new()).expect("it is legal");
            }
        }
        assert!(told.iter().all(|&times| times > 50), "{told:?}");
    }
}
