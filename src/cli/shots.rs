//! `mists shots`: pictures of the game, rendered without a window.

use super::crowd::MOST_JOBS;
use super::number::number;
#[cfg(feature = "game")]
use super::say;
use super::{Failure, GameName};
use crate::table::settings::LanguageChoice;
use clap::{Args, ValueEnum};
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
    /// The language; English unless told
    #[arg(long, value_enum)]
    language: Option<LanguageName>,
    /// How large panels and text are, in per cent; as far as it fits
    #[arg(long, value_name = "PER CENT", default_value_t = 100, value_parser = number::<u16>(75..=200))]
    scale: u16,
    /// Pictures at the same time; as many as there are processors unless told
    #[arg(long, value_parser = number::<u16>(MOST_JOBS))]
    jobs: Option<u16>,
    /// Only the scenes of this game; those of all unless told
    #[arg(long, value_enum, conflicts_with = "scenes")]
    game: Option<GameName>,
    /// Tell which scenes there are
    #[arg(long)]
    list: bool,
    /// The scenes; all of them unless named
    #[arg(value_name = "SCENE")]
    scenes: Vec<String>,
}

/// The languages, as the command line calls them.
#[derive(Clone, Copy, ValueEnum)]
enum LanguageName {
    /// English
    En,
    /// French
    Fr,
    /// German
    De,
}

impl From<LanguageName> for LanguageChoice {
    fn from(name: LanguageName) -> LanguageChoice {
        match name {
            LanguageName::En => LanguageChoice::English,
            LanguageName::Fr => LanguageChoice::French,
            LanguageName::De => LanguageChoice::German,
        }
    }
}

/// Smallest and largest side of a picture, in pixels.
const SIDES: std::ops::RangeInclusive<u32> = 320..=7680;

fn size(text: &str) -> Result<(u32, u32), String> {
    let side = |side: &str| side.parse().ok().filter(|side| SIDES.contains(side));
    text.split_once('x')
        .and_then(|(width, height)| Some((side(width)?, side(height)?)))
        .ok_or_else(|| format!("expected two sides from {} to {}, like 1280x720", SIDES.start(), SIDES.end()))
}

/// Why the engine panicked, for example without a graphics driver.
#[cfg(feature = "game")]
fn gave_up(panic: Box<dyn std::any::Any + Send>) -> String {
    let what = panic.downcast_ref::<String>().map(String::as_str);
    let what = what.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given");
    format!("no picture, the engine gave up: {what}")
}

/// Names and their descriptions, in two columns.
#[cfg(any(feature = "game", test))]
fn listed<'a>(lines: impl Iterator<Item = (&'a str, &'a str)> + Clone) -> impl Iterator<Item = String> {
    let width = lines.clone().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    lines.map(move |(name, shows)| format!("{name:<width$}  {shows}"))
}

impl Shots {
    #[cfg(feature = "game")]
    fn is_wanted(&self, scene: &crate::app::shots::Scene) -> bool {
        use crate::app::games::playing::Playing;
        self.game.is_none_or(|game| match scene.game() {
            Playing::Mists => game == GameName::Mists,
            Playing::Carcassonne => game == GameName::Carcassonne,
            Playing::DontGoIn => game == GameName::DontGoIn,
        })
    }

    /// Renders the scenes, several at the same time. Each of them is a separate game.
    #[cfg(feature = "game")]
    pub fn run(&self) -> Result<(), Failure> {
        use super::crowd::{share_out, style};
        use crate::app::games::shots;
        use crate::table::settings::Settings;
        use indicatif::ProgressBar;
        use std::panic;
        use std::time::Duration;
        if self.list {
            let scenes = shots::SCENES.iter().filter(|scene| self.is_wanted(scene));
            listed(scenes.map(|scene| (scene.name, scene.shows))).for_each(say);
            return Ok(());
        }
        let Some(out) = &self.out else { return Ok(()) };
        let settings = Settings {
            language: self.language.map(LanguageChoice::from).unwrap_or_default(),
            mist: self.mist.map(Into::into).unwrap_or_default(),
            scale: self.scale,
            ..Settings::default()
        };
        let mut scenes = shots::scenes(&self.scenes)?;
        scenes.retain(|scene| self.is_wanted(scene));
        std::fs::create_dir_all(out).map_err(|error| Failure::not_written(out, &error))?;
        let bar = ProgressBar::new(scenes.len() as u64);
        bar.set_style(style("{bar:40} {pos}/{len} pictures, {elapsed} gone, {eta} left"));
        bar.enable_steady_tick(Duration::from_millis(500));
        if std::env::var_os("RUST_BACKTRACE").is_none() {
            // Panics of the engine are reported as our own sentence.
            panic::set_hook(Box::new(|_| {}));
        }
        let take = |number: u64| {
            let scene = scenes[number as usize];
            let path = out.join(format!("{}.png", scene.name));
            let taken = panic::catch_unwind(|| scene.take(self.size, settings));
            let taken = taken.map_err(gave_up).and_then(|taken| taken.map_err(|error| error.to_string()));
            let picture = taken.map_err(|why| Failure(format!("{}: {why}", scene.name)))?;
            shots::write(&picture, &path).map_err(|error| Failure::not_written(&path, &error))?;
            Ok(path)
        };
        share_out(&bar, self.jobs, take, |path| {
            bar.suspend(|| say(path.display()));
            Ok(())
        })?;
        eprintln!("{} pictures in {}", scenes.len(), out.display());
        Ok(())
    }

    /// Reports that this program cannot render pictures.
    #[cfg(not(feature = "game"))]
    pub fn run(&self) -> Result<(), Failure> {
        Err(Failure("built without the window: there is nothing to take pictures of".to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_keeps_its_distance() {
        let lines: Vec<String> = listed([("menu", "a"), ("level-select-progress", "b")].into_iter()).collect();
        assert_eq!(lines, ["menu                   a", "level-select-progress  b"]);
    }

    #[test]
    fn a_size_is_two_reasonable_sides() {
        assert_eq!(size("1920x1080"), Ok((1920, 1080)));
        assert!(["1920", "1920x", "0x0", "99999x720", "axb"].iter().all(|text| size(text).is_err()));
    }
}
