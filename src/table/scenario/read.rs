//! From the text of a scenario to everything that is needed to play it.

use super::ScenarioError;
use super::lines::Lines;
use super::step::{At, Deed, Expectation, Place, Step};
use super::text::{Lined, MOST_BYTES, Text};
use crate::rules::{Colour, DataError, Deck, Face, FacePrint, Haunt, LaidTile, Layout, Setup, Turn};
use crate::table::shipped;
use ron::value::RawValue;
use serde::{Deserialize, Deserializer, de};
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

/// A scenario that was read and found well-formed.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub(super) file: String,
    pub(super) title: String,
    pub(super) rules: Vec<String>,
    pub(super) setup: Setup,
    pub(super) opening: Opening,
    pub(super) steps: Vec<Lined<Step>>,
    pub(super) lines: Lines,
}

/// How the table looks before the first draw.
#[derive(Clone, Debug)]
pub(super) enum Opening {
    /// As the rulebook says, the deck shuffled with this seed.
    Shuffled(u64),
    /// As the scenario says.
    LaidOut(Layout),
}

/// A scenario as it is written down. Values stay raw, so that a complaint about one can name its line.
#[derive(Deserialize)]
#[serde(rename = "Scenario", deny_unknown_fields)]
struct Written<'a> {
    title: String,
    #[serde(borrow)]
    rules: &'a RawValue,
    #[serde(default, borrow)]
    level: Option<&'a RawValue>,
    #[serde(default, borrow)]
    players: Option<&'a RawValue>,
    #[serde(default, borrow)]
    colours: Option<&'a RawValue>,
    #[serde(default, borrow)]
    marker: Option<&'a RawValue>,
    #[serde(default, borrow)]
    deck: Option<&'a RawValue>,
    #[serde(default, borrow)]
    seed: Option<&'a RawValue>,
    #[serde(default, borrow)]
    faces: Faces<'a>,
    #[serde(default)]
    start_tile: bool,
    #[serde(default, borrow)]
    tiles: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    ghosts: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    meeples: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    supply: Vec<&'a RawValue>,
    #[serde(default, borrow)]
    total: Option<&'a RawValue>,
    #[serde(default, borrow)]
    active: Option<&'a RawValue>,
    #[serde(default, borrow)]
    turn: Option<&'a RawValue>,
    #[serde(default, borrow)]
    draws: Vec<&'a RawValue>,
    #[serde(borrow)]
    steps: &'a RawValue,
}

/// Names and faces in written order; a map would lose the second of two with the same name.
#[derive(Default)]
struct Faces<'a>(Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Faces<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;
        impl<'de> de::Visitor<'de> for Pairs {
            type Value = Vec<(String, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("faces by name: { \"name\": ( … ) }")
            }

            fn visit_map<M: de::MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(pairs)
            }
        }
        deserializer.deserialize_map(Pairs).map(Faces)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileLine {
    face: String,
    at: At,
    #[serde(default)]
    turn: Turn,
}

/// A meeple and where it stands: `(red, (2, 0, road, 0))`.
type MeepleLine = (Colour, Place);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GhostLine {
    at: At,
    #[serde(default)]
    area: u8,
    #[serde(default = "one")]
    count: u8,
}

fn one() -> u8 {
    1
}

impl Scenario {
    /// Reads the scenario in a file.
    ///
    /// # Errors
    /// Why it could not be read.
    pub fn open(path: &Path) -> Result<Scenario, ScenarioError> {
        let file = path.display().to_string();
        let unreadable = |why: String| ScenarioError::Unreadable { file: file.clone(), why };
        let mut bytes = Vec::new();
        let beginning = File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes));
        beginning.map_err(|error| unreadable(format!("{error}: expected a scenario in RON")))?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(unreadable("the file has more than 1 MB: expected a scenario, some 2 kB of text".to_owned()));
        }
        let text = String::from_utf8(bytes)
            .map_err(|_| unreadable("this is no text: expected a scenario in RON, in UTF-8".to_owned()))?;
        Ok(Scenario::parse(&text, &file, path.parent().unwrap_or(Path::new("")))?)
    }

    /// Reads the text of a scenario; `file` is how errors name it, and decks are looked for from `folder` on.
    ///
    /// # Errors
    /// What is wrong, on which line, and what was expected.
    pub fn parse(text: &str, file: &str, folder: &Path) -> Result<Scenario, DataError> {
        let text = Text::new(file, text)?;
        let written: Written = text.read()?;
        let mut lines = Lines::default();
        let rules = rules(&text, written.rules)?;
        let setup = setup(&text, &written, folder, &mut lines)?;
        let opening = opening(&text, &written, &mut lines)?;
        let steps = steps(&text, written.steps)?;
        Ok(Scenario { file: file.to_owned(), title: written.title, rules, setup, opening, steps, lines })
    }

    /// The title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The IDs of the rules it proves.
    pub fn rules(&self) -> &[String] {
        &self.rules
    }
}

