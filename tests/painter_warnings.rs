//! The painter must not cause warnings in its drawing library: a warning for each tile would hide important log
//! messages.

use log::{LevelFilter, Log, Metadata, Record};
use mists::painter::dont_go_in::{house, rooms};
use mists::painter::held;
use mists::painter::ink::{Canvas, Cast, Ink, Shape};
use mists::painter::mists::level_card;
use mists::painter::tiles::{card_back, tile};
use mists::painter::{icon, paper, plates, table};
use mists::rules::dont_go_in::Room;
use mists::rules::tiles::{Rotation, Square};
use mists::table::mists::shipped;
use std::backtrace::Backtrace;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// The warnings so far, with their counts.
struct Warnings(Mutex<BTreeMap<String, usize>>);

impl Log for Warnings {
    fn enabled(&self, _: &Metadata) -> bool {
        true
    }

    fn log(&self, record: &Record) {
        let trace = Backtrace::force_capture().to_string();
        let ours = trace.lines().filter_map(|line| line.split("src/painter/").nth(1));
        let warning = format!("{} by {}", record.args(), ours.take(4).collect::<Vec<_>>().join(" < "));
        *self.0.lock().expect("no panic").entry(warning).or_default() += 1;
    }

    fn flush(&self) {}
}

static WARNINGS: Warnings = Warnings(Mutex::new(BTreeMap::new()));

#[test]
fn the_painter_brings_no_warnings() {
    log::set_logger(&WARNINGS).expect("no other logger");
    log::set_max_level(LevelFilter::Warn);
    let told = || WARNINGS.0.lock().expect("no panic").clone();

    // Shapes without an area cannot be filled.
    let flat = [Shape::line(&[(1.0, 5.0), (9.0, 5.0)]), Shape::polygon(&[(5.0, 1.0), (5.0, 9.0), (5.0, 5.0)])];
    let (all, ink) = (Shape::rectangle(0.0, 0.0, 10.0, 10.0), Ink::flat([1.0; 3], 1.0));
    for degrees in [0.0, 90.0] {
        let mut canvas = Canvas::new(20, 20);
        canvas.turned((10.0, 10.0), 1.0, degrees);
        for shape in &flat {
            canvas.fill(shape, &ink);
            canvas.add(shape, &ink);
            canvas.fill_within(shape, &all, &ink);
            canvas.fill_within(&all, shape, &ink);
            canvas.soft(shape, Cast::Body, 1.0, [1.0; 3], 1.0);
        }
        assert!(canvas.finish().rgba.iter().all(|&part| part == 0), "something was painted");
    }

    let deck = shipped::deck().expect("the deck");
    for (at, named) in (0..).zip(deck.faces()) {
        let (turn, square) = (Rotation::ALL[at as usize % 4], Square::new(at, at % 3));
        for px in [40, 90] {
            tile::paint(&named.face, turn, square, px);
        }
        held::paint(&named.face, turn, 60);
    }
    for px in [30, 64, 100] {
        card_back::paint(px);
        icon::icon(px);
        plates::keycap(px, px, 1.0);
        paper::panel(2 * px, px, 1.0, px);
    }
    table::ground(120, 80, 1.0);
    for number in 1..=6 {
        let level = shipped::level(number).expect("a level");
        level_card::level_card(level, deck.clone(), 240, 96).expect("a card");
    }
    for room in Room::ALL {
        rooms::plate(room, 90);
        rooms::frame(90);
        rooms::effect(room, 24);
        rooms::medal(room, 24);
    }
    house::house(200);
    let told = told();
    assert!(told.is_empty(), "{told:#?}");
}
