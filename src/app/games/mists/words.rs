//! What the game says at the table, in one place.

pub use crate::app::words::{counted, sentence};

use crate::guide::mists::blight;
use crate::guide::mists::foresight::{Burial, Chance, Closing, Completed, DrawingIn, Foresight, PileEnd};
use crate::rules::mists::{Action, Happening, Haunt, Hound, Mists, Outcome, Phase, Scoring, Taken, value_of};
use crate::rules::tiles::{Centre, Face, Kind, PartName, RegionId, Square};
use crate::rules::{Colour, Game};
use crate::table::mists::Sitting;

/// What is printed on a tile, in a few words.
pub fn caption(face: &Face) -> String {
    let print = face.print();
    let mut parts = Vec::new();
    match print.centre {
        Some(Centre::Castle) => parts.push("castle".to_owned()),
        Some(Centre::Cemetery) => parts.push("cemetery".to_owned()),
        _ => {}
    }
    if !print.cities.is_empty() {
        parts.push(if print.cities.len() > 1 { "two cities" } else { "city" }.to_owned());
    }
    match print.roads.len() {
        0 => {}
        1 if print.roads[0].len() == 2 => parts.push("road".to_owned()),
        1 => parts.push("road end".to_owned()),
        roads => parts.push(format!("{roads} roads")),
    }
    if face.circles() > 0 {
        parts.push(counted(face.circles(), "circle"));
    } else if face.ghosts() > 0 {
        parts.push(counted(face.ghosts(), "ghost"));
    } else if face.has_mist() {
        parts.push("mist".to_owned());
    }
    if parts.is_empty() { "fields".to_owned() } else { parts.join(", ") }
}

/// A name that leaves room for the sentence about it.
fn shortened(name: &str) -> String {
    const LONGEST: usize = 12;
    match name.char_indices().nth(LONGEST) {
        Some(_) => name.chars().take(LONGEST - 1).collect::<String>().trim_end().to_owned() + "…",
        None => name.to_owned(),
    }
}

/// What the active player has to do, as a sentence; a long name is cut, never what to do.
pub fn what_to_do(name: &str, position: &Mists) -> String {
    let name = shortened(name);
    match position.phase() {
        Phase::LayTile => format!("{name}, lay your tile on a glowing square"),
        Phase::DrawIn => format!("{name}, which ghost does the circle draw in?"),
        Phase::PlaceCat => format!("{name}, whom does Eloise join?"),
        Phase::Bury => format!("{name}, who is buried on the closed cemetery?"),
        Phase::HauntCemetery => format!("{name}, which cemetery gets a ghost?"),
        Phase::HauntMist => format!("{name}, which mist does the cemetery haunt?"),
        Phase::MoveMarker => match position.marking() {
            Some((colour, points)) => format!("{name}, which marker gets {colour}'s {}?", counted(points, "point")),
            None => format!("{name}, which marker moves?"),
        },
        Phase::PlaceHound => match position.hound_under_way() {
            Some(hound) => format!("{name}, whom does {hound} join?"),
            None => format!("{name}, whom does the hound join?"),
        },
        Phase::CalmGhosts => match position.hound_under_way() {
            Some(hound) => format!("{name}, which ghosts does {hound} chase off?"),
            None => format!("{name}, which ghosts go?"),
        },
        Phase::LayFaceDown => {
            let open = position.cemeteries().iter().filter(|cemetery| !cemetery.closed).count();
            format!("{name}, lay a face-down tile beside {} open cemetery", if open == 1 { "the" } else { "an" })
        }
        Phase::SpareGhost => format!("{name}, choose where one ghost stays away"),
        Phase::PlaceMeeple => format!("{name}, put a meeple on your tile or skip"),
        Phase::PickScoring => format!("{name}, which region is scored first?"),
        Phase::TakeScore => format!("{name}, points or ghosts?"),
        Phase::Banish => match position.banishing_from() {
            Some(_) => format!("{name}, more ghosts from the same square?"),
            None => format!("{name}, which ghosts go?"),
        },
        Phase::Over => match position.total() >= position.level().goal {
            true => "The mist lifts: you have won".to_owned(),
            false => "The mist closes in: the game is lost".to_owned(),
        },
    }
}

