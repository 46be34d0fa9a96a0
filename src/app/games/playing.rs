//! Which game is being played, and the screens of each game. A screen of one game exists only while that game is played,
//! so the systems of the others do not run there.

use crate::app::shell::screen::Screen;
use crate::app::table::Shown;
use crate::table::Sitting;
use crate::table::save::Save;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Playing>();
    app.add_computed_state::<MistsAt>().add_computed_state::<CarcassonneAt>();
}

/// The game that was chosen last: the screens after the title are those of this game.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Playing {
    /// *Mists over Carcassonne*, the cooperative game.
    #[default]
    Mists,
    /// The competitive game.
    Carcassonne,
}

/// A game that can be opened in the window.
pub trait Playable: Shown + Save {
    /// The state in which its screens exist.
    const PLAYING: Playing;

    /// Which game it is, and how far: "Level IV with the Spell Circles, turn 11".
    fn whereabouts(sitting: &Sitting<Self>) -> String;
}

/// The screen, while *Mists over Carcassonne* is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MistsAt(pub Screen);

impl ComputedStates for MistsAt {
    type SourceStates = (Screen, Playing);

    fn compute((screen, playing): (Screen, Playing)) -> Option<MistsAt> {
        (playing == Playing::Mists).then_some(MistsAt(screen))
    }
}

/// The screen, while the competitive game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CarcassonneAt(pub Screen);

impl ComputedStates for CarcassonneAt {
    type SourceStates = (Screen, Playing);

    fn compute((screen, playing): (Screen, Playing)) -> Option<CarcassonneAt> {
        (playing == Playing::Carcassonne).then_some(CarcassonneAt(screen))
    }
}
