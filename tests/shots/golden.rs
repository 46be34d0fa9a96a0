//! Golden pictures of whole screens: the rendered pictures must look like those in `tests/rendered`, at half the size.
//!
//! Drivers round differently, so a pixel may differ a little. A larger difference is a change, which must be intended.
//! After such a change, look at the new pictures in the folder `rendered` of the target folder, then accept them:
//! `ACCEPT_RENDERED=1 cargo test --features panel-tests --test shots golden`.

use super::taken;
use mists::app::shots;
use mists::painter::picture::Picture;
use std::fs;
use std::path::Path;

/// If this variable is set, the newly rendered pictures are accepted.
const ACCEPT: &str = "ACCEPT_RENDERED";

/// How much a channel of a pixel may differ.
const OFF: u8 = 12;

/// The share of pixels that may differ more than that. A word on a panel has more pixels.
const SHARE: f32 = 0.001;

/// The picture at half its width and height. Each pixel is the mean of four.
fn halved(picture: &Picture) -> Picture {
    let (width, height) = (picture.width / 2, picture.height / 2);
    let four = |x: u32, y: u32| [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| picture.pixel(2 * x + dx, 2 * y + dy));
    let mean = |four: [[u8; 4]; 4], channel: usize| {
        (four.iter().map(|pixel| u16::from(pixel[channel])).sum::<u16>() / 4) as u8
    };
    let places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    let pixels = places.map(|(x, y)| four(x, y)).flat_map(|four| std::array::from_fn::<u8, 4, _>(|i| mean(four, i)));
    Picture { width, height, rgba: pixels.collect() }
}

/// The share of pixels that differ.
fn unlike(old: &Picture, new: &Picture) -> f32 {
    if (old.width, old.height) != (new.width, new.height) {
        return 1.0;
    }
    let far = |(old, new): (&[u8], &[u8])| old.iter().zip(new).any(|(old, new)| old.abs_diff(*new) > OFF);
    let count = old.rgba.chunks(4).zip(new.rgba.chunks(4)).filter(|&pair| far(pair)).count();
    count as f32 / (old.width * old.height) as f32
}

fn read(path: &Path) -> Option<Picture> {
    fs::read(path).ok().and_then(|bytes| Picture::read_png(&bytes).ok())
}

/// How a scene differs from its golden picture, if it does.
fn change_of(name: &str) -> Option<String> {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rendered").join(format!("{name}.png"));
    let now = halved(&taken(name));
    if std::env::var_os(ACCEPT).is_some() {
        shots::write(&now, &golden).expect("a place for the picture");
        return None;
    }
    let share = read(&golden).map_or(1.0, |golden| unlike(&golden, &now));
    if share <= SHARE {
        return None;
    }
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder");
    let anew = target.join("rendered").join(format!("{name}.png"));
    shots::write(&now, &anew).expect("a place for the picture");
    Some(format!(
        "{name}: {:.2} % of the picture is another.\n  accepted: {}\n  rendered now: {}\n",
        share * 100.0,
        golden.display(),
        anew.display()
    ))
}

#[test]
fn golden_screens_look_as_they_did() {
    let scenes =
        ["title", "level-select", "setup-2", "settings", "level-6-everything", "circles-ahead", "result-victory"];
    let changes: Vec<String> = scenes.into_iter().filter_map(change_of).collect();
    assert!(changes.is_empty(), "{}{ACCEPT}=1 accepts what is rendered now", changes.concat());
}

#[test]
fn golden_screens_are_compared_with_tolerance_but_compared() {
    let plain = |level: u8| Picture { width: 100, height: 10, rgba: vec![level; 4000] };
    assert_eq!(unlike(&plain(80), &plain(80 + OFF)), 0.0);
    assert_eq!(unlike(&plain(80), &plain(80 - OFF - 1)), 1.0);
    let mut spotted = plain(80);
    spotted.rgba[400..408].fill(255);
    assert!(unlike(&plain(80), &spotted) > SHARE);
}
