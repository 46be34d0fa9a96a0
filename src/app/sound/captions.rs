//! Captions: for whoever hears nothing, the sounds at the table are told in words, at the upper edge of the board. The
//! settings switch them on.

use super::Play;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::panel_sleep::PanelsChanged;
use crate::app::shell::screen::{Screen, ShowCaptions};
use crate::app::shell::settings::Chosen;
use crate::app::theme::{Art, CREAM, Face, NIGHT, Pen, Reach, SheetOptions, Type, faint, sheet, table_unit};
use crate::app::words::say;
use crate::foley::Sound;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, Context, Order};
use std::collections::VecDeque;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Captions>();
    app.add_systems(Update, listen.in_set(FrameSystems::Move));
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowCaptions).run_if(in_state(Screen::Table)));
}

/// How long a caption stays.
const STAYS: Duration = Duration::from_millis(2500);
/// How many are read at once.
const MOST: usize = 3;

/// What was heard lately, the newest last, each with the time when it goes.
#[derive(Resource, Default)]
struct Captions(VecDeque<(&'static str, Duration)>);

impl Captions {
    /// Adds one. What is heard again stays longer instead of being told twice.
    fn add(&mut self, told: &'static str, now: Duration) {
        self.0.retain(|(other, _)| *other != told);
        self.0.push_back((told, now + STAYS));
        while self.0.len() > MOST {
            self.0.pop_front();
        }
    }

    fn has_old(&self, now: Duration) -> bool {
        self.0.iter().any(|(_, until)| *until < now)
    }
}

fn listen(
    mut plays: MessageReader<Play>,
    chosen: Res<Chosen>,
    time: Res<Time<Real>>,
    mut captions: ResMut<Captions>,
    mut changes: MessageWriter<PanelsChanged>,
) {
    let now = time.elapsed();
    let heard: Vec<_> = plays.read().filter_map(|Play(sound)| caption(*sound)).collect();
    let old = captions.has_old(now);
    if old {
        captions.0.retain(|(_, until)| *until >= now);
    }
    let told = heard.into_iter().filter(|_| chosen.settings.captions);
    if told.map(|told| captions.add(told, now)).count() > 0 || old {
        changes.write(PanelsChanged);
    }
}

/// What a sound is in words. What the player does has none: turning a tile or pressing a button is felt.
fn caption(sound: Sound) -> Option<&'static str> {
    Some(match sound {
        Sound::Button | Sound::TileTurned => return None,
        Sound::TileLaid(_) => say!("caption-tile"),
        Sound::MeepleSet => say!("caption-meeple-set"),
        Sound::MeepleHome => say!("caption-meeple-home"),
        Sound::GhostComes(_) => say!("caption-ghost"),
        Sound::GhostsFreed => say!("caption-ghosts-go"),
        Sound::DrawnIn => say!("caption-circle"),
        Sound::BankBurnsOff => say!("caption-burns-off"),
        Sound::ScoreStep(_) => say!("caption-score"),
        Sound::HoundBark(_) => say!("caption-hound"),
        Sound::Purr => say!("caption-cat"),
        Sound::Buried => say!("caption-buried"),
        Sound::FaceDown => say!("caption-face-down"),
        Sound::MonasteryBell => say!("caption-bell"),
        Sound::GuardComes => say!("caption-guard"),
        Sound::Lap => say!("caption-lap"),
        Sound::StairCreaks(_) => say!("caption-stair"),
        Sound::DiceTumble(_) => say!("caption-dice"),
        Sound::DieTurned => say!("caption-die"),
        Sound::CardsDealt => say!("caption-cards"),
        Sound::CardTaken => say!("caption-card-taken"),
        Sound::CardTurnedUp => say!("caption-card-up"),
        Sound::Dispelled => say!("caption-dispelled"),
        Sound::DoorShuts => say!("caption-door"),
        Sound::ClockStrikes => say!("caption-clock"),
        Sound::MusicBox => say!("caption-music-box"),
        Sound::Glass => say!("caption-glass"),
        Sound::Refused => say!("caption-refused"),
        Sound::Victory => say!("caption-victory"),
        Sound::Defeat => say!("caption-defeat"),
    })
}

fn show(mut contexts: EguiContexts, captions: Res<Captions>, mut art: ResMut<Art>) -> Result {
    if !captions.0.is_empty() {
        let told: Vec<&str> = captions.0.iter().map(|(told, _)| *told).collect();
        draw(contexts.ctx_mut()?, &told, &mut art);
    }
    Ok(())
}

/// One line for each, the newest below, in the middle of the upper edge.
fn draw(ctx: &Context, told: &[&str], art: &mut Art) {
    const HIGH: f32 = 42.0;
    let (screen, unit) = (ctx.content_rect(), table_unit(ctx));
    let place = egui::Rect::from_min_size(screen.min, egui::vec2(1.0, 1.0));
    let options = SheetOptions { name: "captions", place, order: Order::Tooltip, reach: Reach::Nobody, unit };
    sheet(ctx, art, options, |pen: &mut Pen| {
        let set = Type::new(Face::Bold, 28.0, CREAM);
        for (line, told) in told.iter().enumerate() {
            let middle = screen.center_top() + pen.size(0.0, 33.0 + line as f32 * (HIGH + 4.0));
            let size = egui::vec2(pen.width_of(told, set) + 36.0 * pen.unit, HIGH * pen.unit);
            let plate = egui::Rect::from_center_size(middle, size);
            pen.painter().rect_filled(plate, 10.0 * pen.unit, faint(NIGHT, 0.9));
            pen.write(middle - pen.size(0.0, 1.0), Align2::CENTER_CENTER, told, set, f32::INFINITY);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_but_the_players_own_has_words() {
        let silent: Vec<Sound> = Sound::every().filter(|sound| caption(*sound).is_none()).collect();
        assert_eq!(silent, [Sound::Button, Sound::TileTurned]);
    }

    #[test]
    fn what_is_heard_again_is_told_once_and_the_oldest_makes_room() {
        let second = Duration::from_secs;
        let mut captions = Captions::default();
        for (told, at) in [("a", 0), ("b", 1), ("a", 2), ("c", 2), ("d", 2)] {
            captions.add(told, second(at));
        }
        assert_eq!(captions.0.iter().map(|(told, _)| *told).collect::<Vec<_>>(), ["a", "c", "d"]);
        assert!(!captions.has_old(second(4)) && captions.has_old(second(5)));
    }
}
