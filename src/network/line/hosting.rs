//! The host's side: guests come, speak and leave.

use super::endpoint::{Reach, endpoint};
use super::rough::Rough;
use super::talk::{Parcel, talk};
use super::{FAREWELL, News, Order, PATIENCE, Station, Teller};
use crate::network::GuestId;
use crate::network::message::MOST_FROM_GUEST;
use iroh::endpoint::{Connection, VarInt};
use iroh_tickets::Ticket;
use iroh_tickets::endpoint::EndpointTicket;
use std::collections::HashMap;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;

/// The guests' ends of their connections.
type Guests = HashMap<GuestId, (Connection, UnboundedSender<Parcel>)>;

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
