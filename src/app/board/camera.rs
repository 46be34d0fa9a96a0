//! The camera over the table: it fits the board between the panels, pans and zooms.

use super::laying::{InUse, Lay, Tell};
use super::{Grip, LaidTile, Pointer, square};
use crate::app::input::{Want, Wanted};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::table::{Cleared, PutAway};
use crate::rules::tiles::Square;
use bevy::camera::CameraMainTextureUsages;
use bevy::ecs::system::SystemParam;
use bevy::input::gestures::PinchGesture;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::render::render_resource::TextureUsages;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeArea>()
        .init_resource::<Shows>()
        .init_resource::<CloseUp>()
        .init_resource::<View>()
        .add_message::<FitBoard>()
        .add_systems(Startup, spawn);
    app.add_systems(
        Update,
        (
            fit_with_key,
            fit,
            (pan_with_mouse, pan_with_touch_pad, pan_with_keys, zoom, zoom_with_keys, hold).chain().run_if(can_move),
            glide,
        )
            .chain()
            .after(Tell)
            .in_set(FrameSystems::Follow)
            .run_if(in_state(Screen::Table)),
    );
    app.add_observer(fit_anew).add_observer(choose_no_view).add_observer(show_laid_tile).add_observer(reveal);
}

/// The camera that shows the board.
#[derive(Component, Reflect)]
#[reflect(Component)]
pub struct BoardCamera;

/// Where the window shows an area of the world that lies so high, in logical pixels.
pub fn in_window(camera: &Camera, at: &GlobalTransform, area: Rect, height: f32) -> Option<egui::Rect> {
    let corner = |corner: Vec2| {
        let seen = camera.world_to_viewport(at, corner.extend(height)).ok()?;
        Some(egui::pos2(seen.x, seen.y))
    };
    Some(egui::Rect::from_two_pos(corner(area.min)?, corner(area.max)?))
}

/// Asks for the whole board to be shown.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FitBoard {
    /// The player asked for it.
    Wanted,
    /// The board has grown. This is ignored if the player chose another view.
    Grown,
}

/// Asks for a part of the board to be fully visible, even in a view that the player chose. The view moves as little as
/// possible.
#[derive(Event, Clone, Copy, Debug)]
pub struct Reveal(pub Rect);

/// Where something is to be chosen, or is spoken of. If the whole board would be seen from far away, the view goes near.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct CloseUp {
    /// The place, if all that has to be seen lies together.
    pub place: Option<Vec2>,
    /// Whether that is so much that it would hide the tile below.
    pub is_crowd: bool,
}

/// The part of the window that no panel covers, in logical pixels from the window's top left.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct FreeArea(pub Rect);

impl From<egui::Rect> for FreeArea {
    fn from(free: egui::Rect) -> FreeArea {
        FreeArea(Rect::new(free.min.x, free.min.y, free.max.x, free.max.y))
    }
}

impl Default for FreeArea {
    fn default() -> Self {
        FreeArea(Rect::new(300.0, 20.0, 980.0, 600.0))
    }
}

/// What a view of the whole board has to show.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub enum Shows {
    /// The squares in use. Players may look elsewhere.
    #[default]
    Squares,
    /// This part of the world, and the view stays there.
    Fixed(Rect),
}

fn can_move(shows: Res<Shows>) -> bool {
    *shows == Shows::Squares
}

/// The view to which the camera is moving.
#[derive(Resource, Clone, Copy, Debug, Reflect)]
#[reflect(Resource)]
struct View {
    centre: Vec2,
    /// Board units per logical pixel.
    scale: f32,
    /// Whether the player chose this view. If so, it no longer follows the board.
    chosen: bool,
    /// Whether the camera jumps there at once instead of gliding.
    jump: bool,
}

impl Default for View {
    fn default() -> Self {
        View { centre: Vec2::ONE, scale: 1.0 / 110.0, chosen: false, jump: true }
    }
}

