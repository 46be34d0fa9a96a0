//! The guide has a legal answer in every phase of every game.

use super::{against_each_other, found, gentle, in_the_house, played, together};
use mists::guide::{Guided, PlayoutError, Policy, Strength, play_out};
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::dont_go_in::{self, DontGoIn};
use mists::rules::mists::{Mists, Phase, Setup};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// In how many positions of a phase the guide is asked.
const ENOUGH: usize = 3;

/// Lets players play who do anything so many times in four, and asks the guide in the first positions of each phase.
/// `seen` are the phases of all positions in which it was asked.
fn ask_in_each_phase<G: Guided>(begun: G, whims: u32, seen: &mut Vec<G::Phase>) {
    let (mut game, mut random) = (begun, ChaCha8Rng::seed_from_u64(1));
    loop {
        let legal = game.legal_actions();
        let times = seen.iter().filter(|&&phase| phase == game.phase()).count();
        if legal.len() > 1 && times < ENOUGH {
            seen.push(game.phase());
            let found = found(&game, 8, 1);
            assert!(!found.is_empty(), "{:?}: nothing found", game.phase());
            assert!(found.iter().all(|it| legal.contains(&it.action)), "{:?}: {found:?}", game.phase());
            assert!(found.iter().all(|it| (0.0..=1.0).contains(&it.value)), "{:?}: {found:?}", game.phase());
        }
        let policy = if random.random_ratio(whims, 4) { Policy::Random } else { Policy::Beginner };
        let Some(action) = policy.choose(&game, &legal, &mut random) else { break };
        game.apply(action, &mut Vec::new()).expect("a listed action is legal");
    }
    assert!(found(&game, 8, 1).is_empty(), "nothing is found after the end");
}

fn assert_all<P: PartialEq + std::fmt::Debug>(seen: &[P], phases: &[P]) {
    let missed: Vec<&P> = phases.iter().filter(|phase| !seen.contains(phase)).collect();
    assert!(missed.is_empty(), "never asked in {missed:?}");
}

#[test]
fn every_phase_of_the_cooperative_game_has_an_answer() {
    let mut seen = Vec::new();
    // Only one game in eighty has ghosts to choose from when mist is haunted.
    for seed in 0..180 {
        let level = 2 + (seed % 5) as u8;
        let setup = together(level, 1 + seed as usize % 4, seed % 2 == 0);
        let setup = if seed % 3 > 0 { Setup { deck: gentle(), ..setup } } else { setup };
        ask_in_each_phase(played::<Mists>(&setup, seed, 0), 0, &mut seen);
    }
    use Phase::{
        Banish, Bury, CalmGhosts, DrawIn, HauntCemetery, HauntMist, LayFaceDown, LayTile, MoveMarker, PickScoring,
        PlaceCat, PlaceHound, PlaceMeeple, SpareGhost, TakeScore,
    };
    let phases = [
        LayTile,
        Bury,
        DrawIn,
        PlaceCat,
        SpareGhost,
        HauntCemetery,
        HauntMist,
        PlaceMeeple,
        PickScoring,
        TakeScore,
        Banish,
        MoveMarker,
        PlaceHound,
        CalmGhosts,
        LayFaceDown,
    ];
    assert_all(&seen, &phases);
}

#[test]
fn every_phase_of_the_competitive_game_has_an_answer() {
    let mut seen = Vec::new();
    for seed in 0..60 {
        let setup = against_each_other(2 + seed as usize % 5, true);
        ask_in_each_phase(played::<Carcassonne>(&setup, seed, 0), 2 * (seed % 2) as u32, &mut seen);
    }
    use carcassonne::Phase::{DrawIn, HauntOpponent, HauntOwn, LayTile, PickScoring, PlaceMeeple, TakeFromCircle};
    assert_all(&seen, &[LayTile, DrawIn, TakeFromCircle, HauntOpponent, HauntOwn, PlaceMeeple, PickScoring]);
}

#[test]
fn every_phase_of_the_house_has_an_answer() {
    let mut seen = Vec::new();
    for seed in 0..20 {
        ask_in_each_phase(played::<DontGoIn>(&in_the_house(2 + seed as usize % 4), seed, 0), 0, &mut seen);
    }
    use dont_go_in::Phase::{ChooseType, Place, RollAgain, Take, TurnDie};
    assert_all(&seen, &[Place, RollAgain, TurnDie, Take, ChooseType]);
}

/// The guide plays a whole game in all seats, and the same again with the same seed.
fn plays_to_the_end<G: Guided>(setup: &G::Setup) {
    let play = || {
        let mut random = ChaCha8Rng::seed_from_u64(5);
        let choose = |game: &G, legal: &[G::Action]| Policy::Guide(Strength::Fair).choose(game, legal, &mut random);
        let mut fingerprints = Vec::new();
        let see = |game: &G, _, _: &[_]| {
            fingerprints.push(game.fingerprint());
            Ok::<_, PlayoutError<G::Refusal>>(())
        };
        play_out(played::<G>(setup, 5, 0), choose, see).unwrap_or_else(|error| panic!("{error}"));
        fingerprints
    };
    assert_eq!(play(), play());
}

#[test]
fn the_guide_plays_whole_games() {
    plays_to_the_end::<Mists>(&together(1, 2, false));
    plays_to_the_end::<Carcassonne>(&against_each_other(2, false));
    plays_to_the_end::<DontGoIn>(&in_the_house(3));
}
