//! A table of this game that the command line asks for.

use super::screens::setup::{Form, SetupForm, plan_on};
use crate::app::games::in_the_box::InTheBox;
use crate::app::games::last_setup::Last;
use crate::app::games::opening::{OpenAtOnce, ToTable, fresh_seed};
use crate::app::shell::messages::Question;
use crate::app::shell::screen::Screen;
use crate::guide::{Policy, Strength};
use crate::table::Seat;
use crate::table::mists::last_setup::LastSetup;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), open.after(OpenAtOnce).run_if(resource_exists::<StraightToMists>));
}

/// A table to open at once, instead of the title.
#[derive(Resource, Clone, Debug, Reflect)]
#[reflect(Resource)]
pub struct StraightToMists {
    /// The level's number.
    pub level: u8,
    /// How many play.
    pub players: usize,
    /// The guide plays for so many of them, the last ones.
    pub computers: usize,
    /// Whether the Spell Circles are played with.
    pub spell_circles: bool,
    /// The seed for the order of the tiles. `None` for a random one.
    pub seed: Option<u64>,
}

impl StraightToMists {
    /// A table of this level for this many players, with a random order of tiles.
    pub const fn of(level: u8, players: usize) -> StraightToMists {
        StraightToMists { level, players, computers: 0, spell_circles: false, seed: None }
    }

    /// The same with the Spell Circles.
    pub const fn with_circles(level: u8, players: usize) -> StraightToMists {
        StraightToMists { spell_circles: true, ..StraightToMists::of(level, players) }
    }
}

/// Opens the table. If another window has the folder, that is asked first, and the answer leads here again.
pub(in crate::app::games) fn open(
    straight: Res<StraightToMists>,
    last: Res<Last<LastSetup>>,
    in_the_box: Res<InTheBox>,
    mut form: ResMut<Form>,
    mut to_table: ToTable,
    mut commands: Commands,
) {
    if to_table.messages.asks(Question::Elsewhere) {
        return;
    }
    form.0 = Some(form_for(&straight, &last));
    to_table.ask_to_begin(plan_on(&form, &in_the_box));
    commands.remove_resource::<StraightToMists>();
}

/// The setup that the command line asks for, with the players of the last game.
fn form_for(straight: &StraightToMists, last: &Last<LastSetup>) -> SetupForm {
    let seed = straight.seed.unwrap_or_else(fresh_seed);
    let mut form = SetupForm::new(straight.level, straight.players, seed);
    if let Some(last) = last.setup() {
        form.seat_again(&last.seats);
    }
    form.spell_circles = straight.spell_circles;
    for (number, seat) in form.seats.iter_mut().enumerate() {
        let person = number + straight.computers < straight.players;
        seat.played_by = if person { Seat::Person } else { Seat::Computer(Policy::Guide(Strength::Strong)) };
    }
    form
}
