//! Pictures that only the competitive game needs: where its pieces stand, lie and are haunted.

pub mod posts;
pub mod standing;
