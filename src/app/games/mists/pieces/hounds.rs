//! Rufus and Ronja: they run in from the track, stand beside their guard, and leave when they have scored or it is buried.

use super::Standing;
use crate::app::board::{Beside, layer};
use crate::app::games::mists::table::{AtTable, Happened, Rebuilt};
use crate::app::games::playing::MistsAt;
use crate::app::motion;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::rules;
use crate::rules::mists::{Happening, Mists, Whereabouts};
use crate::rules::tiles::PartName;
use bevy::prelude::*;
use bevy::sprite::Anchor;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(come).add_observer(go).add_observer(place_all);
}

/// A hound on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct Hound {
    /// Which of the two.
    pub who: rules::mists::Hound,
    /// The place of the guard that it joined. The guard may be home already, while the hound's points are counted.
    pub with: PartName,
}

/// Where a hound starts if the track is not visible, relative to its place. The track is to the north-west.
const RUN_UP: Vec3 = Vec3::new(-3.2, 0.9, 0.0);

fn come(happened: On<Happened>, standing: Standing, pictures: Res<Pictures>, beside: Beside, mut commands: Commands) {
    let Happening::HoundCame { hound, to, .. } = happened.what else { return };
    let Some((_, with)) = to else {
        find_nobody(hound, &happened.after, &pictures, &mut commands);
        return;
    };
    if let Some((entity, place)) = spawn(hound, with, &standing, &pictures, &mut commands) {
        let track = beside.track().map_or(place + RUN_UP, |track| track.extend(place.z));
        commands.entity(entity).insert(motion::come_from(track, place));
    }
}

/// If there is nobody to join, the hound appears over the tile laid last and disappears.
fn find_nobody(hound: rules::mists::Hound, position: &Mists, pictures: &Pictures, commands: &mut Commands) {
    let at = position.board().tile(position.last_laid()).at;
    let place = Vec3::new(f32::from(at.x) + 0.5, f32::from(at.y) + 0.4, layer::HELD);
    commands.spawn((
        Name::new(format!("{hound} finds nobody")),
        OnTable,
        DespawnOnExit(MistsAt(Screen::Table)),
        pictures.hound(hound).sprite(),
        Transform::from_translation(place),
        motion::leave(place),
    ));
}

fn go(
    happened: On<Happened>,
    hounds: Query<(Entity, &Hound, &Transform), Without<motion::Leaving>>,
    mut commands: Commands,
) {
    let (Happening::HoundScored { hound: leaving, .. } | Happening::HoundLeft { hound: leaving }) = happened.what
    else {
        return;
    };
    for (entity, _, place) in hounds.iter().filter(|(_, hound, _)| hound.who == leaving) {
        commands.entity(entity).remove::<bevy_tweening::TweenAnim>().insert(motion::leave(place.translation));
    }
}

fn place_all(_: On<Rebuilt>, table: Res<AtTable>, standing: Standing, pictures: Res<Pictures>, mut commands: Commands) {
    let position = table.position();
    for hound in rules::mists::Hound::ALL {
        if let Some(Whereabouts::With(part)) = position.hound(hound) {
            spawn(hound, position.name_of(part), &standing, &pictures, &mut commands);
        }
    }
}

/// Its sprite. A hound on watch looks away from its guard.
pub fn hound_sprite(
    standing: &Standing,
    who: rules::mists::Hound,
    with: PartName,
    pictures: &Pictures,
) -> (Sprite, Anchor) {
    let (mut sprite, anchor) = pictures.hound(who).sprite();
    let (guard, hound) = (standing.meeple(with), standing.hound(who, with));
    sprite.flip_x = guard.zip(hound).is_some_and(|(guard, hound)| hound.x < guard.x);
    (sprite, anchor)
}

fn spawn(
    who: rules::mists::Hound,
    with: PartName,
    standing: &Standing,
    pictures: &Pictures,
    commands: &mut Commands,
) -> Option<(Entity, Vec3)> {
    let feet = standing.hound(who, with)?;
    let place = feet.extend(layer::in_row(layer::FIGURES, feet.y));
    let entity = commands.spawn((
        Name::new(format!("{who} on {}", with.at)),
        Hound { who, with },
        DespawnOnExit(MistsAt(Screen::Table)),
        hound_sprite(standing, who, with, pictures),
        Transform::from_translation(place),
    ));
    Some((entity.id(), place))
}
