//! Painted pictures as egui textures. They are made when they are first needed and kept while the layout keeps its
//! size.
//!
//! Small pictures are painted at once. Large ones are painted in the background, so that no frame waits for them. Cards
//! are small but take long: in each frame only a few of them are painted. A plain colour is shown until they are ready.

use super::{MIST, NIGHT, PARCHMENT, RUBRIC, faint};
use crate::painter::colour::{Rgb, hex};
use crate::painter::dont_go_in::{cards, dice, marks};
use crate::painter::figures::ghost::Mark;
use crate::painter::figures::guard::Ground;
use crate::painter::figures::{
    abbot, armed, cat, circle, coin, emblem, flag, ghost, guard, hound, marker, meeple, sheaf,
};
use crate::painter::mists::lessons::Lesson;
use crate::painter::mists::veil;
use crate::painter::picture::Picture;
use crate::painter::plates::{Press, Wax};
use crate::painter::{paper, plates, table};
use crate::rules::Colour;
use crate::rules::dont_go_in::Card;
use crate::rules::mists::Hound;
use egui::{Color32, ColorImage, Context, TextureHandle, TextureId, TextureOptions, Vec2, vec2};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Something the painter can paint for a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// A torn sheet of parchment. The number selects how it is torn.
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
    /// The empty place of a meeple that the player does not have in hand.
    Slot(Ground),
    /// An ordinary meeple of the competitive game.
    Ordinary(Colour, Ground),
    /// A guard with a spear, so that it is told from an ordinary meeple.
    Armed(Colour, Ground),
    /// An abbot.
    Abbot(Colour, Ground),
    /// The dashed outline of a guard with a spear.
    ArmedSlot(Ground),
    /// A marker of the score track that has gone round it so often.
    Marker(Colour, u8),
    /// A pennon for one lap.
    Pennon,
    /// A sheaf: the sign of fields.
    Sheaf,
    /// A ghost with its halo.
    Ghost,
    /// A ghost's outline.
    GhostMark(Mark),
    /// A player's badge.
    Badge(Colour),
    /// A hound. The height asked for is its length.
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
    /// A card of the haunted house.
    Cursed(Card),
    /// A card of the haunted house that lies face down.
    CursedBack,
    /// A card that was turned face down for good.
    Dispelled,
    /// The skull that counts Curses.
    Curses,
    /// A ghost of a player in the haunted house.
    HouseGhost(marks::Ghost),
    /// A die that shows a ghost, or nothing.
    Die(dice::Face),
    /// Mist over the picture of a closed level. The number selects the shape of the mist.
    Veil(u32),
}

impl Thing {
    /// What is shown while the picture is being painted: a colour, and the corner radius in layout pixels.
    pub(super) fn stand_in(self) -> (Color32, f32) {
        match self {
            Thing::Disc => (PARCHMENT, 200.0),
            Thing::Ribbon(_) | Thing::Button(_) => (RUBRIC, 12.0),
            Thing::Shelf | Thing::Table | Thing::Cursed(_) | Thing::CursedBack | Thing::Dispelled => (NIGHT, 8.0),
            Thing::Veil(_) => (faint(MIST, 0.6), 0.0),
            _ => (PARCHMENT, 6.0),
        }
    }

    /// Whether it takes long to paint, however small it is.
    fn takes_long(self) -> bool {
        matches!(self, Thing::Cursed(_) | Thing::CursedBack | Thing::Dispelled)
    }
}

/// A large picture from outside that fills its place or the whole screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scene {
    /// Behind the title, and behind a victory.
    Title,
    /// On a level's card.
    Level(u8),
    /// In the book, beside the text that it illustrates.
    Lesson(Lesson),
    /// On the card of *Don't Go In There*, and behind its result.
    House,
    /// Behind a defeat.
    Defeat,
    /// The table of a game that has ended, or that was saved.
    Board,
}

/// The picture of a scene in full size, half size and so on, because egui's textures have no mipmaps.
pub struct SceneSizes(Vec<ColorImage>);

impl SceneSizes {
    /// All sizes of a picture. Computing them takes too long for a frame.
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

/// A painted picture, ready to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pictured {
    /// The texture.
    pub texture: TextureId,
    /// Size of the whole picture, in pixels.
    pub size: Vec2,
    /// The anchor within the picture, in pixels. For figures it is the feet, for coin and circle the middle.
    pub anchor: Vec2,
}

/// Pictures with more pixels than this are painted in the background.
const LARGE: u32 = 40_000;

/// The longest side of a picture, in pixels.
pub(super) const LONGEST_SIDE: usize = 4096;

/// So long a frame may paint small pictures that take long, and then one more.
const LONGEST: Duration = Duration::from_millis(5);

/// The smaller sizes of a scene are at least this wide, in pixels.
const NARROWEST_SCENE: u32 = 320;

/// The colour of a sheaf on parchment.
const SHEAF: Rgb = hex(0x7A4E12);

/// How long a new layout size has to stay the same before everything is painted again, in seconds.
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

/// A new picture from the background, with the unit for which it was painted.
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
    /// All sizes of each scene, the largest first.
    scenes: HashMap<Scene, Vec<TextureHandle>>,
    /// Pixels per pixel of the 1920 × 1080 layout.
    unit: f32,
    /// While the window is being resized: the next unit, and since when it is asked for, in egui's seconds.
    coming: Option<(f32, f64)>,
    /// Pictures from the background that have not been taken in yet.
    fresh: Arc<Mutex<Vec<Fresh>>>,
    /// What was painted in this frame of egui that takes long.
    long: LongWork,
    /// Whether plain colours replace all pictures.
    unpainted: bool,
}

