//! The sheet with which somebody at the table opens it to friends: fills it, and carries out what is wanted there.

use super::super::playing::Playable;
use super::Reached;
use super::host::Hosted;
use crate::app::panels::friends::{self, DecidedBy, FriendRow, FriendsIntent, FriendsView, Opened};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::Home;
use crate::app::shell::menu::Menu;
use crate::app::shell::messages::Messages;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::table::{AtTable, PutAway};
use crate::app::theme::Art;
use crate::app::words::sentence;
use crate::rules::Colour;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::rules::mists::Mists;
use crate::table::{Seat, Sitting};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::collections::BTreeMap;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Trouble>().init_resource::<Lent>().add_message::<FriendsIntent>();
    let is_shown = |menu: Res<Menu>| *menu == Menu::Friends;
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(Screen::Table)).run_if(is_shown));
    let when_it_fails = take_seats_back.after(answer).run_if(resource_exists_and_changed::<Hosted>);
    app.add_systems(Update, (answer, when_it_fails).in_set(FrameSystems::Answer));
    // At the next table friends have the seats of people only.
    app.add_observer(|_: On<PutAway>, mut lent: ResMut<Lent>| lent.0.clear());
}

/// Who decided, before a friend did, for the players whose seats were given to friends.
#[derive(Resource, Default)]
struct Lent(BTreeMap<usize, Seat>);

/// Why the table could not be opened, as a sentence.
#[derive(Resource, Default)]
struct Trouble(Option<String>);

/// The table, whichever game lies on it.
#[derive(SystemParam)]
struct Tables<'w> {
    mists: Option<ResMut<'w, AtTable<Mists>>>,
    rivals: Option<ResMut<'w, AtTable<Carcassonne>>>,
    house: Option<ResMut<'w, AtTable<DontGoIn>>>,
    lent: ResMut<'w, Lent>,
}