impl View {
    /// Shows everything so much smaller, while the place that is seen so far from the middle of the window stays there.
    fn zoom(&mut self, factor: f32, from_middle: Vec2) {
        // A large board may be seen from farther away already.
        let scale = (self.scale * factor).clamp(SCALES.0, SCALES.1.max(self.scale));
        self.centre += from_middle * Vec2::new(1.0, -1.0) * (self.scale - scale);
        (self.scale, self.chosen) = (scale, true);
    }

    /// The part of the world that is seen in an area of a window of this size.
    fn seen(&self, area: Rect, window: Vec2) -> Rect {
        let shown = |place: Vec2| self.centre + (place - window / 2.0) * Vec2::new(1.0, -1.0) * self.scale;
        Rect::from_corners(shown(area.min), shown(area.max))
    }

    /// Whether all of a board is seen in an area of the window, and not from much too far away.
    fn still_shows(&self, board: Rect, area: Rect, window: Vec2) -> bool {
        // A view that was made for a board may miss it by the last digit.
        let seen = self.seen(area, window).inflate(1e-3);
        self.scale < LOOSE * scale_to_see(board, area) && seen.contains(board.min) && seen.contains(board.max)
    }
}

/// Closest and farthest view that zooming goes to, in board units per logical pixel.
const SCALES: (f32, f32) = (1.0 / 420.0, 1.0 / 22.0);

fn spawn(mut commands: Commands) {
    // The pictures have soft edges already. Multisampling would only take time, above all without a graphics card.
    commands.spawn((
        Name::new("Board camera"),
        BoardCamera,
        Camera2d,
        // The camera becomes active when there is something to see, see `loading`.
        Camera { is_active: false, ..default() },
        Msaa::Off,
        // The picture of the land is copied into this texture before anything is drawn.
        CameraMainTextureUsages::default().with(TextureUsages::COPY_DST),
    ));
}

/// Keeps the tile just laid fully visible.
fn show_laid_tile(told: On<Lay>, mut commands: Commands) {
    commands.trigger(Reveal(square(told.0.at)));
}

fn reveal(asked: On<Reveal>, area: Res<FreeArea>, camera: Single<&Camera, With<BoardCamera>>, mut view: ResMut<View>) {
    let Some(window) = camera.logical_viewport_size() else { return };
    // Trees, towers and meeples reach beyond a tile.
    let pan = least_pan(view.seen(area.0, window), asked.0.inflate(0.2));
    view.centre += pan;
}

/// How far a view has to move to contain `wanted`. If `wanted` is larger than the view, their centres are aligned.
fn least_pan(view: Rect, wanted: Rect) -> Vec2 {
    if wanted.size().cmpgt(view.size()).any() {
        return wanted.center() - view.center();
    }
    (wanted.max - view.max).max(Vec2::ZERO) + (wanted.min - view.min).min(Vec2::ZERO)
}

/// A view that the players chose stays when something is taken back.
fn fit_anew(_: On<Cleared>, mut view: ResMut<View>, mut fits: MessageWriter<FitBoard>) {
    view.jump = !view.chosen;
    fits.write(FitBoard::Grown);
}

/// The view was chosen for another board.
fn choose_no_view(_: On<PutAway>, mut view: ResMut<View>, mut close_up: ResMut<CloseUp>) {
    view.chosen = false;
    close_up.place = None;
}

fn fit_with_key(wanted: Res<Wanted>, covered: Covered, mut fits: MessageWriter<FitBoard>) {
    if wanted.now(Want::FitBoard) && !covered.is_covered() {
        fits.write(FitBoard::Wanted);
    }
}

