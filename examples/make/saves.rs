//! Plays the games that lie in `tests/saves` and writes them down: one of each level, with the Spell Circles and
//! without, and two of each other game.
//!
//! They were written once and stay as they are, so that every later version of the game proves that it reads them; with
//! a new format come new files beside them.
//!
//! `cargo run --no-default-features --example make -- saves --out DIR`

use clap::Args;
use mists::guide::Guided;
use mists::guide::Policy;
use mists::rules::Game;
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::dont_go_in::{self, CardType, DontGoIn};
use mists::rules::mists::{Cat, Hound, Mists, Setup, Whereabouts};
use mists::table::carcassonne::shipped as competitive;
use mists::table::mists::shipped;
use mists::table::save::{self, Save};
use mists::table::{Seat, Sitting};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::error::Error;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub struct Options {
    /// Folder the saves are written to.
    #[arg(long)]
    out: PathBuf,
}

/// The games are saved in this turn or later.
const LATE: u16 = 26;
/// So many seeds are tried, from 1 on.
const SEEDS: u64 = 500;

/// Late in the game, with as much on the board as its level knows.
fn is_full(game: &Mists) -> bool {
    let met = |hound| matches!(game.hound(hound), Some(Whereabouts::With(_)));
    let hounds = game.level().hounds.is_none() || Hound::ALL.into_iter().any(met);
    let graves = game.level().number < 4 || game.cemeteries().iter().any(|cemetery| cemetery.buried.is_some());
    let cat = game.cat().is_none_or(|cat| matches!(cat, Cat::With(_)) && game.ghosts_in_circles() > 0);
    game.turn() >= LATE && !game.standing().is_empty() && hounds && graves && cat
}

/// A game of careful newcomers with this seed, up to such a position if it comes to one.
fn played(setup: &Setup, seed: u64) -> Result<Option<Sitting<Mists>>, Box<dyn Error>> {
    let mut sitting = Sitting::<Mists>::begin(setup.clone(), seed, Vec::new())?;
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while sitting.position().outcome().is_none() {
        if is_full(sitting.position()) {
            return Ok(Some(sitting));
        }
        let position = sitting.position();
        let action = Policy::Beginner.choose(position, &position.legal_actions(), &mut random);
        sitting.play(action.ok_or("nothing to do")?)?;
    }
    Ok(None)
}

/// A game of another kind, up to where its save has all these words.
fn with_words<G: Save + Guided>(
    setup: &G::Setup,
    dress: impl Fn(Sitting<G>) -> Sitting<G>,
    policy: Policy,
    words: &[&str],
) -> Result<Sitting<G>, Box<dyn Error>>
where
    G::SetupError: 'static,
    G::Refusal: 'static,
{
    for seed in 1..=SEEDS {
        let mut sitting = dress(Sitting::<G>::begin(setup.clone(), seed, Vec::new())?);
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        while sitting.position().outcome().is_none() {
            let text = save::to_text(&sitting)?;
            if words.iter().all(|word| text.contains(word)) {
                return Ok(sitting);
            }
            let position = sitting.position();
            let action = policy.choose(position, &position.legal_actions(), &mut random);
            sitting.play(action.ok_or("nothing to do")?)?;
        }
    }
    Err("no game comes so far".into())
}

/// Player 2 is the computer, and the game and player 1 have names that are hard to write.
fn dressed<G: Save>(mut sitting: Sitting<G>) -> Sitting<G> {
    sitting.seat(1, Seat::Computer(Policy::Beginner));
    sitting.rename(0, "Zoë „the \\ brave“");
    sitting.with_title("A \"long\" night")
}

fn write<G: Save>(sitting: &Sitting<G>, out: &Path, name: &str) -> Result<(), Box<dyn Error>> {
    save::write(sitting, &out.join(name))?;
    println!("(\"{name}\", {}, {:?}),", sitting.played().len(), sitting.title());
    Ok(())
}

/// The games that are not the cooperative one.
fn others(out: &Path) -> Result<(), Box<dyn Error>> {
    let setup = |players| competitive::deck().map(|deck| carcassonne::Setup::with_players(deck, players));
    let words = ["GiveGhost", "PlaceMeeple", "SkipMeeple", "ScoreNext", "DrawIn"];
    let two = with_words::<Carcassonne>(&setup(2)?, |it| it, Policy::Beginner, &words[..4])?;
    write(&two, out, "carcassonne-2.mists")?;
    let all = carcassonne::Setup { farmers: false, spell_circles: true, abbot: true, ..setup(5)? };
    let words = [&words[..], &["TakeFromCircle", "RecallAbbot"]].concat();
    write(&with_words(&all, dressed::<Carcassonne>, Policy::Beginner, &words)?, out, "carcassonne-5.mists")?;

    let types = [CardType::Cat, CardType::Clock, CardType::Mask, CardType::Mirror, CardType::Tome];
    let picked = dont_go_in::Setup { types: Some(types.into_iter().collect()), ..dont_go_in::Setup::with_players(2) };
    let words = ["RollAgain", "KeepRoll", "TurnDie", "TurnNone", "Take(", "Dispel"];
    write(&with_words::<DontGoIn>(&picked, |it| it, Policy::Random, &words)?, out, "dont-go-in-2.mists")?;
    let five = dont_go_in::Setup::with_players(5);
    write(&with_words(&five, dressed::<DontGoIn>, Policy::Random, &words[..5])?, out, "dont-go-in-5.mists")
}

pub fn run(Options { out }: Options) -> Result<(), Box<dyn Error>> {
    for level in 1..=6 {
        for spell_circles in [false, true] {
            let players = 1 + usize::from(level - 1) % 5;
            let setup = Setup::with_players(shipped::level(level)?, shipped::deck()?, players);
            let setup = Setup { spell_circles, ..setup };
            let games = (1..=SEEDS).map(|seed| played(&setup, seed));
            let sitting = games.filter_map(Result::transpose).next().ok_or("no game comes so far")??;
            let name = format!("level-{level}{}.mists", if spell_circles { "-circles" } else { "" });
            save::write(&sitting, &out.join(&name))?;
            let position = sitting.position();
            println!("(\"{name}\", {}, {}, {}),", position.turn(), sitting.played().len(), position.total());
        }
    }
    others(&out)
}
