//! Checks whether an expectation is met. If not, tells what was found instead.

use super::event::{Event, told};
use super::step::Expectation;
use crate::rules::carcassonne::{Action, Carcassonne, Happening, Meeple, Piece};
use crate::rules::tiles::{Field, Kind, PartName, RegionId, TileId};
use crate::rules::{Colour, Game};
use crate::table::scenario::{At, Found, Place, illegal, in_order, legal, same};

/// Checks whether the expectation is met.
pub(super) fn check(expectation: &Expectation, game: &Carcassonne, happenings: &[Happening]) -> Found {
    use Expectation as E;
    let in_region = |place: &Place, test: &dyn Fn(RegionId) -> Found| region(*place, game).and_then(test);
    match expectation {
        E::Phase(phase) => same(phase, &game.phase()),
        E::Hand(name) => hand(name, game),
        E::TilesLeft(count) => same(count, &game.tiles_left()),
        E::Active(colour) => same(colour, &game.active_colour()),
        E::Turn(turn) => same(turn, &game.turn()),
        E::Players(colours) => same(colours.as_slice(), game.seats()),
        E::Tile(at, name) => tile(*at, game).and_then(|tile| same(name.as_str(), face_on(tile, game))),
        E::NoTile(at) => match game.board().tile_at(at.0) {
            None => Ok(()),
            Some(tile) => Err(format!("expected no tile, found {:?}", face_on(tile, game))),
        },
        E::Scores(scores) => {
            let found: Vec<(Colour, u16)> = scores.iter().map(|&(colour, _)| (colour, game.score(colour))).collect();
            same(scores, &found)
        }
        E::Supply(colour, piece, count) => same(count, &game.supply(*colour)[*piece]),
        E::Reserve(colour, count) => same(count, &game.supply(*colour).reserve),
        E::Ghosts(count) => same(count, &game.ghosts_in_supply()),
        E::GhostsOn(place, count) => meeple(*place, game).and_then(|meeple| same(count, &meeple.ghosts)),
        E::GhostsIn(at, area, count) => {
            let mist = Place(PartName::new(at.0, Kind::Mist, *area));
            in_region(&mist, &|_| same(count, &game.ghosts_in_area(at.0, *area)))
        }
        E::GhostsOnMeeples(count) => same(count, &game.ghosts_on_meeples()),
        E::GhostsInCircles(count) => same(count, &game.ghosts_in_circles()),
        E::Standing(colour, piece, place) => standing(*colour, *piece, *place, game),
        E::Nobody(place) => in_region(place, &|_| match game.meeple_on(place.0) {
            None => Ok(()),
            Some(meeple) => Err(format!("expected nobody, found a {} {}", meeple.colour, meeple.piece.name())),
        }),
        E::MeeplesIn(place, count) => in_region(place, &|id| same(count, &game.board().region(id).meeples)),
        E::Majority(place, colours) => in_region(place, &|id| {
            let found: Vec<Colour> = game.majority_in(id).iter().collect();
            let mut expected = colours.clone();
            expected.sort_unstable();
            same(&expected, &found)
        }),
        E::Value(place, value) => in_region(place, &|id| same(value, &game.value_of(id))),
        E::Size(place, size) => in_region(place, &|id| same(size, &game.board().region(id).size())),
        E::Cities(place, count) => in_region(place, &|id| same(count, &(game.cities_at(id).len() as u8))),
        E::Fields(at, fields) => fields_on(*at, fields, game),
        E::Finished(place) => finished(*place, true, game),
        E::Unfinished(place) => finished(*place, false, game),
        E::NeverFinished(place) => in_region(place, &|id| match game.board().region(id).dead {
            true => Ok(()),
            false => Err("expected that it can never be finished, found that it still can or is".to_owned()),
        }),
        E::Joined(a, b) => joined(*a, *b, true, game),
        E::Apart(a, b) => joined(*a, *b, false, game),
        E::Due(places) => due(places, game),
        E::Legal(deed) => legal(*deed, game, |action| is_listed(action, game)),
        E::Illegal(deed, rule) => illegal(*deed, rule, game, |action| is_listed(action, game)),
        E::LegalCount(count) => same(count, &game.legal_actions().len()),
        E::Happened(event) => happened(std::slice::from_ref(event), game, happenings),
        E::InOrder(events) => happened(events, game, happenings),
        E::NotHappened(event) => match happenings.iter().find(|it| event.is_met_by(it, game)) {
            None => Ok(()),
            Some(it) => Err(format!("expected that it did not happen, found {}", told(it, game))),
        },
        E::NotOver => match game.outcome() {
            None => Ok(()),
            Some(_) => Err("expected the game to go on, found it over".to_owned()),
        },
        E::Winners(colours) => match game.outcome() {
            None => Err("expected the game to be over, found it still on".to_owned()),
            Some(outcome) => same(&colours.iter().copied().collect(), &outcome.winners),
        },
    }
}

