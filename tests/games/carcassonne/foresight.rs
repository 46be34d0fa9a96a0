//! Foresight, measured: what was told before is what the rules then do, over whole games with every option. What was
//! certain is exactly so; what the player could choose stays within the range.

use super::random_games::setup;
use mists::guide::Policy;
use mists::guide::carcassonne::{
    Completed, Foresight, Grown, RegionNow, foresee, if_abbot_recalled, if_drawn_in, if_ghost_goes, if_meeple_stands,
    if_scored_next, if_taken_from, region_now,
};
use mists::rules::Game;
use mists::rules::carcassonne::{Action, Carcassonne, Happening, Meeple, Phase, Scoring, Source, Why};
use mists::rules::tiles::{Kind, PartName};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use std::collections::BTreeMap;

/// How often something was told.
type Tally = BTreeMap<&'static str, usize>;

const GAMES: u64 = 240;

#[test]
fn what_was_foreseen_happens() {
    let mut tally = Tally::new();
    for seed in 0..GAMES {
        let mut dice = StdRng::seed_from_u64(seed);
        let policy = if seed % 4 == 3 { Policy::Random } else { Policy::Beginner };
        let mut game = Carcassonne::begin(&setup(seed), seed, &mut Vec::new()).expect("a setup");
        while game.outcome().is_none() {
            let legal = game.legal_actions();
            let action = policy.choose(&game, &legal, &mut dice).expect("something to do");
            if game.phase() == Phase::LayTile {
                let any = legal[dice.random_range(0..legal.len())];
                let lay = if dice.random() { action } else { any };
                let foreseen = foresee(&game, lay).expect("a legal placement");
                measure_turn(&game, lay, &foreseen, &mut dice, &mut tally);
            }
            game.apply(action, &mut Vec::new()).expect("a legal action");
        }
    }
    println!("{tally:#?}");
    for what in WATCHED {
        assert!(tally.get(what).is_some_and(|&times| times > 0), "{what} never came up");
    }
}

const WATCHED: [&str; 22] = [
    "completed with somebody",
    "completed, after a choice about ghosts",
    "completed and taken",
    "guard",
    "joined",
    "majority changes",
    "fields",
    "surrounded",
    "to opponents",
    "to own",
    "range",
    "spared",
    "released",
    "drawn in",
    "filled",
    "ghost given",
    "goes home",
    "freed and worth something",
    "piece scored",
    "scored next",
    "taken from a circle",
    "abbot recalled",
];

/// Plays the turn on by chance and holds everything against what was told.
fn measure_turn(game: &Carcassonne, lay: Action, foreseen: &Foresight, dice: &mut StdRng, tally: &mut Tally) {
    let (mut after, mut happened) = (game.veiled(), Vec::new());
    after.apply(lay, &mut happened).expect("a legal placement");
    assert_before(game, foreseen);
    if !foreseen.chooses && after.phase() == Phase::PlaceMeeple {
        assert_as_it_lies(&after, foreseen, tally);
    }
    while !matches!(after.phase(), Phase::LayTile | Phase::Over) {
        let legal = after.legal_actions();
        let action = legal[dice.random_range(0..legal.len())];
        let (mut next, mut happenings) = (after.clone(), Vec::new());
        next.apply(action, &mut happenings).expect("a legal action");
        measure_choice(&after, action, &next, &happenings, tally);
        after = next;
        happened.append(&mut happenings);
    }
    assert_ghosts(foreseen, &happened, tally);
    assert_scorings(&after, game, foreseen, &happened, tally);
}

fn count(tally: &mut Tally, what: &'static str, times: usize) {
    *tally.entry(what).or_default() += times;
}

fn all_grown(foreseen: &Foresight) -> impl Iterator<Item = &Grown> {
    foreseen.grown.iter().chain(&foreseen.fields).chain(&foreseen.surrounded)
}

/// What is told of regions before is what they are.
fn assert_before(game: &Carcassonne, foreseen: &Foresight) {
    for region in all_grown(foreseen).flat_map(|grown| &grown.before) {
        assert_eq!(*region, region_of(game, region.part));
    }
}

fn region_of(game: &Carcassonne, name: PartName) -> RegionNow {
    region_now(game, game.board().region_of(game.part_named(name).expect("a part")))
}

