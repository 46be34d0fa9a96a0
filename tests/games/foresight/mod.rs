//! Foresight, measured: what it announced for a placement is what then happens when chance plays the turn to its end.
//! What was certain is exactly so, and what the table could choose stays within the announced range.

mod held_against;

use held_against::*;
use mists::guide::Policy;
use mists::guide::mists::{Burial, Chance, Closing, Completed, Foresight, foresee};
use mists::rules::Game;
use mists::rules::mists::{
    Action, Cat, Happening, Haunt, Hound, Hounds, Level, Mists, Outcome, Phase, Scoring, Setup, Taken, Whereabouts,
    value_of,
};
use mists::rules::tiles::{Deck, DeckPrint, Kind, PartId, PartName, RegionId, Square, TilePrint};
use mists::table::mists::shipped;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Positions of one level with so many players: thirty thousand over all levels.
const POSITIONS: usize = 1000;

/// How a turn is played on from a placement; chance decides what is left open.
#[derive(Clone, Copy, PartialEq)]
enum Taste {
    Anything,
    Points,
    Ghosts,
}

impl Taste {
    const ALL: [Taste; 3] = [Taste::Anything, Taste::Points, Taste::Ghosts];

    fn choose(self, game: &Mists, random: &mut impl Rng) -> Action {
        let legal = game.legal_actions();
        let ghosts_on = |at| game.haunts_on(at).map(|(_, ghosts)| ghosts).sum::<u8>().min(3);
        let liked = legal.iter().filter_map(|&action| match (self, action) {
            (Taste::Points, Action::TakePoints) => Some((1, action)),
            (Taste::Ghosts, Action::Banish { at, .. }) => Some((ghosts_on(at), action)),
            _ => None,
        });
        let liked = liked.max_by_key(|&(ghosts, _)| ghosts).map(|(_, action)| action);
        liked.unwrap_or_else(|| *legal.choose(random).expect("something to do"))
    }
}

/// How often something was announced.
type Tally = BTreeMap<&'static str, usize>;

/// One turn from laying the tile to its end, the next draw left out.
struct Played {
    happened: Vec<Happening>,
    /// What was left in the end.
    after: Mists,
    /// Whether the pile was found used up when the turn was over.
    pile_used_up: bool,
}

impl Played {
    fn on(before: &Mists, lay: Action, taste: Taste, random: &mut impl Rng) -> Played {
        let (mut after, mut happened) = (before.clone(), Vec::new());
        after.apply(lay, &mut happened).expect("a legal placement");
        let ended = |happened: &[Happening]| {
            happened.iter().position(|happening| matches!(happening, Happening::TurnEnded { .. }))
        };
        while after.outcome().is_none() && ended(&happened).is_none() {
            let action = taste.choose(&after, random);
            after.apply(action, &mut happened).expect("a legal action");
        }
        let end = ended(&happened).map_or(happened.len(), |end| end + 1);
        let pile_used_up = matches!(happened.get(end), Some(Happening::Over(_)));
        happened.truncate(end);
        Played { happened, after, pile_used_up }
    }

    fn list<T>(&self, what: impl Fn(&Happening) -> Option<T>) -> Vec<T> {
        self.happened.iter().filter_map(what).collect()
    }

    fn ended_by(&self, outcome: Outcome) -> bool {
        self.happened.contains(&Happening::Over(outcome))
    }

    fn scorings(&self) -> Vec<Scoring> {
        self.list(|happening| if let Happening::Scored(scoring) = happening { Some(*scoring) } else { None })
    }

    /// What happened before and since a tile was laid face down.
    fn by_day_and_night(&self) -> (&[Happening], &[Happening]) {
        let night = self.happened.iter().position(|happening| matches!(happening, Happening::FaceDownLaid { .. }));
        self.happened.split_at(night.unwrap_or(self.happened.len()))
    }
}

