//! Questions about starting, leaving and continuing games.

use super::MessageView;
use crate::app::shell::home::SavedGame;
use crate::app::words::say;

impl MessageView {
    /// There is a saved game: continue it?
    pub fn offer_to_continue(saved: &SavedGame) -> MessageView {
        let text = say!("ask-continue-text", whereabouts = &saved.whereabouts, company = saved.company());
        MessageView::question(say!("ask-continue-heading"), text, say!("menu-continue"), say!("ask-continue-no"))
    }

    /// A new game would replace the one under way.
    pub fn another_under_way(saved: &SavedGame) -> MessageView {
        let text = say!("ask-replace-text", whereabouts = &saved.whereabouts, company = saved.company());
        MessageView::careful_question(say!("ask-replace-heading"), text, say!("ask-replace-yes"), say!("back"))
    }

    /// The same players want to start again while their game is under way.
    pub fn begin_again() -> MessageView {
        let text = say!("ask-again-text");
        MessageView::careful_question(
            say!("ask-again-heading"),
            text.to_owned(),
            say!("menu-begin-again"),
            say!("ask-replace-no"),
        )
    }

    /// A saved game would be deleted for good.
    pub fn delete_game(about: &str, when: &str) -> MessageView {
        let text = say!("ask-delete-text", about = about, when = when);
        MessageView::careful_question(say!("ask-delete-heading"), text, say!("ask-delete-yes"), say!("ask-replace-no"))
    }

    /// The game that is being left cannot be saved.
    pub fn leave_unsaved(why: &str) -> MessageView {
        let text = say!("ask-unsaved-text", why = why);
        MessageView::careful_question(
            say!("ask-unsaved-heading"),
            text,
            say!("ask-unsaved-yes"),
            say!("ask-unsaved-no"),
        )
    }

    /// Another window uses the same folder.
    pub fn open_elsewhere() -> MessageView {
        let text = say!("ask-elsewhere-text");
        let heading = say!("ask-elsewhere-heading");
        MessageView::careful_question(heading, text.to_owned(), say!("ask-elsewhere-yes"), say!("ask-elsewhere-no"))
    }

    /// Another program wrote into the file of the game, and both games were kept.
    pub fn another_moved(lies: &str) -> MessageView {
        let text = say!("told-another-text", file = lies);
        MessageView::told(say!("told-another-heading"), &text)
    }
}
