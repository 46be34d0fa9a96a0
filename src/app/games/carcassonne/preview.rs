//! Shows on the board what laying the held tile would do: ghosts that would come for certain, and points that the
//! active player would get from completed regions.

use super::pieces::Standing;
use super::table::AtTable;
use super::turn_phase::TurnPhase;
use crate::app::board::{Subject, layer, middle};
use crate::app::games::playing::CarcassonneAt;
use crate::app::hand::{InHand, LookAhead, held_over};
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::spots::{Coin, coin_label};
use crate::app::table::{OnTable, TableSystems};
use crate::app::words::signed;
use crate::guide::carcassonne::foresight::Foresight;
use crate::painter::carcassonne::posts::Posts;
use crate::painter::carcassonne::standing::meeple;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::tiles::PartName;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    // In the same frame in which the held tile moves, so that no old preview stays.
    app.add_systems(
        Update,
        show.after(LookAhead).in_set(TableSystems::Glow).run_if(in_state(CarcassonneAt(Screen::Table))),
    );
}

/// A preview of something that would happen.
#[derive(Component, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
struct PreviewSprite;

fn show(
    in_hand: InHand<Carcassonne>,
    table: Res<AtTable>,
    standing: Standing,
    pictures: Res<Pictures>,
    previews: Query<Entity, With<PreviewSprite>>,
    mut commands: Commands,
) {
    let InHand { hand, foreseen, phase } = in_hand;
    if !foreseen.is_changed() && !hand.is_changed() {
        return;
    }
    previews.iter().for_each(|preview| commands.entity(preview).despawn());
    let position = table.position();
    if **phase != TurnPhase::PlaceTile {
        return;
    }
    if let (Some(ahead), Some(at), Some(face)) = (&foreseen.0, hand.aim, position.hand()) {
        let held = Subject { face, turn: hand.turn, at };
        draw(ahead, position, held, &standing, &pictures, &mut commands);
    }
}

fn draw(
    ahead: &Foresight,
    position: &Carcassonne,
    held: Subject,
    standing: &Standing,
    pictures: &Pictures,
    commands: &mut Commands,
) {
    let me = position.active_colour();
    for completed in &ahead.completed {
        let part = completed.region.part;
        let Some(points) = completed.region.points[me].or(completed.if_taken.map(|points| points as i16)) else {
            continue;
        };
        let Some(feet) = feet(part, position, held, standing) else { continue };
        let (mut sprite, anchor) = pictures.coin.sprite();
        // What a piece would only bring if it is put there is paler.
        sprite.color.set_alpha(if completed.region.points[me].is_some() { 1.0 } else { 0.6 });
        let coin = Coin::at(feet).beside(held_over(held.at));
        let coin = (preview(feet, layer::HELD + 2.0), coin, sprite, anchor);
        commands.spawn(coin).with_child(coin_label(&signed(points), pictures));
    }
    for haunted in &ahead.ghosts.certain {
        let there = position.meeple_on(haunted.meeple).map_or(0, |meeple| meeple.ghosts);
        if let Some(feet) = standing.ghost(haunted.meeple, there) {
            commands.spawn((preview(feet, layer::HELD + 1.0), pictures.rivals.ghost_to_come.sprite()));
        }
    }
}

/// Where a meeple stands on a part, also on the tile in the air, which is lifted a little.
fn feet(part: PartName, position: &Carcassonne, held: Subject, standing: &Standing) -> Option<Vec2> {
    if part.at != held.at {
        return standing.meeple(part);
    }
    let place = meeple(&Posts::on(position.face(held.face), held.turn, held.at), part)?;
    Some(Vec2::new(place.x, 1.0 - place.y) + held_over(held.at) - middle(held.at))
}

fn preview(place: Vec2, height: f32) -> impl Bundle {
    let place = Transform::from_translation(place.extend(height));
    (Name::new("PreviewSprite"), PreviewSprite, DespawnOnExit(TurnPhase::PlaceTile), place)
}
