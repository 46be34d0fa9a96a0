//! Spots in the house that stand for a choice: spaces for a meeple, cards to take, dice to turn over.

use super::places::{self, layer};
use super::refusals;
use super::scene::HangingCard;
use super::table::{AtTable, Playback};
use crate::app::games::playing::DontGoInAt;
use crate::app::motion::IdleClock;
use crate::app::pictures::{Pictures, Stamp};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::spots::{self, FIGURE, FromSupply, MadeFor, Mark, SpotSystems, WhenPointedAt, supply};
use crate::app::table::{OfGame, Refused};
use crate::app::words::say;
use crate::painter::figures::meeple;
use crate::rules::dont_go_in::{Action, Board, DontGoIn, LAST_SPACE, Refusal, Room};
use crate::rules::{Colour, Game};
use bevy::prelude::*;
use bevy_tweening::TweenAnim;

pub(super) fn plugin(app: &mut App) {
    supply::game::<DontGoIn>(app);
    app.add_systems(
        Update,
        offer.in_set(SpotSystems::Offer).in_set(OfGame::of::<DontGoIn>()).run_if(in_state(DontGoInAt(Screen::Table))),
    );
    app.add_systems(Update, lift.in_set(FrameSystems::Move).run_if(in_state(DontGoInAt(Screen::Table))));
}

/// A place that can be clicked.
pub type Spot = spots::Spot<Action>;
/// The choices that are offered in the house now.
pub type Offer = spots::Offer<Action>;
/// The action whose button in the panels is under the pointer.
pub type Named = spots::Named<Action>;

/// The least size of arrows and rings, in pixels per world unit.
const ARROWS: f32 = 80.0;

/// Makes the spots for a new decision of a person. The old ones are removed as soon as it is taken.
fn offer(
    table: Res<AtTable>,
    playback: Res<Playback>,
    pictures: Res<Pictures>,
    spots: Query<Entity, With<Spot>>,
    mut offer: ResMut<Offer>,
    mut commands: Commands,
) {
    if !(table.is_changed() || playback.is_changed()) {
        return;
    }
    let position = table.position();
    let is_asked = table.persons_turn();
    let made_for = MadeFor { fingerprint: position.fingerprint(), is_asked, selected: None };
    if !offer.renew(made_for, playback.caught_up(), &spots, &mut commands) || !is_asked {
        return;
    }
    let colour = table.sitting.setup().seats[position.acting()];
    for action in table.offered() {
        match action {
            Action::Place { room, space } => {
                if let Some(board) = board_of(position, room) {
                    space_for_meeple(action, places::feet(board, space), colour, &pictures, &mut commands);
                }
            }
            Action::Take { slot } => {
                if let Some(board) = board_resolved(position) {
                    card_to_take(action, board, slot, &pictures, &mut commands);
                }
            }
            Action::TurnDie { die } => {
                if let (Some(board), Some(roll)) = (board_resolved(position), position.table().roll()) {
                    let at = places::die(board, usize::from(die) - 1, roll.len());
                    let frame = Transform::from_xyz(0.0, 0.0, -0.5)
                        .with_rotation(places::die_lies(usize::from(die) - 1))
                        .with_scale(Vec3::splat(1.55 * places::long(places::DIE)));
                    let mark = (Mark::on_board(&pictures.marks.square), frame);
                    commands.spawn(spot(action, at, FIGURE, layer::DICE)).with_child(mark);
                }
            }
            // These are buttons in the panels.
            Action::RollAgain | Action::KeepRoll | Action::TurnNone | Action::Dispel { .. } => {}
        }
    }
}

/// The place of the board on which a room lies up.
pub(super) fn board_of(position: &DontGoIn, room: Room) -> Option<usize> {
    position.table().boards().iter().position(|board| board.as_ref().is_some_and(|board| board.room() == room))
}

/// The place of the board whose room is being resolved.
pub(in crate::app::games::dont_go_in) fn board_resolved(position: &DontGoIn) -> Option<usize> {
    board_of(position, position.table().board_resolved()?.room())
}

