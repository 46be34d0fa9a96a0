//! Pictures that only *Don't Go In There* needs: its cards, dice and marks, its six rooms, and the house around them.

pub mod cards;
pub mod dice;
mod ghost;
pub mod house;
pub mod marks;
pub mod rooms;
mod stage;
