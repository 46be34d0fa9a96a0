//! The lines of the log.

use super::multiplied;
use crate::app::words::say;
use crate::rules::mists::{Happening, Outcome, Scoring, Taken};

/// A line of the log for a happening, if it needs one. `name` is the player whose turn it was; points may be `split`
/// (L6-2).
pub fn log_line(happening: &Happening, name: &str, split: bool) -> Option<String> {
    Some(match happening {
        Happening::SetAside { .. } => say!("log-tile-fits-nowhere").to_owned(),
        Happening::BankFinished { parts } => {
            let freed: u8 = parts.iter().map(|(_, ghosts)| ghosts).sum();
            say!("log-bank-finished", name = name, ghosts = freed)
        }
        Happening::MeepleSkipped { legal: 0 } => say!("log-no-place-for-meeple", name = name),
        Happening::MeeplePlaced { on, .. } => say!("log-meeple-put", name = name, kind = on.kind.name()),
        Happening::Scored(scoring) => scored(scoring, name, split),
        Happening::CemeteryClosed { ghosts, .. } => say!("log-cemetery-closed", ghosts = *ghosts),
        Happening::Buried { colour, .. } => say!("log-buried", colour = colour.name()),
        Happening::HoundLeft { hound } => say!("log-hound-left", hound = hound.name()),
        Happening::HoundScored { hound, points, .. } => {
            say!("log-hound-scored", hound = hound.name(), points = *points)
        }
        Happening::HoundCame { hound, to: Some((colour, _)), .. } => {
            say!("log-hound-joined", hound = hound.name(), colour = colour.name())
        }
        Happening::HoundCame { hound, to: None, .. } => say!("log-hound-found-nobody", hound = hound.name()),
        Happening::CatMoved { to: Some((colour, _)), .. } => say!("log-eloise-joined", colour = colour.name()),
        Happening::CatMoved { to: None, .. } => say!("log-eloise-waits").to_owned(),
        Happening::CatScored { points, .. } => say!("log-eloise-scored", points = *points),
        Happening::PileChanged { active, tiles } => say!("log-pile-changed", pile = active + 1, tiles = *tiles),
        Happening::FaceDownLaid { .. } => say!("log-face-down-laid").to_owned(),
        Happening::Over(outcome) => ending(*outcome).to_owned(),
        Happening::Drew { .. }
        | Happening::TileLaid { .. }
        | Happening::GhostPlaced { .. }
        | Happening::GhostDrawnIn { .. }
        | Happening::MeepleSkipped { .. }
        | Happening::GhostBanished { .. }
        | Happening::MeepleReturned { .. }
        | Happening::HoundCalmed { .. }
        | Happening::TurnEnded { .. } => return None,
    })
}

fn scored(scoring: &Scoring, name: &str, split: bool) -> String {
    let Scoring { region, value, colours, taken, .. } = scoring;
    let kind = region.kind.name();
    match taken {
        Taken::Points(_) if split && colours.len() > 1 => {
            say!("log-scored-each", name = name, kind = kind, points = *value)
        }
        Taken::Points(_) => {
            let colours = u16::from(colours.len());
            let worth = multiplied(*value, colours, false);
            say!("log-scored", name = name, kind = kind, points = value * colours, worth = worth)
        }
        Taken::Ghosts(banished) if banished.count() == 0 => {
            say!("log-scored-for-nothing", name = name, kind = kind)
        }
        Taken::Ghosts(banished) => {
            say!("log-scored-for-ghosts", name = name, kind = kind, ghosts = banished.count())
        }
    }
}

/// The line for ghosts that the circles of a laid tile drew in. Each circle holds one.
pub fn ghosts_drawn_in(name: &str, ghosts: u8) -> String {
    say!("log-drawn-in", name = name, ghosts = ghosts)
}

/// The line for ghosts that a laid tile brought.
pub fn ghosts_came(name: &str, ghosts: u8) -> String {
    say!("log-ghosts-came", name = name, ghosts = ghosts)
}

fn ending(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => say!("log-victory"),
        Outcome::OutOfTiles => say!("log-out-of-tiles"),
        Outcome::PileEmpty => say!("log-pile-empty"),
        Outcome::OutOfGhosts => say!("log-out-of-ghosts"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tiles::{Kind, PartName, Square};
    use crate::rules::{ByColour, Colour};

    #[test]
    fn what_was_scored_is_told_as_a_sentence() {
        let colours = [Colour::Blue].into_iter().collect();
        let region = PartName::new(Square::new(0, 0), Kind::City, 0);
        let (taken, moves) = (Taken::Points(4), ByColour::default());
        let scoring = Scoring { region, value: 4, colours, taken, moves, due: 1 };
        let told = |scoring: &Scoring, split| log_line(&Happening::Scored(*scoring), "Maura", split).expect("a line");
        assert_eq!(told(&scoring, false), "Maura scored a city: 4 points");
        assert_eq!(told(&scoring, true), "Maura scored a city: 4 points");
        // SCORE-6 with one marker, L6-2 with three.
        let colours = [Colour::Blue, Colour::Red].into_iter().collect();
        let shared = Scoring { colours, taken: Taken::Points(8), ..scoring };
        assert_eq!(told(&shared, false), "Maura scored a city: 4 × 2 = 8 points");
        assert_eq!(told(&shared, true), "Maura scored a city: 4 points for each colour");
    }
}
