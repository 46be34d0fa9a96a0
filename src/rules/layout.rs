//! A board that is laid out by hand before the first draw: for scenarios and pictures.

use super::mists::Standing;
use super::{Colour, Face, FaceId, Kind, Mists, PartName, Setup, SetupError, Square, Turn};

/// A tile of a layout.
#[derive(Clone, Debug)]
pub struct LaidTile {
    /// The face's name, in the deck or among the layout's own.
    pub face: String,
    /// Where it lies.
    pub at: Square,
    /// How it is turned.
    pub turn: Turn,
}

/// What lies and stands on the table before the first draw.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// Faces that the deck does not have.
    pub faces: Vec<(String, Face)>,
    /// Whether the deck's start tile lies there first, with no ghosts but those listed.
    pub start_tile: bool,
    /// Tiles, in the order of laying; each has to match what lies there.
    pub tiles: Vec<LaidTile>,
    /// Ghosts: square, mist area, how many.
    pub ghosts: Vec<(Square, u8, u8)>,
    /// Meeples out of their supplies.
    pub meeples: Vec<(Colour, PartName)>,
    /// Points so far.
    pub total: u16,
    /// Meeples that a colour has in its supply; what the others of it do is left open.
    pub supply: Vec<(Colour, u8)>,
    /// Whose turn it is, from 0.
    pub active: u8,
    /// How many turns were played before this one.
    pub turns_before: u8,
    /// Names of the faces in draw order; the first is drawn at once.
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
    #[error(
        "too many tiles: expected at most 120 on the board and in the draw order together, and not too many lying alone"
    )]
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
    /// Ghosts where there is no such mist.
    #[error("ghosts on {0}, mist area {1}: there is no such mist")]
    NoMist(Square, u8),
    /// More ghosts than the level has.
    #[error("more ghosts on the board than the level's {0}")]
    TooManyGhosts(u8),
    /// A meeple where none can stand.
    #[error("a {0} meeple on {1}, {kind} {2}: there is no such part, or no meeple can stand there", kind = .3.name())]
    NoPlace(Colour, Square, u8, Kind),
    /// More meeples of a colour than it has.
    #[error("more {0} meeples on the board or in the supply than that colour has in play")]
    TooManyMeeples(Colour),
    /// A supply for a colour that nobody plays.
    #[error("{0} meeples in the supply: nobody plays that colour")]
    NobodysColour(Colour),
    /// More players than there are.
    #[error("player {active} is to play: expected 1 to {players}")]
    NoSuchPlayer {
        /// Counted from 1.
        active: u16,
        /// How many there are.
        players: usize,
    },
    /// As many points as win the game.
    #[error("a total of {total}: expected less than the goal of {goal}")]
    AlreadyWon {
        /// The layout's points.
        total: u16,
        /// The level's goal.
        goal: u16,
    },
}

impl Layout {
    /// Carries the layout out.
    pub(super) fn lay_out(&self, setup: &Setup) -> Result<Mists, LayoutError> {
        setup.check()?;
        let room = usize::from(u8::MAX);
        if self.tiles.len() + self.draws.len() > super::Deck::MOST_TILES
            || setup.deck.faces().len() + 4 + self.faces.len() > room
        {
            return Err(LayoutError::TooMany);
        }
        let own = setup.deck.faces().len() + 4;
        let named = |name: &String| {
            let of_layout = self.faces.iter().position(|(own_name, _)| own_name == name).map(|at| own + at);
            let of_deck = || setup.deck.faces().iter().position(|face| face.name == *name);
            of_layout.or_else(of_deck).map(|at| FaceId(at as u8)).ok_or_else(|| LayoutError::UnknownFace(name.clone()))
        };
        if usize::from(self.active) >= setup.seats.len() {
            return Err(LayoutError::NoSuchPlayer { active: u16::from(self.active) + 1, players: setup.seats.len() });
        }
        if self.total >= setup.level.goal {
            return Err(LayoutError::AlreadyWon { total: self.total, goal: setup.level.goal });
        }
        let order = self.draws.iter().map(named).collect::<Result<_, _>>()?;
        let mut game = Mists::empty_table(setup, order, self.faces.clone());
        if self.start_tile {
            for (id, (at, _)) in (setup.deck.faces().len()..).zip(setup.deck.start()) {
                game.lay_by_hand(FaceId(id as u8), *at, Turn::default())?;
            }
        }
        for tile in &self.tiles {
            game.lay_by_hand(named(&tile.face)?, tile.at, tile.turn)?;
        }
        for &(at, area, count) in &self.ghosts {
            let tile = game.board.tile_at(at).ok_or(LayoutError::NoMist(at, area))?;
            if game.face(game.board.tile(tile).face).part(Kind::Mist, area).is_none() {
                return Err(LayoutError::NoMist(at, area));
            }
            let too_many = LayoutError::TooManyGhosts(setup.level.ghosts);
            game.ghosts = game.ghosts.checked_sub(count).ok_or(too_many)?;
            *game.board.ghosts_mut(tile, area) += count;
        }
        for &(colour, place) in &self.meeples {
            let no_place = LayoutError::NoPlace(colour, place.at, place.index, place.kind);
            let part = game.part_named(place).filter(|_| place.kind != Kind::Mist).ok_or(no_place)?;
            let left = game.meeples[colour].checked_sub(1).ok_or(LayoutError::TooManyMeeples(colour))?;
            game.meeples[colour] = left;
            game.standing.push(Standing { colour, part });
            let region = game.board.region_of(part);
            game.board.region_mut(region).meeples += 1;
        }
        for &(colour, count) in &self.supply {
            if !setup.seats.iter().flatten().any(|&played| played == colour) {
                return Err(LayoutError::NobodysColour(colour));
            }
            if count > Setup::meeples_each(setup.seats.len()) {
                return Err(LayoutError::TooManyMeeples(colour));
            }
            game.meeples[colour] = count;
        }
        game.total = self.total;
        game.active = self.active;
        game.turn += u16::from(self.turns_before);
        Ok(game)
    }
}

impl Mists {
    fn lay_by_hand(&mut self, face: FaceId, at: Square, turn: Turn) -> Result<(), LayoutError> {
        let to_come = self.tiles_left();
        let reach = i16::from(i8::MAX) - 1 - i16::from(to_come);
        if i16::from(at.x).abs().max(i16::from(at.y).abs()) > reach {
            return Err(LayoutError::OffTheTable(at));
        }
        if self.board.tile_at(at).is_some() {
            return Err(LayoutError::SquareTaken(at));
        }
        if !self.board.has_room_for(1 + usize::from(to_come)) {
            return Err(LayoutError::TooMany);
        }
        if self.board.mismatch(self.face(face), at, turn).is_some() {
            return Err(LayoutError::Mismatch(self.face_name(face).to_owned(), at));
        }
        let table = self.table.clone();
        self.board.lay(&table.faces, face, at, turn);
        Ok(())
    }
}
