//! Painted pictures as egui textures, made when they are first asked for and kept while the layout keeps its size.
//!
//! Small pictures are painted at once; large ones in threads of their own, so that no frame waits for them, and that they
//! wait for nothing themselves: until then a plain colour stands in.

use super::{MIST, NIGHT, PARCHMENT, RUBRIC, faint};
use crate::painter::figures::ghost::Mark;
use crate::painter::figures::guard::Ground;
use crate::painter::figures::{cat, circle, coin, emblem, flag, ghost, guard, hound};
use crate::painter::mists::lessons::Lesson;
use crate::painter::mists::veil;
use crate::painter::picture::Picture;
use crate::painter::plates::{Press, Wax};
use crate::painter::{paper, plates, table};
use crate::rules::Colour;
use crate::rules::mists::Hound;
use egui::{Color32, ColorImage, Context, TextureHandle, TextureId, TextureOptions, Vec2, vec2};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Something the painter can paint for a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A torn sheet of parchment; the number tears it differently.
    Sheet(u32),
    /// The round sheet of the score track.
    Disc,
    /// The ribbon behind the active player.
    Ribbon(Colour),
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
    /// A hound, as long as it is asked to be high.
    Hound(Hound),
    /// Eloise, sitting.
    Cat,
    /// A spell circle that holds a ghost.
    Circle,
    /// A gold coin.
    Coin,
    /// The flag on the goal.
    Flag,
    /// The table without a board.
    Table,
    /// Mist over the picture of a closed level; the number drifts it differently.
    Veil(u32),
}

impl Thing {
    /// What stands in for it while it is being painted: a colour, and the radius of its corners in layout pixels.
    pub(super) fn stand_in(self) -> (Color32, f32) {
        match self {
            Thing::Disc => (PARCHMENT, 200.0),
            Thing::Ribbon(_) | Thing::Button(_) => (RUBRIC, 12.0),
            Thing::Shelf | Thing::Table => (NIGHT, 8.0),
            Thing::Veil(_) => (faint(MIST, 0.6), 0.0),
            _ => (PARCHMENT, 6.0),
        }
    }
}

/// A picture that fills its place or the whole screen and is handed in from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scene {
    /// Behind the title, and behind a victory.
    Title,
    /// On a level's card.
    Level(u8),
    /// In the book, beside what it shows.
    Lesson(Lesson),
    /// Behind a defeat.
    Defeat,
    /// The board on which a game ended.
    Board,
}

/// The picture of a scene at its own size, then half as large, and so on: egui's textures have no smaller sizes of
/// themselves.
pub struct SceneSizes(Vec<ColorImage>);

impl SceneSizes {
    /// All sizes of a picture. That takes longer than a frame should.
    pub fn of(picture: &Picture) -> SceneSizes {
        let mut sizes = vec![image(picture)];
        let mut smaller = picture.halved();
        while smaller.width >= NARROWEST_SCENE {
            sizes.push(image(&smaller));
            smaller = smaller.halved();
        }
        SceneSizes(sizes)
    }
}

/// A painted thing, ready to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pictured {
    /// The texture.
    pub texture: TextureId,
    /// Size of the whole picture, in pixels.
    pub size: Vec2,
    /// Where in the picture the thing's own corner lies (for figures: its feet, for coin and circle: its middle), in pixels.
    pub anchor: Vec2,
}

/// Pictures with more pixels than this are painted in a thread of their own.
const LARGE: u32 = 40_000;

/// Scenes are kept in every halved size that is at least this wide, in pixels.
const NARROWEST_SCENE: u32 = 320;

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
    anchor: Vec2,
}

/// A picture fresh from a thread, with the unit it was painted for.
struct Fresh {
    wanted: Wanted,
    unit: f32,
    picture: Picture,
    anchor: Vec2,
}

/// The cache of painted textures.
#[derive(bevy::prelude::Resource)]
pub struct Art {
    /// `None` while it is being painted.
    kept: HashMap<Wanted, Option<Kept>>,
    /// Each in all its sizes, the largest first.
    scenes: HashMap<Scene, Vec<TextureHandle>>,
    /// Pixels per pixel of the 1920 × 1080 layout.
    unit: f32,
    /// The unit to come and since when it is asked for, in egui's seconds, while the window is being resized.
    coming: Option<(f32, f64)>,
    /// What the threads have painted and nobody has taken in yet.
    fresh: Arc<Mutex<Vec<Fresh>>>,
    /// Whether plain colours stand in for good.
    unpainted: bool,
}

impl Default for Art {
    fn default() -> Self {
        Art::new()
    }
}

impl Art {
    /// An empty cache.
    pub fn new() -> Art {
        Art {
            kept: HashMap::new(),
            scenes: HashMap::new(),
            unit: 0.0,
            coming: None,
            fresh: Arc::default(),
            unpainted: false,
        }
    }

    /// A cache in which plain colours stand in for everything: enough wherever only places and answers matter.
    pub fn unpainted() -> Art {
        Art { unpainted: true, ..Art::new() }
    }

    /// Whether something is still being painted.
    pub fn is_painting(&self) -> bool {
        self.coming.is_some() || self.kept.values().any(Option::is_none)
    }

    /// Hands in a scene.
    pub fn set_scene(&mut self, ctx: &Context, scene: Scene, sizes: SceneSizes) {
        let load = |image| ctx.load_texture(format!("{scene:?}"), image, TextureOptions::LINEAR);
        self.scenes.insert(scene, sizes.0.into_iter().map(load).collect());
        // A panel that shows it may be dozing.
        ctx.request_repaint();
    }