fn multiplied(value: u16, colours: u16) -> String {
    if colours > 1 { format!("{value} × {colours} = {}", value * colours) } else { value.to_string() }
}

/// "Road: 4 × 2 = 8 points".
pub fn region_to_score(position: &Mists, region: PartName) -> String {
    let (value, colours) = worth(position, region);
    format!("{}: {}", sentence(region.kind.name()).trim_end_matches('.'), multiplied(value, colours))
}

/// What the region under way would bring; with three markers each colour gets the value for itself (L6-1).
pub fn points_to_take(position: &Mists) -> String {
    let Some(&region) = position.due().first() else { return "Points".to_owned() };
    let (value, colours) = worth(position, region);
    match (position.markers().len() > 1, colours) {
        (true, 2..) => format!("{} each", counted(value, "point")),
        (true, _) => counted(value, "point"),
        (false, _) => counted(value * colours, "point"),
    }
}

/// How these points come about (SCORE-2 to SCORE-6): "2 tiles × 2 × 1 colour = 4".
pub fn sum_of_points(position: &Mists) -> String {
    let due = position.due().first().and_then(|&region| Some((region, position.part_named(region)?)));
    let Some((named, part)) = due else { return String::new() };
    let region = position.board().region(position.board().region_of(part));
    let (value, colours) = worth(position, named);
    let things = match region.kind {
        Kind::Road => counted(region.size(), "tile"),
        Kind::City if region.shields == 0 => format!("{} × 2", counted(region.size(), "tile")),
        Kind::City => {
            format!("({} + {}) × 2", counted(region.size(), "tile"), counted(region.shields, "shield"))
        }
        Kind::Castle => format!("{} × 2", counted(region.misty, "misty tile")),
        Kind::Mist => return String::new(),
    };
    match position.markers().len() > 1 {
        true => format!("{things} = {value}"),
        false => format!("{things} × {} = {}", counted(colours, "colour"), value * colours),
    }
}

/// A colour as a sentence begins with it.
pub fn colour(colour: Colour) -> String {
    sentence(colour.name()).trim_end_matches('.').to_owned()
}

/// A marker that may move: "Red, at 12".
pub fn marker_to_move(position: &Mists, marker: Colour) -> String {
    let at = position.markers().iter().position(|&known| known == marker);
    let points = at.map_or(0, |at| position.totals()[at]);
    format!("{}, at {points}", colour(marker))
}

/// What has to be reached with the active pile: "Rufus at 15", "the goal of 50".
pub fn target(position: &Mists) -> String {
    let level = position.level();
    match Hound::ALL.get(usize::from(position.active_pile())).filter(|_| level.hounds.is_some()) {
        Some(hound) => format!("{hound} at {}", level.target(position.active_pile())),
        None => format!("the goal of {}", level.goal),
    }
}

fn worth(position: &Mists, region: PartName) -> (u16, u16) {
    position.part_named(region).map_or((0, 0), |part| {
        let region = position.board().region_of(part);
        (value_of(position.board().region(region)), u16::from(position.colours_in(region).len()))
    })
}

