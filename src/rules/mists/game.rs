//! The cooperative game as every game of this house: how it begins, what is legal, and what an action leads to.
//!
//! An answer of the table goes to the step that asked; then the turn goes on in its order.

use super::piles::Piles;
use super::turn::{
    bury, cat, cemetery_ghost, circles, face_down, ghosts, haunt, hounds, markers, meeple, order, place, score,
};
use super::{Action, Happening, Haunt, Layout, LayoutError, Mists, Outcome, Phase, Refusal, Setup, SetupError};
use crate::rules::Game;
use crate::rules::shuffle::shuffled;
use crate::rules::tiles::{FaceId, Rotation};

impl Game for Mists {
    type Setup = Setup;
    type Action = Action;
    type Happening = Happening;
    type Phase = Phase;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type SetupError = SetupError;

    fn begin(setup: &Setup, seed: u64, happenings: &mut Vec<Happening>) -> Result<Mists, SetupError> {
        setup.check()?;
        let order = shuffled(setup.tiles(), seed);
        let piles = Piles::shared(order.len(), setup.level.piles);
        Ok(Mists::start(setup, order, piles, happenings))
    }

    fn phase(&self) -> Phase {
        self.phase_now()
    }

    fn list_legal_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase() {
            Phase::LayTile => place::list(self, actions),
            Phase::Bury => bury::list(self, actions),
            Phase::DrawIn => circles::list(self, actions),
            Phase::PlaceCat => cat::list(self, actions),
            Phase::SpareGhost => ghosts::list(self, actions),
            Phase::HauntCemetery => cemetery_ghost::list(self, actions),
            Phase::HauntMist => haunt::list(self, actions),
            Phase::PlaceMeeple => meeple::list(self, actions),
            Phase::PickScoring => score::list_regions(self, actions),
            Phase::TakeScore | Phase::Banish => score::list_choices(self, actions),
            Phase::MoveMarker => markers::list(self, actions),
            Phase::PlaceHound => hounds::list(self, actions),
            Phase::CalmGhosts => hounds::list_ghosts(self, actions),
            Phase::LayFaceDown => face_down::list(self, actions),
            Phase::Over => {}
        }
    }

    fn apply(&mut self, action: Action, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
        match (self.phase(), action) {
            (Phase::LayTile, Action::LayTile { at, turn }) => place::apply(self, at, turn, happenings),
            (Phase::Bury, Action::Bury { meeple }) => bury::apply(self, meeple, happenings),
            (Phase::Bury, Action::BuryFromSupply { colour }) => bury::apply_from_supply(self, colour, happenings),
            (Phase::DrawIn, Action::DrawIn { at, haunt }) => circles::apply(self, at, haunt, happenings),
            (Phase::PlaceCat, Action::PlaceCat { meeple }) => cat::apply(self, meeple, happenings),
            (Phase::SpareGhost, Action::SpareGhost { area }) => ghosts::apply(self, area),
            (Phase::HauntCemetery, Action::HauntCemetery { at }) => cemetery_ghost::apply(self, at, happenings),
            (Phase::HauntMist, Action::HauntMist { at, area }) => haunt::apply(self, at, area, happenings),
            (Phase::PlaceMeeple, Action::PlaceMeeple { colour, kind, index }) => {
                meeple::apply(self, colour, kind, index, happenings)
            }
            (Phase::PlaceMeeple, Action::SkipMeeple) => meeple::skip(self, happenings),
            (Phase::PickScoring, Action::ScoreNext { region }) => score::apply_order(self, region),
            (Phase::TakeScore, Action::TakePoints) => score::take_points(self),
            (Phase::TakeScore | Phase::Banish, Action::Banish { at, haunt }) => {
                score::banish(self, at, haunt, happenings)
            }
            (Phase::TakeScore | Phase::Banish, Action::StopBanishing) => score::stop_banishing(self),
            (Phase::MoveMarker, Action::MoveMarker { marker }) => markers::apply(self, marker),
            (Phase::PlaceHound, Action::PlaceHound { meeple }) => hounds::apply(self, meeple, happenings),
            (Phase::CalmGhosts, Action::Banish { at, haunt }) => hounds::banish(self, at, haunt, happenings),
            (Phase::CalmGhosts, Action::StopBanishing) => hounds::stop_banishing(self, happenings),
            (Phase::LayFaceDown, Action::LayFaceDown { at }) => face_down::apply(self, at, happenings),
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

impl Mists {
    /// A position that is laid out by hand and then played on: the draw order is the given one, and what lies and
    /// stands on the board is the layout's. For scenarios and pictures.
    ///
    /// # Errors
    /// What is wrong with the setup or the layout, as a sentence.
    pub fn laid_out(setup: &Setup, layout: &Layout, happenings: &mut Vec<Happening>) -> Result<Mists, LayoutError> {
        let mut game = layout.lay_out(setup)?;
        order::begin(&mut game, happenings);
        Ok(game)
    }

    /// A game with these piles, each in draw order: for checking the records of games.
    ///
    /// # Errors
    /// What is wrong with the setup, that there are not as many piles as the level has, or that they are not made of
    /// exactly the level's tiles.
    pub fn with_piles(
        setup: &Setup,
        piles: &[Vec<FaceId>],
        happenings: &mut Vec<Happening>,
    ) -> Result<Mists, SetupError> {
        setup.check()?;
        let order = piles.concat();
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if piles.len() != usize::from(setup.level.piles) || sorted != setup.tiles() {
            return Err(SetupError::DrawOrder(setup.level.number));
        }
        let sizes: Vec<u8> = piles.iter().map(|pile| pile.len() as u8).collect();
        Ok(Mists::start(setup, order, Piles::of(&sizes), happenings))
    }

    /// The start tile lies with its ghosts, and the first tile is drawn.
    fn start(setup: &Setup, order: Vec<FaceId>, piles: Piles, happenings: &mut Vec<Happening>) -> Mists {
        let mut game = Mists::empty_table(setup, order, piles, Vec::new());
        for (id, (at, start)) in (setup.deck.faces().len()..).zip(setup.deck.start()) {
            game.lay(FaceId(id as u8), *at, Rotation::default());
            for area in start.mist_parts() {
                game.set_ghosts(*at, Haunt::Mist(area.index), area.symbols);
            }
        }
        order::begin(&mut game, happenings);
        game
    }

    /// This position with a veil over the pile: played on, it stops before the next draw, face down or not, in
    /// [`Phase::Over`] without an outcome. For looking ahead without looking at what nobody can know.
    ///
    /// ```
    /// use mists::rules::Game;
    /// use mists::rules::mists::{Mists, Setup};
    /// use mists::table::mists::shipped;
    ///
    /// let setup = Setup::with_players(shipped::level(1)?, shipped::deck()?, 3);
    /// let mut ahead = Mists::begin(&setup, 1, &mut Vec::new())?.veiled();
    /// while let Some(&action) = ahead.legal_actions().first() {
    ///     ahead.apply(action, &mut Vec::new())?;
    /// }
    /// // The turn is played, and nobody has seen the tile after it.
    /// assert_eq!((ahead.turn(), ahead.hand(), ahead.outcome()), (1, None, None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn veiled(&self) -> Mists {
        let mut game = self.clone();
        game.veil();
        game
    }

    /// This position as it may be for all that anybody knows: the seed puts what nobody has seen into another order, in
    /// the piles and face down on the board. Positions that differ in nothing else give the same one.
    #[must_use]
    pub fn reshuffled(&self, seed: u64) -> Mists {
        let mut game = self.clone();
        game.set_unseen(&shuffled(self.unseen(), seed));
        game
    }
}
