//! Golden pictures: what the painter paints must be identical, pixel for pixel, to the pictures in `tests/painted`.
//!
//! After an intended change, look at the new pictures in the folder `painted` of the target folder, then accept them:
//! `ACCEPT_PAINTED=1 cargo test --no-default-features --test painter golden`.

use mists::painter::dont_go_in::cards::Workshop;
use mists::painter::dont_go_in::dice::{self, TUMBLE};
use mists::painter::dont_go_in::{house, marks, rooms};
use mists::painter::figures;
use mists::painter::figures::choice::{self, Fill};
use mists::painter::figures::ghost::Mark;
use mists::painter::figures::glyph::Glyph;
use mists::painter::figures::hound::Hound;
use mists::painter::figures::{abbot, armed, farmer, haunting, marker, meeple, sheaf};
use mists::painter::figures::{cat, circle, coin, flag, ghost, guard, lantern};
use mists::painter::held;
use mists::painter::mists::panorama::{self, View};
use mists::painter::picture::Picture;
use mists::painter::tiles::card_back;
use mists::painter::tiles::geometry::Point;
use mists::rules::Colour;
use mists::rules::dont_go_in::{CardType, Room};
use mists::rules::mists::{Haunt, Hound as Dog, LaidTile, Layout, Mists, Setup};
use mists::rules::tiles::{Face, FacePrint, Kind, PartName, Rotation, Square};
use mists::table::mists::shipped;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// If this variable is set, the newly painted pictures are accepted.
const ACCEPT: &str = "ACCEPT_PAINTED";

/// Pixels per square.
const PX: u32 = 112;

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/painted").join(format!("{name}.png"))
}

/// The path of the new picture if it differs.
fn anew(name: &str) -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the target folder");
    target.join("painted").join(format!("{name}.png"))
}

