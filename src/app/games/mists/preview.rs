//! Shows on the board what laying the held tile would do: ghosts that would come, ghosts that its circles would draw
//! in, points of completed regions, and a red rim if it would lose the game.

use super::pieces::{Ghost, GhostPlaces, Lured, Standing, lured_way};
use crate::app::board::{Paintings, Subject, layer};
use crate::app::games::mists::table::AtTable;
use crate::app::games::mists::turn_phase::TurnPhase;
use crate::app::games::playing::MistsAt;
use crate::app::hand::{Foreseen, Hand, InHand, LookAhead, held_over};
use crate::app::motion::{IdleClock, Leaving};
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::spots::{Coin, coin_label};
use crate::app::table::{OnTable, TableSystems};
use crate::guide::mists::foresight::{self, Foresight};
use crate::painter::figures::ghost;
use crate::painter::tiles::places::Places;
use crate::rules::mists::{Haunt, Mists};
use crate::rules::tiles::{PartName, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::borrow::Cow;

pub(super) fn plugin(app: &mut App) {
    // In the same frame in which the held tile moves, so that no old preview stays.
    let order = (show, lure).chain().after(LookAhead).in_set(TableSystems::Glow);
    app.add_systems(Update, (order, pulse.in_set(FrameSystems::Move)).run_if(in_state(MistsAt(Screen::Table))));
}

/// A preview of something that would happen.
#[derive(Component, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
struct PreviewSprite;

/// A preview of something very bad.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct DangerPreview;

/// A circle that would hold a ghost.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct Glowing;

/// A spark on the path of a ghost, with its greatest opacity.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct Spark(f32);

/// Positions on the held tile in world coordinates. The tile is lifted a little.
struct Held<'a> {
    at: Square,
    places: Cow<'a, Places>,
}

impl Held<'_> {
    fn ghost(&self, haunt: Haunt, place: usize) -> Option<Vec2> {
        self.places.haunt(haunt)?.get(place).map(|spot| self.world(spot.x, spot.y))
    }

    /// The centres of the tile's circles to which these ghosts would come.
    fn circles(&self, coming: &foresight::Coming) -> Vec<Vec2> {
        let in_circle = coming.at == self.at && matches!(coming.haunt, Haunt::Circle(_));
        let places = (0..usize::from(coming.most)).filter(|_| in_circle);
        places.filter_map(|place| self.ghost(coming.haunt, place)).collect()
    }

    fn part(&self, part: PartName) -> Option<Vec2> {
        self.places.post(part.kind, part.index).map(|spot| self.world(spot.x, spot.y))
    }

    fn world(&self, x: f32, y: f32) -> Vec2 {
        held_over(self.at) + Vec2::new(x - 0.5, 0.5 - y)
    }
}

/// What stands around the held tile, and the pictures of previews.
#[derive(SystemParam)]
struct Around<'w, 's> {
    standing: Standing<'w>,
    ghosts: GhostPlaces<'w, 's>,
    pictures: Res<'w, Pictures>,
}

fn show(
    in_hand: InHand<Mists>,
    table: Res<AtTable>,
    paintings: Res<Paintings>,
    around: Around,
    previews: Query<Entity, With<PreviewSprite>>,
    mut commands: Commands,
) {
    let InHand { hand, foreseen, phase } = in_hand;
    if !foreseen.is_changed() && !hand.is_changed() {
        return;
    }
    for preview in &previews {
        commands.entity(preview).despawn();
    }
    let position = table.position();
    if **phase != TurnPhase::PlaceTile {
        return;
    }
    if let (Some(ahead), Some(at), Some(face)) = (&foreseen.0, hand.aim, position.hand()) {
        let subject = Subject { face, turn: hand.turn, at };
        let held = Held { at, places: paintings.places(subject, position.face(face)) };
        draw(ahead, position.splits_points(), &held, &around, &mut commands);
    }
}

