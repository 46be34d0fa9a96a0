//! Pictures that only *Don't Go In There* needs: its six rooms and the house around them.

pub mod house;
pub mod rooms;
mod stage;
