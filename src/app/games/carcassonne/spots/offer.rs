//! The spots of a decision: what each kind of choice looks like on the board.

use super::{Offer, SelectedPiece, Spot, part_of};
use crate::app::board::layer;
use crate::app::games::carcassonne::pieces::Standing;
use crate::app::games::carcassonne::table::{AtTable, Playback};
use crate::app::games::playing::CarcassonneAt;
use crate::app::pictures::{Pictures, Sign};
use crate::app::shell::screen::Screen;
use crate::app::spots::{Coin, FIGURE, MadeFor, Mark, Number, WhenPointedAt, coin_label, pins};
use crate::painter::figures::{farmer, ghost, meeple};
use crate::rules::Game;
use crate::rules::carcassonne::{Action, Carcassonne, Piece};
use crate::rules::tiles::{Kind, PartName, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The height of rings: over the lit rims of regions and below all figures.
const GROUND: f32 = layer::GLOW + 0.8;
/// The least size of arrows and rings, in pixels per square.
const ARROWS: f32 = 80.0;
const RINGS: f32 = 60.0;

/// What has to be decided, whether the happenings before it were all shown, and with which piece.
#[derive(SystemParam)]
pub(super) struct Asked<'w> {
    table: Res<'w, AtTable>,
    playback: Res<'w, Playback>,
    selected: Res<'w, SelectedPiece>,
}

/// Makes the spots for a new decision of a person. The old ones are removed as soon as it is taken.
pub(super) fn offer(
    asked: Asked,
    standing: Standing,
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
    let selected = selected.0;
    let is_asked = table.persons_turn();
    let made_for =
        MadeFor { fingerprint: position.fingerprint(), is_asked, selected: selected.map(|piece| piece as u8) };
    if !offer.renew(made_for, playback.caught_up(), &spots, &mut commands) || !is_asked {
        return;
    }
    let tray = Tray { position, standing: &standing, pictures: &pictures, selected };
    table.offered().into_iter().for_each(|action| tray.lay_out(action, &mut commands));
}

/// Everything that is needed to make spots.
struct Tray<'a> {
    position: &'a Carcassonne,
    standing: &'a Standing<'a>,
    pictures: &'a Pictures,
    /// The kind of piece that may be put.
    selected: Option<Piece>,
}

