//! The house around the rooms (placeholder).
