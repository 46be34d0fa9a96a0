//! One sitting: what is shipped, what is written down, and whether it is all in order.

pub mod audit;
pub mod shipped;
pub mod trace;
