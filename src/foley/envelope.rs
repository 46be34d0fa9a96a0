//! How loud a part is as it goes on: from the second since its beginning to a share of its gain.

use std::f32::consts::PI;

/// Struck: there at once, and half as loud after every `half` seconds.
pub fn strike(attack: f32, half: f32) -> impl Fn(f32) -> f32 {
    move |t| rise(t / attack) * (-t / half).exp2()
}

/// Swells until `peak` and is gone at `end`, both in seconds.
pub fn swell(peak: f32, end: f32) -> impl Fn(f32) -> f32 {
    move |t| if t < peak { rise(t / peak) } else { rise((end - t) / (end - peak)) }
}

/// Comes up in `attack`, stays, and goes in `release` before `end`, all in seconds.
pub fn held(attack: f32, release: f32, end: f32) -> impl Fn(f32) -> f32 {
    move |t| rise(t / attack) * rise((end - t) / release)
}

/// From 0 to 1 as the share does, without an edge at either end.
pub fn rise(share: f32) -> f32 {
    match share {
        share if share <= 0.0 => 0.0,
        share if share >= 1.0 => 1.0,
        share => 0.5 - 0.5 * (share * PI).cos(),
    }
}

/// From one number to another as the share goes from 0 to 1, in even ratios, as pitch is heard.
pub fn glide(from: f32, to: f32, share: f32) -> f32 {
    from * (to / from).powf(share.clamp(0.0, 1.0))
}
