//! A turning point on the table, since words could not tell where: the tile hovers where the guide would have laid it,
//! and a frame marks the square where it was laid instead.

use super::{Looking, Reviewed};
use crate::app::board::{CloseUp, layer, middle};
use crate::app::hand::Hand;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Playback};
use crate::rules::Game;
use crate::rules::tiles::{Rotation, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The frame around the square where the player laid the tile.
#[derive(Component, Reflect)]
#[reflect(Component)]
pub(super) struct Instead(Square);

/// The decision that is shown.
#[derive(SystemParam)]
pub(super) struct Point<'w, G: Reviewed> {
    table: Res<'w, AtTable<G>>,
    looking: Res<'w, Looking<<G as Game>::Action>>,
    playback: Res<'w, Playback<G>>,
}

impl<G: Reviewed> Point<'_, G> {
    /// Where the guide would have laid the tile and where it was laid, if the table shows a turning point.
    fn tile(&self) -> Option<Tile> {
        let Looking::Seen { of, review, .. } = &*self.looking else { return None };
        let now = self.table.sitting.played().len();
        let point = review.turning_points.iter().find(|point| point.number == now)?;
        // From other games nothing leads back to the review.
        self.table.replay().filter(|replay| replay.leads_to == Screen::Review && self.playback.caught_up())?;
        let ((at, turn), (laid_at, _)) = (G::held_at(point.better)?, G::held_at(of.actions[now])?);
        Some(Tile { at, turn, laid_at })
    }
}

/// One tile in two places.
struct Tile {
    at: Square,
    turn: Rotation,
    /// Where the player laid it.
    laid_at: Square,
}

impl Tile {
    /// So far apart both places may be, in squares, that are seen together from near.
    const TOGETHER: f32 = 3.5;

    /// Where to look closely, if both places are seen there.
    fn close_up(&self) -> Option<Vec2> {
        let (one, other) = (middle(self.at), middle(self.laid_at));
        ((one - other).abs().max_element() < Self::TOGETHER).then(|| one.midpoint(other))
    }
}

/// Holds the tile there and looks at both places as long as the decision is shown.
pub(super) fn hold<G: Reviewed>(
    point: Point<G>,
    mut held: Local<bool>,
    mut hand: ResMut<Hand>,
    mut close_up: ResMut<CloseUp>,
) {
    let tile = point.tile();
    match &tile {
        Some(tile) if !hand.hovers() => {
            hand.put_over(tile.at, tile.turn);
            close_up.set_if_neq(CloseUp { place: tile.close_up(), is_crowd: false });
        }
        None if *held => {
            hand.aim = None;
            close_up.place = None;
        }
        _ => {}
    }
    *held = tile.is_some();
}

/// Frames the square where the tile was laid, unless it was only turned differently.
pub(super) fn frame<G: Reviewed>(
    point: Point<G>,
    pictures: Res<Pictures>,
    frames: Query<(Entity, &Instead)>,
    mut commands: Commands,
) {
    let wanted = point.tile().filter(|tile| tile.laid_at != tile.at).map(|tile| tile.laid_at);
    if frames.iter().map(|(_, framed)| framed.0).next() == wanted {
        return;
    }
    frames.iter().for_each(|(old, _)| commands.entity(old).despawn());
    if let Some(at) = wanted {
        commands.spawn((
            Name::new("Laid here instead"),
            Instead(at),
            DespawnOnExit(Screen::Table),
            pictures.marks.square.hollow.sprite(),
            Transform::from_translation(middle(at).extend(layer::GLOW)),
        ));
    }
}
