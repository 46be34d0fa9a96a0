//! The three games without a window: their rules, scenarios and traces, what may be known and foreseen, the guide, and
//! a toy game that shows what all games share.

mod carcassonne;
mod deck;
mod dont_go_in;
mod far_away;
mod fingerprints;
mod foresight;
mod guide;
mod histories;
mod large_regions;
mod markers;
mod perft;
mod properties;
mod random_play;
mod scenarios;
mod scoring_order;
mod scripts;
mod setup;
mod toy;
mod walk;
