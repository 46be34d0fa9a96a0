//! The way to the table of a friend: the screen with the invitation, until the host's table is there.

use super::Reached;
use super::guest::Visiting;
use crate::app::games::last_setup::Last;
use crate::app::screens::TitleIntent;
use crate::app::screens::join::{JoinIntent, JoinView, Joining, LONGEST_INVITATION, join};
use crate::app::shell::frame::FrameSystems;
use crate::app::shell::home::Home;
use crate::app::shell::menu::Covered;
use crate::app::shell::screen::{Screen, ShowScreen};
use crate::app::theme::Art;
use crate::app::words::{say, sentence};
use crate::network::line::Invitation;
use crate::table::mists::last_setup::LastSetup;
use bevy::prelude::*;
use bevy_egui::{EguiClipboard, EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_message::<JoinIntent>();
    app.add_systems(EguiPrimaryContextPass, show.in_set(ShowScreen).run_if(in_state(Screen::Join)));
    app.add_systems(Update, (open, answer.run_if(in_state(Screen::Join))).in_set(FrameSystems::Answer));
}

/// What is written on the screen.
#[derive(Resource, Default)]
pub struct Form(pub JoinView);

/// At the title, somebody wants to join a table.
fn open(
    mut intents: MessageReader<TitleIntent>,
    last: Res<Last<LastSetup>>,
    mut form: ResMut<Form>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if !intents.read().any(|intent| *intent == TitleIntent::Join) {
        return;
    }
    if form.0.name.is_empty()
        && let Some(seat) = last.setup().and_then(|last| last.seats.first())
    {
        form.0.name.clone_from(&seat.name);
    }
    form.0.state = Joining::Not;
    screen.set(Screen::Join);
}

fn show(
    mut contexts: EguiContexts,
    form: Res<Form>,
    visiting: Option<Res<Visiting>>,
    covered: Covered,
    mut art: ResMut<Art>,
    mut intents: MessageWriter<JoinIntent>,
) -> Result {
    let state = match visiting {
        Some(visiting) if visiting.is_connected() => Joining::Found,
        Some(_) => Joining::Looking,
        None => form.0.state.clone(),
    };
    let wanted = join(contexts.ctx_mut()?, &JoinView { state, ..form.0.clone() }, &mut art);
    if !covered.is_covered() {
        intents.write_batch(wanted);
    }
    Ok(())
}

fn answer(
    mut intents: MessageReader<JoinIntent>,
    home: Res<Home>,
    reached: Res<Reached>,
    mut form: ResMut<Form>,
    mut clipboard: ResMut<EguiClipboard>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    for intent in intents.read() {
        match intent {
            JoinIntent::Name(name) => form.0.name.clone_from(name),
            JoinIntent::Invitation(text) => {
                form.0.invitation.clone_from(text);
                form.0.state = Joining::Not;
            }
            JoinIntent::Paste => {
                if let Some(text) = clipboard.get_text() {
                    form.0.invitation = text.trim().chars().take(LONGEST_INVITATION).collect();
                    form.0.state = Joining::Not;
                }
            }
            JoinIntent::Join => match Invitation::read(&form.0.invitation) {
                Err(_) => form.0.state = Joining::Failed(say!("network-no-invitation").to_owned()),
                Ok(invitation) => match Visiting::go(invitation, form.0.name.trim(), &home, &reached) {
                    Ok(visiting) => commands.insert_resource(visiting),
                    Err(why) => form.0.state = Joining::Failed(sentence(&why)),
                },
            },
            // At the title the line is hung up.
            JoinIntent::Back => screen.set(Screen::Title),
        }
    }
}
