//! A whole game through the window's own input, without a renderer: what is shown always is what the rules say.

#[path = "whole_game/alike.rs"]
mod alike;
#[path = "whole_game/around.rs"]
mod around;
mod common;
#[path = "whole_game/dozing.rs"]
mod dozing;
#[path = "whole_game/fineness.rs"]
mod fineness;
#[path = "whole_game/heard.rs"]
mod heard;
#[path = "whole_game/leaving.rs"]
mod leaving;
#[path = "whole_game/motion.rs"]
mod motion;
#[path = "whole_game/order.rs"]
mod order;
#[path = "whole_game/quick.rs"]
mod quick;
#[path = "whole_game/told.rs"]
mod told;
#[path = "whole_game/turning.rs"]
mod turning;
#[path = "whole_game/view.rs"]
mod view;

use bevy::input::ButtonState;
use bevy::prelude::*;
use common::House;
use mists::app::{
    Buried, Circle, Decide, Eloise, FaceDown, Ghost, Hand, Hound, LaidTile, Meeple, Mood, Screen, Spot,
    StraightToTable, TurnPhase,
};
use mists::guide::Policy;
use mists::guide::mists::foresight::foresee;
use mists::rules::mists::{Action, Cat, Happening, Haunt, Mists, Phase, Setup, Whereabouts};
use mists::rules::tiles::{FaceId, PartName, Rotation, Square};
use mists::rules::{self, Colour, Game};
use mists::table::mists::shipped;
use mists::table::save;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::path::{Path, PathBuf};

/// A file for the autosave, in a folder that goes with the test.
fn autosave() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder for the save");
    let path = folder.path().join("autosave.mists");
    (folder, path)
}

/// What lies and stands on the table, in an order of its own.
#[derive(Debug, PartialEq)]
struct OnTable {
    tiles: Vec<(Square, FaceId, Rotation)>,
    ghosts: Vec<(Square, Haunt)>,
    meeples: Vec<(PartName, Colour)>,
    hounds: Vec<(rules::mists::Hound, PartName)>,
    buried: Vec<(Square, Colour)>,
    face_down: Vec<Square>,
    /// Each circle, and whether it holds a ghost.
    circles: Vec<(Square, bool)>,
    /// Eloise on or beside the board, and the meeple she is with.
    eloise: Vec<Option<PartName>>,
}

impl OnTable {
    fn shown(house: &mut House) -> OnTable {
        OnTable {
            tiles: house.all::<LaidTile>().into_iter().map(|tile| (tile.at, tile.face, tile.turn)).collect(),
            ghosts: house.all::<Ghost>().into_iter().map(|ghost| (ghost.at, ghost.haunt)).collect(),
            meeples: house.all::<Meeple>().into_iter().map(|meeple| (meeple.on, meeple.colour)).collect(),
            hounds: house.all::<Hound>().into_iter().filter_map(|hound| Some((hound.who, hound.with?))).collect(),
            buried: house.all::<Buried>().into_iter().map(|buried| (buried.at, buried.colour)).collect(),
            face_down: house.all::<FaceDown>().into_iter().map(|tile| tile.at).collect(),
            circles: house.all::<Circle>().into_iter().map(|circle| (circle.at, circle.holds)).collect(),
            eloise: house.all::<Eloise>().into_iter().map(|eloise| eloise.with).collect(),
        }
        .sorted()
    }

    fn by_the_rules(house: &House) -> OnTable {
        let position = house.position();
        let tiles = position.board().tiles();
        let on_tile = |tile: &mists::rules::mists::Tile| {
            let at = tile.at;
            let haunts = position.haunts_on(at);
            haunts.flat_map(move |(haunt, count)| (0..count).map(move |_| (at, haunt))).collect::<Vec<_>>()
        };
        let with = |hound| match position.hound(hound) {
            Some(Whereabouts::With(part)) => Some((hound, position.name_of(part))),
            _ => None,
        };
        let circles = |tile: &mists::rules::mists::Tile| {
            let areas = position.face(tile.face).mist_parts().iter().zip(tile.holds.circled);
            let in_area = areas.flat_map(|(area, held)| (0..area.circles).map(move |place| place < held));
            in_area.map(|holds| (tile.at, holds)).collect::<Vec<_>>()
        };
        let eloise = match position.cat() {
            Some(Cat::With(part)) => Some(Some(position.name_of(part))),
            Some(Cat::Waits) => Some(None),
            Some(Cat::Supply) | None => None,
        };
        let cemeteries = position.cemeteries();
        OnTable {
            tiles: tiles.iter().map(|tile| (tile.at, tile.face, tile.turn)).collect(),
            ghosts: tiles.iter().flat_map(on_tile).collect(),
            meeples: position.standing().iter().map(|meeple| (position.name_of(meeple.part), meeple.colour)).collect(),
            hounds: rules::mists::Hound::ALL.into_iter().filter_map(with).collect(),
            buried: cemeteries.iter().filter_map(|cemetery| Some((cemetery.at, cemetery.buried?))).collect(),
            face_down: position.board().face_down().collect(),
            circles: tiles.iter().flat_map(circles).collect(),
            eloise: eloise.into_iter().collect(),
        }
        .sorted()
    }

