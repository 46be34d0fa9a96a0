//! The line between host and guests: connections from program to program, over iroh. It runs on a thread of its own;
//! orders go in, and news come out. Nothing here knows what the messages say.

use super::GuestId;
use super::message::{MOST_FROM_GUEST, MOST_FROM_HOST};
use iroh::endpoint::{
    BindError, Connection, Endpoint, IdleTimeout, QuicTransportConfig, RecvStream, RelayMode, SendStream, VarInt,
    presets,
};
use iroh::{EndpointAddr, SecretKey};
use iroh_tickets::Ticket;
use iroh_tickets::endpoint::EndpointTicket;
use rand::RngExt;
use std::cell::Cell;
use std::collections::HashMap;
use std::future::pending;
use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::Duration;
use thiserror::Error;
use tokio::runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};

/// The name of what is spoken on these connections.
const PROTOCOL: &[u8] = b"mists/table/1";
/// How long to wait for a connection, or for its first message.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long a connection may be silent before it counts as broken.
const SILENT: Duration = Duration::from_secs(10);
/// How often something is sent so that it is not silent.
const BEAT: Duration = Duration::from_secs(3);
/// How long a single message may take.
const SLOW: Duration = Duration::from_secs(60);
/// The first and the longest rest before a guest tries again.
const REST: (Duration, Duration) = (Duration::from_millis(300), Duration::from_secs(4));
/// How often an address is tried that is held by another program.
const TRIES: u32 = 10;
/// How many news may wait to be read. Then the line waits, and so do those who send.
const WAITING: usize = 64;
/// How long the line waits before it looks whether news are read again.
const FULL: Duration = Duration::from_millis(5);

/// Where a program can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// From everywhere: straight where that works, else through public relays that can't read what they carry.
    Everywhere,
    /// Only by programs that can reach this address of this machine. No relay, no look-up of names.
    Address(SocketAddr),
}

/// A rough line, for trials: messages are held up, and connections break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rough {
    /// The longest time that a message is held up.
    pub delay: Duration,
    /// One message in this many is held up.
    pub held_up: u32,
    /// Before one message in this many the connection breaks.
    pub breaks: u32,
}

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

/// A text that is no invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is no invitation: expected the whole text that the host was shown, it begins with \"endpoint\"")]
pub struct NoInvitation;

/// Whom an invitation leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation(EndpointAddr);

impl Invitation {
    /// Reads an invitation as it was pasted; spaces and line breaks in it do not matter.
    ///
    /// # Errors
    /// Returns that it is none.
    pub fn read(text: &str) -> Result<Invitation, NoInvitation> {
        let joined: String = text.split_whitespace().collect();
        let ticket = EndpointTicket::decode_string(&joined.to_lowercase()).map_err(|_| NoInvitation)?;
        Ok(Invitation(ticket.endpoint_addr().clone()))
    }

    /// The addresses at which the host can be reached without a relay.
    pub fn addresses(&self) -> impl Iterator<Item = SocketAddr> {
        self.0.ip_addrs().copied()
    }
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

/// How long a connection may take to end well.
const FAREWELL: Duration = Duration::from_secs(2);

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

/// Why a program can't be reached.
#[derive(Debug, Error)]
enum NoEndpoint {
    #[error("{0} can't be opened: expected an address of this machine and a port that is free")]
    Address(SocketAddr),
    #[error("no port can be opened: {0}")]
    Anywhere(BindError),
}

async fn bind(station: &Station) -> Result<Endpoint, NoEndpoint> {
    let silent = IdleTimeout::try_from(SILENT).ok();
    let transport = QuicTransportConfig::builder().max_idle_timeout(silent);
    // There is one stream to a connection; others would only fill the memory.
    let transport = transport.max_concurrent_bidi_streams(VarInt::from_u32(1));
    let transport = transport.max_concurrent_uni_streams(VarInt::from_u32(0)).build();
    let builder = match station.reach {
        Reach::Everywhere => Endpoint::builder(presets::N0),
        Reach::Address(address) => {
            let builder = Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled).clear_ip_transports();
            builder.bind_addr(address).map_err(|_| NoEndpoint::Address(address))?
        }
    };
    let builder = builder.secret_key(station.key.clone()).alpns(vec![PROTOCOL.to_vec()]);
    let bound = builder.transport_config(transport).bind().await;
    bound.map_err(|error| match station.reach {
        Reach::Everywhere => NoEndpoint::Anywhere(error),
        Reach::Address(address) => NoEndpoint::Address(address),
    })
}