/// What a region is, who stands in it and what it is worth: "Road, 3 tiles: worth 3 · Alix".
pub fn region_tip(position: &Mists, id: RegionId, names: &[String]) -> String {
    let region = position.board().region(id);
    let tiles = counted(region.size(), "tile");
    if region.kind == Kind::Mist {
        let ghosts = counted(position.ghosts_in(id), "ghost");
        let held = match held_in(position, id) {
            0 => String::new(),
            1 => ", 1 held by a circle".to_owned(),
            several => format!(", {several} held by circles"),
        };
        let state = match () {
            () if region.finished() => "burnt off".to_owned(),
            () if region.dead => "can never burn off".to_owned(),
            () => counted(region.open, "open edge"),
        };
        return format!("Mist, {tiles}, {ghosts}{held}: {state}");
    }
    let colours = position.colours_in(id);
    let owners = owners_in(position, id, names);
    let owners = if owners.is_empty() { "nobody".to_owned() } else { owners.join(", ") };
    let kind = sentence(region.kind.name());
    let worth = multiplied(value_of(region), colours.len().into());
    let state = match () {
        () if region.finished() => "complete",
        () if region.dead => "can never be completed",
        () => "unfinished",
    };
    format!("{} of {tiles}, {state}, worth {worth} · {owners}", kind.trim_end_matches('.'))
}

/// The ghosts of a bank that stand in circles.
fn held_in(position: &Mists, bank: RegionId) -> u8 {
    let areas = position.parts_of(bank).map(|part| position.name_of(part));
    areas.map(|area| position.ghosts_at_haunt(area.at, Haunt::Circle(area.index))).sum()
}

/// Whose meeple it is: "Alix's red meeple".
pub fn whose_meeple(position: &Mists, colour: Colour, names: &[String]) -> String {
    let seat = position.seats().iter().position(|seat| seat.contains(&colour));
    match seat.and_then(|seat| names.get(seat)) {
        Some(name) => format!("{name}'s {colour} meeple"),
        None => format!("The {colour} meeple"),
    }
}

/// What follows from a choice on the board, as a sentence; nothing where the place itself tells enough.
pub fn consequence(position: &Mists, action: Action, names: &[String]) -> Option<String> {
    match action {
        Action::Bury { meeple } => burial(position, meeple, names),
        Action::PlaceHound { meeple } => hound_joins(position, meeple, names),
        Action::PlaceCat { meeple } => cat_joins(position, meeple, names),
        Action::DrawIn { .. } => {
            Some("The circle draws this ghost in and holds it until the bank burns off".to_owned())
        }
        Action::HauntCemetery { at } => Some(one_more_on_cemetery(position, at)),
        Action::HauntMist { at, area } => {
            let mist = position.part_named(PartName::new(at, Kind::Mist, area))?;
            let bank = region_tip(position, position.board().region_of(mist), names);
            Some(format!("One more ghost for this bank · {bank}"))
        }
        Action::LayFaceDown { at } => Some(swallowed(position, at, names)),
        Action::Banish { .. } if position.phase() == Phase::CalmGhosts => Some("This ghost goes home".to_owned()),
        _ => None,
    }
}

/// "Alix's red meeple is buried: the city of 4 tiles loses it, Rufus leaves".
fn burial(position: &Mists, meeple: PartName, names: &[String]) -> Option<String> {
    let standing = position.meeple_on(meeple)?;
    let whose = whose_meeple(position, standing.colour, names);
    let region = position.board().region(position.board().region_of(standing.part));
    let tiles =
        if region.kind == Kind::Castle { String::new() } else { format!(" of {}", counted(region.size(), "tile")) };
    let hounds: String =
        position.hounds_with(standing.part).map(|hound| format!(", {hound} leaves unscored")).collect();
    let cat = if position.cat_is_with(standing.part) { ", Eloise moves on" } else { "" };
    Some(format!("{whose} is buried: the {}{tiles} loses it{hounds}{cat}", region.kind.name()))
}

/// "Rufus joins Alix's red meeple: 4 ghosts around it can go home".
fn hound_joins(position: &Mists, meeple: PartName, names: &[String]) -> Option<String> {
    let hound = position.hound_under_way()?;
    let whose = whose_meeple(position, position.meeple_on(meeple)?.colour, names);
    let around = std::iter::once(meeple.at).chain(meeple.at.surroundings());
    let ghosts = |at| position.loose_ghosts_on(at).map(|(_, ghosts)| ghosts).sum::<u8>().min(3);
    let mut squares: Vec<u8> = around.map(ghosts).collect();
    squares.sort_unstable_by(|a, b| b.cmp(a));
    Some(match squares.iter().take(2).sum::<u8>() {
        0 => format!("{hound} joins {whose}: no ghost is near"),
        calmed => format!("{hound} joins {whose}: {} around it can go home", counted(calmed, "ghost")),
    })
}

