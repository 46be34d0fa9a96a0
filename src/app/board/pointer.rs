//! Where the pointer is: in the window and on the board, and whether a panel is under it.

use super::BoardCamera;
use crate::rules::tiles::Square;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, egui};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointer>()
        .init_resource::<Carried>()
        .add_message::<WindowEvent>()
        .add_systems(PreUpdate, look.after(bevy_egui::EguiPreUpdateSet::BeginPass));
}

/// The state of the pointer in this frame. In a frame with a click it is where it was then, even if it has moved on: on
/// a busy machine a frame is long.
#[derive(Resource, Clone, Copy, Debug, Default, Reflect)]
#[reflect(Resource)]
pub struct Pointer {
    /// In logical pixels from the window's top left.
    pub window: Option<Vec2>,
    /// On the board, in squares.
    pub world: Option<Vec2>,
    /// A panel is under it.
    pub over_panel: bool,
    /// A text field has the keyboard.
    pub keys_taken: bool,
    /// The wheel rotates the tile instead of zooming.
    pub wheel_taken: bool,
}

/// The pointer and its main button.
#[derive(SystemParam)]
pub struct Mouse<'w> {
    /// The pointer.
    pub pointer: Res<'w, Pointer>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
}

impl Mouse<'_> {
    /// Whether the button was pressed in this frame.
    pub fn pressed(&self) -> bool {
        self.buttons.just_pressed(MouseButton::Left)
    }

    /// Whether the button was released in this frame.
    pub fn released(&self) -> bool {
        self.buttons.just_released(MouseButton::Left)
    }

    /// Whether the button is held down.
    pub fn is_held(&self) -> bool {
        self.buttons.pressed(MouseButton::Left)
    }
}

/// What the pointer carries over the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct Carried {
    /// Something is being dragged out of a panel.
    pub dragged: bool,
    /// The pointer holds a tile over a square where it fits, so the wheel turns the tile.
    pub turns_with_wheel: bool,
}

impl Pointer {
    /// The square under the pointer, unless a panel is in between.
    pub fn square(&self) -> Option<Square> {
        self.world.filter(|_| !self.over_panel).map(square_at)
    }
}

/// The square that contains a point of the board.
pub fn square_at(world: Vec2) -> Square {
    let within = |v: f32| v.floor().clamp(-1000.0, 1000.0) as i16;
    Square::new(within(world.x), within(world.y))
}

/// Finds out where the main button was pressed or let go of in this frame.
#[derive(SystemParam)]
struct Click<'w, 's> {
    events: MessageReader<'w, 's, WindowEvent>,
    /// Where the pointer was in the end.
    last: Local<'s, Option<Vec2>>,
}

impl Click<'_, '_> {
    /// The place of the first click, or else where the pointer is now.
    fn place(&mut self, now: Option<Vec2>) -> Option<Vec2> {
        let (mut at, mut clicked) = (*self.last, None);
        for event in self.events.read() {
            match event {
                WindowEvent::CursorMoved(moved) => at = Some(moved.position),
                WindowEvent::CursorLeft(_) => at = None,
                WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => clicked = clicked.or(at),
                _ => {}
            }
        }
        *self.last = now;
        clicked.or(now)
    }
}

fn look(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    camera: Option<Single<(&Camera, &GlobalTransform), With<BoardCamera>>>,
    egui: Option<Res<EguiWantsInput>>,
    mut contexts: EguiContexts,
    carried: Res<Carried>,
    mut click: Click,
    mut pointer: ResMut<Pointer>,
) {
    let Some(window) = window else { return };
    let at = click.place(window.cursor_position());
    let world = at.zip(camera).and_then(|(at, camera)| {
        let (camera, place) = *camera;
        camera.viewport_to_world_2d(place, at).ok()
    });
    // What egui wants is one frame old, and the pointer may have been elsewhere then.
    let on_panel = at.zip(contexts.ctx_mut().ok()).is_some_and(|(at, ctx)| lies_on_panel(at, ctx));
    *pointer = Pointer {
        window: at,
        world,
        // While something is dragged out of a panel, egui wants the pointer for itself, but the board needs it too.
        over_panel: on_panel
            || egui.as_ref().is_some_and(|egui| match carried.dragged {
                true => egui.is_pointer_over_area(),
                false => egui.wants_any_pointer_input(),
            }),
        keys_taken: egui.as_ref().is_some_and(|egui| egui.wants_any_keyboard_input()),
        wheel_taken: carried.turns_with_wheel,
    };
}

/// Whether a panel covers this place of the window, in the last layout of the panels.
fn lies_on_panel(at: Vec2, ctx: &egui::Context) -> bool {
    ctx.layer_id_at(egui::pos2(at.x, at.y)).is_some_and(|layer| layer.order != egui::Order::Background)
}
