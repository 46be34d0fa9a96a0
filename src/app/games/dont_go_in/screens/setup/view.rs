//! How the setup form is drawn, and what players click in it.

use super::form::{Choice, SetupForm};
use super::types::types;
use crate::app::games::setting_up::SetupIntent;
use crate::app::screens::sitting_down::{FavouritesView, Foot, company_rows, seed_and_onward, sheet_with_title};
use crate::app::theme::{Art, screen};
use crate::app::words::say;
use egui::Context;

/// The setup of a game.
pub fn setup(ctx: &Context, form: &SetupForm, favourites: &FavouritesView, art: &mut Art) -> Vec<SetupIntent<Choice>> {
    screen(ctx, art, "house-setup", |pen, place, intents| {
        let sheet = sheet_with_title(pen, place, say!("house-setup-heading"), 64);
        intents.extend(company_rows(pen, sheet, &form.company).into_iter().map(SetupIntent::Company));
        intents.extend(types(pen, sheet, form).map(SetupIntent::Choice));
        let trouble = form.trouble();
        let foot = Foot { complaint: trouble.as_deref(), ready: trouble.is_none(), length: &form.length(), favourites };
        let (seed, onward) = seed_and_onward(pen, sheet, &form.seed, foot);
        intents.extend(seed.map(SetupIntent::from));
        intents.extend(onward.map(SetupIntent::from));
    })
}
