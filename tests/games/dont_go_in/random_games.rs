//! Whole random games of two to five players.

use super::super::random_play;
use mists::rules::Game;
use mists::rules::dont_go_in::{Card, Chance, DontGoIn, Happening, Room, Setup, Table};

pub fn setup(seed: u64) -> Setup {
    Setup::with_players(2 + (seed % 4) as usize)
}

/// Plays the random game of a seed; `seen` looks at each position with what led to it.
pub fn play(seed: u64, seen: impl FnMut(&DontGoIn, &[Happening])) -> DontGoIn {
    random_play::play(&setup(seed), seed, seen)
}

// HSETUP-7, HPLACE-1, HEND-1: twelve turns and twelve cards for each player, and all meeples at home.
#[test]
fn random_games_end_after_twelve_turns_of_each_player() {
    for seed in 0..80 {
        let players = setup(seed).seats.len();
        let mut ended = Vec::new();
        let game = play(seed, |_, happenings| {
            ended.extend(happenings.iter().filter_map(|it| match it {
                &Happening::TurnEnded { turn, player } => Some((turn, player)),
                _ => None,
            }));
        });
        let first = ended[0].1;
        let in_order = (1..).zip((first..).map(|seat| seat % players)).take(12 * players);
        assert_eq!(ended, in_order.collect::<Vec<_>>(), "seed {seed}");
        for seat in 0..players {
            let tableau = game.table().tableau(seat);
            assert_eq!(tableau.face_up.len() + tableau.dispelled.len(), 12, "seed {seed}");
            assert_eq!(game.table().supply(seat), Table::MEEPLES);
        }
    }
}

// HSETUP-2, HSETUP-3, HSETUP-4: of each number of players.
#[test]
fn the_deck_is_made_of_the_types_in_play() {
    for (players, types, removed, deck) in [(2, 5, 16, 24), (3, 6, 12, 36), (4, 7, 8, 48), (5, 8, 4, 60)] {
        let chance = Chance::of_seed(&Setup::with_players(players), 9).expect("a setup");
        assert_eq!((chance.types.len(), chance.removed.len(), chance.deck.len()), (types, removed, deck));
        for card in Setup::cards_of(chance.types) {
            let copies = chance.deck.iter().chain(&chance.removed).filter(|&&other| other == card).count();
            assert_eq!(copies, usize::from(Card::COPIES), "{card}");
        }
        assert_eq!(chance.check(players), Ok(()));
    }
}

// HSETUP-3, HSETUP-5, HSETUP-8: types, boards, sides and the starting player are left to chance.
#[test]
fn chance_decides_types_boards_and_who_begins() {
    let of_seed = |seed| Chance::of_seed(&Setup::with_players(5), seed).expect("a setup");
    let many: Vec<Chance> = (0..400).map(of_seed).collect();
    for place in 0..3 {
        for room in Room::ALL {
            assert!(many.iter().any(|chance| chance.boards[place] == room), "{room} never lies at {place}");
        }
    }
    for seat in 0..5 {
        let begins = many.iter().filter(|chance| chance.first == seat).count();
        assert!((50..110).contains(&begins), "{seat} begins {begins} times");
    }
    let cats = many.iter().filter(|chance| chance.types.contains(mists::rules::dont_go_in::CardType::Cat)).count();
    assert!((230..310).contains(&cats), "eight types of twelve: {cats}");
    let ghosts: usize = many.iter().map(|chance| chance.dice.iter().filter(|&&is_ghost| is_ghost).count()).sum();
    let share = ghosts as f64 / (400 * Chance::MOST_DICE) as f64;
    assert!((0.49..0.51).contains(&share), "HROLL-2: {share}");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for seed in 0..10 {
        let (mut one, mut other) = (Vec::new(), Vec::new());
        play(seed, |game, _| one.push(game.fingerprint()));
        play(seed, |game, _| other.push(game.fingerprint()));
        assert_eq!(one, other);
    }
}