/// Marks the ghosts around the tile that its circles would draw in, and shows their paths (SPELL-2).
fn lure(
    foreseen: Res<Foreseen<Mists>>,
    hand: Res<Hand>,
    table: Res<AtTable>,
    paintings: Res<Paintings>,
    ghosts: GhostsAround,
    pictures: Res<Pictures>,
    mut commands: Commands,
) {
    if !foreseen.is_changed() && !hand.is_changed() {
        return;
    }
    for (entity, ..) in ghosts.iter().filter(|(.., lured)| *lured) {
        commands.entity(entity).try_remove::<Lured>();
    }
    let position = table.position();
    let (Some(ahead), Some(at), Some(face)) = (&foreseen.0, hand.aim, position.hand()) else { return };
    let subject = Subject { face, turn: hand.turn, at };
    let held = Held { at, places: paintings.places(subject, position.face(face)) };
    let circles: Vec<Vec2> = ahead.coming.iter().flat_map(|coming| held.circles(coming)).collect();
    let lured = ahead.circles.leaving.iter().flat_map(|leaving| lured_from(leaving, &ghosts));
    for ((entity, feet, surely), circle) in lured.zip(circles.iter().cycle()) {
        commands.entity(entity).try_insert(Lured { surely });
        for (sprite, anchor, place) in lured_way(feet + Vec2::Y * ghost::MIDDLE, *circle, &pictures) {
            let seen = if surely { 0.95 } else { 0.35 };
            commands.spawn((preview(place, layer::HELD + 0.8), Spark(seen), sprite, anchor));
        }
    }
}

/// The ghosts on the board, and whether they are lured.
type GhostsAround<'w, 's> = Query<'w, 's, (Entity, &'static Ghost, &'static Transform, Has<Lured>), Without<Leaving>>;

/// The ghosts that leave a haunt, or may leave it, newest first, and where they stand. The flag says whether a ghost
/// leaves for certain.
fn lured_from(leaving: &foresight::Leaving, ghosts: &GhostsAround) -> Vec<(Entity, Vec2, bool)> {
    let &foresight::Leaving { at, haunt, least, most } = leaving;
    let mut there: Vec<_> = ghosts.iter().filter(|(_, ghost, ..)| (ghost.at, ghost.haunt) == (at, haunt)).collect();
    there.sort_unstable_by_key(|(_, ghost, ..)| std::cmp::Reverse(ghost.place));
    let lured = there.into_iter().zip(0..most);
    lured.map(|((entity, _, feet, _), number)| (entity, feet.translation.xy(), number < least)).collect()
}

fn draw(ahead: &Foresight, split: bool, held: &Held, around: &Around, commands: &mut Commands) {
    let Around { standing, ghosts, pictures } = around;
    for coming in &ahead.coming {
        let feet = |place: usize| match coming.haunt {
            haunt if coming.at == held.at => held.ghost(haunt, place),
            haunt => standing.ghost(coming.at, haunt, place),
        };
        for middle in held.circles(coming) {
            commands.spawn((preview(middle, layer::HELD + 0.6), Glowing, pictures.circle_held.sprite()));
        }
        let places = ghosts.free(coming.at, coming.haunt).take(coming.most.into());
        for feet in places.filter_map(feet) {
            commands.spawn((preview(feet, layer::HELD + 1.0), pictures.ghost_to_come.sprite()));
        }
    }
    for region in ahead.completed.iter().filter(|region| region.occupied()) {
        let on_tile = region.region.at == held.at;
        let feet = if on_tile { held.part(region.region) } else { standing.meeple(region.region) };
        if let Some(feet) = feet {
            let text = format!("+{}", region.on_coin(split));
            let coin = Coin::at(feet).beside(held_over(held.at));
            let coin = (preview(feet, layer::HELD + 2.0), coin, pictures.coin.sprite());
            commands.spawn(coin).with_child(coin_label(&text, pictures));
        }
    }
    if ahead.defeat {
        commands.spawn((preview(held_over(held.at), layer::HELD + 0.5), DangerPreview, pictures.danger.sprite()));
    }
}

fn preview(place: Vec2, height: f32) -> impl Bundle {
    let place = Transform::from_translation(place.extend(height));
    (Name::new("PreviewSprite"), PreviewSprite, DespawnOnExit(TurnPhase::PlaceTile), place)
}

/// Animates the preview: danger pulses, circles glow, and sparks run along the paths.
fn pulse(
    idle: Res<IdleClock>,
    mut previews: Query<
        (&mut Sprite, &Transform, Has<DangerPreview>, Has<Glowing>, Option<&Spark>),
        With<PreviewSprite>,
    >,
) {
    let seconds = idle.seconds;
    for (mut sprite, place, dangerous, glowing, spark) in &mut previews {
        let alpha = match spark {
            _ if dangerous => 0.65 + 0.35 * (seconds * 5.0).sin(),
            _ if glowing => 0.80 + 0.20 * (seconds * 3.0).sin(),
            Some(Spark(seen)) => seen * (0.75 + 0.25 * (seconds * 4.0 + place.translation.x * 9.0).sin()),
            None => continue,
        };
        sprite.color.set_alpha(alpha);
    }
}