/// No ghost was left to choose: regions are exactly as foreseen (RSCORE-3, RSCORE-4, RFIELD-9).
fn assert_as_it_lies(after: &Carcassonne, foreseen: &Foresight, tally: &mut Tally) {
    for grown in all_grown(foreseen) {
        assert_eq!(grown.after, region_of(after, grown.after.part));
        count(tally, "joined", usize::from(grown.joins()));
        count(tally, "majority changes", usize::from(grown.majority_changes()));
    }
    count(tally, "fields", foreseen.fields.len());
    count(tally, "surrounded", foreseen.surrounded.len());
    for completed in &foreseen.completed {
        assert_eq!(completed.region, region_of(after, completed.region.part));
    }
    let offered = after.legal_actions().into_iter().filter_map(|action| match action {
        Action::PlaceMeeple { kind, index, .. } => Some((kind, index)),
        _ => None,
    });
    let taken = foreseen.completed.iter().filter(|it| it.if_taken.is_some()).map(|it| it.region.part);
    let free: Vec<PartName> = foreseen.free.iter().map(|region| region.part).chain(taken).collect();
    let at = after.board().tile(after.last_laid()).at;
    let region = |name| after.board().region_of(after.part_named(name).expect("a part"));
    let mut offered: Vec<_> = offered.map(|(kind, index)| region(PartName::new(at, kind, index))).collect();
    let mut free: Vec<_> = free.into_iter().map(region).collect();
    offered.sort_unstable();
    offered.dedup();
    free.sort_unstable();
    assert_eq!(offered, free);
}

/// RMIST-1, RMIST-2, RGHOST-2, RCIRC-3 to RCIRC-8.
fn assert_ghosts(foreseen: &Foresight, happened: &[Happening], tally: &mut Tally) {
    let (mut opponents, mut own, mut released, mut drawn, mut filled) = (0, 0, 0, 0, 0);
    let (mut taken, mut chased) = (0, 0);
    for happening in happened {
        match happening {
            Happening::GhostGiven { from: Source::Supply, .. } => taken += 1,
            Happening::Chased { .. } => chased += Meeple::CHASED,
            _ => {}
        }
        match happening {
            Happening::GhostGiven { why: Why::Extend | Why::Finish, .. } => opponents += 1,
            Happening::GhostGiven { why: Why::Break | Why::Circles, .. } => own += 1,
            Happening::Released { ghosts, .. } => released += ghosts,
            Happening::GhostDrawnIn { .. } => drawn += 1,
            Happening::CircleFilled { .. } => filled += 1,
            _ => {}
        }
    }
    let (ghosts, circles) = (&foreseen.ghosts, &foreseen.circles);
    assert!(ghosts.to_opponents.contains(&opponents), "{opponents} to opponents: {foreseen:#?}");
    assert!(ghosts.to_own.contains(&own), "{own} to own: {foreseen:#?}");
    assert!(ghosts.released.contains(&released), "{released} released: {foreseen:#?}");
    assert!(ghosts.from_supply.contains(&taken), "{taken} from the supply: {foreseen:#?}");
    let back = released + chased;
    assert!(ghosts.to_supply.contains(&back), "{back} back to the supply: {foreseen:#?}");
    assert_eq!((circles.drawn_in, circles.from_supply), (drawn, filled));
    let spared = [ghosts.opponents_spared, ghosts.own_spared].into_iter().flatten().count();
    count(tally, "spared", spared);
    count(tally, "to opponents", opponents.into());
    count(tally, "to own", own.into());
    count(tally, "released", released.into());
    count(tally, "drawn in", drawn.into());
    count(tally, "filled", filled.into());
    let ranges = [&ghosts.to_opponents, &ghosts.to_own, &ghosts.released];
    count(tally, "range", ranges.iter().filter(|range| range.start() < range.end()).count());
}

/// RSCORE-1 to RSCORE-4, RCEM-3, RMEEPLE-4.
fn assert_scorings(
    after: &Carcassonne,
    before: &Carcassonne,
    foreseen: &Foresight,
    happened: &[Happening],
    tally: &mut Tally,
) {
    let region = |name: PartName| after.board().region_of(after.part_named(name).expect("a part"));
    let told = |scoring: &Scoring| -> &Completed {
        let found = foreseen.completed.iter().find(|it| region(it.region.part) == region(scoring.region));
        found.unwrap_or_else(|| panic!("{scoring:?} was not foreseen"))
    };
    let scorings: Vec<&Scoring> = happened
        .iter()
        .filter_map(|happening| if let Happening::Scored(scoring) = happening { Some(scoring) } else { None })
        .collect();
    for scoring in &scorings {
        let told = told(scoring);
        assert_eq!(told.region.value, scoring.value);
        if foreseen.chooses {
            count(tally, "completed, after a choice about ghosts", 1);
        } else if told.region.is_free() {
            let me = before.active_colour();
            assert_eq!(told.if_taken.map(|value| value as i16), scoring.points[me]);
            count(tally, "completed and taken", 1);
        } else {
            assert_eq!((told.region.counts, told.region.points), (scoring.counts, scoring.points));
            count(tally, "completed with somebody", 1);
        }
    }
    if foreseen.chooses {
        return;
    }
    let occupied = foreseen.completed.iter().filter(|it| !it.region.is_free());
    for completed in occupied {
        let scored = |scoring: &&&Scoring| region(scoring.region) == region(completed.region.part);
        assert!(scorings.iter().any(|scoring| scored(&scoring)), "{completed:?} was not scored");
        if let Some(colour) = completed.guard {
            let came = |it: &&Happening| matches!(it, Happening::GuardCame { colour: other, .. } if *other == colour);
            assert!(happened.iter().any(|it| came(&it)));
            count(tally, "guard", 1);
        }
    }
}

