//! Where the pointer is: in the window and on the board, and whether a panel is under it.

use super::BoardCamera;
use crate::app::shell::window_mode::switch;
use crate::rules::tiles::Square;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, egui};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointer>()
        .init_resource::<Carried>()
        .init_resource::<Grip>()
        .add_message::<WindowEvent>()
        .add_systems(PreUpdate, look.after(bevy_egui::EguiPreUpdateSet::BeginPass).after(switch));
}

/// The state of the pointer in this frame. In a frame with a click it is where it was then, even if it has moved on: on
/// a busy machine a frame is long.
#[derive(Resource, Clone, Copy, Debug, Default, Reflect)]
#[reflect(Resource)]
pub struct Pointer {
    /// In logical pixels from the window's top left.
    pub window: Option<Vec2>,
    /// The main button was let go of here, and pressed again elsewhere in the same frame.
    pub pressed_elsewhere: bool,
    /// The main button, while it is held.
    pub main: Option<Press>,
    /// The right or the middle button, while it is held.
    pub other: Option<Press>,
    /// The main button was let go of in this frame, and never far from where it was pressed on the board: a click, and
    /// not the end of a drag.
    pub clicked: bool,
    /// The same of the right button.
    pub right_clicked: bool,
    /// It has not moved since the main button was pressed on the board: what has come under it since is not looked at.
    pub rests_after_press: bool,
    /// On the board, in squares.
    pub world: Option<Vec2>,
    /// A panel is under it.
    pub over_panel: bool,
    /// A control of a panel, or an open list, has the keyboard.
    pub keys_taken: bool,
    /// The wheel rotates the tile instead of zooming.
    pub wheel_taken: bool,
}

/// A button that is held since it was pressed on the board.
#[derive(Clone, Copy, Debug, PartialEq, Reflect)]
pub struct Press {
    /// Where it was pressed, in logical pixels from the window's top left.
    pub from: Vec2,
    /// Whether the pointer was far from there since: a drag, and no longer a click.
    pub drags: bool,
}

impl Press {
    /// A press that has just begun.
    fn begun(from: Vec2) -> Press {
        Press { from, drags: false }
    }

    /// The press, when the pointer is here.
    fn followed(self, at: Option<Vec2>) -> Press {
        Press { drags: self.drags || is_far(at, Some(self.from)), ..self }
    }
}

/// How far the pointer may wander, in logical pixels, for a press and release to be a click.
const CLICK: f32 = 7.0;

/// Whether two places of the pointer are too far from each other for a click. `None` is outside the window.
fn is_far(one: Option<Vec2>, other: Option<Vec2>) -> bool {
    match one.zip(other) {
        Some((one, other)) => one.distance(other) > CLICK,
        None => one != other,
    }
}

/// The pointer and its main button.
#[derive(SystemParam)]
pub struct Mouse<'w> {
    /// The pointer.
    pub pointer: Res<'w, Pointer>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
}

impl Mouse<'_> {
    /// Whether the button was pressed in this frame, where the pointer is.
    pub fn pressed(&self) -> bool {
        self.buttons.just_pressed(MouseButton::Left) && !self.pointer.pressed_elsewhere
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

/// Whether what was pressed last on the board is something there: a tile in hand, a place to choose. Then the view stays
/// where it is as long as the button is held; on empty ground the pointer would take it along.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct Grip(pub bool);

/// What the pointer carries over the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct Carried {
    /// A tile or a figure is being dragged.
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
    /// Where the pointer was at the end of the last frame.
    last: Local<'s, Option<Vec2>>,
}

impl Click<'_, '_> {
    /// The place of the click, or else where the pointer is now; and whether it was pressed elsewhere afterwards.
    fn place(&mut self, window: &Window) -> (Option<Vec2>, bool) {
        let now = window.cursor_position();
        let before = std::mem::replace(&mut *self.last, now);
        place_of_click(self.events.read(), before, window.size()).unwrap_or((now, false))
    }
}

/// The mouse's buttons in this frame, and whether the board has been gripped.
#[derive(SystemParam)]
struct Buttons<'w> {
    state: Res<'w, ButtonInput<MouseButton>>,
    grip: ResMut<'w, Grip>,
}

impl Buttons<'_> {
    /// Follows what is pressed, from the last frame to where the pointer is in this one.
    fn follow(&mut self, last: &Pointer, mut now: Pointer) -> Pointer {
        const OTHERS: [MouseButton; 2] = [MouseButton::Right, MouseButton::Middle];
        let on_board = now.window.filter(|_| !now.over_panel).map(Press::begun);
        let press = |begins, before: Option<Press>| match begins {
            true => on_board,
            false => before.map(|press| press.followed(now.window)),
        };
        let begins = self.state.just_pressed(MouseButton::Left) && !now.pressed_elsewhere;
        if begins {
            self.grip.set_if_neq(Grip(false));
        }
        let main = press(begins, last.main);
        let other = press(self.state.any_just_pressed(OTHERS), last.other);
        let ends =
            |button, press: Option<Press>| self.state.just_released(button) && press.is_some_and(|press| !press.drags);
        now.rests_after_press = begins && on_board.is_some() || last.rests_after_press && last.window == now.window;
        now.clicked = ends(MouseButton::Left, main);
        now.right_clicked = ends(MouseButton::Right, other);
        now.main = main.filter(|_| self.state.pressed(MouseButton::Left) && !now.pressed_elsewhere);
        now.other = other.filter(|_| self.state.any_pressed(OTHERS));
        now
    }
}

