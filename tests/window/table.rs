//! A table in the window and the same table in this process. Whatever is played at one is played at the other.

use super::plan::Hands;
use super::program::{Program, Status, TurnBy};
use mists::app::TurnPhase;
use mists::app::table::Shown;
use mists::rules::Game;
use mists::rules::mists::{Action, Phase};
use mists::rules::tiles::{Rotation, Square};
use mists::table::mists::Sitting;
use mists::table::save;
use std::path::Path;

/// How a tile is brought to its square.
#[derive(Clone, Copy, Debug)]
pub enum Hold {
    /// Dragged from the panel.
    Drag,
    /// Held under the pointer, and laid with a click.
    Point,
    /// Moved there with Tab, and laid with Enter.
    Walk,
}

/// A game in the window, and the same game in this process.
pub struct Table<'a> {
    /// The window.
    pub program: Program<'a>,
    /// The game in this process.
    pub sitting: Sitting,
    /// The input devices that the test uses.
    pub hands: Hands,
}

impl Table<'_> {
    /// Waits until the window shows the position of this process.
    pub fn settle(&mut self) -> Status {
        let position = self.sitting.position();
        let shown = format!("{:?}", TurnPhase::from(position.phase()));
        let (fingerprint, decisions) = (position.fingerprint(), self.sitting.played().len());
        self.program.until(&format!("{shown} after {decisions} decisions"), |now| {
            now.still
                && now.fingerprint == Some(fingerprint)
                && now.phase.as_deref() == Some(shown.as_str())
                && now.decisions == decisions
        })
    }

    /// Plays one action after the other.
    pub fn play_all(&mut self, actions: &[Action]) {
        for &action in actions {
            self.play(action);
        }
    }

    /// Does the action in the window, each time in another way, and checks that it happened.
    pub fn play(&mut self, action: Action) {
        if self.sitting.position().decides_itself() == Some(action) {
            // The window does it too, and goes on.
            self.sitting.play(action).expect("the plan is legal");
            return;
        }
        self.settle();
        let alike = |other: &Action| std::mem::discriminant(other) == std::mem::discriminant(&action);
        let before = self.sitting.played().iter().filter(|played| alike(&played.action)).count();
        let other_way = before % 2 == 1;
        match action {
            Action::LayTile { at, turn } => {
                let (hold, by) = self.hands.at(before);
                self.lay(at, turn, hold, by);
            }
            Action::PlaceMeeple { .. } => self.place_meeple(action, other_way),
            Action::DrawIn { .. }
            | Action::PlaceCat { .. }
            | Action::SpareGhost { .. }
            | Action::Bury { .. }
            | Action::HauntCemetery { .. }
            | Action::HauntMist { .. }
            | Action::PlaceHound { .. }
            | Action::LayFaceDown { .. } => self.click_spot(action),
            Action::BuryFromSupply { .. } | Action::MoveMarker { .. } => {
                let legal = self.sitting.position().legal_actions();
                self.program.click_choice(legal.iter().position(|&other| other == action).unwrap_or_default());
            }
            Action::ScoreNext { region } if other_way => {
                let due = self.sitting.position().due();
                let place = due.iter().position(|&there| there == region).unwrap_or_default();
                self.program.click_choice(place);
            }
            Action::ScoreNext { .. } => self.click_spot(action),
            Action::SkipMeeple if other_way || self.hands == Hands::Mouse => self.program.click("no meeple"),
            Action::SkipMeeple => self.program.key(&["space"]),
            Action::TakePoints if self.hands == Hands::Mouse => self.program.click_choice(0),
            Action::TakePoints => self.program.key(&["1"]),
            Action::Banish { .. } => {
                if self.sitting.position().phase() == Phase::TakeScore && !other_way {
                    self.program.click_choice(1);
                    self.program.until("where to find them", |now| now.told.is_some());
                }
                self.click_spot(action);
            }
            Action::StopBanishing if self.sitting.position().phase() == Phase::TakeScore => {
                self.program.click("Neither");
            }
            Action::StopBanishing => self.program.click("Done"),
        }
        self.sitting.play(action).expect("the plan is legal");
        let (played, over) = (self.sitting.played().len(), self.sitting.position().outcome());
        self.program.until(&format!("{action:?} carried out"), |now| {
            now.decisions >= played || (over.is_some() && now.outcome == over.map(|over| format!("{over:?}")))
        });
    }

    fn lay(&mut self, at: Square, turn: Rotation, hold: Hold, by: TurnBy) {
        let place = match hold {
            Hold::Walk => None,
            Hold::Drag | Hold::Point => Some(self.program.bring_into_view(|now| Some(now.place_of(at)))),
        };
        match (hold, place) {
            (Hold::Drag, Some(place)) => self.program.drag_tile(place),
            (_, Some(place)) => self.program.point(place),
            (_, None) => self.program.walk_to(at),
        }
        self.program.until_aimed_at(at);
        // Turn once through all rotations if there is a choice, so that turning is tested whatever the first rotation
        // is.
        let legal = self.sitting.position().legal_actions();
        let fits = |action: &&Action| matches!(action, Action::LayTile { at: there, .. } if *there == at);
        if legal.iter().filter(fits).count() > 1 {
            self.program.turn_on(by);
        }
        while self.program.turned() != turn {
            self.program.turn_on(by);
        }
        match (hold, place) {
            (Hold::Drag, _) => self.program.release(),
            (_, Some(place)) => self.program.click_at(place),
            (_, None) => self.program.key(&["Return"]),
        }
    }

    /// Drags a meeple to its spot or clicks the spot. If players have several colours, the colour is chosen first.
    fn place_meeple(&mut self, action: Action, by_click: bool) {
        let Action::PlaceMeeple { colour, .. } = action else { return };
        let position = self.sitting.position();
        let name = &self.sitting.names()[position.active()];
        let supply = format!("{name}: {} {colour} in hand", position.meeples_in_supply(colour));
        let with_choice = position.seats()[position.active()].len() > 1;
        if with_choice && self.program.place_of_spot(action).is_none() {
            self.program.click(&supply);
        }
        if by_click {
            self.click_spot(action);
        } else {
            let place = self.program.bring_spot_into_view(action);
            self.program.drag_meeple(&supply, place, action);
        }
    }

    fn click_spot(&mut self, action: Action) {
        let place = self.program.bring_spot_into_view(action);
        self.program.click_spot(place, action);
    }

    /// Releases the tile over an occupied square: nothing changes, and the player is told why.
    pub fn drop_wrongly(&mut self) {
        self.settle();
        let taken = self.sitting.position().board().tile(self.sitting.position().last_laid()).at;
        let place = self.program.until("nothing told", |now| now.still && now.told.is_none()).place_of(taken);
        self.program.drag_tile(place);
        self.program.release();
        let after = self.program.until("a reason why not", |now| now.told.is_some() && !now.dragging);
        assert_eq!(after.fingerprint, Some(self.sitting.position().fingerprint()));
        assert_eq!(after.aim, None);
        self.settle();
    }

    /// Takes the last decision back.
    pub fn take_back(&mut self) {
        self.settle();
        self.program.key(&["u"]);
        assert_eq!(self.sitting.take_back(1), 1);
        self.settle();
    }

    /// Checks that the save contains the same game.
    pub fn has_same_save(&self, file: &Path) {
        let saved = save::read::<mists::rules::mists::Mists>(file).expect("a save in order");
        let actions = |sitting: &Sitting| sitting.played().iter().map(|played| played.action).collect::<Vec<_>>();
        assert_eq!(actions(&saved), actions(&self.sitting));
        assert_eq!(saved.names(), self.sitting.names());
        assert_eq!(saved.seed(), self.sitting.seed());
        assert_eq!(saved.position().fingerprint(), self.sitting.position().fingerprint());
    }
}
