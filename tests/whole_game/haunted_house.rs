//! Whole games of *Don't Go In There* through the window's own input: what is shown always is what the rules say.

use super::autosave;
use super::common::House;
use bevy::input::ButtonState;
use bevy::prelude::*;
use mists::app::games::dont_go_in::scene::{Die, HangingCard, HungRoom, Meeple};
use mists::app::games::dont_go_in::spots::{Offer, Spot};
use mists::app::games::dont_go_in::table::{AtTable, Decide};
use mists::app::games::dont_go_in::turn_phase::TurnPhase;
use mists::app::{Chosen, LaidTile, Screen, StraightToDontGoIn};
use mists::guide::{Policy, Strength};
use mists::rules::Game;
use mists::rules::dont_go_in::{Action, Card, CardType, DontGoIn, Phase, Room, Slot};
use mists::table::dont_go_in::Sitting;
use mists::table::{Seat, save};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::HashMap;
use std::path::Path;

/// What hangs and stands in the house, in an order of its own.
#[derive(Debug, PartialEq)]
struct InHouse {
    rooms: Vec<(usize, Room)>,
    cards: Vec<(usize, u8, Option<Card>)>,
    meeples: Vec<(usize, u8, usize)>,
}

impl InHouse {
    fn shown(house: &mut House) -> InHouse {
        InHouse {
            rooms: house.all::<HungRoom>().into_iter().map(|hung| (hung.board, hung.room)).collect(),
            cards: house.all::<HangingCard>().into_iter().map(|card| (card.board, card.slot, card.card)).collect(),
            meeples: house
                .all::<Meeple>()
                .into_iter()
                .map(|meeple| (meeple.board, meeple.space, meeple.player))
                .collect(),
        }
        .sorted()
    }

    fn by_the_rules(position: &DontGoIn) -> InHouse {
        let boards = || {
            let boards = position.table().boards().iter().enumerate();
            boards.filter_map(|(at, board)| Some((at, board.as_ref()?)))
        };
        let cards = boards().flat_map(|(at, board)| {
            let slots = (1..).zip(board.cards()).filter(|(_, slot)| *slot != Slot::Empty);
            slots.map(move |(slot, lies)| (at, slot, lies.card()))
        });
        InHouse {
            rooms: boards().map(|(at, board)| (at, board.room())).collect(),
            cards: cards.collect(),
            meeples: boards()
                .flat_map(|(at, board)| board.meeples().map(move |(space, player)| (at, space, player)))
                .collect(),
        }
        .sorted()
    }

    fn sorted(mut self) -> InHouse {
        self.rooms.sort_unstable_by_key(|(board, _)| *board);
        self.cards.sort_unstable();
        self.meeples.sort_unstable();
        self
    }
}

fn sitting(house: &mut House) -> &Sitting {
    &house.world().resource::<AtTable>().sitting
}

fn decide(house: &mut House, action: Action) {
    house.world().write_message(Decide::Act(action));
    come_to_rest(house);
}

/// Waits until what was decided is shown, and what then decides itself too: the last card of a room.
fn come_to_rest(house: &mut House) {
    house.settle();
    house.settle();
}

/// What is shown and what is saved is the position of the rules.
fn agree(house: &mut House, autosave: &Path) {
    let saved = save::read::<DontGoIn>(autosave).expect("a sound autosave");
    let now = sitting(house);
    assert_eq!((saved.played(), saved.seats()), (now.played(), now.seats()));
    let position = now.position().clone();
    assert_eq!(saved.position().fingerprint(), position.fingerprint());
    assert_eq!(InHouse::shown(house), InHouse::by_the_rules(&position));
    let phase = position.table().phase();
    assert_eq!(**house.world().resource::<State<TurnPhase>>(), TurnPhase::from(phase));
    if matches!(phase, Phase::RollAgain | Phase::TurnDie) {
        let roll = position.table().roll().expect("dice were rolled");
        let mut dice = house.all::<Die>();
        dice.sort_unstable_by_key(|die| die.number);
        assert_eq!(dice.iter().map(|die| die.ghost).collect::<Vec<_>>(), roll.faces().collect::<Vec<_>>());
        let resolved = position.table().board_resolved().expect("a room is resolved").room();
        assert!(rooms_with_dice(house).iter().all(|&room| room == resolved), "dice lie in {resolved:?}");
    }
}