/// Chooses a view in which every square in use is visible between the panels, or what is looked at closely. Whoever asks
/// for the whole board sees it until the next decision. A view that still does its work stays: nobody likes it when the
/// board moves under the pointer after every tile.
fn fit(
    mut asked: MessageReader<FitBoard>,
    in_use: Res<InUse>,
    shows: Res<Shows>,
    area: Res<FreeArea>,
    mut close_up: ResMut<CloseUp>,
    camera: Single<&Camera, With<BoardCamera>>,
    mut view: ResMut<View>,
) {
    let changed = shows.is_changed() || (area.is_changed() || close_up.is_changed()) && !view.chosen;
    let asked: Vec<FitBoard> = asked.read().filter(|fit| **fit == FitBoard::Wanted || !view.chosen).copied().collect();
    if asked.is_empty() && !changed {
        return;
    }
    let wanted = asked.contains(&FitBoard::Wanted);
    if wanted {
        close_up.bypass_change_detection().place = None;
    }
    let Some(window) = camera.logical_viewport_size() else { return };
    let (middle, scale) = match *shows {
        Shows::Fixed(all) => (all.center(), scale_to_fit(all, area.0)),
        Shows::Squares => {
            let mut all = squares(&in_use.0).inflate(MARGIN);
            all.max.y += HEAD;
            let scale = scale_to_see(all, area.0);
            let tiles = if close_up.is_crowd { [CLOSE, CLOSEST] } else { [FAR, CLOSE] };
            let [far, close] = tiles.map(|tiles| tiles / window.min_element());
            let near = |place| (within(all, place, area.0.size() * close), close);
            let close = close_up.place.filter(|_| scale > far);
            let anew = view.jump || area.is_changed() || shows.is_changed() || wanted;
            if close.is_none() && !anew && view.still_shows(all, area.0, window) {
                return;
            }
            close.map_or((all.center(), scale), near)
        }
    };
    // The middle of the free area should show the middle of the board. Screen y points down.
    let offset = (area.0.center() - window / 2.0) * Vec2::new(1.0, -1.0) * scale;
    *view = View { centre: middle - offset, scale, chosen: false, jump: view.jump };
}

/// When so many tiles fill the shorter side of the window, marks on one of them hide it, for marks grow with the window;
/// and how many fill it when the view has gone near, and nearer still to a crowd of marks.
const FAR: f32 = 12.0;
const CLOSE: f32 = 7.2;
const CLOSEST: f32 = 5.0;

/// A board may be seen so much smaller than it could be before the view goes nearer by itself.
const LOOSE: f32 = 1.3;

/// The middle of a view of this size that shows a place and as little as possible beyond the board.
fn within(board: Rect, place: Vec2, size: Vec2) -> Vec2 {
    let (least, most) = (board.min + size / 2.0, board.max - size / 2.0);
    let middle = board.center();
    Vec2::new(
        if least.x < most.x { place.x.clamp(least.x, most.x) } else { middle.x },
        if least.y < most.y { place.y.clamp(least.y, most.y) } else { middle.y },
    )
}

/// Towers and trees of a tile that is tried reach beyond its square, in squares.
const MARGIN: f32 = 0.12;

/// Ghosts that would come with a tile on the uppermost squares reach so much higher.
const HEAD: f32 = 0.25;

/// The rectangle around some squares.
fn squares(squares: &[Square]) -> Rect {
    squares.iter().fold(Rect::EMPTY, |all, &at| all.union(square(at)))
}

/// The scale at which all of a rectangle fits into an area.
fn scale_to_fit(all: Rect, area: Rect) -> f32 {
    (all.size() / area.size().max(Vec2::ONE)).max_element()
}

/// How large a board is shown whose every square has to be visible in this area: from as far away as it takes.
fn scale_to_see(board: Rect, area: Rect) -> f32 {
    scale_to_fit(board, area).max(1.0 / 190.0)
}

/// Whatever button is held, the view goes along with the pointer, but not for the wobble of a click, and not while
/// something on the board is gripped.
fn pan_with_mouse(pointer: Res<Pointer>, grip: Res<Grip>, mut view: ResMut<View>, mut last: Local<Option<Vec2>>) {
    let drag = pointer.other.or(pointer.main.filter(|_| !grip.0)).filter(|press| press.drags);
    let Some(drag) = drag else {
        *last = None;
        return;
    };
    let Some(at) = pointer.window else { return };
    let by = last.replace(at).unwrap_or(drag.from) - at;
    if by != Vec2::ZERO {
        let scale = view.scale;
        view.centre += by * Vec2::new(1.0, -1.0) * scale;
        (view.chosen, view.jump) = (true, true);
    }
}

