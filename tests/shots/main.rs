//! Pictures rendered without a window: they are not empty and not all the same. Needs Vulkan, at least in software.

// The pictures to compare with are drawn by the software driver there.
#![cfg(target_os = "linux")]

mod golden;

use mists::app::shots;
use mists::painter::picture::Picture;
use mists::table::settings::{MistChoice, Settings};
use std::collections::HashSet;
use std::path::Path;

const SIZE: (u32, u32) = (1280, 720);

/// Takes a picture of a scene with still mist, and saves it in `target/shots`.
fn taken(name: &str) -> Picture {
    taken_with(name, MistChoice::Still)
}

fn taken_with(name: &str, mist: MistChoice) -> Picture {
    let scenes = shots::scenes(&[name.to_owned()]).expect("a scene of that name");
    let picture = scenes[0].take(SIZE, Settings { mist, ..Settings::default() }).expect("a picture");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/shots").join(format!("{name}.png"));
    shots::write(&picture, &path).expect("a place for the picture");
    assert_eq!((picture.width, picture.height), SIZE);
    picture
}

fn pixels(picture: &Picture) -> impl Iterator<Item = [u8; 4]> {
    picture.rgba.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]])
}

/// The share of the picture that looks like parchment.
fn parchment(picture: &Picture) -> f32 {
    let like = |[red, green, blue, _]: [u8; 4]| {
        red.abs_diff(0xD8) < 36 && green.abs_diff(0xC3) < 36 && blue.abs_diff(0x97) < 40 && red > blue
    };
    pixels(picture).filter(|&pixel| like(pixel)).count() as f32 / (picture.width * picture.height) as f32
}

fn differ(a: &Picture, b: &Picture) -> f32 {
    pixels(a).zip(pixels(b)).filter(|(a, b)| a != b).count() as f32 / (a.width * a.height) as f32
}

#[test]
fn each_scene_has_a_name_of_its_own() {
    let mut names: Vec<&str> = shots::scenes(&[]).expect("all scenes").iter().map(|scene| scene.name).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all, "one picture would be written over another");
}

#[test]
fn scenes_are_full_of_different_things() {
    let pictures = ["title", "level-select", "setup-2", "table-early", "meeple-choice"].map(taken);
    for (number, picture) in pictures.iter().enumerate() {
        let colours: HashSet<[u8; 4]> = pixels(picture).collect();
        assert!(colours.len() > 5000, "picture {number} has only {} colours", colours.len());
        for other in &pictures[..number] {
            assert!(differ(picture, other) > 0.1, "picture {number} shows what another shows");
        }
        assert!(pixels(picture).all(|[.., alpha]| alpha == 255));
    }
    for picture in &pictures[2..] {
        assert!(parchment(picture) > 0.08, "no paper: {}", parchment(picture));
    }
}

/// The share of the picture that is as green as fields.
fn fields(picture: &Picture) -> f32 {
    let green = |[red, green, blue, _]: [u8; 4]| green > 60 && green > red.max(blue).saturating_add(12);
    pixels(picture).filter(|&pixel| green(pixel)).count() as f32 / (picture.width * picture.height) as f32
}

#[test]
fn land_lies_under_the_mist_however_that_is_shown() {
    for mist in [MistChoice::Still, MistChoice::Living] {
        let green = fields(&taken_with("table-early", mist));
        assert!(green > 0.01, "{mist:?} mist: {green} of the picture is green");
    }
}

#[test]
fn a_scene_is_the_same_every_time() {
    let (first, second) = (taken("table-early"), taken("table-early"));
    assert!(differ(&first, &second) < 1e-4, "{} of the picture differs", differ(&first, &second));
}

/// Even if the files are loaded fast and few frames are drawn by then.
#[test]
fn the_loading_screen_is_held() {
    let (first, second) = (taken("loading"), taken("loading"));
    assert!(differ(&first, &second) < 1e-4, "{} of the picture differs", differ(&first, &second));
    let amber = |[red, green, blue, _]: [u8; 4]| red > 200 && green > 120 && blue < 120;
    let filled = pixels(&first).filter(|&pixel| amber(pixel)).count() as f32 / pixels(&first).count() as f32;
    assert!((0.0008..0.002).contains(&filled), "{filled} of the picture is the bar's filled part");
}

#[test]
fn an_unknown_scene_is_answered_with_the_known_ones() {
    let error = shots::scenes(&["tea-time".to_owned()]).err().expect("no such scene").to_string();
    assert!(error.contains("tea-time") && error.contains("title-continue"), "{error}");
}