/// Everything that this announces, so that nothing is measured by nothing.
fn announced(foreseen: &Foresight, before: &Mists, at: Square) -> Vec<&'static str> {
    let completed = |is: fn(&Completed) -> bool| foreseen.completed.iter().any(is);
    let burials = |forced: bool| foreseen.closings.iter().any(|closing| closing.burial.is_forced() == forced);
    let pile_end = foreseen.pile_end.map_or(Chance::Never, |end| end.defeat);
    let rises = |(range, &now): (&RangeInclusive<u16>, &u16)| *range.start() > now;
    let certain_points = foreseen.totals.iter().zip(before.totals()).any(rises);
    let circles = &foreseen.circles;
    let filled = circles.drawn_in + circles.from_supply;
    let shown = before.hand().map_or(0, |hand| before.face(hand).circles());
    let drawn_in = |some: bool| !foreseen.defeat && (circles.drawn_in > 0) == some && filled > 0;
    let open_cemetery = before.cemeteries().iter().any(|cemetery| !cemetery.closed);
    [
        ("positions", true),
        ("ghosts come", foreseen.ghosts > 0 && !foreseen.defeat),
        ("ghosts come to a place of choice", foreseen.coming.iter().any(|coming| coming.least < coming.most)),
        ("ghosts come elsewhere", foreseen.coming.iter().any(|coming| coming.at != at)),
        ("too few ghosts", foreseen.defeat),
        ("banks finished", !foreseen.finished.is_empty()),
        ("several banks finished", foreseen.finished.len() > 1),
        ("banks lost", !foreseen.lost.is_empty()),
        ("land never completed", !foreseen.never_completed.is_empty()),
        ("cemetery ghosts freed", foreseen.closings.iter().any(|closing| closing.freed > 0)),
        ("forced burials", burials(true)),
        ("chosen burials", burials(false)),
        ("haunting begun", foreseen.haunting),
        ("nights", foreseen.night.is_some()),
        ("nights that may bury", foreseen.night.as_ref().is_some_and(|night| night.closes != Chance::Never)),
        ("completed and occupied", completed(Completed::occupied)),
        ("completed and free", completed(|region| !region.occupied() && region.points > 0)),
        ("several to score", foreseen.completed.iter().filter(|region| region.occupied()).count() > 1),
        ("castles completed", completed(|region| region.region.kind == Kind::Castle && region.occupied())),
        ("points for certain", certain_points),
        ("Eloise's points for certain", certain_points && no_hound_stands(before)),
        ("hounds possible", foreseen.hounds.contains(&Chance::Possible)),
        ("both hounds possible", foreseen.hounds == [Chance::Possible; 2]),
        ("hounds certain", foreseen.hounds.contains(&Chance::Certain)),
        ("victory possible", foreseen.victory == Chance::Possible),
        ("victory certain", foreseen.victory == Chance::Certain),
        ("pile perhaps ends", pile_end == Chance::Possible),
        ("pile ends", pile_end == Chance::Certain),
        ("ghosts drawn in", drawn_in(true)),
        ("nobody to draw in", drawn_in(false)),
        ("drawn in and from the supply", drawn_in(true) && circles.from_supply > 0),
        ("drawn in by choice", drawn_in(true) && circles.leaving.iter().any(|leaving| leaving.least < leaving.most)),
        ("drawn in from a cemetery", circles.leaving.iter().any(|leaving| leaving.haunt == Haunt::Cemetery)),
        ("all drawn in beside an open cemetery", drawn_in(true) && foreseen.ghosts == 0 && open_cemetery),
        ("circles of finished mist", filled < shown),
        ("some circles of finished mist", 0 < filled && filled < shown),
        ("Eloise comes", foreseen.cat_comes),
    ]
    .into_iter()
    .filter_map(|(what, is_so)| is_so.then_some(what))
    .collect()
}

/// Points that are certain are not a hound's.
fn no_hound_stands(game: &Mists) -> bool {
    Hound::ALL.into_iter().all(|hound| !matches!(game.hound(hound), Some(Whereabouts::With(_))))
}

/// Of a handful of placements the one that announces what was announced least often.
fn placement(game: &Mists, random: &mut impl Rng, tally: &Tally) -> (Action, Foresight, Vec<&'static str>) {
    let handful = if random.random() { 1 } else { 24 };
    let legal = game.legal_actions();
    let candidates = legal.sample(random, handful).map(|&action| {
        let Action::LayTile { at, .. } = action else { panic!("{action:?} lays no tile") };
        let foreseen = foresee(game, action).expect("it is legal");
        let announced = announced(&foreseen, game, at);
        (action, foreseen, announced)
    });
    let rare = |announced: &[&'static str]| -> f32 {
        announced.iter().map(|what| 1.0 / (1.0 + tally.get(what).copied().unwrap_or_default() as f32)).sum()
    };
    let rarest = candidates.max_by(|(.., a), (.., b)| rare(a).total_cmp(&rare(b)));
    rarest.expect("a tile in hand fits somewhere")
}

fn measure_at(game: &Mists, random: &mut impl Rng, tally: &mut Tally) {
    let (lay, foreseen, announced) = placement(game, random, tally);
    for what in announced {
        *tally.entry(what).or_default() += 1;
    }
    assert_regions(&foreseen, game, lay);
    for taste in Taste::ALL {
        let played = Played::on(game, lay, taste, random);
        assert_ghosts(&foreseen, &played);
        assert_circles(&foreseen, &played);
        assert_cat(&foreseen, game, &played);
        assert_banks(&foreseen, &played);
        assert_burials(&foreseen, &played);
        assert_scorings(&foreseen, &played);
        assert_end(&foreseen, &played);
        let all = game.total() < *foreseen.total.end() && *foreseen.total.end() == played.after.total();
        *tally.entry("as many points as possible").or_default() += usize::from(all);
        let certain = game.total() < *foreseen.total.start() && *foreseen.total.start() == played.after.total();
        *tally.entry("only the certain points").or_default() += usize::from(certain);
        *tally.entry("only Eloise's points").or_default() += usize::from(certain && no_hound_stands(game));
    }
}

