//! Pictures that only the competitive game needs: where its pieces stand, lie and are haunted, and its whole board.

pub mod panorama;
pub mod posts;
pub mod standing;
