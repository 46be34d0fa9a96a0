//! Gold coins with points. They show points that could be scored. One rises where a region was scored, or where a hound
//! counted the ghosts.

use super::{Hound, Standing};
use crate::app::board::{BoardCamera, layer};
use crate::app::games::mists::table::Happened;
use crate::app::games::playing::MistsAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::{OnTable, TableSystems};
use crate::painter::apart::apart;
use crate::painter::figures::coin::EXTENT;
use crate::painter::tiles::geometry::Point;
use crate::rules::mists::{Happening, Scoring, Taken};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_points);
    app.add_systems(Update, keep_readable.in_set(TableSystems::Input).run_if(in_state(MistsAt(Screen::Table))));
}

/// A coin on the board. In a distant view it is drawn larger, so that its number can be read, and other coins make room
/// for it.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component)]
pub struct Coin {
    home: Vec2,
    size: f32,
    /// Its smallest diameter, in logical pixels.
    readable: f32,
}

impl Coin {
    /// A coin for something at this point.
    pub fn at(home: Vec2) -> Coin {
        Coin { home, size: 1.0, readable: READABLE }
    }

    /// A mark of the size of a coin, without a number. It may be smaller than a coin, because nothing has to be read.
    pub fn unmarked(home: Vec2) -> Coin {
        Coin { home, size: 1.0, readable: TOLD }
    }

    /// The point for which it stands. The coin itself may have moved to make room.
    pub fn home(&self) -> Vec2 {
        self.home
    }

    /// How many times its usual size it is drawn.
    pub fn size(&self) -> f32 {
        self.size
    }
}

/// The smallest diameter of a coin with a readable number, in logical pixels.
const READABLE: f32 = 36.0;
/// The smallest diameter of a mark without a number.
const TOLD: f32 = 26.0;
/// The smallest distance between the middles of two coins, in diameters. It leaves room for a coin to grow under the
/// pointer.
const BETWEEN: f32 = 1.30;

/// Resizes the coins on the board and moves them apart.
fn keep_readable(camera: Single<&Projection, With<BoardCamera>>, mut coins: Query<(&mut Coin, &mut Transform)>) {
    let Projection::Orthographic(lens) = *camera else { return };
    let size = |coin: &Coin| (coin.readable * lens.scale / EXTENT.squares).max(1.0);
    let largest = coins.iter().map(|(coin, _)| size(coin)).fold(1.0, f32::max);
    let mut places: Vec<Point> = coins.iter().map(|(coin, _)| Point::new(coin.home.x, coin.home.y)).collect();
    apart(&mut places, largest * EXTENT.squares * BETWEEN);
    for ((mut coin, mut place), at) in coins.iter_mut().zip(places) {
        let size = size(&coin);
        coin.size = size;
        place.translation = Vec2::new(at.x, at.y).extend(place.translation.z);
        place.scale = Vec3::splat(size);
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
        DespawnOnExit(MistsAt(Screen::Table)),
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
        // World units are squares, so the text is laid out large and scaled down, to stay sharp.
        Transform::from_xyz(0.0, 0.0, 0.1).with_scale(Vec3::splat(0.15 / 48.0)),
    )
}
