//! Descriptions of happenings in scenarios. A field that is left out matches anything.

use super::places::Lair;
use crate::rules::mists::{Banished, Happening, Hound, Mists, Outcome, Scoring, Taken};
use crate::rules::tiles::PartName;
use crate::rules::{Colour, Colours};
use crate::table::scenario::{At, Place, is};
use serde::Deserialize;

/// A description that can match happenings.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    Drew(String),
    SetAside(String),
    Laid(At),
    BankFinished {
        at: At,
        #[serde(default)]
        area: u8,
        #[serde(default)]
        ghosts: Option<u8>,
    },
    CemeteryClosed {
        at: At,
        #[serde(default)]
        ghosts: Option<u8>,
    },
    Buried {
        colour: Colour,
        at: At,
        #[serde(default)]
        from: Option<Place>,
    },
    GhostPlaced(At, Lair),
    GhostBanished(At, Lair),
    GhostDrawnIn {
        from: At,
        #[serde(default)]
        of: Option<Lair>,
    },
    CatMoved(Place),
    CatWaits,
    CatScored {
        #[serde(default)]
        points: Option<u16>,
        #[serde(default)]
        marker: Option<Colour>,
    },
    MeeplePlaced(Colour, Place),
    MeepleSkipped,
    Scored {
        region: Place,
        #[serde(default)]
        value: Option<u16>,
        #[serde(default)]
        colours: Option<Vec<Colour>>,
        #[serde(default)]
        points: Option<u16>,
        #[serde(default)]
        ghosts: Option<usize>,
    },
    MeepleReturned(Colour, Place),
    HoundScored {
        hound: Hound,
        #[serde(default)]
        points: Option<u16>,
        #[serde(default)]
        marker: Option<Colour>,
    },
    HoundCame {
        hound: Hound,
        #[serde(default)]
        to: Option<Place>,
    },
    HoundCalmed {
        hound: Hound,
        #[serde(default)]
        ghosts: Option<u8>,
    },
    HoundLeft {
        hound: Hound,
    },
    PileChanged {
        pile: u8,
        #[serde(default)]
        tiles: Option<u8>,
    },
    FaceDownLaid(At),
    TurnEnded(u16),
    Over(Outcome),
}

impl Event {
    /// Whether the happening matches this description. `game` is the position after it.
    pub fn is_met_by(&self, happening: &Happening, game: &Mists) -> bool {
        match (self, happening) {
            (Event::Drew(name), &Happening::Drew { face, .. })
            | (Event::SetAside(name), &Happening::SetAside { face }) => game.face_name(face) == name,
            (Event::Laid(square), Happening::TileLaid { at, .. }) => square.0 == *at,
            (Event::BankFinished { at, area, ghosts }, Happening::BankFinished { parts }) => {
                let count: u8 = parts.iter().map(|(_, count)| count).sum();
                parts.iter().any(|(part, _)| part.at == at.0 && part.index == *area) && is(ghosts, &count)
            }
            (Event::CemeteryClosed { at, ghosts }, Happening::CemeteryClosed { at: square, ghosts: left }) => {
                at.0 == *square && is(ghosts, left)
            }
            (Event::Buried { colour, at, from }, Happening::Buried { colour: meeple, at: grave, from: part, .. }) => {
                colour == meeple && at.0 == *grave && from.is_none_or(|from| Some(from.0) == *part)
            }
            (Event::GhostPlaced(square, lair), Happening::GhostPlaced { at, haunt })
            | (Event::GhostBanished(square, lair), Happening::GhostBanished { at, haunt }) => {
                square.0 == *at && lair.0 == *haunt
            }
            (Event::MeeplePlaced(meeple, place), Happening::MeeplePlaced { colour, on: part, .. })
            | (Event::MeepleReturned(meeple, place), Happening::MeepleReturned { colour, from: part }) => {
                meeple == colour && place.0 == *part
            }
            (Event::GhostDrawnIn { from, of }, Happening::GhostDrawnIn { from: left, haunt, .. }) => {
                from.0 == *left && of.is_none_or(|lair| lair.0 == *haunt)
            }
            (Event::CatMoved(place), Happening::CatMoved { to: Some((_, joined)), .. }) => place.0 == *joined,
            (Event::CatWaits, Happening::CatMoved { to: None, .. }) => true,
            (Event::CatScored { points, marker }, Happening::CatScored { points: scored, marker: moved }) => {
                is(points, scored) && is(marker, moved)
            }
            (Event::MeepleSkipped, Happening::MeepleSkipped { .. }) => true,
            (Event::Scored { region, value, colours, points, ghosts }, Happening::Scored(scoring)) => {
                let taken = match &scoring.taken {
                    Taken::Points(scored) => is(points, scored) && ghosts.is_none(),
                    Taken::Ghosts(banished) => is(ghosts, &usize::from(banished.count())) && points.is_none(),
                };
                let wanted: Option<Colours> = colours.as_ref().map(|colours| colours.iter().copied().collect());
                taken && is(value, &scoring.value) && is(&wanted, &scoring.colours) && same(game, region.0, scoring)
            }
            (
                Event::HoundScored { hound, points, marker },
                Happening::HoundScored { hound: name, points: scored, marker: moved },
            ) => hound == name && is(points, scored) && is(marker, moved),
            (Event::HoundCame { hound, to }, Happening::HoundCame { hound: name, to: joined, .. }) => {
                hound == name && to.is_none_or(|to| joined.is_some_and(|(_, part)| part == to.0))
            }
            (Event::HoundCalmed { hound, ghosts }, Happening::HoundCalmed { hound: name, calmed, .. }) => {
                hound == name && is(ghosts, &ghosts_of(calmed))
            }
            (Event::HoundLeft { hound }, Happening::HoundLeft { hound: name }) => hound == name,
            (Event::PileChanged { pile, tiles }, Happening::PileChanged { active, tiles: left }) => {
                *pile == active + 1 && is(tiles, left)
            }
            (Event::FaceDownLaid(square), Happening::FaceDownLaid { at, .. }) => square.0 == *at,
            (Event::TurnEnded(number), Happening::TurnEnded { turn, .. }) => number == turn,
            (Event::Over(wanted), Happening::Over(outcome)) => wanted == outcome,
            _ => false,
        }
    }
}

