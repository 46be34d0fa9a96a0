//! Paints everything in the painter that is not board or mist onto contact sheets, to be looked at.
//!
//! `cargo run --no-default-features --example make -- figures DIR [NAME…]` writes the sheets with these names
//! (`figures`, `beasts`, `rivals`, `marks`, `panels`, `table`, `levels`, `icons`), or all of them, as PNG files to the
//! folder.

use clap::Args;
use clap::builder::PossibleValuesParser;
use mists::painter::figures::choice::{self, Fill};
use mists::painter::figures::glyph::Glyph;
use mists::painter::figures::{Extent, abbot, armed, farmer, haunting, marker, meeple, sheaf};
use mists::painter::figures::{cat, circle, coin, emblem, flag, ghost, guard, hound};
use mists::painter::mists::level_card;
use mists::painter::picture::Picture;
use mists::painter::tiles::frames;
use mists::painter::{icon, paper, plates, table};
use mists::rules::Colour;
use mists::table::mists::shipped;
use std::error::Error;
use std::path::PathBuf;
use std::{fs, io};

type Paint = fn() -> Picture;

const SHEETS: [(&str, Paint); 8] = [
    ("figures", figures),
    ("beasts", beasts),
    ("rivals", rivals),
    ("marks", marks),
    ("panels", panels),
    ("table", slate),
    ("levels", levels),
    ("icons", icons),
];

/// Which sheets are painted, and where they go.
#[derive(Args)]
pub struct Options {
    /// The folder that the pictures are written to.
    folder: PathBuf,
    /// Only these sheets; all if none is named.
    #[arg(value_parser = PossibleValuesParser::new(SHEETS.map(|(name, _)| name)))]
    names: Vec<String>,
}

pub fn run(Options { folder, names }: Options) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(&folder)?;
    for (name, paint) in SHEETS {
        if names.is_empty() || names.iter().any(|wanted| wanted == name) {
            let file = fs::File::create(folder.join(format!("{name}.png")))?;
            paint().write_png(io::BufWriter::new(file))?;
        }
    }
    Ok(())
}

/// A page of one colour on which pictures are laid.
struct Page(Picture);

impl Page {
    fn new(width: u32, height: u32, colour: impl Fn(u32, u32) -> [u8; 3]) -> Page {
        let mut page = Picture::clear(width, height);
        for (at, pixel) in page.rgba.chunks_exact_mut(4).enumerate() {
            let [r, g, b] = colour(at as u32 % width, at as u32 / width);
            pixel.copy_from_slice(&[r, g, b, 255]);
        }
        Page(page)
    }

    /// Lays a picture with its north-western corner here; what hangs over is cut off.
    fn lay(&mut self, picture: &Picture, x: f32, y: f32) {
        let (x, y) = (x.round() as i64, y.round() as i64);
        for row in 0..i64::from(picture.height) {
            for column in 0..i64::from(picture.width) {
                let (px, py) = (x + column, y + row);
                if px < 0 || py < 0 || px >= i64::from(self.0.width) || py >= i64::from(self.0.height) {
                    continue;
                }
                let above = picture.pixel(column as u32, row as u32);
                let at = ((py * i64::from(self.0.width) + px) * 4) as usize;
                for part in 0..3 {
                    let below = u32::from(self.0.rgba[at + part]) * u32::from(255 - above[3]);
                    self.0.rgba[at + part] = ((below + u32::from(above[part]) * u32::from(above[3]) + 127) / 255) as u8;
                }
            }
        }
    }

    /// Turns a strip of columns grey from half of each ground on, so that only light and dark tell things apart.
    fn without_colour(&mut self, from: u32, to: u32) {
        let width = self.0.width;
        for (at, pixel) in self.0.rgba.chunks_exact_mut(4).enumerate() {
            if (from..to).contains(&(at as u32 % width)) {
                let [r, g, b] = [pixel[0], pixel[1], pixel[2]].map(u32::from);
                pixel[..3].fill(((r * 30 + g * 59 + b * 11) / 100) as u8);
            }
        }
    }

