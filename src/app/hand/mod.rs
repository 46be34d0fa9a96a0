//! The tile in hand, in every game with tiles: where it fits, turning it, holding it over the board, laying it, and
//! what laying it would do.

mod in_air;
mod in_words;
mod keys;
mod lay;
mod legal_squares;
mod pictures;
mod turn;
mod wheel;

pub(in crate::app) use in_air::held_over;
pub use legal_squares::LegalSquares;
pub use pictures::HandPictures;
pub use turn::Rotate;
pub(in crate::app) use wheel::Wheel;

use crate::app::board::{Grip, Mouse, Paintings, Pointer, Subject};
use crate::app::pictures::Pictures;
use crate::app::table::{AtTable, OfGame, Playback, Shown, ShowsByItself, TableSystems, at_table};
use crate::rules::tiles::{Face, FaceId, Rotation, Side, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use in_air::{HeldTile, fly_back, hold_up, lift, paint};
use lay::press_and_release;
use std::fmt;
use turn::{rotate, settle_turn, turn_with_right_button};
use wheel::turn_with_wheel;

/// What is the same in every game.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>().init_resource::<LegalSquares>();
    app.add_message::<Rotate>().add_observer(fly_back);
    app.configure_sets(Update, LookAhead.in_set(TableSystems::Glow));
    app.configure_sets(
        Update,
        (Holding::Ask, Holding::Aim, Holding::Lay, Holding::Show).chain().in_set(TableSystems::Hold),
    );
    app.add_systems(
        Update,
        (
            (aim, turn_with_wheel, turn_with_right_button, rotate).chain().in_set(Holding::Aim),
            (paint, hold_up).chain().in_set(Holding::Show),
        )
            .run_if(is_held),
    );
    keys::plugin(app);
    pictures::plugin(app);
}

/// What is done with the tile in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Holding {
    /// It is asked of a person here, or no longer.
    Ask,
    /// It follows the pointer and turns.
    Aim,
    /// It is laid.
    Lay,
    /// Its picture follows.
    Show,
}

/// Whether a tile is to be laid, in whichever game.
fn is_held(hand: Res<Hand>) -> bool {
    hand.is_held
}

/// The tile in hand of one game.
pub fn game<G: LaysTiles>(app: &mut App) {
    app.init_resource::<Foreseen<G>>();
    app.add_systems(OnEnter(G::LAYING), take_up::<G>.after(legal_squares::list::<G>));
    app.add_systems(OnExit(G::LAYING), put_away::<G>);
    app.add_systems(
        Update,
        (
            (land::<G>, ask_another::<G>).chain().in_set(Holding::Ask),
            press_and_release::<G>.in_set(Holding::Lay),
            look_ahead::<G>.in_set(LookAhead),
        )
            .in_set(OfGame::of::<G>())
            .run_if(in_state(G::LAYING).and_then(at_table::<G>)),
    );
    legal_squares::game::<G>(app);
    pictures::game::<G>(app);
    keys::game::<G>(app);
}

/// A game in which players lay tiles.
pub trait LaysTiles: Shown {
    /// The shown phase in which the drawn tile is laid.
    const LAYING: Self::ShownPhase;

    /// What is known of a placement before it is made.
    type Foresight: Clone + PartialEq + fmt::Debug + Send + Sync + 'static;

    /// The decision to lay the drawn tile.
    fn lay(at: Square, turn: Rotation) -> Self::Action;

    /// Where an action lays the drawn tile, if it does.
    fn laid_by(action: Self::Action) -> Option<(Square, Rotation)>;

    /// The drawn tile, if there is one.
    fn drawn(&self) -> Option<FaceId>;

    /// The tile that was laid last.
    fn last_laid(&self) -> FaceId;

    /// The tile that a happening draws, if it does.
    fn drawn_by(happening: &Self::Happening) -> Option<FaceId>;

    /// The face-up tile on a square, and how it is turned.
    fn tile_on(&self, at: Square) -> Option<(FaceId, Rotation)>;

    /// What is printed on a tile.
    fn print_of(&self, face: FaceId) -> &Face;

    /// What laying the drawn tile would do. `None` if it may not lie there.
    fn foresee_laying(&self, at: Square, turn: Rotation) -> Option<Self::Foresight>;

