//! Games of the cooperative game in words.

use crate::rules::Game;
use crate::rules::mists::{Banished, Happening, Mists, Scoring, Taken};
use crate::table::mists::Sitting;

/// What happened, in a few words.
pub(super) fn deed(happening: &Happening, game: &Mists) -> Option<String> {
    Some(match happening {
        &Happening::Drew { face, .. } => format!("draws {}", game.face_name(face)),
        Happening::SetAside { .. } => "it fits nowhere and leaves the game".to_owned(),
        Happening::TileLaid { at, turn, .. } => format!("lays it on {at}, turned {}", turn.quarters()),
        Happening::BankFinished { parts } => {
            format!("a bank is finished, {} ghosts return", parts.iter().map(|(_, ghosts)| ghosts).sum::<u8>())
        }
        Happening::GhostPlaced { .. } => "a ghost comes".to_owned(),
        Happening::GhostDrawnIn { from, .. } => format!("a circle draws in a ghost from {from}"),
        Happening::CatMoved { to: Some((colour, on)), .. } => format!("Eloise joins {colour} on {}", on.at),
        Happening::CatMoved { to: None, .. } => "Eloise waits beside the board".to_owned(),
        Happening::CatScored { points, .. } => format!("Eloise brings {points} points"),
        Happening::MeeplePlaced { colour, on, .. } => format!("a {colour} meeple on {} {}", on.kind.name(), on.index),
        Happening::Scored(scoring) => scored(scoring),
        Happening::MeepleReturned { colour, .. } => format!("a {colour} meeple returns"),
        Happening::CemeteryClosed { at, .. } => format!("the cemetery of {at} closes"),
        Happening::Buried { colour, at, .. } => format!("a {colour} meeple is buried on {at}"),
        Happening::HoundLeft { hound } => format!("{hound} leaves with it"),
        Happening::HoundScored { hound, points, .. } => format!("{hound} brings {points} points and leaves"),
        Happening::HoundCame { hound, to: Some((colour, on)), .. } => format!("{hound} joins {colour} on {}", on.at),
        Happening::HoundCame { hound, to: None, .. } => format!("{hound} finds nobody and leaves"),
        Happening::HoundCalmed { hound, calmed, .. } => {
            format!("{hound} calms {} ghosts", calmed.iter().map(Banished::count).sum::<u8>())
        }
        Happening::PileChanged { active, tiles } => format!("pile {} has {tiles} tiles now", active + 1),
        Happening::FaceDownLaid { at, .. } => format!("a tile is laid face down on {at}"),
        Happening::MeepleSkipped { .. } | Happening::GhostBanished { .. } => return None,
        Happening::TurnEnded { .. } | Happening::Over(_) => return None,
    })
}

fn scored(scoring: &Scoring) -> String {
    let region = format!("the {} of {}", scoring.region.kind.name(), scoring.region.at);
    match &scoring.taken {
        Taken::Points(points) => format!("{region} brings {points} points"),
        Taken::Ghosts(banished) => match banished.from {
            Some(from) => format!("{region} removes {} ghosts from {from}", banished.count()),
            None => format!("{region} is given up for nothing"),
        },
    }
}

/// How the game stands.
pub(super) fn ending(sitting: &Sitting) -> String {
    let game = sitting.position();
    let how = match game.outcome() {
        None => "still on".to_owned(),
        Some(outcome) if outcome.won() => format!("won ({})", outcome.rule()),
        Some(outcome) => format!("lost ({})", outcome.rule()),
    };
    let mark = if sitting.with_take_back() { ", with take-back" } else { "" };
    let circles = game.cat().map_or("", |_| " with the Spell Circles");
    let level = game.level();
    format!("level {}{circles}: {how} at {} of {} points{mark}", level.number, points(game), level.goal)
}

/// The points. With several markers, the points of each (L6-1).
fn points(game: &Mists) -> String {
    match game.markers() {
        [_] => game.total().to_string(),
        markers => {
            let each: Vec<_> =
                markers.iter().zip(game.totals()).map(|(marker, total)| format!("{marker} {total}")).collect();
            each.join(", ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::mists::Setup;
    use crate::table::mists::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// A game of a level by beginners, up to a position that is wanted.
    fn played(level: u8, wanted: impl Fn(&Mists) -> bool) -> Sitting {
        let setup = Setup::with_players(shipped::level(level).expect("a level"), shipped::deck().expect("the deck"), 3);
        for seed in 0..100 {
            let mut sitting = Sitting::begin(setup.clone(), seed, Vec::new()).expect("a table");
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            while sitting.position().outcome().is_none() {
                if wanted(sitting.position()) {
                    return sitting;
                }
                let position = sitting.position();
                let action = Policy::Beginner.choose(position, &position.legal_actions(), &mut random);
                sitting.play(action.expect("something to do")).expect("a legal action");
            }
        }
        panic!("no game comes to such a position")
    }

    // L6-1
    #[test]
    fn every_marker_is_told() {
        let three = played(6, |game| game.totals().iter().all(|&total| total > 0));
        let [red, green, blue] = three.position().totals()[..] else { panic!("three markers") };
        let told = format!("level 6: still on at red {red}, green {green}, blue {blue} of 50 points");
        assert_eq!(ending(&three), told);
        let one = played(1, |game| game.total() > 0);
        assert_eq!(ending(&one), format!("level 1: still on at {} of 50 points", one.position().total()));
    }
}
