//! Pictures that only *Don't Go In There* needs: its cards, dice and marks, its six rooms, the house around them, and
//! all of it in one picture.

pub mod cards;
pub mod dice;
mod ghost;
pub mod house;
pub mod marks;
pub mod panorama;
pub mod rooms;
mod stage;