/// What a single choice was told to do.
fn measure_choice(
    position: &Carcassonne,
    action: Action,
    next: &Carcassonne,
    happenings: &[Happening],
    tally: &mut Tally,
) {
    // The next thing that happens is another ghost, or a piece.
    let alone = !happenings.iter().skip(1).any(|it| {
        matches!(it, Happening::GhostGiven { .. } | Happening::Released { .. } | Happening::MeepleSkipped { .. })
    });
    match action {
        Action::GiveGhost { .. } => {
            let told = if_ghost_goes(position, action).expect("a legal action");
            let chased = happenings.iter().take(2).any(|it| matches!(it, Happening::Chased { .. }));
            assert_eq!(told.goes_home, chased);
            count(tally, "ghost given", 1);
            count(tally, "goes home", usize::from(chased));
            count(tally, "freed and worth something", usize::from(told.if_taken.is_some_and(|value| value > 1)));
            if alone {
                assert_eq!(told.supply, next.ghosts_in_supply());
                assert_eq!(told.after, region_of(next, told.after.part));
            }
        }
        Action::DrawIn { .. } => {
            let told = if_drawn_in(position, action).expect("a legal action");
            let drawn_from =
                |it: &&Happening| matches!(it, Happening::GhostDrawnIn { from, .. } if *from == told.meeple);
            let times = happenings.iter().filter(drawn_from).count();
            if alone && times == 1 {
                let stays = next.meeple_on(told.meeple).map(|meeple| meeple.ghosts);
                assert_eq!(stays, Some(told.ghosts));
            }
        }
        Action::TakeFromCircle { at, area } => {
            let told = if_taken_from(position, action).expect("a legal action");
            let leaves = happenings.iter().any(|it| matches!(it, Happening::GhostGiven { .. }));
            let mist = next.part_named(PartName::new(at, Kind::Mist, area)).expect("the mist");
            let now = next.ghosts_in_bank(next.board().region_of(mist));
            assert!(told.broken || now == told.in_bank + u8::from(!leaves));
            count(tally, "taken from a circle", 1);
        }
        Action::PlaceMeeple { .. } => {
            let told = if_meeple_stands(position, action).expect("a legal action");
            let region = |name| next.board().region_of(next.part_named(name).expect("a part"));
            let value = happenings.iter().find_map(|it| match it {
                Happening::Scored(scoring) if region(scoring.region) == region(told.on) => Some(scoring.value),
                _ => None,
            });
            // With several to score, the player is asked first.
            if next.phase() != Phase::PickScoring {
                assert_eq!(told.scored_now, value);
                count(tally, "piece scored", usize::from(value.is_some()));
            }
        }
        Action::RecallAbbot => {
            let told = if_abbot_recalled(position).expect("a legal action");
            let recalled = happenings.iter().any(|it| {
                matches!(it, Happening::AbbotRecalled { points, total, .. } if (*points, *total) == (told.points, told.score))
            });
            assert!(recalled);
            count(tally, "abbot recalled", 1);
        }
        Action::ScoreNext { .. } => {
            let told = if_scored_next(position, action).expect("a legal action");
            assert_eq!(happenings.first(), Some(&Happening::Scored(told.scoring)));
            count(tally, "scored next", 1);
        }
        Action::LayTile { .. } | Action::SkipMeeple => {}
    }
}

/// RSETUP-7: with the unseen tiles in another order, all that is told stays the same.
#[test]
fn foresight_does_not_know_the_order_of_the_tiles() {
    for seed in 0..6 {
        let mut dice = StdRng::seed_from_u64(seed);
        let (setup, mut actions) = (setup(seed), Vec::new());
        let mut game = Carcassonne::begin(&setup, seed, &mut Vec::new()).expect("a setup");
        let enough = 30 + 15 * seed as u16;
        while game.turn() < enough || game.phase() != Phase::LayTile {
            let action = Policy::Beginner.choose(&game, &game.legal_actions(), &mut dice).expect("something to do");
            game.apply(action, &mut Vec::new()).expect("a legal action");
            actions.push(action);
        }
        let mut order = game.draw_order().to_vec();
        let seen = order.len() - usize::from(game.tiles_left());
        order[seen..].shuffle(&mut dice);
        assert_ne!(order, game.draw_order());
        let mut other = Carcassonne::with_order(&setup, order, &mut Vec::new()).expect("the same tiles");
        for action in actions {
            other.apply(action, &mut Vec::new()).expect("a legal action");
        }
        for lay in game.legal_actions() {
            assert_eq!(foresee(&game, lay), foresee(&other, lay));
        }
    }
}
