//! Envelopes: functions from the seconds since the start of a part to a share of its gain.

use std::f32::consts::PI;

/// A strike: loud at once, and half as loud after every `half` seconds.
pub fn strike(attack: f32, half: f32) -> impl Fn(f32) -> f32 {
    move |t| rise(t / attack) * (-t / half).exp2()
}

/// A swell: rises until `peak` and ends at `end`, both in seconds.
pub fn swell(peak: f32, end: f32) -> impl Fn(f32) -> f32 {
    move |t| if t < peak { rise(t / peak) } else { rise((end - t) / (end - peak)) }
}

/// A held sound: rises in `attack`, stays, and falls in `release` before `end`, all in seconds.
pub fn held(attack: f32, release: f32, end: f32) -> impl Fn(f32) -> f32 {
    move |t| rise(t / attack) * rise((end - t) / release)
}

/// A smooth curve from 0 to 1.
pub fn rise(share: f32) -> f32 {
    match share {
        share if share <= 0.0 => 0.0,
        share if share >= 1.0 => 1.0,
        share => 0.5 - 0.5 * (share * PI).cos(),
    }
}

/// A number between two others for a share from 0 to 1, in equal ratios, because that is how we hear pitch.
pub fn glide(from: f32, to: f32, share: f32) -> f32 {
    from * (to / from).powf(share.clamp(0.0, 1.0))
}
