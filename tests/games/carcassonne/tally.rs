//! Where points came from: everything adds up to the scores.

use super::random_games::setup;
use mists::guide::Policy;
use mists::rules::carcassonne::{Carcassonne, Happening, Scoring};
use mists::rules::tiles::{Kind, PartName, Square};
use mists::rules::{ByColour, Colour, Game};
use mists::table::carcassonne::Sitting;
use mists::table::carcassonne::tally::{Line, Tally};
use mists::table::{Seat, Sitting as AnySitting};

/// A game of computers to its end: newcomers in some seats, chance in the others. `seen` looks at the scores after each
/// turn.
fn play(seed: u64, mut after_turn: impl FnMut(&Carcassonne)) -> Sitting {
    let sitting = AnySitting::begin(setup(seed), seed, Vec::new()).expect("a setup");
    let policy = |seat: u64| if (seed + seat).is_multiple_of(4) { Policy::Beginner } else { Policy::Random };
    let mut sitting = sitting.with_seats((0..6).map(|seat| Seat::Computer(policy(seat))).collect());
    while let Some(action) = sitting.computer_decides() {
        let happenings = sitting.play(action).expect("the computer keeps to the rules");
        if happenings.iter().any(Carcassonne::ends_turn) {
            after_turn(sitting.position());
        }
    }
    sitting
}

/// RSCORE-4, RSCORE-5, RSCORE-7, REND-2 to REND-4, RCEM-2, RABBOT-2.
#[test]
fn the_lines_add_up_to_the_scores_of_everybody() {
    let mut came_up = [0; 8];
    let mut kept_at_end = 0;
    for seed in 0..300 {
        let mut turn_by_turn = vec![ByColour([0; 6])];
        let sitting = play(seed, |game| turn_by_turn.push(game.scores()));
        let (tally, game) = (Tally::of(&sitting), sitting.position());
        assert!(game.outcome().is_some(), "seed {seed}");
        // The last turn's scores are those after the final scoring, which the chart leaves out.
        let last = turn_by_turn.pop().expect("there were turns");
        assert_eq!(last, tally.scores_at_end(), "seed {seed}");
        turn_by_turn.push(tally.scores_in_play());
        assert_eq!(tally.after_turns(), turn_by_turn, "seed {seed}");
        let regions = tally.final_regions();
        for colour in Colour::ALL {
            let (in_play, at_end) = (tally.in_play(colour), tally.at_end(colour, regions.len()));
            let told = format!("seed {seed}, {colour}: {in_play:?} {at_end:?}");
            assert_eq!(in_play.total(), i32::from(tally.scores_in_play()[colour]), "{told}");
            assert_eq!(in_play.total() + at_end.total(), i32::from(game.score(colour)), "{told}");
            let counted = regions.last().map_or(in_play.total(), |region| region.totals[colour]);
            assert_eq!(counted.max(0), i32::from(game.score(colour)), "{told}");
            assert_eq!((in_play[Line::Fields], at_end[Line::Cemeteries]), (0, 0), "{told}");
            for account in [in_play, at_end] {
                for line in Line::ALL {
                    assert!(if line == Line::Ghosts { account[line] <= 0 } else { account[line] >= 0 }, "{told}");
                    came_up[line as usize] += u32::from(account[line] != 0);
                }
            }
            kept_at_end += u32::from(at_end[Line::KeptAtZero] > 0);
        }
    }
    // Nothing was proved of a line that never came up.
    for line in Line::ALL {
        assert_eq!(came_up[line as usize] == 0, line == Line::Cemeteries, "{line:?}: {came_up:?}");
    }
    assert!(kept_at_end > 0, "no final scoring fell below 0");
}

/// REND-2 to REND-4: each region of the final scoring comes once, by kind, and moves the totals by its points.
#[test]
fn the_final_scoring_is_counted_region_by_region() {
    for seed in 0..40 {
        let sitting = play(seed, |_| {});
        let tally = Tally::of(&sitting);
        let told = sitting.happenings().filter(|it| matches!(it, Happening::FinallyScored(_))).count();
        assert_eq!(tally.final_regions().len(), told, "seed {seed}");
        let order = [Kind::Road, Kind::City, Kind::Monastery, Kind::Castle, Kind::Field];
        let place = |kind| order.iter().position(|&it| it == kind).expect("a kind that is scored at the end");
        let places: Vec<usize> = tally.final_regions().iter().map(|it| place(it.region.kind)).collect();
        assert!(places.is_sorted(), "seed {seed}: {places:?}");
        let mut totals = ByColour(tally.scores_in_play().0.map(i32::from));
        for (number, region) in (1..).zip(tally.final_regions()) {
            let id =
                sitting.position().part_named(region.region).map(|part| sitting.position().board().region_of(part));
            assert_eq!(id.map(|id| sitting.position().counts_in(id)), Some(region.counts), "seed {seed}");
            let most = region.counts.0.into_iter().max().expect("six colours");
            for colour in Colour::ALL {
                let points = region.points[colour].map(i32::from);
                assert_eq!(points.is_some(), region.counts[colour] == most, "seed {seed}: REND-3");
                totals[colour] += points.unwrap_or_default();
                if let Some(points) = points {
                    assert_eq!(i32::from(region.value) - i32::from(region.ghosts[colour]), points, "seed {seed}");
                } else {
                    assert_eq!(region.ghosts[colour], 0, "seed {seed}");
                }
                let account = tally.at_end(colour, number);
                let gained = account.total() - account[Line::KeptAtZero];
                assert_eq!(i32::from(tally.scores_in_play()[colour]) + gained, totals[colour], "seed {seed}");
            }
            assert_eq!(region.totals, totals, "seed {seed}");
        }
    }
}

