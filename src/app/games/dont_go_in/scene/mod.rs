//! What stands, hangs and lies in the house, one file each: the house and its rooms, cards, meeples, dice, and the
//! ghosts on their way to the players.

mod cards;
mod dice;
mod flames;
mod ghosts;
mod house;
mod meeples;
mod names;
mod seats;

use bevy::prelude::*;

pub use cards::HangingCard;
pub use dice::{Die, Tumbling};
pub use house::{Boards, HungRoom};
pub use meeples::Meeple;
pub use seats::SeatPlaces;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        house::plugin,
        flames::plugin,
        cards::plugin,
        meeples::plugin,
        dice::plugin,
        ghosts::plugin,
        seats::plugin,
    ));
}
