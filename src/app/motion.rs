//! How things move: tiles settle, figures arrive and leave. All of it eased, none of it long.

use super::shell::settings::Chosen;
use crate::app::input::Wanted;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::window_mode::switch;
use bevy::prelude::*;
use bevy_tweening::lens::{SpriteColorLens, TransformPositionLens, TransformScaleLens};
use bevy_tweening::{AnimCompletedEvent, AnimTarget, AnimationSystem, Lens, Tween, TweenAnim, TweeningPlugin};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin).init_resource::<IdleClock>().add_observer(clear_away);
    app.configure_sets(Update, AnimationSystem::AnimationUpdate.in_set(FrameSystems::Animate));
    app.add_systems(Update, keep_pace.in_set(FrameSystems::Animate).before(AnimationSystem::AnimationUpdate));
    // Before anything can answer the click with motions of its own.
    app.add_systems(PreUpdate, (idle, hurry).chain().after(switch));
}

/// Seconds of idle motion: whatever bobs, breathes or turns goes by this clock, which stands still where less motion is
/// wanted.
#[derive(Resource, Clone, Copy, Debug, Default, Reflect)]
#[reflect(Resource)]
pub struct IdleClock {
    /// Since the beginning.
    pub seconds: f32,
    /// Since the last frame.
    pub step: f32,
}

fn idle(time: Res<Time>, chosen: Res<Chosen>, mut clock: ResMut<IdleClock>) {
    clock.step = if chosen.settings.reduced_motion { 0.0 } else { time.delta_secs() };
    clock.seconds += clock.step;
}

/// Fast enough to be over within a frame.
const AT_ONCE: f64 = 1e3;

/// Everything moves at the chosen pace, or is there at once where less motion is wanted.
fn keep_pace(chosen: Res<Chosen>, mut motions: Query<&mut TweenAnim, Added<TweenAnim>>) {
    let speed = match chosen.pace_of_motion() {
        pace if pace > 0.0 => f64::from(1.0 / pace),
        _ => AT_ONCE,
    };
    motions.iter_mut().for_each(|mut motion| motion.speed = speed);
}

/// Whatever is under way when somebody clicks or confirms is there at once.
fn hurry(buttons: Res<ButtonInput<MouseButton>>, wanted: Res<Wanted>, mut motions: Query<&mut TweenAnim>) {
    if wanted.confirmed() || buttons.just_pressed(MouseButton::Left) {
        motions.iter_mut().for_each(|mut motion| motion.speed = AT_ONCE);
    }
}

/// Goes with the thing when its motion is over.
#[derive(Component, Reflect)]
#[reflect(Component)]
pub struct Leaving;

/// A tile that lands: from a little above and a little larger, in under a quarter of a second.
pub fn settle(at: Vec3) -> TweenAnim {
    let drop = Drop { from: at + Vec3::Y * 0.09, to: at, scale_from: 1.08 };
    TweenAnim::new(Tween::new(EaseFunction::CubicOut, Duration::from_millis(230), drop))
}

/// A figure that appears: it grows into its place.
pub fn arrive() -> TweenAnim {
    let lens = TransformScaleLens { start: Vec3::splat(0.2), end: Vec3::ONE };
    TweenAnim::new(Tween::new(EaseFunction::BackOut, Duration::from_millis(320), lens))
}

/// Something flat that was turned over: its other side unfolds.
pub fn unfold() -> TweenAnim {
    let lens = TransformScaleLens { start: Vec3::new(0.03, 1.0, 1.0), end: Vec3::ONE };
    TweenAnim::new(Tween::new(EaseFunction::CubicOut, Duration::from_millis(260), lens))
}

/// A figure that comes from elsewhere on the table: it glides there, in a low arc, within the blink of an eye.
pub fn come_from(from: Vec3, to: Vec3) -> TweenAnim {
    TweenAnim::new(Tween::new(EaseFunction::QuadraticOut, Duration::from_millis(380), Way { from, to }))
}

/// A figure that walks: a second for five squares, but never so long that one waits for it.
pub fn walk(from: Vec3, to: Vec3) -> TweenAnim {
    let seconds = (from.xy().distance(to.xy()) / 5.0).clamp(0.25, 1.4);
    TweenAnim::new(Tween::new(EaseFunction::SineInOut, Duration::from_secs_f32(seconds), Steps { from, to }))
}

/// A figure that leaves: it rises and fades, and is gone afterwards.
pub fn leave(from: Vec3) -> (Leaving, TweenAnim) {
    let lens = Rise { from, by: 0.7 };
    (Leaving, TweenAnim::new(Tween::new(EaseFunction::QuadraticIn, Duration::from_millis(420), lens)))
}

