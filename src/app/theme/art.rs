//! Painted pictures as egui textures, made when they are first asked for and kept while the layout keeps its size.

use crate::painter::figures::ghost::Mark;
use crate::painter::figures::guard::Ground;
use crate::painter::figures::{coin, emblem, flag, ghost, guard};
use crate::painter::picture::Picture;
use crate::painter::plates::{Press, Wax};
use crate::painter::{paper, plates, table};
use crate::rules::Colour;
use egui::{ColorImage, Context, TextureHandle, TextureId, TextureOptions, Vec2, vec2};
use std::collections::HashMap;

/// Something the painter can paint for a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A torn sheet of parchment; the number tears it differently.
    Sheet(u32),
    /// The round sheet of the score track.
    Disc,
    /// The ribbon behind the active player.
    Ribbon,
    /// The dark shelf of the ghosts.
    Shelf,
    /// A wax plate to press.
    Button(Press),
    /// A round seal.
    Seal(Wax),
    /// The cap of a key.
    Keycap,
    /// A meeple.
    Guard(Colour, Ground),
    /// The place of a meeple that is not in hand.
    Slot(Ground),
    /// A ghost with its halo.
    Ghost,
    /// A ghost's outline.
    GhostMark(Mark),
    /// A player's badge.
    Badge(Colour),
    /// A gold coin.
    Coin,
    /// The flag on the goal.
    Flag,
    /// The table without a board.
    Table,
}

/// A picture that fills its place or the whole screen and is handed in from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scene {
    /// Behind the title.
    Title,
    /// On a level's card.
    Level(u8),
    /// Behind a victory.
    Victory,
    /// Behind a defeat.
    Defeat,
}

/// A painted thing, ready to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pictured {
    /// The texture.
    pub texture: TextureId,
    /// Size of the whole picture, in pixels.
    pub size: Vec2,
    /// Where in the picture the thing's own corner lies (for figures: its feet, for the coin: its middle), in pixels.
    pub anchor: Vec2,
}

/// How long a new size has to stay before everything is painted anew, in seconds.
const SETTLED: f64 = 0.15;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Wanted {
    thing: Thing,
    width: u32,
    height: u32,
}

struct Kept {
    handle: TextureHandle,
    size: Vec2,
    anchor: Vec2,
}

/// The cache of painted textures.
#[derive(Default)]
pub struct Art {
    kept: HashMap<Wanted, Kept>,
    scenes: HashMap<Scene, TextureHandle>,
    /// Pixels per pixel of the 1920 × 1080 layout.
    unit: f32,
    /// The unit to come and since when it is asked for, in egui's seconds, while the window is being resized.
    coming: Option<(f32, f64)>,
}

impl Art {
    /// An empty cache.
    pub fn new() -> Art {
        Art::default()
    }

    /// Hands in a scene.
    pub fn set_scene(&mut self, ctx: &Context, scene: Scene, picture: &Picture) {
        let handle = ctx.load_texture(format!("{scene:?}"), image(picture), TextureOptions::LINEAR);
        self.scenes.insert(scene, handle);
    }

    /// A scene and its size in pixels, if it was handed in.
    pub fn scene(&self, scene: Scene) -> Option<(TextureId, Vec2)> {
        self.scenes.get(&scene).map(|handle| (handle.id(), handle.size_vec2()))
    }

    /// Notes how large things are drawn now, in pixels per layout pixel. While the window is being resized the pictures
    /// of the size before are stretched; once it rests they are painted anew.
    pub(super) fn at_unit(&mut self, ctx: &Context, unit: f32) {
        if self.unit == 0.0 {
            self.unit = unit;
        }
        if (self.unit - unit).abs() < 1e-4 {
            self.coming = None;
            return;
        }
        let now = ctx.input(|input| input.time);
        match self.coming {
            Some((coming, since)) if (coming - unit).abs() < 1e-4 => {
                if now - since > SETTLED {
                    self.kept.clear();
                    self.unit = unit;
                    self.coming = None;
                }
            }
            _ => self.coming = Some((unit, now)),
        }
        ctx.request_repaint();
    }

    /// The picture of a thing this many pixels large (for figures only the height counts).
    pub(super) fn picture(&mut self, ctx: &Context, thing: Thing, size: Vec2, unit: f32) -> Pictured {
        // Everything is kept in the size that belongs to `self.unit`, and stretched from there.
        let stretch = unit / self.unit;
        let wanted = Wanted { thing, width: pixels(size.x / stretch), height: pixels(size.y / stretch) };
        let unit = self.unit;
        let kept = self.kept.entry(wanted).or_insert_with(|| {
            let (picture, anchor) = paint(wanted, unit);
            let handle = ctx.load_texture(format!("{thing:?}"), image(&picture), TextureOptions::LINEAR);
            Kept { size: handle.size_vec2(), handle, anchor }
        });
        Pictured { texture: kept.handle.id(), size: kept.size * stretch, anchor: kept.anchor * stretch }
    }
}

fn pixels(length: f32) -> u32 {
    (length.round() as u32).clamp(1, 4096)
}

fn image(picture: &Picture) -> ColorImage {
    ColorImage::from_rgba_unmultiplied([picture.width as usize, picture.height as usize], &picture.rgba)
}

fn paint(Wanted { thing, width, height }: Wanted, unit: f32) -> (Picture, Vec2) {
    let paper = Vec2::splat(paper::margin(unit) as f32);
    let plate = Vec2::splat(plates::margin(unit) as f32);
    let feet = |(x, y): (f32, f32)| vec2(x, y);
    match thing {
        Thing::Sheet(seed) => (paper::panel(width, height, unit, seed), paper),
        Thing::Disc => (paper::disc(width, unit, 2), paper),
        Thing::Ribbon => (paper::ribbon(width, height, unit), Vec2::ZERO),
        Thing::Shelf => (paper::shelf(width, height, unit), Vec2::ZERO),
        Thing::Button(press) => (plates::button(width, height, unit, press), plate),
        Thing::Seal(wax) => (plates::seal(width, unit, wax), plate),
        Thing::Keycap => (plates::keycap(width, height, unit), Vec2::ZERO),
        Thing::Guard(colour, ground) => (guard::standing(colour, height, ground), feet(guard::EXTENT.feet(height))),
        Thing::Slot(ground) => (guard::slot(height, ground), feet(guard::EXTENT.feet(height))),
        Thing::Ghost => (ghost::ghost(height, 0.0), feet(ghost::EXTENT.feet(height))),
        Thing::GhostMark(mark) => (ghost::mark(height, mark), feet(ghost::MARK.feet(height))),
        Thing::Badge(colour) => (emblem::badge(colour, height), Vec2::ZERO),
        Thing::Coin => (coin::coin(height), feet(coin::EXTENT.feet(height))),
        Thing::Flag => (flag::flag(height), feet(flag::EXTENT.feet(height))),
        Thing::Table => (table::ground(width, height, unit), Vec2::ZERO),
    }
}