fn rules(text: &Text, raw: &RawValue) -> Result<Vec<String>, DataError> {
    let ids = text.read_piece::<Vec<String>>(raw, "a list of rule IDs")?;
    match ids.it.iter().find(|id| !is_rule_id(id)) {
        Some(id) => Err(text.fault(ids.line, not_a_rule(id))),
        None if ids.it.is_empty() => {
            Err(text.fault(ids.line, "no rule: expected the ID of at least one, such as \"GHOST-3\""))
        }
        None => Ok(ids.it),
    }
}

/// Whether this has the form of a rule ID: GHOST-3, L1-1.
fn is_rule_id(id: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    id.split_once('-').is_some_and(|(chapter, number)| {
        let letters = chapter.trim_end_matches(|c: char| c.is_ascii_digit());
        let is_chapter = !letters.is_empty() && letters.bytes().all(|byte| byte.is_ascii_uppercase());
        is_chapter && chapter.len() - letters.len() <= 1 && digits(number)
    })
}

fn not_a_rule(id: &str) -> String {
    format!("{id:?} is no rule ID: expected capitals, a hyphen and a number, such as \"GHOST-3\" or \"L1-1\"")
}

/// A field's value with its line, or the default where the field is absent.
fn field<'a, T: Deserialize<'a>>(
    text: &Text<'a>,
    raw: Option<&'a RawValue>,
    line: &mut usize,
    default: T,
) -> Result<T, DataError> {
    let Some(raw) = raw else { return Ok(default) };
    let read = text.read_piece(raw, "a scenario")?;
    *line = read.line;
    Ok(read.it)
}

/// A list's entries; their lines are appended.
fn entries<'a, T: Deserialize<'a>>(
    text: &Text<'a>,
    raw: &[&'a RawValue],
    what: &str,
    lines: &mut Vec<usize>,
) -> Result<Vec<T>, DataError> {
    let read = raw.iter().map(|raw| text.read_piece(raw, what)).collect::<Result<Vec<Lined<T>>, _>>()?;
    lines.extend(read.iter().map(|entry| entry.line));
    Ok(read.into_iter().map(|entry| entry.it).collect())
}

fn setup<'a>(text: &Text<'a>, written: &Written<'a>, folder: &Path, lines: &mut Lines) -> Result<Setup, DataError> {
    let number: u8 = field(text, written.level, &mut lines.level, 1)?;
    let level = shipped::level(number).map_err(|error| text.fault(lines.level, error))?;
    let deck = deck(text, written.deck, folder, lines)?;
    let colours: Option<Vec<Vec<Colour>>> = field(text, written.colours, &mut lines.colours, None)?;
    let seated = colours.as_ref().map_or(1, Vec::len);
    let players: usize = field(text, written.players, &mut lines.players, seated)?;
    if !(1..=5).contains(&players) {
        return Err(
            text.fault(lines.players.max(lines.colours), format!("{players} players: expected 1 to 5 (SETUP-3)"))
        );
    }
    let mut setup = Setup::with_players(level, deck, players);
    if let Some(colours) = colours {
        if colours.len() != players {
            let fault = format!("colours for {}: expected colours for each of {players} players", colours.len());
            return Err(text.fault(lines.colours, fault));
        }
        let free = Colour::ALL.into_iter().find(|free| !colours.iter().flatten().any(|taken| taken == free));
        setup.markers = free.map_or(setup.markers, |free| vec![free]);
        setup.seats = colours;
    }
    let marker: Option<Colour> = field(text, written.marker, &mut lines.marker, None)?;
    setup.markers = marker.map_or(setup.markers, |marker| vec![marker]);
    setup.check().map_err(|error| text.fault(lines.of_setup(&error), error))?;
    Ok(setup)
}

fn deck<'a>(
    text: &Text<'a>,
    raw: Option<&'a RawValue>,
    folder: &Path,
    lines: &mut Lines,
) -> Result<Arc<Deck>, DataError> {
    let Some(name) = field::<Option<String>>(text, raw, &mut lines.deck, None)? else { return shipped::deck() };
    let path = folder.join(&name);
    let deck = std::fs::read_to_string(&path)
        .map_err(|error| text.fault(lines.deck, format!("the deck {}: {error}", path.display())))?;
    Deck::parse(&deck, &path.display().to_string()).map(Arc::new)
}

