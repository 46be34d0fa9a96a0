//! Whole competitive games through the window's own input: what is shown always is what the rules say.

use super::common::House;
use super::{autosave, lay_out, seed_that_asks};
use bevy::input::ButtonState;
use bevy::prelude::*;
use mists::app::games::carcassonne::pieces::{Circle, Ghost, Haunt, Meeple};
use mists::app::games::carcassonne::spots::{SelectedPiece, Spot};
use mists::app::games::carcassonne::table::{AtTable, Decide};
use mists::app::games::carcassonne::turn_phase::TurnPhase;
use mists::app::{Hand, LaidFrame, LaidTile, LegalSquares, Menu, Screen, StraightToCarcassonne};
use mists::guide::Policy;
use mists::rules::carcassonne::{Action, Carcassonne, Phase, Piece, Setup};
use mists::rules::tiles::{FaceId, PartName, Rotation, Square};
use mists::rules::{Colour, Game};
use mists::table::Seat;
use mists::table::carcassonne::{Sitting, shipped};
use mists::table::save;
use mists::table::scenario::Scenario;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::Path;

/// What lies and stands on the table, in an order of its own.
#[derive(Debug, PartialEq)]
struct OnTable {
    tiles: Vec<(Square, FaceId, Rotation)>,
    meeples: Vec<(PartName, Colour, Piece)>,
    /// The ghosts with each meeple.
    ghosts: Vec<(PartName, u8)>,
    /// The ghosts in the circles of each mist area.
    circled: Vec<(Square, u8, u8)>,
    /// Each circle, and whether it holds a ghost.
    circles: Vec<(Square, bool)>,
}

impl OnTable {
    fn shown(house: &mut House) -> OnTable {
        let (mut ghosts, mut circled) = (Vec::new(), Vec::new());
        for Ghost { haunt, place } in house.all::<Ghost>() {
            match haunt {
                Haunt::With(part) => ghosts.push((part, place)),
                Haunt::Circle { at, area } => circled.push((at, area, place)),
            }
        }
        let meeples = house.all::<Meeple>().into_iter().map(|meeple| (meeple.on, meeple.colour, meeple.piece));
        OnTable {
            tiles: house.all::<LaidTile>().into_iter().map(|tile| (tile.at, tile.face, tile.turn)).collect(),
            meeples: meeples.collect(),
            ghosts,
            circled,
            circles: house.all::<Circle>().into_iter().map(|circle| (circle.at, circle.holds)).collect(),
        }
        .sorted()
    }

    fn by_the_rules(position: &Carcassonne) -> OnTable {
        let tiles = position.board().tiles();
        let (mut circled, mut circles) = (Vec::new(), Vec::new());
        for tile in tiles {
            for (area, part) in (0..).zip(position.face(tile.face).mist_parts()) {
                let held = position.ghosts_in_area(tile.at, area);
                circled.extend((0..held).map(|place| (tile.at, area, place)));
                circles.extend((0..part.circles).map(|place| (tile.at, place < held)));
            }
        }
        let named = position.meeples().iter().map(|meeple| (position.name_of(meeple.part), meeple));
        OnTable {
            tiles: tiles.iter().map(|tile| (tile.at, tile.face, tile.turn)).collect(),
            meeples: named.clone().map(|(on, meeple)| (on, meeple.colour, meeple.piece)).collect(),
            ghosts: named.flat_map(|(on, meeple)| (0..meeple.ghosts).map(move |place| (on, place))).collect(),
            circled,
            circles,
        }
        .sorted()
    }

    fn sorted(mut self) -> OnTable {
        self.tiles.sort_unstable();
        self.meeples.sort_unstable();
        self.ghosts.sort_unstable();
        self.circled.sort_unstable();
        self.circles.sort_unstable();
        self
    }
}

fn sitting(house: &mut House) -> &Sitting {
    &house.world().resource::<AtTable>().sitting
}

fn decide(house: &mut House, action: Action) {
    house.world().write_message(Decide::Act(action));
    house.settle();
}

/// What is shown and what is saved is the position of the rules.
fn agree(house: &mut House, autosave: &Path) {
    let saved = save::read::<Carcassonne>(autosave).expect("a sound autosave");
    let now = sitting(house);
    assert_eq!((saved.played(), saved.seats()), (now.played(), now.seats()));
    let position = now.position().clone();
    assert_eq!(saved.position().fingerprint(), position.fingerprint());
    assert_eq!(OnTable::shown(house), OnTable::by_the_rules(&position));
    assert_eq!(**house.world().resource::<State<TurnPhase>>(), TurnPhase::from(position.phase()));
}