fn write(path: &Path, picture: &Picture) {
    fs::create_dir_all(path.parent().expect("a folder")).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file = File::create(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    picture.write_png(file).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// How the new picture differs from the golden one, if it does.
fn difference(old: Option<&Picture>, new: &Picture) -> Option<String> {
    let Some(old) = old else { return Some("there is no such picture yet".into()) };
    if (old.width, old.height) != (new.width, new.height) {
        return Some(format!("{} × {} pixels instead of {} × {}", new.width, new.height, old.width, old.height));
    }
    let pairs = || old.rgba.chunks(4).zip(new.rgba.chunks(4));
    let unlike = pairs().filter(|(old, new)| old != new).count();
    let most = old.rgba.iter().zip(&new.rgba).map(|(old, new)| old.abs_diff(*new)).max();
    let first = pairs().position(|(old, new)| old != new)? as u32;
    let (x, y) = (first % new.width, first / new.width);
    let all = new.width * new.height;
    Some(format!("{unlike} of {all} pixels differ, by up to {}, first at {x}, {y}", most.unwrap_or_default()))
}

fn check(name: &str, new: &Picture) {
    let path = golden(name);
    if std::env::var_os(ACCEPT).is_some() {
        return write(&path, new);
    }
    let old = fs::read(&path).ok().and_then(|bytes| Picture::read_png(&bytes).ok());
    if let Some(difference) = difference(old.as_ref(), new) {
        let anew = anew(name);
        write(&anew, new);
        panic!(
            "{name}: {difference}.\n  accepted: {}\n  painted now: {}\n  {ACCEPT}=1 accepts it",
            path.display(),
            anew.display()
        );
    }
}

/// A sheet in the colour of the table.
fn sheet(width: u32, height: u32) -> Picture {
    Picture { width, height, rgba: [27, 39, 46, 255].repeat((width * height) as usize) }
}

fn face(text: &str) -> (String, Face) {
    let print: FacePrint = ron::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    (text.to_owned(), Face::try_from(print).unwrap_or_else(|error| panic!("{text}: {error}")))
}

/// A position of level 4 with the Spell Circles and these tiles, whose faces are given as text. Equal faces are one
/// face.
fn position(tiles: &[(i16, i16, &str)], rest: Layout) -> Mists {
    let mut faces: Vec<(String, Face)> = Vec::new();
    for &(.., text) in tiles {
        if faces.iter().all(|(name, _)| name != text) {
            faces.push(face(text));
        }
    }
    let tile = |&(x, y, text): &(i16, i16, &str)| LaidTile {
        face: text.to_owned(),
        at: Square::new(x, y),
        turn: Rotation::default(),
    };
    let layout = Layout { faces, tiles: tiles.iter().map(tile).collect(), ..rest };
    let level = shipped::level(4).expect("level 4");
    let setup = Setup { spell_circles: true, ..Setup::with_players(level, shipped::deck().expect("the deck"), 5) };
    Mists::laid_out(&setup, &layout, &mut Vec::new()).unwrap_or_else(|error| panic!("{error}"))
}

/// Ghosts on the square in the middle.
fn haunted(haunt: Haunt, count: u8) -> Layout {
    Layout { ghosts: vec![(Square::new(0, 0), haunt, count)], ..Layout::default() }
}

/// One square with some space around it.
fn close_up(position: &Mists) -> Picture {
    let (width, height) = (PX * 3 / 2, PX * 3 / 2);
    let view = View { middle: Point::new(0.5, 0.42), px: PX, width, height, night: 0.0 };
    panorama::paint(position, &view)
}

fn laid_out(pictures: &[Picture], columns: u32) -> Picture {
    let (width, height) = (pictures[0].width, pictures[0].height);
    let mut sheet = sheet(columns * width, (pictures.len() as u32).div_ceil(columns) * height);
    for (at, picture) in (0..).zip(pictures) {
        sheet.lay(picture, (i64::from(at % columns * width), i64::from(at / columns * height)), 1.0);
    }
    sheet
}

#[test]
fn every_kind_of_land() {
    let alone = |text: &str| close_up(&position(&[(0, 0, text)], Layout::default()));
    let pictures = [
        alone("(roads:[[E,S]])"),
        alone("(roads:[[N],[E],[S],[W]],centre:Some(village))"),
        alone("(roads:[[S]],mist:[(sides:[N,S,W],ghosts:1)],centre:Some(castle))"),
        alone("(cities:[(sides:[N])])"),
        alone("(cities:[(sides:[N,E],shields:1)])"),
        alone("(cities:[(sides:[E,W])],mist:[(sides:[N],ghosts:1),(sides:[S],ghosts:1)])"),
        alone("(roads:[[S]],cities:[(sides:[N])],centre:Some(cemetery))"),
        alone("(roads:[[N]],mist:[(sides:[E,S],ghosts:1)],centre:Some(ruin))"),
    ];
    check("land", &laid_out(&pictures, 4));
}

#[test]
fn what_play_makes_of_the_land() {
    const PAIR: [(i16, i16, &str); 2] =
        [(0, 0, "(roads:[[W]],mist:[(sides:[E],ghosts:1)])"), (1, 0, "(mist:[(sides:[W],ghosts:1)])")];
    let circles = [(0, 0, "(mist:[(sides:[N,E,S,W],circles:3)])")];
    let beside_face_down = Layout { face_down: vec![Square::new(1, 0)], ..haunted(Haunt::Mist(0), 1) };
    let joined = [(0, 0, "(mist:[(sides:[N,E,S],ghosts:2)])"), (1, 0, "(roads:[[E]],mist:[(sides:[W,E],ghosts:1)])")];
    let between = View { middle: Point::new(1.0, 0.42), px: PX, width: PX * 3, height: PX * 3 / 2, night: 0.0 };
    let pictures = [
        close_up(&position(&PAIR, Layout::default())),
        close_up(&position(&circles, Layout::default())),
        close_up(&position(&circles, haunted(Haunt::Circle(0), 2))),
        close_up(&position(&[(1, 0, "()")], Layout { face_down: vec![Square::new(0, 0)], ..Layout::default() })),
        close_up(&position(&[(0, 0, "(roads:[[E]],cities:[(sides:[N])],mist:[(sides:[E,S],ghosts:2)])")], {
            beside_face_down
        })),
        held::paint(&face("(roads:[[E]],mist:[(sides:[N,E],ghosts:2)])").1, Rotation::new(1), PX),
    ];
    let mut sheet = laid_out(&pictures, 3);
    let bank = panorama::paint(&position(&joined, Layout::default()), &between);
    let mut all = self::sheet(sheet.width, sheet.height + bank.height);
    all.lay(&sheet, (0, 0), 1.0);
    all.lay(&bank, (0, i64::from(sheet.height)), 1.0);
    sheet = card_back::paint(PX);
    all.lay(&sheet, (i64::from(bank.width) + 28, i64::from(all.height - bank.height) + 28), 1.0);
    check("played-land", &all);
}

/// Each picture in the middle of a cell.
fn on_every_ground(pictures: &[Picture]) -> Picture {
    let (cell, columns) = (152, 8);
    let mut sheet = sheet(cell * columns, (pictures.len() as u32).div_ceil(columns) * cell);
    // Alternately grass, mist and city, so that rims and halos are visible.
    for (at, pixel) in (0..).zip(sheet.rgba.chunks_exact_mut(4)) {
        let (column, row) = (at % (cell * columns) / (cell / 2), at / (cell * columns) / cell);
        let ground = [[86, 112, 84], [214, 224, 238], [150, 92, 66]][((column + row) % 3) as usize];
        pixel[..3].copy_from_slice(&ground);
    }
    for (at, picture) in (0..).zip(pictures) {
        let centred = |cells: u32, size: u32| i64::from(cells * cell) + (i64::from(cell) - i64::from(size)) / 2;
        sheet.lay(picture, (centred(at % columns, picture.width), centred(at / columns, picture.height)), 1.0);
    }
    sheet
}

#[test]
fn every_figure_in_every_colour() {
    let height = 60;
    let mut pictures = Vec::new();
    for colour in Colour::ALL {
        pictures.push(guard::standing(colour, height, guard::Ground::Land));
        pictures.push(guard::standing(colour, 34, guard::Ground::Land));
        pictures.push(guard::lying(colour, height * 2 / 3));
        pictures.push(figures::emblem::badge(colour, 48));
    }
    pictures.extend([ghost::ghost(height, 0.4), ghost::to_come(height, 0.4)]);
    pictures.extend(Mark::ALL.map(|mark| ghost::mark(height, mark)));
    pictures.extend([Hound::Rufus, Hound::Ronja].map(|hound| figures::hound::standing(hound, height)));
    pictures.extend([cat::sitting(height), cat::walking(height), circle::empty(height), circle::held(height)]);
    pictures.extend([lantern::pool(height), guard::slot(height, guard::Ground::Land)]);
    pictures.extend([guard::slot(height, guard::Ground::Paper), flag::flag(height), coin::coin(height)]);
    check("figures", &on_every_ground(&pictures));
}

#[test]
fn every_figure_of_the_competitive_game() {
    let (height, land) = (60, guard::Ground::Land);
    let mut pictures = Vec::new();
    for (laps, colour) in (0..).zip(Colour::ALL) {
        pictures.extend([meeple::standing(colour, height, land), meeple::standing(colour, 34, land)]);
        pictures.extend([armed::standing(colour, height, land), abbot::standing(colour, height, land)]);
        pictures.extend([farmer::ordinary(colour, height), farmer::ordinary(colour, 34)]);
        pictures.extend([farmer::guard(colour, height), marker::marker(colour, laps, 34)]);
    }
    for ground in [guard::Ground::Paper, guard::Ground::Ribbon] {
        pictures.extend([meeple::slot(height, ground), armed::slot(height, ground), abbot::slot(height, ground)]);
    }
    pictures.extend([marker::pennon(height), haunting::to_come(height, 0.4)]);
    for fill in [Fill::Hollow, Fill::Filled] {
        pictures.extend(Glyph::ALL.map(|glyph| choice::socket(200, fill, glyph)));
    }
    pictures.extend([sheaf::sheaf(height, [0.29, 0.16, 0.06])]);
    check("competitive-figures", &on_every_ground(&pictures));
}

#[test]
fn a_board_in_play() {
    const TILES: &[(i16, i16, &str)] = &[
        (0, 1, "(cities:[(sides:[N])],roads:[[W]],centre:Some(ruin))"),
        (1, 1, "(roads:[[N]],mist:[(sides:[E],ghosts:1)],centre:Some(ruin))"),
        (0, 0, "(roads:[[S]],centre:Some(ruin))"),
        (1, 0, "(roads:[[E]],mist:[(sides:[E,S],ghosts:2)],centre:Some(ruin))"),
        (0, 2, "(cities:[(sides:[N,S,W],shields:1)],roads:[[E]])"),
        (-1, 2, "(cities:[(sides:[N,E])])"),
        (1, 2, "(roads:[[N],[E],[S],[W]],centre:Some(village))"),
        (2, 2, "(roads:[[E,W]],mist:[(sides:[N,E,S],ghosts:2)])"),
        (2, 1, "(mist:[(sides:[N,E,S,W],ghosts:3)])"),
        (3, 1, "(roads:[[N],[S]],mist:[(sides:[N,E,S,W],ghosts:1)],centre:Some(castle))"),
        (-1, 1, "(roads:[[E,W]])"),
        (-1, 0, "(mist:[(sides:[S],ghosts:1)])"),
        (0, -1, "(roads:[[N],[W]],centre:Some(cemetery))"),
    ];
    let at = Square::new;
    let part = |x, y, kind| PartName::new(at(x, y), kind, 0);
    let rest = Layout {
        ghosts: vec![(at(2, 1), Haunt::Mist(0), 3), (at(1, 0), Haunt::Mist(0), 1), (at(2, 2), Haunt::Mist(0), 1)],
        meeples: vec![
            (Colour::Red, part(-1, 1, Kind::Road)),
            (Colour::Blue, part(3, 1, Kind::Castle)),
            (Colour::Yellow, part(0, 2, Kind::City)),
            (Colour::Green, part(1, 2, Kind::Road)),
        ],
        buried: vec![(Colour::Black, at(0, -1))],
        hounds: vec![(Dog::Rufus, Some(part(-1, 1, Kind::Road))), (Dog::Ronja, Some(part(3, 1, Kind::Castle)))],
        ..Layout::default()
    };
    check("board", &panorama::panorama(&position(TILES, rest), 640, 480));
}

#[test]
fn a_board_by_night() {
    const TILES: &[(i16, i16, &str)] = &[
        (0, 0, "(roads:[[N,S]],mist:[(sides:[E,S,W],circles:2)])"),
        (0, 1, "(roads:[[S]],mist:[(sides:[E],circles:1)],centre:Some(village))"),
        (1, 0, "(cities:[(sides:[E])],mist:[(sides:[N,S,W],ghosts:2)])"),
        (1, 1, "(mist:[(sides:[N,E,S,W],circles:3)])"),
        (2, 0, "(cities:[(sides:[N,E,W],shields:1)])"),
        (2, 1, "(roads:[[E]],cities:[(sides:[S])],mist:[(sides:[W],ghosts:1)])"),
    ];
    let at = Square::new;
    let town = PartName::new(at(2, 0), Kind::City, 0);
    let rest = Layout {
        face_down: vec![at(3, 1), at(-1, 0)],
        ghosts: vec![
            (at(0, 0), Haunt::Circle(0), 2),
            (at(1, 1), Haunt::Circle(0), 1),
            (at(1, 0), Haunt::Mist(0), 2),
            (at(2, 1), Haunt::Mist(0), 1),
        ],
        meeples: vec![(Colour::Red, town), (Colour::Black, PartName::new(at(0, 1), Kind::Road, 0))],
        cat: Some(Some(town)),
        ..Layout::default()
    };
    let position = position(TILES, rest);
    check("board-by-night", &panorama::paint(&position, &View { night: 0.8, ..View::whole(&position, 600, 400) }));
}

/// All types with their values in turn, the back and a dispelled card.
fn cards(width: u32) -> Vec<Picture> {
    let workshop = Workshop::new(width);
    let faces = CardType::ALL.into_iter().enumerate().map(|(at, of)| workshop.faces(of)[at % 4].clone());
    faces.chain([workshop.back(), workshop.dispelled()]).collect()
}

#[test]
fn every_cursed_card() {
    let rows: Vec<_> = [46, 90, 140].into_iter().map(|width| laid_out(&cards(width), 7)).collect();
    let mut all = sheet(7 * 140, rows.iter().map(|row| row.height).sum());
    let mut top = 0;
    for row in &rows {
        all.lay(row, (0, top), 1.0);
        top += i64::from(row.height);
    }
    check("cursed-cards", &all);
}

#[test]
fn every_die_and_mark_of_the_ghost_house() {
    let faces = [dice::Face::Ghost, dice::Face::Blank];
    let mut dice: Vec<_> = faces.into_iter().map(|face| dice::at_rest(36, face, 12.0)).collect();
    dice.extend((0..TUMBLE).map(|frame| dice::tumbling(36, dice::Face::Ghost, 12.0, frame)));
    let dice = laid_out(&dice, 6);
    let mut all = sheet(dice.width, dice.height + 40);
    all.lay(&dice, (0, 0), 1.0);
    let ghosts = marks::Ghost::ALL.map(|meaning| marks::ghost(36, meaning));
    for (at, mark) in (0..).zip(ghosts.iter().chain([&marks::curses(36)])) {
        all.lay(mark, (4 + 40 * at, i64::from(dice.height)), 1.0);
    }
    check("dice", &all);
}

#[test]
fn the_six_rooms_with_what_they_do() {
    let (width, gap) = (220, 20);
    let (across, down) = (width + 2 * gap, rooms::height(width) + 3 * gap);
    let mut all = sheet(3 * across, 2 * down);
    for (at, room) in (0..).zip(Room::ALL) {
        let corner = (i64::from(at % 3 * across + gap), i64::from(at / 3 * down + gap));
        let frame = rooms::frame(width);
        let margin = (i64::from(frame.width) - i64::from(width)) / 2;
        all.lay(&frame, (corner.0 - margin, corner.1 - margin), 1.0);
        all.lay(&rooms::plate(room, width), corner, 1.0);
        let effect = rooms::effect(room, 28);
        let under = corner.1 + i64::from(rooms::height(width)) + 8;
        let paper = Picture { rgba: [198, 178, 142, 255].repeat(effect.rgba.len() / 4), ..effect.clone() };
        all.lay(&paper, (corner.0 + 100, under), 1.0);
        all.lay(&effect, (corner.0 + 100, under), 1.0);
        if let Some(medal) = rooms::medal(room, 28) {
            all.lay(&medal, (corner.0 + 30, under), 1.0);
        }
    }
    check("rooms", &all);
}

#[test]
fn the_house_around_the_rooms() {
    let mut all = sheet(669, 457);
    all.lay(&house::house(669), (0, 0), 1.0);
    check("house", &all);
}

#[test]
fn a_difference_is_told_with_its_extent() {
    let old = sheet(4, 2);
    let mut new = old.clone();
    new.rgba[4 * 5] += 9;
    assert_eq!(difference(Some(&old), &old.clone()), None);
    assert_eq!(difference(Some(&old), &new).unwrap(), "1 of 8 pixels differ, by up to 9, first at 1, 1");
    assert_eq!(difference(Some(&old), &sheet(3, 2)).unwrap(), "3 × 2 pixels instead of 4 × 2");
    assert!(difference(None, &old).is_some());
}