/// "Eloise joins Alix's red meeple: 3 points when it is scored, with the circles as they are".
fn cat_joins(position: &Mists, meeple: PartName, names: &[String]) -> Option<String> {
    let whose = whose_meeple(position, position.meeple_on(meeple)?.colour, names);
    let points = counted(position.ghosts_in_circles(), "point");
    Some(format!("Eloise joins {whose}: {points} when it is scored, with the circles as they are"))
}

/// "A ghost comes to this cemetery: 3 will be on it, 2 squares beside it are empty".
fn one_more_on_cemetery(position: &Mists, at: Square) -> String {
    let there = position.cemetery_at(at).copied();
    let ghosts = there.map_or(0, |cemetery| cemetery.ghosts) + 1;
    let empty = there.map_or(0, |cemetery| cemetery.empty_neighbours);
    let (ghosts, empty) = (counted(ghosts, "ghost"), counted(empty, "empty square"));
    format!("One more for this cemetery: {ghosts} on it, {empty} beside it")
}

/// What a tile laid face down would spoil: "Never to be finished: a road of 2 tiles (Alix), mist with 3 ghosts".
fn swallowed(position: &Mists, at: Square, names: &[String]) -> String {
    let ahead = blight(position, at);
    let spoilt: Vec<String> = ahead.regions.iter().map(|&region| spoilt(position, region, names)).collect();
    let closes = match ahead.closes {
        0 => "",
        1 => "the cemetery closes: a meeple is buried",
        _ => "cemeteries close: meeples are buried",
    };
    match (spoilt.is_empty(), closes.is_empty()) {
        (true, true) => "Nothing is spoilt here".to_owned(),
        (true, false) => sentence(closes).trim_end_matches('.').to_owned(),
        (false, true) => format!("Never to be finished: {}", spoilt.join(", ")),
        (false, false) => format!("Never to be finished: {}; {closes}", spoilt.join(", ")),
    }
}

/// "a city of 3 tiles (Alix)", "mist with 2 ghosts", "a castle".
fn spoilt(position: &Mists, id: RegionId, names: &[String]) -> String {
    let region = position.board().region(id);
    let what = match region.kind {
        Kind::Mist => format!("mist with {}", counted(position.ghosts_in(id), "ghost")),
        Kind::Castle => "a castle".to_owned(),
        Kind::Road | Kind::City => format!("a {} of {}", region.kind.name(), counted(region.size(), "tile")),
    };
    let owners = owners_in(position, id, names);
    if owners.is_empty() { what } else { format!("{what} ({})", owners.join(", ")) }
}

/// The players whose meeples stand in a region.
fn owners_in<'a>(position: &Mists, id: RegionId, names: &'a [String]) -> Vec<&'a str> {
    let colours = position.colours_in(id);
    let seats = position.seats().iter().zip(names);
    let there = seats.filter(|(seat, _)| seat.iter().any(|&colour| colours.contains(colour)));
    there.map(|(_, name)| name.as_str()).collect()
}

/// "3 must come, 2 left: this loses the game".
pub fn too_few_ghosts(ahead: &Foresight, position: &Mists) -> String {
    let from_banks: u8 = ahead.finished.iter().map(|bank| bank.freed).sum();
    let from_cemeteries: u8 = ahead.closings.iter().map(|closing| closing.freed).sum();
    let left = position.ghosts_in_supply() + from_banks + from_cemeteries;
    format!("{} must come, {left} left: this loses the game", ahead.ghosts)
}

