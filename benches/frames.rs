//! Measures the cost of a frame: the fullest tables compared with an empty window of Bevy and egui, in one run.
//!
//! `xvfb-run -s '-screen 0 1280x720x24' cargo bench --bench frames` opens one window after another, each in its own
//! process, several times in turn. It prints medians with their ratios. On a desktop the windows appear on the screen
//! and must not be covered. `--profile measured` links faster after a change. `--profile dev` avoids building the
//! engine again. Both sides are then still built in the same way.

use bevy::app::{PluginsState, TerminalCtrlCHandlerPlugin};
use bevy::ecs::schedule::{MultiThreadedExecutor, Schedules};
use bevy::ecs::system::ScheduleSystem;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::tasks::tick_global_task_pools_on_main_thread;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::{WinitPlugin, WinitSettings};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use mists::app::games::opening::open_table;
use mists::app::{self, Chosen, Screen, shots};
use mists::guide::Policy;
use mists::rules::carcassonne::Setup;
use mists::table::Seat;
use mists::table::carcassonne::{Sitting, shipped};
use mists::table::settings::{MistChoice, Settings};
use serde::{Deserialize, Serialize};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

/// How often each window is opened.
const ROUNDS: usize = 3;
/// The time for everything to be painted and to come to rest.
const WARM_UP: Duration = Duration::from_secs(15);
/// The number of frames that are then timed.
const FRAMES: usize = 240;

/// The environment variable that tells a process of this bench what to show.
const SHOW: &str = "MISTS_BENCH_SHOW";

/// The measurements of one process.
#[derive(Serialize, Deserialize, Clone, Copy, Debug)]
struct Measured {
    /// The median time from one frame to the next, in milliseconds.
    frame: f64,
    /// Time from the start of the process to the first frame that accepts input, in milliseconds.
    start: f64,
    /// Time from opening the fullest table until everything is painted, in milliseconds; 0 without a table.
    sharp: f64,
    /// Resident memory at the end, in megabytes.
    memory: f64,
}

fn main() -> ExitCode {
    let began = Instant::now();
    match std::env::var(SHOW).as_deref() {
        Err(_) => compare(),
        Ok("empty window") => watch(empty_window(began)),
        Ok("plain mist") => watch(table(began, MistChoice::Still, sit_down)),
        Ok("living mist") => watch(table(began, MistChoice::Living, sit_down)),
        Ok("rivals, plain") => watch(table(began, MistChoice::Still, sit_down_as_rivals)),
        Ok("rivals, living") => watch(table(began, MistChoice::Living, sit_down_as_rivals)),
        Ok("at rest") => main_schedule(false, false),
        Ok("stirred") => main_schedule(true, false),
        Ok("many threads") => main_schedule(false, true),
        Ok(other) => {
            eprintln!("{SHOW}={other}: expected nothing, it is set by the bench itself");
            ExitCode::FAILURE
        }
    }
}

fn compare() -> ExitCode {
    const WINDOWS: [&str; 5] = ["empty window", "plain mist", "living mist", "rivals, plain", "rivals, living"];
    let mut all: [Vec<Measured>; WINDOWS.len()] = Default::default();
    for _ in 0..ROUNDS {
        for (window, measured) in WINDOWS.iter().zip(&mut all) {
            match in_process(window) {
                Ok(figures) => measured.push(figures),
                Err(why) => {
                    eprintln!("{window}: {why}");
                    return ExitCode::FAILURE;
                }
            }
        }
    }
    let median = |of: &[Measured], figure: fn(&Measured) -> f64| middle(of.iter().map(figure).collect());
    println!("{:<16}{:>11}{:>8}{:>12}{:>8}{:>12}{:>8}", "", "frame, ms", "×", "start, ms", "×", "memory, MB", "×");
    for (window, measured) in WINDOWS.iter().zip(&all) {
        print!("{window:<16}");
        for (figure, wide) in [((|m| m.frame) as fn(&Measured) -> f64, 11), (|m| m.start, 12), (|m| m.memory, 12)] {
            let (ours, empty) = (median(measured, figure), median(&all[0], figure));
            print!("{ours:>wide$.1}{:>8.2}", ours / empty);
        }
        println!();
    }
    for (window, measured) in WINDOWS.iter().zip(&all).skip(1) {
        println!("{window}: sharp {:.0} ms after the table was asked for", median(measured, |m| m.sharp));
    }
    let shows = [
        ("at rest", "panels at rest"),
        ("stirred", "panels laid out every frame"),
        ("many threads", "panels at rest, systems on many threads"),
    ];
    for (show, panels) in shows {
        match in_process(show) {
            Ok(figures) => println!("main schedule without a renderer, {panels}: {:.2} ms, median", figures.frame),
            Err(why) => eprintln!("{show}: {why}"),
        }
    }
    ExitCode::SUCCESS
}

