//! The spots of a decision: what each kind of choice looks like on the board.

use super::{Offer, SelectedColour, Spot};
use crate::app::board::{layer, middle};
use crate::app::games::mists::pieces::{GhostPlaces, Standing};
use crate::app::games::mists::table::{AtTable, Playback};
use crate::app::games::mists::words;
use crate::app::games::playing::MistsAt;
use crate::app::pictures::Pictures;
use crate::app::shell::screen::Screen;
use crate::app::spots::{Coin, FIGURE, MadeFor, Mark, Number, WhenPointedAt, coin_label, pins};
use crate::painter::figures::{ghost, guard};
use crate::rules::mists::{Action, Haunt, Mists};
use crate::rules::tiles::{PartName, Square};
use crate::rules::{Colour, Game};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The distance from the middle of a square within which a click hits its spot, in squares.
const SQUARE: f32 = 0.56;
/// The height of rings: over the lit rims of regions and below all figures.
const GROUND: f32 = layer::GLOW + 0.8;
/// The least size of arrows and rings, in pixels per square.
const ARROWS: f32 = 80.0;
const RINGS: f32 = 60.0;

/// What has to be decided, whether the happenings before it were all shown, and for which colour.
#[derive(SystemParam)]
pub(super) struct Asked<'w> {
    table: Res<'w, AtTable>,
    playback: Res<'w, Playback>,
    selected: Res<'w, SelectedColour>,
}

/// Makes the spots for a new decision. The old ones are removed as soon as it is taken.
pub(super) fn offer(
    asked: Asked,
    (standing, ghosts): (Standing, GhostPlaces),
    pictures: Res<Pictures>,
    spots: Query<Entity, With<Spot>>,
    mut offer: ResMut<Offer>,
    mut commands: Commands,
) {
    let Asked { table, playback, selected } = asked;
    if !(table.is_changed() || playback.is_changed() || selected.is_changed()) {
        return;
    }
    let position = table.position();
    let is_asked = table.persons_turn();
    let made_for =
        MadeFor { fingerprint: position.fingerprint(), is_asked, selected: selected.0.map(|colour| colour as u8) };
    if !offer.renew(made_for, playback.caught_up(), &spots, &mut commands) || !is_asked {
        return;
    }
    let tray = Tray { position, standing: &standing, ghosts: &ghosts, pictures: &pictures, colour: selected.0 };
    table.offered().into_iter().for_each(|action| tray.lay_out(action, &mut commands));
}

/// Everything that is needed to make spots.
struct Tray<'a> {
    position: &'a Mists,
    standing: &'a Standing<'a>,
    ghosts: &'a GhostPlaces<'a, 'a>,
    pictures: &'a Pictures,
    /// The colour of the meeple that may be placed.
    colour: Option<Colour>,
}

