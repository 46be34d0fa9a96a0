//! The line between host and guests: connections from program to program, over iroh. It runs on a thread of its own;
//! orders go in, and news come out. Nothing here knows what the messages say.

mod endpoint;
mod hosting;
mod invitation;
mod joining;
mod rough;
mod talk;

pub use endpoint::Reach;
pub use invitation::{Invitation, NoInvitation};
pub use rough::Rough;

use super::GuestId;
use hosting::host;
use iroh::SecretKey;
use joining::join;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::Duration;
use tokio::runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::sleep;

/// How long to wait for a connection, or for its first message.
const PATIENCE: Duration = Duration::from_secs(15);
/// The first and the longest rest before something is tried again.
const REST: (Duration, Duration) = (Duration::from_millis(300), Duration::from_secs(4));
/// How long a connection may take to end well.
const FAREWELL: Duration = Duration::from_secs(2);
/// Why a connection was closed: the same guest has come on another one.
const TAKEN_OVER: u32 = 1;
/// How many news may wait to be read. Then the line waits, and so do those who send.
const WAITING: usize = 64;
/// How long the line waits before it looks whether news are read again.
const FULL: Duration = Duration::from_millis(5);

/// How a program is on the line.
#[derive(Clone, Debug)]
pub struct Station {
    /// Its key.
    pub key: SecretKey,
    /// Where it can be reached.
    pub reach: Reach,
    /// Whether the line is rough, for trials.
    pub rough: Option<Rough>,
}

/// What happens on the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The host can be reached: this text invites guests.
    Invitation(String),
    /// A guest has connected. To a guest: the host has.
    Came(GuestId),
    /// A message. To a guest: the host's.
    Heard(GuestId, Vec<u8>),
    /// A connection has ended. A guest's line tries again by itself.
    Left(GuestId),
    /// There is no line at all, and there will be none.
    Failed(String),
}

/// What is wanted of the line.
enum Order {
    Send(GuestId, Vec<u8>),
    Part(GuestId),
}

/// A line. When it is dropped, its connections end.
pub struct Line {
    orders: UnboundedSender<Order>,
    news: Receiver<News>,
    /// It ends by itself when the orders do.
    thread: Option<thread::JoinHandle<()>>,
}

impl Line {
    /// Waits for guests.
    ///
    /// # Errors
    /// Returns that the system gives no thread.
    pub fn host(station: Station) -> std::io::Result<Line> {
        Line::run(|orders, news| host(station, orders, news))
    }

    /// Goes to a host, and goes there again whenever the connection ends.
    ///
    /// # Errors
    /// Returns that the system gives no thread.
    pub fn join(invitation: Invitation, station: Station) -> std::io::Result<Line> {
        Line::run(|orders, news| join(invitation, station, orders, news))
    }

    fn run<F: Future<Output = ()>>(
        work: impl FnOnce(UnboundedReceiver<Order>, Teller) -> F + Send + 'static,
    ) -> std::io::Result<Line> {
        let (orders, to_do) = unbounded_channel();
        let (told, news) = sync_channel(WAITING);
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let thread = thread::Builder::new().name("network".into()).spawn(move || {
            runtime.block_on(work(to_do, Teller(told)));
            runtime.shutdown_background();
        })?;
        Ok(Line { orders, news, thread: Some(thread) })
    }

    /// Sends a message to a guest; or to the host, if this is a guest's line.
    pub fn send(&self, to: GuestId, message: Vec<u8>) {
        // If the line has failed, the news have told it.
        let _ = self.orders.send(Order::Send(to, message));
    }

    /// Ends the connection with a guest, after what was sent. A guest's line ends for good.
    pub fn part(&self, from: GuestId) {
        let _ = self.orders.send(Order::Part(from));
    }

    /// The next news, if there are any.
    pub fn news(&mut self) -> Option<News> {
        self.news.try_recv().ok()
    }

    /// Waits for the next news, but not longer than this.
    ///
    /// # Errors
    /// Returns that nothing came in this time, or that nothing will come any more.
    pub fn wait(&mut self, most: Duration) -> Result<News, RecvTimeoutError> {
        self.news.recv_timeout(most)
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        (self.orders, self.news) = (unbounded_channel().0, sync_channel(0).1);
        // What was sent last should still arrive, so the thread is waited for: it ends within the time for a farewell.
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Tells the news.
#[derive(Clone)]
struct Teller(SyncSender<News>);

impl Teller {
    /// Returns whether anybody listens. Waits while too much is not yet read: then whoever sends has to wait as well.
    async fn tell(&self, mut news: News) -> bool {
        loop {
            match self.0.try_send(news) {
                Ok(()) => return true,
                Err(TrySendError::Disconnected(_)) => return false,
                Err(TrySendError::Full(back)) => news = back,
            }
            sleep(FULL).await;
        }
    }
}