/// The program's end of all its connections. The address may still be held by a line that has just ended.
async fn endpoint(station: &Station) -> Result<Endpoint, NoEndpoint> {
    let tries = match station.reach {
        Reach::Everywhere => 0,
        Reach::Address(_) => TRIES,
    };
    for _ in 0..tries {
        if let Ok(endpoint) = bind(station).await {
            return Ok(endpoint);
        }
        sleep(REST.0).await;
    }
    bind(station).await
}

/// The guests' ends of their connections.
type Guests = HashMap<GuestId, (Connection, UnboundedSender<Parcel>)>;

/// What a connection is to do.
enum Parcel {
    Message(Vec<u8>),
    /// Nothing more is sent.
    Last,
}

async fn host(station: Station, mut orders: UnboundedReceiver<Order>, news: Teller) {
    let endpoint = match endpoint(&station).await {
        Ok(endpoint) => endpoint,
        Err(error) => {
            news.tell(News::Failed(error.to_string())).await;
            return;
        }
    };
    if station.reach == Reach::Everywhere {
        // Without the internet there is no relay; then the invitation holds for the local network.
        let _ = timeout(FAREWELL * 2, endpoint.online()).await;
    }
    let invitation = EndpointTicket::new(endpoint.addr()).encode_string();
    news.tell(News::Invitation(invitation)).await;
    // Those who were parted with, as long as they are told why.
    let (mut guests, mut leaving) = (Guests::new(), Vec::<Connection>::new());
    let (opened, mut arrivals) = unbounded_channel::<Connection>();
    let (ended, mut departures) = unbounded_channel::<Connection>();
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                Some(Order::Send(to, message)) => {
                    if let Some((_, parcels)) = guests.get(&to) {
                        let _ = parcels.send(Parcel::Message(message));
                    }
                }
                Some(Order::Part(from)) => {
                    leaving.retain(|connection| connection.close_reason().is_none());
                    if let Some((connection, parcels)) = guests.remove(&from) {
                        let _ = parcels.send(Parcel::Last);
                        leaving.push(connection);
                    }
                }
                None => break,
            },
            incoming = endpoint.accept() => {
                let Some(incoming) = incoming else { break };
                let opened = opened.clone();
                tokio::spawn(async move {
                    if let Ok(Ok(connection)) = timeout(PATIENCE, incoming).await {
                        let _ = opened.send(connection);
                    }
                });
            }
            Some(connection) = arrivals.recv() => {
                let guest = GuestId(*connection.remote_id().as_bytes());
                let (parcels, to_send) = unbounded_channel();
                // The same guest again: its old connection is dead.
                if let Some((old, _)) = guests.insert(guest, (connection.clone(), parcels)) {
                    old.close(VarInt::from_u32(1), b"another connection");
                }
                let (news, ended) = (news.clone(), ended.clone());
                tokio::spawn(async move {
                    receive(guest, &connection, to_send, news, station.rough).await;
                    let _ = ended.send(connection);
                });
            }
            Some(connection) = departures.recv() => {
                let guest = GuestId(*connection.remote_id().as_bytes());
                // A guest that is here again on another connection has not left.
                let is_its = |(now, _): &(Connection, _)| now.stable_id() == connection.stable_id();
                if guests.get(&guest).is_some_and(is_its) {
                    guests.remove(&guest);
                    news.tell(News::Left(guest)).await;
                }
            }
        }
    }
    for (_, parcels) in guests.values() {
        let _ = parcels.send(Parcel::Last);
    }
    let last_words = async {
        for connection in guests.values().map(|(connection, _)| connection).chain(&leaving) {
            connection.closed().await;
        }
    };
    let _ = timeout(FAREWELL, last_words).await;
    let _ = timeout(FAREWELL, endpoint.close()).await;
}

/// A guest's connection at the host, from its first message to its end.
async fn receive(
    guest: GuestId,
    connection: &Connection,
    to_send: UnboundedReceiver<Parcel>,
    news: Teller,
    rough: Option<Rough>,
) {
    if let Ok(Ok((writing, reading))) = timeout(PATIENCE, connection.accept_bi()).await {
        news.tell(News::Came(guest)).await;
        talk(guest, connection, (writing, reading), to_send, (&news, MOST_FROM_GUEST), rough).await;
    }
    connection.close(VarInt::from_u32(0), b"done");
}

