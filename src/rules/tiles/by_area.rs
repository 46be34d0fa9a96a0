//! A number for each mist area of a tile.

use std::ops::{Index, IndexMut};

/// How many of something are in each mist area of one tile, in the order of the face's list (MIST-6).
///
/// ```
/// use mists::rules::tiles::ByArea;
///
/// let mut counts = ByArea::default();
/// counts[1] += 2;
/// assert_eq!((counts.sum(), counts.filled().collect::<Vec<_>>()), (2, vec![(1, 2)]));
/// assert_eq!((counts.take_first(), counts[1]), (Some(1), 1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByArea([u8; ByArea::MOST]);

impl ByArea {
    /// No tile has more mist areas: each reaches at least one of its sides.
    pub const MOST: usize = 4;

    /// All of them together.
    pub fn sum(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; ByArea::MOST]
    }

    /// The numbers, area by area.
    pub fn iter(&self) -> std::slice::Iter<'_, u8> {
        self.0.iter()
    }

    /// The areas that have any, and how many.
    pub fn filled(self) -> impl Iterator<Item = (u8, u8)> {
        (0..).zip(self.0).filter(|&(_, count)| count > 0)
    }

    /// Takes one from an area; false if there is no such area or none is left in it.
    pub fn take(&mut self, area: u8) -> bool {
        let left = self.0.get_mut(area as usize).filter(|left| **left > 0);
        left.map(|left| *left -= 1).is_some()
    }

    /// Takes one from the first area that has any left.
    pub fn take_first(&mut self) -> Option<u8> {
        let area = self.0.iter().position(|&left| left > 0)?;
        self.0[area] -= 1;
        Some(area as u8)
    }

    /// All four in one number, for a fingerprint.
    pub(in crate::rules) fn in_one(self) -> u64 {
        u64::from(u32::from_le_bytes(self.0))
    }
}

impl Index<u8> for ByArea {
    type Output = u8;

    fn index(&self, area: u8) -> &u8 {
        &self.0[area as usize]
    }
}

impl IndexMut<u8> for ByArea {
    fn index_mut(&mut self, area: u8) -> &mut u8 {
        &mut self.0[area as usize]
    }
}

impl IntoIterator for ByArea {
    type Item = u8;
    type IntoIter = std::array::IntoIter<u8, { ByArea::MOST }>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a ByArea {
    type Item = &'a u8;
    type IntoIter = std::slice::Iter<'a, u8>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
