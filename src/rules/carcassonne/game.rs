//! The competitive game as every game of this house: how it begins, what is legal, and what an action leads to.
//!
//! An answer of the player goes to the step that asked; then the turn goes on in its order.

use super::turn::{extend_mist, fill_circles, ghosts, meeple, order, place, score};
use super::{Action, Carcassonne, Happening, Layout, LayoutError, Outcome, Phase, Refusal, Setup, SetupError};
use crate::rules::Game;
use crate::rules::shuffle::shuffled;
use crate::rules::tiles::{Deck, FaceId, Rotation};

impl Game for Carcassonne {
    type Setup = Setup;
    type Action = Action;
    type Happening = Happening;
    type Phase = Phase;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type SetupError = SetupError;

    fn begin(setup: &Setup, seed: u64, happenings: &mut Vec<Happening>) -> Result<Carcassonne, SetupError> {
        setup.check()?;
        Ok(Carcassonne::start(setup, shuffled(setup.tiles(), seed), happenings))
    }

    fn phase(&self) -> Phase {
        self.phase_now()
    }

    fn list_legal_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase() {
            Phase::LayTile => place::list(self, actions),
            Phase::DrawIn => fill_circles::list(self, actions),
            Phase::TakeFromCircle => extend_mist::list(self, actions),
            Phase::HauntOpponent | Phase::HauntOwn => ghosts::list(self, actions),
            Phase::PlaceMeeple => meeple::list(self, actions),
            Phase::PickScoring => score::list(self, actions),
            Phase::Over => {}
        }
    }

    fn apply(&mut self, action: Action, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
        match (self.phase(), action) {
            (Phase::LayTile, Action::LayTile { at, turn }) => place::apply(self, at, turn, happenings),
            (Phase::DrawIn, Action::DrawIn { meeple }) => fill_circles::apply(self, meeple, happenings),
            (Phase::TakeFromCircle, Action::TakeFromCircle { at, area }) => extend_mist::apply(self, at, area),
            (Phase::HauntOpponent | Phase::HauntOwn, Action::GiveGhost { meeple }) => {
                ghosts::apply(self, meeple, happenings)
            }
            (Phase::PlaceMeeple, Action::PlaceMeeple { piece, kind, index }) => {
                meeple::apply(self, piece, (kind, index), happenings)
            }
            (Phase::PlaceMeeple, Action::SkipMeeple) => {
                meeple::skip(self, happenings);
                Ok(())
            }
            (Phase::PlaceMeeple, Action::RecallAbbot) => meeple::recall(self, happenings),
            (Phase::PickScoring, Action::ScoreNext { region }) => score::apply(self, region),
            (phase, _) => Err(Refusal::NotNow(phase)),
        }?;
        order::go_on(self, happenings);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome_now()
    }

    fn players(&self) -> usize {
        self.seats().len()
    }

    fn acting(&self) -> usize {
        self.active()
    }

    fn fingerprint(&self) -> u64 {
        self.fingerprint_of_all()
    }

    fn reveals(happening: &Happening) -> bool {
        matches!(happening, Happening::Drew { .. })
    }

    fn ends_turn(happening: &Happening) -> bool {
        matches!(happening, Happening::TurnEnded { .. })
    }

    fn ends_game(happening: &Happening) -> bool {
        matches!(happening, Happening::Over(_))
    }

    fn rule_of(refusal: &Refusal) -> &'static str {
        refusal.rule()
    }
}

impl Carcassonne {
    /// A position that is laid out by hand and then played on: the draw order is the given one, and what lies and
    /// stands on the board is the layout's. For scenarios and pictures.
    ///
    /// # Errors
    /// What is wrong with the setup or the layout, as a sentence.
    pub fn laid_out(
        setup: &Setup,
        layout: &Layout,
        happenings: &mut Vec<Happening>,
    ) -> Result<Carcassonne, LayoutError> {
        let mut game = layout.lay_out(setup)?;
        order::begin(&mut game, happenings);
        Ok(game)
    }

    /// A game with its tiles in this order: for checking the records of games. Other numbers of tiles than those of the
    /// deck are all right.
    ///
    /// # Errors
    /// What is wrong with the setup or the order.
    pub fn with_order(
        setup: &Setup,
        order: Vec<FaceId>,
        happenings: &mut Vec<Happening>,
    ) -> Result<Carcassonne, SetupError> {
        setup.check_seats()?;
        if order.len() > Deck::MOST_TILES {
            return Err(SetupError::TooManyTiles(order.len()));
        }
        for &face in &order {
            let named = setup.deck.faces().get(face.index()).ok_or(SetupError::DrawOrder)?;
            if named.face.circles() > 0 && !setup.spell_circles {
                return Err(SetupError::Circles);
            }
        }
        Ok(Carcassonne::start(setup, order, happenings))
    }

    /// The start tile lies, without ghosts, and the first tile is drawn (RSETUP-3).
    fn start(setup: &Setup, order: Vec<FaceId>, happenings: &mut Vec<Happening>) -> Carcassonne {
        let mut game = Carcassonne::empty_table(setup, order, Vec::new());
        for (id, (at, _)) in (setup.deck.faces().len()..).zip(setup.deck.start()) {
            game.lay(FaceId(id as u8), *at, Rotation::default());
        }
        order::begin(&mut game, happenings);
        game
    }

    /// This position with a veil over the supply of tiles: played on, it stops before the next draw in [`Phase::Over`]
    /// without an outcome. For looking ahead without looking at what nobody can know.
    pub fn veiled(&self) -> Carcassonne {
        let mut game = self.clone();
        game.veil();
        game
    }

    /// This position as it may be for all that anybody knows: the seed puts the tiles that nobody has seen into another
    /// order. Positions that differ in nothing else give the same one.
    #[must_use]
    pub fn reshuffled(&self, seed: u64) -> Carcassonne {
        let mut game = self.clone();
        game.set_unseen(&shuffled(self.unseen(), seed));
        game
    }
}
