//! What the painter paints: the same as always, what the rules say, and easy to tell apart for all eyes.

mod colour_vision;
mod faces;
mod golden;
mod shipped;
