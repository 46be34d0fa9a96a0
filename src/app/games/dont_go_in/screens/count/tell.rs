//! What the final scoring shows, from a finished sitting: everybody's cards, Curses and ghosts so far.

use crate::app::games::dont_go_in::words;
use crate::app::screens::ending::{CountPace, Progress};
use crate::app::theme::{RELIEF, WARNING};
use crate::app::words::say;
use crate::rules::Colour;
use crate::rules::dont_go_in::{Card, CardType, Set};
use crate::table::dont_go_in::Sitting;
use crate::table::dont_go_in::tally::{Step, Tally, What};
use egui::Color32;

/// The final scoring at one moment.
#[derive(Clone, Debug)]
pub struct CountView {
    /// The players in the order of play.
    pub players: Vec<PlayerCurses>,
    /// The types in play.
    pub types: Vec<CardType>,
    /// The steps in the order in which they are counted: card effects, then ghosts.
    pub steps: Vec<CountedStep>,
    /// How many of them are counted.
    pub counted: usize,
    /// The step that is counted now, counted from 0.
    pub now: Option<usize>,
    /// Whether all are counted and none is in the light any more.
    pub is_over: bool,
    /// How fast it counts by itself.
    pub pace: CountPace,
}

/// A player's Curses and where they come from.
#[derive(Clone, Debug)]
pub struct PlayerCurses {
    /// The name.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// The Curses so far.
    pub curses: u16,
    /// For each type in play, the cards that were face up before the count, low values first.
    pub cards: Vec<Vec<CountedCard>>,
    /// How many ghosts the player has. `None` until all are shown (HHIDE-1).
    pub ghosts: Option<u16>,
}

/// A card in the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedCard {
    /// Its Curse value.
    pub value: u8,
    /// How it lies.
    pub lying: Lying,
}

/// How a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lying {
    /// Face up, so it counts.
    FaceUp,
    /// It is dispelled now.
    Going,
    /// It was dispelled in an earlier step.
    Gone,
}

/// A step of the count.
#[derive(Clone, Debug)]
pub struct CountedStep {
    /// Whose Curses change.
    pub player: usize,
    /// What happens, as a sentence.
    pub sentence: String,
    /// The same in a few words: "Cat 4 3", "9 ghosts".
    pub short: String,
    /// Whether it is about ghosts and not about cards.
    pub is_of_ghosts: bool,
    /// By how much the Curses change.
    pub change: i32,
}

impl CountView {
    /// The final scoring of a sitting, as the person in the seat `viewer` sees it: their own ghosts are known to them
    /// before all are shown.
    pub fn of(sitting: &Sitting, tally: &Tally, progress: &Progress, viewer: Option<usize>) -> CountView {
        let table = sitting.position().table();
        let types: Vec<CardType> = table.types().iter().collect();
        let steps = tally.steps();
        let ghosts_at = steps.iter().position(|step| matches!(step.what, What::Ghosts { .. }));
        let ghosts_shown = progress.is_over() || ghosts_at.is_some_and(|first| progress.counted() > first);
        let last = progress.counted().checked_sub(1).and_then(|last| steps.get(last));
        let curses = last.map_or_else(|| tally.curses_in_play(), |step| step.curses);
        let players = sitting.setup().seats.iter().zip(sitting.names()).enumerate();
        let player = |(seat, (&colour, name)): (usize, (&Colour, &String))| PlayerCurses {
            name: name.clone(),
            colour,
            curses: curses[seat],
            cards: types.iter().map(|&of| cards(table.tableau(seat).face_up[of], seat, of, steps, progress)).collect(),
            ghosts: (ghosts_shown || viewer == Some(seat)).then(|| table.ghosts(seat)),
        };
        CountView {
            players: players.map(player).collect(),
            steps: steps.iter().map(|step| counted(step, sitting.names())).collect(),
            types,
            counted: progress.counted(),
            now: progress.now(),
            is_over: progress.is_over(),
            pace: progress.pace(),
        }
    }

    /// By how much the player's Curses change now.
    pub(super) fn change(&self, player: usize) -> Option<i32> {
        let step = self.steps.get(self.now?)?;
        (step.player == player).then_some(step.change)
    }
}

/// The colour that tells whether this change of the Curses is good for the player.
pub(super) const fn colour_of(change: i32) -> Color32 {
    if change > 0 { WARNING } else { RELIEF }
}

/// The cards of a type that a player had before the count: those face up at the end, and those that go in a step.
fn cards(face_up: Set, player: usize, of: CardType, steps: &[Step], progress: &Progress) -> Vec<CountedCard> {
    let goes = steps.iter().enumerate().find_map(|(at, step)| match step.what {
        What::Dispelled { of: found, cards } if found == of && step.player == player => Some((at, cards)),
        What::Dispelled { .. } | What::CatsStay | What::Ghosts { .. } => None,
    });
    let (at, going) = goes.unwrap_or((usize::MAX, Set::NONE));
    let lying = match () {
        () if progress.now() == Some(at) => Lying::Going,
        () if at < progress.counted() => Lying::Gone,
        () => Lying::FaceUp,
    };
    let all = (1..=Card::HIGHEST).flat_map(|value| {
        let stay = (0..face_up.count(value)).map(move |_| CountedCard { value, lying: Lying::FaceUp });
        stay.chain((0..going.count(value)).map(move |_| CountedCard { value, lying }))
    });
    all.collect()
}

fn counted(step: &Step, names: &[String]) -> CountedStep {
    let (short, is_of_ghosts, change) = match step.what {
        What::Dispelled { of, cards } => {
            let values: Vec<String> = cards.values().map(|value| value.to_string()).collect();
            (format!("{} {}", words::card_type(of), values.join(" ")), false, -i32::from(cards.sum()))
        }
        What::CatsStay => (say!("house-count-cats-stay").to_owned(), false, 0),
        What::Ghosts { ghosts, curses, .. } => (say!("ghosts", ghosts = ghosts), true, i32::from(curses)),
    };
    CountedStep { player: step.player, sentence: words::counted(step, names), short, is_of_ghosts, change }
}
