//! The form before a game as data: who plays and in which order, colours, options and seed (RSETUP-1, RSETUP-6).

use super::view;
use crate::app::book::Page;
use crate::app::games::carcassonne::book;
use crate::app::games::carcassonne::straight::StraightToCarcassonne;
use crate::app::games::in_the_box::InTheBox;
use crate::app::games::opening::{Plan, fresh_seed};
use crate::app::games::setting_up::{self, SetupIntent};
use crate::app::screens::sitting_down::{Company, FavouritesView};
use crate::app::theme::Art;
use crate::app::words::say;
use crate::rules::carcassonne::{Carcassonne, Setup};
use crate::rules::tiles::Deck;
use crate::table::carcassonne::last_setup::LastSetup;
use crate::table::carcassonne::shipped;
use crate::table::seed_of;
use std::sync::Arc;

/// Suggested names, as many as can play (RSETUP-1).
const NAMES: [&str; Setup::MOST_PLAYERS] = ["Alix", "Guilhem", "Maura", "Bertran", "Peire", "Azalais"];

/// The form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupForm {
    /// The players in the order of play.
    pub company: Company,
    /// Whether farmers are played with.
    pub farmers: bool,
    /// Whether the Spell Circles are played with.
    pub spell_circles: bool,
    /// Whether everybody has an abbot.
    pub abbot: bool,
    /// The seed as the player wrote it.
    pub seed: String,
}

/// Something to choose before this game (RSETUP-6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Play with farmers, or without them.
    Farmers(bool),
    /// Play with the Spell Circles, or without them.
    SpellCircles(bool),
    /// Play with abbots, or without them.
    Abbot(bool),
}

impl SetupForm {
    /// How long the game is, in words: a turn for each tile (RSETUP-2).
    pub(super) fn length(&self) -> String {
        let setup = shipped::deck().map(|deck| Setup {
            spell_circles: self.spell_circles,
            ..Setup::with_players(deck, self.company.players().len())
        });
        setup.map_or_else(|_| String::new(), |setup| say!("setup-length", turns = setup.tiles().len()))
    }

    /// Seats those whom the command line asks for, with the names and colours of the last game.
    pub fn invite(&mut self, straight: &StraightToCarcassonne) {
        self.company.invite(straight.players, |number| straight.seat(number));
        (self.farmers, self.spell_circles, self.abbot) = (straight.farmers, straight.spell_circles, straight.abbot);
        self.seed = straight.seed.unwrap_or_else(fresh_seed).to_string();
    }

    /// Why the game cannot start with this form, as a sentence.
    pub(super) fn trouble(&self) -> Option<String> {
        self.company.trouble(&self.seed)
    }

    /// The game that the form describes, with this deck.
    ///
    /// # Errors
    /// Returns why it cannot start, as a sentence.
    pub fn plan(&self, deck: Arc<Deck>) -> Result<Plan<Carcassonne>, String> {
        if let Some(trouble) = self.trouble() {
            return Err(trouble);
        }
        let seed = seed_of(&self.seed).ok_or(say!("setup-no-seed"))?;
        let (farmers, spell_circles, abbot) = (self.farmers, self.spell_circles, self.abbot);
        let setup = Setup { deck, seats: self.company.colours(), farmers, spell_circles, abbot };
        setup.check().map_err(|error| error.to_string())?;
        Ok(Plan { setup, seed, names: self.company.names(), seats: self.company.seats() })
    }
}

impl setting_up::GameForm for SetupForm {
    type Game = Carcassonne;
    type Kept = LastSetup;
    type Choice = Choice;

    fn new(players: usize, seed: u64) -> SetupForm {
        SetupForm {
            company: Company::new(players, &NAMES),
            farmers: true,
            spell_circles: false,
            abbot: false,
            seed: seed.to_string(),
        }
    }

    fn again(last: &LastSetup, seed: u64) -> SetupForm {
        SetupForm {
            company: Company::again(&last.seats, &NAMES),
            farmers: last.farmers,
            spell_circles: last.spell_circles,
            abbot: last.abbot,
            seed: seed.to_string(),
        }
    }

