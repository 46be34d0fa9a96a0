//! What the host of a network table knows and answers: who sits where, who is there, and what is told to whom.

use super::message::{FromGuest, FromHost, Goodbye, VERSION};
use super::{GuestId, Networked};
use crate::table::save::to_text;
use crate::table::{LONGEST_NAME, Sitting};
use std::collections::BTreeMap;

/// What a guest is told whose decision came too late.
pub const OVERRULED: &str = "something else was decided";
/// How many guests may be there at a time, with those who only watch.
const MOST_GUESTS: usize = 16;

/// The host's side of a network table.
#[derive(Clone, Debug, Default)]
pub struct Host {
    /// The seats for guests, and who has taken them. A guest keeps the seat while away.
    seats: BTreeMap<usize, Option<GuestId>>,
    /// The guests that are there, with their names.
    present: BTreeMap<GuestId, String>,
}

/// What the host does after a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<A> {
    /// Tell one guest.
    Tell(GuestId, FromHost),
    /// End the connection with a guest, after what was told.
    Part(GuestId),
    /// Play this decision, and tell all.
    Play(A),
    /// Somebody has come or gone: show it.
    Company,
    /// The player at this seat is called so now.
    Rename(usize, String),
    /// The table of this guest came to another position after so many decisions. The guest leaves, and the game goes on
    /// without it.
    Differs(GuestId, usize),
}

impl Host {
    /// Which seats are for guests, from 0. Each guest who is there gets the seat of the player who is called like the
    /// guest. Then whoever else has one of these seats keeps it, and those who have none get what is free. Returns
    /// whether anything has changed; then all are to be told the table.
    pub fn set_seats(&mut self, seats: impl IntoIterator<Item = usize>, names: &[String]) -> bool {
        let free: BTreeMap<usize, Option<GuestId>> = seats.into_iter().map(|seat| (seat, None)).collect();
        let before = std::mem::replace(&mut self.seats, free);
        let guests: Vec<GuestId> = self.present().collect();
        // In the next game friends may have changed places, so all names go before all seats that are kept.
        for &guest in &guests {
            if let Some(seat) = self.called(guest, names) {
                self.seats.insert(seat, Some(guest));
            }
        }
        for (seat, guest) in &before {
            let sits = guest.is_some_and(|guest| self.has_seat(guest));
            if let Some(by) = self.seats.get_mut(seat).filter(|by| by.is_none() && !sits) {
                *by = *guest;
            }
        }
        for guest in guests {
            self.sit_down(guest, names);
        }
        self.seats != before
    }

    /// Whether a guest decides at this seat.
    pub fn is_elsewhere(&self, seat: usize) -> bool {
        self.seats.contains_key(&seat)
    }

    /// Every seat for guests with the name of who is there; none where nobody is.
    pub fn guests(&self) -> impl Iterator<Item = (usize, Option<&str>)> {
        let name = |by: &Option<GuestId>| by.and_then(|by| self.present.get(&by)).map(String::as_str);
        self.seats.iter().map(move |(&seat, by)| (seat, name(by)))
    }

    /// Whether a seat is this guest's.
    pub fn has_seat(&self, guest: GuestId) -> bool {
        self.seat_of(guest).is_some()
    }

    /// The names of all guests that are there.
    pub fn names(&self) -> Vec<String> {
        self.present.values().cloned().collect()
    }

    /// How many watch without a seat.
    pub fn spectators(&self) -> usize {
        self.present.keys().filter(|&&guest| self.seat_of(guest).is_none()).count()
    }

    /// All guests that are there.
    pub fn present(&self) -> impl Iterator<Item = GuestId> {
        self.present.keys().copied()
    }

    /// What to do after a guest has said this.
    pub fn heard<G: Networked>(
        &mut self,
        sitting: &Sitting<G>,
        from: GuestId,
        said: FromGuest,
    ) -> Vec<Answer<G::Action>> {
        match said {
            FromGuest::Hello { version, .. } if version != VERSION => {
                self.part_with(from, Goodbye::OtherVersion(VERSION))
            }
            FromGuest::Hello { .. } if self.present.contains_key(&from) => self.not_understood(from),
            // Whoever has a seat finds it free again.
            FromGuest::Hello { .. } if self.present.len() >= MOST_GUESTS && self.seat_of(from).is_none() => {
                self.part_with(from, Goodbye::Full)
            }
            FromGuest::Hello { name, .. } => self.welcome(sitting, from, &name),
            _ if !self.present.contains_key(&from) => self.not_understood(from),
            FromGuest::Decide { after, action } => vec![match self.judge(sitting, from, after, &action) {
                Ok(action) => Answer::Play(action),
                Err(why) => Answer::Tell(from, FromHost::Refused(why)),
            }],
            FromGuest::Differs { after, .. } => {
                let mut answers = vec![Answer::Differs(from, after)];
                answers.extend(self.part_with(from, Goodbye::Differs(after)));
                answers
            }
        }
    }

    /// What to do after a guest has said something that is no message.
    pub fn not_understood<A>(&mut self, from: GuestId) -> Vec<Answer<A>> {
        self.part_with(from, Goodbye::NotUnderstood)
    }

    fn part_with<A>(&mut self, guest: GuestId, why: Goodbye) -> Vec<Answer<A>> {
        let mut answers = vec![Answer::Tell(guest, FromHost::Goodbye(why)), Answer::Part(guest)];
        answers.extend(self.left(guest));
        answers
    }