/// The deck with few ghosts or none, so that games go on for long, and more circles, some in two mist areas of a tile.
fn gentle(deck: &Deck, ghosts: u8) -> Deck {
    let mut print = DeckPrint::from(deck.clone());
    for (at, tile) in print.tiles.iter_mut().enumerate() {
        for area in &mut tile.face.mist {
            area.symbols = if at % 6 == 1 && area.circles == 0 { ghosts } else { 0 };
        }
        for city in &mut tile.face.cities {
            city.shields += 1;
        }
        if tile.face.mist.iter().any(|area| area.circles > 0) {
            tile.count += 1;
        }
    }
    let face = ron::from_str("(mist: [(sides: [N], circles: 1), (sides: [S, W], circles: 2)])").expect("a face");
    print.tiles.push(TilePrint { name: "circles-apart".to_owned(), count: 3, face });
    Deck::try_from(print).expect("a deck")
}

/// The level, or one with everything within closer reach.
fn level(number: u8, near: bool) -> Level {
    let mut level = shipped::level(number).expect("a level");
    if near {
        level.goal /= 3;
        level.hounds = level.hounds.map(|Hounds { rufus, ronja }| Hounds { rufus: rufus / 3, ronja: ronja / 3 });
    }
    level
}

/// Plays games of all kinds at a level and measures foresight on positions of them.
fn measure(number: u8) -> Tally {
    let shipped = shipped::deck().expect("the deck");
    let decks = [Arc::new(gentle(&shipped, 3)), Arc::new(gentle(&shipped, 0)), shipped];
    let mut tally = Tally::new();
    for players in 1..=5 {
        let enough = POSITIONS * players;
        for seed in 0.. {
            if tally.get("positions").is_some_and(|&measured| measured >= enough) {
                break;
            }
            println!("level {number}, {players} players, seed {seed}");
            let deck = decks[seed as usize % 3].clone();
            let setup = Setup::with_players(level(number, seed % 2 == 0), deck, players);
            let setup = Setup { spell_circles: seed % 4 > 1, ..setup };
            let policy = if seed % 5 == 4 { Policy::Random } else { Policy::Beginner };
            measure_game(&setup, seed, policy, &mut tally);
        }
    }
    println!("{tally:#?}");
    tally
}

fn measure_game(setup: &Setup, seed: u64, policy: Policy, tally: &mut Tally) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Mists::begin(setup, seed, &mut Vec::new()).expect("a game");
    while game.outcome().is_none() {
        let last = game.tiles_left() <= 1;
        let circles = game.hand().is_some_and(|hand| game.face(hand).circles() > 0);
        if game.phase() == Phase::LayTile && (last || circles || random.random_range(0..5) == 0) {
            measure_at(&game, &mut random, tally);
        }
        let action = policy.choose(&game, &game.legal_actions(), &mut random).expect("something to do");
        game.apply(action, &mut Vec::new()).expect("a legal action");
    }
}

/// Measures a level; everything in these lists has to come up.
fn assert_measured(level: u8, lists: &[&[&str]]) {
    let tally = measure(level);
    for what in lists.concat() {
        let times = tally.get(what).copied().unwrap_or_default();
        assert!(times > 0, "\"{what}\" never came up");
    }
}

const ALWAYS: [&str; 11] = [
    "as many points as possible",
    "banks finished",
    "banks lost",
    "completed and free",
    "completed and occupied",
    "ghosts come",
    "ghosts come to a place of choice",
    "pile ends",
    "several to score",
    "too few ghosts",
    "victory possible",
];
const CEMETERIES: [&str; 2] = ["castles completed", "chosen burials"];
const OPEN: [&str; 2] = ["cemetery ghosts freed", "ghosts come elsewhere"];
const HAUNTED: [&str; 5] =
    ["ghosts come elsewhere", "haunting begun", "land never completed", "nights", "nights that may bury"];
const HOUNDS: [&str; 3] = ["hounds possible", "pile perhaps ends", "points for certain"];
const CIRCLES: [&str; 9] = [
    "Eloise comes",
    "Eloise's points for certain",
    "circles of finished mist",
    "drawn in and from the supply",
    "drawn in by choice",
    "ghosts drawn in",
    "nobody to draw in",
    "only Eloise's points",
    "some circles of finished mist",
];
const CALMED: [&str; 2] = ["all drawn in beside an open cemetery", "drawn in from a cemetery"];

#[test]
fn level_1() {
    assert_measured(1, &[&ALWAYS, &CIRCLES]);
}

#[test]
fn level_2() {
    assert_measured(2, &[&ALWAYS, &CEMETERIES, &OPEN, &CIRCLES, &CALMED]);
}

#[test]
fn level_3() {
    assert_measured(3, &[&ALWAYS, &CEMETERIES, &OPEN, &HOUNDS, &CIRCLES, &CALMED]);
}

#[test]
fn level_4() {
    assert_measured(4, &[&ALWAYS, &CEMETERIES, &OPEN, &HOUNDS, &CIRCLES, &CALMED]);
}

#[test]
fn level_5() {
    assert_measured(5, &[&ALWAYS, &CEMETERIES, &HAUNTED, &HOUNDS, &CIRCLES]);
}

#[test]
fn level_6() {
    assert_measured(6, &[&ALWAYS, &CEMETERIES, &HAUNTED, &HOUNDS, &CIRCLES]);
}
