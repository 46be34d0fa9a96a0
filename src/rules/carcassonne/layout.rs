//! A board that is laid out by hand before the first draw: for scenarios and pictures.

use super::turn::meeple::{can_be_occupied, piece_goes_to};
use super::{Carcassonne, Meeple, Piece, Setup, SetupError, Supply};
use crate::rules::Colour;
use crate::rules::tiles::{Deck, Face, FaceId, Kind, PartName, Rotation, Square};

/// A tile of a layout.
#[derive(Clone, Debug)]
pub struct LaidTile {
    /// The face's name, in the deck or among the layout's own.
    pub face: String,
    /// Where it lies.
    pub at: Square,
    /// How it is turned.
    pub turn: Rotation,
}

/// A meeple of a layout.
#[derive(Clone, Copy, Debug)]
pub struct PlacedMeeple {
    /// Whose it is.
    pub colour: Colour,
    /// Which kind of piece it is.
    pub piece: Piece,
    /// The part it was put on.
    pub on: PartName,
    /// Ghosts that stand with it.
    pub ghosts: u8,
}

/// What lies and stands on the table before the first draw.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// Faces that the deck does not have.
    pub faces: Vec<(String, Face)>,
    /// Whether the deck's start tile lies there first.
    pub start_tile: bool,
    /// Tiles, in the order of laying; each has to match what lies there.
    pub tiles: Vec<LaidTile>,
    /// Meeples out of their supplies, with their ghosts.
    pub meeples: Vec<PlacedMeeple>,
    /// Ghosts in spell circles: square, mist area, how many.
    pub circled: Vec<(Square, u8, u8)>,
    /// Scores; 0 for those who are not listed.
    pub scores: Vec<(Colour, u16)>,
    /// What a player has beside the board. Where the other pieces are is not said.
    pub supplies: Vec<(Colour, Supply)>,
    /// Ghosts in the supply. Where the others are is not said.
    pub ghosts: Option<u8>,
    /// Whose turn it is, from 0.
    pub active: u8,
    /// How many turns were played before this one.
    pub turns_before: u8,
    /// Names of faces in draw order; the first is drawn at once.
    pub draws: Vec<String>,
}

/// Why a layout can't be laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// The table itself is wrong.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A name that no face has.
    #[error("no face is called \"{0}\": expected a face of the deck or one of the scenario's own")]
    UnknownFace(String),
    /// More faces or tiles than there is room for.
    #[error("too many tiles: expected at most {most} on the board and in the draw order together, and not too many lying alone", most = Deck::MOST_TILES)]
    TooMany,
    /// A square so far out that play could leave the table.
    #[error("{0} lies too far out: expected squares nearer to (0, 0)")]
    OffTheTable(Square),
    /// Two tiles on one square.
    #[error("two tiles on {0}")]
    SquareTaken(Square),
    /// A tile that does not match its neighbours (PLACE-2).
    #[error("\"{0}\" does not match its neighbours on {1} (PLACE-2)")]
    Mismatch(String, Square),
    /// A meeple where none can stand.
    #[error("a {0} meeple on {1}, {kind} {2}: there is no such part, or no meeple can stand there", kind = .3.name())]
    NoPlace(Colour, Square, u8, Kind),
    /// An abbot outside a monastery.
    #[error("an abbot on {0}, {kind} {1}: expected a monastery (RABBOT-1)", kind = .2.name())]
    AbbotElsewhere(Square, u8, Kind),
    /// Two meeples on one part.
    #[error("two meeples on {0}, {kind} {1}: expected one at most", kind = .2.name())]
    PartTaken(Square, u8, Kind),
    /// Too many ghosts with a meeple, or any with a guard.
    #[error("{0} ghosts with the meeple on {1}: expected at most 2, and none with a guard (RGHOST-3, RGUARD-2)")]
    GhostsOnMeeple(u8, Square),
    /// More pieces of a kind than a player has.
    #[error("more {0} pieces ({piece}) on the board than that player has", piece = .1.name())]
    TooManyMeeples(Colour, Piece),
    /// More pieces beside the board than a player has.
    #[error("{colour}: {found} {piece} pieces in the supply: expected at most {most} (RSETUP-4)", piece = .piece.name())]
    SupplyTooLarge {
        /// Whose supply it is.
        colour: Colour,
        /// The kind of piece.
        piece: Piece,
        /// How many would be there, guards out of play included.
        found: u8,
        /// How many a player has.
        most: u8,
    },
    /// Something of a colour that nobody plays.
    #[error("{0}: nobody plays that colour")]
    NobodysColour(Colour),
    /// More ghosts in circles than there are circles.
    #[error("{count} ghosts in the circles on {at}, mist {area}: expected at most {most}")]
    FullCircles {
        /// The square.
        at: Square,
        /// The mist area.
        area: u8,
        /// How many there would be.
        count: u8,
        /// Its circles.
        most: u8,
    },
    /// Ghosts in circles where there are none.
    #[error("ghosts in the circles on {0}, mist {1}: expected a tile with circles there (RCIRC-2)")]
    NoCircles(Square, u8),
    /// More faces than there is room for.
    #[error("too many faces: expected at most {0} of the scenario's own")]
    TooManyFaces(usize),
    /// More points than any game brings.
    #[error("{0} has {1} points: expected at most {most}", most = Layout::MOST_POINTS)]
    Points(Colour, u16),
    /// A colour whose score or supply stands there twice.
    #[error("{0} stands there twice: expected it once")]
    Twice(Colour),
    /// More ghosts than the game has.
    #[error("more ghosts than the game's {most}", most = Carcassonne::GHOSTS)]
    TooManyGhosts,
    /// More players than there are.
    #[error("player {active} is to play: expected 1 to {players}")]
    NoSuchPlayer {
        /// Counted from 1.
        active: u16,
        /// How many there are.
        players: usize,
    },
}

