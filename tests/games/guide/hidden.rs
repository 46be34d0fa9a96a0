//! No decision uses what the acting player cannot know: whatever is hidden is put into another order, and nothing that
//! the guide finds changes.

use super::{against_each_other, found, in_the_house, played, together};
use mists::guide::Guided;
use mists::rules::Game;
use mists::rules::carcassonne::Carcassonne;
use mists::rules::dont_go_in::{Card, DontGoIn};
use mists::rules::mists::Mists;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// Plays a game of beginners, and compares what the guide finds with what it finds when everything hidden is `other`.
/// Tells how often it was another position.
fn compare<G: Guided>(begun: G, every: usize, other: impl Fn(&G, &[G::Action]) -> G) -> u32 {
    let (mut game, mut actions, mut compared) = (begun, Vec::new(), 0);
    let mut random = ChaCha8Rng::seed_from_u64(3);
    while let Some(action) = game.choose_as_beginner(&game.legal_actions(), &mut random) {
        if actions.len() % every == every - 1 {
            let other = other(&game, &actions);
            let is_another = other.fingerprint() != game.fingerprint();
            assert_eq!(found(&game, 24, 1), found(&other, 24, 1), "after {} actions", actions.len());
            let seed = actions.len() as u64;
            let imagined = [&game, &other].map(|game| game.imagined(game.acting(), seed).fingerprint());
            assert_eq!(imagined[0], imagined[1], "after {} actions", actions.len());
            compared += u32::from(is_another);
        }
        actions.push(action);
        game.apply(action, &mut Vec::new()).expect("a listed action is legal");
    }
    compared
}

/// Plays the same actions again.
fn again<G: Game>(begun: Result<G, G::SetupError>, actions: &[G::Action]) -> G {
    let mut game = begun.unwrap_or_else(|error| panic!("{error}"));
    for &action in actions {
        game.apply(action, &mut Vec::new()).expect("legal before");
    }
    game
}

#[test]
fn the_order_of_the_piles_has_no_part_in_a_decision() {
    let setup = together(3, 2, false);
    let begun = Mists::begin(&setup, 4, &mut Vec::new()).expect("a game");
    let compared = compare(begun, 11, |game, actions| {
        let piles: Vec<_> = game.piles_in_draw_order().map(<[_]>::to_vec).collect();
        let mut order = piles.concat();
        let left = game.piles().map(usize::from).sum::<usize>();
        let drawn = order.len() - left;
        order[drawn..].shuffle(&mut ChaCha8Rng::seed_from_u64(1));
        let mut rest = order.into_iter();
        let piles: Vec<Vec<_>> = piles.iter().map(|pile| rest.by_ref().take(pile.len()).collect()).collect();
        again(Mists::with_piles(&setup, &piles, &mut Vec::new()), actions)
    });
    assert!(compared > 4, "{compared} positions compared");
}

// L5-4
#[test]
fn tiles_that_lie_face_down_have_no_part_in_a_decision() {
    let begun: Mists = played(&together(5, 3, true), 3, 0);
    let compared = compare(begun, 9, |game, _| game.reshuffled(99));
    assert!(compared > 4, "{compared} positions compared");
}

// RSETUP-7
#[test]
fn the_order_of_the_tiles_has_no_part_in_a_decision() {
    let setup = against_each_other(2, true);
    let begun = Carcassonne::begin(&setup, 4, &mut Vec::new()).expect("a game");
    let compared = compare(begun, 67, |game, actions| {
        let mut order = game.draw_order().to_vec();
        let drawn = order.len() - usize::from(game.tiles_left());
        order[drawn..].shuffle(&mut ChaCha8Rng::seed_from_u64(1));
        again(Carcassonne::with_order(&setup, order, &mut Vec::new()), actions)
    });
    assert!(compared > 2, "{compared} positions compared");
}

// HHIDE-3 to HHIDE-5
#[test]
fn cards_and_dice_to_come_have_no_part_in_a_decision() {
    for seed in 0..4 {
        let setup = in_the_house(4);
        let begun = DontGoIn::begin(&setup, seed, &mut Vec::new()).expect("a game");
        let compared = compare(begun, 7, |game, actions| {
            let mut random = ChaCha8Rng::seed_from_u64(1);
            let mut chance = game.chance().clone();
            chance.dice[game.dice_rolled()..].shuffle(&mut random);
            let hidden = hidden_card(game);
            let seen = chance.deck.len() - game.deck().len();
            let mut unseen: Vec<Card> = chance.deck[seen..].iter().chain(&chance.removed).copied().collect();
            unseen.extend(hidden.map(|place| chance.deck[place]));
            unseen.shuffle(&mut random);
            for (place, card) in hidden.into_iter().chain(seen..chance.deck.len()).zip(&unseen) {
                chance.deck[place] = *card;
            }
            let removed = unseen.len() - chance.removed.len();
            chance.removed.copy_from_slice(&unseen[removed..]);
            again(DontGoIn::with_chance(4, chance, &mut Vec::new()), actions)
        });
        assert!(compared > 4, "{compared} positions compared");
    }
}

/// Where in the deck the face-down card was, if the acting player may not look at it: it is the last one of its
/// filling, which is the latest of all fillings with that card as the third.
fn hidden_card(game: &DontGoIn) -> Option<usize> {
    let card = game.face_down().filter(|_| !game.table().may_look().contains(game.acting()))?;
    let drawn = game.chance().deck.len() - game.deck().len();
    let passage = game.table().board(mists::rules::dont_go_in::Room::SecretPassage)?;
    let open: Vec<Card> = passage.cards().into_iter().filter_map(|slot| slot.card()).collect();
    (0..drawn).step_by(3).rev().find_map(|at| {
        let filling = &game.chance().deck[at..at + 3];
        (filling[2] == card && filling[..2] == open[..]).then_some(at + 2)
    })
}
