//! Which game is being played, and the screens of each game. A screen of one game exists only while that game is
//! played, so the systems of the others do not run there.

use crate::app::shell::screen::Screen;
use crate::app::table::Shown;
use crate::app::theme::Scene;
use crate::painter::picture::Picture;
use crate::rules::carcassonne::Carcassonne;
use crate::rules::dont_go_in::DontGoIn;
use crate::table::Sitting;
use crate::table::save::{Save, is_of};
use bevy::prelude::*;
use std::path::Path;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Playing>();
    app.add_computed_state::<MistsAt>().add_computed_state::<CarcassonneAt>().add_computed_state::<DontGoInAt>();
}

/// The game that was chosen last: the screens after the title are those of this game.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Playing {
    /// *Mists over Carcassonne*, the cooperative game.
    #[default]
    Mists,
    /// The competitive game.
    Carcassonne,
    /// *Don't Go In There*, the small ghost game.
    DontGoIn,
}

impl Playing {
    /// The screen on which a new game is prepared.
    pub fn first_screen(self) -> Screen {
        match self {
            Playing::Mists => Screen::LevelSelect,
            Playing::Carcassonne | Playing::DontGoIn => Screen::Setup,
        }
    }

    /// Its picture.
    pub fn picture(self) -> Scene {
        match self {
            Playing::Mists => Scene::Level(1),
            Playing::Carcassonne => Scene::Level(2),
            Playing::DontGoIn => Scene::House,
        }
    }

    /// The game whose save lies in this file. A file that is no save of another game is taken for one of the first.
    pub fn saved_in(file: &Path) -> Playing {
        if is_of::<Carcassonne>(file) {
            Playing::Carcassonne
        } else if is_of::<DontGoIn>(file) {
            Playing::DontGoIn
        } else {
            Playing::Mists
        }
    }
}

/// A game that can be opened in the window.
pub trait Playable: Shown + Save {
    /// The state in which its screens exist.
    const PLAYING: Playing;
    /// Its screens.
    type At: States;

    /// One of its screens, as a state.
    fn at(screen: Screen) -> Self::At;

    /// Which game it is, and how far: "Level IV with the Spell Circles, turn 11".
    fn whereabouts(sitting: &Sitting<Self>) -> String;

    /// How it ended, in a few words. `None` while it is under way.
    fn ending(sitting: &Sitting<Self>) -> Option<String>;

    /// All that lies on the table and may be seen by everybody, in a picture about as wide and high, in pixels.
    fn panorama(sitting: &Sitting<Self>, width: u32, height: u32) -> Picture;
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

/// The screen, while *Don't Go In There* is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DontGoInAt(pub Screen);

impl ComputedStates for DontGoInAt {
    type SourceStates = (Screen, Playing);

    fn compute((screen, playing): (Screen, Playing)) -> Option<DontGoInAt> {
        (playing == Playing::DontGoIn).then_some(DontGoInAt(screen))
    }
}
