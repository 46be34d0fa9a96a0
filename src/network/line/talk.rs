//! What goes over one connection: messages both ways, until it ends.

use super::rough::Rough;
use super::{FAREWELL, News, Teller};
use crate::network::GuestId;
use iroh::endpoint::{Connection, RecvStream, SendStream, VarInt};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::mpsc::Receiver;
use tokio::time::{Instant, timeout, timeout_at};

/// How long a connection may be silent before it counts as broken.
pub(super) const SILENT: Duration = Duration::from_secs(10);
/// How often something is sent so that it is not silent.
const BEAT: Duration = Duration::from_secs(3);
/// How long a single message may take.
const SLOW: Duration = Duration::from_secs(60);

/// So many messages may wait to be sent: more wait only for somebody who does not read.
pub(super) const MOST_PARCELS: usize = 512;

/// What a connection is to do.
pub(super) enum Parcel {
    Message(Vec<u8>),
    /// Nothing more is sent.
    Last,
}

/// What is heard from the other side.
pub(super) struct Hears<'a> {
    /// Where it is told.
    pub news: &'a Teller,
    /// The longest message, in bytes.
    pub most: usize,
    /// How long the first message may be waited for; for ever if it is `None`.
    pub first: Option<Duration>,
}

/// Carries messages both ways until the connection ends. Returns whether a message was heard.
pub(super) async fn talk(
    other: GuestId,
    connection: &Connection,
    (mut writing, mut reading): (SendStream, RecvStream),
    mut to_send: Receiver<Parcel>,
    hears: Hears<'_>,
    rough: Option<Rough>,
) -> bool {
    let (parting, has_heard) = (AtomicBool::new(false), AtomicBool::new(false));
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
            // Whoever takes no message for so long does not read.
            if !matches!(timeout(SLOW, write(&mut writing, &message)).await, Ok(Some(()))) {
                return;
            }
        }
        parting.store(true, Ordering::Relaxed);
        // The other side reads all that was sent, and then ends the connection.
        let _ = writing.finish();
        let _ = timeout(FAREWELL, connection.closed()).await;
    };
    let receive = async {
        let mut until = hears.first.map(|first| Instant::now() + first);
        loop {
            let reads = read(&mut reading, hears.most);
            let message = match until {
                Some(until) => timeout_at(until, reads).await.ok().flatten(),
                None => reads.await,
            };
            let Some(message) = message else { return };
            if message.is_empty() {
                continue;
            }
            until = None;
            has_heard.store(true, Ordering::Relaxed);
            // Whoever was parted with has nothing more to say.
            if !parting.load(Ordering::Relaxed) && !hears.news.tell(News::Heard(other, message)).await {
                return;
            }
        }
    };
    tokio::select! { () = send => {}, () = receive => {} }
    has_heard.load(Ordering::Relaxed)
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
