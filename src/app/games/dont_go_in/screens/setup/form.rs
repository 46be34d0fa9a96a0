//! The form before a game as data: who plays and in which order, colours, the types in play and the seed (HSETUP-1,
//! HSETUP-3).

use super::view;
use crate::app::book::Page;
use crate::app::games::dont_go_in::book;
use crate::app::games::dont_go_in::straight::StraightToDontGoIn;
use crate::app::games::in_the_box::InTheBox;
use crate::app::games::opening::{Plan, fresh_seed};
use crate::app::games::setting_up::{self, SetupIntent};
use crate::app::screens::sitting_down::{Company, FavouritesView};
use crate::app::theme::Art;
use crate::app::words::say;
use crate::rules::dont_go_in::{CardType, DontGoIn, Setup, Types};
use crate::table::dont_go_in::last_setup::LastSetup;
use crate::table::seed_of;

/// Suggested names, as many as can play (HSETUP-1).
const NAMES: [&str; Setup::MOST_PLAYERS] = ["Alix", "Guilhem", "Maura", "Bertran", "Peire"];

/// The form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupForm {
    /// The players in the order of play.
    pub company: Company,
    /// Whether the table picks the types in play. Otherwise they are drawn (HSETUP-3).
    pub picks: bool,
    /// The types that the table has picked so far. They are kept while types are drawn.
    pub picked: Types,
    /// The seed as the player wrote it.
    pub seed: String,
}

/// Something to choose before this game (HSETUP-3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The table picks the types, or they are drawn.
    Picks(bool),
    /// Pick this type, or put it back.
    Type(CardType),
}

impl SetupForm {
    /// How long the game is, in words: everybody has as many turns as there are cards for each (HSETUP-4).
    pub(super) fn length(&self) -> String {
        say!("setup-length-each", turns = Setup::deck_size(1))
    }

    /// Seats those whom the command line asks for, with the names and colours of the last game. Types are drawn.
    pub fn invite(&mut self, straight: &StraightToDontGoIn) {
        self.company.invite(straight.players, |number| straight.seat(number));
        self.picks = false;
        self.seed = straight.seed.unwrap_or_else(fresh_seed).to_string();
    }

    /// How many types have to be in play.
    pub(super) fn types_in_play(&self) -> usize {
        Setup::types_in_play(self.company.players().len())
    }

    /// Why the game cannot start with this form, as a sentence.
    pub(super) fn trouble(&self) -> Option<String> {
        let picked = self.picked.len();
        let other_number = self.picks && picked != self.types_in_play();
        let types = other_number.then(|| say!("house-setup-pick", types = self.types_in_play(), picked = picked));
        types.or_else(|| self.company.trouble(&self.seed))
    }

    /// The game that the form describes.
    ///
    /// # Errors
    /// Returns why it cannot start.
    pub fn plan(&self) -> Result<Plan<DontGoIn>, String> {
        if let Some(trouble) = self.trouble() {
            return Err(trouble);
        }
        let seed = seed_of(&self.seed).ok_or(say!("setup-no-seed"))?;
        let setup = Setup { seats: self.company.colours(), types: self.picks.then_some(self.picked) };
        setup.check().map_err(|error| error.to_string())?;
        Ok(Plan { setup, seed, names: self.company.names(), seats: self.company.seats() })
    }

    /// Picks a type, or puts it back. Whoever picks types wants them in play. While types are drawn no box is ticked, so
    /// the one that is pressed then is picked, also if it was before.
    fn pick_or_not(&mut self, of: CardType) {
        let (was_picked, is_put_back) = (self.picked, self.picks && self.picked.contains(of));
        let stays = |&other: &CardType| if other == of { !is_put_back } else { was_picked.contains(other) };
        self.picked = CardType::ALL.into_iter().filter(stays).collect();
        self.picks = true;
    }
}

impl setting_up::GameForm for SetupForm {
    type Game = DontGoIn;
    type Kept = LastSetup;
    type Choice = Choice;

    fn new(players: usize, seed: u64) -> SetupForm {
        SetupForm { company: Company::new(players, &NAMES), picks: false, picked: Types::NONE, seed: seed.to_string() }
    }