    /// Takes a scene away.
    pub fn take_scene(&mut self, scene: Scene) {
        self.scenes.remove(&scene);
    }

    /// A scene and its size in pixels, if it was handed in: the smallest that covers so many pixels, or the largest.
    pub fn scene(&self, scene: Scene, pixels: Vec2) -> Option<(TextureId, Vec2)> {
        let sizes = self.scenes.get(&scene)?;
        let covers = |handle: &&TextureHandle| handle.size_vec2().x >= pixels.x && handle.size_vec2().y >= pixels.y;
        let handle = sizes.iter().rev().find(covers).or(sizes.first())?;
        Some((handle.id(), handle.size_vec2()))
    }

    /// Notes how large things are drawn now, in pixels per layout pixel. While the window is being resized the pictures
    /// of the size before are stretched; once it rests they are painted anew.
    pub(super) fn at_unit(&mut self, ctx: &Context, unit: f32) {
        if self.unit == 0.0 {
            self.unit = unit;
        }
        self.take_in(ctx);
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

    /// The picture of a thing this many pixels large (for figures only the height counts), once it is painted.
    pub(super) fn picture(&mut self, ctx: &Context, thing: Thing, size: Vec2, unit: f32) -> Option<Pictured> {
        // Everything is kept in the size that belongs to `self.unit`, and stretched from there.
        let stretch = unit / self.unit;
        let wanted = Wanted { thing, width: pixels(size.x / stretch), height: pixels(size.y / stretch) };
        if self.unpainted {
            return None;
        }
        if !self.kept.contains_key(&wanted) {
            self.ask_for(ctx, wanted);
        }
        let kept = self.kept.get(&wanted)?.as_ref()?;
        let size = kept.handle.size_vec2() * stretch;
        Some(Pictured { texture: kept.handle.id(), size, anchor: kept.anchor * stretch })
    }

    fn ask_for(&mut self, ctx: &Context, wanted: Wanted) {
        let unit = self.unit;
        if wanted.width * wanted.height <= LARGE {
            let (picture, anchor) = paint(wanted, unit);
            self.keep(ctx, wanted, &picture, anchor);
            return;
        }
        self.kept.insert(wanted, None);
        let (fresh, ctx) = (self.fresh.clone(), ctx.clone());
        thread::spawn(move || {
            let (picture, anchor) = paint(wanted, unit);
            let done = Fresh { wanted, unit, picture, anchor };
            fresh.lock().unwrap_or_else(PoisonError::into_inner).push(done);
            ctx.request_repaint();
        });
    }

    /// Keeps what the threads have painted, unless the layout has changed its size since.
    fn take_in(&mut self, ctx: &Context) {
        let fresh = std::mem::take(&mut *self.fresh.lock().unwrap_or_else(PoisonError::into_inner));
        for Fresh { wanted, unit, picture, anchor } in fresh {
            if unit == self.unit {
                self.keep(ctx, wanted, &picture, anchor);
            }
        }
    }

    fn keep(&mut self, ctx: &Context, wanted: Wanted, picture: &Picture, anchor: Vec2) {
        let handle = ctx.load_texture(format!("{:?}", wanted.thing), image(picture), TextureOptions::LINEAR);
        self.kept.insert(wanted, Some(Kept { handle, anchor }));
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
        Thing::Ribbon(colour) => (paper::ribbon(width, height, unit, colour), Vec2::ZERO),
        Thing::Shelf => (paper::shelf(width, height, unit), Vec2::ZERO),
        Thing::Button(press) => (plates::button(width, height, unit, press), plate),
        Thing::Seal(wax) => (plates::seal(width, unit, wax), plate),
        Thing::Keycap => (plates::keycap(width, height, unit), Vec2::ZERO),
        Thing::Guard(colour, ground) => (guard::standing(colour, height, ground), feet(guard::EXTENT.feet(height))),
        Thing::Slot(ground) => (guard::slot(height, ground), feet(guard::EXTENT.feet(height))),
        Thing::Ghost => (ghost::ghost(height, 0.0), feet(ghost::EXTENT.feet(height))),
        Thing::GhostMark(mark) => (ghost::mark(height, mark), feet(ghost::MARK.feet(height))),
        Thing::Badge(colour) => (emblem::badge(colour, height), Vec2::ZERO),
        Thing::Hound(dog) => (hound::standing(painted(dog), height), feet(hound::EXTENT.feet(height))),
        Thing::Cat => (cat::sitting(height), feet(cat::EXTENT.feet(height))),
        Thing::Circle => (circle::held(height), feet(circle::EXTENT.feet(height))),
        Thing::Coin => (coin::coin(height), feet(coin::EXTENT.feet(height))),
        Thing::Flag => (flag::flag(height), feet(flag::EXTENT.feet(height))),
        Thing::Table => (table::ground(width, height, unit), Vec2::ZERO),
        Thing::Veil(seed) => (veil::veil(width, height, unit, seed), Vec2::ZERO),
    }
}

fn painted(dog: Hound) -> hound::Hound {
    match dog {
        Hound::Rufus => hound::Hound::Rufus,
        Hound::Ronja => hound::Hound::Ronja,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_can_be_handed_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Art>();
    }
}