/// The panels tell the points, the pieces in hand and the ghosts that the rules count.
fn panels_agree(house: &mut House) {
    let table = sitting(house);
    let (position, names) = (table.position().clone(), table.names().to_vec());
    let mut expected = Vec::new();
    for (name, &colour) in names.iter().zip(position.seats()) {
        let (points, supply) = (position.score(colour), position.supply(colour));
        expected.push(format!("{name}: {points} point"));
        expected.push(format!("{name}: {} ordinary meeple", supply[Piece::Ordinary]));
        expected.push(format!("{name}: {} guard", supply[Piece::Guard]));
        let own = position.meeples().iter().filter(|meeple| meeple.colour == colour);
        expected.push(format!("{name}: {} ghost", own.map(|meeple| meeple.ghosts).sum::<u8>()));
    }
    expected.push(format!("{} of {} are out", Carcassonne::GHOSTS - position.ghosts_in_supply(), Carcassonne::GHOSTS));
    house.tells(&expected);
}

/// The window's way to an action: pointer and turning for tiles, a click on its spot for the rest.
fn by_hand(house: &mut House, action: Action) {
    match action {
        Action::LayTile { at, turn } => {
            let place = house.middle_of(at);
            house.point(place);
            house.turn_to(turn);
            house.click();
        }
        Action::SkipMeeple => {
            house.point(Vec2::new(640.0, 5.0));
            house.key(KeyCode::Space);
            house.settle();
        }
        Action::PlaceMeeple { piece, .. } => {
            for _ in 0..3 {
                if house.world().resource::<SelectedPiece>().0 != Some(piece) {
                    house.key(KeyCode::KeyG);
                }
            }
            click_spot(house, action);
        }
        Action::DrawIn { .. }
        | Action::TakeFromCircle { .. }
        | Action::GiveGhost { .. }
        | Action::RecallAbbot
        | Action::ScoreNext { .. } => click_spot(house, action),
    }
}

/// An action with the mouse alone.
fn with_the_mouse(house: &mut House, action: Action) {
    match action {
        Action::LayTile { at, turn } => {
            let place = house.middle_of(at);
            house.point(place);
            for _ in 0..3 {
                if house.world().resource::<Hand>().turn != turn {
                    house.button(MouseButton::Right, ButtonState::Pressed);
                    house.button(MouseButton::Right, ButtonState::Released);
                }
            }
            house.click();
        }
        Action::SkipMeeple => click_control(house, &["no meeple"]),
        Action::PlaceMeeple { piece, .. } => {
            for _ in 0..3 {
                if house.world().resource::<SelectedPiece>().0 != Some(piece) {
                    click_control(house, &["meeple", "guard", "abbot"]);
                }
            }
            click_spot(house, action);
        }
        _ => click_spot(house, action),
    }
}

/// Clicks the first control with one of these names.
fn click_control(house: &mut House, names: &[&str]) {
    let place = house.find_control_called(|name| names.contains(&name));
    let place = place.unwrap_or_else(|| panic!("none of {names:?} is there"));
    house.point(place);
    house.click();
}

fn click_spot(house: &mut House, action: Action) {
    house.settle();
    let spots = house.all::<Spot>();
    let spot = spots.iter().find(|spot| spot.action == action);
    let spot = *spot.unwrap_or_else(|| panic!("{action:?} is not among {spots:?}"));
    let place = house.place_of(spot.at);
    house.point(place);
    house.click();
}

/// Plays a game to its end through the window. What is asked for the first time is answered by hand and eye, after that
/// every seventh decision. Returns which phases came.
fn play_through(table: StraightToCarcassonne, seed: u64) -> Vec<Phase> {
    let (_folder, autosave) = autosave();
    let mut house = House::of_rivals(StraightToCarcassonne { seed: Some(seed), ..table }, &autosave);
    let (mut asked, mut random) = (Vec::new(), ChaCha8Rng::seed_from_u64(seed));
    for number in 1.. {
        let position = sitting(&mut house).position().clone();
        if position.phase() == Phase::Over {
            break;
        }
        let played = sitting(&mut house).played().len();
        let action = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random).expect("an action");
        let new = !asked.contains(&position.phase());
        if new {
            asked.push(position.phase());
        }
        match number % 7 == 1 || new {
            true => by_hand(&mut house, action),
            false => decide(&mut house, action),
        }
        assert_eq!(sitting(&mut house).played().get(played).map(|played| played.action), Some(action));
        agree(&mut house, &autosave);
        let is_over = sitting(&mut house).position().phase() == Phase::Over;
        if position.phase() == Phase::LayTile && number % 5 == 0 && !is_over {
            panels_agree(&mut house);
        }
        if number % 11 == 0 && position.phase() != Phase::Over {
            let after = sitting(&mut house).position().fingerprint();
            house.key(KeyCode::KeyU);
            house.settle();
            assert_eq!(sitting(&mut house).position().fingerprint(), position.fingerprint());
            agree(&mut house, &autosave);
            decide(&mut house, action);
            assert_eq!(sitting(&mut house).position().fingerprint(), after);
        }
        assert!(number < 2000, "the game goes on for ever");
    }
    assert!(house.refused.is_empty(), "{:?}", house.refused);
    // The final scoring is counted on a screen of its own, and leads to the result.
    for _ in 0..200 {
        if house.screen() == Screen::Result {
            break;
        }
        house.key(KeyCode::Space);
    }
    assert_eq!(house.screen(), Screen::Result);
    house.frames(5);
    assert_eq!(house.all::<LaidTile>(), [], "the table is cleared for the result");
    asked
}

