//! Gold coins with points, and marks of the size of a coin. In a distant view they grow and make room for each other.

use crate::app::board::BoardCamera;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::TableSystems;
use crate::painter::apart::apart;
use crate::painter::figures::coin::EXTENT;
use crate::painter::tiles::geometry::Point;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, keep_readable.in_set(TableSystems::Input).run_if(in_state(Screen::Table)));
}

/// A coin on the board. In a distant view it is drawn larger, so that its number can be read, and other coins make room
/// for it.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component)]
pub struct Coin {
    home: Vec2,
    /// The middle of a tile that has to be seen.
    beside: Option<Vec2>,
    size: f32,
    /// Whether a number has to be read on it.
    has_number: bool,
}

impl Coin {
    /// A coin for something at this point.
    pub fn at(home: Vec2) -> Coin {
        Coin { home, beside: None, size: 1.0, has_number: true }
    }

    /// A mark of the size of a coin, without a number. It may be smaller than a coin, because nothing has to be read.
    pub fn unmarked(home: Vec2) -> Coin {
        Coin { home, beside: None, size: 1.0, has_number: false }
    }

    /// The same coin beside the tile with this middle: it does not cover the tile in a distant view.
    pub fn beside(self, tile: Vec2) -> Coin {
        Coin { beside: Some(tile), ..self }
    }

    /// How many times its usual size it has to be drawn with this many board units per logical pixel. A mark in a crowd
    /// may be smaller than usual.
    fn least_size(&self, scale: f32, in_crowd: bool) -> f32 {
        let (readable, least) = match self.has_number {
            true => (READABLE, 1.0),
            false => (TOLD, if in_crowd { IN_CROWD } else { 1.0 }),
        };
        (readable * scale / EXTENT.squares).max(least)
    }

    /// Where it lies if no other coin is near: at home, but the larger it is drawn, the nearer to the corner of its
    /// tile, and half beyond that.
    fn place(&self, size: f32) -> Vec2 {
        let Some(tile) = self.beside else { return self.home };
        let way = self.home - tile;
        let outwards = Vec2::new(1.0_f32.copysign(way.x), 1.0_f32.copysign(way.y));
        let corner = tile + outwards * (0.5 + 0.25 * EXTENT.squares * size);
        self.home.lerp(corner, ((size - 1.0) / (BESIDE - 1.0)).clamp(0.0, 1.0))
    }

    /// Whether among these are more marks than lie well on one tile. Coins with a number are not marks.
    pub(super) fn are_a_crowd<'a>(coins: impl IntoIterator<Item = &'a Coin>) -> bool {
        coins.into_iter().filter(|coin| !coin.has_number).count() > CROWD
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
/// More marks than this on one tile would hide it.
const CROWD: usize = 4;
/// The smallest size of a mark in a crowd, in usual sizes.
const IN_CROWD: f32 = 0.6;
/// A coin that is drawn so many times larger lies at the corner of its tile.
const BESIDE: f32 = 1.5;
/// The smallest distance between the middles of two coins, in diameters. It leaves room for a coin to grow under the
/// pointer.
const BETWEEN: f32 = 1.30;

/// Resizes the coins on the board and moves them apart.
fn keep_readable(camera: Single<&Projection, With<BoardCamera>>, mut coins: Query<(&mut Coin, &mut Transform)>) {
    let Projection::Orthographic(lens) = *camera else { return };
    let in_crowd = Coin::are_a_crowd(coins.iter().map(|(coin, _)| coin));
    let size = |coin: &Coin| coin.least_size(lens.scale, in_crowd);
    let largest = coins.iter().map(|(coin, _)| size(coin)).fold(0.0, f32::max);
    let place = |coin: &Coin| coin.place(size(coin));
    let places = coins.iter().map(|(coin, _)| place(coin)).map(|place| Point::new(place.x, place.y));
    let mut places: Vec<Point> = places.collect();
    apart(&mut places, largest * EXTENT.squares * BETWEEN);
    for ((mut coin, mut place), at) in coins.iter_mut().zip(places) {
        let size = size(&coin);
        if coin.size != size {
            coin.size = size;
        }
        let (x, y) = (at.x, at.y);
        place.set_if_neq(Transform {
            translation: Vec3 { x, y, ..place.translation },
            scale: Vec3::splat(size),
            ..*place
        });
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_large_coin_leaves_its_tile_free_and_a_small_one_stays_at_home() {
        let (home, tile) = (Vec2::new(0.7, 0.4), Vec2::splat(0.5));
        let coin = Coin::at(home).beside(tile);
        assert_eq!(coin.place(1.0), home);
        // Its home is in the lower right quarter of the tile, so it goes to that corner.
        let place = coin.place(3.0);
        assert!(place.x > 1.0 && place.y < 0.0, "{place}");
        assert_eq!(Coin::at(home).place(3.0), home);
    }

    #[test]
    fn only_marks_without_a_number_make_a_crowd() {
        let (mark, coin) = (Coin::unmarked(Vec2::ZERO), Coin::at(Vec2::ZERO));
        let few = [[mark; CROWD], [coin; CROWD]].concat();
        assert!(!Coin::are_a_crowd(&few));
        assert!(Coin::are_a_crowd(few.iter().chain([&mark])));
    }

    #[test]
    fn marks_in_a_crowd_are_smaller_but_never_too_small_to_see() {
        let (mark, coin) = (Coin::unmarked(Vec2::ZERO), Coin::at(Vec2::ZERO));
        let near = 1.0 / 300.0;
        assert!(mark.least_size(near, true) < mark.least_size(near, false));
        assert_eq!(coin.least_size(near, true), coin.least_size(near, false), "its number has to be read");
        for scale in [near, 1.0 / 100.0, 1.0 / 40.0] {
            let pixels = mark.least_size(scale, true) * EXTENT.squares / scale;
            assert!(pixels >= TOLD - 0.01, "{pixels} at {scale}");
        }
    }
}
