//! Checks whether a position is consistent. Everything that must always hold is computed again from the table.

use crate::rules::carcassonne::{Action, Carcassonne, Circled, Meeple, Phase, Piece, Setup, Supply};
use crate::rules::tiles::{FaceId, Kind, PartName, Rotation, Square};
use crate::rules::{Colour, Game};
use crate::table::tile_audit::{TileAudit, WrongRegion};
use std::collections::BTreeSet;

/// What is inconsistent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Disorder {
    /// Ghosts are missing, or there are too many (RGHOST-4).
    #[error("{meeples} ghosts on meeples, {circles} in circles and {supply} in the supply: expected {all} in all", all = Carcassonne::GHOSTS)]
    Ghosts {
        /// On meeples.
        meeples: u8,
        /// In circles.
        circles: u8,
        /// In the supply.
        supply: u8,
    },
    /// More ghosts in circles than there are circles, or any without the Spell Circles (RCIRC-2).
    #[error("more ghosts in the circles on {0} than there are circles in play")]
    CrowdedCircle(Square),
    /// A meeple with three ghosts, or a guard with any (RGHOST-3, RGUARD-2).
    #[error("the {0} meeple on {1} has {2} ghosts")]
    Haunted(Colour, Square, u8),
    /// Pieces are missing, or there are too many (RSETUP-4).
    #[error("{colour}: {found} pieces ({piece}) on the board and in the supply, {reserve} guards in the reserve", piece = .piece.name())]
    Pieces {
        /// Whose they are.
        colour: Colour,
        /// Which kind.
        piece: Piece,
        /// How many there are.
        found: u8,
        /// Guards in the reserve.
        reserve: u8,
    },
    /// Two meeples on one tile (RMEEPLE-1).
    #[error("two meeples on {0}")]
    Crowded(Square),
    /// A meeple where none can be (RMEEPLE-3, RSETUP-6, RABBOT-1).
    #[error("a meeple stands on {}, {} {}", .0.at, .0.kind.name(), .0.index)]
    Misplaced(PartName),
    /// A meeple in a completed region after its scoring (RSCORE-6).
    #[error("a meeple is left in the completed region of {}, {} {}", .0.at, .0.kind.name(), .0.index)]
    LeftBehind(PartName),
    /// Tiles are missing, or there are too many.
    #[error("the tiles on the board, in hand, in the supply and set aside are not those of the game")]
    Tiles,
    /// The record of a region differs from the tiles.
    #[error(transparent)]
    Region(#[from] WrongRegion),
    /// The listed placements differ from those that match.
    #[error("{0} placements are listed, but {1} match")]
    Placements(usize, usize),
    /// There is no legal action, but the game is not over.
    #[error("no action is legal, but the game is not over")]
    Stuck,
    /// A decision is asked for that has only one possibility (RTURN-2).
    #[error("{0:?} is asked for, but there is only one possibility")]
    NoChoice(Phase),
    /// A listed action is refused.
    #[error("{0:?} is listed, but refused: {1}")]
    Refused(Action, String),
    /// Actions are listed after the end of the game.
    #[error("the game is over, but {0} actions are listed")]
    AfterTheEnd(usize),
}

/// Checks a position. `set_aside` are the tiles that have left the game (RPLACE-2).
///
/// # Errors
/// Returns the first inconsistency.
pub fn audit(game: &Carcassonne, setup: &Setup, set_aside: &[FaceId]) -> Result<(), Disorder> {
    ghosts(game)?;
    pieces(game)?;
    places(game)?;
    tiles(game, setup, set_aside)?;
    tiles_of(game).regions(&game.meeples().iter().map(|meeple| game.name_of(meeple.part)).collect::<Vec<_>>())?;
    placements(game)?;
    actions(game)
}

fn tiles_of(game: &Carcassonne) -> TileAudit<'_, Circled> {
    TileAudit { board: game.board(), faces: game.faces() }
}