fn with(players: usize) -> StraightToCarcassonne {
    StraightToCarcassonne::of(players, 0)
}

#[test]
fn two_play_a_whole_game() {
    let asked = play_through(with(2), 5);
    for phase in [Phase::LayTile, Phase::PlaceMeeple, Phase::HauntOpponent, Phase::HauntOwn] {
        assert!(asked.contains(&phase), "{phase:?} is not among {asked:?}");
    }
}

// RSCORE-5, RSCORE-7
#[test]
fn which_region_comes_first_is_asked_where_it_changes_a_score() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/carcassonne/rscore-5-road-first.ron");
    let text = std::fs::read_to_string(&file).expect("the scenario");
    let scenario = Scenario::<Carcassonne>::parse(&text, "rscore-5-road-first.ron", &file).expect("it is in order");
    let (_folder, autosave) = autosave();
    let mut house = House::of_rivals(with(2), &autosave);
    lay_out(&mut house, scenario.sitting(vec!["Alix".to_owned(), "Guilhem".to_owned()]).expect("a table"));
    house.settle();
    decide(&mut house, Action::LayTile { at: Square::new(0, 1), turn: Rotation::new(0) });
    decide(&mut house, Action::SkipMeeple);
    let offered = sitting(&mut house).position().legal_actions();
    let [Action::ScoreNext { .. }, city @ Action::ScoreNext { .. }] = offered[..] else { panic!("{offered:?}") };
    click_spot(&mut house, city);
    house.settle();
    let now = sitting(&mut house);
    assert_eq!(now.played().last().map(|played| played.action), Some(city));
    // The city's 8 points are there before the road costs 2 of them.
    assert_eq!(now.position().score(Colour::Yellow), 6);
}

#[test]
fn two_play_a_whole_game_with_the_mouse_alone() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_rivals(StraightToCarcassonne { seed: Some(8), ..with(2) }, &autosave);
    let mut random = ChaCha8Rng::seed_from_u64(8);
    loop {
        house.settle();
        let position = sitting(&mut house).position().clone();
        let choice = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random);
        let Some(action) = choice else { break };
        let played = sitting(&mut house).played().len();
        with_the_mouse(&mut house, action);
        let taken = sitting(&mut house).played().get(played).map(|played| played.action);
        assert_eq!(taken, Some(action), "{:?}", house.refused);
    }
    agree(&mut house, &autosave);
    for _ in 0..200 {
        if house.screen() == Screen::Result {
            break;
        }
        click_control(&mut house, &["to the result", "next region"]);
    }
    assert_eq!(house.screen(), Screen::Result);
}

#[test]
fn six_play_a_whole_game_with_circles_and_abbots_and_without_farmers() {
    let table = StraightToCarcassonne { spell_circles: true, abbot: true, farmers: false, ..with(6) };
    let phases = [Phase::LayTile, Phase::PlaceMeeple, Phase::HauntOpponent, Phase::DrawIn];
    let seed = game_with(&table, &phases);
    let asked = play_through(table, seed);
    for phase in phases {
        assert!(asked.contains(&phase), "{phase:?} is not among {asked:?}");
    }
}

/// A seed whose game asks for all of this, played as [`play_through`] plays it.
fn game_with(table: &StraightToCarcassonne, phases: &[Phase]) -> u64 {
    let &StraightToCarcassonne { farmers, spell_circles, abbot, .. } = table;
    let setup = Setup::with_players(shipped::deck().expect("the deck"), table.players);
    seed_that_asks::<Carcassonne>(&Setup { farmers, spell_circles, abbot, ..setup }, phases)
}