fn ghosts_of(calmed: &[Banished]) -> u8 {
    calmed.iter().map(Banished::count).sum()
}

fn same(game: &Mists, part: PartName, scoring: &Scoring) -> bool {
    let region = |name| game.part_named(name).map(|part| game.board().region_of(part));
    region(part).is_some() && region(part) == region(scoring.region)
}

/// A happening in the words of scenarios, for messages.
pub(super) fn told(happening: &Happening, game: &Mists) -> String {
    match happening {
        &Happening::Drew { face, .. } => format!("Drew({:?})", game.face_name(face)),
        &Happening::SetAside { face } => format!("SetAside({:?})", game.face_name(face)),
        Happening::TileLaid { at, .. } => format!("Laid({at})"),
        Happening::BankFinished { parts } => {
            let ghosts: u8 = parts.iter().map(|(_, count)| count).sum();
            let first = parts.first().map(|(part, _)| format!("at: {}, area: {}, ", part.at, part.index));
            format!("BankFinished({}ghosts: {ghosts})", first.unwrap_or_default())
        }
        Happening::GhostPlaced { at, haunt } => format!("GhostPlaced({at}, {:?})", Lair(*haunt)),
        Happening::GhostDrawnIn { from, haunt, .. } => format!("GhostDrawnIn(from: {from}, of: {:?})", Lair(*haunt)),
        Happening::CatMoved { to: Some((_, place)), .. } => format!("CatMoved({:?})", Place(*place)),
        Happening::CatMoved { to: None, .. } => "CatWaits".to_owned(),
        Happening::CatScored { points, marker } => format!("CatScored(points: {points}, marker: {marker})"),
        Happening::MeeplePlaced { colour, on, .. } => format!("MeeplePlaced({colour}, {:?})", Place(*on)),
        Happening::MeepleSkipped { .. } => "MeepleSkipped".to_owned(),
        Happening::GhostBanished { at, haunt } => format!("GhostBanished({at}, {:?})", Lair(*haunt)),
        Happening::Scored(scoring) => scored(scoring),
        Happening::CemeteryClosed { at, ghosts } => format!("CemeteryClosed(at: {at}, ghosts: {ghosts})"),
        Happening::Buried { colour, from, at, .. } => match from {
            Some(from) => format!("Buried(colour: {colour}, at: {at}, from: {:?})", Place(*from)),
            None => format!("Buried(colour: {colour}, at: {at})"),
        },
        Happening::HoundLeft { hound } => format!("HoundLeft(hound: {})", hound.name()),
        Happening::HoundScored { hound, points, marker } => {
            format!("HoundScored(hound: {}, points: {points}, marker: {marker})", hound.name())
        }
        Happening::HoundCame { hound, to, .. } => match to {
            Some((_, place)) => format!("HoundCame(hound: {}, to: {:?})", hound.name(), Place(*place)),
            None => format!("HoundCame(hound: {})", hound.name()),
        },
        Happening::HoundCalmed { hound, calmed, .. } => {
            format!("HoundCalmed(hound: {}, ghosts: {})", hound.name(), ghosts_of(calmed))
        }
        Happening::PileChanged { active, tiles } => format!("PileChanged(pile: {}, tiles: {tiles})", active + 1),
        Happening::FaceDownLaid { at, .. } => format!("FaceDownLaid({at})"),
        Happening::MeepleReturned { colour, from } => format!("MeepleReturned({colour}, {:?})", Place(*from)),
        Happening::TurnEnded { turn, .. } => format!("TurnEnded({turn})"),
        Happening::Over(outcome) => format!("Over({outcome:?})"),
    }
}

fn scored(scoring: &Scoring) -> String {
    let colours: Vec<&str> = scoring.colours.iter().map(Colour::name).collect();
    let taken = match &scoring.taken {
        Taken::Points(points) => format!("points: {points}"),
        Taken::Ghosts(banished) => format!("ghosts: {}", banished.count()),
    };
    let (region, value) = (Place(scoring.region), scoring.value);
    format!("Scored(region: {region:?}, value: {value}, colours: [{}], {taken})", colours.join(", "))
}
