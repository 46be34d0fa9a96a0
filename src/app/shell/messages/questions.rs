//! What is asked about games that are begun, left and found.

use super::MessageView;
use crate::app::shell::home::SavedGame;

impl MessageView {
    /// A game was left: go on with it?
    pub fn offer_to_continue(saved: &SavedGame) -> MessageView {
        let text = format!("{}: {}. Go on where you left it?", saved.whereabouts, saved.company());
        MessageView::question("A game waits for you", text, "Continue", "Not now")
    }

    /// A new game begins while another one is under way.
    pub fn another_under_way(saved: &SavedGame) -> MessageView {
        let text = format!(
            "{}: {}.\n\nIf you begin another game, this one moves to the folder of earlier games.",
            saved.whereabouts,
            saved.company()
        );
        MessageView::careful_question("A game is still under way", text, "Begin another", "Keep it")
    }

    /// The same people begin again while their game is under way.
    pub fn begin_again() -> MessageView {
        let text =
            "The same players, the tiles shuffled anew.\n\nThe game on the table moves to the folder of earlier games.";
        MessageView::careful_question("Begin again?", text.to_owned(), "Begin again", "Keep it")
    }

    /// A game is left that is not saved.
    pub fn leave_unsaved(why: &str) -> MessageView {
        let text = format!("{why}\n\nIf you leave it now, what you played is lost.");
        MessageView::careful_question("This game is not saved", text, "Leave it", "Stay")
    }

    /// Another window plays with the same folder.
    pub fn open_elsewhere() -> MessageView {
        let text = "Two windows would write over each other's game, so only the first one saves. You can play here as well, \
                    but nothing is kept: no game, no results, no settings.";
        let heading = "The game is open in another window";
        MessageView::careful_question(heading, text.to_owned(), "Play without saving", "Close")
    }

    /// Another program wrote into the file of the game, and both games were kept.
    pub fn another_moved(lies: &str) -> MessageView {
        let text = format!(
            "Something else wrote a game into the file of yours. Both are kept: yours goes on here, the other one lies in\n{lies}"
        );
        MessageView::told("Another game was found", &text)
    }
}
