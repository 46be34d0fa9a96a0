//! The spots of a decision: what each kind of choice looks like on the board.

use super::{Offer, SelectedColour, Spot};
use crate::app::Screen;
use crate::app::board::{layer, middle};
use crate::app::pictures::Pictures;
use crate::app::pieces::{Coin, SEA_GREEN, Standing, coin_label};
use crate::app::table::{AtTable, Decide, Playback, decides_itself};
use crate::rules::{Action, Colour, Game, Haunt, Mists, PartName, Square};
use bevy::prelude::*;

/// How far from the middle of a figure its spot is hit, in squares.
pub(super) const FIGURE: f32 = 0.22;
/// The same for a whole square.
const SQUARE: f32 = 0.56;
/// From a meeple's feet to its middle, and from a ghost's.
const UP: (f32, f32) = (0.17, 0.15);

/// Makes the spots of a new decision; where there is nothing to decide, decides. Those of the old one go as soon as it is
/// taken.
pub(super) fn offer(
    table: Res<AtTable>,
    playback: Res<Playback>,
    selected: Res<SelectedColour>,
    standing: Standing,
    pictures: Res<Pictures>,
    spots: Query<Entity, With<Spot>>,
    mut offer: ResMut<Offer>,
    mut decisions: MessageWriter<Decide>,
    mut commands: Commands,
) {
    if !(table.is_changed() || playback.is_changed() || selected.is_changed()) {
        return;
    }
    let position = table.position();
    let made_for = Some(position.fingerprint());
    if offer.fingerprint == made_for && offer.colour == selected.0 {
        return;
    }
    if offer.fingerprint.is_some() {
        spots.iter().for_each(|spot| commands.entity(spot).despawn());
        *offer = Offer { again: offer.again, ..default() };
    }
    if !playback.caught_up() {
        return;
    }
    *offer = Offer { fingerprint: made_for, colour: selected.0, again: offer.again, ..default() };
    if let Some(action) = decides_itself(position) {
        decisions.write(Decide::Act(action));
        return;
    }
    let tray = Tray { position, standing: &standing, pictures: &pictures, colour: selected.0 };
    position.legal_actions().into_iter().for_each(|action| tray.lay_out(action, &mut commands));
}

/// What spots are made from.
struct Tray<'a> {
    position: &'a Mists,
    standing: &'a Standing<'a>,
    pictures: &'a Pictures,
    /// The colour of the meeple that may be put.
    colour: Option<Colour>,
}

