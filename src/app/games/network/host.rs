//! A table that is open to friends: hears what guests say, has their decisions judged like those of the people here,
//! and tells everybody what was decided.

use super::super::playing::Playable;
use super::super::told::Told;
use super::{Arrivals, IN_A_FRAME, Reached, TOLD, hang_up, station};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::Home;
use crate::app::shell::messages::{MessageView, Messages};
use crate::app::shell::screen::Screen;
use crate::app::table::{AtTable, Decide, OfGame};
use crate::app::words::say;
use crate::network::host::{Answer, Host, OVERRULED};
use crate::network::line::{Line, News};
use crate::network::message::{FromGuest, FromHost, Goodbye, MOST_FROM_GUEST, read, written};
use crate::network::{GuestId, Networked};
use crate::table::{Seat, Sitting};
use bevy::platform::cell::SyncCell;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), |mut commands: Commands| commands.queue(close));
}

pub(super) fn game<G: Playable + Networked>(app: &mut App) {
    app.add_systems(
        Update,
        ((seat_guests::<G>, listen::<G>).chain().in_set(Arrivals::Hear), tell::<G>.in_set(FrameSystems::Keep))
            .in_set(OfGame::of::<G>())
            .distributive_run_if(is_open::<G>),
    );
}

/// A table that is open.
#[derive(Resource)]
pub struct Hosted {
    line: SyncCell<Line>,
    host: Host,
    /// The text that invites, once the line is there.
    pub invitation: Option<String>,
    /// Why nobody can come, as a sentence.
    pub trouble: Option<String>,
    /// How far all know the game.
    known: Option<Known>,
    /// Whose decision is judged in this frame.
    judged: Option<GuestId>,
    /// Whether seats were given or taken, which is still to be told.
    seated: bool,
}

/// How far a game has been told: its seed, how many decisions, and the fingerprint of the position after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    seed: u64,
    played: usize,
    fingerprint: u64,
}

impl Known {
    fn of<G: Networked>(sitting: &Sitting<G>) -> Known {
        Known { seed: sitting.seed(), played: sitting.played().len(), fingerprint: sitting.position().fingerprint() }
    }

    /// Whether this game has gone on by one decision.
    fn is_just_before<G: Networked>(self, sitting: &Sitting<G>) -> bool {
        let is_next = self.seed == sitting.seed() && self.played + 1 == sitting.played().len();
        is_next && sitting.before(self.played).position().fingerprint() == self.fingerprint
    }
}

impl Hosted {
    /// Opens a table.
    ///
    /// # Errors
    /// Returns why not, as a sentence.
    pub fn open(home: &Home, reached: &Reached) -> Result<Hosted, String> {
        let line = Line::host(station(home, reached)?).map_err(|error| error.to_string())?;
        let (host, line) = (Host::default(), SyncCell::new(line));
        Ok(Hosted { line, host, invitation: None, trouble: None, known: None, judged: None, seated: false })
    }

    /// Whether friends can come.
    pub fn is_open(&self) -> bool {
        self.trouble.is_none()
    }

    /// Who is at the seats for guests.
    pub fn host(&self) -> &Host {
        &self.host
    }

    fn say(&mut self, to: GuestId, message: &FromHost) {
        // Such a message is plain data, which can always be written.
        if let Ok(bytes) = written(message) {
            self.line.get().send(to, bytes);
        }
    }

    /// Sends everybody home. Returns the line: what was said last is still under way on it.
    fn end(mut self) -> Line {
        for guest in self.host.present().collect::<Vec<_>>() {
            self.say(guest, &FromHost::Goodbye(Goodbye::Ended));
            self.line.get().part(guest);
        }
        SyncCell::to_inner(self.line)
    }
}

fn is_open<G: Playable>(hosted: Option<Res<Hosted>>, table: Option<Res<AtTable<G>>>) -> bool {
    hosted.is_some() && table.is_some_and(|table| table.counts())
}

/// Gives guests the seats that are for them. Whoever has only watched until then plays under the own name.
fn seat_guests<G: Playable + Networked>(mut hosted: ResMut<Hosted>, mut table: ResMut<AtTable<G>>) {
    let elsewhere = table.sitting.seats().iter().enumerate().filter(|(_, seat)| **seat == Seat::Elsewhere);
    let seats: Vec<usize> = elsewhere.map(|(number, _)| number).collect();
    let hosted = hosted.bypass_change_detection();
    if hosted.host.set_seats(seats, table.sitting.names()) {
        hosted.seated = true;
        for (seat, name) in hosted.host.guests() {
            name.into_iter().for_each(|name| table.sitting.rename(seat, name));
        }
    }
}