impl Layout {
    /// More points than a player can have before play.
    const MOST_POINTS: u16 = 9999;

    /// Lays the table out.
    pub(super) fn lay_out(&self, setup: &Setup) -> Result<Carcassonne, LayoutError> {
        setup.check_seats()?;
        let own = setup.deck.faces().len() + Deck::START.len();
        if self.tiles.len() + self.draws.len() > Deck::MOST_TILES {
            return Err(LayoutError::TooMany);
        }
        let room = usize::from(u8::MAX);
        if own + self.faces.len() > room {
            return Err(LayoutError::TooManyFaces(room.saturating_sub(own)));
        }
        let named = |name: &String| {
            let of_layout = self.faces.iter().position(|(own_name, _)| own_name == name).map(|at| own + at);
            let of_deck = || setup.deck.faces().iter().position(|face| face.name == *name);
            of_layout.or_else(of_deck).map(|at| FaceId(at as u8)).ok_or_else(|| LayoutError::UnknownFace(name.clone()))
        };
        if usize::from(self.active) >= setup.seats.len() {
            return Err(LayoutError::NoSuchPlayer { active: u16::from(self.active) + 1, players: setup.seats.len() });
        }
        let order = self.draws.iter().map(named).collect::<Result<_, _>>()?;
        let mut game = Carcassonne::empty_table(setup, order, self.faces.clone());
        if self.start_tile {
            for (id, (at, _)) in (setup.deck.faces().len()..).zip(setup.deck.start()) {
                game.lay_by_hand(FaceId(id as u8), *at, Rotation::default())?;
            }
        }
        for tile in &self.tiles {
            game.lay_by_hand(named(&tile.face)?, tile.at, tile.turn)?;
        }
        self.set_players(setup, &mut game)?;
        self.meeples.iter().try_for_each(|&meeple| game.stand_by_hand(meeple))?;
        let left = |game: &Carcassonne| {
            let elsewhere = game.ghosts_on_meeples() + game.ghosts_in_circles();
            Carcassonne::GHOSTS.checked_sub(elsewhere).ok_or(LayoutError::TooManyGhosts)
        };
        let mut in_supply = left(&game)?;
        for &(at, area, count) in &self.circled {
            game.fill_by_hand(at, area, count)?;
            in_supply = left(&game)?;
        }
        match self.ghosts {
            Some(ghosts) if ghosts > in_supply => return Err(LayoutError::TooManyGhosts),
            ghosts => game.set_ghosts_in_supply(ghosts.unwrap_or(in_supply)),
        }
        for &(colour, supply) in &self.supplies {
            check_supply(setup, colour, supply)?;
            game.set_supply(colour, supply);
        }
        game.set_turn(self.active, self.turns_before);
        Ok(game)
    }

