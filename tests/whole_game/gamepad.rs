//! Played with a gamepad alone, one that the test makes up: from the title through the whole first level, and through a game
//! of two against each other.

use super::autosave;
use super::common::House;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use mists::app::games::carcassonne::table::AtTable as RivalTable;
use mists::app::input::{Keys, Want};
use mists::app::screens::SettingsIntent;
use mists::app::spots::{Offer, Spot};
use mists::app::theme::shown_controls;
use mists::app::{Chosen, Hand, Screen};
use mists::guide::Policy;
use mists::rules::carcassonne::{self, Carcassonne};
use mists::rules::mists as cooperative;
use mists::rules::tiles::{Rotation, Square};
use mists::rules::{Colour, Game};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::fmt::Debug;

/// A window with a gamepad and nothing else.
struct Pad {
    house: House,
    gamepad: Entity,
}

impl Pad {
    fn plugged_in(mut house: House) -> Pad {
        let gamepad = house.world().spawn_empty().id();
        let made_up = GamepadConnection::Connected { name: "made up".to_owned(), vendor_id: None, product_id: None };
        house.world().write_message(GamepadConnectionEvent::new(gamepad, made_up));
        house.frames(2);
        Pad { house, gamepad }
    }

    fn press(&mut self, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent::new(self.gamepad, button, value);
            self.house.world().write_message(RawGamepadEvent::Button(changed));
            self.house.frames(2);
        }
    }

    /// The name of the control that has the focus.
    fn focused(&mut self) -> Option<String> {
        let ctx = self.house.egui();
        shown_controls(&ctx);
        self.house.frames(2);
        let place = ctx.memory(|memory| memory.focused()).and_then(|focused| ctx.read_response(focused))?.rect;
        let controls = shown_controls(&ctx);
        let control = controls.iter().rev().find(|control| control.place.center().distance(place.center()) < 1.0)?;
        Some(control.name.clone())
    }

    /// Goes on until a control whose name ends like this has the focus, and takes it.
    fn choose(&mut self, name: &str) {
        let mut met = Vec::new();
        for _ in 0..60 {
            match self.focused() {
                Some(focused) if focused.ends_with(name) => return self.press(GamepadButton::South),
                focused => met.extend(focused),
            }
            self.press(GamepadButton::RightTrigger2);
        }
        panic!("{name} is not among {met:?}");
    }

    /// Takes what is lit on the board with this action.
    fn take_spot<A: Debug + PartialEq + Send + Sync + 'static>(&mut self, action: A) {
        for _ in 0..80 {
            let world = self.house.world();
            let focus = world.resource::<Offer<A>>().focus;
            if focus.and_then(|spot| world.get::<Spot<A>>(spot)).is_some_and(|spot| spot.action == action) {
                return self.press(GamepadButton::South);
            }
            self.press(GamepadButton::RightTrigger2);
        }
        panic!("{action:?} is not offered");
    }

    fn lay(&mut self, at: Square, turn: Rotation) {
        for _ in 0..200 {
            let &Hand { aim, turn: turned, .. } = self.house.world().resource::<Hand>();
            match aim == Some(at) {
                true if turned == turn => return self.press(GamepadButton::South),
                true => self.press(GamepadButton::RightTrigger),
                false => self.press(GamepadButton::RightTrigger2),
            }
        }
        panic!("the tile does not come to {at:?}");
    }

    /// Takes the button of the banner with this number, counted from 0.
    fn take_button(&mut self, number: usize) {
        (0..number).for_each(|_| self.press(GamepadButton::RightTrigger));
        self.press(GamepadButton::South);
    }

    /// Waits until everything is shown, and returns how many decisions there were.
    fn settled(&mut self) -> usize {
        self.house.settle();
        self.house.sitting().played().len()
    }
}

