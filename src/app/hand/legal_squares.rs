//! The squares where the drawn tile may go. They glow.

use super::{Hand, LaysTiles};
use crate::app::board::{layer, middle};
use crate::app::motion::IdleClock;
use crate::app::pictures::Pictures;
use crate::app::shell::frame::FrameSystems;
use crate::app::table::{AtTable, OfGame, ShowsByItself, TableSystems, at_table};
use crate::rules::tiles::{Face, Rotation, Side, Square};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::cmp::Reverse;

pub(super) fn game<G: LaysTiles>(app: &mut App) {
    app.add_systems(OnEnter(G::LAYING), list::<G>);
    app.add_systems(OnExit(G::LAYING), forget);
    app.add_systems(
        Update,
        (frame::<G>.in_set(TableSystems::Glow), glow.in_set(FrameSystems::Move))
            .in_set(OfGame::of::<G>())
            .run_if(in_state(G::LAYING).and_then(at_table::<G>)),
    );
}

/// How many edges of a tile meet mist with mist, less those where mist meets a clear edge.
type Meetings = i8;

/// The rotations in which each square takes the drawn tile. The squares are in reading order.
#[derive(Resource, Default, Reflect)]
#[reflect(Resource)]
pub struct LegalSquares {
    squares: HashMap<Square, [Option<Meetings>; 4]>,
    in_order: Vec<Square>,
    /// Whether a person here is asked for the tile.
    is_asked: bool,
    /// What is printed on the drawn tile.
    #[reflect(ignore)]
    print: Option<Face>,
}

impl LegalSquares {
    /// Those for the tile that is to be laid at this table. While the computer decides, nothing is offered.
    pub(super) fn of<G: LaysTiles>(table: &AtTable<G>) -> LegalSquares {
        let mut squares = LegalSquares { is_asked: table.persons_turn(), ..LegalSquares::default() };
        let position = table.position();
        let Some(print) = position.drawn().filter(|_| squares.is_asked).map(|face| position.print_of(face)) else {
            return squares;
        };
        for (at, turn) in table.offered().into_iter().filter_map(G::laid_by) {
            let turns = squares.squares.entry(at).or_default();
            turns[turn.quarters() as usize] = Some(meetings(position, print, at, turn));
        }
        squares.in_order = squares.squares.keys().copied().collect();
        squares.in_order.sort_by_key(|at| (-at.y, at.x));
        squares.print = Some(print.clone());
        squares
    }

    /// Whether a person here is asked for the tile.
    pub(super) fn is_asked(&self) -> bool {
        self.is_asked
    }

    /// Whether the tile fits there in this rotation.
    pub fn fits(&self, at: Square, turn: Rotation) -> bool {
        self.squares.get(&at).is_some_and(|turns| turns[turn.quarters() as usize].is_some())
    }

    /// Whether the tile fits there at all.
    pub fn contains(&self, at: Square) -> bool {
        self.squares.contains_key(&at)
    }

    /// Whether the tile fits anywhere in this rotation.
    pub fn fits_somewhere(&self, turn: Rotation) -> bool {
        self.squares.values().any(|turns| turns[turn.quarters() as usize].is_some())
    }

    /// How the tile turns by itself over a square: not at all if it fits as it was turned; else so that its mist goes on
    /// best, and that with as few quarter turns as possible. `None` if it does not fit there.
    pub(super) fn turn_over(&self, at: Square, turned: Rotation) -> Option<Rotation> {
        if self.fits(at, turned) {
            return Some(turned);
        }
        let turns = self.squares.get(&at)?;
        let further = (1..4).map(|quarters| (quarters, Rotation::new(turned.quarters() + quarters)));
        let fitting = further.filter_map(|(quarters, turn)| Some((turns[turn.quarters() as usize]?, quarters, turn)));
        fitting.max_by_key(|&(meetings, quarters, _)| (meetings, Reverse(quarters))).map(|(.., turn)| turn)
    }

    /// Whether the drawn tile looks alike when it is turned like this and like that.
    pub fn looks_alike(&self, one: Rotation, other: Rotation) -> bool {
        self.print.as_ref().is_some_and(|face| face.looks_alike(one, other))
    }

    /// All legal squares, row by row from the north-west.
    pub fn in_order(&self) -> &[Square] {
        &self.in_order
    }
}

/// The frame around a legal square.
#[derive(Component, Reflect)]
#[reflect(Component)]
struct Frame(Square);

pub(super) fn list<G: LaysTiles>(table: Res<AtTable<G>>, mut squares: ResMut<LegalSquares>) {
    *squares = LegalSquares::of(&table);
}

