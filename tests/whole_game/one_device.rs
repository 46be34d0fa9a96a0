//! Played with one device alone, a gamepad that the test makes up or the keyboard: from the title through the whole
//! first level, and through a game of two against each other. (With the mouse alone: `rivals`, and the first level in
//! `window`.)

use super::autosave;
use super::common::House;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::prelude::*;
use mists::app::games::carcassonne::screens::setup;
use mists::app::games::carcassonne::table::AtTable as RivalTable;
use mists::app::games::mists::screens::setup as cooperative_setup;
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

/// The seed of the games, so that all trials of a test play the same one. Not every device can write.
const ORDER: &str = "5";

/// The only device at a window.
#[derive(Clone, Copy)]
enum Device {
    /// A gamepad that the test makes up.
    Gamepad(Entity),
    Keyboard,
}

/// The usual button and the usual key for this.
fn usual(want: Want) -> (GamepadButton, KeyCode) {
    match want {
        Want::Confirm => (GamepadButton::South, KeyCode::Enter),
        Want::ConfirmOrSkip => (GamepadButton::West, KeyCode::Space),
        Want::Leave => (GamepadButton::East, KeyCode::Escape),
        Want::Next => (GamepadButton::RightTrigger2, KeyCode::Tab),
        Want::Turn => (GamepadButton::RightTrigger, KeyCode::KeyR),
        Want::OtherPiece => (GamepadButton::LeftThumb, KeyCode::KeyG),
        other => panic!("nothing is known of {other:?}"),
    }
}

/// Somebody at a window with one device and nothing else.
struct Player {
    house: House,
    device: Device,
}

impl Player {
    fn with_gamepad(mut house: House) -> Player {
        let gamepad = house.world().spawn_empty().id();
        let made_up = GamepadConnection::Connected { name: "made up".to_owned(), vendor_id: None, product_id: None };
        house.world().write_message(GamepadConnectionEvent::new(gamepad, made_up));
        house.frames(2);
        Player { house, device: Device::Gamepad(gamepad) }
    }

    fn with_keyboard(house: House) -> Player {
        Player { house, device: Device::Keyboard }
    }

    fn ask(&mut self, want: Want) {
        let (button, key) = usual(want);
        match self.device {
            Device::Gamepad(_) => self.press(button),
            Device::Keyboard => self.house.key(key),
        }
    }

    /// Presses a button of the gamepad and lets it go.
    fn press(&mut self, button: GamepadButton) {
        let Device::Gamepad(gamepad) = self.device else { panic!("there is no gamepad") };
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent::new(gamepad, button, value);
            self.house.world().write_message(RawGamepadEvent::Button(changed));
            self.house.frames(2);
        }
    }

    /// Presses a button of the gamepad, holds it for a while and lets it go.
    fn hold(&mut self, button: GamepadButton) {
        let Device::Gamepad(gamepad) = self.device else { panic!("there is no gamepad") };
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent::new(gamepad, button, value);
            self.house.world().write_message(RawGamepadEvent::Button(changed));
            self.house.frames(12);
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
                Some(focused) if focused.ends_with(name) => return self.ask(Want::Confirm),
                focused => met.extend(focused),
            }
            self.ask(Want::Next);
        }
        panic!("{name} is not among {met:?}");
    }

    /// Takes these controls, one after the other.
    fn choose_all(&mut self, names: &[&str]) {
        for name in names {
            self.choose(name);
            self.house.frames(10);
        }
    }

    /// Takes what is lit on the board with this action.
    fn take_spot<A: Debug + PartialEq + Send + Sync + 'static>(&mut self, action: A) {
        for _ in 0..80 {
            let world = self.house.world();
            let focus = world.resource::<Offer<A>>().focus;
            if focus.and_then(|spot| world.get::<Spot<A>>(spot)).is_some_and(|spot| spot.action == action) {
                return self.ask(Want::Confirm);
            }
            self.ask(Want::Next);
        }
        panic!("{action:?} is not offered");
    }

    fn lay(&mut self, at: Square, turn: Rotation) {
        for _ in 0..200 {
            let &Hand { aim, turn: turned, .. } = self.house.world().resource::<Hand>();
            match aim == Some(at) {
                true if turned == turn => return self.ask(Want::Confirm),
                true => self.ask(Want::Turn),
                false => self.ask(Want::Next),
            }
        }
        panic!("the tile does not come to {at:?}");
    }

    /// Takes the button of the banner with this number, counted from 0: by its digit, or step by step.
    fn take_button(&mut self, number: usize) {
        if let Device::Keyboard = self.device {
            return self.house.key([KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3][number]);
        }
        (0..number).for_each(|_| self.ask(Want::Turn));
        let told = self.house.refused.len();
        self.ask(Want::Confirm);
        self.house.frames(5);
        assert_eq!(self.house.refused.len(), told, "{:?}", self.house.refused);
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
    let mut player = Player::with_gamepad(House::opened(None, &autosave));
    player.choose_all(&["Settings", "Keys and gamepad", "Ask the guide: H"]);
    player.press(GamepadButton::LeftTrigger);
    let button = |player: &mut Player, want| player.house.world().resource::<Keys>().button(want);
    assert_eq!((button(&mut player, Want::Hint), button(&mut player, Want::TurnBack)), (Some("LB"), Some("Y")));
    // Nothing waits any more, so this one goes back to the settings and to the title.
    player.ask(Want::Leave);
    player.ask(Want::Leave);
    assert_eq!(button(&mut player, Want::Leave), Some("B"));
    assert!(player.house.find_control("Keys and gamepad").is_none(), "the settings are closed");
    player.house.world().resource_mut::<Chosen>().answer(SettingsIntent::UsualKeys);
    player.house.frames(2);
    assert_eq!(button(&mut player, Want::Hint), Some("Y"));
}