/// The panels tell the meeples, the Curses, the cards and the turns that the rules count.
fn panels_agree(house: &mut House) {
    let table = sitting(house);
    let (position, names) = (table.position().clone(), table.names().to_vec());
    let table = position.table();
    let mut expected = Vec::new();
    for (player, name) in names.iter().enumerate() {
        let tableau = table.tableau(player);
        expected.push(format!("{name}: {} Curse", tableau.curses()));
        expected.push(format!("{name}: {} meeple", table.supply(player)));
        let cards = tableau.face_up.iter();
        expected.extend(cards.map(|card| format!("{} {} of {name}", card.of.name().replace('-', " "), card.value)));
    }
    match table.turns_left() {
        0 => expected.push("fewest Curses win · the last turn".to_owned()),
        turns => expected.push(format!("fewest Curses win · {turns} turn")),
    }
    house.tells(&expected);
}

/// HTAKE-5: a room that has left the game leaves its wall behind, which tells what has become of it.
fn wall_tells(house: &mut House, middle: Vec2) {
    let of_the_wall = |text: &String| text.starts_with("A room that was left");
    let there = house.place_of(middle);
    house.point(there);
    let told = house.written();
    assert!(told.iter().any(of_the_wall) && told.iter().any(|text| text.starts_with("The deck is empty.")), "{told:?}");
    house.point(Vec2::new(640.0, 5.0));
    assert!(!house.written().iter().any(of_the_wall), "{:?}", house.written());
}

/// Where the rooms hang, by board.
fn middles(house: &mut House) -> HashMap<usize, Vec2> {
    let world = house.world();
    world.query::<(&HungRoom, &Transform)>().iter(world).map(|(hung, at)| (hung.board, at.translation.xy())).collect()
}

/// For each die the room that it lies in: the nearest one.
fn rooms_with_dice(house: &mut House) -> Vec<Room> {
    let world = house.world();
    let at = |transform: &Transform| transform.translation.truncate();
    let rooms: Vec<_> =
        world.query::<(&HungRoom, &Transform)>().iter(world).map(|(hung, is)| (hung.room, at(is))).collect();
    let dice: Vec<_> = world.query_filtered::<&Transform, With<Die>>().iter(world).map(at).collect();
    let nearest = |die: &Vec2| rooms.iter().min_by(|(_, a), (_, b)| a.distance(*die).total_cmp(&b.distance(*die)));
    dice.iter().filter_map(nearest).map(|&(room, _)| room).collect()
}

/// The window's way to an action: a click on its spot, or its number key.
fn by_hand(house: &mut House, action: Action) {
    match action {
        Action::Place { .. } | Action::Take { .. } | Action::TurnDie { .. } => {
            house.settle();
            let spots = house.all::<Spot>();
            let spot = spots.iter().find(|spot| spot.action == action);
            let spot = *spot.unwrap_or_else(|| panic!("{action:?} is not among {spots:?}"));
            let place = house.place_of(spot.at);
            // A pointer that rests lights no new spot, and the same space may have been clicked before.
            house.point(Vec2::new(640.0, 5.0));
            house.point(place);
            house.click();
            come_to_rest(house);
        }
        Action::RollAgain | Action::KeepRoll | Action::TurnNone | Action::Dispel { .. } => {
            let legal = sitting(house).position().legal_actions();
            let buttons: Vec<Action> =
                legal.into_iter().filter(|action| !matches!(action, Action::TurnDie { .. })).collect();
            let number = buttons.iter().position(|&other| other == action).expect("it has a button");
            let digits = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4];
            match digits.get(number) {
                Some(&digit) => house.key(digit),
                None => decide(house, action),
            }
            come_to_rest(house);
        }
    }
}