    /// What to do after a guest's connection has ended.
    pub fn left<A>(&mut self, guest: GuestId) -> Vec<Answer<A>> {
        if self.present.remove(&guest).is_none() {
            return Vec::new();
        }
        let empty = self.seat_of(guest).map(|seat| FromHost::Seat { seat, name: None });
        let mut answers: Vec<_> = empty.into_iter().flat_map(|seat| self.to_all(&seat)).collect();
        answers.push(Answer::Company);
        answers
    }

    /// The whole table for everybody who is there: the game has begun, or something was taken back.
    pub fn table_for_all<G: Networked>(&self, sitting: &Sitting<G>) -> Vec<Answer<G::Action>> {
        self.present().map(|guest| self.table_for(sitting, guest)).collect()
    }

    /// Tells everybody the decision that was taken last.
    pub fn decided<G: Networked>(&self, sitting: &Sitting<G>) -> Vec<Answer<G::Action>> {
        let Some(last) = sitting.played().last() else { return Vec::new() };
        let after = sitting.played().len() - 1;
        let fingerprint = sitting.position().fingerprint();
        match ron::to_string(&last.action) {
            Ok(action) => self.to_all(&FromHost::Decided { after, action, fingerprint }),
            // Decisions are plain enums that can always be written. If one could not, the whole game tells it.
            Err(_) => self.table_for_all(sitting),
        }
    }

    fn to_all<A>(&self, what: &FromHost) -> Vec<Answer<A>> {
        self.present().map(|guest| Answer::Tell(guest, what.clone())).collect()
    }

    fn seat_of(&self, guest: GuestId) -> Option<usize> {
        self.seats.iter().find(|(_, by)| **by == Some(guest)).map(|(&seat, _)| seat)
    }

    /// A guest comes or comes back.
    fn welcome<G: Networked>(&mut self, sitting: &Sitting<G>, guest: GuestId, name: &str) -> Vec<Answer<G::Action>> {
        let one_line = name.replace(char::is_control, " ");
        let name = one_line.trim().chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned();
        self.present.insert(guest, name.clone());
        let seat = self.sit_down(guest, sitting.names());
        let name = self.told_apart(sitting.names(), guest, &name);
        self.present.insert(guest, name.clone());
        let mut answers = vec![self.table_for(sitting, guest)];
        if let Some(seat) = seat {
            answers.push(Answer::Rename(seat, name.clone()));
            answers.extend(self.to_all(&FromHost::Seat { seat, name: Some(name) }));
        }
        answers.push(Answer::Company);
        answers
    }

    /// The seat of a guest: the old one; or else a free one, first that of a player who is called like the guest. So
    /// people find their seats again in a game that was saved.
    fn sit_down(&mut self, guest: GuestId, names: &[String]) -> Option<usize> {
        if let Some(seat) = self.seat_of(guest) {
            return Some(seat);
        }
        let seat = self.called(guest, names).or_else(|| self.free().next())?;
        self.seats.insert(seat, Some(guest));
        Some(seat)
    }

    /// The free seat of a player who is called like a guest who is there.
    fn called(&self, guest: GuestId, names: &[String]) -> Option<usize> {
        let own = self.present.get(&guest)?;
        self.free().find(|&seat| names.get(seat) == Some(own))
    }

    /// The seats for guests that nobody has.
    fn free(&self) -> impl Iterator<Item = usize> {
        self.seats.iter().filter(|(_, by)| by.is_none()).map(|(&seat, _)| seat)
    }

    /// The name of a guest, with a number behind it if somebody else is called so.
    fn told_apart(&self, names: &[String], guest: GuestId, name: &str) -> String {
        let own = self.seat_of(guest);
        let of_players = names.iter().enumerate().filter(|&(seat, _)| Some(seat) != own).map(|(_, name)| name);
        let of_guests = self.present.iter().filter(|&(&other, _)| other != guest).map(|(_, name)| name);
        let taken: Vec<&String> = of_players.chain(of_guests).collect();
        let mut told = name.to_owned();
        for number in 2.. {
            if name.is_empty() || !taken.contains(&&told) {
                break;
            }
            let ending = format!(" {number}");
            let begin: String = name.chars().take(LONGEST_NAME - ending.len()).collect();
            told = format!("{}{ending}", begin.trim_end());
        }
        told
    }

    fn table_for<G: Networked>(&self, sitting: &Sitting<G>, guest: GuestId) -> Answer<G::Action> {
        match to_text(sitting) {
            Ok(game) => Answer::Tell(guest, FromHost::Table { game, seat: self.seat_of(guest) }),
            Err(_) => Answer::Part(guest),
        }
    }

    /// The decision, if the guest may take it now.
    fn judge<G: Networked>(
        &self,
        sitting: &Sitting<G>,
        from: GuestId,
        after: usize,
        action: &str,
    ) -> Result<G::Action, String> {
        let position = sitting.position();
        if after != sitting.played().len() {
            return Err("the table has gone on".to_owned());
        }
        if position.outcome().is_some() || self.seat_of(from) != Some(position.acting()) {
            return Err("somebody else decides now".to_owned());
        }
        let action: G::Action = ron::from_str(action).map_err(|error| format!("this is no decision: {error}"))?;
        match position.clone().apply(action, &mut Vec::new()) {
            Ok(()) => Ok(action),
            Err(refusal) => Err(format!("{refusal} ({})", G::rule_of(&refusal))),
        }
    }
}
