//! The game of rooms, dice and cards: whole random games, what is hidden, scenarios, traces.

mod random_games;
