//! `mists shots`: pictures of the game, rendered without a window.

use super::Failure;
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Shots {
    /// The folder for the pictures
    #[arg(long, required_unless_present = "list")]
    out: Option<PathBuf>,
    /// How large they are
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "1280x720", value_parser = size)]
    size: (u32, u32),
    /// How the mist is shown; as the adapter can unless told
    #[arg(long, value_enum)]
    mist: Option<super::window::Mist>,
    /// How large panels and text are, in per cent; as far as it fits
    #[arg(long, value_name = "PER CENT", default_value_t = 100, value_parser = clap::value_parser!(u16).range(75..=200))]
    scale: u16,
    /// Tell which scenes there are
    #[arg(long)]
    list: bool,
    /// The scenes; all of them unless named
    #[arg(value_name = "SCENE")]
    scenes: Vec<String>,
}

/// Smallest and largest side of a picture, in pixels.
const SIDES: std::ops::RangeInclusive<u32> = 320..=7680;

fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |side: &str| side.parse().ok().filter(|side| SIDES.contains(side));
    text.split_once('x')
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| format!("expected two sides from {} to {}, like 1280x720", SIDES.start(), SIDES.end()))
}

impl Shots {
    /// Renders the scenes one by one.
    #[cfg(feature = "game")]
    pub fn run(&self) -> Result<(), Failure> {
        use crate::app::shots;
        use crate::table::settings::Settings;
        if self.list {
            for scene in shots::SCENES {
                println!("{:<20}{}", scene.name, scene.shows);
            }
            return Ok(());
        }
        let Some(out) = &self.out else { return Ok(()) };
        let settings =
            Settings { mist: self.mist.map(Into::into).unwrap_or_default(), scale: self.scale, ..Settings::default() };
        for scene in shots::scenes(&self.scenes)? {
            let path = out.join(format!("{}.png", scene.name));
            shots::write(&scene.take(self.size, settings)?, &path).map_err(|error| Failure::with_file(&path, error))?;
            println!("{}", path.display());
        }
        Ok(())
    }

    /// Says that there is nothing to see.
    #[cfg(not(feature = "game"))]
    pub fn run(&self) -> Result<(), Failure> {
        Err(Failure("built without the window: there is nothing to take pictures of".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_two_reasonable_sides() {
        assert_eq!(size("1920x1080"), Ok((1920, 1080)));
        assert!(["1920", "1920x", "0x0", "99999x720", "axb"].iter().all(|text| size(text).is_err()));
    }
}