fn pan_with_keys(wanted: Res<Wanted>, pointer: Res<Pointer>, time: Res<Time>, mut view: ResMut<View>) {
    if pointer.keys_taken {
        return;
    }
    let directions =
        [(Want::PanUp, Vec2::Y), (Want::PanLeft, Vec2::NEG_X), (Want::PanDown, Vec2::NEG_Y), (Want::PanRight, Vec2::X)];
    let push: Vec2 = directions.iter().filter(|(want, _)| wanted.held(*want)).map(|(_, push)| *push).sum();
    if push != Vec2::ZERO {
        let step = push * 700.0 * view.scale * time.delta_secs();
        view.centre += step;
        view.chosen = true;
    }
}

/// Two fingers on a touch pad move the view, unless Control is held, or they rotate a tile over a legal square.
fn pan_with_touch_pad(
    mut wheel: MessageReader<MouseWheel>,
    keys: Res<ButtonInput<KeyCode>>,
    pointer: Res<Pointer>,
    mut view: ResMut<View>,
) {
    let gliding = wheel.read().filter(|wheel| wheel.unit == MouseScrollUnit::Pixel);
    let moved: Vec2 = gliding.map(|wheel| Vec2::new(-wheel.x, wheel.y)).sum();
    if moved == Vec2::ZERO || pointer.over_panel || pointer.wheel_taken || keys.any_pressed(CONTROL) {
        return;
    }
    let scale = view.scale;
    view.centre += moved * scale;
    (view.chosen, view.jump) = (true, true);
}

const CONTROL: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::ControlRight];

/// What zooms: the wheel, two fingers with Control, and a pinch.
#[derive(SystemParam)]
struct Zooming<'w, 's> {
    wheel: MessageReader<'w, 's, MouseWheel>,
    pinch: MessageReader<'w, 's, PinchGesture>,
    keys: Res<'w, ButtonInput<KeyCode>>,
}

impl Zooming<'_, '_> {
    /// By how much everything is to look smaller: by 1 if nothing zooms.
    fn factor(&mut self) -> f32 {
        let with_control = self.keys.any_pressed(CONTROL);
        let notches = self.wheel.read().map(|wheel| match wheel.unit {
            MouseScrollUnit::Line => wheel.y,
            MouseScrollUnit::Pixel if with_control => wheel.y / 100.0,
            MouseScrollUnit::Pixel => 0.0,
        });
        let pinched: f32 = self.pinch.read().map(|pinch| 1.0 + pinch.0.clamp(-0.5, 1.0)).product();
        0.88_f32.powf(notches.sum()) / pinched
    }
}

/// Zooms at the pointer, except while the wheel rotates a tile over a legal square.
fn zoom(
    mut zooming: Zooming,
    pointer: Res<Pointer>,
    camera: Single<&Camera, With<BoardCamera>>,
    mut view: ResMut<View>,
) {
    let factor = zooming.factor();
    if factor == 1.0 || pointer.over_panel || pointer.wheel_taken {
        return;
    }
    let (Some(at), Some(window)) = (pointer.window, camera.logical_viewport_size()) else { return };
    view.zoom(factor, at - window / 2.0);
}

/// Zooms at the middle of what is seen, as long as a key is held.
fn zoom_with_keys(
    wanted: Res<Wanted>,
    pointer: Res<Pointer>,
    area: Res<FreeArea>,
    time: Res<Time>,
    camera: Single<&Camera, With<BoardCamera>>,
    mut view: ResMut<View>,
) {
    let ways = [(Want::Nearer, -1.0), (Want::Farther, 1.0)];
    let way: f32 = ways.iter().filter(|(want, _)| wanted.held(*want)).map(|(_, way)| way).sum();
    let Some(window) = camera.logical_viewport_size().filter(|_| way != 0.0 && !pointer.keys_taken) else { return };
    view.zoom((way * time.delta_secs()).exp(), area.0.center() - window / 2.0);
}

