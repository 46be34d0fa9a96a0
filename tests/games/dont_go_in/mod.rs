//! The game of rooms, dice and cards: whole random games, what is hidden, scenarios, traces, and the count at the end.

mod commands;
mod hidden;
mod newcomer;
mod properties;
mod random_games;
mod referee;
mod scenarios;
mod tally;
mod traces;
