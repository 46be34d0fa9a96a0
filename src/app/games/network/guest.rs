//! A visit at the table of another program: follows what its host tells, and asks the host for what is decided here.

use super::super::opening::ToTable;
use super::super::playing::Playable;
use super::super::told::Told;
use super::{Arrivals, IN_A_FRAME, Reached, TOLD, hang_up, station};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::Home;
use crate::app::shell::messages::MessageView;
use crate::app::shell::screen::Screen;
use crate::app::table::{Ask, AtTable, Decide, OfGame, Purpose, Visit};
use crate::app::words::{say, sentence};
use crate::network::guest::Guest;
use crate::network::line::{Invitation, Line, News};
use crate::network::message::{FromGuest, FromHost, Goodbye, written};
use crate::network::{Networked, guest};
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::kept::write_new;
use crate::table::{Sitting, save};
use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use std::path::PathBuf;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), |mut commands: Commands| commands.queue(leave));
    app.add_systems(
        Update,
        (hear.in_set(Arrivals::Hear), answer.in_set(FrameSystems::Answer))
            .distributive_run_if(resource_exists::<Visiting>),
    );
}

pub(super) fn game<G: Playable + Networked>(app: &mut App) {
    app.add_systems(
        Update,
        (follow::<G>.in_set(Arrivals::Follow), ask::<G>.in_set(FrameSystems::Keep))
            .in_set(OfGame::of::<G>())
            .distributive_run_if(visits::<G>),
    );
}

/// A visit, from the moment the invitation was read.
#[derive(Resource)]
pub struct Visiting {
    line: SyncCell<Line>,
    guest: Guest,
    /// Why the visit is over, as a sentence.
    ended: Option<String>,
}

impl Visiting {
    /// Goes to the table to which this text invites.
    ///
    /// # Errors
    /// Returns why not, as a sentence.
    pub fn go(invitation: Invitation, name: &str, home: &Home, reached: &Reached) -> Result<Visiting, String> {
        let line = Line::join(invitation, station(home, reached)?).map_err(|error| error.to_string())?;
        Ok(Visiting { line: SyncCell::new(line), guest: Guest::new(name), ended: None })
    }

    /// Whether the host is heard.
    pub fn is_connected(&self) -> bool {
        self.guest.host().is_some()
    }

    fn say(&mut self, message: &FromGuest) {
        // Such a message is plain data, which can always be written.
        if let (Some(host), Ok(bytes)) = (self.guest.host(), written(message)) {
            self.line.get().send(host, bytes);
        }
    }

    fn hear(&mut self, news: News) {
        match news {
            News::Came(host) => {
                let hello = self.guest.came(host);
                self.say(&hello);
            }
            News::Left(_) => self.guest.left(),
            News::Heard(_, message) => {
                if let Err(error) = self.guest.heard(&message) {
                    self.ended = Some(error.to_string());
                }
            }
            News::Failed(why) => self.ended = Some(why),
            News::Invitation(_) => {}
        }
    }
}

fn visits<G: Playable>(visiting: Option<Res<Visiting>>, table: Option<Res<AtTable<G>>>) -> bool {
    visiting.is_some() && table.is_some_and(|table| table.visits())
}

/// Takes in what the host said, as far as it can be followed soon.
fn hear(mut visiting: ResMut<Visiting>) {
    for _ in 0..IN_A_FRAME {
        if visiting.guest.to_follow().len() >= IN_A_FRAME {
            return;
        }
        let Some(news) = visiting.bypass_change_detection().line.get().news() else { return };
        visiting.hear(news);
    }
}