    fn stand(&mut self, picture: &Picture, feet: (f32, f32), x: f32, y: f32) {
        self.lay(picture, x - feet.0, y - feet.1);
    }
}

/// All pieces and frames on mid green and on white mist, large and at the size of play.
fn figures() -> Picture {
    let mut page = Page::new(1456, 1100, |_, y| if y < 550 { [92, 120, 84] } else { [238, 242, 250] });
    for top in [0.0, 550.0] {
        for (i, colour) in Colour::ALL.into_iter().enumerate() {
            let x = 80.0 + 125.0 * i as f32;
            let guard = guard::standing(colour, 140, guard::Ground::Land);
            page.stand(&guard, guard::EXTENT.feet(140), x, top + 180.0);
            page.stand(
                &guard::standing(colour, 52, guard::Ground::Land),
                guard::EXTENT.feet(52),
                x - 28.0,
                top + 262.0,
            );
            page.stand(&guard::lying(colour, 52), guard::LYING.feet(52), x + 62.0, top + 256.0);
            page.lay(&emblem::badge(colour, 60), x - 55.0, top + 300.0);
            page.lay(&emblem::badge(colour, 18), x + 20.0, top + 320.0);
        }
        for (x, size, sway) in [(900.0, 150, 0.0), (1090.0, 46, 1.0), (1180.0, 46, 2.4)] {
            page.stand(&ghost::ghost(size, sway), ghost::EXTENT.feet(size), x, top + 190.0);
        }
        page.stand(&ghost::to_come(150, 0.7), ghost::EXTENT.feet(150), 1330.0, top + 190.0);
        page.stand(&ghost::to_come(46, 0.7), ghost::EXTENT.feet(46), 1135.0, top + 250.0);
        for (i, mark) in ghost::Mark::ALL.into_iter().enumerate() {
            page.stand(&ghost::mark(80, mark), ghost::MARK.feet(80), 870.0 + 80.0 * i as f32, top + 380.0);
            page.stand(&ghost::mark(28, mark), ghost::MARK.feet(28), 870.0 + 80.0 * i as f32, top + 430.0);
        }
        page.stand(&guard::slot(80, guard::Ground::Paper), guard::EXTENT.feet(80), 60.0, top + 470.0);
        page.stand(&guard::slot(80, guard::Ground::Ribbon), guard::EXTENT.feet(80), 130.0, top + 470.0);
        page.stand(&flag::flag(80), flag::EXTENT.feet(80), 200.0, top + 470.0);
        page.stand(&flag::flag(28), flag::EXTENT.feet(28), 290.0, top + 470.0);
        page.stand(&coin::coin(90), coin::EXTENT.feet(90), 400.0, top + 430.0);
        page.stand(&coin::coin(44), coin::EXTENT.feet(44), 500.0, top + 430.0);
        let pictures =
            [frames::legal(136, false), frames::legal(136, true), frames::last_placed(136), frames::lifted(136)];
        for (i, picture) in pictures.iter().enumerate() {
            page.lay(picture, 530.0 + 170.0 * i as f32 - if i > 1 { -300.0 } else { 0.0 }, top + 370.0);
        }
        page.lay(&frames::lifted_shadow(100), 1290.0, top + 230.0);
    }
    page.0
}

