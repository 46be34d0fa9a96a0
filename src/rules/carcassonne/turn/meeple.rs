//! Step 2b: a piece may be put on the laid tile (RMEEPLE-1 to RMEEPLE-6), or the abbot is taken back (RABBOT-2).

use crate::rules::carcassonne::step::Said;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Meeple, Phase, Piece, Refusal, When};
use crate::rules::tiles::{Kind, PartName};

/// Asks for a piece; where none can be put or taken back, goes on by itself (RMEEPLE-5).
pub(super) fn place(game: &mut Carcassonne, happenings: &mut Vec<Happening>) -> Said {
    if possibilities(game).next().is_some() || abbot_to_recall(game).is_some() {
        return Said::Asks(Phase::PlaceMeeple);
    }
    happenings.push(Happening::MeepleSkipped { legal: 0 });
    Said::Nothing
}

pub(in crate::rules::carcassonne) fn list(game: &Carcassonne, actions: &mut Vec<Action>) {
    actions.extend(possibilities(game).map(|(piece, kind, index)| Action::PlaceMeeple { piece, kind, index }));
    actions.push(Action::SkipMeeple);
    if abbot_to_recall(game).is_some() {
        actions.push(Action::RecallAbbot);
    }
}

/// Every piece in the supply with every free part that it can go to.
fn possibilities(game: &Carcassonne) -> impl Iterator<Item = (Piece, Kind, u8)> {
    let supply = game.supply(game.active_colour());
    free_parts(game).flat_map(move |(kind, index)| {
        let pieces = supply.pieces().filter(move |&piece| piece_goes_to(piece, kind));
        pieces.map(move |piece| (piece, kind, index))
    })
}

/// The parts of the laid tile in whose regions nobody stands (RMEEPLE-2).
fn free_parts(game: &Carcassonne) -> impl Iterator<Item = (Kind, u8)> {
    let free = |part| game.board().region(game.board().region_of(part)).meeples == 0;
    let parts = game.parts_laid().filter(|(_, part)| can_be_occupied(game, part.kind));
    parts.filter(move |&(id, _)| free(id)).map(|(_, part)| (part.kind, part.index))
}

/// Whether any piece may be put on a part of this kind (RMEEPLE-1, RMEEPLE-3, RSETUP-6).
pub(in crate::rules::carcassonne) fn can_be_occupied(game: &Carcassonne, kind: Kind) -> bool {
    match kind {
        Kind::Road | Kind::City | Kind::Castle | Kind::Monastery | Kind::Cemetery => true,
        Kind::Field => game.farmers(),
        Kind::Mist => false,
    }
}

/// The abbot stands in monasteries only (RABBOT-1).
pub(in crate::rules::carcassonne) fn piece_goes_to(piece: Piece, kind: Kind) -> bool {
    match piece {
        Piece::Ordinary | Piece::Guard => true,
        Piece::Abbot => kind == Kind::Monastery,
    }
}

pub(in crate::rules::carcassonne) fn apply(
    game: &mut Carcassonne,
    piece: Piece,
    (kind, index): (Kind, u8),
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let colour = game.active_colour();
    let on = PartName { at: game.laid().at, kind, index };
    let part = game.part_named(on).ok_or(Refusal::NoSuchPart)?;
    if kind == Kind::Field && !game.farmers() {
        return Err(Refusal::NoFarmers);
    }
    if !can_be_occupied(game, kind) {
        return Err(Refusal::NotOnMist);
    }
    if !piece_goes_to(piece, kind) {
        return Err(Refusal::AbbotElsewhere);
    }
    if game.board().region(game.board().region_of(part)).meeples > 0 {
        return Err(Refusal::Occupied);
    }
    let legal = possibilities(game).count() as u8;
    if !game.put_meeple(colour, piece, part) {
        return Err(Refusal::NoneLeft(piece));
    }
    happenings.push(Happening::MeeplePlaced { colour, piece, on, legal });
    Ok(())
}

pub(in crate::rules::carcassonne) fn skip(game: &Carcassonne, happenings: &mut Vec<Happening>) {
    happenings.push(Happening::MeepleSkipped { legal: possibilities(game).count() as u8 });
}

/// The active player's abbot, if it stands in a monastery that is not complete (RABBOT-2, RABBOT-3).
fn abbot_to_recall(game: &Carcassonne) -> Option<Meeple> {
    let is_own = |meeple: &&Meeple| meeple.piece == Piece::Abbot && meeple.colour == game.active_colour();
    let abbot = game.meeples().iter().find(is_own).copied()?;
    let region = game.board().region(game.board().region_of(abbot.part));
    (!region.finished()).then_some(abbot)
}

/// The abbot comes back: its monastery is scored as at the end, with the ghosts' price of play (RABBOT-2).
pub(in crate::rules::carcassonne) fn recall(
    game: &mut Carcassonne,
    happenings: &mut Vec<Happening>,
) -> Result<(), Refusal> {
    let abbot = abbot_to_recall(game).ok_or(Refusal::NoAbbot)?;
    skip(game, happenings);
    let value = game.value(game.board().region_of(abbot.part), When::AtEnd);
    let points = value as i16 - When::Completed.cost_of_ghost() * i16::from(abbot.ghosts);
    let from = game.name_of(abbot.part);
    game.send_home(abbot);
    let total = game.give_points(abbot.colour, points);
    happenings.push(Happening::AbbotRecalled { colour: abbot.colour, from, value, points, total });
    Ok(())
}