    fn sorted(mut self) -> OnTable {
        self.tiles.sort_unstable();
        self.ghosts.sort_unstable();
        self.meeples.sort_unstable();
        self.hounds.sort_unstable();
        self.buried.sort_unstable();
        self.face_down.sort_unstable();
        self.circles.sort_unstable();
        self
    }
}

/// What is shown and what is saved is the position of the rules.
fn agree(house: &mut House, autosave: &Path) {
    let saved = save::read::<Mists>(autosave).expect("a sound autosave");
    assert_eq!(saved.played(), house.sitting().played());
    assert_eq!(saved.position().fingerprint(), house.position().fingerprint());
    assert_eq!(saved.names(), house.sitting().names());
    assert_eq!(saved.with_take_back(), house.sitting().with_take_back());
    if house.screen() == Screen::Table {
        assert_eq!(OnTable::shown(house), OnTable::by_the_rules(house));
        let phase = TurnPhase::from(house.position().phase());
        assert_eq!(**house.world().resource::<State<TurnPhase>>(), phase);
    }
}

/// The window's way to an action: pointer and wheelless turning for tiles, a click on its spot for the rest.
fn by_hand(house: &mut House, action: Action) {
    match action {
        Action::LayTile { at, turn } => {
            let place = house.middle_of(at);
            house.point(place);
            for _ in 0..3 {
                let turned = house.world().resource::<Hand>().turn;
                if turned != turn {
                    house.key(KeyCode::KeyR);
                }
            }
            house.click();
        }
        Action::SkipMeeple => {
            house.point(Vec2::new(640.0, 5.0));
            house.key(KeyCode::Enter);
            house.settle();
        }
        // These are answered with buttons.
        Action::TakePoints | Action::StopBanishing => house.decide(Decide::Act(action)),
        Action::BuryFromSupply { .. } | Action::MoveMarker { .. } => house.decide(Decide::Act(action)),
        Action::PlaceMeeple { colour, .. } => {
            if !spots(house).any(|spot| spot.action == action) {
                // Another colour of theirs is chosen.
                let supply = format!(" {colour} in hand");
                let there = house.find_control_called(|name| name.ends_with(&supply)).expect("a supply of that colour");
                house.point(there);
                house.click();
            }
            click_spot(house, action);
        }
        Action::Bury { .. }
        | Action::DrawIn { .. }
        | Action::PlaceCat { .. }
        | Action::SpareGhost { .. }
        | Action::HauntCemetery { .. }
        | Action::HauntMist { .. }
        | Action::ScoreNext { .. }
        | Action::Banish { .. }
        | Action::PlaceHound { .. }
        | Action::LayFaceDown { .. } => click_spot(house, action),
    }
}

fn spots(house: &mut House) -> impl Iterator<Item = Spot> {
    house.all::<Spot>().into_iter()
}

fn click_spot(house: &mut House, action: Action) {
    let spot = spots(house).find(|spot| spot.action == action).unwrap_or_else(|| panic!("{action:?} is not offered"));
    let place = house.place_of(spot.at);
    house.point(place);
    house.click();
}

/// What a whole game asked for, beside tiles and meeples.
#[derive(Debug, Default)]
struct Asked(Vec<Phase>);

impl Asked {
    fn for_all(&self, phases: &[Phase]) {
        assert!(phases.iter().all(|phase| self.0.contains(phase)), "expected {phases:?} among {:?}", self.0);
    }
}