/// Carries messages both ways until the connection ends.
async fn talk(
    other: GuestId,
    connection: &Connection,
    (mut writing, mut reading): (SendStream, RecvStream),
    mut to_send: UnboundedReceiver<Parcel>,
    (news, most): (&Teller, usize),
    rough: Option<Rough>,
) {
    let send = async {
        loop {
            let message = match timeout(BEAT, to_send.recv()).await {
                Ok(Some(Parcel::Message(message))) => message,
                Ok(Some(Parcel::Last) | None) => break,
                // An empty message says that this side is still there.
                Err(_) => Vec::new(),
            };
            if let Some(rough) = rough.filter(|_| !message.is_empty())
                && !rough.carries_on().await
            {
                connection.close(VarInt::from_u32(2), b"a rough line");
                return;
            }
            if write(&mut writing, &message).await.is_none() {
                return;
            }
        }
        // The other side reads all that was sent, and then ends the connection.
        let _ = writing.finish();
        let _ = timeout(FAREWELL, connection.closed()).await;
    };
    let receive = async {
        while let Some(message) = read(&mut reading, most).await {
            if !message.is_empty() && !news.tell(News::Heard(other, message)).await {
                return;
            }
        }
    };
    tokio::select! { () = send => {}, () = receive => {} }
}

/// Writes the length of a message, and the message.
async fn write(writing: &mut SendStream, message: &[u8]) -> Option<()> {
    let length = u32::try_from(message.len()).ok()?;
    writing.write_all(&length.to_be_bytes()).await.ok()?;
    writing.write_all(message).await.ok()
}

/// Reads a message of at most so many bytes. `None` at the end, after a longer one, or if the other side is silent.
async fn read(reading: &mut RecvStream, most: usize) -> Option<Vec<u8>> {
    let mut length = [0; 4];
    timeout(SILENT, reading.read_exact(&mut length)).await.ok()?.ok()?;
    let length = u32::from_be_bytes(length) as usize;
    if length > most {
        return None;
    }
    let mut message = vec![0; length];
    timeout(SLOW, reading.read_exact(&mut message)).await.ok()?.ok()?;
    Some(message)
}

async fn join(invitation: Invitation, station: Station, mut orders: UnboundedReceiver<Order>, news: Teller) {
    let endpoint = match endpoint(&station).await {
        Ok(endpoint) => endpoint,
        Err(error) => {
            news.tell(News::Failed(error.to_string())).await;
            return;
        }
    };
    let host = GuestId(*invitation.0.id.as_bytes());
    let mut rest = REST.0;
    loop {
        let connected = async {
            let connection = timeout(PATIENCE, endpoint.connect(invitation.0.clone(), PROTOCOL)).await.ok()?.ok()?;
            let streams = timeout(PATIENCE, connection.open_bi()).await.ok()?.ok()?;
            Some((connection, streams))
        };
        let connected = tokio::select! {
            connected = connected => connected,
            () = parted(&mut orders) => break,
        };
        if let Some((connection, streams)) = connected {
            rest = REST.0;
            let (parcels, to_send) = unbounded_channel();
            news.tell(News::Came(host)).await;
            let wanted = Cell::new(true);
            tokio::select! {
                () = talk(host, &connection, streams, to_send, (&news, MOST_FROM_HOST), station.rough) => {}
                () = pass_on(&mut orders, &parcels, &wanted) => {}
            }
            connection.close(VarInt::from_u32(0), b"done");
            news.tell(News::Left(host)).await;
            if !wanted.get() {
                break;
            }
        }
        tokio::select! {
            () = sleep(rest) => rest = (rest * 2).min(REST.1),
            () = parted(&mut orders) => break,
        }
    }
    let _ = timeout(FAREWELL, endpoint.close()).await;
}

/// Waits until the guest wants no line any more. What it sends while there is no connection is dropped: it is told the
/// whole table when there is one again.
async fn parted(orders: &mut UnboundedReceiver<Order>) {
    while let Some(Order::Send(..)) = orders.recv().await {}
}

/// Passes on what the guest sends, and then that it wants no line any more. It does not return: what was sent last has
/// to arrive first.
async fn pass_on(orders: &mut UnboundedReceiver<Order>, parcels: &UnboundedSender<Parcel>, wanted: &Cell<bool>) {
    while let Some(Order::Send(_, message)) = orders.recv().await {
        let _ = parcels.send(Parcel::Message(message));
    }
    wanted.set(false);
    let _ = parcels.send(Parcel::Last);
    pending().await
}

impl Rough {
    /// Holds a message up, or says that the connection breaks.
    async fn carries_on(self) -> bool {
        let (held_up, delay, breaks) = {
            let mut random = rand::rng();
            let chance = |one_in: u32, random: &mut rand::rngs::ThreadRng| random.random_ratio(1, one_in.max(1));
            let held_up = chance(self.held_up, &mut random);
            (held_up, self.delay.mul_f32(random.random()), chance(self.breaks, &mut random))
        };
        if held_up {
            sleep(delay).await;
        }
        !breaks
    }
}