    /// Whether a refusal says that the tile does not match a neighbour as it is turned.
    fn is_mismatch(refusal: &Self::Refusal) -> bool;
}

/// Whether both actions lay the drawn tile on the same square so that it looks the same, or are the same.
pub fn lays_the_same<G: LaysTiles>(position: &G, one: G::Action, other: G::Action) -> bool {
    match (G::laid_by(one), G::laid_by(other), position.drawn()) {
        (Some((at, turn)), Some((to, other)), Some(face)) => {
            let face = position.print_of(face);
            at == to && Side::ALL.into_iter().all(|side| face.edge(side, turn) == face.edge(side, other))
        }
        _ => one == other,
    }
}

/// Whether both actions lay the drawn tile on the same square, or are the same.
pub fn lays_there<G: LaysTiles>(one: G::Action, other: G::Action) -> bool {
    match (G::laid_by(one), G::laid_by(other)) {
        (Some((at, _)), Some((to, _))) => at == to,
        _ => one == other,
    }
}

/// Systems that compute what laying the held tile would do. Whatever shows it comes after them.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LookAhead;

/// What the player does with the drawn tile.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct Hand {
    /// How it is turned where it is.
    pub turn: Rotation,
    /// How the player or the guide turned it last. Over a square where it does not fit so, it turns by itself, and back
    /// again when it leaves that square.
    turned: Rotation,
    /// The legal square it is held over.
    pub aim: Option<Square>,
    /// Whether keys have brought it there, and not the pointer.
    pub aimed_by_key: bool,
    /// Whether it is being dragged.
    pub dragging: bool,
    /// Whether a tile is to be laid at all.
    is_held: bool,
    /// Whether the button was pressed on the board since the tile is here, until it is released.
    pressed: bool,
    /// Where the pointer was, and over which square, when the aim was last taken from it; keys may have moved the aim
    /// since. The square counts too: the board may move under a pointer that rests.
    seen: Option<(Vec2, Option<Square>)>,
    /// Where the pointer was when the tile was taken up, until it moves. Nobody aims with a pointer that was there
    /// before the tile, so a key must not lay it there.
    rests_at: Option<Vec2>,
}

impl Hand {
    /// A tile that was just taken up, turned so that it fits somewhere.
    fn new(squares: &LegalSquares, pointer: &Pointer) -> Hand {
        let turn = Rotation::ALL.into_iter().find(|&turn| squares.fits_somewhere(turn)).unwrap_or_default();
        Hand { turn, turned: turn, is_held: true, rests_at: pointer.window, ..default() }
    }

    /// Whether the tile is on the board already: over a square where it fits, or dragged.
    pub fn hovers(&self) -> bool {
        self.aim.is_some() || self.dragging
    }

    /// Whether the pointer holds the tile over a square where it fits, or drags it: then the wheel turns it.
    pub fn is_under(&self, pointer: &Pointer) -> bool {
        self.dragging || self.aim.is_some() && self.aim == pointer.square()
    }

    /// Whether players may do something with it: in a watched game the guide holds it, and there no square is legal.
    pub fn is_theirs(&self, squares: &LegalSquares) -> bool {
        self.aim.is_none_or(|at| squares.contains(at))
    }

    /// Turns it for good, and holds it over this legal square as if keys had brought it there.
    pub fn put_over(&mut self, at: Square, turn: Rotation) {
        (self.aim, self.aimed_by_key) = (Some(at), true);
        (self.turn, self.turned) = (turn, turn);
    }
}

/// What laying the tile where it is held would do.
#[derive(Resource)]
pub struct Foreseen<G: LaysTiles>(pub Option<G::Foresight>);

impl<G: LaysTiles> PartialEq for Foreseen<G> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<G: LaysTiles> Default for Foreseen<G> {
    fn default() -> Self {
        Foreseen(None)
    }
}

/// The tile that is held, where the pointer is, and what would follow.
#[derive(SystemParam)]
pub struct InHand<'w, G: LaysTiles> {
    /// How and where the tile is held.
    pub hand: Res<'w, Hand>,
    /// What laying it there would do.
    pub foreseen: Res<'w, Foreseen<G>>,
    /// Whether a tile is to be laid at all.
    pub phase: Res<'w, State<<G as Shown>::ShownPhase>>,
}

