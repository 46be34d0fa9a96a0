//! stub
use super::{Centre, Face, Level, Square};
/// id
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct FaceId(pub(super) u8);
/// named
#[derive(Clone, Debug)]
pub struct NamedFace {
    /// n
    pub name: String,
    /// f
    pub face: Face,
    /// c
    pub count: u8,
}
/// deck
#[derive(Clone, Debug)]
pub struct Deck {
    faces: Vec<NamedFace>,
    start: Vec<(Square, Face)>,
}
impl Deck {
    /// most
    pub const MOST_TILES: usize = 120;
    /// f
    pub fn faces(&self) -> &[NamedFace] {
        &self.faces
    }
    /// s
    pub fn start(&self) -> &[(Square, Face)] {
        &self.start
    }
    /// t
    pub fn tiles_for(&self, level: &Level) -> Vec<FaceId> {
        self.faces
            .iter()
            .enumerate()
            .filter(|(_, f)| level.castles || !matches!(f.face.centre(), Some(Centre::Castle | Centre::Cemetery)))
            .flat_map(|(i, f)| std::iter::repeat_n(FaceId(i as u8), f.count as usize))
            .collect()
    }
}