    fn again(last: &LastSetup, seed: u64) -> SetupForm {
        SetupForm {
            company: Company::again(&last.seats, &NAMES),
            picks: last.types.is_some(),
            picked: last.types.iter().flatten().copied().collect(),
            seed: seed.to_string(),
        }
    }

    fn kept(&self) -> LastSetup {
        LastSetup { seats: self.company.kept(), types: self.picks.then(|| self.picked.iter().collect()) }
    }

    fn company(&mut self) -> &mut Company {
        &mut self.company
    }

    fn seed(&mut self) -> &mut String {
        &mut self.seed
    }

    fn choose(&mut self, choice: &Choice) {
        match *choice {
            Choice::Picks(picks) => self.picks = picks,
            Choice::Type(of) => self.pick_or_not(of),
        }
    }

    fn plan_on(&self, _: &InTheBox) -> Result<Plan<DontGoIn>, String> {
        self.plan()
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
    use crate::table::dont_go_in::Sitting;
    use crate::table::last_setup::KeptSetup;

    // HSETUP-1
    #[test]
    fn two_to_five_sit_down_and_types_are_drawn() {
        for players in 0..8 {
            let form = SetupForm::new(players, 7);
            assert_eq!(form.company.players().len(), players.clamp(2, 5));
            assert!(form.plan().is_ok_and(|plan| plan.setup.types.is_none() && plan.seed == 7));
        }
    }

    // HSETUP-3
    #[test]
    fn the_table_picks_as_many_types_as_are_in_play() {
        let mut form = SetupForm::new(2, 7);
        for (picked, &of) in CardType::ALL.iter().take(5).enumerate() {
            form.answer(&SetupIntent::Choice(Choice::Type(of)));
            let is_enough = picked == 4;
            assert_eq!(form.trouble().is_none(), is_enough, "{picked}");
        }
        let all = form.picked;
        assert_eq!(form.plan().expect("a plan").setup.types, Some(all));
        form.answer(&SetupIntent::Company(CompanyWish::Number(3)));
        assert!(form.plan().is_err_and(|why| why.contains('6') && why.contains('5')));
        form.answer(&SetupIntent::Choice(Choice::Type(CardType::Amulet)));
        assert!(!form.picked.contains(CardType::Amulet) && form.picked.len() == 4);
        form.answer(&SetupIntent::Choice(Choice::Picks(false)));
        assert_eq!(form.plan().expect("a plan").setup.types, None);
    }

    // HSETUP-3
    #[test]
    fn a_type_that_is_pressed_while_types_are_drawn_is_picked() {
        let mut form = SetupForm::new(2, 7);
        let press = |form: &mut SetupForm| form.answer(&SetupIntent::Choice(Choice::Type(CardType::Cat)));
        press(&mut form);
        form.answer(&SetupIntent::Choice(Choice::Picks(false)));
        press(&mut form);
        assert!(form.picks && form.picked.contains(CardType::Cat));
        press(&mut form);
        assert!(form.picks && !form.picked.contains(CardType::Cat));
    }

    #[test]
    fn the_same_people_sit_down_again() {
        let mut form = SetupForm::new(2, 7);
        form.answer(&SetupIntent::Company(CompanyWish::Colour(0, Colour::Pink)));
        form.answer(&SetupIntent::Company(CompanyWish::PlayedBy(1, Seat::Computer(Policy::Random))));
        for of in CardType::ALL.into_iter().skip(7) {
            form.answer(&SetupIntent::Choice(Choice::Type(of)));
        }
        let Plan { setup, seed, names, seats } = form.plan().expect("a plan");
        let sitting = Sitting::begin(setup, seed, names).expect("a game").with_seats(seats);
        assert_eq!(SetupForm::again(&LastSetup::of(&sitting), 7), form);
    }

    #[test]
    fn the_command_line_seats_persons_first() {
        let mut form = SetupForm::new(5, 7);
        form.answer(&SetupIntent::Choice(Choice::Type(CardType::Cat)));
        form.invite(&StraightToDontGoIn { players: 3, computers: 1, seed: Some(9) });
        let plan = form.plan().expect("a plan");
        assert_eq!(plan.seats, [Seat::Person, Seat::Person, Seat::Computer(Policy::Beginner)]);
        assert_eq!((plan.seed, plan.setup.types), (9, None));
    }
}
