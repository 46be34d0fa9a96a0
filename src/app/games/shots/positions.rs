//! The positions of the scenes. Seeded games are played by careful beginners until a wanted position appears.

use super::ShotError;
use crate::app::games::mists::screens::SetupForm;
use crate::app::games::mists::straight::StraightToMists;
use crate::app::games::opening::Plan;
use crate::guide::Policy;
use crate::guide::mists::foresight::{Foresight, foresee};
use crate::rules::Game;
use crate::rules::mists::{Action, Cat, Happening, Mists, Outcome, Phase, Standing};
use crate::rules::tiles::{Rotation, Square};
use crate::table::mists::Sitting;
use crate::table::mists::shipped;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// How many games are tried for a position.
const GAMES: u64 = 2000;

/// A table with default names and colours.
fn table(sort: &StraightToMists, seed: u64) -> Result<Sitting, ShotError> {
    let no_table = |error: String| ShotError::NoTable(error);
    let mut form = SetupForm::new(sort.level, sort.players, seed);
    form.spell_circles = sort.spell_circles;
    let level = shipped::level(sort.level).map_err(|error| no_table(error.to_string()))?;
    let deck = shipped::deck().map_err(|error| no_table(error.to_string()))?;
    let Plan { setup, seed, names, .. } = form.plan(level, deck).map_err(no_table)?;
    Sitting::begin(setup, seed, names).map_err(|error| no_table(error.to_string()))
}

/// The first such position in games of level 1, starting at this seed.
fn first(players: usize, seed: u64, wanted: impl Fn(&Mists) -> bool) -> Result<Sitting, ShotError> {
    first_of(StraightToMists::of(1, players), seed, wanted)
}

/// The first such position in games of this level, starting at this seed.
fn first_at(level: u8, players: usize, seed: u64, wanted: impl Fn(&Mists) -> bool) -> Result<Sitting, ShotError> {
    first_of(StraightToMists::of(level, players), seed, wanted)
}

/// The first such position in games of this kind, starting at this seed.
fn first_of(sort: StraightToMists, seed: u64, wanted: impl Fn(&Mists) -> bool) -> Result<Sitting, ShotError> {
    for seed in seed..seed + GAMES {
        let mut sitting = table(&sort, seed)?;
        let mut random = ChaCha8Rng::seed_from_u64(!seed);
        loop {
            if wanted(sitting.position()) {
                return Ok(sitting);
            }
            let actions = sitting.position().legal_actions();
            let Some(action) = Policy::Beginner.choose(sitting.position(), &actions, &mut random) else { break };
            sitting.play(action).map_err(|refusal| ShotError::NoTable(refusal.to_string()))?;
        }
    }
    Err(ShotError::NoPosition)
}

/// The first turn.
pub fn first_turn() -> Result<Sitting, ShotError> {
    table(&StraightToMists::of(1, 3), 7)
}

/// A tile has to be laid, and at least this many are on the board.
pub fn with_tiles(players: usize, tiles: usize) -> Result<Sitting, ShotError> {
    first(players, 1, |game| game.phase() == Phase::LayTile && game.board().tiles().len() >= tiles)
}

/// A level in the middle of a game.
pub fn midway(level: u8) -> Result<Sitting, ShotError> {
    first_at(level, 3, 1, |game| game.phase() == Phase::LayTile && game.board().tiles().len() >= 18)
}

/// A level late in the game. Fewer tiles for the last two levels, because beginners rarely get far there.
pub fn late(level: u8) -> Result<Sitting, ShotError> {
    let tiles = [0, 0, 48, 44, 44, 34, 24][usize::from(level.min(6))];
    first_at(level, 3, 1, |game| game.phase() == Phase::LayTile && game.board().tiles().len() >= tiles)
}

/// A tile can be laid so that it completes an occupied region, joins mist and brings ghosts.
pub fn much_ahead() -> Result<(Sitting, Square, Rotation), ShotError> {
    held_where(|ahead| {
        let completes = ahead.completed.iter().any(|region| region.occupied() && region.points >= 4);
        completes && ahead.joins_mist && ahead.ghosts > 0 && !ahead.defeat
    })
}

/// The square where laying the tile spoils a bank with ghosts in it (MIST-3).
pub fn spoilt_ahead() -> Result<(Sitting, Square, Rotation), ShotError> {
    held_where(|ahead| ahead.lost.iter().any(|bank| bank.ghosts > 1))
}

/// A square where this follows from laying the tile.
fn held_where(follows: impl Fn(&Foresight) -> bool) -> Result<(Sitting, Square, Rotation), ShotError> {
    let best = |game: &Mists| {
        game.legal_actions().into_iter().find_map(|action| {
            let Action::LayTile { at, turn } = action else { return None };
            follows(&foresee(game, action).ok()?).then_some((at, turn))
        })
    };
    let sitting = first(3, 1, |game| game.turn() > 8 && best(game).is_some())?;
    let (at, turn) = best(sitting.position()).ok_or(ShotError::NoPosition)?;
    Ok((sitting, at, turn))
}

