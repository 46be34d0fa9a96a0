//! Who may know what: views, options and decisions do not change with what is hidden.

use super::random_games::{play, setup};
use mists::guide::dont_go_in::{choose, odds};
use mists::rules::Game;
use mists::rules::dont_go_in::{Action, Chance, DontGoIn, Happening, LAST_SPACE, Room, SLOTS, Seats, Slot};
use rand::{RngExt, SeedableRng, rngs::StdRng};

/// A random game up to a position, with what chance decided and what was played.
struct Known {
    chance: Chance,
    actions: Vec<Action>,
    game: DontGoIn,
}

fn played(seed: u64, most: usize) -> Known {
    let mut random = StdRng::seed_from_u64(seed);
    let game = DontGoIn::begin(&setup(seed), seed, &mut Vec::new()).expect("a setup");
    let mut known = Known { chance: game.chance().clone(), actions: Vec::new(), game };
    while known.actions.len() < most && known.game.outcome().is_none() {
        let actions = known.game.legal_actions();
        known.actions.push(actions[random.random_range(0..actions.len())]);
        known.game.apply(known.actions[known.actions.len() - 1], &mut Vec::new()).expect("a legal action");
    }
    known
}

impl Known {
    /// The same decisions with another hand of chance.
    fn with(&self, chance: Chance) -> DontGoIn {
        let players = self.game.players();
        let mut game = DontGoIn::with_chance(players, chance, &mut Vec::new()).expect("as good a chance");
        for &action in &self.actions {
            game.apply(action, &mut Vec::new()).expect("legal there too");
        }
        game
    }

    /// Other cards to come, others out of the game, other dice to come.
    fn with_another_future(&self) -> DontGoIn {
        let mut chance = self.chance.clone();
        let drawn = chance.deck.len() - self.game.deck().len();
        chance.deck[drawn..].reverse();
        if let Some(last) = chance.deck[drawn..].last_mut() {
            std::mem::swap(last, &mut chance.removed[0]);
        }
        let rolled = self.game.dice_rolled();
        chance.dice[rolled..].iter_mut().for_each(|die| *die = !*die);
        self.with(chance)
    }

    /// Another card face down, if one lies there: it changes places with one that left the game.
    fn with_another_face_down(&self) -> Option<DontGoIn> {
        let hidden = self.game.face_down()?;
        let drawn = self.chance.deck.len() - self.game.deck().len();
        let at = self.chance.deck[..drawn].iter().rposition(|&card| card == hidden)?;
        let mut chance = self.chance.clone();
        let other = chance.removed.iter().position(|&card| card != hidden && card.dice() != hidden.dice())?;
        std::mem::swap(&mut chance.deck[at], &mut chance.removed[other]);
        let game = self.with(chance);
        // A copy of the same card may have been drawn since; then another one was changed.
        (game.face_down() != Some(hidden)).then_some(game)
    }
}

/// Everything that a seat is told, may do and is advised.
fn known_to(game: &DontGoIn, seat: usize) -> impl PartialEq + std::fmt::Debug {
    let view = game.view(seat);
    let actions = view.legal_actions();
    let decision = choose(&view, &actions, &mut StdRng::seed_from_u64(9));
    let odds: Vec<_> = Room::ALL
        .into_iter()
        .flat_map(|room| (1..=LAST_SPACE).map(move |space| (room, space)))
        .map(|(room, space)| odds(&view, room, space))
        .collect();
    (view, actions, decision, odds)
}

// HHIDE-3, HHIDE-5: cards and dice to come, and cards out of the game.
#[test]
fn nobody_knows_what_is_to_come() {
    for seed in 0..40 {
        for most in [0, 7, 20, 45] {
            let known = played(seed, most);
            let other = known.with_another_future();
            assert!(known.game.deck() != other.deck() || known.game.deck().len() < 2, "nothing was changed");
            for seat in 0..known.game.players() {
                assert_eq!(known_to(&known.game, seat), known_to(&other, seat), "seed {seed}");
            }
        }
    }
}

