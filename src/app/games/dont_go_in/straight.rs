//! A table of this game that the command line asks for.

use super::screens::setup::Form;
use crate::app::games::carcassonne;
use crate::app::games::opening::{OpenAtOnce, ToTable};
use crate::app::games::playing::Playing;
use crate::app::shell::messages::Question;
use crate::app::shell::screen::Screen;
use crate::guide::Policy;
use crate::table::Seat;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Title),
        open.after(OpenAtOnce).after(carcassonne::straight::open).run_if(resource_exists::<StraightToDontGoIn>),
    );
}

/// A table to open at once, instead of the title.
#[derive(Resource, Clone, Debug)]
pub struct StraightToDontGoIn {
    /// How many play, 2 to 5.
    pub players: usize,
    /// How many of them the computer plays: the last ones.
    pub computers: usize,
    /// The seed for cards and dice. `None` for a random one.
    pub seed: Option<u64>,
}

impl StraightToDontGoIn {
    /// Who sits on a seat: a person, or the computer on one of the last ones.
    pub fn seat(&self, number: usize) -> Seat {
        let person = number + self.computers < self.players;
        if person { Seat::Person } else { Seat::Computer(Policy::Beginner) }
    }
}

/// Opens the table. If another window has the folder, that is asked first, and the answer leads here again.
fn open(
    straight: Res<StraightToDontGoIn>,
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
    playing.set(Playing::DontGoIn);
    to_table.ask_to_begin(form.0.plan());
    commands.remove_resource::<StraightToDontGoIn>();
}
