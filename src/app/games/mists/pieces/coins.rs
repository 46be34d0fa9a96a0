//! Gold coins rise where a region was scored, or where a hound counted the ghosts.

use super::{Hound, Standing};
use crate::app::board::layer;
use crate::app::games::mists::table::Happened;
use crate::app::games::playing::MistsAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::spots::coin_label;
use crate::app::table::OnTable;
use crate::rules::mists::{Happening, Scoring, Taken};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_points);
}

fn show_points(
    happened: On<Happened>,
    hounds: Query<(&Hound, &Transform)>,
    standing: Standing,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    let (place, points) = match &happened.what {
        Happening::Scored(Scoring { region, value, taken: Taken::Points(points), .. }) => {
            // Each colour gets the value (L6-2), or all together these points.
            let points = if happened.after.splits_points() { value } else { points };
            (standing.meeple(*region), *points)
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
        DespawnOnExit(MistsAt(Screen::Table)),
        pictures.coin.sprite(),
        Transform::from_translation(place),
        motion::leave(place),
        children![coin_label(&format!("+{points}"), &pictures)],
    ));
}
