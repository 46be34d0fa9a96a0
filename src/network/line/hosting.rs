//! The host's side: guests come, speak and leave.

use super::endpoint::{Reach, endpoint};
use super::rough::Rough;
use super::talk::{Hears, MOST_PARCELS, Parcel, talk};
use super::{FAREWELL, News, Order, PATIENCE, Station, TAKEN_OVER, Teller};
use crate::network::GuestId;
use crate::network::message::MOST_FROM_GUEST;
use iroh::endpoint::{Connection, VarInt};
use iroh_tickets::Ticket;
use iroh_tickets::endpoint::EndpointTicket;
use std::collections::HashMap;
use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, channel, unbounded_channel};
use tokio::time::{sleep, timeout};

/// The guests' ends of their connections.
type Guests = HashMap<GuestId, (Connection, Sender<Parcel>)>;

/// So many connections there are at most, with those that have said nothing yet.
const MOST_CONNECTIONS: usize = 32;

/// Waits for guests until nothing more is wanted of the line.
pub(super) async fn host(station: Station, mut orders: UnboundedReceiver<Order>, news: Teller) {
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
                    // Whoever does not read what is sent is not waited for.
                    if let Some((connection, parcels)) = guests.get(&to)
                        && parcels.try_send(Parcel::Message(message)).is_err()
                    {
                        connection.close(VarInt::from_u32(3), b"nothing is read");
                    }
                }
                Some(Order::Part(from)) => {
                    leaving.retain(|connection| connection.close_reason().is_none());
                    if let Some((connection, parcels)) = guests.remove(&from) {
                        let _ = parcels.try_send(Parcel::Last);
                        tokio::spawn(end_soon(connection.clone()));
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
                if guests.len() >= MOST_CONNECTIONS && !guests.contains_key(&guest) {
                    connection.close(VarInt::from_u32(4), b"too many are here");
                    continue;
                }
                let (parcels, to_send) = channel(MOST_PARCELS);
                // The same guest again: its old connection is dead, or its key is used twice.
                if let Some((old, _)) = guests.insert(guest, (connection.clone(), parcels)) {
                    old.close(VarInt::from_u32(TAKEN_OVER), b"another connection");
                }
                let (news, ended) = (news.clone(), ended.clone());
                tokio::spawn(async move {
                    receive(guest, &connection, to_send, news, station.rough).await;
                    let _ = ended.send(connection);
                });
            }
            Some(connection) = departures.recv() => {
                let guest = GuestId(*connection.remote_id().as_bytes());
                // A guest that is here again on another connection has not left. One that was parted with may have
                // said something since.
                let is_its = |(now, _): &(Connection, _)| now.stable_id() == connection.stable_id();
                if guests.get(&guest).is_none_or(is_its) {
                    guests.remove(&guest);
                    news.tell(News::Left(guest)).await;
                }
            }
        }
    }
    for (_, parcels) in guests.values() {
        let _ = parcels.try_send(Parcel::Last);
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
    to_send: Receiver<Parcel>,
    news: Teller,
    rough: Option<Rough>,
) {
    if let Ok(Ok((writing, reading))) = timeout(PATIENCE, connection.accept_bi()).await {
        news.tell(News::Came(guest)).await;
        let hears = Hears { news: &news, most: MOST_FROM_GUEST, first: Some(PATIENCE) };
        talk(guest, connection, (writing, reading), to_send, hears, rough).await;
    }
    connection.close(VarInt::from_u32(0), b"done");
}

/// Ends a connection that was parted with, whether or not the guest has read why.
async fn end_soon(connection: Connection) {
    sleep(FAREWELL * 2).await;
    connection.close(VarInt::from_u32(0), b"done");
}