/// Plays a game to its end through the window. What is asked for the first time is answered by hand and eye, after that
/// every fifth decision.
fn play_through(game: StraightToTable, seed: u64) -> Asked {
    let (_folder, autosave) = autosave();
    let mut house = House::at(StraightToTable { seed: Some(seed), ..game }, &autosave);
    agree(&mut house, &autosave);
    let mut asked = Asked::default();
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for number in 1.. {
        let position = house.position();
        if position.phase() == Phase::Over {
            break;
        }
        let before = (OnTable::shown(&mut house), position.fingerprint(), house.sitting().played().len());
        let actions = position.legal_actions();
        let action = Policy::Beginner.choose(&position, &actions, &mut random).expect("something is legal");
        // Most decisions go the short way, to save time.
        let new = !asked.0.contains(&position.phase());
        if new {
            asked.0.push(position.phase());
        }
        if number % 5 == 1 || new {
            by_hand(&mut house, action)
        } else {
            house.decide(Decide::Act(action))
        }
        assert_eq!(house.sitting().played().get(before.2).map(|played| played.action), Some(action));
        agree(&mut house, &autosave);
        if number % 6 == 0 && house.screen() == Screen::Table {
            house.key(KeyCode::KeyU);
            house.settle();
            agree(&mut house, &autosave);
            assert_eq!(
                before,
                (OnTable::shown(&mut house), house.position().fingerprint(), house.sitting().played().len())
            );
            house.decide(Decide::Act(action));
            agree(&mut house, &autosave);
        }
        assert!(number < 1000, "the game goes on for ever");
    }
    assert!(house.refused.is_empty(), "{:?}", house.refused);
    house.wait(|world| **world.resource::<State<Screen>>() == Screen::Result);
    house.frames(5);
    assert_eq!(house.all::<LaidTile>(), [], "the table is cleared for the result");
    agree(&mut house, &autosave);
    asked
}

#[test]
fn a_whole_game_is_shown_as_the_rules_have_it() {
    play_through(StraightToTable::of(1, 3), 7).for_all(&[Phase::LayTile, Phase::PlaceMeeple, Phase::TakeScore]);
}

#[test]
fn a_whole_game_with_cemeteries_and_hounds_is_shown_as_the_rules_have_it() {
    let game = StraightToTable::of(3, 3);
    let seed = game_with(&game, &OPEN_CEMETERIES);
    play_through(game, seed).for_all(&OPEN_CEMETERIES);
}

#[test]
fn a_whole_haunted_game_is_shown_as_the_rules_have_it() {
    let game = StraightToTable::of(5, 3);
    let seed = game_with(&game, &HAUNTED);
    play_through(game, seed).for_all(&HAUNTED);
}

#[test]
fn a_whole_game_with_three_markers_is_shown_as_the_rules_have_it() {
    let game = StraightToTable::of(6, 4);
    let seed = game_with(&game, &MARKED);
    play_through(game, seed).for_all(&MARKED);
}

#[test]
fn a_whole_game_with_spell_circles_is_shown_as_the_rules_have_it() {
    let game = StraightToTable::with_circles(4, 2);
    let seed = game_with(&game, &ENCHANTED);
    play_through(game, seed).for_all(&ENCHANTED);
}

#[test]
fn a_click_ends_eloises_walk() {
    let (_folder, autosave) = autosave();
    let table = StraightToTable::with_circles(1, 2);
    let seed = game_with(&table, &[Phase::PlaceCat]);
    let mut house = House::at(StraightToTable { seed: Some(seed), ..table }, &autosave);
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while house.position().phase() != Phase::PlaceCat {
        let position = house.position();
        let action = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random);
        house.decide(Decide::Act(action.expect("Eloise has yet to come")));
    }
    let action = house.position().legal_actions()[0];
    let Action::PlaceCat { meeple } = action else { panic!("Eloise comes: {action:?}") };
    house.world().write_message(Decide::Act(action));
    house.frames(3);
    assert_eq!(house.all::<Eloise>(), [Eloise { with: Some(meeple), mood: Mood::Walking }]);
    house.button(MouseButton::Left, ButtonState::Pressed);
    house.frames(1);
    assert_eq!(house.all::<Eloise>(), [Eloise { with: Some(meeple), mood: Mood::Sitting }]);
    house.button(MouseButton::Left, ButtonState::Released);
    house.settle();
    agree(&mut house, &autosave);
}

const ENCHANTED: [Phase; 4] = [Phase::DrawIn, Phase::PlaceCat, Phase::Bury, Phase::PlaceHound];
const OPEN_CEMETERIES: [Phase; 4] = [Phase::Bury, Phase::HauntCemetery, Phase::PlaceHound, Phase::CalmGhosts];
const HAUNTED: [Phase; 4] = [Phase::Bury, Phase::LayFaceDown, Phase::PlaceHound, Phase::CalmGhosts];
const MARKED: [Phase; 3] = [Phase::LayFaceDown, Phase::MoveMarker, Phase::PlaceHound];

