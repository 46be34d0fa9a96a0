//! Checks whether an expectation is met. If not, tells what was found instead.

use super::event::{Event, told};
use super::places::Lair;
use super::step::Expectation;
use crate::rules::mists::{Action, Cat, Cemetery, Happening, Haunt, Hound, Mists, Outcome, Whereabouts, value_of};
use crate::rules::tiles::{Kind, PartName, RegionId, TileId};
use crate::rules::{Colour, Game};
use crate::table::scenario::{At, Found, Place, illegal, in_order, legal, same};

/// A position, and what has happened since the last action.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    pub game: &'a Mists,
    pub happenings: &'a [Happening],
}

/// Checks whether the expectation is met.
pub(super) fn check(expectation: &Expectation, moment: Moment) -> Found {
    use Expectation as E;
    let game = moment.game;
    match expectation {
        E::Phase(phase) => same(phase, &game.phase()),
        E::Hand(name) => hand(name, game),
        E::TilesLeft(count) => same(count, &game.tiles_left()),
        E::Piles(active, tiles) => same(&(*active, tiles.clone()), &(game.active_pile() + 1, game.piles().collect())),
        E::Active(player) => same(player, &(game.active() + 1)),
        E::Turn(turn) => same(turn, &game.turn()),
        E::Seat(player, colours) => seat(*player, colours, game),
        E::Marker(colour) => same([*colour].as_slice(), game.markers()),
        E::Markers(colours) => same(colours.as_slice(), game.markers()),
        E::Tile(at, name) => tile(*at, game).and_then(|tile| same(name.as_str(), face_on(tile, game))),
        E::NoTile(at) => same("no tile", lies_on(*at, game)),
        E::FaceDown(at) => same(FACE_DOWN, lies_on(*at, game)),
        E::Ghosts(at, count) => tile(*at, game).and_then(|_| same(count, &ghosts_on(*at, game))),
        E::GhostsIn(at, lair, count) => ghosts_in(*at, *lair, *count, game),
        E::GhostsOnBoard(count) => same(count, &game.ghosts_on_board()),
        E::Supply(count) => same(count, &game.ghosts_in_supply()),
        E::Total(total) => same(total, &game.total()),
        E::Totals(totals) => same(totals.as_slice(), game.totals()),
        E::Meeples(colour, count) => same(count, &game.meeples_in_supply(*colour)),
        E::Standing(colour, place) => standing(*colour, *place, game),
        E::MeeplesIn(place, count) => region(*place, game).and_then(|id| same(count, &game.board().region(id).meeples)),
        E::OpenCemetery(at) => cemetery(*at, game).and_then(|found| same("open", open_or_closed(found))),
        E::ClosedCemetery(at) => cemetery(*at, game).and_then(|found| same("closed", open_or_closed(found))),
        E::Buried(colour, at) => cemetery(*at, game).and_then(|found| same(&Some(*colour), &found.buried)),
        E::NobodyBuried(at) => cemetery(*at, game).and_then(|found| same(&None, &found.buried)),
        E::HoundOnTrack(hound) => same("on the track", &whereabouts(*hound, game)),
        E::HoundWith(hound, place) => same(&with(place.0), &whereabouts(*hound, game)),
        E::HoundGone(hound) => same("gone", &whereabouts(*hound, game)),
        E::GhostsInCircles(count) => same(count, &game.ghosts_in_circles()),
        E::CatInSupply(before) => cat(&before_cat(*before), game),
        E::CatWith(place) => cat(&with(place.0), game),
        E::CatWaits => cat("waiting beside the board", game),
        E::NoCat => cat("no cat in this game", game),
        E::Finished(place) => finished(*place, true, game),
        E::Unfinished(place) => finished(*place, false, game),
        E::NeverFinished(place) => region(*place, game).and_then(|id| match game.board().region(id).dead {
            true => Ok(()),
            false => Err("expected that it can never be finished, found that it still can or is".to_owned()),
        }),
        E::Joined(a, b) => joined(*a, *b, true, game),
        E::Apart(a, b) => joined(*a, *b, false, game),
        E::Size(place, size) => region(*place, game).and_then(|id| same(size, &game.board().region(id).size())),
        E::Value(place, value) => region(*place, game).and_then(|id| same(value, &value_of(game.board().region(id)))),
        E::Legal(deed) => legal(*deed, game, |action| is_listed(action, game)),
        E::Illegal(deed, rule) => illegal(*deed, rule, game, |action| is_listed(action, game)),
        E::LegalCount(count) => same(count, &game.legal_actions().len()),
        E::Happened(event) => happened(std::slice::from_ref(event), moment),
        E::InOrder(events) => happened(events, moment),
        E::NotHappened(event) => match moment.happenings.iter().find(|it| event.is_met_by(it, game)) {
            None => Ok(()),
            Some(it) => Err(format!("expected that it did not happen, found {}", told(it, game))),
        },
        E::NotOver => match game.outcome() {
            None => Ok(()),
            Some(outcome) => Err(format!("expected the game to go on, found {outcome:?} ({})", outcome.rule())),
        },
        E::Outcome(outcome, rule) => ended(*outcome, rule, game),
    }
}