/// Plays a game to its end through the window. What is asked for the first time is answered by hand and eye, after that
/// every seventh decision. Returns which phases came.
fn play_through(players: usize, seed: u64) -> Vec<Phase> {
    let (_folder, autosave) = autosave();
    let mut house = House::of_haunted_house(StraightToDontGoIn { players, computers: 0, seed: Some(seed) }, &autosave);
    let (mut asked, mut random) = (Vec::new(), ChaCha8Rng::seed_from_u64(seed));
    let (middles, mut wall_told) = (middles(&mut house), false);
    for number in 1.. {
        let position = sitting(&mut house).position().clone();
        let phase = position.table().phase();
        if phase == Phase::Over {
            break;
        }
        let played = sitting(&mut house).played().len();
        let action = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random).expect("an action");
        let new = !asked.contains(&phase);
        if new {
            asked.push(phase);
        }
        match number % 7 == 1 || new {
            true => by_hand(&mut house, action),
            false => decide(&mut house, action),
        }
        assert_eq!(sitting(&mut house).played().get(played).map(|played| played.action), Some(action));
        agree(&mut house, &autosave);
        if phase == Phase::Place && number % 3 == 0 {
            panels_agree(&mut house);
        }
        let table = sitting(&mut house).position().table();
        let gone = table.boards().iter().position(Option::is_none).filter(|_| table.phase() != Phase::Over);
        if let Some(gone) = gone.filter(|_| !wall_told) {
            wall_tells(&mut house, middles[&gone]);
            wall_told = true;
        }
        // Taking back builds the table again, and then the dice have to find their room also if a board is gone.
        let (boards, dice) = (position.table().boards(), position.table().roll().is_some());
        let with_dice = dice && boards.iter().any(Option::is_none);
        if (number % 11 == 0 || with_dice) && sitting(&mut house).position().table().phase() != Phase::Over {
            let after = sitting(&mut house).position().fingerprint();
            house.key(KeyCode::KeyU);
            come_to_rest(&mut house);
            assert_eq!(sitting(&mut house).position().fingerprint(), position.fingerprint());
            agree(&mut house, &autosave);
            decide(&mut house, action);
            assert_eq!(sitting(&mut house).position().fingerprint(), after);
            agree(&mut house, &autosave);
        }
        assert!(number < 1000, "the game goes on for ever");
    }
    assert!(wall_told, "no room left the game before its end");
    assert!(house.refused.is_empty(), "{:?}", house.refused);
    // The count at the end has a screen of its own, and leads to the result.
    for _ in 0..200 {
        if house.screen() == Screen::Result {
            break;
        }
        house.key(KeyCode::Space);
    }
    assert_eq!(house.screen(), Screen::Result);
    house.frames(5);
    assert_eq!((house.all::<HungRoom>(), house.all::<LaidTile>()), (vec![], vec![]), "the house is cleared");
    asked
}

#[test]
fn two_play_a_whole_game_in_the_haunted_house() {
    let asked = play_through(2, 3);
    assert!(asked.contains(&Phase::Place) && asked.contains(&Phase::Take), "{asked:?}");
}

#[test]
fn three_play_a_whole_game_in_the_haunted_house() {
    let asked = play_through(3, 5);
    assert!(asked.contains(&Phase::RollAgain) || asked.contains(&Phase::TurnDie), "{asked:?}");
}

#[test]
fn five_play_a_whole_game_in_the_haunted_house() {
    let asked = play_through(5, 9);
    for phase in [Phase::Place, Phase::RollAgain, Phase::TurnDie, Phase::Take] {
        assert!(asked.contains(&phase), "{phase:?} is not among {asked:?}");
    }
}

#[test]
fn the_die_that_was_turned_over_has_a_ring() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_haunted_house(StraightToDontGoIn { players: 5, computers: 0, seed: Some(9) }, &autosave);
    let mut random = ChaCha8Rng::seed_from_u64(9);
    loop {
        let position = sitting(&mut house).position().clone();
        if position.table().phase() == Phase::TurnDie {
            break;
        }
        let action = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random).expect("an action");
        decide(&mut house, action);
    }
    let dice = sitting(&mut house).position().table().roll().expect("dice were rolled").len() as u8;
    let rings = (1..=dice).map(|die| {
        decide(&mut house, Action::TurnDie { die });
        let ring = house.place_of_control("This die was turned over in the Hallway.");
        house.key(KeyCode::KeyU);
        come_to_rest(&mut house);
        ring.x
    });
    let rings: Vec<f32> = rings.collect();
    assert!(rings.len() > 1 && rings.is_sorted_by(|one, next| one < next), "{rings:?}");
}

#[test]
fn computers_go_into_the_house_until_a_person_has_to_decide() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_haunted_house(StraightToDontGoIn { players: 4, computers: 3, seed: Some(8) }, &autosave);
    let persons_turn = |world: &World| world.resource::<AtTable>().persons_turn();
    for _ in 0..4 {
        house.wait(persons_turn);
        house.settle();
        let position = sitting(&mut house).position().clone();
        let before = sitting(&mut house).played().len();
        decide(&mut house, position.legal_actions()[0]);
        house.wait(move |world| world.resource::<AtTable>().sitting.played().len() > before && persons_turn(world));
    }
    house.settle();
    agree(&mut house, &autosave);
}

#[test]
fn the_guide_thinks_in_the_background_and_decides_what_it_decides_everywhere() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_haunted_house(StraightToDontGoIn { players: 2, computers: 0, seed: Some(4) }, &autosave);
    let mut table = house.world().resource_mut::<AtTable>();
    let guide = Seat::Computer(Policy::Guide(Strength::Fair));
    table.sitting = table.sitting.clone().with_seats(vec![Seat::Person, guide]);
    let persons_turn = |world: &World| world.resource::<AtTable>().persons_turn();
    let mut seen = 0;
    while seen < 3 {
        house.wait(persons_turn);
        house.settle();
        let action = sitting(&mut house).position().legal_actions()[0];
        let mut expected = sitting(&mut house).clone();
        expected.play(action).expect("a legal action");
        let played = expected.played().len();
        decide(&mut house, action);
        if let Some(guides) = expected.computer_decides() {
            house.wait(move |world| world.resource::<AtTable>().sitting.played().len() > played);
            assert_eq!(sitting(&mut house).played()[played].action, guides);
            seen += 1;
        }
    }
}

