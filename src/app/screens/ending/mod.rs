//! What the games against each other have at their end: a count step by step, a chart of the scores, and the result
//! with the ways on.

mod chart;
mod count;
mod result;

pub use chart::{ScoreLine, Scores, between_marks, chart};
pub use count::{CountIntent, CountKeys, CountPace, Progress, count_keys};
pub use result::{WayOn, facts, over_and_won, seed_as_written, tell_of_take_back, ways_on};
