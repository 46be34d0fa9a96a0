//! The game without a window. It draws into an image, time passes in equal steps, and nothing is random.

use super::ShotError;
use crate::app::board::{BoardCamera, Paintings, Pointer, layer};
use crate::app::games::dont_go_in::pictures;
use crate::app::games::loading::LoadFailure;
use crate::app::games::opening;
use crate::app::games::playing::Playable;
use crate::app::games::result_picture::ResultPicture;
use crate::app::games::review::is_looking;
use crate::app::games::saved_games::SavedGames;
use crate::app::games::saves::Saves;
use crate::app::games::scene_files::SceneFiles;
use crate::app::games::tiles_to_come::FacePictures;
use crate::app::hand::HandPictures;
use crate::app::mist::Mist;
use crate::app::motion::IdleClock;
use crate::app::pictures::{Sharpness, to_picture};
use crate::app::shell::screen::Screen;
use crate::app::shell::settings::Chosen;
use crate::app::table::{AtTable, Playback, Purpose, Replay, Watched};
use crate::app::theme::Art;
use crate::painter::picture::Picture;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::Sitting;
use crate::table::settings::Settings;
use bevy::app::{PluginsState, TerminalCtrlCHandlerPlugin};
use bevy::camera::RenderTarget;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{PollType, TextureFormat};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::tasks::tick_global_task_pools_on_main_thread;
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

/// The game time between two frames.
const STEP: Duration = Duration::from_millis(40);
/// How many quiet frames in a row count as rest: enough for every motion and for mist to fade in.
const QUIET: u32 = 20;
/// While something is read or painted in the background, a frame comes only so often: nobody sees it, and it would take
/// time from that work.
const BETWEEN_FRAMES: Duration = Duration::from_millis(25);
/// What happened is shown step by step, frame by frame.
const CATCHING_UP: &str = "the table is catching up";
/// The longest time for anything, on the slowest machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// A game that can be brought to any state and have its picture taken.
pub struct Studio {
    app: App,
}

/// The image into which the board's camera draws.
#[derive(Resource)]
struct Canvas(Handle<Image>);

/// While this is there, nothing is drawn: without a graphics card, drawing takes longer than all else in a frame, and nobody
/// sees the frames before the picture.
#[derive(Resource)]
struct EyesClosed;

/// The picture, after it has come back from the graphics card.
#[derive(Resource, Default)]
struct Taken(Option<Picture>);

/// Why the game is not at rest, if it is not.
pub fn unrest(world: &World) -> Option<&'static str> {
    // Work that was started at the table may stay unfinished after the table is left.
    let at_table = *world.resource::<State<Screen>>().get() == Screen::Table;
    let restless = [
        (
            at_table
                && (is_catching_up::<Mists>(world)
                    || is_catching_up::<Carcassonne>(world)
                    || is_catching_up::<DontGoIn>(world)),
            CATCHING_UP,
        ),
        (at_table && !world.resource::<Paintings>().is_idle(), "tiles are being painted"),
        (at_table && !world.resource::<Mist>().is_idle(), "mist is being painted"),
        (at_table && !world.resource::<HandPictures>().is_idle(), "the tile in hand is being painted"),
        (at_table && !world.resource::<FacePictures>().is_idle(), "tiles to come are being painted"),
        (at_table && pictures::is_painting(world), "the haunted house is being painted"),
        (world.resource::<SceneFiles>().is_unpacking(), "pictures are being unpacked"),
        (world.resource::<ResultPicture>().is_painting(), "the board of the result is being painted"),
        (world.resource::<SavedGames>().is_busy(), "saved games are being read"),
        (world.resource::<Art>().is_painting(), "panels are being painted"),
        (
            is_looking::<Mists>(world) || is_looking::<Carcassonne>(world) || is_looking::<DontGoIn>(world),
            "the guide looks back",
        ),
    ];
    restless.into_iter().find(|(restless, _)| *restless).map(|(_, what)| what)
}

