//! A table of this game that the command line asks for.

use super::screens::setup::Form;
use crate::app::games::in_the_box::InTheBox;
use crate::app::games::mists;
use crate::app::games::opening::{OpenAtOnce, ToTable};
use crate::app::games::playing::Playing;
use crate::app::games::setting_up::GameForm;
use crate::app::shell::messages::Question;
use crate::app::shell::screen::Screen;
use crate::guide::Policy;
use crate::table::Seat;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Title),
        open.after(OpenAtOnce).after(mists::straight::open).run_if(resource_exists::<StraightToCarcassonne>),
    );
}

/// A table to open at once, instead of the title.
#[derive(Resource, Clone, Debug)]
pub struct StraightToCarcassonne {
    /// How many play, 2 to 6.
    pub players: usize,
    /// How many of them the computer plays: the last ones.
    pub computers: usize,
    /// Whether farmers are played with.
    pub farmers: bool,
    /// Whether the Spell Circles are played with.
    pub spell_circles: bool,
    /// Whether everybody has an abbot.
    pub abbot: bool,
    /// The seed for the order of the tiles. `None` for a random one.
    pub seed: Option<u64>,
}

impl StraightToCarcassonne {
    /// A table for this many players, of whom the last ones are computers, without options.
    pub const fn of(players: usize, computers: usize) -> StraightToCarcassonne {
        StraightToCarcassonne { players, computers, farmers: true, spell_circles: false, abbot: false, seed: None }
    }

    /// Who sits on a seat: a person, or the computer on one of the last ones.
    pub fn seat(&self, number: usize) -> Seat {
        let person = number + self.computers < self.players;
        if person { Seat::Person } else { Seat::Computer(Policy::Beginner) }
    }
}

/// Opens the table. If another window has the folder, that is asked first, and the answer leads here again.
pub(in crate::app::games) fn open(
    straight: Res<StraightToCarcassonne>,
    in_the_box: Res<InTheBox>,
    mut form: ResMut<Form>,
    mut playing: ResMut<NextState<Playing>>,
    mut to_table: ToTable,
    mut commands: Commands,
) {
    if to_table.messages.asks(Question::Elsewhere) {
        return;
    }
    form.0.invite(&straight);
    // The question that may be asked first belongs to this game.
    playing.set(Playing::Carcassonne);
    to_table.ask_to_begin(form.0.plan_on(&in_the_box));
    commands.remove_resource::<StraightToCarcassonne>();
}
