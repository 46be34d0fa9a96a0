//! Checks whether a position is consistent. Everything that must always hold is computed again from the table.

use crate::rules::mists::{Action, Cat, Cemeteries, Ghosts, Hound, Mists, Phase, Setup, Whereabouts};
use crate::rules::tiles::{Centre, FaceId, Kind, Rotation, Square};
use crate::rules::{Colour, Game};
use crate::table::tile_audit::{TileAudit, WrongRegion};
use std::collections::BTreeSet;

/// What is inconsistent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Disorder {
    /// Ghosts are missing, or there are too many.
    #[error("{board} ghosts on the board and {supply} in the supply: expected {all} in all")]
    Ghosts {
        /// On the board.
        board: u8,
        /// In the supply.
        supply: u8,
        /// The number of ghosts at the level.
        all: u8,
    },
    /// A ghost where there is no mist.
    #[error("a ghost on {0} stands in no mist")]
    StrayGhost(Square),
    /// More ghosts in circles than there are circles (SPELL-2).
    #[error("more ghosts in the circles on {0} than there are circles")]
    CrowdedCircle(Square),
    /// Eloise is with a meeple that is not on the board and was not scored just now, or the Spell Circles are played
    /// without her, or the other way round.
    #[error("Eloise is with a meeple that does not stand on the board, or not where the Spell Circles have her")]
    StrayCat,
    /// Eloise's part of the supply has the wrong size (CAT-1).
    #[error("{found} ghosts stand before Eloise: expected {expected}")]
    BeforeCat {
        /// The recorded number.
        found: u8,
        /// The supply without the ghosts that stay apart.
        expected: u8,
    },
    /// Eloise waits, although there is a meeple for her and nothing has to be done first (CAT-3).
    #[error("Eloise waits beside the board, though a meeple stands there and a turn is over")]
    IdleCat,
    /// Meeples are missing, or there are too many.
    #[error("{0}: {1} meeples on the board and {2} in the supply: expected {3} in all")]
    Meeples(Colour, u8, u8, u8),
    /// Two meeples on one tile, where only one is allowed (MEEPLE-1).
    #[error("two meeples on {0}")]
    Crowded(Square),
    /// A meeple on mist (MEEPLE-3).
    #[error("a meeple stands on mist on {0}")]
    OnMist(Square),
    /// Tiles are missing, or there are too many.
    #[error("the tiles on the board, in hand, in the pile and set aside are not the deck")]
    Tiles,
    /// The record of a cemetery differs from the tiles.
    #[error("the cemetery of {at}: {what} is {recorded}, but the tiles show {shown}")]
    Cemetery {
        /// Its square.
        at: Square,
        /// The part of the record.
        what: &'static str,
        /// The recorded number.
        recorded: u8,
        /// The number found on the tiles.
        shown: u8,
    },
    /// A hound with a meeple that is not on the board and was not scored just now.
    #[error("{0} stands with no meeple")]
    StrayHound(Hound),
    /// The record of a region differs from the tiles.
    #[error(transparent)]
    Region(#[from] WrongRegion),
    /// The listed placements differ from those that match.
    #[error("{0} placements are listed, but {1} match")]
    Placements(usize, usize),
    /// There is no legal action, but the game is not over.
    #[error("no action is legal, but the game is not over")]
    Stuck,
    /// A listed action is refused.
    #[error("{0:?} is listed, but refused: {1}")]
    Refused(Action, String),
    /// Actions are listed after the end of the game.
    #[error("the game is over, but {0} actions are listed")]
    AfterTheEnd(usize),
}

/// Checks a position. `set_aside` are the tiles that have left the game (PLACE-4).
///
/// # Errors
/// Returns the first inconsistency.
pub fn audit(game: &Mists, setup: &Setup, set_aside: &[FaceId]) -> Result<(), Disorder> {
    ghosts(game)?;
    meeples(game, setup)?;
    tiles(game, setup, set_aside)?;
    tiles_of(game).regions(&game.standing().iter().map(|meeple| game.name_of(meeple.part)).collect::<Vec<_>>())?;
    cemeteries(game)?;
    hounds(game)?;
    cat(game, setup)?;
    placements(game)?;
    actions(game)
}

fn tiles_of(game: &Mists) -> TileAudit<'_, Ghosts> {
    TileAudit { board: game.board(), faces: game.faces() }
}

fn ghosts(game: &Mists) -> Result<(), Disorder> {
    let mut board = 0;
    for tile in game.board().tiles() {
        let areas = game.face(tile.face).print().mist.len();
        if tile.holds.loose.iter().skip(areas).any(|&ghosts| ghosts > 0) {
            return Err(Disorder::StrayGhost(tile.at));
        }
        let circles = |area: usize| game.face(tile.face).print().mist.get(area).map_or(0, |area| area.circles);
        if (0..).zip(tile.holds.circled).any(|(area, ghosts)| ghosts > circles(area)) {
            return Err(Disorder::CrowdedCircle(tile.at));
        }
        board += tile.holds.all();
    }
    board += game.cemeteries().iter().map(|cemetery| cemetery.ghosts).sum::<u8>();
    let (supply, all) = (game.ghosts_in_supply(), game.level().ghosts);
    if board + supply == all { Ok(()) } else { Err(Disorder::Ghosts { board, supply, all }) }
}