    fn kept(&self) -> LastSetup {
        let SetupForm { farmers, spell_circles, abbot, .. } = *self;
        LastSetup { seats: self.company.kept(), farmers, spell_circles, abbot }
    }

    fn company(&mut self) -> &mut Company {
        &mut self.company
    }

    fn seed(&mut self) -> &mut String {
        &mut self.seed
    }

    fn choose(&mut self, choice: &Choice) {
        match *choice {
            Choice::Farmers(with) => self.farmers = with,
            Choice::SpellCircles(with) => self.spell_circles = with,
            Choice::Abbot(with) => self.abbot = with,
        }
    }

    fn plan_on(&self, in_the_box: &InTheBox) -> Result<Plan<Carcassonne>, String> {
        self.plan(in_the_box.whole_deck.clone().ok_or(say!("rival-setup-no-tiles").to_owned())?)
    }

    fn show(&self, ctx: &egui::Context, favourites: &FavouritesView, art: &mut Art) -> Vec<SetupIntent<Choice>> {
        view::setup(ctx, self, favourites, art)
    }

    fn introduction() -> Page {
        book::introduction()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::setting_up::GameForm as _;
    use crate::app::screens::sitting_down::CompanyWish;
    use crate::guide::Policy;
    use crate::rules::Colour;
    use crate::table::Seat;
    use crate::table::carcassonne::{Sitting, shipped};
    use crate::table::last_setup::KeptSetup;

    fn plan(form: &SetupForm) -> Result<Plan<Carcassonne>, String> {
        form.plan(shipped::deck().expect("the deck"))
    }

    // RSETUP-1
    #[test]
    fn two_to_six_sit_down() {
        for players in 0..9 {
            let form = SetupForm::new(players, 7);
            assert_eq!(form.company.players().len(), players.clamp(2, 6));
            assert!(plan(&form).is_ok_and(|plan| plan.setup.farmers && !plan.setup.spell_circles && !plan.setup.abbot));
        }
    }

    // RSETUP-6
    #[test]
    fn the_plan_has_what_the_form_says() {
        let mut form = SetupForm::new(2, 7);
        for intent in [
            SetupIntent::Company(CompanyWish::Name(0, " Ysolde ".to_owned())),
            SetupIntent::Company(CompanyWish::PlayedBy(1, Seat::Computer(Policy::Random))),
            SetupIntent::Company(CompanyWish::Earlier(1)),
            SetupIntent::Choice(Choice::Farmers(false)),
            SetupIntent::Choice(Choice::SpellCircles(true)),
            SetupIntent::Choice(Choice::Abbot(true)),
            SetupIntent::Seed("hello".to_owned()),
        ] {
            form.answer(&intent);
        }
        let plan = plan(&form).expect("a plan");
        assert_eq!(plan.names, ["Guilhem", "Ysolde"]);
        assert_eq!(plan.seats, [Seat::Computer(Policy::Random), Seat::Person]);
        assert_eq!((plan.setup.seats, Some(plan.seed)), (vec![Colour::Green, Colour::Red], seed_of("hello")));
        assert_eq!((plan.setup.farmers, plan.setup.spell_circles, plan.setup.abbot), (false, true, true));
    }

    #[test]
    fn the_same_people_sit_down_again() {
        let mut form = SetupForm::new(4, 7);
        form.answer(&SetupIntent::Company(CompanyWish::Colour(0, Colour::Pink)));
        form.answer(&SetupIntent::Company(CompanyWish::PlayedBy(2, Seat::Person)));
        form.answer(&SetupIntent::Choice(Choice::Abbot(true)));
        let Plan { setup, seed, names, seats } = plan(&form).expect("a plan");
        let sitting = Sitting::begin(setup, seed, names).expect("a game").with_seats(seats);
        assert_eq!(SetupForm::again(&LastSetup::of(&sitting), 7), form);
    }

    #[test]
    fn a_form_that_is_not_complete_does_not_begin() {
        let mut form = SetupForm::new(2, 7);
        form.answer(&SetupIntent::Company(CompanyWish::Name(1, "alix".to_owned())));
        assert!(plan(&form).is_err_and(|why| why.contains("called alix")));
    }
}