fn tile(at: At, game: &Carcassonne) -> Result<TileId, String> {
    game.board().tile_at(at.0).ok_or_else(|| format!("expected a tile on {at:?}, found none"))
}

fn face_on(tile: TileId, game: &Carcassonne) -> &str {
    game.face_name(game.board().tile(tile).face)
}

fn region(place: Place, game: &Carcassonne) -> Result<RegionId, String> {
    let part = game.part_named(place.0).ok_or_else(|| format!("expected a part {place:?}, found none"))?;
    Ok(game.board().region_of(part))
}

fn hand(name: &str, game: &Carcassonne) -> Found {
    match game.hand() {
        Some(face) => same(name, game.face_name(face)),
        None => Err(format!("expected {name:?}, found no drawn tile")),
    }
}

fn meeple(place: Place, game: &Carcassonne) -> Result<Meeple, String> {
    game.meeple_on(place.0).ok_or_else(|| format!("expected a meeple on {place:?}, found none"))
}

fn standing(colour: Colour, piece: Piece, place: Place, game: &Carcassonne) -> Found {
    let found = meeple(place, game)?;
    same(&(colour, piece), &(found.colour, found.piece))
}

/// The parts of field of the tile on a square, each by its half-edges as they lie on the board.
fn fields_on(at: At, expected: &[Vec<u8>], game: &Carcassonne) -> Found {
    let tile = game.board().tile(tile(at, game)?);
    let turned = |field: &Field| -> Vec<u8> {
        let mut edges: Vec<u8> = field.edges().map(|edge| (edge + 2 * tile.turn.quarters()) % 8).collect();
        edges.sort_unstable();
        edges
    };
    let found: Vec<Vec<u8>> = game.face(tile.face).fields().iter().map(turned).collect();
    same(expected, found.as_slice())
}

fn finished(place: Place, expected: bool, game: &Carcassonne) -> Found {
    let word = |finished| if finished { "finished" } else { "unfinished" };
    let region = game.board().region(region(place, game)?);
    same(word(expected), word(region.finished())).map_err(|found| format!("{found}, open edges: {}", region.open))
}

fn joined(a: Place, b: Place, expected: bool, game: &Carcassonne) -> Found {
    let word = |joined| if joined { "one region" } else { "two regions" };
    same(word(expected), word(region(a, game)? == region(b, game)?))
}

/// The regions that wait to be scored, in any order.
fn due(places: &[Place], game: &Carcassonne) -> Found {
    let regions = |places: Vec<Place>| -> Result<Vec<RegionId>, String> {
        let mut regions = places.into_iter().map(|place| region(place, game)).collect::<Result<Vec<_>, _>>()?;
        regions.sort_unstable();
        Ok(regions)
    };
    let found: Vec<Place> = game.due().into_iter().map(Place).collect();
    match regions(places.to_vec())? == regions(found.clone())? {
        true => Ok(()),
        false => Err(format!("expected {places:?}, found {found:?}")),
    }
}

/// Whether an action is listed as legal. Any part of a region may name that region.
fn is_listed(action: Action, game: &Carcassonne) -> bool {
    game.legal_actions().into_iter().any(|legal| match (legal, action) {
        (Action::ScoreNext { region: listed }, Action::ScoreNext { region: named }) => {
            region(Place(listed), game).ok() == region(Place(named), game).ok()
        }
        _ => legal == action,
    })
}

fn happened(events: &[Event], game: &Carcassonne, happenings: &[Happening]) -> Found {
    in_order(events, happenings, |event, it| event.is_met_by(it, game), |it| told(it, game))
}
