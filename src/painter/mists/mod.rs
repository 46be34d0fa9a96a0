//! Pictures that only the cooperative game needs: whole boards with figures, level cards, title and defeat.

pub(in crate::painter) mod backdrop;
pub mod companions;
pub mod defeat;
pub mod extent;
pub mod lessons;
pub mod level_card;
pub mod panorama;
pub mod regions;
pub mod standing;
pub(in crate::painter) mod story;
pub mod title;
pub mod veil;

pub use level_card::level_card;
pub use panorama::panorama;