/// A meeple may go to several places.
pub fn meeple() -> Result<Sitting, ShotError> {
    first(3, 1, |game| game.phase() == Phase::PlaceMeeple && game.turn() > 6 && game.legal_actions().len() >= 3)
}

/// Two mist areas of a tile get ghosts, and one of them gets one ghost less (GHOST-4).
pub fn spare_ghost() -> Result<Sitting, ShotError> {
    first(3, 1, |game| game.phase() == Phase::SpareGhost && game.turn() > 6)
}

/// Several regions have to be scored one after another, and it matters which comes first (SCORE-8).
pub fn scoring_order() -> Result<Sitting, ShotError> {
    first_at(3, 4, 1, |game| game.phase() == Phase::PickScoring && game.order_matters())
}

/// Points or ghosts, with ghosts on the board (SCORE-7).
pub fn scoring_choice() -> Result<Sitting, ShotError> {
    first(3, 1, |game| game.phase() == Phase::TakeScore && game.ghosts_on_board() >= 4)
}

/// One ghost left a square, and others on it may follow (SCORE-7).
pub fn banishing() -> Result<Sitting, ShotError> {
    let crowded =
        |game: &Mists, at| game.board().tile_at(at).is_some_and(|tile| game.board().tile(tile).holds.all() >= 3);
    let first_to_go = |game: &Mists| {
        game.legal_actions()
            .into_iter()
            .find(|action| matches!(action, Action::Banish { at, .. } if crowded(game, *at)))
    };
    let mut sitting = first(3, 1, |game| game.phase() == Phase::TakeScore && first_to_go(game).is_some())?;
    if let Some(action) = first_to_go(sitting.position()) {
        sitting.play(action).map_err(|refusal| ShotError::NoTable(refusal.to_string()))?;
    }
    Ok(sitting)
}

/// Rufus was reached, so the second of three piles is active (HOUND-4).
pub fn second_pile() -> Result<Sitting, ShotError> {
    first_at(3, 3, 1, |game| game.phase() == Phase::LayTile && game.active_pile() == 1)
}

/// Three markers at different scores (L6-1).
pub fn three_markers() -> Result<Sitting, ShotError> {
    let apart = |totals: &[u16]| totals.iter().all(|&total| total > 1) && totals.iter().any(|&total| total > 9);
    first_at(6, 4, 1, |game| game.phase() == Phase::LayTile && apart(game.totals()))
}

/// A colour without a marker is scored, and the table chooses which marker moves (L6-2).
pub fn marker_choice() -> Result<Sitting, ShotError> {
    first_at(6, 4, 1, |game| game.phase() == Phase::MoveMarker)
}

/// A pile that was used up too early (PILE-2).
pub fn pile_used_up(level: u8) -> Result<Sitting, ShotError> {
    first_at(level, 3, 1, |game| game.outcome() == Some(Outcome::PileEmpty))
}

/// A guard has to be buried, and there is a choice (CEM-3).
pub fn burial() -> Result<Sitting, ShotError> {
    first_at(3, 3, 1, |game| game.phase() == Phase::Bury && game.standing().len() >= 4)
}

/// One of several open cemeteries gets a ghost (CEM-6).
pub fn cemetery_ghost() -> Result<Sitting, ShotError> {
    first_at(4, 3, 1, |game| game.phase() == Phase::HauntCemetery && game.ghosts_on_board() >= 5)
}

/// A cemetery calls a ghost to one of several mist areas of a tile (L5-3).
pub fn haunted_mist() -> Result<Sitting, ShotError> {
    first_at(5, 3, 1, |game| game.phase() == Phase::HauntMist)
}

/// A hound was reached and joins a guard (HOUND-2).
pub fn hound_to_place() -> Result<Sitting, ShotError> {
    first_at(3, 3, 1, |game| game.phase() == Phase::PlaceHound && game.standing().len() >= 4)
}

/// A hound calms the ghosts around it (HOUND-3).
pub fn calming() -> Result<Sitting, ShotError> {
    first_at(3, 3, 1, |game| game.phase() == Phase::CalmGhosts && game.legal_actions().len() >= 4)
}

/// A tile is laid face down (L5-4), and some lie already.
pub fn face_down() -> Result<Sitting, ShotError> {
    let lying = |game: &Mists| game.board().face_down().count();
    first_at(5, 3, 1, |game| game.phase() == Phase::LayFaceDown && lying(game) >= 3 && game.board().tiles().len() > 18)
}

/// A haunted board: face-down tiles, a buried guard and a hound.
pub fn haunted_board() -> Result<Sitting, ShotError> {
    let buried = |game: &Mists| game.cemeteries().iter().filter(|cemetery| cemetery.buried.is_some()).count();
    first_at(5, 3, 1, |game| game.phase() == Phase::LayTile && hounds_on_board(game) > 0 && buried(game) > 0)
}

/// The number of circles on the board.
fn circles_laid(game: &Mists) -> u8 {
    game.board().tiles().iter().map(|tile| game.face(tile.face).circles()).sum()
}

fn hounds_on_board(game: &Mists) -> usize {
    game.standing().iter().flat_map(|meeple| game.hounds_with(meeple.part)).count()
}

