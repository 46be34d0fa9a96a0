//! How the setup form is drawn, and what players click in it.

use super::form::SetupForm;
use super::types::types;
use crate::app::screens::sitting_down::{
    CompanyWish, FavouriteWish, FavouritesView, Foot, Onward, SeedWish, company_rows, seed_and_onward, sheet_with_title,
};
use crate::app::theme::{Art, screen};
use crate::app::words::say;
use crate::rules::dont_go_in::CardType;
use bevy::prelude::Message;
use egui::Context;

/// What the player wants at the setup.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SetupIntent {
    /// Change something about the players.
    Company(CompanyWish),
    /// The table picks the types in play, or they are drawn.
    Picks(bool),
    /// Pick this type, or put it back.
    Type(CardType),
    /// Something about the favourites.
    Favourite(FavouriteWish),
    /// Write a seed.
    Seed(String),
    /// Choose a random seed.
    RollSeed,
    /// Start the game.
    Begin,
    /// Go back to the choice of the game.
    Back,
}

/// The setup of a game.
pub fn setup(ctx: &Context, form: &SetupForm, favourites: &FavouritesView, art: &mut Art) -> Vec<SetupIntent> {
    screen(ctx, art, "house-setup", |pen, place, intents| {
        let sheet = sheet_with_title(pen, place, say!("house-setup-heading"), 64);
        intents.extend(company_rows(pen, sheet, &form.company).into_iter().map(SetupIntent::Company));
        intents.extend(types(pen, sheet, form));
        let trouble = form.trouble();
        let foot = Foot { complaint: trouble.as_deref(), ready: trouble.is_none(), length: &form.length(), favourites };
        let (seed, onward) = seed_and_onward(pen, sheet, &form.seed, foot);
        intents.extend(seed.map(|wish| match wish {
            SeedWish::Write(seed) => SetupIntent::Seed(seed),
            SeedWish::Roll => SetupIntent::RollSeed,
        }));
        intents.extend(onward.map(|onward| match onward {
            Onward::Begin => SetupIntent::Begin,
            Onward::Back => SetupIntent::Back,
            Onward::Favourite(wish) => SetupIntent::Favourite(wish),
        }));
    })
}
