//! What is told or asked over the screen: one message after the other. Whoever asked hears the answer as [`Answered`].

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

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Question {
    /// Whether to go on with the saved game.
    Continue,
    /// Whether a new game may begin while another one is under way.
    Replace,
    /// Whether to play without saving, because another window has the folder.
    Elsewhere,
    /// Whether to leave the game on the table.
    Leave(Leave),
    /// Nothing: something is only told.
    Nothing,
    /// Nothing: it is told which files can't be read.
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
    /// Files that could not be read, while that is told.
    damaged: Vec<Damaged>,
}

impl Messages {
    /// Whether something is told or asked.
    pub fn is_telling(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Asks something; [`Answered`] brings the answer.
    pub fn ask(&mut self, view: MessageView, question: Question) {
        self.waiting.push_back((view, question));
    }

    /// Tells something that only has to be known.
    pub fn tell(&mut self, view: MessageView) {
        self.ask(view, Question::Nothing);
    }

    /// Tells of a file that can't be read, in one message with all others of its kind.
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

/// A message goes when it was answered; the next one comes.
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