// HHIDE-4, HHIDE-5, HROOM-61 (E52): the face-down card is in the views of those who may look, and in no other.
#[test]
fn only_who_may_look_knows_the_face_down_card() {
    let (mut knew, mut did_not) = (0, 0);
    for seed in 0..120 {
        for most in 0..12 {
            let known = played(seed, most);
            let Some(other) = known.with_another_face_down() else { continue };
            let may_look: Seats = known.game.table().may_look();
            for seat in 0..known.game.players() {
                let same = known_to(&known.game, seat) == known_to(&other, seat);
                assert_eq!(same, !may_look.contains(seat), "seed {seed}, {most} actions, player {seat}");
                assert_eq!(known.game.view(seat).face_down().is_some(), may_look.contains(seat));
                (knew, did_not) = (knew + u32::from(!same), did_not + u32::from(same));
            }
        }
    }
    assert!(knew > 100 && did_not > 100, "{knew} {did_not}");
}

// HHIDE-4: with the filling the right to look ends.
#[test]
fn the_right_to_look_ends_when_the_card_is_turned_up() {
    let mut turned_up = 0;
    for seed in 0..40 {
        play(seed, |game, happenings| {
            if happenings.iter().any(|it| matches!(it, Happening::TurnedUp { .. })) {
                assert_eq!((game.table().may_look(), game.face_down()), (Seats::NONE, None));
                turned_up += 1;
            }
        });
    }
    assert!(turned_up > 40);
}

// HHIDE-4, HHIDE-7: what is told to all at the table has nothing private in it.
#[test]
fn happenings_never_tell_the_face_down_card() {
    let mut dealt = 0;
    for seed in 0..40 {
        play(seed, |game, happenings| {
            for happening in happenings {
                if let Happening::Dealt { room: Room::SecretPassage, cards } = happening {
                    assert_eq!(cards[SLOTS - 1], Slot::FaceDown);
                    assert!(cards[..SLOTS - 1].iter().all(|slot| slot.card().is_some()));
                    assert!(game.face_down().is_some());
                    dealt += 1;
                }
            }
        });
    }
    assert!(dealt > 40);
}

// HHIDE-1, HHIDE-2: ghosts follow from public happenings, and the table is the same in every view.
#[test]
fn all_totals_of_ghosts_follow_from_what_was_told() {
    for seed in 0..40 {
        let mut ghosts = [0_i32; 5];
        play(seed, |game, happenings| {
            for happening in happenings {
                match *happening {
                    Happening::Ghosts { player, change, now, .. } => {
                        ghosts[player] += i32::from(change);
                        assert_eq!(ghosts[player], i32::from(now));
                    }
                    Happening::Passed { from, to, ghosts: passed, now } => {
                        ghosts[from] -= i32::from(passed);
                        ghosts[to] += i32::from(passed);
                        assert_eq!(now.map(i32::from), [ghosts[from], ghosts[to]]);
                    }
                    _ => {}
                }
            }
            for (seat, &told) in ghosts.iter().enumerate().take(game.players()) {
                let view = game.view(seat);
                assert_eq!(view.table(), game.table());
                assert_eq!(i32::from(view.table().ghosts(seat)), told);
            }
        });
    }
}

// HHIDE-6: a look, a card turned up, a roll and a filling can't be taken back freely; all else can.
#[test]
fn what_comes_to_light_is_not_free_to_take_back() {
    let mut seen = [0; 2];
    for seed in 0..40 {
        play(seed, |_, happenings| {
            for happening in happenings {
                let name = format!("{happening:?}");
                let brings_to_light =
                    ["MayLook", "TurnedUp", "Rolled {", "Dealt"].iter().any(|it| name.starts_with(it))
                        || name.starts_with("RolledAgain") && name.contains("again: true");
                assert_eq!(DontGoIn::reveals(happening), brings_to_light, "{name}");
                seen[usize::from(brings_to_light)] += 1;
            }
        });
    }
    assert!(seen.into_iter().all(|count| count > 100));
}
