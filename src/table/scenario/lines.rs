//! Where the entries of a scenario stand in its file, for complaints that come up only when it is laid out.

use crate::rules::{Layout, LayoutError, PartName, SetupError};

/// The lines of fields and list entries; 0 for a field that is absent, and so never at fault.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    pub level: usize,
    pub players: usize,
    pub colours: usize,
    pub marker: usize,
    pub deck: usize,
    pub total: usize,
    pub active: usize,
    pub tiles: Vec<usize>,
    pub ghosts: Vec<usize>,
    pub meeples: Vec<usize>,
    pub supply: Vec<usize>,
    pub draws: Vec<usize>,
}

impl Lines {
    /// The line of what is wrong with the setup.
    pub fn of_setup(&self, error: &SetupError) -> usize {
        match error {
            SetupError::Players(_) => self.players.max(self.colours),
            SetupError::ColoursOfPlayer { .. } => self.colours,
            SetupError::ColourTwice(_) | SetupError::Markers { .. } | SetupError::MarkerColour(_) => {
                self.colours.max(self.marker)
            }
            SetupError::NoTiles(_) | SetupError::TooFewGhosts { .. } | SetupError::DrawOrder(_) => {
                self.deck.max(self.level)
            }
        }
    }

    /// The line of what is wrong with the layout.
    pub fn of_layout(&self, error: &LayoutError, layout: &Layout) -> usize {
        let entry = |lines: &[usize], at: Option<usize>| at.and_then(|at| lines.get(at).copied()).unwrap_or_default();
        match error {
            LayoutError::Setup(error) => self.of_setup(error),
            LayoutError::UnknownFace(name) => {
                let draw = entry(&self.draws, layout.draws.iter().position(|draw| draw == name));
                let tile = entry(&self.tiles, layout.tiles.iter().position(|tile| tile.face == *name));
                if draw > 0 { draw } else { tile }
            }
            // Of several tiles on a square the last is the one too many.
            LayoutError::SquareTaken(at) | LayoutError::Mismatch(_, at) | LayoutError::OffTheTable(at) => {
                entry(&self.tiles, layout.tiles.iter().rposition(|tile| tile.at == *at))
            }
            LayoutError::TooMany => last(&self.draws).max(last(&self.tiles)),
            LayoutError::NoHaunt(at, haunt) => {
                entry(&self.ghosts, layout.ghosts.iter().position(|ghosts| (ghosts.0, ghosts.1) == (*at, *haunt)))
            }
            LayoutError::TooManyGhosts(_) => last(&self.ghosts),
            LayoutError::NoPlace(colour, at, index, kind) => {
                let name = PartName::new(*at, *kind, *index);
                entry(&self.meeples, layout.meeples.iter().position(|&meeple| meeple == (*colour, name)))
            }
            LayoutError::TooManyMeeples(colour) | LayoutError::NobodysColour(colour) => {
                let meeple = entry(&self.meeples, layout.meeples.iter().rposition(|(meeple, _)| meeple == colour));
                let supply = entry(&self.supply, layout.supply.iter().position(|(supplied, _)| supplied == colour));
                meeple.max(supply)
            }
            LayoutError::NoSuchPlayer { .. } => self.active,
            LayoutError::AlreadyWon { .. } | LayoutError::Totals(..) => self.total,
            LayoutError::NoGrave(..)
            | LayoutError::NobodyForHound { .. }
            | LayoutError::NoHounds(_)
            | LayoutError::LaterPiles { .. } => self.level,
        }
    }
}

fn last(lines: &[usize]) -> usize {
    lines.last().copied().unwrap_or_default()
}