fn meeples(game: &Mists, setup: &Setup) -> Result<(), Disorder> {
    let mut squares = BTreeSet::new();
    for meeple in game.standing() {
        let part = game.name_of(meeple.part);
        if part.kind == Kind::Mist {
            return Err(Disorder::OnMist(part.at));
        }
        if !squares.insert(part.at) {
            return Err(Disorder::Crowded(part.at));
        }
    }
    for colour in Colour::ALL {
        let all = setup.meeples_of(colour);
        let standing = game.standing().iter().filter(|meeple| meeple.colour == colour).count();
        let buried = game.cemeteries().iter().filter(|cemetery| cemetery.buried == Some(colour)).count();
        let board = (standing + buried) as u8;
        let supply = game.meeples_in_supply(colour);
        if board + supply != all {
            return Err(Disorder::Meeples(colour, board, supply, all));
        }
    }
    Ok(())
}

fn tiles(game: &Mists, setup: &Setup, set_aside: &[FaceId]) -> Result<(), Disorder> {
    let laid = game.board().tiles().iter().skip(setup.deck.start().len()).map(|tile| tile.face);
    let mut all: Vec<FaceId> = laid.chain(game.hand()).chain(game.unseen()).chain(set_aside.iter().copied()).collect();
    all.sort_unstable();
    if all == setup.tiles() { Ok(()) } else { Err(Disorder::Tiles) }
}

/// Every cemetery on the table must have a record of its empty neighbours and of whether it is closed.
fn cemeteries(game: &Mists) -> Result<(), Disorder> {
    let printed = game.board().tiles().iter().filter(|tile| game.face(tile.face).centre() == Some(Centre::Cemetery));
    let printed: BTreeSet<Square> = printed.map(|tile| tile.at).collect();
    let haunted = game.level().cemeteries == Cemeteries::Haunted;
    for &at in &printed {
        let wrong = |what, recorded, shown| Disorder::Cemetery { at, what, recorded, shown };
        let Some(cemetery) = game.cemetery_at(at) else { return Err(wrong("number of records", 0, 1)) };
        let empty =
            |squares: &[Square]| squares.iter().filter(|&&at| tiles_of(game).lies_on(at).is_none()).count() as u8;
        let around = if haunted { empty(&at.surroundings()) } else { empty(&at.neighbours()) };
        let ghosts = if cemetery.closed || haunted { 0 } else { cemetery.ghosts };
        let numbers = [
            ("number of empty neighbours", cemetery.empty_neighbours, empty(&at.neighbours())),
            ("number of empty surroundings", cemetery.empty_surroundings, empty(&at.surroundings())),
            ("closed", u8::from(cemetery.closed), u8::from(around == 0)),
            ("number of ghosts", cemetery.ghosts, ghosts),
        ];
        if let Some((what, recorded, shown)) = numbers.into_iter().find(|(_, recorded, shown)| recorded != shown) {
            return Err(wrong(what, recorded, shown));
        }
    }
    match game.cemeteries().iter().find(|cemetery| !printed.contains(&cemetery.at)) {
        Some(stray) => Err(Disorder::Cemetery { at: stray.at, what: "number of records", recorded: 1, shown: 0 }),
        None => Ok(()),
    }
}

fn hounds(game: &Mists) -> Result<(), Disorder> {
    let stray = |&hound: &Hound| match game.hound(hound) {
        Some(Whereabouts::With(_)) => game.meeple_of_hound(hound).is_none(),
        _ => false,
    };
    Hound::ALL.into_iter().find(stray).map_or(Ok(()), |hound| Err(Disorder::StrayHound(hound)))
}

/// Eloise stays in the supply exactly while ghosts stand before her. After that she is with a meeple on the board, or
/// waits for one (CAT-1 to CAT-3, CAT-5).
fn cat(game: &Mists, setup: &Setup) -> Result<(), Disorder> {
    // Without the ghosts on the start tile, seven ghosts of the supply stand before her at the start. The rest stays
    // apart.
    let on_start: u8 = setup.deck.start().iter().map(|(_, face)| face.symbols()).sum();
    let apart = (game.level().ghosts - on_start).saturating_sub(7);
    let expected = match game.cat() {
        Some(Cat::Supply) => game.ghosts_in_supply().saturating_sub(apart),
        _ => 0,
    };
    let found = game.ghosts_before_cat();
    let called = game.cat() == Some(Cat::Supply) && found == 0;
    if found != expected || (called && game.outcome().is_none()) {
        return Err(Disorder::BeforeCat { found, expected });
    }
    match game.cat() {
        Some(Cat::With(_)) if game.meeple_of_cat().is_none() => Err(Disorder::StrayCat),
        Some(Cat::Waits) if game.phase() == Phase::LayTile && !game.standing().is_empty() => Err(Disorder::IdleCat),
        cat if cat.is_some() != setup.spell_circles => Err(Disorder::StrayCat),
        _ => Ok(()),
    }
}

/// Every listed placement matches, and every one that matches is listed (PLACE-1, PLACE-2).
fn placements(game: &Mists) -> Result<(), Disorder> {
    let Some(hand) = game.hand().filter(|_| game.phase() == Phase::LayTile) else { return Ok(()) };
    let placement = |action| if let Action::LayTile { at, turn } = action { Some((at, turn)) } else { None };
    let listed: Vec<(Square, Rotation)> = game.legal_actions().into_iter().filter_map(placement).collect();
    tiles_of(game).placements(game.face(hand), &listed).map_err(|(listed, shown)| Disorder::Placements(listed, shown))
}

/// Before the end there must be a legal action, and every listed action must be accepted.
fn actions(game: &Mists) -> Result<(), Disorder> {
    let actions = game.legal_actions();
    match (game.outcome(), actions.len()) {
        (None, 0) => return Err(Disorder::Stuck),
        (Some(_), listed @ 1..) => return Err(Disorder::AfterTheEnd(listed)),
        _ => {}
    }
    let mut happenings = Vec::new();
    for action in actions {
        if let Err(refusal) = game.clone().apply(action, &mut happenings) {
            return Err(Disorder::Refused(action, refusal.to_string()));
        }
    }
    Ok(())
}
