//! How a game comes to the table: new, continued, or opened directly from the command line.

use super::last_setup::Last;
use super::mist::Mist;
use super::saves::Saves;
use super::screens::setup::{Form, SetupForm, plan_on};
use super::words;
use crate::app::board::Paintings;
use crate::app::games::in_the_box::InTheBox;
use crate::app::pictures;
use crate::app::screens::TitleIntent;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::messages::{Answered, MessageView, Messages, Question};
use crate::app::shell::screen::Screen;
use crate::app::table;
use crate::app::words::say;
use crate::rules::mists::Setup;
use crate::table::mists::Sitting;
use crate::table::save;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), (look_for_save, open_at_once).chain());
    app.add_systems(Update, (go_on, open_elsewhere).in_set(FrameSystems::Answer));
}

/// A table to open at once, instead of the title.
#[derive(Resource, Clone, Debug, Reflect)]
#[reflect(Resource)]
pub struct StraightToTable {
    /// The level's number.
    pub level: u8,
    /// How many people play.
    pub players: usize,
    /// Whether the Spell Circles are played with.
    pub spell_circles: bool,
    /// The seed for the order of the tiles. `None` for a random one.
    pub seed: Option<u64>,
}

impl StraightToTable {
    /// A table of this level for this many players, with a random order of tiles.
    pub const fn of(level: u8, players: usize) -> StraightToTable {
        StraightToTable { level, players, spell_circles: false, seed: None }
    }

    /// The same with the Spell Circles.
    pub const fn with_circles(level: u8, players: usize) -> StraightToTable {
        StraightToTable { spell_circles: true, ..StraightToTable::of(level, players) }
    }
}

/// A saved game to open at once, instead of the title.
#[derive(Resource, Clone, Debug)]
pub struct StraightToSave(pub PathBuf);

/// A game to start.
pub struct Plan {
    /// Level, deck and seats.
    pub setup: Setup,
    /// The seed for the order of the tiles.
    pub seed: u64,
    /// The names of the players, by seat.
    pub names: Vec<String>,
}

impl Plan {
    /// The same players at the same table with the same order of tiles.
    pub fn of(sitting: &Sitting) -> Plan {
        Plan { setup: sitting.setup().clone(), seed: sitting.seed(), names: sitting.names().to_vec() }
    }
}

/// A random seed that is short enough to tell a friend.
pub fn fresh_seed() -> u64 {
    rand::random_range(1..1_000_000)
}

/// Everything that is needed to open a table.
#[derive(SystemParam)]
pub struct ToTable<'w, 's> {
    saves: ResMut<'w, Saves>,
    /// Where to report that a game cannot start.
    pub messages: ResMut<'w, Messages>,
    /// The next screen.
    pub screen: ResMut<'w, NextState<Screen>>,
    commands: Commands<'w, 's>,
}

impl ToTable<'_, '_> {
    /// Starts a game, or reports why it cannot start.
    pub fn begin(&mut self, plan: Result<Plan, String>) {
        let begun = plan.and_then(|Plan { setup, seed, names }| {
            Sitting::begin(setup, seed, names).map_err(|error| error.to_string())
        });
        match begun {
            Ok(sitting) => self.open_another(sitting),
            Err(why) => self.refuse(say!("told-table-not-laid"), &why),
        }
    }

    /// Puts another game on the table than the one under way, and saves it.
    fn open_another(&mut self, sitting: Sitting) {
        self.saves.begin(&sitting);
        open_table(sitting, &mut self.commands, &mut self.screen);
    }

    fn refuse(&mut self, heading: &str, why: &str) {
        self.messages.tell(MessageView::told(heading, &words::sentence(why)));
    }
}

/// Puts a sitting on the table and shows the table.
pub fn open_table(sitting: Sitting, commands: &mut Commands, screen: &mut NextState<Screen>) {
    commands.queue(|world: &mut World| {
        pictures::finish(world);
        world.resource_mut::<Paintings>().clear();
        world.resource_mut::<Mist>().clear();
        table::lay_out(sitting, world);
    });
    // If the table is shown already, entering it again would first leave it and clear the new sitting.
    NextState::set_if_neq(screen, Screen::Table);
}

/// Looks for a game to continue. A damaged save is moved away and reported.
fn look_for_save(mut saves: ResMut<Saves>, mut messages: ResMut<Messages>) {
    if let Err(damaged) = saves.look() {
        messages.tell_damaged(damaged);
    }
}

/// What the command line asks to open.
#[derive(SystemParam)]
struct AtOnce<'w> {
    table: Option<Res<'w, StraightToTable>>,
    save: Option<Res<'w, StraightToSave>>,
}

fn open_at_once(
    at_once: AtOnce,
    last: Res<Last>,
    in_the_box: Res<InTheBox>,
    mut form: ResMut<Form>,
    mut asked_before: Local<bool>,
    mut to_table: ToTable,
) {
    let first = !std::mem::replace(&mut *asked_before, true);
    if to_table.saves.is_elsewhere() && first {
        // The answer leads to this system again.
        to_table.messages.ask(MessageView::open_elsewhere(), Question::Elsewhere);
        return;
    }
    if let Some(save) = &at_once.save {
        match save::read(&save.0) {
            Ok(sitting) => to_table.open_another(sitting),
            Err(why) => to_table.refuse(say!("told-not-continued"), &why.to_string()),
        }
        to_table.commands.remove_resource::<StraightToSave>();
    } else if let Some(straight) = &at_once.table {
        form.0 = Some(form_for(straight, &last));
        match to_table.saves.found().cloned() {
            Some(found) => to_table.messages.ask(MessageView::another_under_way(&found), Question::Replace),
            None => to_table.begin(plan_on(&form, &in_the_box)),
        }
        to_table.commands.remove_resource::<StraightToTable>();
    } else if let (Some(found), true) = (to_table.saves.found().cloned(), first) {
        to_table.messages.ask(MessageView::offer_to_continue(&found), Question::Continue);
    }
}

/// The setup that the command line asks for, with the players of the last game.
fn form_for(straight: &StraightToTable, last: &Last) -> SetupForm {
    let seed = straight.seed.unwrap_or_else(rand::random);
    let mut form = SetupForm::new(straight.level, straight.players, seed);
    if let Some(last) = &last.0 {
        form.seat_again(&last.seats);
    }
    form.spell_circles = straight.spell_circles;
    form
}

/// Continues the saved game.
fn go_on(mut intents: MessageReader<TitleIntent>, mut answers: MessageReader<Answered>, mut to_table: ToTable) {
    let clicked = intents.read().any(|intent| *intent == TitleIntent::Continue);
    let answered = answers.read().any(|answer| answer.yes && answer.question == Question::Continue);
    if !clicked && !answered {
        return;
    }
    match to_table.saves.go_on() {
        Ok(sitting) => open_table(sitting, &mut to_table.commands, &mut to_table.screen),
        Err(why) => to_table.refuse(say!("told-not-continued"), &why),
    }
}

/// Another window uses the folder: the player plays without saving, or quits.
fn open_elsewhere(
    mut answers: MessageReader<Answered>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    for answer in answers.read().filter(|answer| answer.question == Question::Elsewhere) {
        match answer.yes {
            // Entering the title again looks for something to open.
            true => screen.set(Screen::Title),
            false => drop(exit.write(AppExit::Success)),
        }
    }
}