/// Runs this program again to show one thing, and reads its measurements.
fn in_process(show: &str) -> Result<Measured, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new(program).env(SHOW, show).output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stdout);
    let last = said.lines().last().unwrap_or_default();
    serde_json::from_str(last).map_err(|_| String::from_utf8_lossy(&output.stderr).trim().to_owned())
}

/// The timers while a window is open.
#[derive(Resource)]
struct Watch {
    began: Instant,
    start: Option<Duration>,
    /// When everything was at rest.
    rested: Option<Instant>,
    /// When the table was requested.
    asked: Option<Instant>,
    /// How long after that something of it was still to be painted.
    sharp: Duration,
    last: Instant,
    frames: Vec<f64>,
}

fn watch(mut app: App) -> ExitCode {
    app.add_systems(First, time_frames);
    app.run();
    ExitCode::SUCCESS
}

fn window(began: Instant) -> App {
    let window = Window {
        title: "frames".to_owned(),
        resolution: WindowResolution::new(1280, 720),
        present_mode: PresentMode::AutoNoVsync,
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(app::assets::plugin);
    app.add_plugins(
        DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }).disable::<LogPlugin>(),
    );
    app.insert_resource(WinitSettings::continuous());
    let nothing =
        Watch { began, start: None, rested: None, asked: None, sharp: default(), last: began, frames: default() };
    app.insert_resource(nothing);
    app
}

fn empty_window(began: Instant) -> App {
    let mut app = window(began);
    app.add_plugins(EguiPlugin::default());
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((Camera2d, Msaa::Off));
    });
    app.add_systems(EguiPrimaryContextPass, |mut contexts: EguiContexts, mut watch: ResMut<Watch>| -> Result {
        egui::Window::new("Empty").show(contexts.ctx_mut()?, |ui| ui.label("Nothing"));
        watch.starts();
        Ok(())
    });
    app
}

fn table<M>(began: Instant, mist: MistChoice, sit_down: impl IntoScheduleConfigs<ScheduleSystem, M>) -> App {
    let mut app = window(began);
    app.add_plugins(app::game).insert_resource(Chosen::new(Settings { mist, ..Settings::default() }));
    app.add_systems(
        EguiPrimaryContextPass,
        (|mut watch: ResMut<Watch>| watch.starts()).run_if(in_state(Screen::Title)),
    );
    // Not before a player could have clicked, so that the cost of the title is not counted for the table.
    let answered = |watch: Res<Watch>| watch.start.is_some_and(|start| watch.began.elapsed() > start + READING);
    app.add_systems(Update, sit_down.run_if(in_state(Screen::Title).and_then(answered)));
    // Not while frames are timed.
    let painting = |watch: Res<Watch>| watch.rested.is_none_or(|rested| Instant::now() < rested);
    app.add_systems(Last, wait_for_paint.run_if(in_state(Screen::Table).and_then(painting)));
    app
}

/// Notes how long something of the table is still to be painted.
fn wait_for_paint(world: &mut World) {
    let restless = shots::unrest(world).is_some();
    let mut watch = world.resource_mut::<Watch>();
    if let (true, Some(asked)) = (restless, watch.asked) {
        watch.sharp = asked.elapsed();
    }
}

/// The time for reading the title.
const READING: Duration = Duration::from_secs(2);

