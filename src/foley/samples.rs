//! A sound as a row of samples for each ear: how long it is, how loud, and its middle.

/// Samples per second.
pub const RATE: u32 = 44_100;

/// A stereo sound. The largest possible value is 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Samples {
    /// Left and right, [`RATE`] pairs per second.
    pub frames: Vec<[f32; 2]>,
}

impl Samples {
    /// The length in seconds.
    pub fn seconds(&self) -> f32 {
        self.frames.len() as f32 / RATE as f32
    }

    /// The largest absolute value.
    pub fn peak(&self) -> f32 {
        self.frames.iter().flatten().fold(0.0, |peak, sample| sample.abs().max(peak))
    }

    /// Both sides mixed into one.
    pub fn middle(&self) -> Vec<f32> {
        self.frames.iter().map(|[left, right]| (left + right) / 2.0).collect()
    }
}
