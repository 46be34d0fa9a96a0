//! A board that is laid out by hand before the first draw: for scenarios and pictures.

use super::piles::Piles;
use super::{Cat, Cemeteries, Cemetery, Haunt, Hound, Mists, Setup, SetupError, Whereabouts};
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

/// What lies and stands on the table before the first draw.
///
/// ```
/// use mists::rules::mists::{Haunt, Layout, Mists, Setup};
/// use mists::rules::tiles::Square;
/// use mists::table::mists::shipped;
///
/// let (level, deck) = (shipped::level(1)?, shipped::deck()?);
/// let layout = Layout {
///     start_tile: true,
///     ghosts: vec![(Square::new(1, 0), Haunt::Mist(0), 2)],
///     draws: vec![deck.faces()[0].name.clone()],
///     ..Layout::default()
/// };
/// let game = Mists::laid_out(&Setup::with_players(level, deck, 3), &layout, &mut Vec::new())?;
/// assert_eq!((game.ghosts_on_board(), game.hand().map(|face| face.index())), (2, Some(0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// Faces that the deck does not have.
    pub faces: Vec<(String, Face)>,
    /// Whether the deck's start tile lies there first, with no ghosts but those listed.
    pub start_tile: bool,
    /// Tiles, in the order of laying; each has to match what lies there.
    pub tiles: Vec<LaidTile>,
    /// Tiles that lie face down, after all others (L5-4).
    pub face_down: Vec<Square>,
    /// Ghosts: square, where on it, how many.
    pub ghosts: Vec<(Square, Haunt, u8)>,
    /// Meeples out of their supplies.
    pub meeples: Vec<(Colour, PartName)>,
    /// Buried meeples out of their supplies, and the squares of their cemeteries, which are closed.
    pub buried: Vec<(Colour, Square)>,
    /// Each marker's points; 0 for those that are not listed.
    pub totals: Vec<u16>,
    /// Hounds with the meeple on a part, or out of the game. One that is not listed is on the track, or gone if its
    /// space was reached.
    pub hounds: Vec<(Hound, Option<PartName>)>,
    /// Eloise with the meeple on a part, or waiting beside the board. If nothing is said, she has not come as long as
    /// there are ghosts before her, and waits after that.
    pub cat: Option<Option<PartName>>,
    /// Meeples that a colour has in its supply. Where the others are is not said.
    pub supply: Vec<(Colour, u8)>,
    /// Whose turn it is, from 0.
    pub active: u8,
    /// How many turns were played before this one.
    pub turns_before: u8,
    /// Names of the active pile's faces in draw order; the first is drawn at once.
    pub draws: Vec<String>,
    /// The same for the piles after it. The active pile is that of the first hound on the track, or the last one.
    pub later_piles: Vec<Vec<String>>,
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
        "too many tiles: expected at most {most} on the board and in the draw order together, and not too many lying alone",
        most = crate::rules::tiles::Deck::MOST_TILES
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
    /// Ghosts where there is no such mist or cemetery.
    #[error("ghosts on {0}, {1}: there is no such place for ghosts")]
    NoHaunt(Square, Haunt),
    /// A meeple buried where it can't be.
    #[error("a {0} meeple buried on {1}: expected a cemetery with nobody on it")]
    NoGrave(Colour, Square),
    /// A hound with a meeple that is not there.
    #[error("{hound} on {0}, {kind} {1}: no meeple stands there", .place.at, .place.index, kind = .place.kind.name())]
    NobodyForHound {
        /// Which.
        hound: Hound,
        /// Where a meeple was expected.
        place: PartName,
    },
    /// Eloise with a meeple that is not there.
    #[error("Eloise on {0}, {kind} {1}: no meeple stands there", .place.at, .place.index, kind = .place.kind.name())]
    NobodyForCat {
        /// Where a meeple was expected.
        place: PartName,
    },
    /// Eloise without the expansion.
    #[error("Eloise: she comes with the Spell Circles only")]
    NoCat,
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
    /// More faces than there is room for.
    #[error("too many faces: expected at most {0} of the scenario's own")]
    TooManyFaces(usize),
    /// A marker farther than any game can bring it.
    #[error("a marker at {0}: expected at most {most}", most = Layout::MOST_POINTS)]
    Points(u16),
    /// A hound that stands there twice.
    #[error("{0} stands there twice: expected it once")]
    HoundTwice(Hound),
    /// A colour whose supply stands there twice.
    #[error("the supply of {0} stands there twice: expected it once")]
    SupplyTwice(Colour),
    /// A hound at a level without them.
    #[error("{0}: the level has no hounds")]
    NoHounds(Hound),
    /// More piles than are left.
    #[error("{given} later piles: expected at most {most}")]
    LaterPiles {
        /// How many were given.
        given: usize,
        /// How many there can be after the active one.
        most: usize,
    },
    /// Points for more markers than there are.
    #[error("{0} totals: expected one for each score marker, at most {1}")]
    Totals(usize, usize),
    /// More ghosts than the level has.
    #[error("more ghosts on the board than the level's {0}")]
    TooManyGhosts(u8),
    /// A meeple where none can stand.
    #[error("a {0} meeple on {1}, {kind} {2}: there is no such part, or no meeple can stand there", kind = .3.name())]
    NoPlace(Colour, Square, u8, Kind),
    /// Two meeples on one part; only a region can have several, on parts that grew together.
    #[error("two meeples on {0}, {kind} {1}: expected one at most", kind = .2.name())]
    PartTaken(Square, u8, Kind),
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
    /// More points than a marker can have before play.
    const MOST_POINTS: u16 = 9999;

    /// Lays the table out.
    pub(super) fn lay_out(&self, setup: &Setup) -> Result<Mists, LayoutError> {
        setup.check()?;
        let room = usize::from(u8::MAX);
        let to_draw = self.draws.len() + self.later_piles.iter().map(Vec::len).sum::<usize>();
        if self.tiles.len() + self.face_down.len() + to_draw > Deck::MOST_TILES {
            return Err(LayoutError::TooMany);
        }
        let own = setup.deck.faces().len() + Deck::START.len();
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
        let piles = self.piles(setup)?;
        let order = self.draws.iter().chain(self.later_piles.iter().flatten()).map(named).collect::<Result<_, _>>()?;
        let mut game = Mists::empty_table(setup, order, piles, self.faces.clone());
        self.set_track(&mut game)?;
        if self.start_tile {
            for (id, (at, _)) in (setup.deck.faces().len()..).zip(setup.deck.start()) {
                game.lay_by_hand(FaceId(id as u8), *at, Rotation::default())?;
            }
        }
        for tile in &self.tiles {
            game.lay_by_hand(named(&tile.face)?, tile.at, tile.turn)?;
        }
        for &at in &self.face_down {
            game.lay_face_down_by_hand(at)?;
        }
        // A cemetery with no empty square around it closed before.
        let full = |cemetery: &&Cemetery| game.is_full(cemetery);
        let closed: Vec<Square> = game.cemeteries().iter().filter(full).map(|cemetery| cemetery.at).collect();
        for at in closed {
            game.close_cemetery(at);
        }
        for &(colour, at) in &self.buried {
            game.bury_by_hand(colour, at)?;
        }
        for &(at, haunt, count) in &self.ghosts {
            game.put_ghosts_by_hand(at, haunt, count)?;
        }
        for &(colour, place) in &self.meeples {
            let no_place = LayoutError::NoPlace(colour, place.at, place.index, place.kind);
            let part = game.part_named(place).filter(|_| place.kind != Kind::Mist).ok_or(no_place)?;
            if game.meeple_on(place).is_some() {
                return Err(LayoutError::PartTaken(place.at, place.index, place.kind));
            }
            if !game.put_meeple(colour, part) {
                return Err(LayoutError::TooManyMeeples(colour));
            }
        }
        for (at, &(colour, count)) in self.supply.iter().enumerate() {
            if self.supply[..at].iter().any(|&(other, _)| other == colour) {
                return Err(LayoutError::SupplyTwice(colour));
            }
            if !setup.seats.iter().flatten().any(|&played| played == colour) {
                return Err(LayoutError::NobodysColour(colour));
            }
            if count > setup.meeples_of(colour) {
                return Err(LayoutError::TooManyMeeples(colour));
            }
            game.set_supply(colour, count);
        }
        self.place_hounds(&mut game)?;
        self.place_cat(&mut game)?;
        game.set_turn(self.active, self.turns_before);
        Ok(game)
    }

    /// The points that every marker has.
    fn total(&self, setup: &Setup) -> u16 {
        let all = self.totals.len() == setup.markers.len();
        self.totals.iter().copied().min().filter(|_| all).unwrap_or_default()
    }

    /// Whether a hound waits on the track.
    fn waits(&self, setup: &Setup, hound: Hound) -> bool {
        let listed = self.hounds.iter().any(|&(known, _)| known == hound);
        !listed && setup.level.space_of(hound).is_some_and(|space| space > self.total(setup))
    }

    /// The piles: used up before the active one, which is that of the first hound on the track (HOUND-4).
    fn piles(&self, setup: &Setup) -> Result<Piles, LayoutError> {
        let count = usize::from(setup.level.piles);
        let waiting = Hound::ALL.into_iter().position(|hound| self.waits(setup, hound));
        let active = waiting.unwrap_or(count - 1);
        let most = count - 1 - active;
        if self.later_piles.len() > most {
            return Err(LayoutError::LaterPiles { given: self.later_piles.len(), most });
        }
        let mut sizes = vec![0; count];
        sizes[active] = self.draws.len() as u8;
        for (size, pile) in sizes[active + 1..].iter_mut().zip(&self.later_piles) {
            *size = pile.len() as u8;
        }
        let mut piles = Piles::of(&sizes);
        (0..active).for_each(|_| piles.advance());
        Ok(piles)
    }

    fn set_track(&self, game: &mut Mists) -> Result<(), LayoutError> {
        let (goal, markers) = (game.level().goal, game.markers().len());
        if self.totals.len() > markers {
            return Err(LayoutError::Totals(self.totals.len(), markers));
        }
        if let Some(&points) = self.totals.iter().find(|&&points| points > Self::MOST_POINTS) {
            return Err(LayoutError::Points(points));
        }
        game.set_totals(&self.totals);
        match game.total() {
            total if total >= goal => Err(LayoutError::AlreadyWon { total, goal }),
            _ => Ok(()),
        }
    }

    fn place_hounds(&self, game: &mut Mists) -> Result<(), LayoutError> {
        for hound in Hound::ALL {
            let mut all = self.hounds.iter().filter(|&&(known, _)| known == hound);
            let listed = all.next();
            if all.next().is_some() {
                return Err(LayoutError::HoundTwice(hound));
            }
            let space = game.level().space_of(hound);
            let whereabouts = match (listed, space) {
                (Some(_), None) => return Err(LayoutError::NoHounds(hound)),
                (Some(&(_, Some(place))), _) => match game.meeple_on(place) {
                    Some(meeple) => Whereabouts::With(meeple.part),
                    None => return Err(LayoutError::NobodyForHound { hound, place }),
                },
                (None, Some(space)) if space > game.total() => Whereabouts::Track,
                (None, Some(_) | None) | (Some(&(_, None)), Some(_)) => Whereabouts::Gone,
            };
            game.set_hound(hound, whereabouts);
        }
        Ok(())
    }

    fn place_cat(&self, game: &mut Mists) -> Result<(), LayoutError> {
        let place = match (game.cat(), self.cat) {
            (None, Some(_)) => return Err(LayoutError::NoCat),
            (None, None) => return Ok(()),
            (Some(_), None) if game.ghosts_before_cat() > 0 => return Ok(()),
            (Some(_), place) => place.flatten(),
        };
        game.set_cat(match place {
            None => Cat::Waits,
            Some(place) => Cat::With(game.meeple_on(place).ok_or(LayoutError::NobodyForCat { place })?.part),
        });
        Ok(())
    }
}