/// Whether this game is played, and something that happened is not shown yet.
fn is_catching_up<G: Playable>(world: &World) -> bool {
    world.get_resource::<Playback<G>>().is_some_and(|playback| !playback.caught_up())
}

impl Studio {
    /// Opens the game with these settings on a canvas this many pixels wide and high.
    pub fn open((width, height): (u32, u32), settings: Settings) -> Studio {
        let mut app = App::new();
        app.add_plugins(crate::app::assets::plugin);
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
                .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
                .disable::<WinitPlugin>()
                // Frames are rendered one by one, and several games are opened in the same process.
                .disable::<PipelinedRenderingPlugin>()
                .disable::<TerminalCtrlCHandlerPlugin>()
                .disable::<LogPlugin>(),
        );
        app.add_plugins(crate::app::game).insert_resource(Chosen::new(settings));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP)).init_resource::<Taken>();
        app.insert_resource(Sharpness::on_canvas(width));
        let canvas = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
        let canvas = app.world_mut().resource_mut::<Assets<Image>>().add(canvas);
        app.insert_resource(Canvas(canvas)).add_observer(draw_on_canvas);
        app.insert_resource(EyesClosed).add_systems(Last, draw_nothing.run_if(resource_exists::<EyesClosed>));
        while app.plugins_state() == PluginsState::Adding {
            tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        Studio { app }
    }

    /// Makes the game save to this file.
    pub fn save_at(&mut self, path: PathBuf) {
        self.app.insert_resource(Saves::at(Some(path)));
    }

    /// Runs this many frames.
    pub fn run(&mut self, frames: u32) {
        for _ in 0..frames {
            self.app.update();
            // Finish all drawing before the next frame. A lost device is reported when the picture is taken.
            let _ = self
                .app
                .world()
                .resource::<RenderDevice>()
                .wgpu_device()
                .poll(PollType::Wait { submission_index: None, timeout: None });
        }
    }

    /// Waits until the game is loaded.
    pub fn load(&mut self) -> Result<(), ShotError> {
        let started = Instant::now();
        while self.screen() == Screen::Loading {
            self.find_nothing_missing()?;
            if started.elapsed() > PATIENCE {
                return Err(ShotError::Restless("it is still loading"));
            }
            self.run(1);
            thread::sleep(BETWEEN_FRAMES);
        }
        Ok(())
    }

    /// Waits until nothing moves, loads or is painted.
    pub fn rest(&mut self) -> Result<(), ShotError> {
        let started = Instant::now();
        let mut quiet = 0;
        while quiet < QUIET {
            self.run(1);
            self.find_nothing_missing()?;
            match unrest(self.app.world()) {
                None => quiet += 1,
                Some(what) if started.elapsed() > PATIENCE => return Err(ShotError::Restless(what)),
                Some(CATCHING_UP) => quiet = 0,
                Some(_) => {
                    quiet = 0;
                    thread::sleep(BETWEEN_FRAMES);
                }
            }
        }
        Ok(())
    }

    fn find_nothing_missing(&self) -> Result<(), ShotError> {
        match &self.app.world().resource::<LoadFailure>().0 {
            Some(trouble) => Err(ShotError::Asset(trouble.clone())),
            None => Ok(()),
        }
    }

    /// The current screen.
    pub fn screen(&self) -> Screen {
        **self.app.world().resource::<State<Screen>>()
    }

    /// Goes to a screen.
    pub fn go(&mut self, screen: Screen) {
        self.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    }

    /// Opens the table with a sitting.
    pub fn sit_down<G: Playable>(&mut self, sitting: Sitting<G>) {
        self.lay(AtTable::played(sitting));
    }

    /// Opens the table with a game that is watched, after this share of its decisions.
    pub fn watch<G: Playable + Watched>(&mut self, mut sitting: Sitting<G>, share: f32) {
        let replay = Replay::of(&sitting);
        sitting.go_to((sitting.played().len() as f32 * share) as usize);
        self.lay(AtTable { sitting, purpose: Purpose::Watch(replay) });
    }

    /// Opens the table with this on it.
    pub fn lay<G: Playable>(&mut self, table: AtTable<G>) {
        let world = self.app.world_mut();
        world.resource_scope(|world, mut screen: Mut<NextState<Screen>>| {
            opening::open(table, &mut world.commands(), &mut screen);
        });
        world.flush();
    }

    /// Moves the pointer over a point of the board.
    pub fn point(&mut self, place: Vec2) {
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<BoardCamera>>();
        let seen = cameras.single(world).ok();
        let window = seen.and_then(|(camera, at)| camera.world_to_viewport(at, place.extend(layer::FIGURES)).ok());
        world.insert_resource(Pointer { window, world: Some(place), ..default() });
    }

    /// Clicks with the left button where the pointer is. There is no window that could tell of the click.
    pub fn click(&mut self) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let button = MouseButton::Left;
            self.app.world_mut().resource_mut::<Pointer>().clicked = state == ButtonState::Released;
            self.app.world_mut().write_message(MouseButtonInput { button, state, window: Entity::PLACEHOLDER });
            self.run(1);
        }
        self.app.world_mut().resource_mut::<Pointer>().clicked = false;
    }

    /// Draws again, for a moment in which the time stands still.
    fn open_eyes(&mut self) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let world = self.app.world_mut();
        world.remove_resource::<EyesClosed>();
        // The land is drawn only when its view has changed.
        let mut views = world.query::<&mut Projection>();
        views.iter_mut(world).for_each(|mut view| view.set_changed());
        self.run(2);
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    }

    /// The game's world.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Takes a picture of this moment.
    pub fn take(mut self) -> Result<Picture, ShotError> {
        self.open_eyes();
        // Everything that moves on its own uses these clocks. Reset them, so that the picture does not depend on the
        // time so far.
        self.app.insert_resource(Time::<Virtual>::default()).insert_resource(IdleClock::default());
        let canvas = self.app.world().resource::<Canvas>().0.clone();
        self.app.world_mut().spawn(Screenshot::image(canvas)).observe(develop);
        let started = Instant::now();
        loop {
            self.run(1);
            if let Some(picture) = self.app.world_mut().resource_mut::<Taken>().0.take() {
                return Ok(picture);
            }
            if started.elapsed() > PATIENCE {
                return Err(ShotError::Restless("no picture came back from the graphics card"));
            }
        }
    }
}

