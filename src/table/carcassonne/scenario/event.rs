//! Descriptions of happenings in scenarios. A field that is left out matches anything.

use crate::rules::carcassonne::{Carcassonne, Happening, Piece, Scoring, Source, Why};
use crate::rules::tiles::PartName;
use crate::rules::{ByColour, Colour};
use crate::table::scenario::{At, Place, is};
use serde::Deserialize;

/// A description that can match happenings.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    Drew(String),
    SetAside(String),
    Laid(At),
    DrawnIn {
        from: Place,
        #[serde(default)]
        to: Option<At>,
        #[serde(default)]
        area: Option<u8>,
        #[serde(default)]
        legal: Option<u8>,
    },
    Filled {
        to: At,
        #[serde(default)]
        area: Option<u8>,
    },
    Haunted {
        #[serde(default)]
        to: Option<Place>,
        #[serde(default)]
        why: Option<Reason>,
        #[serde(default)]
        from: Option<Origin>,
        #[serde(default)]
        legal: Option<u8>,
    },
    Chased {
        #[serde(default)]
        colour: Option<Colour>,
        #[serde(default)]
        from: Option<Place>,
    },
    Released {
        at: At,
        #[serde(default)]
        area: Option<u8>,
        #[serde(default)]
        ghosts: Option<u8>,
    },
    Put {
        colour: Colour,
        on: Place,
        #[serde(default)]
        piece: Option<Piece>,
        #[serde(default)]
        legal: Option<u8>,
    },
    Skipped {
        #[serde(default)]
        legal: Option<u8>,
    },
    Recalled {
        #[serde(default)]
        colour: Option<Colour>,
        #[serde(default)]
        value: Option<u16>,
        #[serde(default)]
        points: Option<i16>,
        #[serde(default)]
        total: Option<u16>,
    },
    Scored {
        region: Place,
        #[serde(default)]
        value: Option<u16>,
        /// Those with the majority, and what they get: nobody else.
        #[serde(default)]
        points: Option<Vec<(Colour, i16)>>,
        #[serde(default)]
        counts: Option<Vec<(Colour, u8)>>,
    },
    GuardCame {
        colour: Colour,
        #[serde(default)]
        reserve: Option<u8>,
    },
    Returned {
        colour: Colour,
        #[serde(default)]
        piece: Option<Piece>,
        #[serde(default)]
        from: Option<Place>,
        #[serde(default)]
        ghosts: Option<u8>,
    },
    TurnEnded(u16),
    Final {
        region: Place,
        #[serde(default)]
        value: Option<u16>,
        /// Those with the majority, and what they get: nobody else.
        #[serde(default)]
        points: Option<Vec<(Colour, i16)>>,
        #[serde(default)]
        counts: Option<Vec<(Colour, u8)>>,
    },
    Over,
}

/// Why a ghost comes, as scenarios write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    Extend,
    Finish,
    Break,
    Circles,
}

impl Reason {
    fn of(why: Why) -> Reason {
        match why {
            Why::Extend => Reason::Extend,
            Why::Finish => Reason::Finish,
            Why::Break => Reason::Break,
            Why::Circles => Reason::Circles,
        }
    }
}

/// Where a ghost comes from, as scenarios write it: `supply`, or `circle((2, 0), 0)`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    Supply,
    Circle(At, u8),
}

impl Origin {
    fn is(self, source: Source) -> bool {
        match (self, source) {
            (Origin::Supply, Source::Supply) => true,
            (Origin::Circle(square, mist), Source::Circle { at, area, .. }) => (square.0, mist) == (at, area),
            (Origin::Supply, Source::Circle { .. }) | (Origin::Circle(..), Source::Supply) => false,
        }
    }
}

impl Event {
    /// Whether the happening matches this description. `game` is the position after it.
    pub fn is_met_by(&self, happening: &Happening, game: &Carcassonne) -> bool {
        match (self, happening) {
            (Event::Drew(name), &Happening::Drew { face, .. })
            | (Event::SetAside(name), &Happening::SetAside { face }) => game.face_name(face) == name,
            (Event::Laid(square), Happening::TileLaid { at, .. }) => square.0 == *at,
            (
                Event::DrawnIn { from, to, area, legal },
                Happening::GhostDrawnIn { from: left, to: at, area: a, legal: l },
            ) => from.0 == *left && to.is_none_or(|to| to.0 == *at) && is(area, a) && is(legal, l),
            (Event::Filled { to, area }, Happening::CircleFilled { to: at, area: a }) => to.0 == *at && is(area, a),
            (Event::Haunted { to, why, from, legal }, Happening::GhostGiven { why: w, from: f, to: t, legal: l }) => {
                to.is_none_or(|to| to.0 == *t)
                    && is(why, &Reason::of(*w))
                    && from.is_none_or(|from| from.is(*f))
                    && is(legal, l)
            }
            (Event::Chased { colour, from }, Happening::Chased { colour: c, from: f, .. }) => {
                is(colour, c) && from.is_none_or(|from| from.0 == *f)
            }
            (Event::Released { at, area, ghosts }, Happening::Released { at: square, area: a, ghosts: g }) => {
                at.0 == *square && is(area, a) && is(ghosts, g)
            }
            (
                Event::Put { colour, on, piece, legal },
                Happening::MeeplePlaced { colour: c, piece: p, on: place, legal: l },
            ) => colour == c && on.0 == *place && is(piece, p) && is(legal, l),
            (Event::Skipped { legal }, Happening::MeepleSkipped { legal: l }) => is(legal, l),
            (
                Event::Recalled { colour, value, points, total },
                Happening::AbbotRecalled { colour: c, value: v, points: p, total: t, .. },
            ) => is(colour, c) && is(value, v) && is(points, p) && is(total, t),
            (Event::Scored { region, value, points, counts }, Happening::Scored(scoring))
            | (Event::Final { region, value, points, counts }, Happening::FinallyScored(scoring)) => {
                is(value, &scoring.value)
                    && is(&points.as_deref().map(|it| by_colour(it, Some)), &scoring.points)
                    && is(&counts.as_deref().map(|it| by_colour(it, |count| count)), &scoring.counts)
                    && same_region(game, region.0, scoring.region)
            }
            (Event::GuardCame { colour, reserve }, Happening::GuardCame { colour: c, reserve: r }) => {
                colour == c && is(reserve, r)
            }
            (
                Event::Returned { colour, piece, from, ghosts },
                Happening::MeepleReturned { colour: c, piece: p, from: f, ghosts: g },
            ) => colour == c && is(piece, p) && from.is_none_or(|from| from.0 == *f) && is(ghosts, g),
            (Event::TurnEnded(number), Happening::TurnEnded { turn, .. }) => number == turn,
            (Event::Over, Happening::Over(_)) => true,
            _ => false,
        }
    }
}