impl Tray<'_> {
    /// Makes the spots for one action. Some actions have only a button in the panels.
    fn lay_out(&self, action: Action, commands: &mut Commands) {
        let Some(part) = part_of(action, self.position) else { return };
        match action {
            Action::PlaceMeeple { piece, kind, .. } if Some(piece) == self.selected => {
                self.post(action, part, self.socket(piece, kind), commands);
            }
            Action::GiveGhost { .. } => self.next_ghost(action, part, commands),
            Action::DrawIn { .. } => {
                let ghosts = self.position.meeple_on(part).map_or(0, |meeple| meeple.ghosts);
                if let Some(feet) = self.standing.ghost(part, ghosts.saturating_sub(1)) {
                    self.leaving(action, feet, commands);
                }
            }
            Action::TakeFromCircle { at, area } => self.out_of_circle(action, at, area, commands),
            Action::ScoreNext { .. } => self.score(action, part, commands),
            Action::RecallAbbot => {
                let up = &self.pictures.marks.up;
                self.figure(action, part, up, commands);
            }
            Action::PlaceMeeple { .. } | Action::SkipMeeple | Action::LayTile { .. } => {}
        }
    }

    /// The socket for a kind of piece: it shows what would stand there.
    fn socket(&self, piece: Piece, kind: Kind) -> &Sign {
        let marks = &self.pictures.rivals;
        match (piece, kind) {
            (Piece::Guard, Kind::Field) => &marks.guarded_field_socket,
            (Piece::Guard, _) => &marks.guard_socket,
            (Piece::Abbot, _) => &marks.abbot_socket,
            (Piece::Ordinary, Kind::Field) => &marks.field_socket,
            (Piece::Ordinary, _) => &marks.socket,
        }
    }

    /// A socket for a piece, at its feet.
    fn post(&self, action: Action, on: PartName, socket: &Sign, commands: &mut Commands) {
        let Some(feet) = self.standing.meeple(on) else { return };
        let place = feet.extend(over(feet).z + 1.0);
        let mark = Mark::on_board(socket);
        commands.spawn((spot(action, feet, FIGURE, place), Coin::unmarked(feet), mark, pins(self.pictures)));
    }

    /// A ring around the feet of a meeple, an arrow over it, and the ghost that would come while the spot has the
    /// focus.
    fn next_ghost(&self, action: Action, on: PartName, commands: &mut Commands) {
        let there = self.position.meeple_on(on).map_or(0, |meeple| meeple.ghosts);
        let (Some(ring), Some(feet)) =
            (self.figure(action, on, &self.pictures.marks.down, commands), self.standing.ghost(on, there))
        else {
            return;
        };
        let meeple = self.standing.meeple(on).unwrap_or(feet);
        let beside = (feet - meeple - Vec2::Y * middle_of(on.kind)).extend(over(feet).z - GROUND - 0.5);
        let ghost = (WhenPointedAt, self.pictures.rivals.ghost_to_come.sprite(), Transform::from_translation(beside));
        commands.entity(ring).with_child(ghost);
    }

    /// A ring around the feet of a figure on the board, and over its head what would happen to it.
    fn figure(&self, action: Action, on: PartName, sign: &Sign, commands: &mut Commands) -> Option<Entity> {
        let feet = self.standing.meeple(on)?;
        let middle = middle_of(on.kind);
        let over_head = if on.kind == Kind::Field { farmer::OVER_HEAD } else { meeple::OVER_HEAD };
        // The spot's middle is the figure's, so the ring and the arrow stand lower and higher than it.
        let place = (feet + Vec2::Y * middle).extend(GROUND);
        let at = feet + Vec2::Y * middle;
        let ring = (Mark::at_least(&self.pictures.marks.ring, RINGS), Transform::from_xyz(0.0, -middle, 0.0));
        let head = Transform::from_xyz(0.0, over_head - middle, over(feet).z - GROUND);
        let entity = commands.spawn((spot(action, at, FIGURE, place), Visibility::default())).id();
        commands.entity(entity).with_child(ring).with_child((Mark::at_least(sign, ARROWS), head));
        Some(entity)
    }

    /// A ghost that would leave its place.
    fn leaving(&self, action: Action, feet: Vec2, commands: &mut Commands) {
        let (coat, up) = (Mark::on_board(&self.pictures.marks.coat), Mark::at_least(&self.pictures.marks.up, ARROWS));
        let arrow = (up, Transform::from_xyz(0.0, ghost::OVER_HEAD, 0.3));
        commands.spawn((spot(action, feet + Vec2::Y * ghost::MIDDLE, FIGURE, over(feet)), coat)).with_child(arrow);
    }

    /// The last ghost in the circles of an area.
    fn out_of_circle(&self, action: Action, at: Square, area: u8, commands: &mut Commands) {
        let last = usize::from(self.position.ghosts_in_area(at, area).saturating_sub(1));
        if let Some(&feet) = self.standing.circles(at, area).get(last) {
            self.leaving(action, feet, commands);
        }
    }

    /// A tag with the value of a region.
    fn score(&self, action: Action, region: PartName, commands: &mut Commands) {
        let Some(feet) = self.standing.meeple(region) else { return };
        let part = self.position.part_named(region);
        let value = part.map_or(0, |part| self.position.value_of(self.position.board().region_of(part)));
        let mark = Mark::on_board(&self.pictures.marks.tag);
        let tag = (spot(action, feet, FIGURE, over(feet)), Coin::at(feet), mark);
        commands.spawn(tag).with_child((Number, coin_label(&value.to_string(), self.pictures)));
    }
}

/// The height of the middle of a figure that stands on this kind of part.
fn middle_of(kind: Kind) -> f32 {
    if kind == Kind::Field { farmer::MIDDLE } else { meeple::MIDDLE }
}

/// A position in front of all figures.
fn over(feet: Vec2) -> Vec3 {
    feet.extend(layer::in_row(layer::FIGURES, feet.y) + 3.0)
}

/// A spot with its middle at `at`, drawn at `place`.
fn spot(action: Action, at: Vec2, reach: f32, place: Vec3) -> impl Bundle {
    let place = Transform::from_translation(place);
    (Name::new("Spot"), Spot { action, at, reach }, DespawnOnExit(CarcassonneAt(Screen::Table)), place)
}