fn ghosts(game: &Carcassonne) -> Result<(), Disorder> {
    for tile in game.board().tiles() {
        let Circled(circled) = tile.holds;
        let print = game.face(tile.face).print();
        let circles =
            |area: usize| print.mist.get(area).filter(|_| game.spell_circles()).map_or(0, |area| area.circles);
        if (0..).zip(circled).any(|(area, ghosts)| ghosts > circles(area)) {
            return Err(Disorder::CrowdedCircle(tile.at));
        }
    }
    for meeple in game.meeples() {
        let most = if meeple.piece.can_be_haunted() { Meeple::CHASED - 1 } else { 0 };
        if meeple.ghosts > most {
            return Err(Disorder::Haunted(meeple.colour, game.square_of(meeple.part), meeple.ghosts));
        }
    }
    let (meeples, circles) = (game.ghosts_on_meeples(), game.ghosts_in_circles());
    let supply = game.ghosts_in_supply();
    match meeples + circles + supply {
        Carcassonne::GHOSTS => Ok(()),
        _ => Err(Disorder::Ghosts { meeples, circles, supply }),
    }
}

fn pieces(game: &Carcassonne) -> Result<(), Disorder> {
    for colour in Colour::ALL {
        let all = if game.seats().contains(&colour) { Supply::at_start(game.abbot()) } else { Supply::default() };
        let (supply, all_guards) = (game.supply(colour), all[Piece::Guard] + all.reserve);
        for piece in Piece::ALL {
            let standing = game.meeples().iter().filter(|it| (it.colour, it.piece) == (colour, piece)).count() as u8;
            let found = standing + supply[piece];
            let right = match piece {
                Piece::Ordinary | Piece::Abbot => found == all[piece],
                Piece::Guard => found + supply.reserve == all_guards,
            };
            if !right {
                return Err(Disorder::Pieces { colour, piece, found, reserve: supply.reserve });
            }
        }
    }
    Ok(())
}

fn places(game: &Carcassonne) -> Result<(), Disorder> {
    let mut squares = BTreeSet::new();
    for meeple in game.meeples() {
        let name = game.name_of(meeple.part);
        let may_be_there = match name.kind {
            Kind::Mist => false,
            Kind::Field => game.farmers(),
            Kind::Road | Kind::City | Kind::Castle | Kind::Cemetery | Kind::Monastery => true,
        };
        if !may_be_there || meeple.piece == Piece::Abbot && name.kind != Kind::Monastery {
            return Err(Disorder::Misplaced(name));
        }
        if !squares.insert(name.at) {
            return Err(Disorder::Crowded(name.at));
        }
        let completed = name.kind != Kind::Field && game.board().region(game.board().region_of(meeple.part)).finished();
        if completed && game.phase() == Phase::LayTile {
            return Err(Disorder::LeftBehind(name));
        }
    }
    Ok(())
}

fn tiles(game: &Carcassonne, setup: &Setup, set_aside: &[FaceId]) -> Result<(), Disorder> {
    let laid = game.board().tiles().iter().skip(setup.deck.start().len()).map(|tile| tile.face);
    let mut all: Vec<FaceId> = laid.chain(game.hand()).chain(game.unseen()).chain(set_aside.iter().copied()).collect();
    all.sort_unstable();
    if all == setup.tiles() { Ok(()) } else { Err(Disorder::Tiles) }
}

/// Every listed placement matches, and every one that matches is listed (PLACE-1, PLACE-2).
fn placements(game: &Carcassonne) -> Result<(), Disorder> {
    let Some(hand) = game.hand().filter(|_| game.phase() == Phase::LayTile) else { return Ok(()) };
    let placement = |action| if let Action::LayTile { at, turn } = action { Some((at, turn)) } else { None };
    let listed: Vec<(Square, Rotation)> = game.legal_actions().into_iter().filter_map(placement).collect();
    tiles_of(game).placements(game.face(hand), &listed).map_err(|(listed, shown)| Disorder::Placements(listed, shown))
}

/// Before the end there must be a choice, and every listed action must be accepted.
fn actions(game: &Carcassonne) -> Result<(), Disorder> {
    let actions = game.legal_actions();
    match (game.outcome(), actions.len(), game.phase()) {
        (None, 0, _) => return Err(Disorder::Stuck),
        (Some(_), listed @ 1.., _) => return Err(Disorder::AfterTheEnd(listed)),
        (None, 1, Phase::LayTile) | (Some(_), 0, _) => {}
        (None, 1, phase) => return Err(Disorder::NoChoice(phase)),
        (None, 2.., _) => {}
    }
    let mut happenings = Vec::new();
    for action in actions {
        if let Err(refusal) = game.clone().apply(action, &mut happenings) {
            return Err(Disorder::Refused(action, refusal.to_string()));
        }
    }
    Ok(())
}
