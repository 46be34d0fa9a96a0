//! The program's icon: a ghost before a lit tower.

use super::colour::hex;
use super::ink::{Canvas, Ink, Shape};
use super::picture::Picture;
use super::vista::{Bank, Film, Ridge, Sky, tower};

/// The icon, `side` pixels square, with round corners.
pub fn icon(side: u32) -> Picture {
    let side = side.clamp(1, 1024);
    let mut film = Film::new(side, side);
    let sky = Sky { night: 0.30, glow: (0.62, 0.62), moon: None, seed: 14 };
    sky.paint(&mut film);
    Ridge { crest: 0.66, rise: 0.05, haze: 0.4, seed: 4 }.paint(&mut film, &sky);
    let mut stage = film.stage();
    tower(&mut stage, (0.90, 0.95), 0.075, 0.33, Some(hex(0x6F86A0)), hex(0xD9C7A8));
    tower(&mut stage, (0.685, 0.96), 0.135, 0.47, Some(hex(0xD2603E)), hex(0xE6D3B2));
    film.lay(stage, sky.air(), 0.0);
    Bank { top: 0.70, bottom: 1.4, ends: (-1.0, 2.0), thick: 1.0, billow: 0.8, seed: 3 }.paint(&mut film, &sky);
    let mut stage = film.stage();
    stage.ghost((0.38, 0.92), 0.64, 1.0);
    film.lay(stage, sky.air(), 0.0);
    rounded(film.finish(2.0))
}

/// Cuts the corners off and draws a thin golden rim.
fn rounded(mut picture: Picture) -> Picture {
    let side = picture.width as f32;
    let frame = Shape::rounded(0.02, 0.02, 0.96, 0.96, 0.21);
    let mut rim = Canvas::new(picture.width, picture.height);
    rim.at((0.0, 0.0), side);
    rim.stroke(&frame, 0.022, &Ink::flat(hex(0xE9C27A), 1.0));
    let mut inside = Canvas::new(picture.width, picture.height);
    inside.at((0.0, 0.0), side);
    inside.fill(&frame, &Ink::flat([1.0; 3], 1.0));
    let (rim, inside) = (rim.finish(), inside.finish());
    for ((pixel, rim), inside) in picture.rgba.chunks_mut(4).zip(rim.rgba.chunks(4)).zip(inside.rgba.chunks(4)) {
        let over = u32::from(rim[3]);
        for part in 0..3 {
            pixel[part] = ((u32::from(pixel[part]) * (255 - over) + u32::from(rim[part]) * over) / 255) as u8;
        }
        pixel[3] = inside[3].max(rim[3]);
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_has_round_corners_and_a_white_ghost_at_every_size() {
        for side in [16, 32, 64, 256] {
            let icon = icon(side);
            assert_eq!(icon.pixel(0, 0)[3], 0, "{side}");
            let at = |share: f32| (share * side as f32) as u32;
            let body = icon.pixel(at(0.38), at(0.36));
            assert!(body[3] == 255 && body[..3].iter().all(|&part| part > 190), "{side}: {body:?}");
        }
    }
}