/// Circles that hold ghosts, and some that have burnt off.
pub fn circles() -> Result<Sitting, ShotError> {
    first_of(StraightToMists::with_circles(2, 3), 1, |game| {
        let held = game.ghosts_in_circles();
        game.phase() == Phase::LayTile && held >= 3 && circles_laid(game) >= held + 2
    })
}

/// A tile with circles can be laid so that one ghost is drawn in for certain, and one of several more.
pub fn circles_ahead() -> Result<(Sitting, Square, Rotation), ShotError> {
    let best = |game: &Mists| {
        game.legal_actions().into_iter().find_map(|action| {
            let Action::LayTile { at, turn } = action else { return None };
            let leaving = foresee(game, action).ok()?.circles.leaving;
            let (surely, perhaps) = (leaving.iter().any(|l| l.least > 0), leaving.iter().filter(|l| l.least < l.most));
            (surely && perhaps.count() >= 2).then_some((at, turn))
        })
    };
    let sitting = first_of(StraightToMists::with_circles(1, 3), 1, |game| {
        game.phase() == Phase::LayTile && best(game).is_some()
    })?;
    let (at, turn) = best(sitting.position()).ok_or(ShotError::NoPosition)?;
    Ok((sitting, at, turn))
}

/// One of several ghosts is drawn into a circle (SPELL-2).
pub fn drawing_in() -> Result<Sitting, ShotError> {
    first_of(StraightToMists::with_circles(1, 3), 1, |game| {
        game.phase() == Phase::DrawIn && game.legal_actions().len() >= 3
    })
}

/// Eloise comes, and the table chooses her meeple (CAT-2).
pub fn eloise_comes() -> Result<Sitting, ShotError> {
    first_of(StraightToMists::with_circles(1, 4), 1, |game| {
        game.phase() == Phase::PlaceCat && game.standing().len() >= 3
    })
}

/// Eloise and a hound are with the same meeple.
pub fn eloise_sits() -> Result<Sitting, ShotError> {
    first_of(StraightToMists::with_circles(3, 3), 1, |game| {
        let with_both = |meeple: &Standing| game.cat_is_with(meeple.part) && game.hounds_with(meeple.part).count() > 0;
        game.phase() == Phase::LayTile && game.standing().iter().any(with_both)
    })
}

/// Eloise waits beside the board for a meeple (CAT-3).
pub fn eloise_waits() -> Result<Sitting, ShotError> {
    first_of(StraightToMists::with_circles(1, 2), 1, |game| {
        game.phase() == Phase::LayTile && game.cat() == Some(Cat::Waits)
    })
}

/// The region of Eloise's meeple is scored while there are ghosts in circles (CAT-4).
pub fn eloise_scores() -> Result<Sitting, ShotError> {
    first_of(StraightToMists::with_circles(1, 3), 1, |game| {
        let (due, board) = (game.due(), game.board());
        let scored = due.first().and_then(|&part| game.part_named(part)).map(|part| board.region_of(part));
        let hers = |meeple: &Standing| game.cat_is_with(meeple.part) && Some(board.region_of(meeple.part)) == scored;
        let ghosts = game.ghosts_in_circles();
        game.phase() == Phase::TakeScore
            && (3..game.ghosts_on_board()).contains(&ghosts)
            && game.standing().iter().any(hers)
    })
}

/// Level 6 with everything: circles, Eloise, a hound, cemeteries and face-down tiles.
pub fn everything() -> Result<Sitting, ShotError> {
    first_of(StraightToMists::with_circles(6, 4), 1, |game| {
        game.phase() == Phase::LayTile
            && matches!(game.cat(), Some(Cat::With(_)))
            && game.ghosts_in_circles() >= 3
            && hounds_on_board(game) > 0
            && game.board().face_down().count() >= 2
    })
}

/// A tile can be laid that completes a bank of several tiles with several ghosts. Also returns that decision.
pub fn about_to_burn_off() -> Result<(Sitting, Action), ShotError> {
    let finishing = |game: &Mists| {
        game.legal_actions().into_iter().find(|&action| {
            let mut happenings = Vec::new();
            let laid = game.veiled().apply(action, &mut happenings);
            laid.is_ok()
                && happenings.iter().any(|happening| match happening {
                    Happening::BankFinished { parts } => {
                        parts.len() >= 5 && parts.iter().map(|(_, ghosts)| ghosts).sum::<u8>() >= 3
                    }
                    _ => false,
                })
        })
    };
    let sitting = first(3, 1, |game| game.phase() == Phase::LayTile && finishing(game).is_some())?;
    let action = finishing(sitting.position()).ok_or(ShotError::NoPosition)?;
    Ok((sitting, action))
}

/// A game with this outcome. Beginners almost never run out of tiles, so that outcome has a fixed seed.
pub fn ended(outcome: Outcome) -> Result<Sitting, ShotError> {
    const OUT_OF_TILES: u64 = 1_000_744;
    let seed = if outcome == Outcome::OutOfTiles { OUT_OF_TILES } else { 1 };
    first(3, seed, |game| game.outcome() == Some(outcome))
}
