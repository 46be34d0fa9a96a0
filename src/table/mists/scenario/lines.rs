//! The line numbers of a scenario's entries, for errors that are found only when the scenario is laid out.

use crate::rules::mists::{Layout, LayoutError, SetupError};
use crate::rules::tiles::PartName;

/// The lines of fields and list entries. A missing field has line 0; it can never cause an error.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    pub level: usize,
    pub players: usize,
    pub colours: usize,
    pub marker: usize,
    pub deck: usize,
    pub total: usize,
    pub active: usize,
    pub faces: usize,
    pub tiles: Vec<usize>,
    pub face_down: Vec<usize>,
    pub ghosts: Vec<usize>,
    pub meeples: Vec<usize>,
    pub buried: Vec<usize>,
    pub supply: Vec<usize>,
    pub hounds: Vec<usize>,
    pub cat: usize,
    pub spell_circles: usize,
    pub draws: Vec<usize>,
    pub later_piles: Vec<usize>,
}

impl Lines {
    /// The line that causes a setup error.
    pub fn of_setup(&self, error: &SetupError) -> usize {
        match error {
            SetupError::Players(_) => self.players.max(self.colours),
            SetupError::ColoursOfPlayer { .. } => self.colours,
            SetupError::ColourTwice(_) | SetupError::Markers { .. } | SetupError::MarkerColour(_) => {
                self.colours.max(self.marker)
            }
            SetupError::NoCircles => self.deck.max(self.spell_circles),
            SetupError::NoTiles(_) | SetupError::TooFewGhosts { .. } | SetupError::DrawOrder(_) => {
                self.deck.max(self.level)
            }
        }
    }

    /// The line that causes a layout error.
    pub fn of_layout(&self, error: &LayoutError, layout: &Layout) -> usize {
        let entry = |lines: &[usize], at: Option<usize>| at.and_then(|at| lines.get(at).copied()).unwrap_or_default();
        match error {
            LayoutError::Setup(error) => self.of_setup(error),
            LayoutError::UnknownFace(name) => {
                let draw = entry(&self.draws, layout.draws.iter().position(|draw| draw == name));
                let pile = entry(&self.later_piles, layout.later_piles.iter().position(|pile| pile.contains(name)));
                let tile = entry(&self.tiles, layout.tiles.iter().position(|tile| tile.face == *name));
                [draw, pile, tile].into_iter().find(|&line| line > 0).unwrap_or_default()
            }
            // If there are several tiles on one square, the last one is wrong.
            LayoutError::SquareTaken(at) | LayoutError::Mismatch(_, at) | LayoutError::OffTheTable(at) => {
                let face_down = entry(&self.face_down, layout.face_down.iter().rposition(|square| square == at));
                let tile = entry(&self.tiles, layout.tiles.iter().rposition(|tile| tile.at == *at));
                if face_down > 0 { face_down } else { tile }
            }
            LayoutError::TooMany => [&self.draws, &self.later_piles, &self.tiles, &self.face_down]
                .map(|lines| last(lines))
                .into_iter()
                .max()
                .unwrap_or_default(),
            LayoutError::NoHaunt(at, haunt) => {
                entry(&self.ghosts, layout.ghosts.iter().position(|ghosts| (ghosts.0, ghosts.1) == (*at, *haunt)))
            }
            LayoutError::FullCircles { at, area, .. } => {
                let circle = (*at, crate::rules::mists::Haunt::Circle(*area));
                entry(&self.ghosts, layout.ghosts.iter().rposition(|ghosts| (ghosts.0, ghosts.1) == circle))
            }
            LayoutError::TooManyFaces(_) => self.faces,
            LayoutError::NobodyForCat { .. } | LayoutError::NoCat => self.cat,
            LayoutError::TooManyGhosts(most) => {
                let mut on_board = 0_u16;
                let first_too_many = layout.ghosts.iter().position(|(_, _, count)| {
                    on_board += u16::from(*count);
                    on_board > u16::from(*most)
                });
                entry(&self.ghosts, first_too_many)
            }
            LayoutError::NoPlace(colour, at, index, kind) => {
                let name = PartName::new(*at, *kind, *index);
                entry(&self.meeples, layout.meeples.iter().position(|&meeple| meeple == (*colour, name)))
            }
            LayoutError::PartTaken(at, index, kind) => {
                let name = PartName::new(*at, *kind, *index);
                let mut on_it = layout.meeples.iter().enumerate().filter(|(_, (_, on))| *on == name);
                // The first one may stand there.
                entry(&self.meeples, on_it.nth(1).map(|(at, _)| at))
            }
            LayoutError::TooManyMeeples(colour) | LayoutError::NobodysColour(colour) => {
                let meeple = entry(&self.meeples, layout.meeples.iter().rposition(|(meeple, _)| meeple == colour));
                let supply = entry(&self.supply, layout.supply.iter().position(|(supplied, _)| supplied == colour));
                let buried = entry(&self.buried, layout.buried.iter().rposition(|(meeple, _)| meeple == colour));
                meeple.max(supply).max(buried)
            }
            LayoutError::NoSuchPlayer { .. } => self.active,
            LayoutError::AlreadyWon { .. } | LayoutError::Totals(..) | LayoutError::Points(_) => self.total,
            LayoutError::HoundTwice(hound) => {
                entry(&self.hounds, layout.hounds.iter().rposition(|(listed, _)| listed == hound))
            }
            LayoutError::SupplyTwice(colour) => {
                entry(&self.supply, layout.supply.iter().rposition(|(supplied, _)| supplied == colour))
            }
            LayoutError::NoGrave(colour, at) => {
                entry(&self.buried, layout.buried.iter().rposition(|&buried| buried == (*colour, *at)))
            }
            LayoutError::NobodyForHound { hound, .. } | LayoutError::NoHounds(hound) => {
                entry(&self.hounds, layout.hounds.iter().position(|(listed, _)| listed == hound))
            }
            LayoutError::LaterPiles { most, .. } => entry(&self.later_piles, Some(*most)),
        }
    }
}

fn last(lines: &[usize]) -> usize {
    lines.last().copied().unwrap_or_default()
}