/// "Pile 1 ends this turn: 4 points short".
pub fn pile_ends(end: PileEnd, position: &Mists) -> String {
    let pile = if position.piles().count() > 1 {
        format!("Pile {} ends this turn", end.pile + 1)
    } else {
        "This is the last tile".to_owned()
    };
    let needed = end.target.saturating_sub(position.total());
    match end.short() {
        0 => format!("{pile}: {} needed", counted(needed, "point")),
        short => format!("{pile}: {} short", counted(short, "point")),
    }
}

/// "Ronja would come".
pub fn hound_comes(hound: Hound, chance: Chance) -> String {
    let would = if chance == Chance::Certain { "would" } else { "can" };
    format!("{hound} {would} come")
}

/// What completing a region brings; with three markers every colour gets the value.
pub fn completes(region: &Completed, split: bool) -> String {
    let thing = region.region.kind.name();
    if !region.occupied() {
        return format!("Completes a free {thing}, worth {} with a meeple", region.points);
    }
    if split {
        let colours: Vec<&str> = region.colours.iter().map(Colour::name).collect();
        return format!("Completes the {thing}: {} for {}", region.value, colours.join(", "));
    }
    format!("Completes the {thing}: {} points", multiplied(region.value, region.colours.len().into()))
}

/// "Closes a cemetery: a meeple must be buried".
pub fn closes(closing: &Closing) -> String {
    let burial = match &closing.burial {
        Burial::Standing(meeples) if meeples.len() == 1 => ": the only meeple is buried",
        Burial::Standing(_) => ": a meeple must be buried",
        Burial::FromSupply(_) => ": a meeple from hand is buried",
        Burial::Nobody => "",
    };
    match closing.freed {
        0 => format!("Closes a cemetery{burial}"),
        freed => format!("Closes a cemetery{burial}, {} go home", counted(freed, "ghost")),
    }
}

/// A road, city or castle can never be completed any more.
pub fn never_completed(kind: Kind) -> String {
    format!("A {} can never be completed any more", kind.name())
}

/// A bank burns off.
pub fn burns_off(freed: u8) -> String {
    if freed == 0 {
        "A bank burns off".to_owned()
    } else {
        format!("A bank burns off: {} go home", counted(freed, "ghost"))
    }
}

/// A bank can never be finished any more.
pub fn never_burns_off(ghosts: u8) -> String {
    if ghosts == 0 {
        "A bank can never burn off any more".to_owned()
    } else {
        format!("A bank with {} can never burn off", counted(ghosts, "ghost"))
    }
}

/// How many ghosts come, and why not more: "2 ghosts would come, one fewer: the mist is joined"; where circles draw some in,
/// "Circles draw in 2 ghosts, 1 more comes".
pub fn ghosts_come(ahead: &Foresight) -> String {
    let one_more = ahead.coming.iter().any(|coming| coming.haunt == Haunt::Cemetery);
    let more = if one_more { ", one of them to a cemetery" } else { "" };
    let drawn_in = counted(ahead.circles.drawn_in, "ghost");
    // Joined mist spares no ghost of a circle (SPELL-3).
    match (&ahead.circles, ahead.ghosts) {
        (DrawingIn { drawn_in: 0, from_supply: 0, .. }, ghosts) => {
            let fewer = if ahead.joins_mist { ", one fewer: the mist is joined" } else { "" };
            format!("{} would come{more}{fewer}", counted(ghosts, "ghost"))
        }
        (DrawingIn { drawn_in: 0, .. }, ghosts) => format!("{} would come{more}", counted(ghosts, "ghost")),
        (circles, 0) if circles.filled() == 1 => "The circle draws in 1 ghost".to_owned(),
        (_, 0) => format!("Circles draw in {drawn_in}"),
        (_, 1) => format!("Circles draw in {drawn_in}, 1 more comes{more}"),
        (_, ghosts) => format!("Circles draw in {drawn_in}, {ghosts} more come{more}"),
    }
}

/// Circles of the tile whose bank it finishes (SPELL-5).
pub fn stay_empty(circles: u8) -> String {
    match circles {
        1 => "A circle stays empty: its bank burns off".to_owned(),
        several => format!("{several} circles stay empty: their bank burns off"),
    }
}

