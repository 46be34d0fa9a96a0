//! A game in a hundred lines. Players take stones from a heap in turn, and whoever takes the last one loses. In each
//! turn a card is turned up that forbids one number of stones. The game has no tiles, no board and no points.

use mists::guide::{Guided, Worth};
use mists::rules::Game;
use mists::table::kept::Kind;
use mists::table::save::{Record, Save};
use mists::table::{Seat, Sitting};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    pub players: usize,
    pub stones: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Take(pub u8);

#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    CardTurned { forbids: u8 },
    Taken { by: usize, stones: u8 },
    TurnEnded,
    Lost { by: usize },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    Take,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum Refusal {
    #[error("one to three stones are taken, and no more than there are")]
    Count,
    #[error("the card forbids to take {0}")]
    Forbidden(u8),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loser(pub usize);

#[derive(Debug, thiserror::Error)]
#[error("{0} players: expected at least two")]
pub struct TooFew(usize);

#[derive(Clone, Debug)]
pub struct Heap {
    players: usize,
    pub stones: u8,
    forbids: u8,
    turn: u16,
    cards: ChaCha8Rng,
}

impl Heap {
    fn turn_a_card(&mut self, happenings: &mut Vec<Happening>) {
        self.forbids = self.cards.random_range(1..=3);
        happenings.push(Happening::CardTurned { forbids: self.forbids });
    }

    fn check(&self, Take(count): Take) -> Result<(), Refusal> {
        match count {
            1..=3 if count > self.stones => Err(Refusal::Count),
            // The last stone may be taken whatever the card says.
            1..=3 if count == self.forbids && self.stones > 1 => Err(Refusal::Forbidden(count)),
            1..=3 => Ok(()),
            _ => Err(Refusal::Count),
        }
    }
}

impl Game for Heap {
    type Setup = Setup;
    type Action = Take;
    type Happening = Happening;
    type Phase = Phase;
    type Refusal = Refusal;
    type Outcome = Loser;
    type SetupError = TooFew;

    fn begin(setup: &Setup, seed: u64, happenings: &mut Vec<Happening>) -> Result<Heap, TooFew> {
        let &Setup { players, stones } = setup;
        if players < 2 {
            return Err(TooFew(players));
        }
        let mut game = Heap { players, stones, forbids: 0, turn: 0, cards: ChaCha8Rng::seed_from_u64(seed) };
        game.turn_a_card(happenings);
        Ok(game)
    }

    fn phase(&self) -> Phase {
        if self.stones == 0 { Phase::Over } else { Phase::Take }
    }

    fn list_legal_actions(&self, actions: &mut Vec<Take>) {
        actions.clear();
        actions.extend((1..=3).map(Take).filter(|&take| self.check(take).is_ok()));
    }

    fn apply(&mut self, take: Take, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
        self.check(take)?;
        let by = self.acting();
        self.stones -= take.0;
        happenings.push(Happening::Taken { by, stones: take.0 });
        happenings.push(Happening::TurnEnded);
        match self.stones {
            0 => happenings.push(Happening::Lost { by }),
            _ => {
                self.turn += 1;
                self.turn_a_card(happenings);
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Loser> {
        (self.stones == 0).then(|| Loser(self.acting()))
    }

    fn players(&self) -> usize {
        self.players
    }

    fn acting(&self) -> usize {
        usize::from(self.turn) % self.players
    }

    fn fingerprint(&self) -> u64 {
        u64::from(self.stones) | u64::from(self.forbids) << 8 | u64::from(self.turn) << 16
    }

    fn reveals(happening: &Happening) -> bool {
        matches!(happening, Happening::CardTurned { .. })
    }

    fn ends_turn(happening: &Happening) -> bool {
        *happening == Happening::TurnEnded
    }

    fn ends_game(happening: &Happening) -> bool {
        matches!(happening, Happening::Lost { .. })
    }

    fn rule_of(refusal: &Refusal) -> &'static str {
        match refusal {
            Refusal::Count => "HEAP-1",
            Refusal::Forbidden(_) => "HEAP-2",
        }
    }
}

impl Guided for Heap {
    fn choose_as_beginner(&self, actions: &[Take], _: &mut impl Rng) -> Option<Take> {
        // Leaves one stone to the next player if that is possible.
        actions.iter().copied().max_by_key(|take| take.0 + 1 == self.stones)
    }

    /// Nobody knows the cards to come.
    fn imagined(&self, _: usize, seed: u64) -> Heap {
        Heap { cards: ChaCha8Rng::seed_from_u64(seed), ..self.clone() }
    }

    fn weigh(&self, actions: &[Take], weights: &mut Vec<f32>) {
        weights.clear();
        weights.extend(actions.iter().map(|take| f32::from(u8::from(take.0 + 1 == self.stones))));
    }

    fn choose_quickly(&self, actions: &[Take], random: &mut impl Rng) -> Option<Take> {
        (!actions.is_empty()).then(|| actions[random.random_range(0..actions.len())])
    }

    fn worth(&self, seat: usize) -> Worth {
        let value = self.outcome().map_or(0.5, |Loser(loser)| f32::from(u8::from(loser != seat)));
        Worth { value, chance: value }
    }

    fn has_won(&self, seat: usize) -> Option<bool> {
        self.outcome().map(|Loser(loser)| loser != seat)
    }
}

/// The content of a save.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    setup: Setup,
    #[serde(default)]
    title: String,
    names: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    seats: Vec<Seat>,
    seed: u64,
    with_take_back: bool,
    actions: Vec<Take>,
    fingerprint: u64,
}

impl Save for Heap {
    const MARK: &'static str = "heap-save";
    const KIND: Kind = Kind { name: "a saved heap", format: 1, most_bytes: 1 << 20 };
    type Content = Written;

    fn content(record: Record<Heap>) -> Written {
        let Record { setup, title, names, seats, seed, with_take_back, actions, fingerprint } = record;
        Written { setup, title, names, seats, seed, with_take_back, actions, fingerprint }
    }

    fn record(content: Written) -> Result<Record<Heap>, String> {
        let Written { setup, title, names, seats, seed, with_take_back, actions, fingerprint } = content;
        Ok(Record { setup, title, names, seats, seed, with_take_back, actions, fingerprint })
    }

    fn file_name(sitting: &Sitting<Heap>) -> String {
        format!("heap-of-{}", sitting.setup().stones)
    }
}