/// Eloise, the hounds and the spell circles on dark mist, green land, white mist and paper, and without colour.
fn beasts() -> Picture {
    let grounds = [[70, 88, 128], [92, 120, 84], [238, 242, 250], [198, 179, 142]];
    let band = |y: u32| grounds[(y / 300).min(3) as usize];
    let mut page = Page::new(1456, 1200, |_, y| band(y));
    for row in 0..grounds.len() {
        let ground = 300.0 * row as f32 + 210.0;
        let mut x = 10.0;
        for size in [150, 90, 60, 30] {
            x += size as f32 * 0.75;
            page.stand(&cat::sitting(size), cat::EXTENT.feet(size), x, ground);
            x += size as f32 * 1.75;
            page.stand(&cat::walking(size), cat::WALKING.feet(size), x, ground);
            x += size as f32 * 0.75;
        }
        for (hound, x) in [(hound::Hound::Rufus, 100.0), (hound::Hound::Ronja, 210.0)] {
            page.stand(&hound::standing(hound, 60), hound::EXTENT.feet(60), x, ground + 75.0);
        }
        page.stand(
            &guard::standing(Colour::Blue, 76, guard::Ground::Land),
            guard::EXTENT.feet(76),
            330.0,
            ground + 75.0,
        );
        page.stand(&cat::sitting(48), cat::EXTENT.feet(48), 375.0, ground + 80.0);
        for (size, x, y) in [(110, 1130.0, -120.0), (54, 1105.0, 10.0), (27, 1180.0, 10.0)] {
            page.stand(&circle::empty(size), circle::EXTENT.feet(size), x, ground + y);
            page.stand(&circle::held(size), circle::EXTENT.feet(size), x + 190.0, ground + y);
            let ghost = (size as f32 * ghost::EXTENT.squares / circle::EXTENT.squares) as u32;
            page.stand(&ghost::ghost(ghost, 0.0), ghost::EXTENT.feet(ghost), x + 190.0, ground + y);
        }
        page.stand(&circle::held(70), circle::EXTENT.feet(70), 1400.0, ground + 10.0);
    }
    page.without_colour(500, 960);
    page.0
}

/// The pieces of the competitive game in three sizes, on green land and on white mist.
fn rivals() -> Picture {
    type Piece = (Extent, fn(Colour, u32) -> Picture);
    const PIECES: [Piece; 5] = [
        (meeple::EXTENT, |colour, height| meeple::standing(colour, height, guard::Ground::Land)),
        (armed::EXTENT, |colour, height| armed::standing(colour, height, guard::Ground::Land)),
        (abbot::EXTENT, |colour, height| abbot::standing(colour, height, guard::Ground::Land)),
        (farmer::EXTENT, farmer::ordinary),
        (farmer::GUARD, farmer::guard),
    ];
    let half = 900;
    let mut page = Page::new(2 * half, 1500, |x, _| if x < half { [92, 120, 84] } else { [238, 242, 250] });
    for left in [0.0, half as f32] {
        for (row, (extent, paint)) in PIECES.iter().enumerate() {
            let ground = 160.0 + 300.0 * row as f32;
            for (i, colour) in Colour::ALL.into_iter().enumerate() {
                let i = i as f32;
                for (height, x, y) in [(120, 75.0 + 145.0 * i, 0.0), (60, 50.0 + 85.0 * i, 110.0)] {
                    page.stand(&paint(colour, height), extent.feet(height), left + x, ground + y);
                }
                page.stand(&paint(colour, 40), extent.feet(40), left + 570.0 + 56.0 * i, ground + 110.0);
            }
        }
    }
    page.0
}