/// Whoever has asked for a hint wants to read the cards before deciding.
#[test]
fn a_card_under_the_pointer_is_told_although_a_key_has_lit_a_space() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_haunted_house(StraightToDontGoIn { players: 3, computers: 0, seed: Some(6) }, &autosave);
    house.settle();
    house.point(Vec2::new(640.0, 5.0));
    house.key(KeyCode::Tab);
    let of_the_space = |text: &String| text.contains("flashlight");
    assert!(house.written().iter().any(of_the_space), "{:?}", house.written());
    let one_word = |card: &Card| !matches!(card.of, CardType::HolyWater | CardType::MusicBox);
    let world = house.world();
    let mut hanging = world.query::<(&HangingCard, &Transform)>();
    let cards = hanging.iter(world).filter_map(|(hanging, at)| Some((hanging.card.filter(one_word)?, *at)));
    let (card, at) = cards.min_by_key(|(card, _)| (card.of, card.value)).expect("cards hang there");
    let there = house.place_of(at.translation.xy());
    house.point(there);
    let told = house.written();
    assert!(!told.iter().any(of_the_space), "{told:?}");
    assert!(told.iter().any(|text| text.starts_with(&format!("{:?}", card.of))), "{card:?}: {told:?}");
}

/// A key or a hint may light another space than the one that is clicked.
#[test]
fn a_click_on_a_taken_space_is_answered_while_a_key_has_lit_another() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_haunted_house(StraightToDontGoIn { players: 3, computers: 0, seed: Some(6) }, &autosave);
    house.settle();
    let places = |spot: &Spot| matches!(spot.action, Action::Place { .. });
    let taken = house.all::<Spot>().into_iter().find(places).expect("meeples are placed first");
    decide(&mut house, taken.action);
    house.key(KeyCode::Tab);
    house.refused.clear();
    let there = house.place_of(taken.at);
    house.point(there);
    assert!(house.world().resource::<Offer>().focus.is_some(), "another space is lit");
    house.click();
    let told: Vec<_> = house.refused.iter().filter_map(|refused| refused.rule).collect();
    assert_eq!(told, ["HPLACE-3"]);
    assert_eq!(sitting(&mut house).played().len(), 1);
}

/// With "What follows" switched off a lit space or card still tells what lies there, as it does under the pointer.
#[test]
fn a_key_tells_of_the_room_while_what_follows_is_switched_off() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_haunted_house(StraightToDontGoIn { players: 3, computers: 0, seed: Some(6) }, &autosave);
    house.settle();
    house.point(Vec2::new(640.0, 5.0));
    house.world().resource_mut::<Chosen>().settings.foresight = false;
    house.frames(3);
    let before = house.written();
    house.key(KeyCode::Tab);
    let focus = house.world().resource::<Offer>().focus.expect("a space is lit");
    let Action::Place { room, .. } = house.world().get::<Spot>(focus).expect("its spot").action else {
        panic!("meeples are placed first")
    };
    let name = room.name().replace('-', " ");
    let told: Vec<String> = house.written().into_iter().filter(|text| !before.contains(text)).collect();
    assert!(told.iter().any(|text| text.to_lowercase() == name), "{name}: {told:?}");
    assert!(!told.iter().any(|text| text.contains("flashlight")), "{told:?}");
}

/// Another player may be to decide when a key has decided meanwhile.
#[test]
fn a_meeple_that_is_dragged_while_a_key_places_one_decides_nothing_more() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_haunted_house(StraightToDontGoIn { players: 2, computers: 0, seed: Some(6) }, &autosave);
    house.settle();
    let name = sitting(&mut house).names()[0].clone();
    let supply = house.find_control_called(|told| told.starts_with(&name) && told.ends_with("beside the house"));
    let supply = supply.expect("meeples to drag");
    house.point(supply);
    house.button(MouseButton::Left, ButtonState::Pressed);
    house.point(supply - Vec2::new(60.0, 0.0));
    house.key(KeyCode::Tab);
    house.key(KeyCode::Enter);
    come_to_rest(&mut house);
    assert_eq!(sitting(&mut house).played().len(), 1, "the key places one");
    let free = house.all::<Spot>().into_iter().find(|spot| matches!(spot.action, Action::Place { .. }));
    let there = house.place_of(free.expect("a free space").at);
    house.point(there);
    house.button(MouseButton::Left, ButtonState::Released);
    come_to_rest(&mut house);
    assert_eq!(sitting(&mut house).played().len(), 1, "letting go places none");
}
