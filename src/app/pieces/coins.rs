//! Gold coins with points: they lie where points could be had, and one rises where a region was scored, or where a hound
//! has counted the ghosts.

use super::{Hound, Standing};
use crate::app::board::{BoardCamera, layer};
use crate::app::pictures::Pictures;
use crate::app::table::{Happened, OnTable};
use crate::app::{Screen, motion};
use crate::painter::figures::coin::EXTENT;
use crate::rules::{Happening, Scoring, Taken};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_points);
    app.add_systems(Update, keep_readable.run_if(in_state(Screen::Table)));
}

/// A coin that lies on the board. Seen from afar it is drawn larger, so that its number can be read, and others make
/// room for it.
#[derive(Component, Clone, Copy, Debug)]
pub struct Coin {
    home: Vec2,
    size: f32,
}

impl Coin {
    /// A coin for what is here.
    pub fn at(home: Vec2) -> Coin {
        Coin { home, size: 1.0 }
    }

    /// How many times its usual size it has.
    pub fn size(&self) -> f32 {
        self.size
    }
}

/// Logical pixels across the smallest coin with a number that can be read.
const READABLE: f32 = 36.0;

/// Gives the coins on the board their size and room.
pub fn keep_readable(camera: Single<&Projection, With<BoardCamera>>, mut coins: Query<(&mut Coin, &mut Transform)>) {
    let Projection::Orthographic(lens) = *camera else { return };
    let size = (READABLE * lens.scale / EXTENT.squares).max(1.0);
    let mut places: Vec<Vec2> = coins.iter().map(|(coin, _)| coin.home).collect();
    part(&mut places, size * EXTENT.squares);
    for ((mut coin, mut place), at) in coins.iter_mut().zip(places) {
        coin.size = size;
        place.translation = at.extend(place.translation.z);
        place.scale = Vec3::splat(size);
    }
}

/// Moves places apart until hardly any is nearer than this to another.
fn part(places: &mut [Vec2], apart: f32) {
    for _ in 0..16 {
        for one in 0..places.len() {
            for other in one + 1..places.len() {
                let between = places[other] - places[one];
                let push = between.try_normalize().unwrap_or(Vec2::X) * (apart - between.length()).max(0.0) * 0.5;
                places[one] -= push;
                places[other] += push;
            }
        }
    }
}

fn show_points(
    happened: On<Happened>,
    hounds: Query<(&Hound, &Transform)>,
    standing: Standing,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    let (place, points) = match &happened.0 {
        Happening::Scored(Scoring { region, taken: Taken::Points(points), .. }) => (standing.meeple(*region), *points),
        Happening::HoundScored { hound, points, .. } => {
            let there = hounds.iter().find(|(known, _)| known.who == *hound);
            (there.map(|(_, at)| at.translation.xy()), *points)
        }
        _ => return,
    };
    let Some(place) = place else { return };
    let place = place.extend(layer::HELD + 5.0);
    commands.spawn((
        Name::new("Points"),
        OnTable,
        DespawnOnExit(Screen::Table),
        pictures.coin.sprite(),
        Transform::from_translation(place),
        motion::leave(place),
        children![label(&format!("+{points}"), &pictures)],
    ));
}

/// Text on a coin.
pub fn label(text: &str, pictures: &Pictures) -> impl Bundle {
    (
        Text2d::new(text),
        TextFont { font: pictures.figures_font.clone().into(), font_size: FontSize::Px(48.0), ..default() },
        TextColor(Color::srgb(0.24, 0.15, 0.05)),
        // World units are squares: the text is laid out large and shrunk, so that it stays sharp.
        Transform::from_xyz(0.0, 0.0, 0.1).with_scale(Vec3::splat(0.15 / 48.0)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coins_make_room_for_each_other_and_others_stay() {
        let alone = Vec2::new(9.0, 9.0);
        let mut places = [Vec2::ZERO, Vec2::new(0.1, 0.0), Vec2::ZERO, alone];
        part(&mut places, 0.3);
        for (i, a) in places.iter().enumerate() {
            assert!(places[i + 1..].iter().all(|b| a.distance(*b) > 0.28), "{places:?}");
        }
        assert_eq!(places[3], alone);
    }
}