fn opening<'a>(text: &Text<'a>, written: &Written<'a>, lines: &mut Lines) -> Result<Opening, DataError> {
    let mut seed_line = 1;
    let seed: Option<u64> = field(text, written.seed, &mut seed_line, None)?;
    let layout = layout(text, written, lines)?;
    let Some(seed) = seed else { return Ok(Opening::LaidOut(layout)) };
    let nothing_laid_out = !written.start_tile
        && written.faces.0.is_empty()
        && [&written.tiles, &written.ghosts, &written.meeples, &written.supply, &written.draws]
            .iter()
            .all(|list| list.is_empty())
        && [written.total, written.active, written.turn].iter().all(Option::is_none);
    if nothing_laid_out {
        Ok(Opening::Shuffled(seed))
    } else {
        Err(text
            .fault(seed_line, "a seed and a layout: expected either a game begun by the rulebook or a laid-out one"))
    }
}

fn layout<'a>(text: &Text<'a>, written: &Written<'a>, lines: &mut Lines) -> Result<Layout, DataError> {
    let faces = written.faces.0.iter().enumerate().map(|(at, (name, raw))| {
        let print = text.read_piece::<FacePrint>(raw, "a face")?;
        if written.faces.0[..at].iter().any(|(other, _)| other == name) {
            return Err(text.fault(print.line, format!("face {name:?} stands twice: expected each name once")));
        }
        let face =
            Face::try_from(print.it).map_err(|error| text.fault(print.line, format!("face {name:?}: {error}")))?;
        Ok((name.clone(), face))
    });
    let faces = faces.collect::<Result<_, DataError>>()?;
    let tiles =
        entries::<TileLine>(text, &written.tiles, "a tile: (face: \"…\", at: (2, 0), turn: 1)", &mut lines.tiles)?;
    let ghosts = entries::<GhostLine>(text, &written.ghosts, "a line of ghosts", &mut lines.ghosts)?;
    let meeples =
        entries::<MeepleLine>(text, &written.meeples, "a meeple: (red, (2, 0, road, 0))", &mut lines.meeples)?;
    let supply = entries(text, &written.supply, "a colour's supply: (red, 2)", &mut lines.supply)?;
    let draws = entries(text, &written.draws, "the name of a face", &mut lines.draws)?;
    let mut turn_line = 1;
    let turn: u8 = field(text, written.turn, &mut turn_line, 1)?;
    let active: u8 = field(text, written.active, &mut lines.active, 1)?;
    Ok(Layout {
        faces,
        start_tile: written.start_tile,
        tiles: tiles.into_iter().map(|tile| LaidTile { face: tile.face, at: tile.at.0, turn: tile.turn }).collect(),
        ghosts: ghosts.into_iter().map(|ghosts| (ghosts.at.0, Haunt::Mist(ghosts.area), ghosts.count)).collect(),
        meeples: meeples.into_iter().map(|(colour, place)| (colour, place.0)).collect(),
        supply,
        totals: vec![field(text, written.total, &mut lines.total, 0)?],
        active: from_one(text, active, lines.active, "player")?,
        turns_before: from_one(text, turn, turn_line, "turn")?,
        draws,
        ..Layout::default()
    })
}

/// A number that people count from 1.
fn from_one(text: &Text, number: u8, line: usize, what: &str) -> Result<u8, DataError> {
    number.checked_sub(1).ok_or_else(|| text.fault(line, format!("{what} 0: expected 1 or more")))
}

fn steps<'a>(text: &Text<'a>, raw: &'a RawValue) -> Result<Vec<Lined<Step>>, DataError> {
    let steps = text.read_piece::<Vec<&RawValue>>(raw, "a list of steps")?;
    if steps.it.is_empty() {
        return Err(text.fault(steps.line, "no steps: expected actions and expectations in steps: [ … ]"));
    }
    steps.it.into_iter().map(|raw| step(text, raw)).collect()
}

/// A step is an action if its name is one's, else an expectation.
fn step<'a>(text: &Text<'a>, raw: &'a RawValue) -> Result<Lined<Step>, DataError> {
    let line = text.line_of(raw);
    let deed = match text.try_piece::<Deed>(raw) {
        Ok(deed) => return Ok(Lined { line, it: Step::Do(deed) }),
        Err(error) => error,
    };
    let ron::Error::NoSuchEnumVariant { expected: actions, .. } = deed.code else {
        return Err(text.fault_in(raw, &deed, "a step"));
    };
    match text.try_piece::<Expectation>(raw) {
        Ok(expectation) => match expectation.rule() {
            Some(rule) if !is_rule_id(rule) => Err(text.fault(line, not_a_rule(rule))),
            _ => Ok(Lined { line, it: Step::Expect(expectation) }),
        },
        Err(error) => match &error.code {
            ron::Error::NoSuchEnumVariant { expected, found, outer } if outer.as_deref() == Some("Expectation") => {
                let (actions, expectations) = (actions.join(", "), expected.join(", "));
                let fault =
                    format!("unknown step {found}: expected an action ({actions}) or an expectation ({expectations})");
                Err(text.fault(line, fault))
            }
            _ => Err(text.fault_in(raw, &error, "a step")),
        },
    }
}