/// Follows the host at the table, one decision in a frame.
fn follow<G: Playable + Networked>(
    mut visiting: ResMut<Visiting>,
    mut table: ResMut<AtTable<G>>,
    time: Res<Time<Real>>,
    home: Res<Home>,
    mut told: ResMut<Told>,
    mut decisions: MessageWriter<Decide<G::Action>>,
) {
    let is_cut_off = !visiting.is_connected();
    if let Purpose::Visit(visit) = table.bypass_change_detection().purpose
        && visit.is_cut_off != is_cut_off
    {
        table.purpose = Purpose::Visit(Visit { is_cut_off, asked: visit.asked.filter(|_| !is_cut_off) });
    }
    let silence = say!("network-cut-off");
    if is_cut_off && told.sentence() != Some(silence) {
        told.say(silence, time.elapsed() + TOLD);
    }
    match visiting.guest.to_follow().front().cloned() {
        Some(FromHost::Decided { after, action, fingerprint }) => {
            visiting.guest.follow();
            match guest::next(&table.sitting, (after, &action), fingerprint) {
                Ok(action) => {
                    decisions.write(Decide::Told(action));
                }
                Err(astray) => {
                    visiting.say(&astray.told(&table.sitting));
                    let why = astray.to_string();
                    visiting.ended = Some(match keep(&table.sitting, &home) {
                        Some(file) => say!("network-differs-guest", why = why, file = file.display().to_string()),
                        None => say!("network-differs-not-kept", why = why),
                    });
                }
            }
        }
        Some(FromHost::Seat { seat, name }) => {
            visiting.guest.follow();
            let players = table.sitting.names().len();
            let sentence = match (&name, table.sitting.names().get(seat)) {
                (Some(name), _) => say!("network-came", name = name),
                (None, Some(before)) => say!("network-left", name = before),
                (None, None) => return,
            };
            if let Some(name) = name.filter(|_| seat < players) {
                table.sitting.rename(seat, &name);
            }
            told.say(&sentence, time.elapsed() + TOLD);
        }
        Some(FromHost::Refused(_)) => {
            visiting.guest.follow();
            table.purpose = Purpose::Visit(Visit::default());
            told.say(say!("network-not-taken"), time.elapsed() + TOLD);
        }
        Some(FromHost::Table { .. } | FromHost::Goodbye(_)) | None => {}
    }
}

/// Keeps a game that went otherwise than the host's beside the saves. Returns the file.
fn keep<G: Networked>(sitting: &Sitting<G>, home: &Home) -> Option<PathBuf> {
    let folder = home.file.as_ref().filter(|_| !home.is_elsewhere)?.parent()?;
    write_new(folder, "differs", "mists", save::to_text(sitting).ok()?.as_bytes()).ok()
}

/// Asks the host for what was decided here.
fn ask<G: Playable + Networked>(
    mut asked: MessageReader<Ask<G::Action>>,
    table: Res<AtTable<G>>,
    mut visiting: ResMut<Visiting>,
) {
    for Ask(action) in asked.read() {
        if let Ok(said) = guest::decision(&table.sitting, *action) {
            visiting.say(&said);
        }
    }
}

/// Puts the host's table before the player, or ends the visit.
fn answer(mut visiting: ResMut<Visiting>, mut to_table: ToTable) {
    let why = match visiting.guest.to_follow().front() {
        Some(FromHost::Table { .. }) => {
            let Some(FromHost::Table { game, seat }) = visiting.guest.follow() else { return };
            match to_table.visit(&game, seat) {
                Ok(()) => return,
                Err(why) => Some(why),
            }
        }
        Some(FromHost::Goodbye(goodbye)) => Some(farewell(*goodbye)),
        _ => visiting.ended.take(),
    };
    if let Some(why) = why {
        to_table.messages.tell(MessageView::told(say!("network-over"), &sentence(&why)));
        to_table.screen.set(Screen::Title);
    }
}

/// Why the host ended the visit.
fn farewell(goodbye: Goodbye) -> String {
    match goodbye {
        Goodbye::Ended => say!("network-ended").to_owned(),
        Goodbye::OtherVersion(_) => say!("network-other-version").to_owned(),
        Goodbye::Full => say!("network-full").to_owned(),
        Goodbye::NotUnderstood => say!("network-not-understood").to_owned(),
        Goodbye::Differs(_) => say!("network-differs-host").to_owned(),
    }
}

impl ToTable<'_, '_> {
    /// Opens the host's game.
    fn visit(&mut self, game: &str, seat: Option<usize>) -> Result<(), String> {
        match () {
            () if guest::is_of::<Carcassonne>(game) => self.visit_game::<Carcassonne>(game, seat),
            () if guest::is_of::<DontGoIn>(game) => self.visit_game::<DontGoIn>(game, seat),
            () => self.visit_game::<Mists>(game, seat),
        }
    }

    fn visit_game<G: Playable + Networked>(&mut self, game: &str, seat: Option<usize>) -> Result<(), String> {
        let sitting = guest::table::<G>(game).map_err(|error| error.to_string())?;
        let seats = guest::seats(&sitting, seat);
        self.open(AtTable { sitting: sitting.with_seats(seats), purpose: Purpose::Visit(Visit::default()) });
        Ok(())
    }
}

/// Whoever goes to the title leaves the host's table.
pub(super) fn leave(world: &mut World) {
    if let Some(visiting) = world.remove_resource::<Visiting>() {
        hang_up(SyncCell::to_inner(visiting.line));
    }
}
