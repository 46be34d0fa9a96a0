//! Happenings as scenarios describe them: what is left out may be anything.

use super::step::{At, Place};
use crate::rules::{Banished, Colour, Colours, Happening, Haunt, Mists, Outcome, PartName, Scoring, Taken};
use serde::Deserialize;

/// A description that happenings can meet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Event {
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
    GhostPlaced(At, u8),
    GhostBanished(At, u8),
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
    TurnEnded(u16),
    Over(Outcome),
}

impl Event {
    /// Whether the happening is one of these. `game` is the position after it.
    pub fn is_met_by(&self, happening: &Happening, game: &Mists) -> bool {
        match (self, happening) {
            (Event::Drew(name), &Happening::Drew { face, .. })
            | (Event::SetAside(name), &Happening::SetAside { face }) => game.face_name(face) == name,
            (Event::Laid(square), Happening::TileLaid { at, .. }) => square.0 == *at,
            (Event::BankFinished { at, area, ghosts }, Happening::BankFinished { parts }) => {
                let count: u8 = parts.iter().map(|(_, count)| count).sum();
                parts.iter().any(|(part, _)| part.at == at.0 && part.index == *area) && is(ghosts, &count)
            }
            (Event::GhostPlaced(square, part), Happening::GhostPlaced { at, haunt })
            | (Event::GhostBanished(square, part), Happening::GhostBanished { at, haunt }) => {
                square.0 == *at && Haunt::Mist(*part) == *haunt
            }
            (Event::MeeplePlaced(meeple, place), Happening::MeeplePlaced { colour, on: part, .. })
            | (Event::MeepleReturned(meeple, place), Happening::MeepleReturned { colour, from: part }) => {
                meeple == colour && place.0 == *part
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
            (Event::TurnEnded(number), Happening::TurnEnded { turn, .. }) => number == turn,
            (Event::Over(wanted), Happening::Over(outcome)) => wanted == outcome,
            _ => false,
        }
    }
}

/// Whether a value is the wanted one, if one is.
fn is<T: PartialEq>(wanted: &Option<T>, found: &T) -> bool {
    wanted.as_ref().is_none_or(|wanted| wanted == found)
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
        Happening::GhostPlaced { at, haunt } => format!("GhostPlaced({at}, {haunt})"),
        Happening::MeeplePlaced { colour, on, .. } => format!("MeeplePlaced({colour}, {:?})", Place(*on)),
        Happening::MeepleSkipped { .. } => "MeepleSkipped".to_owned(),
        Happening::GhostBanished { at, haunt } => format!("GhostBanished({at}, {haunt})"),
        Happening::Scored(scoring) => scored(scoring),
        Happening::CemeteryClosed { at, ghosts } => format!("CemeteryClosed(at: {at}, ghosts: {ghosts})"),
        Happening::Buried { colour, from, at, .. } => match from {
            Some(from) => format!("Buried({colour}, from: {:?}, at: {at})", Place(*from)),
            None => format!("Buried({colour}, at: {at})"),
        },
        Happening::HoundLeft { hound } => format!("HoundLeft({})", hound.name()),
        Happening::HoundScored { hound, points, marker } => {
            format!("HoundScored({}, points: {points}, marker: {marker})", hound.name())
        }
        Happening::HoundCame { hound, to, .. } => match to {
            Some((colour, place)) => format!("HoundCame({}, to: ({colour}, {:?}))", hound.name(), Place(*place)),
            None => format!("HoundCame({})", hound.name()),
        },
        Happening::HoundCalmed { hound, calmed, .. } => {
            format!("HoundCalmed({}, ghosts: {})", hound.name(), calmed.iter().map(Banished::count).sum::<u8>())
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