/// Where the main button was first pressed or let go of in one frame's events, and whether it was first pressed elsewhere
/// than there: that press is given up, for what was dragged has to land where it was let go of. `None` if the button was
/// not touched. The place itself is `None` if the pointer was not in the window then: it tells where it is even outside,
/// while a button is held.
fn place_of_click<'a>(
    events: impl Iterator<Item = &'a WindowEvent>,
    before: Option<Vec2>,
    window: Vec2,
) -> Option<(Option<Vec2>, bool)> {
    let inside = Rect::from_corners(Vec2::ZERO, window);
    let (mut at, mut first, mut pressed) = (before, None, None);
    for event in events {
        match event {
            WindowEvent::CursorMoved(moved) => at = Some(moved.position).filter(|&at| inside.contains(at)),
            WindowEvent::CursorLeft(_) => at = None,
            WindowEvent::MouseButtonInput(input) if input.button == MouseButton::Left => {
                first.get_or_insert(at);
                if input.state.is_pressed() {
                    pressed.get_or_insert(at);
                }
            }
            _ => {}
        }
    }
    first.map(|first| (first, pressed.is_some_and(|pressed| is_far(first, pressed))))
}

fn look(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    camera: Option<Single<(&Camera, &GlobalTransform), With<BoardCamera>>>,
    egui: Option<Res<EguiWantsInput>>,
    mut contexts: EguiContexts,
    carried: Res<Carried>,
    (mut click, mut buttons): (Click, Buttons),
    mut pointer: ResMut<Pointer>,
) {
    let Some(window) = window else { return };
    let (at, pressed_elsewhere) = click.place(&window);
    let world = at.zip(camera).and_then(|(at, camera)| {
        let (camera, place) = *camera;
        camera.viewport_to_world_2d(place, at).ok()
    });
    // Egui's own answer is of the last frame, and the pointer may have been elsewhere then.
    let on_panel = at.zip(contexts.ctx_mut().ok()).is_some_and(|(at, ctx)| lies_on_panel(at, ctx));
    let egui_has_it = egui.as_ref().is_some_and(|egui| egui.is_using_pointer() || egui.is_popup_open());
    // While something is dragged out of a panel, egui wants the pointer for itself, but the board needs it too.
    let over_panel = on_panel || egui_has_it && !carried.dragged;
    let keys_taken = egui.as_ref().is_some_and(|egui| egui.wants_any_keyboard_input());
    let wheel_taken = carried.turns_with_wheel;
    let now = Pointer { window: at, pressed_elsewhere, world, over_panel, keys_taken, wheel_taken, ..default() };
    *pointer = buttons.follow(&pointer, now);
}

/// Whether a panel covers this place of the window, in the last layout of the panels.
fn lies_on_panel(at: Vec2, ctx: &egui::Context) -> bool {
    ctx.layer_id_at(egui::pos2(at.x, at.y)).is_some_and(|layer| layer.order != egui::Order::Background)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::ButtonState::{Pressed, Released};
    use bevy::input::mouse::MouseButtonInput;
    use bevy::window::{CursorLeft, CursorMoved};

    const A: Vec2 = Vec2::new(100.0, 100.0);
    const B: Vec2 = Vec2::new(300.0, 200.0);
    const OUTSIDE: Vec2 = Vec2::new(-20.0, 200.0);

    fn to(position: Vec2) -> WindowEvent {
        CursorMoved { window: Entity::PLACEHOLDER, position, delta: None }.into()
    }

    fn left() -> WindowEvent {
        CursorLeft { window: Entity::PLACEHOLDER }.into()
    }

    fn button(state: bevy::input::ButtonState) -> WindowEvent {
        MouseButtonInput { button: MouseButton::Left, state, window: Entity::PLACEHOLDER }.into()
    }

    #[test]
    fn a_click_is_where_the_button_was_first_pressed_or_let_go_of() {
        let cases = [
            (vec![], None),
            (vec![to(B)], None),
            (vec![button(Pressed)], Some((Some(A), false))),
            (vec![to(B), button(Pressed), to(A)], Some((Some(B), false))),
            (vec![to(B), button(Released), to(A)], Some((Some(B), false))),
            (vec![button(Released), button(Pressed), to(B)], Some((Some(A), false))),
            // What was dragged lands here, and nothing is pressed there.
            (vec![button(Released), to(B), button(Pressed)], Some((Some(A), true))),
            (vec![button(Released), to(A + Vec2::X), button(Pressed)], Some((Some(A), false))),
            (vec![button(Pressed), to(B), button(Released)], Some((Some(A), false))),
            (vec![to(OUTSIDE), button(Released)], Some((None, false))),
            (vec![left(), button(Released), to(B)], Some((None, false))),
        ];
        for (events, expected) in cases {
            let place = place_of_click(events.iter(), Some(A), Vec2::new(640.0, 480.0));
            assert_eq!(place, expected, "{events:?}");
        }
    }
}
