//! One table over the network, in the window: a table that is opened to friends (`host`), a visit at the table of
//! somebody else (`guest`), and the sheet and the screen for both (`friends`, `join`). What the programs say to each
//! other is in [`crate::network`].

mod friends;
pub mod guest;
pub mod host;
pub mod join;

use super::playing::Playable;
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::Home;
use crate::app::shell::rest::Awake;
use crate::network::Networked;
use crate::network::identity;
use crate::network::line::{Line, Reach, Station};
use bevy::prelude::*;
use guest::Visiting;
use host::Hosted;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

/// The environment variable with an address of this machine. Tables are then only found there, and no other machine is
/// asked for anything: for tests.
pub const VARIABLE: &str = "MISTS_NETWORK";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reached>();
    app.add_plugins((host::plugin, guest::plugin, friends::plugin, join::plugin));
    app.add_systems(Last, say_goodbye.run_if(on_message::<AppExit>));
    let steps = (Arrivals::Hear, Arrivals::Follow, Arrivals::StayAwake).chain();
    app.configure_sets(Update, steps.after(FrameSystems::Arrive).before(FrameSystems::PutAway));
    app.add_systems(Update, stay_awake.in_set(Arrivals::StayAwake));
}

/// The steps of a frame that take in what came over the network, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Arrivals {
    /// A host hears its guests, a guest its host.
    Hear,
    /// A guest follows what it heard.
    Follow,
    /// The window does not rest.
    StayAwake,
}

/// How many news are taken in a frame at most, so that nobody who talks without end holds the window up.
const IN_A_FRAME: usize = 64;

/// How long it is told who has come or gone.
const TOLD: Duration = Duration::from_secs(6);

/// The guests of a table are told that the program ends.
fn say_goodbye(mut commands: Commands) {
    commands.queue(host::close_at_exit);
}

/// Closes the table of this program, or ends its visit.
pub(super) fn part(world: &mut World) {
    host::close(world);
    guest::leave(world);
}

/// While others may be waiting, the window does not rest.
fn stay_awake(hosted: Option<Res<Hosted>>, visiting: Option<Res<Visiting>>, mut awake: ResMut<Awake>) {
    let is_open = hosted.is_some_and(|hosted| hosted.is_open());
    awake.set_if_neq(Awake(is_open || visiting.is_some()));
}

/// What one game needs over the network.
pub(super) fn game<G: Playable + Networked>(app: &mut App) {
    host::game::<G>(app);
    guest::game::<G>(app);
}

/// Where this program can be reached while a table is open.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Reached(pub Reach);

impl Default for Reached {
    fn default() -> Reached {
        let Ok(told) = std::env::var(VARIABLE) else { return Reached(Reach::Everywhere) };
        let address = told.parse::<SocketAddr>().unwrap_or_else(|_| {
            warn!(
                "{VARIABLE}: {told:?} is no address: expected one like 127.0.0.1:0; only this machine is reached now"
            );
            SocketAddr::from((Ipv4Addr::LOCALHOST, 0))
        });
        Reached(Reach::Address(address))
    }
}

/// How this program is on the line: with the key that lies beside its saves, or with a new one where nothing is kept.
fn station(home: &Home, reached: &Reached) -> Result<Station, String> {
    let beside = home.file.as_ref().map(|file| file.with_file_name(identity::FILE));
    let key = match beside.filter(|_| !home.is_elsewhere) {
        Some(file) => identity::kept(&file).map_err(|error| error.to_string())?,
        None => identity::of_this_run(),
    };
    Ok(Station { key, reach: reached.0, rough: None })
}

/// Ends a line. What was said last may take a moment to arrive, so nobody waits for it.
fn hang_up(line: Line) {
    drop(std::thread::Builder::new().name("farewell".into()).spawn(|| drop(line)));
}
