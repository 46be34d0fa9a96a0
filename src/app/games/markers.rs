//! The score markers hop along the track, space by space, until they show the score that is shown: that of a final
//! scoring is told step by step, and the track does not tell it before.

use crate::app::shell::frame::FrameSystems;
use crate::app::shell::settings::Chosen;
use crate::app::table::{AtTable, OfGame, Playback, Rebuilt, Shown, at_table};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Markers>();
}

/// The markers of one game.
pub(super) fn game<G: KeepsScore>(app: &mut App) {
    app.add_observer(stand_at_once::<G>);
    app.add_systems(Update, hop::<G>.in_set(FrameSystems::Follow).in_set(OfGame::of::<G>()).run_if(at_table::<G>));
}

/// A game with markers on a score track.
pub trait KeepsScore: Shown {
    /// The points of each marker.
    fn totals(&self) -> Vec<u16>;
}

/// Spaces per second at the usual pace.
const SPEED: f32 = 9.0;
/// The longest time for a way of any length, in seconds.
const LONGEST: f32 = 1.6;

/// The position of each marker, in points. Between two spaces it is in the air.
#[derive(Resource, Default, Reflect)]
#[reflect(Resource)]
pub struct Markers {
    stands: Vec<f32>,
    /// Points per second of each marker.
    speeds: Vec<f32>,
}

impl Markers {
    /// The position of a marker whose score is `total`.
    pub fn of(&self, marker: usize, total: u16) -> f32 {
        self.stands.get(marker).copied().unwrap_or(f32::from(total))
    }

    fn stand_at(&mut self, totals: &[u16]) {
        self.stands = totals.iter().copied().map(f32::from).collect();
        self.speeds = vec![SPEED; totals.len()];
    }

    /// Moves each marker for this many seconds.
    fn step(&mut self, totals: &[u16], seconds: f32) {
        for ((stands, speed), &total) in self.stands.iter_mut().zip(&mut self.speeds).zip(totals) {
            let way = f32::from(total) - *stands;
            if way == 0.0 {
                *speed = SPEED;
                continue;
            }
            *speed = speed.max(way.abs() / LONGEST);
            *stands += way.clamp(-*speed * seconds, *speed * seconds);
        }
    }
}

fn hop<G: KeepsScore>(time: Res<Time>, chosen: Res<Chosen>, playback: Res<Playback<G>>, mut markers: ResMut<Markers>) {
    let totals = &KeepsScore::totals(playback.shown());
    let at_once = chosen.pace() == 0.0 || chosen.settings.reduced_motion || markers.stands.len() != totals.len();
    match at_once {
        true => markers.stand_at(totals),
        false => markers.step(totals, time.delta_secs() / chosen.pace()),
    }
}

fn stand_at_once<G: KeepsScore>(_: On<Rebuilt<G>>, table: Res<AtTable<G>>, mut markers: ResMut<Markers>) {
    markers.stand_at(&KeepsScore::totals(table.position()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_hop_on_until_they_stand_where_the_score_is() {
        let mut markers = Markers::default();
        markers.stand_at(&[4, 10, 0]);
        for frame in 1..=20 {
            let before = markers.stands.clone();
            markers.step(&[8, 9, 90], 0.1);
            assert!(markers.stands[0] >= before[0] && markers.stands[1] <= before[1], "frame {frame} goes back");
        }
        assert_eq!(markers.stands, [8.0, 9.0, 90.0], "after two seconds all of them stand");
        assert_eq!((markers.of(2, 90), markers.of(3, 7)), (90.0, 7.0));
    }
}