    /// Scores, and that all colours of the layout are played.
    fn set_players(&self, setup: &Setup, game: &mut Carcassonne) -> Result<(), LayoutError> {
        let with_scores = self.scores.iter().map(|&(colour, _)| colour);
        let with_supplies = self.supplies.iter().map(|&(colour, _)| colour);
        let with_meeples = self.meeples.iter().map(|meeple| meeple.colour);
        if let Some(nobodys) =
            with_scores.chain(with_supplies).chain(with_meeples).find(|colour| !setup.seats.contains(colour))
        {
            return Err(LayoutError::NobodysColour(nobodys));
        }
        let scored: Vec<Colour> = self.scores.iter().map(|&(colour, _)| colour).collect();
        let supplied: Vec<Colour> = self.supplies.iter().map(|&(colour, _)| colour).collect();
        if let Some(twice) = twice(&scored).or(twice(&supplied)) {
            return Err(LayoutError::Twice(twice));
        }
        for &(colour, score) in &self.scores {
            if score > Self::MOST_POINTS {
                return Err(LayoutError::Points(colour, score));
            }
            game.set_score(colour, score);
        }
        Ok(())
    }
}

/// The first colour that stands there twice.
fn twice(colours: &[Colour]) -> Option<Colour> {
    let again = |&(at, colour): &(usize, &Colour)| colours[..at].contains(colour);
    colours.iter().enumerate().find(again).map(|(_, &colour)| colour)
}

/// A supply holds no more of a kind than everybody begins with (RSETUP-4).
fn check_supply(setup: &Setup, colour: Colour, supply: Supply) -> Result<(), LayoutError> {
    let counted = |supply: Supply, piece| match piece {
        Piece::Guard => supply[piece].saturating_add(supply.reserve),
        Piece::Ordinary | Piece::Abbot => supply[piece],
    };
    let at_start = Supply::at_start(setup.abbot);
    for piece in Piece::ALL {
        let (found, most) = (counted(supply, piece), counted(at_start, piece));
        if found > most {
            return Err(LayoutError::SupplyTooLarge { colour, piece, found, most });
        }
    }
    Ok(())
}

impl Carcassonne {
    fn lay_by_hand(&mut self, face: FaceId, at: Square, turn: Rotation) -> Result<(), LayoutError> {
        if at.x.abs().max(at.y.abs()) > Square::FARTHEST {
            return Err(LayoutError::OffTheTable(at));
        }
        if !self.board().is_empty(at) {
            return Err(LayoutError::SquareTaken(at));
        }
        if !self.board().has_room_for(1 + usize::from(self.tiles_left())) {
            return Err(LayoutError::TooMany);
        }
        if self.board().fits(self.face(face), at, turn) == Some(false) {
            return Err(LayoutError::Mismatch(self.face_name(face).to_owned(), at));
        }
        self.lay(face, at, turn);
        Ok(())
    }

    fn stand_by_hand(&mut self, PlacedMeeple { colour, piece, on, ghosts }: PlacedMeeple) -> Result<(), LayoutError> {
        let no_place = LayoutError::NoPlace(colour, on.at, on.index, on.kind);
        let part = self.part_named(on).filter(|_| can_be_occupied(self, on.kind)).ok_or(no_place)?;
        if !piece_goes_to(piece, on.kind) {
            return Err(LayoutError::AbbotElsewhere(on.at, on.index, on.kind));
        }
        if self.meeples().iter().any(|meeple| meeple.part == part) {
            return Err(LayoutError::PartTaken(on.at, on.index, on.kind));
        }
        if ghosts >= Meeple::CHASED || ghosts > 0 && !piece.can_be_haunted() {
            return Err(LayoutError::GhostsOnMeeple(ghosts, on.at));
        }
        if !self.put_meeple(colour, piece, part) {
            return Err(LayoutError::TooManyMeeples(colour, piece));
        }
        (0..ghosts).for_each(|_| {
            self.put_with_meeple(part);
        });
        Ok(())
    }

    fn fill_by_hand(&mut self, at: Square, area: u8, count: u8) -> Result<(), LayoutError> {
        let tile = self.board().tile_at(at);
        let circles = tile.and_then(|tile| self.face(self.board().tile(tile).face).mist_parts().get(usize::from(area)));
        let most = circles.map_or(0, |part| part.circles);
        let Some(tile) = tile.filter(|_| most > 0) else { return Err(LayoutError::NoCircles(at, area)) };
        let in_all = count.saturating_add(self.board().tile(tile).holds.0[area]);
        if in_all > most {
            return Err(LayoutError::FullCircles { at, area, count: in_all, most });
        }
        (0..count).for_each(|_| self.put_in_circle(tile, area));
        Ok(())
    }
}