/// The score markers, what is empty, sockets, and meeples that ghosts come to, for squares of several sizes.
fn marks() -> Picture {
    let mut page = Page::new(1800, 880, |x, y| match (y < 330, x < 900) {
        (true, _) => [198, 179, 142],
        (false, true) => [70, 92, 72],
        (false, false) => [238, 242, 250],
    });
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        for laps in 0..=marker::MOST_LAPS {
            let x = 60.0 + 185.0 * i as f32 + 36.0 * laps as f32;
            page.stand(&marker::marker(colour, laps, 34), marker::EXTENT.feet(34), x, 90.0);
        }
        let x = 80.0 + 130.0 * i as f32;
        page.stand(&marker::marker(colour, i as u32, 80), marker::EXTENT.feet(80), x, 270.0);
    }
    for (i, (height, ground)) in
        [(28, guard::Ground::Paper), (60, guard::Ground::Paper), (60, guard::Ground::Ribbon)].into_iter().enumerate()
    {
        let x = 900.0 + 220.0 * i as f32;
        page.stand(&meeple::slot(height, ground), meeple::EXTENT.feet(height), x, 270.0);
        page.stand(&armed::slot(height, ground), armed::EXTENT.feet(height), x + 60.0, 270.0);
        page.stand(&abbot::slot(height, ground), abbot::EXTENT.feet(height), x + 120.0, 270.0);
    }
    for (i, height) in [22, 40, 90].into_iter().enumerate() {
        page.stand(&marker::pennon(height), marker::PENNON.feet(height), 1250.0 + 70.0 * i as f32, 110.0);
        let sheaf = sheaf::sheaf(height, [0.29, 0.16, 0.06]);
        page.stand(&sheaf, sheaf::EXTENT.feet(height), 1480.0 + 80.0 * i as f32, 110.0);
    }
    for left in [0.0, 900.0] {
        let mut top = 330.0;
        for square in [60, 80, 120, 200] {
            let size = square as f32;
            for (i, glyph) in Glyph::ALL.into_iter().enumerate() {
                for (fill, down) in [(Fill::Hollow, 0.28), (Fill::Filled, 0.75)] {
                    let (x, y) = (left + size * (0.3 + 0.45 * i as f32), top + size * down);
                    page.stand(&choice::socket(square, fill, glyph), choice::SOCKET.feet(square), x, y);
                }
            }
            top += size * 1.1;
        }
        let mut top = 330.0;
        for square in [60, 100] {
            let size = square as f32;
            for (i, fill) in [None, Some(Fill::Hollow), Some(Fill::Filled)].into_iter().enumerate() {
                let x = left + 590.0 + size * 1.2 * i as f32;
                haunted(&mut page, square, fill, i, false, (x, top + size * 1.1));
                haunted(&mut page, square, fill, i, true, (x, top + size * 2.0));
            }
            top += size * 2.3;
        }
    }
    page.0
}

/// A meeple with ghosts, marked as one that a ghost may come to; the third ghost hovers over it if it is pointed at.
fn haunted(page: &mut Page, square: u32, fill: Option<Fill>, ghosts: usize, lying: bool, (x, y): (f32, f32)) {
    let size = square as f32;
    let high = |extent: &Extent| (extent.squares * size).round() as u32;
    if let Some(fill) = fill {
        page.stand(&choice::ring(square, fill), choice::RING.feet(square), x, y);
    }
    let ghost = high(&haunting::EXTENT);
    let places = if lying { haunting::LYING } else { haunting::STANDING };
    for (east, south) in places.into_iter().take(ghosts) {
        page.stand(&ghost::ghost(ghost, 0.0), haunting::EXTENT.feet(ghost), x + east * size, y + south * size);
    }
    let (extent, over) = if lying { (farmer::EXTENT, farmer::OVER_HEAD) } else { (meeple::EXTENT, meeple::OVER_HEAD) };
    let height = high(&extent);
    let picture = if lying {
        farmer::ordinary(Colour::Blue, height)
    } else {
        meeple::standing(Colour::Blue, height, guard::Ground::Land)
    };
    page.stand(&picture, extent.feet(height), x, y);
    let third = fill == Some(Fill::Filled);
    if third {
        let (east, south) = haunting::THIRD;
        let coming = haunting::to_come(ghost, 0.0);
        page.stand(&coming, haunting::EXTENT.feet(ghost), x + east * size, y + south * size);
    }
    if let Some(fill) = fill.filter(|_| !third) {
        page.stand(&choice::down(square, fill), choice::DOWN.feet(square), x, y - over * size);
    }
}

