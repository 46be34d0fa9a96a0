//! Properties of every game: random legal and illegal actions, one to five players, with an audit after each action.

use mists::guide::Policy;
use mists::guide::mists::foresee;
use mists::rules::mists::{Action, Happening, Haunt, Mists, Phase, Setup};
use mists::rules::tiles::{FaceId, Kind, PartName, Rotation, Square};
use mists::rules::{Colour, Game};
use mists::table::mists::{audit, shipped};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn setup(level: u8, players: usize, spell_circles: bool) -> Setup {
    let level = shipped::level(level).expect("a level");
    Setup { spell_circles, ..Setup::with_players(level, shipped::deck().expect("the deck"), players) }
}

/// Every imaginable action on a board of this size, legal or not.
fn thinkable(game: &Mists) -> Vec<Action> {
    let reach = |of: fn(Square) -> i16| {
        let all = || game.board().tiles().iter().map(|tile| of(tile.at));
        all().min().unwrap_or(0) - 2..=all().max().unwrap_or(0) + 2
    };
    let squares: Vec<Square> =
        reach(|at| at.x).flat_map(|x| reach(|at| at.y).map(move |y| Square::new(x, y))).collect();
    let kinds = [Kind::Road, Kind::City, Kind::Castle, Kind::Mist];
    let mut actions = vec![Action::SkipMeeple, Action::TakePoints, Action::StopBanishing];
    for area in 0..6 {
        actions.push(Action::SpareGhost { area });
        actions.extend(squares.iter().flat_map(|&at| {
            [Haunt::Mist(area), Haunt::Circle(area)]
                .into_iter()
                .flat_map(move |haunt| [Action::Banish { at, haunt }, Action::DrawIn { at, haunt }])
        }));
        actions.extend(squares.iter().map(|&at| Action::HauntMist { at, area }));
        for kind in kinds {
            actions.extend(Colour::ALL.map(|colour| Action::PlaceMeeple { colour, kind, index: area }));
            let parts = squares.iter().map(|&at| PartName::new(at, kind, area));
            actions.extend(parts.flat_map(|part| {
                [
                    Action::ScoreNext { region: part },
                    Action::Bury { meeple: part },
                    Action::PlaceHound { meeple: part },
                    Action::PlaceCat { meeple: part },
                ]
            }));
        }
    }
    actions.extend(squares.iter().flat_map(|&at| {
        [
            Action::Banish { at, haunt: Haunt::Cemetery },
            Action::DrawIn { at, haunt: Haunt::Cemetery },
            Action::HauntCemetery { at },
            Action::LayFaceDown { at },
        ]
    }));
    actions.extend(Colour::ALL.map(|colour| Action::BuryFromSupply { colour }));
    actions.extend(Colour::ALL.map(|marker| Action::MoveMarker { marker }));
    actions.extend(squares.iter().flat_map(|&at| Rotation::ALL.map(|turn| Action::LayTile { at, turn })));
    actions
}

/// Tries an action on a copy. A refusal must leave everything unchanged. Returns whether it was carried out.
fn is_carried_out(game: &Mists, action: Action) -> bool {
    let mut copy = game.clone();
    let mut happenings = Vec::new();
    let done = copy.apply(action, &mut happenings).is_ok();
    if !done {
        assert_eq!(copy.fingerprint(), game.fingerprint(), "{action:?} was refused, but changed the position");
        assert_eq!(happenings, [], "{action:?} was refused, but something happened");
    }
    done
}

/// The listed actions must be exactly those that are accepted, except that any part of a region may name that region.
fn assert_complete(game: &Mists) {
    let listed = game.legal_actions();
    for action in thinkable(game) {
        let by_another_part = game.phase() == Phase::PickScoring && matches!(action, Action::ScoreNext { .. });
        let done = is_carried_out(game, action);
        assert!(done == listed.contains(&action) || by_another_part && done, "{action:?} in {:?}", game.phase());
    }
    for &action in &listed {
        assert!(is_carried_out(game, action), "{action:?} is listed, but refused");
    }
}

fn set_aside(happenings: &[Happening]) -> Vec<FaceId> {
    let set_aside = happenings.iter().filter_map(|happening| match happening {
        &Happening::SetAside { face } => Some(face),
        _ => None,
    });
    set_aside.collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn games_stay_in_order(
        level in 1..=6_u8,
        players in 1..=5_usize,
        spell_circles: bool,
        seed: u64,
        sense in 0..=10_u8,
    ) {
        let setup = setup(level, players, spell_circles);
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut happenings = Vec::new();
        let mut game = Mists::begin(&setup, seed, &mut happenings).expect("a setup");
        let mut aside = set_aside(&happenings);
        while game.outcome().is_none() {
            let policy = if random.random_range(0..10) < sense { Policy::Beginner } else { Policy::Random };
            let action = policy.choose(&game, &game.legal_actions(), &mut random).expect("something to do");
            prop_assert_eq!(foresee(&game, action).is_ok(), game.phase() == Phase::LayTile);
            happenings.clear();
            prop_assert_eq!(game.apply(action, &mut happenings), Ok(()));
            aside.extend(set_aside(&happenings));
            prop_assert_eq!(audit::audit(&game, &setup, &aside), Ok(()));
            if random.random_range(0..8) == 0 || game.phase() != Phase::LayTile && game.phase() != Phase::PlaceMeeple {
                assert_complete(&game);
            }
        }
        prop_assert!(game.legal_actions().is_empty());
        assert_complete(&game);
    }
}
