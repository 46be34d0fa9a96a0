//! stub
/// level
#[derive(Clone, Debug)]
pub struct Level {
    /// n
    pub number: u8,
    /// g
    pub ghosts: u8,
    /// c
    pub castles: bool,
    /// g
    pub goal: u16,
}
