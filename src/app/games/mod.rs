//! What the window shows of each game, one module per game.

pub mod mists;
