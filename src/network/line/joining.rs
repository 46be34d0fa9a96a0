//! A guest's side: to the host, and there again whenever the connection ends.

use super::endpoint::{PROTOCOL, endpoint};
use super::invitation::Invitation;
use super::talk::{Hears, MOST_PARCELS, Parcel, talk};
use super::{FAREWELL, News, Order, PATIENCE, REST, Station, TAKEN_OVER, Teller};
use crate::network::GuestId;
use crate::network::message::MOST_FROM_HOST;
use iroh::endpoint::{Connection, ConnectionError, VarInt};
use std::cell::Cell;
use std::future::pending;
use tokio::sync::mpsc::{Sender, UnboundedReceiver, channel};
use tokio::time::{sleep, timeout};

/// What is told to a program whose place another one has taken.
const ELSEWHERE: &str = "another program with the same key has taken this place: expected a folder of its own for each";

/// Keeps a connection with the host until the guest wants none any more, or another program with the same key is there.
pub(super) async fn join(invitation: Invitation, station: Station, mut orders: UnboundedReceiver<Order>, news: Teller) {
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
            let (parcels, to_send) = channel(MOST_PARCELS);
            news.tell(News::Came(host)).await;
            let wanted = Cell::new(true);
            let hears = Hears { news: &news, most: MOST_FROM_HOST, first: None };
            let has_heard = tokio::select! {
                has_heard = talk(host, &connection, streams, to_send, hears, station.rough) => has_heard,
                () = pass_on(&mut orders, &parcels, &wanted) => false,
            };
            let is_elsewhere = was_taken_over(&connection);
            connection.close(VarInt::from_u32(0), b"done");
            news.tell(News::Left(host)).await;
            if !wanted.get() {
                break;
            }
            // It would only throw the other program out, and be thrown out again.
            if is_elsewhere {
                news.tell(News::Failed(ELSEWHERE.to_owned())).await;
                break;
            }
            // A host that has no room closes each connection at once, so it is not asked again so soon.
            if has_heard {
                rest = REST.0;
            }
        }
        tokio::select! {
            () = sleep(rest) => rest = (rest * 2).min(REST.1),
            () = parted(&mut orders) => break,
        }
    }
    let _ = timeout(FAREWELL, endpoint.close()).await;
}

/// Whether the host has closed a connection because the same key has come on another one.
fn was_taken_over(connection: &Connection) -> bool {
    matches!(
        connection.close_reason(),
        Some(ConnectionError::ApplicationClosed(closed)) if closed.error_code == VarInt::from_u32(TAKEN_OVER)
    )
}

/// Waits until the guest wants no line any more. What it sends while there is no connection is dropped: it is told the
/// whole table when there is one again.
async fn parted(orders: &mut UnboundedReceiver<Order>) {
    while let Some(Order::Send(..)) = orders.recv().await {}
}

/// Passes on what the guest sends, and then that it wants no line any more. It does not return: what was sent last has
/// to arrive first.
async fn pass_on(orders: &mut UnboundedReceiver<Order>, parcels: &Sender<Parcel>, wanted: &Cell<bool>) {
    while let Some(Order::Send(_, message)) = orders.recv().await {
        let _ = parcels.send(Parcel::Message(message)).await;
    }
    wanted.set(false);
    let _ = parcels.send(Parcel::Last).await;
    pending().await
}