/// Opens the fullest table.
fn sit_down(mut watch: Option<ResMut<Watch>>, mut commands: Commands, mut screen: ResMut<NextState<Screen>>) -> Result {
    let sitting = shots::fullest_table()?;
    // From here on, the game is like a continued one. There is no watch if only the main schedule runs.
    if let Some(watch) = &mut watch {
        watch.asked = Some(Instant::now());
    }
    open_table(sitting, &mut commands, &mut screen);
    Ok(())
}

/// Opens the table of the competitive game when 131 tiles are laid.
fn sit_down_as_rivals(
    mut watch: ResMut<Watch>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    const TILES: usize = 131;
    let setup = Setup::with_players(shipped::deck()?, 4);
    let names = ["Aude", "Bertran", "Clara", "Daude"].map(String::from).to_vec();
    let sitting = Sitting::begin(setup, 11, names)?;
    let mut sitting = sitting.with_seats(vec![Seat::Computer(Policy::Beginner); 4]);
    while sitting.position().board().tiles().len() < TILES {
        let action = sitting.computer_decides().ok_or("the game is over already")?;
        sitting.play(action)?;
    }
    watch.asked = Some(Instant::now());
    open_table(sitting.with_seats(vec![Seat::Person; 4]), &mut commands, &mut screen);
    Ok(())
}

impl Watch {
    /// The first frame that accepts input is being drawn.
    fn starts(&mut self) {
        let (now, began) = (Instant::now(), self.began);
        self.start.get_or_insert(now - began);
        self.rested.get_or_insert(now + WARM_UP);
    }
}

fn time_frames(mut watch: ResMut<Watch>, mut exit: MessageWriter<AppExit>) {
    let now = Instant::now();
    let passed = now - std::mem::replace(&mut watch.last, now);
    if watch.rested.is_none_or(|rested| now < rested) {
        return;
    }
    watch.frames.push(passed.as_secs_f64() * 1e3);
    if watch.frames.len() == FRAMES {
        let frame = middle(std::mem::take(&mut watch.frames));
        report(frame, watch.start.unwrap_or_default(), watch.sharp);
        exit.write(AppExit::Success);
    }
}

/// Only the main schedule for the fullest table, with everything in the window except a renderer. The panels sleep
/// while nothing in them changes. If `stirred`, they are woken every frame, as by the mouse. The game runs its systems
/// on one thread, but this bench can also use many.
fn main_schedule(stirred: bool, many_threads: bool) -> ExitCode {
    let mut app = App::new();
    let nothing = WgpuSettings { backends: None, ..default() };
    app.add_plugins(app::assets::plugin);
    app.add_plugins(
        DefaultPlugins
            .set(RenderPlugin { render_creation: nothing.into(), ..default() })
            .disable::<WinitPlugin>()
            .disable::<TerminalCtrlCHandlerPlugin>()
            .disable::<LogPlugin>(),
    );
    app.add_plugins(app::game).add_systems(OnEnter(Screen::Title), sit_down);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    while app.plugins_state() == PluginsState::Adding {
        tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    if many_threads {
        let mut schedules = app.world_mut().resource_mut::<Schedules>();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(MultiThreadedExecutor::new());
        }
    }
    let began = Instant::now();
    while began.elapsed() < WARM_UP {
        app.update();
    }
    let mut windows = app.world_mut().query::<&mut Window>();
    let frames = (0..FRAMES * 4).map(|_| {
        if stirred {
            windows.iter_mut(app.world_mut()).for_each(|mut window| window.set_changed());
        }
        let began = Instant::now();
        app.update();
        began.elapsed().as_secs_f64() * 1e3
    });
    report(middle(frames.collect()), Duration::ZERO, Duration::ZERO);
    ExitCode::SUCCESS
}

fn report(frame: f64, start: Duration, sharp: Duration) {
    let [start, sharp] = [start, sharp].map(|time| time.as_secs_f64() * 1e3);
    let measured = Measured { frame, start, sharp, memory: resident_megabytes() };
    if let Ok(line) = serde_json::to_string(&measured) {
        println!("{line}");
    }
}

/// Resident memory of this process; 0 if the system does not report it.
fn resident_megabytes() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1024.0
}

fn middle(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or_default()
}
