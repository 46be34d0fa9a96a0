//! Every imaginable action is either listed and carried out, or refused with a rule and without any change.

use super::random_games::{play, setup};
use crate::walk::Walk;
use mists::rules::Game;
use mists::rules::dont_go_in::{Action, CardType, DontGoIn, Happening, Phase, Room, Setup, SetupError, Slot};
use mists::table::dont_go_in::audit::audit;
use mists::table::{Sitting, save};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// Every imaginable action, and some that nobody imagines.
fn thinkable() -> Vec<Action> {
    let mut actions = vec![Action::RollAgain, Action::KeepRoll, Action::TurnNone];
    actions.extend(Room::ALL.into_iter().flat_map(|room| (0..=5).map(move |space| Action::Place { room, space })));
    actions.extend([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255].map(|die| Action::TurnDie { die }));
    actions.extend([0, 1, 2, 3, 4, 255].map(|slot| Action::Take { slot }));
    actions.extend(CardType::ALL.map(|of| Action::Dispel { of }));
    actions
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    // HPLACE-2, HTAKE-1: what is listed is legal, and nothing else is.
    #[test]
    fn what_is_listed_is_carried_out_and_all_else_is_refused(seed in any::<u64>(), walk in any::<u64>()) {
        let mut random = StdRng::seed_from_u64(walk);
        let mut game = DontGoIn::begin(&setup(seed % 1000), seed, &mut Vec::new()).expect("a setup");
        while game.outcome().is_none() {
            let (listed, before) = (game.legal_actions(), game.fingerprint());
            let mut happenings = Vec::new();
            for action in thinkable() {
                let mut after = game.clone();
                match after.apply(action, &mut happenings) {
                    Ok(()) => {
                        prop_assert!(listed.contains(&action), "{action:?} is not listed");
                        prop_assert!(after.fingerprint() != before, "{action:?} changes nothing");
                        happenings.clear();
                    }
                    Err(refusal) => {
                        prop_assert!(!listed.contains(&action), "{action:?} is listed");
                        prop_assert!(DontGoIn::rule_of(&refusal).starts_with('H'));
                        prop_assert_eq!((after.fingerprint(), happenings.len()), (before, 0));
                        prop_assert_eq!(after.table(), game.table());
                    }
                }
            }
            prop_assert_eq!(game.view(0).legal_actions(), listed.clone());
            let action = listed[random.random_range(0..listed.len())];
            game.apply(action, &mut happenings).expect("a listed action");
        }
    }

    /// Everything that must always hold does so after each action.
    #[test]
    fn every_position_is_in_order(seed in any::<u64>()) {
        let mut faults = Vec::new();
        play(seed, |game, _| faults.extend(audit(game).err()));
        prop_assert!(faults.is_empty(), "{:?}", faults);
    }
}

/// The turns that are told to be left are those that are played.
// HPLACE-2, HTAKE-1: in each turn a meeple is placed, and each meeple takes one card.
#[test]
fn as_many_turns_are_left_as_are_played() {
    for seed in 0..12 {
        let mut told = Vec::new();
        play(seed, |game, _| told.push((game.table().turn(), game.phase(), game.table().turns_left())));
        let last = told.iter().map(|&(turn, ..)| usize::from(turn)).max().expect("a game has turns");
        for (turn, phase, left) in told.into_iter().filter(|(_, phase, _)| *phase != Phase::Over) {
            let placed = usize::from(phase != Phase::Place);
            assert_eq!(left + placed, last + 1 - usize::from(turn), "in turn {turn}, {phase:?}");
        }
    }
}

/// A game that is saved, loaded and taken back comes to the same positions.
#[test]
fn saves_lead_back_to_the_same_position() {
    let folder = tempfile::tempdir().expect("a folder");
    for seed in 0..8 {
        let types = CardType::ALL.into_iter().skip(seed as usize % 4).take(Setup::types_in_play(4)).collect();
        let setup = Setup { types: (seed > 3).then_some(types), ..Setup::with_players(4) };
        let names = vec!["Ada".to_owned(), "Ben".to_owned()];
        let mut sitting = Sitting::<DontGoIn>::begin(setup.clone(), seed, names).expect("a sitting");
        let mut random = StdRng::seed_from_u64(seed);
        for _ in 0..60 {
            let actions = sitting.position().legal_actions();
            sitting.play(actions[random.random_range(0..actions.len())]).expect("a legal action");
        }
        let file = folder.path().join("game.save");
        save::write(&sitting, &file).expect("written");
        assert!(save::is_of::<DontGoIn>(&file));
        assert!(!save::is_of::<mists::rules::mists::Mists>(&file));
        let mut again = save::read::<DontGoIn>(&file).expect("read");
        assert_eq!(again.setup(), &setup);
        assert_eq!(again.position().fingerprint(), sitting.position().fingerprint());
        assert_eq!(again.take_back(25), 25);
        assert_eq!(sitting.take_back(25), 25);
        assert_eq!(again.position().fingerprint(), sitting.position().fingerprint());
    }
}