/// "Eloise: 3 more points".
pub fn cat_scores(points: u16) -> String {
    format!("Eloise: {}", counted(points, "more point"))
}

/// A line of the log, for what deserves one; `name` is whose turn it was.
pub fn log_line(happening: &Happening, name: &str) -> Option<String> {
    Some(match happening {
        Happening::SetAside { .. } => "A tile fits nowhere and leaves the game".to_owned(),
        Happening::BankFinished { parts } => {
            let freed: u8 = parts.iter().map(|(_, ghosts)| ghosts).sum();
            if freed == 0 {
                format!("{name} finished a bank")
            } else {
                format!("{name} finished a bank, {} went home", counted(freed, "ghost"))
            }
        }
        Happening::MeepleSkipped { legal: 0 } => format!("{name} had no free place for a meeple"),
        Happening::MeeplePlaced { on, .. } => format!("{name} put a meeple {}", post(*on)),
        Happening::Scored(Scoring { region, value, colours, taken, .. }) => match taken {
            Taken::Points(_) => {
                let colours = u16::from(colours.len());
                let points = if value * colours == 1 { "point" } else { "points" };
                format!("{name} scored a {}: {} {points}", region.kind.name(), multiplied(*value, colours))
            }
            Taken::Ghosts(banished) if banished.count() == 0 => {
                format!("{name} scored a {} for nothing", region.kind.name())
            }
            Taken::Ghosts(banished) => {
                let ghosts = counted(banished.count(), "ghost");
                format!("{name} scored a {}: {ghosts} went home", region.kind.name())
            }
        },
        Happening::CemeteryClosed { ghosts: 0, .. } => "A cemetery closed".to_owned(),
        Happening::CemeteryClosed { ghosts, .. } => {
            format!("A cemetery closed, {} went home", counted(*ghosts, "ghost"))
        }
        Happening::Buried { colour, .. } => format!("A {colour} meeple was buried"),
        Happening::HoundLeft { hound } => format!("{hound} left with the buried meeple"),
        Happening::HoundScored { hound, points, .. } => format!("{hound} brought {}", counted(*points, "point")),
        Happening::HoundCame { hound, to: Some((colour, _)), .. } => format!("{hound} joined {colour}"),
        Happening::HoundCame { hound, to: None, .. } => format!("{hound} found nobody and left"),
        Happening::CatMoved { to: Some((colour, _)), .. } => format!("Eloise joined {colour}"),
        Happening::CatMoved { to: None, .. } => "Eloise waits beside the board".to_owned(),
        Happening::CatScored { points, .. } => format!("Eloise brought {}", counted(*points, "point")),
        Happening::PileChanged { active, tiles } => {
            format!("Pile {} is drawn from now: {}", active + 1, counted(*tiles, "tile"))
        }
        Happening::FaceDownLaid { .. } => "A tile was laid face down".to_owned(),
        Happening::Over(outcome) => ending(*outcome).to_owned(),
        _ => return None,
    })
}

/// The line of the log for the ghosts that the circles of a laid tile drew in; each of them holds one.
pub fn ghosts_drawn_in(name: &str, ghosts: u8) -> String {
    let circles = if ghosts == 1 { "a circle" } else { "circles" };
    format!("{name} laid a tile: {circles} drew in {}", counted(ghosts, "ghost"))
}

/// The line of the log for the ghosts that a laid tile brought.
pub fn ghosts_came(name: &str, ghosts: u8) -> String {
    format!("{name} laid a tile: {} came", counted(ghosts, "ghost"))
}

fn post(on: PartName) -> &'static str {
    match on.kind {
        Kind::Road => "on a road",
        Kind::City => "in a city",
        Kind::Castle => "in a castle",
        Kind::Mist => "in the mist",
    }
}

fn ending(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => "The goal is reached!",
        Outcome::OutOfTiles => "The last tile is laid",
        Outcome::PileEmpty => "The pile is used up",
        Outcome::OutOfGhosts => "Too many ghosts: the supply is empty",
    }
}