/// A ring on a step of a stair, and the meeple that would stand there while the spot has the focus.
fn space_for_meeple(action: Action, feet: Vec2, colour: Colour, pictures: &Pictures, commands: &mut Commands) {
    let at = feet + Vec2::Y * 0.5 * meeple::MIDDLE;
    let ring = (Mark::at_least(&pictures.marks.ring, ARROWS), Transform::from_xyz(0.0, -0.5 * meeple::MIDDLE, 0.0));
    let figure = (
        WhenPointedAt,
        pictures.rivals.ordinary[colour].sprite(),
        Transform::from_xyz(0.0, -0.5 * meeple::MIDDLE, layer::MEEPLES - layer::MARKS + 0.5),
    );
    commands.spawn(spot(action, at, FIGURE, layer::MARKS)).with_child(ring).with_child(figure);
}

/// An arrow over a card.
fn card_to_take(action: Action, board: usize, slot: u8, pictures: &Pictures, commands: &mut Commands) {
    let place = places::card(board, slot);
    let at = places::in_house(place.x, place.y);
    let size = places::card_size();
    let over = Transform::from_xyz(0.0, 0.5 * size.y + 0.10, 0.5);
    let arrow = (Mark::at_least(&pictures.marks.down, ARROWS), over);
    commands.spawn(spot(action, at, 0.6 * size.x, layer::MARKS)).with_child(arrow);
}

/// A spot with its middle at `at`.
fn spot(action: Action, at: Vec2, reach: f32, height: f32) -> impl Bundle {
    (
        Name::new("Spot"),
        Spot { action, at, reach },
        DespawnOnExit(DontGoInAt(Screen::Table)),
        Visibility::default(),
        Transform::from_translation(at.extend(height)),
    )
}

/// The card whose spot has the focus comes forward.
fn lift(
    offer: Res<Offer>,
    spots: Query<&Spot>,
    table: Option<Res<AtTable>>,
    idle: Res<IdleClock>,
    mut cards: Query<(&HangingCard, &mut Transform), Without<TweenAnim>>,
) {
    let Some(table) = table else { return };
    let position = table.position();
    let taken = match offer.focused_action(&spots) {
        Some(Action::Take { slot }) => board_resolved(position).map(|board| (board, slot)),
        _ => None,
    };
    let breath = 1.07 + 0.012 * (idle.seconds * 3.0).sin();
    for (card, mut place) in &mut cards {
        let lifted = taken == Some((card.board, card.slot));
        let (scale, height) = if lifted { (breath, layer::LIFTED_CARD) } else { (1.0, layer::CARDS) };
        if place.scale.x != scale {
            place.scale = Vec3::new(scale, scale, 1.0);
            place.translation.z = height;
        }
    }
}

/// The step of a stair at this point of the house, with the board that it is on.
pub(super) fn space_at(position: &DontGoIn, world: Vec2) -> Option<(&Board, u8)> {
    let boards = position.table().boards().iter().enumerate();
    let rooms = boards.filter_map(|(at, board)| Some((at, board.as_ref()?)));
    let spaces = rooms.flat_map(|(at, board)| (1..=LAST_SPACE).map(move |space| (at, board, space)));
    let far = |&(at, _, space): &(usize, _, u8)| places::pad(at, space).distance(world);
    let nearest = spaces.filter(|space| far(space) < FIGURE).min_by(|a, b| far(a).total_cmp(&far(b)));
    nearest.map(|(_, board, space)| (board, space))
}

impl FromSupply for DontGoIn {
    /// The colour of the player whose meeple it is: the position does not know colours.
    type Figure = Colour;

    const HELD_AT: f32 = meeple::MIDDLE;

    fn next_figure(&self, selected: Option<Colour>) -> Option<Colour> {
        selected
    }

    fn dropped(&self, _: Colour, world: Vec2) -> Result<Action, Refused> {
        let refused = |why: String, rule| Refused { why, rule: Some(rule), at: None };
        match space_at(self, world) {
            Some((board, space)) if board.meeple(space).is_none() && !board.is_full() => {
                Ok(Action::Place { room: board.room(), space })
            }
            Some((board, space)) => {
                let refusal = Refusal::SpaceTaken(board.room(), space);
                Err(refused(refusals::told(refusal), refusal.rule()))
            }
            None => Err(refused(say!("house-refusal-no-space-there").to_owned(), "HPLACE-2")),
        }
    }

    fn dragged<'a>(&self, figure: Colour, pictures: &'a Pictures) -> &'a Stamp {
        &pictures.rivals.ordinary[figure]
    }
}