impl Tables<'_> {
    /// The players: name, colour and seat.
    fn players(&self) -> Vec<(String, Option<Colour>, Seat)> {
        fn listed<G: Playable>(
            sitting: &Sitting<G>,
            colour: impl Fn(usize) -> Option<Colour>,
        ) -> Vec<(String, Option<Colour>, Seat)> {
            let seats = sitting.names().iter().zip(sitting.seats()).enumerate();
            seats.map(|(number, (name, &seat))| (name.clone(), colour(number), seat)).collect()
        }
        match (&self.mists, &self.rivals, &self.house) {
            (Some(table), ..) => {
                let seats = table.position().seats();
                listed(&table.sitting, |number| seats.get(number)?.first().copied())
            }
            (_, Some(table), _) => {
                let seats = table.position().seats();
                listed(&table.sitting, |number| seats.get(number).copied())
            }
            (.., Some(table)) => {
                let seats = &table.sitting.setup().seats;
                listed(&table.sitting, |number| seats.get(number).copied())
            }
            (None, None, None) => Vec::new(),
        }
    }

    /// Lets a friend decide for a player.
    fn give(&mut self, number: usize) {
        if let Some(&(.., seat)) = self.players().get(number).filter(|(.., seat)| *seat != Seat::Elsewhere) {
            self.lent.0.insert(number, seat);
            self.seat(number, Seat::Elsewhere);
        }
    }

    /// Lets whoever decided for a player before the friend decide again.
    fn take_back(&mut self, number: usize) {
        let seat = self.lent.0.remove(&number).unwrap_or(Seat::Person);
        self.seat(number, seat);
    }

    /// No friend decides any more.
    fn take_all_back(&mut self) {
        let players = self.players().into_iter().enumerate();
        let away: Vec<usize> = players.filter(|(_, (.., seat))| *seat == Seat::Elsewhere).map(|(it, _)| it).collect();
        away.into_iter().for_each(|number| self.take_back(number));
    }

    /// Lets somebody decide for a player.
    fn seat(&mut self, number: usize, seat: Seat) {
        if let Some(table) = &mut self.mists {
            table.sitting.seat(number, seat);
        } else if let Some(table) = &mut self.rivals {
            table.sitting.seat(number, seat);
        } else if let Some(table) = &mut self.house {
            table.sitting.seat(number, seat);
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    tables: Tables,
    hosted: Option<Res<Hosted>>,
    trouble: Res<Trouble>,
    messages: Res<Messages>,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<FriendsIntent>,
) -> Result {
    let is_there = |number: usize| {
        let hosted = hosted.as_ref()?;
        hosted.host().guests().find(|(seat, _)| *seat == number).map(|(_, name)| name.is_some())
    };
    let row = |(number, (name, colour, seat)): (usize, (String, Option<Colour>, Seat))| FriendRow {
        name,
        colour,
        by: match seat {
            Seat::Person => DecidedBy::Here,
            Seat::Elsewhere => DecidedBy::Friend(is_there(number).unwrap_or(false)),
            Seat::Computer(_) => DecidedBy::Computer,
        },
    };
    let state = match (&hosted, &trouble.0) {
        (Some(hosted), _) => match (&hosted.trouble, &hosted.invitation) {
            (Some(why), _) => Opened::Failed(sentence(why)),
            (None, Some(text)) => Opened::Yes(text.clone()),
            (None, None) => Opened::Soon,
        },
        (None, Some(why)) => Opened::Failed(sentence(why)),
        (None, None) => Opened::No,
    };
    let spectators = hosted.as_ref().map_or(0, |hosted| hosted.host().spectators());
    let view = FriendsView { players: tables.players().into_iter().enumerate().map(row).collect(), spectators, state };
    let wanted = friends::show(contexts.ctx_mut()?, &mut art, &view);
    if !messages.is_telling() {
        intents.write_batch(wanted);
    }
    Ok(())
}

/// What is needed to open or close the table.
#[derive(SystemParam)]
struct Door<'w, 's> {
    hosted: Option<Res<'w, Hosted>>,
    home: Res<'w, Home>,
    reached: Res<'w, Reached>,
    trouble: ResMut<'w, Trouble>,
    commands: Commands<'w, 's>,
}

impl Door<'_, '_> {
    /// Opens the table. Returns whether that could be done.
    fn open(&mut self) -> bool {
        let opened = Hosted::open(&self.home, &self.reached);
        self.trouble.0 = opened.as_ref().err().cloned();
        opened.map(|hosted| self.commands.insert_resource(hosted)).is_ok()
    }

    fn close(&mut self) {
        self.commands.queue(super::host::close);
        self.trouble.0 = None;
    }
}

fn answer(
    mut intents: MessageReader<FriendsIntent>,
    mut tables: Tables,
    mut door: Door,
    mut menu: ResMut<Menu>,
    mut contexts: EguiContexts,
) -> Result {
    for intent in intents.read() {
        match *intent {
            FriendsIntent::Friend(number, true) => tables.give(number),
            FriendsIntent::Friend(number, false) => tables.take_back(number),
            FriendsIntent::Open => {
                let players = tables.players();
                let persons = players.iter().enumerate().filter(|(_, (.., seat))| *seat == Seat::Person);
                // Unless somebody chose otherwise, all but the first person are friends.
                if door.open() && players.iter().all(|(.., seat)| *seat != Seat::Elsewhere) {
                    persons.skip(1).for_each(|(number, _)| tables.give(number));
                }
            }
            FriendsIntent::Copy => {
                if let Some(text) = door.hosted.as_ref().and_then(|hosted| hosted.invitation.clone()) {
                    contexts.ctx_mut()?.copy_text(text);
                }
            }
            FriendsIntent::Close => {
                tables.take_all_back();
                door.close();
            }
            FriendsIntent::Back => {
                // Nobody can come to a table that is not open.
                if door.hosted.is_none() {
                    tables.take_all_back();
                }
                *menu = Menu::Closed;
            }
        }
    }
    Ok(())
}

/// Once nobody can come, the people here and the computer decide for all.
fn take_seats_back(hosted: Res<Hosted>, mut tables: Tables) {
    if !hosted.is_open() {
        tables.take_all_back();
    }
}