/// What is played, and how far: "Level IV with the Spell Circles, turn 11".
pub fn whereabouts(sitting: &Sitting) -> String {
    let position = sitting.position();
    let level = level_played(position.level().number, sitting.setup().spell_circles);
    format!("Level {level}, turn {}", position.turn())
}

/// A level's number, and whether it is played with the Spell Circles: "IV with the Spell Circles".
pub fn level_played(level: u8, spell_circles: bool) -> String {
    let with = if spell_circles { " with the Spell Circles" } else { "" };
    format!("{}{with}", roman(level))
}

/// A level's number as it stands on seals and headings.
pub fn roman(number: u8) -> String {
    const NUMERALS: [&str; 10] = ["–", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    NUMERALS.get(usize::from(number)).map_or_else(|| number.to_string(), |numeral| (*numeral).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::Policy;
    use crate::rules::ByColour;
    use crate::rules::mists::Setup;
    use crate::table::mists::shipped;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;
    use std::collections::BTreeSet;

    #[test]
    fn a_game_with_the_spell_circles_is_called_so() {
        let sitting = |spell_circles| {
            let level = shipped::level(4).expect("level 4");
            let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 1);
            Sitting::begin(Setup { spell_circles, ..setup }, 7, vec!["Alix".to_owned()]).expect("a table")
        };
        assert_eq!(whereabouts(&sitting(true)), "Level IV with the Spell Circles, turn 1");
        assert_eq!(whereabouts(&sitting(false)), "Level IV, turn 1");
    }

    /// What a sum such as "(4 tiles + 1 shield) × 2 × 2 colours" comes to.
    fn worked_out(sum: &str) -> u16 {
        let number = |text: &str| text.trim_matches(|letter: char| !letter.is_ascii_digit()).parse::<u16>();
        let factor = |text: &str| text.split('+').map(|part| number(part).expect("a number")).sum::<u16>();
        sum.split('×').map(factor).product()
    }

    #[test]
    fn the_sum_that_is_shown_is_what_the_rules_count() {
        let mut kinds = BTreeSet::new();
        for (level, seed) in [1, 2, 6].into_iter().flat_map(|level| (0..12).map(move |seed| (level, seed))) {
            let level = shipped::level(level).expect("a level");
            let setup = Setup::with_players(level, shipped::deck().expect("the deck"), 3);
            let mut position = Mists::begin(&setup, seed, &mut Vec::new()).expect("a table");
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            while let Some(action) = Policy::Beginner.choose(&position, &position.legal_actions(), &mut random) {
                if position.phase() == Phase::TakeScore {
                    let (sum, taken) = (sum_of_points(&position), points_to_take(&position));
                    let (factors, result) = sum.split_once(" = ").expect("a sum and what it comes to");
                    let due = position.due()[0];
                    let (value, colours) = worth(&position, due);
                    let counts = if position.markers().len() > 1 { value } else { value * colours };
                    assert_eq!(result, counts.to_string(), "{sum}");
                    assert_eq!(worked_out(factors), counts, "{sum}");
                    assert!(taken.starts_with(&counts.to_string()), "{taken}");
                    kinds.insert(due.kind);
                }
                position.apply(action, &mut Vec::new()).expect("a legal action");
            }
        }
        assert!(kinds.contains(&Kind::Road) && kinds.contains(&Kind::City), "only {kinds:?} are scored");
    }

    #[test]
    fn what_was_scored_is_told_as_a_sentence() {
        let colours = [Colour::Blue].into_iter().collect();
        let region = PartName::new(Square::new(0, 0), Kind::City, 0);
        let (taken, moves) = (Taken::Points(4), ByColour::default());
        let scoring = Scoring { region, value: 4, colours, taken, moves, due: 1 };
        assert_eq!(log_line(&Happening::Scored(scoring), "Maura").as_deref(), Some("Maura scored a city: 4 points"));
    }
}