/// A seed whose game asks for all of this, played as [`play_through`] plays it.
fn game_with(sort: &StraightToTable, phases: &[Phase]) -> u64 {
    let level = shipped::level(sort.level).expect("the level");
    let table = Setup::with_players(level, shipped::deck().expect("the deck"), sort.players);
    let setup = Setup { spell_circles: sort.spell_circles, ..table };
    let asks = |seed: &u64| {
        let mut random = ChaCha8Rng::seed_from_u64(*seed);
        let mut game = Mists::begin(&setup, *seed, &mut Vec::new()).expect("a table");
        let mut missing = phases.to_vec();
        while game.phase() != Phase::Over {
            missing.retain(|&phase| phase != game.phase());
            let unasked = game.phase() == Phase::TakeScore && game.ghosts_on_board() == game.ghosts_in_circles();
            let chosen = || Policy::Beginner.choose(&game, &game.legal_actions(), &mut random);
            let action = Some(Action::TakePoints).filter(|_| unasked).or_else(chosen).expect("something is legal");
            game.apply(action, &mut Vec::new()).expect("a legal action");
        }
        missing.is_empty()
    };
    (0..5000).find(asks).expect("a game that asks for all of it")
}

/// A gap of the board where the drawn tile fits in no rotation.
fn where_nothing_fits(house: &House) -> Option<Square> {
    let position = house.position();
    let legal = position.legal_actions();
    let fits = |at: Square| legal.iter().any(|action| matches!(action, Action::LayTile { at: to, .. } if *to == at));
    position.board().gaps().find(|&at| !fits(at))
}

#[test]
fn what_the_rules_forbid_changes_nothing_and_is_told_with_its_rule() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(2, 3, &autosave);
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let at = loop {
        let position = house.position();
        match where_nothing_fits(&house) {
            Some(at) if position.phase() == Phase::LayTile => break at,
            _ => {}
        }
        let actions = position.legal_actions();
        let action = Policy::Beginner.choose(&position, &actions, &mut random).expect("something is legal");
        house.decide(Decide::Act(action));
    };
    let before = (OnTable::shown(&mut house), house.position().fingerprint());
    let cases = [(at, "PLACE-2"), (Square::new(0, 0), "PLACE-1"), (Square::new(0, 0), "PLACE-1")];
    for (case, (at, rule)) in cases.into_iter().enumerate() {
        house.refused.clear();
        if case < 2 {
            let place = house.middle_of(at);
            house.point(place);
            house.click();
        } else {
            house.decide(Decide::Act(Action::LayTile { at, turn: Rotation::default() }));
        }
        let told: Vec<_> = house.refused.iter().filter_map(|refused| refused.rule).collect();
        assert_eq!(told, [rule]);
        assert_eq!(before, (OnTable::shown(&mut house), house.position().fingerprint()));
        agree(&mut house, &autosave);
    }
    house.decide(Decide::Act(Action::TakePoints));
    assert_eq!(house.refused.last().and_then(|refused| refused.rule), Some("PLACE-1"));
    agree(&mut house, &autosave);
}

/// How much of what would happen is drawn on the board.
fn omens(house: &mut House) -> usize {
    let world = house.world();
    world.query::<&Name>().iter(world).filter(|name| name.as_str() == "PreviewSprite").count()
}

#[test]
fn what_was_foreseen_goes_in_the_frame_in_which_the_tile_is_held_elsewhere() {
    let ghosts_come = |position: &Mists| {
        let legal = position.legal_actions();
        let square = |action: &Action| if let Action::LayTile { at, .. } = *action { Some(at) } else { None };
        let comes = |action: &Action| foresee(position, *action).is_ok_and(|ahead| ahead.ghosts > 0);
        legal.iter().filter_map(square).find(|&at| legal.iter().filter(|it| square(it) == Some(at)).all(comes))
    };
    let setup = Setup::with_players(shipped::level(1).expect("level 1"), shipped::deck().expect("the deck"), 2);
    let begun = |seed| Mists::begin(&setup, seed, &mut Vec::new()).expect("a table");
    let (seed, at) = (0..).find_map(|seed| Some((seed, ghosts_come(&begun(seed))?))).expect("seeds do not end");
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(2, seed, &autosave);
    let (square, table) = (house.middle_of(at), house.middle_of(Square::new(0, 0)));
    for _ in 0..3 {
        house.point(square);
        assert!(omens(&mut house) > 0, "ghosts would come to {at}");
        house.point_for_a_frame(table);
        assert_eq!(omens(&mut house), 0, "the tile is not held over {at} any more");
        house.point(table);
        house.point_for_a_frame(square);
        assert!(omens(&mut house) > 0, "what would come is seen at once");
    }
}

