//! The competitive game in the window.

pub mod panels;
