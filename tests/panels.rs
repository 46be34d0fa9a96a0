//! Panels and screens without a window.