/// A list of colours with their numbers as one value for each colour.
fn by_colour<T: Copy, V: Copy + Default>(list: &[(Colour, T)], value: impl Fn(T) -> V) -> ByColour<V> {
    let mut all = ByColour::default();
    list.iter().for_each(|&(colour, number)| all[colour] = value(number));
    all
}

fn same_region(game: &Carcassonne, a: PartName, b: PartName) -> bool {
    let region = |name| game.part_named(name).map(|part| game.board().region_of(part));
    region(a).is_some() && region(a) == region(b)
}

/// A happening in the words of scenarios, for messages.
pub(super) fn told(happening: &Happening, game: &Carcassonne) -> String {
    match happening {
        &Happening::Drew { face, .. } => format!("Drew({:?})", game.face_name(face)),
        &Happening::SetAside { face } => format!("SetAside({:?})", game.face_name(face)),
        Happening::TileLaid { at, .. } => format!("Laid({at})"),
        Happening::GhostDrawnIn { from, to, area, legal } => {
            format!("DrawnIn(from: {:?}, to: {to}, area: {area}, legal: {legal})", Place(*from))
        }
        Happening::CircleFilled { to, area } => format!("Filled(to: {to}, area: {area})"),
        Happening::GhostGiven { why, from, to, legal } => {
            let (to, why) = (Place(*to), format!("{:?}", Reason::of(*why)).to_lowercase());
            let from = match from {
                Source::Supply => "supply".to_owned(),
                Source::Circle { at, area, .. } => format!("circle({at}, {area})"),
            };
            format!("Haunted(to: {to:?}, why: {why}, from: {from}, legal: {legal})")
        }
        Happening::Chased { colour, from, .. } => format!("Chased(colour: {colour}, from: {:?})", Place(*from)),
        Happening::Released { at, area, ghosts } => format!("Released(at: {at}, area: {area}, ghosts: {ghosts})"),
        Happening::MeeplePlaced { colour, piece, on, legal } => {
            format!("Put(colour: {colour}, piece: {}, on: {:?}, legal: {legal})", piece.name(), Place(*on))
        }
        Happening::MeepleSkipped { legal } => format!("Skipped(legal: {legal})"),
        Happening::AbbotRecalled { colour, value, points, total, .. } => {
            format!("Recalled(colour: {colour}, value: {value}, points: {points}, total: {total})")
        }
        Happening::Scored(scoring) => format!("Scored({})", scored(scoring)),
        Happening::GuardCame { colour, reserve } => format!("GuardCame(colour: {colour}, reserve: {reserve})"),
        Happening::MeepleReturned { colour, piece, from, ghosts } => {
            let (piece, from) = (piece.name(), Place(*from));
            format!("Returned(colour: {colour}, piece: {piece}, from: {from:?}, ghosts: {ghosts})")
        }
        Happening::TurnEnded { turn, .. } => format!("TurnEnded({turn})"),
        Happening::FinallyScored(scoring) => format!("Final({})", scored(scoring)),
        Happening::Over(_) => "Over".to_owned(),
    }
}

fn scored(Scoring { region, value, counts, points, .. }: &Scoring) -> String {
    let pair = |colour: Colour, number: String| format!("({colour}, {number})");
    let got = |&colour: &Colour| points[colour].map(|points| pair(colour, points.to_string()));
    let got: Vec<String> = Colour::ALL.iter().filter_map(got).collect();
    let there = Colour::ALL.into_iter().filter(|&colour| counts[colour] > 0);
    let there: Vec<String> = there.map(|colour| pair(colour, counts[colour].to_string())).collect();
    let region = Place(*region);
    format!("region: {region:?}, value: {value}, points: [{}], counts: [{}]", got.join(", "), there.join(", "))
}
