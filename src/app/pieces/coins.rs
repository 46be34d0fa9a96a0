//! A gold coin with the points rises where a region was scored, or where a hound has counted the ghosts.

use super::{Hound, standing_place};
use crate::app::board::layer;
use crate::app::pictures::Pictures;
use crate::app::table::{AtTable, Happened, OnTable};
use crate::app::{Screen, motion};
use crate::rules::{Happening, Scoring, Taken};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_points);
}

fn show_points(
    happened: On<Happened>,
    hounds: Query<(&Hound, &Transform)>,
    table: Res<AtTable>,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    let (place, points) = match &happened.0 {
        Happening::Scored(Scoring { region, taken: Taken::Points(points), .. }) => {
            (standing_place(table.position(), *region), *points)
        }
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
