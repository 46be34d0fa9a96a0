//! What laying the held tile would do, drawn in place: ghosts to come, points of completed regions, a red rim where it
//! would lose the game.

use super::board::{Paintings, Subject, layer, middle};
use super::hand::{Foreseen, Hand};
use super::pictures::Pictures;
use super::pieces::{Coin, Standing, coin_label};
use super::table::{AtTable, OnTable};
use super::{Screen, TurnPhase};
use crate::guide::foresight::Foresight;
use crate::painter::places::Places;
use crate::rules::{Haunt, Mists, PartName, Square};
use bevy::prelude::*;
use std::borrow::Cow;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show, pulse).chain().run_if(in_state(Screen::Table)));
}

/// Something that would happen.
#[derive(Component)]
#[require(OnTable)]
struct Omen;

/// Something that would be very bad.
#[derive(Component)]
struct Dire;

/// Where on the held tile something stands, in world coordinates; the tile is lifted a little.
struct Held<'a> {
    at: Square,
    places: Cow<'a, Places>,
}

impl Held<'_> {
    fn ghost(&self, haunt: Haunt, place: usize) -> Option<Vec2> {
        self.places.haunt(haunt)?.get(place).map(|spot| self.world(spot.x, spot.y))
    }

    fn part(&self, part: PartName) -> Option<Vec2> {
        self.places.post(part.kind, part.index).map(|spot| self.world(spot.x, spot.y))
    }

    fn world(&self, x: f32, y: f32) -> Vec2 {
        Vec2::new(f32::from(self.at.x) + x, f32::from(self.at.y) + 1.07 - y)
    }
}

fn show(
    foreseen: Res<Foreseen>,
    hand: Res<Hand>,
    table: Res<AtTable>,
    phase: Res<State<TurnPhase>>,
    paintings: Res<Paintings>,
    standing: Standing,
    pictures: Res<Pictures>,
    omens: Query<Entity, With<Omen>>,
    mut commands: Commands,
) {
    if !foreseen.is_changed() && !hand.is_changed() {
        return;
    }
    for omen in &omens {
        commands.entity(omen).despawn();
    }
    let position = table.position();
    if **phase != TurnPhase::PlaceTile {
        return;
    }
    if let (Some(ahead), Some(at), Some(face)) = (&foreseen.0, hand.aim, position.hand()) {
        let subject = Subject { face, turn: hand.turn, at };
        let held = Held { at, places: paintings.places(subject, position.face(face)) };
        draw(ahead, position, &standing, &held, &pictures, &mut commands);
    }
}

fn draw(
    ahead: &Foresight,
    position: &Mists,
    standing: &Standing,
    held: &Held,
    pictures: &Pictures,
    commands: &mut Commands,
) {
    for coming in &ahead.coming {
        let there = usize::from(position.ghosts_at_haunt(coming.at, coming.haunt));
        let feet = |place: usize| match coming.haunt {
            haunt if coming.at == held.at => held.ghost(haunt, place),
            haunt => standing.ghost(coming.at, haunt, there + place),
        };
        for feet in (0..usize::from(coming.most)).filter_map(feet) {
            commands.spawn((omen(feet, layer::HELD + 1.0), pictures.ghost_to_come.sprite()));
        }
    }
    for region in ahead.completed.iter().filter(|region| region.occupied()) {
        let on_tile = region.region.at == held.at;
        let feet = if on_tile { held.part(region.region) } else { standing.meeple(region.region) };
        if let Some(feet) = feet {
            let text = format!("+{}", region.points);
            let coin = (omen(feet, layer::HELD + 2.0), Coin::at(feet), pictures.coin.sprite());
            commands.spawn(coin).with_child(coin_label(&text, pictures));
        }
    }
    if ahead.defeat {
        let square = middle(held.at) + Vec2::Y * 0.07;
        commands.spawn((omen(square, layer::HELD + 0.5), Dire, pictures.danger.sprite()));
    }
}

fn omen(place: Vec2, height: f32) -> impl Bundle {
    let place = Transform::from_translation(place.extend(height));
    (Name::new("Omen"), Omen, DespawnOnExit(TurnPhase::PlaceTile), place)
}

/// What would lose the game pulses.
fn pulse(time: Res<Time>, mut dire: Query<&mut Sprite, With<Dire>>) {
    for mut sprite in &mut dire {
        sprite.color.set_alpha(0.65 + 0.35 * (time.elapsed_secs() * 5.0).sin());
    }
}
