//! Every imaginable action is either listed and carried out, or refused with a rule and without any change (RTURN-2).

use super::random_games::{play, setup};
use crate::walk::Walk;
use mists::rules::Game;
use mists::rules::carcassonne::{Action, Carcassonne, Phase, Piece};
use mists::rules::tiles::{Kind, PartName, Rotation, Square};
use mists::table::Sitting;
use mists::table::save;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::collections::BTreeSet;

const KINDS: [Kind; 7] =
    [Kind::Road, Kind::City, Kind::Castle, Kind::Mist, Kind::Monastery, Kind::Cemetery, Kind::Field];

/// Every imaginable action on a board of this size.
fn thinkable(game: &Carcassonne) -> Vec<Action> {
    let laid = game.board().tiles().iter().map(|tile| tile.at);
    let squares: BTreeSet<Square> = laid.flat_map(|at| at.surroundings()).collect();
    let mut actions = vec![Action::SkipMeeple, Action::RecallAbbot];
    for &at in &squares {
        actions.extend(Rotation::ALL.map(|turn| Action::LayTile { at, turn }));
        actions.extend((0..5).map(|area| Action::TakeFromCircle { at, area }));
        for kind in KINDS {
            for index in 0..5 {
                let part = PartName::new(at, kind, index);
                actions.extend([
                    Action::DrawIn { meeple: part },
                    Action::GiveGhost { meeple: part },
                    Action::ScoreNext { region: part },
                ]);
            }
        }
    }
    for kind in KINDS {
        for index in 0..9 {
            actions.extend(Piece::ALL.map(|piece| Action::PlaceMeeple { piece, kind, index }));
        }
    }
    actions
}

/// The same place named by another part of its region counts as listed (RSCORE-7).
fn is_listed(game: &Carcassonne, listed: &[Action], action: Action) -> bool {
    let region = |name: PartName| game.part_named(name).map(|part| game.board().region_of(part));
    listed.iter().any(|&legal| match (legal, action) {
        (Action::ScoreNext { region: one }, Action::ScoreNext { region: other }) => region(one) == region(other),
        _ => legal == action,
    })
}

#[test]
fn what_is_listed_is_carried_out_and_all_else_is_refused() {
    for seed in 0..12 {
        let mut dice = StdRng::seed_from_u64(seed);
        play(seed, |game, _| {
            let rare = !matches!(game.phase(), Phase::LayTile | Phase::PlaceMeeple);
            if !rare && dice.random_range(0..30) > 0 {
                return;
            }
            let (listed, before) = (game.legal_actions(), game.fingerprint());
            // What is refused changes nothing, so one copy serves many actions.
            let (mut after, mut happenings) = (game.clone(), Vec::new());
            for action in thinkable(game) {
                match after.apply(action, &mut happenings) {
                    Ok(()) => {
                        assert!(is_listed(game, &listed, action), "seed {seed}: {action:?} is not listed");
                        after = game.clone();
                        happenings.clear();
                    }
                    Err(refusal) => {
                        assert!(!is_listed(game, &listed, action), "seed {seed}: {action:?} is listed");
                        assert!(refusal.rule().starts_with('R'), "{refusal:?}");
                    }
                }
            }
            assert_eq!((after.fingerprint(), happenings.len()), (before, 0), "seed {seed}");
        });
    }
}

/// A game that is saved, loaded and taken back comes to the same positions.
#[test]
fn saves_lead_back_to_the_same_position() {
    let folder = tempfile::tempdir().expect("a folder");
    for seed in 0..6 {
        let names = vec!["Ada".to_owned(), "Ben".to_owned()];
        let mut sitting = Sitting::<Carcassonne>::begin(setup(seed), seed, names).expect("a sitting");
        let mut dice = StdRng::seed_from_u64(seed);
        for _ in 0..150 {
            let actions = sitting.position().legal_actions();
            sitting.play(actions[dice.random_range(0..actions.len())]).expect("a legal action");
        }
        let file = folder.path().join("game.save");
        save::write(&sitting, &file).expect("written");
        assert!(save::is_of::<Carcassonne>(&file));
        assert!(!save::is_of::<mists::rules::mists::Mists>(&file));
        let mut again = save::read::<Carcassonne>(&file).expect("read");
        assert_eq!(again.position().fingerprint(), sitting.position().fingerprint());
        assert_eq!(again.take_back(40), 40);
        assert_eq!(sitting.take_back(40), 40);
        assert_eq!(again.position().fingerprint(), sitting.position().fingerprint());
    }
}

/// RSETUP-2, RTURN-2: the tree of legal actions of small games. Any change of legal actions, of their effects or of the
/// shuffle changes these numbers.
#[test]
fn the_tree_of_actions_has_these_sizes() {
    let counts = |seed: u64| -> [u64; 4] {
        let game = Carcassonne::begin(&setup(seed), seed, &mut Vec::new()).expect("a setup");
        std::array::from_fn(|depth| Walk::default().count(&game, depth + 1))
    };
    assert_eq!((counts(0), counts(1), counts(5)), GOLDEN);
}

const GOLDEN: ([u64; 4], [u64; 4], [u64; 4]) = ([14, 42, 354, 1062], [14, 98, 966, 4710], [4, 12, 108, 444]);
