//! What is heard, sample by sample.

/// Samples a second.
pub const RATE: u32 = 44_100;

/// A stereo sound; 1 is as loud as can be.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Samples {
    /// Left and right, [`RATE`] of them a second.
    pub frames: Vec<[f32; 2]>,
}

impl Samples {
    /// How long it lasts.
    pub fn seconds(&self) -> f32 {
        self.frames.len() as f32 / RATE as f32
    }

    /// The largest sample.
    pub fn peak(&self) -> f32 {
        self.frames.iter().flatten().fold(0.0, |peak, sample| sample.abs().max(peak))
    }

    /// Both sides in one.
    pub fn middle(&self) -> Vec<f32> {
        self.frames.iter().map(|[left, right]| (left + right) / 2.0).collect()
    }
}
