//! What is asked of the quick player of every game: all that it picks is legal, and nothing hidden has a part in it.

use mists::guide::Guided;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// What the quick player picks, with the same luck every time.
pub fn quickly<G: Guided>(game: &G) -> Option<G::Action> {
    game.choose_quickly(&game.legal_actions(), &mut ChaCha8Rng::seed_from_u64(1))
}

/// Plays these games to their end.
pub fn picks_only_what_is_legal<G: Guided>(setups: impl Iterator<Item = (u64, G::Setup)>) {
    for (seed, setup) in setups {
        let mut game = begun::<G>(&setup, seed);
        while let Some(action) = quickly(&game) {
            assert!(game.legal_actions().contains(&action), "seed {seed}: {action:?}");
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        }
        assert!(game.outcome().is_some(), "seed {seed}");
    }
}

/// Plays these games to their end. `reshuffled` puts what is hidden into another order.
pub fn uses_nothing_hidden<G: Guided>(
    setups: impl Iterator<Item = (u64, G::Setup)>,
    reshuffled: impl Fn(&G, u64) -> G,
) {
    let mut others = 0;
    for (seed, setup) in setups {
        let mut game = begun::<G>(&setup, seed);
        for number in 1.. {
            let Some(action) = quickly(&game) else { break };
            let other = reshuffled(&game, seed ^ 77);
            others += u32::from(other.fingerprint() != game.fingerprint());
            assert_eq!(quickly(&other), Some(action), "seed {seed}, decision {number}");
            game.apply(action, &mut Vec::new()).expect("a listed action is legal");
        }
    }
    assert!(others > 1000, "only {others} other positions");
}

fn begun<G: Guided>(setup: &G::Setup, seed: u64) -> G {
    G::begin(setup, seed, &mut Vec::new()).unwrap_or_else(|error| panic!("{error}"))
}

/// What is said to a file of weights that is broken at its first weight, which has this name and stands this deep.
pub fn refuses_broken_weights(shipped: &str, first: &str, deep: &str, what: &str, said: impl Fn(&str) -> String) {
    let line = shipped.lines().position(|line| line.trim_start().starts_with(first)).expect("the first weight");
    let with = |new: &str| {
        let lines = shipped.lines().enumerate().map(|(at, old)| if at == line { new } else { old });
        lines.collect::<Vec<_>>().join("\n")
    };
    let number = line + 1;
    assert_eq!(
        said(&with(&format!("{deep}{first}: 1e9,"))),
        format!("my.ron, line {number}: {first} 1000000000: expected a number from -1000 to 1000")
    );
    assert!(
        said(&with(&format!("{deep}spook: 1.0,"))).starts_with(&format!("my.ron, line {number}: unknown field spook"))
    );
    assert!(said(&with("")).contains(&format!("field {first} is missing")));
    assert!(said("").contains(&format!("the file is empty: expected {what}")));
}