fn tile(at: At, game: &Mists) -> Result<TileId, String> {
    game.board().tile_at(at.0).ok_or_else(|| format!("expected a tile on {at:?}, found none"))
}

fn face_on(tile: TileId, game: &Mists) -> &str {
    game.face_name(game.board().tile(tile).face)
}

fn region(place: Place, game: &Mists) -> Result<RegionId, String> {
    let part = game.part_named(place.0).ok_or_else(|| format!("expected a part {place:?}, found none"))?;
    Ok(game.board().region_of(part))
}

fn hand(name: &str, game: &Mists) -> Found {
    match game.hand() {
        Some(face) => same(name, game.face_name(face)),
        None => Err(format!("expected {name:?}, found no drawn tile")),
    }
}

fn seat(player: usize, colours: &[Colour], game: &Mists) -> Found {
    match player.checked_sub(1).and_then(|at| game.seats().get(at)) {
        Some(found) => same(colours, found.as_slice()),
        None => Err(format!("expected player {player}, found {} players", game.seats().len())),
    }
}

/// The name of the tile on a square.
fn lies_on(at: At, game: &Mists) -> &str {
    match game.board().tile_at(at.0) {
        Some(tile) => face_on(tile, game),
        None if game.board().is_face_down(at.0) => FACE_DOWN,
        None => "no tile",
    }
}

/// The name of a tile whose face nobody can see.
const FACE_DOWN: &str = "a tile face down";

fn ghosts_on(at: At, game: &Mists) -> u8 {
    game.haunts_on(at.0).map(|(_, ghosts)| ghosts).sum()
}

fn ghosts_in(at: At, lair: Lair, count: u8, game: &Mists) -> Found {
    let is_there = match lair.0 {
        Haunt::Mist(area) => game.part_named(PartName::new(at.0, Kind::Mist, area)).is_some(),
        Haunt::Cemetery => game.cemetery_at(at.0).is_some(),
        Haunt::Circle(area) => game.circles_on(at.0, area).is_some(),
    };
    match is_there {
        true => same(&count, &game.ghosts_at_haunt(at.0, lair.0)),
        false => Err(format!("expected {} on {at:?}, found none", lair.0)),
    }
}

fn cemetery(at: At, game: &Mists) -> Result<&Cemetery, String> {
    game.cemetery_at(at.0).ok_or_else(|| format!("expected a cemetery on {at:?}, found none"))
}

fn open_or_closed(cemetery: &Cemetery) -> &'static str {
    if cemetery.closed { "closed" } else { "open" }
}

fn whereabouts(hound: Hound, game: &Mists) -> String {
    match game.hound(hound) {
        None => "no hounds at this level".to_owned(),
        Some(Whereabouts::Track) => "on the track".to_owned(),
        Some(Whereabouts::With(part)) => with(game.name_of(part)),
        Some(Whereabouts::Gone) => "gone".to_owned(),
    }
}

fn cat(expected: &str, game: &Mists) -> Found {
    let found = match game.cat() {
        None => "no cat in this game".to_owned(),
        Some(Cat::Supply) => before_cat(game.ghosts_before_cat()),
        Some(Cat::With(part)) => with(game.name_of(part)),
        Some(Cat::Waits) => "waiting beside the board".to_owned(),
    };
    same(expected, found.as_str())
}

fn before_cat(ghosts: u8) -> String {
    format!("behind {ghosts} ghosts of the supply")
}

fn with(place: PartName) -> String {
    format!("with the meeple on {:?}", Place(place))
}

fn standing(colour: Colour, place: Place, game: &Mists) -> Found {
    let on: Vec<Place> =
        game.standing().iter().filter(|m| m.colour == colour).map(|m| Place(game.name_of(m.part))).collect();
    if on.iter().any(|found| found.0 == place.0) {
        Ok(())
    } else {
        Err(format!("expected a {colour} meeple there, found {colour} meeples on {on:?}"))
    }
}

fn finished(place: Place, expected: bool, game: &Mists) -> Found {
    let word = |finished| if finished { "finished" } else { "unfinished" };
    let region = game.board().region(region(place, game)?);
    same(word(expected), word(region.finished())).map_err(|found| format!("{found}, open edges: {}", region.open))
}

fn joined(a: Place, b: Place, expected: bool, game: &Mists) -> Found {
    let word = |joined| if joined { "one region" } else { "two regions" };
    same(word(expected), word(region(a, game)? == region(b, game)?))
}

/// Whether an action is listed as legal. Any part of a region may name that region.
fn is_listed(action: Action, game: &Mists) -> bool {
    game.legal_actions().into_iter().any(|legal| match (legal, action) {
        (Action::ScoreNext { region: listed }, Action::ScoreNext { region: named }) => {
            region(Place(listed), game).ok() == region(Place(named), game).ok()
        }
        _ => legal == action,
    })
}

fn happened(events: &[Event], Moment { game, happenings }: Moment) -> Found {
    in_order(events, happenings, |event, it| event.is_met_by(it, game), |it| told(it, game))
}

fn ended(outcome: Outcome, rule: &str, game: &Mists) -> Found {
    match game.outcome() {
        None => Err(format!("expected {outcome:?} by {rule}, found the game still on")),
        Some(found) => same(&(outcome, rule), &(found, found.rule())),
    }
}