/// The cameras are switched on again by the game itself in each frame.
fn draw_nothing(mut cameras: Query<&mut Camera>) {
    cameras.iter_mut().for_each(|mut camera| camera.is_active = false);
}

fn draw_on_canvas(camera: On<Add, BoardCamera>, canvas: Res<Canvas>, mut commands: Commands) {
    commands.entity(camera.entity).insert(RenderTarget::from(canvas.0.clone()));
}

/// Where nothing was drawn, the window is black, not transparent. Make the picture black there too.
fn develop(captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>) {
    taken.0 = to_picture(&captured.image).map(|mut picture| {
        picture.rgba.iter_mut().skip(3).step_by(4).for_each(|alpha| *alpha = u8::MAX);
        picture
    });
}

// Like all pictures it needs Vulkan, at least in software.
#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::app::shell::graphics::LOST;

    #[test]
    fn a_graphics_card_that_is_lost_ends_the_game() {
        let mut studio = Studio::open((320, 180), Settings::default());
        studio.run(2);
        studio.world().resource::<RenderDevice>().wgpu_device().destroy();
        for _ in 0..10 {
            studio.run(1);
            let ends = studio.world().resource::<Messages<AppExit>>();
            if let Some(end) = ends.iter_current_update_messages().next() {
                assert_eq!(*end, AppExit::from_code(LOST));
                return;
            }
        }
        panic!("the game goes on");
    }
}
