//! Colours and how to mix them.

/// A colour without alpha: red, green and blue in 0..=1, sRGB-encoded like the pictures.
pub type Rgb = [f32; 3];

/// The colour of a code such as `0xC8392F`.
pub const fn hex(code: u32) -> Rgb {
    [(code >> 16 & 255) as f32 / 255.0, (code >> 8 & 255) as f32 / 255.0, (code & 255) as f32 / 255.0]
}

/// The colour between two others. `share` is how far it is from the first.
pub fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    std::array::from_fn(|i| from[i] + (to[i] - from[i]) * share)
}

/// The colour with each channel multiplied by `by` and increased by `plus`, kept in range.
pub fn toned(colour: Rgb, by: f32, plus: f32) -> Rgb {
    colour.map(|part| (part * by + plus).clamp(0.0, 1.0))
}

/// The colour made lighter or darker.
pub fn times(colour: Rgb, by: f32) -> Rgb {
    toned(colour, by, 0.0)
}