/// Rooms and types with two words are plain names in a save.
#[test]
fn a_save_is_written_in_plain_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.save");
    let types = CardType::ALL.into_iter().skip(4).take(Setup::types_in_play(2)).collect();
    let setup = Setup { types: Some(types), ..Setup::with_players(2) };
    let save_of = |seed| {
        let mut sitting = Sitting::<DontGoIn>::begin(setup.clone(), seed, Vec::new()).expect("a sitting");
        let room = Room::SecretPassage;
        let played = sitting.play(Action::Place { room, space: 2 }).is_ok();
        save::write(&sitting, &file).expect("written");
        played.then(|| std::fs::read_to_string(&file).expect("text"))
    };
    let text = (0..20).find_map(save_of).expect("a game with a Secret Passage");
    assert!(!text.contains("r#"), "{text}");
    for name in ["secret_passage", "holy_water", "music_box"] {
        assert!(text.contains(name), "{name} in {text}");
    }
    assert!(save::read::<DontGoIn>(&file).is_ok());
}

/// A save that was cut or changed is refused with a sentence.
#[test]
fn a_damaged_save_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.save");
    let mut sitting = Sitting::<DontGoIn>::begin(Setup::with_players(3), 5, Vec::new()).expect("a sitting");
    for _ in 0..30 {
        let action = sitting.position().legal_actions()[0];
        sitting.play(action).expect("a legal action");
    }
    save::write(&sitting, &file).expect("written");
    let whole = std::fs::read(&file).expect("bytes");
    let mut random = StdRng::seed_from_u64(1);
    for _ in 0..500 {
        let mut bytes = whole.clone();
        let at = random.random_range(0..bytes.len());
        bytes[at] ^= 1 << random.random_range(0..8);
        std::fs::write(&file, &bytes).expect("written");
        let error = save::read::<DontGoIn>(&file).expect_err("damaged").to_string();
        assert!(error.contains("game.save"), "{error}");
        assert_eq!(std::fs::read(&file).expect("bytes"), bytes);
    }
}

// HSETUP-1, HSETUP-3
#[test]
fn a_wrong_setup_is_refused() {
    let begin = |setup: &Setup| DontGoIn::begin(setup, 1, &mut Vec::new()).map(|_| ());
    assert_eq!(begin(&Setup::with_players(1)), Err(SetupError::Players(1)));
    assert_eq!(begin(&Setup::with_players(6)), Err(SetupError::Players(6)));
    let four = CardType::ALL.into_iter().take(4).collect();
    let setup = Setup { types: Some(four), ..Setup::with_players(2) };
    assert_eq!(begin(&setup), Err(SetupError::Types { found: 4, expected: 5 }));
    let picked = CardType::ALL.into_iter().skip(7).collect();
    let setup = Setup { types: Some(picked), ..Setup::with_players(2) };
    let game = DontGoIn::begin(&setup, 1, &mut Vec::new()).expect("five types for two players");
    assert_eq!(game.table().types(), picked);
}

// HSETUP-6, HSETUP-5
#[test]
fn rooms_are_filled_from_left_to_right() {
    for seed in 0..50 {
        let mut dealt = Vec::new();
        let game = DontGoIn::begin(&setup(seed), seed, &mut dealt).expect("a setup");
        let mut drawn = game.chance().deck.chunks(3);
        for (happening, room) in dealt.iter().zip(game.chance().boards) {
            let &Happening::Dealt { room: filled, cards } = happening else { panic!("{happening:?}") };
            let mut three = drawn.next().expect("three cards").to_vec();
            if room == Room::Library {
                three.sort_by_key(|card| card.value);
            }
            assert_eq!(filled, room);
            for (slot, card) in cards.into_iter().zip(three) {
                assert!(slot == Slot::FaceUp(card) || slot == Slot::FaceDown && game.face_down() == Some(card));
            }
        }
        assert_eq!(dealt.len(), 3);
    }
}

/// The tree of legal actions of small games. Any change of legal actions, of their effects or of what a seed decides
/// changes these numbers.
#[test]
fn the_tree_of_actions_has_these_sizes() {
    let counts = |seed: u64| -> [u64; 4] {
        let game = DontGoIn::begin(&setup(seed), seed, &mut Vec::new()).expect("a setup");
        std::array::from_fn(|depth| Walk::default().count(&game, depth + 1))
    };
    assert_eq!((counts(0), counts(1), counts(3)), GOLDEN);
}

const GOLDEN: ([u64; 4], [u64; 4], [u64; 4]) = ([12, 132, 1320, 11424], [12, 132, 1320, 11520], [12, 132, 1320, 11472]);
