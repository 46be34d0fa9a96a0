//! What the gaps of the board mean for the regions that reach them.

use super::chances::Chances;
use super::fights::Fights;
use super::fitting::Fitting;
use super::lands::Lands;
use super::opening::Opening;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::Square;

/// The gaps of a position, with the tiles that would close them.
pub(super) struct Gaps {
    fitting: Fitting,
    openings: Vec<Opening>,
}

impl Gaps {
    pub fn of(game: &Carcassonne) -> Gaps {
        let openings = game.board().gaps().map(|at| Opening::of(game, at)).collect();
        Gaps { fitting: Fitting::of(game), openings }
    }

    /// Notes how hard the gaps make it to complete regions. `laid` is the square of the tile that was laid since the
    /// gaps were counted: only those beside it are others. `fights` gets the pairs of occupied regions that meet at a
    /// gap.
    pub fn look(
        &mut self,
        game: &Carcassonne,
        laid: Option<Square>,
        chances: &Chances,
        lands: &mut Lands,
        fights: &mut Fights,
    ) {
        let near = |at: Square| laid.is_some_and(|laid| at == laid || laid.neighbours().contains(&at));
        for opening in self.openings.iter().filter(|opening| !near(opening.at)) {
            opening.look(game, &mut self.fitting, chances, lands, fights);
        }
        let beside = laid.into_iter().flat_map(Square::neighbours).filter(|&at| game.board().is_empty(at));
        for at in beside {
            Opening::of(game, at).look(game, &mut self.fitting, chances, lands, fights);
        }
    }
}