/// Pictures that take long and are painted in a frame all the same.
#[derive(Default)]
struct LongWork {
    /// The number of the frame.
    frame: u64,
    /// How long they took.
    took: Duration,
    /// Whether others have to wait for the next frame.
    others_wait: bool,
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
            long: LongWork::default(),
            unpainted: false,
        }
    }

    /// A cache that shows plain colours only: enough where only places and answers matter.
    pub fn unpainted() -> Art {
        Art { unpainted: true, ..Art::new() }
    }

    /// Whether something is still being painted.
    pub fn is_painting(&self) -> bool {
        self.coming.is_some() || self.long.others_wait || self.kept.values().any(Option::is_none)
    }

    /// Adds a scene.
    pub fn set_scene(&mut self, ctx: &Context, scene: Scene, sizes: SceneSizes) {
        let load = |image| ctx.load_texture(format!("{scene:?}"), image, TextureOptions::LINEAR);
        self.scenes.insert(scene, sizes.0.into_iter().map(load).collect());
        // A panel that shows it may be asleep.
        ctx.request_repaint();
    }

    /// Removes a scene.
    pub fn take_scene(&mut self, scene: Scene) {
        self.scenes.remove(&scene);
    }

    /// A scene and its size in pixels, if it was added: the smallest size that covers `pixels`, or else the largest.
    pub fn scene(&self, scene: Scene, pixels: Vec2) -> Option<(TextureId, Vec2)> {
        let sizes = self.scenes.get(&scene)?;
        let covers = |handle: &&TextureHandle| handle.size_vec2().x >= pixels.x && handle.size_vec2().y >= pixels.y;
        let handle = sizes.iter().rev().find(covers).or(sizes.first())?;
        Some((handle.id(), handle.size_vec2()))
    }

    /// Sets the size of the layout, in pixels per layout pixel. While the window is being resized, the old pictures are
    /// stretched. When the size no longer changes, they are painted again.
    pub(super) fn at_unit(&mut self, ctx: &Context, unit: f32) {
        if self.unit == 0.0 {
            self.unit = unit;
        }
        let frame = ctx.cumulative_pass_nr();
        if self.long.frame != frame {
            self.long = LongWork { frame, ..LongWork::default() };
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

    /// The picture of a thing in this size in pixels, if it is painted already. For figures only the height counts.
    pub(super) fn picture(&mut self, ctx: &Context, thing: Thing, size: Vec2, unit: f32) -> Option<Pictured> {
        // All pictures are kept in the size that belongs to `self.unit`, and stretched from there.
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
            if wanted.thing.takes_long() && self.long.took > LONGEST {
                self.long.others_wait = true;
                ctx.request_repaint();
                return;
            }
            let begun = Instant::now();
            let (picture, anchor) = paint(wanted, unit);
            self.keep(ctx, wanted, &picture, anchor);
            if wanted.thing.takes_long() {
                self.long.took += begun.elapsed();
            }
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

    /// Takes in pictures from the background, unless the layout has changed its size since.
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
    (length.round() as u32).clamp(1, LONGEST_SIDE as u32)
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
        Thing::Ordinary(colour, ground) => {
            (meeple::standing(colour, height, ground), feet(meeple::EXTENT.feet(height)))
        }
        Thing::Armed(colour, ground) => (armed::standing(colour, height, ground), feet(armed::EXTENT.feet(height))),
        Thing::Abbot(colour, ground) => (abbot::standing(colour, height, ground), feet(abbot::EXTENT.feet(height))),
        Thing::ArmedSlot(ground) => (armed::slot(height, ground), feet(armed::EXTENT.feet(height))),
        Thing::Marker(colour, laps) => (marker::marker(colour, laps.into(), height), feet(marker::EXTENT.feet(height))),
        Thing::Pennon => (marker::pennon(height), feet(marker::PENNON.feet(height))),
        Thing::Sheaf => (sheaf::sheaf(height, SHEAF), feet(sheaf::EXTENT.feet(height))),
        Thing::Ghost => (ghost::ghost(height, 0.0), feet(ghost::EXTENT.feet(height))),
        Thing::GhostMark(mark) => (ghost::mark(height, mark), feet(ghost::MARK.feet(height))),
        Thing::Badge(colour) => (emblem::badge(colour, height), Vec2::ZERO),
        Thing::Hound(dog) => (hound::standing(painted(dog), height), feet(hound::EXTENT.feet(height))),
        Thing::Cat => (cat::sitting(height), feet(cat::EXTENT.feet(height))),
        Thing::Circle => (circle::held(height), feet(circle::EXTENT.feet(height))),
        Thing::Coin => (coin::coin(height), feet(coin::EXTENT.feet(height))),
        Thing::Flag => (flag::flag(height), feet(flag::EXTENT.feet(height))),
        Thing::Table => (table::ground(width, height, unit), Vec2::ZERO),
        Thing::Cursed(card) => (cards::face(card, width), Vec2::ZERO),
        Thing::CursedBack => (cards::Workshop::new(width).back(), Vec2::ZERO),
        Thing::Dispelled => (cards::Workshop::new(width).dispelled(), Vec2::ZERO),
        Thing::Curses => (marks::curses(height), Vec2::ZERO),
        Thing::HouseGhost(meaning) => (marks::ghost(height, meaning), Vec2::ZERO),
        Thing::Die(face) => {
            let side = ((height as f32 / (2.0 * dice::REACH)).round() as u32).max(1);
            (dice::at_rest(side, face, 0.0), Vec2::ZERO)
        }
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
