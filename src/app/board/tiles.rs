//! Laid tiles as entities: the ground, the objects that stand on it, and the thickness of the board at its edges.

use super::laying::{Faces, FrameLaid, Lay, LayOut};
use super::paintings::{Paintings, Subject};
use super::{FaceDown, layer};
use crate::app::motion;
use crate::app::pictures::{Pictures, to_image};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::screen::Screen;
use crate::app::table::OnTable;
use crate::painter::tiles::tile::{self, MARGINS};
use crate::rules::tiles::{FaceId, Rotation, Side, Square};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::sprite::Anchor;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardEdges>();
    app.add_observer(lay).add_observer(lay_all).add_observer(frame);
    app.add_systems(Update, edge_the_board.in_set(FrameSystems::Follow).run_if(in_state(Screen::Table)));
}

/// A tile on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable, Visibility)]
pub struct LaidTile {
    /// Its square.
    pub at: Square,
    /// The face printed on it.
    pub face: FaceId,
    /// How it is turned.
    pub turn: Rotation,
}

impl LaidTile {
    /// What has to be painted for this tile.
    pub fn subject(&self) -> Subject {
        let LaidTile { at, face, turn } = *self;
        Subject { face, turn, at }
    }
}

/// What lies on the board once a tile was laid. What was painted for the other squares where that tile could have been laid
/// is useless then.
#[derive(SystemParam)]
pub struct JustLaid<'w, 's> {
    new: Query<'w, 's, (), Added<LaidTile>>,
    tiles: Query<'w, 's, &'static LaidTile>,
}

impl JustLaid<'_, '_> {
    /// All that lies on the board if a tile was laid in this frame, or else nothing.
    pub fn on_board(&self) -> Option<HashSet<Subject>> {
        (!self.new.is_empty()).then(|| self.tiles.iter().map(LaidTile::subject).collect())
    }
}

/// The frame around a tile that was laid a moment ago.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
pub struct LaidFrame(pub Square);

/// The side of the board that is visible beside a tile at the edge.
#[derive(Component, Reflect)]
#[reflect(Component)]
#[require(OnTable)]
struct BoardEdge(Square);

/// Pictures of the board's edges, one for each combination of free sides.
#[derive(Resource, Default)]
struct BoardEdges(HashMap<[bool; 4], Option<Handle<Image>>>);

/// The middle of a square in world coordinates.
pub fn middle(at: Square) -> Vec2 {
    Vec2::new(f32::from(at.x) + 0.5, f32::from(at.y) + 0.5)
}

/// The area of a square in world coordinates.
pub fn square(at: Square) -> Rect {
    Rect::from_center_size(middle(at), Vec2::ONE)
}

fn lay(
    told: On<Lay>,
    faces: Res<Faces>,
    mut paintings: ResMut<Paintings>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let (tile, at) = (told.0, told.0.at);
    let entity = spawn(tile, &faces, &mut paintings, &mut images, &mut commands);
    commands.entity(entity).insert(motion::settle(middle(at).extend(0.0)));
}

fn lay_all(
    told: On<LayOut>,
    faces: Res<Faces>,
    mut paintings: ResMut<Paintings>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let to_paint: Vec<_> = told.tiles.iter().map(|tile| (tile.subject(), faces.face(tile.face))).collect();
    paintings.sketch(&to_paint, &mut images);
    for &tile in &told.tiles {
        spawn(tile, &faces, &mut paintings, &mut images, &mut commands);
    }
}

fn frame(told: On<FrameLaid>, pictures: Res<Pictures>, frames: Query<Entity, With<LaidFrame>>, mut commands: Commands) {
    for frame in &frames {
        commands.entity(frame).despawn();
    }
    for &at in &told.0 {
        commands.spawn((
            Name::new(format!("Frame of tile {at}")),
            LaidFrame(at),
            DespawnOnExit(Screen::Table),
            pictures.last_laid.sprite(),
            Transform::from_translation(middle(at).extend(layer::GLOW - 0.5)),
        ));
    }
}

fn spawn(
    tile: LaidTile,
    faces: &Faces,
    paintings: &mut Paintings,
    images: &mut Assets<Image>,
    commands: &mut Commands,
) -> Entity {
    let painted = paintings.of(tile.subject(), faces.face(tile.face), images);
    let ground = Sprite { image: painted.ground.clone(), custom_size: Some(Vec2::ONE), ..default() };
    let standing = Sprite { image: painted.standing.clone(), custom_size: Some(standing_size()), ..default() };
    let row = layer::in_row(layer::STANDING, f32::from(tile.at.y)) + f32::from(tile.at.x) * 1e-5;
    commands
        .spawn((
            Name::new(format!("Tile {}", tile.at)),
            tile,
            DespawnOnExit(Screen::Table),
            Transform::from_translation(middle(tile.at).extend(0.0)),
            children![
                (ground, Transform::from_xyz(0.0, 0.0, layer::GROUND)),
                (standing, standing_anchor(), Transform::from_xyz(0.0, 0.0, row)),
            ],
        ))
        .id()
}

/// Size of a picture of standing objects, in squares.
pub fn standing_size() -> Vec2 {
    Vec2::new(1.0 + 2.0 * MARGINS.sides, 1.0 + MARGINS.north + MARGINS.south)
}

/// Anchors the picture at the middle of the square, not at the middle of the picture.
pub fn standing_anchor() -> Anchor {
    Anchor(Vec2::new(0.0, (MARGINS.south - MARGINS.north) / 2.0 / standing_size().y))
}

/// All tiles on the board, face up or face down.
#[derive(SystemParam)]
struct Lying<'w, 's> {
    tiles: Query<'w, 's, &'static LaidTile>,
    face_down: Query<'w, 's, &'static FaceDown>,
    new: Query<'w, 's, (), Or<(Added<LaidTile>, Added<FaceDown>)>>,
}

impl Lying<'_, '_> {
    fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.tiles.iter().map(|tile| tile.at).chain(self.face_down.iter().map(|tile| tile.at))
    }
}

/// Shows the thickness of the board only at its outer edges.
fn edge_the_board(
    lying: Lying,
    old: Query<(Entity, &BoardEdge)>,
    mut edges: ResMut<BoardEdges>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    if lying.new.is_empty() {
        return;
    }
    let laid: HashSet<Square> = lying.squares().collect();
    for &at in &laid {
        let free = Side::ALL.map(|side| !laid.contains(&at.beyond(side)));
        let picture = edges.0.entry(free).or_insert_with(|| tile::rim(free, 160).map(|rim| images.add(to_image(&rim))));
        for (entity, _) in old.iter().filter(|(_, rim)| rim.0 == at) {
            commands.entity(entity).despawn();
        }
        if let Some(image) = picture {
            commands.spawn((
                Name::new(format!("Edge {at}")),
                BoardEdge(at),
                DespawnOnExit(Screen::Table),
                Sprite { image: image.clone(), custom_size: Some(standing_size()), ..default() },
                standing_anchor(),
                Transform::from_translation(middle(at).extend(layer::GROUND + 0.5)),
            ));
        }
    }
}
