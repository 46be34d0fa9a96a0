//! Questions and news over the screen, one after the other. Systems that asked read the answer as [`Answered`].

mod questions;
mod view;

pub use view::{Damaged, Kept, MessageIntent, MessageView, message};

use super::frame::FrameSystems;
use super::home::Leave;
use super::screen::ShowMessage;
use crate::app::theme::Art;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::collections::VecDeque;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Messages>().add_message::<Answered>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(ShowMessage).run_if(|messages: Res<Messages>| messages.is_telling()),
    );
    app.add_systems(Update, put_away.in_set(FrameSystems::PutAway));
}

/// What a message asks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Question {
    /// Whether to continue the saved game.
    Continue,
    /// Whether a new game may replace the one under way.
    Replace,
    /// Whether to play without saving, because another window has the folder.
    Elsewhere,
    /// Whether to delete a saved game.
    Delete,
    /// Whether to leave the game on the table.
    Leave(Leave),
    /// Whether to leave it for a game that was dropped onto the window.
    Watch,
    /// Nothing: the message only tells something.
    Nothing,
    /// Nothing: the message lists files that cannot be read.
    DamagedFiles,
}

/// A message was answered.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Answered {
    /// What was asked.
    pub question: Question,
    /// Whether the answer was yes.
    pub yes: bool,
}

/// Questions and news over the screen, one after the other.
#[derive(Resource, Default)]
pub struct Messages {
    waiting: VecDeque<(MessageView, Question)>,
    /// Files that could not be read, while a message lists them.
    damaged: Vec<Damaged>,
}

impl Messages {
    /// Whether a message is shown.
    pub fn is_telling(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether this is asked now or will be, and has no answer yet.
    pub fn asks(&self, question: Question) -> bool {
        self.waiting.iter().any(|(_, other)| *other == question)
    }

    /// Asks something. The answer comes as `Answered`.
    pub fn ask(&mut self, view: MessageView, question: Question) {
        self.waiting.push_back((view, question));
    }

    /// Tells something that needs no decision.
    pub fn tell(&mut self, view: MessageView) {
        self.ask(view, Question::Nothing);
    }

    /// Reports a file that cannot be read. All such files share one message.
    pub fn tell_damaged(&mut self, file: Damaged) {
        self.damaged.push(file);
        self.waiting.retain(|(_, question)| *question != Question::DamagedFiles);
        self.waiting.push_front((MessageView::damaged(&self.damaged), Question::DamagedFiles));
    }
}

fn show(
    mut contexts: EguiContexts,
    messages: Res<Messages>,
    mut art: ResMut<Art>,
    mut answers: MessageWriter<Answered>,
) -> Result {
    let Some((view, question)) = messages.waiting.front() else { return Ok(()) };
    let intents = message(contexts.ctx_mut()?, view, &mut art);
    let answered = |intent| Answered { question: *question, yes: intent == MessageIntent::Yes };
    answers.write_batch(intents.into_iter().map(answered));
    Ok(())
}

/// Removes an answered message, so that the next one appears.
fn put_away(mut answers: MessageReader<Answered>, mut messages: ResMut<Messages>) {
    for answered in answers.read() {
        let shown = messages.waiting.front().is_some_and(|(_, question)| *question == answered.question);
        if shown {
            messages.waiting.pop_front();
        }
        if answered.question == Question::DamagedFiles {
            messages.damaged.clear();
        }
    }
}