/// A button is chosen with the gamepad itself. What had it gets the old one, and both count at once.
#[test]
fn buttons_are_chosen_with_the_gamepad() {
    let (_folder, autosave) = autosave();
    let mut pad = Pad::plugged_in(House::opened(None, &autosave));
    for name in ["Settings", "Keys and gamepad", "Ask the guide: H"] {
        pad.choose(name);
        pad.house.frames(5);
    }
    pad.press(GamepadButton::LeftTrigger);
    let button = |pad: &mut Pad, want| pad.house.world().resource::<Keys>().button(want);
    assert_eq!((button(&mut pad, Want::Hint), button(&mut pad, Want::TurnBack)), (Some("LB"), Some("Y")));
    // Nothing waits any more, so this one goes back to the settings and to the title.
    pad.press(GamepadButton::East);
    pad.press(GamepadButton::East);
    assert_eq!(button(&mut pad, Want::Leave), Some("B"));
    assert!(pad.house.find_control("Keys and gamepad").is_none(), "the settings are closed");
    pad.house.world().resource_mut::<Chosen>().answer(SettingsIntent::UsualKeys);
    pad.house.frames(2);
    assert_eq!(button(&mut pad, Want::Hint), Some("Y"));
}

#[test]
fn the_whole_first_level_is_played_with_a_gamepad() {
    let (_folder, autosave) = autosave();
    let mut pad = Pad::plugged_in(House::opened(None, &autosave));
    for name in ["New game", ": Mists over Carcassonne", "First Mist", "Begin", "To the table"] {
        pad.choose(name);
        pad.house.frames(10);
    }
    pad.house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    let mut random = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..400 {
        let before = pad.settled();
        let position = pad.house.position();
        let choice = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random);
        let Some(action) = choice else { break };
        use cooperative::Action;
        match action {
            Action::LayTile { at, turn } => pad.lay(at, turn),
            Action::SkipMeeple => pad.press(GamepadButton::West),
            Action::PlaceMeeple { colour, .. } => {
                if !offers_colour(&mut pad.house, colour) {
                    pad.press(GamepadButton::LeftThumb);
                    pad.house.frames(3);
                }
                pad.take_spot(action);
            }
            Action::TakePoints => pad.take_button(0),
            Action::StopBanishing => pad.take_button(if position.banishing_from().is_some() { 0 } else { 2 }),
            _ => pad.take_spot(action),
        }
        assert!(pad.settled() > before, "{action:?} is not taken");
    }
    assert!(pad.house.position().outcome().is_some());
    pad.house.wait(|world| **world.resource::<State<Screen>>() == Screen::Result);
    pad.house.frames(60);
    pad.choose("Title");
    pad.house.frames(10);
    assert_eq!(pad.house.screen(), Screen::Title);
}

/// Whether a meeple of this colour is the next one.
fn offers_colour(house: &mut House, colour: Colour) -> bool {
    let spots = house.all::<Spot<cooperative::Action>>();
    spots.iter().any(|spot| matches!(spot.action, cooperative::Action::PlaceMeeple { colour: of, .. } if of == colour))
}

#[test]
fn a_whole_game_of_two_against_each_other_is_played_with_a_gamepad() {
    let (_folder, autosave) = autosave();
    let mut pad = Pad::plugged_in(House::opened(None, &autosave));
    for name in ["New game", ": Carcassonne", "2 players", "person for player 2", "Begin", "To the table"] {
        pad.choose(name);
        pad.house.frames(10);
    }
    pad.house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    let at_table = |pad: &mut Pad| {
        let sitting = &pad.house.world().resource::<RivalTable>().sitting;
        (sitting.position().clone(), sitting.played().len())
    };
    let mut put = 0;
    for number in 0..600 {
        pad.house.settle();
        let (position, before): (Carcassonne, usize) = at_table(&mut pad);
        if position.outcome().is_some() {
            break;
        }
        // The first square and the first place, whatever they are.
        let can_put = position.legal_actions().len() > 1;
        match position.phase() {
            carcassonne::Phase::PlaceMeeple if number % 3 == 0 || !can_put => pad.press(GamepadButton::West),
            phase => {
                put += usize::from(phase == carcassonne::Phase::PlaceMeeple);
                pad.press(GamepadButton::RightTrigger2);
                pad.press(GamepadButton::South);
                pad.house.settle();
                // It may have to be turned first.
                for _ in 0..3 {
                    if at_table(&mut pad).1 == before {
                        pad.press(GamepadButton::RightTrigger);
                        pad.press(GamepadButton::South);
                        pad.house.settle();
                    }
                }
            }
        }
        pad.house.settle();
        assert!(at_table(&mut pad).1 > before, "{number}: nothing is decided in {:?}", position.phase());
    }
    assert!(at_table(&mut pad).0.outcome().is_some() && put > 20, "{put} pieces were put");
}
