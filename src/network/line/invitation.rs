//! Invitations: a text that leads a guest to the host.

use iroh::EndpointAddr;
use iroh_tickets::Ticket;
use iroh_tickets::endpoint::EndpointTicket;
use std::net::SocketAddr;
use thiserror::Error;

/// A text that is no invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is no invitation: expected the whole text that the host was shown, it begins with \"endpoint\"")]
pub struct NoInvitation;

/// Whom an invitation leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation(pub(super) EndpointAddr);

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
