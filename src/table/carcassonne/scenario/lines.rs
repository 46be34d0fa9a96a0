//! The line numbers of a scenario's entries, for errors that are found only when the scenario is laid out.

use crate::rules::Colour;
use crate::rules::carcassonne::{Layout, LayoutError, SetupError};
use crate::rules::tiles::PartName;

/// The lines of fields and list entries. A missing field has line 0; it can never cause an error.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    pub players: usize,
    pub options: usize,
    pub active: usize,
    pub ghosts: usize,
    pub faces: usize,
    pub tiles: Vec<usize>,
    pub meeples: Vec<usize>,
    pub circles: Vec<usize>,
    pub supplies: Vec<usize>,
    pub scores: Vec<usize>,
    pub draws: Vec<usize>,
}

impl Lines {
    /// The line that causes a setup error.
    pub fn of_setup(&self, error: &SetupError) -> usize {
        match error {
            SetupError::Players(_) | SetupError::ColourTwice(_) => self.players,
            SetupError::NoTiles
            | SetupError::NoCircles
            | SetupError::DrawOrder
            | SetupError::TooManyTiles(_)
            | SetupError::Circles => self.options,
        }
    }

    /// The line that causes a layout error.
    pub fn of_layout(&self, error: &LayoutError, layout: &Layout) -> usize {
        let entry = |lines: &[usize], at: Option<usize>| at.and_then(|at| lines.get(at).copied()).unwrap_or_default();
        let meeple_on = |on: PartName| entry(&self.meeples, layout.meeples.iter().rposition(|it| it.on == on));
        match error {
            LayoutError::Setup(error) => self.of_setup(error),
            LayoutError::UnknownFace(name) => {
                let draw = entry(&self.draws, layout.draws.iter().position(|draw| draw == name));
                let tile = entry(&self.tiles, layout.tiles.iter().position(|tile| tile.face == *name));
                if draw > 0 { draw } else { tile }
            }
            // If there are several tiles on one square, the last one is wrong.
            LayoutError::SquareTaken(at) | LayoutError::Mismatch(_, at) | LayoutError::OffTheTable(at) => {
                entry(&self.tiles, layout.tiles.iter().rposition(|tile| tile.at == *at))
            }
            LayoutError::TooMany => last(&self.draws).max(last(&self.tiles)),
            LayoutError::NoPlace(_, at, index, kind)
            | LayoutError::AbbotElsewhere(at, index, kind)
            | LayoutError::PartTaken(at, index, kind) => meeple_on(PartName::new(*at, *kind, *index)),
            LayoutError::GhostsOnMeeple(ghosts, at) => {
                let it = layout.meeples.iter().position(|it| (it.ghosts, it.on.at) == (*ghosts, *at));
                entry(&self.meeples, it)
            }
            LayoutError::TooManyMeeples(colour, piece) => {
                let it = layout.meeples.iter().rposition(|it| (it.colour, it.piece) == (*colour, *piece));
                entry(&self.meeples, it)
            }
            LayoutError::SupplyTooLarge { colour, .. } => {
                entry(&self.supplies, layout.supplies.iter().position(|it| it.0 == *colour))
            }
            LayoutError::NobodysColour(colour) => {
                let score = entry(&self.scores, layout.scores.iter().position(|it| it.0 == *colour));
                let supply = entry(&self.supplies, layout.supplies.iter().position(|it| it.0 == *colour));
                let meeple = entry(&self.meeples, layout.meeples.iter().position(|it| it.colour == *colour));
                [score, supply, meeple].into_iter().find(|&line| line > 0).unwrap_or_default()
            }
            LayoutError::TooManyFaces(_) => self.faces,
            LayoutError::Points(colour, _) => entry(&self.scores, layout.scores.iter().position(|it| it.0 == *colour)),
            LayoutError::Twice(colour) => {
                let again = |lines: &[usize], colours: &[Colour]| {
                    let all = colours.iter().enumerate().filter(|(_, it)| *it == colour);
                    all.map(|(at, _)| lines.get(at).copied().unwrap_or_default()).nth(1)
                };
                let scored: Vec<Colour> = layout.scores.iter().map(|it| it.0).collect();
                let supplied: Vec<Colour> = layout.supplies.iter().map(|it| it.0).collect();
                again(&self.scores, &scored).or(again(&self.supplies, &supplied)).unwrap_or_default()
            }
            LayoutError::NoCircles(at, area) | LayoutError::FullCircles { at, area, .. } => {
                entry(&self.circles, layout.circled.iter().rposition(|it| (it.0, it.1) == (*at, *area)))
            }
            LayoutError::TooManyGhosts => self.ghosts.max(last(&self.meeples)).max(last(&self.circles)),
            LayoutError::NoSuchPlayer { .. } => self.active,
        }
    }
}

fn last(lines: &[usize]) -> usize {
    lines.last().copied().unwrap_or_default()
}