/// A scoring in which only Yellow stands, with this value, these points and this score after it.
fn yellow(kind: Kind, value: u16, points: i16, total: u16) -> Scoring {
    let (mut counts, mut given, mut totals) = (ByColour::default(), ByColour::default(), ByColour::default());
    counts[Colour::Yellow] = 1;
    given[Colour::Yellow] = Some(points);
    totals[Colour::Yellow] = total;
    Scoring { region: PartName::new(Square::new(3, 3), kind, 0), value, counts, points: given, totals, due: 1 }
}

fn lines(tally: &Tally) -> ([i32; 8], [i32; 8]) {
    let (in_play, at_end) = (tally.in_play(Colour::Yellow), tally.at_end(Colour::Yellow, tally.final_regions().len()));
    (Line::ALL.map(|line| in_play[line]), Line::ALL.map(|line| at_end[line]))
}

/// Worked examples 13 and 14 of the competitive game: the order of two scorings decides what is kept at 0 (RSCORE-5).
#[test]
fn what_a_score_would_lose_below_zero_stands_in_a_line_of_its_own() {
    let turn_ended = Happening::TurnEnded { turn: 1, player: 0 };
    let (road, city) = (|total| yellow(Kind::Road, 2, -2, total), |total| yellow(Kind::City, 8, 8, total));
    let road_first = [Happening::Scored(road(0)), Happening::Scored(city(8)), turn_ended.clone()];
    let tally = Tally::of_happenings(&road_first);
    assert_eq!(lines(&tally), ([2, 8, 0, 0, 0, 0, -4, 2], [0; 8]));
    assert_eq!(tally.after_turns().iter().map(|scores| scores[Colour::Yellow]).collect::<Vec<_>>(), [0, 8]);
    let city_first = [Happening::Scored(city(8)), Happening::Scored(road(6)), turn_ended];
    assert_eq!(lines(&Tally::of_happenings(&city_first)), ([2, 8, 0, 0, 0, 0, -4, 0], [0; 8]));
}

/// RABBOT-2: an abbot who is taken back brings the points of a monastery.
#[test]
fn an_abbot_who_is_taken_back_counts_under_monasteries() {
    let from = PartName::new(Square::new(3, 3), Kind::Monastery, 0);
    let recalled = Happening::AbbotRecalled { colour: Colour::Yellow, from, value: 6, points: 4, total: 4 };
    assert_eq!(lines(&Tally::of_happenings([&recalled])).0, [0, 0, 6, 0, 0, 0, -2, 0]);
}

/// REND-3, REND-4: in the final scoring totals may fall below 0 on the way; only the sum is kept at 0.
#[test]
fn the_final_scoring_is_kept_at_zero_once_all_is_counted() {
    let field = Happening::FinallyScored(yellow(Kind::Field, 0, -2, 1));
    let road = Happening::FinallyScored(yellow(Kind::Road, 1, -1, 1));
    let castle = Happening::FinallyScored(yellow(Kind::Castle, 1, 1, 1));
    let one = Happening::Scored(yellow(Kind::Road, 1, 1, 1));
    let tally = Tally::of_happenings([&one, &field, &road, &castle]);
    let regions: Vec<_> = tally.final_regions().iter().map(|it| (it.region.kind, it.totals[Colour::Yellow])).collect();
    assert_eq!(regions, [(Kind::Road, 0), (Kind::Castle, 1), (Kind::Field, -1)]);
    assert_eq!(tally.final_regions()[0].ghosts[Colour::Yellow], 2);
    assert_eq!(lines(&tally).1, [1, 0, 0, 1, 0, 0, -4, 1]);
    assert_eq!(tally.at_end(Colour::Yellow, 2)[Line::KeptAtZero], 0, "not all is counted yet");
    assert_eq!(tally.scores_at_end()[Colour::Yellow], 0);
}
