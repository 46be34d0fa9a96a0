//! Gold coins rise where a region was scored, one for each player who gets points.

use super::Standing;
use crate::app::board::layer;
use crate::app::games::carcassonne::table::Happened;
use crate::app::games::playing::CarcassonneAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::spots::coin_label;
use crate::app::table::OnTable;
use crate::app::words::signed;
use crate::rules::Colour;
use crate::rules::carcassonne::Happening;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_points);
}

/// The distance between two coins, in squares.
const BESIDE: f32 = 0.34;

fn show_points(happened: On<Happened>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let (region, points): (_, Vec<i16>) = match &happened.what {
        Happening::Scored(scoring) => {
            let points = Colour::ALL.into_iter().filter_map(|colour| scoring.points[colour]);
            (scoring.region, points.collect())
        }
        Happening::AbbotRecalled { from, points, .. } => (*from, vec![*points]),
        _ => return,
    };
    let Some(place) = standing.meeple(region) else { return };
    let left = (points.len() as f32 - 1.0) * BESIDE / 2.0;
    for (number, points) in (0_u8..).zip(points) {
        let place = (place + Vec2::X * (f32::from(number) * BESIDE - left)).extend(layer::HELD + 5.0);
        commands.spawn((
            Name::new("Points"),
            OnTable,
            DespawnOnExit(CarcassonneAt(Screen::Table)),
            pictures.coin.sprite(),
            Transform::from_translation(place),
            motion::leave(place),
            children![coin_label(&signed(points), &pictures)],
        ));
    }
}