/// Paper and what lies on it.
fn panels() -> Picture {
    let table = table::ground(1456, 1000, 1.0);
    let mut page = Page(table);
    let edge = paper::margin(1.0) as f32;
    page.lay(&paper::panel(302, 268, 1.0, 9), 30.0 - edge, 30.0 - edge);
    for (row, colour) in [Colour::Red, Colour::Green, Colour::Blue, Colour::Black].into_iter().enumerate() {
        let y = 80.0 + 50.0 * row as f32;
        let active = row == 0;
        if active {
            page.lay(&paper::ribbon(284, 52, 1.0, Colour::Red), 40.0, y - 2.0);
        }
        page.lay(&emblem::badge(colour, 34), 50.0, y + 6.0);
        for place in 0..5 {
            let ground = if active { guard::Ground::Ribbon } else { guard::Ground::Paper };
            let picture =
                if place < 3 { guard::standing(colour, 33, guard::Ground::Paper) } else { guard::slot(33, ground) };
            page.stand(&picture, guard::EXTENT.feet(33), 200.0 + 24.0 * place as f32, y + 42.0);
        }
    }
    page.lay(&paper::panel(302, 244, 1.0, 5), 370.0 - edge, 30.0 - edge);
    page.lay(&paper::shelf(270, 136, 1.0), 386.0, 84.0);
    for place in 0..6 {
        let x = 412.0 + 42.0 * place as f32;
        if (2..4).contains(&place) {
            page.stand(&ghost::mark(42, ghost::Mark::Taken), ghost::MARK.feet(42), x, 204.0);
        }
        if place < 4 {
            page.stand(&ghost::ghost(34, 0.0), ghost::EXTENT.feet(34), x, 200.0);
        } else {
            page.stand(&ghost::mark(34, ghost::Mark::Slot), ghost::MARK.feet(34), x, 200.0);
        }
    }
    page.lay(&paper::disc(312, 1.0, 2), 700.0 - edge, 20.0 - edge);
    page.lay(&paper::panel(800, 94, 1.0, 33), 330.0 - edge, 880.0 - edge);
    page.lay(&paper::panel(560, 420, 2.0, 12), 60.0 - 2.0 * edge, 400.0 - 2.0 * edge);
    let rim = plates::margin(1.0) as f32;
    for (i, press) in plates::Press::ALL.into_iter().enumerate() {
        page.lay(&plates::button(200, 48, 1.0, press), 90.0 - rim, 430.0 + 70.0 * i as f32 - rim);
        page.lay(&plates::button(200, 48, 1.0, press), 1080.0 - rim, 430.0 + 70.0 * i as f32 - rim);
    }
    for (i, wax) in [plates::Wax::Red, plates::Wax::Gold, plates::Wax::Slate].into_iter().enumerate() {
        page.lay(&plates::seal(76, 1.0, wax), 350.0 + 90.0 * i as f32 - rim, 450.0 - rim);
    }
    page.lay(&plates::seal(190, 2.4, plates::Wax::Red), 330.0 - rim * 2.4, 560.0 - rim * 2.4);
    page.lay(&plates::keycap(26, 26, 1.0), 540.0, 600.0);
    page.lay(&plates::keycap(78, 52, 2.0), 540.0, 650.0);
    page.0
}

/// The table with its rim.
fn slate() -> Picture {
    let mut page = Page(table::ground(1920, 1080, 1.0));
    page.lay(&table::vignette(1920, 1080), 0.0, 0.0);
    page.0
}

/// The six level pictures, as large as on their cards at 1920 × 1080.
fn levels() -> Picture {
    let mut page = Page(table::ground(1720, 760, 1.0));
    for level in 1..=6 {
        let (column, row) = (f32::from((level - 1) % 3), f32::from((level - 1) / 3));
        let (level, deck) = (shipped::level(level).expect("a level"), shipped::deck().expect("the deck"));
        let card = level_card(level, deck, 546, 224).expect("its board");
        page.lay(&card, 20.0 + 566.0 * column, 60.0 + 340.0 * row);
    }
    page.0
}

/// The icon from large to small.
fn icons() -> Picture {
    let mut page = Page::new(1100, 560, |x, _| if x < 560 { [40, 44, 52] } else { [230, 232, 236] });
    let mut x = 24.0;
    for side in [512, 256, 128, 64, 48, 32, 16] {
        page.lay(&icon(side), x, 24.0);
        x += side as f32 + 16.0;
    }
    page.0
}