impl Tray<'_> {
    /// Makes the spots of one action; some are answered in the panels alone.
    fn lay_out(&self, action: Action, commands: &mut Commands) {
        let laid = self.position.board().tile(self.position.last_laid()).at;
        match action {
            Action::PlaceMeeple { colour, kind, index } if Some(colour) == self.colour => {
                self.post(action, colour, PartName::new(laid, kind, index), commands);
            }
            Action::SpareGhost { area } => self.ghosts(action, laid, Haunt::Mist(area), 0..1, commands),
            Action::HauntCemetery { at } => self.cemetery(action, at, commands),
            Action::HauntMist { at, area } => self.next_ghost(action, at, Haunt::Mist(area), commands),
            Action::Banish { at, haunt } | Action::DrawIn { at, haunt } => {
                let there = usize::from(self.position.ghosts_at_haunt(at, haunt));
                self.ghosts(action, at, haunt, 0..there, commands);
            }
            Action::ScoreNext { region } => self.score(action, region, commands),
            Action::Bury { meeple } | Action::PlaceHound { meeple } | Action::PlaceCat { meeple } => {
                self.guard(action, meeple, commands);
            }
            Action::LayFaceDown { at } => {
                let place = middle(at).extend(layer::GLOW);
                commands.spawn((spot(action, middle(at), SQUARE, place), self.pictures.legal_square.sprite()));
            }
            Action::PlaceMeeple { .. } | Action::SkipMeeple | Action::LayTile { .. } => {}
            Action::BuryFromSupply { .. } | Action::MoveMarker { .. } => {}
            Action::TakePoints | Action::StopBanishing => {}
        }
    }

    /// A post for a meeple: its outline, and the meeple itself once it has the focus.
    fn post(&self, action: Action, colour: Colour, on: PartName, commands: &mut Commands) {
        let Some(feet) = self.standing.meeple(on) else { return };
        let figure = (self.pictures.guards[colour].sprite(), Transform::from_xyz(0.0, 0.0, 0.1));
        let slot = self.pictures.guard_slot.sprite();
        commands.spawn((spot(action, feet + Vec2::Y * UP.0, FIGURE, over(feet)), slot)).with_child(figure);
    }

    /// Ghosts that may come to these places of a mist area or cemetery, or leave them.
    fn ghosts(
        &self,
        action: Action,
        at: Square,
        haunt: Haunt,
        places: std::ops::Range<usize>,
        commands: &mut Commands,
    ) {
        for feet in places.filter_map(|place| self.standing.ghost(at, haunt, place)) {
            let (mut ghost, anchor) = self.pictures.ghost_to_come.sprite();
            if let Action::DrawIn { .. } = action {
                ghost.color = SEA_GREEN.into();
            }
            commands.spawn((spot(action, feet + Vec2::Y * UP.1, FIGURE, over(feet)), ghost, anchor));
        }
    }

    /// The place where one more ghost would stand.
    fn next_ghost(&self, action: Action, at: Square, haunt: Haunt, commands: &mut Commands) {
        let next = usize::from(self.position.ghosts_at_haunt(at, haunt));
        self.ghosts(action, at, haunt, next..next + 1, commands);
    }

    /// Light round a cemetery, and the ghost that would come once it has the focus.
    fn cemetery(&self, action: Action, at: Square, commands: &mut Commands) {
        let there = usize::from(self.position.ghosts_at_haunt(at, Haunt::Cemetery));
        let Some(feet) = self.standing.ghost(at, Haunt::Cemetery, there) else { return };
        let place = middle(at).extend(layer::GLOW);
        let above = (feet - middle(at)).extend(over(feet).z - place.z);
        let square = (spot(action, middle(at), SQUARE, place), self.pictures.legal_square.sprite());
        let ghost = (self.pictures.ghost_to_come.sprite(), Transform::from_translation(above));
        commands.spawn(square).with_child(ghost);
    }

    /// A coin with what a region is worth.
    fn score(&self, action: Action, region: PartName, commands: &mut Commands) {
        let Some(feet) = self.standing.meeple(region) else { return };
        let value = self.position.part_named(region).map_or(0, |part| {
            let id = self.position.board().region_of(part);
            self.position.board().region(id).value() * u16::from(self.position.colours_in(id).len())
        });
        let coin = (spot(action, feet, FIGURE, over(feet)), Coin::at(feet), self.pictures.coin.sprite());
        commands.spawn(coin).with_child(coin_label(&value.to_string(), self.pictures));
    }

    /// Light behind a guard that stands on the board.
    fn guard(&self, action: Action, on: PartName, commands: &mut Commands) {
        let Some(feet) = self.standing.meeple(on) else { return };
        let behind = feet.extend(layer::in_row(layer::FIGURES, feet.y) - 0.001);
        commands.spawn((spot(action, feet + Vec2::Y * UP.0, FIGURE, behind), self.pictures.guard_aura.sprite()));
    }
}

/// In front of all figures.
fn over(feet: Vec2) -> Vec3 {
    feet.extend(layer::in_row(layer::FIGURES, feet.y) + 3.0)
}

/// A spot with its middle `at`, drawn from `place`.
fn spot(action: Action, at: Vec2, reach: f32, place: Vec3) -> impl Bundle {
    let place = Transform::from_translation(place);
    (Name::new("Spot"), Spot { action, at, reach }, DespawnOnExit(Screen::Table), place)
}