fn meetings<G: LaysTiles>(position: &G, print: &Face, at: Square, turn: Rotation) -> Meetings {
    let meeting = |side: Side| {
        let (face, turned) = position.tile_on(at.beyond(side))?;
        let beside = position.print_of(face).edge(side.opposite(), turned);
        Some(match (print.edge(side, turn).mist.is_some(), beside.mist.is_some()) {
            (true, true) => 1,
            (false, false) => 0,
            _ => -1,
        })
    };
    Side::ALL.into_iter().filter_map(meeting).sum()
}

fn forget(mut squares: ResMut<LegalSquares>) {
    *squares = LegalSquares::default();
}

/// Draws one frame for each legal square and removes the old ones: there are none once the tile is laid.
fn frame<G: LaysTiles>(
    squares: Res<LegalSquares>,
    shows: ShowsByItself<G>,
    pictures: Res<Pictures>,
    frames: Query<Entity, With<Frame>>,
    mut commands: Commands,
) {
    if !(squares.is_changed() || shows.has_changed()) {
        return;
    }
    for old in &frames {
        commands.entity(old).despawn();
    }
    if !shows.legal_squares() {
        return;
    }
    for &at in squares.in_order() {
        commands.spawn((
            Name::new(format!("Legal square {at}")),
            Frame(at),
            DespawnOnExit(G::LAYING),
            pictures.marks.square.hollow.sprite(),
            Transform::from_translation(middle(at).extend(layer::GLOW)),
        ));
    }
}

/// How large the frame is where the tile would have to be turned first, in squares.
const TURN_FIRST: f32 = 0.7;

/// Squares where the tile fits as it was turned last glow brightly. Where it has to be turned first, the frame is small
/// and dim: with many squares brightness alone is hard to tell. They stay so while the tile turns by itself over one of
/// them, or they would change under the pointer. The square under the pointer shows the tile itself.
fn glow(
    squares: Res<LegalSquares>,
    hand: Res<Hand>,
    idle: Res<IdleClock>,
    mut frames: Query<(&Frame, &mut Sprite, &mut Transform)>,
) {
    let breath = 0.06 * (idle.seconds * 2.2).sin();
    for (frame, mut sprite, mut transform) in &mut frames {
        let (alpha, size) = match () {
            () if hand.aim == Some(frame.0) => (0.0, 1.0),
            () if squares.fits(frame.0, hand.turned) => (0.94 + breath, 1.0),
            () => (0.42, TURN_FIRST),
        };
        let colour = Color::srgba(1.0, 1.0, 1.0, alpha);
        if sprite.color != colour {
            sprite.color = colour;
        }
        if transform.scale.x != size {
            transform.scale = Vec3::new(size, size, 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_turns_by_itself_as_its_mist_goes_on_best() {
        let (here, there) = (Square::new(0, 1), Square::new(3, 1));
        let turns = [None, Some(-1), Some(1), Some(1)];
        let squares = LegalSquares { squares: [(here, turns)].into(), ..default() };
        let over = |at, quarters| squares.turn_over(at, Rotation::new(quarters)).map(Rotation::quarters);
        assert_eq!(over(here, 0), Some(2), "not the first one that fits, and not farther than it has to");
        assert_eq!(over(here, 1), Some(1), "what the player turned stays");
        assert_eq!(over(there, 0), None);
    }

    #[test]
    fn squares_stay_bright_while_the_tile_turns_by_itself_over_a_dim_one() {
        let (dim, bright) = (Square::new(0, 1), Square::new(3, 1));
        let fits = |quarters: usize| std::array::from_fn(|turn| (turn == quarters).then_some(0));
        let mut world = World::new();
        world.insert_resource(LegalSquares { squares: [(dim, fits(1)), (bright, fits(0))].into(), ..default() });
        world.init_resource::<IdleClock>();
        let frames = [dim, bright].map(|at| world.spawn((Frame(at), Sprite::default(), Transform::default())).id());
        let mut sizes = |hand: Hand| {
            world.insert_resource(hand);
            world.run_system_cached(glow).expect("the system runs");
            frames.map(|frame| world.get::<Transform>(frame).map(|place| place.scale.x))
        };
        assert_eq!(sizes(Hand::default()), [Some(TURN_FIRST), Some(1.0)]);
        let over_dim = Hand { aim: Some(dim), turn: Rotation::new(1), ..Hand::default() };
        assert_eq!(sizes(over_dim)[1], Some(1.0), "it turned by itself");
        let turned = Hand { turned: Rotation::new(1), ..Hand::default() };
        assert_eq!(sizes(turned), [Some(1.0), Some(TURN_FIRST)], "the player turned it");
    }
}