fn take_up<G: LaysTiles>(
    mut hand: ResMut<Hand>,
    squares: Res<LegalSquares>,
    pointer: Res<Pointer>,
    stamps: Res<Pictures>,
    mut commands: Commands,
) {
    *hand = Hand::new(&squares, &pointer);
    lift(&stamps, G::LAYING, &mut commands);
}

/// The tile was laid, and its phase is still being shown: it lands, and nothing is in hand any more.
fn land<G: LaysTiles>(
    playback: Res<Playback<G>>,
    held: Query<Entity, With<HeldTile>>,
    mut squares: ResMut<LegalSquares>,
    (hand, foreseen): (ResMut<Hand>, ResMut<Foreseen<G>>),
    mut commands: Commands,
) {
    if hand.is_held && !playback.caught_up() {
        held.iter().for_each(|held| commands.entity(held).despawn());
        *squares = LegalSquares::default();
        put_away::<G>(hand, foreseen);
    }
}

/// The seat was given to somebody elsewhere, or has come back, while the tile is in hand. Whoever waits for the host of
/// the table goes on holding it.
fn ask_another<G: LaysTiles>(
    table: Res<AtTable<G>>,
    playback: Res<Playback<G>>,
    pointer: Res<Pointer>,
    mut hand: ResMut<Hand>,
    mut squares: ResMut<LegalSquares>,
) {
    if !hand.is_held || !playback.caught_up() || table.persons_turn() == squares.is_asked() {
        return;
    }
    *squares = LegalSquares::of(&table);
    if !table.sitting.is_persons_turn() {
        (hand.aim, hand.dragging, hand.pressed) = (None, false, false);
    } else if !squares.fits_somewhere(hand.turned) {
        *hand = Hand::new(&squares, &pointer);
    }
}

fn put_away<G: LaysTiles>(mut hand: ResMut<Hand>, mut foreseen: ResMut<Foreseen<G>>) {
    *hand = Hand::default();
    foreseen.set_if_neq(Foreseen::default());
}

/// Holds the tile over the legal square under the pointer. Only a pointer that moves or is pressed counts, so that keys
/// can aim too; and what keys aimed at stays until it comes to another such square.
fn aim(mouse: Mouse, squares: Res<LegalSquares>, grip: Res<Grip>, mut hand: ResMut<Hand>) {
    let pointer = &mouse.pointer;
    let seen = pointer.window.map(|at| (at, pointer.square()));
    let rests = hand.rests_at == pointer.window && !mouse.pressed();
    // The view may have gone to the square that keys chose, under a pointer that rests.
    let is_led = hand.aimed_by_key && hand.seen.map(|(at, _)| at) == pointer.window && !mouse.pressed();
    if seen == hand.seen && !mouse.pressed() || seen.is_none() || rests || is_led {
        return;
    }
    let mut next = *hand;
    (next.seen, next.rests_at) = (seen, None);
    let under = pointer.square().filter(|&at| squares.contains(at));
    let stays = hand.aimed_by_key && !hand.pressed && !hand.dragging;
    if under != hand.aim && (under.is_some() || !stays) {
        (next.aim, next.aimed_by_key) = (under, false);
    }
    let is_dragged = pointer.main.is_some_and(|press| press.drags);
    next.dragging |= is_dragged && hand.pressed && grip.0 && hand.aim.is_some();
    settle_turn(&mut next, &squares);
    hand.set_if_neq(next);
}

/// Works out what would follow, and has the tile painted for the square already, so that it is sharp when it lands.
fn look_ahead<G: LaysTiles>(
    hand: Res<Hand>,
    table: Res<AtTable<G>>,
    shows: ShowsByItself<G>,
    mut foreseen: ResMut<Foreseen<G>>,
    mut paintings: ResMut<Paintings>,
) {
    if !hand.is_changed() && !shows.has_changed() {
        return;
    }
    let position = table.position();
    let ahead = hand.aim.filter(|_| shows.foresight()).and_then(|at| position.foresee_laying(at, hand.turn));
    if let (Some(at), Some(face)) = (hand.aim, position.drawn()) {
        paintings.prepare(Subject { face, turn: hand.turn, at }, position.print_of(face));
    }
    foreseen.set_if_neq(Foreseen(ahead));
}