#[test]
fn a_guard_that_was_in_hand_before_is_not_spent_by_mistake() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_rivals(StraightToCarcassonne { seed: Some(5), ..with(2) }, &autosave);
    let lay = sitting(&mut house).position().legal_actions()[0];
    house.world().resource_mut::<SelectedPiece>().0 = Some(Piece::Guard);
    decide(&mut house, lay);
    assert_eq!(sitting(&mut house).position().phase(), Phase::PlaceMeeple);
    assert_eq!(house.world().resource::<SelectedPiece>().0, Some(Piece::Ordinary));
}

#[test]
fn computers_play_until_a_person_has_to_decide_and_a_take_back_goes_behind_them() {
    let (_folder, autosave) = autosave();
    let mut house =
        House::of_rivals(StraightToCarcassonne { seed: Some(4), ..StraightToCarcassonne::of(3, 2) }, &autosave);
    let begun = sitting(&mut house).position().fingerprint();
    let persons_turn = |world: &World| world.resource::<AtTable>().persons_turn();
    for _ in 0..2 {
        let position = sitting(&mut house).position().clone();
        decide(&mut house, position.legal_actions()[0]);
    }
    house.wait(|world| world.resource::<AtTable>().position().turn() == 4 && persons_turn(world));
    house.settle();
    assert!(sitting(&mut house).played().len() >= 6, "both computers laid a tile and decided about a meeple");
    let tiles = sitting(&mut house).position().board().tiles().to_vec();
    let framed: Vec<Square> = house.all::<LaidFrame>().into_iter().map(|LaidFrame(at)| at).collect();
    assert_eq!(framed, tiles.iter().rev().take(2).rev().map(|tile| tile.at).collect::<Vec<_>>(), "theirs are framed");
    agree(&mut house, &autosave);
    // The computers decided last, and then the person about a meeple or a tile.
    while sitting(&mut house).can_take_back() {
        house.key(KeyCode::KeyU);
        house.settle();
        assert!(sitting(&mut house).is_persons_turn());
    }
    assert_eq!(sitting(&mut house).position().fingerprint(), begun);
}

/// The log may be open while somebody else ends the game.
#[test]
fn a_game_that_ends_behind_the_open_log_is_counted_all_the_same() {
    let setup = Setup::with_players(shipped::deck().expect("the deck"), 2);
    let mut sitting = Sitting::begin(setup, 3, Vec::new()).expect("a table");
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let last = loop {
        let position = sitting.position().clone();
        let action = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random).expect("an action");
        sitting.play(action).expect("a legal action");
        if sitting.position().phase() == Phase::Over {
            assert_eq!(sitting.take_back(1), 1, "the last decision");
            break action;
        }
    };
    let (_folder, autosave) = autosave();
    let mut house = House::of_rivals(with(2), &autosave);
    lay_out(&mut house, sitting);
    house.settle();
    house.key(KeyCode::KeyL);
    assert_eq!(*house.world().resource::<Menu>(), Menu::Log);
    decide(&mut house, last);
    for _ in 0..200 {
        if house.screen() == Screen::Result {
            return;
        }
        house.key(KeyCode::Space);
    }
    panic!("the count does not go on");
}

/// A friend may leave, or come, while the tile is in hand.
#[test]
fn a_seat_that_changes_hands_is_asked_anew() {
    let (_folder, autosave) = autosave();
    let mut house = House::of_rivals(with(2), &autosave);
    house.settle();
    let seat = |house: &mut House, seat: Seat| {
        house.world().resource_mut::<AtTable>().sitting.seat(0, seat);
        house.frames(5);
    };
    let legal = |house: &mut House| house.world().resource::<LegalSquares>().in_order().len();
    let before = legal(&mut house);
    house.key(KeyCode::Tab);
    assert!(house.world().resource::<Hand>().hovers());
    seat(&mut house, Seat::Elsewhere);
    assert_eq!(legal(&mut house), 0);
    assert!(!house.world().resource::<Hand>().hovers(), "nobody here holds the tile any more");
    seat(&mut house, Seat::Person);
    assert_eq!(legal(&mut house), before);
    // The same with places for a meeple.
    let lay = sitting(&mut house).position().legal_actions()[0];
    decide(&mut house, lay);
    let offered = house.all::<Spot>().len();
    assert!(offered > 0 && sitting(&mut house).position().phase() == Phase::PlaceMeeple, "{offered} places");
    seat(&mut house, Seat::Elsewhere);
    assert_eq!(house.all::<Spot>().len(), 0);
    seat(&mut house, Seat::Person);
    assert_eq!(house.all::<Spot>().len(), offered);
}