/// A dropped tile that flies back to the hand.
pub fn fly_back(from: Vec3, to: Vec3) -> TweenAnim {
    let lens = TransformPositionLens { start: from, end: to };
    TweenAnim::new(Tween::new(EaseFunction::QuadraticIn, Duration::from_millis(280), lens))
}

/// Something that was not seen before and fades in slowly, so that one notices what it covers.
pub fn fade_in() -> TweenAnim {
    fade(Color::WHITE.with_alpha(0.0), Color::WHITE, Duration::from_millis(625))
}

fn fade(start: Color, end: Color, duration: Duration) -> TweenAnim {
    TweenAnim::new(Tween::new(EaseFunction::Linear, duration, SpriteColorLens { start, end }))
}

/// A light that runs outward, growing from one size to another while it fades, and is gone afterwards.
pub struct RunOutward {
    /// Its size at first and at last, as shares of its picture's.
    pub sizes: (f32, f32),
    /// Its colour at first; more than white makes it brighter than it is painted.
    pub colour: Color,
    /// How long it runs.
    pub duration: Duration,
}

impl RunOutward {
    /// Sets a sprite going.
    pub fn start(self, light: &mut EntityCommands) {
        let RunOutward { sizes, colour, duration } = self;
        let grow = TransformScaleLens { start: Vec3::splat(sizes.0), end: Vec3::splat(sizes.1) };
        light.insert((Leaving, TweenAnim::new(Tween::new(EaseFunction::Linear, duration, grow))));
        // An entity has one motion at a time, so its child moves its colour.
        let fade = fade(colour, colour.with_alpha(0.0), duration);
        light.with_child((fade, AnimTarget::component::<Sprite>(light.id())));
    }
}

/// A ghost that floats to its place from far away.
pub fn float(from: Vec3, to: Vec3) -> TweenAnim {
    TweenAnim::new(Tween::new(
        EaseFunction::CubicOut,
        Duration::from_millis(400),
        Float { from, to, sizes: (0.5, 1.0) },
    ))
}

/// A ghost that floats home: a light that grows smaller, and is gone where it arrives.
pub fn go_home(from: Vec3, to: Vec2) -> (Leaving, TweenAnim) {
    let way = Float { from, to: to.extend(from.z), sizes: (1.0, 0.3) };
    (Leaving, TweenAnim::new(Tween::new(EaseFunction::CubicIn, Duration::from_millis(500), way)))
}

struct Drop {
    from: Vec3,
    to: Vec3,
    scale_from: f32,
}

impl Lens<Transform> for Drop {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        target.translation = self.from.lerp(self.to, ratio);
        let scale = self.scale_from + (1.0 - self.scale_from) * ratio;
        target.scale = Vec3::new(scale, scale, 1.0);
    }
}

struct Way {
    from: Vec3,
    to: Vec3,
}

impl Lens<Transform> for Way {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let arc = 0.12 * (ratio * std::f32::consts::PI).sin();
        target.translation = (self.from.xy().lerp(self.to.xy(), ratio) + Vec2::Y * arc).extend(self.to.z);
    }
}

/// In a high arc, growing or shrinking.
struct Float {
    from: Vec3,
    to: Vec3,
    sizes: (f32, f32),
}

impl Lens<Transform> for Float {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let arc = 0.1 * self.from.xy().distance(self.to.xy()) * (ratio * std::f32::consts::PI).sin();
        target.translation = self.from.lerp(self.to, ratio) + Vec3::Y * arc;
        target.scale = Vec3::splat(self.sizes.0 + (self.sizes.1 - self.sizes.0) * ratio);
    }
}

struct Steps {
    from: Vec3,
    to: Vec3,
}

impl Lens<Transform> for Steps {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let step = 0.03 * (self.from.xy().distance(self.to.xy()) * 5.0 * ratio * std::f32::consts::PI).sin().abs();
        target.translation = self.from.lerp(self.to, ratio) + Vec3::Y * step * (1.0 - ratio);
    }
}

struct Rise {
    from: Vec3,
    by: f32,
}

impl Lens<Transform> for Rise {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        target.translation = self.from + Vec3::Y * self.by * ratio;
        target.scale = Vec3::splat(1.0 - 0.8 * ratio);
    }
}

fn clear_away(done: On<AnimCompletedEvent>, leaving: Query<(), With<Leaving>>, mut commands: Commands) {
    if leaving.contains(done.anim_entity) {
        commands.entity(done.anim_entity).try_despawn();
    }
}
