//! The program's end of all its connections: where it can be reached, and how long it bears silence.

use super::talk::SILENT;
use super::{REST, Station};
use iroh::endpoint::{BindError, Endpoint, IdleTimeout, QuicTransportConfig, RelayMode, VarInt, presets};
use std::net::SocketAddr;
use thiserror::Error;
use tokio::time::sleep;

/// The name of what is spoken on these connections.
pub(super) const PROTOCOL: &[u8] = b"mists/table/1";
/// How often an address is tried that is held by another program.
const TRIES: u32 = 10;

/// Where a program can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// From everywhere: straight where that works, else through public relays that can't read what they carry.
    Everywhere,
    /// Only by programs that can reach this address of this machine. No relay, no look-up of names.
    Address(SocketAddr),
}

/// Why a program can't be reached.
#[derive(Debug, Error)]
pub(super) enum NoEndpoint {
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
pub(super) async fn endpoint(station: &Station) -> Result<Endpoint, NoEndpoint> {
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