impl Mists {
    /// Whether one more tile may lie there: not too far out, on no other.
    fn has_room_at(&self, at: Square) -> Result<(), LayoutError> {
        let to_come = self.piles().sum::<u8>();
        if at.x.abs().max(at.y.abs()) > Square::FARTHEST {
            return Err(LayoutError::OffTheTable(at));
        }
        if !self.board().is_empty(at) {
            return Err(LayoutError::SquareTaken(at));
        }
        if !self.board().has_room_for(1 + usize::from(to_come)) {
            return Err(LayoutError::TooMany);
        }
        Ok(())
    }

    fn lay_face_down_by_hand(&mut self, at: Square) -> Result<(), LayoutError> {
        self.has_room_at(at)?;
        // Any face will do: nobody will see it.
        self.lay_face_down(FaceId(0), at);
        Ok(())
    }

    fn put_ghosts_by_hand(&mut self, at: Square, haunt: Haunt, count: u8) -> Result<(), LayoutError> {
        let takes_ghosts = match haunt {
            Haunt::Circle(area) => {
                let circles = self.circles_on(at, area).zip(self.board().tile_at(at));
                if let Some((most, tile)) = circles {
                    let count = count.saturating_add(self.board().tile(tile).holds.circled[area]);
                    if count > most {
                        return Err(LayoutError::FullCircles { at, area, count, most });
                    }
                }
                circles.is_some()
            }
            Haunt::Mist(area) => self.part_named(PartName::new(at, Kind::Mist, area)).is_some(),
            Haunt::Cemetery => {
                let open = self.cemetery_at(at).is_some_and(|cemetery| !cemetery.closed);
                open && self.level().cemeteries == Cemeteries::Open
            }
        };
        if !takes_ghosts {
            return Err(LayoutError::NoHaunt(at, haunt));
        }
        if count > self.ghosts_in_supply() {
            return Err(LayoutError::TooManyGhosts(self.level().ghosts));
        }
        self.set_ghosts(at, haunt, count);
        Ok(())
    }

    fn bury_by_hand(&mut self, colour: Colour, at: Square) -> Result<(), LayoutError> {
        if !self.take_from_supply(colour) {
            return Err(LayoutError::TooManyMeeples(colour));
        }
        if self.cemetery_at(at).is_none_or(|cemetery| cemetery.buried.is_some()) {
            return Err(LayoutError::NoGrave(colour, at));
        }
        self.lie_down(colour, at);
        Ok(())
    }

    fn lay_by_hand(&mut self, face: FaceId, at: Square, turn: Rotation) -> Result<(), LayoutError> {
        self.has_room_at(at)?;
        if self.board().mismatch(self.face(face), at, turn).is_some() {
            return Err(LayoutError::Mismatch(self.face_name(face).to_owned(), at));
        }
        self.lay(face, at, turn);
        Ok(())
    }
}
