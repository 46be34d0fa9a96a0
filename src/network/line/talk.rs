//! What goes over one connection: messages both ways, until it ends.

use super::rough::Rough;
use super::{FAREWELL, News, Teller};
use crate::network::GuestId;
use iroh::endpoint::{Connection, RecvStream, SendStream, VarInt};
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::timeout;

/// How long a connection may be silent before it counts as broken.
pub(super) const SILENT: Duration = Duration::from_secs(10);
/// How often something is sent so that it is not silent.
const BEAT: Duration = Duration::from_secs(3);
/// How long a single message may take.
const SLOW: Duration = Duration::from_secs(60);

/// What a connection is to do.
pub(super) enum Parcel {
    Message(Vec<u8>),
    /// Nothing more is sent.
    Last,
}

/// Carries messages both ways until the connection ends.
pub(super) async fn talk(
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
