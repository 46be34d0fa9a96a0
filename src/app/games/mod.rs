//! What the window shows of each game, a room a game.

pub mod mists;