/// Keeps the view at the land, however far the player pans or zooms.
fn hold(
    tiles: Query<&LaidTile>,
    area: Res<FreeArea>,
    camera: Single<&Camera, With<BoardCamera>>,
    mut view: ResMut<View>,
) {
    if !view.is_changed() && !area.is_changed() {
        return;
    }
    let Some(window) = camera.logical_viewport_size() else { return };
    let free = view.seen(area.0, window);
    let land = tiles.iter().map(|tile| square(tile.at)).reduce(|land, tile| land.union(tile));
    let back = land.map_or(Vec2::ZERO, |land| pan_to_land(free, land));
    if back != Vec2::ZERO {
        view.centre += back;
    }
}

/// How far a view has to move to contain a piece of the rectangle around the land. The piece is half as wide and high as
/// a tile, or half as large as the view if that is smaller. Gaps between tiles do not count as its end: who looks closely
/// has to pass them.
fn pan_to_land(view: Rect, land: Rect) -> Vec2 {
    let piece = Vec2::splat(0.5).min(view.size() / 2.0);
    let (least, most) = (land.min + piece - view.max, land.max - piece - view.min);
    least.max(Vec2::ZERO) + most.min(Vec2::ZERO)
}

fn glide(
    time: Res<Time>,
    chosen: Res<Chosen>,
    mut view: ResMut<View>,
    camera: Single<(&mut Transform, &mut Projection), With<BoardCamera>>,
) {
    let (mut place, mut projection) = camera.into_inner();
    let Projection::Orthographic(lens) = &mut *projection else { return };
    let at_once = view.jump || chosen.settings.reduced_motion;
    let share = if at_once { 1.0 } else { 1.0 - (-9.0 * time.delta_secs()).exp() };
    if view.jump {
        view.jump = false;
    }
    let target = view.centre.extend(place.translation.z);
    if place.translation.distance(target) > 1e-4 || (lens.scale - view.scale).abs() > 1e-6 {
        place.translation = place.translation.lerp(target, share);
        lens.scale += (view.scale - lens.scale) * share;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_is_held_at_the_land_wherever_it_goes() {
        let land = Rect::new(0.0, 0.0, 3.0, 2.0);
        for (wide, high) in [(8.0, 5.0), (0.75, 0.6), (40.0, 20.0)] {
            for (x, y) in [(-99.0, 0.0), (99.0, -99.0), (-20.0, 99.0), (2.4, -0.9), (0.3, 0.4), (0.9, 1.2)] {
                let view = Rect::from_center_size(Vec2::new(x, y), Vec2::new(wide, high));
                let back = pan_to_land(view, land);
                let held = Rect { min: view.min + back, max: view.max + back };
                let seen = held.intersect(land);
                assert!(seen.width() > 0.29 && seen.height() > 0.29, "{view:?} moved by {back} has left the land");
                assert!(pan_to_land(held, land).length() < 1e-4, "it moves on from {held:?}");
            }
        }
    }

    #[test]
    fn a_close_view_passes_a_gap_in_the_land() {
        // Two tiles far apart, and a view between them that sees neither.
        let land = Rect::new(0.0, 0.0, 1.0, 1.0).union(Rect::new(0.0, 6.0, 1.0, 7.0));
        assert_eq!(pan_to_land(Rect::new(-0.5, 2.5, 1.5, 4.5), land), Vec2::ZERO);
    }

    #[test]
    fn a_board_of_any_size_is_seen_whole() {
        for board in [Vec2::new(3.0, 2.0), Vec2::new(14.0, 19.0), Vec2::new(40.0, 30.0), Vec2::new(2.0, 74.0)] {
            for area in [Vec2::new(660.0, 400.0), Vec2::new(480.0, 250.0)] {
                let from_the_middle = |size| Rect::from_center_size(Vec2::ZERO, size);
                let shown = board / scale_to_see(from_the_middle(board), from_the_middle(area));
                assert!(shown.cmple(area + 0.01).all(), "{board} squares on {shown} of {area} pixels");
            }
        }
    }

    #[test]
    fn a_view_with_land_in_it_stays_where_it_is() {
        let land = Rect::new(0.0, 0.0, 2.0, 1.0);
        // Also in views so close that no tile is fully visible, and across the line between two tiles.
        for at in [Rect::new(0.7, 0.2, 1.4, 0.8), Rect::new(-6.0, -3.0, 0.6, 0.6), Rect::new(0.1, 0.1, 0.8, 0.7)] {
            assert_eq!(pan_to_land(at, land), Vec2::ZERO, "{at:?}");
        }
        assert_eq!(pan_to_land(Rect::new(5.0, 0.0, 9.0, 4.0), land), Vec2::new(-3.5, 0.0));
    }

    #[test]
    fn a_close_view_shows_its_place_and_little_beyond_the_board() {
        let board = Rect::new(0.0, 0.0, 20.0, 4.0);
        let size = Vec2::new(8.0, 6.0);
        assert_eq!(within(board, Vec2::new(10.0, 1.0), size), Vec2::new(10.0, 2.0));
        assert_eq!(within(board, Vec2::new(0.5, 3.5), size), Vec2::new(4.0, 2.0));
        for place in [Vec2::ZERO, Vec2::new(20.0, 4.0), Vec2::new(7.0, 2.0)] {
            let seen = Rect::from_center_size(within(board, place, size), size);
            assert!(seen.contains(place), "{seen:?} without {place}");
        }
    }

    #[test]
    fn what_is_seen_at_a_place_stays_there_while_the_view_zooms() {
        let mut view = View::default();
        let from_middle = Vec2::new(120.0, -80.0);
        let seen = |view: &View| view.centre + from_middle * Vec2::new(1.0, -1.0) * view.scale;
        let before = (seen(&view), view.scale);
        view.zoom(0.5, from_middle);
        assert!(seen(&view).distance(before.0) < 1e-4 && (view.scale - before.1 / 2.0).abs() < 1e-6 && view.chosen);
        (0..40).for_each(|_| view.zoom(0.5, from_middle));
        assert_eq!(view.scale, SCALES.0);
        (0..40).for_each(|_| view.zoom(2.0, from_middle));
        assert_eq!(view.scale, SCALES.1);
    }

    #[test]
    fn a_view_stays_while_the_board_grows_where_there_is_room() {
        let (area, window) = (Rect::new(300.0, 0.0, 1000.0, 400.0), Vec2::new(1280.0, 720.0));
        let board = Rect::new(0.0, 0.0, 4.0, 4.0);
        let scale = scale_to_see(board, area);
        let offset = (area.center() - window / 2.0) * Vec2::new(1.0, -1.0) * scale;
        let view = View { centre: board.center() - offset, scale, ..View::default() };
        let shows = |x: f32, y: f32| view.still_shows(Rect::new(0.0, 0.0, x, y), area, window);
        assert!(shows(4.0, 4.0) && shows(5.0, 4.0), "there is room at the side");
        assert!(!shows(4.0, 5.0) && !shows(6.0, 4.0), "there is none above, and not for ever at the side");
        assert!(!shows(2.0, 2.0), "a small board is seen from too far away");
    }

    #[test]
    fn a_view_moves_no_farther_than_it_has_to() {
        let view = Rect::new(0.0, 0.0, 5.0, 4.0);
        assert_eq!(least_pan(view, Rect::new(1.0, 1.0, 2.0, 2.0)), Vec2::ZERO);
        assert_eq!(least_pan(view, Rect::new(-0.5, 3.5, 0.5, 4.5)), Vec2::new(-0.5, 0.5));
        assert_eq!(least_pan(view, Rect::new(4.0, 0.0, 10.0, 6.0)), Vec2::new(4.5, 1.0));
    }
}
