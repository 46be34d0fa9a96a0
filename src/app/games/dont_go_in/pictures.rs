//! The painted pictures of the house: rooms, cards and dice. They take seconds to paint, so they are painted in the
//! background from the moment on in which this game is chosen, each as a task of its own.
//!
//! Whatever shows one of them has its handle at once and is seen as soon as the picture is there.

use super::table::AtTable;
use crate::app::games::playing::DontGoInAt;
use crate::app::pictures::{Pictures, Sharpness, to_image};
use crate::app::shell::background::background;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::panel_sleep::PanelsChanged;
use crate::app::shell::screen::Screen;
use crate::painter::dont_go_in::cards::Workshop;
use crate::painter::dont_go_in::dice::{self, Face, TUMBLE};
use crate::painter::dont_go_in::{house, rooms};
use crate::painter::picture::Picture;
use crate::rules::dont_go_in::{Card, CardType, Room};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::{Task, futures::check_ready};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HousePictures>();
    app.add_systems(OnEnter(DontGoInAt(Screen::Setup)), begin);
    app.add_systems(OnEnter(DontGoInAt(Screen::Table)), begin);
    app.add_systems(Update, take_in.in_set(FrameSystems::Arrive).run_if(resource_exists::<UnderWay>));
}

/// Width of the house, of a plate and of a die's edge, in pixels at the usual [`Sharpness`]: sharp on screens of
/// 1920 × 1080, and good enough on larger ones.
const HOUSE: u32 = 1600;
const PLATE: u32 = 560;
/// Width of a card, in pixels at the usual [`Sharpness`]: as sharp as the rest of the house.
pub const CARD: u32 = 190;
const DIE: u32 = 64;

/// All pictures of this game. Their handles never change.
#[derive(Resource, Clone, Debug)]
pub struct HousePictures {
    /// The house without rooms and cards.
    pub house: Handle<Image>,
    /// Of each room: with its flames high, and with its flames low.
    rooms: [[Handle<Image>; 2]; Room::ALL.len()],
    faces: [[Handle<Image>; Card::HIGHEST as usize]; CardType::ALL.len()],
    /// A card that lies face down.
    pub back: Handle<Image>,
    /// By what the die shows at last, a ghost or nothing: from the throw to rest.
    dice: [[Handle<Image>; TUMBLE as usize + 1]; 2],
}

/// The pictures of the house, and those that all games have.
#[derive(SystemParam)]
pub struct Painted<'w> {
    /// Those of the house.
    pub house: Res<'w, HousePictures>,
    /// Those of all games.
    pub common: Res<'w, Pictures>,
}

impl FromWorld for HousePictures {
    fn from_world(world: &mut World) -> HousePictures {
        let images = world.resource::<Assets<Image>>();
        let new = || images.reserve_handle();
        HousePictures {
            house: new(),
            rooms: std::array::from_fn(|_| [new(), new()]),
            faces: std::array::from_fn(|_| std::array::from_fn(|_| new())),
            back: new(),
            dice: std::array::from_fn(|_| std::array::from_fn(|_| new())),
        }
    }
}

impl HousePictures {
    /// A room in its frame: with its flames high, and with its flames low.
    pub fn room(&self, room: Room) -> &[Handle<Image>; 2] {
        &self.rooms[room as usize]
    }

    /// The face of a card.
    pub fn face(&self, card: Card) -> &Handle<Image> {
        &self.faces[card.of as usize][usize::from(card.value.clamp(1, Card::HIGHEST)) - 1]
    }

    /// A die so many pictures after it was thrown; after the last one it lies still.
    pub fn die(&self, ghost: bool, picture: usize) -> &Handle<Image> {
        let pictures = &self.dice[usize::from(ghost)];
        &pictures[picture.min(pictures.len() - 1)]
    }

    /// What there is to paint, the most visible things first. These rooms are open.
    fn orders(&self, open: &[Room], sharpness: Sharpness) -> Vec<Order> {
        let [house, plate, card, die] = [HOUSE, PLATE, CARD, DIE].map(|usual| sharpness.scaled(usual));
        let room = |room: Room| Order::new(self.room(room), move || rooms::hung_breathing(room, plate).into());
        let (seen, others): (Vec<Room>, Vec<Room>) = Room::ALL.into_iter().partition(|room| open.contains(room));
        let mut orders = vec![Order::new([&self.house], move || vec![house::house(house)])];
        orders.extend(seen.into_iter().map(room));
        orders.push(Order::new([&self.back], move || vec![Workshop::new(card).back()]));
        for (of, faces) in CardType::ALL.into_iter().zip(&self.faces) {
            orders.push(Order::new(faces, move || Workshop::new(card).faces(of).into()));
        }
        for (face, pictures) in [Face::Blank, Face::Ghost].into_iter().zip(&self.dice) {
            let throw = move || (0..=TUMBLE).map(|frame| dice::tumbling(die, face, 0.0, frame)).collect();
            orders.push(Order::new(pictures, throw));
        }
        orders.extend(others.into_iter().map(room));
        orders
    }
}

/// Some pictures that are painted together, and where they belong.
struct Order {
    handles: Vec<Handle<Image>>,
    paint: Box<dyn FnOnce() -> Vec<Picture> + Send + Sync>,
}

impl Order {
    fn new<'a>(
        handles: impl IntoIterator<Item = &'a Handle<Image>>,
        paint: impl FnOnce() -> Vec<Picture> + Send + Sync + 'static,
    ) -> Order {
        Order { handles: handles.into_iter().cloned().collect(), paint: Box::new(paint) }
    }

    fn begin(self) -> Painting {
        let Order { handles, paint } = self;
        Painting { handles, images: background().spawn(async move { paint().iter().map(to_image).collect() }) }
    }
}

/// Pictures that are being painted.
struct Painting {
    handles: Vec<Handle<Image>>,
    images: Task<Vec<Image>>,
}

/// What is being painted. It is gone when everything is there.
#[derive(Resource)]
struct UnderWay(Vec<Painting>);

/// Begins to paint, once.
fn begin(
    pictures: Res<HousePictures>,
    under_way: Option<Res<UnderWay>>,
    table: Option<Res<AtTable>>,
    (images, sharpness): (Res<Assets<Image>>, Res<Sharpness>),
    mut commands: Commands,
) {
    if under_way.is_none() && !images.contains(&pictures.house) {
        let boards = table.iter().flat_map(|table| table.position().table().boards());
        let open: Vec<Room> = boards.flatten().map(|board| board.room()).collect();
        commands.insert_resource(UnderWay(pictures.orders(&open, *sharpness).into_iter().map(Order::begin).collect()));
    }
}

fn take_in(
    mut under_way: ResMut<UnderWay>,
    mut images: ResMut<Assets<Image>>,
    mut stirs: MessageWriter<PanelsChanged>,
    mut commands: Commands,
) {
    under_way.0.retain_mut(|painting| {
        let Some(painted) = check_ready(&mut painting.images) else { return true };
        hang(&painting.handles, painted, &mut images);
        stirs.write(PanelsChanged);
        false
    });
    if under_way.0.is_empty() {
        commands.remove_resource::<UnderWay>();
    }
}

/// Whether something is still being painted.
pub fn is_painting(world: &World) -> bool {
    world.contains_resource::<UnderWay>()
}

fn hang(handles: &[Handle<Image>], painted: Vec<Image>, images: &mut Assets<Image>) {
    for (handle, image) in handles.iter().zip(painted) {
        // The handle is alive, so the insertion cannot fail.
        let _ = images.insert(handle, image);
    }
}