impl Tray<'_> {
    /// Makes the spots for one action. Some actions have only a button in the panels.
    fn lay_out(&self, action: Action, commands: &mut Commands) {
        let laid = self.position.board().tile(self.position.last_laid()).at;
        match action {
            Action::PlaceMeeple { colour, kind, index } if Some(colour) == self.colour => {
                self.post(action, PartName::new(laid, kind, index), commands);
            }
            Action::SpareGhost { area } => self.leaving(action, laid, Haunt::Mist(area), [0], commands),
            Action::HauntCemetery { at } => self.cemetery(action, at, commands),
            Action::HauntMist { at, area } => self.next_ghost(action, at, Haunt::Mist(area), commands),
            Action::Banish { at, haunt } | Action::DrawIn { at, haunt } => {
                self.leaving(action, at, haunt, self.ghosts.taken(at, haunt), commands);
            }
            Action::ScoreNext { region } => self.score(action, region, commands),
            Action::Bury { meeple } | Action::PlaceHound { meeple } | Action::PlaceCat { meeple } => {
                self.guard(action, meeple, commands);
            }
            Action::LayFaceDown { at } => {
                commands.spawn(self.square(action, at));
            }
            Action::PlaceMeeple { .. } | Action::SkipMeeple | Action::LayTile { .. } => {}
            Action::BuryFromSupply { .. } | Action::MoveMarker { .. } => {}
            Action::TakePoints | Action::StopBanishing => {}
        }
    }

    /// A socket for a meeple, at its feet.
    fn post(&self, action: Action, on: PartName, commands: &mut Commands) {
        let Some(feet) = self.standing.meeple(on) else { return };
        let mark = Mark::on_board(&self.pictures.marks.socket);
        let place = feet.extend(over(feet).z + 1.0);
        commands.spawn((spot(action, feet, FIGURE, place), Coin::unmarked(feet), mark, pins(self.pictures)));
    }

    /// Ghosts that would leave these places of a mist area or cemetery, or not come to them.
    fn leaving(
        &self,
        action: Action,
        at: Square,
        haunt: Haunt,
        places: impl IntoIterator<Item = usize>,
        commands: &mut Commands,
    ) {
        for feet in places.into_iter().filter_map(|place| self.standing.ghost(at, haunt, place)) {
            let (coat, up) =
                (Mark::on_board(&self.pictures.marks.coat), Mark::at_least(&self.pictures.marks.up, ARROWS));
            let taken = commands.spawn((spot(action, feet + Vec2::Y * ghost::MIDDLE, FIGURE, over(feet)), coat)).id();
            let arrow = commands.spawn((up, Transform::from_xyz(0.0, ghost::OVER_HEAD, 0.3))).id();
            commands.entity(taken).add_child(arrow);
            if let Action::Banish { at, .. } = action {
                // All ghosts in the frame count as one square, also on the start tile (SCORE-7).
                let frame = (WhenPointedAt, self.pictures.marks.square.hollow.sprite());
                let from_spot = middle(at).extend(GROUND) - over(feet);
                commands.entity(taken).with_child((frame, Transform::from_translation(from_spot)));
            }
            if let Action::SpareGhost { .. } = action {
                let figure = (self.pictures.ghost_to_come.sprite(), Transform::from_xyz(0.0, 0.0, -0.1));
                commands.entity(taken).with_child(figure);
            }
        }
    }

    /// Where the next ghost of a haunt comes to stand.
    fn next_feet(&self, at: Square, haunt: Haunt) -> Option<Vec2> {
        self.standing.ghost(at, haunt, self.ghosts.free(at, haunt).next()?)
    }

    /// The place of the next ghost.
    fn next_ghost(&self, action: Action, at: Square, haunt: Haunt, commands: &mut Commands) {
        let Some(feet) = self.next_feet(at, haunt) else { return };
        let (ring, down) = (Mark::at_least(&self.pictures.marks.ring, RINGS), &self.pictures.marks.down);
        let above = over(feet).z - GROUND;
        let ghost = (self.pictures.ghost_to_come.sprite(), Transform::from_xyz(0.0, 0.0, above));
        let arrow = (Mark::at_least(down, ARROWS), Transform::from_xyz(0.0, ghost::OVER_HEAD, above + 0.1));
        let ring = (spot(action, feet + Vec2::Y * ghost::MIDDLE, FIGURE, feet.extend(GROUND)), ring);
        commands.spawn(ring).with_child(ghost).with_child(arrow);
    }

    /// The square of a cemetery, and the ghost that would come, which is visible while the spot has the focus.
    fn cemetery(&self, action: Action, at: Square, commands: &mut Commands) {
        let Some(feet) = self.next_feet(at, Haunt::Cemetery) else { return };
        let above = (feet - middle(at)).extend(over(feet).z - layer::GLOW);
        let ghost = (WhenPointedAt, self.pictures.ghost_to_come.sprite(), Transform::from_translation(above));
        let over_yard = Transform::from_xyz(0.0, 0.18, above.z + 0.1);
        let arrow = (Mark::at_least(&self.pictures.marks.down, ARROWS), over_yard);
        commands.spawn(self.square(action, at)).with_child(ghost).with_child(arrow);
    }

    /// A square where a tile may be laid or something comes.
    fn square(&self, action: Action, at: Square) -> impl Bundle + use<> {
        let place = middle(at).extend(layer::GLOW);
        (spot(action, middle(at), SQUARE, place), Mark::on_board(&self.pictures.marks.square))
    }

    /// A tag with the value of a region.
    fn score(&self, action: Action, region: PartName, commands: &mut Commands) {
        let Some(feet) = self.standing.meeple(region) else { return };
        let value = words::points_on_tag(self.position, region);
        let mark = Mark::on_board(&self.pictures.marks.tag);
        let tag = (spot(action, feet, FIGURE, over(feet)), Coin::at(feet), mark);
        commands.spawn(tag).with_child((Number, coin_label(&value.to_string(), self.pictures)));
    }

    /// A ring around the feet of a guard on the board, and over its head what would happen to it.
    fn guard(&self, action: Action, on: PartName, commands: &mut Commands) {
        let Some(feet) = self.standing.meeple(on) else { return };
        let marks = &self.pictures.marks;
        let sign = match action {
            Action::Bury { .. } => &marks.up,
            Action::PlaceCat { .. } => &marks.cat,
            _ => &marks.down,
        };
        let ring = (
            spot(action, feet + Vec2::Y * guard::MIDDLE, FIGURE, feet.extend(GROUND)),
            Mark::at_least(&marks.ring, RINGS),
        );
        let head = Transform::from_xyz(0.0, guard::OVER_HEAD, over(feet).z - GROUND);
        commands.spawn(ring).with_child((Mark::at_least(sign, ARROWS), head));
    }
}

/// A position in front of all figures.
fn over(feet: Vec2) -> Vec3 {
    feet.extend(layer::in_row(layer::FIGURES, feet.y) + 3.0)
}

/// A spot with its middle at `at`, drawn at `place`.
fn spot(action: Action, at: Vec2, reach: f32, place: Vec3) -> impl Bundle {
    let place = Transform::from_translation(place);
    (Name::new("Spot"), Spot { action, at, reach }, DespawnOnExit(MistsAt(Screen::Table)), place)
}
