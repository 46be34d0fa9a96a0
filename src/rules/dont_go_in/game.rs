//! The game as every game of this house: how it begins, what is legal, and what an action leads to.
//!
//! An answer of the player goes to the step that asked; then the turn goes on in its order.

use super::turn::{self, order};
use super::{
    Action, CardType, Chance, DontGoIn, Happening, Layout, LayoutError, Outcome, Phase, Refusal, Setup, SetupError,
    Table,
};
use crate::rules::Game;

impl Game for DontGoIn {
    type Setup = Setup;
    type Action = Action;
    type Happening = Happening;
    type Phase = Phase;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type SetupError = SetupError;

    fn begin(setup: &Setup, seed: u64, happenings: &mut Vec<Happening>) -> Result<DontGoIn, SetupError> {
        Ok(DontGoIn::start(setup.seats.len(), Chance::of_seed(setup, seed)?, happenings))
    }

    fn phase(&self) -> Phase {
        self.table().phase()
    }

    fn list_legal_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        turn::list(self.table(), actions);
    }

    fn apply(&mut self, action: Action, happenings: &mut Vec<Happening>) -> Result<(), Refusal> {
        turn::answer(self, action, happenings)?;
        order::go_on(self, happenings);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table().outcome()
    }

    fn players(&self) -> usize {
        self.table().players()
    }

    fn acting(&self) -> usize {
        self.table().acting()
    }

    fn fingerprint(&self) -> u64 {
        self.fingerprint_of_all()
    }

    /// A right to look, a card turned up, a roll or a filling (HHIDE-6).
    fn reveals(happening: &Happening) -> bool {
        match happening {
            Happening::MayLook { .. }
            | Happening::TurnedUp { .. }
            | Happening::Rolled { .. }
            | Happening::RolledAgain { again: true, .. }
            | Happening::Dealt { .. } => true,
            Happening::Placed { .. }
            | Happening::Ghosts { .. }
            | Happening::RolledAgain { again: false, .. }
            | Happening::DieTurned { .. }
            | Happening::Took { .. }
            | Happening::Passed { .. }
            | Happening::TypeChosen { .. }
            | Happening::Dispelled { .. }
            | Happening::Removed { .. }
            | Happening::TurnEnded { .. }
            | Happening::Scored(_)
            | Happening::Over(_) => false,
        }
    }

    fn ends_turn(happening: &Happening) -> bool {
        matches!(happening, Happening::TurnEnded { .. })
    }

    fn ends_game(happening: &Happening) -> bool {
        match happening {
            Happening::Dispelled { why, .. } => CardType::works_at_end(*why),
            Happening::Scored(_) | Happening::Over(_) => true,
            Happening::Dealt { .. }
            | Happening::Placed { .. }
            | Happening::Ghosts { .. }
            | Happening::MayLook { .. }
            | Happening::TurnedUp { .. }
            | Happening::Rolled { .. }
            | Happening::RolledAgain { .. }
            | Happening::DieTurned { .. }
            | Happening::Took { .. }
            | Happening::Passed { .. }
            | Happening::TypeChosen { .. }
            | Happening::Removed { .. }
            | Happening::TurnEnded { .. } => false,
        }
    }

    fn rule_of(refusal: &Refusal) -> &'static str {
        refusal.rule()
    }
}

impl DontGoIn {
    /// A game in which chance decides just this: for checking the records of games.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn with_chance(
        players: usize,
        chance: Chance,
        happenings: &mut Vec<Happening>,
    ) -> Result<DontGoIn, SetupError> {
        chance.check(players)?;
        Ok(DontGoIn::start(players, chance, happenings))
    }

    /// A position that is laid out by hand and then played on: for scenarios and pictures.
    ///
    /// # Errors
    /// What is wrong with the layout, as a sentence.
    pub fn laid_out(layout: &Layout, happenings: &mut Vec<Happening>) -> Result<DontGoIn, LayoutError> {
        let mut game = layout.lay_out()?;
        order::begin(&mut game, happenings);
        Ok(game)
    }

    /// All rooms are filled, and the starting player has to place a meeple (HSETUP-6, HSETUP-8).
    fn start(players: usize, chance: Chance, happenings: &mut Vec<Happening>) -> DontGoIn {
        let table = Table::empty(players, chance.types, chance.deck.len(), chance.first);
        let boards = chance.boards;
        let mut game = DontGoIn::new(table, chance);
        turn::fill_all(&mut game, boards, happenings);
        order::begin(&mut game, happenings);
        game
    }
}