/// Hears what guests say. At most one decision is taken in a frame.
fn listen<G: Playable + Networked>(
    mut hosted: ResMut<Hosted>,
    mut table: ResMut<AtTable<G>>,
    time: Res<Time<Real>>,
    mut told: ResMut<Told>,
    mut messages: ResMut<Messages>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    for _ in 0..IN_A_FRAME {
        let Some(news) = hosted.bypass_change_detection().line.get().news() else { return };
        let hosted = &mut *hosted;
        let before = hosted.host.names();
        let from = match &news {
            News::Heard(from, _) => Some(*from),
            _ => None,
        };
        let answers = match news {
            News::Invitation(text) => {
                hosted.invitation = Some(text);
                continue;
            }
            News::Failed(why) => {
                hosted.trouble = Some(why);
                continue;
            }
            // It may have come on a new connection before the old one was given up.
            News::Came(guest) | News::Left(guest) => hosted.host.left(guest),
            News::Heard(from, message) => match read::<FromGuest>(&message, MOST_FROM_GUEST) {
                Ok(said) => hosted.host.heard(&table.sitting, from, said),
                Err(_) => hosted.host.not_understood(from),
            },
        };
        let mut decides = false;
        for answer in answers {
            match answer {
                Answer::Tell(to, message) => hosted.say(to, &message),
                Answer::Part(from) => hosted.line.get().part(from),
                Answer::Play(action) => {
                    decisions.write(Decide::Act(action));
                    hosted.judged = from;
                    decides = true;
                }
                Answer::Rename(seat, name) => table.sitting.rename(seat, &name),
                Answer::Company => {
                    if let Some(sentence) = who_came(&before, &hosted.host.names()) {
                        told.say(&sentence, time.elapsed() + TOLD);
                    }
                }
                // Whoever only watches, or says it again and again, stops nobody.
                Answer::Differs(guest, _) if hosted.host.has_seat(guest) && !messages.is_telling() => {
                    messages.tell(MessageView::told(say!("network-differs"), say!("network-differs-host")));
                }
                Answer::Differs(..) => told.say(say!("network-differs-host"), time.elapsed() + TOLD),
            }
        }
        if decides {
            return;
        }
    }
}

/// Who has come or gone, as a sentence.
fn who_came(before: &[String], after: &[String]) -> Option<String> {
    let new = after.iter().find(|name| !before.contains(name));
    let gone = before.iter().find(|name| !after.contains(name));
    match (new, gone) {
        (Some(name), _) => Some(say!("network-came", name = name)),
        (None, Some(name)) => Some(say!("network-left", name = name)),
        (None, None) => None,
    }
}

/// Tells all what was decided, or a guest that its decision was overruled; or the whole table, if it is another one, if
/// something was taken back, or if seats were given.
fn tell<G: Playable + Networked>(mut hosted: ResMut<Hosted>, table: Res<AtTable<G>>) {
    let sitting = &table.sitting;
    let now = Known::of(sitting);
    let hosted_now = hosted.bypass_change_detection();
    let (seated, judged) = (std::mem::take(&mut hosted_now.seated), hosted_now.judged.take());
    if hosted_now.known == Some(now) && !seated {
        if let Some(guest) = judged {
            hosted_now.say(guest, &FromHost::Refused(OVERRULED.to_owned()));
        }
        return;
    }
    let one_more = !seated && hosted_now.known.is_some_and(|known| known.is_just_before(sitting));
    hosted.known = Some(now);
    let answers = if one_more { hosted.host.decided(sitting) } else { hosted.host.table_for_all(sitting) };
    for answer in answers {
        if let Answer::Tell(to, message) = answer {
            hosted.say(to, &message);
        }
    }
}

/// Whoever leaves the table closes it.
pub(super) fn close(world: &mut World) {
    if let Some(hosted) = world.remove_resource::<Hosted>() {
        hang_up(hosted.end());
    }
}

/// The program ends: what is said last has to arrive before.
pub(super) fn close_at_exit(world: &mut World) {
    if let Some(hosted) = world.remove_resource::<Hosted>() {
        drop(hosted.end());
    }
}