/// The press that chooses a button, or leaves it as it is, does nothing else, however long it lasts.
#[test]
fn a_button_that_is_being_chosen_does_nothing_yet() {
    let (_folder, autosave) = autosave();
    let mut player = Player::with_gamepad(House::opened(None, &autosave));
    player.choose_all(&["Settings", "Keys and gamepad", "Silence: M"]);
    player.hold(GamepadButton::East);
    assert!(player.house.find_control("Silence: M").is_some(), "the sheet of keys is still open");
    player.choose("Silence: M");
    player.house.frames(5);
    let muted = |player: &mut Player| player.house.world().resource::<Chosen>().settings.muted;
    let before = muted(&mut player);
    player.hold(GamepadButton::LeftTrigger);
    assert_eq!(player.house.world().resource::<Keys>().button(Want::Mute), Some("LB"));
    assert_eq!(muted(&mut player), before);
    player.hold(GamepadButton::LeftTrigger);
    assert_ne!(muted(&mut player), before, "from now on it does");
}

#[test]
fn the_whole_first_level_is_played_with_a_gamepad() {
    let (_folder, autosave) = autosave();
    play_the_first_level(Player::with_gamepad(House::opened(None, &autosave)));
}

#[test]
fn the_whole_first_level_is_played_with_the_keyboard() {
    let (_folder, autosave) = autosave();
    play_the_first_level(Player::with_keyboard(House::opened(None, &autosave)));
}

fn play_the_first_level(mut player: Player) {
    player.choose_all(&["New game", ": Mists over Carcassonne", "First Mist"]);
    player.house.world().write_message(cooperative_setup::SetupIntent::Seed(ORDER.to_owned()));
    player.choose_all(&["Begin", "To the table"]);
    player.house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    let mut random = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..400 {
        let before = player.settled();
        let position = player.house.position();
        let choice = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random);
        let Some(action) = choice else { break };
        use cooperative::Action;
        match action {
            Action::LayTile { at, turn } => player.lay(at, turn),
            Action::SkipMeeple => player.ask(Want::ConfirmOrSkip),
            Action::PlaceMeeple { colour, .. } => {
                if !offers_colour(&mut player.house, colour) {
                    player.ask(Want::OtherPiece);
                    player.house.frames(3);
                }
                player.take_spot(action);
            }
            Action::TakePoints => player.take_button(0),
            Action::StopBanishing => player.take_button(if position.banishing_from().is_some() { 0 } else { 2 }),
            _ => player.take_spot(action),
        }
        assert!(player.settled() > before, "{action:?} is not taken");
    }
    assert!(player.house.position().outcome().is_some());
    player.house.wait(|world| **world.resource::<State<Screen>>() == Screen::Result);
    player.house.frames(60);
    player.choose("Title");
    player.house.frames(10);
    assert_eq!(player.house.screen(), Screen::Title);
}

/// Whether a meeple of this colour is the next one.
fn offers_colour(house: &mut House, colour: Colour) -> bool {
    let spots = house.all::<Spot<cooperative::Action>>();
    spots.iter().any(|spot| matches!(spot.action, cooperative::Action::PlaceMeeple { colour: of, .. } if of == colour))
}

#[test]
fn a_whole_game_of_two_against_each_other_is_played_with_a_gamepad() {
    let (_folder, autosave) = autosave();
    let over = play_against_each_other(Player::with_gamepad(House::opened(None, &autosave)), usize::MAX);
    assert!(over);
}

#[test]
fn a_game_of_two_against_each_other_is_played_with_the_keyboard() {
    let (_folder, autosave) = autosave();
    // The gamepad and the mouse play to the end.
    play_against_each_other(Player::with_keyboard(House::opened(None, &autosave)), 200);
}

/// Begins a game and plays so many decisions of it, or to its end. Returns whether it is over.
fn play_against_each_other(mut player: Player, decisions: usize) -> bool {
    player.choose_all(&["New game", ": Carcassonne", "2 players", "person for player 2"]);
    player.house.world().write_message(setup::SetupIntent::Seed(ORDER.to_owned()));
    player.choose_all(&["Begin", "To the table"]);
    player.house.wait(|world| **world.resource::<State<Screen>>() == Screen::Table);
    let at_table = |player: &mut Player| {
        let sitting = &player.house.world().resource::<RivalTable>().sitting;
        (sitting.position().clone(), sitting.played().len())
    };
    let mut put = 0;
    for number in 0..decisions.min(600) {
        player.house.settle();
        let (position, before): (Carcassonne, usize) = at_table(&mut player);
        if position.outcome().is_some() {
            break;
        }
        // The first square and the first place, whatever they are.
        let can_put = position.legal_actions().len() > 1;
        match position.phase() {
            carcassonne::Phase::PlaceMeeple if number % 3 == 0 || !can_put => player.ask(Want::ConfirmOrSkip),
            phase => {
                put += usize::from(phase == carcassonne::Phase::PlaceMeeple);
                player.ask(Want::Next);
                player.ask(Want::Confirm);
                player.house.settle();
                // It may have to be turned first.
                for _ in 0..3 {
                    if at_table(&mut player).1 == before {
                        player.ask(Want::Turn);
                        player.ask(Want::Confirm);
                        player.house.settle();
                    }
                }
            }
        }
        player.house.settle();
        assert!(at_table(&mut player).1 > before, "{number}: nothing is decided in {:?}", position.phase());
    }
    assert!(put > 20, "{put} pieces were put");
    at_table(&mut player).0.outcome().is_some()
}