#[test]
fn a_click_on_a_panel_lays_no_tile() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(3, 7, &autosave);
    let legal = house.position().legal_actions();
    let Some(Action::LayTile { at, .. }) = legal.first().copied() else { panic!("a tile is to be laid") };
    // The board is pushed under the panel of players until the square lies behind it.
    // No farther up: some land always stays in view.
    let panel = Vec2::new(1160.0, 165.0);
    let free = house.middle_of(at);
    house.drag(MouseButton::Middle, free, panel);
    let behind = house.middle_of(at);
    assert!(behind.distance(panel) < 3.0, "the square is at {behind}");
    house.point(panel);
    house.click();
    assert!(house.sitting().played().is_empty());
    assert!(house.refused.is_empty(), "{:?}", house.refused);
    // With the board back in its place, the same click lays the tile. The pointer leaves the panel in a single leap.
    house.key(KeyCode::KeyF);
    house.frames(60);
    let place = house.middle_of(at);
    house.point(place);
    assert_eq!(house.world().resource::<Hand>().aim, Some(at));
    house.click();
    assert_eq!(house.sitting().played().len(), 1);
    agree(&mut house, &autosave);
}

#[test]
fn nothing_is_taken_back_before_the_first_decision() {
    let (_folder, autosave) = autosave();
    let mut house = House::at_table(5, 11, &autosave);
    let before = house.position().fingerprint();
    house.key(KeyCode::KeyU);
    house.settle();
    assert_eq!(house.refused.len(), 1);
    assert_eq!(house.position().fingerprint(), before);
    agree(&mut house, &autosave);
}

/// A level as it is set up for so many players.
fn level(number: u8, players: usize) -> Setup {
    Setup::with_players(shipped::level(number).expect("a level"), shipped::deck().expect("the deck"), players)
}

/// A seed, and the actions up to one after which the table is like this.
fn a_way_to(setup: &Setup, policy: Policy, is: impl Fn(&Mists, &[Happening]) -> bool) -> (u64, Vec<Action>) {
    for seed in 0.. {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut position = Mists::begin(setup, seed, &mut Vec::new()).expect("a table");
        let mut played = Vec::new();
        while let Some(action) = policy.choose(&position, &position.legal_actions(), &mut random) {
            let mut happenings = Vec::new();
            position.apply(action, &mut happenings).expect("a legal action");
            played.push(action);
            if is(&position, &happenings) {
                return (seed, played);
            }
        }
    }
    unreachable!("seeds do not end")
}

#[test]
fn after_a_turn_of_nothing_but_a_tile_the_next_one_is_taken_up() {
    let (_folder, autosave) = autosave();
    let only_laid = |position: &Mists, happenings: &[Happening]| {
        let eventful = |happening: &Happening| {
            use Happening::{GhostPlaced, MeeplePlaced, Scored, SetAside};
            matches!(happening, GhostPlaced { .. } | MeeplePlaced { .. } | Scored(_) | SetAside { .. })
        };
        let laid = happenings.iter().any(|happening| matches!(happening, Happening::TileLaid { .. }));
        position.phase() == Phase::LayTile && laid && !happenings.iter().any(eventful)
    };
    let (seed, played) = a_way_to(&level(1, 1), Policy::Random, only_laid);
    let mut house = House::at_table(1, seed, &autosave);
    for &action in &played {
        house.decide(Decide::Act(action));
    }
    house.frames(60);
    for action in house.position().legal_actions() {
        let Action::LayTile { at, .. } = action else { continue };
        let place = house.middle_of(at);
        house.point(place);
        assert_eq!(house.world().resource::<Hand>().aim, Some(at));
    }
}

#[test]
fn points_that_decide_themselves_are_taken_back_with_what_led_to_them() {
    let (_folder, autosave) = autosave();
    let (seed, played) = a_way_to(&level(1, 3), Policy::Beginner, |position, _| {
        position.phase() == Phase::TakeScore && position.ghosts_on_board() == 0
    });
    let (last, before) = played.split_last().expect("a tile was laid");
    let mut house = House::at_table(3, seed, &autosave);
    for &action in before {
        house.decide(Decide::Act(action));
    }
    let fingerprint = house.position().fingerprint();
    house.decide(Decide::Act(*last));
    assert_eq!(house.sitting().played().len(), played.len() + 1, "the points were taken without being asked for");
    house.key(KeyCode::KeyU);
    house.settle();
    assert_eq!(house.sitting().played().len(), before.len());
    assert_eq!(house.position().fingerprint(), fingerprint);
    agree(&mut house, &autosave);
}
