//! Thinks ahead in any game: tries the actions that look best in many games that are imagined for some turns or to
//! their end.
//!
//! What is hidden is imagined anew for each of them ([`Guided::imagined`](crate::guide::Guided::imagined)), so nothing
//! that the acting player cannot know has a part in what is found. [`Effort`] says how long to think, and [`search`]
//! does it.

mod ahead;
mod effort;
mod halving;
mod judge;
mod outlook;
mod tree;
mod wave;

pub use effort::Effort;
pub use halving::{Considered, compare, decide, search};
pub use judge::{Judged, judge};
pub use outlook::outlook;
pub use tree::{Leaf, decide_by_tree};
